### Słowa minidodatków po polsku. Identyfikatory i zmienne jak w base.ftl.

## Zasady

module-toll = Myto tunelowe
module-toll-about = Figurki krasnoludów blokują otwarte końce korytarzy; kto tam kopie dalej, płaci właścicielowi figurki albo znajduje kogoś, kto zapłaci za niego.
module-costume = Dział kostiumów
module-costume-about = Kto pierwszy dotrze do pocztówki w labiryncie, musi wymienić swoją kartę krasnoluda i być może zmienia strony.
module-party = Wieczorek tunelowy
module-party-about = Gdy ktoś pierwszy raz dotrze do pocztówki w labiryncie, wszystkie karty krasnoludów tasuje się i rozdaje na nowo w środku rundy.
module-new-goals = Nowe cele
module-new-goals-about = Pięć celów zamiast trzech: oprócz skarbu i kamieni są worki złota, smok i wielki pająk.
module-chests = Skrzynie skarbów
module-chests-about = W labiryncie leżą ukryte cztery skrzynie; kto do którejś dotrze, otwiera ją na swoje szczęście albo nieszczęście.
module-chests-chosen = Skrzynie skarbów z wyborem
module-chests-chosen-about = Skrzynie skarbów, ale cztery skrzynie kładą sami gracze, jeden po drugim; zastępuje zwykłe Skrzynie skarbów.
module-nuggets = Bryłki złota
module-nuggets-about = W każdej rundzie w labiryncie leży dodatkowa bryłka; kto pierwszy do niej dotrze, może zakończyć rundę z jej złotem albo zostać i zatrzymać je tylko po wygranej.

## Karty

card-costume = Dział kostiumów
card-party = Wieczorek tunelowy
goal-bag-1 = worek złota o wartości 1
goal-bag-2 = worek złota o wartości 2
goal-dragon = smok
goal-giant-spider = wielki pająk
card-dark = ciemna karta { $shape }
card-chest-gold = skrzynia: 1 bryłka złota
card-chest-no-maps = skrzynia: koniec z mapami
card-chest-no-draw = skrzynia: bez dobierania
card-chest-extra-draw = skrzynia: dodatkowa karta
card-chest-move-goal = skrzynia: przesunięcie celu
card-chest-take-card = skrzynia: karta innego gracza
card-chest-three-cards = skrzynia: trzy karty, jedna zostaje
card-chest-look = skrzynia: podgląd krasnoluda
card-chest-search-pile = skrzynia: stos kart odrzuconych
card-chest-lose-cards = skrzynia: strata pięciu kart
card-nugget-1 = dodatkowa bryłka o wartości 1
card-nugget-2 = dodatkowa bryłka o wartości 2
card-nugget-3 = dodatkowa bryłka o wartości 3

## Co można zrobić

verb-toll = postaw figurkę
verb-ask-toll = poproś gracza o zapłacenie myta
verb-rockfall-chest = usuń skrzynię
verb-map-chest = obejrzyj skrzynię

## W co celuje działanie, krok po kroku

aim-toll-1 = Wybierz puste pole przy otwartym końcu korytarza, na którym stanie twoja figurka.
aim-ask-toll-1 = Za którą figurkę ma być zapłacone myto?
aim-ask-toll-2 = Kogo prosisz, by za ciebie zapłacił?
aim-rockfall-chest-1 = Wybierz skrzynię, którą usuwasz.
aim-map-chest-1 = Wybierz skrzynię, którą chcesz obejrzeć.

## O co pyta gra

ask-pay-for-me = Inny gracz prosi cię o zapłacenie myta: zgadzasz się?
ask-turn-dark-card = Ciemna karta może leżeć w obu ułożeniach: jak ma leżeć?
ask-move-which-goal = Którą kartę celu przesuwasz o jedno pole na wschód?
ask-look-at-whom = Czyją kartę krasnoluda oglądasz?
ask-take-from-whom = Od którego gracza bierzesz losową kartę?
ask-keep-of-deck = Którą z kart z talii zatrzymujesz?
ask-keep-of-pile = Którą z kart ze stosu kart odrzuconych zatrzymujesz?
ask-place-chest = Na którym polu kładziesz następną skrzynię? Nikt nie wie, co w niej jest.
ask-pick-nugget = Która dodatkowa bryłka leży w labiryncie w tej rundzie?
ask-place-nugget = Na którym polu leży dodatkowa bryłka?
ask-leave-round = Złoto z dodatkowej bryłki leży przed tobą: kończysz teraz swoją rundę i zatrzymujesz je?

## Co się dzieje

event-figure-paid-for = { $card-known ->
        [yes] { $seat } odrzuca za figurkę kartę: { $card }.
       *[no] { $seat } odrzuca za figurkę zakrytą kartę.
    }
event-figure-placed = { $seat } stawia figurkę na polu { $cell }.
event-figure-removed = Figurka z pola { $cell } wypada z gry do końca rundy.
event-toll-requested = { $seat } prosi gracza { $target } o zapłacenie myta na polu { $cell }.
event-toll-answered = { $pays ->
        [yes] { $seat } obiecuje zapłacić myto na polu { $cell }.
       *[no] { $seat } nie zapłaci myta na polu { $cell }.
    }
event-postcard-laid = Na polu { $cell } leży pocztówka: { $card }.
event-postcard-reached = { $seat } dociera do pocztówki na polu { $cell }: { $card }.
event-dwarfs-dealt-anew = { $dwarfs-known ->
        [no] Wszystkie karty krasnoludów zostają potasowane i w tajemnicy rozdane na nowo.
       *[some] Wszystkie karty krasnoludów zostają potasowane i w tajemnicy rozdane na nowo ({ $dwarfs-by-seat }).
    }
event-chests-laid = { $chests-known ->
        [yes] Skrzynie leżą ukryte na polach { $cells }: { $chests }, pod kartami: { $darks }.
       *[no] Skrzynie leżą ukryte na polach { $cells }.
    }
event-chest-laid = { $chest-known ->
        [yes] { $seat } kładzie skrzynię na polu { $cell }: „{ $chest }”, pod kartą: { $dark }.
       *[no] { $seat } kładzie skrzynię na polu { $cell }, nie oglądając jej.
    }
event-dark-card-turned-up = { $seat } dociera do skrzyni na polu { $cell } i odkrywa kartę: { $dark }.
event-dark-card-laid = { $turned ->
        [yes] Na polu { $cell } leży { $card }, w obróceniu o 180°.
       *[no] Na polu { $cell } leży { $card }.
    }
event-chest-opened = { $seat } otwiera skrzynię: „{ $chest }”.
event-chest-buried = { $seat } zagrywa kartę „{ $card }”: skrzynia z pola { $cell } znika, nikt jej nie widzi.
event-chest-seen = { $chest-known ->
        [yes] { $seat } ogląda skrzynię na polu { $cell }: „{ $chest }”, pod kartą: { $dark }.
       *[no] { $seat } ogląda skrzynię na polu { $cell }.
    }
event-draws-changed = { $more ->
        [yes] { $seat } dobierze w tej turze o jedną kartę więcej.
       *[no] { $seat } dobierze w tej turze o jedną kartę mniej.
    }
event-goal-moved = { $seat } przesuwa kartę celu z pola { $cell } na { $to }.
event-card-taken = { $card-known ->
        [yes] { $seat } bierze kartę od gracza { $target }: { $card }.
       *[no] { $seat } bierze kartę od gracza { $target }.
    }
event-three-put-off = { $seat } na końcu tury dobierze trzy karty i jedną zatrzyma.
event-kept-of-deck = { $kept-known ->
        [yes] { $seat } dobiera: { $cards }, zatrzymuje: { $kept }; reszta zostaje odrzucona zakryta.
       *[no] { $seat } dobiera karty ({ $cards-count }) i zatrzymuje jedną; reszta zostaje odrzucona zakryta.
    }
event-pile-shuffled = { $seat } tasuje stos kart odrzuconych.
event-kept-of-pile = { $kept-known ->
        [yes] { $seat } ogląda karty ze stosu kart odrzuconych: { $cards }, zatrzymuje: { $kept }.
       *[no] { $cards-count ->
            [one] { $seat } bierze jedyną kartę ze stosu kart odrzuconych.
           *[other] { $seat } ogląda karty ze stosu kart odrzuconych ({ $cards-count }) i zatrzymuje jedną.
        }
    }
event-cards-lost = { $cards-count ->
        [0] Talia jest pusta: żadna karta nie przepada.
        [one] { $cards-count } karta z talii trafia zakryta na stos kart odrzuconych.
        [few] { $cards-count } karty z talii trafiają zakryte na stos kart odrzuconych.
        [many] { $cards-count } kart z talii trafia zakrytych na stos kart odrzuconych.
       *[other] { $cards-count } karty z talii trafia na stos kart odrzuconych.
    }
event-nugget-chosen = { $seat } wybiera na tę rundę kartę: { $card }.
event-nugget-laid = { $seat } kładzie na polu { $cell } kartę: { $card }.
event-nugget-taken = { $gold-count ->
        [0] { $tokens ->
            [0] { $seat } dociera do dodatkowej bryłki, ale zapas jest pusty.
            [one] { $seat } dociera do dodatkowej bryłki i kładzie przed sobą odkryty { $tokens } żeton złota.
            [few] { $seat } dociera do dodatkowej bryłki i kładzie przed sobą odkryte { $tokens } żetony złota.
            [many] { $seat } dociera do dodatkowej bryłki i kładzie przed sobą { $tokens } odkrytych żetonów złota.
           *[other] { $seat } dociera do dodatkowej bryłki i kładzie przed sobą { $tokens } żetonu złota.
        }
       *[other] { $seat } dociera do dodatkowej bryłki i kładzie przed sobą odkryte karty bryłek złota o wartości { $gold }.
    }
event-hand-set-aside = { $cards-count ->
        [0] { $seat } nie ma kart do odłożenia.
        [one] { $cards-known ->
            [yes] { $seat } odkłada na bok: { $cards }.
           *[no] { $seat } odkłada na bok { $cards-count } zakrytą kartę.
        }
        [few] { $cards-known ->
            [yes] { $seat } odkłada na bok: { $cards }.
           *[no] { $seat } odkłada na bok { $cards-count } zakryte karty.
        }
        [many] { $cards-known ->
            [yes] { $seat } odkłada na bok: { $cards }.
           *[no] { $seat } odkłada na bok { $cards-count } zakrytych kart.
        }
       *[other] { $cards-known ->
            [yes] { $seat } odkłada na bok: { $cards }.
           *[no] { $seat } odkłada na bok { $cards-count } zakrytej karty.
        }
    }
event-round-left = { $seat } kończy swoją rundę i zatrzymuje złoto z dodatkowej bryłki.
event-round-not-left = { $seat } zostaje w rundzie.
event-nugget-kept = { $seat } wygrywa i zatrzymuje złoto z dodatkowej bryłki.
event-nugget-returned = { $seat } nie wygrywa: złoto z dodatkowej bryłki wraca do zapasu.

## Co gracz zobaczył

memory-saw-chest = Tura { $turn }: na polu { $cell } leżała „{ $chest }”, pod kartą: { $dark }.
memory-kept-one-of = Tura { $turn }: obejrzane karty: { $cards }, zatrzymana: { $kept }; reszta leżała zakryta na stosie kart odrzuconych.

## Dlaczego czegoś nie można

refusal-cannot-pay = Stoi tam figurka, a nie masz złota, żeby zapłacić
refusal-no-figure-left = Obie figurki były już użyte w tej rundzie
refusal-no-open-end-there = Na to pole nie prowadzi otwarty koniec żadnego korytarza
refusal-no-figure-there = Nie stoi tam figurka
refusal-own-figure = To twoja figurka: nic nie płacisz
refusal-promised-already = Za to pole ktoś już obiecał zapłacić
refusal-ask-somebody-else = Poprosić można tylko innego gracza
refusal-has-no-gold = Ten gracz nie ma złota
refusal-asked-already = Ten gracz był już proszony w tej turze
refusal-no-chest-there = Nie ma tam zakrytej skrzyni
refusal-no-more-maps = Skrzynia zabrania map do końca rundy
refusal-beside-the-nugget = Drabina nie może leżeć obok dodatkowej bryłki
refusal-player-has-left = Ten gracz zakończył już swoją rundę
