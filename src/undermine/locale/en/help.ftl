### The rules with examples, and the words of the game, in English.

help-more = Learn more
glossary-title = Words of the game
help-example = Example of { $clause }
help-found = { $count ->
    [0] Nothing found.
    [one] One clause found.
   *[other] { $count } clauses found.
}
help-rules-about = Every rule is a clause with an id; refusals and cards name it. Pictures show one move each: what it does, or why it is refused.
help-in-front = in front
help-in-hand = hand
glossary-search = Search the words
glossary-the-table-and-a-turn = The table and a turn
glossary-the-labyrinth = The labyrinth
glossary-dwarfs-and-gold = Dwarfs and gold
glossary-action-cards-of-the-base-game = Action cards of the base game
glossary-saboteur-2 = Saboteur 2
glossary-world-championship-cards = World-championship cards
glossary-mini-expansions = Mini-expansions
glossary-variants = Variants
glossary-the-lost-mines = The Lost Mines
