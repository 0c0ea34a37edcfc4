### Co mówi wiersz poleceń, po polsku. Nazwy poleceń, opcji, modułów i punktów są takie same w każdym języku.

## undermine modules

cli-modules-rulesets = Zestawy zasad
cli-modules-presets = Mieszanki z własną nazwą
cli-modules-modules = Moduły, które można dodać do zestawu zasad, zapisane z plusem: base+toll
cli-modules-players = Liczba graczy: od { $fewest } do { $most }.
cli-modules-with = Z zestawem { $ruleset }: od { $fewest } do { $most } graczy.
cli-modules-without = Nie razem z: { $modules }.

## undermine rules

cli-rules-code = Pilnuje tego
cli-rules-tests = Pokazuje to
cli-rules-nowhere = jeszcze nic

## undermine replay

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
cli-review-unfinished = Zapis kończy się przed końcem tej rundy.
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

cli-check-failed = BŁĄD { $place }
cli-check-line = wiersz { $line }
cli-check-expected = oczekiwano
cli-check-instead = zamiast tego:
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

cli-arena-games = Gry: zasady '{ $rules }', liczba graczy: { $players }, ziarno: { $seed }, liczba gier: { $games }; każdy bot siedział przy każdym rozdaniu na każdym miejscu
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
cli-arena-intervals = Wszystkie przedziały mają poziom ufności 95%; różnice dotyczą tych samych rozdań.

## undermine bench

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
cli-bench-against = obok { $wheel }, najlepszy przebieg
cli-bench-task = zadanie
cli-bench-instructions-other = instrukcji tam
cli-bench-instructions-this = tutaj
cli-bench-instructions-times = razy mniej
cli-bench-per-second-other = na sekundę tam
cli-bench-per-second-this = tutaj
cli-bench-per-second-times = razy więcej
cli-bench-times-peer = razy { $game }
cli-bench-fall = Od 16 stołów naraz do 1024 liczba decyzji na sekundę spada o { $percent }%.

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
cli-bench-server-rate = Poleceń na sekundę: { $rate }; do dotarcia nowiny do wszystkich: połowa w { $middle } ms, 99% w { $worst } ms
cli-bench-server-cores = Rdzenie zajęte przez serwer: { $cores }; odebrane tej maszynie przez inne na tym samym gospodarzu: { $stolen }.
cli-bench-server-memory = Pamięć: pusty { $empty } MB, wszystkie stoły otwarte { $opened } MB, po grze { $after } MB
cli-bench-server-table = Jeden stół: { $idle } kB otwarty, { $active } kB więcej w grze
cli-bench-lobby-crowd = Otwarte stoły: { $tables }, oglądający listę: { $lookers }
cli-bench-lobby-figures = Zanim wszyscy dowiedzą się o zmianie: mediana { $middle } ms, najwyżej { $worst } ms; zużyte rdzenie serwera: { $cores }.

## Bazy danych, kopie, admin

cli-database = Baza danych: { $database }
cli-backup-done = Wszystko jest w { $file }. Przechowuj ten plik bezpiecznie: zawiera tajemnice trwających gier.
cli-restore-done = Wszystko jest tak, jak było, gdy powstał { $file }.
cli-upgrade-done = Baza danych jest aktualna.
cli-damage = { $code } ({ $game }), { $row }: { $problem }
cli-damage-unreadable = nie da się odczytać.
cli-damage-missing = brakuje.
cli-damage-unknown = jest nieznanego rodzaju.
cli-damage-differs = nie pasuje do tego, co rozegrano wcześniej.
cli-damage-checked = { $tables ->
    [one] Sprawdzono jeden stół;
    [few] Sprawdzono { $tables } stoły;
    [many] Sprawdzono { $tables } stołów;
   *[other] Sprawdzono { $tables } stołu;
} { $damages ->
    [0] nic nie jest uszkodzone.
    [one] jedna rzecz jest uszkodzona.
    [few] { $damages } rzeczy są uszkodzone.
    [many] { $damages } rzeczy jest uszkodzonych.
   *[other] { $damages } rzeczy jest uszkodzone.
}
cli-admin-closed = Stół { $code } jest zamknięty.
cli-admin-banned = Nikt nie może się już nazywać '{ $name }'.
cli-admin-allowed = Imię '{ $name }' jest znów dozwolone.
cli-admin-settled = Zgłoszenie { $number } jest załatwione.
cli-admin-report-place = stół { $code }, ruch { $move }

## Przerwane przez Ctrl-C

cli-stopped = Przerwano: wykonano { $done } z { $total }.

## Błędy: co stoi na przeszkodzie poleceniu. W cudzysłowie to, co wpisano albo co stoi w pliku.

error-no-language = Nie ma języka '{ $language }'; są: { $languages }.
error-no-option = Nie ma opcji { $option }; wszystkie wymienia --help.
error-option-needs-value = Opcja { $option } wymaga wartości.
error-option-without-value = Opcja { $option } nie przyjmuje wartości.
error-option-bad-value = { $option } nie może mieć takiej wartości.
error-option-whole-any = { $option } musi być liczbą całkowitą.
error-option-whole-at-least = { $option } musi być liczbą całkowitą, co najmniej { $least }.
error-option-whole-between = { $option } musi być liczbą całkowitą od { $least } do { $most }.
error-option-number-any = { $option } musi być liczbą.
error-option-number-at-least = { $option } musi być liczbą, co najmniej { $least }.
error-option-number-between = { $option } musi być liczbą od { $least } do { $most }.
error-missing = Brakuje { $name }; --help mówi, co tam należy.
error-no-command = { $command } nie ma polecenia '{ $name }'; wszystkie wymienia --help.
error-too-much = To więcej, niż przyjmuje { $command }: { $words }.
error-usage = Tak nie można użyć { $command }: { $reason }
error-system = System odmawia: { $reason }.
error-no-file = nie ma pliku '{ $file }'
error-unreadable-file = Nie ma pliku '{ $file }', który dałoby się odczytać.
error-file-too-large = Plik '{ $file }' jest większy niż jakikolwiek zapis.
error-file-exists = Plik '{ $file }' już istnieje.
error-no-folder = Nie ma folderu '{ $folder }'.
error-is-folder = '{ $file }' to folder, a nie plik.
error-folder-not-empty = W folderze '{ $folder }' jest już coś innego.
error-cannot-write = Nie można zapisać '{ $file }': { $reason }.
error-not-ours = '{ $file }' już istnieje i nie napisał go ten program; pozostaje bez zmian.

## Błędy zapisów i scenariuszy

error-bad-record = '{ $file }': { $reason }.
error-other-rules = { $version ->
    [0] W zapisie „{ $file }” nie podano wersji zasad, więc jest starszy niż wersja { $ours }, którą ma ten program. Nie można go odtworzyć.
   *[other] Zapis „{ $file }” powstał według wersji { $version } zasad, a ten program ma wersję { $ours }. Nie można go odtworzyć.
}
error-record-other-rules = ta gra powstała według innej wersji zasad ({ $version }), a tu można grać tylko według wersji { $ours }
error-record-not-text = to nie jest zapis: to nie tekst
error-record-none = to nie jest zapis w wersji { $known }
error-record-not-json = to nie jest zapis: wiersz { $line } to nie JSON
error-record-newer = ten zapis jest w wersji { $version } nowszego Undermine; ten zna wersję { $known }
error-record-malformed = w tym zapisie brakuje zasad, miejsc, ziarna lub ruchów albo są błędnie zapisane
error-record-unplayable = tego zapisu nie da się rozegrać: { $reason }
error-record-cannot-be-made = ruchu { $number } ('{ $action }' z miejsca { $seat }) nie można wykonać: { $reason }
error-record-differs = ruch { $number } ('{ $action }' z miejsca { $seat }) nie daje zapisanych zdarzeń
error-no-seat = Nie ma miejsca '{ $seat }'; podaj liczbę od 0 do { $last }, all albo spectator.
error-no-move = Liczba ruchów w zapisie: { $moves }; --to musi być liczbą od 0 do { $moves }.
error-nothing-to-review = W '{ $file }' nie ma ruchu, który można by przeanalizować.
error-no-scenario-file = W '{ $folder }' nie ma żadnego pliku *{ $suffix }.
error-no-clause = Nie ma punktu '{ $clause }'; wszystkie wymienia `undermine rules`.
error-table-address = Adres stołu wygląda tak: https://host/t/KOD.
error-no-commitment = '{ $value }' nie jest zobowiązaniem serwera: to 64 cyfry i litery od a do f.
error-no-nonce = '{ $value }' nie może być własną liczbą (nonce): to najwyżej 64 litery i cyfry ASCII oraz znaki '-' i '_'.
error-cannot-reach = Nie można połączyć się z { $address }: { $reason }.
error-no-record-there = { $address } nie wydaje tego zapisu: { $reason }
error-no-such-table = Nie ma stołu o tym kodzie.
error-no-such-tournament = Nie ma turnieju o tym kodzie.
error-game-not-over = Gra jeszcze się nie skończyła.
error-game-over = Gra przy tym stole już się skończyła.

## Błędy zasad

error-rules = { $reason }
error-rules-unknown-rules = nie ma zasad o nazwie '{ $one }'; są: { $names }
error-rules-wrong-number-of-seats = '{ $rules }': od { $fewest } do { $most } graczy, a nie { $seats }
error-rules-cannot-combine = '{ $one }' nie można łączyć z '{ $other }'
error-rules-needs-other = '{ $one }' wymaga '{ $other }'
error-rules-named-twice = '{ $one }' podano dwa razy
error-rules-no-foundation = '{ $one }' trzeba dodać do jednego z: { $names }
error-rules-doubled-card = karta '{ $card }' należy do dwóch modułów
error-rules-doubled-verb = czynność '{ $verb }' należy do dwóch modułów
error-rules-too-many-cards = rodzajów kart jest więcej niż { $most }
error-rules-too-many-verbs = czynności jest więcej niż { $most }

## Błędy symulacji, areny, pomiarów

error-no-games = musi być co najmniej jedna gra, a nie { $games }
error-tournament-too-few = To za mało graczy na stół o tylu miejscach: { $fewest }.
error-tournament-table-sizes = Liczba graczy w tych zasadach: od { $fewest } do { $most }; stoły muszą mieć takie wielkości.
error-tournament-format = Te rundy, półfinały i finał nie pasują do siebie.
error-too-few-games = gier ({ $games }) jest za mało: każde rozdanie wymaga jednej na każdego bota, a botów jest { $bots }
error-no-workers = musi być co najmniej jeden proces, a nie { $workers }
error-too-many-workers = procesów ({ $workers }) jest za dużo; najwyżej { $most }
error-worker-died = Proces, który rozgrywał gry, sam się zakończył; być może zakończył go bot.
error-bad-seed = ziarno '{ $seed }' nie jest tekstem w UTF-8
error-no-bots = musi być co najmniej jeden bot
error-no-bot = nie ma bota o nazwie '{ $name }'; są: { $bots }
error-bot-twice = w '{ $bots }' jeden bot podany jest dwa razy
error-bad-thinking = '{ $thinking }' w '{ $name }' musi być liczbą iteracji, jak w 'master@200'
error-bad-iterations = bot myśli w 1 do { $most } iteracji, a nie w { $iterations }
error-bad-decision-seconds = --decision-seconds musi być większe od 0, a nie { $seconds }
error-bad-minutes = --minutes musi wynosić 0 lub więcej, a nie { $minutes }
error-thinking-of-two = thinking porównuje jednego bota z drugim; '{ $bots }' to nie dwa
error-no-sides = w '{ $rules }' są nie tylko górnicy i sabotażyści; porównuj całe gry
error-no-class = w '{ $file }' nie ma klasy ani funkcji '{ $name }'
error-no-bot-class = { $name } musi być klasą utworzoną z undermine.Bot albo funkcją widoku i możliwości
error-no-python = '{ $file }' nie da się odczytać jako Python
error-bot-not-loaded = '{ $file }' nie da się wczytać: { $error }
error-bot-failed = bot '{ $name }' zawiódł: { $error }
error-bot-too-slow = bot '{ $name }' potrzebował więcej niż { $seconds } s; --decision-seconds pozwala na więcej
error-bot-bad-answer = bot '{ $name }' odpowiedział '{ $answer }' na '{ $question }', a takiej możliwości nie miał
error-arena-needs = arena wymaga { $name }: pip install 'undermine[sim]'
error-picture-needs = rysunek wymaga { $name }: pip install 'undermine[sim]'
error-no-picture = rysunek to plik o końcówce .png lub .svg, a nie '{ $file }'
error-no-results = '{ $file }' nie jest plikiem z wynikami areny
error-results-of-others = '{ $file }' zawiera wyniki czegoś innego: { $differences }
error-records-of-others = Folder '{ $folder }' zawiera zapisy innych gier.
error-no-numbers = '{ $words }' nie jest listą liczb jak 3,5,10
error-no-passes = musi być co najmniej jeden przebieg, a nie { $passes }
error-no-seconds = każda pętla musi trwać jakiś czas, a nie { $seconds } s
error-no-rows = żadnych z tych zasad nie da się grać w tylu graczy: { $players }
error-no-interpreter = '{ $python }' nie jest Pythonem, którego da się uruchomić
error-no-benchmark = '{ $python }' nie może wykonać pomiaru tej wersji
error-no-wheel = „{ $wheel }” nie jest paczką wheel programu Undermine
error-no-proc = pamięć procesu da się odczytać tylko tam, gdzie jest /proc
error-linux-only = Pamięć serwera da się zmierzyć tylko w Linuksie.

## Błędy serwerów i ich baz danych

error-cannot-listen = Nie można nasłuchiwać na { $host }, port { $port }: { $reason }.
error-data-dir = Nie można użyć folderu danych { $folder }: { $reason }.
error-no-database = W { $database } nie ma bazy danych Undermine; --data-dir lub DATABASE_URL mówią, gdzie jest.
error-database = Nie można otworzyć bazy danych: { $reason }.
error-database-url = DATABASE_URL musi wyglądać tak: postgresql://user:password@host/name.
error-database-in-use = Bazy danych { $database } używa inny serwer; najpierw go zatrzymaj.
error-database-of-others = Ta baza danych należy do innego programu; pozostaje bez zmian.
error-database-newer = Baza danych pochodzi z nowszej wersji Undermine (krok { $step }).
error-games-there = W bazie danych { $database } są już gry; --force je zastąpi.
error-no-backup = '{ $file }' nie jest kopią Undermine albo jest uszkodzony.
error-cannot-copy = Nie można skopiować '{ $source }' do '{ $target }': { $reason }.
error-no-postgres-program = { $program } nie jest zainstalowany; należy do programów klienckich PostgreSQL.
error-program-failed = { $program } zawiódł: { $reason }
error-no-postgres-driver = PostgreSQL wymaga sterownika: zainstaluj undermine[pg].
error-no-redis-driver = Redis wymaga sterownika: zainstaluj undermine[redis].
error-redis-url = REDIS_URL musi wyglądać tak: redis://host:6379/0.
error-redis-needs-postgres = REDIS_URL jest dla kilku serwerów; wymagają one PostgreSQL w DATABASE_URL.
error-setting-no-number = { $name } musi być liczbą, a nie '{ $value }'.
error-setting-no-whole-number = { $name } musi być liczbą całkowitą od 0 do { $most }, a nie '{ $value }'.
error-setting-negative = { $name } nie może być ujemne.
error-setting-no-address = { $name } musi być adresem jak https://host, a nie '{ $value }'.
error-setting-no-folder = { $name } musi być folderem; '{ $value }' nim nie jest.
error-setting-contact = UNDERMINE_PUSH_CONTACT musi zaczynać się od mailto: albo https://, a jest '{ $value }'.
error-setting-log-format = UNDERMINE_LOG_FORMAT musi być text albo json, a nie '{ $value }'.
error-setting-bot-memory = UNDERMINE_BOT_MEMORY musi wynosić 0 (bez ograniczenia) albo co najmniej { $least } MiB.
error-setting-no-service = { $name } musi wymieniać usługi oddzielone spacjami; '{ $value }' nią nie jest.
error-setting-no-mailbox = UNDERMINE_MAIL_URL musi być skrzynką pocztową w postaci mailtos://user:password@example.org.
error-setting-no-token = UNDERMINE_METRICS_TOKEN musi składać się z liter, cyfr i znaków ASCII, bez spacji.
error-setting-nothing = { $name } musi być większe od 0.
error-no-cluster-programs = Klaster wymaga PostgreSQL, Redisa i Caddy: zainstaluj postgresql, redis-server i caddy.
error-does-not-start = { $name } się nie uruchamia; zobacz { $log }.
error-bad-name = '{ $name }' nie jest imieniem ani kodem: potrzebne są widoczne znaki i żadne inne.
error-bad-token = Token to jedno słowo bez spacji, takie, jakie raz pokazuje strona o tobie.
error-not-banned = Imię '{ $name }' nie jest zakazane.
error-no-report = Nie czeka żadne zgłoszenie { $number }.
cli-ratings-rebuilt = { $games ->
    [one] Wszystkie rankingi obliczono na nowo z jednej gry
    [few] Wszystkie rankingi obliczono na nowo z { $games } gier
    [many] Wszystkie rankingi obliczono na nowo z { $games } gier
   *[other] Wszystkie rankingi obliczono na nowo z { $games } gry
}: { $same ->
    [true] są takie same jak przedtem.
   *[other] różnią się od poprzednich.
}
cli-tournament-wins = Wygrane turnieje lepszego bota: { $wins } z { $tournaments }, liczba graczy: { $players } ({ $percent }%).
cli-tournament-place = Jego średnie miejsce: { $place }.
cli-print-done = { $cards ->
    [one] Jedna karta jest w pliku { $file }.
    [few] { $cards } karty są w pliku { $file }.
    [many] { $cards } kart jest w pliku { $file }.
   *[other] { $cards } karty jest w pliku { $file }.
}
error-no-chromium = Do drukowania potrzebny jest Chromium, a tutaj go nie ma; szukano: { $names }
error-no-print-server = Serwer, który rysuje karty, nie wystartował
error-not-printed = Przeglądarka niczego nie wydrukowała: { $reason }
