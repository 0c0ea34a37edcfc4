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
