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
cli-simulate-gold-a-round = gold a round
cli-simulate-bot = bot
cli-simulate-games-won = games won
cli-simulate-gold-a-game = gold a game
cli-simulate-by-seat = gold a game by seat: { $gold }
cli-simulate-length = decisions: { $decisions_per_round } a round, { $decisions_per_game } a game ({ $shortest_game } to { $longest_game })

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
