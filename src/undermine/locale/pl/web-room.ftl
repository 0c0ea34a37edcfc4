### Ludzie w jednym pokoju: kilka osób przy jednym urządzeniu, duży ekran, prawdziwe karty, wydruk; po polsku.

room-doors = W jednym pokoju
room-here = Na tym urządzeniu
room-here-about = Kilka osób gra na jednym urządzeniu. Przechodzi ono z rąk do rąk, a każdy widzi tylko własne karty.
room-here-door = Podawajcie sobie jedno urządzenie
room-screen = Na dużym ekranie
room-screen-door = Stół na telewizorze, karty na telefonach
room-companion = Z prawdziwymi kartami
room-companion-door = Role, złoto i zegar do gry z pudełka
room-print = Wydrukuj sam
room-print-door = Nasze karty jako PDF, gotowe do wycięcia
room-who = Kto gra?
room-name = Imię gracza { $number }
room-player = Gracz { $number }
room-remove = Usuń gracza { $number }
room-add = Dodaj gracza
room-covered = Zakrywaj karty między ruchami
room-count = { $count ->
    [one] Na razie jeden gracz.
    [few] Na razie { $count } gracze.
    [many] Na razie { $count } graczy.
   *[other] Na razie { $count } gracza.
}
room-hand-to = Podaj urządzenie: { $name }
room-i-am = To ja, { $name }: pokaż moje karty
room-look = Obejrzyj swoje karty
room-look-as = { $name }, bez świadków
room-cover = Zakryj moje karty
screen-asked = { $count ->
    [one] Teraz gra: { $names }
    [few] Pytani: { $names }
    [many] Pytani: { $names }
   *[other] Pytani: { $names }
}
screen-sit-down = Zeskanuj kod telefonem i usiądź do stołu: telefon będzie twoją ręką.
screen-not-allowed = Przy tym stole nie wolno podglądać. Gospodarz może na to pozwolić w poczekalni, przed początkiem gry.
screen-step-1 = Otwórz stół na telefonie lub komputerze i pozwól innym oglądać.
screen-step-2 = Wpisz tutaj, na telewizorze, jego kod.
screen-step-3 = Wszyscy skanują kod QR z ekranu i grają na telefonach.
screen-show = Pokaż stół
screen-about = Otwórz ten adres na telewizorze lub projektorze. Pokazuje to, co wolno widzieć wszystkim, i kod QR dla telefonów.
screen-open = Otwórz duży ekran
screen-hand-only = Tylko moje karty
seat-hand-over = Oddaj to miejsce
seat-handed = Kto pierwszy otworzy ten link, gra dalej na tym miejscu. Wszyscy widzą nowe imię.
seat-handed-qr = Kod QR z linkiem do tego miejsca
seat-take = Usiądź
seat-take-about = Gospodarz oddał ci miejsce. Grasz dalej jego kartami.
web-failure-still-there = Ten gracz jest połączony. Oddać można miejsca tych, których nie ma.
web-failure-among-strangers = W grach rankingowych, publicznych i wolnych miejsca nie zmieniają właściciela.
web-failure-seated-already = Grasz już przy tym stole.
print-about = Wszystkie karty gry, narysowane przez nas, do wydrukowania i wycięcia. Poniżej widać to, co wyjdzie z drukarki.
print-size = Rozmiar kart
print-size-44x67 = 44 × 67 mm, jak w oryginale
print-size-63x88 = 63 × 88 mm, do zwykłych koszulek
print-bleed = Poza linię cięcia
print-paper = Papier
print-backs = Z rewersami, do druku dwustronnego (obrót wzdłuż dłuższej krawędzi)
print-ink = Oszczędzaj tusz
print-booklet = Z zasadami
print-count = { $count ->
    [one] Jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
print-now = Drukuj
print-hint = W oknie drukowania wybierz 100% i brak marginesów, żeby milimetry pozostały milimetrami.
print-preview = Co zostanie wydrukowane
print-back-dwarf = Krasnolud
print-back-goal = Cel
print-back-gold = Złoto
print-back-chest = Skrzynia
print-back-nugget = Bryłka
print-back-postcard = Pocztówka
print-back-dark = Ciemny tunel
print-back-treasure = Skarb
companion-about = Karty leżą na stole; ta strona potajemnie rozdaje krasnoludy, podaje złoto i liczy. Nikt nie widzi krasnoluda innego gracza, nawet rozdający.
companion-phones = Każdy ma telefon
companion-one-phone = Jeden telefon krąży
companion-playing = Runda { $round }: krasnoludy rozdane
companion-dividing = Koniec rundy { $round }: podział złota
companion-over = Koniec gry
companion-join = Wszyscy otwierają tę stronę na telefonie i wybierają swoje imię
companion-claim = To ja, { $name }
companion-qr = Kod QR z linkiem do tej strony
companion-last = Krasnoludy z ostatniej rundy
companion-winners = Wygrywają: { $names }
companion-secret = W tajemnicy
companion-secret-about = Uważaj, żeby nikt inny nie patrzył na ekran.
companion-takes-gold = Kartę złota bierze { $name }
companion-setup = Przygotowanie stołu
companion-dwarfs = Krasnoludy do potasowania:
companion-own-gold = Twoje karty bryłek złota: { $cards } = { $sum }
companion-pick = Zatrzymaj jedną kartę bryłek złota; pozostałe idą dalej
companion-cover = Zakryj
companion-round-over = Koniec rundy
companion-finisher = Kto dotarł do skarbu?
companion-nobody = Nikt
companion-treasures = Kto ma który skarb?
companion-dragon = Kto ma smoka?
companion-teams = Które drużyny wygrały?
companion-team-blue = niebiescy
companion-team-green = zieloni
companion-crystals = Odkryte kryształy
companion-end-round = Pokaż krasnoludy i podziel
companion-ledger = Złoto
companion-scores = Wynik
companion-player = Gracz
companion-open = Jawne złoto
companion-cards = Karty złota
companion-sum = Suma
companion-gold = Złoto (minus odejmuje)
companion-count = Zapisz
companion-of-tournament = Stół { $table } turnieju { $code }
companion-enter-result = Zapisz wynik w turnieju
companion-result-given = Wynik jest już zapisany w turnieju.
companion-clock = Zegar
companion-turn-length = Czas na ruch
companion-first = Kto zaczyna?
companion-clock-begin = Start
companion-clock-stop = Stop
companion-next = Następny gracz
companion-round-time = { $time } w tej rundzie
web-failure-no-finisher = Podaj, kto dotarł do skarbu.
web-failure-no-such-gold = Tej karty bryłek złota już nie ma.
