### What a master advises in a finished game, and why.

replay-master = Ask a master
replay-master-thinks = The master thinks …
replay-master-says = What a master would do in the place of { $name }, who could know no more:
replay-master-done = this was played
advice-weighs-most = it counts most for this role.
advice-nearer = it brings the treasure nearer.
advice-reaches-goal = it reaches a goal, which is the treasure with a chance of { $percent } %.
advice-does-no-harm = it does no harm, and better cards stay in hand.
advice-lengthens-way = it makes the way to the treasure longer.
advice-keeps-cover = it looks helpful, and keeps the cover.
advice-stops-suspect = it stops { $name }, who is a saboteur with a chance of { $percent } %.
advice-stops-digger = it stops { $name }, who digs for the treasure with a chance of { $percent } %.
advice-helps-oneself = without it one cannot dig.
advice-helps-digger = it helps { $name }, who digs for the treasure with a chance of { $percent } %.
advice-helps-fellow = it helps { $name }, who is a saboteur with a chance of { $percent } %.
advice-opens-way = it opens a way.
advice-learns-goal = it shows a goal that is the treasure with a chance of { $percent } %.
advice-learns-dwarf = it shows who { $name } is: a saboteur with a chance of { $percent } %.
advice-card-of-no-use = this card is of the least use.
advice-builds-way = it builds a way to the mines.
advice-walks-on = it leads on to a treasure.
advice-stays = no walk is worth its price.
advice-learns-mine = it shows where the treasures are.
advice-learns-treasure = it shows which treasure is worth most.
advice-learns-role = it shows whom to trust.
advice-hinders-others = it holds up the others.
