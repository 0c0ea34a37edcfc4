### Was Umgebungen, Datensätze, Rechnerverbünde, fremde Programme und Assistenten sagen, auf Deutsch.

## Umgebungen

env-options = Was du tun kannst, nach der Nummer der Aktion:
env-claims = Was in dieser Runde behauptet wurde, wahr oder nicht:
env-claim-repair-me = Platz { $speaker } bittet um Reparatur.
env-claim-trust = Platz { $speaker } vertraut Platz { $about }.
env-claim-suspect = Platz { $speaker } verdächtigt Platz { $about }.
env-claim-looked = Platz { $speaker } sagt, das Ziel auf { $cell } sei { $card }.
env-over = Die Runde ist vorbei.
error-needs-extra = { $what } braucht Pakete, die nicht installiert sind: pip install 'undermine[{ $extra }]'.
error-env-choice = „{ $value }“ passt nicht zu { $name }; zur Wahl stehen { $choices }.
error-env-window = Das Fenster { $window } muss das Feld 0,0 enthalten: links, oben, rechts, unten.
error-env-tables = { $tables } Tische lassen sich nicht auf { $processes } Prozesse verteilen: Es muss einen Tisch geben, und einen für jeden Prozess.
error-env-no-dwarf = Nach den Regeln { $rules } bekommt niemand den Zwerg „{ $dwarf }“.

## Programme in beliebiger Sprache

error-no-program = „{ $name }“ lässt sich nicht starten: Es gibt kein solches Programm, oder es darf nicht ausgeführt werden.
cli-lost-too-slow = { $bot } hat { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
} verloren, weil es zu lange überlegte.
cli-lost-ended = { $bot } hat { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
} verloren, weil das Programm geendet hatte.
cli-lost-no-json = { $bot } hat { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
} verloren, weil die Antwort keine Nachricht des Protokolls war.
cli-lost-impossible = { $bot } hat { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
} verloren, weil nicht zur Wahl stand, was es wählte.

## Datensätze

cli-dataset-written = Die Entscheidungen { $games ->
    [one] eines Spiels
   *[other] von { $games } Spielen
} sind in { $folder }.
error-dataset-of-others = In „{ $folder }“ ist ein anderer Datensatz: andere Spiele oder eine andere Version des Programms.

## Rechnerverbünde

error-bad-cluster = „{ $address }“ ist kein Rechnerverbund: Schreibe tls://host:8786, oder local:2 für zwei Prozesse auf diesem Rechner.
error-open-cluster = { $address } ist weder auf diesem Rechner noch verschlüsselt, sodass jeder unterwegs dort Programme ausführen könnte: Nimm tls:// mit --cluster-certificates, oder füge --cluster-insecure hinzu.
error-no-certificates = Ein Verbund mit tls:// braucht die Dateien { $files } in { $folder }.
error-no-cluster = Unter { $address } antwortet niemand.
error-no-cluster-workers = Der Rechnerverbund hat keine Arbeitsprozesse.
error-cluster-version = Der Prozess { $worker } hat undermine in Version { $version }, nicht { $ours }.
error-records-on-cluster = Prozesse auf anderen Rechnern können keine Aufzeichnungen ablegen; lass --records oder --cluster weg.

## Ligen

error-league-alone = --league verträgt sich weder mit --resume noch mit --thinking.
league-title = Rangliste
league-setting = Runden von „{ $rules }“ mit { $players } Spielern, Startwert { $seed }: zusammen { $rounds }.
league-place = Platz
league-bot = Bot
league-miner = als Goldgräber
league-saboteur = als Saboteure
league-miners-won = als Goldgräber gewonnene Runden
league-saboteurs-won = als Saboteure gewonnene Runden
league-miners-ahead = Vorsprung vor dem nächsten als Goldgräber, Punkte
league-saboteurs-ahead = als Saboteure, Punkte
league-explained = Die Wertungen sind die von OpenSkill (Plackett-Luce), mit ihrer Unsicherheit; alle Paare bekamen dieselben Verteilungen, ein Bot spielte alle Goldgräber, der andere alle Saboteure. Geordnet ist nach dem, was sicher ist: beide Wertungen, jede um das Dreifache ihrer Unsicherheit vermindert. Die Anteile lassen Runden eines Bots gegen sich selbst aus; der Vorsprung vor dem nächsten gilt gegen alle Gegner, bei denselben Verteilungen. Die Vertrauensbereiche von 95 % gehen über die Verteilungen.
league-written = Die Rangliste ist in { $file }.

## Wie gerecht ist Saboteur?

error-atlas-of-others = In „{ $file }“ sind Ergebnisse anderer Runden oder einer anderen Version des Programms, oder gar keine.
atlas-title = Wie gerecht ist Saboteur?
atlas-setting = Zusammen { $rounds } Runden; jeden Platz spielt „{ $bot }“, wenn kein anderer Bot genannt ist, Startwert { $seed }.
atlas-argued = Worüber Spieler streiten
atlas-four = **Sind die Saboteure zu viert zu schwach?** { $verdict ->
    [yes] Ja
    [no] Nein
   *[open] Diese Runden zeigen es nicht
}: Die Goldgräber gewinnen { $share } der Runden. In { $without } der Runden gibt es keinen Saboteur, weil ein Zwerg in der Schachtel bleibt; gibt es einen, gewinnen die Goldgräber { $against }. Ein Saboteur bekommt { $saboteur } Gold je Runde, ein Goldgräber { $miner }.
atlas-even = **Mit wie vielen Spielern ist es am ausgeglichensten?** Mit { $players }: Da gewinnen die Goldgräber { $share } der Runden. Am wenigsten ausgeglichen ist es mit { $worst }: { $worstShare }.
atlas-edition = **Ist die klassische Ausgabe freundlicher zu den Saboteuren?** { $verdict ->
    [yes] Ja
    [no] Nein, zu den Goldgräbern
   *[open] Ein Unterschied zeigt sich nicht
}: Zu fünft gewinnen die Goldgräber dort { $classic } der Runden, in der heutigen Ausgabe { $base }.
atlas-variant = **Gleicht eine Variante das Spiel zu viert aus?** Am nächsten kommt dem { $rules }: Die Goldgräber gewinnen { $share } der Runden statt { $plain }.
atlas-modules = **Welches Modul hilft wem?** In Prozentpunkten, gegen das Grundspiel ohne es.
atlas-modules-with = Mit { $players } Spielern, den Saboteuren: { $saboteurs }; den Goldgräbern: { $miners }; kein Unterschied zeigt sich bei: { $neither }.
atlas-seat = **Kommt es darauf an, wer beginnt?** Zu fünft gewinnt der erste Spieler { $first } der Runden, einer der anderen { $others }. Ein Unterschied zeigt sich bei diesen Spielerzahlen: Beginnen ist besser: { $better }; schlechter: { $worse }.
atlas-level = **Was bewirkt besseres Spiel?** Sitzt auf allen fünf Plätzen derselbe Bot, gewinnen die Goldgräber: { $levels }. Ein Digger gräbt auch als Saboteur.
atlas-by-players = Nach Spielerzahl und Ausgabe
atlas-by-saboteurs = Nach Zahl der ausgeteilten Saboteure, Grundspiel
atlas-dealt = Goldgräber gewannen gegen { $saboteurs }
atlas-by-module = Nach Modul, mit { $players } Spielern
atlas-by-level = Nach Spielstärke
atlas-by-dwarf = Nach Zwerg, mit { $players } Spielern
atlas-by-place = Nach Platz, Grundspiel
atlas-players = Spieler
atlas-rules = Regeln
atlas-bot = Bot
atlas-dwarf = Zwerg
atlas-gold = Gold je Runde
atlas-first = der erste Spieler gewann
atlas-others = einer der anderen gewann
atlas-place = Plätze nach dem ersten von { $players } Spielern
atlas-won = gewonnene Runden
atlas-miners-won = Goldgräber gewannen { $rules }
atlas-miners-won-with = Goldgräber gewannen, { $players } Spieler
atlas-explained = Bei den Anteilen stehen ihre Vertrauensbereiche von 95 % und die Zahl der Runden. Zwei heißen verschieden, wenn sie mehr als drei Standardfehler auseinanderliegen. In Saboteur 2 haben die Goldgräber gewonnen, wenn eine der beiden Gruppen den Schatz fand. Bots sind keine Menschen, und hier reden sie nicht: Hier steht, wie Karten und Regeln fallen, nicht, wie gut jemand lügt.
atlas-written = Die Seite ist { $file }.

## Training

error-no-side = Einen Zwerg „{ $side }“, der hier lernen könnte, gibt es nicht; es lernt einer von: { $sides }.
error-no-training = Nach den Regeln „{ $rules }“ kann niemand trainiert werden; Training gibt es für: { $known }.
error-other-course = „{ $file }“ enthält einen anderen Trainingslauf: anderer Startwert, andere Seiten oder andere Gegner. Nennen Sie eine andere Ausgabedatei, oder entfernen Sie diese.
error-no-weights = „{ $file }“ enthält keine trainierten Gewichte dieses Programms, mit denen ein Lauf beginnen könnte.
error-no-gain-against-all = --gain sagt, was gegen einen Bot zu gewinnen ist: Nennen Sie ihn mit --against.
error-no-gain-without-sides = Nach den Regeln „{ $rules }“ spielen nicht zwei Seiten gegeneinander, also lässt sich kein Gewinn gegen einen Bot messen.
error-no-tables = Tische „{ $tables }“, an denen man lernen könnte, gibt es nicht; --tables ist eines von: { $known }.
error-no-sides-to-train = Nach den Regeln „{ $rules }“ spielen nicht zwei Seiten gegeneinander, also kann keine Seite lernen; lassen Sie --tables weg.
train-gains = Was gegen { $bot } zu gewinnen ist, nach { $rounds } Runden Training
train-side = Seite
train-won = vom Gelernten gewonnen
train-itself = vom Bot selbst gewonnen
train-gain = Gewinn in Punkten
