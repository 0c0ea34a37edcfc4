### Was eine Karte, ein Zwerg oder ein Spieler ist, in je einem Satz, auf Deutsch.

role-aim-miner = Grabe mit den anderen Goldgräbern zum Schatz: Wird er gefunden, bekommt ihr alle Gold.
role-aim-saboteur = Sorge dafür, dass der Schatz nicht gefunden wird, bevor die Karten ausgehen, und lass es niemanden merken.
role-aim-blue-miner = Gelange auf einem Weg ohne grüne Türen zum Schatz: Dann gewinnt das blaue Team.
role-aim-green-miner = Gelange auf einem Weg ohne blaue Türen zum Schatz: Dann gewinnt das grüne Team.
role-aim-geologist = Du bekommst Gold für jeden Kristall im Labyrinth, gleich wer gewinnt.
role-aim-boss = Du gewinnst mit jedem Team der Goldgräber, bekommst aber ein Gold weniger.
role-aim-profiteer = Du gewinnst immer mit den Siegern, bekommst aber zwei Gold weniger.
role-aim-greedy-dwarf = Lege selbst die Karte, die den Schatz findet: Dann gewinnst du allein, sonst bekommst du nichts.
role-aim-blue-loyal = Hole Schätze: Die loyalen Zwerge des blauen Clans teilen sie.
role-aim-blue-selfish = Hole Schätze: Deine gehören dir allein, an den anderen hast du keinen Anteil.
role-aim-blue-saboteur = Du teilst mit dem anderen Clan, nicht mit deinem: Hilf ihm unbemerkt.
role-aim-yellow-loyal = Hole Schätze: Die loyalen Zwerge des gelben Clans teilen sie.
role-aim-yellow-selfish = Hole Schätze: Deine gehören dir allein, an den anderen hast du keinen Anteil.
role-aim-yellow-saboteur = Du teilst mit dem anderen Clan, nicht mit deinem: Hilf ihm unbemerkt.
role-facts-base = { $players ->
        [3] Unter drei Spielern ist höchstens einer Saboteur.
        [4] Unter vier Spielern ist höchstens einer Saboteur.
        [5] Unter fünf Spielern sind ein oder zwei Saboteure.
        [6] Unter sechs Spielern sind ein oder zwei Saboteure.
        [7] Unter sieben Spielern sind zwei oder drei Saboteure.
        [8] Unter acht Spielern sind zwei oder drei Saboteure.
        [9] Unter neun Spielern sind zwei oder drei Saboteure.
        [10] Unter zehn Spielern sind drei oder vier Saboteure.
       *[other] Unter zehn Spielern sind drei oder vier Saboteure.
    }
role-facts-saboteur2 = 15 Zwerge werden gemischt: je 4 blaue und grüne Goldgräber, 3 Saboteure, 2 Geologen, ein Boss und ein Profiteur; { $players } davon spielen.
role-facts-lost-mines = Alle sehen deinen Clan; ob du loyal, eigennützig oder Saboteur bist, weißt nur du.
about-tunnel = Lege ihn an die Wege, die vom Start ausgehen, sodass alle Seiten passen. Er lässt sich umdrehen.
about-dead-end = Ein Weg ins Nichts: Er wird wie jeder andere gelegt und versperrt den Weg.
about-broken = Lege sie vor einen anderen Spieler: Bis zur Reparatur darf er keine Wege legen.
about-repair = Nimmt ein kaputtes Werkzeug der gezeigten Art weg, bei dir oder jemand anderem.
about-rockfall = Nimmt eine Wegekarte aus dem Labyrinth, aber nie den Start oder ein Ziel.
about-map = Sieh dir heimlich ein Ziel an: Alle sehen welches, niemand sieht, was dort liegt.
about-ladder = Alle Leitern und der Start gehören zusammen: Was eine Leiter erreicht, ist mit dem Start verbunden.
about-blue-door = Bei der Wertung kommt hier nur das blaue Team durch; weitergraben darf man.
about-green-door = Bei der Wertung kommt hier nur das grüne Team durch; weitergraben darf man.
about-crystal = Ein Weg mit einem Kristall, für den Geologen Gold bekommen.
about-theft = Liegt vor dir; am Ende der Runde nimmst du einem anderen 1 Gold.
about-hands-off = Nimmt eine Diebstahlkarte weg, vor wem auch immer sie liegt.
about-trap = Solange sie liegt, legt der Gefangene keine Wege und hat keinen Anteil am Gold.
about-free = Nimmt eine Falle weg, vor dir oder jemand anderem.
about-inspection = Sieh dir heimlich die Zwergenkarte eines anderen an.
about-swap-hats = Ein Spieler deiner Wahl, vielleicht du selbst, bekommt eine andere Zwergenkarte.
about-swap-hands = Du tauschst mit einem anderen Spieler alle Handkarten.
about-goal-swap = Hebe zwei Ziele auf und vertausche sie, oder tu nur so: Niemand sonst weiß es.
about-vault = Nimm statt zu ziehen eine der letzten fünf abgelegten Karten.
about-veto = Hält die Karte eines anderen auf; du wirst gefragt, wenn jemand eine spielt.
about-change-of-direction = Die Züge gehen bis zum Ende der Runde andersherum.
about-pioneer = Lege in diesem Zug zwei Wegekarten.
about-diversion = Verlegt die zuletzt gelegte Wegekarte an eine andere Stelle.
about-path = Lege ihn auf ein leeres Feld des Waldes, sodass er zu den Nachbarn passt.
about-obstacle = Ein Pfad, den man erst betreten kann, wenn sein Werkzeug dort liegt: Axt, Boot oder Seil; er fasst einen Zwerg.
about-campfire = Wer von hier losgeht, geht bis zu fünf statt drei Schritte.
about-rocks = Ein schmaler Pfad, der einen Zwerg fasst.
about-tool = Lege es auf das Hindernis, das es braucht: Von da an kommen alle durch.
about-look = Sieh dir heimlich eines der beiden gezeigten Dinge an.
about-forest-trap = Liegt zwischen zwei Karten: Wer darüber geht, verliert eine zufällige Karte.
about-troll = Steht zwischen zwei Karten: Bis zu deinem nächsten Zug kommt niemand vorbei.
about-storm = Nimmt eine Pfadkarte weg, auf der kein Zwerg steht.
about-treasure = Danach graben alle: Wird er aufgedeckt, ist die Runde zu Ende.
about-stone = Kein Schatz, nur ein gewöhnlicher Weg; die Suche geht weiter.
about-start = Die Leiter, über die ihr gekommen seid: Hier beginnen alle Wege.
about-clan-start = Das Lager eines Clans: Von hier brechen seine Zwerge auf.
about-hidden-goal = Verdeckt, bis ein Weg es erreicht. Eines der Ziele ist der Schatz.
about-mine = Ein Zwerg, der seinen Zug hier beendet, nimmt einen Schatz dieser Art, solange einer ausliegt.
about-dragon-mine = Wer sie aufgedeckt hat, hat den Drachen. Jetzt ist sie ein Weg wie jeder andere.
about-hidden-mine = Verdeckt, bis ein Zwerg sie betritt; das beendet den Zug. In drei der vier Minen liegen Schätze, in einer wartet der Drache.
about-lying-tool = Mit dem Werkzeug kommen alle über das Hindernis, immer nur ein Zwerg auf einmal.
about-dwarf = Geht in einem Zug bis zu drei Karten weit, vom Lagerfeuer aus bis zu fünf. An Trollen und an Hindernissen ohne Werkzeug kommt er nicht vorbei.
about-shown-treasure = Nur die Art ist zu sehen: Silber ist 1 bis 3 Punkte wert, Gold 2 bis 4, Edelsteine 3 bis 5. Wer seinen Zug in der Mine dieser Art beendet, nimmt einen.
about-dragon = Kostet am Ende der Runde 2 Punkte.
about-gold = Gold entscheidet das Spiel. Wie viele Goldstücke auf den Karten der anderen sind, zeigt sich erst am Ende.
about-chest = Eine Truhe auf einem verdeckten Weg. Wer bis zu ihr gräbt, öffnet sie: Sie hilft oder schadet.
about-toll-figure = Wer hier einen Weg legt, zahlt dem Besitzer der Figur 1 Gold.
about-nugget = Wer ihn zuerst mit dem Start verbindet, nimmt sein Gold, behält es aber nur bei einem Sieg oder wenn er damit die Runde verlässt.
about-looked-at = Angesehen von: { $names }.
about-known = Du weißt, was hier liegt: { $card }.
why-not-turn = Du bist nicht am Zug.
why-blocked = Du kannst keine Wege legen, solange ein kaputtes Werkzeug oder eine Falle vor dir liegt.
why-no-place = Er passt jetzt nirgends.
why-no-target = Es gibt jetzt nichts, worauf sie gespielt werden könnte.
web-pass-draw = Diese Karte abwerfen und nachziehen
web-pass-only = Diese Karte abwerfen
web-sheet-clause = Die Regel: { $clause }
web-sheet-player = { $self ->
        [yes] Das bist du.
       *[no] { $bot ->
            [yes] Ein Bot: { $level }.
           *[no] Ein anderer Spieler.
        }
    }
web-sheet-open = Über { $name }
web-sheet-before = Vor dem Spieler liegt:
web-help-role = Deine Rolle
web-help-cards = Deine Karten
web-help-win = Wie man gewinnt
web-help-win-saboteur = Nach drei Runden gewinnt, wer das meiste Gold hat. Jede Runde bringt neue Rollen: Wer Goldgräber war, kann danach Saboteur sein.
web-help-win-lost-mines = Nach zwei Runden gewinnt, wer die meisten Punkte hat. Geh in die Minen, nimm Schätze und bedenke, mit wem du teilst.
web-help-clauses = Alle Regeln, Punkt für Punkt
