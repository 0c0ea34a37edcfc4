### Słowa gry podstawowej po polsku: karty, krasnoludy, co można zrobić, o co pyta gra, co się dzieje i co jest niedozwolone.
### Identyfikatory odpowiadają nazwom w silniku: zdarzenie TunnelDug opisuje event-tunnel-dug. Zmienne komunikatu to jego
### pola, jak objaśnia undermine/locale/words.py. Zdarzenia są w czasie teraźniejszym, więc rodzaj gracza nie gra roli.

## Drobne słowa

list-and = { $first } i { $last }
nobody = nikt
of-seat = { $seat }: { $thing }
action-told = { $verb }: { $told }
refusal-told = { $reason } ({ $clause }).
place-turned = { $cell }, po obróceniu
tool-pick = kilof
tool-lantern = latarnia
tool-cart = wagonik

## Zasady i moduły

module-base = Gra podstawowa, obecne wydanie
module-base-about = Górnicy kopią korytarz do skarbu, a ukryci wśród nich sabotażyści im przeszkadzają; każda karta korytarza musi łączyć się ze startem, a po udanej rundzie każdy górnik dostaje jedną kartę bryłek złota.
module-classic = Gra podstawowa, klasyczne wydanie
module-classic-about = Starsze zasady: karta korytarza nie musi łączyć się ze startem, wolno zepsuć własne narzędzie, a górnicy dzielą między siebie tyle kart bryłek złota, ilu jest graczy.
module-dwarfs = Krasnoludy i korytarze
module-dwarfs-about = To, co wspólne dla obu wydań gry podstawowej: karty, krasnoludy, cele i tury.
module-gold-cards = Karty bryłek złota
module-gold-cards-about = Złoto zdobywa się w kartach wartych od 1 do 3 bryłek, tajnych do końca gry.
module-current = Obecne wydanie
module-current-about = To, czym obecne wydanie gry podstawowej różni się od klasycznego.

## Karty

card-unknown = zakryta karta
card-tunnel = korytarz { $shape }
card-dead-end = ślepy zaułek { $shape }
card-broken-pick = zepsuty kilof
card-broken-lantern = zepsuta latarnia
card-broken-cart = zepsuty wagonik
card-repair-pick = naprawa kilofa
card-repair-lantern = naprawa latarni
card-repair-cart = naprawa wagonika
card-repair-pick-lantern = naprawa kilofa lub latarni
card-repair-pick-cart = naprawa kilofa lub wagonika
card-repair-lantern-cart = naprawa latarni lub wagonika
card-rockfall = osuwisko
card-map = mapa
card-start = karta startu
goal-treasure = skarb
goal-stone-ne = kamień [NE]
goal-stone-nw = kamień [NW]
dwarf-miner = górnik
dwarf-saboteur = sabotażysta

## Co można zrobić

verb-dig = połóż kartę korytarza
verb-break = zepsuj narzędzie
verb-repair = napraw narzędzie
verb-rockfall = usuń kartę korytarza
verb-map = obejrzyj kartę celu
verb-pass = spasuj
verb-choose-cell = wybierz pole
verb-choose-place = wybierz ułożenie
verb-choose-seat = wybierz gracza
verb-choose-card = wybierz kartę
verb-say = odpowiedz tak lub nie
verb-change-gold = wymień kartę bryłek złota
verb-take-gold = zatrzymaj kartę bryłek złota

## W co celuje działanie, krok po kroku

aim-break-1 = Komu psujesz narzędzie?
aim-repair-1 = Komu naprawiasz narzędzie?
aim-repair-2 = Które narzędzie naprawiasz?
aim-rockfall-1 = Wybierz kartę korytarza, która się zawali.
aim-map-1 = Wybierz cel, który chcesz obejrzeć.
aim-choose-place-1 = Obróć kartę, jak chcesz.
aim-change-gold-1 = Wybierz kartę bryłek złota do wymiany.
aim-take-gold-1 = Wybierz kartę bryłek złota, którą zatrzymasz.

## O co pyta gra

ask-take-turn = Twoja tura: zagraj kartę albo spasuj.
ask-unmasking = Runda skończona: zobacz, jak się zakończyła.
ask-choose-next = Korytarz dotarł do kilku rzeczy naraz: co rozpatrujesz najpierw?
ask-turn-goal = Karta celu pasuje w obu ułożeniach: jak ma leżeć?
ask-change-gold = Musisz zapłacić, a nie masz żetonów: którą kartę bryłek złota wymieniasz?
ask-pick-gold = Zatrzymaj jedną z kart bryłek złota; reszta wędruje do następnego górnika.

## Co się dzieje

event-game-began = { $seats ->
        [one] Zaczyna się gra dla { $seats } gracza.
       *[other] Zaczyna się gra dla { $seats } graczy.
    }
event-round-began = Zaczyna się runda { $round }; rozpoczyna { $starter }.
event-turn-began = Teraz gra { $seat }.
event-deck-shuffled = { $deck-count ->
        [one] Talia jest potasowana: { $deck-count } karta.
        [few] Talia jest potasowana: { $deck-count } karty.
        [many] Talia jest potasowana: { $deck-count } kart.
       *[other] Talia jest potasowana: { $deck-count } karty.
    }
event-hand-dealt = { $cards-known ->
        [yes] { $seat } dostaje na rękę: { $cards }.
       *[no] { $cards-count ->
            [one] { $seat } dostaje na rękę { $cards-count } kartę.
            [few] { $seat } dostaje na rękę { $cards-count } karty.
            [many] { $seat } dostaje na rękę { $cards-count } kart.
           *[other] { $seat } dostaje na rękę { $cards-count } karty.
        }
    }
event-card-drawn = { $card-known ->
        [yes] { $seat } dobiera kartę: { $card }.
       *[no] { $seat } dobiera kartę.
    }
event-answer-given = { $seat } odpowiada w tajemnicy.
event-announced = { $seat } zapowiada: „{ $action }”.
event-dwarfs-dealt = { $dwarfs-known ->
        [no] Każdy dostaje w tajemnicy kartę krasnoluda.
       *[some] Każdy dostaje w tajemnicy kartę krasnoluda ({ $dwarfs-by-seat }).
    }
event-dwarfs-revealed = { $unused-count ->
        [0] Krasnoludy zostają odkryte: { $dwarfs-by-seat }.
       *[other] Krasnoludy zostają odkryte: { $dwarfs-by-seat }; niewykorzystane: { $unused }.
    }
event-goals-laid = { $cards-known ->
        [yes] Karty celów leżą zakryte na polach { $cells }: { $cards }.
       *[no] Karty celów leżą zakryte na polach { $cells }.
    }
event-tunnel-dug = { $turned ->
        [yes] { $seat } kładzie na polu { $cell } kartę „{ $card }”, obróconą o 180°.
       *[no] { $seat } kładzie na polu { $cell } kartę „{ $card }”.
    }
event-rock-fell = { $seat } zagrywa kartę „{ $card }”: z pola { $cell } znika „{ $removed }”.
event-goal-seen = { $goal-known ->
        [yes] { $seat } ogląda kartę celu na polu { $cell }: { $goal }.
       *[no] { $seat } ogląda kartę celu na polu { $cell }.
    }
event-passed = { $cards-known ->
        [yes] { $seat } pasuje i odrzuca: { $cards }.
       *[no] { $cards-count ->
            [one] { $seat } pasuje i odrzuca { $cards-count } zakrytą kartę.
            [few] { $seat } pasuje i odrzuca { $cards-count } zakryte karty.
            [many] { $seat } pasuje i odrzuca { $cards-count } zakrytych kart.
           *[other] { $seat } pasuje i odrzuca { $cards-count } zakrytej karty.
        }
    }
event-tool-broken = { $seat } kładzie kartę „{ $card }” przed graczem { $target }.
event-tool-repaired = { $seat } zagrywa kartę „{ $card }” na gracza { $target }: znika „{ $removed }”.
event-goal-turned-up = { $seat } dociera do karty celu na polu { $cell }: { $goal }. Trzeba jeszcze wybrać jej ułożenie.
event-goal-revealed = { $turned ->
        [yes] { $seat } odkrywa kartę celu na polu { $cell }: { $goal }, w obróceniu o 180°.
       *[no] { $seat } odkrywa kartę celu na polu { $cell }: { $goal }.
    }
event-round-ended = { $treasure ->
        [yes] Koniec rundy: skarb jest odkryty.
       *[no] Koniec rundy: skarb pozostał ukryty.
    }
event-winners-found = { $winners-count ->
        [0] Nikt nie wygrywa rundy.
        [one] Rundę wygrywa { $winners }.
       *[other] Rundę wygrywają { $winners }.
    }
event-supply-shuffled = { $supply-count ->
        [one] Zapas złota jest potasowany: { $supply-count } karta.
        [few] Zapas złota jest potasowany: { $supply-count } karty.
        [many] Zapas złota jest potasowany: { $supply-count } kart.
       *[other] Zapas złota jest potasowany: { $supply-count } karty.
    }
event-gold-laid-out = { $cards-count ->
        [one] Do podziału jest { $cards-count } karta bryłek złota.
        [few] Do podziału są { $cards-count } karty bryłek złota.
        [many] Do podziału jest { $cards-count } kart bryłek złota.
       *[other] Do podziału jest { $cards-count } karty bryłek złota.
    }
event-gold-taken = { $value-known ->
        [yes] { $value ->
            [one] { $seat } zatrzymuje kartę wartą { $value } bryłkę złota.
            [few] { $seat } zatrzymuje kartę wartą { $value } bryłki złota.
            [many] { $seat } zatrzymuje kartę wartą { $value } bryłek złota.
           *[other] { $seat } zatrzymuje kartę wartą { $value } bryłki złota.
        }
       *[no] { $seat } zatrzymuje kartę bryłek złota.
    }
event-gold-awarded = { $cards-count ->
        [0] { $seat } nie dostaje złota: zapas jest pusty.
        [one] { $cards-known ->
            [yes] { $seat } dostaje { $cards-count } kartę bryłek złota o wartości { $cards }.
           *[no] { $seat } dostaje { $cards-count } kartę bryłek złota.
        }
        [few] { $cards-known ->
            [yes] { $seat } dostaje { $cards-count } karty bryłek złota o wartości { $cards }.
           *[no] { $seat } dostaje { $cards-count } karty bryłek złota.
        }
        [many] { $cards-known ->
            [yes] { $seat } dostaje { $cards-count } kart bryłek złota o wartości { $cards }.
           *[no] { $seat } dostaje { $cards-count } kart bryłek złota.
        }
       *[other] { $cards-known ->
            [yes] { $seat } dostaje { $cards-count } karty bryłek złota o wartości { $cards }.
           *[no] { $seat } dostaje { $cards-count } karty bryłek złota.
        }
    }
event-gold-changed = { $value ->
        [one] { $seat } wymienia kartę bryłek złota na { $value } żeton.
        [few] { $seat } wymienia kartę bryłek złota na { $value } żetony.
        [many] { $seat } wymienia kartę bryłek złota na { $value } żetonów.
       *[other] { $seat } wymienia kartę bryłek złota na { $value } żetonu.
    }
event-tokens-gained = { $amount ->
        [one] { $seat } dostaje z banku { $amount } żeton złota.
        [few] { $seat } dostaje z banku { $amount } żetony złota.
        [many] { $seat } dostaje z banku { $amount } żetonów złota.
       *[other] { $seat } dostaje z banku { $amount } żetonu złota.
    }
event-tokens-lost = { $amount ->
        [one] { $seat } oddaje do banku { $amount } żeton złota.
        [few] { $seat } oddaje do banku { $amount } żetony złota.
        [many] { $seat } oddaje do banku { $amount } żetonów złota.
       *[other] { $seat } oddaje do banku { $amount } żetonu złota.
    }
event-tokens-paid = { $amount ->
        [one] { $seat } płaci { $amount } żeton złota graczowi { $receiver }.
        [few] { $seat } płaci { $amount } żetony złota graczowi { $receiver }.
        [many] { $seat } płaci { $amount } żetonów złota graczowi { $receiver }.
       *[other] { $seat } płaci { $amount } żetonu złota graczowi { $receiver }.
    }
event-gold-card-gained = { $value ->
        [one] { $seat } dostaje kartę wartą { $value } bryłkę złota.
        [few] { $seat } dostaje kartę wartą { $value } bryłki złota.
        [many] { $seat } dostaje kartę wartą { $value } bryłek złota.
       *[other] { $seat } dostaje kartę wartą { $value } bryłki złota.
    }
event-dwarf-seen = { $dwarf-known ->
        [yes] { $seat } ogląda kartę krasnoluda gracza { $target }: { $dwarf }.
       *[no] { $seat } ogląda kartę krasnoluda gracza { $target }.
    }
event-dwarf-exchanged = { $dwarf-known ->
        [yes] { $seat } wymienia kartę krasnoluda na niewykorzystaną; teraz: { $dwarf }, przedtem: { $given }.
       *[no] { $seat } wymienia kartę krasnoluda na niewykorzystaną.
    }
event-game-ended = Koniec gry. Bryłki złota: { $gold-by-seat }.

## Co gracz zobaczył

memory-saw-goal = { $stale ->
        [yes] Tura { $turn }: na polu { $cell } leżał cel: { $goal }; od tego czasu cele mogły zamienić się miejscami.
       *[no] Tura { $turn }: na polu { $cell } leży cel: { $goal }.
    }
memory-saw-dwarf = { $stale ->
        [yes] Tura { $turn }: krasnolud gracza { $target } to był { $dwarf }; od tego czasu mógł się zmienić.
       *[no] Tura { $turn }: krasnolud gracza { $target } to { $dwarf }.
    }
memory-gave-dwarf = Tura { $turn }: twój oddany krasnolud to { $dwarf }.
memory-passed-cards = Tura { $turn }: twoje zakryte odrzucone karty: { $cards }.

## Dlaczego czegoś nie można

refusal-already-broken = { $about ->
        [pick] Przed tym graczem leży już zepsuty kilof
        [lantern] Przed tym graczem leży już zepsuta latarnia
        [cart] Przed tym graczem leży już zepsuty wagonik
       *[other] Przed tym graczem leży już takie zepsute narzędzie
    }
refusal-broken-tool = Masz przed sobą zepsute narzędzie
refusal-does-not-fit = { $about ->
        [north] Karta nie pasuje do sąsiedniej karty na północy
        [east] Karta nie pasuje do sąsiedniej karty na wschodzie
        [south] Karta nie pasuje do sąsiedniej karty na południu
        [west] Karta nie pasuje do sąsiedniej karty na zachodzie
       *[other] Karta nie pasuje do sąsiednich kart
    }
refusal-game-over = Gra jest skończona
refusal-meets-no-opening = Karta nie styka się z wylotem żadnej sąsiedniej karty
refusal-no-face-down-goal-there = Nie ma tam zakrytej karty celu
refusal-no-such-player = Nie ma takiego gracza ani narzędzia
refusal-no-such-target = Nie podano tego, czego ta akcja wymaga
refusal-no-tunnel-card-there = Nie ma tam karty korytarza
refusal-not-a-choice = Tego nie ma wśród możliwości
refusal-not-asked = Gra nie pyta teraz o to
refusal-not-beside-a-card = Obok tego pola nie ma odkrytej karty
refusal-not-broken = { $about ->
        [pick] Przed tym graczem nie ma zepsutego kilofa
        [lantern] Przed tym graczem nie ma zepsutej latarni
        [cart] Przed tym graczem nie ma zepsutego wagonika
       *[other] Przed tym graczem nie ma takiego zepsutego narzędzia
    }
refusal-not-connected = Karta nie byłaby połączona ze startem
refusal-not-empty = Pole nie jest puste
refusal-not-in-hand = Nie masz tej karty na ręce
refusal-not-your-turn = To nie twoja kolej
refusal-only-others = Zepsuć można tylko narzędzie innego gracza
refusal-repairs-another-tool = { $about ->
        [pick] Ta karta nie naprawia kilofa
        [lantern] Ta karta nie naprawia latarni
        [cart] Ta karta nie naprawia wagonika
       *[other] Ta karta nie naprawia tego narzędzia
    }
refusal-same-both-ways = Karta po obróceniu o 180° jest taka sama: połóż ją prosto
refusal-too-many-cards = Nie możesz odrzucić tylu kart
refusal-wrong-card = Tej karty nie można tak zagrać
