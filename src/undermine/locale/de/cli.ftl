### Was die Kommandozeile sagt, auf Deutsch. Namen von Befehlen, Optionen, Modulen und Punkten sind in jeder Sprache gleich.

## undermine modules

cli-modules-rulesets = Regelwerke
cli-modules-presets = Mischungen mit eigenem Namen
cli-modules-modules = Module, die man zu einem Regelwerk nehmen kann, mit Plus geschrieben: base+toll
cli-modules-players = Für { $fewest } bis { $most } Spieler.
cli-modules-with = Mit { $ruleset } für { $fewest } bis { $most } Spieler.
cli-modules-without = Nicht zusammen mit { $modules }.

## undermine rules

cli-rules-unknown = Den Punkt '{ $clause }' gibt es nicht; `undermine rules` nennt alle.
cli-rules-code = Darauf achtet
cli-rules-tests = Das zeigt
cli-rules-nowhere = noch nichts

## undermine replay

cli-replay-no-file = Eine Datei '{ $file }', die sich lesen lässt, gibt es nicht.
cli-replay-bad-record = '{ $file }': { $reason }.
cli-replay-other-rules = { $version ->
    [0] Die Aufzeichnung „{ $file }“ nennt keine Version der Regeln, ist also älter als Version { $ours }, die dieses Programm hat. Sie lässt sich nicht abspielen.
   *[other] Die Aufzeichnung „{ $file }“ wurde mit Version { $version } der Regeln gemacht, und dieses Programm hat Version { $ours }. Sie lässt sich nicht abspielen.
}
cli-replay-no-seat = Den Platz '{ $seat }' gibt es nicht; möglich sind eine Zahl von 0 bis { $last }, all oder spectator.
cli-replay-no-move = Züge in der Aufzeichnung: { $moves }; --to muss eine Zahl von 0 bis { $moves } sein.
cli-replay-deal = Das Austeilen
cli-replay-move = Schritt { $number } von { $moves }
cli-replay-mover = { $move }: { $seat }
cli-replay-action = { $move }: { $seat } – { $action }
cli-replay-viewer = was { $viewer } sieht
cli-replay-spectator = ein Zuschauer
cli-replay-open = alle Karten offen
cli-replay-keys = n oder Leertaste: weiter · p: zurück · Zahl und Eingabe: dieser Schritt · s: anderer Platz · q: Ende

## undermine review

cli-review-round = Runde { $round }
cli-review-move = Zug
cli-review-player = Spieler
cli-review-action = was getan wurde
cli-review-suspicion = Verdacht eines Zuschauers
cli-review-treasure = Schatz
cli-review-found = Der Schatz wurde gefunden.
cli-review-not-found = Der Schatz wurde nicht gefunden.
cli-review-no-saboteurs = Es gab keinen Saboteur.
cli-review-saboteurs = { $count ->
    [one] Saboteur: { $names }.
   *[other] Saboteure: { $names }.
}
cli-review-gave-away = Zug { $move } hat { $seat } verraten: Verdacht vorher { $before }, danach { $after }.
cli-review-explained = Unter jedem Namen: für wie wahrscheinlich jemand, der nur zuschaut, diesen Spieler nach dem Zug für einen Saboteur hält. Schatz: wie oft Lehrlinge ihn von dort aus finden, an Tischen, die nach den Vermutungen eines Zuschauers gezogen sind.

## undermine serve

cli-serve-address = Undermine läuft unter { $url } (Strg-C beendet es)

## undermine cluster-dev

cli-cluster-node = { $name } läuft unter { $url }

## undermine check

cli-check-no-file = In '{ $folder }' gibt es keine Datei *{ $suffix }.
cli-check-failed = FEHLER { $place }
cli-check-line = Zeile { $line }
cli-check-expected = erwartet
cli-check-instead = aber es ist
cli-check-happened = Was geschah:
cli-check-board = Das Spielfeld:
cli-check-record-holds = { $count ->
        [one] { $file }: { $count } Zug, wie aufgezeichnet
       *[other] { $file }: { $count } Züge, alle wie aufgezeichnet
    }
cli-check-all-passed = { $count ->
        [one] { $count } Szenario: alles wie erwartet
       *[other] { $count } Szenarien: alles wie erwartet
    }
cli-check-some-failed = { $count ->
        [one] { $count } Szenario: { $failed } fehlgeschlagen, { $passed } wie erwartet
       *[other] { $count } Szenarien: { $failed } fehlgeschlagen, { $passed } wie erwartet
    }

## undermine simulate

cli-simulate-setting = Spiele: { $games }, Regeln: '{ $rules }', Spieler: { $players }, Startwert: { $seed }
cli-simulate-side = Seite
cli-simulate-rounds-won = gewonnene Runden
cli-simulate-share = Anteil
cli-simulate-miners = Goldgräber
cli-simulate-saboteurs = Saboteure
cli-simulate-blue = blauer Clan
cli-simulate-yellow = gelber Clan
cli-simulate-nobody = niemand
cli-simulate-role = Rolle
cli-simulate-a-round = { $counted ->
        [points] Punkte je Runde
       *[gold] Gold je Runde
    }
cli-simulate-bot = Bot
cli-simulate-games-won = gewonnene Spiele
cli-simulate-a-game = { $counted ->
        [points] Punkte je Spiel
       *[gold] Gold je Spiel
    }
cli-simulate-by-seat = { $counted ->
        [points] Punkte je Spiel nach Plätzen
       *[gold] Gold je Spiel nach Plätzen
    }: { $amounts }
cli-simulate-length = Entscheidungen: { $decisions_per_round } je Runde, { $decisions_per_game } je Spiel ({ $shortest_game } bis { $longest_game })

## undermine arena

cli-arena-games = Spiele von '{ $rules }' mit { $players } Spielern, Startwert { $seed }; jeder Bot saß bei jeder Verteilung auf jedem Platz
cli-arena-sides = Runden von '{ $rules }' mit { $players } Spielern, Startwert { $seed }; alle Paare mit denselben Verteilungen
cli-arena-bot = Bot
cli-arena-role = Rolle
cli-arena-rounds = Runden
cli-arena-decisions = Entscheidungen
cli-arena-median = ms je Entscheidung (Median, CPU)
cli-arena-slowest = 95. Perzentil
cli-arena-thought = ms je Entscheidung (95. Perzentil, CPU)
cli-arena-a-game = { $counted ->
        [points] Punkte je Spiel
       *[gold] Gold je Spiel
    }
cli-arena-a-round = { $counted ->
        [points] Punkte je Runde
       *[gold] Gold je Runde
    }
cli-arena-games-won = gewonnene Spiele
cli-arena-rounds-won = gewonnene Runden
cli-arena-miners = Goldgräber
cli-arena-saboteurs = Saboteure
cli-arena-miners-won = Siege der Goldgräber
cli-arena-a-miner = Gold je Goldgräber
cli-arena-a-saboteur = Gold je Saboteur
cli-arena-rating = Wertung
cli-arena-rating-miners = Wertung als Goldgräber
cli-arena-rating-saboteurs = Wertung als Saboteure
cli-arena-ahead-games = { $bot } gegenüber { $of }: { $value } { $counted ->
        [points] Punkte
       *[gold] Gold
    } je Spiel ({ $low } bis { $high })
cli-arena-ahead-miner = Goldgräber { $bot } gegenüber { $of }, Saboteure { $against }: { $value } Prozentpunkte ({ $low } bis { $high })
cli-arena-ahead-saboteur = Saboteure { $bot } gegenüber { $of }, Goldgräber { $against }: { $value } Prozentpunkte ({ $low } bis { $high })
cli-arena-sure = – sicher voraus
cli-arena-unsure = – nicht sicher voraus
cli-arena-intervals = Alle Intervalle haben 95 % Sicherheit; Unterschiede gelten für dieselben Verteilungen.

## undermine bench

cli-bench-no-numbers = '{ $words }' ist keine Liste von Zahlen wie 3,5,10
cli-bench-title = zufällige erlaubte Züge, bester Durchgang
cli-bench-rules = Regeln
cli-bench-players = Spieler
cli-bench-build = Fassung
cli-bench-compiled = übersetzt
cli-bench-uncompiled = nicht übersetzt
cli-bench-decisions = Entscheidungen/s
cli-bench-rounds = Runden/s
cli-bench-inside = innen/s
cli-bench-game = um.Game/s
cli-bench-options = Möglichkeiten µs
cli-bench-apply = Zug µs
cli-bench-copy = Kopie µs
cli-bench-view = Sicht µs
cli-bench-machine = { $processor }, { $cores ->
        [one] { $cores } Kern
       *[other] { $cores } Kerne
    }, { $system }
cli-bench-peer = OpenSpiel { $game } aus Python: { $rate } Entscheidungen/s
cli-bench-ratio = { $build }: das { $ratio }-Fache davon

## Ein Tisch in Worten

show-round = Runde { $round }, Zug { $turn }
show-deck = Stapel: { $deck } · Ablagestapel: { $discard }
show-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
show-gold-cards = { $count ->
        [one] { $count } Goldkarte
       *[other] { $count } Goldkarten
    }
show-tokens = { $count } Plättchen
show-nuggets = { $count ->
        [one] { $count } Nugget
       *[other] { $count } Nuggets
    }
show-unknown-dwarf = ?
show-before = vor sich: { $cards }
show-hand = Hand: { $cards }
show-hand-of = Hand von { $seat }: { $cards }
show-empty = leer
show-own-gold = Eigene Goldkarten: { $values }
show-goals = Ziele: { $goals }
show-goal = { $cell } { $card }
show-seen = Bekannt:
show-part = { $module }: { $contents }
show-asked = Gefragt: { $seats } – „{ $question }“
show-winners = Es gewinnen: { $seats }

## undermine bench server

cli-bench-server-tables = { $active } Tische zu fünft, an denen alle „{ $rules }“ spielen, { $idle }, an denen niemand zieht
cli-bench-server-rate = { $rate } Befehle pro Sekunde; bis alle die Neuigkeit haben: die Hälfte in { $middle } ms, 99 % in { $worst } ms
cli-bench-server-cores = Der Server beschäftigte { $cores } Kerne; andere auf dem Wirt nahmen dieser Maschine { $stolen }.
cli-bench-server-memory = Speicher: leer { $empty } MB, mit allen offenen Tischen { $opened } MB, nach dem Spielen { $after } MB
cli-bench-server-table = Ein Tisch: { $idle } kB, wenn er offen ist, { $active } kB mehr, wenn an ihm gespielt wird
