### The words of the world-championship cards, in English. Ids and variables follow the same rules as in base.ftl.

## Rules

module-wc2016 = Greedy dwarf (2016)
module-wc2016-about = One of the miners is the greedy dwarf instead: he wins alone if his own card finds the treasure, and gets nothing otherwise.
module-wc2017 = Goal swap (2017)
module-wc2017-about = A card lets its player lift two face-down goals and swap them, or only pretend to.
module-wc2018 = Vault (2018)
module-wc2018-about = A card brings back one of the last five cards of the discard pile instead of a new one from the deck.
module-wc2019 = Veto (2019)
module-wc2019-about = One card stops another player's card before it takes effect; who holds it stays a secret, so everybody is asked.
module-wc2020 = Change of direction (2020)
module-wc2020-about = A card reverses the order of turns, and the passing of gold, until the round ends.
module-wc2021 = Handyman (2021)
module-wc2021-about = One more repair card, which mends any one broken tool.
module-wc2022 = Pioneer (2022)
module-wc2022-about = A card lets its player lay two tunnel cards in one turn.
module-wc2023 = Diversion (2023)
module-wc2023-about = A card moves the tunnel card that was laid last to another cell.

## Cards

card-goal-swap = goal swap
card-vault = vault
card-veto = veto
card-change-of-direction = change of direction
card-handyman = handyman
card-pioneer = pioneer
card-diversion = diversion
dwarf-greedy-dwarf = greedy dwarf

## What can be done

verb-swap-goals = lift two goals
verb-open-vault = take a card from the discard pile
verb-reverse = change the direction
verb-pioneer = lay two tunnel cards
verb-divert = move the tunnel card laid last

## What an action is aimed at, step by step

aim-swap-goals-1 = Choose the first goal.
aim-swap-goals-2 = Choose the second goal.
aim-divert-1 = Choose where the card laid last goes.

## What is asked

ask-decide-swap = Do you swap the two goals? Only you will know.
ask-pick-from-vault = These cards lay on top of the discard pile: which one do you keep?
ask-veto-window = Do you veto this card?
ask-pioneer-digs = Pioneer: lay a tunnel card.
ask-pioneer-asks = Pioneer: no place is open for a tunnel card. Ask a player to pay the toll.

## What happens

event-goals-lifted = { $seat } plays { $card } and lifts the goals on { $one } and { $other }.
event-goals-returned = { $swapped-known ->
        [yes] { $swapped ->
            [yes] { $seat } puts the goals on { $one } and { $other } back: swapped.
           *[no] { $seat } puts the goals on { $one } and { $other } back: not swapped.
        }
       *[no] { $seat } puts the goals on { $one } and { $other } back: swapped or not.
    }
event-vault-opened = { $count ->
        [one] { $seat } opens the { $card } and takes the top card of the discard pile.
       *[other] { $seat } opens the { $card } and looks at the top { $count } cards of the discard pile.
    }
event-vault-picked = { $kept-known ->
        [yes] { $seat } keeps { $kept } out of { $cards }.
       *[no] { $seat } keeps one of the cards.
    }
event-vetoed = { $seat } plays { $card }: { $player } cannot do “{ $action }”.
event-direction-changed = { $reversed ->
        [yes] { $seat } plays { $card }: turns go counter-clockwise now.
       *[no] { $seat } plays { $card }: turns go clockwise again.
    }
event-pioneer-played = { $seat } plays { $card } to lay two tunnel cards.
event-pioneer-went-on = { $seat } lays a second tunnel card.
event-tunnel-lifted = { $seat } plays { $card } and lifts { $lifted } off { $cell }.

## What a player has seen

memory-decided-swap = { $swapped ->
        [yes] Turn { $turn }: you swapped the goals on { $one } and { $other }.
       *[no] Turn { $turn }: you lifted the goals on { $one } and { $other } and did not swap them.
    }
memory-saw-pile = Turn { $turn }: on top of the discard pile you saw { $cards } and kept { $kept }.

## Why something is refused

refusal-discard-pile-is-empty = The discard pile is empty
refusal-must-play-a-tunnel-card = The pioneer must lay a tunnel card now
refusal-name-goals-in-order = Name the two goals in the order of their cells, from the top
refusal-needs-another-cell = The card must go to another cell
refusal-needs-two-goals = Two different goals are needed
refusal-needs-two-tunnel-cards = You need two tunnel cards in your hand
refusal-no-card-to-divert = There is no tunnel card that could be moved: none was laid in this round, or the last one is gone
refusal-no-place-for-a-tunnel = None of your tunnel cards can be laid anywhere
