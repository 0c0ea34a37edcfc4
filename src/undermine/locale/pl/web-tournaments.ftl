cup-tournaments = Turnieje
cup-about = Rundy przy kilku stołach, punkty za miejsca i finał najlepszych: na tym serwerze albo prawdziwymi kartami, z wpisywaniem wyników.
cup-mine = Twoje turnieje
cup-you-organise = organizujesz
cup-code = Kod turnieju
cup-go = Przejdź
cup-new = Otwórz turniej
cup-name = Nazwa turnieju
cup-rules = Zasady
cup-where = Gdzie się gra
cup-online = Na tym serwerze
cup-onsite = Prawdziwymi kartami
cup-rounds = Rundy
cup-fewest = Najmniej przy stole
cup-most = Najwięcej przy stole
cup-in-semifinals = W półfinałach
cup-in-final = W finale
cup-cut-about = Po rundach najlepsi grają półfinały i finał. 0: nie ma ich.
cup-open = Otwórz turniej
cup-organise = Prowadzenie turnieju
cup-pages = Strony turnieju
cup-public-page = Strona dla wszystkich
cup-screen = Na rzutnik
cup-sheets = Kartki na stoły
cup-next-step = Co dalej
cup-pair = Rozlosuj: { $round }
cup-pair-again = Rozlosuj ponownie
cup-begin = Rozpocznij: { $round }
cup-close = Zamknij turniej
cup-close-sure = Nie będzie już żadnej rundy. Zamknąć?
cup-close-yes = Tak, zamknij
cup-close-no = Nie
cup-over = Turniej się skończył.
cup-winner = Zwycięstwo: { $name }!
cup-tables-left = { $count ->
    [one] jeden stół jeszcze gra
    [few] { $count } stoły jeszcze grają
    [many] { $count } stołów jeszcze gra
   *[other] { $count } stołu jeszcze gra
}
cup-round = Runda { $number }
cup-semifinals = Półfinały
cup-the-final = Finał
cup-which-round = Pokaż
cup-table = Stół { $table }
cup-being-played = gra trwa
cup-real-cards = prawdziwymi kartami
cup-play-by-hand = Gra prawdziwymi kartami
cup-nuggets = złoto: { $gold }
cup-watch = Oglądaj
cup-byes = Wolny los: { $names }
cup-not-begun = Runda jeszcze się nie zaczęła.
cup-not-paired = Następna runda nie jest jeszcze rozlosowana. Zostań tutaj: ta strona powie ci, dokąd iść.
cup-your-page = Twoje miejsce w turnieju
cup-you-are = Bierzesz udział jako { $name }.
cup-you-play-with = Grasz z tymi osobami: { $names }.
cup-your-bye = Masz wolny los: ta runda liczy się jak średnia twoich pozostałych.
cup-not-in-round = W tej rundzie nie grasz.
cup-go-to-table = Do mojego stołu
cup-type-result = Gdy gra się skończy, ktoś z was wpisuje złoto wszystkich:
cup-table-done = Wynik twojego stołu już jest.
cup-your-place = Turniej się skończył. Twoje miejsce: { $place }.
cup-take-part = Weź udział
cup-register = Zgłoś się
cup-you-withdrew = Nie bierzesz już udziału.
cup-come-back = Znów weź udział
cup-miss-round = Opuść następną rundę
cup-play-after-all = Zagraj jednak następną rundę
cup-withdraw = Wycofaj
cup-standings = Klasyfikacja
cup-place = Miejsce
cup-player = Imię
cup-points = Punkty
cup-gold = Złoto
cup-opponents = Rywale
cup-firsts = Pierwsze miejsca
cup-tie-breaks = Pierwsze miejsce przy stole daje 100 punktów, ostatnie zero. Przy remisie: złoto, potem średnia punktów rywali, potem pierwsze miejsca, potem los.
cup-players = Uczestnicy
cup-players-count = { $count ->
    [one] jedna osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
cup-type-in = Wpisz imiona, po jednym w wierszu
cup-add = { $count ->
    [one] Dodaj jedną osobę
    [few] Dodaj { $count } osoby
    [many] Dodaj { $count } osób
   *[other] Dodaj { $count } osoby
}
cup-link = Link
cup-link-of = Link: { $name }
cup-link-about = Z tym linkiem telefon staje się uczestnikiem { $name }:
cup-no-device = jeszcze bez urządzenia
cup-is-absent = opuszcza następną rundę
cup-is-withdrawn = nie bierze już udziału
cup-absent = Nie ma
cup-absent-name = { $name }: nie ma w następnej rundzie
cup-present = Jest
cup-present-name = { $name }: gra jednak następną rundę
cup-withdraw-name = Wycofaj: { $name }
cup-bring-back = Przywróć
cup-bring-back-name = Przywróć: { $name }
cup-result-of = Wynik stołu { $table }
cup-gold-of = Złoto: { $name }
cup-give-result = Zapisz wynik
cup-deal = Rozdawaj i licz na tej stronie
cup-type-in-result = Wpisz wynik
cup-correct = Popraw wynik
cup-correct-table = Wynik stołu { $table }
cup-newcomers = Poza tym losowaniem: { $names }. Rozlosuj ponownie, inaczej zagrają od następnej rundy.
cup-back = Powrót do turnieju
cup-invite = Inni biorą udział przez ten link
cup-print = Drukuj
cup-sheet-round = Runda { $number }
cup-signature = Podpis
cup-sheet-about = Po grze wpiszcie złoto na { $address } albo przynieście tę kartkę organizatorowi.
web-failure-no-such-tournament = Nie ma takiego turnieju.
web-failure-not-organiser = To może zrobić tylko organizator.
web-failure-bad-format = Te rundy, półfinały i finał nie pasują do siebie.
web-failure-name-taken-here = Ktoś już bierze udział jako { $name }.
web-failure-too-many-players = Więcej niż { $most } nie może wziąć udziału.
web-failure-sent-away = Organizator cię wycofał. Zapytaj go.
web-failure-registered-already = Już bierzesz udział.
web-failure-not-registered = Ta osoba nie bierze udziału.
web-failure-too-late = Rundy się skończyły; nikt więcej nie może dołączyć.
web-failure-too-few-players = Za mało osób na rundę.
web-failure-round-not-over = Runda jeszcze się nie skończyła.
web-failure-not-paired = Najpierw rozlosuj rundę.
web-failure-pair-again = Ktoś, kto ma miejsce przy stole, odszedł. Rozlosuj rundę ponownie.
web-failure-result-there = Wynik już jest; organizator może go poprawić.
web-failure-wrong-result = Dla każdej osoby przy stole potrzebna jest liczba.
web-failure-other-player = Już bierzesz udział pod innym imieniem.
web-failure-wrong-link = Ten link nie należy do nikogo w turnieju.
web-failure-over = Turniej się skończył.
