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
