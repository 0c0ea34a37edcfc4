### Leute in einem Raum: mehrere an einem Gerät, ein großer Bildschirm, echte Karten, gedruckte Karten; auf Deutsch.

room-doors = In einem Raum
room-here = An diesem Gerät
room-here-about = Mehrere Leute teilen sich ein Gerät. Es geht von Hand zu Hand, und jeder sieht nur die eigenen Karten.
room-here-door = Ein Gerät herumreichen
room-screen = Auf einem großen Bildschirm
room-screen-door = Der Tisch auf dem Fernseher, die Hände auf Handys
room-companion = Mit echten Karten
room-companion-door = Rollen, Gold und Uhr für das gedruckte Spiel
room-print = Selbst drucken
room-print-door = Unsere Karten als PDF, fertig zum Ausschneiden
room-who = Wer spielt mit?
room-name = Name von Spieler { $number }
room-player = Spieler { $number }
room-remove = Spieler { $number } entfernen
room-add = Spieler hinzufügen
room-covered = Karten zwischen den Zügen verdecken
room-count = { $count ->
    [one] Bisher ein Spieler.
   *[other] Bisher { $count } Spieler.
}
room-hand-to = Gib das Gerät an { $name }
room-i-am = Ich bin { $name }: meine Karten zeigen
room-look = Meine Karten ansehen
room-look-as = { $name }, allein
room-cover = Meine Karten verdecken
screen-asked = { $count ->
    [one] { $names } ist am Zug
   *[other] Gefragt: { $names }
}
screen-sit-down = Scanne den Code mit dem Handy und setz dich: Es wird zu deiner Hand.
screen-not-allowed = An diesem Tisch darf niemand zusehen. Erlaube es in der Lobby, bevor das Spiel beginnt.
screen-step-1 = Öffne am Handy oder Rechner einen Tisch, mit der Einstellung „Andere dürfen zusehen“.
screen-step-2 = Gib seinen Code hier am Fernseher ein.
screen-step-3 = Alle scannen den QR-Code auf dem Bildschirm und spielen mit dem Handy.
screen-show = Tisch zeigen
screen-about = Öffne diese Adresse auf einem Fernseher oder Beamer. Dort ist zu sehen, was alle sehen dürfen, und ein QR-Code für Handys.
screen-open = Großen Bildschirm öffnen
screen-hand-only = Nur meine Hand
seat-hand-over = Diesen Platz weitergeben
seat-handed = Wer diesen Link zuerst öffnet, spielt auf diesem Platz weiter. Alle sehen den neuen Namen.
seat-handed-qr = QR-Code mit dem Link zu diesem Platz
seat-take = Platz nehmen
seat-take-about = Der Gastgeber hat dir einen Platz gegeben. Du spielst mit dessen Karten weiter.
web-failure-still-there = Dieser Spieler ist verbunden. Weitergeben kann man nur die Plätze derer, die weg sind.
web-failure-among-strangers = In gewerteten, öffentlichen und langsamen Spielen werden keine Plätze weitergegeben.
web-failure-seated-already = Du spielst an diesem Tisch schon mit.
print-about = Alle Karten eines Spiels, von uns gezeichnet, zum Drucken und Ausschneiden. Unten ist zu sehen, was aus dem Drucker kommt.
print-size = Größe der Karten
print-size-44x67 = 44 × 67 mm, wie im Original
print-size-63x88 = 63 × 88 mm, für übliche Hüllen
print-bleed = Über den Schnitt hinaus
print-paper = Papier
print-backs = Mit Rückseiten, für beidseitigen Druck (über die lange Seite gewendet)
print-ink = Tinte sparen
print-booklet = Mit den Regeln
print-count = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
}
print-now = Drucken
print-hint = Wähle im Druckdialog 100 % und keine Ränder, damit Millimeter Millimeter bleiben.
print-preview = Was gedruckt wird
print-back-dwarf = Zwerg
print-back-goal = Ziel
print-back-gold = Gold
print-back-chest = Truhe
print-back-nugget = Nugget
print-back-postcard = Postkarte
print-back-dark = Dunkler Gang
print-back-treasure = Schatz
companion-about = Die Karten liegen auf dem Tisch; diese Seite verteilt heimlich die Zwerge, reicht das Gold herum und zählt. Niemand sieht den Zwerg eines anderen, auch nicht, wer austeilt.
companion-phones = Jeder hat ein Handy
companion-one-phone = Ein Handy geht herum
companion-playing = Runde { $round }: Die Zwerge sind verteilt
companion-dividing = Runde { $round } ist vorbei: Das Gold wird geteilt
companion-over = Das Spiel ist zu Ende
companion-join = Alle öffnen diese Seite auf dem Handy und nehmen ihren Namen
companion-claim = Ich bin { $name }
companion-qr = QR-Code mit dem Link zu dieser Seite
companion-last = Die Zwerge der letzten Runde
companion-winners = Gewonnen: { $names }
companion-secret = Im Geheimen
companion-secret-about = Achte darauf, dass niemand sonst auf den Bildschirm sieht.
companion-takes-gold = { $name } nimmt eine Goldkarte
companion-setup = Aufbau
companion-dwarfs = Zu mischende Zwerge:
companion-own-gold = Deine Goldkarten: { $cards } = { $sum }
companion-pick = Behalte eine Goldkarte; die anderen gehen weiter
companion-cover = Verdecken
companion-round-over = Die Runde ist vorbei
companion-finisher = Wer hat den Schatz erreicht?
companion-nobody = Niemand
companion-treasures = Wer hat welchen Schatz?
companion-dragon = Wer hat den Drachen?
companion-teams = Welche Teams haben gewonnen?
companion-team-blue = blau
companion-team-green = grün
companion-crystals = Offen liegende Kristalle
companion-end-round = Zwerge zeigen und teilen
companion-ledger = Gold
companion-scores = Ergebnis
companion-player = Spieler
companion-open = Offenes Gold
companion-cards = Goldkarten
companion-sum = Summe
companion-gold = Gold (Minus nimmt weg)
companion-count = Notieren
companion-of-tournament = Tisch { $table } des Turniers { $code }
companion-enter-result = Ergebnis im Turnier eintragen
companion-result-given = Das Ergebnis ist im Turnier eingetragen.
companion-clock = Uhr
companion-turn-length = Zeit für einen Zug
companion-first = Wer beginnt?
companion-clock-begin = Starten
companion-clock-stop = Anhalten
companion-next = Der Nächste
companion-round-time = { $time } in dieser Runde
web-failure-no-finisher = Gib an, wer den Schatz erreicht hat.
web-failure-no-such-gold = Diese Goldkarte ist nicht mehr da.
