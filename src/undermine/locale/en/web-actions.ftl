### What one can do, as the page words a single option to people, in English: what a master advises, what was done in a
### replay, what is announced. $own says whether it is aimed at the one who does it, $self whether at the reader.

action-agree = { $answer ->
        [yes] agree to end the round
       *[no] play on
    }
action-ask-toll = ask { $self ->
        [yes] you
       *[no] { $seat }
    } to pay the toll { $place }
action-break = put a { $card } in front of { $self ->
        [yes] you
       *[no] { $seat }
    }
action-bring-tool = bring a tool { $place }: { $card }
action-call-troll = call a troll { $edge }
action-change-gold = change a gold card into { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    }
action-choose-card = choose the card { $card }
action-choose-cell = choose { $at }
action-choose-place = { $turned ->
        [yes] turn the card round
       *[no] leave the card as it lies
    }
action-choose-seat = choose { $self ->
        [yes] you
       *[no] { $seat }
    }
action-dig = lay the { $card } { $place }
action-discard-two = discard { $card } and { $second } to get rid of the { $last }
action-divert = move the tunnel card laid last: { $place }
action-free = { $own ->
        [yes] get out of the trap
       *[no] get { $self ->
            [yes] you
           *[no] { $seat }
        } out of the trap
    }
action-hands-off = play { $card } against { $self ->
        [yes] you
       *[no] { $seat }
    }
action-inspect = look at { $self ->
        [yes] your dwarf card
       *[no] the dwarf card of { $seat }
    }
action-lay = lay a path card { $place }: { $card }
action-look-dwarf = look at { $self ->
        [yes] your dwarf card
       *[no] the dwarf card of { $seat }
    }
action-look-mine = look at { $at }
action-look-treasure = look at treasure { $nth } on display
action-map = look at { $at }
action-map-chest = look at the chest { $place }
action-move = walk { $steps ->
        [one] a step
       *[other] { $steps } steps
    }
action-open-vault = open the { $card } and take a card from the discard pile
action-pass = { $count ->
        [0] pass
       *[other] discard { $cards }
    }
action-pioneer = play { $card } and lay two tunnel cards
action-propose-truce = propose to end the round
action-repair = { $own ->
        [yes] mend one's own { $tool }
       *[no] mend { $self ->
            [yes] your { $tool }
           *[no] the { $tool } of { $seat }
        }
    }
action-reverse = play { $card }: turns go round the other way
action-rockfall = play a { $card } { $place }
action-rockfall-chest = bury the chest { $place }
action-say = { $answer ->
        [yes] say yes
       *[no] say no
    }
action-set-trap = set a trap { $edge }
action-stay = stay where one stands
action-storm = let a storm rage { $place }
action-swap-goals = lift { $goal } and { $other-goal }
action-swap-hands = exchange hands with { $self ->
        [yes] you
       *[no] { $seat }
    }
action-swap-hats = make { $self ->
        [yes] you
       *[no] { $seat }
    } change hats
action-take-gold = keep a gold card worth { $number ->
        [one] { $number } nugget
       *[other] { $number } nuggets
    }
action-take-treasure = take treasure { $nth } from the display
action-theft = lay a { $card }, to be used when the round ends
action-toll = discard { $card } and place a figure { $place }
action-trap = put a { $card } in front of { $self ->
        [yes] you
       *[no] { $seat }
    }
action-spot = the spot { $place }
