### The rules of the base game, clause by clause, in English: the help text behind the ids BASE-1 to BASE-38.
### One message per clause, its id in lower case after "clause-", in the order of the page; `.section` is its heading.
### Tile signs such as [NES], cells and clause ids are the same in every language.

rules-base-title = Base game (3–10 players, 3 rounds)
rules-base-notation = A tunnel card is portrait and has the sides N, E, S, W (north, east, south, west). [NE] means that these openings are joined inside the card; |X is an opening that ends in rock (a dead end); a side not named is a wall. Cards may be turned by 180° (N with S and E with W together), never by 90°, so [NE] = [SW], [NW] = [SE], [NES] = [NSW] and [NEW] = [ESW]. Cells are (x, y): x grows to the east, y to the south. The board has no edge. “Next to” means sharing a side; corners don't count (house ruling). Seats go clockwise: “left” is the next seat, “right” the previous one. A group of joined openings is start-reached if joined openings lead from the start card to it. The finisher is the player whose card made the treasure be revealed.
rules-base-marks = “(house ruling)” marks a decision of ours where the rulebook is silent or contradicts itself; “(component choice)” marks numbers, shapes or layouts of cards that the rulebook doesn't give. “Current edition” and “classic edition” are the two editions of the base game.

## Components

clause-base-1 = The deck holds 40 tunnel cards (component choice): [NESW] ×5, [NES] ×5, [NEW] ×5, [NS] ×4, [EW] ×3, [NE] ×5, [NW] ×4, and one each of the nine dead ends N|E|S|W, N|E|S, N|E|W, N|S, E|W, N|E, N|W, N and E, on which every opening ends in rock.
    .section = Components
clause-base-2 = The start card is [NESW] with a ladder. The goals are the treasure [NESW], a stone [NE] and a stone [NW] (component choice).
    .section = Components
clause-base-3 = There are 27 action cards (component choice: the split): broken pick, broken lantern and broken cart, 3 each; repair of the pick, of the lantern and of the cart, 2 each; double repair of pick and lantern, of pick and cart, of lantern and cart, 1 each; rockfall 3; map 6.
    .section = Components
clause-base-4 = There are 28 gold cards: value 1 ×16, value 2 ×8, value 3 ×4 (component choice: the split). The dwarfs are 7 miners and 4 saboteurs.
    .section = Components

## Setup of a round

clause-base-5 = The dwarf deck depends on the number of players (saboteurs + miners): 3 players: 1+3; 4: 1+4; 5: 2+4; 6: 2+5; 7: 3+5; 8: 3+6; 9: 3+7; 10: 4+7. That is one card more than there are players: each player gets one, secretly; the last one lies face down, unseen, until the round ends.
    .section = Setup of a round
clause-base-6 = The start card lies face up at (0,0). The three goals are shuffled and lie face down at (8,-2), (8,0) and (8,2): seven empty columns from the start, one empty row between goals. Play may leave this rectangle in any direction.
    .section = Setup of a round
clause-base-7 = The 40 tunnel cards and the 27 action cards are shuffled into the deck. Hands: 6 cards with 3–5 players, 5 with 6–7, 4 with 8–10.
    .section = Setup of a round
clause-base-8 = The gold cards are shuffled face down once per game; those not won are reshuffled for the next round.
    .section = Setup of a round
clause-base-9 = The first player of round 1 is chosen at random (house ruling); the rulebook says the youngest. Play goes clockwise.
    .section = Setup of a round

## A turn

clause-base-10 = A player with cards in hand does exactly one of these: play a tunnel card; play an action card; pass by discarding one card face down. Then the player draws the top card of the deck, if there is one. The discard pile is never reshuffled. An action card can be played only if it has a legal target; otherwise it can only be discarded (house ruling).
    .section = A turn
clause-base-11 = A player with no cards is skipped.
    .section = A turn
clause-base-12 = A passed card stays hidden from everybody else; played and removed cards have been seen by all. Nobody may search the discard pile. A removed card goes on the pile first, with the card that removed it on top; several cards discarded together lie in the order chosen (house ruling).
    .section = A turn
clause-base-38 = There is no hand limit: “the hand is one smaller (larger) from now on” is just the missing (extra) draw. After the end of the round nobody draws.
    .section = A turn

## Tunnel cards

clause-base-13 = A tunnel card goes on an empty cell next to a face-up card of the labyrinth: the start card, a tunnel card or a revealed goal. A face-down card is not such a card (house ruling).
    .section = Tunnel cards
clause-base-14 = On all four sides the card must fit every face-up neighbour: opening meets opening, wall meets wall; a dead-end opening is an opening. A face-down goal fits anything (house ruling). Cards lie upright or turned by 180°, never sideways.
    .section = Tunnel cards
clause-base-15 = Current edition: the card must have an unbroken connection to the start card: at least one of its openings (its own dead end will do) meets a neighbour's opening that belongs to a start-reached group. A neighbour's dead-end opening carries nothing on, so nothing can hang on it alone.
    .section = Tunnel cards
clause-base-16 = Classic edition: a connection to the start is not required. Lying next to a card and fitting (BASE-13, BASE-14) is enough; wall to wall will do (house ruling).
    .section = Tunnel cards
clause-base-17 = A player with a broken tool in front of them can't play tunnel cards.
    .section = Tunnel cards

## Reaching goals

clause-base-18 = When a tunnel card has been placed, moved or turned up, or a goal has been moved, every face-down goal that an opening of a start-reached group now faces is revealed by the player whose turn it is, even if the card just played doesn't touch it (house ruling). A dead-end opening reaches nothing. Look again after each reveal. The treasure ends the round at once.
    .section = Reaching goals
clause-base-19 = A revealed goal is turned (0° or 180°) so that it joins the tunnel that reached it. If it was reached from several sides, the side of the card just placed decides, else the orientation that fits more neighbours, else the player chooses (house ruling). It may misfit other neighbours (that side is closed): this is allowed for goals only. A revealed stone is part of the labyrinth: tunnels run on through it, and later cards must fit it.
    .section = Reaching goals
clause-base-20 = A revealed goal stays revealed and in place, even if the tunnel to it is cut later (house ruling).
    .section = Reaching goals
clause-base-37 = If one placement triggers several things (goals, chests, postcard, nugget), the player resolves them one at a time in an order of their choice, each fully before the next. What becomes reached meanwhile joins the list; the end of the round cancels the rest (house ruling).
    .section = Reaching goals

## Action cards

clause-base-21 = Broken tool: put it in front of a player who has none of that kind; at most one of each kind lies in front of anyone. Current edition: only in front of another player. Classic edition: in front of any player, oneself included.
    .section = Action cards
clause-base-22 = Repair: removes a broken tool of the card's kind from in front of any player, oneself included; both cards go to the discard pile. It can't be played without such a target.
    .section = Action cards
clause-base-23 = A double repair repairs one of its two kinds, not both.
    .section = Action cards
clause-base-24 = Rockfall: removes one tunnel card of the labyrinth, never the start or a goal; both cards go to the discard pile. What lay beyond stays; the gap may be filled again.
    .section = Action cards
clause-base-25 = Map: the player alone looks at one face-down goal. Everyone sees which goal was looked at, nobody sees what it was. What a player saw is remembered for that player, with its date: if goals are swapped later (the 2017 card), the memory may be stale and says so.
    .section = Action cards

## End of a round

clause-base-26 = The round ends at once when the treasure is revealed; otherwise when the deck and the hands of all players still in the round are empty (house ruling). The rulebooks stop as soon as the deck is out and nobody can play a card. In the base game only passes are left from then on, and stopping early would show what hands lack. In Saboteur 2 one of the four options must still be chosen, and S2-8 may free a player to dig, so the round goes on there too (house ruling).
    .section = End of a round
clause-base-27 = All dwarf cards are revealed before the gold is divided, the unused one included (house ruling: two of the rulebooks contradict themselves here).
    .section = End of a round
clause-base-28 = The miners win if the treasure was revealed; otherwise the saboteurs win. On every page “treasure reached” means “treasure revealed”.
    .section = End of a round

## Dividing the gold

clause-base-29 = Current edition, the miners won: draw as many gold cards as there are miners among the players taking part in the division (by the role held at the end of the round). The finisher looks at them and keeps one, then passes the rest counter-clockwise (to the right) to the next miner, who does the same, until each miner has one.
    .section = Dividing the gold
clause-base-30 = Classic edition, the miners won: draw as many gold cards as there are players (9 with ten players). Passing goes on round the miners until no card is left, so some miners may get more than one.
    .section = Dividing the gold
clause-base-31 = If the finisher takes no part in the division (a saboteur, for example), the miners win all the same; the first entitled miner to the finisher's right begins. For the classic edition the rulebook doesn't say so (house ruling).
    .section = Dividing the gold
clause-base-32 = The saboteurs won: with 1 saboteur, cards worth 4 nuggets in all; with 2 or 3, cards worth 3 each; with 4, cards worth 2 each. Each saboteur, in seat order from the round's starter, gets the fewest cards of the supply that make the exact sum, higher values first; if none do, the largest sum below it and the rest in tokens worth 1, as long as all cards of the supply together are worth that much (house ruling). The 4 nuggets of the greedy dwarf (WC-2016) are paid in the same way.
    .section = Dividing the gold
clause-base-33 = With 3 or 4 players there may be no saboteur: then nobody gets gold if the treasure is not reached.
    .section = Dividing the gold
clause-base-34 = If the supply has too few cards, what there is is divided (house ruling). Gold cards are secret until the game ends: players know the values of their own; of the others' they see only how many there are.
    .section = Dividing the gold

## Next round, end of the game

clause-base-35 = Everything but the won gold is set up anew. Current edition: the player to the left of whoever placed the last tunnel card starts. Classic edition: the player to the left of whoever last placed a tunnel card or played an action card; a pass doesn't count (house ruling). If there was no such card, the left neighbour of that round's starter begins (house ruling). “Left” is the real left even after a change of direction (house ruling).
    .section = Next round, end of the game
clause-base-36 = After three rounds the player with the most nuggets wins; players who tie share the victory.
    .section = Next round, end of the game
