### Co mówi wiersz poleceń, po polsku. Nazwy poleceń, opcji, modułów i punktów są takie same w każdym języku.

## undermine modules

cli-modules-rulesets = Zestawy zasad
cli-modules-presets = Mieszanki z własną nazwą
cli-modules-modules = Moduły, które można dodać do zestawu zasad, zapisane z plusem: base+toll
cli-modules-players = Liczba graczy: od { $fewest } do { $most }.
cli-modules-with = Z zestawem { $ruleset }: od { $fewest } do { $most } graczy.
cli-modules-without = Nie razem z: { $modules }.

## undermine rules

cli-rules-unknown = Nie ma punktu '{ $clause }'; wszystkie wymienia `undermine rules`.
cli-rules-code = Pilnuje tego
cli-rules-tests = Pokazuje to
cli-rules-nowhere = jeszcze nic

## undermine replay

cli-replay-no-file = Nie ma pliku '{ $file }', który dałoby się odczytać.
cli-replay-bad-record = '{ $file }': { $reason }.
cli-replay-other-rules = { $version ->
    [0] W zapisie „{ $file }” nie podano wersji zasad, więc jest starszy niż wersja { $ours }, którą ma ten program. Nie można go odtworzyć.
   *[other] Zapis „{ $file }” powstał według wersji { $version } zasad, a ten program ma wersję { $ours }. Nie można go odtworzyć.
}
cli-replay-no-seat = Nie ma miejsca '{ $seat }'; podaj liczbę od 0 do { $last }, all albo spectator.
cli-replay-no-move = Liczba ruchów w zapisie: { $moves }; --to musi być liczbą od 0 do { $moves }.
cli-replay-deal = Rozdanie
cli-replay-move = Ruch { $number } z { $moves }
cli-replay-mover = { $move }: { $seat }
cli-replay-action = { $move }: { $seat } – { $action }
cli-replay-viewer = co widzi { $viewer }
cli-replay-spectator = widz
cli-replay-open = wszystkie karty odkryte
cli-replay-keys = n lub spacja: dalej · p: wstecz · liczba i Enter: ten ruch · s: inne miejsce · q: koniec

## undermine review

cli-review-round = Runda { $round }
cli-review-move = ruch
cli-review-player = gracz
cli-review-action = co zrobiono
cli-review-suspicion = podejrzenie obserwatora
cli-review-treasure = skarb
cli-review-found = Skarb znaleziono.
cli-review-not-found = Skarbu nie znaleziono.
cli-review-no-saboteurs = Sabotażysty nie było.
cli-review-saboteurs = { $count ->
    [one] Sabotażysta: { $names }.
    [few] Sabotażyści: { $names }.
    [many] Sabotażyści: { $names }.
   *[other] Sabotażyści: { $names }.
}
cli-review-gave-away = Ruch { $move } zdradził gracza { $seat }: podejrzenie przedtem { $before }, potem { $after }.
cli-review-explained = Pod każdym imieniem: na ile ktoś, kto tylko patrzy, uważa po tym ruchu gracza za sabotażystę. Skarb: jak często znajdują go stamtąd czeladnicy, na stołach wylosowanych według przypuszczeń obserwatora.

## undermine serve

cli-serve-address = Undermine działa pod adresem { $url } (Ctrl-C kończy)

## undermine cluster-dev

cli-cluster-node = { $name } działa pod adresem { $url }

## undermine check

cli-check-no-file = W '{ $folder }' nie ma żadnego pliku *{ $suffix }.
cli-check-failed = BŁĄD { $place }
cli-check-line = wiersz { $line }
cli-check-expected = oczekiwano
cli-check-instead = a jest
cli-check-happened = Co się stało:
cli-check-board = Plansza:
cli-check-record-holds = { $count ->
        [one] { $file }: { $count } ruch, zgodny z zapisem
        [few] { $file }: { $count } ruchy, wszystkie zgodne z zapisem
        [many] { $file }: { $count } ruchów, wszystkie zgodne z zapisem
       *[other] { $file }: { $count } ruchu, wszystko zgodne z zapisem
    }
cli-check-all-passed = { $count ->
        [one] { $count } scenariusz: wszystko zgodnie z oczekiwaniem
        [few] { $count } scenariusze: wszystko zgodnie z oczekiwaniem
        [many] { $count } scenariuszy: wszystko zgodnie z oczekiwaniem
       *[other] { $count } scenariusza: wszystko zgodnie z oczekiwaniem
    }
cli-check-some-failed = { $count ->
        [one] { $count } scenariusz: nieudane: { $failed }, zgodne z oczekiwaniem: { $passed }
        [few] { $count } scenariusze: nieudane: { $failed }, zgodne z oczekiwaniem: { $passed }
        [many] { $count } scenariuszy: nieudane: { $failed }, zgodne z oczekiwaniem: { $passed }
       *[other] { $count } scenariusza: nieudane: { $failed }, zgodne z oczekiwaniem: { $passed }
    }

## undermine simulate

cli-simulate-setting = Liczba gier: { $games }, zasady: '{ $rules }', liczba graczy: { $players }, ziarno: { $seed }
cli-simulate-side = strona
cli-simulate-rounds-won = wygrane rundy
cli-simulate-share = udział
cli-simulate-miners = górnicy
cli-simulate-saboteurs = sabotażyści
cli-simulate-blue = klan niebieski
cli-simulate-yellow = klan żółty
cli-simulate-nobody = nikt
cli-simulate-role = rola
cli-simulate-a-round = { $counted ->
        [points] punkty na rundę
       *[gold] złoto na rundę
    }
cli-simulate-bot = bot
cli-simulate-games-won = wygrane gry
cli-simulate-a-game = { $counted ->
        [points] punkty na grę
       *[gold] złoto na grę
    }
cli-simulate-by-seat = { $counted ->
        [points] punkty na grę według miejsc
       *[gold] złoto na grę według miejsc
    }: { $amounts }
cli-simulate-length = decyzje: { $decisions_per_round } na rundę, { $decisions_per_game } na grę (od { $shortest_game } do { $longest_game })

## undermine arena

cli-arena-games = Gry: zasady '{ $rules }', liczba graczy: { $players }, ziarno: { $seed }; każdy bot siedział przy każdym rozdaniu na każdym miejscu
cli-arena-sides = Rundy: zasady '{ $rules }', liczba graczy: { $players }, ziarno: { $seed }; wszystkie pary przy tych samych rozdaniach
cli-arena-bot = bot
cli-arena-role = rola
cli-arena-rounds = rundy
cli-arena-decisions = decyzje
cli-arena-median = ms na decyzję (mediana, CPU)
cli-arena-slowest = 95. percentyl
cli-arena-thought = ms na decyzję (95. percentyl, CPU)
cli-arena-a-game = { $counted ->
        [points] punkty na grę
       *[gold] złoto na grę
    }
cli-arena-a-round = { $counted ->
        [points] punkty na rundę
       *[gold] złoto na rundę
    }
cli-arena-games-won = wygrane gry
cli-arena-rounds-won = wygrane rundy
cli-arena-miners = górnicy
cli-arena-saboteurs = sabotażyści
cli-arena-miners-won = wygrane górników
cli-arena-a-miner = złoto na górnika
cli-arena-a-saboteur = złoto na sabotażystę
cli-arena-rating = ranking
cli-arena-rating-miners = ranking jako górnicy
cli-arena-rating-saboteurs = ranking jako sabotażyści
cli-arena-ahead-games = { $bot } wobec { $of }: { $value } { $counted ->
        [points] punktu
       *[gold] złota
    } na grę (od { $low } do { $high })
cli-arena-ahead-miner = Górnicy { $bot } wobec { $of }, sabotażyści { $against }: { $value } punktu procentowego (od { $low } do { $high })
cli-arena-ahead-saboteur = Sabotażyści { $bot } wobec { $of }, górnicy { $against }: { $value } punktu procentowego (od { $low } do { $high })
cli-arena-sure = – pewna przewaga
cli-arena-unsure = – przewaga niepewna
cli-arena-intervals = Wszystkie przedziały mają poziom ufności 95 %; różnice dotyczą tych samych rozdań.

## undermine bench

cli-bench-no-numbers = '{ $words }' nie jest listą liczb, na przykład 3,5,10
cli-bench-title = losowe dozwolone ruchy, najlepszy przebieg
cli-bench-rules = zasady
cli-bench-players = gracze
cli-bench-build = wersja
cli-bench-compiled = skompilowana
cli-bench-uncompiled = nieskompilowana
cli-bench-decisions = decyzje/s
cli-bench-rounds = rundy/s
cli-bench-inside = wewnątrz/s
cli-bench-game = um.Game/s
cli-bench-options = opcje µs
cli-bench-apply = ruch µs
cli-bench-copy = kopia µs
cli-bench-view = widok µs
cli-bench-machine = { $processor }, { $cores ->
        [one] { $cores } rdzeń
        [few] { $cores } rdzenie
        [many] { $cores } rdzeni
       *[other] { $cores } rdzenia
    }, { $system }
cli-bench-peer = OpenSpiel { $game } z Pythona: { $rate } decyzji/s
cli-bench-ratio = { $build }: { $ratio } raza tyle

## Stół w słowach

show-round = Runda { $round }, tura { $turn }
show-deck = Talia: { $deck } · stos kart odrzuconych: { $discard }
show-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
show-gold-cards = { $count ->
        [one] { $count } karta bryłek złota
        [few] { $count } karty bryłek złota
        [many] { $count } kart bryłek złota
       *[other] { $count } karty bryłek złota
    }
show-tokens = { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
show-nuggets = { $count ->
        [one] { $count } bryłka złota
        [few] { $count } bryłki złota
        [many] { $count } bryłek złota
       *[other] { $count } bryłki złota
    }
show-unknown-dwarf = ?
show-before = przed sobą: { $cards }
show-hand = Ręka: { $cards }
show-hand-of = Ręka gracza { $seat }: { $cards }
show-empty = pusta
show-own-gold = Własne karty bryłek złota: { $values }
show-goals = Cele: { $goals }
show-goal = { $cell } { $card }
show-seen = Co wiadomo:
show-part = { $module }: { $contents }
show-asked = Pytanie do: { $seats } – „{ $question }”
show-winners = Wygrywają: { $seats }

## undermine bench server

cli-bench-server-tables = Pięcioosobowe stoły „{ $rules }”: { $active } w grze, { $idle } bez ruchów
cli-bench-server-rate = Poleceń na sekundę: { $rate }; do dotarcia nowiny do wszystkich: połowa w { $middle } ms, 99 % w { $worst } ms
cli-bench-server-cores = Rdzenie zajęte przez serwer: { $cores }; odebrane tej maszynie przez inne na tym samym gospodarzu: { $stolen }.
cli-bench-server-memory = Pamięć: pusty { $empty } MB, wszystkie stoły otwarte { $opened } MB, po grze { $after } MB
cli-bench-server-table = Jeden stół: { $idle } kB otwarty, { $active } kB więcej w grze
