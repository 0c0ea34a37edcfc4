### The words of The Lost Mines, in English. Ids follow the engine's names, as in base.ftl.

## Rules and modules

module-lost-mines = The Lost Mines
module-lost-mines-about = Two clans of dwarfs walk through a forest to forgotten mines; loyal dwarfs share their clan's treasures, selfish ones keep theirs, saboteurs work for the other clan, and a dragon waits in one of the mines.
module-truce = Truce
module-truce-about = Whoever is on turn may propose to end the round; it ends if all agree.
module-decider = Decider
module-decider-about = If several players have most points after the second round, further rounds are played until one is ahead or a round brings no points.

## Cards

card-path = path { $shape }
card-tree = fallen tree { $shape }
card-lake = lake { $shape }
card-ditch = ditch { $shape }
card-campfire = campfire { $shape }
card-rocks = rocks { $shape }
card-axe = axe
card-boat = boat
card-rope = rope
card-look-mine-treasure = look at a mine or a treasure
card-look-mine-dwarf = look at a mine or a dwarf
card-look-treasure-dwarf = look at a treasure or a dwarf
card-forest-trap = trap
card-troll = troll
card-storm = storm
card-blue-start = start of the blue clan
card-yellow-start = start of the yellow clan
card-gems-mine = gem mine
card-gold-mine = gold mine
card-silver-mine = silver mine
card-dragon-mine = dragon's mine
card-silver-1 = silver worth 1
card-silver-2 = silver worth 2
card-silver-3 = silver worth 3
card-gold-2 = gold worth 2
card-gold-3 = gold worth 3
card-gold-4 = gold worth 4
card-gems-3 = gems worth 3
card-gems-4 = gems worth 4
card-gems-5 = gems worth 5
card-silver-treasure = silver
card-gold-treasure = gold
card-gems-treasure = gems
dwarf-blue-loyal = loyal blue dwarf
dwarf-blue-selfish = selfish blue dwarf
dwarf-blue-saboteur = blue saboteur
dwarf-yellow-loyal = loyal yellow dwarf
dwarf-yellow-selfish = selfish yellow dwarf
dwarf-yellow-saboteur = yellow saboteur
card-blue-clan = blue clan
card-yellow-clan = yellow clan

## What can be done

verb-lay = lay a path card
verb-bring-tool = bring a tool
verb-look-mine = look at a mine
verb-look-treasure = look at a treasure
verb-look-dwarf = look at a dwarf card
verb-set-trap = set a trap
verb-call-troll = call a troll
verb-storm = let a storm rage
verb-stay = stay
verb-move = walk
verb-take-treasure = take a treasure
verb-propose-truce = propose to stop
verb-agree = agree to stop

## What an action is aimed at, step by step

aim-bring-tool-1 = Choose the obstacle that gets the tool.
aim-look-mine-1 = Choose the mine you look at.
aim-look-treasure-1 = Choose the treasure you look at.
aim-look-dwarf-1 = At whose dwarf card do you look?
aim-set-trap-1 = Choose the edge for the trap.
aim-call-troll-1 = Choose the edge for the troll.
aim-storm-1 = Choose the path card that the storm takes.

## What is asked

ask-move-dwarf = Move your dwarf, or stay.
ask-turn-mine = The mine fits either way up: how shall it lie?
ask-choose-treasure = You are in the mine: which treasure do you take?
ask-agree-to-stop = Do you agree to end the round?

## What happens

event-forest-laid = { $mines-known ->
        [yes] The mines lie face down, from north to south: { $mines }.
       *[no] The mines lie face down, and nobody knows which is which.
    }
event-treasures-laid = { $treasures-known ->
        [yes] On display lie { $treasures }.
       *[no] On display lie face down: { $backs }.
    }
event-clans-dealt = { $dwarfs-known ->
        [no] Everybody gets a dwarf card: { $clans-by-seat }.
       *[some] Everybody gets a dwarf card: { $clans-by-seat }; known: { $dwarfs-by-seat }.
    }
event-cards-left-out = { $cards-count ->
        [one] { $cards-count } card is set aside unseen.
       *[other] { $cards-count } cards are set aside unseen.
    }
event-troll-left = The troll of { $seat } leaves { $edge }.
event-path-laid = { $turned ->
        [yes] { $seat } lays { $card } on { $cell }, turned by 180°.
       *[no] { $seat } lays { $card } on { $cell }.
    }
event-tool-brought = { $seat } puts { $card } on { $cell }.
event-mine-seen = { $mine-known ->
        [yes] { $seat } looks at the mine on { $cell }: { $mine }.
       *[no] { $seat } looks at the mine on { $cell }.
    }
event-treasure-seen = { $treasure-known ->
        [yes] { $seat } looks at treasure { $number }: { $treasure }.
       *[no] { $seat } looks at treasure { $number }.
    }
event-role-seen = { $role-known ->
        [yes] { $seat } looks at the dwarf card of { $target }: { $role }.
       *[no] { $seat } looks at the dwarf card of { $target }.
    }
event-trap-set = { $seat } sets a trap at { $edge }.
event-troll-called = { $seat } calls a troll to { $edge }.
event-storm-raged = { $seat } lets a storm rage: { $removed } on { $cell } is gone.
event-dwarf-stayed = { $seat } stays.
event-dwarf-walked = { $seat } walks { $route } to { $cell }.
event-trap-sprung = { $card-known ->
        [yes] A trap costs { $seat } a card: { $card }.
       *[no] A trap costs { $seat } a card.
    }
event-mine-turned-up = { $seat } turns up the mine on { $cell }: { $mine }. Which way up it lies is still to be chosen.
event-mine-revealed = { $turned ->
        [yes] { $seat } reveals the mine on { $cell }: { $mine }, turned by 180°.
       *[no] { $seat } reveals the mine on { $cell }: { $mine }.
    }
event-dragon-woken = { $seat } has woken the dragon and takes its token.
event-treasure-taken = { $treasure-known ->
        [yes] { $seat } takes treasure { $number }: { $treasure }.
       *[no] { $seat } takes treasure { $number }: { $back }.
    }
event-expedition-ended = { $treasure ->
        [yes] The round is over: the last treasure is taken.
       *[no] The round is over.
    }
event-roles-revealed = The roles are revealed: { $dwarfs-by-seat }.
event-points-scored = Points of this round: { $gained-by-seat }.
event-dragon-paid = { $price ->
        [one] The dragon costs { $seat } { $price } point.
       *[other] The dragon costs { $seat } { $price } points.
    }
event-game-won = The game is over. Points: { $points-by-seat }.
event-truce-proposed = { $seat } proposes to end the round.
event-truce-answered = { $agreed-count ->
        [0] Nobody agrees.
        [one] { $agreed } agrees.
       *[other] { $agreed } agree.
    }

## What a player has seen

memory-saw-mine = Turn { $turn }: on { $cell } lies { $mine }.
memory-saw-treasure = Turn { $turn }: treasure { $number } is { $treasure }.
memory-saw-role = Turn { $turn }: { $target } is { $role }.

## Why something is refused

refusal-already-proposed = That has already been proposed in this turn
refusal-dwarf-stands-there = A dwarf stands on that card
refusal-mine-ends-the-move = A step onto a face-down mine ends the move
refusal-no-face-down-mine-there = No face-down mine lies there
refusal-no-path-card-there = No path card lies there
refusal-no-room-there = That card holds one dwarf, and another one is there
refusal-no-such-obstacle-there = No obstacle lies there that needs this tool
refusal-no-such-treasure-on-display = There is no such treasure on display
refusal-no-way-over-that-edge = No way leads over that edge
refusal-no-way-there = The openings do not meet there
refusal-not-another-player = That is not another player
refusal-obstacle-without-tool = An obstacle cannot be entered without its tool
refusal-roundabout-route = Another route comes to the same; choose that one
refusal-token-already-there = A token is already on that edge
refusal-too-many-steps = Those are more steps than the dwarf can take
refusal-troll-in-the-way = A troll is in the way

## A table as text

show-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
show-dragon = dragon token
show-display = On display: { $treasures }
show-trap = Trap at { $edge }
show-troll = Troll of { $seat } at { $edge }
show-tools = Tools on { $cells }
show-mines = Mines: { $mines }

## In the browser

web-forest = The forest
web-hidden-mine = face-down mine
web-seen-here = seen by you: { $card }
web-with-tool = with its tool
web-troll-of = troll of { $name }
web-dwarf-of = dwarf of { $name }
web-dwarf-number = dwarf { $number }: { $card }
web-display = Treasures on display
web-display-empty = No treasure is left.
web-treasure = treasure { $number }: { $card }
web-pick-edge = Choose an edge between two cells.
web-pick-walk = Choose the card to walk to.
web-pick-route = Several ways lead there: choose one.
web-pick-treasure = Choose a treasure.
web-walk = { $steps ->
        [one] One step
       *[other] { $steps } steps
    }, { $traps ->
        [0] no trap
        [one] one trap
       *[other] { $traps } traps
    }
web-walk-cost = { $traps ->
        [0] { $walk }.
        [one] { $walk }: it costs a random card.
       *[other] { $walk }: each costs a random card.
    }
web-walk-from = { $walk }, { $from }
web-from-n = from the north
web-from-e = from the east
web-from-s = from the south
web-from-w = from the west
