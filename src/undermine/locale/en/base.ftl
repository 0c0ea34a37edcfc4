### The words of the base game, in English: cards, dwarfs, what can be done, what is asked, what happens, what is refused.
### Ids follow the engine's names: the event TunnelDug is said by event-tunnel-dug. The variables of a message are its
### fields, as undermine/locale/words.py explains. What happens is told in the present tense, which needs no gender.

## Small words

list-and = { $first } and { $last }
nobody = nobody
of-seat = { $seat }: { $thing }
action-told = { $verb }: { $told }
refusal-told = { $reason } ({ $clause }).
place-turned = { $cell } turned
tool-pick = pick
tool-lantern = lantern
tool-cart = cart

## Rules and modules

module-base = Base game, current edition
module-base-about = Miners dig for the treasure while the saboteurs among them hinder it; every tunnel card must be connected to the start, and each miner of a successful round gets one gold card.
module-classic = Base game, classic edition
module-classic-about = The older rules: a tunnel card needs no connection to the start, one may break one's own tools, and the miners divide as many gold cards as there are players.
module-dwarfs = Dwarfs and tunnels
module-dwarfs-about = What both editions of the base game share: cards, dwarfs, goals and turns.
module-gold-cards = Gold cards
module-gold-cards-about = Gold is won in cards worth 1 to 3 nuggets, kept secret until the game ends.
module-current = Current edition
module-current-about = Where the current edition of the base game differs from the classic one.

## Cards

card-unknown = face-down card
card-tunnel = tunnel { $shape }
card-dead-end = dead end { $shape }
card-broken-pick = broken pick
card-broken-lantern = broken lantern
card-broken-cart = broken cart
card-repair-pick = pick repair
card-repair-lantern = lantern repair
card-repair-cart = cart repair
card-repair-pick-lantern = pick or lantern repair
card-repair-pick-cart = pick or cart repair
card-repair-lantern-cart = lantern or cart repair
card-rockfall = rockfall
card-map = map
card-start = start card
goal-treasure = treasure
goal-stone-ne = stone [NE]
goal-stone-nw = stone [NW]
dwarf-miner = miner
dwarf-saboteur = saboteur

## What can be done

verb-dig = lay a tunnel card
verb-break = break a tool
verb-repair = repair a tool
verb-rockfall = remove a tunnel card
verb-map = look at a goal
verb-pass = pass
verb-choose-cell = choose a cell
verb-choose-place = choose which way up
verb-choose-seat = choose a player
verb-choose-card = choose a card
verb-say = answer yes or no
verb-change-gold = change a gold card
verb-take-gold = keep a gold card

## What an action is aimed at, step by step

aim-break-1 = Whose tool do you break?
aim-repair-1 = Whose tool do you repair?
aim-repair-2 = Which tool do you repair?
aim-rockfall-1 = Choose the tunnel card that collapses.
aim-map-1 = Choose the goal you look at.
aim-choose-place-1 = Turn the card as you like.
aim-change-gold-1 = Choose the gold card to change.
aim-take-gold-1 = Choose the gold card to keep.

## What is asked

ask-take-turn = Your turn: play a card or pass.
ask-unmasking = The round is over: look at how it ended.
ask-choose-next = Several things are reached at once: which comes first?
ask-turn-goal = The goal joins the tunnels either way up: how shall it lie?
ask-change-gold = You must pay and have no token: which gold card do you change?
ask-pick-gold = Keep one of the gold cards; the rest goes on to the next miner.

## What happens

event-game-began = { $seats ->
        [one] A game for { $seats } player begins.
       *[other] A game for { $seats } players begins.
    }
event-round-began = Round { $round } begins; { $starter } starts.
event-turn-began = It is { $seat }'s turn.
event-deck-shuffled = { $deck-count ->
        [one] The deck is shuffled: { $deck-count } card.
       *[other] The deck is shuffled: { $deck-count } cards.
    }
event-hand-dealt = { $cards-known ->
        [yes] { $seat } is dealt { $cards }.
       *[no] { $cards-count ->
            [one] { $seat } is dealt { $cards-count } card.
           *[other] { $seat } is dealt { $cards-count } cards.
        }
    }
event-card-drawn = { $card-known ->
        [yes] { $seat } draws { $card }.
       *[no] { $seat } draws a card.
    }
event-answer-given = { $seat } answers in secret.
event-announced = { $seat } announces “{ $action }”.
event-dwarfs-dealt = { $dwarfs-known ->
        [no] Everybody gets a dwarf card in secret.
       *[some] Everybody gets a dwarf card in secret ({ $dwarfs-by-seat }).
    }
event-dwarfs-revealed = { $unused-count ->
        [0] The dwarfs are revealed: { $dwarfs-by-seat }.
       *[other] The dwarfs are revealed: { $dwarfs-by-seat }; unused: { $unused }.
    }
event-goals-laid = { $cards-known ->
        [yes] The goals lie face down on { $cells }: { $cards }.
       *[no] The goals lie face down on { $cells }.
    }
event-tunnel-dug = { $turned ->
        [yes] { $seat } lays { $card } on { $cell }, turned by 180°.
       *[no] { $seat } lays { $card } on { $cell }.
    }
event-rock-fell = { $seat } plays a { $card }: { $removed } on { $cell } is gone.
event-goal-seen = { $goal-known ->
        [yes] { $seat } looks at the goal on { $cell }: { $goal }.
       *[no] { $seat } looks at the goal on { $cell }.
    }
event-passed = { $cards-known ->
        [yes] { $seat } passes and discards { $cards }.
       *[no] { $cards-count ->
            [one] { $seat } passes and discards { $cards-count } card face down.
           *[other] { $seat } passes and discards { $cards-count } cards face down.
        }
    }
event-tool-broken = { $seat } puts a { $card } in front of { $target }.
event-tool-repaired = { $seat } plays { $card } for { $target }: the { $removed } is gone.
event-goal-turned-up = { $seat } reaches the goal on { $cell }: { $goal }. Which way up it lies is still to be chosen.
event-goal-revealed = { $turned ->
        [yes] { $seat } reveals the goal on { $cell }: { $goal }, turned by 180°.
       *[no] { $seat } reveals the goal on { $cell }: { $goal }.
    }
event-round-ended = { $treasure ->
        [yes] The round is over: the treasure is revealed.
       *[no] The round is over: the treasure was not found.
    }
event-winners-found = { $winners-count ->
        [0] Nobody wins the round.
        [one] { $winners } wins the round.
       *[other] { $winners } win the round.
    }
event-supply-shuffled = { $supply-count ->
        [one] The gold supply is shuffled: { $supply-count } card.
       *[other] The gold supply is shuffled: { $supply-count } cards.
    }
event-gold-laid-out = { $cards-count ->
        [one] { $cards-count } gold card is to be divided.
       *[other] { $cards-count } gold cards are to be divided.
    }
event-gold-taken = { $value-known ->
        [yes] { $value ->
            [one] { $seat } keeps a gold card worth { $value } nugget.
           *[other] { $seat } keeps a gold card worth { $value } nuggets.
        }
       *[no] { $seat } keeps a gold card.
    }
event-gold-awarded = { $cards-count ->
        [0] { $seat } gets no gold: the supply is empty.
        [one] { $cards-known ->
            [yes] { $seat } gets { $cards-count } gold card, worth { $cards }.
           *[no] { $seat } gets { $cards-count } gold card.
        }
       *[other] { $cards-known ->
            [yes] { $seat } gets { $cards-count } gold cards, worth { $cards }.
           *[no] { $seat } gets { $cards-count } gold cards.
        }
    }
event-gold-changed = { $value ->
        [one] { $seat } changes a gold card into { $value } token.
       *[other] { $seat } changes a gold card into { $value } tokens.
    }
event-tokens-gained = { $amount ->
        [one] { $seat } gets { $amount } token from the bank.
       *[other] { $seat } gets { $amount } tokens from the bank.
    }
event-tokens-lost = { $amount ->
        [one] { $seat } gives { $amount } token back to the bank.
       *[other] { $seat } gives { $amount } tokens back to the bank.
    }
event-tokens-paid = { $amount ->
        [one] { $seat } pays { $amount } token to { $receiver }.
       *[other] { $seat } pays { $amount } tokens to { $receiver }.
    }
event-gold-card-gained = { $value ->
        [one] { $seat } gets a gold card worth { $value } nugget.
       *[other] { $seat } gets a gold card worth { $value } nuggets.
    }
event-dwarf-seen = { $dwarf-known ->
        [yes] { $seat } looks at the dwarf card of { $target }: { $dwarf }.
       *[no] { $seat } looks at the dwarf card of { $target }.
    }
event-dwarf-exchanged = { $dwarf-known ->
        [yes] { $seat } exchanges the dwarf card for an unused one: { $dwarf } instead of { $given }.
       *[no] { $seat } exchanges the dwarf card for an unused one.
    }
event-game-ended = The game is over. Nuggets: { $gold-by-seat }.

## What a player has seen

memory-saw-goal = { $stale ->
        [yes] Turn { $turn }: on { $cell } lay { $goal }; the goals may have changed places since.
       *[no] Turn { $turn }: on { $cell } lies { $goal }.
    }
memory-saw-dwarf = { $stale ->
        [yes] Turn { $turn }: { $target } was { $dwarf }; that may have changed since.
       *[no] Turn { $turn }: { $target } is { $dwarf }.
    }
memory-gave-dwarf = Turn { $turn }: you gave away { $dwarf }.
memory-passed-cards = Turn { $turn }: you discarded { $cards } face down.

## Why something is refused

refusal-already-broken = { $about ->
        [pick] A broken pick already lies in front of that player
        [lantern] A broken lantern already lies in front of that player
        [cart] A broken cart already lies in front of that player
       *[other] A broken tool of that kind already lies in front of that player
    }
refusal-broken-tool = You have a broken tool in front of you
refusal-does-not-fit = { $about ->
        [north] The card does not fit its northern neighbour
        [east] The card does not fit its eastern neighbour
        [south] The card does not fit its southern neighbour
        [west] The card does not fit its western neighbour
       *[other] The card does not fit its neighbours
    }
refusal-game-over = The game is over
refusal-meets-no-opening = The card meets no opening of a neighbour
refusal-no-face-down-goal-there = No face-down goal lies there
refusal-no-such-player = There is no such player or tool
refusal-no-such-target = That does not name what the action needs
refusal-no-tunnel-card-there = No tunnel card lies there
refusal-not-a-choice = That is not one of the choices
refusal-not-asked = That is not what is asked now
refusal-not-beside-a-card = No face-up card lies next to that cell
refusal-not-broken = { $about ->
        [pick] No broken pick lies in front of that player
        [lantern] No broken lantern lies in front of that player
        [cart] No broken cart lies in front of that player
       *[other] No such broken tool lies in front of that player
    }
refusal-not-connected = The card would not be connected to the start
refusal-not-empty = The cell is not empty
refusal-not-in-hand = That card is not in your hand
refusal-not-your-turn = It is not your turn
refusal-only-others = Only other players' tools can be broken
refusal-repairs-another-tool = { $about ->
        [pick] The card does not repair picks
        [lantern] The card does not repair lanterns
        [cart] The card does not repair carts
       *[other] The card does not repair that tool
    }
refusal-same-both-ways = The card is the same turned by 180°: lay it upright
refusal-too-many-cards = Those are more cards than you may discard
refusal-wrong-card = That card cannot be played so
