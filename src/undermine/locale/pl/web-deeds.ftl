### Co można zrobić, tak jak strona nazywa ludziom jedną możliwość, po polsku: co radzi mistrz, co zrobiono w powtórce,
### co zapowiedziano. $own mówi, czy dotyczy to tego, kto działa, $self – czy czytającego.

deed-agree = { $answer ->
        [yes] zgodzić się na koniec rundy
       *[no] grać dalej
    }
deed-ask-toll = poprosić { $self ->
        [yes] ciebie
       *[no] gracza { $seat }
    } o zapłacenie myta { $place }
deed-break = położyć kartę „{ $card }” przed { $self ->
        [yes] tobą
       *[no] graczem { $seat }
    }
deed-bring-tool = położyć narzędzie { $place }: { $card }
deed-call-troll = przywołać trolla { $edge }
deed-change-gold = wymienić kartę bryłek złota na { $number ->
        [one] { $number } żeton złota
        [few] { $number } żetony złota
        [many] { $number } żetonów złota
       *[other] { $number } żetonu złota
    }
deed-choose-card = wybrać kartę „{ $card }”
deed-choose-cell = wybrać { $at }
deed-choose-place = { $turned ->
        [yes] obrócić kartę
       *[no] zostawić kartę tak, jak leży
    }
deed-choose-seat = wybrać { $self ->
        [yes] ciebie
       *[no] gracza { $seat }
    }
deed-dig = położyć kartę „{ $card }” { $place }
deed-discard-two = odrzucić karty „{ $card }” i „{ $second }”, aby pozbyć się karty „{ $last }”
deed-divert = przenieść ostatnio położoną kartę korytarza: { $place }
deed-free = { $own ->
        [yes] uwolnić się z pułapki
       *[no] uwolnić z pułapki { $self ->
            [yes] ciebie
           *[no] gracza { $seat }
        }
    }
deed-hands-off = zagrać kartę „{ $card }” na { $self ->
        [yes] ciebie
       *[no] gracza { $seat }
    }
deed-inspect = obejrzeć { $self ->
        [yes] twoją kartę krasnoluda
       *[no] kartę krasnoluda gracza { $seat }
    }
deed-lay = wyłożyć kartę „{ $card }” { $place }
deed-look-dwarf = podejrzeć { $self ->
        [yes] twoją kartę krasnoluda
       *[no] kartę krasnoluda gracza { $seat }
    }
deed-look-mine = podejrzeć { $at }
deed-look-treasure = podejrzeć wyłożony skarb nr { $nth }
deed-map = obejrzeć { $at }
deed-map-chest = obejrzeć skrzynię { $place }
deed-move = przejść { $steps ->
        [one] krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }
deed-open-vault = zagrać kartę „{ $card }” i wziąć kartę ze stosu kart odrzuconych
deed-pass = { $count ->
        [0] spasować
       *[other] odrzucić: { $cards }
    }
deed-pioneer = zagrać kartę „{ $card }” i położyć dwie karty korytarzy
deed-propose-truce = zaproponować koniec rundy
deed-repair = naprawić { $own ->
        [yes] własne narzędzie
       *[no] { $self ->
            [yes] twoje narzędzie
           *[no] narzędzie gracza { $seat }
        }
    }: { $tool }
deed-reverse = zagrać kartę „{ $card }”: tury pójdą w drugą stronę
deed-rockfall = zagrać kartę „{ $card }” { $place }
deed-rockfall-chest = zasypać skrzynię { $place }
deed-say = { $answer ->
        [yes] powiedzieć „tak”
       *[no] powiedzieć „nie”
    }
deed-set-trap = zastawić pułapkę { $edge }
deed-stay = zostać na miejscu
deed-storm = rozpętać burzę { $place }
deed-swap-goals = podnieść { $goal } i { $other-goal }
deed-swap-hands = wymienić się kartami na ręce z { $self ->
        [yes] tobą
       *[no] graczem { $seat }
    }
deed-swap-hats = kazać { $self ->
        [yes] ci
       *[no] graczowi { $seat }
    } zamienić czapkę
deed-take-gold = zatrzymać kartę z { $number ->
        [one] { $number } bryłką złota
       *[other] { $number } bryłkami złota
    }
deed-take-treasure = wziąć wyłożony skarb nr { $nth }
deed-theft = położyć kartę „{ $card }”, do użycia na koniec rundy
deed-toll = odrzucić kartę „{ $card }” i postawić figurkę { $place }
deed-trap = położyć kartę „{ $card }” przed { $self ->
        [yes] tobą
       *[no] graczem { $seat }
    }
deed-spot = pole { $place }
