### Was die Kommandozeile sagt, auf Deutsch. Namen von Befehlen, Optionen, Modulen und Punkten sind in jeder Sprache gleich.

## undermine modules

cli-modules-rulesets = Regelwerke
cli-modules-presets = Mischungen mit eigenem Namen
cli-modules-modules = Module, die man zu einem Regelwerk nehmen kann, mit Plus geschrieben: base+toll
cli-modules-players = Für { $fewest } bis { $most } Spieler.
cli-modules-with = Mit { $ruleset } für { $fewest } bis { $most } Spieler.
cli-modules-without = Nicht zusammen mit { $modules }.

## undermine rules

cli-rules-code = Darauf achtet
cli-rules-tests = Das zeigt
cli-rules-nowhere = noch nichts

## undermine replay

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
cli-review-unfinished = Die Aufzeichnung endet vor dieser Runde.
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

cli-check-failed = FEHLER { $place }
cli-check-line = Zeile { $line }
cli-check-expected = erwartet
cli-check-instead = stattdessen:
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

cli-arena-games = Spiele von '{ $rules }' mit { $players } Spielern, Startwert { $seed }, Zahl der Spiele: { $games }; jeder Bot saß bei jeder Verteilung auf jedem Platz
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
cli-arena-intervals = Alle Intervalle haben 95 % Sicherheit; Unterschiede gelten für dieselben Verteilungen.

## undermine bench

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
cli-bench-against = Seite an Seite mit { $wheel }, bester Durchgang
cli-bench-task = Aufgabe
cli-bench-instructions-other = Befehle dort
cli-bench-instructions-this = hier
cli-bench-instructions-times = mal weniger
cli-bench-per-second-other = pro Sekunde dort
cli-bench-per-second-this = hier
cli-bench-per-second-times = mal so viele
cli-bench-times-peer = mal { $game }
cli-bench-fall = Von 16 Tischen auf einmal bis 1024 sinken die Entscheidungen pro Sekunde um { $percent } %.

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
cli-bench-server-rate = { $rate } Befehle pro Sekunde; bis alle die Neuigkeit haben: die Hälfte in { $middle } ms, 99 % in { $worst } ms
cli-bench-server-cores = Der Server beschäftigte { $cores } Kerne; andere auf dem Wirt nahmen dieser Maschine { $stolen }.
cli-bench-server-memory = Speicher: leer { $empty } MB, mit allen offenen Tischen { $opened } MB, nach dem Spielen { $after } MB
cli-bench-server-table = Ein Tisch: { $idle } kB, wenn er offen ist, { $active } kB mehr, wenn an ihm gespielt wird
cli-bench-lobby-crowd = Offene Tische: { $tables }, Betrachter der Liste: { $lookers }
cli-bench-lobby-figures = Bis alle von einer Änderung gehört haben: { $middle } ms in der Mitte, höchstens { $worst } ms; der Server brauchte { $cores } Kerne.

## Datenbanken, Sicherungen, admin

cli-database = Datenbank: { $database }
cli-backup-done = Alles ist in { $file }. Die Datei ist gut aufzubewahren: Sie enthält die Geheimnisse laufender Spiele.
cli-restore-done = Alles ist so, wie es war, als { $file } entstand.
cli-upgrade-done = Die Datenbank ist auf dem neuesten Stand.
cli-damage = { $code } ({ $game }), { $row }: { $problem }
cli-damage-unreadable = lässt sich nicht lesen.
cli-damage-missing = fehlt.
cli-damage-unknown = ist von unbekannter Art.
cli-damage-differs = passt nicht zu dem, was davor gespielt wurde.
cli-damage-checked = { $tables ->
    [one] Ein Tisch wurde geprüft;
   *[other] { $tables } Tische wurden geprüft;
} { $damages ->
    [0] nichts ist beschädigt.
    [one] eines ist beschädigt.
   *[other] { $damages } Dinge sind beschädigt.
}
cli-admin-closed = Tisch { $code } ist geschlossen.
cli-admin-banned = Niemand kann jetzt mehr '{ $name }' heißen.
cli-admin-allowed = '{ $name }' ist wieder erlaubt.
cli-admin-settled = Meldung { $number } ist erledigt.
cli-admin-report-place = Tisch { $code }, Zug { $move }

## Mit Strg-C angehalten

cli-stopped = Angehalten: fertig sind { $done } von { $total }.

## Fehler: was einem Befehl entgegensteht. In Anführungszeichen steht, was eingegeben wurde oder in einer Datei steht.

error-no-language = Die Sprache '{ $language }' gibt es nicht; es gibt: { $languages }.
error-no-option = Die Option { $option } gibt es nicht; --help nennt alle.
error-option-needs-value = Die Option { $option } braucht einen Wert.
error-option-without-value = Die Option { $option } hat keinen Wert.
error-option-bad-value = { $option } kann diesen Wert nicht haben.
error-option-whole-any = { $option } muss eine ganze Zahl sein.
error-option-whole-at-least = { $option } muss eine ganze Zahl sein, mindestens { $least }.
error-option-whole-between = { $option } muss eine ganze Zahl von { $least } bis { $most } sein.
error-option-number-any = { $option } muss eine Zahl sein.
error-option-number-at-least = { $option } muss eine Zahl sein, mindestens { $least }.
error-option-number-between = { $option } muss eine Zahl von { $least } bis { $most } sein.
error-missing = { $name } fehlt; --help sagt, was dort hingehört.
error-no-command = { $command } hat keinen Befehl '{ $name }'; --help nennt alle.
error-too-much = Das ist mehr, als { $command } nimmt: { $words }.
error-usage = { $command } lässt sich so nicht verwenden: { $reason }
error-system = Das System lehnt ab: { $reason }.
error-no-file = die Datei '{ $file }' gibt es nicht
error-unreadable-file = Eine Datei '{ $file }', die sich lesen lässt, gibt es nicht.
error-file-too-large = Die Datei '{ $file }' ist größer als jede Aufzeichnung.
error-file-exists = Die Datei '{ $file }' gibt es schon.
error-no-folder = Den Ordner '{ $folder }' gibt es nicht.
error-is-folder = '{ $file }' ist ein Ordner, keine Datei.
error-folder-not-empty = Im Ordner '{ $folder }' ist schon etwas anderes.
error-cannot-write = '{ $file }' lässt sich nicht schreiben: { $reason }.
error-not-ours = '{ $file }' gibt es schon, und dieses Programm hat es nicht geschrieben; es bleibt, wie es ist.

## Fehler von Aufzeichnungen und Szenarien

error-bad-record = '{ $file }': { $reason }.
error-other-rules = { $version ->
    [0] Die Aufzeichnung „{ $file }“ nennt keine Version der Regeln, ist also älter als Version { $ours }, die dieses Programm hat. Sie lässt sich nicht abspielen.
   *[other] Die Aufzeichnung „{ $file }“ wurde mit Version { $version } der Regeln gemacht, und dieses Programm hat Version { $ours }. Sie lässt sich nicht abspielen.
}
error-record-other-rules = das Spiel wurde mit einer anderen Version der Regeln gemacht ({ $version }), und hier lässt sich nur Version { $ours } spielen
error-record-not-text = das ist keine Aufzeichnung: es ist kein Text
error-record-none = das ist keine Aufzeichnung der Version { $known }
error-record-not-json = das ist keine Aufzeichnung: Zeile { $line } ist kein JSON
error-record-newer = diese Aufzeichnung ist von Version { $version } eines neueren Undermine; dieses kennt Version { $known }
error-record-malformed = dieser Aufzeichnung fehlen Regeln, Plätze, Startwert oder Züge, oder sie sind fehlerhaft
error-record-unplayable = diese Aufzeichnung lässt sich nicht spielen: { $reason }
error-record-cannot-be-made = Zug { $number } ('{ $action }' von Platz { $seat }) ist nicht möglich: { $reason }
error-record-differs = Zug { $number } ('{ $action }' von Platz { $seat }) ergibt nicht die aufgezeichneten Ereignisse
error-no-seat = Den Platz '{ $seat }' gibt es nicht; möglich sind eine Zahl von 0 bis { $last }, all oder spectator.
error-no-move = Züge in der Aufzeichnung: { $moves }; --to muss eine Zahl von 0 bis { $moves } sein.
error-nothing-to-review = In '{ $file }' gibt es keinen Zug, der sich besprechen ließe.
error-no-scenario-file = In '{ $folder }' gibt es keine Datei *{ $suffix }.
error-no-clause = Den Punkt '{ $clause }' gibt es nicht; `undermine rules` nennt alle.
error-table-address = Die Adresse eines Tisches sieht so aus: https://host/t/CODE.
error-no-commitment = '{ $value }' ist keine Zusage eines Servers: das sind 64 Ziffern und Buchstaben von a bis f.
error-no-nonce = '{ $value }' kann keine eigene Zahl (nonce) sein: das sind höchstens 64 ASCII-Buchstaben, Ziffern, '-' und '_'.
error-cannot-reach = { $address } ist nicht zu erreichen: { $reason }.
error-no-record-there = { $address } gibt diese Aufzeichnung nicht heraus: { $reason }
error-no-such-table = Einen Tisch mit diesem Code gibt es nicht.
error-no-such-tournament = Es gibt kein Turnier mit diesem Code.
error-game-not-over = Das Spiel ist nicht zu Ende.
error-game-over = Das Spiel an diesem Tisch ist zu Ende.

## Fehler von Regeln

error-rules = { $reason }
error-rules-unknown-rules = die Regeln '{ $one }' gibt es nicht; es gibt: { $names }
error-rules-wrong-number-of-seats = '{ $rules }' ist für { $fewest } bis { $most } Spieler, nicht für { $seats }
error-rules-cannot-combine = '{ $one }' lässt sich nicht mit '{ $other }' verbinden
error-rules-needs-other = '{ $one }' braucht '{ $other }'
error-rules-named-twice = '{ $one }' ist zweimal genannt
error-rules-no-foundation = '{ $one }' muss zu einem von diesen hinzukommen: { $names }
error-rules-doubled-card = die Karte '{ $card }' gehört zu zwei Modulen
error-rules-doubled-verb = die Aktion '{ $verb }' gehört zu zwei Modulen
error-rules-too-many-cards = es gibt mehr als { $most } Arten von Karten
error-rules-too-many-verbs = es gibt mehr als { $most } Aktionen

## Fehler von Simulationen, Arena, Messungen

error-no-games = es muss mindestens ein Spiel sein, nicht { $games }
error-tournament-too-few = Für einen Tisch mit { $fewest } Plätzen sind das zu wenige Spieler.
error-tournament-table-sizes = Diese Regeln sind für { $fewest } bis { $most } Spieler: Die Tische müssen diese Größen haben.
error-tournament-format = Diese Runden, Halbfinale und Finale passen nicht zusammen.
error-too-few-games = { $games } sind zu wenig Spiele: Jede Verteilung braucht eines für jeden der { $bots } Bots
error-no-workers = es muss mindestens ein Prozess sein, nicht { $workers }
error-too-many-workers = { $workers } sind zu viele Prozesse; höchstens { $most }
error-worker-died = Ein Prozess, der Spiele spielte, hat sich beendet; vielleicht hat ein Bot ihn beendet.
error-bad-seed = der Startwert '{ $seed }' ist kein Text in UTF-8
error-no-bots = es muss mindestens ein Bot sein
error-no-bot = den Bot '{ $name }' gibt es nicht; es gibt: { $bots }
error-bot-twice = in '{ $bots }' ist ein Bot zweimal genannt
error-bad-thinking = '{ $thinking }' in '{ $name }' muss eine Zahl von Iterationen sein, wie in 'master@200'
error-bad-iterations = ein Bot denkt in 1 bis { $most } Iterationen, nicht in { $iterations }
error-bad-decision-seconds = --decision-seconds muss mehr als 0 sein, nicht { $seconds }
error-bad-minutes = --minutes muss 0 oder mehr sein, nicht { $minutes }
error-thinking-of-two = thinking vergleicht einen Bot mit einem anderen; '{ $bots }' sind nicht zwei
error-no-sides = in '{ $rules }' gibt es nicht nur Goldgräber und Saboteure; dort sind ganze Spiele zu vergleichen
error-no-class = in '{ $file }' gibt es keine Klasse oder Funktion '{ $name }'
error-no-bot-class = { $name } muss eine von undermine.Bot abgeleitete Klasse sein oder eine Funktion von Sicht und Möglichkeiten
error-no-python = '{ $file }' lässt sich nicht als Python lesen
error-bot-not-loaded = '{ $file }' lässt sich nicht laden: { $error }
error-bot-failed = der Bot '{ $name }' ist gescheitert: { $error }
error-bot-too-slow = der Bot '{ $name }' brauchte mehr als { $seconds } s; --decision-seconds erlaubt mehr
error-bot-bad-answer = der Bot '{ $name }' antwortete '{ $answer }' auf '{ $question }', und das war keine seiner Möglichkeiten
error-arena-needs = die Arena braucht { $name }: pip install 'undermine[sim]'
error-picture-needs = ein Bild braucht { $name }: pip install 'undermine[sim]'
error-no-picture = ein Bild ist eine Datei, die auf .png oder .svg endet, nicht '{ $file }'
error-no-results = '{ $file }' ist keine Datei mit Ergebnissen einer Arena
error-results-of-others = '{ $file }' enthält Ergebnisse von etwas anderem: { $differences }
error-records-of-others = Der Ordner '{ $folder }' enthält Aufzeichnungen anderer Spiele.
error-no-numbers = '{ $words }' ist keine Liste von Zahlen wie 3,5,10
error-no-passes = es muss mindestens ein Durchgang sein, nicht { $passes }
error-no-seconds = jede Schleife muss einige Zeit dauern, nicht { $seconds } Sekunden
error-no-rows = keine dieser Regeln lassen sich mit dieser Zahl von Spielern spielen: { $players }
error-no-interpreter = '{ $python }' ist kein Python, das sich starten lässt
error-no-benchmark = '{ $python }' kann die Messung dieser Version nicht ausführen
error-no-wheel = „{ $wheel }“ ist kein Wheel von Undermine
error-no-proc = der Speicher eines Prozesses lässt sich nur lesen, wo es /proc gibt
error-linux-only = Der Speicher eines Servers lässt sich nur unter Linux messen.

## Fehler von Servern und ihren Datenbanken

error-cannot-listen = Auf { $host }, Port { $port }, lässt sich nicht horchen: { $reason }.
error-data-dir = Der Datenordner { $folder } lässt sich nicht verwenden: { $reason }.
error-no-database = Bei { $database } gibt es keine Datenbank von Undermine; --data-dir oder DATABASE_URL sagen, wo eine ist.
error-database = Die Datenbank lässt sich nicht öffnen: { $reason }.
error-database-url = DATABASE_URL muss so aussehen: postgresql://user:password@host/name.
error-database-in-use = Ein anderer Server verwendet die Datenbank { $database }; er ist zuerst anzuhalten.
error-database-of-others = Diese Datenbank gehört zu einem anderen Programm; sie bleibt, wie sie ist.
error-database-newer = Die Datenbank ist von einer neueren Version von Undermine (Schritt { $step }).
error-games-there = In der Datenbank { $database } sind schon Spiele; --force ersetzt sie.
error-no-backup = '{ $file }' ist keine Sicherung von Undermine oder ist beschädigt.
error-cannot-copy = '{ $source }' lässt sich nicht nach '{ $target }' kopieren: { $reason }.
error-no-postgres-program = { $program } ist nicht installiert; es gehört zu den Client-Programmen von PostgreSQL.
error-program-failed = { $program } ist gescheitert: { $reason }
error-no-postgres-driver = PostgreSQL braucht einen Treiber: undermine[pg] installieren.
error-no-redis-driver = Redis braucht einen Treiber: undermine[redis] installieren.
error-redis-url = REDIS_URL muss so aussehen: redis://host:6379/0.
error-redis-needs-postgres = REDIS_URL ist für mehrere Server; sie brauchen ein PostgreSQL in DATABASE_URL.
error-setting-no-number = { $name } muss eine Zahl sein, nicht '{ $value }'.
error-setting-no-whole-number = { $name } muss eine ganze Zahl von 0 bis { $most } sein, nicht '{ $value }'.
error-setting-negative = { $name } darf nicht negativ sein.
error-setting-no-address = { $name } muss eine Adresse wie https://host sein, nicht '{ $value }'.
error-setting-no-folder = { $name } muss ein Ordner sein; '{ $value }' ist keiner.
error-setting-contact = UNDERMINE_PUSH_CONTACT muss mit mailto: oder https:// beginnen und nicht '{ $value }' sein.
error-setting-log-format = UNDERMINE_LOG_FORMAT muss text oder json sein, nicht '{ $value }'.
error-setting-bot-memory = UNDERMINE_BOT_MEMORY muss 0 (keine Grenze) oder mindestens { $least } MiB sein.
error-setting-no-service = { $name } muss Dienste nennen, durch Leerzeichen getrennt; '{ $value }' ist keiner.
error-setting-no-mailbox = UNDERMINE_MAIL_URL muss ein Postfach sein wie mailtos://user:password@example.org.
error-setting-no-token = UNDERMINE_METRICS_TOKEN muss aus ASCII-Buchstaben, Ziffern und Zeichen bestehen, ohne Leerzeichen.
error-setting-nothing = { $name } muss größer als 0 sein.
error-no-cluster-programs = Ein Cluster braucht PostgreSQL, Redis und Caddy: postgresql, redis-server und caddy installieren.
error-does-not-start = { $name } startet nicht; siehe { $log }.
error-bad-name = '{ $name }' ist kein Name oder Code: nötig sind sichtbare Zeichen, und keine anderen.
error-bad-token = Ein Token ist ein Wort ohne Leerzeichen, wie es die Seite über dich einmal zeigt.
error-not-banned = '{ $name }' ist nicht verboten.
error-no-report = Es wartet keine Meldung { $number }.
cli-ratings-rebuilt = { $games ->
    [one] Alle Wertungen wurden aus einer Partie neu berechnet
   *[other] Alle Wertungen wurden aus { $games } Partien neu berechnet
}: { $same ->
    [true] sie sind dieselben wie vorher.
   *[other] sie sind anders als vorher.
}
cli-tournament-wins = Der bessere Bot gewann { $wins } von { $tournaments } Turnieren, Teilnehmer: { $players } ({ $percent } %).
cli-tournament-place = Sein Platz im Durchschnitt: { $place }.
cli-print-done = { $cards ->
    [one] Eine Karte steht in { $file }.
   *[other] { $cards } Karten stehen in { $file }.
}
error-no-chromium = Zum Drucken ist Chromium nötig, und hier ist keines; gesucht wurde: { $names }
error-no-print-server = Der Server, der die Karten zeichnet, ist nicht gestartet
error-not-printed = Der Browser hat nichts gedruckt: { $reason }
