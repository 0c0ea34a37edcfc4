### Was der Web-Client am Tisch und über sich selbst sagt, auf Deutsch.

web-settings = Einstellungen
web-theme = Farben
web-theme-auto = Wie auf diesem Gerät
web-theme-dark = Dunkel
web-theme-light = Hell
web-contrast = Hoher Kontrast
web-motion = Weniger Bewegung
web-pace = Animationsgeschwindigkeit
web-pace-slow = Langsam
web-pace-normal = Normal
web-pace-fast = Schnell
web-pace-off = Keine Animationen
web-sound = Töne
web-notation = Notation für Kenner
web-notify = Benachrichtigen, wenn ich dran bin
web-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
web-notify-body = Am Tisch { $code } wird auf dich gewartet.
web-log-unread = { $count ->
    [one] Was geschah; eine neue Bemerkung
   *[other] Was geschah; { $count } neue Bemerkungen
}
web-mini-map = Das ganze Labyrinth im Kleinen
web-more-time = Mehr Zeit ({ $left })
web-reserve = davon { $seconds } s Reserve
web-bot-plays = bis zur Rückkehr spielt ein Bot
web-lag = Langsame Verbindung
web-queued = Dein Zug ist gespeichert und wird gesendet, sobald die Verbindung wieder da ist.
web-sending = Wird gesendet …
web-mute = { $name } stumm schalten
web-hear-again = { $name } wieder hören
web-claims = Etwas behaupten
web-claim-begin-looked = Ich habe nachgesehen …
web-claim-begin-trust = Ich vertraue …
web-claim-begin-suspect = Ich verdächtige …
web-claim-begin-repair-me = Repariert mich!
web-claim-which-goal = Welches Ziel?
web-claim-which-card = Was liegt dort?
web-claim-whom = Um wen geht es?
web-claim-no-looks = Hier darf nicht verraten werden, was man beim Nachsehen erfahren hat (LM-37).
web-back = Zurück
web-problem-too-fast = Nicht so schnell: Warte kurz, bevor du mehr sagst.
web-problem-bad-text = Dieser Text kann nicht gesendet werden.
web-problem-bad-claim = Das lässt sich jetzt nicht behaupten.
web-problem-secret-look = In den Verlorenen Minen darf nicht verraten werden, was man beim Nachsehen erfahren hat (LM-37).
web-problem-not-saved = Der Server konnte das nicht speichern. Versuche es noch einmal.
web-problem-no-more-time = Du hast keine Zeit mehr zu vergeben.
web-problem-not-seated = Du siehst hier nur zu.
web-problem-not-playing = Das Spiel hat noch nicht begonnen oder ist vorbei.
web-problem-closed = Dieser Tisch wurde vom Betreiber des Servers geschlossen.
web-problem-other-rules = Diese Partie wurde nach einer anderen Version der Regeln ausgeteilt, als dieser Server hat. Sie lässt sich hier weder weiterspielen noch ansehen.
web-problem-damaged = Was von dieser Partie gespeichert ist, ist beschädigt. Wer den Server betreibt, erfährt mit 'undermine db check' mehr.
refusal-stale-ask = Diese Frage ist nicht mehr offen: Sie ist schon beantwortet, vielleicht in einem anderen Fenster
refusal-replaced = Stattdessen gilt deine neuere Antwort
refusal-unreadable = Das konnte der Server nicht lesen
web-device = Auf einem anderen Gerät spielen
web-device-about = Ein Wiederherstellungsschlüssel macht ein anderes Gerät zum selben Spieler, mit allen laufenden Spielen und der Vorgeschichte. Wer ihn hat, spielt als du: Verrate ihn niemandem.
web-key-make = Schlüssel erzeugen
web-key-yours = Dein Wiederherstellungsschlüssel
web-key-again = Ein neuer Schlüssel macht den vorigen ungültig.
web-key-have = Ich habe einen Schlüssel von meinem anderen Gerät
web-key = Wiederherstellungsschlüssel
web-key-use = Als dieser Spieler weiterspielen
web-key-used = Fertig: Dieses Gerät ist nun { $name }.
web-failure-nobody = Spiele zuerst eine Partie: Dieser Server kennt dich noch nicht.
web-to-home = Zur Startseite
web-you-watch = Du siehst zu
web-discard = Ablagestapel: { $cards }
web-you = Du
web-account = Konto
web-account-about = Zum Spielen braucht es keines. Mit Name und Passwort bist du überall derselbe Spieler.
web-account-name = Name
web-password = Passwort (mindestens 8 Zeichen)
web-log-in = Anmelden
web-account-open = Konto anlegen
web-log-out = Abmelden
web-password-change = Passwort ändern
web-password-old = Aktuelles Passwort
web-password-new = Neues Passwort (mindestens 8 Zeichen)
web-password-changed = Das Passwort ist geändert; andere Geräte sind abgemeldet.
web-logged-in = Du bist als { $name } angemeldet.
web-statistics = Deine Spiele bisher
web-statistics-all = { $games ->
    [one] Ein Spiel beendet
   *[other] { $games } Spiele beendet
}, { $wins ->
    [0] keines gewonnen
    [one] eines gewonnen
   *[other] { $wins } gewonnen
}.
web-statistics-rules = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}, { $wins } gewonnen, bestes Ergebnis { $best }
web-pass-on = Für mich passen bis zum Ende der Runde
web-problem-not-yet = Erst, wenn der Stapel leer ist.
