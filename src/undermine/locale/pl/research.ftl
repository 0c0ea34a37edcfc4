### Co mówią środowiska, zbiory danych, klastry, obce programy i asystenci, po polsku.

## Środowiska

env-options = Co możesz zrobić, według numeru akcji:
env-claims = Co ogłoszono w tej rundzie, prawda czy nie:
env-claim-repair-me = Miejsce { $speaker } prosi o naprawę.
env-claim-trust = Miejsce { $speaker } ufa miejscu { $about }.
env-claim-suspect = Miejsce { $speaker } podejrzewa miejsce { $about }.
env-claim-looked = Miejsce { $speaker } mówi, że cel na { $cell } to { $card }.
env-over = Runda się skończyła.
error-needs-extra = { $what } wymaga pakietów, których nie zainstalowano: pip install 'undermine[{ $extra }]'.
error-env-choice = '{ $value }' nie pasuje do { $name }; do wyboru są { $choices }.
error-env-window = Okno { $window } musi zawierać pole 0,0: lewo, góra, prawo, dół.
error-env-tables = Stołów ({ $tables }) nie da się podzielić na procesy ({ $processes }): musi być przynajmniej jeden stół, i jeden na każdy proces.
error-env-no-dwarf = Według zasad { $rules } nikt nie dostaje krasnoluda '{ $dwarf }'.

## Programy w dowolnym języku

error-no-program = Nie można uruchomić '{ $name }': nie ma takiego programu albo nie wolno go wykonać.
cli-lost-too-slow = { $bot }: { $count ->
    [one] jedna decyzja stracona
    [few] { $count } decyzje stracone
    [many] { $count } decyzji straconych
   *[other] { $count } decyzji straconych
}, bo myślenie trwało za długo.
cli-lost-ended = { $bot }: { $count ->
    [one] jedna decyzja stracona
    [few] { $count } decyzje stracone
    [many] { $count } decyzji straconych
   *[other] { $count } decyzji straconych
}, bo program się zakończył.
cli-lost-no-json = { $bot }: { $count ->
    [one] jedna decyzja stracona
    [few] { $count } decyzje stracone
    [many] { $count } decyzji straconych
   *[other] { $count } decyzji straconych
}, bo odpowiedź nie była wiadomością protokołu.
cli-lost-impossible = { $bot }: { $count ->
    [one] jedna decyzja stracona
    [few] { $count } decyzje stracone
    [many] { $count } decyzji straconych
   *[other] { $count } decyzji straconych
}, bo wybrano coś spoza listy opcji.

## Zbiory danych

cli-dataset-written = Decyzje z { $games ->
    [one] jednej gry
    [few] { $games } gier
    [many] { $games } gier
   *[other] { $games } gry
} są w { $folder }.
error-dataset-of-others = W '{ $folder }' jest inny zbiór danych: inne gry albo inna wersja programu.

## Klastry

error-bad-cluster = '{ $address }' nie jest klastrem: napisz tls://host:8786 albo local:2, jeśli na tej maszynie mają pracować dwa procesy.
error-open-cluster = { $address } nie jest ani na tej maszynie, ani szyfrowany, więc każdy po drodze mógłby uruchamiać na nim programy: użyj tls:// z --cluster-certificates albo dodaj --cluster-insecure.
error-no-certificates = Klaster tls:// wymaga plików { $files } w { $folder }.
error-no-cluster = Pod adresem { $address } nikt nie odpowiada.
error-no-cluster-workers = Klaster nie ma procesów roboczych.
error-cluster-version = Proces { $worker } ma undermine w wersji { $version }, a nie { $ours }.
error-records-on-cluster = Procesy na innych maszynach nie mogą zapisywać gier; pomiń --records albo --cluster.

## Ligi

error-league-alone = --league nie łączy się ani z --resume, ani z --thinking.
league-title = Lista rankingowa
league-setting = Rundy według zasad '{ $rules }', liczba graczy: { $players }, ziarno { $seed }; razem rund: { $rounds }.
league-place = miejsce
league-bot = bot
league-miner = jako kopacze
league-saboteur = jako sabotażyści
league-miners-won = rundy wygrane jako kopacze
league-saboteurs-won = rundy wygrane jako sabotażyści
league-miners-ahead = przewaga nad następnym jako kopacze, punkty
league-saboteurs-ahead = jako sabotażyści, punkty
league-explained = Oceny są według OpenSkill (Plackett-Luce), z niepewnością; wszystkie pary dostały te same rozdania, jeden bot grał wszystkimi kopaczami, drugi wszystkimi sabotażystami. Kolejność według tego, co pewne: obie oceny, każda pomniejszona o trzykrotną niepewność. Udziały nie obejmują rund bota przeciw samemu sobie; przewaga nad następnym liczy się wobec wszystkich przeciwników, na tych samych rozdaniach. Przedziały ufności 95% są po rozdaniach.
league-written = Lista rankingowa jest w { $file }.

## Czy Sabotażysta jest sprawiedliwy?

error-atlas-of-others = W '{ $file }' są wyniki innych rund albo innej wersji programu, albo nie ma tam wyników.
atlas-title = Czy Sabotażysta jest sprawiedliwy?
atlas-setting = Liczba rund: { $rounds }; każdym miejscem gra '{ $bot }', chyba że podano innego bota, ziarno { $seed }.
atlas-argued = O co spierają się gracze
atlas-four = **Czy sabotażyści są za słabi przy czterech graczach?** { $verdict ->
    [yes] Tak
    [no] Nie
   *[open] Te rundy tego nie pokazują
}: kopacze wygrywają { $share } rund. W { $without } rund nie ma żadnego sabotażysty, bo jeden krasnolud zostaje w pudełku; gdy jest, kopacze wygrywają { $against }. Sabotażysta dostaje { $saboteur } złota na rundę, kopacz { $miner }.
atlas-even = **Przy ilu graczach jest najrówniej?** Liczba graczy: { $players }; kopacze wygrywają wtedy { $share } rund. Najmniej równo jest przy liczbie graczy { $worst }: { $worstShare }.
atlas-edition = **Czy wydanie klasyczne bardziej sprzyja sabotażystom?** { $verdict ->
    [yes] Tak
    [no] Nie, kopaczom
   *[open] Różnicy nie widać
}: przy pięciu graczach kopacze wygrywają w nim { $classic } rund, a w obecnym wydaniu { $base }.
atlas-variant = **Czy jakiś wariant wyrównuje grę we czworo?** Najbliżej jest { $rules }: kopacze wygrywają { $share } rund zamiast { $plain }.
atlas-modules = **Który moduł komu pomaga?** W punktach procentowych, wobec gry podstawowej bez niego.
atlas-modules-with = Liczba graczy { $players }, sabotażystom: { $saboteurs }; kopaczom: { $miners }; różnicy nie widać: { $neither }.
atlas-seat = **Czy ważne jest, kto zaczyna?** Przy pięciu graczach pierwszy gracz wygrywa { $first } rund, każdy z pozostałych średnio { $others }. Różnicę widać przy takiej liczbie graczy: zaczynać jest lepiej: { $better }; gorzej: { $worse }.
atlas-level = **Co daje lepsza gra?** Gdy na wszystkich pięciu miejscach gra ten sam bot, kopacze wygrywają: { $levels }. Digger kopie także jako sabotażysta.
atlas-by-players = Według liczby graczy i wydania
atlas-by-saboteurs = Według liczby rozdanych sabotażystów, gra podstawowa
atlas-dealt = wygrali kopacze, sabotażystów: { $saboteurs }
atlas-by-module = Według modułu, liczba graczy: { $players }
atlas-by-level = Według poziomu gry
atlas-by-dwarf = Według krasnoluda, liczba graczy: { $players }
atlas-by-place = Według miejsca, gra podstawowa
atlas-players = gracze
atlas-rules = zasady
atlas-bot = bot
atlas-dwarf = krasnolud
atlas-gold = złoto na rundę
atlas-first = wygrał pierwszy gracz
atlas-others = wygrał jeden z pozostałych
atlas-place = miejsc po pierwszym graczu, liczba graczy: { $players }
atlas-won = wygrane rundy
atlas-miners-won = wygrali kopacze { $rules }
atlas-miners-won-with = wygrali kopacze, liczba graczy: { $players }
atlas-explained = Przy udziałach stoją przedziały ufności 95% i liczba rund. Dwa udziały nazywamy różnymi, gdy dzielą je ponad trzy błędy standardowe. W Sabotażyście 2 kopacze wygrali, gdy skarb znalazła którakolwiek drużyna. Boty to nie ludzie i tutaj nie rozmawiają: strona mówi, jak układają się karty i zasady, a nie jak dobrze ktoś kłamie.
atlas-written = Strona jest w { $file }.

## Trening

error-no-side = Nie ma tu krasnoluda „{ $side }”, który mógłby się uczyć; uczyć się może: { $sides }.
error-no-training = Według zasad „{ $rules }” nie można trenować; trening jest dla: { $known }.
error-other-course = „{ $file }” zawiera inny kurs treningu: inne ziarno, inne strony lub innych przeciwników. Podaj inny plik wynikowy albo usuń tamten.
error-no-weights = „{ $file }” nie zawiera wytrenowanych wag tego programu, od których kurs mógłby się zacząć.
error-no-gain-against-all = --gain mówi, ile można zyskać przeciw jednemu botowi: podaj go przez --against.
error-no-gain-without-sides = Według zasad „{ $rules }” nie grają przeciw sobie dwie strony, więc zysku przeciw botowi nie da się zmierzyć.
error-no-tables = Nie ma stołów „{ $tables }”, przy których można się uczyć; --tables to jedno z: { $known }.
error-no-sides-to-train = Według zasad „{ $rules }” nie grają przeciw sobie dwie strony, więc żadna strona nie może się uczyć; pomiń --tables.
train-gains = Ile można zyskać przeciw botowi { $bot }, po { $rounds } rundach treningu
train-side = strona
train-won = wygrane po treningu
train-itself = wygrane samego bota
train-gain = zysk w punktach
