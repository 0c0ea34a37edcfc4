### What is wrong with a scenario file, or with a text of its notation, and what differs from what a scenario expects.

error-scenario = { $place }: { $sentence }
error-scenario-line = line { $line }: { $sentence }

## The file and its lines

error-scenario-no-file = this file cannot be read: No such file or directory
error-scenario-closed-file = this file cannot be read: Permission denied
error-scenario-unread-file = this file cannot be read: { $reason }
error-scenario-not-text = this file cannot be read: it is not a text in UTF-8
error-scenario-none = there is no scenario in this file
error-scenario-no-first-line = the first line must be 'scenario: ' and a title
error-scenario-no-title = a scenario needs a title: a sentence that says what it shows
error-scenario-title-twice = there is already a scenario '{ $title }' in this file
error-scenario-below-title = nothing may be indented below the title
error-scenario-indented = '{ $text }' is indented, but belongs to no line above
error-scenario-no-colon = '{ $text }' has no colon: write 'Ann: dig ...' or 'hand Ann: ...'
error-scenario-no-clause = '{ $clause }' is not the id of a clause, like BASE-14
error-scenario-said-twice = '{ $key }' is said twice
error-scenario-late-heading = '{ $key }' describes the position and must stand before the first action
error-scenario-expects-nothing = this scenario expects nothing: write an action, or 'expect:'
error-scenario-bare-expect = 'expect:' stands alone; what is expected follows, indented, below it
error-scenario-no-expectation = '{ $text }' is not something that can be expected; see docs/scenarios.md
error-scenario-no-position = '{ $key }' describes a position, but there is none with refused rules
error-scenario-nobody-acts = nobody can act where the rules are refused
error-scenario-no-reason = below 'refused-rules' stands why: 'refused CODE NAME NAME'

## Seats and headings

error-scenario-seats-alike = two seats have the same name
error-scenario-bad-name = '{ $name }' cannot name a seat: one word that does not begin with a small letter, please
error-scenario-name-of-card = '{ $name }' cannot name a seat: a card is called so
error-scenario-no-seat = there is no seat '{ $seat }'; the seats are { $seats }
error-scenario-heading-of-what = { $of ->
        [module] '{ $key }' needs the module it is about: '{ $key } ...:'
        [cell] '{ $key }' needs the cell it is about: '{ $key } ...:'
       *[seat] '{ $key }' needs the seat it is about: '{ $key } ...:'
    }
error-scenario-no-heading = '{ $key }' is not a heading; there are { $names }
error-scenario-no-heading-near = '{ $key }' is not a heading; did you mean '{ $near }'? There are { $names }
error-scenario-no-module = '{ $module }' is not a module of these rules; they are made of { $modules }
error-scenario-no-view-field = '{ $name }' is not part of a view; there are { $names }
error-scenario-nothing-below = nothing may be indented below '{ $heading }'
error-scenario-lines-below = the lines of this heading stand below it, indented
error-scenario-turn-without-card = a player who is to take a turn needs a card in hand

## What stands behind a heading

error-scenario-not-one-thing = '{ $item }' is not one thing; part things by commas
error-scenario-no-number = '{ $word }' is not a number of at most five digits
error-scenario-too-little = { $word } is too little: { $least } is the least that can stand there
error-scenario-unknown-card = a card must be named here; '?' is only for what somebody cannot see
error-scenario-cannot-lie-there = '{ $card }' is not a card that can lie there
error-scenario-no-dwarf = '{ $card }' is not a dwarf
error-scenario-no-goal = '{ $card }' is not a goal
error-scenario-odd-goal = '{ $goal }' is not a goal; write '8,0 treasure' or '8,0 treasure revealed'
error-scenario-two-goals = two goals cannot lie on { $cell }
error-scenario-cell-taken = something else lies on { $cell }
error-scenario-no-treasure = '{ $card }' is not a treasure
error-scenario-no-token = '{ $token }' is not a token; write 'trap 3,2|4,2' or 'troll 3,2|4,2 Ann'
error-scenario-mines = { $count ->
        [one] there is { $count } mine
       *[other] there are { $count } mines, from north to south
    }

## The sketch of the board

error-scenario-no-sketch = the sketch stands below 'board:', indented, column numbers first
error-scenario-row-twice = this row is drawn twice
error-scenario-drawn-empty = the sketch shows nothing on { $cell }, but a goal or the start lies there
error-scenario-face-down = the sketch shows a face-down card on { $cell }, but no goal lies there
error-scenario-goal-unsaid = the sketch shows a goal on { $cell }; say so in 'goals:'
error-scenario-goal-otherwise = the goal on { $cell } is { $card }, but is drawn otherwise
error-scenario-goal-not-drawn = the goal on { $cell } is revealed: draw it on the board
error-scenario-off-board = { $cell } is not on the board
error-scenario-no-mine = no mine lies on { $cell }
error-scenario-mine-otherwise = the mine on { $cell } is { $card }, but is drawn otherwise
error-scenario-dwarf-on-nothing = a dwarf stands on { $cell }, but no face-up card lies there

## Events, steps and other values

error-scenario-no-phrase = '{ $text }' is not of the form 'name field=value ...'
error-scenario-no-class = { $kind ->
        [event] '{ $name }' is not the name of an event
        [step] '{ $name }' is not the name of a step
        [observation] '{ $name }' is not the name of an observation
       *[value] '{ $name }' is not the name of a value
    }
error-scenario-no-class-near = { $kind ->
        [event] '{ $name }' is not the name of an event; did you mean '{ $near }'?
        [step] '{ $name }' is not the name of a step; did you mean '{ $near }'?
        [observation] '{ $name }' is not the name of an observation; did you mean '{ $near }'?
       *[value] '{ $name }' is not the name of a value; did you mean '{ $near }'?
    }
error-scenario-no-field = '{ $name }' has no '{ $field }'; it has { $fields }
error-scenario-no-fields = '{ $name }' has no '{ $field }'; it has nothing
error-scenario-lacks-field = '{ $name }' lacks '{ $field }='
error-scenario-value-inside = a value inside another can only be given as JSON: {"{"}...{"}"}
error-scenario-no-json = this is not JSON: { $reason } at column { $column }
error-scenario-other-json = this JSON is not the form of an event, step or part

## The notation of actions, cells, seats and cards

error-unreadable-not-a-number = '{ $word }' is not a number
error-unreadable-too-large = '{ $word }' is too large a number
error-unreadable-not-a-seat = '{ $word }' is not a seat; write @0 for the first seat
error-unreadable-neither-yes-nor-no = '{ $word }' is neither yes nor no
error-unreadable-not-a-card = '{ $word }' is not a card of these rules
error-unreadable-not-a-cell = '{ $word }' is not a cell; write 3,-1 for the cell three east and one north of the start
error-unreadable-too-far = '{ $word }' is too far away
error-unreadable-no-way-up = '{ $word }' is no way up; write 'turned' or nothing
error-unreadable-not-an-edge = '{ $word }' is not an edge; write 3,2|4,2 for the one between two neighbouring cells
error-unreadable-not-a-route = '{ $word }' is not a route; write EEN for two steps east and one north, five at most
error-unreadable-not-a-tool = '{ $word }' is not a tool; the tools are pick, lantern and cart
error-unreadable-not-a-value = '{ $name }' is not the name of an event, step or part
error-unreadable-lacks-part = '{ $name }' lacks '{ $part }'
error-unreadable-no-verb = '{ $text }' does not begin with a verb of these rules
error-unreadable-no-card = '{ $text }' names no card
error-unreadable-says-more = '{ $text }' says more than '{ $verb }' takes: { $more }
error-unreadable-incomplete = { $kind ->
        [seat] '{ $text }' is incomplete: '{ $verb }' takes a seat
        [flag] '{ $text }' is incomplete: '{ $verb }' takes a flag
        [card] '{ $text }' is incomplete: '{ $verb }' takes a card
        [cell] '{ $text }' is incomplete: '{ $verb }' takes a cell
        [place] '{ $text }' is incomplete: '{ $verb }' takes a place
        [edge] '{ $text }' is incomplete: '{ $verb }' takes an edge
        [route] '{ $text }' is incomplete: '{ $verb }' takes a route
        [tool] '{ $text }' is incomplete: '{ $verb }' takes a tool
       *[number] '{ $text }' is incomplete: '{ $verb }' takes a number
    }
error-unreadable-too-many-cells = the line '{ $row }' has more cells than there are columns
error-unreadable-unknown-sign = the sign '{ $sign }' in the line '{ $row }' is not a card of these rules
error-unreadable-no-row-number = the line '{ $row }' must begin with column or row numbers

## What is the case instead of what a scenario expects ("but it is ...")

scenario-instead-nothing = nothing
scenario-instead-player-sees = { $player } sees:
scenario-instead-spectator-sees = a spectator sees:
scenario-instead-may-wait = { $player } may only wait
scenario-instead-round-goes-on = the round goes on
scenario-instead-game-goes-on = the game goes on
scenario-instead-refused = refused: { $reasons }
scenario-instead-playable = rules that can be played
