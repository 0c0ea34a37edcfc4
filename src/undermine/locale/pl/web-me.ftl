### Order and privacy: reports, blocks, what is kept of a person and how it ends; in Polish.

me-data = Twoje dane
me-data-about = Możesz zabrać ze sobą wszystko, co ten serwer o tobie przechowuje, albo to usunąć.
me-data-kept = Co jest tu przechowywane
me-export = Pobierz moje dane
me-delete = Usuń mnie i moje dane
me-delete-about = Twoje imię, twoje teksty, twoje konto i wszystko, co do niego należy, zostaną natychmiast usunięte i nie da się ich przywrócić. Zakończone gry zostają, z numerem zamiast twojego imienia. W grach, które trwają, twoje miejsce zajmie bot.
me-delete-sure = Naprawdę chcę usunąć swoje dane
me-delete-do = Usuń na zawsze
me-deleted = Twoje dane zostały usunięte.
me-blocked = Osoby, których nie chcesz spotykać
me-blocked-none = Nikt. Zablokować kogoś możesz przy stole: otwórz kartę tego gracza.
me-unblock = Znów spotykaj gracza { $name }
me-order = Kłopot z graczem { $name }?
me-report = Zgłoś
me-report-about = Operator tego serwera dowie się, że chodzi o gracza { $name }, przy którym stole i przy którym ruchu to było.
me-report-why = Co jest nie tak?
report-reason-insults = Obelgi lub groźby
report-reason-cheating = Oszukiwanie
report-reason-stalling = Celowe przeciąganie gry
report-reason-name = Nieodpowiednie imię
report-reason-other = Coś innego
me-report-words = Co się stało (może być puste)
me-report-send = Wyślij zgłoszenie
me-reported = Zgłoszono. Dziękujemy.
me-block = Nie spotykać więcej
me-block-about = Ty i gracz { $name } nie usiądziecie już przy tym samym stole. Druga osoba się o tym nie dowie.
me-is-blocked = Nie spotkasz już gracza { $name }. Możesz to zmienić na stronie o sobie.
me-send-away = Odeślij
me-send-away-about = Za gracza { $name } gra dalej bot; do tej gry nie będzie powrotu.

privacy-title = Co jest tu przechowywane
privacy-intro = Ten serwer przechowuje to, czego potrzebuje, żeby można było grać, i nic na potrzeby reklam. Ustawia dwa pliki cookie: jeden, po którym można cię rozpoznać, i jeden dla urządzenia, na którym się logujesz. Z innych serwerów nic nie jest wczytywane.
privacy-name = Imię, pod którym grasz, i przy których stołach.
privacy-account = Jeśli chcesz mieć konto: jego nazwa i odcisk hasła, z którego nie da się odtworzyć hasła.
privacy-tokens = Odciski kluczy, po których rozpoznawane są twoje urządzenia i programy.
privacy-games = Każdy ruch twoich gier, żeby można je było odtworzyć i sprawdzić, oraz to, co mówiono przy stole.
privacy-ratings = Twoje rankingi, jeśli grasz gry rankingowe. Inni widzą je tylko za twoją zgodą.
privacy-order = Kogo blokujesz i co zgłoszono operatorowi w twoim imieniu.
privacy-calls = Jeśli chcesz wiedzieć, kiedy jest twoja kolej: dokąd wysłać wiadomość i kiedy nie.
privacy-addresses = Twój adres sieciowy służy do ograniczania tego, ile przychodzi z jednego miejsca. W bazie danych go nie ma.
privacy-long = Jak długo
privacy-open = { $days ->
    [0] Stoły, przy których nie zaczęto gry: dopóki operator ich nie usunie
    [one] Stoły, przy których nie zaczęto gry: jeden dzień
    [few] Stoły, przy których nie zaczęto gry: { $days } dni
    [many] Stoły, przy których nie zaczęto gry: { $days } dni
   *[other] Stoły, przy których nie zaczęto gry: { $days } dnia
}
privacy-unfinished = { $days ->
    [0] Gry, w które nikt już nie gra: dopóki operator ich nie usunie
    [one] Gry, w które nikt już nie gra: jeden dzień
    [few] Gry, w które nikt już nie gra: { $days } dni
    [many] Gry, w które nikt już nie gra: { $days } dni
   *[other] Gry, w które nikt już nie gra: { $days } dnia
}
privacy-finished = { $days ->
    [0] Zakończone gry: dopóki operator ich nie usunie
    [one] Zakończone gry: jeden dzień
    [few] Zakończone gry: { $days } dni
    [many] Zakończone gry: { $days } dni
   *[other] Zakończone gry: { $days } dnia
}
privacy-guest = { $days ->
    [0] Goście bez stołu: dopóki operator ich nie usunie
    [one] Goście bez stołu: jeden dzień
    [few] Goście bez stołu: { $days } dni
    [many] Goście bez stołu: { $days } dni
   *[other] Goście bez stołu: { $days } dnia
}
privacy-backups = Kopie zapasowe operator może przechowywać dłużej.
privacy-yours = Na stronie o sobie możesz pobrać albo usunąć swoje dane.

host-reports = Zgłoszenia graczy
host-reports-none = Żadne nie czeka.
host-report-place = Stół { $code }, ruch { $move }
host-settle = Załatwione
web-problem-removed = Gospodarz odesłał cię od tego stołu.
web-failure-blocked = Ty i ktoś przy tym stole macie się nie spotykać.
web-failure-rated = Z gry rankingowej nikogo się nie odsyła.
web-failure-too-many-reports = Twoje zgłoszenia wciąż czekają na operatora.
web-failure-too-many-blocked = Blokujesz zbyt wiele osób.

call-turn = Twoja kolej
call-turn-at = Twoja kolej przy stole { $code }.
call-full = Stół jest pełny
call-full-at = Przy stole { $code } są już wszyscy: gra może się zacząć.
call-over = Gra skończona
call-over-at = Gra przy stole { $code } jest skończona.
call-round = Następna runda
call-round-at = Zaczyna się runda turnieju { $code }: sprawdź, gdzie siedzisz.
call-confirm = Czy chcesz dostawać tu wiadomości?
call-confirm-code = Ktoś chce dostawać tu wiadomości z Undermine. Jeśli to ty, wpisz tam tę liczbę: { $code }

me-calls = Wzywanie do gry
me-calls-about = Gdy jest twoja kolej, a ciebie nie ma, serwer może ci o tym powiedzieć. W wiadomości jest tylko to, o co chodzi i przy którym stole.
me-calls-none = Na tym serwerze nie jest to włączone.
me-calls-device = Powiadamiaj mnie na tym urządzeniu
me-calls-device-off = Już nie na tym urządzeniu
me-calls-denied = Przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach dla tej strony.
me-calls-impossible = Tej przeglądarki nie da się wezwać. Na iPhonie lub iPadzie dodaj najpierw stronę do ekranu początkowego.
me-calls-lost = To urządzenie musi pozwolić jeszcze raz: serwer ma nowe klucze.
me-calls-what = O czym chcesz wiedzieć
me-calls-turn = Jest moja kolej
me-calls-full = Mój stół jest pełny
me-calls-over = Moja gra się skończyła
me-calls-round = Zaczyna się runda mojego turnieju
me-calls-quiet = Godziny ciszy
me-calls-quiet-from = od
me-calls-quiet-to = do
me-calls-where = Gdzie dostajesz wiadomości
me-calls-nowhere = Jeszcze nigdzie.
me-calls-remove = Usuń: { $name }
me-calls-this = to urządzenie
me-calls-other = Inna droga
me-calls-other-about = { $mail ->
    [yes] Adres e-mail albo jeden z tych jako adres: { $services }
   *[no] Jeden z tych jako adres: { $services }
}
me-calls-address = Adres
me-calls-add = Dodaj
me-calls-unconfirmed = czeka na liczbę, która została tam wysłana
me-calls-code = Wysłana liczba
me-calls-confirm = Potwierdź
me-calls-saved = Zapisano.
web-failure-bad-address = Tego adresu nie można tu użyć.
web-failure-not-reached = Na ten adres nie udało się nic wysłać.
web-failure-wrong-code = To nie jest liczba, która została wysłana.
web-failure-too-many-addresses = Masz za dużo adresów. Usuń najpierw jeden.
offline-title = Brak połączenia
offline-about = Undermine nie może połączyć się z serwerem. Sprawdź połączenie i wczytaj stronę ponownie. Żadna gra nie przepadła.
