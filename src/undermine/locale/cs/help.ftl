### Pravidla s příklady a slovníček, česky.

help-more = Více informací
glossary-title = Slovníček
