### What only the web client says, in English.

web-language = Language
web-title = Dig, and trust nobody
web-about = Dwarfs tunnel towards the treasure, and some of them would rather they did not arrive. Play with friends or against bots, right here.
web-guest = Guest
web-your-name = Your name
web-play-now = Play now
web-play-now-about = { $bots ->
    [one] At once, with one bot
   *[other] At once, with { $bots } bots
}
web-play-friends = Play with friends
web-play-friends-about = Open a table and send the link
web-join = Join a table
web-code = Code of the table
web-join-button = Join
web-running = Your running games
web-no-table = There is no table { $code }. Check the code, or ask for the link again.
web-lobby = Table { $code }
web-host = host
web-sit = Sit here
web-empty-seat = Free seat
web-add-bot = Add a bot
web-remove = Remove
web-start = Begin
web-not-full = Fill the free seats with players or bots to begin.
web-wait-for-host = The host begins the game when everybody is here.
web-invite = Invite your friends
web-qr = QR code with the link to this table
web-link = Link to this table
web-copy = Copy the link
web-copied = Copied
web-your-turn = Your turn
web-board = The labyrinth
web-leave = Leave the table
web-round = { $game ->
    [lost-mines] Round { $round }
   *[saboteur] Round { $round } of 3
}
web-deck = { $cards ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $cards } cards in the deck
}
web-you-are = You: { $dwarf }
web-reconnecting = Connection lost, trying again …
web-on-turn = Playing now
web-hand-size = { $cards ->
    [one] One card in hand
   *[other] { $cards } cards in hand
}
web-gold-cards = { $cards ->
    [one] One gold card
   *[other] { $cards } gold cards
}
web-choose-player = Choose { $name }
web-waiting-for = Waiting for { $names } …
web-pick-cell = Choose a lit cell.
web-pick-seat = Choose a player.
web-pick-tool = Choose a tool.
web-pick-card = Choose a card.
web-yes = Yes
web-no = No
web-turn-card = Turn the card
web-cancel = Cancel
web-log = What happened
web-winners = { $count ->
    [one] { $names } has won
   *[other] { $names } share the victory
}
web-rematch = Play again
web-failure-no-connection = The server does not answer. Try again in a moment.
web-failure-failed = That did not work.
web-failure-bad-request = That did not work: something in the request was wrong.
web-failure-not-found = There is no such table.
web-failure-no-such-table = There is no such table.
web-failure-bad-name = Please choose another name, with 1 to 24 visible characters.
web-failure-name-taken = Somebody at this table has that name already.
web-failure-cannot-combine = “{ $one }” and “{ $other }” cannot be combined.
web-failure-needs-other = “{ $one }” can only be added to “{ $other }”.
web-failure-named-twice = “{ $one }” is in there twice.
web-failure-no-foundation = “{ $one }” must be added to a base game.
web-failure-unknown-rules = There are no rules called “{ $one }”.
web-failure-wrong-number-of-seats = These rules are for { $fewest } to { $most } players.
web-failure-too-fast = Too many requests from here. Wait a moment.
web-failure-unavailable = The server cannot reach its database. Try again in a moment.
web-failure-name-banned = This name is not allowed here.
web-failure-wrong-key = There is no such recovery key.
web-failure-wrong-password = There is no account with this name and password.
web-failure-account-taken = This name is taken. Choose another one.
web-failure-has-account = You have an account already.
web-failure-too-many-tokens = You have reached the maximum number of tokens. Revoke one first.
web-failure-seat-taken = That seat is taken.
web-failure-seats-free = Some seats are still free.
web-failure-table-full = All seats are taken.
web-failure-table-closed = This game has begun already.
web-failure-dealing = The cards are about to be dealt.
web-failure-too-many-bots = There are more bots than seats.
web-failure-bots-busy = Too many bots already play at your other tables. Finish a game there, or wait a few minutes.
web-failure-not-host = Only the host may do that.
web-board-keys = Digits take a card of your hand, arrow keys move the cursor, N goes to the next lit cell, Enter chooses, I tells what lies there, R turns the card, Escape cancels, + and − zoom.
web-cell = { $cell }: { $things }
web-hidden-goal = face-down goal
web-lit = may be chosen
web-empty = empty
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-fit = Show everything
web-rules = Rules
web-search = Search the rules
web-nothing-found = Nothing found.
web-close = Close
web-hand = Your hand
web-players = Players
web-away = away
web-seen = What you have seen ({ $count })
web-role = You are: { $dwarf }
web-role-secret = Tell nobody.
web-understood = Understood
web-round-over = The round is over
web-go-on = Go on
web-only-discard = This card cannot be played now; you can pass and discard it.
web-pick-spare-card = You may discard more cards along with it: choose them in your hand.
web-gold = { $gold ->
    [one] One nugget
   *[other] { $gold } nuggets
}
web-new-table = A new table
web-which-rules = Which rules?
web-add-modules = Add modules ({ $count } chosen)
web-seats = Seats
web-bots = Bots
web-level = Level of the bots
web-limits = These rules are for { $fewest } to { $most } players.
web-open-table = Open the table
web-bot = bot
web-get-up = Leave the seat
web-seat-up = Move up: { $name }
bot-name-random = Random bot
bot-name-digger = Digging bot
bot-name-novice = Novice
bot-name-apprentice = Apprentice
bot-name-master = Master
bot-name-grandmaster = Grandmaster
bot-about-random = Does anything that is allowed.
bot-about-digger = Digs towards the goals, whatever its role.
bot-about-novice = Plays its role, but overlooks things, forgets, and believes at once.
bot-about-apprentice = Solid play: it knows the way, its friends and when to strike.
bot-about-master = Reads the table and thinks ahead; it needs a moment for that.
bot-about-grandmaster = Knows all kinds of players and soon sees which kind you are; it needs a moment.
web-talk = Talk
web-say = Say something to all
web-send = Send
web-claim-looked = I looked: { $goal } is { $which ->
        [treasure] the { $card }
        [stone-ne] { $card }
        [stone-nw] { $card }
       *[other] a { $card }
    }.
web-claim-trust = I trust { $name }.
web-claim-suspect = I suspect { $name }.
web-claim-repair-me = Somebody repair my tools, please!
web-watch = Others may watch
web-open-rounds = Watchers see all cards of rounds that are over
web-turn-time = Time for a turn
web-no-limit = No limit
web-minutes = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
}
web-days = { $days ->
    [one] One day
   *[other] { $days } days
}
web-reserve-time = Reserve for the whole game
web-no-reserve = None
web-when-out = When time runs out
web-when-out-bot = A bot makes the move
web-when-out-harmless = The most harmless move is made
web-time-left = { $time } left
web-always-no = Always no
