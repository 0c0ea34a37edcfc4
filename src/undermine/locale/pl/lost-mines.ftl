### Słowa Zaginionych kopalni, po polsku. Identyfikatory odpowiadają nazwom silnika, jak w base.ftl.

## Zasady i moduły

module-lost-mines = Zaginione kopalnie
module-lost-mines-about = Dwa klany krasnoludów idą przez las do zapomnianych kopalni; lojalne krasnoludy dzielą się skarbami klanu, samolubne zatrzymują swoje, sabotażyści pracują dla drugiego klanu, a w jednej z kopalni czeka smok.
module-truce = Rozejm
module-truce-about = Gracz, którego jest tura, może zaproponować zakończenie rundy; kończy się, jeśli wszyscy się zgodzą.
module-decider = Dogrywka
module-decider-about = Jeśli po drugiej rundzie kilku graczy ma najwięcej punktów, gra się kolejne rundy, aż ktoś wyjdzie na prowadzenie albo runda nie przyniesie punktów.

## Karty

card-path = ścieżka { $shape }
card-tree = powalone drzewo { $shape }
card-lake = jezioro { $shape }
card-ditch = rów { $shape }
card-campfire = ognisko { $shape }
card-rocks = kamienie { $shape }
card-axe = topór
card-boat = łódź
card-rope = lina
card-look-mine-treasure = podgląd kopalni lub skarbu
card-look-mine-dwarf = podgląd kopalni lub krasnoluda
card-look-treasure-dwarf = podgląd skarbu lub krasnoluda
card-forest-trap = pułapka
card-troll = troll
card-storm = burza
card-blue-start = start klanu niebieskiego
card-yellow-start = start klanu żółtego
card-gems-mine = kopalnia klejnotów
card-gold-mine = kopalnia złota
card-silver-mine = kopalnia srebra
card-dragon-mine = kopalnia smoka
card-silver-1 = srebro o wartości 1
card-silver-2 = srebro o wartości 2
card-silver-3 = srebro o wartości 3
card-gold-2 = złoto o wartości 2
card-gold-3 = złoto o wartości 3
card-gold-4 = złoto o wartości 4
card-gems-3 = klejnoty o wartości 3
card-gems-4 = klejnoty o wartości 4
card-gems-5 = klejnoty o wartości 5
card-silver-treasure = srebro
card-gold-treasure = złoto
card-gems-treasure = klejnoty
dwarf-blue-loyal = lojalny niebieski krasnolud
dwarf-blue-selfish = samolubny niebieski krasnolud
dwarf-blue-saboteur = niebieski sabotażysta
dwarf-yellow-loyal = lojalny żółty krasnolud
dwarf-yellow-selfish = samolubny żółty krasnolud
dwarf-yellow-saboteur = żółty sabotażysta
card-blue-clan = klan niebieski
card-yellow-clan = klan żółty

## Co można zrobić

verb-lay = wyłóż kartę ścieżki
verb-bring-tool = połóż narzędzie
verb-look-mine = podejrzyj kopalnię
verb-look-treasure = podejrzyj skarb
verb-look-dwarf = podejrzyj kartę krasnoluda
verb-set-trap = zastaw pułapkę
verb-call-troll = przywołaj trolla
verb-storm = rozpętaj burzę
verb-stay = zostań
verb-move = idź
verb-take-treasure = weź skarb
verb-propose-truce = zaproponuj koniec rundy
verb-agree = zgódź się na koniec rundy

## W co celuje działanie, krok po kroku

aim-bring-tool-1 = Wybierz przeszkodę, która dostanie narzędzie.
aim-look-mine-1 = Wybierz kopalnię, którą chcesz podejrzeć.
aim-look-treasure-1 = Wybierz skarb, który chcesz podejrzeć.
aim-look-dwarf-1 = Czyją kartę krasnoluda podglądasz?
aim-set-trap-1 = Wybierz krawędź dla pułapki.
aim-call-troll-1 = Wybierz krawędź dla trolla.
aim-storm-1 = Wybierz kartę ścieżki, którą zabierze burza.

## O co się pyta

ask-move-dwarf = Przesuń swojego krasnoluda albo zostań.
ask-turn-mine = Kopalnia pasuje w obu ułożeniach: jak ma leżeć?
ask-choose-treasure = Jesteś w kopalni: który skarb bierzesz?
ask-agree-to-stop = Czy zgadzasz się zakończyć rundę?

## Co się dzieje

event-forest-laid = { $mines-known ->
        [yes] Kopalnie leżą zakryte, od północy na południe: { $mines }.
       *[no] Kopalnie leżą zakryte i nikt nie wie, która jest która.
    }
event-treasures-laid = { $treasures-known ->
        [yes] Wyłożone skarby: { $treasures }.
       *[no] Wyłożone zakryte skarby: { $backs }.
    }
event-clans-dealt = { $dwarfs-known ->
        [no] Każdy dostaje kartę krasnoluda: { $clans-by-seat }.
       *[some] Każdy dostaje kartę krasnoluda: { $clans-by-seat }; znane: { $dwarfs-by-seat }.
    }
event-cards-left-out = { $cards-count ->
        [one] Na bok odkłada się bez podglądania { $cards-count } kartę.
        [few] Na bok odkłada się bez podglądania { $cards-count } karty.
        [many] Na bok odkłada się bez podglądania { $cards-count } kart.
       *[other] Na bok odkłada się bez podglądania { $cards-count } karty.
    }
event-troll-left = Troll gracza { $seat } odchodzi z { $edge }.
event-path-laid = { $turned ->
        [yes] { $seat } wykłada { $card } na { $cell }, obróconą o 180°.
       *[no] { $seat } wykłada { $card } na { $cell }.
    }
event-tool-brought = { $seat } kładzie narzędzie ({ $card }) na { $cell }.
event-mine-seen = { $mine-known ->
        [yes] { $seat } podgląda kopalnię na { $cell }: { $mine }.
       *[no] { $seat } podgląda kopalnię na { $cell }.
    }
event-treasure-seen = { $treasure-known ->
        [yes] { $seat } podgląda skarb { $number }: { $treasure }.
       *[no] { $seat } podgląda skarb { $number }.
    }
event-role-seen = { $role-known ->
        [yes] { $seat } podgląda kartę krasnoluda gracza { $target }: { $role }.
       *[no] { $seat } podgląda kartę krasnoluda gracza { $target }.
    }
event-trap-set = { $seat } zastawia pułapkę na { $edge }.
event-troll-called = { $seat } przywołuje trolla na { $edge }.
event-storm-raged = { $seat } rozpętuje burzę: { $removed } na { $cell } znika.
event-dwarf-stayed = { $seat } zostaje na miejscu.
event-dwarf-walked = { $seat } idzie { $route } na { $cell }.
event-trap-sprung = { $card-known ->
        [yes] { $seat } traci przez pułapkę kartę: { $card }.
       *[no] { $seat } traci przez pułapkę kartę.
    }
event-mine-turned-up = { $seat } odkrywa kopalnię na polu { $cell }: { $mine }. Trzeba jeszcze wybrać jej ułożenie.
event-mine-revealed = { $turned ->
        [yes] { $seat } odkrywa kopalnię na { $cell }: { $mine }, obrócona o 180°.
       *[no] { $seat } odkrywa kopalnię na { $cell }: { $mine }.
    }
event-dragon-woken = { $seat } budzi smoka i bierze jego znacznik.
event-treasure-taken = { $treasure-known ->
        [yes] { $seat } bierze skarb { $number }: { $treasure }.
       *[no] { $seat } bierze skarb { $number }: { $back }.
    }
event-expedition-ended = { $treasure ->
        [yes] Koniec rundy: zabrano ostatni skarb.
       *[no] Koniec rundy.
    }
event-roles-revealed = Role są odkryte: { $dwarfs-by-seat }.
event-points-scored = Punkty tej rundy: { $gained-by-seat }.
event-dragon-paid = { $price ->
        [one] { $seat } oddaje smokowi { $price } punkt.
        [few] { $seat } oddaje smokowi { $price } punkty.
        [many] { $seat } oddaje smokowi { $price } punktów.
       *[other] { $seat } oddaje smokowi { $price } punktu.
    }
event-game-won = Koniec gry. Punkty: { $points-by-seat }.
event-truce-proposed = { $seat } proponuje zakończyć rundę.
event-truce-answered = { $agreed-count ->
        [0] Nikt się nie zgadza.
        [one] Zgadza się { $agreed }.
       *[other] Zgadzają się { $agreed }.
    }

## Co gracz widział

memory-saw-mine = Tura { $turn }: na { $cell } leży { $mine }.
memory-saw-treasure = Tura { $turn }: skarb { $number } to { $treasure }.
memory-saw-role = Tura { $turn }: { $target } to { $role }.

## Dlaczego czegoś nie wolno

refusal-already-proposed = W tej turze już to zaproponowano
refusal-dwarf-stands-there = Na tej karcie stoi krasnolud
refusal-mine-ends-the-move = Wejście na zakrytą kopalnię kończy ruch
refusal-no-face-down-mine-there = Nie leży tam zakryta kopalnia
refusal-no-path-card-there = Nie leży tam karta ścieżki
refusal-no-room-there = Ta karta mieści jednego krasnoluda i jest zajęta
refusal-no-such-obstacle-there = Nie ma tam przeszkody, która potrzebuje tego narzędzia
refusal-no-such-treasure-on-display = Nie ma takiego wyłożonego skarbu
refusal-no-way-over-that-edge = Przez tę krawędź nie prowadzi ścieżka
refusal-no-way-there = Wyloty się tam nie spotykają
refusal-not-another-player = To nie jest inny gracz
refusal-obstacle-without-tool = Na przeszkodę nie można wejść bez narzędzia
refusal-roundabout-route = Inna trasa daje to samo; wybierz tamtą
refusal-token-already-there = Na tej krawędzi jest już znacznik
refusal-too-many-steps = To więcej kroków, niż krasnolud może zrobić
refusal-troll-in-the-way = Drogę blokuje troll

## Stół jako tekst

show-points = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
show-dragon = znacznik smoka
show-display = Wyłożone skarby: { $treasures }
show-trap = Pułapka na { $edge }
show-troll = Troll gracza { $seat } na { $edge }
show-tools = Narzędzia na { $cells }
show-mines = Kopalnie: { $mines }

## W przeglądarce

web-forest = Las
web-hidden-mine = zakryta kopalnia
web-seen-here = wiesz, że leży tu { $card }
web-with-tool = z narzędziem
web-troll-of = troll gracza { $name }
web-dwarf-of = krasnolud gracza { $name }
web-dwarf-number = krasnolud { $number }: { $card }
web-display = Wystawione skarby
web-display-empty = Nie ma już skarbów.
web-treasure = skarb { $number }: { $card }
web-pick-edge = Wybierz krawędź między dwoma polami.
web-pick-walk = Wybierz kartę, na którą chcesz pójść.
web-pick-route = Prowadzi tam kilka dróg: wybierz jedną.
web-pick-treasure = Wybierz skarb.
web-walk = { $steps ->
        [one] Jeden krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }, { $traps ->
        [0] bez pułapek
        [one] jedna pułapka
        [few] { $traps } pułapki
        [many] { $traps } pułapek
       *[other] { $traps } pułapki
    }
web-walk-cost = { $traps ->
        [0] { $walk }.
        [one] { $walk }: kosztuje losową kartę.
       *[other] { $walk }: każda kosztuje losową kartę.
    }
web-walk-from = { $walk }, { $from }
web-from-n = od północy
web-from-e = od wschodu
web-from-s = od południa
web-from-w = od zachodu
