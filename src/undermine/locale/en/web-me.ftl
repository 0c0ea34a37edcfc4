### Order and privacy: reports, blocks, what is kept of a person and how it ends; in English.

me-data = Your data
me-data-about = You can take along everything that this server keeps about you, or delete it.
me-data-kept = What is kept here
me-export = Download my data
me-delete = Delete me and my data
me-delete-about = Your name, your texts, your account and everything that belongs to it are deleted at once and cannot be brought back. Finished games stay, with a number in place of your name. In games that are being played a bot takes your seat.
me-delete-sure = I want to be deleted
me-delete-do = Delete for good
me-deleted = You have been deleted.
me-blocked = People you do not want to meet
me-blocked-none = Nobody. You can block somebody at a table: open the sheet about that player.
me-unblock = Meet { $name } again
me-order = Trouble with { $name }?
me-report = Report
me-report-about = The operator of this server is told about { $name }, at which table it was, and at which move.
me-report-why = What is wrong?
report-reason-insults = Insults or threats
report-reason-cheating = Cheating
report-reason-stalling = Holding up the game on purpose
report-reason-name = A bad name
report-reason-other = Something else
me-report-words = What happened (may be empty)
me-report-send = Send the report
me-reported = Reported. Thank you.
me-block = Do not meet again
me-block-about = You and { $name } will not be seated at the same table any more. { $name } is not told.
me-is-blocked = You will not meet { $name } again. This can be changed on the page about you.
me-send-away = Send away
me-send-away-about = A bot plays on for { $name }, who cannot come back to this game.

privacy-title = What is kept here
privacy-intro = This server keeps what it needs so that you can play, and nothing for advertising. It sets two cookies: one by which you are known again, and one for a device on which you have logged in. Nothing is loaded from other servers.
privacy-name = The name you play under, and at which tables.
privacy-account = If you want an account: its name, and a fingerprint of the password from which the password cannot be worked out.
privacy-tokens = Fingerprints of the keys by which your devices and programs are known.
privacy-games = Every move of your games, so that they can be replayed and checked, and what was said at the table.
privacy-ratings = Your ratings, if you play rated games. Others see them only if you allow it.
privacy-order = Whom you have blocked, and what you have reported to the operator.
privacy-calls = If you want to be told when it is your turn: where to, and when not.
privacy-addresses = Your network address is used to limit how much comes from one place. It is not kept in the database.
privacy-long = For how long
privacy-open = { $days ->
    [0] Tables at which no game began: until the operator deletes them
    [one] Tables at which no game began: one day
   *[other] Tables at which no game began: { $days } days
}
privacy-unfinished = { $days ->
    [0] Games that nobody plays on: until the operator deletes them
    [one] Games that nobody plays on: one day
   *[other] Games that nobody plays on: { $days } days
}
privacy-finished = { $days ->
    [0] Finished games: until the operator deletes them
    [one] Finished games: one day
   *[other] Finished games: { $days } days
}
privacy-guest = { $days ->
    [0] Guests without a table: until the operator deletes them
    [one] Guests without a table: one day
   *[other] Guests without a table: { $days } days
}
privacy-backups = The operator may keep backups for longer.
privacy-yours = You can download your data, or delete it, on the page about you.

host-reports = Reports by players
host-reports-none = None are waiting.
host-report-place = Table { $code }, move { $move }
host-settle = Settled
web-problem-removed = The host has sent you away from this table.
web-failure-blocked = You and somebody at this table are not to meet.
web-failure-rated = Nobody is sent away from a rated game.
web-failure-too-many-reports = Your reports are still waiting for the operator.
web-failure-too-many-blocked = You have blocked too many people.

call-turn = Your turn
call-turn-at = It is your turn at table { $code }.
call-full = The table is full
call-full-at = Everybody is there at table { $code }: the game can begin.
call-over = The game is over
call-over-at = The game at table { $code } is over.
call-round = The next round
call-round-at = A round of tournament { $code } begins: look where you sit.
call-confirm = Do you want to be called here?
call-confirm-code = Somebody wants to be called here by Undermine. If it is you, type this number there: { $code }

me-calls = Being called back
me-calls-about = When it is your turn and you are elsewhere, the server can tell you. A message says what it is about and at which table, nothing else.
me-calls-none = The operator of this server has not set this up.
me-calls-device = Tell me on this device
me-calls-device-off = Not on this device any more
me-calls-denied = The browser does not allow it. You can change that in its settings for this page.
me-calls-impossible = This browser cannot be called. On an iPhone or iPad, put the page on the home screen first.
me-calls-lost = This device must be allowed again: the server has new keys.
me-calls-what = What you are told
me-calls-turn = It is my turn
me-calls-full = My table is full
me-calls-over = A game of mine is over
me-calls-round = A round of my tournament begins
me-calls-quiet = Quiet hours
me-calls-quiet-from = from
me-calls-quiet-to = to
me-calls-where = Where you are told
me-calls-nowhere = Nowhere yet.
me-calls-remove = Remove { $name }
me-calls-this = this device
me-calls-other = Another way
me-calls-other-about = { $mail ->
    [yes] A mail address, or one of these as an address: { $services }
   *[no] One of these as an address: { $services }
}
me-calls-address = Address
me-calls-add = Add
me-calls-unconfirmed = waits for the number that was sent there
me-calls-code = Number that was sent
me-calls-confirm = Confirm
me-calls-saved = Saved.
web-failure-bad-address = This address cannot be used here.
web-failure-not-reached = Nothing could be sent to this address.
web-failure-wrong-code = This is not the number that was sent.
web-failure-too-many-addresses = You have too many addresses. Remove one first.
offline-title = No connection
offline-about = Undermine cannot reach the server. Check your connection, then load the page again. No game is lost.
