### Zasady gry Sabotażysta 2, punkt po punkcie, po polsku: treść pomocy do punktów od S2-1 do S2-30.
### Jeden komunikat na punkt (identyfikator punktu małymi literami po „clause-”), w kolejności strony; `.section` to nagłówek.

rules-saboteur2-title = Sabotażysta 2 (2–12 graczy, 3 rundy)
rules-saboteur2-intro = Obowiązują zasady obecnego wydania gry podstawowej z wyjątkiem tego, co podano niżej. Złoto liczy się w żetonach, które leżą zakryte przed właścicielem; rozmieniać wolno dowolnie, a bank się nie wyczerpuje (zasada domowa). Ponieważ każdy zysk, strata i kradzież odbywają się jawnie, sumy można wyliczyć i gra je pokazuje (zasada domowa).

## Elementy gry

clause-s2-1 = Dochodzi 30 kart korytarzy (dobór elementów: kształty i kryształy). Mosty: [NS][EW] ×2. Podwójne zakręty: [NW][ES], [NE][SW]. Drabiny: N, E, [NE], [NW]. Niebieskie drzwi: [NS], [EW], [NE]. Zielone drzwi: [NS]|E, [EW], [NW]. Kryształy (po jednym na karcie): [NESW], [NEW] ×3, [NES], [ESW]|N, [NES]|W, [EW]|N, N, E. Mieszane: [NS]|E, [NS]|E|W, [EW]|N|S, [NW]|S ×2, [NE]|S. Drabiny z jednym wylotem mają wylot prowadzący do drabiny; kryształy z jednym wylotem to ślepe zaułki.
    .section = Elementy gry (oprócz wszystkich kart korytarzy i akcji z gry podstawowej)
clause-s2-2 = Dochodzi 21 kart akcji: kradzież 4, łapy precz 3, pułapka 3, wolność 4, inspekcja 2, zamiana czapek 2, wymiana kart na ręce 2, osuwisko 1 (dobór elementów: instrukcja wymienia 20 z 21).
    .section = Elementy gry (oprócz wszystkich kart korytarzy i akcji z gry podstawowej)
clause-s2-3 = Krasnoludów jest 15: 4 niebieskich górników, 4 zielonych górników, 3 sabotażystów, 2 geologów, 1 szef, 1 spekulant.
    .section = Elementy gry (oprócz wszystkich kart korytarzy i akcji z gry podstawowej)

## Przygotowanie

clause-s2-4 = Tasuje się wszystkie 70 kart korytarzy i 48 kart akcji; 10 wierzchnich odkłada się bez oglądania na czas rundy; każdy dostaje 6 kart niezależnie od liczby graczy.
    .section = Przygotowanie
clause-s2-5 = Tasuje się wszystkie 15 kart krasnoludów i rozdaje po jednej; pozostałe tworzą zakryty stos niewykorzystanych krasnoludów.
    .section = Przygotowanie

## Tura: dokładnie jedna z czterech możliwości

clause-s2-6 = Zagraj kartę korytarza, potem dobierz 1.
    .section = Tura: dokładnie jedna z czterech możliwości
clause-s2-7 = Zagraj kartę akcji, potem dobierz 1.
    .section = Tura: dokładnie jedna z czterech możliwości
clause-s2-8 = Mając co najmniej dwie karty na ręce i kartę akcji przed sobą: odrzuć dwie zakryte karty i połóż tę kartę akcji (zepsute narzędzie, pułapkę albo własną kradzież) na stosie kart odrzuconych; dobierz 1, więc odtąd masz na ręce o jedną kartę mniej.
    .section = Tura: dokładnie jedna z czterech możliwości
clause-s2-9 = Spasuj: odrzuć od jednej do trzech zakrytych kart i dobierz tyle samo. Gracza bez kart pomija się tak długo, jak długo jego ręka jest pusta (zasada domowa: instrukcja mówi „do końca rundy”; bez wymiany kart na ręce to jedno i to samo).
    .section = Tura: dokładnie jedna z czterech możliwości

## Karty korytarzy

clause-s2-10 = Most, podwójny zakręt: dwa korytarze na karcie nie są ze sobą połączone; co najmniej jeden z nich musi w chwili położenia łączyć się ze startem.
    .section = Karty korytarzy
clause-s2-11 = Drabina: wszystkie karty z drabiną i karta startu są ze sobą połączone. Karta z drabiną nie potrzebuje korytarza do startu, ale co najmniej jeden jej wylot musi się stykać z wylotem (wystarczy ślepy (zasada domowa)) odkrytej karty korytarza, karty startu albo pocztówki, a karta musi jak zawsze pasować; nie wystarczy wylot karty celu, dodatkowej bryłki ani zakrytej ciemnej karty. Nie może leżeć obok karty celu, zakrytej ani odkrytej (zasada domowa: z żadnej strony).
    .section = Karty korytarzy
clause-s2-12 = To, do czego prowadzi drabina na wyspie, jest połączone ze startem; usunięcie karty z drabiną znów to odcina. Późniejsza karta może połączyć korytarz karty z drabiną z kartą celu.
    .section = Karty korytarzy
clause-s2-13 = Drzwi nigdy nie przeszkadzają w budowaniu, odkrywaniu celów ani w zakończeniu rundy; liczą się dopiero przy ustalaniu zwycięzców (S2-22).
    .section = Karty korytarzy
clause-s2-14 = Kryształy liczą się tylko dla geologów.
    .section = Karty korytarzy

## Karty akcji

clause-s2-15 = Przed graczem leży najwyżej jeden egzemplarz każdego rodzaju karty akcji (jedna kradzież, jedna pułapka, po jednym zepsutym narzędziu każdego rodzaju).
    .section = Karty akcji
clause-s2-16 = Kradzież: leży odkryta przed graczem, który ją zagrał, i jest rozpatrywana na koniec rundy (S2-28). Łapy precz: usuwa dowolną kradzież sprzed dowolnego gracza, także sprzed siebie (zasada domowa).
    .section = Karty akcji
clause-s2-17 = Pułapka: kładzie się ją przed innym graczem, który nie może zagrywać kart korytarzy, dopóki ona tam leży; na koniec rundy pozbawia go udziału w złocie i możliwości użycia karty kradzieży. Wolność: usuwa dowolną pułapkę sprzed dowolnego gracza, także sprzed siebie (zasada domowa). Pułapka nie jest zepsutym narzędziem: naprawy na nią nie działają.
    .section = Karty akcji
clause-s2-18 = Inspekcja: obejrzyj w tajemnicy kartę krasnoluda innego gracza. Zapamiętywana jest też chwila obejrzenia; późniejsza zamiana czapek sprawia, że wspomnienie jest nieaktualne.
    .section = Karty akcji
clause-s2-19 = Zamiana czapek: wybierz dowolnego gracza, także siebie. Jego karta krasnoluda trafia pod spód stosu niewykorzystanych, a wierzchnia karta tego stosu staje się jego kartą i tylko on ją widzi.
    .section = Karty akcji
clause-s2-20 = Wymiana kart na ręce: wybierz innego gracza biorącego udział w rundzie, z dowolną liczbą kart, choćby z żadną; odłóż tę kartę i wymieńcie się całą resztą, choćby niczym. Na koniec tury 1 kartę dobiera wybrany gracz, a nie ten, którego jest tura.
    .section = Karty akcji

## Koniec rundy, zwycięzcy

clause-s2-21 = Runda kończy się jak w BASE-26. Odkrywa się wszystkie karty krasnoludów.
    .section = Koniec rundy, zwycięzcy
clause-s2-22 = Drużyna ma wolną drogę, jeśli start (wraz ze wszystkimi drabinami) nadal łączy się ze skarbem po usunięciu wszystkich kart z drzwiami drugiego koloru.
    .section = Koniec rundy, zwycięzcy
clause-s2-23 = Skarb jest odkryty, a odkrywca jest górnikiem jednej z drużyn: wygrywa tylko ta drużyna, jeśli ma wolną drogę; w przeciwnym razie wygrywa druga, jeśli ona ma wolną drogę.
    .section = Koniec rundy, zwycięzcy
clause-s2-24 = Skarb jest odkryty, a odkrywcą jest ktokolwiek inny (szef, spekulant, geolog, sabotażysta): wygrywa każda drużyna, która ma wolną drogę.
    .section = Koniec rundy, zwycięzcy
clause-s2-25 = Jeśli żadna drużyna nie ma wolnej drogi, żadna nie wygrywa. Drużyna może wygrać, nawet jeśli żaden jej członek nie bierze udziału w grze albo wszyscy są w pułapce.
    .section = Koniec rundy, zwycięzcy
clause-s2-26 = Zwycięska grupa, bez graczy w pułapce: jeśli skarb odkryto, są to górnicy zwycięskich drużyn, szef i spekulant; jeśli nie, sabotażyści i spekulant.
    .section = Koniec rundy, zwycięzcy
clause-s2-27 = Zależnie od wielkości grupy każdy jej członek dostaje: grupa 1-osobowa: 5 sztuk złota; 2: 4; 3: 3; 4: 2; 5 lub więcej: 1. Szef dostaje o 1 mniej, spekulant o 2 mniej, nigdy poniżej 0 (zasada domowa). Tak więc sam szef dostaje 4, sam spekulant 3, a gdy są tylko we dwóch, odpowiednio 3 i 2 (zasada domowa). Geolodzy są poza grupą (zasada domowa): jeden geolog, który nie jest w pułapce, dostaje jedną sztukę złota za każdy kryształ leżący odkryty w labiryncie, połączony czy nie, bez względu na to, kto wygrał; dwaj dostają po połowie tej liczby, zaokrąglonej w dół; geolog w pułapce nie dostaje nic, a drugi bierze wszystko.
    .section = Koniec rundy, zwycięzcy
clause-s2-28 = Następnie rozpatruje się kradzieże, które nadal leżą: najpierw właściciela tej zagranej najpóźniej, potem zgodnie z ruchem wskazówek zegara bez względu na kierunek gry (zasada domowa). Każdy właściciel, który nie jest w pułapce, zabiera 1 sztukę złota innemu graczowi, który jakieś ma, i musi to zrobić, jeśli ktoś taki jest (zasada domowa); jeden po drugim, więc skradzione złoto można ukraść ponownie.
    .section = Koniec rundy, zwycięzcy
clause-s2-29 = Następna runda: wszystkie karty od nowa, łącznie z 10 odłożonymi; gracz rozpoczynający jak w BASE-35 (obecne wydanie). Trzy rundy; wygrywa ten, kto ma najwięcej złota, remisujący dzielą się zwycięstwem.
    .section = Koniec rundy, zwycięzcy
clause-s2-30 = Tajnej wiedzy nie można pokazać: gra nie daje żadnego sposobu, by udowodnić rolę, kartę albo to, co się zobaczyło; czat to tylko słowa (zasada domowa).
    .section = Koniec rundy, zwycięzcy
