### The page for those who run a server, in Czech.

host-title = Stav serveru
host-about = Tato stránka je pro toho, kdo server provozuje. Ptá se na token nastavený v UNDERMINE_METRICS_TOKEN.
host-token = Token
host-enter = Ukázat
host-leave = Zapomenout token
host-wrong-token = Pro tento token tu nic není. Kdo server provozuje, nastavuje ho v UNDERMINE_METRICS_TOKEN.
host-now = Teď
host-backup = Poslední záloha
host-backup-none = Zatím žádná není: 'undermine backup SOUBOR' ji udělá za běhu serveru.
host-tables = Stoly
host-tables-are = otevřené: { $open }, rozehrané: { $playing }, dohrané: { $over }; v paměti: { $live }
host-people = Lidé
host-people-are = s účtem: { $accounts }, hosté: { $guests }
host-connections = Spojení se stoly
host-load = Zátěž
host-load-is = { $cores ->
    [one] { $load } na jednom jádru
   *[other] { $load } na { $cores } jádrech
}
host-commands = Příkazy od spuštění
host-bots = Boti
host-bots-are = čekají: { $waiting }; odpovědi dříve než rozmyšlené: { $hurried }
host-memory = Paměť serveru
host-memory-bots = Paměť botů
host-disk = Volno na disku
host-started = Běží od
host-version = Verze
host-version-compiled = Undermine { $version }, pravidla { $rules }, zkompilováno; Python { $python }, { $database }
host-version-plain = Undermine { $version }, pravidla { $rules }, nezkompilováno; Python { $python }, { $database }
host-faults = Poslední chyby
host-faults-none = Od spuštění žádné.
host-unfinished = Otevřené a rozehrané stoly
host-unfinished-none = Žádné.
host-status-open = otevřený
host-status-playing = rozehraný
