### What the tutorial says, in English.

tutorial-title = Tutorial
tutorial-door = Learn it in three minutes
tutorial-door-about = A first round, step by step
tutorial-go-on = Go on with the tutorial
tutorial-you = You
tutorial-lesson = Lesson { $number } of { $lessons }
tutorial-leave = Leave
tutorial-hurry = Go on
tutorial-restart = Once more
tutorial-watch = Now the others play. Watch what they do!
tutorial-again = That would be allowed, but not now: please do what this lesson asks.
tutorial-look-again = Hardly. Look at what happened: who broke tools, who laid a dead end?
tutorial-dig = You are a miner. Somewhere under the three goals { $way ->
        [up] at the top
       *[east] on the right
    } lies the treasure. Choose this tunnel card, tap the lit cell at the end of the tunnel, and confirm.
tutorial-repair = Cid has broken your pick: with a broken tool you cannot dig. Choose the repair card, then yourself, and confirm.
tutorial-rockfall = A dead end, right before the goal! A rockfall takes a tunnel card away. Choose it, and then the dead end.
tutorial-map = What lies under the goals? A map lets you alone look at one. Choose any goal: everybody sees where you look, nobody what you see.
tutorial-deduce = Somebody here does not want you to arrive. One broke your pick, one laid a dead end, one broke Bob’s cart. Whom do you suspect?
tutorial-break = Yes, that was Cid every time. Whoever has a broken tool cannot dig: put the broken lantern in front of Cid.
tutorial-treasure = Now the way is free. Lay this crossing on the gap before the goal.
tutorial-gold = The treasure! All dwarfs are revealed: Cid was the saboteur. The miners share the gold, and you dug last, so you choose first. Take a card.
tutorial-ended = Well dug!
tutorial-ended-about = That was a round. A game has three of them, with new roles each time, and whoever has the most gold wins. Sometimes you will be the saboteur: then dig wrongly, break tools, and look innocent.
