### What happens, as the page tells it to people, in English: no cells and no shapes in notation, and "you" for oneself.
### The variables are those of base.ftl; besides, $seat-self says whether the player is the reader, $target-same whether
### it is the one who acts, $cell is a place in words, $cell-goal and $cell-mine name the goal or mine there.

## What happens

told-announced = { $seat-self ->
        [yes] You announce
       *[no] { $seat } announces
    }: “{ $action }”.
told-round-began = Round { $round } begins; { $starter-self ->
        [yes] you start
       *[no] { $starter } starts
    }.
told-goals-laid = { $cards-known ->
        [yes] The goals lie face down: { $cards }.
       *[no] { $cells-count } goals lie face down.
    }
told-tunnel-dug = { $seat-self ->
        [yes] You lay
       *[no] { $seat } lays
    } a { $card } { $cell }.
told-rock-fell = { $seat-self ->
        [yes] You play
       *[no] { $seat } plays
    } a { $card } { $cell }: the { $removed } is gone.
told-goal-seen = { $goal-known ->
        [yes] { $seat-self ->
            [yes] You look at
           *[no] { $seat } looks at
        } { $cell-goal }: { $goal }.
       *[no] { $seat-self ->
            [yes] You look at
           *[no] { $seat } looks at
        } { $cell-goal }.
    }
told-passed = { $cards-count ->
        [0] { $seat-self ->
            [yes] You pass
           *[no] { $seat } passes
        }.
       *[other] { $cards-known ->
            [yes] { $seat-self ->
                [yes] You discard
               *[no] { $seat } discards
            } { $cards }.
           *[no] { $seat-self ->
                [yes] You discard
               *[no] { $seat } discards
            } { $cards-count ->
                [one] a card
               *[other] { $cards-count } cards
            } face down.
        }
    }
told-tool-broken = { $seat-self ->
        [yes] You put
       *[no] { $seat } puts
    } a { $card } in front of { $target-self ->
        [yes] you
       *[no] { $target }
    }.
told-tool-repaired = { $target-same ->
        [yes] { $seat-self ->
            [yes] You mend your own tool
           *[no] { $seat } mends a tool of their own
        }
       *[no] { $seat-self ->
            [yes] You mend
           *[no] { $seat } mends
        } { $target-self ->
            [yes] your tool
           *[no] a tool of { $target }
        }
    }: the { $removed } is gone.
told-goal-turned-up = { $seat-self ->
        [yes] You reach
       *[no] { $seat } reaches
    } { $cell-goal }: { $goal }. Which way up it lies is still to be chosen.
told-goal-revealed = { $seat-self ->
        [yes] You turn over
       *[no] { $seat } turns over
    } { $cell-goal }: { $goal }.
told-winners-found = { $winners-count ->
        [0] Nobody wins the round.
       *[other] The round is won by { $winners }.
    }
told-gold-taken = { $value-known ->
        [yes] { $seat-self ->
            [yes] You keep
           *[no] { $seat } keeps
        } a gold card worth { $value ->
            [one] { $value } nugget
           *[other] { $value } nuggets
        }.
       *[no] { $seat-self ->
            [yes] You keep
           *[no] { $seat } keeps
        } a gold card.
    }
told-gold-awarded = { $cards-count ->
        [0] { $seat-self ->
            [yes] You get
           *[no] { $seat } gets
        } no gold: the supply is empty.
       *[other] { $seat-self ->
            [yes] You get
           *[no] { $seat } gets
        } { $cards-count ->
            [one] { $cards-count } gold card
           *[other] { $cards-count } gold cards
        }{ $cards-known ->
            [yes] , worth { $cards }
           *[no] { "" }
        }.
    }
told-gold-changed = { $seat-self ->
        [yes] You change
       *[no] { $seat } changes
    } a gold card into { $value ->
        [one] { $value } token
       *[other] { $value } tokens
    }.
told-tokens-gained = { $seat-self ->
        [yes] You get
       *[no] { $seat } gets
    } { $amount ->
        [one] { $amount } token
       *[other] { $amount } tokens
    } from the bank.
told-tokens-lost = { $seat-self ->
        [yes] You give
       *[no] { $seat } gives
    } { $amount ->
        [one] { $amount } token
       *[other] { $amount } tokens
    } back to the bank.
told-tokens-paid = { $seat-self ->
        [yes] You pay
       *[no] { $seat } pays
    } { $receiver-self ->
        [yes] you
       *[no] { $receiver }
    } { $amount ->
        [one] { $amount } token
       *[other] { $amount } tokens
    }.
told-gold-card-gained = { $seat-self ->
        [yes] You get
       *[no] { $seat } gets
    } a gold card worth { $value ->
        [one] { $value } nugget
       *[other] { $value } nuggets
    }.
told-dwarf-seen = { $dwarf-known ->
        [yes] { $seat-self ->
            [yes] You look at
           *[no] { $seat } looks at
        } { $target-self ->
            [yes] your dwarf card
           *[no] the dwarf card of { $target }
        }: { $dwarf }.
       *[no] { $seat-self ->
            [yes] You look at
           *[no] { $seat } looks at
        } { $target-self ->
            [yes] your dwarf card
           *[no] the dwarf card of { $target }
        }.
    }
told-dwarf-exchanged = { $dwarf-known ->
        [yes] { $seat-self ->
            [yes] You exchange your dwarf card
           *[no] { $seat } exchanges the dwarf card
        } for an unused one: { $dwarf } instead of { $given }.
       *[no] { $seat-self ->
            [yes] You exchange your dwarf card
           *[no] { $seat } exchanges the dwarf card
        } for an unused one.
    }
told-played-at = { $seat-self ->
        [yes] You play
       *[no] { $seat } plays
    } { $card } and { $seat-self ->
        [yes] choose
       *[no] chooses
    } { $target-self ->
        [yes] you
       *[no] { $target }
    }.
told-theft-laid = { $seat-self ->
        [yes] You lay
       *[no] { $seat } lays
    } a { $card }, to be used when the round ends.
told-theft-stopped = { $seat-self ->
        [yes] You play
       *[no] { $seat } plays
    } { $card } against { $target-self ->
        [yes] you
       *[no] { $target }
    }: the { $removed } is gone.
told-trap-laid = { $seat-self ->
        [yes] You put
       *[no] { $seat } puts
    } a { $card } in front of { $target-self ->
        [yes] you
       *[no] { $target }
    }.
told-player-freed = { $target-same ->
        [yes] { $seat-self ->
            [yes] You free yourself
           *[no] { $seat } goes free
        }
       *[no] { $seat-self ->
            [yes] You free
           *[no] { $seat } frees
        } { $target-self ->
            [yes] you
           *[no] { $target }
        }
    }: the { $removed } is gone.
told-hands-swapped = { $given-known ->
        [yes] { $taken-known ->
            [yes] { $seat-self ->
                [yes] You exchange
               *[no] { $seat } exchanges
            } hands with { $target-self ->
                [yes] you
               *[no] { $target }
            }. { $given-count ->
                [0] Nothing is given
               *[other] Given: { $given }
            }; { $taken-count ->
                [0] nothing is taken
               *[other] taken: { $taken }
            }.
           *[no] { $seat-self ->
                [yes] You exchange
               *[no] { $seat } exchanges
            } hands with { $target-self ->
                [yes] you
               *[no] { $target }
            }: nothing for { $taken-count }.
        }
       *[no] { $seat-self ->
            [yes] You exchange
           *[no] { $seat } exchanges
        } hands with { $target-self ->
            [yes] you
           *[no] { $target }
        }: { $given-count } for { $taken-count }.
    }
told-two-discarded = { $cards-known ->
        [yes] { $seat-self ->
            [yes] You discard
           *[no] { $seat } discards
        } { $cards }
       *[no] { $seat-self ->
            [yes] You discard
           *[no] { $seat } discards
        } two cards face down
    } to get rid of the { $removed }.
told-share-paid = { $gold ->
        [0] { $seat-self ->
            [yes] You belong
           *[no] { $seat } belongs
        } to the winning group, but { $seat-self ->
            [yes] get
           *[no] gets
        } no gold.
       *[other] { $seat-self ->
            [yes] You belong
           *[no] { $seat } belongs
        } to the winning group and { $seat-self ->
            [yes] get
           *[no] gets
        } { $gold } gold.
    }
told-crystals-paid = { $gold ->
        [0] { $seat-self ->
            [yes] You get
           *[no] { $seat } gets
        } no gold for crystals.
       *[other] { $seat-self ->
            [yes] You get
           *[no] { $seat } gets
        } { $gold } gold for { $crystals ->
            [one] { $crystals } crystal
           *[other] { $crystals } crystals
        }.
    }
told-gold-stolen = { $seat-self ->
        [yes] You steal
       *[no] { $seat } steals
    } 1 gold from { $victim-self ->
        [yes] you
       *[no] { $victim }
    }.
told-figure-paid-for = { $card-known ->
        [yes] { $seat-self ->
            [yes] You discard
           *[no] { $seat } discards
        } { $card } for a figure.
       *[no] { $seat-self ->
            [yes] You discard
           *[no] { $seat } discards
        } a card face down for a figure.
    }
told-figure-placed = { $seat-self ->
        [yes] You place
       *[no] { $seat } places
    } a figure { $cell }.
told-figure-removed = The figure { $cell } is removed for this round.
told-toll-requested = { $seat-self ->
        [yes] You ask
       *[no] { $seat } asks
    } { $target-self ->
        [yes] you
       *[no] { $target }
    } to pay the toll { $cell }.
told-toll-answered = { $pays ->
        [yes] { $seat-self ->
            [yes] You promise
           *[no] { $seat } promises
        } to pay the toll { $cell }.
       *[no] { $seat-self ->
            [yes] You do not pay
           *[no] { $seat } does not pay
        } the toll { $cell }.
    }
told-postcard-laid = The postcard lies { $cell }: { $card }.
told-postcard-reached = { $seat-self ->
        [yes] You reach
       *[no] { $seat } reaches
    } the postcard: { $card }.
told-chests-laid = { $chests-known ->
        [yes] Chests lie hidden in the labyrinth: { $chests }, under { $darks }.
       *[no] { $cells-count } chests lie hidden in the labyrinth.
    }
told-chest-laid = { $chest-known ->
        [yes] { $seat-self ->
            [yes] You lay
           *[no] { $seat } lays
        } a chest { $cell }: { $chest }, under { $dark }.
       *[no] { $seat-self ->
            [yes] You lay
           *[no] { $seat } lays
        } a chest { $cell }, unseen.
    }
told-dark-card-turned-up = { $seat-self ->
        [yes] You reach
       *[no] { $seat } reaches
    } a chest { $cell } and { $seat-self ->
        [yes] turn
       *[no] turns
    } up a { $dark }.
told-dark-card-laid = A { $card } now lies { $cell }.
told-chest-opened = { $seat-self ->
        [yes] You open
       *[no] { $seat } opens
    } a { $chest }.
told-chest-buried = { $seat-self ->
        [yes] You play
       *[no] { $seat } plays
    } a { $card }: the chest { $cell } is gone, unseen.
told-chest-seen = { $chest-known ->
        [yes] { $seat-self ->
            [yes] You look at
           *[no] { $seat } looks at
        } the chest { $cell }: { $chest }, under { $dark }.
       *[no] { $seat-self ->
            [yes] You look at
           *[no] { $seat } looks at
        } the chest { $cell }.
    }
told-draws-changed = { $more ->
        [yes] { $seat-self ->
            [yes] You will draw
           *[no] { $seat } will draw
        } one card more this turn.
       *[no] { $seat-self ->
            [yes] You will draw
           *[no] { $seat } will draw
        } one card less this turn.
    }
told-goal-moved = { $seat-self ->
        [yes] You move
       *[no] { $seat } moves
    } { $to-goal } one card farther away.
told-card-taken = { $card-known ->
        [yes] { $seat-self ->
            [yes] You take
           *[no] { $seat } takes
        } a card from { $target-self ->
            [yes] you
           *[no] { $target }
        }: { $card }.
       *[no] { $seat-self ->
            [yes] You take
           *[no] { $seat } takes
        } a card from { $target-self ->
            [yes] you
           *[no] { $target }
        }.
    }
told-three-put-off = { $seat-self ->
        [yes] You will draw
       *[no] { $seat } will draw
    } three cards at the end of the turn and keep one.
told-kept-of-deck = { $kept-known ->
        [yes] { $seat-self ->
            [yes] You draw
           *[no] { $seat } draws
        } { $cards } and { $seat-self ->
            [yes] keep
           *[no] keeps
        } { $kept }; the rest is discarded face down.
       *[no] { $seat-self ->
            [yes] You draw
           *[no] { $seat } draws
        } { $cards-count } cards and { $seat-self ->
            [yes] keep
           *[no] keeps
        } one; the rest is discarded face down.
    }
told-pile-shuffled = { $seat-self ->
        [yes] You shuffle
       *[no] { $seat } shuffles
    } the discard pile.
told-kept-of-pile = { $kept-known ->
        [yes] { $seat-self ->
            [yes] You look at
           *[no] { $seat } looks at
        } { $cards } from the discard pile and { $seat-self ->
            [yes] keep
           *[no] keeps
        } { $kept }.
       *[no] { $cards-count ->
            [one] { $seat-self ->
                [yes] You take
               *[no] { $seat } takes
            } the only card of the discard pile.
           *[other] { $seat-self ->
                [yes] You look at
               *[no] { $seat } looks at
            } { $cards-count } cards from the discard pile and { $seat-self ->
                [yes] keep
               *[no] keeps
            } one.
        }
    }
told-nugget-chosen = { $seat-self ->
        [yes] You choose
       *[no] { $seat } chooses
    } the { $card } for this round.
told-nugget-laid = { $seat-self ->
        [yes] You lay
       *[no] { $seat } lays
    } the { $card }, { $cell }.
told-nugget-taken = { $gold-count ->
        [0] { $tokens ->
            [0] { $seat-self ->
                [yes] You reach
               *[no] { $seat } reaches
            } the nugget, but the supply is empty.
           *[other] { $seat-self ->
                [yes] You reach
               *[no] { $seat } reaches
            } the nugget and { $seat-self ->
                [yes] lay
               *[no] lays
            } { $tokens ->
                [one] { $tokens } token
               *[other] { $tokens } tokens
            } on the table.
        }
       *[other] { $seat-self ->
            [yes] You reach
           *[no] { $seat } reaches
        } the nugget and { $seat-self ->
            [yes] lay
           *[no] lays
        } { $gold-count ->
            [one] { $gold-count } gold card
           *[other] { $gold-count } gold cards
        } on the table, worth { $gold }.
    }
told-hand-set-aside = { $cards-count ->
        [0] { $seat-self ->
            [yes] You have
           *[no] { $seat } has
        } no cards to set aside.
       *[other] { $cards-known ->
            [yes] { $seat-self ->
                [yes] You set
               *[no] { $seat } sets
            } { $cards } aside.
           *[no] { $seat-self ->
                [yes] You set
               *[no] { $seat } sets
            } { $cards-count ->
                [one] { $cards-count } card
               *[other] { $cards-count } cards
            } aside unseen.
        }
    }
told-round-left = { $seat-self ->
        [yes] You leave
       *[no] { $seat } leaves
    } the round and { $seat-self ->
        [yes] keep
       *[no] keeps
    } the nugget's gold.
told-round-not-left = { $seat-self ->
        [yes] You stay
       *[no] { $seat } stays
    } in the round.
told-nugget-kept = { $seat-self ->
        [yes] You have
       *[no] { $seat } has
    } won and { $seat-self ->
        [yes] keep
       *[no] keeps
    } the nugget's gold.
told-nugget-returned = { $seat-self ->
        [yes] You have
       *[no] { $seat } has
    } not won: the nugget's gold goes back.
told-goals-lifted = { $seat-self ->
        [yes] You play
       *[no] { $seat } plays
    } { $card } and { $seat-self ->
        [yes] lift
       *[no] lifts
    } { $one-goal } and { $other-goal }.
told-goals-returned = { $seat-self ->
        [yes] You put
       *[no] { $seat } puts
    } { $one-goal } and { $other-goal } back: { $swapped-known ->
        [yes] { $swapped ->
            [yes] swapped
           *[no] not swapped
        }
       *[no] swapped or not
    }.
told-vault-opened = { $count ->
        [one] { $seat-self ->
            [yes] You open
           *[no] { $seat } opens
        } the { $card } and { $seat-self ->
            [yes] take
           *[no] takes
        } the top card of the discard pile.
       *[other] { $seat-self ->
            [yes] You open
           *[no] { $seat } opens
        } the { $card } and { $seat-self ->
            [yes] look
           *[no] looks
        } at the top { $count } cards of the discard pile.
    }
told-vault-picked = { $kept-known ->
        [yes] { $seat-self ->
            [yes] You keep
           *[no] { $seat } keeps
        } { $kept } out of { $cards }.
       *[no] { $seat-self ->
            [yes] You keep
           *[no] { $seat } keeps
        } one of the cards.
    }
told-vetoed = { $seat-self ->
        [yes] You play
       *[no] { $seat } plays
    } { $card }: { $player-self ->
        [yes] you
       *[no] { $player }
    } cannot do “{ $action }”.
told-direction-changed = { $seat-self ->
        [yes] You play
       *[no] { $seat } plays
    } { $card }: turns go { $reversed ->
        [yes] counter-clockwise now
       *[no] clockwise again
    }.
told-pioneer-played = { $seat-self ->
        [yes] You play
       *[no] { $seat } plays
    } { $card } to lay two tunnel cards.
told-pioneer-went-on = { $seat-self ->
        [yes] You lay
       *[no] { $seat } lays
    } a second tunnel card.
told-tunnel-lifted = { $seat-self ->
        [yes] You play
       *[no] { $seat } plays
    } { $card } and { $seat-self ->
        [yes] lift
       *[no] lifts
    } the { $lifted } { $cell }.
told-tile-laid = A { $card } lies { $cell } from the beginning.
told-troll-left = { $seat-self ->
        [yes] Your troll
       *[no] The troll of { $seat }
    } leaves.
told-path-laid = { $seat-self ->
        [yes] You lay
       *[no] { $seat } lays
    } a path card { $cell }: { $card }.
told-tool-brought = { $seat-self ->
        [yes] You bring
       *[no] { $seat } brings
    } a tool { $cell }: { $card }.
told-mine-seen = { $mine-known ->
        [yes] { $seat-self ->
            [yes] You look at
           *[no] { $seat } looks at
        } { $cell-mine-acc }: { $mine }.
       *[no] { $seat-self ->
            [yes] You look at
           *[no] { $seat } looks at
        } { $cell-mine-acc }.
    }
told-treasure-seen = { $treasure-known ->
        [yes] { $seat-self ->
            [yes] You look at
           *[no] { $seat } looks at
        } treasure { $number-place } on display: { $treasure }.
       *[no] { $seat-self ->
            [yes] You look at
           *[no] { $seat } looks at
        } treasure { $number-place } on display.
    }
told-role-seen = { $role-known ->
        [yes] { $seat-self ->
            [yes] You look at
           *[no] { $seat } looks at
        } { $target-self ->
            [yes] your dwarf card
           *[no] the dwarf card of { $target }
        }: { $role }.
       *[no] { $seat-self ->
            [yes] You look at
           *[no] { $seat } looks at
        } { $target-self ->
            [yes] your dwarf card
           *[no] the dwarf card of { $target }
        }.
    }
told-trap-set = { $seat-self ->
        [yes] You set
       *[no] { $seat } sets
    } a trap { $edge }.
told-troll-called = { $seat-self ->
        [yes] You call
       *[no] { $seat } calls
    } a troll { $edge }.
told-storm-raged = { $seat-self ->
        [yes] You let
       *[no] { $seat } lets
    } a storm rage { $cell }: the card is gone ({ $removed }).
told-dwarf-stayed = { $seat-self ->
        [yes] You stay
       *[no] { $seat } stays
    }.
told-dwarf-walked = { $cell-is-mine ->
        [yes] { $seat-self ->
            [yes] You walk
           *[no] { $seat } walks
        } { $route-count ->
            [one] a step
           *[other] { $route-count } steps
        } into { $cell-mine }.
       *[no] { $seat-self ->
            [yes] You walk
           *[no] { $seat } walks
        } { $route-count ->
            [one] a step
           *[other] { $route-count } steps
        } and { $seat-self ->
            [yes] stand
           *[no] stands
        } { $cell } now.
    }
told-trap-sprung = { $card-known ->
        [yes] A trap costs { $seat-self ->
            [yes] you
           *[no] { $seat }
        } a card: { $card }.
       *[no] A trap costs { $seat-self ->
            [yes] you
           *[no] { $seat }
        } a card.
    }
told-mine-revealed = { $seat-self ->
        [yes] You turn over
       *[no] { $seat } turns over
    } { $cell-mine-acc }: { $mine }.
told-mine-turned-up = { $seat-self ->
        [yes] You reach
       *[no] { $seat } reaches
    } { $cell-mine-acc }: { $mine }. Which way up it lies is still to be chosen.
told-dragon-woken = { $seat-self ->
        [yes] You have woken
       *[no] { $seat } has woken
    } the dragon and { $seat-self ->
        [yes] take
       *[no] takes
    } its token.
told-treasure-taken = { $seat-self ->
        [yes] You take
       *[no] { $seat } takes
    } treasure { $number-place } from the display: { $treasure-known ->
        [yes] { $treasure }
       *[no] { $back }
    }.
told-dragon-paid = The dragon costs { $seat-self ->
        [yes] you
       *[no] { $seat }
    } { $price ->
        [one] { $price } point
       *[other] { $price } points
    }.
told-truce-proposed = { $seat-self ->
        [yes] You propose
       *[no] { $seat } proposes
    } to end the round.
told-truce-answered = { $agreed-count ->
        [0] Nobody agrees.
       *[other] In favour: { $agreed }.
    }
told-saw-goal = Turn { $turn }: { $cell-goal } { $stale ->
        [yes] was { $goal }; the goals may have changed places since
       *[no] is { $goal }
    }.
told-decided-swap = Turn { $turn }: you { $swapped ->
        [yes] swapped
       *[no] lifted but did not swap
    } { $one-goal } and { $other-goal }.
told-saw-chest = Turn { $turn }: the chest { $cell } was { $chest }, under { $dark }.
told-saw-mine = Turn { $turn }: { $cell-mine } is { $mine }.
told-saw-treasure = Turn { $turn }: treasure { $number-place } on display is { $treasure }.

## Places in words

seat-you = you
place-steps = { $n ->
        [1] one card
        [2] two cards
        [3] three cards
        [4] four cards
        [5] five cards
        [6] six cards
        [7] seven cards
        [8] eight cards
        [9] nine cards
        [10] ten cards
        [11] eleven cards
        [12] twelve cards
       *[other] { $n } cards
    }
place-number = { $n ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $n }
    }
place-start = on the start
place-start-blue = on the start of the blue clan
place-start-yellow = on the start of the yellow clan
place-from = { $start ->
        [blue] the blue start
        [yellow] the yellow start
       *[start] the start
    }
place-east = { $steps } east of { $start }
place-west = { $steps } west of { $start }
place-left = { $steps } left of { $start }
place-right = { $steps } right of { $start }
place-up = { $steps } above { $start }
place-down = { $steps } below { $start }
place-and-east = { $place }, { $number } east
place-and-west = { $place }, { $number } west
place-and-left = { $place }, { $number } to the left
place-and-right = { $place }, { $number } to the right
place-and-up = { $place }, { $number } up
place-and-down = { $place }, { $number } down
place-before-goal = right before { $goal }
place-edge-east = at the eastern edge of the card { $place }
place-edge-down = at the lower edge of the card { $place }
place-edge-up = at the upper edge of the card { $place }

## Goals and mines by where they lie

web-goal-first = { $case ->
        [before] { $way ->
            [up] the left goal
           *[east] the upper goal
        }
       *[nom] { $way ->
            [up] the left goal
           *[east] the upper goal
        }
    }
web-goal-second = { $case ->
        [before] { $way ->
            [up] the second goal from the left
           *[east] the second goal from the top
        }
       *[nom] { $way ->
            [up] the second goal from the left
           *[east] the second goal from the top
        }
    }
web-goal-middle = { $case ->
        [before] the middle goal
       *[nom] the middle goal
    }
web-goal-fourth = { $case ->
        [before] { $way ->
            [up] the second goal from the right
           *[east] the second goal from the bottom
        }
       *[nom] { $way ->
            [up] the second goal from the right
           *[east] the second goal from the bottom
        }
    }
web-goal-last = { $case ->
        [before] { $way ->
            [up] the right goal
           *[east] the lower goal
        }
       *[nom] { $way ->
            [up] the right goal
           *[east] the lower goal
        }
    }
web-goal-cell = the goal { $place }
web-mine-1 = { $case ->
        [acc] the top mine
       *[nom] the top mine
    }
web-mine-2 = { $case ->
        [acc] the second mine from the top
       *[nom] the second mine from the top
    }
web-mine-3 = { $case ->
        [acc] the second mine from the bottom
       *[nom] the second mine from the bottom
    }
web-mine-4 = { $case ->
        [acc] the bottom mine
       *[nom] the bottom mine
    }
web-mine-cell = the mine { $place }

## Tunnels by their shape

shape-crossing = crossing
shape-t = T-piece
shape-curve = curve
shape-straight = straight
shape-end = end piece
shape-bridge = bridge
shape-double-curve = double curve
shape-dead-end = dead end
shape-blocked = { $shape } with a dead end
shape-beside = ({ $shape })
shape-stone = stone
shape-open = { $card }, open: { $sides }
side-up = up
side-right = right
side-down = down
side-left = left
