### What one can do, as the page words a single option to people, in English: what a master advises, what was done in a
### replay, what is announced. $own says whether it is aimed at the one who does it, $self whether at the reader.

deed-agree = { $answer ->
        [yes] agree to end the round
       *[no] play on
    }
deed-ask-toll = ask { $self ->
        [yes] you
       *[no] { $seat }
    } to pay the toll { $place }
deed-break = put a { $card } in front of { $self ->
        [yes] you
       *[no] { $seat }
    }
deed-bring-tool = bring a tool { $place }: { $card }
deed-call-troll = call a troll { $edge }
deed-change-gold = change a gold card into { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    }
deed-choose-card = choose the card { $card }
deed-choose-cell = choose { $at }
deed-choose-place = { $turned ->
        [yes] turn the card round
       *[no] leave the card as it lies
    }
deed-choose-seat = choose { $self ->
        [yes] you
       *[no] { $seat }
    }
deed-dig = lay the { $card } { $place }
deed-discard-two = discard { $card } and { $second } to get rid of the { $last }
deed-divert = move the tunnel card laid last: { $place }
deed-free = { $own ->
        [yes] get out of the trap
       *[no] get { $self ->
            [yes] you
           *[no] { $seat }
        } out of the trap
    }
deed-hands-off = play { $card } against { $self ->
        [yes] you
       *[no] { $seat }
    }
deed-inspect = look at { $self ->
        [yes] your dwarf card
       *[no] the dwarf card of { $seat }
    }
deed-lay = lay a path card { $place }: { $card }
deed-look-dwarf = look at { $self ->
        [yes] your dwarf card
       *[no] the dwarf card of { $seat }
    }
deed-look-mine = look at { $at }
deed-look-treasure = look at treasure { $nth } on display
deed-map = look at { $at }
deed-map-chest = look at the chest { $place }
deed-move = walk { $steps ->
        [one] a step
       *[other] { $steps } steps
    }
deed-open-vault = open the { $card } and take a card from the discard pile
deed-pass = { $count ->
        [0] pass
       *[other] discard { $cards }
    }
deed-pioneer = play { $card } and lay two tunnel cards
deed-propose-truce = propose to end the round
deed-repair = { $own ->
        [yes] mend one's own { $tool }
       *[no] mend { $self ->
            [yes] your { $tool }
           *[no] the { $tool } of { $seat }
        }
    }
deed-reverse = play { $card }: turns go round the other way
deed-rockfall = play a { $card } { $place }
deed-rockfall-chest = bury the chest { $place }
deed-say = { $answer ->
        [yes] say yes
       *[no] say no
    }
deed-set-trap = set a trap { $edge }
deed-stay = stay where one stands
deed-storm = let a storm rage { $place }
deed-swap-goals = lift { $goal } and { $other-goal }
deed-swap-hands = exchange hands with { $self ->
        [yes] you
       *[no] { $seat }
    }
deed-swap-hats = make { $self ->
        [yes] you
       *[no] { $seat }
    } change hats
deed-take-gold = keep a gold card worth { $number ->
        [one] { $number } nugget
       *[other] { $number } nuggets
    }
deed-take-treasure = take treasure { $nth } from the display
deed-theft = lay a { $card }, to be used when the round ends
deed-toll = discard { $card } and place a figure { $place }
deed-trap = put a { $card } in front of { $self ->
        [yes] you
       *[no] { $seat }
    }
deed-spot = the spot { $place }
