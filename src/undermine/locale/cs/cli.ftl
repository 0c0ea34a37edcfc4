### Co říká příkazový řádek, česky. Názvy příkazů, voleb, modulů a bodů jsou ve všech jazycích stejné.

## undermine modules

cli-modules-rulesets = Sady pravidel
cli-modules-presets = Směsi s vlastním jménem
cli-modules-modules = Moduly, které lze k sadě pravidel přidat, zapsané s plusem: base+toll
cli-modules-players = Pro { $fewest } až { $most } hráčů.
cli-modules-with = Se sadou { $ruleset } pro { $fewest } až { $most } hráčů.
cli-modules-without = Ne společně s: { $modules }.

## undermine rules

cli-rules-unknown = Bod '{ $clause }' neexistuje; všechny vypíše `undermine rules`.
cli-rules-code = Vynucuje to
cli-rules-tests = Ukazuje to
cli-rules-nowhere = zatím nic

## undermine replay

cli-replay-no-file = Soubor '{ $file }' neexistuje nebo ho nelze přečíst.
cli-replay-bad-record = '{ $file }': { $reason }.
cli-replay-other-rules = { $version ->
    [0] Záznam „{ $file }“ neuvádí verzi pravidel, je tedy starší než verze { $ours }, kterou má tento program. Nelze jej přehrát.
   *[other] Záznam „{ $file }“ vznikl podle verze { $version } pravidel a tento program má verzi { $ours }. Nelze jej přehrát.
}
cli-replay-no-seat = Místo '{ $seat }' neexistuje; zadej číslo od 0 do { $last }, all nebo spectator.
cli-replay-no-move = Počet tahů v záznamu: { $moves }; --to musí být číslo od 0 do { $moves }.
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

cli-check-no-file = V '{ $folder }' není žádný soubor *{ $suffix }.
cli-check-failed = CHYBA { $place }
cli-check-line = řádek { $line }
cli-check-expected = očekáváno
cli-check-instead = ale je
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

cli-arena-games = Hry: pravidla '{ $rules }', počet hráčů: { $players }, semínko: { $seed }; každý bot seděl při každém rozdání na každém místě
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
cli-arena-intervals = Všechny intervaly mají spolehlivost 95 %; rozdíly platí na stejných rozdáních.

## undermine bench

cli-bench-no-numbers = '{ $words }' není seznam čísel jako 3,5,10
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
cli-bench-server-rate = Příkazů za sekundu: { $rate }; než mají novinku všichni: polovina do { $middle } ms, 99 % do { $worst } ms
cli-bench-server-cores = Jádra zaměstnaná serverem: { $cores }; odebraná tomuto stroji jinými na témže hostiteli: { $stolen }.
cli-bench-server-memory = Paměť: prázdný { $empty } MB, všechny stoly otevřené { $opened } MB, po hře { $after } MB
cli-bench-server-table = Jeden stůl: { $idle } kB otevřený, o { $active } kB více ve hře
