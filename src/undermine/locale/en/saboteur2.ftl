### The words of Saboteur 2, in English. Ids and variables follow the same rules as in base.ftl.

## Rules

module-saboteur2 = Saboteur 2
module-saboteur2-about = Two teams of miners race for the treasure past each other's doors, among saboteurs, a boss, a profiteer and geologists; ladders, traps, thefts and swaps upset every plan.

## Cards

card-ladder = ladder { $shape }
card-blue-door = blue door { $shape }
card-green-door = green door { $shape }
card-crystal = crystal { $shape }
card-theft = theft
card-hands-off = hands off
card-trap = trap
card-free = free
card-inspection = inspection
card-swap-hats = swap hats
card-swap-hands = swap hands
dwarf-blue-miner = blue miner
dwarf-green-miner = green miner
dwarf-geologist = geologist
dwarf-boss = boss
dwarf-profiteer = profiteer

## What can be done

verb-theft = lay a theft before oneself
verb-hands-off = remove a theft
verb-trap = trap a player
verb-free = remove a trap
verb-inspect = look at a dwarf card
verb-swap-hats = make a player change hats
verb-swap-hands = exchange hands with a player
verb-discard-two = discard two cards to get rid of a third

## What an action is aimed at, step by step

aim-hands-off-1 = Whose theft do you remove?
aim-trap-1 = Whom do you trap?
aim-free-1 = Whom do you free?
aim-inspect-1 = At whose dwarf card do you look?
aim-swap-hats-1 = Who changes hats?
aim-swap-hands-1 = With whom do you exchange hands?
aim-discard-two-1 = Choose the second card to discard.
aim-discard-two-2 = Which card before you do you get rid of?

## What is asked

ask-choose-victim = Your theft: from whom do you take 1 gold?

## What happens

event-cards-set-aside = { $cards-count ->
        [one] { $cards-count } card is set aside unseen for this round.
       *[other] { $cards-count } cards are set aside unseen for this round.
    }
event-played-at = { $seat } plays { $card }; the chosen player is { $target }.
event-theft-laid = { $seat } plays a { $card }, to be used when the round ends.
event-theft-stopped = { $seat } plays { $card } against { $target }: the { $removed } is gone.
event-trap-laid = { $seat } puts a { $card } in front of { $target }.
event-player-freed = { $seat } plays { $card } for { $target }: the { $removed } is gone.
event-hands-swapped = { $given-known ->
        [yes] { $taken-known ->
            [yes] { $given-count ->
                [0] { $taken-count ->
                    [0] { $seat } and { $target } exchange empty hands.
                   *[other] { $seat } gives { $target } nothing and takes { $taken }.
                }
               *[other] { $taken-count ->
                    [0] { $seat } gives { $target } { $given } and takes nothing.
                   *[other] { $seat } gives { $target } { $given } and takes { $taken }.
                }
            }
           *[no] { $seat } and { $target } exchange their hands: nothing for { $taken-count }.
        }
       *[no] { $seat } and { $target } exchange their hands: { $given-count } for { $taken-count }.
    }
event-two-discarded = { $cards-known ->
        [yes] { $seat } discards { $cards } to get rid of the { $removed }.
       *[no] { $seat } discards two cards face down to get rid of the { $removed }.
    }
event-teams-judged = { $blue ->
        [yes] { $green ->
            [yes] The way to the treasure is open to both teams: both have won.
           *[no] The blue team has won.
        }
       *[no] { $green ->
            [yes] The green team has won.
           *[no] Doors bar the way to the treasure for both teams: neither has won.
        }
    }
event-share-paid = { $gold ->
        [0] { $seat } belongs to the winning group, but gets no gold.
       *[other] { $seat } gets { $gold } gold as a member of the winning group.
    }
event-crystals-paid = { $gold ->
        [0] { $seat } gets no gold for crystals.
       *[other] { $crystals ->
            [one] { $seat } gets { $gold } gold for { $crystals } crystal.
           *[other] { $seat } gets { $gold } gold for { $crystals } crystals.
        }
    }
event-gold-stolen = { $seat } steals 1 gold from { $victim }.

## What a player has seen

memory-handed-over = { $cards-count ->
        [0] Turn { $turn }: you gave { $target } an empty hand.
       *[other] Turn { $turn }: you gave { $target } { $cards }.
    }

## Why something is refused

refusal-beside-a-goal = A ladder may not lie next to a goal
refusal-left-the-round = That player has left the round
refusal-lies-there-already = { $about ->
        [theft] A theft already lies in front of you
        [trap] A trap already lies in front of that player
       *[other] Such a card already lies there
    }
refusal-no-theft-there = No theft lies in front of that player
refusal-not-before-you = That card does not lie in front of you
refusal-not-trapped = No trap lies in front of that player
refusal-not-yourself = You must choose another player
refusal-trapped = You are trapped and cannot play tunnel cards
