### Spiele noch einmal ansehen und prüfen, ob sie fair waren, auf Deutsch.

replay-title = Wiederholung
replay-home = Zur Startseite
replay-watch = Wiederholung ansehen
replay-last-round = Letzte Runde offen ansehen
replay-to-table = Zurück zum Tisch
replay-file = Aufzeichnung hierher ziehen oder Datei wählen
replay-file-about = Die Aufzeichnung eines beliebigen Spiels von Undermine, wie sie die Ergebnisseite oder die Kommandozeile speichert. Der Server spielt sie nur nach und behält nichts.
replay-from-file = Datei ansehen
replay-viewer = Gesehen von
replay-open = Alles offen
replay-spectator = Zuschauer
replay-copy = Link zu diesem Zug kopieren
replay-download = Aufzeichnung laden
replay-verify = War es fair?
replay-controls = Durch das Spiel gehen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-pace = Tempo
replay-move-number = Zug
replay-move = Zug { $move } von { $moves }
replay-round = Runde { $round }
replay-deal = Die Karten werden ausgeteilt.
replay-did = { $name }: { $action }
replay-moved = { $name } hat entschieden.
replay-hands = Handkarten
replay-seen = Heimlich gesehen ({ $count })
verify-title = War das Spiel { $code } fair?
verify-fair = Ja: Es wurde fair ausgeteilt, und jeder Zug war erlaubt.
verify-unfair = Nein: Etwas passt nicht zusammen.
verify-holds = Stimmt
verify-fails = Stimmt nicht
verify-check-commitment = Der geheime Startwert des Servers ist der, den er zugesagt hat, bevor sich jemand gesetzt hat.
verify-check-nonce = Deine eigene Zahl war am Austeilen beteiligt.
verify-check-shares = Die Zahl jedes Spielers ist die, deren Fingerabdruck er vorher angegeben hat, und ausgeteilt wurde aus diesen Zahlen und keinen anderen.
verify-check-deal = Ausgeteilt wurde aus diesem Startwert und den Zahlen aller Spieler, und aus nichts sonst.
verify-check-moves = Jeder aufgezeichnete Zug war erlaubt und hat bewirkt, was aufgezeichnet ist, bis zum Ende des Spiels.
verify-check-record = Die Aufzeichnung ist lesbar.
verify-found-not-said = die Aufzeichnung sagt nicht, wie ausgeteilt wurde
verify-found-no-seed = der Startwert des Servers ist nicht hexadezimal
verify-found-commitment = zugesagt war { $promised }, es folgt { $found }
verify-found-nonce = { $count ->
    [one] ausgeteilt wurde aus einer Zahl
   *[other] ausgeteilt wurde aus { $count } Zahlen
}
verify-found-shares = { $given } von { $people } haben eine Zahl gegeben; zugesagt und nicht gezeigt: { $silent }
verify-found-deal = es folgt { $found }, ausgeteilt wurde { $dealt }
verify-found-moves = { $count ->
    [one] ein Zug, mit den aufgezeichneten Ereignissen
   *[other] { $count } Züge, jeder mit den aufgezeichneten Ereignissen
}
verify-found-not-over = { $count ->
    [one] nach einem Zug ist das Spiel nicht zu Ende
   *[other] nach { $count } Zügen ist das Spiel nicht zu Ende
}
verify-how = Wie das geht
verify-how-about = Vor dem Spiel veröffentlicht der Server den Fingerabdruck eines geheimen Startwerts und kann ihn danach nicht mehr ändern. Wer sich setzt, gibt den Fingerabdruck einer Zufallszahl an und zeigt die Zahl erst, wenn die Plätze feststehen; so kann niemand seine Zahl nach denen der anderen wählen. Aus Startwert und Zahlen folgen das Austeilen und jedes Mischen. Nach dem Spiel wird der Startwert gezeigt, und jeder kann nachrechnen. Solange die Zahl eines ehrlichen Spielers dabei ist, konnte sich niemand das Blatt aussuchen.
verify-commitment = Vor dem Spiel zugesagt (Fingerabdruck)
verify-server-seed = Startwert des Servers, nach dem Spiel gezeigt
verify-nonces = { $count ->
    [one] Die Zahl des Spielers
   *[other] Die { $count } Zahlen der Spieler
}
verify-deal-seed = Der Startwert des Austeilens, der daraus folgt
verify-game = Das Spiel
verify-yourself = Du musst dieser Seite nicht glauben: Lade die Aufzeichnung und prüfe sie auf deinem eigenen Rechner.
web-failure-bad-record = Diese Datei ist keine Aufzeichnung eines Spiels, die sich nachspielen lässt.
web-failure-other-rules = { $version ->
    [0] Die Aufzeichnung dieser Partie nennt keine Version der Regeln, ist also älter als Version { $ours }, die dieser Server hat. Sie lässt sich hier nicht ansehen.
   *[other] Diese Partie wurde nach Version { $version } der Regeln gespielt, und dieser Server hat Version { $ours }. Sie lässt sich hier nicht ansehen.
}
web-failure-record-too-long = Diese Aufzeichnung ist zu lang.
web-failure-too-large = Diese Datei ist zu groß.
web-failure-not-over = Das Spiel ist noch nicht vorbei; bis dahin bleiben seine Karten verdeckt.
web-failure-no-such-seat = Diesen Platz gibt es in diesem Spiel nicht.
home-recent = Letzte Spiele
home-won = gewonnen mit { $score }
home-lost = am Ende { $score }
chart-gold = Gold, Runde für Runde
chart-points = Punkte, Runde für Runde
chart-suspicion = Wen ein Beobachter verdächtigen würde (dick: wirklich Saboteur)
chart-gave-away = Züge, die einen Saboteur verrieten
chart-gave-away-move = Zug { $move }: { $name } verrät sich ({ $before } → { $after })
chart-reviewing = Die Partie wird auf Schlüsselmomente durchgesehen …
