### The rules of Saboteur 2, clause by clause, in English: the help text behind the ids S2-1 to S2-30.
### One message per clause, its id in lower case after "clause-", in the order of the page; `.section` is its heading.

rules-saboteur2-title = Saboteur 2 (2–12 players, 3 rounds)
rules-saboteur2-intro = The rules of the base game's current edition hold but for what follows. Gold is counted in tokens that lie face down before their owner; change is free, and the bank doesn't run out (house ruling). Since every gain, loss and theft happens openly, totals can be worked out, and the game shows them (house ruling).

## Components

clause-s2-1 = There are 30 more tunnel cards (component choice: shapes and crystals). Bridges: [NS][EW] ×2. Double curves: [NW][ES], [NE][SW]. Ladders: N, E, [NE], [NW]. Blue doors: [NS], [EW], [NE]. Green doors: [NS]|E, [EW], [NW]. Crystals (one crystal each): [NESW], [NEW] ×3, [NES], [ESW]|N, [NES]|W, [EW]|N, N, E. Mixed: [NS]|E, [NS]|E|W, [EW]|N|S, [NW]|S ×2, [NE]|S. The ladders with a single opening have an opening that leads to the ladder; the crystals with a single opening are dead ends.
    .section = Components (besides all tunnel and action cards of the base game)
clause-s2-2 = There are 21 more action cards: theft 4, hands off 3, trap 3, free 4, inspection 2, swap hats 2, swap hands 2, rockfall 1 (component choice: the rulebook lists 20 of the 21).
    .section = Components (besides all tunnel and action cards of the base game)
clause-s2-3 = There are 15 dwarfs: 4 blue miners, 4 green miners, 3 saboteurs, 2 geologists, 1 boss, 1 profiteer.
    .section = Components (besides all tunnel and action cards of the base game)

## Setup

clause-s2-4 = Shuffle all 70 tunnel cards and 48 action cards; the top 10 are set aside unseen for the round; everyone gets 6 cards, whatever the number of players.
    .section = Setup
clause-s2-5 = Shuffle all 15 dwarfs and deal one to each player; the rest form the unused pile, face down.
    .section = Setup

## A turn: exactly one of four

clause-s2-6 = Play a tunnel card, then draw 1.
    .section = A turn: exactly one of four
clause-s2-7 = Play an action card, then draw 1.
    .section = A turn: exactly one of four
clause-s2-8 = With at least two cards in hand and an action card in front of oneself: discard two cards face down and put that card (a broken tool, a trap or one's own theft) on the discard pile; draw 1, so the hand is one smaller from now on.
    .section = A turn: exactly one of four
clause-s2-9 = Pass: discard one to three cards face down and draw as many. A player without cards is skipped as long as the hand is empty (house ruling: the rulebook says “to the end of the round”; without a swap of hands that is the same).
    .section = A turn: exactly one of four

## Tunnel cards

clause-s2-10 = Bridge, double curve: the card's two tunnels are not joined; at least one of them must connect to the start when the card is placed.
    .section = Tunnel cards
clause-s2-11 = Ladder: all ladder cards and the start card are joined to each other. A ladder card needs no tunnel to the start, but at least one of its openings must meet an opening (a dead end is enough (house ruling)) of a face-up tunnel card, of the start or of the postcard, fitting as always; not of a goal, a nugget or a face-down dark card. It may not lie next to a goal, face down or revealed (house ruling: on any side).
    .section = Tunnel cards
clause-s2-12 = What the ladder of an island reaches is connected to the start; removing the ladder card cuts it off again. A later card may join a ladder card's tunnel to a goal.
    .section = Tunnel cards
clause-s2-13 = Doors never hinder building, revealing or ending the round; they count only when the winners are found (S2-22).
    .section = Tunnel cards
clause-s2-14 = Crystals count only for geologists.
    .section = Tunnel cards

## Action cards

clause-s2-15 = In front of a player lies at most one copy of any kind of action card (one theft, one trap, one of each broken tool).
    .section = Action cards
clause-s2-16 = Theft: lies face up in front of its player and is resolved at the end of the round (S2-28). Hands off: removes any theft from in front of any player, oneself included (house ruling).
    .section = Action cards
clause-s2-17 = Trap: goes in front of another player, who can't play tunnel cards while it lies there; at the end of the round it costs the share of gold and the use of a theft card. Free: removes any trap from in front of any player, oneself included (house ruling). A trap is no broken tool: repairs don't help.
    .section = Action cards
clause-s2-18 = Inspection: look secretly at another player's dwarf card. The memory is dated; a later hat swap makes it stale.
    .section = Action cards
clause-s2-19 = Swap hats: choose any player, oneself included. That player's dwarf card goes under the unused pile, and the pile's top card becomes theirs, seen only by them.
    .section = Action cards
clause-s2-20 = Swap hands: choose another player in the round, with any number of cards, even none; lay this card down and exchange all the rest, even nothing. The chosen player, not the active one, draws 1 at the end of the turn.
    .section = Action cards

## End of the round, winners

clause-s2-21 = The round ends as in BASE-26. All dwarf cards are revealed.
    .section = End of the round, winners
clause-s2-22 = A team has an open route if the start (with all ladders) still reaches the treasure when every door card of the other colour is taken away.
    .section = End of the round, winners
clause-s2-23 = The treasure is revealed and the finisher is a miner of one team: that team alone wins if it has an open route; otherwise the other team wins if it has one.
    .section = End of the round, winners
clause-s2-24 = The treasure is revealed and the finisher is anyone else (boss, profiteer, geologist, saboteur): each team with an open route wins.
    .section = End of the round, winners
clause-s2-25 = If neither team has an open route, no team wins. A team can win with no member in play or with no member free of a trap.
    .section = End of the round, winners
clause-s2-26 = The winning group, trapped players left out: if the treasure was revealed, the winning teams' miners, the boss and the profiteer; if not, the saboteurs and the profiteer.
    .section = End of the round, winners
clause-s2-27 = By the size of the group each member gets: group of 1: 5 gold; 2: 4; 3: 3; 4: 2; 5 or more: 1. The boss gets 1 less, the profiteer 2 less, never below 0 (house ruling). So the boss alone gets 4, the profiteer alone 3, the two alone together 3 and 2 (house ruling). Geologists are outside the group (house ruling): one untrapped geologist gets one gold per crystal lying face up in the labyrinth, connected or not, whoever wins; two get half that number each, rounded down; a trapped one gets nothing and the other takes all.
    .section = End of the round, winners
clause-s2-28 = Then come the thefts still lying: first the owner of the one played latest, then clockwise, whatever the direction of play (house ruling). Each untrapped owner takes 1 gold from another player who has some, and must if there is one (house ruling); one after the other, so stolen gold can be stolen again.
    .section = End of the round, winners
clause-s2-29 = Next round: all cards anew, the 10 set aside included; the starter as in BASE-35 (current edition). Three rounds; the most gold wins, players who tie share the victory.
    .section = End of the round, winners
clause-s2-30 = Secret knowledge can't be shown: the game offers no way to prove a role, a card or a look; chat is talk (house ruling).
    .section = End of the round, winners
