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
    [few] Otázka pro: { $names }
    [many] Otázka pro: { $names }
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
print-about = Všechny karty hry, nakreslené námi, k vytištění a vystřižení. Níže je vidět, co vyjde z tiskárny.
print-size = Velikost karet
print-size-44x67 = 44 × 67 mm, jako v originále
print-size-63x88 = 63 × 88 mm, do běžných obalů
print-bleed = Přes řez
print-paper = Papír
print-backs = S ruby, pro oboustranný tisk (otočení podél delší strany)
print-ink = Šetřit inkoust
print-booklet = S pravidly
print-count = { $count ->
    [one] Jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
print-now = Tisknout
print-hint = V dialogu tisku zvolte 100 % a žádné okraje, aby milimetry zůstaly milimetry.
print-preview = Co se vytiskne
print-back-dwarf = Trpaslík
print-back-goal = Cíl
print-back-gold = Zlato
print-back-chest = Truhla
print-back-nugget = Nuget
print-back-postcard = Pohlednice
print-back-dark = Temný tunel
print-back-treasure = Poklad
companion-about = Karty leží na stole; tato stránka tajně rozdá trpaslíky, podává zlato a počítá. Nikdo nevidí cizího trpaslíka, ani ten, kdo rozdává.
companion-phones = Každý má telefon
companion-one-phone = Jeden telefon koluje
companion-playing = Kolo { $round }: trpaslíci jsou rozdáni
companion-dividing = Konec kola { $round }: dělí se zlato
companion-over = Konec hry
companion-join = Všichni otevřou tuto stránku na telefonu a vyberou své jméno
companion-claim = Jsem { $name }
companion-qr = QR kód s odkazem na tuto stránku
companion-last = Trpaslíci minulého kola
companion-winners = Vyhrávají: { $names }
companion-secret = Potají
companion-secret-about = Dejte pozor, aby se na obrazovku nedíval nikdo jiný.
companion-takes-gold = Kartu zlata si bere { $name }
companion-setup = Příprava stolu
companion-dwarfs = Trpaslíci k zamíchání:
companion-own-gold = Vaše karty nugetů: { $cards } = { $sum }
companion-pick = Nechte si jednu kartu nugetů; ostatní jdou dál
companion-cover = Zakrýt
companion-round-over = Konec kola
companion-finisher = Kdo dosáhl pokladu?
companion-nobody = Nikdo
companion-treasures = Kdo má který poklad?
companion-dragon = Kdo má draka?
companion-teams = Které týmy vyhrály?
companion-team-blue = modří
companion-team-green = zelení
companion-crystals = Odkryté krystaly
companion-end-round = Ukázat trpaslíky a rozdělit
companion-ledger = Zlato
companion-scores = Výsledek
companion-player = Hráč
companion-open = Veřejné zlato
companion-cards = Karty zlata
companion-sum = Součet
companion-gold = Zlato (minus ubírá)
companion-count = Zapsat
companion-of-tournament = Stůl { $table } turnaje { $code }
companion-enter-result = Zapsat výsledek do turnaje
companion-result-given = Výsledek je zapsán v turnaji.
companion-clock = Hodiny
companion-turn-length = Čas na tah
companion-first = Kdo začíná?
companion-clock-begin = Spustit
companion-clock-stop = Zastavit
companion-next = Další hráč
companion-round-time = { $time } v tomto kole
web-failure-no-finisher = Uveďte, kdo dosáhl pokladu.
web-failure-no-such-gold = Tato karta nugetů už tu není.
