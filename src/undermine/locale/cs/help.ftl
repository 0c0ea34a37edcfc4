### Pravidla s příklady a slovníček, česky.

help-more = Více informací
glossary-title = Slovníček
help-example = Příklad k { $clause }
help-found = { $count ->
    [0] Nic nenalezeno.
    [one] Nalezen jeden bod.
    [few] Nalezeny { $count } body.
    [many] Nalezeno { $count } bodu.
   *[other] Nalezeno { $count } bodů.
}
help-rules-about = Každé pravidlo je bod s označením; uvádějí ho odmítnutí i karty. Obrázky ukazují vždy jeden tah: co udělá, nebo proč není dovolen.
help-in-front = před hráčem
help-in-hand = ruka
glossary-search = Hledat slovo
glossary-the-table-and-a-turn = Stůl a tah
glossary-the-labyrinth = Bludiště
glossary-dwarfs-and-gold = Trpaslíci a zlato
glossary-action-cards-of-the-base-game = Akční karty základní hry
glossary-saboteur-2 = Saboteur 2
glossary-world-championship-cards = Karty mistrovství světa
glossary-mini-expansions = Minirozšíření
glossary-variants = Varianty
glossary-the-lost-mines = Ztracené doly
