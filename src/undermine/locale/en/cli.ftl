### What the command line says, in English. Names of commands, options, modules and clauses are the same in every language.

## undermine modules

cli-modules-rulesets = Rulesets
cli-modules-presets = Mixtures with a name of their own
cli-modules-modules = Modules to add to a ruleset, written with a plus: base+toll
cli-modules-players = For { $fewest } to { $most } players.
cli-modules-with = With { $ruleset } for { $fewest } to { $most } players.
cli-modules-without = Not together with { $modules }.

## undermine rules

cli-rules-code = Enforced by
cli-rules-tests = Shown by
cli-rules-nowhere = nothing yet

## undermine replay

cli-replay-deal = The deal
cli-replay-move = Move { $number } of { $moves }
cli-replay-mover = { $move }: { $seat }
cli-replay-action = { $move }: { $seat } – { $action }
cli-replay-viewer = as { $viewer } sees it
cli-replay-spectator = a spectator
cli-replay-open = all cards open
cli-replay-keys = n or space: next · p: back · number and Enter: that move · s: other seat · q: quit

## undermine review

cli-review-round = Round { $round }
cli-review-move = move
cli-review-player = player
cli-review-action = what they did
cli-review-suspicion = suspected by a watcher
cli-review-treasure = treasure
cli-review-found = The treasure was found.
cli-review-not-found = The treasure was not found.
cli-review-unfinished = The record ends before this round does.
cli-review-no-saboteurs = There was no saboteur.
cli-review-saboteurs = { $count ->
    [one] Saboteur: { $names }.
   *[other] Saboteurs: { $names }.
}
cli-review-gave-away = Move { $move } gave { $seat } away: suspected { $before } before, { $after } afterwards.
cli-review-explained = Below each name: how likely somebody who only watches thinks that player a saboteur after the move. Treasure: how often apprentices find it from there, on tables drawn by what a watcher believes.

## undermine serve

cli-serve-address = Undermine is at { $url } (stop with Ctrl-C)

## undermine cluster-dev

cli-cluster-node = { $name } is at { $url }

## undermine check

cli-check-failed = FAILED { $place }
cli-check-line = line { $line }
cli-check-expected = expected
cli-check-instead = but it is
cli-check-happened = What happened:
cli-check-board = The board:
cli-check-record-holds = { $count ->
        [one] { $file }: { $count } move, as recorded
       *[other] { $file }: { $count } moves, all as recorded
    }
cli-check-all-passed = { $count ->
        [one] { $count } scenario: all as expected
       *[other] { $count } scenarios: all as expected
    }
cli-check-some-failed = { $count ->
        [one] { $count } scenario: { $failed } failed, { $passed } as expected
       *[other] { $count } scenarios: { $failed } failed, { $passed } as expected
    }

## undermine simulate

cli-simulate-setting = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of '{ $rules }' with { $players } players, seed { $seed }
cli-simulate-side = side
cli-simulate-rounds-won = rounds won
cli-simulate-share = share
cli-simulate-miners = miners
cli-simulate-saboteurs = saboteurs
cli-simulate-blue = blue clan
cli-simulate-yellow = yellow clan
cli-simulate-nobody = nobody
cli-simulate-role = role
cli-simulate-a-round = { $counted ->
        [points] points a round
       *[gold] gold a round
    }
cli-simulate-bot = bot
cli-simulate-games-won = games won
cli-simulate-a-game = { $counted ->
        [points] points a game
       *[gold] gold a game
    }
cli-simulate-by-seat = { $counted ->
        [points] points a game by seat
       *[gold] gold a game by seat
    }: { $amounts }
cli-simulate-length = decisions: { $decisions_per_round } a round, { $decisions_per_game } a game ({ $shortest_game } to { $longest_game })

## undermine arena

cli-arena-games = Games of '{ $rules }' with { $players } players, seed { $seed } ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    }); every bot has had every seat on every deal
cli-arena-sides = Rounds of '{ $rules }' with { $players } players, seed { $seed }; all pairs on the same deals
cli-arena-bot = bot
cli-arena-role = role
cli-arena-rounds = rounds
cli-arena-decisions = decisions
cli-arena-median = ms a decision (median, CPU)
cli-arena-slowest = 95th percentile
cli-arena-thought = ms a decision (95th percentile, CPU)
cli-arena-a-game = { $counted ->
        [points] points a game
       *[gold] gold a game
    }
cli-arena-a-round = { $counted ->
        [points] points a round
       *[gold] gold a round
    }
cli-arena-games-won = games won
cli-arena-rounds-won = rounds won
cli-arena-miners = miners
cli-arena-saboteurs = saboteurs
cli-arena-miners-won = miners won
cli-arena-a-miner = gold a miner
cli-arena-a-saboteur = gold a saboteur
cli-arena-rating = rating
cli-arena-rating-miners = rating as miners
cli-arena-rating-saboteurs = rating as saboteurs
cli-arena-ahead-games = { $bot } against { $of }: { $value } { $counted ->
        [points] points
       *[gold] gold
    } a game ({ $low } to { $high })
cli-arena-ahead-miner = Miners { $bot } against { $of }, saboteurs { $against }: { $value } points of a hundred ({ $low } to { $high })
cli-arena-ahead-saboteur = Saboteurs { $bot } against { $of }, miners { $against }: { $value } points of a hundred ({ $low } to { $high })
cli-arena-sure = – surely ahead
cli-arena-unsure = – not surely ahead
cli-arena-intervals = All intervals are those of 95% confidence; differences are those on the same deals.

## undermine bench

cli-bench-title = uniformly random legal play, best pass
cli-bench-rules = rules
cli-bench-players = players
cli-bench-build = build
cli-bench-compiled = compiled
cli-bench-uncompiled = uncompiled
cli-bench-decisions = decisions/s
cli-bench-rounds = rounds/s
cli-bench-inside = inside/s
cli-bench-game = um.Game/s
cli-bench-options = options µs
cli-bench-apply = apply µs
cli-bench-copy = copy µs
cli-bench-view = view µs
cli-bench-machine = { $processor }, { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    }, { $system }
cli-bench-peer = OpenSpiel { $game } from Python: { $rate } decisions/s
cli-bench-ratio = { $build }: { $ratio } times that
cli-bench-against = side by side with { $wheel }, best pass
cli-bench-task = task
cli-bench-instructions-other = instructions there
cli-bench-instructions-this = here
cli-bench-instructions-times = times fewer
cli-bench-per-second-other = per second there
cli-bench-per-second-this = here
cli-bench-per-second-times = times as many
cli-bench-times-peer = times { $game }
cli-bench-fall = From 16 tables of a batch to 1024, decisions a second fall by { $percent }%.

## A table in words

show-round = Round { $round }, turn { $turn }
show-deck = Deck: { $deck } · discard pile: { $discard }
show-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
show-gold-cards = { $count ->
        [one] { $count } gold card
       *[other] { $count } gold cards
    }
show-tokens = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
show-nuggets = { $count ->
        [one] { $count } nugget
       *[other] { $count } nuggets
    }
show-unknown-dwarf = ?
show-before = in front: { $cards }
show-hand = Hand: { $cards }
show-hand-of = Hand of { $seat }: { $cards }
show-empty = empty
show-own-gold = Own gold cards: { $values }
show-goals = Goals: { $goals }
show-goal = { $cell } { $card }
show-seen = Seen:
show-part = { $module }: { $contents }
show-asked = Asked: { $seats } – “{ $question }”
show-winners = Winners: { $seats }

## undermine bench server

cli-bench-server-tables = { $active } tables of five at which everybody plays '{ $rules }', { $idle } at which nobody moves
cli-bench-server-rate = { $rate } commands a second; until everybody has the update: half of them within { $middle } ms, 99% within { $worst } ms
cli-bench-server-cores = The server used { $cores } cores; others on the host took { $stolen } from this machine.
cli-bench-server-memory = Memory: { $empty } MB empty, { $opened } MB with all tables open, { $after } MB after playing
cli-bench-server-table = A table: { $idle } kB when open, { $active } kB more when played at
cli-bench-lobby-crowd = { $tables } open tables, { $lookers } who look at the list
cli-bench-lobby-figures = Until all of them have heard of a change: { $middle } ms in the middle, { $worst } ms at worst; the server used { $cores } cores.

## Databases, backups, admin

cli-database = Database: { $database }
cli-backup-done = Everything is in { $file }. Keep it safe: it holds the secrets of running games.
cli-restore-done = Everything is as it was when { $file } was made.
cli-upgrade-done = The database is up to date.
cli-damage = { $code } ({ $game }), { $row }: { $problem }
cli-damage-unreadable = cannot be read.
cli-damage-missing = is missing.
cli-damage-unknown = is of a kind that is not known.
cli-damage-differs = does not fit what was played before it.
cli-damage-checked = { $tables ->
    [one] One table was gone through;
   *[other] { $tables } tables were gone through;
} { $damages ->
    [0] nothing is damaged.
    [one] one thing is damaged.
   *[other] { $damages } things are damaged.
}
cli-admin-closed = Table { $code } is closed.
cli-admin-banned = Nobody can be called '{ $name }' now.
cli-admin-allowed = '{ $name }' is allowed again.
cli-admin-settled = Report { $number } is settled.
cli-admin-report-place = table { $code }, move { $move }

## Stopped by Ctrl-C

cli-stopped = Stopped: this is what { $done } of { $total } come to.

## Errors: what stands against a command. Parts in quotation marks are what was typed or written in a file.

error-no-language = There is no language '{ $language }'; there are: { $languages }.
error-no-option = There is no option { $option }; --help lists them.
error-option-needs-value = The option { $option } needs a value.
error-option-without-value = The option { $option } takes no value.
error-option-bad-value = { $option } cannot have this value.
error-option-whole-any = { $option } must be a whole number.
error-option-whole-at-least = { $option } must be a whole number, at least { $least }.
error-option-whole-between = { $option } must be a whole number from { $least } to { $most }.
error-option-number-any = { $option } must be a number.
error-option-number-at-least = { $option } must be a number, at least { $least }.
error-option-number-between = { $option } must be a number from { $least } to { $most }.
error-missing = { $name } is missing; --help says what belongs there.
error-no-command = There is no command '{ $name }' of { $command }; --help lists them.
error-too-much = That is more than { $command } takes: { $words }.
error-usage = { $command } cannot be used like that: { $reason }
error-system = The system refuses: { $reason }.
error-no-file = there is no file '{ $file }'
error-unreadable-file = There is no file '{ $file }' that can be read.
error-file-too-large = The file '{ $file }' is larger than any record.
error-file-exists = The file '{ $file }' exists already.
error-no-folder = There is no folder '{ $folder }'.
error-is-folder = '{ $file }' is a folder, not a file.
error-folder-not-empty = There is something else in the folder '{ $folder }' already.
error-cannot-write = Cannot write '{ $file }': { $reason }.
error-not-ours = '{ $file }' is there already and was not written by this program; it stays as it is.

## Errors of records and scenarios

error-bad-record = '{ $file }': { $reason }.
error-other-rules = { $version ->
    [0] The record '{ $file }' does not say with which version of the rules it was made, so it is older than version { $ours }, which this program has. It cannot be replayed.
   *[other] The record '{ $file }' was made with version { $version } of the rules, and this program has version { $ours }. It cannot be replayed.
}
error-record-other-rules = the game was made with another version of the rules ({ $version }), and only version { $ours } can be played here
error-record-not-text = this is not a record: it is not text
error-record-none = this is not a record of version { $known }
error-record-not-json = this is not a record: line { $line } is not JSON
error-record-newer = this record is of version { $version }, of a newer Undermine; this one knows version { $known }
error-record-malformed = this record lacks rules, seats, seed or moves, or they are malformed
error-record-unplayable = this record cannot be played: { $reason }
error-record-cannot-be-made = move { $number } ('{ $action }' by seat { $seat }) cannot be made: { $reason }
error-record-differs = move { $number } ('{ $action }' by seat { $seat }) does not give the recorded events
error-no-seat = There is no seat '{ $seat }'; say a number from 0 to { $last }, all or spectator.
error-no-move = The record has { $moves } moves; --to must be a number from 0 to { $moves }.
error-nothing-to-review = There is no move in '{ $file }' that could be reviewed.
error-no-scenario-file = There is no file *{ $suffix } in '{ $folder }'.
error-no-clause = There is no clause '{ $clause }'; `undermine rules` lists them all.
error-table-address = The address of a table looks like https://host/t/CODE.
error-no-commitment = '{ $value }' is not a commitment: that is 64 digits and letters from a to f.
error-no-nonce = '{ $value }' is not a nonce: that is up to 64 ASCII letters, digits, '-' and '_'.
error-cannot-reach = Cannot reach { $address }: { $reason }.
error-no-record-there = { $address } does not give this record: { $reason }
error-no-such-table = There is no table with this code.
error-no-such-tournament = There is no tournament with this code.
error-game-not-over = The game is not over.
error-game-over = The game at this table is over.

## Errors of rules

error-rules = { $reason }
error-rules-unknown-rules = there are no rules called '{ $one }'; there are: { $names }
error-rules-wrong-number-of-seats = '{ $rules }' is for { $fewest } to { $most } players, not for { $seats }
error-rules-cannot-combine = '{ $one }' cannot be combined with '{ $other }'
error-rules-needs-other = '{ $one }' needs '{ $other }'
error-rules-named-twice = '{ $one }' is named twice
error-rules-no-foundation = '{ $one }' must be added to one of { $names }
error-rules-doubled-card = the card '{ $card }' belongs to two modules
error-rules-doubled-verb = the verb '{ $verb }' belongs to two modules
error-rules-too-many-cards = there are more than { $most } kinds of cards
error-rules-too-many-verbs = there are more than { $most } verbs

## Errors of simulations, the arena, benchmarks

error-no-games = there must be at least one game, not { $games }
error-tournament-too-few = These are too few players for a table of { $fewest }.
error-tournament-table-sizes = These rules are for { $fewest } to { $most } players: the tables must be of these sizes.
error-tournament-format = These rounds, semifinals and final do not fit together.
error-too-few-games = { $games } games are too few: every deal takes one for each of the { $bots } bots
error-no-workers = there must be at least one worker, not { $workers }
error-too-many-workers = { $workers } workers are too many; { $most } at most
error-worker-died = A process that played games has ended by itself; a bot may have ended it.
error-bad-seed = the seed '{ $seed }' is not a text in UTF-8
error-no-bots = there must be at least one bot
error-no-bot = there is no bot called '{ $name }'; there are: { $bots }
error-bot-twice = a bot is named twice in '{ $bots }'
error-bad-thinking = '{ $thinking }' in '{ $name }' must be a number of iterations, as in 'master@200'
error-bad-iterations = a bot thinks in 1 to { $most } iterations, not in { $iterations }
error-bad-decision-seconds = --decision-seconds must be more than 0, not { $seconds }
error-bad-minutes = --minutes must be 0 or more, not { $minutes }
error-thinking-of-two = thinking compares one bot with another; '{ $bots }' are not two
error-no-sides = in '{ $rules }' there are not just miners and saboteurs; compare whole games
error-no-class = there is no class or function '{ $name }' in '{ $file }'
error-no-bot-class = { $name } must be a class made from undermine.Bot, or a function of view and options
error-no-python = '{ $file }' cannot be read as Python
error-bot-not-loaded = '{ $file }' cannot be loaded: { $error }
error-bot-failed = the bot '{ $name }' failed: { $error }
error-bot-too-slow = the bot '{ $name }' took more than { $seconds } s; --decision-seconds allows more
error-bot-bad-answer = the bot '{ $name }' answered '{ $answer }' to '{ $question }', which is not one of its options
error-arena-needs = the arena needs { $name }: pip install 'undermine[sim]'
error-picture-needs = a picture needs { $name }: pip install 'undermine[sim]'
error-no-picture = a picture is a file that ends in .png or .svg, not '{ $file }'
error-no-results = '{ $file }' is not a file of an arena's results
error-results-of-others = '{ $file }' holds results of something else: { $differences }
error-records-of-others = The folder '{ $folder }' holds records of other games.
error-no-numbers = '{ $words }' is not a list of numbers like 3,5,10
error-no-passes = there must be at least one pass, not { $passes }
error-no-seconds = each loop must take some time, not { $seconds } seconds
error-no-rows = none of these rules can be played by { $players } players
error-no-interpreter = '{ $python }' is not a Python that can be started
error-no-benchmark = '{ $python }' cannot run this version's benchmark
error-no-wheel = '{ $wheel }' is not a wheel of Undermine
error-no-proc = the memory of a process can only be read where there is /proc
error-linux-only = The memory of a server can be measured on Linux alone.

## Errors of servers and their databases

error-cannot-listen = Cannot listen on { $host } port { $port }: { $reason }.
error-data-dir = Cannot use the data directory { $folder }: { $reason }.
error-no-database = There is no database of Undermine at { $database }; --data-dir or DATABASE_URL say where one is.
error-database = Cannot open the database: { $reason }.
error-database-url = DATABASE_URL must look like postgresql://user:password@host/name.
error-database-in-use = Another server is using the database { $database }; stop it first.
error-database-of-others = This database belongs to another program; it stays as it is.
error-database-newer = The database is of a newer version of Undermine (step { $step }).
error-games-there = There are games in the database { $database } already; --force replaces them.
error-no-backup = '{ $file }' is not a backup of Undermine, or it is damaged.
error-cannot-copy = Cannot copy '{ $source }' to '{ $target }': { $reason }.
error-no-postgres-program = { $program } is not installed; it comes with PostgreSQL's client programs.
error-program-failed = { $program } failed: { $reason }
error-no-postgres-driver = PostgreSQL needs a driver: install undermine[pg].
error-no-redis-driver = Redis needs a driver: install undermine[redis].
error-redis-url = REDIS_URL must look like redis://host:6379/0.
error-redis-needs-postgres = REDIS_URL is for several servers; they need a PostgreSQL in DATABASE_URL.
error-setting-no-number = { $name } must be a number, not '{ $value }'.
error-setting-no-whole-number = { $name } must be a whole number from 0 to { $most }, not '{ $value }'.
error-setting-negative = { $name } must not be negative.
error-setting-no-address = { $name } must be an address like https://host, not '{ $value }'.
error-setting-no-folder = { $name } must be a folder; there is none at '{ $value }'.
error-setting-contact = UNDERMINE_PUSH_CONTACT must begin with mailto: or https://, not be '{ $value }'.
error-setting-log-format = UNDERMINE_LOG_FORMAT must be text or json, not '{ $value }'.
error-setting-bot-memory = UNDERMINE_BOT_MEMORY must be 0 (no limit) or at least { $least } MiB.
error-setting-no-service = { $name } must name services with spaces between them; '{ $value }' is none.
error-setting-no-mailbox = UNDERMINE_MAIL_URL must be a mailbox like mailtos://user:password@example.org.
error-setting-no-token = UNDERMINE_METRICS_TOKEN must be made of ASCII letters, digits and signs, without spaces.
error-setting-nothing = { $name } must be more than 0.
error-no-cluster-programs = A cluster needs PostgreSQL, Redis and Caddy: install postgresql, redis-server and caddy.
error-does-not-start = { $name } does not start; see { $log }.
error-bad-name = '{ $name }' is no name or code: it needs visible characters, and no others.
error-bad-token = A token is one word without spaces, as the page about you shows it once.
error-not-banned = '{ $name }' is not banned.
error-no-report = No report { $number } is waiting.
cli-ratings-rebuilt = { $games ->
    [one] All ratings were learnt again from one game
   *[other] All ratings were learnt again from { $games } games
}: { $same ->
    [true] they are the same as before.
   *[other] they differ from those before.
}
cli-tournament-wins = The better bot won { $wins } of { $tournaments } tournaments of { $players } players ({ $percent }%).
cli-tournament-place = Its place on the average: { $place }.
cli-print-done = { $cards ->
    [one] One card is in { $file }.
   *[other] { $cards } cards are in { $file }.
}
error-no-chromium = Printing needs Chromium, and there is none here; looked for: { $names }
error-no-print-server = The server that draws the cards did not start
error-not-printed = The browser printed nothing: { $reason }
