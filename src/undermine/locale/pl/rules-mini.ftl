### Zasady minidodatków po polsku, punkt po punkcie, do pomocy w grze.
### Jeden komunikat na każdy punkt strony zasad „mini”; identyfikator to numer punktu małymi literami po „clause-”. Atrybut .section podaje nagłówek.
### Kształty kart (np. [NE]), pola (np. (8,-2)) i numery punktów (np. BASE-18) są takie same we wszystkich językach.

rules-mini-title = Minidodatki
rules-mini-intro = Każdy z nich można dodać do gry podstawowej albo do Sabotażysty 2. Boki karty to N (północ), E (wschód), S (południe) i W (zachód); zapis [NE] oznacza, że te wyloty łączą się ze sobą na karcie, a bok, którego nie wymieniono, jest ścianą. Pole zapisujemy jako (x,y): x rośnie na wschód, y na południe, a karta startu leży na (0,0). „Lewy” i „prawy” to sąsiedzi przy stole.

## Myto tunelowe

clause-toll-1 = Są dwie figurki krasnoludów, każda z własnym żetonem. Na początku gry każdy dostaje 1 żeton złota; liczy się on na końcu. Tam, gdzie używa się kart bryłek złota (gra podstawowa), majątek gracza to karty i żetony razem, a wymiana na równą wartość jest bezpłatna.
    .section = Myto tunelowe
clause-toll-2 = Nowa możliwość w turze, raz na figurkę i rundę: gracz odrzuca jedną zakrytą kartę (nic nie dobiera, więc odtąd ma na ręce o jedną kartę mniej) i stawia figurkę na otwartym końcu korytarza, czyli na pustym polu bez figurki, na które prowadzi wylot odkrytej karty labiryntu, połączony ze startem albo nie; wylot ślepego zaułka się nie liczy (zasada domowa). Żeton figurki leży przed graczem, który ją postawił. Wolno to zrobić także z zepsutym narzędziem albo w pułapce, a jeden gracz może użyć obu figurek (zasada domowa).
    .section = Myto tunelowe
clause-toll-3 = Figurka blokuje pole z każdej strony, dopóki ktoś za nią nie zapłaci albo runda się nie skończy, nawet jeśli karta obok zniknie lub zostanie przełożona (zasada domowa). Kto kładzie tam kartę korytarza, także dzięki Pionierowi lub Dywersji (zasada domowa), płaci 1 bryłkę złota właścicielowi figurki; figurka i żeton wypadają wtedy z gry do końca rundy. Właściciel nic nie płaci, a figurkę i tak zdejmuje (zasada domowa).
    .section = Myto tunelowe
clause-toll-4 = Przed zagraniem gracz może wskazać pole i poprosić jednego z pozostałych graczy mających złoto, żeby zapłacił; karty przy tym nie pokazuje. Każdego gracza można poprosić raz na turę (zasada domowa). Jeśli się zgodzi, płaci w chwili położenia karty. Jeśli odmówi, nic się nie stało i gracz kontynuuje turę (zasada domowa).
    .section = Myto tunelowe
clause-toll-5 = Myto można zapłacić żetonem z początku gry, wpływami z myta, złotem z worków i skrzyń, a od rundy 2 także złotem zdobytym w poprzednich rundach; nie można płacić niezabezpieczoną dodatkową bryłką (zasada domowa). Na następną rundę wracają wszystkie figurki.
    .section = Myto tunelowe

## Dział kostiumów i Wieczorek tunelowy

clause-post-1 = Dział kostiumów i Wieczorek tunelowy to dwie strony jednej pocztówki, więc w grze jest najwyżej jeden z nich. Od przygotowania pocztówka leży odkryta na (4,0) (dobór elementów); ma kształt [NESW] (dobór elementów); osuwisko i dywersja jej nie dotyczą (zasada domowa). W BASE-13 do BASE-16 i przy drabinach liczy się jako odkryta karta korytarza, więc w obecnym wydaniu można ją rozbudowywać po dotarciu do niej, a w klasycznym wydaniu od razu (zasada domowa). Połączenie ze startem ocenia się jak w BASE-18; pocztówka działa raz na rundę.
    .section = Dział kostiumów i Wieczorek tunelowy
clause-cost-1 = Dział kostiumów: pierwszy gracz, którego karta korytarza połączy pocztówkę ze startem, musi natychmiast wymienić swoją kartę krasnoluda: w grze podstawowej na kartę odłożoną na bok, w Sabotażyście 2 na wierzchnią kartę ze stosu niewykorzystanych, a stara karta trafia na spód tego stosu.
    .section = Dział kostiumów i Wieczorek tunelowy
clause-party-1 = Wieczorek tunelowy: gdy karta korytarza pierwszego gracza połączy pocztówkę ze startem, wszystkie karty krasnoludów leżące przed graczami zbiera się bez oglądania, tasuje i rozdaje na nowo, po jednej (niewykorzystane zostają poza grą); każdy może obejrzeć swoją nową kartę. Runda toczy się dalej z nowymi rolami.
    .section = Dział kostiumów i Wieczorek tunelowy

## Nowe cele

clause-goals-1 = Osiem kart zastępuje trzy karty celów: skarb [NESW]; worek złota o wartości 1, worek złota o wartości 2, smok, wielki pająk i trzy kamienie o kształtach na przemian [NE] i [NW] (dobór elementów). W każdej rundzie skarb i cztery losowe inne cele tasuje się i kładzie zakryte na (8,-4), (8,-2), (8,0), (8,2) i (8,4) (dobór elementów).
    .section = Nowe cele
clause-goals-2 = Odkryty cel odwraca się i ustawia (BASE-19), a potem rozpatruje. Worek złota: gracz dostaje 1 albo 2 bryłki złota w żetonach, także w grze podstawowej. Smok: gracz traci 1 bryłkę złota, jeśli jakąś ma (MIX-2). Wielki pająk: runda się kończy, a skarb uznaje się za nieodkryty: wygrywają sabotażyści (w Sabotażyście 2 sabotażyści i spekulant, kryształy i kradzieże jak zwykle; w turnieju sabotażyści (zasada domowa)). Kamienie: nic się nie dzieje. Skarb: patrz BASE-28.
    .section = Nowe cele
clause-goals-3 = Gracz, który dotrze do dwóch celów naraz, wybiera kolejność; każdy cel rozpatruje się w całości przed następnym (BASE-37).
    .section = Nowe cele

## Skrzynie skarbów

clause-chest-1 = Jest siedem kart korytarzy z ciemnym rewersem, po jednej z każdego połączonego kształtu gry podstawowej (dobór elementów), i dziesięć skrzyń, po jednej na efekt (dobór elementów). W każdej rundzie wszystkie siedem i wszystkie dziesięć tasuje się od nowa (zasada domowa); cztery skrzynie leżą zakryte na pustych polach, żadne dwie obok siebie, każda pod zakrytą ciemną kartą; reszta pozostaje poza grą, nieobejrzana. Gra losuje pola spośród tych, które mają x od 1 do 7 i y od -3 do 3, żadnego obok startu ani celu (zasada domowa). W odmianie „Skrzynie skarbów z wyborem”, granej zamiast tego, pola wybierają gracze: zaczynając od gracza rozpoczynającego i dalej zgodnie z ruchem wskazówek zegara, jeden po drugim kładą po jednej z czterech skrzyń, nie oglądając jej, na pustym polu o x od 1 do 7 i y od -3 do 3, które nie leży obok innej skrzyni, startu ani celu (zasada domowa). Dzieje się to tam, gdzie MIX-5 przewiduje skrzynie; gdy nie ma już wolnego pola, leży mniej skrzyń.
    .section = Skrzynie skarbów
clause-chest-2 = Zakryta ciemna karta liczy się w BASE-13, BASE-14 i BASE-18 jak zakryty cel (zasada domowa). Gdy ktoś do niej dotrze, bierze skrzynię i odkrywa ciemną kartę na jej polu: tak, by pasowała do wszystkich odkrytych sąsiadów; jeśli się nie da, tak, by łączyła się z korytarzem, który do niej dotarł; jeśli i to się nie da, jak gracz zechce (zasada domowa). Karta może nie pasować (ten bok jest zamknięty) albo wcale się nie łączyć. Odtąd to zwykła karta korytarza, ale nikt jej nie „położył” (BASE-29, BASE-35, WC-2023) (zasada domowa). Potem skrzynię się odkrywa, rozpatruje i odkłada na bok; następnie BASE-18 toczy się dalej z tym, do czego karta dociera.
    .section = Skrzynie skarbów
clause-chest-3 = Osuwisko może usunąć zakrytą ciemną kartę razem z jej skrzynią (MIX-4).
    .section = Skrzynie skarbów
clause-chest-4 = Mapą można obejrzeć skrzynię i jej ciemną kartę zamiast celu.
    .section = Skrzynie skarbów
clause-chest-5 = Efekty: (1) Gracz dostaje 1 bryłkę złota (gra podstawowa: kartę bryłek złota o wartości 1; jeśli takiej już nie ma albo nie używa się kart bryłek złota, żeton (zasada domowa)). (2) Do końca rundy nie wolno już używać map; karta skrzyni leży na stole i nie da się jej usunąć przez S2-8. (3) W tej turze gracz nie dobiera; ma na ręce o jedną kartę mniej. (4) W tej turze gracz dobiera o jedną kartę więcej; ma na ręce o jedną kartę więcej. (5) Gracz przesuwa jeden zakryty cel o jedno pole na wschód (zasada domowa), na pole bez karty i figurki (zasada domowa); jeśli żadnego nie da się przesunąć, nic się nie dzieje; to, co gracze pamiętają o celu, wędruje razem z kartą; potem stosuje się BASE-18. (6) Gracz nie dobiera; zamiast tego bierze losową kartę od innego gracza, który ma karty i odtąd ma na ręce o jedną mniej; jeśli nikt nie ma kart, nic nie bierze, a dobranie i tak przepada (zasada domowa). (7) Zamiast zwykłego dobrania (zasada domowa) gracz dobiera trzy karty (albo tyle, ile jest), jedną zatrzymuje, a resztę odrzuca zakrytą. (8) Gracz ogląda kartę krasnoluda innego gracza. (9) Od razu: gracz tasuje stos kart odrzuconych, ogląda pięć wierzchnich kart (jeśli jest ich mniej, wszystkie), jedną zatrzymuje, a resztę odrzuca; nie dobiera. (10) Pięć wierzchnich kart talii (jeśli jest ich mniej, wszystkie (zasada domowa)) trafia na stos kart odrzuconych; potem gracz dobiera jak zwykle. Efektu skrzyni nie można zawetować (zasada domowa).
    .section = Skrzynie skarbów
clause-chest-6 = Dobieranie na końcu tury ze skrzyniami: efekty (3), (6) i (9) dają po jednej karcie mniej, (4) o jedną więcej, (7) zamienia jedno dobranie w „trzy, zatrzymaj jedną”; liczba nigdy nie spada poniżej 0 (zasada domowa).
    .section = Skrzynie skarbów

## Bryłki złota (karty na 10-lecie)

clause-nugget-1 = Są trzy karty dodatkowych bryłek o wartości 1, 2 i 3 (dobór elementów), o kształcie [NESW] (dobór elementów). Po rozdaniu krasnoludów, a przed rozdaniem kart na ręce (zasada domowa), gracz po prawej stronie rozpoczynającego rundę wybiera jedną z pozostałych kart i dla niej pole ściśle między startem a celami (x od 1 do 7, y od -3 do 3 (zasada domowa)), nie obok startu ani zakrytego celu i nie tam, gdzie jeden z jej wylotów trafiłby na ścianę karty, która już leży (zasada domowa). Osuwisko nie działa na tę kartę, a obok niej nie może leżeć drabina. Po rundzie karta opuszcza grę.
    .section = Bryłki złota (karty na 10-lecie)
clause-nugget-2 = Pierwszy gracz, który połączy dodatkową bryłkę ze startem, bierze z zapasu tyle kart bryłek złota, ile wynosi jej wartość (tam, gdzie używa się żetonów, żetony o wartości 1 każdy (zasada domowa)), i kładzie je odkryte przed sobą.
    .section = Bryłki złota (karty na 10-lecie)
clause-nugget-3 = Zaraz po wzięciu złota albo na początku swojej następnej tury (pytany jest nawet z pustą ręką (zasada domowa)), ale nigdy później, gracz może zakończyć swoją rundę: złoto zakrywa i jest ono jego; nie dobiera; swoją rękę odkłada na bok bez pokazywania, nie na stos kart odrzuconych (zasada domowa); nie ma już tur ani prawa weta; jego rola pozostaje ukryta. Nie ma udziału w podziale i nie liczy się w nim jako górnik, sabotażysta, członek grupy ani geolog (zasada domowa). Karty przed nim zostają: kradzież nadal się liczy (S2-28), figurka myta nadal zarabia (zasada domowa). Nie można go wybrać do zepsutego narzędzia, pułapki, wymiany kart na ręce ani efektu skrzyni (6); można do podglądania, zamiany czapek i kradzieży; PARTY-1 także go obejmuje (zasada domowa).
    .section = Bryłki złota (karty na 10-lecie)
clause-nugget-4 = W przeciwnym razie złoto zatrzymuje (oprócz udziału) tylko zwycięzca: jeśli skarb odkryto, górnicy albo sam chciwy krasnolud, jeśli to on jest odkrywcą; jeśli nie, sabotażyści; w Sabotażyście 2 członkowie zwycięskiej grupy. Geolodzy, gracze w pułapce i górnicy pominięci w wariancie Sabotowany krasnolud (SAB) nie są zwycięzcami (zasada domowa). Złoto, którego nie zatrzymano, wraca, a zapas tasuje się przed podziałem złota (zasada domowa). Dopóki nie jest zatrzymane, nie można nim płacić, stracić go przez smoka ani go ukraść (zasada domowa).
    .section = Bryłki złota (karty na 10-lecie)
