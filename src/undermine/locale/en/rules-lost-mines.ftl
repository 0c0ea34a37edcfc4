### The rules of The Lost Mines in English, clause by clause, for the in-game help.
### One message per clause of the rules page "lost-mines"; the id is the clause id in lower case after "clause-". The attribute .section names the heading.
### Card shapes such as [NE], the short names V H CR CL TV TH X and cells such as (9,0) are the same in every language.

rules-lost-mines-title = The Lost Mines (3–9 players, 2 rounds)
rules-lost-mines-intro = A second game with the same parts: cards with openings laid on cells, hidden roles, hands, a deck. Here the dwarfs walk. The board is bounded: 11 columns (x from 0 to 10, west to east) and 7 rows (y from 0 to 6, north to south). The sides of a card are N (north), E (east), S (south) and W (west); [NE] means that these sides are open and joined.

## Components

clause-lm-1 = There are 40 path cards (component choice); all openings of a card meet in its middle (no dead ends). The shapes are V [NS], H [EW], CR [NE], CL [NW], TV [NES], TH [NEW] and X [NESW]. Plain, 24 cards: V 2, H 3, CR 4, CL 4, TV 4, TH 4, X 3. Fallen tree, 3 cards: V 1, H 1, X 1. Lake, 3 cards: V 1, H 1, X 1. Ditch, 3 cards: V 1, H 1, X 1. Campfire, 3 cards: TV 1, TH 1, X 1. Rocks, 4 cards: V 1, H 1, TV 1, TH 1.
    .section = Components
clause-lm-2 = There are 23 action cards (component choice): axe 3, boat 3, rope 3, look at a mine or a treasure 2, look at a mine or a dwarf 2, look at a treasure or a dwarf 2, trap 3, troll 2, storm 3.
    .section = Components
clause-lm-3 = There are 12 treasures (component choice): silver worth 1, 2, 2 and 3; gold worth 2, 3, 3 and 4; gems worth 3, 4, 4 and 5. The back shows the kind, the front the value (house ruling).
    .section = Components
clause-lm-4 = There are 4 mines (component choice): gems [NE], gold [NW], silver [NES], dragon [NESW]. There are 2 start cards, [NESW]. There are 10 dwarf cards: for each clan (blue, yellow) 3 loyal dwarfs, 1 selfish dwarf and 1 saboteur. There is one dragon token. Tokens never run out (house ruling).
    .section = Components

## Setup of a round

clause-lm-5 = The start cards lie face up at (1,2), blue, and (1,4), yellow; the mines are shuffled and lie face down at (9,0), (9,2), (9,4) and (9,6) (component choice).
    .section = Setup of a round
clause-lm-6 = As many treasures as there are players lie face down on display; the others are out, unseen.
    .section = Setup of a round
clause-lm-7 = The dwarf deck: with 3–4 players two loyal dwarfs per clan are left out, with 5–6 one, with 7–9 none. Everyone gets one card. The clan is public, the role is secret. Any split of clans is legal (house ruling).
    .section = Setup of a round
clause-lm-8 = Every dwarf stands on its clan's start card. The 63 path and action cards are shuffled and 10 are set aside unseen; hands are of 5 cards (3–6 players) or 4 cards (7–9 players).
    .section = Setup of a round
clause-lm-9 = The first player of round 1 is chosen at random (house ruling); play goes clockwise.
    .section = Setup of a round

## A turn

clause-lm-10 = Upkeep: trolls that this player placed earlier leave the board, even if the player then has no cards (house ruling).
    .section = A turn
clause-lm-11 = A player with no cards at the start of the turn is out for the rest of the round: no card, no move, no treasure (house ruling). The dwarf stays; for trolls see LM-10.
    .section = A turn
clause-lm-12 = Step 1, mandatory: play one path card, or play one action card, or discard one or two cards face down.
    .section = A turn
clause-lm-13 = Step 2, optional: move your own dwarf.
    .section = A turn
clause-lm-14 = Then comes the treasure (LM-28).
    .section = A turn
clause-lm-15 = Step 3: draw as many cards as were played or discarded in step 1, as far as the deck lasts. Cards lost to traps are not replaced.
    .section = A turn

## Step 1: path cards

clause-lm-16 = A path card goes on an empty cell of the board, upright or turned by 180°, never sideways (house ruling). It must fit every face-up neighbour (opening meets opening, wall meets wall), and at least one of its openings must meet a neighbour's opening. No connection to any start card or dwarf is needed. A face-down mine fits anything and is no neighbour to extend (house ruling). Openings may point off the board (house ruling).
    .section = Step 1: path cards

## Step 1: action cards

clause-lm-17 = Axe, boat and rope are played on a fallen tree, a lake and a ditch respectively that has no tool yet (house ruling): the tool is put on it, for everybody.
    .section = Step 1: action cards
clause-lm-18 = Look cards: choose one of the card's two things that has a target: a face-down mine, a treasure on display, another player's dwarf card. Only the player sees it. The card is playable if one of the two has a target (house ruling).
    .section = Step 1: action cards
clause-lm-19 = Trap and troll: they go on an edge between two cells where a face-up card has an opening and the other cell is empty, or holds a face-up card with an opening there, or holds a face-down mine (house ruling); at most one token per edge (house ruling); never on the border of the board.
    .section = Step 1: action cards
clause-lm-20 = Trap: whoever crosses it, in either direction, at once loses one random card from hand, face down; nothing happens if the hand is empty; the trap stays (house ruling).
    .section = Step 1: action cards
clause-lm-21 = Troll: nobody crosses it until its owner's next turn begins; its card lies before the owner until then.
    .section = Step 1: action cards
clause-lm-22 = Storm: removes a path card without a dwarf on it, together with its tool, but never a start card or a mine. A trap or troll on one of its edges goes only if both cells of that edge are now empty (a face-down mine is a card (house ruling)); a troll's card is then discarded at once (house ruling). A token on an edge without two openings stays and does nothing until a way crosses it (house ruling).
    .section = Step 1: action cards
clause-lm-23 = A card may be laid at an edge with a token; the token stays.
    .section = Step 1: action cards

## Step 2: moving

clause-lm-24 = A dwarf moves 1 to 3 steps from card to joined card; 1 to 5 if the move starts on a campfire. Openings must meet, and no troll may be between. The whole route is declared at once; traps strike in its order (house ruling). Cards may be revisited, and each step counts (house ruling). A step onto a face-down mine needs only the opening of the card it leaves, and must be the last.
    .section = Step 2: moving
clause-lm-25 = An obstacle without its tool can't be entered. Rocks, and an obstacle with its tool, hold one dwarf: nobody else may stop on such a card or pass it while it is occupied. Other cards hold any number (house ruling).
    .section = Step 2: moving
clause-lm-26 = Stepping on a face-down mine reveals it and ends the move. The mine is turned so that the way in fits, then so that it fits as many face-up neighbours as possible (where both ways fit alike, the player who turns the mine over chooses); sides that misfit are closed.
    .section = Step 2: moving
clause-lm-27 = The dragon's mine: only whoever reveals it takes the dragon token; afterwards it is an ordinary card.
    .section = Step 2: moving
clause-lm-28 = Whoever ends step 2 on a revealed treasure mine, moved or not, must take one treasure of its kind from the display, if there is one, choosing which (house ruling); it lies face down, its kind visible, its value known to the taker only (house ruling). So this happens on arrival, and again each turn the dwarf stays. Passing through gives nothing (house ruling: the rulebook says “enters” once and “ended the move” once).
    .section = Step 2: moving

## End of the round, scoring

clause-lm-29 = The round ends at once when the last treasure on display is taken; or at the end of a turn (after step 3) when the deck and all hands are empty, so whoever plays the last card still moves and takes (house ruling). (All players may agree to stop: an option, off by default.)
    .section = End of the round, scoring
clause-lm-30 = Roles are revealed. A selfish dwarf scores the value of their own treasures and has no share.
    .section = End of the round, scoring
clause-lm-31 = A clan's pool is made of the treasures of its loyal dwarfs and of the other clan's saboteur; it is shared equally among them.
    .section = End of the round, scoring
clause-lm-32 = The remainder goes to the member of the pool who took the single most valuable treasure (house ruling: the rulebook's example decides); if several are tied, the remainder is divided by their number, each gets the result rounded down, and the rest is lost. Members without treasures share like the others.
    .section = End of the round, scoring
clause-lm-33 = Then the holder of the dragon token gives back 2 points, or what they have (from the total (house ruling)); never below 0.
    .section = End of the round, scoring
clause-lm-34 = An example with 6 players: the yellow pool is 8 for two: 4 and 4. The blue pool is 8 for two loyal blue dwarfs and the yellow saboteur: 2 each, and the remaining 2 go to the saboteur, who has the treasure worth 4: so 4. A loyal blue dwarf with the dragon: 2 − 2 = 0. The selfish blue dwarf with one treasure worth 3: 3.
    .section = End of the round, scoring
clause-lm-35 = Round 2: everything is set up anew but the points. The left neighbour of whoever last played a path or action card starts (a discard is not playing (house ruling)); if nobody played one, the left neighbour of the starter of round 1 (house ruling).
    .section = End of the round, scoring
clause-lm-36 = After round 2 the most points win; ties share the victory. (More rounds until one winner remains: an option.)
    .section = End of the round, scoring
clause-lm-37 = What a look showed may not be told to others: the game offers no way to claim or prove a look, a role or a card, to people, bots and programs alike; trust, suspicion and chat are talk (house ruling).
    .section = End of the round, scoring
