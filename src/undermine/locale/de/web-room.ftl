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
