### Die Wörter der Verlorenen Minen, deutsch. Die Namen der Meldungen folgen der Engine, wie in base.ftl.

## Regeln und Module

module-lost-mines = Die verlorenen Minen
module-lost-mines-about = Zwei Clans von Zwergen gehen durch einen Wald zu vergessenen Minen; loyale Zwerge teilen die Schätze ihres Clans, eigennützige behalten ihre, Saboteure arbeiten für den anderen Clan, und in einer der Minen wartet ein Drache.
module-truce = Waffenstillstand
module-truce-about = Wer am Zug ist, darf vorschlagen, die Runde zu beenden; sie endet, wenn alle zustimmen.
module-decider = Entscheidungsrunde
module-decider-about = Haben nach der zweiten Runde mehrere die meisten Punkte, werden weitere Runden gespielt, bis jemand vorn liegt oder eine Runde keine Punkte bringt.

## Karten

card-path = Pfad { $shape }
card-tree = umgestürzter Baum { $shape }
card-lake = See { $shape }
card-ditch = Graben { $shape }
card-campfire = Lagerfeuer { $shape }
card-rocks = Felsen { $shape }
card-axe = Axt
card-boat = Boot
card-rope = Seil
card-look-mine-treasure = Mine oder Schatz ansehen
card-look-mine-dwarf = Mine oder Zwerg ansehen
card-look-treasure-dwarf = Schatz oder Zwerg ansehen
card-forest-trap = Falle
card-troll = Troll
card-storm = Sturm
card-blue-start = Start des blauen Clans
card-yellow-start = Start des gelben Clans
card-gems-mine = Edelsteinmine
card-gold-mine = Goldmine
card-silver-mine = Silbermine
card-dragon-mine = Drachenmine
card-silver-1 = Silber im Wert von 1
card-silver-2 = Silber im Wert von 2
card-silver-3 = Silber im Wert von 3
card-gold-2 = Gold im Wert von 2
card-gold-3 = Gold im Wert von 3
card-gold-4 = Gold im Wert von 4
card-gems-3 = Edelsteine im Wert von 3
card-gems-4 = Edelsteine im Wert von 4
card-gems-5 = Edelsteine im Wert von 5
card-silver-treasure = Silber
card-gold-treasure = Gold
card-gems-treasure = Edelsteine
dwarf-blue-loyal = loyaler blauer Zwerg
dwarf-blue-selfish = eigennütziger blauer Zwerg
dwarf-blue-saboteur = blauer Saboteur
dwarf-yellow-loyal = loyaler gelber Zwerg
dwarf-yellow-selfish = eigennütziger gelber Zwerg
dwarf-yellow-saboteur = gelber Saboteur
card-blue-clan = blauer Clan
card-yellow-clan = gelber Clan

## Was man tun kann

verb-lay = eine Pfadkarte legen
verb-bring-tool = ein Werkzeug hinlegen
verb-look-mine = eine Mine ansehen
verb-look-treasure = einen Schatz ansehen
verb-look-dwarf = eine Zwergenkarte ansehen
verb-set-trap = eine Falle stellen
verb-call-troll = einen Troll rufen
verb-storm = einen Sturm entfesseln
verb-stay = stehen bleiben
verb-move = gehen
verb-take-treasure = einen Schatz nehmen
verb-propose-truce = das Ende der Runde vorschlagen
verb-agree = dem Ende der Runde zustimmen

## Worauf eine Aktion zielt, Schritt für Schritt

aim-bring-tool-1 = Wähle das Hindernis, das das Werkzeug bekommt.
aim-look-mine-1 = Wähle die Mine, die du ansiehst.
aim-look-treasure-1 = Wähle den Schatz, den du ansiehst.
aim-look-dwarf-1 = Wessen Zwergenkarte siehst du an?
aim-set-trap-1 = Wähle die Kante für die Falle.
aim-call-troll-1 = Wähle die Kante für den Troll.
aim-storm-1 = Wähle die Wegkarte, die der Sturm mitnimmt.

## Was gefragt wird

ask-move-dwarf = Bewege deinen Zwerg oder bleib stehen.
ask-turn-mine = Die Mine passt in beiden Richtungen: Wie herum soll sie liegen?
ask-choose-treasure = Du bist in der Mine: Welchen Schatz nimmst du?
ask-agree-to-stop = Stimmst du zu, die Runde zu beenden?

## Was geschieht

event-forest-laid = { $mines-known ->
        [yes] Die Minen liegen verdeckt, von Norden nach Süden: { $mines }.
       *[no] Die Minen liegen verdeckt, und niemand weiß, welche wo liegt.
    }
event-treasures-laid = { $treasures-known ->
        [yes] In der Auslage liegen { $treasures }.
       *[no] In der Auslage liegen verdeckt: { $backs }.
    }
event-clans-dealt = { $dwarfs-known ->
        [no] Alle erhalten eine Zwergenkarte: { $clans-by-seat }.
       *[some] Alle erhalten eine Zwergenkarte: { $clans-by-seat }; bekannt: { $dwarfs-by-seat }.
    }
event-cards-left-out = { $cards-count ->
        [one] { $cards-count } Karte wird ungesehen beiseitegelegt.
       *[other] { $cards-count } Karten werden ungesehen beiseitegelegt.
    }
event-troll-left = Der Troll von { $seat } verlässt { $edge }.
event-path-laid = { $turned ->
        [yes] { $seat } legt { $card } auf { $cell }, um 180° gedreht.
       *[no] { $seat } legt { $card } auf { $cell }.
    }
event-tool-brought = { $seat } legt ein Werkzeug ({ $card }) auf { $cell }.
event-mine-seen = { $mine-known ->
        [yes] { $seat } sieht die Mine auf { $cell } an: { $mine }.
       *[no] { $seat } sieht die Mine auf { $cell } an.
    }
event-treasure-seen = { $treasure-known ->
        [yes] { $seat } sieht Schatz { $number } an: { $treasure }.
       *[no] { $seat } sieht Schatz { $number } an.
    }
event-role-seen = { $role-known ->
        [yes] { $seat } sieht die Zwergenkarte von { $target } an: { $role }.
       *[no] { $seat } sieht die Zwergenkarte von { $target } an.
    }
event-trap-set = { $seat } stellt eine Falle an { $edge }.
event-troll-called = { $seat } ruft einen Troll an { $edge }.
event-storm-raged = { $seat } entfesselt einen Sturm: { $removed } auf { $cell } ist weg.
event-dwarf-stayed = { $seat } bleibt stehen.
event-dwarf-walked = { $seat } geht { $route } nach { $cell }.
event-trap-sprung = { $card-known ->
        [yes] Eine Falle kostet { $seat } eine Karte: { $card }.
       *[no] Eine Falle kostet { $seat } eine Karte.
    }
event-mine-turned-up = { $seat } deckt die Mine auf { $cell } auf: { $mine }. Wie herum sie liegt, ist noch zu wählen.
event-mine-revealed = { $turned ->
        [yes] { $seat } deckt die Mine auf { $cell } auf: { $mine }, um 180° gedreht.
       *[no] { $seat } deckt die Mine auf { $cell } auf: { $mine }.
    }
event-dragon-woken = { $seat } weckt den Drachen und nimmt sein Plättchen.
event-treasure-taken = { $treasure-known ->
        [yes] { $seat } nimmt Schatz { $number }: { $treasure }.
       *[no] { $seat } nimmt Schatz { $number }: { $back }.
    }
event-expedition-ended = { $treasure ->
        [yes] Die Runde ist vorbei: Der letzte Schatz ist genommen.
       *[no] Die Runde ist vorbei.
    }
event-roles-revealed = Die Rollen werden aufgedeckt: { $dwarfs-by-seat }.
event-points-scored = Punkte dieser Runde: { $gained-by-seat }.
event-dragon-paid = { $price ->
        [one] Der Drache kostet { $seat } { $price } Punkt.
       *[other] Der Drache kostet { $seat } { $price } Punkte.
    }
event-game-won = Das Spiel ist vorbei. Punkte: { $points-by-seat }.
event-truce-proposed = { $seat } schlägt vor, die Runde zu beenden.
event-truce-answered = { $agreed-count ->
        [0] Niemand stimmt zu.
        [one] { $agreed } stimmt zu.
       *[other] { $agreed } stimmen zu.
    }

## Was jemand gesehen hat

memory-saw-mine = Zug { $turn }: Auf { $cell } liegt { $mine }.
memory-saw-treasure = Zug { $turn }: Schatz { $number } ist { $treasure }.
memory-saw-role = Zug { $turn }: { $target } ist { $role }.

## Warum etwas nicht geht

refusal-already-proposed = Das wurde in diesem Zug schon vorgeschlagen
refusal-dwarf-stands-there = Auf dieser Karte steht ein Zwerg
refusal-mine-ends-the-move = Ein Schritt auf eine verdeckte Mine beendet die Bewegung
refusal-no-face-down-mine-there = Dort liegt keine verdeckte Mine
refusal-no-path-card-there = Dort liegt keine Pfadkarte
refusal-no-room-there = Diese Karte fasst einen Zwerg und ist besetzt
refusal-no-such-obstacle-there = Dort liegt kein Hindernis, das dieses Werkzeug braucht
refusal-no-such-treasure-on-display = Diesen Schatz gibt es in der Auslage nicht
refusal-no-way-over-that-edge = Über diese Kante führt kein Weg
refusal-no-way-there = Dort treffen keine Öffnungen aufeinander
refusal-not-another-player = Das ist kein anderer Spieler
refusal-obstacle-without-tool = Ein Hindernis kann ohne sein Werkzeug nicht betreten werden
refusal-roundabout-route = Ein anderer Weg bewirkt dasselbe; wähle diesen
refusal-token-already-there = An dieser Kante liegt schon ein Plättchen
refusal-too-many-steps = Das sind mehr Schritte, als der Zwerg gehen kann
refusal-troll-in-the-way = Ein Troll ist im Weg

## Ein Tisch als Text

show-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
show-dragon = Drachenplättchen
show-display = In der Auslage: { $treasures }
show-trap = Falle an { $edge }
show-troll = Troll von { $seat } an { $edge }
show-tools = Werkzeuge auf { $cells }
show-mines = Minen: { $mines }

## Im Browser

web-forest = Der Wald
web-hidden-mine = verdeckte Mine
web-seen-here = du weißt: { $card }
web-with-tool = mit Werkzeug
web-troll-of = Troll von { $name }
web-dwarf-of = Zwerg von { $name }
web-dwarf-number = Zwerg { $number }: { $card }
web-display = Ausliegende Schätze
web-display-empty = Es ist kein Schatz mehr da.
web-treasure = Schatz { $number }: { $card }
web-pick-edge = Wähle eine Kante zwischen zwei Feldern.
web-pick-walk = Wähle die Karte, zu der du gehen willst.
web-pick-route = Mehrere Wege führen dorthin: wähle einen.
web-pick-treasure = Wähle einen Schatz.
web-walk = { $steps ->
        [one] Ein Schritt
       *[other] { $steps } Schritte
    }, { $traps ->
        [0] keine Falle
        [one] eine Falle
       *[other] { $traps } Fallen
    }
web-walk-cost = { $traps ->
        [0] { $walk }.
        [one] { $walk }: Sie kostet eine zufällige Karte.
       *[other] { $walk }: Jede kostet eine zufällige Karte.
    }
web-walk-from = { $walk }, { $from }
web-from-n = von Norden
web-from-e = von Osten
web-from-s = von Süden
web-from-w = von Westen
