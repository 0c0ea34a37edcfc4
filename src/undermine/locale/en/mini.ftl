### The words of the mini-expansions, in English. Ids and variables follow the same rules as in base.ftl.

## Rules

module-toll = Tunnel Toll
module-toll-about = Dwarf figures block open tunnel ends; whoever digs on there pays the figure's owner, or finds somebody who pays for them.
module-costume = Costume Department
module-costume-about = Whoever first reaches the postcard in the labyrinth must exchange their dwarf card, and perhaps changes sides.
module-party = Tunnel Party
module-party-about = When the postcard in the labyrinth is first reached, all dwarf cards are shuffled and dealt anew in the middle of the round.
module-new-goals = New Goals
module-new-goals-about = Five goals instead of three: besides treasure and stones there are bags of gold, a dragon and a giant spider.
module-chests = Treasure Chests
module-chests-about = Four chests lie hidden in the labyrinth; whoever reaches one opens it, for better or worse.
module-chests-chosen = Treasure Chests, chosen
module-chests-chosen-about = Treasure Chests, but the players lay the four chests themselves, one after the other: it takes the place of Treasure Chests.
module-nuggets = Gold Nuggets
module-nuggets-about = A nugget lies in the labyrinth every round; whoever reaches it first may leave the round with its gold, or stay and win to keep it.

## Cards

card-costume = Costume Department
card-party = Tunnel Party
goal-bag-1 = bag of gold worth 1
goal-bag-2 = bag of gold worth 2
goal-dragon = dragon
goal-giant-spider = giant spider
card-dark = dark card { $shape }
card-chest-gold = chest: 1 gold
card-chest-no-maps = chest: no more maps
card-chest-no-draw = chest: no draw
card-chest-extra-draw = chest: one more draw
card-chest-move-goal = chest: move a goal
card-chest-take-card = chest: take a card from a player
card-chest-three-cards = chest: draw three, keep one
card-chest-look = chest: look at a dwarf
card-chest-search-pile = chest: search the discard pile
card-chest-lose-cards = chest: five cards are lost
card-nugget-1 = nugget card worth 1
card-nugget-2 = nugget card worth 2
card-nugget-3 = nugget card worth 3

## What can be done

verb-toll = place a figure
verb-ask-toll = ask a player to pay the toll
verb-rockfall-chest = remove a chest
verb-map-chest = look at a chest

## What an action is aimed at, step by step

aim-toll-1 = Choose the empty place at an open tunnel end where your figure will stand.
aim-ask-toll-1 = For which figure is the toll to be paid?
aim-ask-toll-2 = Whom do you ask to pay for you?
aim-rockfall-chest-1 = Choose the chest you remove.
aim-map-chest-1 = Choose the chest you look at.

## What is asked

ask-pay-for-me = You are asked to pay the toll for another player: do you agree?
ask-turn-dark-card = The dark card can lie either way up: how shall it lie?
ask-move-which-goal = Which goal do you move one cell to the east?
ask-look-at-whom = At whose dwarf card do you look?
ask-take-from-whom = From which player do you take a random card?
ask-keep-of-deck = Which of the cards from the deck do you keep?
ask-keep-of-pile = Which of the cards from the discard pile do you keep?
ask-place-chest = Where do you lay the next chest? Nobody knows what is in it.
ask-pick-nugget = Which nugget card will lie in the labyrinth this round?
ask-place-nugget = Where does the nugget card lie?
ask-leave-round = The nugget's gold lies before you: do you end your round now and keep it?

## What happens

event-figure-paid-for = { $card-known ->
        [yes] { $seat } discards { $card } for a figure.
       *[no] { $seat } discards a card face down for a figure.
    }
event-figure-placed = { $seat } places a figure on { $cell }.
event-figure-removed = The figure on { $cell } is removed for this round.
event-toll-requested = { $seat } asks { $target } to pay the toll on { $cell }.
event-toll-answered = { $pays ->
        [yes] { $seat } promises to pay the toll on { $cell }.
       *[no] { $seat } does not pay the toll on { $cell }.
    }
event-postcard-laid = The postcard lies on { $cell }: { $card }.
event-postcard-reached = { $seat } reaches the postcard on { $cell }: { $card }.
event-dwarfs-dealt-anew = { $dwarfs-known ->
        [no] All dwarf cards are shuffled and dealt anew in secret.
       *[some] All dwarf cards are shuffled and dealt anew in secret ({ $dwarfs-by-seat }).
    }
event-chests-laid = { $chests-known ->
        [yes] Chests lie hidden on { $cells }: { $chests }, under { $darks }.
       *[no] Chests lie hidden on { $cells }.
    }
event-chest-laid = { $chest-known ->
        [yes] { $seat } lays a chest on { $cell }: { $chest }, under { $dark }.
       *[no] { $seat } lays a chest on { $cell }, unseen.
    }
event-dark-card-turned-up = { $seat } reaches a chest on { $cell } and turns up { $dark }.
event-dark-card-laid = { $turned ->
        [yes] On { $cell } lies { $card }, turned by 180°.
       *[no] On { $cell } lies { $card }.
    }
event-chest-opened = { $seat } opens a { $chest }.
event-chest-buried = { $seat } plays a { $card }: the chest on { $cell } is gone, unseen.
event-chest-seen = { $chest-known ->
        [yes] { $seat } looks at the chest on { $cell }: { $chest }, under { $dark }.
       *[no] { $seat } looks at the chest on { $cell }.
    }
event-draws-changed = { $more ->
        [yes] { $seat } will draw one card more this turn.
       *[no] { $seat } will draw one card less this turn.
    }
event-goal-moved = { $seat } moves the goal on { $cell } to { $to }.
event-card-taken = { $card-known ->
        [yes] { $seat } takes a card from { $target }: { $card }.
       *[no] { $seat } takes a card from { $target }.
    }
event-three-put-off = { $seat } will draw three cards at the end of the turn and keep one.
event-kept-of-deck = { $kept-known ->
        [yes] { $seat } draws { $cards } and keeps { $kept }; the rest is discarded face down.
       *[no] { $seat } draws { $cards-count } cards and keeps one; the rest is discarded face down.
    }
event-pile-shuffled = { $seat } shuffles the discard pile.
event-kept-of-pile = { $kept-known ->
        [yes] { $seat } looks at { $cards } from the discard pile and keeps { $kept }.
       *[no] { $cards-count ->
            [one] { $seat } takes the only card of the discard pile.
           *[other] { $seat } looks at { $cards-count } cards from the discard pile and keeps one.
        }
    }
event-cards-lost = { $cards-count ->
        [0] The deck is empty: no card is lost.
        [one] { $cards-count } card from the deck goes unseen to the discard pile.
       *[other] { $cards-count } cards from the deck go unseen to the discard pile.
    }
event-nugget-chosen = { $seat } chooses the { $card } for this round.
event-nugget-laid = { $seat } lays the { $card } on { $cell }.
event-nugget-taken = { $gold-count ->
        [0] { $tokens ->
            [0] { $seat } reaches the nugget, but the supply is empty.
            [one] { $seat } reaches the nugget and lays { $tokens } token openly before them.
           *[other] { $seat } reaches the nugget and lays { $tokens } tokens openly before them.
        }
        [one] { $seat } reaches the nugget and lays { $gold-count } gold card openly before them, worth { $gold }.
       *[other] { $seat } reaches the nugget and lays { $gold-count } gold cards openly before them, worth { $gold }.
    }
event-hand-set-aside = { $cards-count ->
        [0] { $seat } has no cards to set aside.
        [one] { $cards-known ->
            [yes] { $seat } sets { $cards } aside.
           *[no] { $seat } sets { $cards-count } card aside unseen.
        }
       *[other] { $cards-known ->
            [yes] { $seat } sets { $cards } aside.
           *[no] { $seat } sets { $cards-count } cards aside unseen.
        }
    }
event-round-left = { $seat } leaves the round and keeps the nugget's gold.
event-round-not-left = { $seat } stays in the round.
event-nugget-kept = { $seat } has won and keeps the nugget's gold.
event-nugget-returned = { $seat } has not won: the nugget's gold goes back.

## What a player has seen

memory-saw-chest = Turn { $turn }: on { $cell } lay { $chest }, under { $dark }.
memory-kept-one-of = Turn { $turn }: you saw { $cards } and kept { $kept }; the rest lay face down in the discard pile.

## Why something is refused

refusal-cannot-pay = A figure stands there, and you have no gold to pay with
refusal-no-figure-left = Both figures have been used this round
refusal-no-open-end-there = No tunnel leads openly into that cell
refusal-no-figure-there = No figure stands there
refusal-own-figure = It is your own figure: you pay nothing
refusal-promised-already = Somebody has promised to pay there already
refusal-ask-somebody-else = You must ask another player
refusal-has-no-gold = That player has no gold
refusal-asked-already = You have asked that player already this turn
refusal-no-chest-there = No face-down chest lies there
refusal-no-more-maps = A chest forbids maps for the rest of the round
refusal-beside-the-nugget = A ladder may not lie next to the nugget card
refusal-player-has-left = That player has ended their round
