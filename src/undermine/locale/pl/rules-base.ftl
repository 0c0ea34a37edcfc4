### Zasady gry podstawowej, punkt po punkcie, po polsku: treść pomocy do punktów od BASE-1 do BASE-38.
### Jeden komunikat na punkt (identyfikator punktu małymi literami po „clause-”), w kolejności strony; `.section` to nagłówek.
### Znaki kart, takie jak [NES], pola i identyfikatory punktów są takie same w każdym języku.

rules-base-title = Gra podstawowa (3–10 graczy, 3 rundy)
rules-base-notation = Karta korytarza leży pionowo i ma boki N, E, S, W (północ, wschód, południe, zachód). [NE] oznacza, że te wyloty są połączone wewnątrz karty; |X to wylot, który kończy się skałą (ślepy zaułek); bok niewymieniony jest ścianą. Karty wolno obracać o 180° (N z S i jednocześnie E z W), nigdy o 90°, więc [NE] = [SW], [NW] = [SE], [NES] = [NSW], a [NEW] = [ESW]. Pola zapisujemy jako (x, y): x rośnie na wschód, y na południe. Plansza nie ma krawędzi. „Obok” znaczy: wspólnym bokiem; rogi się nie liczą (zasada domowa). Miejsca idą zgodnie z ruchem wskazówek zegara: „lewa strona” to następne miejsce, „prawa” to poprzednie. Grupa połączonych wylotów jest połączona ze startem, jeśli od karty startu prowadzą do niej połączone wyloty. Odkrywca to gracz, którego karta sprawiła, że skarb został odkryty.
rules-base-marks = „(zasada domowa)” oznacza nasze rozstrzygnięcie tam, gdzie instrukcja milczy albo sama sobie przeczy; „(dobór elementów)” oznacza liczby, kształty albo ułożenie kart, których instrukcja nie podaje. „Obecne wydanie” i „klasyczne wydanie” to dwa wydania gry podstawowej.

## Elementy gry

clause-base-1 = W talii jest 40 kart korytarzy (dobór elementów): [NESW] ×5, [NES] ×5, [NEW] ×5, [NS] ×4, [EW] ×3, [NE] ×5, [NW] ×4 oraz po jednym z dziewięciu ślepych zaułków: N|E|S|W, N|E|S, N|E|W, N|S, E|W, N|E, N|W, N i E, na których każdy wylot kończy się skałą.
    .section = Elementy gry
clause-base-2 = Karta startu to [NESW] z drabiną. Karty celów to skarb [NESW], kamień [NE] i kamień [NW] (dobór elementów).
    .section = Elementy gry
clause-base-3 = Kart akcji jest 27 (dobór elementów: podział na rodzaje): zepsuty kilof, zepsuta latarnia i zepsuty wagonik, po 3; naprawa kilofa, latarni i wagonika, po 2; podwójna naprawa kilofa i latarni, kilofa i wagonika, latarni i wagonika, po 1; osuwisko 3; mapa 6.
    .section = Elementy gry
clause-base-4 = Kart bryłek złota jest 28: o wartości 1 ×16, o wartości 2 ×8, o wartości 3 ×4 (dobór elementów: podział na wartości). Krasnoludy to 7 górników i 4 sabotażystów.
    .section = Elementy gry

## Przygotowanie rundy

clause-base-5 = Talia krasnoludów zależy od liczby graczy (sabotażyści + górnicy): 3 graczy: 1+3; 4: 1+4; 5: 2+4; 6: 2+5; 7: 3+5; 8: 3+6; 9: 3+7; 10: 4+7. To o jedną kartę więcej, niż jest graczy: każdy dostaje po jednej w tajemnicy, a ostatnia leży zakryta i nieobejrzana do końca rundy.
    .section = Przygotowanie rundy
clause-base-6 = Karta startu leży odkryta na polu (0,0). Trzy karty celów są potasowane i leżą zakryte na polach (8,-2), (8,0) i (8,2): od startu dzieli je siedem pustych kolumn, a między celami jest jeden pusty rząd. W trakcie gry wolno wyjść poza ten prostokąt w każdym kierunku.
    .section = Przygotowanie rundy
clause-base-7 = Talia powstaje z potasowanych razem 40 kart korytarzy i 27 kart akcji. Karty na ręce: po 6 dla 3–5 graczy, po 5 dla 6–7, po 4 dla 8–10.
    .section = Przygotowanie rundy
clause-base-8 = Karty bryłek złota tasuje się zakryte raz na grę; te, których nikt nie zdobył, tasuje się ponownie przed następną rundą.
    .section = Przygotowanie rundy
clause-base-9 = Gracza rozpoczynającego rundę 1 wyznacza los (zasada domowa); według instrukcji zaczyna najmłodszy. Gra toczy się zgodnie z ruchem wskazówek zegara.
    .section = Przygotowanie rundy

## Tura

clause-base-10 = Gracz, który ma karty na ręce, robi dokładnie jedną z tych rzeczy: zagrywa kartę korytarza, zagrywa kartę akcji albo pasuje, odrzucając jedną zakrytą kartę. Potem dobiera wierzchnią kartę talii, jeśli jakaś została. Stosu kart odrzuconych nigdy nie tasuje się na nową talię. Kartę akcji można zagrać tylko wtedy, gdy jest na co lub na kogo jej użyć; w przeciwnym razie można ją jedynie odrzucić (zasada domowa).
    .section = Tura
clause-base-11 = Gracza bez kart się pomija.
    .section = Tura
clause-base-12 = Karta odrzucona przy pasowaniu pozostaje ukryta przed wszystkimi innymi; karty zagrane i usunięte widzieli wszyscy. Nikomu nie wolno przeglądać stosu kart odrzuconych. Karta usunięta trafia na stos pierwsza, a na nią ta, która ją usunęła; kilka kart odrzuconych razem leży w wybranej kolejności (zasada domowa).
    .section = Tura
clause-base-38 = Nie ma limitu kart na ręce: „odtąd o jedną kartę mniej (więcej) na ręce” to po prostu niedobrana (dodatkowo dobrana) karta. Po zakończeniu rundy nikt nie dobiera.
    .section = Tura

## Karty korytarzy

clause-base-13 = Kartę korytarza kładzie się na pustym polu obok odkrytej karty labiryntu: karty startu, karty korytarza albo odkrytej karty celu. Karta zakryta się do nich nie zalicza (zasada domowa).
    .section = Karty korytarzy
clause-base-14 = Karta musi ze wszystkich czterech stron pasować do każdej odkrytej sąsiedniej karty: wylot do wylotu, ściana do ściany; ślepy wylot też jest wylotem. Zakryta karta celu pasuje do wszystkiego (zasada domowa). Karty leżą prosto albo obrócone o 180°, nigdy poziomo.
    .section = Karty korytarzy
clause-base-15 = Obecne wydanie: kartę musi łączyć z kartą startu nieprzerwany korytarz, czyli co najmniej jeden jej wylot (może to być jej własny ślepy wylot) styka się z wylotem sąsiedniej karty należącym do grupy połączonej ze startem. Ślepy wylot sąsiedniej karty niczego dalej nie prowadzi, więc nie można budować tylko na nim.
    .section = Karty korytarzy
clause-base-16 = Klasyczne wydanie: połączenie ze startem nie jest wymagane. Wystarczy leżeć obok innej karty i pasować (BASE-13, BASE-14); może być nawet ściana przy ścianie (zasada domowa).
    .section = Karty korytarzy
clause-base-17 = Gracz, przed którym leży zepsute narzędzie, nie może zagrywać kart korytarzy.
    .section = Karty korytarzy

## Docieranie do celów

clause-base-18 = Gdy karta korytarza została położona, przełożona albo odkryta lub gdy przesunięto kartę celu, gracz, którego tura trwa, odkrywa każdą zakrytą kartę celu, do której prowadzi teraz wylot grupy połączonej ze startem, nawet jeśli właśnie zagrana karta jej nie dotyka (zasada domowa). Ślepy wylot donikąd nie prowadzi. Po każdym odkryciu sprawdza się ponownie. Skarb natychmiast kończy rundę.
    .section = Docieranie do celów
clause-base-19 = Odkrytą kartę celu obraca się (o 0° lub 180°) tak, by łączyła się z korytarzem, który do niej dotarł. Jeśli dotarto do niej z kilku stron, decyduje strona karty właśnie położonej, potem ułożenie pasujące do większej liczby sąsiadów, a na końcu wybiera gracz (zasada domowa). Do pozostałych sąsiadów może nie pasować (ta strona jest zamknięta): wolno to tylko kartom celów. Odkryty kamień staje się częścią labiryntu: korytarze biegną przez niego dalej, a późniejsze karty muszą do niego pasować.
    .section = Docieranie do celów
clause-base-20 = Odkryta karta celu pozostaje odkryta i na swoim miejscu, nawet jeśli prowadzący do niej korytarz zostanie później przerwany (zasada domowa).
    .section = Docieranie do celów
clause-base-37 = Jeśli jedno położenie karty wywołuje kilka zdarzeń (cele, skrzynie, pocztówka, dodatkowa bryłka), gracz rozpatruje je po kolei w wybranej przez siebie kolejności, każde do końca, zanim zacznie następne. To, do czego w tym czasie powstanie dojście, dołącza do listy; koniec rundy anuluje resztę (zasada domowa).
    .section = Docieranie do celów

## Karty akcji

clause-base-21 = Zepsute narzędzie: kładzie się je przed graczem, który nie ma jeszcze takiego samego; przed nikim nie może leżeć więcej niż jedno każdego rodzaju. Obecne wydanie: tylko przed innym graczem. Klasyczne wydanie: przed dowolnym graczem, także przed sobą.
    .section = Karty akcji
clause-base-22 = Naprawa narzędzia: usuwa zepsute narzędzie tego samego rodzaju sprzed dowolnego gracza, także sprzed siebie; obie karty trafiają na stos kart odrzuconych. Nie można jej zagrać, jeśli nie ma czego naprawić.
    .section = Karty akcji
clause-base-23 = Podwójna naprawa naprawia jedno z dwóch przedstawionych narzędzi, a nie oba.
    .section = Karty akcji
clause-base-24 = Osuwisko: usuwa jedną kartę korytarza z labiryntu, nigdy kartę startu ani celu; obie karty trafiają na stos kart odrzuconych. To, co leżało dalej, zostaje; lukę można znów wypełnić.
    .section = Karty akcji
clause-base-25 = Mapa: tylko zagrywający ogląda jedną zakrytą kartę celu. Wszyscy widzą, którą kartę obejrzał, ale nikt nie widzi, co na niej było. To, co gracz zobaczył, zostaje dla niego zapamiętane wraz z chwilą obejrzenia: jeśli cele zostaną później zamienione (karta z 2017 roku), wspomnienie może być nieaktualne i jest tak oznaczone.
    .section = Karty akcji

## Koniec rundy

clause-base-26 = Runda kończy się natychmiast po odkryciu skarbu; w przeciwnym razie wtedy, gdy puste są talia i ręce wszystkich graczy, którzy jeszcze biorą udział w rundzie (zasada domowa). Według instrukcji rundę kończy się już wtedy, gdy talia się wyczerpała i nikt nie może zagrać karty. W grze podstawowej od tej chwili pozostaje tylko pasowanie, a wcześniejszy koniec zdradzałby, czego graczom brakuje na ręce. W Sabotażyście 2 wciąż trzeba wybrać jedną z czterech możliwości, a dzięki S2-8 gracz może znów kopać, więc także tam runda trwa dalej (zasada domowa).
    .section = Koniec rundy
clause-base-27 = Wszystkie karty krasnoludów odkrywa się przed podziałem złota, łącznie z niewykorzystaną (zasada domowa: dwie z instrukcji same sobie tu przeczą).
    .section = Koniec rundy
clause-base-28 = Górnicy wygrywają, jeśli skarb został odkryty; w przeciwnym razie wygrywają sabotażyści. Na wszystkich stronach „dotarcie do skarbu” znaczy „odkrycie skarbu”.
    .section = Koniec rundy

## Podział złota

clause-base-29 = Obecne wydanie, wygrali górnicy: dobiera się tyle kart bryłek złota, ilu górników jest wśród graczy biorących udział w podziale (liczy się rola na koniec rundy). Odkrywca ogląda je i zatrzymuje jedną, a resztę przekazuje przeciwnie do ruchu wskazówek zegara (w prawo) następnemu górnikowi, który robi to samo, aż każdy górnik będzie miał jedną.
    .section = Podział złota
clause-base-30 = Klasyczne wydanie, wygrali górnicy: dobiera się tyle kart bryłek złota, ilu jest graczy (9 przy dziesięciu graczach). Karty krążą wśród górników, aż żadna nie zostanie, więc niektórzy górnicy mogą dostać więcej niż jedną.
    .section = Podział złota
clause-base-31 = Jeśli odkrywca nie bierze udziału w podziale (na przykład jest sabotażystą), górnicy i tak wygrywają; zaczyna pierwszy uprawniony górnik po prawej stronie odkrywcy. Dla klasycznego wydania instrukcja tego nie mówi (zasada domowa).
    .section = Podział złota
clause-base-32 = Wygrali sabotażyści: przy 1 sabotażyście dostaje on karty warte łącznie 4 bryłki; przy 2 lub 3 każdy dostaje karty warte 3; przy 4 każdy dostaje karty warte 2. Każdy sabotażysta, w kolejności miejsc od gracza rozpoczynającego rundę, dostaje z zapasu jak najmniej kart dających dokładną sumę, najpierw o wyższych wartościach; jeśli takich nie ma, największą sumę poniżej niej, a resztę w żetonach o wartości 1, o ile wszystkie karty zapasu są razem warte co najmniej tyle (zasada domowa). Tak samo wypłaca się 4 bryłki chciwego krasnoluda (WC-2016).
    .section = Podział złota
clause-base-33 = Przy 3 lub 4 graczach może nie być żadnego sabotażysty: wtedy nikt nie dostaje złota, jeśli skarb nie został osiągnięty.
    .section = Podział złota
clause-base-34 = Jeśli w zapasie jest za mało kart, dzieli się to, co jest (zasada domowa). Karty bryłek złota są tajne do końca gry: każdy zna wartości swoich, a u innych widzi tylko liczbę kart.
    .section = Podział złota

## Następna runda, koniec gry

clause-base-35 = Wszystko oprócz zdobytego złota przygotowuje się od nowa. Obecne wydanie: zaczyna gracz po lewej stronie tego, kto położył ostatnią kartę korytarza. Klasyczne wydanie: gracz po lewej stronie tego, kto ostatni położył kartę korytarza albo zagrał kartę akcji; pasowanie się nie liczy (zasada domowa). Jeśli takiej karty nie było, zaczyna lewy sąsiad gracza, który rozpoczynał tę rundę (zasada domowa). „Lewa strona” to rzeczywista lewa strona, nawet po zmianie kierunku (zasada domowa).
    .section = Następna runda, koniec gry
clause-base-36 = Po trzech rundach wygrywa gracz, który ma najwięcej bryłek złota; remisujący dzielą się zwycięstwem.
    .section = Następna runda, koniec gry
