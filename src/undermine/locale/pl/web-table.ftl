### Co klient przeglądarkowy mówi przy stole i o sobie, po polsku.

web-settings = Ustawienia
web-theme = Kolory
web-theme-auto = Jak na tym urządzeniu
web-theme-dark = Ciemne
web-theme-light = Jasne
web-contrast = Wysoki kontrast
web-motion = Mniej ruchu
web-pace = Szybkość animacji
web-pace-slow = Wolno
web-pace-normal = Normalnie
web-pace-fast = Szybko
web-pace-off = Bez animacji
web-sound = Dźwięki
web-notation = Notacja dla znawców
web-notify = Powiadamiaj, gdy przyjdzie moja tura
web-notify-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.
web-notify-body = Stół { $code } czeka na ciebie.
web-log-unread = { $count ->
    [one] Co się dzieje; jedna nowa wypowiedź
    [few] Co się dzieje; { $count } nowe wypowiedzi
    [many] Co się dzieje; { $count } nowych wypowiedzi
   *[other] Co się dzieje; { $count } nowej wypowiedzi
}
web-mini-map = Cały labirynt w pomniejszeniu
web-more-time = Więcej czasu ({ $left })
web-reserve = w tym { $seconds } s rezerwy
web-bot-plays = do powrotu gra bot
web-lag = Wolne połączenie
web-queued = Twój ruch jest zapisany i zostanie wysłany, gdy tylko wróci połączenie.
web-sending = Wysyłanie …
web-mute = Wycisz: { $name }
web-hear-again = Znów słuchaj: { $name }
web-claims = Coś twierdzę
web-claim-begin-looked = Znam cel …
web-claim-begin-trust = Ufam …
web-claim-begin-suspect = Podejrzewam …
web-claim-begin-repair-me = Naprawcie mi!
web-claim-which-goal = Który cel?
web-claim-which-card = Co tam leży?
web-claim-whom = Kogo wskazujesz?
web-claim-no-looks = Tutaj nie wolno ujawniać, co się podejrzało (LM-37).
web-back = Wstecz
web-problem-too-fast = Nie tak szybko: odczekaj chwilę, zanim powiesz coś jeszcze.
web-problem-bad-text = Tego tekstu nie można wysłać.
web-problem-bad-claim = Tego nie można teraz twierdzić.
web-problem-secret-look = W Zaginionych kopalniach nie wolno ujawniać, co się podejrzało (LM-37).
web-problem-not-saved = Serwer nie zdołał tego zapisać. Spróbuj ponownie.
web-problem-no-more-time = Nie masz już czasu do dodania.
web-problem-not-seated = Tutaj tylko oglądasz.
web-problem-not-playing = Gra się jeszcze nie zaczęła albo już się skończyła.
web-problem-closed = Właściciel serwera zamknął ten stół.
web-problem-other-rules = Tę grę rozdano według innej wersji zasad niż ta, którą ma ten serwer. Nie można jej tu ani dokończyć, ani odtworzyć.
web-problem-damaged = Zapis tej gry jest uszkodzony. Osoba prowadząca serwer dowie się więcej poleceniem 'undermine db check'.
refusal-stale-ask = To pytanie nie jest już otwarte: padła na nie odpowiedź, może w innym oknie
refusal-replaced = Liczy się twoja nowsza odpowiedź
refusal-unreadable = Serwer nie mógł tego odczytać
web-device = Gra na innym urządzeniu
web-device-about = Klucz odzyskiwania sprawia, że na innym urządzeniu jesteś tą samą osobą, z trwającymi grami i historią. Kto go ma, gra jako ty, więc nikomu go nie zdradzaj.
web-key-make = Utwórz klucz
web-key-yours = Twój klucz odzyskiwania
web-key-again = Nowy klucz unieważnia poprzedni.
web-key-have = Mam klucz z innego urządzenia
web-key = Klucz odzyskiwania
web-key-use = Graj dalej jako ta osoba
web-key-used = Gotowe: to urządzenie to teraz { $name }.
web-failure-nobody = Najpierw zagraj: ten serwer jeszcze cię nie zna.
web-to-home = Na stronę główną
web-you-watch = Oglądasz
web-discard = Stos kart odrzuconych: { $cards }
web-you = Ty
web-account = Konto
web-account-about = Do gry nie jest potrzebne. Z nazwą i hasłem wszędzie jesteś tą samą osobą.
web-account-name = Nazwa
web-password = Hasło (co najmniej 8 znaków)
web-log-in = Zaloguj się
web-account-open = Załóż konto
web-log-out = Wyloguj się
web-password-change = Zmień hasło
web-password-old = Obecne hasło
web-password-new = Nowe hasło (co najmniej 8 znaków)
web-password-changed = Hasło zmienione; inne urządzenia są wylogowane.
web-logged-in = Zalogowano jako { $name }.
web-statistics = Twoje dotychczasowe gry
web-statistics-all = { $games ->
    [one] Jedna gra ukończona
    [few] { $games } gry ukończone
    [many] { $games } gier ukończonych
   *[other] { $games } gry ukończonej
}, wygrane: { $wins }.
web-statistics-rules = { $games ->
    [one] jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, wygrane: { $wins }, najlepszy wynik: { $best }
web-pass-on = Pasuj za mnie do końca rundy
web-problem-not-yet = Dopiero gdy talia będzie pusta.
