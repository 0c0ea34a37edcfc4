### Looking back at games, and checking that they were fair, in English.

replay-title = Replay
replay-home = To the front door
replay-watch = Watch the replay
replay-last-round = See the last round openly
replay-to-table = Back to the table
replay-file = Drop a record here, or choose a file
replay-file-about = The record of any game of Undermine, as the result page and the command line save it. The server only replays it and keeps nothing.
replay-from-file = Replay a file
replay-viewer = Seen by
replay-open = Everything open
replay-spectator = A spectator
replay-copy = Copy link to this move
replay-download = Download record
replay-verify = Was it fair?
replay-controls = Move through the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-pace = Pace
replay-move-number = Move
replay-move = Move { $move } of { $moves }
replay-round = Round { $round }
replay-deal = The cards are dealt.
replay-did = { $name }: { $action }
replay-moved = { $name } has decided.
replay-hands = Hands
replay-seen = Seen in secret ({ $count })
verify-title = Was the game { $code } fair?
verify-fair = Yes: this deal was fair, and every move was legal.
verify-unfair = No: something does not fit.
verify-holds = Holds
verify-fails = Does not hold
verify-check-commitment = The secret seed of the server is the one it promised before anybody sat down.
verify-check-nonce = Your own number took part in the deal.
verify-check-shares = Every player’s number is the one whose fingerprint they gave before, and the deal was made from these numbers and no others.
verify-check-deal = The cards were dealt from that seed and the numbers of all players, and from nothing else.
verify-check-moves = Every recorded move was legal and did what is recorded, to the end of the game.
verify-check-record = The record can be read.
verify-found-not-said = the record does not say how it was dealt
verify-found-no-seed = the server’s seed is not hexadecimal
verify-found-commitment = { $promised } was promised, { $found } follows
verify-found-nonce = { $count ->
    [one] one number made the deal
   *[other] { $count } numbers made the deal
}
verify-found-shares = { $given } of { $people } gave a number; { $silent } promised one and did not show it
verify-found-deal = { $found } follows, { $dealt } was dealt
verify-found-moves = { $count ->
    [one] one move, with the recorded events
   *[other] { $count } moves, each with the recorded events
}
verify-found-not-over = { $count ->
    [one] the game is not over after one move
   *[other] the game is not over after { $count } moves
}
verify-how = How it works
verify-how-about = Before the game the server publishes the fingerprint of a secret seed, so it cannot change it any more. Everybody who sits down gives the fingerprint of a random number, and shows the number only when the seats are fixed, so nobody can choose theirs by the numbers of the others. Deal and all shuffles follow from seed and numbers. After the game the seed is shown, and anybody can work it out again. As long as one honest player’s number is among them, nobody could choose the deal.
verify-commitment = Promised before the game (fingerprint)
verify-server-seed = The server’s seed, shown after the game
verify-nonces = { $count ->
    [one] The number of the player
   *[other] The { $count } numbers of the players
}
verify-deal-seed = The seed of the deal that follows
verify-game = The game
verify-yourself = You need not trust this page: download the record and check it on your own machine.
web-failure-bad-record = This file is not the record of a game that can be replayed.
web-failure-other-rules = { $version ->
    [0] This game does not say with which version of the rules it was played, so it is older than version { $ours }, which this server has. It cannot be replayed here.
   *[other] This game was played with version { $version } of the rules, and this server has version { $ours }. It cannot be replayed here.
}
web-failure-record-too-long = This record is too long.
web-failure-too-large = This file is too large.
web-failure-not-over = The game is not over yet; until then its cards stay hidden.
web-failure-no-such-seat = There is no such seat in this game.
home-recent = Recent games
home-won = won with { $score }
home-lost = { $score } in the end
chart-gold = Gold, round by round
chart-points = Points, round by round
chart-suspicion = Whom a watcher would suspect (thick: really a saboteur)
chart-gave-away = Moves that gave a saboteur away
chart-gave-away-move = Move { $move }: { $name } is given away ({ $before } → { $after })
chart-reviewing = Looking through the game for its key moments …
