### Lidé v jedné místnosti: několik u jednoho přístroje, velká obrazovka, skutečné karty, tisk; česky.

room-doors = V jedné místnosti
room-here = Na tomto přístroji
room-here-about = Několik lidí hraje na jednom přístroji. Jde z ruky do ruky a každý vidí jen své karty.
room-here-door = Podávejte si jeden přístroj
room-screen = Na velké obrazovce
room-screen-door = Stůl na televizi, karty v telefonech
room-companion = Se skutečnými kartami
room-companion-door = Role, zlato a hodiny k vytištěné hře
room-print = Vytiskněte si je
room-print-door = Naše karty jako PDF, připravené k vystřižení
room-who = Kdo hraje?
room-name = Jméno hráče { $number }
room-player = Hráč { $number }
room-remove = Odebrat hráče { $number }
room-add = Přidat hráče
room-covered = Zakrývat karty mezi tahy
room-count = { $count ->
    [one] Zatím jeden hráč.
    [few] Zatím { $count } hráči.
    [many] Zatím { $count } hráče.
   *[other] Zatím { $count } hráčů.
}
room-hand-to = Přístroj dostane { $name }
room-i-am = Jsem { $name }: ukázat mé karty
room-look = Podívat se na své karty
room-look-as = { $name }, beze svědků
room-cover = Zakrýt mé karty
screen-asked = { $count ->
    [one] Hraje { $names }
   *[other] Otázka pro: { $names }
}
screen-sit-down = Naskenujte kód telefonem a posaďte se: telefon bude vaší rukou.
screen-not-allowed = U tohoto stolu se nesmí přihlížet. Hostitel to může povolit v předsíni, než hra začne.
screen-step-1 = Otevřete stůl na telefonu nebo počítači a dovolte ostatním přihlížet.
screen-step-2 = Zadejte jeho kód zde, na televizi.
screen-step-3 = Všichni naskenují QR kód z obrazovky a hrají na telefonu.
screen-show = Ukázat stůl
screen-about = Otevřete tuto adresu na televizi nebo projektoru. Ukazuje to, co smějí vidět všichni, a QR kód pro telefony.
screen-open = Otevřít velkou obrazovku
screen-hand-only = Jen mé karty
seat-hand-over = Předat toto místo
seat-handed = Kdo tento odkaz otevře první, hraje na tomto místě dál. Nové jméno vidí všichni.
seat-handed-qr = QR kód s odkazem na toto místo
seat-take = Posadit se
seat-take-about = Hostitel vám předal místo. Hrajete dál s jeho kartami.
web-failure-still-there = Tento hráč je připojen. Předat lze jen místa těch, kdo jsou pryč.
web-failure-among-strangers = V hodnocených, veřejných a pomalých hrách se místa nepředávají.
web-failure-seated-already = U tohoto stolu už hrajete.
