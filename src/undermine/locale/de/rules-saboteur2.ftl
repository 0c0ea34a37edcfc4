### Die Regeln von Saboteur 2, Punkt für Punkt, auf Deutsch: der Hilfetext zu den Punkten S2-1 bis S2-30.
### Eine Nachricht je Punkt (seine Kennung in Kleinbuchstaben nach „clause-“), in der Reihenfolge der Seite; `.section` ist die Überschrift.

rules-saboteur2-title = Saboteur 2 (2–12 Spieler, 3 Runden)
rules-saboteur2-intro = Es gelten die Regeln der aktuellen Ausgabe des Grundspiels, abgesehen vom Folgenden. Gold wird in Plättchen gezählt, die verdeckt vor ihrem Besitzer liegen; Wechseln ist frei, und die Bank wird nie leer (Hausregel). Da jeder Gewinn, Verlust und Diebstahl offen geschieht, lassen sich die Summen ausrechnen, und das Spiel zeigt sie an (Hausregel).

## Spielmaterial

clause-s2-1 = Es kommen 30 Wegekarten hinzu (Materialwahl: Formen und Kristalle). Brücken: [NS][EW] ×2. Doppelkurven: [NW][ES], [NE][SW]. Leitern: N, E, [NE], [NW]. Blaue Türen: [NS], [EW], [NE]. Grüne Türen: [NS]|E, [EW], [NW]. Kristalle (je ein Kristall): [NESW], [NEW] ×3, [NES], [ESW]|N, [NES]|W, [EW]|N, N, E. Gemischte: [NS]|E, [NS]|E|W, [EW]|N|S, [NW]|S ×2, [NE]|S. Die Leitern mit nur einer Öffnung haben eine Öffnung, die zur Leiter führt; die Kristalle mit nur einer Öffnung sind Sackgassen.
    .section = Spielmaterial (zusätzlich zu allen Wege- und Aktionskarten des Grundspiels)
clause-s2-2 = Es kommen 21 Aktionskarten hinzu: Diebstahl 4, Finger weg 3, Falle 3, Freiheit 4, Inspektion 2, Mützentausch 2, Handkartentausch 2, Steinschlag 1 (Materialwahl: die Spielregel nennt 20 der 21).
    .section = Spielmaterial (zusätzlich zu allen Wege- und Aktionskarten des Grundspiels)
clause-s2-3 = Es gibt 15 Zwerge: 4 blaue Goldgräber, 4 grüne Goldgräber, 3 Saboteure, 2 Geologen, 1 Boss, 1 Profiteur.
    .section = Spielmaterial (zusätzlich zu allen Wege- und Aktionskarten des Grundspiels)

## Aufbau

clause-s2-4 = Alle 70 Wegekarten und 48 Aktionskarten werden gemischt; die obersten 10 kommen ungesehen für die Runde beiseite; jeder erhält 6 Karten, gleich wie viele mitspielen.
    .section = Aufbau
clause-s2-5 = Alle 15 Zwergenkarten werden gemischt, jeder erhält eine; die übrigen bilden verdeckt den Stapel der unbenutzten Zwerge.
    .section = Aufbau

## Ein Zug: genau eine von vier Möglichkeiten

clause-s2-6 = Eine Wegekarte spielen, dann 1 ziehen.
    .section = Ein Zug: genau eine von vier Möglichkeiten
clause-s2-7 = Eine Aktionskarte spielen, dann 1 ziehen.
    .section = Ein Zug: genau eine von vier Möglichkeiten
clause-s2-8 = Wer mindestens zwei Handkarten und eine Aktionskarte vor sich hat, darf zwei Karten verdeckt abwerfen und diese Aktionskarte (kaputtes Werkzeug, Falle oder den eigenen Diebstahl) auf den Ablagestapel legen; dann 1 ziehen, man hat also von nun an eine Handkarte weniger.
    .section = Ein Zug: genau eine von vier Möglichkeiten
clause-s2-9 = Passen: eine bis drei Karten verdeckt abwerfen und ebenso viele ziehen. Wer keine Karten hat, wird übersprungen, solange die Hand leer ist (Hausregel: In der Spielregel steht „bis zum Ende der Runde“; ohne Handkartentausch ist das dasselbe).
    .section = Ein Zug: genau eine von vier Möglichkeiten

## Wegekarten

clause-s2-10 = Brücke, Doppelkurve: Die beiden Wege der Karte sind nicht verbunden; mindestens einer von ihnen muss beim Legen mit dem Start verbunden sein.
    .section = Wegekarten
clause-s2-11 = Leiter: Alle Leiterkarten und die Startkarte sind miteinander verbunden. Eine Leiterkarte braucht keinen Weg zum Start, aber mindestens eine ihrer Öffnungen muss auf eine Öffnung (eine Sackgasse genügt (Hausregel)) einer offenen Wegekarte, der Startkarte oder der Postkarte treffen, und sie muss wie immer passen; die Öffnung einer Zielkarte, einer Nuggetkarte oder einer verdeckten dunklen Karte genügt nicht. Sie darf nicht neben einer Zielkarte liegen, ob verdeckt oder aufgedeckt (Hausregel: auf keiner Seite).
    .section = Wegekarten
clause-s2-12 = Was die Leiter einer Insel erreicht, ist mit dem Start verbunden; wird die Leiterkarte entfernt, ist es wieder abgeschnitten. Eine spätere Karte darf den Weg einer Leiterkarte mit einem Ziel verbinden.
    .section = Wegekarten
clause-s2-13 = Türen hindern nie am Bauen, am Aufdecken oder am Ende der Runde; sie zählen nur, wenn die Gewinner ermittelt werden (S2-22).
    .section = Wegekarten
clause-s2-14 = Kristalle zählen nur für Geologen.
    .section = Wegekarten

## Aktionskarten

clause-s2-15 = Vor einem Spieler liegt höchstens ein Exemplar jeder Art von Aktionskarte (ein Diebstahl, eine Falle, eines von jedem kaputten Werkzeug).
    .section = Aktionskarten
clause-s2-16 = Diebstahl: Er liegt offen vor dem Spieler, der ihn gespielt hat, und wird am Ende der Runde abgewickelt (S2-28). Finger weg: entfernt einen beliebigen Diebstahl, der vor einem beliebigen Spieler liegt, auch vor einem selbst (Hausregel).
    .section = Aktionskarten
clause-s2-17 = Falle: Sie kommt vor einen anderen Spieler, der keine Wegekarten spielen kann, solange sie dort liegt; am Ende der Runde kostet sie den Anteil am Gold und die Nutzung einer Diebstahlkarte. Freiheit: entfernt eine beliebige Falle, die vor einem beliebigen Spieler liegt, auch vor einem selbst (Hausregel). Eine Falle ist kein kaputtes Werkzeug: Reparaturen helfen nicht.
    .section = Aktionskarten
clause-s2-18 = Inspektion: Sieh dir geheim die Zwergenkarte eines anderen Spielers an. Die Erinnerung trägt ihren Zeitpunkt; ein späterer Mützentausch lässt sie veralten.
    .section = Aktionskarten
clause-s2-19 = Mützentausch: Wähle einen beliebigen Spieler, auch dich selbst. Seine Zwergenkarte kommt unter den Stapel der unbenutzten Zwerge, und dessen oberste Karte wird seine; nur er sieht sie.
    .section = Aktionskarten
clause-s2-20 = Handkartentausch: Wähle einen anderen Spieler in der Runde, mit beliebig vielen Karten, auch mit gar keiner; lege diese Karte ab und tauscht den ganzen Rest, auch wenn es nichts ist. Am Ende des Zuges zieht der gewählte Spieler 1, nicht der, der am Zug ist.
    .section = Aktionskarten

## Ende der Runde, Gewinner

clause-s2-21 = Die Runde endet wie in BASE-26. Alle Zwergenkarten werden aufgedeckt.
    .section = Ende der Runde, Gewinner
clause-s2-22 = Ein Team hat einen freien Weg, wenn der Start (mit allen Leitern) den Schatz auch dann noch erreicht, wenn alle Türkarten der anderen Farbe weggenommen werden.
    .section = Ende der Runde, Gewinner
clause-s2-23 = Der Schatz ist aufgedeckt, und der Finder ist ein Goldgräber eines Teams: Dieses Team gewinnt allein, wenn es einen freien Weg hat; sonst gewinnt das andere Team, wenn es einen hat.
    .section = Ende der Runde, Gewinner
clause-s2-24 = Der Schatz ist aufgedeckt, und der Finder ist jemand anderes (Boss, Profiteur, Geologe, Saboteur): Jedes Team mit einem freien Weg gewinnt.
    .section = Ende der Runde, Gewinner
clause-s2-25 = Hat keines der Teams einen freien Weg, gewinnt kein Team. Ein Team kann gewinnen, auch wenn keines seiner Mitglieder mitspielt oder alle in einer Falle sitzen.
    .section = Ende der Runde, Gewinner
clause-s2-26 = Die Gewinnergruppe, ohne Spieler in einer Falle: Wurde der Schatz aufgedeckt, sind es die Goldgräber der siegreichen Teams, der Boss und der Profiteur; wenn nicht, die Saboteure und der Profiteur.
    .section = Ende der Runde, Gewinner
clause-s2-27 = Je nach Größe der Gruppe erhält jedes Mitglied: Gruppe mit 1 Mitglied: 5 Gold; 2: 4; 3: 3; 4: 2; 5 oder mehr: 1. Der Boss erhält 1 weniger, der Profiteur 2 weniger, nie unter 0 (Hausregel). Also erhält der Boss allein 4, der Profiteur allein 3, beide nur zu zweit 3 und 2 (Hausregel). Geologen stehen außerhalb der Gruppe (Hausregel): Ein Geologe ohne Falle erhält ein Gold je Kristall, der offen im Labyrinth liegt, verbunden oder nicht, gleich wer gewinnt; zwei erhalten je die Hälfte dieser Zahl, abgerundet; einer in einer Falle erhält nichts, und der andere nimmt alles.
    .section = Ende der Runde, Gewinner
clause-s2-28 = Danach kommen die noch liegenden Diebstähle: zuerst der Besitzer des zuletzt gespielten, dann im Uhrzeigersinn, unabhängig von der Spielrichtung (Hausregel). Jeder Besitzer ohne Falle nimmt 1 Gold von einem anderen Spieler, der welches hat, und muss es, wenn es einen gibt (Hausregel); einer nach dem anderen, sodass gestohlenes Gold wieder gestohlen werden kann.
    .section = Ende der Runde, Gewinner
clause-s2-29 = Nächste Runde: alle Karten neu, auch die 10 beiseitegelegten; Startspieler wie in BASE-35 (aktuelle Ausgabe). Drei Runden; das meiste Gold gewinnt, bei Gleichstand teilen sich die Spieler den Sieg.
    .section = Ende der Runde, Gewinner
clause-s2-30 = Geheimes Wissen lässt sich nicht vorzeigen: Das Spiel bietet keine Möglichkeit, eine Rolle, eine Karte oder Gesehenes zu beweisen; im Chat stehen nur Worte (Hausregel).
    .section = Ende der Runde, Gewinner
