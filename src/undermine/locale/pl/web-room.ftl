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
