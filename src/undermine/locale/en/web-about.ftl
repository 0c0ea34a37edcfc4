### What a card, a dwarf or a player is, in a line each, in English.

role-aim-miner = Dig to the treasure with the other miners: if it is found, each of you gets gold.
role-aim-saboteur = See to it that the treasure is not found before the cards run out, and let nobody notice.
role-aim-blue-miner = Get to the treasure by a way without green doors: then the blue team wins.
role-aim-green-miner = Get to the treasure by a way without blue doors: then the green team wins.
role-aim-geologist = You get gold for every crystal in the labyrinth, whoever wins.
role-aim-boss = You win with either team of miners, but get one gold less.
role-aim-profiteer = You always win with the winners, but get two gold less.
role-aim-greedy-dwarf = Lay the card that finds the treasure yourself: then you win alone, otherwise you get nothing.
role-aim-blue-loyal = Fetch treasures: the loyal dwarfs of the blue clan share them.
role-aim-blue-selfish = Fetch treasures: yours are yours alone, and you have no share in the others.
role-aim-blue-saboteur = You share with the other clan, not with your own: help it without being noticed.
role-aim-yellow-loyal = Fetch treasures: the loyal dwarfs of the yellow clan share them.
role-aim-yellow-selfish = Fetch treasures: yours are yours alone, and you have no share in the others.
role-aim-yellow-saboteur = You share with the other clan, not with your own: help it without being noticed.
role-facts-base = { $players ->
        [3] At most one of three players is a saboteur.
        [4] At most one of four players is a saboteur.
        [5] Among five players one or two are saboteurs.
        [6] Among six players one or two are saboteurs.
        [7] Among seven players two or three are saboteurs.
        [8] Among eight players two or three are saboteurs.
        [9] Among nine players two or three are saboteurs.
        [10] Among ten players three or four are saboteurs.
       *[other] Among ten players three or four are saboteurs.
    }
role-facts-saboteur2 = 15 dwarfs are shuffled: 4 blue and 4 green miners, 3 saboteurs, 2 geologists, a boss and a profiteer; { $players } of them play.
role-facts-lost-mines = Everybody sees your clan; whether you are loyal, selfish or a saboteur only you know.
about-tunnel = Lay it next to the tunnels that lead from the start, so that all its sides fit. It can be turned round.
about-dead-end = A tunnel that leads nowhere: it is laid like any other and blocks the way.
about-broken = Put it in front of another player, who cannot lay tunnels until it is repaired.
about-repair = Takes away a broken tool of the kind shown, from in front of you or anybody else.
about-rockfall = Takes one tunnel card out of the labyrinth, but never the start or a goal.
about-map = Look at one goal in secret: everybody sees where you look, nobody sees what lies there.
about-ladder = All ladders and the start belong together: what a ladder reaches is connected to the start.
about-blue-door = Only the blue team passes here when the winners are found; digging goes on through it.
about-green-door = Only the green team passes here when the winners are found; digging goes on through it.
about-crystal = A tunnel with a crystal, for which geologists get gold.
about-theft = Lies before you; when the round ends you take 1 gold from another player.
about-hands-off = Takes away a theft card that lies before anybody.
about-trap = The trapped player lays no tunnels and gets no share of the gold while it lies there.
about-free = Takes away a trap, from before you or anybody else.
about-inspection = Look in secret at another player's dwarf card.
about-swap-hats = A player of your choice, perhaps yourself, gets another dwarf card.
about-swap-hands = You and another player exchange all your cards.
about-goal-swap = Lift two goals and swap them, or only pretend to: nobody else knows.
about-vault = Take one of the last five cards of the discard pile instead of drawing.
about-veto = Stops another player's card before it takes effect; you are asked when one is played.
about-change-of-direction = Turns go the other way round until the round ends.
about-pioneer = Lay two tunnel cards in this turn.
about-diversion = Moves the tunnel card that was laid last to another place.
about-path = Lay it on an empty place of the forest so that it fits its neighbours.
about-obstacle = A path that can be entered only once its tool lies there: axe, boat or rope; then it holds one dwarf.
about-campfire = A dwarf that starts from here walks up to five steps instead of three.
about-rocks = A narrow path that holds one dwarf.
about-tool = Put it on the obstacle that needs it: from then on everybody can pass.
about-look = Look in secret at one of the two things shown.
about-forest-trap = Lies between two cards: a player who crosses it loses a random card.
about-troll = Stands between two cards: nobody passes until your next turn.
about-storm = Takes away a path card on which no dwarf stands.
about-treasure = What everybody is digging for: when it is turned over, the round ends.
about-stone = No treasure: an ordinary tunnel, and the search goes on.
about-start = The ladder by which you came: all tunnels begin here.
about-clan-start = The camp of a clan: its dwarfs set out from here.
about-hidden-goal = Face down until a tunnel reaches it. One of the goals is the treasure.
about-mine = A dwarf that ends its move here takes a treasure of this kind, as long as there is one on display.
about-dragon-mine = Whoever turned it over has the dragon. Now it is a path like any other.
about-hidden-mine = Face down until a dwarf steps onto it, which ends the move. Behind three of the four mines there are treasures, behind one the dragon.
about-lying-tool = With its tool on it everybody can pass the obstacle, one dwarf at a time.
about-dwarf = Walks up to three cards in a turn, up to five from a campfire. It never passes a troll or an obstacle without its tool.
about-shown-treasure = Only the kind can be seen: silver is worth 1 to 3 points, gold 2 to 4, gems 3 to 5. Taken at the end of a move in the mine of its kind.
about-dragon = Costs its holder 2 points when the round ends.
about-gold = Gold decides the game. How many nuggets lie on the others' cards is seen only at the end.
about-chest = A chest on a face-down tunnel. Whoever digs up to it opens it: it may help or hurt.
about-toll-figure = Whoever lays a tunnel here pays 1 gold to the owner of the figure.
about-nugget = The first player to join it to the start takes its gold, but keeps it only by winning, or by leaving the round with it.
about-looked-at = Looked at by { $names }.
about-known = You know what lies here: { $card }.
why-not-turn = It is not your turn.
why-blocked = You cannot lay tunnels while a broken tool or a trap lies before you.
why-no-place = It fits nowhere now.
why-no-target = There is nothing now that it could be played on.
web-pass-draw = Discard this card and draw
web-pass-only = Discard this card
web-sheet-clause = The rule: { $clause }
web-sheet-player = { $self ->
        [yes] That is you.
       *[no] { $bot ->
            [yes] A bot: { $level }.
           *[no] Another player.
        }
    }
web-sheet-open = About { $name }
web-sheet-before = Lying before them:
web-help-role = Your role
web-help-cards = Your cards
web-help-win = How to win
web-help-win-saboteur = After three rounds the player with the most gold wins. With each round come new roles: a miner may be a saboteur next time.
web-help-win-lost-mines = After two rounds the player with the most points wins. Walk into the mines, take treasures, and know with whom you share.
web-help-clauses = All rules, clause by clause
