### Oglądanie gier jeszcze raz i sprawdzanie, czy były uczciwe, po polsku.

replay-title = Powtórka
replay-home = Do strony głównej
replay-watch = Obejrzyj powtórkę
replay-last-round = Zobacz ostatnią rundę z odkrytymi kartami
replay-to-table = Wróć do stołu
replay-file = Upuść tu zapis gry albo wybierz plik
replay-file-about = Zapis dowolnej gry w Undermine, taki jak ze strony z wynikiem albo z wiersza poleceń. Serwer tylko go odtwarza i niczego nie zachowuje.
replay-from-file = Odtwórz plik
replay-viewer = Oczami
replay-open = Wszystko odkryte
replay-spectator = Widz
replay-copy = Kopiuj link do ruchu
replay-download = Pobierz zapis
replay-verify = Czy było uczciwie?
replay-controls = Poruszanie się po grze
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-on = Krok dalej
replay-last = Na koniec
replay-pace = Tempo
replay-move-number = Ruch
replay-move = Ruch { $move } z { $moves }
replay-round = Runda { $round }
replay-deal = Karty zostają rozdane.
replay-did = { $name }: { $action }
replay-moved = Decyzja gracza { $name } zapadła.
replay-hands = Karty na ręce
replay-seen = Podejrzane w tajemnicy ({ $count })
verify-title = Czy gra { $code } była uczciwa?
verify-fair = Tak: karty rozdano uczciwie, a każdy ruch był zgodny z zasadami.
verify-unfair = Nie: coś się nie zgadza.
verify-holds = Zgadza się
verify-fails = Nie zgadza się
verify-check-commitment = Tajne ziarno serwera jest tym, które obiecał, zanim ktokolwiek usiadł do stołu.
verify-check-nonce = Twoja liczba wzięła udział w rozdaniu.
verify-check-shares = Liczba każdego gracza jest tą, której odcisk podał wcześniej, a karty rozdano z tych liczb i z żadnych innych.
verify-check-deal = Karty rozdano z tego ziarna i liczb wszystkich graczy, i z niczego więcej.
verify-check-moves = Każdy zapisany ruch był dozwolony i zrobił to, co zapisano, aż do końca gry.
verify-check-record = Zapis da się odczytać.
verify-found-not-said = zapis nie mówi, jak rozdano karty
verify-found-no-seed = ziarno serwera nie jest zapisane szesnastkowo
verify-found-commitment = obiecano { $promised }, wynika { $found }
verify-found-nonce = { $count ->
    [one] rozdanie powstało z jednej liczby
   *[other] rozdanie powstało z { $count } liczb
}
verify-found-shares = liczbę podało { $given } z { $people }; obiecało i nie pokazało: { $silent }
verify-found-deal = wynika { $found }, rozdano { $dealt }
verify-found-moves = { $count ->
    [one] jeden ruch, z zapisanymi zdarzeniami
    [few] { $count } ruchy, każdy z zapisanymi zdarzeniami
    [many] { $count } ruchów, każdy z zapisanymi zdarzeniami
   *[other] { $count } ruchu, z zapisanymi zdarzeniami
}
verify-found-not-over = { $count ->
    [one] po jednym ruchu gra się nie skończyła
   *[other] po { $count } ruchach gra się nie skończyła
}
verify-how = Jak to działa
verify-how-about = Przed grą serwer ogłasza odcisk tajnego ziarna, więc nie może go już zmienić. Każdy, kto siada do stołu, podaje odcisk losowej liczby, a samą liczbę pokazuje dopiero wtedy, gdy miejsca są ustalone, więc nikt nie może dobrać swojej do liczb innych. Rozdanie i wszystkie tasowania wynikają z ziarna i liczb. Po grze ziarno zostaje pokazane i każdy może to przeliczyć. Dopóki jest wśród nich liczba choć jednego uczciwego gracza, nikt nie mógł wybrać rozdania.
verify-commitment = Obiecane przed grą (odcisk)
verify-server-seed = Ziarno serwera, pokazane po grze
verify-nonces = { $count ->
    [one] Liczba gracza
    [few] { $count } liczby graczy
    [many] { $count } liczb graczy
   *[other] { $count } liczby graczy
}
verify-deal-seed = Ziarno rozdania, które z tego wynika
verify-game = Gra
verify-yourself = Nie musisz ufać tej stronie: pobierz zapis i sprawdź go na własnym komputerze.
web-failure-bad-record = Ten plik nie jest zapisem gry, który da się odtworzyć.
web-failure-other-rules = { $version ->
    [0] W zapisie tej gry nie podano wersji zasad, więc jest starszy niż wersja { $ours }, którą ma ten serwer. Nie można go tu odtworzyć.
   *[other] Tę grę rozegrano według wersji { $version } zasad, a ten serwer ma wersję { $ours }. Nie można jej tu odtworzyć.
}
web-failure-record-too-long = Ten zapis jest za długi.
web-failure-too-large = Ten plik jest za duży.
web-failure-not-over = Gra jeszcze trwa; do jej końca karty pozostają zakryte.
web-failure-no-such-seat = W tej grze nie ma takiego miejsca.
home-recent = Ostatnie gry
home-won = wygrana, wynik { $score }
home-lost = wynik { $score }
chart-gold = Złoto, runda po rundzie
chart-points = Punkty, runda po rundzie
chart-suspicion = Kogo podejrzewałby obserwator (grubo: prawdziwy sabotażysta)
chart-gave-away = Ruchy, które zdradziły sabotażystę
chart-gave-away-move = Ruch { $move }: { $name } się zdradza ({ $before } → { $after })
chart-reviewing = Szukamy kluczowych chwil tej gry …
