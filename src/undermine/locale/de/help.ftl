### Die Regeln mit Beispielen und die Wörter des Spiels, auf Deutsch.

help-more = Mehr erfahren
glossary-title = Wörter des Spiels
help-example = Beispiel zu { $clause }
help-found = { $count ->
    [0] Nichts gefunden.
    [one] Ein Absatz gefunden.
   *[other] { $count } Absätze gefunden.
}
help-rules-about = Jede Regel ist ein Absatz mit einer Nummer; Ablehnungen und Karten nennen sie. Die Bilder zeigen je einen Zug: was er bewirkt, oder warum er nicht geht.
help-in-front = davor
help-in-hand = Hand
glossary-search = Wörter suchen
glossary-the-table-and-a-turn = Der Tisch und ein Zug
glossary-the-labyrinth = Das Labyrinth
glossary-dwarfs-and-gold = Zwerge und Gold
glossary-action-cards-of-the-base-game = Aktionskarten des Grundspiels
glossary-saboteur-2 = Saboteur 2
glossary-world-championship-cards = Weltmeisterschaftskarten
glossary-mini-expansions = Mini-Erweiterungen
glossary-variants = Varianten
glossary-the-lost-mines = Die verlorenen Minen
