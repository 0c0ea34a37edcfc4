### Co można zrobić, tak jak strona nazywa ludziom jedną możliwość, po polsku: co radzi mistrz, co zrobiono w powtórce,
### co zapowiedziano. $own mówi, czy dotyczy to tego, kto działa, $self – czy czytającego.

action-agree = { $answer ->
        [yes] zgodzić się na koniec rundy
       *[no] grać dalej
    }
action-ask-toll = poprosić { $self ->
        [yes] ciebie
       *[no] gracza { $seat }
    } o zapłacenie myta { $place }
action-break = położyć kartę „{ $card }” przed { $self ->
        [yes] tobą
       *[no] graczem { $seat }
    }
action-bring-tool = położyć narzędzie { $place }: { $card }
action-call-troll = przywołać trolla { $edge }
action-change-gold = wymienić kartę bryłek złota na { $number ->
        [one] { $number } żeton złota
        [few] { $number } żetony złota
        [many] { $number } żetonów złota
       *[other] { $number } żetonu złota
    }
action-choose-card = wybrać kartę „{ $card }”
action-choose-cell = wybrać { $at }
action-choose-place = { $turned ->
        [yes] obrócić kartę
       *[no] zostawić kartę tak, jak leży
    }
action-choose-seat = wybrać { $self ->
        [yes] ciebie
       *[no] gracza { $seat }
    }
action-dig = położyć kartę „{ $card }” { $place }
action-discard-two = odrzucić karty „{ $card }” i „{ $second }”, aby pozbyć się karty „{ $last }”
action-divert = przenieść ostatnio położoną kartę korytarza: { $place }
action-free = { $own ->
        [yes] uwolnić się z pułapki
       *[no] uwolnić z pułapki { $self ->
            [yes] ciebie
           *[no] gracza { $seat }
        }
    }
action-hands-off = zagrać kartę „{ $card }” na { $self ->
        [yes] ciebie
       *[no] gracza { $seat }
    }
action-inspect = obejrzeć { $self ->
        [yes] twoją kartę krasnoluda
       *[no] kartę krasnoluda gracza { $seat }
    }
action-lay = wyłożyć kartę „{ $card }” { $place }
action-look-dwarf = podejrzeć { $self ->
        [yes] twoją kartę krasnoluda
       *[no] kartę krasnoluda gracza { $seat }
    }
action-look-mine = podejrzeć { $at }
action-look-treasure = podejrzeć wyłożony skarb nr { $nth }
action-map = obejrzeć { $at }
action-map-chest = obejrzeć skrzynię { $place }
action-move = przejść { $steps ->
        [one] krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }
action-open-vault = zagrać kartę „{ $card }” i wziąć kartę ze stosu kart odrzuconych
action-pass = { $count ->
        [0] spasować
       *[other] odrzucić: { $cards }
    }
action-pioneer = zagrać kartę „{ $card }” i położyć dwie karty korytarzy
action-propose-truce = zaproponować koniec rundy
action-repair = naprawić { $own ->
        [yes] własne narzędzie
       *[no] { $self ->
            [yes] twoje narzędzie
           *[no] narzędzie gracza { $seat }
        }
    }: { $tool }
action-reverse = zagrać kartę „{ $card }”: tury pójdą w drugą stronę
action-rockfall = zagrać kartę „{ $card }” { $place }
action-rockfall-chest = zasypać skrzynię { $place }
action-say = { $answer ->
        [yes] powiedzieć „tak”
       *[no] powiedzieć „nie”
    }
action-set-trap = zastawić pułapkę { $edge }
action-stay = zostać na miejscu
action-storm = rozpętać burzę { $place }
action-swap-goals = podnieść { $goal } i { $other-goal }
action-swap-hands = wymienić się kartami na ręce z { $self ->
        [yes] tobą
       *[no] graczem { $seat }
    }
action-swap-hats = kazać { $self ->
        [yes] ci
       *[no] graczowi { $seat }
    } zamienić czapkę
action-take-gold = zatrzymać kartę z { $number ->
        [one] { $number } bryłką złota
       *[other] { $number } bryłkami złota
    }
action-take-treasure = wziąć wyłożony skarb nr { $nth }
action-theft = położyć kartę „{ $card }”, do użycia na koniec rundy
action-toll = odrzucić kartę „{ $card }” i postawić figurkę { $place }
action-trap = położyć kartę „{ $card }” przed { $self ->
        [yes] tobą
       *[no] graczem { $seat }
    }
action-spot = pole { $place }
