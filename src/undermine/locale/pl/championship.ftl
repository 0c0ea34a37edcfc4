### Słowa kart z mistrzostw świata po polsku. Identyfikatory i zmienne rządzą się tymi samymi zasadami co w base.ftl.

## Zasady

module-wc2016 = Chciwy krasnolud (2016)
module-wc2016-about = Jednego z górników zastępuje chciwy krasnolud: wygrywa sam, jeśli jego karta dotrze do skarbu, a w przeciwnym razie nie dostaje nic.
module-wc2017 = Zamiana kart celu (2017)
module-wc2017-about = Karta pozwala podnieść dwie zakryte karty celów i zamienić je miejscami albo tylko udawać zamianę.
module-wc2018 = Skarbiec (2018)
module-wc2018-about = Karta przywraca na rękę jedną z pięciu ostatnich kart stosu kart odrzuconych zamiast nowej karty z talii.
module-wc2019 = Weto (2019)
module-wc2019-about = Jedna karta zatrzymuje kartę innego gracza, zanim zadziała; kto ją ma, pozostaje tajemnicą, więc gra pyta wszystkich.
module-wc2020 = Zmiana kierunku (2020)
module-wc2020-about = Karta odwraca kolejność tur i przekazywania złota do końca rundy.
module-wc2021 = Sztukmistrz (2021)
module-wc2021-about = Jeszcze jedna karta naprawy, która naprawia jedno dowolne zepsute narzędzie.
module-wc2022 = Pionier (2022)
module-wc2022-about = Karta pozwala położyć dwie karty korytarzy w jednej turze.
module-wc2023 = Dywersja (2023)
module-wc2023-about = Karta przenosi ostatnio położoną kartę korytarza na inne pole.

## Karty

card-goal-swap = zamiana kart celu
card-vault = skarbiec
card-veto = weto
card-change-of-direction = zmiana kierunku
card-handyman = sztukmistrz
card-pioneer = pionier
card-diversion = dywersja
dwarf-greedy-dwarf = chciwy krasnolud

## Co można zrobić

verb-swap-goals = podnieś dwie karty celów
verb-open-vault = weź kartę ze stosu kart odrzuconych
verb-reverse = zmień kierunek
verb-pioneer = połóż dwie karty korytarzy
verb-divert = przenieś ostatnio położoną kartę korytarza

## W co celuje działanie, krok po kroku

aim-swap-goals-1 = Wybierz pierwszy cel.
aim-swap-goals-2 = Wybierz drugi cel.
aim-divert-1 = Wybierz, dokąd trafi ostatnio położona karta.

## O co pyta gra

ask-decide-swap = Czy zamieniasz te dwie karty celów miejscami? Tylko ty będziesz o tym wiedzieć.
ask-pick-from-vault = Te karty leżały na wierzchu stosu kart odrzuconych: którą zatrzymujesz?
ask-veto-window = Czy wetujesz tę kartę?
ask-pioneer-digs = Pionier: połóż kartę korytarza.
ask-pioneer-asks = Pionier: żadne miejsce nie jest otwarte dla karty korytarza. Poproś gracza o zapłacenie myta.

## Co się dzieje

event-goals-lifted = { $seat } zagrywa kartę „{ $card }” i podnosi karty celów z pól { $one } i { $other }.
event-goals-returned = { $swapped-known ->
        [yes] { $swapped ->
            [yes] { $seat } odkłada karty celów na pola { $one } i { $other }: zamienione miejscami.
           *[no] { $seat } odkłada karty celów na pola { $one } i { $other }: bez zamiany.
        }
       *[no] { $seat } odkłada karty celów na pola { $one } i { $other }: zamienione albo nie.
    }
event-vault-opened = { $count ->
        [one] { $seat } zagrywa kartę „{ $card }” i bierze wierzchnią kartę ze stosu kart odrzuconych.
        [few] { $seat } zagrywa kartę „{ $card }” i ogląda { $count } wierzchnie karty stosu kart odrzuconych.
        [many] { $seat } zagrywa kartę „{ $card }” i ogląda { $count } wierzchnich kart stosu kart odrzuconych.
       *[other] { $seat } zagrywa kartę „{ $card }” i ogląda { $count } wierzchniej karty stosu kart odrzuconych.
    }
event-vault-picked = { $kept-known ->
        [yes] { $seat } zatrzymuje kartę „{ $kept }”; do wyboru były: { $cards }.
       *[no] { $seat } zatrzymuje jedną z kart.
    }
event-vetoed = { $seat } zagrywa kartę „{ $card }”: zapowiedź gracza { $player } przepada („{ $action }”).
event-direction-changed = { $reversed ->
        [yes] { $seat } zagrywa kartę „{ $card }”: tury idą teraz przeciwnie do ruchu wskazówek zegara.
       *[no] { $seat } zagrywa kartę „{ $card }”: tury idą znowu zgodnie z ruchem wskazówek zegara.
    }
event-pioneer-played = { $seat } zagrywa kartę „{ $card }”, aby położyć dwie karty korytarzy.
event-pioneer-went-on = { $seat } kładzie drugą kartę korytarza.
event-tunnel-lifted = { $seat } zagrywa kartę „{ $card }” i podnosi z pola { $cell } kartę „{ $lifted }”.

## Co gracz widział

memory-decided-swap = { $swapped ->
        [yes] Tura { $turn }: karty celów z pól { $one } i { $other } zamieniasz miejscami.
       *[no] Tura { $turn }: karty celów z pól { $one } i { $other } podnosisz, ale nie zamieniasz.
    }
memory-saw-pile = Tura { $turn }: na wierzchu stosu kart odrzuconych leżały: { $cards }; na ręce zostaje: { $kept }.

## Dlaczego czegoś nie można

refusal-discard-pile-is-empty = Stos kart odrzuconych jest pusty
refusal-must-play-a-tunnel-card = Pionier musi teraz położyć kartę korytarza
refusal-name-goals-in-order = Podaj obie karty celów w kolejności pól, od góry
refusal-needs-another-cell = Karta musi trafić na inne pole
refusal-needs-two-goals = Potrzebne są dwie różne karty celów
refusal-needs-two-tunnel-cards = Potrzebujesz dwóch kart korytarzy na ręce
refusal-no-card-to-divert = Nie ma karty korytarza, którą można by przenieść: w tej rundzie żadnej nie położono albo ostatnia już zniknęła
refusal-no-place-for-a-tunnel = Żadnej z twoich kart korytarzy nie da się nigdzie położyć
