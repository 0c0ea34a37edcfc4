### Die Regeln der Varianten, der Kombinationen und des Zusammenspiels der Module auf Deutsch, Punkt für Punkt, für die Hilfe im Spiel.
### Eine Nachricht je Punkt der Regelseite „variants“; die Kennung ist die des Punktes in Kleinbuchstaben nach „clause-“. Das Attribut .section nennt die Überschrift.
### Punkte wie BASE-31 und Felder wie (4,0) sind in allen Sprachen gleich.

rules-variants-title = Varianten, Kombinationen, Zusammenspiel

## Sabotierter Zwerg

clause-sab-1 = Grundspiel, aktuelle Ausgabe: Gewinnen die Goldgräber, so werden so viele Goldkarten gezogen, wie es Goldgräber gibt, und wie üblich weitergegeben, aber Goldgräber mit kaputtem Werkzeug vor sich werden übersprungen, sodass manche mehr als eine bekommen können. Der Finder (der Spieler, durch dessen Karte der Schatz aufgedeckt wurde) beginnt, wenn er berechtigt ist, sonst gilt BASE-31. Sind alle Goldgräber sabotiert, bekommt niemand Gold.
    .section = Sabotierter Zwerg
clause-sab-2 = Klassische Ausgabe: So viele Goldkarten, wie BASE-30 sagt, gehen unter den Goldgräbern ohne kaputtes Werkzeug herum, bis keine mehr übrig ist; sind alle sabotiert, bekommt niemand Gold (Hausregel). Saboteure sind nie betroffen, der gierige Zwerg auch nicht (Hausregel).
    .section = Sabotierter Zwerg

## Turnier

clause-tour-1 = Grundspiel für 5–9 Spieler, mit Goldplättchen statt Goldkarten. Die Zwerge (Saboteure + Goldgräber + gierige Zwerge), genau eine Karte pro Spieler: 5 Spieler: 1+3+1; 6 Spieler: 2+3+1; 7 Spieler: 2+3+2; 8 Spieler: 3+3+2; 9 Spieler: 3+4+2. Die Handkarten: 6 Karten bei 5 Spielern, 5 Karten bei 6–7 Spielern, 4 Karten bei 8–9 Spielern.
    .section = Turnier
clause-tour-2 = Eine zufällige der 40 Wegekarten liegt von Anfang an offen auf (4,0), zufällig gedreht (Hausregel); im Stapel sind die anderen 39. Sie ist eine gewöhnliche Wegekarte, die niemand gelegt hat (Hausregel).
    .section = Turnier
clause-tour-3 = Gewinnen die Goldgräber, so bekommt der Finder, wenn er Goldgräber ist, 3 Gold und jeder andere Goldgräber 2. Ist ein gieriger Zwerg der Finder, bekommt er 4 und sonst niemand etwas. Ist ein Saboteur der Finder, bekommt jeder Goldgräber 2 (Hausregel). Wird der Schatz nicht erreicht, bekommt jeder Saboteur 3; der einzige Saboteur einer Partie mit 5 Spielern bekommt 4.
    .section = Turnier
clause-tour-4 = Ein Turnier ist eine Folge von Tischen über mehrere Partien; das Turnierergebnis sind Punkte nach dem Platz an jedem Tisch oder das Gold aus allen Partien, wie es der Veranstalter festlegt; ohne Vorgabe Punkte, bei Gleichstand entscheidet das Gold. Sitzordnung, Rangliste und das Auflösen von Gleichständen gestalten wir selbst. Die Vorgabe „tournament“ ist base+tournament.
    .section = Turnier

## Was sich kombinieren lässt

rules-variants-combinations = Die Karten der Weltmeisterschaften 2017–2023, jede für sich, passen zum Grundspiel in beiden Ausgaben, der aktuellen und der klassischen, und zu Saboteur 2. Der gierige Zwerg von 2016 passt zu beiden Ausgaben des Grundspiels, aber nicht zu Saboteur 2 und nicht zum Turnier, das seine eigenen mitbringt. Tunnelzoll, Neue Ziele, Schatztruhen und Goldnuggets passen zu beiden Ausgaben des Grundspiels und zu Saboteur 2. Ebenso Kostümabteilung und Tunnelparty, aber nie beide zusammen. Sabotierter Zwerg passt zu beiden Ausgaben des Grundspiels, aber nicht zu Saboteur 2 und nicht zum Turnier. Das Turnier passt nur zur aktuellen Ausgabe des Grundspiels, nicht zur klassischen Ausgabe und nicht zu Saboteur 2; es schließt den gierigen Zwerg von 2016, Sabotierter Zwerg und Kostümabteilung aus (es liegt keine Karte beiseite). Wo die Spielregel nichts sagt, haben wir selbst entschieden (Hausregel). Eine nicht erlaubte Kombination wird mit einem Satz abgelehnt, der beide Module nennt.
    .section = Was sich kombinieren lässt

## Zusammenspiel

clause-mix-1 = Veto gegen Pionier: Es wird keine Wegekarte gelegt, man zieht 1. Veto gegen eine Wegekarte während Pionier: Der Zug endet, man zieht eine für jede bisher gespielte Wegekarte, diese eingeschlossen. Veto gegen Handkartentausch: Wer am Zug ist, zieht. Veto gegen Schatzkammer: Man zieht vom Stapel. Veto gegen eine Wegekarte auf einem Zollfeld: Nichts wird bezahlt, die Figur bleibt. Eine Karte, gegen die ein Veto eingelegt wurde, gilt für BASE-29, BASE-35, S2-28 und WC-2023 weder als gelegt noch als gespielt (Hausregel).
    .section = Zusammenspiel
clause-mix-2 = Zahlungen und Verluste (Zoll, Drache) werden zuerst mit Plättchen beglichen; wer keine hat, wechselt offen am Vorrat eine Goldkarte eigener Wahl in Karten oder Plättchen von gleichem Wert. In jeder Mischung mit Goldkarten besteht das Vermögen aus Karten und Plättchen zusammen; Gold aus Goldsäcken, Zoll und Truhen behält man, wer immer die Runde gewinnt (Hausregel).
    .section = Zusammenspiel
clause-mix-3 = Für Gewinner, Gold und Finder zählt die Rolle am Ende der Runde. Durch COST-1, PARTY-1 und S2-19 veraltet jeder frühere Blick auf die geänderten Zwergenkarten; wer getauscht hat, weiß, welche Karte unter den Stapel der unbenutzten Zwerge oder beiseite kam (Hausregel).
    .section = Zusammenspiel
clause-mix-4 = Steinschlag trifft jede Wegekarte, auch die Turnierkarte und dunkle Karten; nie Start, Ziele, Postkarte oder Nuggetkarte. Eine entfernte dunkle Karte, offen oder verdeckt, und ihre Truhe (ungesehen) werden für die Runde beiseitegelegt, nicht auf den Ablagestapel. Eine Zollfigur bleibt, wo sie ist (Hausregel).
    .section = Zusammenspiel
clause-mix-5 = Aufgebaut wird in dieser Reihenfolge: Ziele, Postkarte, Turnierkarte, Truhen, Nuggetkarte. Ist ein Feld besetzt, kommt, was dort liegen sollte, auf das freie erlaubte Feld mit dem kleinsten |dx|+|dy|, dann dem kleinsten x, dann dem kleinsten y (Hausregel).
    .section = Zusammenspiel
clause-mix-6 = Reihenfolge am Ende der Runde: Rollen aufdecken, Gewinner bestimmen, Nuggetkarte (NUGGET-4), Verteilung und Kristalle, Diebstähle (Hausregel).
    .section = Zusammenspiel
