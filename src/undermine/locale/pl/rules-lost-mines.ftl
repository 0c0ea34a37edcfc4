### Zasady Zaginionych kopalni po polsku, punkt po punkcie, do pomocy w grze.
### Jeden komunikat na każdy punkt strony zasad „lost-mines”; identyfikator to numer punktu małymi literami po „clause-”. Atrybut .section podaje nagłówek.
### Kształty kart (np. [NE]), skróty V H CR CL TV TH X i pola (np. (9,0)) są takie same we wszystkich językach.

rules-lost-mines-title = Zaginione kopalnie (3–9 graczy, 2 rundy)
rules-lost-mines-intro = Druga gra z tych samych części: karty z wylotami kładzione na polach, ukryte role, ręce, talia. Tu krasnoludy chodzą. Plansza ma granice: 11 kolumn (x od 0 do 10, z zachodu na wschód) i 7 rzędów (y od 0 do 6, z północy na południe). Boki karty to N (północ), E (wschód), S (południe) i W (zachód); zapis [NE] oznacza, że te boki są otwarte i połączone.

## Elementy gry

clause-lm-1 = Jest 40 kart ścieżek (dobór elementów); wszystkie wyloty karty spotykają się pośrodku (nie ma ślepych zaułków). Kształty to V [NS], H [EW], CR [NE], CL [NW], TV [NES], TH [NEW] i X [NESW]. Zwykłe, 24 karty: V 2, H 3, CR 4, CL 4, TV 4, TH 4, X 3. Powalone drzewo, 3 karty: V 1, H 1, X 1. Jezioro, 3 karty: V 1, H 1, X 1. Rów, 3 karty: V 1, H 1, X 1. Ognisko, 3 karty: TV 1, TH 1, X 1. Kamienie, 4 karty: V 1, H 1, TV 1, TH 1.
    .section = Elementy gry
clause-lm-2 = Są 23 karty akcji (dobór elementów): topór 3, łódź 3, lina 3, podgląd kopalni lub skarbu 2, podgląd kopalni lub krasnoluda 2, podgląd skarbu lub krasnoluda 2, pułapka 3, troll 2, burza 3.
    .section = Elementy gry
clause-lm-3 = Jest 12 skarbów (dobór elementów): srebro o wartości 1, 2, 2 i 3; złoto o wartości 2, 3, 3 i 4; klejnoty o wartości 3, 4, 4 i 5. Rewers pokazuje rodzaj, awers wartość (zasada domowa).
    .section = Elementy gry
clause-lm-4 = Są 4 kopalnie (dobór elementów): klejnoty [NE], złoto [NW], srebro [NES], smok [NESW]. Są 2 karty startowe, [NESW]. Jest 10 kart krasnoludów: dla każdego klanu (niebieskiego i żółtego) 3 lojalne krasnoludy, 1 samolubny krasnolud i 1 sabotażysta. Jest jeden znacznik smoka. Znaczniki nigdy się nie kończą (zasada domowa).
    .section = Elementy gry

## Przygotowanie rundy

clause-lm-5 = Karty startowe leżą odkryte: niebieska na (1,2), żółta na (1,4); kopalnie tasuje się i kładzie zakryte na (9,0), (9,2), (9,4) i (9,6) (dobór elementów).
    .section = Przygotowanie rundy
clause-lm-6 = Zakryte skarby, w liczbie równej liczbie graczy, leżą wyłożone; pozostałe są poza grą, nieobejrzane.
    .section = Przygotowanie rundy
clause-lm-7 = Talia krasnoludów: przy 3–4 graczach odkłada się po dwa lojalne krasnoludy z każdego klanu, przy 5–6 po jednym, przy 7–9 żadnego. Każdy dostaje jedną kartę. Klan jest jawny, rola tajna. Każdy podział na klany jest dozwolony (zasada domowa).
    .section = Przygotowanie rundy
clause-lm-8 = Każdy krasnolud stoi na karcie startowej swojego klanu. Tasuje się 63 karty ścieżek i akcji, a 10 odkłada bez oglądania; ręka liczy 5 kart (3–6 graczy) albo 4 karty (7–9 graczy).
    .section = Przygotowanie rundy
clause-lm-9 = Gracza rozpoczynającego rundę 1 wybiera los (zasada domowa); gra toczy się zgodnie z ruchem wskazówek zegara.
    .section = Przygotowanie rundy

## Tura

clause-lm-10 = Porządki: trolle postawione wcześniej przez tego gracza schodzą z planszy, nawet jeśli gracz nie ma już kart (zasada domowa).
    .section = Tura
clause-lm-11 = Gracz, który na początku tury nie ma kart, pasuje do końca rundy: bez karty, bez ruchu, bez skarbu (zasada domowa). Krasnolud zostaje; o trollach mówi LM-10.
    .section = Tura
clause-lm-12 = Krok 1, obowiązkowy: zagrać jedną kartę ścieżki albo zagrać jedną kartę akcji, albo odrzucić zakryte jedną lub dwie karty.
    .section = Tura
clause-lm-13 = Krok 2, nieobowiązkowy: przesunąć własnego krasnoluda.
    .section = Tura
clause-lm-14 = Potem przychodzi kolej na skarb (LM-28).
    .section = Tura
clause-lm-15 = Krok 3: dobrać tyle kart, ile zagrano lub odrzucono w kroku 1, dopóki starcza talii. Kart utraconych przez pułapki się nie uzupełnia.
    .section = Tura

## Krok 1: karty ścieżek

clause-lm-16 = Kartę ścieżki kładzie się na pustym polu planszy, prosto albo obróconą o 180°, nigdy bokiem (zasada domowa). Musi pasować do każdego odkrytego sąsiada (wylot do wylotu, ściana do ściany), a co najmniej jeden jej wylot musi spotkać wylot sąsiada. Połączenie z kartą startową ani z krasnoludem nie jest potrzebne. Zakryta kopalnia pasuje do wszystkiego i nie jest sąsiadem, od którego można przedłużać ścieżkę (zasada domowa). Wyloty mogą prowadzić poza planszę (zasada domowa).
    .section = Krok 1: karty ścieżek

## Krok 1: karty akcji

clause-lm-17 = Topór, łódź i linę zagrywa się odpowiednio na powalone drzewo, jezioro i rów, na którym nie ma jeszcze narzędzia (zasada domowa): narzędzie leży tam dla wszystkich.
    .section = Krok 1: karty akcji
clause-lm-18 = Karty podglądu: z dwóch możliwości na karcie trzeba wybrać jedną, która ma cel: zakrytą kopalnię, wyłożony skarb albo kartę krasnoluda innego gracza. Widzi ją tylko zagrywający. Kartę można zagrać, jeśli choć jedna z obu możliwości ma cel (zasada domowa).
    .section = Krok 1: karty akcji
clause-lm-19 = Pułapka i troll: kładzie się je na krawędzi między dwoma polami, gdzie odkryta karta ma wylot, a drugie pole jest puste albo leży na nim odkryta karta z wylotem w tę stronę, albo zakryta kopalnia (zasada domowa); najwyżej jeden znacznik na krawędź (zasada domowa); nigdy na brzegu planszy.
    .section = Krok 1: karty akcji
clause-lm-20 = Pułapka: kto ją mija, w dowolnym kierunku, natychmiast traci z ręki jedną losową kartę, zakrytą; przy pustej ręce nic się nie dzieje; pułapka zostaje (zasada domowa).
    .section = Krok 1: karty akcji
clause-lm-21 = Troll: nikt przez niego nie przejdzie, dopóki nie zacznie się następna tura jego właściciela; do tego czasu jego karta leży przed właścicielem.
    .section = Krok 1: karty akcji
clause-lm-22 = Burza: usuwa kartę ścieżki, na której nie stoi krasnolud, razem z narzędziem, ale nigdy karty startowej ani kopalni. Pułapka lub troll na jednej z jej krawędzi znika tylko wtedy, gdy oba pola tej krawędzi są teraz puste (zakryta kopalnia to karta (zasada domowa)); kartę trolla odrzuca się wtedy od razu (zasada domowa). Znacznik na krawędzi bez dwóch wylotów zostaje i nie działa, dopóki nie przetnie go droga (zasada domowa).
    .section = Krok 1: karty akcji
clause-lm-23 = Kartę wolno dołożyć przy krawędzi ze znacznikiem; znacznik zostaje.
    .section = Krok 1: karty akcji

## Krok 2: ruch

clause-lm-24 = Krasnolud robi od 1 do 3 kroków z karty na połączoną kartę; od 1 do 5, jeśli zaczyna ruch na ognisku. Wyloty muszą się spotykać, a między kartami nie może być trolla. Całą trasę podaje się od razu; pułapki działają w jej kolejności (zasada domowa). Na karty można wracać, a każdy krok się liczy (zasada domowa). Krok na zakrytą kopalnię wymaga tylko wylotu na karcie, z której się schodzi, i musi być ostatni.
    .section = Krok 2: ruch
clause-lm-25 = Na przeszkodę bez odpowiedniego narzędzia nie można wejść. Kamienie oraz przeszkoda z narzędziem mieszczą jednego krasnoluda: dopóki taka karta jest zajęta, nikt inny nie może na niej stanąć ani przez nią przejść. Inne karty mieszczą dowolną liczbę (zasada domowa).
    .section = Krok 2: ruch
clause-lm-26 = Wejście na zakrytą kopalnię odkrywa ją i kończy ruch. Kopalnię obraca się tak, by pasowało wejście, a potem tak, by pasowała do jak największej liczby odkrytych sąsiadów (gdy oba ułożenia pasują tak samo, wybiera gracz, który kopalnię odkrywa); niepasujące boki są zamknięte.
    .section = Krok 2: ruch
clause-lm-27 = Kopalnia smoka: znacznik smoka bierze tylko ten, kto ją odkryje; potem to zwykła karta.
    .section = Krok 2: ruch
clause-lm-28 = Kto kończy krok 2 na odkrytej kopalni ze skarbem, obojętnie czy się poruszył, musi wziąć jeden z wyłożonych skarbów jej rodzaju, o ile jakiś jest, i sam wybiera który (zasada domowa); skarb leży zakryty, rodzaj jest widoczny, wartość zna tylko ten, kto go wziął (zasada domowa). Dzieje się to więc po wejściu i znowu w każdej turze, w której krasnolud zostaje. Samo przejście nic nie daje (zasada domowa: instrukcja raz mówi o wejściu, a raz o zakończeniu ruchu).
    .section = Krok 2: ruch

## Koniec rundy, punktacja

clause-lm-29 = Runda kończy się natychmiast po wzięciu ostatniego wyłożonego skarbu albo na końcu tury (po kroku 3), gdy talia i wszystkie ręce są puste; kto zagrywa ostatnią kartę, jeszcze się porusza i bierze skarb (zasada domowa). (Wszyscy gracze mogą się umówić na zakończenie: to opcja, domyślnie wyłączona.)
    .section = Koniec rundy, punktacja
clause-lm-30 = Ujawnia się role. Samolubny krasnolud dostaje wartość własnych skarbów i nie ma udziału w podziale.
    .section = Koniec rundy, punktacja
clause-lm-31 = Wspólną pulę klanu tworzą skarby jego lojalnych krasnoludów i sabotażysty z drugiego klanu; dzieli się ją między nich po równo.
    .section = Koniec rundy, punktacja
clause-lm-32 = Resztę dostaje członek puli, który wziął pojedynczy najcenniejszy skarb (zasada domowa: rozstrzyga przykład z instrukcji); jeśli remisuje kilku, resztę dzieli się przez ich liczbę, każdy dostaje wynik zaokrąglony w dół, a to, co zostanie, przepada. Członkowie bez skarbów mają taki sam udział jak inni.
    .section = Koniec rundy, punktacja
clause-lm-33 = Potem posiadacz znacznika smoka oddaje 2 punkty zwycięstwa albo tyle, ile ma (z sumy łącznej (zasada domowa)); nigdy poniżej 0.
    .section = Koniec rundy, punktacja
clause-lm-34 = Przykład dla 6 graczy: żółta pula to 8 dla dwóch osób: 4 i 4. Niebieska pula to 8 dla dwóch lojalnych niebieskich i żółtego sabotażysty: po 2, a pozostałe 2 dla sabotażysty, który ma skarb wart 4: razem 4. Lojalny niebieski ze smokiem: 2 − 2 = 0. Samolubny niebieski z jednym skarbem wartym 3: 3.
    .section = Koniec rundy, punktacja
clause-lm-35 = Runda 2: wszystko przygotowuje się od nowa oprócz punktów. Zaczyna lewy sąsiad tego, kto ostatni zagrał kartę ścieżki lub akcji (odrzucenie to nie zagranie (zasada domowa)); jeśli nikt żadnej nie zagrał, lewy sąsiad gracza rozpoczynającego rundę 1 (zasada domowa).
    .section = Koniec rundy, punktacja
clause-lm-36 = Po rundzie 2 wygrywa największa liczba punktów zwycięstwa; przy remisie zwycięstwo jest wspólne. (Kolejne rundy, aż zostanie jeden zwycięzca: opcja.)
    .section = Koniec rundy, punktacja
clause-lm-37 = Tego, co się podejrzało, nie wolno ujawniać innym: gra nie daje ani ludziom, ani botom, ani programom sposobu, by ogłosić lub udowodnić, co się podejrzało, jaką ma się rolę lub kartę; zaufanie, podejrzenia i czat to tylko rozmowa (zasada domowa).
    .section = Koniec rundy, punktacja
