### Was man tun kann, wie die Seite den Leuten eine einzelne Möglichkeit nennt, auf Deutsch: was ein Meister rät, was in
### einer Wiederholung getan wurde, was angekündigt ist. $own: ob es den trifft, der handelt, $self: ob den Leser.

deed-agree = { $answer ->
        [yes] dem Ende der Runde zustimmen
       *[no] weiterspielen
    }
deed-ask-toll = { $self ->
        [yes] dich
       *[no] { $seat }
    } bitten, den Zoll { $place } zu zahlen
deed-break = „{ $card }“ vor { $self ->
        [yes] dich
       *[no] { $seat }
    } legen
deed-bring-tool = { $place } ein Werkzeug hinlegen: { $card }
deed-call-troll = { $edge } einen Troll rufen
deed-change-gold = eine Goldkarte in { $number } Goldplättchen wechseln
deed-choose-card = die Karte „{ $card }“ wählen
deed-choose-cell = { $at } wählen
deed-choose-place = { $turned ->
        [yes] die Karte umdrehen
       *[no] die Karte liegen lassen, wie sie liegt
    }
deed-choose-seat = { $self ->
        [yes] dich
       *[no] { $seat }
    } wählen
deed-dig = „{ $card }“ { $place } legen
deed-discard-two = „{ $card }“ und „{ $second }“ abwerfen, um „{ $last }“ loszuwerden
deed-divert = die zuletzt gelegte Wegekarte { $place } legen
deed-free = { $own ->
        [yes] sich aus der Falle befreien
       *[no] { $self ->
            [yes] dich
           *[no] { $seat }
        } aus der Falle befreien
    }
deed-hands-off = „{ $card }“ gegen { $self ->
        [yes] dich
       *[no] { $seat }
    } spielen
deed-inspect = { $self ->
        [yes] deine Zwergenkarte
       *[no] die Zwergenkarte von { $seat }
    } ansehen
deed-lay = „{ $card }“ { $place } legen
deed-look-dwarf = { $self ->
        [yes] deine Zwergenkarte
       *[no] die Zwergenkarte von { $seat }
    } ansehen
deed-look-mine = { $at } ansehen
deed-look-treasure = den ausliegenden Schatz Nr. { $nth } ansehen
deed-map = { $at } ansehen
deed-map-chest = die Truhe { $place } ansehen
deed-move = { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } gehen
deed-open-vault = „{ $card }“ spielen und eine Karte aus dem Ablagestapel nehmen
deed-pass = { $count ->
        [0] passen
       *[other] { $cards } abwerfen
    }
deed-pioneer = „{ $card }“ spielen und zwei Wegekarten legen
deed-propose-truce = das Ende der Runde vorschlagen
deed-repair = { $own ->
        [yes] das eigene Werkzeug
       *[no] { $self ->
            [yes] dein Werkzeug
           *[no] ein Werkzeug von { $seat }
        }
    } reparieren: { $tool }
deed-reverse = „{ $card }“ spielen: Es geht andersherum weiter
deed-rockfall = „{ $card }“ { $place } spielen
deed-rockfall-chest = die Truhe { $place } verschütten
deed-say = { $answer ->
        [yes] Ja sagen
       *[no] Nein sagen
    }
deed-set-trap = { $edge } eine Falle stellen
deed-stay = stehen bleiben
deed-storm = { $place } einen Sturm entfesseln
deed-swap-goals = { $goal } und { $other-goal } aufheben
deed-swap-hands = mit { $self ->
        [yes] dir
       *[no] { $seat }
    } die Handkarten tauschen
deed-swap-hats = { $self ->
        [yes] dich
       *[no] { $seat }
    } die Mütze tauschen lassen
deed-take-gold = eine Goldkarte mit { $number ->
        [one] { $number } Nugget
       *[other] { $number } Nuggets
    } behalten
deed-take-treasure = den ausliegenden Schatz Nr. { $nth } nehmen
deed-theft = „{ $card }“ vor sich legen, für das Ende der Runde
deed-toll = „{ $card }“ abwerfen und { $place } eine Figur stellen
deed-trap = „{ $card }“ vor { $self ->
        [yes] dich
       *[no] { $seat }
    } legen
deed-spot = das Feld { $place }
