### Co klient WWW mówi o końcu rundy, o krasnoludach przy stole i o ich rozmowach, po polsku.

## Odsłonięcie krasnoludów

web-end-title = { $won ->
    [yes] Wygrywasz
   *[no] Przegrywasz
}: { $nuggets ->
    [0] nie dostajesz złota
    [one] dostajesz jedną bryłkę złota
    [few] dostajesz { $nuggets } bryłki złota
    [many] dostajesz { $nuggets } bryłek złota
   *[other] dostajesz { $nuggets } bryłki złota
}
web-end-cards = { $won ->
    [yes] Wygrywasz
   *[no] Przegrywasz
}: { $cards ->
    [one] dostajesz jedną kartę bryłek złota
    [few] dostajesz { $cards } karty bryłek złota
    [many] dostajesz { $cards } kart bryłek złota
   *[other] dostajesz { $cards } karty bryłek złota
}
web-end-open = { $won ->
    [yes] Wygrywasz!
   *[no] Przegrywasz
}
web-end-points = { $points ->
    [one] Dostajesz jeden punkt
    [few] Dostajesz { $points } punkty
    [many] Dostajesz { $points } punktów
   *[other] Dostajesz { $points } punktu
}
web-end-outcome = { $treasure ->
    [yes] Skarb odnaleziony.
   *[no] Skarb pozostaje ukryty.
} { $count ->
    [0] Nikt nie wygrał.
   *[other] Zwycięstwo: { $names }
}
web-end-shared = { $treasure ->
    [yes] Zabrano ostatni skarb.
   *[no] Nikt nie ma już kart.
} Każdy klan dzieli to, co wzięły jego lojalne krasnoludy i sabotażysta drugiego klanu; samolubny krasnolud zatrzymuje swoje.
web-end-next = Następna runda
web-end-result = Do wyniku
web-end-left = { $seconds } s
web-result-look = Zobacz planszę
web-result-back = Wróć do wyniku
web-share-picture = Udostępnij obrazek
chart-gave-you-away = Ten ruch cię zdradził: podejrzenie { $before } → { $after }

## Co mówią krasnoludy

says-gruff-suspect = Śmierdzi mi tu zdradą: { $name }.
says-gruff-trust = { $name } kopie uczciwie. Mnie to wystarczy.
says-gruff-repair-me = Narzędzie zepsute. Niech ktoś to naprawi!
says-gruff-innocent = Ja? Bzdura. Ja kopię.
says-gruff-why-me = { $name }! A to za co?
says-gruff-thanks = Hm. Dzięki, { $name }.
says-gruff-tease = { $name }, i to ma być kopanie?
says-gruff-passing-broken = Zepsutym narzędziem nic nie wykopię.
says-gruff-passing-no-card = W ręce same śmieci.
says-cheerful-suspect = Przykro mi to mówić, ale { $name } coś knuje!
says-cheerful-trust = { $name } to dobra dusza!
says-cheerful-repair-me = Ojej, moje narzędzia! Kto mi pomoże?
says-cheerful-innocent = Ależ ja chcę tylko złota, tak jak wy!
says-cheerful-why-me = Au! Czemu ja, { $name }?
says-cheerful-thanks = Dzięki, { $name }, jesteś skarbem!
says-cheerful-tease = Ostrożnie, { $name }, bo złoto ucieknie!
says-cheerful-passing-broken = Bez narzędzi nie pokopię. To sobie ponucę.
says-cheerful-passing-no-card = Nie mam szczęścia do kart. Następnym razem!
says-nervous-suspect = N-naprawdę tego nie widzicie? To { $name }!
says-nervous-trust = { $name } jest obok i od razu mi raźniej.
says-nervous-repair-me = Błagam, niech mi ktoś naprawi narzędzia!
says-nervous-innocent = To nie ja! Przysięgam na swoją brodę!
says-nervous-why-me = { $name }, za co to wszystko?
says-nervous-thanks = Och! Dziękuję, { $name }, dziękuję!
says-nervous-tease = { $name }, czy musisz tak hałasować pod ziemią?
says-nervous-passing-broken = Nie mogę, mam zepsute narzędzia. Naprawdę!
says-nervous-passing-no-card = Nic mi nie pasuje. Uwierzcie mi!
says-sly-suspect = Ciekawe, że { $name } zawsze kopie nie w tę stronę.
says-sly-trust = { $name } może liczyć na moją lampę.
says-sly-repair-me = Za naprawę umiem się odwdzięczyć.
says-sly-innocent = Czy tak wygląda złoczyńca?
says-sly-why-me = Śmiałe zagranie, { $name }. Czemu przeciw mnie?
says-sly-thanks = Mam u ciebie dług, { $name }.
says-sly-tease = { $name }, to plan czy wypadek?
says-sly-passing-broken = Bez narzędzi dobrze się czeka.
says-sly-passing-no-card = Moje karty i ja dziś ze sobą nie rozmawiamy.
web-claim-innocent = Jestem po waszej stronie!
web-claim-why-me = Czemu mi to robisz, { $name }?
web-claim-thanks = Dziękuję, { $name }!
web-claim-tease = Niezła próba, { $name }!
web-claim-passing-broken = Pasuję, bo mam zepsute narzędzia.
web-claim-passing-no-card = Pasuję, bo żadna karta mi się nie przyda.
web-claim-begin-innocent = To nie ja!
web-claim-begin-why-me = Czemu ja, …?
web-claim-begin-thanks = Dziękuję, …
web-claim-begin-tease = Niezła próba, …
web-claim-begin-passing-broken = Pasuję: zepsute narzędzia
web-claim-begin-passing-no-card = Pasuję: żadna karta
web-claim-more = Więcej …
web-temperament-gruff = Gbur: wcześnie oskarża, rzadko dziękuje.
web-temperament-cheerful = Pogodna dusza: dziękuje, ufa i mówi, co widzi.
web-temperament-nervous = Kłębek nerwów: broni się, zanim ktoś zapyta.
web-temperament-sly = Spryciarz: dogaduje i nie mówi więcej, niż musi.
web-chatter = Jak dużo boty mówią
web-chatter-silent = Wcale
web-chatter-some = Trochę
web-chatter-lively = Dużo
web-assistant = asystent AI
web-assistants = Asystenci AI mogą usiąść przy tym stole
web-research = Po zakończeniu ta gra może posłużyć za dane do badań, bez imion i rozmów
web-failure-no-assistants = Gospodarz nie zezwolił na asystentów AI przy tym stole.

## Wokół stołu

web-sent-away = Gospodarz odsunął cię od tego stołu. Możesz wrócić tylko, jeśli cię wpuści.
web-was-removed = Od stołu odchodzi: { $name }.
web-let-in = Wpuść z powrotem
web-rematch-join = Dołącz do następnej gry
web-rematch-open = Przy nowym stole zbiera się następna gra.
web-no-page = Nie ma takiej strony
web-share = Udostępnij link …
web-failure-removed = Gospodarz odsunął cię od tego stołu.
web-tiles = Gry
web-tile-base = 30 min · łatwa do nauki
web-tile-saboteur2 = 45 min · dwie drużyny, wiele ról
web-tile-lost-mines = 45 min · las, dwa klany i smok
web-tile-jubilee = 45 min · wszystko naraz, dla wprawnych
web-game-open = Czeka na graczy
web-game-yours = Twoja kolej
web-game-others = Kolej na innych
web-game-running = W toku
web-game-theirs = Kolej na: { $names }
web-game-with = w grze: { $names }
web-games-all = Wszystkie gry ({ $count })
web-game-remove = Usuń { $code } z listy
tile-base = Sabotażysta
chart-moments = Kluczowe chwile
chart-moment-treasure = Ruch { $move }: szansa na skarb { $before } → { $after }
chart-moment-suspicion = Ruch { $move }: podejrzenie ({ $name }) { $before } → { $after }
web-since-last-turn = Od twojej ostatniej tury
web-marks = Twój znak
web-mark-trust = Ufam
web-mark-suspect = Podejrzewam
web-note = Notatka
web-marks-private = Widzisz to tylko ty.
web-volume = Głośność
web-confirm = Potwierdzaj każdy ruch
web-change-rules = Zmień zasady lub liczbę miejsc
web-take-rules = Gramy według tych zasad
web-leave-title = Opuścić tę grę?
web-leave-about = Twoje miejsce czeka na ciebie. Jeśli odejdziesz na dobre, za ciebie gra dalej bot.
web-leave-alone = Twoje miejsce czeka na ciebie. Jeśli odejdziesz na dobre, gra się kończy: nikt inny w nią nie gra.
web-leave-later = Wrócę później
web-leave-for-good = Odchodzę na dobre
web-leave-stay = Zostaję
web-left = poza grą; gra bot
web-left-you = To już nie twoja gra: na twoim miejscu gra bot.
web-come-back = Wracam na swoje miejsce
web-table-over = Ten stół jest zamknięty: gry nie dokończono.
web-failure-seats-taken = Przy tym stole siedzi więcej osób, niż byłoby miejsc.
web-plan-where = Twój plan: dokąd ma trafić, gdy przyjdzie twoja kolej? Dotknij miejsca albo gracza.
web-plan-ready = Plan: { $card }, { $place }. Wykona się w twojej turze, jeśli nadal będzie można. Nikt inny o nim nie wie.
web-plan-discard = Wtedy odrzuć
web-plan-discarded = na stos kart odrzuconych
web-plan-forget = Zapomnij o planie
web-plan-failed = Planu nie dało się już wykonać.
web-near-goal = Jeszcze tylko krok do celu!
