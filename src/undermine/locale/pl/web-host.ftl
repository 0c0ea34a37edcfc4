### The page for those who run a server, in Polish.

host-title = Stan serwera
host-about = Ta strona jest dla osoby, która prowadzi serwer. Pyta o token ustawiony w UNDERMINE_METRICS_TOKEN.
host-token = Token
host-enter = Pokaż
host-leave = Zapomnij token
host-wrong-token = Dla tego tokena nic tu nie ma. Osoba prowadząca serwer ustawia go w UNDERMINE_METRICS_TOKEN.
host-now = Teraz
host-backup = Ostatnia kopia zapasowa
host-backup-none = Jeszcze jej nie ma: 'undermine backup PLIK' robi ją, gdy serwer działa.
host-tables = Stoły
host-tables-are = otwarte: { $open }, w grze: { $playing }, zakończone: { $over }; w pamięci: { $live }
host-people = Osoby
host-people-are = z kontem: { $accounts }, goście: { $guests }
host-connections = Połączenia ze stołami
host-load = Obciążenie
host-load-is = { $cores ->
    [one] { $load } na jednym rdzeniu
   *[other] { $load } na { $cores } rdzeniach
}
host-commands = Polecenia od uruchomienia
host-bots = Boty
host-bots-are = czekają: { $waiting }; odpowiedzi przed namysłem: { $hurried }
host-memory = Pamięć serwera
host-memory-bots = Pamięć botów
host-disk = Wolne miejsce na dysku
host-started = Działa od
host-version = Wersja
host-version-compiled = Undermine { $version }, zasady { $rules }, skompilowany; Python { $python }, { $database }
host-version-plain = Undermine { $version }, zasady { $rules }, nieskompilowany; Python { $python }, { $database }
host-faults = Ostatnie błędy
host-faults-none = Od uruchomienia żadnych.
host-unfinished = Stoły otwarte i w grze
host-unfinished-none = Brak.
host-status-open = otwarty
host-status-playing = w grze
