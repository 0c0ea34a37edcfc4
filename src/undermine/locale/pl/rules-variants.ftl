### Zasady wariantów, tego, co można łączyć, i współdziałania modułów po polsku, punkt po punkcie, do pomocy w grze.
### Jeden komunikat na każdy punkt strony zasad „variants”; identyfikator to numer punktu małymi literami po „clause-”. Atrybut .section podaje nagłówek.
### Numery punktów (np. BASE-31) i pola (np. (4,0)) są takie same we wszystkich językach.

rules-variants-title = Warianty, łączenie, współdziałanie

## Sabotowany krasnolud

clause-sab-1 = Gra podstawowa, obecne wydanie: gdy wygrywają górnicy, dobiera się tyle kart bryłek złota, ilu jest górników, i przekazuje je jak zwykle, ale z pominięciem górników, którzy mają przed sobą zepsute narzędzie, więc niektórzy mogą dostać więcej niż jedną kartę. Zaczyna odkrywca (gracz, którego karta sprawiła, że skarb został odkryty), jeśli jest uprawniony; jeśli nie, obowiązuje kolejność z BASE-31. Jeśli wszyscy górnicy są sabotowani, nikt nie dostaje złota.
    .section = Sabotowany krasnolud
clause-sab-2 = Klasyczne wydanie: tyle kart bryłek złota, ile mówi BASE-30, krąży wśród górników bez zepsutego narzędzia, aż żadna nie zostanie; jeśli wszyscy są sabotowani, nikt nie dostaje złota (zasada domowa). Zasada nigdy nie dotyczy sabotażystów ani chciwego krasnoluda (zasada domowa).
    .section = Sabotowany krasnolud

## Turniej

clause-tour-1 = Gra podstawowa dla 5–9 graczy, z żetonami złota zamiast kart bryłek złota. Krasnoludy (sabotażyści + górnicy + chciwe krasnoludy), dokładnie jedna karta na gracza: 5 graczy: 1+3+1; 6 graczy: 2+3+1; 7 graczy: 2+3+2; 8 graczy: 3+3+2; 9 graczy: 3+4+2. Ręce: po 6 kart przy 5 graczach, po 5 kart przy 6–7 graczach, po 4 karty przy 8–9 graczach.
    .section = Turniej
clause-tour-2 = Jedna losowa karta korytarza spośród 40 od początku leży odkryta na (4,0), losowo obrócona (zasada domowa); w talii jest pozostałych 39. To zwykła karta korytarza, której nikt nie położył (zasada domowa).
    .section = Turniej
clause-tour-3 = Jeśli wygrywają górnicy, odkrywca dostaje 3 bryłki złota, o ile jest górnikiem, a każdy inny górnik 2. Jeśli odkrywcą jest chciwy krasnolud, dostaje 4, a nikt inny nic. Jeśli odkrywcą jest sabotażysta, każdy górnik dostaje 2 (zasada domowa). Jeśli nikt nie dotarł do skarbu, każdy sabotażysta dostaje 3; jedyny sabotażysta w grze na 5 osób dostaje 4.
    .section = Turniej
clause-tour-4 = Turniej to ciąg stołów w kilku grach; wynik gracza w turnieju to punkty za miejsca przy stołach albo złoto ze wszystkich gier, jak ustali organizator; domyślnie punkty, a o remisach rozstrzyga złoto. Rozsadzanie, klasyfikację i rozstrzyganie remisów ustalamy sami. Gotowy zestaw „tournament” to base+tournament.
    .section = Turniej

## Co można łączyć

rules-variants-combinations = Karty z mistrzostw świata 2017–2023, każda z osobna, pasują do gry podstawowej w obu wydaniach, obecnym i klasycznym, oraz do Sabotażysty 2. Chciwy krasnolud z 2016 pasuje do obu wydań gry podstawowej, ale nie do Sabotażysty 2 ani do turnieju, który ma własne karty chciwych krasnoludów. Myto tunelowe, Nowe cele, Skrzynie skarbów i Bryłki złota pasują do obu wydań gry podstawowej i do Sabotażysty 2. Tak samo Dział kostiumów i Wieczorek tunelowy, ale nigdy oba razem. Sabotowany krasnolud pasuje do obu wydań gry podstawowej, ale nie do Sabotażysty 2 ani do turnieju. Turniej pasuje tylko do obecnego wydania gry podstawowej, nie do klasycznego ani do Sabotażysty 2; wyklucza chciwego krasnoluda z 2016, Sabotowanego krasnoluda i Dział kostiumów (żadnej karty nie odkłada się na bok). Tam, gdzie instrukcja milczy, decydujemy sami (zasada domowa). Niedozwolone połączenie jest odrzucane zdaniem, które wymienia oba moduły.
    .section = Co można łączyć

## Współdziałanie

clause-mix-1 = Zawetowany Pionier: nie kładzie się żadnej karty korytarza, gracz dobiera 1. Zawetowana karta korytarza w ramach Pioniera: tura się kończy, gracz dobiera po jednej za każdą zagraną dotąd kartę korytarza, łącznie z tą. Zawetowana wymiana kart na ręce: dobiera aktywny gracz. Zawetowany Skarbiec: dobiera się z talii. Zawetowana karta korytarza na polu z mytem: nic się nie płaci, figurka zostaje. Zawetowana karta nie została ani położona, ani zagrana w rozumieniu BASE-29, BASE-35, S2-28 i WC-2023 (zasada domowa).
    .section = Współdziałanie
clause-mix-2 = Opłaty i straty (myto, smok) pokrywa się najpierw żetonami; kto nie ma żetonów, jawnie wymienia w zapasie wybraną przez siebie kartę bryłek złota na karty lub żetony o tej samej wartości. W każdym połączeniu z kartami bryłek złota majątek to karty i żetony razem; złoto z worków, myta i skrzyń zostaje u gracza bez względu na to, kto wygra rundę (zasada domowa).
    .section = Współdziałanie
clause-mix-3 = O zwycięzcach, złocie i odkrywcy decyduje rola na koniec rundy. COST-1, PARTY-1 i S2-19 sprawiają, że wszystko, co wcześniej podejrzano na zmienionych kartach krasnoludów, jest nieaktualne; gracz, który się wymienił, wie, która karta trafiła pod stos albo na bok (zasada domowa).
    .section = Współdziałanie
clause-mix-4 = Osuwisko działa na każdą kartę korytarza, także na kartę turniejową i na ciemne karty; nigdy na start, cele, pocztówkę ani dodatkową bryłkę. Usuniętą ciemną kartę, odkrytą lub zakrytą, i jej skrzynię (nieobejrzaną) odkłada się na bok do końca rundy, a nie na stos kart odrzuconych. Figurka myta zostaje tam, gdzie jest (zasada domowa).
    .section = Współdziałanie
clause-mix-5 = Kolejność przygotowania: cele, pocztówka, karta turniejowa, skrzynie, dodatkowa bryłka. Jeśli pole jest zajęte, to, co miało tam leżeć, trafia na wolne dozwolone pole o najmniejszym |dx|+|dy|, potem o najmniejszym x, potem o najmniejszym y (zasada domowa).
    .section = Współdziałanie
clause-mix-6 = Kolejność na koniec rundy: ujawnienie ról, ustalenie zwycięzców, dodatkowa bryłka (NUGGET-4), podział złota i kryształy, kradzieże (zasada domowa).
    .section = Współdziałanie
