### Čím je karta, trpaslík nebo hráč, po větě, česky.

role-aim-miner = Kop k pokladu s ostatními zlatokopy: najde-li se, každý z vás dostane zlato.
role-aim-saboteur = Postarej se, aby se poklad nenašel, než dojdou karty, a ať si toho nikdo nevšimne.
role-aim-blue-miner = Dostaň se k pokladu cestou bez zelených dveří: pak vyhrává modrý tým.
role-aim-green-miner = Dostaň se k pokladu cestou bez modrých dveří: pak vyhrává zelený tým.
role-aim-geologist = Dostáváš zlato za každý krystal v bludišti, ať vyhraje kdokoli.
role-aim-boss = Vyhráváš s kterýmkoli týmem zlatokopů, ale dostáváš o jedno zlato méně.
role-aim-profiteer = Vždy vyhráváš s vítězi, ale dostáváš o dvě zlata méně.
role-aim-greedy-dwarf = Polož kartu, která poklad najde: pak vyhráváš sám za sebe, jinak nedostaneš nic.
role-aim-blue-loyal = Sbírej poklady: dělí se o ně věrní trpaslíci modrého klanu.
role-aim-blue-selfish = Sbírej poklady: tvoje jsou jen tvoje a na cizích nemáš podíl.
role-aim-blue-saboteur = Dělíš se s druhým klanem, ne se svým: pomáhej mu nenápadně.
role-aim-yellow-loyal = Sbírej poklady: dělí se o ně věrní trpaslíci žlutého klanu.
role-aim-yellow-selfish = Sbírej poklady: tvoje jsou jen tvoje a na cizích nemáš podíl.
role-aim-yellow-saboteur = Dělíš se s druhým klanem, ne se svým: pomáhej mu nenápadně.
role-facts-base = { $players ->
        [3] Mezi třemi hráči je nejvýše jeden sabotér.
        [4] Mezi čtyřmi hráči je nejvýše jeden sabotér.
        [5] Mezi pěti hráči je jeden sabotér, nebo dva.
        [6] Mezi šesti hráči je jeden sabotér, nebo dva.
        [7] Mezi sedmi hráči jsou dva nebo tři sabotéři.
        [8] Mezi osmi hráči jsou dva nebo tři sabotéři.
        [9] Mezi devíti hráči jsou dva nebo tři sabotéři.
        [10] Mezi deseti hráči jsou tři nebo čtyři sabotéři.
       *[other] Mezi deseti hráči jsou tři nebo čtyři sabotéři.
    }
role-facts-saboteur2 = Míchá se 15 trpaslíků: 4 modří a 4 zelení horníci, 3 sabotéři, 2 geologové, šéf a spekulant; ve hře: { $players }.
role-facts-lost-mines = Tvůj klan vidí všichni; zda jsi věrný, sobecký, nebo sabotér, víš jen ty.
about-tunnel = Polož ji k cestičkám vedoucím od startu tak, aby všechny strany navazovaly. Lze ji otočit.
about-dead-end = Cestička nikam: pokládá se jako každá jiná a uzavře cestu.
about-broken = Polož ji před jiného hráče; dokud ji někdo neopraví, nesmí pokládat cestičky.
about-repair = Odstraní rozbité nářadí zobrazeného druhu, tobě nebo komukoli jinému.
about-rockfall = Odstraní z bludiště jednu kartu cestičky, nikdy však start ani cíl.
about-map = Tajně se podívej na jeden cíl: všichni vidí kam, nikdo nevidí co.
about-ladder = Všechny žebříky a start jsou spojené: kam vede žebřík, tam vede i start.
about-blue-door = Při určování vítězů tudy projde jen modrý tým; kopat dál lze.
about-green-door = Při určování vítězů tudy projde jen zelený tým; kopat dál lze.
about-crystal = Cestička s krystalem, za který geologové dostávají zlato.
about-theft = Leží před tebou; na konci kola vezmeš jinému hráči 1 zlato.
about-hands-off = Odstraní kartu krádeže ležící před kýmkoli.
about-trap = Lapený hráč nepokládá cestičky a nemá podíl na zlatě, dokud karta leží.
about-free = Odstraní past, před tebou nebo kýmkoli jiným.
about-inspection = Tajně se podívej na kartu trpaslíka jiného hráče.
about-swap-hats = Zvolený hráč, třeba ty, dostane jinou kartu trpaslíka.
about-swap-hands = Ty a jiný hráč si vyměníte všechny karty.
about-goal-swap = Zvedni dva cíle a vyměň je, nebo to jen předstírej: nikdo jiný to neví.
about-vault = Místo lízání si vezmi jednu z posledních pěti odložených karet.
about-veto = Zastaví kartu jiného hráče; otázka přijde, když někdo kartu hraje.
about-change-of-direction = Pořadí tahů se do konce kola obrátí.
about-pioneer = Polož v tomto tahu dvě karty cestiček.
about-diversion = Přesune naposledy položenou kartu cestičky jinam.
about-path = Polož ji na prázdné pole lesa tak, aby navazovala na sousedy.
about-obstacle = Stezka, na kterou lze vstoupit, až tam leží nástroj: sekera, loďka, nebo lano; pojme jednoho trpaslíka.
about-campfire = Kdo odtud vyráží, jde až pět kroků místo tří.
about-rocks = Úzká stezka, která pojme jednoho trpaslíka.
about-tool = Polož jej na překážku, která ho potřebuje: od té chvíle projde každý.
about-look = Tajně se podívej na jednu ze dvou zobrazených věcí.
about-forest-trap = Leží mezi dvěma kartami: kdo tudy projde, ztratí náhodnou kartu.
about-troll = Stojí mezi dvěma kartami: do tvého příštího tahu nikdo neprojde.
about-storm = Odstraní kartu stezky, na které nestojí trpaslík.
about-treasure = To všichni hledají: jakmile se odkryje, kolo končí.
about-stone = Žádný poklad, jen obyčejná cestička; hledá se dál.
about-start = Žebřík, po kterém jste přišli: tady začínají všechny cestičky.
about-clan-start = Tábor klanu: odtud vyrážejí jeho trpaslíci.
about-hidden-goal = Zakrytý, dokud k němu nedojde cestička. Jeden z cílů je poklad.
about-mine = Trpaslík, který zde skončí pohyb, si vezme poklad tohoto druhu, pokud ještě nějaký leží.
about-dragon-mine = Kdo jej odkryl, má draka. Teď je to obyčejná stezka.
about-hidden-mine = Zakrytý, dokud na něj nevstoupí trpaslík; tím pohyb končí. Ve třech ze čtyř dolů jsou poklady, v jednom drak.
about-lying-tool = Díky nástroji překážkou projde každý, vždy jen jeden trpaslík.
about-dwarf = Za tah ujde až tři karty, od tábořiště až pět. Neprojde kolem trolla ani přes překážku bez nástroje.
about-shown-treasure = Vidět je jen druh: stříbro má hodnotu 1 až 3 body, zlato 2 až 4, drahokamy 3 až 5. Poklad bere, kdo skončí pohyb v dole jeho druhu.
about-dragon = Na konci kola stojí svého majitele 2 body.
about-gold = O hře rozhoduje zlato. Kolik valounů je na kartách ostatních, se ukáže až na konci.
about-chest = Truhla na zakryté cestičce. Kdo se k ní prokope, otevře ji: pomůže, nebo uškodí.
about-toll-figure = Kdo sem položí cestičku, zaplatí majiteli figurky 1 zlato.
about-nugget = První hráč, který jej spojí se startem, si vezme jeho zlato, ale nechá si je, jen když vyhraje nebo s ním kolo opustí.
about-looked-at = Kdo se sem podíval: { $names }.
about-known = Víš, co tu leží: { $card }.
why-not-turn = Nejsi na tahu.
why-blocked = Nemůžeš pokládat cestičky, dokud před tebou leží rozbité nářadí nebo past.
why-no-place = Teď se nikam nehodí.
why-no-target = Teď ji není na co zahrát.
web-pass-draw = Odložit tuto kartu a líznout si
web-pass-only = Odložit tuto kartu
web-sheet-clause = Pravidlo: { $clause }
web-sheet-player = { $self ->
        [yes] To jsi ty.
       *[no] { $bot ->
            [yes] Bot: { $level }.
           *[no] Jiný hráč.
        }
    }
web-sheet-open = O hráči { $name }
web-sheet-before = Před hráčem leží:
web-help-role = Tvoje role
web-help-cards = Tvoje karty
web-help-win = Jak vyhrát
web-help-win-saboteur = Po třech kolech vyhrává, kdo má nejvíc zlata. Každé kolo přináší nové role: zlatokop může být příště sabotér.
web-help-win-lost-mines = Po dvou kolech vyhrává, kdo má nejvíc bodů. Vcházej do dolů, ber poklady a mysli na to, s kým se dělíš.
web-help-clauses = Všechna pravidla, bod po bodu
