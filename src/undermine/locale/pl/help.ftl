### Zasady z przykładami i słowniczek, po polsku.

help-more = Dowiedz się więcej
glossary-title = Słowniczek
