### The rules of the mini-expansions in English, clause by clause, for the in-game help.
### One message per clause of the rules page "mini"; the id is the clause id in lower case after "clause-". The attribute .section names the heading.
### Card shapes such as [NE], cells such as (8,-2) and clause ids such as BASE-18 are the same in every language.

rules-mini-title = Mini-expansions
rules-mini-intro = Each of these can be added to the base game or to Saboteur 2. The sides of a card are N (north), E (east), S (south) and W (west); [NE] means that these openings are joined inside the card, and a side that is not named is a wall. A cell is written (x,y): x grows to the east, y to the south, and the start card lies at (0,0). “Left” and “right” are neighbours at the table.

## Tunnel Toll

clause-toll-1 = There are two dwarf figures, each with a token. At the start of the game everyone gets 1 gold token; it counts at the end. Where gold cards are in use (base game), a player's wealth is cards plus tokens, and changing them into equal value is free.
    .section = Tunnel Toll
clause-toll-2 = A new turn option, once per figure and round: discard one card face down (there is no draw: the hand is one smaller from now on) and put a figure on an open end of a tunnel, that is, on an empty cell without a figure into which an opening of a face-up card of the labyrinth leads, joined to the start or not; the opening of a dead end does not count (house ruling). The figure's token lies before the player who did it. This is allowed with a broken tool or a trap, and one player may use both figures (house ruling).
    .section = Tunnel Toll
clause-toll-3 = The figure blocks the cell from every side until it is paid for or the round ends, even if the card beside it is removed or moved (house ruling). Whoever lays a tunnel card there, also with Pioneer or Diversion (house ruling), pays 1 gold to the figure's owner; figure and token are then out for the round. The owner pays nothing and removes the figure all the same (house ruling).
    .section = Tunnel Toll
clause-toll-4 = Before playing, the player may name the cell and ask one other player who has gold to pay, without showing the card; each player can be asked once per turn (house ruling). If the answer is yes, that player pays when the card is placed. If it is no, nothing has happened and the player goes on with the turn (house ruling).
    .section = Tunnel Toll
clause-toll-5 = The toll can be paid with the token from the start, with toll income, with gold from bags and chests and, from round 2 on, with gold won in earlier rounds; not with an unsecured nugget (house ruling). All figures return for the next round.
    .section = Tunnel Toll

## Costume Department and Tunnel Party

clause-post-1 = Costume Department and Tunnel Party are the two sides of one postcard, so at most one of them is in play. From setup on the postcard lies face up at (4,0) (component choice); its shape is [NESW] (component choice); rockfall and diversion can't touch it (house ruling). It counts as a face-up tunnel card in BASE-13 to BASE-16 and for ladders, so in the current edition it is built onto once it is reached, in the classic edition at once (house ruling). Whether it is joined to the start is judged as in BASE-18; it works once per round.
    .section = Costume Department and Tunnel Party
clause-cost-1 = Costume Department: the first player whose tunnel card joins the postcard to the start must at once exchange their dwarf card: in the base game with the card set aside, in Saboteur 2 with the top card of the unused pile, the old card going under the pile.
    .section = Costume Department and Tunnel Party
clause-party-1 = Tunnel Party: when the first player's tunnel card joins the postcard to the start, all dwarf cards before players are gathered unseen, shuffled and dealt again, one each (the unused ones stay out); everyone may look at their new card. The round goes on with the new roles.
    .section = Costume Department and Tunnel Party

## New Goals

clause-goals-1 = Eight cards replace the three goals: the treasure [NESW]; a bag of gold worth 1, a bag of gold worth 2, a dragon, a giant spider and three stones, their shapes alternating between [NE] and [NW] (component choice). Each round the treasure and four random others are shuffled and laid face down at (8,-4), (8,-2), (8,0), (8,2) and (8,4) (component choice).
    .section = New Goals
clause-goals-2 = A revealed goal is turned up and oriented (BASE-19), then resolved. Bag of gold: the player gets 1 or 2 gold in tokens, in the base game too. Dragon: the player loses 1 gold if they have any (MIX-2). Giant spider: the round ends and the treasure counts as not revealed: the saboteurs win (in Saboteur 2 the saboteurs and the profiteer, with crystals and thefts as usual; in a tournament the saboteurs (house ruling)). Stones: nothing happens. Treasure: see BASE-28.
    .section = New Goals
clause-goals-3 = A player who reaches two goals at once chooses the order; each is resolved before the next (BASE-37).
    .section = New Goals

## Treasure Chests

clause-chest-1 = There are seven tunnel cards with dark backs, one of each connected shape of the base game (component choice), and ten chests, one per effect (component choice). Each round all seven and all ten are shuffled anew (house ruling); four chests lie face down on empty cells, no two next to each other, each under a face-down dark card; the rest stays out, unseen. The game draws the cells at random from those with x from 1 to 7 and y from -3 to 3, none next to the start or a goal (house ruling). With “Treasure Chests, chosen”, which is played instead, the players choose the cells: beginning with the starter and going clockwise, one player after the other lays one of the four chests, unseen, on an empty cell with x from 1 to 7 and y from -3 to 3 that is not next to another chest, the start or a goal (house ruling). This is done at the place of the chests in MIX-5; where no cell is left, fewer chests are laid.
    .section = Treasure Chests
clause-chest-2 = Face down, a dark card counts like a face-down goal in BASE-13, BASE-14 and BASE-18 (house ruling). When it is reached, the player takes the chest and turns the dark card up in its cell: in an orientation that fits all face-up neighbours; else one that joins a tunnel that reached it; else as the player chooses (house ruling). It may misfit (that side is closed) or not join at all. It is now an ordinary tunnel card, but nobody “placed” it (BASE-29, BASE-35, WC-2023) (house ruling). Then the chest is turned up, resolved and set aside; after that BASE-18 goes on with what the card reaches.
    .section = Treasure Chests
clause-chest-3 = Rockfall may remove a face-down dark card, together with its chest (MIX-4).
    .section = Treasure Chests
clause-chest-4 = A map may be used to look at a chest and its dark card instead of a goal.
    .section = Treasure Chests
clause-chest-5 = The effects: (1) The player gets 1 gold (base game: a gold card of value 1; if none is left or no gold cards are in use, a token (house ruling)). (2) No maps may be used any more this round; the chest card lies on the table, and S2-8 can't remove it. (3) No draw this turn; the hand is one smaller. (4) Draw one more card this turn; the hand is one larger. (5) The player moves one face-down goal one cell east (house ruling) onto a cell without card or figure (house ruling); if none can move, nothing happens; what players remember about the goal goes with the card; then BASE-18 is applied. (6) No draw; instead the player takes a random card from another player who has cards, whose hand is one smaller from now on; if nobody has any, nothing is taken and the draw is lost all the same (house ruling). (7) Instead of the usual draw (house ruling) draw three cards (or as many as there are), keep one and discard the rest face down. (8) Look at another player's dwarf card. (9) At once: shuffle the discard pile, look at its top five cards (if there are fewer, at all), keep one and discard the rest; no draw. (10) The deck's top five cards (if there are fewer, all (house ruling)) go to the discard pile; then draw as usual. A chest effect can't be vetoed (house ruling).
    .section = Treasure Chests
clause-chest-6 = Draws at the end of a turn with chests: effects (3), (6) and (9) mean one less each, (4) one more, (7) turns one draw into “three, keep one”; the number never goes below 0 (house ruling).
    .section = Treasure Chests

## Gold Nuggets (10-year cards)

clause-nugget-1 = There are three nugget cards of value 1, 2 and 3 (component choice), of shape [NESW] (component choice). After the dwarfs and before the hands are dealt (house ruling), the player to the right of the round's starter chooses one of those left and a cell for it strictly between the start and the goals (x from 1 to 7, y from -3 to 3 (house ruling)), not next to the start or a face-down goal, and not where one of its openings would meet a wall of a card that lies there already (house ruling). The card can't be hit by rockfall, and no ladder may lie next to it. After the round it leaves the game.
    .section = Gold Nuggets (10-year cards)
clause-nugget-2 = The first player to join the nugget to the start takes that many gold cards from the supply (tokens worth 1 each where tokens are used (house ruling)) and lays them open before them.
    .section = Gold Nuggets (10-year cards)
clause-nugget-3 = Right after taking the gold, or else at the start of their next turn (they are asked even with an empty hand (house ruling)), and never later, the player may end their round: the gold is turned face down and is theirs; they do not draw; their hand is set aside unseen, not on the discard pile (house ruling); they have no turns and no vetoes any more; their role stays hidden. They have no share in the division and are not counted in it as miner, saboteur, group member or geologist (house ruling). Cards before them stay: a theft still counts (S2-28), a toll figure still earns (house ruling). They can't be chosen for broken tools, traps, swap hands or chest effect (6); they can be chosen for looks, swap hats and thefts; PARTY-1 includes them (house ruling).
    .section = Gold Nuggets (10-year cards)
clause-nugget-4 = Otherwise the gold is kept (besides the share) only by a winner: if the treasure was revealed, by miners, or by the greedy dwarf alone if he was the finisher; else by saboteurs; in Saboteur 2 by members of the winning group. Geologists, trapped players and miners left out by the Sabotaged Dwarf variant (SAB) are no winners (house ruling). Gold that is not kept goes back, and the supply is shuffled before gold is divided (house ruling). Until it is kept it can't be paid, lost to a dragon or stolen (house ruling).
    .section = Gold Nuggets (10-year cards)
