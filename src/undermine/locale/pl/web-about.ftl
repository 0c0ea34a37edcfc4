### Czym jest karta, krasnolud albo gracz, po zdaniu, po polsku.

role-aim-miner = Kop do skarbu z innymi górnikami: jeśli się znajdzie, każdy z was dostaje złoto.
role-aim-saboteur = Postaraj się, żeby nikt nie znalazł skarbu, zanim skończą się karty, i nie daj się na tym przyłapać.
role-aim-blue-miner = Dotrzyj do skarbu drogą bez zielonych drzwi: wtedy wygrywa drużyna niebieskich.
role-aim-green-miner = Dotrzyj do skarbu drogą bez niebieskich drzwi: wtedy wygrywa drużyna zielonych.
role-aim-geologist = Dostajesz złoto za każdy kryształ w labiryncie, ktokolwiek wygra.
role-aim-boss = Wygrywasz z każdą drużyną górników, ale dostajesz o jedną bryłkę mniej.
role-aim-profiteer = Zawsze wygrywasz z wygranymi, ale dostajesz o dwie bryłki mniej.
role-aim-greedy-dwarf = Połóż kartę, która odkryje skarb: wtedy wygrywasz w pojedynkę, inaczej nie dostajesz nic.
role-aim-blue-loyal = Zbieraj skarby: dzielą się nimi lojalne krasnoludy niebieskiego klanu.
role-aim-blue-selfish = Zbieraj skarby: twoje należą tylko do ciebie, a w cudzych nie masz udziału.
role-aim-blue-saboteur = Dzielisz się z drugim klanem, a nie ze swoim: pomagaj mu niepostrzeżenie.
role-aim-yellow-loyal = Zbieraj skarby: dzielą się nimi lojalne krasnoludy żółtego klanu.
role-aim-yellow-selfish = Zbieraj skarby: twoje należą tylko do ciebie, a w cudzych nie masz udziału.
role-aim-yellow-saboteur = Dzielisz się z drugim klanem, a nie ze swoim: pomagaj mu niepostrzeżenie.
role-facts-base = { $players ->
        [3] Wśród trzech graczy jest najwyżej jeden sabotażysta.
        [4] Wśród czterech graczy jest najwyżej jeden sabotażysta.
        [5] Wśród pięciu graczy jest jeden lub dwóch sabotażystów.
        [6] Wśród sześciu graczy jest jeden lub dwóch sabotażystów.
        [7] Wśród siedmiu graczy jest dwóch lub trzech sabotażystów.
        [8] Wśród ośmiu graczy jest dwóch lub trzech sabotażystów.
        [9] Wśród dziewięciu graczy jest dwóch lub trzech sabotażystów.
        [10] Wśród dziesięciu graczy jest trzech lub czterech sabotażystów.
       *[other] Wśród dziesięciu graczy jest trzech lub czterech sabotażystów.
    }
role-facts-saboteur2 = Tasuje się 15 krasnoludów: po 4 niebieskich i zielonych górników, 3 sabotażystów, 2 geologów, szefa i spekulanta; w grze: { $players }.
role-facts-lost-mines = Wszyscy widzą twój klan; tylko ty wiesz, czy jesteś lojalny, samolubny, czy sabotujesz.
about-tunnel = Połóż go przy korytarzach wiodących od startu tak, żeby pasowały wszystkie boki. Można go obrócić.
about-dead-end = Korytarz donikąd: kładzie się go jak każdy inny, a zamyka drogę.
about-broken = Połóż ją przed innym graczem; nie może on kłaść korytarzy, dopóki nikt jej nie naprawi.
about-repair = Usuwa zepsute narzędzie pokazanego rodzaju, tobie albo komuś innemu.
about-rockfall = Zabiera z labiryntu jedną kartę korytarza, ale nigdy startu ani celu.
about-map = Obejrzyj w tajemnicy jeden cel: wszyscy widzą który, nikt nie widzi co.
about-ladder = Wszystkie drabiny i start są połączone: dokąd sięga drabina, tam sięga start.
about-blue-door = Przy ustalaniu zwycięzców przechodzi tędy tylko drużyna niebieskich; kopać dalej można.
about-green-door = Przy ustalaniu zwycięzców przechodzi tędy tylko drużyna zielonych; kopać dalej można.
about-crystal = Korytarz z kryształem, za który geolodzy dostają złoto.
about-theft = Leży przed tobą; na koniec rundy zabierasz innemu graczowi 1 bryłkę złota.
about-hands-off = Usuwa leżącą przed kimkolwiek kartę kradzieży.
about-trap = Uwięziony gracz nie kładzie korytarzy i nie ma udziału w złocie, dopóki karta leży.
about-free = Usuwa pułapkę, sprzed ciebie albo kogoś innego.
about-inspection = Obejrzyj w tajemnicy kartę krasnoluda innego gracza.
about-swap-hats = Wybrany gracz, być może ty, dostaje inną kartę krasnoluda.
about-swap-hands = Ty i inny gracz wymieniacie się wszystkimi kartami.
about-goal-swap = Podnieś dwa cele i zamień je albo tylko udaj: nikt inny nie wie.
about-vault = Zamiast dobierać, weź jedną z pięciu ostatnich kart odrzuconych.
about-veto = Powstrzymuje kartę innego gracza; pytanie pada, gdy ktoś zagrywa kartę.
about-change-of-direction = Kolejność tur odwraca się do końca rundy.
about-pioneer = Połóż w tej turze dwie karty korytarzy.
about-diversion = Przenosi ostatnio położoną kartę korytarza w inne miejsce.
about-path = Połóż ją na pustym polu lasu tak, żeby pasowała do sąsiadów.
about-obstacle = Ścieżka, na którą można wejść dopiero, gdy leży tam narzędzie: siekiera, łódka albo lina; mieści jednego krasnoluda.
about-campfire = Kto stąd rusza, przechodzi do pięciu kroków zamiast trzech.
about-rocks = Wąska ścieżka, która mieści jednego krasnoluda.
about-tool = Połóż je na przeszkodzie, która go wymaga: odtąd przejdzie każdy.
about-look = Obejrzyj w tajemnicy jedną z dwóch pokazanych rzeczy.
about-forest-trap = Leży między dwiema kartami: kto tamtędy przejdzie, traci losową kartę.
about-troll = Stoi między dwiema kartami: do twojej następnej tury nikt nie przejdzie.
about-storm = Zabiera kartę ścieżki, na której nie stoi krasnolud.
about-treasure = Tego wszyscy szukają: gdy zostanie odkryty, runda się kończy.
about-stone = To nie skarb, tylko zwykły korytarz; szukajcie dalej.
about-start = Drabina, po której przyszliście: tu zaczynają się wszystkie korytarze.
about-clan-start = Obóz klanu: stąd wyruszają jego krasnoludy.
about-hidden-goal = Zakryty, dopóki nie dotrze do niego korytarz. Jeden z celów to skarb.
about-mine = Krasnolud, który kończy tu ruch, bierze skarb tego rodzaju, o ile jakiś jeszcze leży.
about-dragon-mine = Kto ją odkrył, ma smoka. Teraz to zwykła ścieżka.
about-hidden-mine = Zakryta, dopóki nie wejdzie na nią krasnolud; to kończy ruch. W trzech z czterech kopalni są skarby, w jednej smok.
about-lying-tool = Dzięki narzędziu przez przeszkodę przejdzie każdy, po jednym krasnoludzie naraz.
about-dwarf = W turze przechodzi do trzech kart, od ogniska do pięciu. Nie minie trolla ani przeszkody bez narzędzia.
about-shown-treasure = Widać tylko rodzaj: srebro jest warte od 1 do 3 punktów, złoto od 2 do 4, klejnoty od 3 do 5. Skarb bierze, kto kończy ruch w kopalni tego rodzaju.
about-dragon = Na koniec rundy kosztuje właściciela 2 punkty.
about-gold = Złoto rozstrzyga grę. Ile bryłek jest na kartach innych graczy, widać dopiero na końcu.
about-chest = Skrzynia na zakrytym korytarzu. Otwiera ją, kto się do niej dokopie: pomoże albo zaszkodzi.
about-toll-figure = Kto kładzie tu korytarz, płaci 1 bryłkę złota właścicielowi figurki.
about-nugget = Pierwszy gracz, który połączy ją ze startem, bierze jej złoto, ale zachowa je tylko wtedy, gdy wygra albo opuści z nim rundę.
about-looked-at = Kto tu zajrzał: { $names }.
about-known = Wiesz, co tu leży: { $card }.
why-not-turn = To nie twoja tura.
why-blocked = Nie możesz kłaść korytarzy, dopóki leży przed tobą zepsute narzędzie albo pułapka.
why-no-place = Teraz nigdzie nie pasuje.
why-no-target = Teraz nie ma na czym jej zagrać.
web-pass-draw = Odrzuć tę kartę i dobierz
web-pass-only = Odrzuć tę kartę
web-sheet-clause = Zasada: { $clause }
web-sheet-player = { $self ->
        [yes] To ty.
       *[no] { $bot ->
            [yes] Bot: { $level }.
           *[no] Inny gracz.
        }
    }
web-sheet-open = O graczu { $name }
web-sheet-before = Przed graczem leży:
web-help-role = Twoja rola
web-help-cards = Twoje karty
web-help-win = Jak wygrać
web-help-win-saboteur = Po trzech rundach wygrywa gracz, który ma najwięcej złota. W każdej rundzie są nowe role: górnik może potem być sabotażystą.
web-help-win-lost-mines = Po dwóch rundach wygrywa gracz z największą liczbą punktów. Wchodź do kopalni, zabieraj skarby i pamiętaj, z kim się dzielisz.
web-help-clauses = Wszystkie zasady, punkt po punkcie
