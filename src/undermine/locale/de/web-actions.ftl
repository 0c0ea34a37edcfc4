### Was man tun kann, wie die Seite den Leuten eine einzelne Möglichkeit nennt, auf Deutsch: was ein Meister rät, was in
### einer Wiederholung getan wurde, was angekündigt ist. $own: ob es den trifft, der handelt, $self: ob den Leser.

action-agree = { $answer ->
        [yes] dem Ende der Runde zustimmen
       *[no] weiterspielen
    }
action-ask-toll = { $self ->
        [yes] dich
       *[no] { $seat }
    } bitten, den Zoll { $place } zu zahlen
action-break = „{ $card }“ vor { $self ->
        [yes] dich
       *[no] { $seat }
    } legen
action-bring-tool = { $place } ein Werkzeug hinlegen: { $card }
action-call-troll = { $edge } einen Troll rufen
action-change-gold = eine Goldkarte in { $number } Goldplättchen wechseln
action-choose-card = die Karte „{ $card }“ wählen
action-choose-cell = { $at } wählen
action-choose-place = { $turned ->
        [yes] die Karte umdrehen
       *[no] die Karte liegen lassen, wie sie liegt
    }
action-choose-seat = { $self ->
        [yes] dich
       *[no] { $seat }
    } wählen
action-dig = „{ $card }“ { $place } legen
action-discard-two = „{ $card }“ und „{ $second }“ abwerfen, um „{ $last }“ loszuwerden
action-divert = die zuletzt gelegte Wegekarte { $place } legen
action-free = { $own ->
        [yes] sich aus der Falle befreien
       *[no] { $self ->
            [yes] dich
           *[no] { $seat }
        } aus der Falle befreien
    }
action-hands-off = „{ $card }“ gegen { $self ->
        [yes] dich
       *[no] { $seat }
    } spielen
action-inspect = { $self ->
        [yes] deine Zwergenkarte
       *[no] die Zwergenkarte von { $seat }
    } ansehen
action-lay = „{ $card }“ { $place } legen
action-look-dwarf = { $self ->
        [yes] deine Zwergenkarte
       *[no] die Zwergenkarte von { $seat }
    } ansehen
action-look-mine = { $at } ansehen
action-look-treasure = den ausliegenden Schatz Nr. { $nth } ansehen
action-map = { $at } ansehen
action-map-chest = die Truhe { $place } ansehen
action-move = { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } gehen
action-open-vault = „{ $card }“ spielen und eine Karte aus dem Ablagestapel nehmen
action-pass = { $count ->
        [0] passen
       *[other] { $cards } abwerfen
    }
action-pioneer = „{ $card }“ spielen und zwei Wegekarten legen
action-propose-truce = das Ende der Runde vorschlagen
action-repair = { $own ->
        [yes] das eigene Werkzeug
       *[no] { $self ->
            [yes] dein Werkzeug
           *[no] ein Werkzeug von { $seat }
        }
    } reparieren: { $tool }
action-reverse = „{ $card }“ spielen: Es geht andersherum weiter
action-rockfall = „{ $card }“ { $place } spielen
action-rockfall-chest = die Truhe { $place } verschütten
action-say = { $answer ->
        [yes] Ja sagen
       *[no] Nein sagen
    }
action-set-trap = { $edge } eine Falle stellen
action-stay = stehen bleiben
action-storm = { $place } einen Sturm entfesseln
action-swap-goals = { $goal } und { $other-goal } aufheben
action-swap-hands = mit { $self ->
        [yes] dir
       *[no] { $seat }
    } die Handkarten tauschen
action-swap-hats = { $self ->
        [yes] dich
       *[no] { $seat }
    } die Mütze tauschen lassen
action-take-gold = eine Goldkarte mit { $number ->
        [one] { $number } Nugget
       *[other] { $number } Nuggets
    } behalten
action-take-treasure = den ausliegenden Schatz Nr. { $nth } nehmen
action-theft = „{ $card }“ vor sich legen, für das Ende der Runde
action-toll = „{ $card }“ abwerfen und { $place } eine Figur stellen
action-trap = „{ $card }“ vor { $self ->
        [yes] dich
       *[no] { $seat }
    } legen
action-spot = das Feld { $place }
