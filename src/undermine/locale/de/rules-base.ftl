### Die Regeln des Grundspiels, Punkt für Punkt, auf Deutsch: der Hilfetext zu den Punkten BASE-1 bis BASE-38.
### Eine Nachricht je Punkt (seine Kennung in Kleinbuchstaben nach „clause-“), in der Reihenfolge der Seite; `.section` ist die Überschrift.
### Kartenzeichen wie [NES], Felder und Kennungen sind in jeder Sprache gleich.

rules-base-title = Grundspiel (3–10 Spieler, 3 Runden)
rules-base-notation = Eine Wegekarte liegt hochkant und hat die Seiten N, E, S, W (Norden, Osten, Süden, Westen). [NE] bedeutet, dass diese Öffnungen im Inneren der Karte verbunden sind; |X ist eine Öffnung, die im Fels endet (eine Sackgasse); eine nicht genannte Seite ist eine Wand. Karten dürfen um 180° gedreht werden (N mit S und zugleich E mit W), nie um 90°, also ist [NE] = [SW], [NW] = [SE], [NES] = [NSW] und [NEW] = [ESW]. Felder heißen (x, y): x wächst nach Osten, y nach Süden. Das Spielfeld hat keinen Rand. „Neben“ heißt: mit einer gemeinsamen Seite; Ecken zählen nicht (Hausregel). Die Plätze folgen im Uhrzeigersinn: „links“ ist der nächste Platz, „rechts“ der vorige. Eine Gruppe verbundener Öffnungen ist mit dem Start verbunden, wenn verbundene Öffnungen von der Startkarte zu ihr führen. Der Finder ist der Spieler, durch dessen Karte der Schatz aufgedeckt wurde.
rules-base-marks = „(Hausregel)“ kennzeichnet eine Entscheidung von uns, wo die Spielregel schweigt oder sich widerspricht; „(Materialwahl)“ kennzeichnet Anzahlen, Formen oder Anordnungen von Karten, die die Spielregel nicht angibt. „Aktuelle Ausgabe“ und „klassische Ausgabe“ sind die beiden Ausgaben des Grundspiels.

## Spielmaterial

clause-base-1 = Der Stapel enthält 40 Wegekarten (Materialwahl): [NESW] ×5, [NES] ×5, [NEW] ×5, [NS] ×4, [EW] ×3, [NE] ×5, [NW] ×4 und je eine der neun Sackgassen N|E|S|W, N|E|S, N|E|W, N|S, E|W, N|E, N|W, N und E, auf denen jede Öffnung im Fels endet.
    .section = Spielmaterial
clause-base-2 = Die Startkarte ist [NESW] mit einer Leiter. Die Zielkarten sind der Schatz [NESW], ein Stein [NE] und ein Stein [NW] (Materialwahl).
    .section = Spielmaterial
clause-base-3 = Es gibt 27 Aktionskarten (Materialwahl: die Aufteilung): kaputte Spitzhacke, kaputte Laterne und kaputte Lore je 3; Reparatur der Spitzhacke, der Laterne und der Lore je 2; Doppelreparatur Spitzhacke und Laterne, Spitzhacke und Lore, Laterne und Lore je 1; Steinschlag 3; Schatzkarte 6.
    .section = Spielmaterial
clause-base-4 = Es gibt 28 Goldkarten: Wert 1 ×16, Wert 2 ×8, Wert 3 ×4 (Materialwahl: die Aufteilung). Die Zwerge sind 7 Goldgräber und 4 Saboteure.
    .section = Spielmaterial

## Aufbau einer Runde

clause-base-5 = Der Zwergenstapel hängt von der Spielerzahl ab (Saboteure + Goldgräber): 3 Spieler: 1+3; 4: 1+4; 5: 2+4; 6: 2+5; 7: 3+5; 8: 3+6; 9: 3+7; 10: 4+7. Das ist eine Karte mehr als Spieler: Jeder erhält geheim eine; die letzte liegt bis zum Ende der Runde verdeckt und ungesehen.
    .section = Aufbau einer Runde
clause-base-6 = Die Startkarte liegt offen auf (0,0). Die drei Zielkarten werden gemischt und liegen verdeckt auf (8,-2), (8,0) und (8,2): sieben leere Spalten vom Start entfernt, mit einer leeren Reihe zwischen den Zielen. Im Spiel darf dieses Rechteck in jeder Richtung verlassen werden.
    .section = Aufbau einer Runde
clause-base-7 = Die 40 Wegekarten und 27 Aktionskarten werden zum Stapel gemischt. Handkarten: 6 bei 3–5 Spielern, 5 bei 6–7, 4 bei 8–10.
    .section = Aufbau einer Runde
clause-base-8 = Die Goldkarten werden einmal pro Spiel verdeckt gemischt; die nicht gewonnenen werden für die nächste Runde neu gemischt.
    .section = Aufbau einer Runde
clause-base-9 = Der Startspieler von Runde 1 wird ausgelost (Hausregel); nach der Spielregel beginnt der jüngste. Gespielt wird im Uhrzeigersinn.
    .section = Aufbau einer Runde

## Ein Zug

clause-base-10 = Wer Handkarten hat, tut genau eines davon: eine Wegekarte spielen; eine Aktionskarte spielen; passen und dabei eine Karte verdeckt abwerfen. Danach wird die oberste Karte des Stapels gezogen, falls noch eine da ist. Der Ablagestapel wird nie neu gemischt. Eine Aktionskarte lässt sich nur spielen, wenn es etwas oder jemanden gibt, auf den sie wirken darf; sonst kann sie nur abgeworfen werden (Hausregel).
    .section = Ein Zug
clause-base-11 = Wer keine Karten hat, wird übersprungen.
    .section = Ein Zug
clause-base-12 = Eine beim Passen abgeworfene Karte bleibt allen anderen verborgen; gespielte und entfernte Karten haben alle gesehen. Niemand darf den Ablagestapel durchsehen. Eine entfernte Karte kommt zuerst auf den Ablagestapel, darauf die Karte, die sie entfernt hat; mehrere zusammen abgeworfene Karten liegen in der gewählten Reihenfolge (Hausregel).
    .section = Ein Zug
clause-base-38 = Es gibt kein Handkartenlimit: „von nun an eine Handkarte weniger (mehr)“ ist einfach die nicht (zusätzlich) gezogene Karte. Nach dem Ende der Runde zieht niemand mehr.
    .section = Ein Zug

## Wegekarten

clause-base-13 = Eine Wegekarte kommt auf ein leeres Feld neben eine offene Karte des Labyrinths: die Startkarte, eine Wegekarte oder eine aufgedeckte Zielkarte. Eine verdeckte Karte zählt nicht dazu (Hausregel).
    .section = Wegekarten
clause-base-14 = Die Karte muss auf allen vier Seiten zu jeder offenen Nachbarkarte passen: Öffnung an Öffnung, Wand an Wand; auch die Öffnung einer Sackgasse ist eine Öffnung. Eine verdeckte Zielkarte passt zu allem (Hausregel). Karten liegen aufrecht oder um 180° gedreht, nie quer.
    .section = Wegekarten
clause-base-15 = Aktuelle Ausgabe: Die Karte muss eine ununterbrochene Verbindung zur Startkarte haben: Mindestens eine ihrer Öffnungen (auch ihre eigene Sackgasse genügt) trifft auf die Öffnung einer Nachbarkarte, die zu einer mit dem Start verbundenen Gruppe gehört. Die Sackgasse einer Nachbarkarte führt nicht weiter, darum kann an ihr allein nichts angelegt werden.
    .section = Wegekarten
clause-base-16 = Klassische Ausgabe: Eine Verbindung zum Start ist nicht nötig. Es genügt, neben einer Karte zu liegen und zu passen (BASE-13, BASE-14); auch Wand an Wand reicht (Hausregel).
    .section = Wegekarten
clause-base-17 = Wer ein kaputtes Werkzeug vor sich liegen hat, kann keine Wegekarten spielen.
    .section = Wegekarten

## Ziele erreichen

clause-base-18 = Wenn eine Wegekarte gelegt, verlegt oder aufgedeckt oder eine Zielkarte verschoben wurde, deckt der Spieler, der am Zug ist, jede verdeckte Zielkarte auf, auf die nun eine Öffnung einer mit dem Start verbundenen Gruppe zeigt, selbst wenn die eben gespielte Karte sie nicht berührt (Hausregel). Eine Sackgasse erreicht nichts. Nach jedem Aufdecken wird erneut geprüft. Der Schatz beendet die Runde sofort.
    .section = Ziele erreichen
clause-base-19 = Eine aufgedeckte Zielkarte wird so gedreht (0° oder 180°), dass sie sich mit dem Weg verbindet, der sie erreicht hat. Wurde sie von mehreren Seiten erreicht, entscheidet die Seite der eben gelegten Karte, sonst die Lage, die zu mehr Nachbarkarten passt, sonst wählt der Spieler (Hausregel). Zu anderen Nachbarkarten muss sie nicht passen (diese Seite ist geschlossen): Das ist nur bei Zielkarten erlaubt. Ein aufgedeckter Stein ist Teil des Labyrinths: Wege führen durch ihn weiter, und spätere Karten müssen zu ihm passen.
    .section = Ziele erreichen
clause-base-20 = Eine aufgedeckte Zielkarte bleibt aufgedeckt an ihrem Platz, auch wenn der Weg zu ihr später unterbrochen wird (Hausregel).
    .section = Ziele erreichen
clause-base-37 = Löst ein Legen mehrere Dinge aus (Ziele, Schatztruhen, Postkarte, Nuggetkarte), wickelt der Spieler sie einzeln in einer Reihenfolge seiner Wahl ab, jedes vollständig vor dem nächsten. Was inzwischen erreicht wird, kommt zur Liste hinzu; das Ende der Runde hebt den Rest auf (Hausregel).
    .section = Ziele erreichen

## Aktionskarten

clause-base-21 = Kaputtes Werkzeug: Es wird vor einen Spieler gelegt, der noch keines dieser Art hat; vor niemandem liegt mehr als eines jeder Art. Aktuelle Ausgabe: nur vor einen anderen Spieler. Klassische Ausgabe: vor einen beliebigen Spieler, auch vor sich selbst.
    .section = Aktionskarten
clause-base-22 = Reparatur: Sie entfernt ein kaputtes Werkzeug ihrer Art, das vor einem beliebigen Spieler liegt, auch vor einem selbst; beide Karten kommen auf den Ablagestapel. Gibt es nichts zu reparieren, kann sie nicht gespielt werden.
    .section = Aktionskarten
clause-base-23 = Eine Doppelreparatur repariert eine ihrer zwei Arten, nicht beide.
    .section = Aktionskarten
clause-base-24 = Steinschlag: Er entfernt eine Wegekarte des Labyrinths, nie die Startkarte oder eine Zielkarte; beide Karten kommen auf den Ablagestapel. Was dahinter lag, bleibt liegen; die Lücke darf wieder gefüllt werden.
    .section = Aktionskarten
clause-base-25 = Schatzkarte: Nur wer sie spielt, sieht sich eine verdeckte Zielkarte an. Alle sehen, welche angesehen wurde, niemand sieht, was darauf war. Was ein Spieler gesehen hat, wird für ihn mit dem Zeitpunkt festgehalten: Werden Ziele später vertauscht (Karte von 2017), kann die Erinnerung veraltet sein und ist dann so gekennzeichnet.
    .section = Aktionskarten

## Ende einer Runde

clause-base-26 = Die Runde endet sofort, wenn der Schatz aufgedeckt wird; sonst, wenn der Stapel und die Hände aller Spieler, die noch in der Runde sind, leer sind (Hausregel). Die Spielregeln enden schon, sobald der Stapel aufgebraucht ist und niemand eine Karte spielen kann. Im Grundspiel bleibt von da an nur noch Passen, und ein früheres Ende würde verraten, was den Spielern auf der Hand fehlt. In Saboteur 2 muss weiterhin eine der vier Möglichkeiten gewählt werden, und durch S2-8 kann jemand wieder graben, also geht die Runde auch dort weiter (Hausregel).
    .section = Ende einer Runde
clause-base-27 = Alle Zwergenkarten werden aufgedeckt, bevor das Gold verteilt wird, auch die unbenutzte (Hausregel: zwei der Spielregeln widersprechen sich hier selbst).
    .section = Ende einer Runde
clause-base-28 = Die Goldgräber gewinnen, wenn der Schatz aufgedeckt wurde; sonst gewinnen die Saboteure. Auf allen Seiten heißt „Schatz erreicht“ so viel wie „Schatz aufgedeckt“.
    .section = Ende einer Runde

## Verteilung des Goldes

clause-base-29 = Aktuelle Ausgabe, die Goldgräber haben gewonnen: Es werden so viele Goldkarten gezogen, wie Goldgräber unter den Spielern sind, die an der Verteilung teilnehmen (nach der Rolle am Ende der Runde). Der Finder sieht sie sich an, behält eine und gibt den Rest gegen den Uhrzeigersinn (nach rechts) an den nächsten Goldgräber weiter, der dasselbe tut, bis jeder Goldgräber eine hat.
    .section = Verteilung des Goldes
clause-base-30 = Klassische Ausgabe, die Goldgräber haben gewonnen: Es werden so viele Goldkarten gezogen, wie es Spieler gibt (9 bei zehn Spielern). Die Karten gehen unter den Goldgräbern reihum, bis keine mehr übrig ist; einige Goldgräber können also mehr als eine bekommen.
    .section = Verteilung des Goldes
clause-base-31 = Nimmt der Finder nicht an der Verteilung teil (zum Beispiel als Saboteur), gewinnen die Goldgräber trotzdem; es beginnt der erste berechtigte Goldgräber rechts vom Finder. Für die klassische Ausgabe sagt die Spielregel das nicht (Hausregel).
    .section = Verteilung des Goldes
clause-base-32 = Die Saboteure haben gewonnen: Bei 1 Saboteur erhält er Karten im Wert von insgesamt 4 Nuggets; bei 2 oder 3 erhält jeder Karten im Wert von 3; bei 4 jeder im Wert von 2. Jeder Saboteur erhält, der Sitzordnung nach ab dem Startspieler der Runde, möglichst wenige Karten aus dem Vorrat, die genau die Summe ergeben, höhere Werte zuerst; geht das nicht auf, die größte Summe darunter und den Rest in Plättchen mit Wert 1, sofern alle Karten des Vorrats zusammen so viel wert sind (Hausregel). Die 4 Nuggets des gierigen Zwergs (WC-2016) werden ebenso ausgezahlt.
    .section = Verteilung des Goldes
clause-base-33 = Bei 3 oder 4 Spielern kann es sein, dass kein Saboteur dabei ist: Dann erhält niemand Gold, wenn der Schatz nicht erreicht wird.
    .section = Verteilung des Goldes
clause-base-34 = Hat der Vorrat zu wenige Karten, wird verteilt, was da ist (Hausregel). Goldkarten sind bis zum Ende des Spiels geheim: Jeder kennt die Werte der eigenen; von den anderen sieht man nur, wie viele es sind.
    .section = Verteilung des Goldes

## Nächste Runde, Ende des Spiels

clause-base-35 = Alles außer dem gewonnenen Gold wird neu aufgebaut. Aktuelle Ausgabe: Es beginnt der Spieler links von dem, der die letzte Wegekarte gelegt hat. Klassische Ausgabe: der Spieler links von dem, der zuletzt eine Wegekarte gelegt oder eine Aktionskarte gespielt hat; Passen zählt nicht (Hausregel). Gab es keine solche Karte, beginnt der linke Nachbar des Startspielers jener Runde (Hausregel). „Links“ ist auch nach einem Richtungswechsel das wirkliche Links (Hausregel).
    .section = Nächste Runde, Ende des Spiels
clause-base-36 = Nach drei Runden gewinnt, wer die meisten Nuggets hat; bei Gleichstand teilen sich die Spieler den Sieg.
    .section = Nächste Runde, Ende des Spiels
