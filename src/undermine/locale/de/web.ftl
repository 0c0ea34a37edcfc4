### Was nur der Web-Client sagt, auf Deutsch.

web-language = Sprache
web-title = Grab, und trau niemandem
web-about = Zwerge graben sich zum Schatz vor, und einigen wäre es lieber, sie kämen nie an. Spiel mit Freunden oder gegen Bots, gleich hier.
web-guest = Gast
web-your-name = Dein Name
web-play-now = Jetzt spielen
web-play-now-about = { $bots ->
    [one] Sofort, mit einem Bot
   *[other] Sofort, mit { $bots } Bots
}
web-play-friends = Mit Freunden spielen
web-play-friends-about = Tisch eröffnen und Link verschicken
web-join = An einen Tisch setzen
web-code = Code des Tisches
web-join-button = Dazusetzen
web-running = Deine laufenden Spiele
web-no-table = Einen Tisch { $code } gibt es nicht. Prüf den Code oder bitte noch einmal um den Link.
web-lobby = Tisch { $code }
web-host = Gastgeber
web-sit = Hier sitzen
web-empty-seat = Freier Platz
web-add-bot = Bot dazu
web-remove = Entfernen
web-start = Beginnen
web-not-full = Besetze die freien Plätze mit Spielern oder Bots, dann kann es losgehen.
web-wait-for-host = Der Gastgeber beginnt das Spiel, sobald alle da sind.
web-invite = Lade deine Freunde ein
web-qr = QR-Code mit dem Link zu diesem Tisch
web-link = Link zu diesem Tisch
web-copy = Link kopieren
web-copied = Kopiert
web-your-turn = Du bist dran
web-board = Das Labyrinth
web-leave = Tisch verlassen
web-round = { $game ->
    [lost-mines] Runde { $round }
   *[saboteur] Runde { $round } von 3
}
web-deck = { $cards ->
    [0] Der Stapel ist leer
    [one] Eine Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
web-you-are = Du: { $dwarf }
web-reconnecting = Verbindung verloren, neuer Versuch …
web-on-turn = Am Zug
web-hand-size = { $cards ->
    [one] Eine Handkarte
   *[other] { $cards } Handkarten
}
web-gold-cards = { $cards ->
    [one] Eine Goldkarte
   *[other] { $cards } Goldkarten
}
web-choose-player = { $name } wählen
web-waiting-for = Warten auf { $names } …
web-pick-cell = Wähle ein beleuchtetes Feld.
web-pick-seat = Wähle einen Spieler.
web-pick-tool = Wähle ein Werkzeug.
web-pick-card = Wähle eine Karte.
web-yes = Ja
web-no = Nein
web-turn-card = Karte drehen
web-cancel = Abbrechen
web-log = Was geschah
web-winners = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
web-rematch = Noch einmal
web-failure-no-connection = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-failure-failed = Das hat nicht geklappt.
web-failure-bad-request = Das hat nicht geklappt: An der Anfrage stimmte etwas nicht.
web-failure-not-found = Diesen Tisch gibt es nicht.
web-failure-no-such-table = Diesen Tisch gibt es nicht.
web-failure-bad-name = Bitte wähle einen anderen Namen mit 1 bis 24 sichtbaren Zeichen.
web-failure-name-taken = An diesem Tisch heißt schon jemand so.
web-failure-cannot-combine = „{ $one }“ und „{ $other }“ lassen sich nicht verbinden.
web-failure-needs-other = „{ $one }“ geht nur zusammen mit „{ $other }“.
web-failure-named-twice = „{ $one }“ ist doppelt dabei.
web-failure-no-foundation = „{ $one }“ braucht ein Grundspiel.
web-failure-unknown-rules = Regeln namens „{ $one }“ gibt es nicht.
web-failure-wrong-number-of-seats = Diese Regeln sind für { $fewest } bis { $most } Personen.
web-failure-too-fast = Zu viele Anfragen von hier. Warte einen Augenblick.
web-failure-unavailable = Der Server erreicht seine Datenbank nicht. Versuch es gleich noch einmal.
web-failure-name-banned = Dieser Name ist hier nicht erlaubt.
web-failure-wrong-key = Diesen Wiederherstellungsschlüssel gibt es nicht.
web-failure-wrong-password = Ein Konto mit diesem Namen und Passwort gibt es nicht.
web-failure-account-taken = Dieser Name ist vergeben. Wähle einen anderen.
web-failure-has-account = Du hast schon ein Konto.
web-failure-too-many-tokens = Du hast die Höchstzahl an Token erreicht. Widerrufe zuerst eines.
web-failure-seat-taken = Der Platz ist besetzt.
web-failure-seats-free = Einige Plätze sind noch frei.
web-failure-table-full = Alle Plätze sind besetzt.
web-failure-table-closed = Dieses Spiel hat schon begonnen.
web-failure-dealing = Gleich werden die Karten ausgeteilt.
web-failure-too-many-bots = Es sind mehr Bots als Plätze.
web-failure-bots-busy = An deinen anderen Tischen spielen schon zu viele Bots. Spiel dort zu Ende oder warte ein paar Minuten.
web-failure-not-host = Das darf nur der Gastgeber.
web-board-keys = Ziffern nehmen eine Handkarte, Pfeiltasten bewegen den Cursor, N springt zum nächsten beleuchteten Feld, Enter wählt, I sagt, was dort liegt, R dreht die Karte, Escape bricht ab, + und − vergrößern und verkleinern.
web-cell = { $cell }: { $things }
web-hidden-goal = verdecktes Ziel
web-lit = wählbar
web-empty = leer
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-fit = Alles zeigen
web-rules = Regeln
web-search = In den Regeln suchen
web-nothing-found = Nichts gefunden.
web-close = Schließen
web-hand = Deine Hand
web-players = Spieler
web-away = abwesend
web-seen = Was du gesehen hast ({ $count })
web-role = Du bist: { $dwarf }
web-role-secret = Sag es niemandem.
web-understood = Verstanden
web-round-over = Die Runde ist vorbei
web-go-on = Weiter
web-only-discard = Diese Karte lässt sich jetzt nicht spielen; du kannst passen und sie ablegen.
web-pick-spare-card = Du darfst weitere Karten mit ablegen: Wähle sie aus deiner Hand.
web-gold = { $gold ->
    [one] Ein Nugget
   *[other] { $gold } Nuggets
}
web-new-table = Ein neuer Tisch
web-which-rules = Welche Regeln?
web-add-modules = Module dazunehmen ({ $count } gewählt)
web-seats = Plätze
web-bots = Bots
web-level = Stufe der Bots
web-limits = Diese Regeln sind für { $fewest } bis { $most } Spieler.
web-open-table = Tisch eröffnen
web-bot = Bot
web-get-up = Platz verlassen
web-seat-up = Nach oben: { $name }
bot-name-random = Zufallsbot
bot-name-digger = Grabebot
bot-name-novice = Neuling
bot-name-apprentice = Lehrling
bot-name-master = Meister
bot-name-grandmaster = Großmeister
bot-about-random = Tut irgendetwas, was erlaubt ist.
bot-about-digger = Gräbt auf die Ziele zu, welche Rolle er auch hat.
bot-about-novice = Spielt seine Rolle, übersieht aber manches, vergisst und glaubt sofort alles.
bot-about-apprentice = Solides Spiel: kennt den Weg, seine Freunde und den rechten Augenblick.
bot-about-master = Durchschaut die Runde und denkt voraus; dafür braucht er einen Moment.
bot-about-grandmaster = Kennt Spieler jeder Art und merkt bald, welcher Art du bist; dafür braucht er einen Moment.
web-talk = Gespräch
web-say = Sag allen etwas
web-send = Senden
web-claim-looked = Ich habe nachgesehen: { $goal } ist { $which ->
        [treasure] der { $card }
        [giant-spider] eine { $card }
        [stone-ne] { $card }
        [stone-nw] { $card }
       *[other] ein { $card }
    }.
web-claim-trust = Ich vertraue { $name }.
web-claim-suspect = Ich verdächtige { $name }.
web-claim-repair-me = Bitte repariert mir das Werkzeug!
web-watch = Andere dürfen zusehen
web-open-rounds = Wer zusieht, sieht von beendeten Runden alle Karten
web-turn-time = Zeit für einen Zug
web-no-limit = Unbegrenzt
web-minutes = { $minutes ->
    [one] Eine Minute
   *[other] { $minutes } Minuten
}
web-days = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
}
web-reserve-time = Reserve für das ganze Spiel
web-no-reserve = Keine
web-when-out = Wenn die Zeit um ist
web-when-out-bot = Ein Bot macht den Zug
web-when-out-harmless = Der harmloseste Zug wird gemacht
web-time-left = Noch { $time }
web-always-no = Immer nein
