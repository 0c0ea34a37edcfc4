### People in one room: several at one device, a big screen, real cards, printed cards; in English.

room-doors = In one room
room-here = On this device
room-here-about = Several people share one device. It goes from hand to hand, and everybody sees only their own cards.
room-here-door = Hand one device round
room-screen = On a big screen
room-screen-door = The table on a television, hands on phones
room-companion = With real cards
room-companion-door = Roles, gold and clock for your printed game
room-print = Print your own
room-print-door = Our cards as a PDF, ready to cut
room-who = Who plays?
room-name = Name of player { $number }
room-player = Player { $number }
room-remove = Remove player { $number }
room-add = Add a player
room-covered = Cover the cards between turns
room-count = { $count ->
    [one] One player so far.
   *[other] { $count } players so far.
}
room-hand-to = Hand the device to { $name }
room-i-am = I am { $name }: show my cards
room-look = Look at my cards
room-look-as = { $name }, alone
room-cover = Cover my cards
screen-asked = { $count ->
    [one] { $names } plays
   *[other] Asked: { $names }
}
screen-sit-down = Scan the code with your phone and sit down: it becomes your hand.
screen-not-allowed = The host does not let others watch this table. Allow it in the lobby, before the game begins.
screen-step-1 = Open a table on your phone or computer, with the setting “Others may watch”.
screen-step-2 = Type its code here, on the television.
screen-step-3 = Everybody scans the QR code on the screen and plays from a phone.
screen-show = Show the table
screen-about = Open this address on a television or projector. It shows what everybody may see, and a QR code for phones.
screen-open = Open the big screen
screen-hand-only = Only my hand
seat-hand-over = Hand this seat over
seat-handed = Whoever opens this link first plays on from this seat. Everybody sees the new name.
seat-handed-qr = QR code with the link to this seat
seat-take = Sit down
seat-take-about = The host has handed a seat to you. You play on with its cards.
web-failure-still-there = This player is connected. Seats of those who are gone can be handed over.
web-failure-among-strangers = In rated, listed and slow games, seats do not change hands.
web-failure-seated-already = You play at this table already.
print-about = All cards of a game, drawn by us, to print and cut out. What you see below is what comes out of the printer.
print-size = Size of the cards
print-size-44x67 = 44 × 67 mm, as in the original
print-size-63x88 = 63 × 88 mm, for common sleeves
print-bleed = Beyond the cut
print-paper = Paper
print-backs = With backs, for printing on both sides (turned over the long side)
print-ink = Save ink
print-booklet = With the rules
print-count = { $count ->
    [one] One card
   *[other] { $count } cards
}
print-now = Print
print-hint = In the print dialogue choose 100% and no margins, so that millimetres stay millimetres.
print-preview = What will be printed
print-back-dwarf = Dwarf
print-back-goal = Goal
print-back-gold = Gold
print-back-chest = Chest
print-back-nugget = Nugget
print-back-postcard = Postcard
print-back-dark = Dark tunnel
print-back-treasure = Treasure
companion-about = You have the cards on the table; this page deals the dwarfs in secret, passes the gold round and counts. Nobody sees the dwarf of another, not even the one who deals.
companion-phones = Everybody has a phone
companion-one-phone = One phone goes round
companion-playing = Round { $round }: the dwarfs are dealt
companion-dividing = Round { $round } is over: the gold is divided
companion-over = The game is over
companion-join = Everybody opens this page on a phone and takes their name
companion-claim = I am { $name }
companion-qr = QR code with the link to this page
companion-last = The dwarfs of the last round
companion-winners = Won: { $names }
companion-secret = In secret
companion-secret-about = Make sure that nobody else looks at the screen.
companion-takes-gold = { $name } takes a gold card
companion-setup = How to set up
companion-dwarfs = Dwarfs to shuffle:
companion-own-gold = Your gold cards: { $cards } = { $sum }
companion-pick = Keep one gold card; the others go on
companion-cover = Cover
companion-round-over = The round is over
companion-finisher = Who reached the treasure?
companion-nobody = Nobody
companion-treasures = Who has which treasure?
companion-dragon = Who has the dragon?
companion-teams = Which teams have won?
companion-team-blue = blue
companion-team-green = green
companion-crystals = Crystals that lie open
companion-end-round = Show the dwarfs and divide
companion-ledger = Gold
companion-scores = Scores
companion-player = Player
companion-open = Open gold
companion-cards = Gold cards
companion-sum = Sum
companion-gold = Gold (minus takes away)
companion-count = Note it
companion-of-tournament = Table { $table } of tournament { $code }
companion-enter-result = Enter the result in the tournament
companion-result-given = The result has been entered in the tournament.
companion-clock = Clock
companion-turn-length = Time for a turn
companion-first = First player
companion-clock-begin = Start
companion-clock-stop = Stop
companion-next = Next player
companion-round-time = { $time } in this round
web-failure-no-finisher = Say who reached the treasure.
web-failure-no-such-gold = This gold card is not there any more.
