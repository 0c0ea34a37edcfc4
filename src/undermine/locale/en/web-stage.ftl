### What the web client says about the end of a round, the dwarfs at the table, and their talk, in English.

## The unmasking

web-end-title = { $won ->
    [yes] You have won
   *[no] You have lost
}: { $nuggets ->
    [0] no gold for you
    [one] you get one nugget
   *[other] you get { $nuggets } nuggets
}
web-end-cards = { $won ->
    [yes] You have won
   *[no] You have lost
}: { $cards ->
    [one] you get one gold card
   *[other] you get { $cards } gold cards
}
web-end-open = { $won ->
    [yes] You have won!
   *[no] You have lost
}
web-end-points = { $points ->
    [one] You get one point
   *[other] You get { $points } points
}
web-end-outcome = { $treasure ->
    [yes] The treasure is found.
   *[no] The treasure stays buried.
} { $count ->
    [0] Nobody has won.
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
web-end-shared = { $treasure ->
    [yes] The last treasure is taken.
   *[no] Nobody has a card left.
} Each clan shares what its loyal dwarfs and the other clan's saboteur took; a selfish dwarf keeps their own.
web-end-next = Next round
web-end-result = To the result
web-end-left = { $seconds } s
web-result-look = Look at the board
web-result-back = Back to the result
web-share-picture = Share a picture
chart-gave-you-away = The move that gave you away: from { $before } to { $after } suspicion

## What dwarfs say

says-gruff-suspect = I smell a rat, and it is called { $name }.
says-gruff-trust = { $name } digs honestly. That will do for me.
says-gruff-repair-me = Tool is broken. Somebody mend it!
says-gruff-innocent = Me? Nonsense. I dig.
says-gruff-why-me = { $name }! What was that for?
says-gruff-thanks = Hm. Thanks, { $name }.
says-gruff-tease = Call that digging, { $name }?
says-gruff-passing-broken = No digging with broken tools.
says-gruff-passing-no-card = Nothing but rubbish in my hand.
says-cheerful-suspect = I hate to say it, but { $name } is up to something!
says-cheerful-trust = { $name } is one of the good ones!
says-cheerful-repair-me = Oh dear, my tools! Who helps me?
says-cheerful-innocent = But I only want the gold, like all of you!
says-cheerful-why-me = Ouch! Why me, { $name }?
says-cheerful-thanks = Thank you, { $name }, you are a treasure!
says-cheerful-tease = Careful, { $name }, or the gold will run away!
says-cheerful-passing-broken = No tools, no digging. I shall hum a little.
says-cheerful-passing-no-card = No luck with my cards. Next time!
says-nervous-suspect = D-don’t you all see it? It is { $name }!
says-nervous-trust = I feel safer with { $name } around.
says-nervous-repair-me = Please, please, somebody repair me!
says-nervous-innocent = It wasn’t me! I swear by my beard!
says-nervous-why-me = { $name }, what have I done to you?
says-nervous-thanks = Oh! Thank you, { $name }, thank you!
says-nervous-tease = { $name }, must you make such a noise down here?
says-nervous-passing-broken = I can’t, my tools are broken. Really!
says-nervous-passing-no-card = I have nothing that fits. Believe me!
says-sly-suspect = Interesting how { $name } always digs the wrong way.
says-sly-trust = I would lend { $name } my lamp.
says-sly-repair-me = I never forget a repair.
says-sly-innocent = Is this what a villain looks like?
says-sly-why-me = A bold move, { $name }. Why against me?
says-sly-thanks = I owe you one, { $name }.
says-sly-tease = { $name }, is that a plan or an accident?
says-sly-passing-broken = Without tools one waits well.
says-sly-passing-no-card = My cards and I are not on speaking terms.
web-claim-innocent = I am on your side!
web-claim-why-me = Why did you do that to me, { $name }?
web-claim-thanks = Thank you, { $name }!
web-claim-tease = Nice try, { $name }!
web-claim-passing-broken = I pass because my tools are broken.
web-claim-passing-no-card = I pass because none of my cards is of use.
web-claim-begin-innocent = I am innocent!
web-claim-begin-why-me = Why me, …?
web-claim-begin-thanks = Thank you, …
web-claim-begin-tease = Nice try, …
web-claim-begin-passing-broken = I pass: broken tools
web-claim-begin-passing-no-card = I pass: no useful card
web-claim-more = More …
web-temperament-gruff = Gruff: accuses early, thanks rarely.
web-temperament-cheerful = Cheerful: thanks, trusts and tells what it saw.
web-temperament-nervous = Nervous: defends itself before anybody asks.
web-temperament-sly = Sly: teases, and says no more than it must.
web-chatter = How much bots talk
web-chatter-silent = Not at all
web-chatter-some = A little
web-chatter-lively = A lot
web-assistant = AI assistant
web-assistants = AI assistants may sit down at this table
web-research = When it is over, this game may become data for research, without names and talk
web-failure-no-assistants = The host has not allowed AI assistants at this table.

## Around the table

web-sent-away = The host has taken you off this table. You can sit down again only if you are let in.
web-was-removed = { $name } was sent away.
web-let-in = Let in again
web-rematch-join = Join the next game
web-rematch-open = Another game is being set up at a new table.
web-no-page = There is no such page
web-share = Share the link …
web-failure-removed = The host has sent you away from this table.
web-tiles = Games
web-tile-base = 30 min · easy to learn
web-tile-saboteur2 = 45 min · two teams, many roles
web-tile-lost-mines = 45 min · a forest, two clans, a dragon
web-tile-jubilee = 45 min · everything at once, for experts
web-game-open = Waiting for players
web-game-yours = It is your turn
web-game-others = Others are on turn
web-game-running = In progress
web-game-theirs = On turn: { $names }
web-game-with = with { $names }
web-games-all = All { $count } games
web-game-remove = Take { $code } off this list
tile-base = Saboteur
chart-moments = Key moments
chart-moment-treasure = Move { $move }: the chance of the treasure went from { $before } to { $after }
chart-moment-suspicion = Move { $move }: suspicion of { $name } went from { $before } to { $after }
web-since-last-turn = Since your last turn
web-marks = Your mark
web-mark-trust = I trust
web-mark-suspect = I suspect
web-note = A note
web-marks-private = Only you see this.
web-volume = Volume
web-confirm = Confirm every move
web-change-rules = Change rules or seats
web-take-rules = Play by these rules
web-leave-title = Leave this game?
web-leave-about = Your seat waits for you. If you leave for good, a bot plays on in your place.
web-leave-alone = Your seat waits for you. If you leave for good, the game ends: nobody else plays it.
web-leave-later = Come back later
web-leave-for-good = Leave for good
web-leave-stay = Stay
web-left = left; a bot plays on
web-left-you = You have left this game: a bot plays on in your place.
web-come-back = Take my seat back
web-table-over = This table is closed: its game was not played to the end.
web-failure-seats-taken = More people sit at this table than it would have seats.
web-plan-where = Your plan: where shall it go when it is your turn? Tap a place or a player.
web-plan-ready = Planned: { $card }, { $place }. It goes off when it is your turn, if it still can. Nobody else knows.
web-plan-discard = Discard it then
web-plan-discarded = onto the discard pile
web-plan-forget = Forget the plan
web-plan-failed = Your plan could not be carried out any more.
web-near-goal = One step from a goal!
