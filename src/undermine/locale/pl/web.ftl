### Co mówi tylko klient przeglądarkowy, po polsku.

web-language = Język
web-title = Kop i nikomu nie ufaj
web-about = Krasnoludy drążą korytarz do skarbu, a niektóre wolałyby, żeby tam nie dotarły. Graj ze znajomymi albo z botami, od razu tutaj.
web-guest = Gość
web-your-name = Twoje imię
web-play-now = Graj teraz
web-play-now-about = { $bots ->
    [one] Od razu, z jednym botem
    [few] Od razu, z { $bots } botami
    [many] Od razu, z { $bots } botami
   *[other] Od razu, z { $bots } botami
}
web-play-friends = Graj ze znajomymi
web-play-friends-about = Otwórz stół i wyślij link
web-join = Dołącz do stołu
web-code = Kod stołu
web-join-button = Dołącz
web-running = Twoje trwające gry
web-no-table = Nie ma stołu { $code }. Sprawdź kod albo poproś jeszcze raz o link.
web-lobby = Stół { $code }
web-host = gospodarz
web-sit = Usiądź tutaj
web-empty-seat = Wolne miejsce
web-add-bot = Dodaj bota
web-remove = Usuń
web-start = Zaczynamy
web-not-full = Żeby zacząć, obsadź wolne miejsca graczami lub botami.
web-wait-for-host = Gospodarz zacznie grę, gdy wszyscy będą na miejscu.
web-invite = Zaproś znajomych
web-qr = Kod QR z linkiem do tego stołu
web-link = Link do tego stołu
web-copy = Kopiuj link
web-copied = Skopiowano
web-your-turn = Twoja tura
web-board = Labirynt
web-leave = Odejdź od stołu
web-round = { $game ->
    [lost-mines] Runda { $round }
   *[saboteur] Runda { $round } z 3
}
web-deck = { $cards ->
    [0] Talia jest pusta
    [one] Jedna karta w talii
    [few] { $cards } karty w talii
    [many] { $cards } kart w talii
   *[other] { $cards } karty w talii
}
web-you-are = Ty: { $dwarf }
web-reconnecting = Utracono połączenie, próbuję ponownie …
web-on-turn = Teraz gra
web-hand-size = { $cards ->
    [one] Jedna karta na ręce
    [few] { $cards } karty na ręce
    [many] { $cards } kart na ręce
   *[other] { $cards } karty na ręce
}
web-gold-cards = { $cards ->
    [one] Jedna karta bryłek złota
    [few] { $cards } karty bryłek złota
    [many] { $cards } kart bryłek złota
   *[other] { $cards } karty bryłek złota
}
web-choose-player = Wybierz: { $name }
web-waiting-for = Czekamy: { $names } …
web-pick-cell = Wybierz podświetlone pole.
web-pick-seat = Wybierz gracza.
web-pick-tool = Wybierz narzędzie.
web-pick-card = Wybierz kartę.
web-yes = Tak
web-no = Nie
web-turn-card = Obróć kartę
web-cancel = Anuluj
web-log = Co się wydarzyło
web-winners = { $count ->
    [one] Wygrywa { $names }
    [few] Zwycięstwem dzielą się { $names }
    [many] Zwycięstwem dzielą się { $names }
   *[other] Zwycięstwem dzielą się { $names }
}
web-rematch = Zagraj jeszcze raz
web-failure-no-connection = Serwer nie odpowiada. Spróbuj za chwilę.
web-failure-failed = Nie udało się.
web-failure-bad-request = Nie udało się: w zapytaniu był błąd.
web-failure-not-found = Nie ma takiego stołu.
web-failure-no-such-table = Nie ma takiego stołu.
web-failure-bad-name = Wybierz inne imię: od 1 do 24 widocznych znaków.
web-failure-name-taken = Ktoś przy tym stole już ma takie imię.
web-failure-cannot-combine = „{ $one }” i „{ $other }” nie dają się połączyć.
web-failure-needs-other = „{ $one }” można dodać tylko do „{ $other }”.
web-failure-named-twice = „{ $one }” występuje dwa razy.
web-failure-no-foundation = „{ $one }” trzeba dodać do gry podstawowej.
web-failure-unknown-rules = Nie ma zasad o nazwie „{ $one }”.
web-failure-wrong-number-of-seats = Liczba graczy przy tych zasadach: od { $fewest } do { $most }.
web-failure-too-fast = Za dużo żądań z tego miejsca. Poczekaj chwilę.
web-failure-unavailable = Serwer nie może połączyć się z bazą danych. Spróbuj za chwilę.
web-failure-name-banned = Ta nazwa nie jest tu dozwolona.
web-failure-wrong-key = Nie ma takiego klucza odzyskiwania.
web-failure-wrong-password = Nie ma konta o tej nazwie i z tym hasłem.
web-failure-account-taken = Ta nazwa jest zajęta. Wybierz inną.
web-failure-has-account = Masz już konto.
web-failure-too-many-tokens = Nie można mieć więcej tokenów. Najpierw unieważnij jeden z nich.
web-failure-seat-taken = To miejsce jest zajęte.
web-failure-seats-free = Niektóre miejsca są jeszcze wolne.
web-failure-table-full = Wszystkie miejsca są zajęte.
web-failure-table-closed = Ta gra już się zaczęła.
web-failure-dealing = Karty zaraz zostaną rozdane.
web-failure-too-many-bots = Botów jest więcej niż miejsc.
web-failure-bots-busy = Przy twoich innych stołach gra już zbyt wiele botów. Dokończ tam grę albo poczekaj kilka minut.
web-failure-not-host = To może zrobić tylko gospodarz.
web-board-keys = Cyfry wybierają kartę z ręki, strzałki przesuwają kursor, N przechodzi do następnego podświetlonego pola, Enter wybiera, I mówi, co tam leży, R obraca kartę, Escape anuluje, + i − przybliżają i oddalają.
web-cell = { $cell }: { $things }
web-hidden-goal = zakryty cel
web-lit = można wybrać
web-empty = puste
web-zoom-in = Przybliż
web-zoom-out = Oddal
web-fit = Pokaż wszystko
web-rules = Zasady
web-search = Szukaj w zasadach
web-nothing-found = Nic nie znaleziono.
web-close = Zamknij
web-hand = Twoja ręka
web-players = Gracze
web-away = poza stołem
web-seen = Co udało ci się zobaczyć ({ $count })
web-role = Twoja rola: { $dwarf }
web-role-secret = Nikomu nie mów.
web-understood = Jasne
web-round-over = Runda skończona
web-go-on = Dalej
web-only-discard = Tej karty nie można teraz zagrać; możesz spasować i ją odrzucić.
web-pick-spare-card = Możesz odrzucić z nią więcej kart: wybierz je na ręce.
web-gold = { $gold ->
    [one] Jedna bryłka złota
    [few] { $gold } bryłki złota
    [many] { $gold } bryłek złota
   *[other] { $gold } bryłki złota
}
web-new-table = Nowy stół
web-which-rules = Jakie zasady?
web-add-modules = Dodaj moduły (wybrano: { $count })
web-seats = Miejsca
web-bots = Boty
web-level = Poziom botów
web-limits = Liczba graczy w tych zasadach: od { $fewest } do { $most }.
web-open-table = Otwórz stół
web-bot = bot
web-get-up = Wstań od stołu
web-seat-up = Przesuń wyżej: { $name }
bot-name-random = Bot losowy
bot-name-digger = Bot kopacz
bot-name-novice = Nowicjusz
bot-name-apprentice = Czeladnik
bot-name-master = Mistrz
bot-name-grandmaster = Arcymistrz
bot-about-random = Robi cokolwiek, na co pozwalają zasady.
bot-about-digger = Kopie w stronę celów, niezależnie od roli.
bot-about-novice = Gra swoją rolę, ale coś przeoczy, coś zapomni i od razu we wszystko wierzy.
bot-about-apprentice = Solidna gra: zna drogę, swoich przyjaciół i właściwą chwilę.
bot-about-master = Przejrzy stół na wylot i myśli naprzód; potrzebuje na to chwili.
bot-about-grandmaster = Zna graczy wszelkiego rodzaju i szybko pozna, jak grasz; potrzebuje na to chwili.
web-talk = Rozmowa
web-say = Powiedz coś wszystkim
web-send = Wyślij
web-claim-looked = Widzę, czym jest { $goal }: { $card }.
web-claim-trust = Ufam: { $name }.
web-claim-suspect = Podejrzewam: { $name }.
web-claim-repair-me = Naprawcie mi narzędzia, proszę!
web-watch = Inni mogą się przyglądać
web-open-rounds = Widzowie zobaczą wszystkie karty zakończonych rund
web-turn-time = Czas na turę
web-no-limit = Bez limitu
web-minutes = { $minutes ->
    [one] Jedna minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
web-days = { $days ->
    [one] Jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
web-reserve-time = Zapas na całą grę
web-no-reserve = Brak
web-when-out = Gdy czas się skończy
web-when-out-bot = Ruch wykona bot
web-when-out-harmless = Nastąpi najmniej szkodliwy ruch
web-time-left = Pozostało: { $time }
web-always-no = Zawsze nie
