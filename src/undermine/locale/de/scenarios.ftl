### Was an einer Szenariodatei oder ihrer Schreibweise falsch ist, und was anders ist, als ein Szenario erwartet.

error-scenario = { $place }: { $sentence }
error-scenario-line = Zeile { $line }: { $sentence }

## Die Datei und ihre Zeilen

error-scenario-no-file = diese Datei lässt sich nicht lesen: es gibt sie nicht
error-scenario-closed-file = diese Datei lässt sich nicht lesen: die Berechtigung fehlt
error-scenario-unread-file = diese Datei lässt sich nicht lesen: { $reason }
error-scenario-not-text = diese Datei lässt sich nicht lesen: sie ist kein Text in UTF-8
error-scenario-none = in dieser Datei gibt es kein Szenario
error-scenario-no-first-line = die erste Zeile muss 'scenario: ' und ein Titel sein
error-scenario-no-title = ein Szenario braucht einen Titel: einen Satz, der sagt, was es zeigt
error-scenario-title-twice = ein Szenario '{ $title }' gibt es in dieser Datei schon
error-scenario-below-title = unter dem Titel darf nichts eingerückt sein
error-scenario-indented = '{ $text }' ist eingerückt, gehört aber zu keiner Zeile darüber
error-scenario-no-colon = in '{ $text }' fehlt ein Doppelpunkt: richtig ist 'Ann: dig ...' oder 'hand Ann: ...'
error-scenario-no-clause = '{ $clause }' ist keine Bezeichnung eines Punktes wie BASE-14
error-scenario-said-twice = '{ $key }' ist zweimal angegeben
error-scenario-late-heading = '{ $key }' beschreibt die Stellung und muss vor der ersten Aktion stehen
error-scenario-expects-nothing = dieses Szenario erwartet nichts: es braucht eine Aktion oder 'expect:'
error-scenario-bare-expect = 'expect:' steht allein; was erwartet wird, folgt eingerückt darunter
error-scenario-no-expectation = '{ $text }' ist nichts, was sich erwarten lässt; siehe docs/scenarios.md
error-scenario-no-position = '{ $key }' beschreibt eine Stellung, aber bei abgelehnten Regeln gibt es keine
error-scenario-nobody-acts = wo die Regeln abgelehnt sind, kann niemand handeln
error-scenario-no-reason = unter 'refused-rules' steht der Grund: 'refused CODE NAME NAME'

## Plätze und Überschriften

error-scenario-seats-alike = zwei Plätze haben denselben Namen
error-scenario-bad-name = '{ $name }' kann kein Platz heißen: nötig ist ein Wort, das nicht mit einem Kleinbuchstaben beginnt
error-scenario-name-of-card = '{ $name }' kann kein Platz heißen: so heißt eine Karte
error-scenario-no-seat = den Platz '{ $seat }' gibt es nicht; die Plätze sind { $seats }
error-scenario-heading-of-what = { $of ->
        [module] bei '{ $key }' fehlt das Modul, um das es geht: '{ $key } ...:'
        [cell] bei '{ $key }' fehlt das Feld, um das es geht: '{ $key } ...:'
       *[seat] bei '{ $key }' fehlt der Platz, um den es geht: '{ $key } ...:'
    }
error-scenario-no-heading = '{ $key }' ist keine Überschrift; es gibt: { $names }
error-scenario-no-heading-near = '{ $key }' ist keine Überschrift; ist '{ $near }' gemeint? Es gibt: { $names }
error-scenario-no-module = '{ $module }' ist kein Modul dieser Regeln; sie bestehen aus: { $modules }
error-scenario-no-view-field = '{ $name }' ist kein Teil einer Sicht; es gibt: { $names }
error-scenario-nothing-below = unter '{ $heading }' darf nichts eingerückt sein
error-scenario-lines-below = die Zeilen dieser Überschrift stehen eingerückt darunter
error-scenario-turn-without-card = ein Spieler, der am Zug sein soll, braucht eine Handkarte

## Was hinter einer Überschrift steht

error-scenario-not-one-thing = '{ $item }' ist nicht eines; Kommas trennen, was mehreres ist
error-scenario-no-number = '{ $word }' ist keine Zahl mit höchstens fünf Ziffern
error-scenario-too-little = { $word } ist zu wenig: mindestens { $least } muss hier stehen
error-scenario-unknown-card = hier muss eine Karte genannt sein; '?' ist nur für das, was jemand nicht sieht
error-scenario-cannot-lie-there = '{ $card }' ist keine Karte, die dort liegen kann
error-scenario-no-dwarf = '{ $card }' ist kein Zwerg
error-scenario-no-goal = '{ $card }' ist kein Ziel
error-scenario-odd-goal = '{ $goal }' ist kein Ziel; richtig ist '8,0 treasure' oder '8,0 treasure revealed'
error-scenario-two-goals = auf { $cell } können nicht zwei Ziele liegen
error-scenario-cell-taken = auf { $cell } liegt etwas anderes
error-scenario-no-treasure = '{ $card }' ist kein Schatz
error-scenario-no-token = '{ $token }' ist kein Plättchen; richtig ist 'trap 3,2|4,2' oder 'troll 3,2|4,2 Ann'
error-scenario-mines = { $count ->
        [one] es gibt { $count } Mine
       *[other] es gibt { $count } Minen, von Norden nach Süden
    }

## Die Zeichnung des Spielfelds

error-scenario-no-sketch = die Zeichnung steht eingerückt unter 'board:', die Nummern der Spalten zuerst
error-scenario-row-twice = diese Reihe ist zweimal gezeichnet
error-scenario-drawn-empty = die Zeichnung zeigt nichts auf { $cell }, aber dort liegt ein Ziel oder der Start
error-scenario-face-down = die Zeichnung zeigt eine verdeckte Karte auf { $cell }, aber dort liegt kein Ziel
error-scenario-goal-unsaid = die Zeichnung zeigt ein Ziel auf { $cell }; es muss auch in 'goals:' stehen
error-scenario-goal-otherwise = das Ziel auf { $cell } ist { $card }, ist aber anders gezeichnet
error-scenario-goal-not-drawn = das Ziel auf { $cell } ist aufgedeckt: es muss auf dem Spielfeld gezeichnet sein
error-scenario-off-board = { $cell } liegt nicht auf dem Spielfeld
error-scenario-no-mine = auf { $cell } liegt keine Mine
error-scenario-mine-otherwise = die Mine auf { $cell } ist { $card }, ist aber anders gezeichnet
error-scenario-dwarf-on-nothing = auf { $cell } steht ein Zwerg, aber dort liegt keine offene Karte

## Ereignisse, Schritte und andere Werte

error-scenario-no-phrase = '{ $text }' hat nicht die Form 'Name Feld=Wert ...'
error-scenario-no-class = { $kind ->
        [event] '{ $name }' ist nicht der Name eines Ereignisses
        [step] '{ $name }' ist nicht der Name eines Schrittes
        [observation] '{ $name }' ist nicht der Name einer Beobachtung
       *[value] '{ $name }' ist nicht der Name eines Wertes
    }
error-scenario-no-class-near = { $kind ->
        [event] '{ $name }' ist nicht der Name eines Ereignisses; ist '{ $near }' gemeint?
        [step] '{ $name }' ist nicht der Name eines Schrittes; ist '{ $near }' gemeint?
        [observation] '{ $name }' ist nicht der Name einer Beobachtung; ist '{ $near }' gemeint?
       *[value] '{ $name }' ist nicht der Name eines Wertes; ist '{ $near }' gemeint?
    }
error-scenario-no-field = '{ $name }' hat kein '{ $field }'; es hat: { $fields }
error-scenario-no-fields = '{ $name }' hat kein '{ $field }'; es hat nichts
error-scenario-lacks-field = bei '{ $name }' fehlt '{ $field }='
error-scenario-value-inside = ein Wert in einem anderen lässt sich nur als JSON angeben: {"{"}...{"}"}
error-scenario-no-json = das ist kein JSON: Fehler in Spalte { $column }
error-scenario-other-json = dieses JSON hat nicht die Form eines Ereignisses, Schrittes oder Teils

## Die Schreibweise von Aktionen, Feldern, Plätzen und Karten

error-unreadable-not-a-number = '{ $word }' ist keine Zahl
error-unreadable-too-large = '{ $word }' ist eine zu große Zahl
error-unreadable-not-a-seat = '{ $word }' ist kein Platz; der erste Platz ist @0
error-unreadable-neither-yes-nor-no = '{ $word }' ist weder yes noch no
error-unreadable-not-a-card = '{ $word }' ist keine Karte dieser Regeln
error-unreadable-not-a-cell = '{ $word }' ist kein Feld; 3,-1 ist das Feld drei östlich und eines nördlich vom Start
error-unreadable-too-far = '{ $word }' ist zu weit weg
error-unreadable-no-way-up = '{ $word }' sagt nicht, wie die Karte liegt; richtig ist 'turned' oder nichts
error-unreadable-not-an-edge = '{ $word }' ist keine Kante; 3,2|4,2 ist die zwischen zwei benachbarten Feldern
error-unreadable-not-a-route = '{ $word }' ist kein Weg; EEN sind zwei Schritte nach Osten und einer nach Norden, höchstens fünf
error-unreadable-not-a-tool = '{ $word }' ist kein Werkzeug; die Werkzeuge sind pick, lantern und cart
error-unreadable-not-a-value = '{ $name }' ist nicht der Name eines Ereignisses, Schrittes oder Teils
error-unreadable-lacks-part = bei '{ $name }' fehlt '{ $part }'
error-unreadable-no-verb = '{ $text }' beginnt nicht mit einer Aktion dieser Regeln
error-unreadable-no-card = in '{ $text }' ist keine Karte genannt
error-unreadable-says-more = in '{ $text }' steht mehr, als zu '{ $verb }' gehört: { $more }
error-unreadable-incomplete = { $kind ->
        [seat] in '{ $text }' fehlt etwas: zu '{ $verb }' gehört ein Platz
        [flag] in '{ $text }' fehlt etwas: zu '{ $verb }' gehört yes oder no
        [card] in '{ $text }' fehlt etwas: zu '{ $verb }' gehört eine Karte
        [cell] in '{ $text }' fehlt etwas: zu '{ $verb }' gehört ein Feld
        [place] in '{ $text }' fehlt etwas: zu '{ $verb }' gehört ein Feld
        [edge] in '{ $text }' fehlt etwas: zu '{ $verb }' gehört eine Kante
        [route] in '{ $text }' fehlt etwas: zu '{ $verb }' gehört ein Weg
        [tool] in '{ $text }' fehlt etwas: zu '{ $verb }' gehört ein Werkzeug
       *[number] in '{ $text }' fehlt etwas: zu '{ $verb }' gehört eine Zahl
    }
error-unreadable-too-many-cells = in der Zeile '{ $row }' sind mehr Felder als Spalten
error-unreadable-unknown-sign = das Zeichen '{ $sign }' in der Zeile '{ $row }' ist keine Karte dieser Regeln
error-unreadable-no-row-number = die Zeile '{ $row }' muss mit Nummern von Spalten oder einer Reihe beginnen

## Was statt des Erwarteten der Fall ist („stattdessen: ...“)

scenario-instead-nothing = nichts
scenario-instead-player-sees = { $player } sieht:
scenario-instead-spectator-sees = ein Zuschauer sieht:
scenario-instead-may-wait = { $player } kann nur warten
scenario-instead-round-goes-on = die Runde geht weiter
scenario-instead-game-goes-on = das Spiel geht weiter
scenario-instead-refused = abgelehnt: { $reasons }
scenario-instead-playable = Regeln, die sich spielen lassen
