### What the web client says at the table, and about itself, in English.

web-settings = Settings
web-theme = Colours
web-theme-auto = As on this device
web-theme-dark = Dark
web-theme-light = Light
web-contrast = High contrast
web-motion = Less motion
web-pace = Animation speed
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-off = No animations
web-sound = Sounds
web-notation = Notation for experts
web-notify = Notify me when it is my turn
web-notify-denied = The browser does not allow notifications from this page.
web-notify-body = The table { $code } waits for you.
web-log-unread = { $count ->
    [one] What happened; one new remark
   *[other] What happened; { $count } new remarks
}
web-mini-map = The whole labyrinth in small
web-more-time = More time ({ $left })
web-reserve = including { $seconds } s reserve
web-bot-plays = a bot plays until they are back
web-lag = Slow connection
web-queued = Your move is saved and will be sent as soon as the connection is back.
web-sending = Sending …
web-mute = Mute { $name }
web-hear-again = Hear { $name } again
web-claims = Claim something
web-claim-begin-looked = I looked …
web-claim-begin-trust = I trust …
web-claim-begin-suspect = I suspect …
web-claim-begin-repair-me = Repair me!
web-claim-which-goal = Which goal?
web-claim-which-card = What lies there?
web-claim-whom = Whom?
web-claim-no-looks = What a look showed may not be told here (LM-37).
web-back = Back
web-problem-too-fast = Not so fast: wait a moment before you say more.
web-problem-bad-text = This text cannot be sent.
web-problem-bad-claim = This cannot be claimed now.
web-problem-secret-look = What a look showed may not be told in The Lost Mines (LM-37).
web-problem-not-saved = The server could not save that. Try again.
web-problem-no-more-time = You cannot add any more time.
web-problem-not-seated = You only watch here.
web-problem-not-playing = The game has not begun, or it is over.
web-problem-closed = The operator of this server has closed this table.
web-problem-other-rules = This game was dealt by another version of the rules than this server has. It cannot be played on or replayed here.
web-problem-damaged = What is kept of this game is damaged. The operator of the server can find out more with 'undermine db check'.
refusal-stale-ask = That question is no longer open: it has been answered, perhaps in another window
refusal-replaced = Your newer answer counts instead
refusal-unreadable = The server could not read that
web-device = Play on another device
web-device-about = With a recovery key you are the same player on another device, with your running games and your history. Anyone who has it can play as you, so keep it secret.
web-key-make = Make a key
web-key-yours = Your recovery key
web-key-again = A new key replaces the previous one.
web-key-have = I have a key from my other device
web-key = Recovery key
web-key-use = Continue as that player
web-key-used = Done: this device is now { $name }.
web-failure-nobody = Play a game first: you are not known here yet.
web-to-home = To the front page
web-you-watch = You watch
web-discard = Discard pile: { $cards }
web-you = You
web-account = Account
web-account-about = Nobody needs one to play. With a name and a password you are the same player everywhere.
web-account-name = Name
web-password = Password (at least 8 characters)
web-log-in = Log in
web-account-open = Create an account
web-log-out = Log out
web-password-change = Change the password
web-password-old = Current password
web-password-new = New password (at least 8 characters)
web-password-changed = The password is changed; other devices are logged out.
web-logged-in = You are logged in as { $name }.
web-statistics = Your games so far
web-statistics-all = { $games ->
    [one] One game finished
   *[other] { $games } games finished
}, { $wins ->
    [0] none won
    [one] one won
   *[other] { $wins } won
}.
web-statistics-rules = { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won, best result { $best }
web-pass-on = Pass for me until the round ends
web-problem-not-yet = Not before the deck is empty.
