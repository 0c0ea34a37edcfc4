### The rules with examples, and the words of the game, in English.

help-more = Learn more
glossary-title = Words of the game
