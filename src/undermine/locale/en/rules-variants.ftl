### The rules of the variants, of what combines with what, and of how modules interact, in English, clause by clause, for the in-game help.
### One message per clause of the rules page "variants"; the id is the clause id in lower case after "clause-". The attribute .section names the heading.
### Clause ids such as BASE-31 and cells such as (4,0) are the same in every language.

rules-variants-title = Variants, combinations, interactions

## Sabotaged Dwarf

clause-sab-1 = Base game, current edition: when the miners win, as many gold cards as there are miners are drawn and passed as usual, but miners with a broken tool in front of them are skipped, so some may get more than one. The finisher (the player whose card made the treasure be revealed) begins if entitled, else the order of BASE-31 holds. If every miner is sabotaged, nobody gets gold.
    .section = Sabotaged Dwarf
clause-sab-2 = Classic edition: as many gold cards as BASE-30 says are passed among the miners without a broken tool until none is left; if all are sabotaged, nobody gets gold (house ruling). Saboteurs, and the greedy dwarf too (house ruling), are never affected.
    .section = Sabotaged Dwarf

## Tournament

clause-tour-1 = Base game for 5–9 players, with gold tokens instead of gold cards. The dwarfs (saboteurs + miners + greedy dwarfs), exactly one card per player: 5 players: 1+3+1; 6 players: 2+3+1; 7 players: 2+3+2; 8 players: 3+3+2; 9 players: 3+4+2. The hands: 6 cards with 5 players, 5 cards with 6–7 players, 4 cards with 8–9 players.
    .section = Tournament
clause-tour-2 = One random tunnel card of the 40 lies face up at (4,0) from the start, randomly turned (house ruling); the deck has the other 39. It is an ordinary tunnel card that nobody placed (house ruling).
    .section = Tournament
clause-tour-3 = If the miners win, the finisher, if a miner, gets 3 gold and every other miner 2. If a greedy dwarf is the finisher, he gets 4 and nobody else gets anything. If a saboteur is the finisher, every miner gets 2 (house ruling). If the treasure is not reached, each saboteur gets 3; the single saboteur of a game with 5 players gets 4.
    .section = Tournament
clause-tour-4 = A tournament is a series of tables over several games; a player's tournament score is points by place at each table, or the gold of all games, as the organiser sets; by default points, ties broken by gold. Seating, ranking and tie-breaks are of our own design. The preset “tournament” is base+tournament.
    .section = Tournament

## What combines

rules-variants-combinations = The championship cards 2017–2023, each on its own, go with the base game in both editions, current and classic, and with Saboteur 2. The greedy dwarf of 2016 goes with both editions of the base game, but not with Saboteur 2 and not with the tournament, which brings its own. Tunnel Toll, New Goals, Treasure Chests and Gold Nuggets go with both editions of the base game and with Saboteur 2. So do Costume Department and Tunnel Party, but never both together. Sabotaged Dwarf goes with both editions of the base game, but not with Saboteur 2 and not with the tournament. The tournament goes with the current edition of the base game only, not with the classic edition and not with Saboteur 2; it excludes the greedy dwarf of 2016, Sabotaged Dwarf and Costume Department (no card is set aside). Where the rulebook doesn't say, this is our own decision (house ruling). A combination that isn't allowed is refused with a sentence that names both modules.
    .section = What combines

## Interactions

clause-mix-1 = Vetoed Pioneer: no tunnel card is placed, draw 1. Vetoed tunnel card under Pioneer: the turn ends, draw one per tunnel card played so far, that one included. Vetoed swap hands: the active player draws. Vetoed Vault: draw from the deck. Vetoed tunnel card on a toll cell: nothing is paid, the figure stays. A vetoed card was neither placed nor played for BASE-29, BASE-35, S2-28 and WC-2023 (house ruling).
    .section = Interactions
clause-mix-2 = Payments and losses (toll, dragon) take tokens first; without tokens, a gold card of the payer's choice is changed openly at the supply into cards or tokens of equal value. In every mixture with gold cards, wealth is cards plus tokens; gold from bags, toll and chests is kept whoever wins the round (house ruling).
    .section = Interactions
clause-mix-3 = For winners, gold and finisher the role held at the end of the round counts. COST-1, PARTY-1 and S2-19 make every earlier look at the changed dwarf cards stale; the exchanging player knows which card went under the pile or aside (house ruling).
    .section = Interactions
clause-mix-4 = Rockfall hits any tunnel card, the tournament's tile and dark cards included; never the start, goals, the postcard or a nugget. A dark card that is removed, face up or face down, and its chest (unseen) are set aside for the round, not put on the discard pile. A toll figure stays where it is (house ruling).
    .section = Interactions
clause-mix-5 = Set up in this order: goals, postcard, tile, chests, nugget. If a cell is taken, what should lie there goes to the free allowed cell with the least |dx|+|dy|, then the least x, then the least y (house ruling).
    .section = Interactions
clause-mix-6 = The order at the end of a round: roles are revealed, winners are found, the nugget is settled (NUGGET-4), gold is divided and crystals are paid, then come the thefts (house ruling).
    .section = Interactions
