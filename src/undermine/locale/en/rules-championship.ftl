### The world-championship cards, clause by clause, in English: the help text behind the ids WC-2016 to WC-2023.
### One message per clause, its id in lower case after "clause-", in the order of the page; `.section` is the card's name.

rules-championship-title = World-championship cards 2016–2023
rules-championship-intro = Any subset may be used, with the base game or with Saboteur 2; the 2016 card with the base game only. The action cards are shuffled into the deck, one copy each, and are drawn and discarded like any action card: the drawing rule of the turn holds unless said otherwise.

clause-wc-2016 = Greedy dwarf: one miner card of the dwarf deck is replaced by the greedy dwarf. He wins only if he is the finisher: then he gets cards worth 4 nuggets (picked as in BASE-32) and nobody else gets anything from the division. Otherwise he gets nothing, is not counted among the miners and is passed over when gold is passed, in both editions (house ruling); if somebody else finishes, the miners win as usual.
    .section = Greedy dwarf (2016)
clause-wc-2017 = Goal swap: needs two face-down goals. The player names two (a veto is possible here), then decides secretly, without looking, whether to swap them. Everyone sees which two; only the player knows whether they were swapped. The player's own memory follows the decision; everybody else's memory of those two becomes stale.
    .section = Goal swap (2017)
clause-wc-2018 = Vault: instead of drawing from the deck, take the top five cards of the discard pile (all of them, if fewer; this card is not among them), look at them, keep one in hand, put the others back face down in their old order, then this card on top (house ruling). It needs at least one card in the pile (house ruling); it works with an empty deck too.
    .section = Vault (2018)
clause-wc-2019 = Veto: the active player plays a tunnel or action card and names its public targets (cell, way up, player, goals); before any payment, secret choice or effect each other player may veto (house ruling). Then both cards are discarded and nothing happens; the active player draws 1 and the turn ends; then the vetoing player draws 1. Broken tools and traps don't forbid a veto. Not open to a veto: the veto itself, passes, S2-8, a toll figure, chests, NUGGET-3 (house ruling). Who holds the veto must not show in who is asked: every time, all other players in the round who hold a card are asked alike, except while everybody knows that the veto lies in the discard pile (it was played, and nobody has taken cards from the pile since) (house ruling).
    .section = Veto (2019)
clause-wc-2020 = Change of direction: the order of turns is reversed until the round ends; a second play restores it. In the base game gold is passed clockwise then, and BASE-31 and the Sabotaged Dwarf variant (SAB) begin at the finisher's left (house ruling). “Left” in BASE-35 and “right” in NUGGET-1 stay as they are (house ruling).
    .section = Change of direction (2020)
clause-wc-2021 = Handyman: a repair with all three symbols; it removes one broken tool of any kind.
    .section = Handyman (2021)
clause-wc-2022 = Pioneer: needs two other tunnel cards in hand, a legal place for one of them, and no broken tool or trap in front of the player (house ruling). Place one and resolve what it reaches; then a second must be placed if any tunnel card in hand has a legal place, else the turn ends (house ruling). Each is an ordinary tunnel card (toll, veto, chests). Draw one card per tunnel card played: normally two, so the hand is one smaller from now on. A treasure found with the first ends the round.
    .section = Pioneer (2022)
clause-wc-2023 = Diversion: lift the tunnel card that a player placed or moved last this round and lay it on another cell, either way up, by the usual placing rules, judged without it. It is unplayable if that card has left the labyrinth, if none was placed yet, or if there is no such cell (house ruling). It is an action card: a broken tool or a trap doesn't forbid it (house ruling). The mover counts as having placed the card: for BASE-18, the finisher, BASE-35, postcard, nugget, chests and toll (house ruling).
    .section = Diversion (2023)
