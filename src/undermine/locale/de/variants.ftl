### Die Wörter der Varianten und der Mischungen mit Namen auf Deutsch. Für Kennungen und Variablen gilt dasselbe wie in base.ftl.

## Regeln

module-sabotaged = Sabotierter Zwerg
module-sabotaged-about = Goldgräber, vor denen am Ende der Runde ein kaputtes Werkzeug liegt, bekommen kein Gold, auch wenn die Goldgräber gewonnen haben.
module-tournament = Turnier
module-tournament-about = Die Regeln eines Turniertisches für 5 bis 9 Spieler: Gierige Zwerge spielen mit, auf halbem Weg liegt von Anfang an eine Wegekarte, und Gold gibt es in Plättchen.

## Mischungen mit Namen

preset-tournament = Turnier
preset-tournament-about = Das Spiel eines Turniertisches: das Grundspiel für 5 bis 9 Spieler mit gierigen Zwergen, einer Wegekarte auf halbem Weg von Anfang an und Gold in Plättchen.
preset-championship = Weltmeisterschaft
preset-championship-about = Das Grundspiel mit allen Weltmeisterschaftskarten von 2016 bis 2023: schnelle Wendungen und ein gieriger Zwerg unter den Goldgräbern.
preset-jubilee = Jubiläum
preset-jubilee-about = Das Grundspiel mit fast allem, was in der Schachtel ist: alle Weltmeisterschaftskarten, Zoll, Kostüme, neue Ziele, Schatztruhen, Goldnuggets und sabotierte Zwerge.
preset-jubilee2 = Jubiläum mit Saboteur 2
preset-jubilee2-about = Saboteur 2 mit fast allem, was in der Schachtel ist: die Weltmeisterschaftskarten ab 2017, Zoll, Kostüme, neue Ziele, Schatztruhen und Goldnuggets.

## Was geschieht

event-tile-laid = { $turned ->
        [yes] Auf { $cell } liegt von Anfang an „{ $card }“, um 180° gedreht.
       *[no] Auf { $cell } liegt von Anfang an „{ $card }“.
    }
