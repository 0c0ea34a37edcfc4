### What a master advises in a finished game, and why.

replay-master = Ask a master
replay-master-thinks = The master thinks …
replay-master-says = In the place of { $name }, knowing just as much, a master would:
replay-master-done = this was played
advice-weighs-most = experience says that it helps this role most.
advice-nearer = it brings the treasure nearer.
advice-reaches-goal = it reaches a goal that is { $percent }% likely to be the treasure.
advice-does-no-harm = it does no harm and saves the better cards.
advice-lengthens-way = it makes the way to the treasure longer.
advice-keeps-cover = it looks helpful and gives nothing away.
advice-stops-suspect = it stops { $name }, who is { $percent }% likely to be a saboteur.
advice-stops-digger = it stops { $name }, who is { $percent }% likely to dig for the treasure.
advice-helps-oneself = there is no digging with a broken tool.
advice-helps-digger = it helps { $name }, who is { $percent }% likely to dig for the treasure.
advice-helps-fellow = it helps { $name }, who is { $percent }% likely to be a saboteur too.
advice-opens-way = it clears the way.
advice-learns-goal = it shows a goal that is { $percent }% likely to be the treasure.
advice-learns-dwarf = it shows who { $name } is: { $percent }% likely a saboteur.
advice-card-of-no-use = no other card in the hand is needed less.
advice-builds-way = it builds a way to the mines.
advice-walks-on = it comes closer to a treasure.
advice-stays = no walk is worth its price.
advice-learns-mine = it shows where the treasures are.
advice-learns-treasure = it shows which treasure is worth most.
advice-learns-role = it shows whom to trust.
advice-hinders-others = it holds up the others.
