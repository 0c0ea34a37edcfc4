### Die Wörter des Grundspiels auf Deutsch: Karten, Zwerge, was man tun kann, was gefragt wird, was geschieht, was nicht geht.
### Die Kennungen folgen den Namen der Engine: Das Ereignis TunnelDug erzählt event-tunnel-dug. Die Variablen einer Nachricht
### sind ihre Felder, wie undermine/locale/words.py erklärt. Ereignisse stehen in der Gegenwart.

## Kleine Wörter

list-and = { $first } und { $last }
nobody = niemand
of-seat = { $seat }: { $thing }
action-told = { $verb }: { $told }
refusal-told = { $reason } ({ $clause }).
place-turned = { $cell }, gedreht
tool-pick = Spitzhacke
tool-lantern = Laterne
tool-cart = Lore

## Regeln und Module

module-base = Grundspiel, aktuelle Ausgabe
module-base-about = Goldgräber graben nach dem Schatz, und die Saboteure unter ihnen hindern sie daran; jede Wegekarte muss mit dem Start verbunden sein, und nach einer erfolgreichen Runde erhält jeder Goldgräber eine Goldkarte.
module-classic = Grundspiel, klassische Ausgabe
module-classic-about = Die älteren Regeln: Eine Wegekarte braucht keine Verbindung zum Start, man darf auch eigene Werkzeuge kaputt machen, und die Goldgräber teilen so viele Goldkarten unter sich auf, wie es Spieler gibt.
module-dwarfs = Zwerge und Wege
module-dwarfs-about = Was beide Ausgaben des Grundspiels gemeinsam haben: Karten, Zwerge, Ziele und Züge.
module-gold-cards = Goldkarten
module-gold-cards-about = Gold gewinnt man in Karten im Wert von 1 bis 3 Nuggets, die bis zum Ende des Spiels geheim bleiben.
module-current = Aktuelle Ausgabe
module-current-about = Worin sich die aktuelle Ausgabe des Grundspiels von der klassischen unterscheidet.

## Karten

card-unknown = verdeckte Karte
card-tunnel = Weg { $shape }
card-dead-end = Sackgasse { $shape }
card-broken-pick = kaputte Spitzhacke
card-broken-lantern = kaputte Laterne
card-broken-cart = kaputte Lore
card-repair-pick = Reparatur der Spitzhacke
card-repair-lantern = Reparatur der Laterne
card-repair-cart = Reparatur der Lore
card-repair-pick-lantern = Reparatur von Spitzhacke oder Laterne
card-repair-pick-cart = Reparatur von Spitzhacke oder Lore
card-repair-lantern-cart = Reparatur von Laterne oder Lore
card-rockfall = Steinschlag
card-map = Schatzkarte
card-start = Startkarte
goal-treasure = Schatz
goal-stone-ne = Stein [NE]
goal-stone-nw = Stein [NW]
dwarf-miner = Goldgräber
dwarf-saboteur = Saboteur

## Was man tun kann

verb-dig = eine Wegekarte legen
verb-break = ein Werkzeug kaputt machen
verb-repair = ein Werkzeug reparieren
verb-rockfall = eine Wegekarte entfernen
verb-map = ein Ziel ansehen
verb-pass = passen
verb-choose-cell = ein Feld wählen
verb-choose-place = die Ausrichtung wählen
verb-choose-seat = einen Spieler wählen
verb-choose-card = eine Karte wählen
verb-say = ja oder nein antworten
verb-change-gold = eine Goldkarte wechseln
verb-take-gold = eine Goldkarte behalten

## Worauf eine Aktion zielt, Schritt für Schritt

aim-break-1 = Wessen Werkzeug machst du kaputt?
aim-repair-1 = Wessen Werkzeug reparierst du?
aim-repair-2 = Welches Werkzeug reparierst du?
aim-rockfall-1 = Wähle die Wegekarte, die einstürzt.
aim-map-1 = Wähle das Ziel, das du ansiehst.
aim-choose-place-1 = Drehe die Karte, wie du willst.
aim-change-gold-1 = Wähle die Goldkarte, die du wechselst.
aim-take-gold-1 = Wähle die Goldkarte, die du behältst.

## Was gefragt wird

ask-take-turn = Du bist am Zug: Spiele eine Karte oder passe.
ask-unmasking = Die Runde ist vorbei: Sieh dir an, wie sie endete.
ask-choose-next = Mehreres wird auf einmal erreicht: Was kommt zuerst?
ask-turn-goal = Die Zielkarte passt in beiden Richtungen: Wie herum soll sie liegen?
ask-change-gold = Du musst zahlen und hast kein Plättchen: Welche Goldkarte wechselst du?
ask-pick-gold = Behalte eine der Goldkarten; die übrigen gehen an den nächsten Goldgräber.

## Was geschieht

event-game-began = Ein Spiel für { $seats } Spieler beginnt.
event-round-began = Runde { $round } beginnt; { $starter } fängt an.
event-turn-began = { $seat } ist am Zug.
event-deck-shuffled = { $deck-count ->
        [one] Der Stapel ist gemischt: { $deck-count } Karte.
       *[other] Der Stapel ist gemischt: { $deck-count } Karten.
    }
event-hand-dealt = { $cards-known ->
        [yes] { $seat } erhält als Handkarten: { $cards }.
       *[no] { $cards-count ->
            [one] { $seat } erhält { $cards-count } Handkarte.
           *[other] { $seat } erhält { $cards-count } Handkarten.
        }
    }
event-card-drawn = { $card-known ->
        [yes] { $seat } zieht eine Karte: { $card }.
       *[no] { $seat } zieht eine Karte.
    }
event-answer-given = { $seat } antwortet geheim.
event-announced = { $seat } kündigt an: „{ $action }“.
event-dwarfs-dealt = { $dwarfs-known ->
        [no] Jeder erhält geheim eine Zwergenkarte.
       *[some] Jeder erhält geheim eine Zwergenkarte ({ $dwarfs-by-seat }).
    }
event-dwarfs-revealed = { $unused-count ->
        [0] Die Zwerge werden aufgedeckt: { $dwarfs-by-seat }.
       *[other] Die Zwerge werden aufgedeckt: { $dwarfs-by-seat }; unbenutzt: { $unused }.
    }
event-goals-laid = { $cards-known ->
        [yes] Die Zielkarten liegen verdeckt auf { $cells }: { $cards }.
       *[no] Die Zielkarten liegen verdeckt auf { $cells }.
    }
event-tunnel-dug = { $turned ->
        [yes] { $seat } legt „{ $card }“ auf { $cell }, um 180° gedreht.
       *[no] { $seat } legt „{ $card }“ auf { $cell }.
    }
event-rock-fell = { $seat } spielt „{ $card }“: „{ $removed }“ auf { $cell } ist weg.
event-goal-seen = { $goal-known ->
        [yes] { $seat } sieht sich die Zielkarte auf { $cell } an: { $goal }.
       *[no] { $seat } sieht sich die Zielkarte auf { $cell } an.
    }
event-passed = { $cards-known ->
        [yes] { $seat } passt und wirft ab: { $cards }.
       *[no] { $cards-count ->
            [one] { $seat } passt und wirft { $cards-count } Karte verdeckt ab.
           *[other] { $seat } passt und wirft { $cards-count } Karten verdeckt ab.
        }
    }
event-tool-broken = { $seat } legt „{ $card }“ vor { $target }.
event-tool-repaired = { $seat } spielt „{ $card }“ für { $target }: „{ $removed }“ ist weg.
event-goal-turned-up = { $seat } erreicht die Zielkarte auf { $cell }: { $goal }. Wie herum sie liegt, ist noch zu wählen.
event-goal-revealed = { $turned ->
        [yes] { $seat } deckt die Zielkarte auf { $cell } auf: { $goal }, um 180° gedreht.
       *[no] { $seat } deckt die Zielkarte auf { $cell } auf: { $goal }.
    }
event-round-ended = { $treasure ->
        [yes] Die Runde ist zu Ende: Der Schatz ist aufgedeckt.
       *[no] Die Runde ist zu Ende: Der Schatz blieb verborgen.
    }
event-winners-found = { $winners-count ->
        [0] Niemand gewinnt die Runde.
        [one] { $winners } gewinnt die Runde.
       *[other] { $winners } gewinnen die Runde.
    }
event-supply-shuffled = { $supply-count ->
        [one] Der Goldvorrat ist gemischt: { $supply-count } Karte.
       *[other] Der Goldvorrat ist gemischt: { $supply-count } Karten.
    }
event-gold-laid-out = { $cards-count ->
        [one] { $cards-count } Goldkarte ist zu verteilen.
       *[other] { $cards-count } Goldkarten sind zu verteilen.
    }
event-gold-taken = { $value-known ->
        [yes] { $value ->
            [one] { $seat } behält eine Goldkarte im Wert von { $value } Nugget.
           *[other] { $seat } behält eine Goldkarte im Wert von { $value } Nuggets.
        }
       *[no] { $seat } behält eine Goldkarte.
    }
event-gold-awarded = { $cards-count ->
        [0] { $seat } erhält kein Gold: Der Vorrat ist leer.
        [one] { $cards-known ->
            [yes] { $seat } erhält { $cards-count } Goldkarte im Wert von { $cards }.
           *[no] { $seat } erhält { $cards-count } Goldkarte.
        }
       *[other] { $cards-known ->
            [yes] { $seat } erhält { $cards-count } Goldkarten im Wert von { $cards }.
           *[no] { $seat } erhält { $cards-count } Goldkarten.
        }
    }
event-gold-changed = { $seat } wechselt eine Goldkarte in { $value } Goldplättchen.
event-tokens-gained = { $seat } erhält { $amount } Goldplättchen aus der Bank.
event-tokens-lost = { $seat } gibt { $amount } Goldplättchen an die Bank zurück.
event-tokens-paid = { $seat } zahlt { $amount } Goldplättchen an { $receiver }.
event-gold-card-gained = { $value ->
        [one] { $seat } erhält eine Goldkarte im Wert von { $value } Nugget.
       *[other] { $seat } erhält eine Goldkarte im Wert von { $value } Nuggets.
    }
event-dwarf-seen = { $dwarf-known ->
        [yes] { $seat } sieht sich die Zwergenkarte von { $target } an: { $dwarf }.
       *[no] { $seat } sieht sich die Zwergenkarte von { $target } an.
    }
event-dwarf-exchanged = { $dwarf-known ->
        [yes] { $seat } tauscht die Zwergenkarte gegen eine unbenutzte; jetzt: { $dwarf }, vorher: { $given }.
       *[no] { $seat } tauscht die Zwergenkarte gegen eine unbenutzte.
    }
event-game-ended = Das Spiel ist aus. Nuggets: { $gold-by-seat }.

## Was ein Spieler gesehen hat

memory-saw-goal = { $stale ->
        [yes] Zug { $turn }: Auf { $cell } lag { $goal }; seither können die Ziele die Plätze getauscht haben.
       *[no] Zug { $turn }: Auf { $cell } liegt { $goal }.
    }
memory-saw-dwarf = { $stale ->
        [yes] Zug { $turn }: { $target } war { $dwarf }; das kann sich seither geändert haben.
       *[no] Zug { $turn }: { $target } ist { $dwarf }.
    }
memory-gave-dwarf = Zug { $turn }: von dir abgegebener Zwerg: { $dwarf }.
memory-passed-cards = Zug { $turn }: von dir verdeckt abgeworfen: { $cards }.

## Warum etwas nicht geht

refusal-already-broken = { $about ->
        [pick] Vor diesem Spieler liegt schon eine kaputte Spitzhacke
        [lantern] Vor diesem Spieler liegt schon eine kaputte Laterne
        [cart] Vor diesem Spieler liegt schon eine kaputte Lore
       *[other] Vor diesem Spieler liegt schon ein solches kaputtes Werkzeug
    }
refusal-broken-tool = Vor dir liegt ein kaputtes Werkzeug
refusal-does-not-fit = { $about ->
        [north] Die Karte passt nicht zur Nachbarkarte im Norden
        [east] Die Karte passt nicht zur Nachbarkarte im Osten
        [south] Die Karte passt nicht zur Nachbarkarte im Süden
        [west] Die Karte passt nicht zur Nachbarkarte im Westen
       *[other] Die Karte passt nicht zu den Nachbarkarten
    }
refusal-game-over = Das Spiel ist aus
refusal-meets-no-opening = Die Karte trifft auf keine Öffnung einer Nachbarkarte
refusal-no-face-down-goal-there = Dort liegt keine verdeckte Zielkarte
refusal-no-such-player = Diesen Spieler oder dieses Werkzeug gibt es nicht
refusal-no-such-target = Das nennt nicht, was die Aktion braucht
refusal-no-tunnel-card-there = Dort liegt keine Wegekarte
refusal-not-a-choice = Das steht nicht zur Wahl
refusal-not-asked = Danach ist jetzt nicht gefragt
refusal-not-beside-a-card = Neben diesem Feld liegt keine offene Karte
refusal-not-broken = { $about ->
        [pick] Vor diesem Spieler liegt keine kaputte Spitzhacke
        [lantern] Vor diesem Spieler liegt keine kaputte Laterne
        [cart] Vor diesem Spieler liegt keine kaputte Lore
       *[other] Vor diesem Spieler liegt kein solches kaputtes Werkzeug
    }
refusal-not-connected = Die Karte wäre nicht mit dem Start verbunden
refusal-not-empty = Das Feld ist nicht leer
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand
refusal-not-your-turn = Du bist nicht an der Reihe
refusal-only-others = Nur Werkzeuge anderer Spieler lassen sich kaputt machen
refusal-repairs-another-tool = { $about ->
        [pick] Diese Karte repariert keine Spitzhacke
        [lantern] Diese Karte repariert keine Laterne
        [cart] Diese Karte repariert keine Lore
       *[other] Diese Karte repariert dieses Werkzeug nicht
    }
refusal-same-both-ways = Die Karte ist um 180° gedreht dieselbe: Lege sie aufrecht
refusal-too-many-cards = So viele Karten darfst du nicht abwerfen
refusal-wrong-card = So lässt sich diese Karte nicht spielen
