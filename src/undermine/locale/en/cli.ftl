### What the command line says, in English. Names of commands, options, modules and clauses are the same in every language.

## undermine modules

cli-modules-rulesets = Rulesets
cli-modules-presets = Mixtures with a name of their own
cli-modules-modules = Modules to add to a ruleset, written with a plus: base+toll
cli-modules-players = For { $fewest } to { $most } players.
cli-modules-with = With { $ruleset } for { $fewest } to { $most } players.
cli-modules-without = Not together with { $modules }.

## undermine rules

cli-rules-unknown = There is no clause '{ $clause }'; `undermine rules` lists them all.
cli-rules-code = Enforced by
cli-rules-tests = Shown by
cli-rules-nowhere = nothing yet

## undermine replay

cli-replay-no-file = There is no file '{ $file }' that can be read.
cli-replay-bad-record = '{ $file }': { $reason }.
cli-replay-other-rules = { $version ->
    [0] The record '{ $file }' does not say with which version of the rules it was made, so it is older than version { $ours }, which this program has. It cannot be replayed.
   *[other] The record '{ $file }' was made with version { $version } of the rules, and this program has version { $ours }. It cannot be replayed.
}
cli-replay-no-seat = There is no seat '{ $seat }'; say a number from 0 to { $last }, all or spectator.
cli-replay-no-move = The record has { $moves } moves; --to must be a number from 0 to { $moves }.
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

cli-check-no-file = There is no file *{ $suffix } in '{ $folder }'.
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

cli-simulate-setting = { $games } games of '{ $rules }' with { $players } players, seed { $seed }
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

cli-arena-games = Games of '{ $rules }' with { $players } players, seed { $seed }; every bot has had every seat on every deal
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
cli-arena-intervals = All intervals are those of 95 % confidence; differences are those on the same deals.

## undermine bench

cli-bench-no-numbers = '{ $words }' is not a list of numbers like 3,5,10
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
cli-bench-server-rate = { $rate } commands a second; until everybody has the update: half of them within { $middle } ms, 99 % within { $worst } ms
cli-bench-server-cores = The server used { $cores } cores; others on the host took { $stolen } from this machine.
cli-bench-server-memory = Memory: { $empty } MB empty, { $opened } MB with all tables open, { $after } MB after playing
cli-bench-server-table = A table: { $idle } kB when open, { $active } kB more when played at
