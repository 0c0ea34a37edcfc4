### Zasady z przykładami i słowniczek, po polsku.

help-more = Dowiedz się więcej
glossary-title = Słowniczek
help-example = Przykład do { $clause }
help-found = { $count ->
    [0] Nic nie znaleziono.
    [one] Znaleziono jeden punkt.
    [few] Znaleziono { $count } punkty.
    [many] Znaleziono { $count } punktów.
   *[other] Znaleziono { $count } punktu.
}
help-rules-about = Każda zasada jest punktem z numerem; podają go odmowy i karty. Obrazki pokazują po jednym ruchu: co robi albo dlaczego jest niedozwolony.
help-in-front = przed graczem
help-in-hand = ręka
glossary-search = Szukaj słowa
glossary-the-table-and-a-turn = Stół i tura
glossary-the-labyrinth = Labirynt
glossary-dwarfs-and-gold = Krasnoludy i złoto
glossary-action-cards-of-the-base-game = Karty akcji gry podstawowej
glossary-saboteur-2 = Saboteur 2
glossary-world-championship-cards = Karty mistrzostw świata
glossary-mini-expansions = Minidodatki
glossary-variants = Warianty
glossary-the-lost-mines = Zaginione kopalnie
