### The page for those who run a server, in German.

host-title = Wie es dem Server geht
host-about = Diese Seite ist für die, die den Server betreiben. Sie fragt nach dem Token, das in UNDERMINE_METRICS_TOKEN gesetzt ist.
host-token = Token
host-enter = Zeigen
host-leave = Token vergessen
host-wrong-token = Für dieses Token gibt es hier nichts. Wer den Server betreibt, setzt es mit UNDERMINE_METRICS_TOKEN.
host-now = Jetzt
host-backup = Letzte Sicherung
host-backup-none = Es gibt noch keine: 'undermine backup DATEI' macht eine, während der Server läuft.
host-tables = Tische
host-tables-are = { $open } offen, { $playing } im Spiel, { $over } beendet; { $live } im Speicher
host-people = Leute
host-people-are = { $accounts } mit Konto, { $guests } Gäste
host-connections = Verbindungen zu Tischen
host-load = Last
host-load-is = { $cores ->
    [one] { $load } auf einem Kern
   *[other] { $load } auf { $cores } Kernen
}
host-commands = Befehle seit dem Start
host-bots = Bots
host-bots-are = { $waiting } warten; { $hurried } Antworten mussten kommen, bevor sie gefunden waren
host-memory = Speicher des Servers
host-memory-bots = Speicher der Bots
host-disk = Frei auf der Festplatte
host-started = Läuft seit
host-version = Version
host-version-compiled = Undermine { $version }, Regeln { $rules }, kompiliert; Python { $python }, { $database }
host-version-plain = Undermine { $version }, Regeln { $rules }, nicht kompiliert; Python { $python }, { $database }
host-faults = Letzte Fehler
host-faults-none = Seit dem Start keine.
host-unfinished = Tische, die offen sind oder an denen gespielt wird
host-unfinished-none = Keine.
host-status-open = offen
host-status-playing = im Spiel
