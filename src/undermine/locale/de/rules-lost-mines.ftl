### Die Regeln von Die verlorenen Minen auf Deutsch, Punkt für Punkt, für die Hilfe im Spiel.
### Eine Nachricht je Punkt der Regelseite „lost-mines“; die Kennung ist die des Punktes in Kleinbuchstaben nach „clause-“. Das Attribut .section nennt die Überschrift.
### Kartenformen wie [NE], die Kürzel V H CR CL TV TH X und Felder wie (9,0) sind in allen Sprachen gleich.

rules-lost-mines-title = Die verlorenen Minen (3–9 Spieler, 2 Runden)
rules-lost-mines-intro = Ein zweites Spiel aus denselben Teilen: Karten mit Öffnungen, die auf Felder gelegt werden, geheime Rollen, Handkarten, ein Stapel. Hier gehen die Zwerge umher. Der Spielplan ist begrenzt: 11 Spalten (x von 0 bis 10, von Westen nach Osten) und 7 Zeilen (y von 0 bis 6, von Norden nach Süden). Die Seiten einer Karte heißen N (Norden), E (Osten), S (Süden) und W (Westen); [NE] bedeutet, dass diese Seiten offen und miteinander verbunden sind.

## Material

clause-lm-1 = Es gibt 40 Pfadkarten (Materialwahl); alle Öffnungen einer Karte treffen sich in ihrer Mitte (keine Sackgassen). Die Formen sind V [NS], H [EW], CR [NE], CL [NW], TV [NES], TH [NEW] und X [NESW]. Gewöhnlich, 24 Karten: V 2, H 3, CR 4, CL 4, TV 4, TH 4, X 3. Umgestürzter Baum, 3 Karten: V 1, H 1, X 1. See, 3 Karten: V 1, H 1, X 1. Graben, 3 Karten: V 1, H 1, X 1. Lagerfeuer, 3 Karten: TV 1, TH 1, X 1. Felsen, 4 Karten: V 1, H 1, TV 1, TH 1.
    .section = Material
clause-lm-2 = Es gibt 23 Aktionskarten (Materialwahl): Axt 3, Boot 3, Seil 3, Blick auf Mine oder Schatz 2, Blick auf Mine oder Zwerg 2, Blick auf Schatz oder Zwerg 2, Falle 3, Troll 2, Sturm 3.
    .section = Material
clause-lm-3 = Es gibt 12 Schätze (Materialwahl): Silber mit Wert 1, 2, 2 und 3; Gold mit Wert 2, 3, 3 und 4; Edelsteine mit Wert 3, 4, 4 und 5. Die Rückseite zeigt die Art, die Vorderseite den Wert (Hausregel).
    .section = Material
clause-lm-4 = Es gibt 4 Minen (Materialwahl): Edelsteine [NE], Gold [NW], Silber [NES], Drache [NESW]. Es gibt 2 Startkarten, [NESW]. Es gibt 10 Zwergenkarten: je Clan (Blau, Gelb) 3 loyale Zwerge, 1 eigennütziger Zwerg und 1 Saboteur. Es gibt ein Drachenplättchen. Plättchen gehen nie aus (Hausregel).
    .section = Material

## Aufbau einer Runde

clause-lm-5 = Die Startkarten liegen offen: Blau auf (1,2), Gelb auf (1,4); die Minen werden gemischt und liegen verdeckt auf (9,0), (9,2), (9,4) und (9,6) (Materialwahl).
    .section = Aufbau einer Runde
clause-lm-6 = So viele Schätze, wie Spieler dabei sind, liegen verdeckt in der Schatzauslage; die anderen sind ungesehen aus dem Spiel.
    .section = Aufbau einer Runde
clause-lm-7 = Der Zwergenstapel: Bei 3–4 Spielern werden je Clan zwei loyale Zwerge aussortiert, bei 5–6 einer, bei 7–9 keiner. Alle bekommen eine Karte. Der Clan ist öffentlich, die Rolle geheim. Jede Aufteilung auf die Clans ist erlaubt (Hausregel).
    .section = Aufbau einer Runde
clause-lm-8 = Jeder Zwerg steht auf der Startkarte seines Clans. Die 63 Pfad- und Aktionskarten werden gemischt und 10 davon ungesehen beiseitegelegt; auf die Hand kommen 5 Karten (3–6 Spieler) oder 4 Karten (7–9 Spieler).
    .section = Aufbau einer Runde
clause-lm-9 = Wer Runde 1 beginnt, wird ausgelost (Hausregel); gespielt wird im Uhrzeigersinn.
    .section = Aufbau einer Runde

## Ein Zug

clause-lm-10 = Aufräumen: Trolle, die dieser Spieler früher aufgestellt hat, verlassen den Spielplan, auch wenn er dann keine Karten hat (Hausregel).
    .section = Ein Zug
clause-lm-11 = Wer zu Beginn des Zuges keine Karten hat, ist für den Rest der Runde raus: keine Karte, keine Bewegung, kein Schatz (Hausregel). Der Zwerg bleibt stehen; zu Trollen siehe LM-10.
    .section = Ein Zug
clause-lm-12 = Schritt 1, Pflicht: eine Pfadkarte spielen oder eine Aktionskarte spielen oder eine oder zwei Karten verdeckt abwerfen.
    .section = Ein Zug
clause-lm-13 = Schritt 2, freiwillig: den eigenen Zwerg bewegen.
    .section = Ein Zug
clause-lm-14 = Dann kommt der Schatz (LM-28).
    .section = Ein Zug
clause-lm-15 = Schritt 3: so viele Karten nachziehen, wie in Schritt 1 gespielt oder abgeworfen wurden, solange der Stapel reicht. Durch Fallen verlorene Karten werden nicht ersetzt.
    .section = Ein Zug

## Schritt 1: Pfadkarten

clause-lm-16 = Eine Pfadkarte kommt auf ein leeres Feld des Spielplans, aufrecht oder um 180° gedreht, nie quer (Hausregel). Sie muss zu jedem offenen Nachbarn passen (Öffnung an Öffnung, Wand an Wand), und mindestens eine ihrer Öffnungen muss an die Öffnung eines Nachbarn stoßen. Eine Verbindung zu einer Startkarte oder einem Zwerg ist nicht nötig. Eine verdeckte Mine passt zu allem und ist kein Nachbar, an dem man weiterbauen kann (Hausregel). Öffnungen dürfen vom Spielplan hinausweisen (Hausregel).
    .section = Schritt 1: Pfadkarten

## Schritt 1: Aktionskarten

clause-lm-17 = Axt, Boot und Seil spielt man auf einen umgestürzten Baum, einen See oder einen Graben, jeweils passend und noch ohne Werkzeug (Hausregel): Das Werkzeug liegt dort für alle.
    .section = Schritt 1: Aktionskarten
clause-lm-18 = Spähkarten: Man wählt von den zwei Möglichkeiten der Karte eine, für die es ein Ziel gibt: eine verdeckte Mine, einen Schatz in der Schatzauslage, die Zwergenkarte eines anderen Spielers. Nur wer die Karte spielt, sieht es. Sie ist spielbar, wenn es für eine der beiden ein Ziel gibt (Hausregel).
    .section = Schritt 1: Aktionskarten
clause-lm-19 = Falle und Troll: Sie kommen auf eine Kante zwischen zwei Feldern, an der eine offene Karte eine Öffnung hat und das andere Feld leer ist oder dort eine offene Karte mit einer Öffnung an dieser Stelle oder eine verdeckte Mine liegt (Hausregel); höchstens ein Plättchen je Kante (Hausregel); nie am Rand des Spielplans.
    .section = Schritt 1: Aktionskarten
clause-lm-20 = Falle: Wer sie überquert, gleich in welcher Richtung, verliert sofort eine zufällige Handkarte, verdeckt; bei leerer Hand geschieht nichts; die Falle bleibt (Hausregel).
    .section = Schritt 1: Aktionskarten
clause-lm-21 = Troll: Niemand kommt an ihm vorbei, bis der nächste Zug seines Besitzers beginnt; so lange liegt seine Karte vor dem Besitzer.
    .section = Schritt 1: Aktionskarten
clause-lm-22 = Sturm: entfernt eine Pfadkarte, auf der kein Zwerg steht, samt ihrem Werkzeug, aber nie eine Startkarte oder eine Mine. Eine Falle oder ein Troll an einer ihrer Kanten verschwindet nur, wenn nun beide Felder dieser Kante leer sind (eine verdeckte Mine ist eine Karte (Hausregel)); die Karte des Trolls wird dann sofort abgelegt (Hausregel). Ein Plättchen an einer Kante ohne zwei Öffnungen bleibt und bewirkt nichts, bis ein Weg darüber führt (Hausregel).
    .section = Schritt 1: Aktionskarten
clause-lm-23 = An eine Kante mit Plättchen darf eine Karte gelegt werden; das Plättchen bleibt.
    .section = Schritt 1: Aktionskarten

## Schritt 2: Bewegung

clause-lm-24 = Ein Zwerg geht 1 bis 3 Schritte von Karte zu verbundener Karte; 1 bis 5, wenn er an einem Lagerfeuer losgeht. Öffnungen müssen aufeinandertreffen, und kein Troll darf dazwischen sein. Der ganze Weg wird auf einmal angesagt; Fallen wirken in seiner Reihenfolge (Hausregel). Karten dürfen mehrmals betreten werden, jeder Schritt zählt (Hausregel). Ein Schritt auf eine verdeckte Mine braucht nur die Öffnung der Karte, die man verlässt, und muss der letzte sein.
    .section = Schritt 2: Bewegung
clause-lm-25 = Ein Hindernis ohne sein Werkzeug kann nicht betreten werden. Felsen und ein Hindernis mit Werkzeug fassen einen Zwerg: Solange eine solche Karte besetzt ist, darf niemand sonst darauf anhalten oder hindurchgehen. Andere Karten fassen beliebig viele (Hausregel).
    .section = Schritt 2: Bewegung
clause-lm-26 = Wer eine verdeckte Mine betritt, deckt sie auf und beendet die Bewegung. Die Mine wird so gedreht, dass der Zugang passt, und dann so, dass sie zu möglichst vielen offenen Nachbarn passt (passt sie in beiden Richtungen gleich gut, wählt, wer sie umdreht); unpassende Seiten sind zu.
    .section = Schritt 2: Bewegung
clause-lm-27 = Die Drachenmine: Nur wer sie aufdeckt, nimmt das Drachenplättchen; danach ist sie eine gewöhnliche Karte.
    .section = Schritt 2: Bewegung
clause-lm-28 = Wer Schritt 2 auf einer aufgedeckten Schatzmine beendet, bewegt oder nicht, muss aus der Schatzauslage einen Schatz ihrer Art nehmen, falls es einen gibt, und wählt selbst, welchen (Hausregel); er liegt verdeckt, die Art ist sichtbar, den Wert kennt nur, wer ihn genommen hat (Hausregel). Das geschieht also bei der Ankunft und wieder in jedem Zug, in dem der Zwerg bleibt. Bloßes Durchgehen bringt nichts (Hausregel: Die Spielregel spricht einmal vom Betreten und einmal vom Ende der Bewegung).
    .section = Schritt 2: Bewegung

## Ende der Runde, Wertung

clause-lm-29 = Die Runde endet sofort, wenn der letzte Schatz der Schatzauslage genommen wird, oder am Ende eines Zuges (nach Schritt 3), wenn der Stapel und alle Hände leer sind; wer die letzte Karte spielt, bewegt sich also noch und nimmt (Hausregel). (Alle können sich einigen aufzuhören: eine Option, normalerweise aus.)
    .section = Ende der Runde, Wertung
clause-lm-30 = Die Rollen werden aufgedeckt. Ein eigennütziger Zwerg erhält den Wert der eigenen Schätze und hat keinen Anteil.
    .section = Ende der Runde, Wertung
clause-lm-31 = In den gemeinsamen Topf eines Clans kommen die Schätze seiner loyalen Zwerge und des Saboteurs aus dem anderen Clan; er wird gleichmäßig unter ihnen geteilt.
    .section = Ende der Runde, Wertung
clause-lm-32 = Den Rest bekommt, wer im Topf den wertvollsten einzelnen Schatz genommen hat (Hausregel: Das Beispiel der Spielregel entscheidet); sind mehrere gleichauf, wird der Rest durch ihre Anzahl geteilt, alle bekommen das Ergebnis abgerundet, und was übrig bleibt, verfällt. Mitglieder ohne Schätze teilen wie die anderen.
    .section = Ende der Runde, Wertung
clause-lm-33 = Dann gibt, wer das Drachenplättchen hat, 2 Siegpunkte zurück oder so viel, wie da ist (von der Gesamtsumme (Hausregel)); nie unter 0.
    .section = Ende der Runde, Wertung
clause-lm-34 = Ein Beispiel mit 6 Spielern: Der gelbe Topf hat 8 für zwei: 4 und 4. Der blaue Topf hat 8 für zwei loyale blaue Zwerge und den gelben Saboteur: je 2, und die restlichen 2 bekommt der Saboteur, der den Schatz mit Wert 4 hat: also 4. Ein loyaler blauer Zwerg mit dem Drachen: 2 − 2 = 0. Der eigennützige blaue Zwerg mit einem Schatz vom Wert 3: 3.
    .section = Ende der Runde, Wertung
clause-lm-35 = Runde 2: Alles wird neu aufgebaut, nur die Punkte bleiben. Es beginnt, wer links von dem Spieler sitzt, der zuletzt eine Pfad- oder Aktionskarte gespielt hat (Abwerfen ist kein Spielen (Hausregel)); hat niemand eine gespielt, der linke Nachbar dessen, der Runde 1 begonnen hat (Hausregel).
    .section = Ende der Runde, Wertung
clause-lm-36 = Nach Runde 2 gewinnt, wer die meisten Siegpunkte hat; bei Gleichstand teilt man sich den Sieg. (Weitere Runden, bis nur einer gewinnt: eine Option.)
    .section = Ende der Runde, Wertung
clause-lm-37 = Was man beim Nachsehen erfahren hat, darf man anderen nicht verraten: Das Spiel bietet weder Menschen noch Bots oder Programmen einen Weg, einen Blick, eine Rolle oder eine Karte zu behaupten oder zu beweisen; Vertrauen, Verdacht und Chat sind nur Gerede (Hausregel).
    .section = Ende der Runde, Wertung
