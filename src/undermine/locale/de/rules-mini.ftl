### Die Regeln der Mini-Erweiterungen auf Deutsch, Punkt für Punkt, für die Hilfe im Spiel.
### Eine Nachricht je Punkt der Regelseite „mini“; die Kennung ist die des Punktes in Kleinbuchstaben nach „clause-“. Das Attribut .section nennt die Überschrift.
### Kartenformen wie [NE], Felder wie (8,-2) und Punkte wie BASE-18 sind in allen Sprachen gleich.

rules-mini-title = Mini-Erweiterungen
rules-mini-intro = Jede davon lässt sich mit dem Grundspiel oder mit Saboteur 2 spielen. Die Seiten einer Karte heißen N (Norden), E (Osten), S (Süden) und W (Westen); [NE] bedeutet, dass diese Öffnungen auf der Karte miteinander verbunden sind, und eine nicht genannte Seite ist eine Wand. Ein Feld wird (x,y) geschrieben: x wächst nach Osten, y nach Süden, und die Startkarte liegt auf (0,0). „Links“ und „rechts“ meinen die Nachbarn am Tisch.

## Tunnelzoll

clause-toll-1 = Es gibt zwei Zwergenfiguren, jede mit einem Plättchen. Zu Beginn des Spiels bekommt jeder 1 Goldplättchen; es zählt am Ende mit. Wo Goldkarten verwendet werden (Grundspiel), besteht das Vermögen aus Karten und Plättchen zusammen, und Wechseln in gleichen Wert ist kostenlos.
    .section = Tunnelzoll
clause-toll-2 = Eine neue Möglichkeit im Zug, einmal je Figur und Runde: Man wirft eine Karte verdeckt ab (nachgezogen wird nicht, die Hand ist also von nun an um eine Karte kleiner) und stellt eine Figur auf ein offenes Wegende, das heißt auf ein leeres Feld ohne Figur, in das eine Öffnung einer offenen Karte des Labyrinths führt, mit dem Start verbunden oder nicht; die Öffnung einer Sackgasse zählt nicht (Hausregel). Das Plättchen der Figur liegt vor dem, der sie gestellt hat. Das ist auch mit kaputtem Werkzeug oder in einer Falle erlaubt, und derselbe Spieler darf beide Figuren einsetzen (Hausregel).
    .section = Tunnelzoll
clause-toll-3 = Die Figur sperrt das Feld von allen Seiten, bis für sie bezahlt wird oder die Runde endet, auch wenn die Karte daneben verschwindet oder versetzt wird (Hausregel). Wer dort eine Wegekarte legt, auch durch Pionier oder Umleitung (Hausregel), zahlt 1 Gold an den Besitzer der Figur; Figur und Plättchen sind dann für die Runde aus dem Spiel. Der Besitzer zahlt nichts und entfernt sie trotzdem (Hausregel).
    .section = Tunnelzoll
clause-toll-4 = Vor dem Ausspielen darf man das Feld nennen und einen anderen Spieler, der Gold hat, bitten zu zahlen, ohne die Karte zu zeigen; jeder Spieler kann einmal pro Zug gefragt werden (Hausregel). Bei Ja zahlt er, wenn die Karte gelegt wird. Bei Nein ist nichts geschehen, und der Zug geht weiter (Hausregel).
    .section = Tunnelzoll
clause-toll-5 = Bezahlen kann man mit dem Plättchen vom Spielbeginn, mit Zolleinnahmen, mit Gold aus Goldsäcken und Truhen und ab Runde 2 auch mit Gold, das in früheren Runden gewonnen wurde; nicht mit dem Gold einer ungesicherten Nuggetkarte (Hausregel). Zur nächsten Runde kommen alle Figuren zurück.
    .section = Tunnelzoll

## Kostümabteilung und Tunnelparty

clause-post-1 = Kostümabteilung und Tunnelparty sind die zwei Seiten einer Postkarte, also ist höchstens eine davon im Spiel. Vom Aufbau an liegt die Postkarte offen auf (4,0) (Materialwahl); ihre Form ist [NESW] (Materialwahl); Steinschlag und Umleitung können ihr nichts anhaben (Hausregel). In BASE-13 bis BASE-16 und für Leitern zählt sie als offene Wegekarte; in der aktuellen Ausgabe wird also an sie angebaut, sobald sie erreicht ist, in der klassischen Ausgabe sofort (Hausregel). Ob sie mit dem Start verbunden ist, wird wie in BASE-18 beurteilt; sie wirkt einmal pro Runde.
    .section = Kostümabteilung und Tunnelparty
clause-cost-1 = Kostümabteilung: Wessen Wegekarte die Postkarte als Erste mit dem Start verbindet, muss sofort seine Zwergenkarte tauschen: im Grundspiel gegen die beiseitegelegte Karte, in Saboteur 2 gegen die oberste Karte des Stapels der unbenutzten Zwerge, wobei die alte Karte unter diesen Stapel kommt.
    .section = Kostümabteilung und Tunnelparty
clause-party-1 = Tunnelparty: Sobald eine Wegekarte die Postkarte zum ersten Mal mit dem Start verbindet, werden alle Zwergenkarten vor den Spielern ungesehen eingesammelt, gemischt und neu verteilt, je eine (die unbenutzten bleiben draußen); alle dürfen ihre neue Karte ansehen. Die Runde geht mit den neuen Rollen weiter.
    .section = Kostümabteilung und Tunnelparty

## Neue Ziele

clause-goals-1 = Acht Karten ersetzen die drei Ziele: der Schatz [NESW]; ein Goldsack mit Wert 1, ein Goldsack mit Wert 2, ein Drache, eine Riesenspinne und dreimal Steine, deren Formen zwischen [NE] und [NW] abwechseln (Materialwahl). In jeder Runde werden der Schatz und vier zufällige andere gemischt und verdeckt auf (8,-4), (8,-2), (8,0), (8,2) und (8,4) gelegt (Materialwahl).
    .section = Neue Ziele
clause-goals-2 = Ein aufgedecktes Ziel wird umgedreht und ausgerichtet (BASE-19), dann abgewickelt. Goldsack: Man bekommt 1 oder 2 Gold in Plättchen, auch im Grundspiel. Drache: Man verliert 1 Gold, falls man welches hat (MIX-2). Riesenspinne: Die Runde endet, und der Schatz gilt als nicht aufgedeckt: Die Saboteure gewinnen (in Saboteur 2 die Saboteure und der Profiteur, Kristalle und Diebstähle wie gewohnt; im Turnier die Saboteure (Hausregel)). Steine: Nichts geschieht. Schatz: siehe BASE-28.
    .section = Neue Ziele
clause-goals-3 = Wer zwei Ziele zugleich erreicht, wählt die Reihenfolge; jedes wird vor dem nächsten vollständig abgewickelt (BASE-37).
    .section = Neue Ziele

## Schatztruhen

clause-chest-1 = Es gibt sieben Wegekarten mit dunkler Rückseite, je eine von jeder verbundenen Form des Grundspiels (Materialwahl), und zehn Truhen, eine je Wirkung (Materialwahl). In jeder Runde werden alle sieben und alle zehn neu gemischt (Hausregel); vier Truhen liegen verdeckt auf leeren Feldern, keine zwei nebeneinander, jede unter einer verdeckten dunklen Karte; der Rest bleibt ungesehen draußen. Das Spiel lost die Felder aus denen mit x von 1 bis 7 und y von -3 bis 3 aus, keines neben dem Start oder einem Ziel (Hausregel). Mit „Schatztruhen nach Wahl“, was stattdessen gespielt wird, wählen die Spieler die Felder: Beginnend mit dem Startspieler und im Uhrzeigersinn legt einer nach dem anderen eine der vier Truhen, ungesehen, auf ein leeres Feld mit x von 1 bis 7 und y von -3 bis 3, das nicht neben einer anderen Truhe, dem Start oder einem Ziel liegt (Hausregel). Das geschieht dort, wo in MIX-5 die Truhen an der Reihe sind; ist kein Feld mehr übrig, werden weniger gelegt.
    .section = Schatztruhen
clause-chest-2 = Verdeckt zählt eine dunkle Karte in BASE-13, BASE-14 und BASE-18 wie ein verdecktes Ziel (Hausregel). Wer sie erreicht, nimmt die Truhe und deckt die dunkle Karte auf ihrem Feld auf: so, dass sie zu allen offenen Nachbarn passt; sonst so, dass sie an einen Weg anschließt, der sie erreicht hat; sonst nach eigener Wahl (Hausregel). Sie darf unpassend liegen (diese Seite ist dann zu) oder gar nicht anschließen. Von nun an ist sie eine gewöhnliche Wegekarte, aber niemand hat sie „gelegt“ (BASE-29, BASE-35, WC-2023) (Hausregel). Dann wird die Truhe aufgedeckt, abgewickelt und beiseitegelegt; danach geht BASE-18 mit dem weiter, was die Karte erreicht.
    .section = Schatztruhen
clause-chest-3 = Steinschlag darf eine verdeckte dunkle Karte samt ihrer Truhe entfernen (MIX-4).
    .section = Schatztruhen
clause-chest-4 = Mit einer Schatzkarte darf man statt eines Ziels eine Truhe und ihre dunkle Karte ansehen.
    .section = Schatztruhen
clause-chest-5 = Die Wirkungen: (1) Man bekommt 1 Gold (Grundspiel: eine Goldkarte mit Wert 1; ist keine mehr da oder werden keine Goldkarten verwendet, ein Plättchen (Hausregel)). (2) In dieser Runde dürfen keine Schatzkarten mehr benutzt werden; die Truhenkarte liegt auf dem Tisch, und S2-8 kann sie nicht entfernen. (3) In diesem Zug wird nicht nachgezogen; die Hand ist um eine Karte kleiner. (4) In diesem Zug wird eine Karte mehr nachgezogen; die Hand ist um eine Karte größer. (5) Man verschiebt ein verdecktes Ziel um ein Feld nach Osten (Hausregel) auf ein Feld ohne Karte und Figur (Hausregel); lässt sich keines verschieben, geschieht nichts; was man sich über das Ziel gemerkt hat, wandert mit der Karte; dann gilt BASE-18. (6) Man zieht nicht nach; stattdessen nimmt man eine zufällige Karte von einem anderen Spieler, der Karten hat und dessen Hand von nun an um eine Karte kleiner ist; hat niemand welche, geschieht nichts, und das Nachziehen entfällt trotzdem (Hausregel). (7) Statt wie üblich nachzuziehen (Hausregel), zieht man drei Karten (sind es weniger, alle), behält eine und wirft den Rest verdeckt ab. (8) Man sieht sich die Zwergenkarte eines anderen Spielers an. (9) Sofort: Man mischt den Ablagestapel, sieht die obersten fünf Karten an (sind es weniger, alle), behält eine und wirft den Rest ab; nachgezogen wird nicht. (10) Die obersten fünf Karten des Stapels (sind es weniger, alle (Hausregel)) kommen auf den Ablagestapel; dann wird wie üblich nachgezogen. Gegen die Wirkung einer Truhe gibt es kein Veto (Hausregel).
    .section = Schatztruhen
clause-chest-6 = Nachziehen am Ende eines Zuges mit Truhen: Die Wirkungen (3), (6) und (9) bedeuten je eine Karte weniger, (4) eine mehr, (7) macht aus einmal Ziehen „drei, eine behalten“; die Zahl sinkt nie unter 0 (Hausregel).
    .section = Schatztruhen

## Goldnuggets (Karten zum 10-jährigen Jubiläum)

clause-nugget-1 = Es gibt drei Nuggetkarten mit Wert 1, 2 und 3 (Materialwahl), ihre Form ist [NESW] (Materialwahl). Nach den Zwergen und vor den Handkarten (Hausregel) wählt, wer rechts vom Startspieler der Runde sitzt, eine der verbliebenen und dazu ein Feld, das wirklich zwischen dem Start und den Zielen liegt (x von 1 bis 7, y von -3 bis 3 (Hausregel)), nicht neben dem Start oder einem verdeckten Ziel und nicht dort, wo eine ihrer Öffnungen auf eine Wand einer Karte träfe, die schon liegt (Hausregel). Steinschlag kann die Karte nicht treffen, und neben ihr darf keine Leiter liegen. Nach der Runde scheidet sie aus dem Spiel aus.
    .section = Goldnuggets (Karten zum 10-jährigen Jubiläum)
clause-nugget-2 = Wer die Nuggetkarte als Erster mit dem Start verbindet, nimmt entsprechend viele Goldkarten aus dem Vorrat (wo Plättchen verwendet werden, Plättchen mit Wert 1 (Hausregel)) und legt sie offen vor sich hin.
    .section = Goldnuggets (Karten zum 10-jährigen Jubiläum)
clause-nugget-3 = Gleich nach dem Nehmen oder sonst zu Beginn des eigenen nächsten Zuges (gefragt wird auch bei leerer Hand (Hausregel)), nie später, darf man seine Runde beenden: Das Gold wird verdeckt und gehört einem; man zieht nicht nach; die Handkarten werden ungesehen beiseitegelegt, nicht auf den Ablagestapel (Hausregel); man hat keine Züge und kein Veto mehr; die Rolle bleibt geheim. Man hat keinen Anteil an der Verteilung und zählt dabei nicht als Goldgräber, Saboteur, Gruppenmitglied oder Geologe (Hausregel). Karten, die vor einem liegen, bleiben: Ein Diebstahl zählt noch (S2-28), eine Zollfigur nimmt weiter ein (Hausregel). Man kann nicht für kaputtes Werkzeug, Fallen, Handkartentausch oder die Truhenwirkung (6) gewählt werden, wohl aber für Blicke, Mützentausch und Diebstähle; PARTY-1 schließt einen ein (Hausregel).
    .section = Goldnuggets (Karten zum 10-jährigen Jubiläum)
clause-nugget-4 = Andernfalls behält das Gold (neben dem Anteil) nur, wer gewinnt: Wurde der Schatz aufgedeckt, die Goldgräber oder, wenn er der Finder ist, der gierige Zwerg allein; sonst die Saboteure; in Saboteur 2 die Mitglieder der siegreichen Gruppe. Geologen, Gefangene in einer Falle und Goldgräber, die durch die Variante Sabotierter Zwerg (SAB) leer ausgehen, sind keine Gewinner (Hausregel). Gold, das nicht behalten wird, geht zurück, und der Vorrat wird gemischt, bevor Gold verteilt wird (Hausregel). Bis dahin kann man damit nicht bezahlen, es nicht an einen Drachen verlieren, und es kann nicht gestohlen werden (Hausregel).
    .section = Goldnuggets (Karten zum 10-jährigen Jubiläum)
