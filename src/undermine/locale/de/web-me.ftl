### Order and privacy: reports, blocks, what is kept of a person and how it ends; in German.

me-data = Deine Daten
me-data-about = Du kannst alles mitnehmen, was dieser Server über dich speichert, oder es löschen.
me-data-kept = Was hier gespeichert wird
me-export = Meine Daten herunterladen
me-delete = Mich und meine Daten löschen
me-delete-about = Dein Name, deine Texte, dein Konto und alles, was dazugehört, werden sofort gelöscht und lassen sich nicht wiederherstellen. Beendete Spiele bleiben, mit einer Nummer anstelle deines Namens. In laufenden Spielen übernimmt ein Bot deinen Platz.
me-delete-sure = Ich möchte gelöscht werden
me-delete-do = Endgültig löschen
me-deleted = Du bist gelöscht.
me-blocked = Wem du nicht begegnen willst
me-blocked-none = Niemand. Blockieren kannst du jemanden am Tisch: Öffne das Blatt über diesen Spieler.
me-unblock = { $name } wieder begegnen
me-order = Ärger mit { $name }?
me-report = Melden
me-report-about = Wer diesen Server betreibt, erfährt von { $name }, an welchem Tisch es war und bei welchem Zug.
me-report-why = Was ist los?
report-reason-insults = Beleidigungen oder Drohungen
report-reason-cheating = Betrug
report-reason-stalling = Absichtliches Aufhalten des Spiels
report-reason-name = Ein übler Name
report-reason-other = Etwas anderes
me-report-words = Was geschehen ist (darf leer sein)
me-report-send = Meldung abschicken
me-reported = Gemeldet. Danke.
me-block = Nicht mehr begegnen
me-block-about = Du und { $name } werdet nicht mehr am selben Tisch sitzen. { $name } erfährt es nicht.
me-is-blocked = Du wirst { $name } nicht mehr begegnen. Ändern lässt sich das auf der Seite über dich.
me-send-away = Wegschicken
me-send-away-about = Ein Bot spielt für { $name } weiter; eine Rückkehr in dieses Spiel ist nicht möglich.

privacy-title = Was hier gespeichert wird
privacy-intro = Dieser Server speichert, was er braucht, damit du spielen kannst, und nichts für Werbung. Er setzt zwei Cookies: eines, an dem du wiedererkannt wirst, und eines für ein Gerät, auf dem du dich angemeldet hast. Von anderen Servern wird nichts geladen.
privacy-name = Der Name, unter dem du spielst, und an welchen Tischen.
privacy-account = Wenn du ein Konto willst: sein Name und ein Fingerabdruck des Passworts, aus dem sich das Passwort nicht errechnen lässt.
privacy-tokens = Fingerabdrücke der Schlüssel, an denen deine Geräte und Programme erkannt werden.
privacy-games = Jeder Zug deiner Spiele, damit man sie noch einmal ansehen und prüfen kann, und was am Tisch gesagt wurde.
privacy-ratings = Deine Wertungen, wenn du gewertete Spiele spielst. Andere sehen sie nur, wenn du es erlaubst.
privacy-order = Wen du blockiert hast und was du gemeldet hast.
privacy-calls = Wenn du erfahren willst, dass du am Zug bist: wohin und wann nicht.
privacy-addresses = Deine Netzadresse dient dazu, zu begrenzen, wie viel von einer Stelle kommt. In der Datenbank steht sie nicht.
privacy-long = Wie lange
privacy-open = { $days ->
    [0] Tische, an denen kein Spiel begann: bis der Betreiber sie löscht
    [one] Tische, an denen kein Spiel begann: einen Tag
   *[other] Tische, an denen kein Spiel begann: { $days } Tage
}
privacy-unfinished = { $days ->
    [0] Spiele, die niemand weiterspielt: bis der Betreiber sie löscht
    [one] Spiele, die niemand weiterspielt: einen Tag
   *[other] Spiele, die niemand weiterspielt: { $days } Tage
}
privacy-finished = { $days ->
    [0] Beendete Spiele: bis der Betreiber sie löscht
    [one] Beendete Spiele: einen Tag
   *[other] Beendete Spiele: { $days } Tage
}
privacy-guest = { $days ->
    [0] Gäste ohne Tisch: bis der Betreiber sie löscht
    [one] Gäste ohne Tisch: einen Tag
   *[other] Gäste ohne Tisch: { $days } Tage
}
privacy-backups = Sicherungen kann der Betreiber länger aufheben.
privacy-yours = Auf der Seite über dich kannst du deine Daten herunterladen oder löschen.

host-reports = Meldungen von Spielern
host-reports-none = Es wartet keine.
host-report-place = Tisch { $code }, Zug { $move }
host-settle = Erledigt
web-problem-removed = Der Gastgeber hat dich von diesem Tisch weggeschickt.
web-failure-blocked = Du und jemand an diesem Tisch sollt euch nicht begegnen.
web-failure-rated = Von einem gewerteten Spiel wird niemand weggeschickt.
web-failure-too-many-reports = Deine Meldungen warten noch auf den Betreiber.
web-failure-too-many-blocked = Du hast zu viele Personen blockiert.

call-turn = Du bist am Zug
call-turn-at = Du bist am Zug an Tisch { $code }.
call-full = Der Tisch ist voll
call-full-at = An Tisch { $code } sind alle da: Das Spiel kann beginnen.
call-over = Das Spiel ist aus
call-over-at = Das Spiel an Tisch { $code } ist aus.
call-round = Die nächste Runde
call-round-at = Eine Runde des Turniers { $code } beginnt: Sieh nach, wo du sitzt.
call-confirm = Willst du hier gerufen werden?
call-confirm-code = Jemand möchte hier von Undermine gerufen werden. Wenn du das bist, gib dort diese Zahl ein: { $code }

me-calls = Gerufen werden
me-calls-about = Wenn du am Zug bist und gerade woanders, kann der Server es dir sagen. In der Nachricht steht, worum es geht und an welchem Tisch, sonst nichts.
me-calls-none = Auf diesem Server ist das nicht eingerichtet.
me-calls-device = Sag es mir auf diesem Gerät
me-calls-device-off = Nicht mehr auf diesem Gerät
me-calls-denied = Der Browser erlaubt es nicht. Ändern lässt sich das in seinen Einstellungen für diese Seite.
me-calls-impossible = Dieser Browser kann nicht gerufen werden. Auf einem iPhone oder iPad muss die Seite zuerst auf den Home-Bildschirm.
me-calls-lost = Dieses Gerät muss es noch einmal erlauben: Der Server hat neue Schlüssel.
me-calls-what = Was dir gesagt wird
me-calls-turn = Ich bin am Zug
me-calls-full = Mein Tisch ist voll
me-calls-over = Ein Spiel von mir ist aus
me-calls-round = Eine Runde meines Turniers beginnt
me-calls-quiet = Ruhezeit
me-calls-quiet-from = von
me-calls-quiet-to = bis
me-calls-where = Wo es dir gesagt wird
me-calls-nowhere = Noch nirgends.
me-calls-remove = { $name } entfernen
me-calls-this = dieses Gerät
me-calls-other = Ein anderer Weg
me-calls-other-about = { $mail ->
    [yes] Eine Mailadresse oder eines davon als Adresse: { $services }
   *[no] Eines davon als Adresse: { $services }
}
me-calls-address = Adresse
me-calls-add = Hinzufügen
me-calls-unconfirmed = wartet auf die Zahl, die dorthin geschickt wurde
me-calls-code = Zahl, die geschickt wurde
me-calls-confirm = Bestätigen
me-calls-saved = Gespeichert.
web-failure-bad-address = Diese Adresse ist hier nicht möglich.
web-failure-not-reached = An diese Adresse konnte nichts geschickt werden.
web-failure-wrong-code = Das ist nicht die Zahl, die geschickt wurde.
web-failure-too-many-addresses = Du hast zu viele Adressen. Entferne zuerst eine.
offline-title = Keine Verbindung
offline-about = Undermine erreicht den Server nicht. Prüfe deine Verbindung und lade die Seite neu. Kein Spiel ist verloren.
