### Co říká příkazový řádek, česky. Názvy příkazů, voleb, modulů a bodů jsou ve všech jazycích stejné.

## undermine modules

cli-modules-rulesets = Sady pravidel
cli-modules-presets = Směsi s vlastním jménem
cli-modules-modules = Moduly, které lze k sadě pravidel přidat, zapsané s plusem: base+toll
cli-modules-players = Pro { $fewest } až { $most } hráčů.
cli-modules-with = Se sadou { $ruleset } pro { $fewest } až { $most } hráčů.
cli-modules-without = Ne společně s: { $modules }.

## undermine rules

cli-rules-code = Vynucuje to
cli-rules-tests = Ukazuje to
cli-rules-nowhere = zatím nic

## undermine replay

cli-replay-deal = Rozdání
cli-replay-move = Krok { $number } z { $moves }
cli-replay-mover = { $move }: { $seat }
cli-replay-action = { $move }: { $seat } – { $action }
cli-replay-viewer = co vidí { $viewer }
cli-replay-spectator = divák
cli-replay-open = všechny karty odkryté
cli-replay-keys = n nebo mezerník: dál · p: zpět · číslo a Enter: ten krok · s: jiné místo · q: konec

## undermine review

cli-review-round = Kolo { $round }
cli-review-move = tah
cli-review-player = hráč
cli-review-action = co se stalo
cli-review-suspicion = podezření pozorovatele
cli-review-treasure = poklad
cli-review-found = Poklad byl nalezen.
cli-review-not-found = Poklad nalezen nebyl.
cli-review-unfinished = Záznam končí dřív než toto kolo.
cli-review-no-saboteurs = Žádný sabotér nebyl.
cli-review-saboteurs = { $count ->
    [one] Sabotér: { $names }.
    [few] Sabotéři: { $names }.
    [many] Sabotéři: { $names }.
   *[other] Sabotéři: { $names }.
}
cli-review-gave-away = Tah { $move } prozradil hráče { $seat }: podezření předtím { $before }, potom { $after }.
cli-review-explained = Pod každým jménem: za jak pravděpodobné má po tahu ten, kdo jen přihlíží, že je hráč sabotér. Poklad: jak často ho odtud najdou učni u stolů vylosovaných podle domněnek pozorovatele.

## undermine serve

cli-serve-address = Undermine běží na adrese { $url } (ukončí se Ctrl-C)

## undermine cluster-dev

cli-cluster-node = { $name } běží na adrese { $url }

## undermine check

cli-check-failed = CHYBA { $place }
cli-check-line = řádek { $line }
cli-check-expected = očekáváno
cli-check-instead = místo toho:
cli-check-happened = Co se stalo:
cli-check-board = Plán:
cli-check-record-holds = { $count ->
        [one] { $file }: { $count } tah, odpovídá záznamu
        [few] { $file }: { $count } tahy, všechny odpovídají záznamu
        [many] { $file }: { $count } tahu, vše odpovídá záznamu
       *[other] { $file }: { $count } tahů, všechny odpovídají záznamu
    }
cli-check-all-passed = { $count ->
        [one] { $count } scénář: vše podle očekávání
        [few] { $count } scénáře: vše podle očekávání
        [many] { $count } scénáře: vše podle očekávání
       *[other] { $count } scénářů: vše podle očekávání
    }
cli-check-some-failed = { $count ->
        [one] { $count } scénář: neúspěšné: { $failed }, podle očekávání: { $passed }
        [few] { $count } scénáře: neúspěšné: { $failed }, podle očekávání: { $passed }
        [many] { $count } scénáře: neúspěšné: { $failed }, podle očekávání: { $passed }
       *[other] { $count } scénářů: neúspěšné: { $failed }, podle očekávání: { $passed }
    }

## undermine simulate

cli-simulate-setting = Počet her: { $games }, pravidla: '{ $rules }', počet hráčů: { $players }, semínko: { $seed }
cli-simulate-side = strana
cli-simulate-rounds-won = vyhraná kola
cli-simulate-share = podíl
cli-simulate-miners = zlatokopové
cli-simulate-saboteurs = sabotéři
cli-simulate-blue = modrý klan
cli-simulate-yellow = žlutý klan
cli-simulate-nobody = nikdo
cli-simulate-role = role
cli-simulate-a-round = { $counted ->
        [points] body za kolo
       *[gold] zlato za kolo
    }
cli-simulate-bot = bot
cli-simulate-games-won = vyhrané hry
cli-simulate-a-game = { $counted ->
        [points] body za hru
       *[gold] zlato za hru
    }
cli-simulate-by-seat = { $counted ->
        [points] body za hru podle míst
       *[gold] zlato za hru podle míst
    }: { $amounts }
cli-simulate-length = rozhodnutí: { $decisions_per_round } za kolo, { $decisions_per_game } za hru (od { $shortest_game } do { $longest_game })

## undermine arena

cli-arena-games = Hry: pravidla '{ $rules }', počet hráčů: { $players }, semínko: { $seed }, počet her: { $games }; každý bot seděl při každém rozdání na každém místě
cli-arena-sides = Kola: pravidla '{ $rules }', počet hráčů: { $players }, semínko: { $seed }; všechny dvojice na stejných rozdáních
cli-arena-bot = bot
cli-arena-role = role
cli-arena-rounds = kola
cli-arena-decisions = rozhodnutí
cli-arena-median = ms na rozhodnutí (medián, CPU)
cli-arena-slowest = 95. percentil
cli-arena-thought = ms na rozhodnutí (95. percentil, CPU)
cli-arena-a-game = { $counted ->
        [points] body za hru
       *[gold] zlato za hru
    }
cli-arena-a-round = { $counted ->
        [points] body za kolo
       *[gold] zlato za kolo
    }
cli-arena-games-won = vyhrané hry
cli-arena-rounds-won = vyhraná kola
cli-arena-miners = zlatokopové
cli-arena-saboteurs = sabotéři
cli-arena-miners-won = výhry zlatokopů
cli-arena-a-miner = zlato na zlatokopa
cli-arena-a-saboteur = zlato na sabotéra
cli-arena-rating = hodnocení
cli-arena-rating-miners = hodnocení jako zlatokopové
cli-arena-rating-saboteurs = hodnocení jako sabotéři
cli-arena-ahead-games = { $bot } proti { $of }: { $value } { $counted ->
        [points] bodu
       *[gold] zlata
    } za hru (od { $low } do { $high })
cli-arena-ahead-miner = Zlatokopové { $bot } proti { $of }, sabotéři { $against }: { $value } procentního bodu (od { $low } do { $high })
cli-arena-ahead-saboteur = Sabotéři { $bot } proti { $of }, zlatokopové { $against }: { $value } procentního bodu (od { $low } do { $high })
cli-arena-sure = – jistý náskok
cli-arena-unsure = – náskok nejistý
cli-arena-intervals = Všechny intervaly mají spolehlivost 95 %; rozdíly platí na stejných rozdáních.

## undermine bench

cli-bench-title = náhodné dovolené tahy, nejlepší průchod
cli-bench-rules = pravidla
cli-bench-players = hráči
cli-bench-build = verze
cli-bench-compiled = přeložená
cli-bench-uncompiled = nepřeložená
cli-bench-decisions = rozhodnutí/s
cli-bench-rounds = kola/s
cli-bench-inside = uvnitř/s
cli-bench-game = um.Game/s
cli-bench-options = možnosti µs
cli-bench-apply = tah µs
cli-bench-copy = kopie µs
cli-bench-view = pohled µs
cli-bench-machine = { $processor }, { $cores ->
        [one] { $cores } jádro
        [few] { $cores } jádra
        [many] { $cores } jádra
       *[other] { $cores } jader
    }, { $system }
cli-bench-peer = OpenSpiel { $game } z Pythonu: { $rate } rozhodnutí/s
cli-bench-ratio = { $build }: { $ratio }krát tolik
cli-bench-against = vedle { $wheel }, nejlepší průchod
cli-bench-task = úloha
cli-bench-instructions-other = instrukcí tam
cli-bench-instructions-this = zde
cli-bench-instructions-times = krát méně
cli-bench-per-second-other = za sekundu tam
cli-bench-per-second-this = zde
cli-bench-per-second-times = krát více
cli-bench-times-peer = krát { $game }
cli-bench-fall = Od 16 stolů najednou k 1024 klesne počet rozhodnutí za sekundu o { $percent } %.

## Stůl slovy

show-round = { $round }. kolo, { $turn }. tah
show-deck = Balíček: { $deck } · odkladací balíček: { $discard }
show-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
show-gold-cards = { $count ->
        [one] { $count } karta nugetů
        [few] { $count } karty nugetů
        [many] { $count } karty nugetů
       *[other] { $count } karet nugetů
    }
show-tokens = { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
        [many] { $count } žetonu
       *[other] { $count } žetonů
    }
show-nuggets = { $count ->
        [one] { $count } nuget
        [few] { $count } nugety
        [many] { $count } nugetu
       *[other] { $count } nugetů
    }
show-unknown-dwarf = ?
show-before = před sebou: { $cards }
show-hand = Ruka: { $cards }
show-hand-of = Ruka hráče { $seat }: { $cards }
show-empty = prázdná
show-own-gold = Vlastní karty nugetů: { $values }
show-goals = Cíle: { $goals }
show-goal = { $cell } { $card }
show-seen = Co je známo:
show-part = { $module }: { $contents }
show-asked = Otázka pro: { $seats } – „{ $question }“
show-winners = Vítězové: { $seats }

## undermine bench server

cli-bench-server-tables = Stoly pro pět hráčů „{ $rules }“: { $active } ve hře, { $idle } bez tahů
cli-bench-server-rate = Příkazů za sekundu: { $rate }; než mají novinku všichni: polovina do { $middle } ms, 99 % do { $worst } ms
cli-bench-server-cores = Jádra zaměstnaná serverem: { $cores }; odebraná tomuto stroji jinými na témže hostiteli: { $stolen }.
cli-bench-server-memory = Paměť: prázdný { $empty } MB, všechny stoly otevřené { $opened } MB, po hře { $after } MB
cli-bench-server-table = Jeden stůl: { $idle } kB otevřený, o { $active } kB více ve hře
cli-bench-lobby-crowd = Otevřené stoly: { $tables }, kdo se dívá na seznam: { $lookers }
cli-bench-lobby-figures = Než se všichni dozvědí o změně: medián { $middle } ms, nejvýše { $worst } ms; využitá jádra serveru: { $cores }.

## Databáze, zálohy, admin

cli-database = Databáze: { $database }
cli-backup-done = Všechno je v { $file }. Soubor dobře uschovej: obsahuje tajemství rozehraných her.
cli-restore-done = Všechno je tak, jak bylo, když vznikl { $file }.
cli-upgrade-done = Databáze je aktuální.
cli-damage = { $code } ({ $game }), { $row }: { $problem }
cli-damage-unreadable = nelze přečíst.
cli-damage-missing = chybí.
cli-damage-unknown = je neznámého druhu.
cli-damage-differs = nesedí k tomu, co se hrálo předtím.
cli-damage-checked = { $tables ->
    [one] Prošel se jeden stůl;
    [few] Prošly se { $tables } stoly;
    [many] Prošlo se { $tables } stolu;
   *[other] Prošlo se { $tables } stolů;
} { $damages ->
    [0] nic není poškozeno.
    [one] jedna věc je poškozena.
    [few] { $damages } věci jsou poškozeny.
    [many] { $damages } věci je poškozeno.
   *[other] { $damages } věcí je poškozeno.
}
cli-admin-closed = Stůl { $code } je zavřený.
cli-admin-banned = Nikdo se teď nemůže jmenovat '{ $name }'.
cli-admin-allowed = Jméno '{ $name }' je znovu povolené.
cli-admin-settled = Hlášení { $number } je vyřízené.
cli-admin-report-place = stůl { $code }, tah { $move }

## Zastaveno klávesami Ctrl-C

cli-stopped = Zastaveno: hotovo { $done } z { $total }.

## Chyby: co brání příkazu. V uvozovkách je to, co bylo zadáno nebo stojí v souboru.

error-no-language = Jazyk '{ $language }' neexistuje; k dispozici jsou: { $languages }.
error-no-option = Volba { $option } neexistuje; všechny vypíše --help.
error-option-needs-value = Volba { $option } potřebuje hodnotu.
error-option-without-value = Volba { $option } nemá hodnotu.
error-option-bad-value = { $option } nemůže mít takovou hodnotu.
error-option-whole-any = { $option } musí být celé číslo.
error-option-whole-at-least = { $option } musí být celé číslo, nejméně { $least }.
error-option-whole-between = { $option } musí být celé číslo od { $least } do { $most }.
error-option-number-any = { $option } musí být číslo.
error-option-number-at-least = { $option } musí být číslo, nejméně { $least }.
error-option-number-between = { $option } musí být číslo od { $least } do { $most }.
error-missing = Chybí { $name }; --help řekne, co tam patří.
error-no-command = { $command } nemá příkaz '{ $name }'; všechny vypíše --help.
error-too-much = To je víc, než { $command } bere: { $words }.
error-usage = { $command } tak nelze použít: { $reason }
error-system = Systém odmítá: { $reason }.
error-no-file = soubor '{ $file }' neexistuje
error-unreadable-file = Soubor '{ $file }' neexistuje nebo ho nelze přečíst.
error-file-too-large = Soubor '{ $file }' je větší než kterýkoli záznam.
error-file-exists = Soubor '{ $file }' už existuje.
error-no-folder = Složka '{ $folder }' neexistuje.
error-is-folder = '{ $file }' je složka, ne soubor.
error-folder-not-empty = Ve složce '{ $folder }' už je něco jiného.
error-cannot-write = Nelze zapsat '{ $file }': { $reason }.
error-not-ours = '{ $file }' už existuje a nenapsal ho tento program; zůstává beze změny.

## Chyby záznamů a scénářů

error-bad-record = '{ $file }': { $reason }.
error-other-rules = { $version ->
    [0] Záznam „{ $file }“ neuvádí verzi pravidel, je tedy starší než verze { $ours }, kterou má tento program. Nelze jej přehrát.
   *[other] Záznam „{ $file }“ vznikl podle verze { $version } pravidel a tento program má verzi { $ours }. Nelze jej přehrát.
}
error-record-other-rules = hra vznikla podle jiné verze pravidel ({ $version }) a hrát tu lze jen podle verze { $ours }
error-record-not-text = tohle není záznam: není to text
error-record-none = tohle není záznam verze { $known }
error-record-not-json = tohle není záznam: řádek { $line } není JSON
error-record-newer = tento záznam je verze { $version } z novějšího Undermine; tento zná verzi { $known }
error-record-malformed = v tomto záznamu chybějí pravidla, místa, semínko nebo tahy, nebo jsou chybně zapsané
error-record-unplayable = tento záznam nelze přehrát: { $reason }
error-record-cannot-be-made = tah { $number } ('{ $action }' z místa { $seat }) nelze provést: { $reason }
error-record-differs = tah { $number } ('{ $action }' z místa { $seat }) nedává zaznamenané události
error-no-seat = Místo '{ $seat }' neexistuje; zadej číslo od 0 do { $last }, all nebo spectator.
error-no-move = Počet tahů v záznamu: { $moves }; --to musí být číslo od 0 do { $moves }.
error-nothing-to-review = V '{ $file }' není tah, který by šlo rozebrat.
error-no-scenario-file = V '{ $folder }' není žádný soubor *{ $suffix }.
error-no-clause = Bod '{ $clause }' neexistuje; všechny vypíše `undermine rules`.
error-table-address = Adresa stolu vypadá takto: https://host/t/KÓD.
error-no-commitment = '{ $value }' není závazek serveru: to je 64 číslic a písmen od a do f.
error-no-nonce = '{ $value }' nemůže být vlastní číslo (nonce): to je nejvýše 64 písmen a číslic ASCII a znaků '-' a '_'.
error-cannot-reach = Nelze se spojit s { $address }: { $reason }.
error-no-record-there = { $address } tento záznam nevydá: { $reason }
error-no-such-table = Stůl s tímto kódem neexistuje.
error-no-such-tournament = Turnaj s tímto kódem není.
error-game-not-over = Hra ještě neskončila.
error-game-over = Hra u tohoto stolu už skončila.

## Chyby pravidel

error-rules = { $reason }
error-rules-unknown-rules = pravidla '{ $one }' neexistují; k dispozici jsou: { $names }
error-rules-wrong-number-of-seats = '{ $rules }' je pro { $fewest } až { $most } hráčů, ne pro { $seats }
error-rules-cannot-combine = '{ $one }' nelze spojit s '{ $other }'
error-rules-needs-other = '{ $one }' potřebuje '{ $other }'
error-rules-named-twice = '{ $one }' je uvedeno dvakrát
error-rules-no-foundation = '{ $one }' je třeba přidat k jednomu z: { $names }
error-rules-doubled-card = karta '{ $card }' patří dvěma modulům
error-rules-doubled-verb = akce '{ $verb }' patří dvěma modulům
error-rules-too-many-cards = druhů karet je víc než { $most }
error-rules-too-many-verbs = akcí je víc než { $most }

## Chyby simulací, arény, měření

error-no-games = musí být aspoň jedna hra, ne { $games }
error-tournament-too-few = Na stůl s tolika místy ({ $fewest }) je to příliš málo hráčů.
error-tournament-table-sizes = Tato pravidla jsou pro { $fewest } až { $most } hráčů: stoly musí mít tyto velikosti.
error-tournament-format = Tato kola, semifinále a finále se k sobě nehodí.
error-too-few-games = her ({ $games }) je málo: každé rozdání potřebuje jednu na každého bota a botů je { $bots }
error-no-workers = musí být aspoň jeden proces, ne { $workers }
error-too-many-workers = procesů ({ $workers }) je příliš; nejvýš { $most }
error-worker-died = Proces, který hrál hry, sám skončil; možná ho ukončil bot.
error-bad-seed = semínko '{ $seed }' není text v UTF-8
error-no-bots = musí být aspoň jeden bot
error-no-bot = bot '{ $name }' neexistuje; k dispozici jsou: { $bots }
error-bot-twice = v '{ $bots }' je jeden bot uveden dvakrát
error-bad-thinking = '{ $thinking }' v '{ $name }' musí být počet iterací, jako v 'master@200'
error-bad-iterations = bot přemýšlí v 1 až { $most } iteracích, ne v { $iterations }
error-bad-decision-seconds = --decision-seconds musí být víc než 0, ne { $seconds }
error-bad-minutes = --minutes musí být 0 nebo víc, ne { $minutes }
error-thinking-of-two = thinking srovnává jednoho bota s druhým; '{ $bots }' nejsou dva
error-no-sides = v '{ $rules }' nejsou jen zlatokopové a sabotéři; srovnávej celé hry
error-no-class = v '{ $file }' není třída ani funkce '{ $name }'
error-no-bot-class = { $name } musí být třída odvozená od undermine.Bot nebo funkce pohledu a možností
error-no-python = '{ $file }' nelze číst jako Python
error-bot-not-loaded = '{ $file }' nelze načíst: { $error }
error-bot-failed = bot '{ $name }' selhal: { $error }
error-bot-too-slow = bot '{ $name }' potřeboval víc než { $seconds } s; --decision-seconds dovolí víc
error-bot-bad-answer = bot '{ $name }' odpověděl '{ $answer }' na '{ $question }', a takovou možnost neměl
error-arena-needs = aréna potřebuje { $name }: pip install 'undermine[sim]'
error-picture-needs = obrázek potřebuje { $name }: pip install 'undermine[sim]'
error-no-picture = obrázek je soubor s příponou .png nebo .svg, ne '{ $file }'
error-no-results = '{ $file }' není soubor s výsledky arény
error-results-of-others = '{ $file }' obsahuje výsledky něčeho jiného: { $differences }
error-records-of-others = Složka '{ $folder }' obsahuje záznamy jiných her.
error-no-numbers = '{ $words }' není seznam čísel jako 3,5,10
error-no-passes = musí být aspoň jeden průchod, ne { $passes }
error-no-seconds = každá smyčka musí nějakou dobu trvat, ne { $seconds } s
error-no-rows = žádná z těchto pravidel nejdou hrát v tolika hráčích: { $players }
error-no-interpreter = '{ $python }' není Python, který lze spustit
error-no-benchmark = '{ $python }' nedokáže provést měření této verze
error-no-wheel = „{ $wheel }“ není balíček wheel programu Undermine
error-no-proc = paměť procesu lze číst jen tam, kde je /proc
error-linux-only = Paměť serveru lze změřit jen v Linuxu.

## Chyby serverů a jejich databází

error-cannot-listen = Nelze naslouchat na { $host }, port { $port }: { $reason }.
error-data-dir = Složku s daty { $folder } nelze použít: { $reason }.
error-no-database = V { $database } není databáze Undermine; kde je, říká --data-dir nebo DATABASE_URL.
error-database = Databázi nelze otevřít: { $reason }.
error-database-url = DATABASE_URL musí vypadat takto: postgresql://user:password@host/name.
error-database-in-use = Databázi { $database } používá jiný server; nejdřív ho zastav.
error-database-of-others = Tato databáze patří jinému programu; zůstává beze změny.
error-database-newer = Databáze je z novější verze Undermine (krok { $step }).
error-games-there = V databázi { $database } už hry jsou; --force je nahradí.
error-no-backup = '{ $file }' není záloha Undermine nebo je poškozený.
error-cannot-copy = Nelze zkopírovat '{ $source }' do '{ $target }': { $reason }.
error-no-postgres-program = { $program } není nainstalovaný; patří ke klientským programům PostgreSQL.
error-program-failed = { $program } selhal: { $reason }
error-no-postgres-driver = PostgreSQL potřebuje ovladač: nainstaluj undermine[pg].
error-no-redis-driver = Redis potřebuje ovladač: nainstaluj undermine[redis].
error-redis-url = REDIS_URL musí vypadat takto: redis://host:6379/0.
error-redis-needs-postgres = REDIS_URL je pro více serverů; ty potřebují PostgreSQL v DATABASE_URL.
error-setting-no-number = { $name } musí být číslo, ne '{ $value }'.
error-setting-no-whole-number = { $name } musí být celé číslo od 0 do { $most }, ne '{ $value }'.
error-setting-negative = { $name } nesmí být záporné.
error-setting-no-address = { $name } musí být adresa jako https://host, ne '{ $value }'.
error-setting-no-folder = { $name } musí být složka; '{ $value }' jí není.
error-setting-contact = UNDERMINE_PUSH_CONTACT musí začínat mailto: nebo https://, ne '{ $value }'.
error-setting-log-format = UNDERMINE_LOG_FORMAT musí být text nebo json, ne '{ $value }'.
error-setting-bot-memory = UNDERMINE_BOT_MEMORY musí být 0 (bez omezení) nebo nejméně { $least } MiB.
error-setting-no-service = { $name } musí vyjmenovat služby oddělené mezerami; '{ $value }' žádná není.
error-setting-no-mailbox = UNDERMINE_MAIL_URL musí být schránka ve tvaru mailtos://user:password@example.org.
error-setting-no-token = UNDERMINE_METRICS_TOKEN se musí skládat z písmen, číslic a znaků ASCII, bez mezer.
error-setting-nothing = { $name } musí být větší než 0.
error-no-cluster-programs = Cluster potřebuje PostgreSQL, Redis a Caddy: nainstaluj postgresql, redis-server a caddy.
error-does-not-start = { $name } se nespustí; viz { $log }.
error-bad-name = '{ $name }' není jméno ani kód: musí mít viditelné znaky a žádné jiné.
error-bad-token = Token je jedno slovo bez mezer, jak ho jednou ukáže stránka o tobě.
error-not-banned = Jméno '{ $name }' není zakázané.
error-no-report = Žádné hlášení { $number } nečeká.
cli-ratings-rebuilt = { $games ->
    [one] Všechna hodnocení byla znovu spočítána z jedné hry
    [few] Všechna hodnocení byla znovu spočítána z { $games } her
    [many] Všechna hodnocení byla znovu spočítána z { $games } hry
   *[other] Všechna hodnocení byla znovu spočítána z { $games } her
}: { $same ->
    [true] jsou stejná jako předtím.
   *[other] liší se od předchozích.
}
cli-tournament-wins = Vyhrané turnaje lepšího bota: { $wins } z { $tournaments }, počet hráčů: { $players } ({ $percent } %).
cli-tournament-place = Jeho průměrné místo: { $place }.
cli-print-done = { $cards ->
    [one] Jedna karta je v souboru { $file }.
    [few] { $cards } karty jsou v souboru { $file }.
    [many] { $cards } karty je v souboru { $file }.
   *[other] { $cards } karet je v souboru { $file }.
}
error-no-chromium = K tisku je potřeba Chromium a tady žádné není; hledalo se: { $names }
error-no-print-server = Server, který kreslí karty, se nespustil
error-not-printed = Prohlížeč nic nevytiskl: { $reason }
