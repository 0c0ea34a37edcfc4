### Pravidla hry Ztracené doly v češtině, bod po bodu, pro nápovědu ve hře.
### Jedna zpráva na každý bod stránky pravidel „lost-mines“; identifikátor je číslo bodu malými písmeny za „clause-“. Atribut .section uvádí nadpis.
### Tvary karet (např. [NE]), zkratky V H CR CL TV TH X a pole (např. (9,0)) jsou ve všech jazycích stejné.

rules-lost-mines-title = Ztracené doly (3–9 hráčů, 2 kola)
rules-lost-mines-intro = Druhá hra ze stejných částí: karty s vyústěními pokládané na pole, skryté role, karty v ruce, hrací balíček. Trpaslíci zde chodí. Plán má okraj: 11 sloupců (x od 0 do 10, od západu na východ) a 7 řad (y od 0 do 6, od severu na jih). Strany karty se značí N (sever), E (východ), S (jih) a W (západ); [NE] znamená, že tyto strany jsou otevřené a spojené.

## Herní materiál

clause-lm-1 = Je 40 karet stezek (volba komponent); všechna vyústění karty se setkávají v jejím středu (žádné slepé stezky). Tvary jsou V [NS], H [EW], CR [NE], CL [NW], TV [NES], TH [NEW] a X [NESW]. Obyčejné, 24 karet: V 2, H 3, CR 4, CL 4, TV 4, TH 4, X 3. Padlý strom, 3 karty: V 1, H 1, X 1. Jezero, 3 karty: V 1, H 1, X 1. Příkop, 3 karty: V 1, H 1, X 1. Táborák, 3 karty: TV 1, TH 1, X 1. Kameny, 4 karty: V 1, H 1, TV 1, TH 1.
    .section = Herní materiál
clause-lm-2 = Je 23 akčních karet (volba komponent): sekera 3, loďka 3, lano 3, nahlédnutí na důl nebo poklad 2, nahlédnutí na důl nebo trpaslíka 2, nahlédnutí na poklad nebo trpaslíka 2, past 3, trol 2, bouře 3.
    .section = Herní materiál
clause-lm-3 = Je 12 pokladů (volba komponent): stříbro v hodnotě 1, 2, 2 a 3; zlato v hodnotě 2, 3, 3 a 4; drahokamy v hodnotě 3, 4, 4 a 5. Rub ukazuje druh, líc hodnotu (domácí pravidlo).
    .section = Herní materiál
clause-lm-4 = Jsou 4 doly (volba komponent): drahokamy [NE], zlato [NW], stříbro [NES], drak [NESW]. Jsou 2 startovní karty, [NESW]. Je 10 karet trpaslíků: pro každý klan (modrý, žlutý) 3 věrní trpaslíci, 1 sobecký trpaslík a 1 sabotér. Je jeden žeton draka. Žetony nikdy nedojdou (domácí pravidlo).
    .section = Herní materiál

## Příprava kola

clause-lm-5 = Startovní karty leží lícem nahoru: modrá na (1,2), žlutá na (1,4); doly se zamíchají a leží lícem dolů na (9,0), (9,2), (9,4) a (9,6) (volba komponent).
    .section = Příprava kola
clause-lm-6 = Vyloženo je lícem dolů tolik pokladů, kolik je hráčů; ostatní jsou stranou, aniž je kdo viděl.
    .section = Příprava kola
clause-lm-7 = Balíček trpaslíků: při 3–4 hráčích se z každého klanu vyřadí dva věrní trpaslíci, při 5–6 jeden, při 7–9 žádný. Každý dostane jednu kartu. Klan je veřejný, role tajná. Dovoleno je jakékoli rozdělení klanů (domácí pravidlo).
    .section = Příprava kola
clause-lm-8 = Každý trpaslík stojí na startovní kartě svého klanu. Zamíchá se 63 karet stezek a akcí a 10 se jich bez prohlížení odloží; do ruky je 5 karet (3–6 hráčů) nebo 4 karty (7–9 hráčů).
    .section = Příprava kola
clause-lm-9 = Začínající hráč kola 1 se losuje (domácí pravidlo); hraje se po směru hodinových ručiček.
    .section = Příprava kola

## Tah

clause-lm-10 = Úklid: trolové, které tento hráč postavil dříve, opouštějí plán, i když hráč už nemá karty (domácí pravidlo).
    .section = Tah
clause-lm-11 = Hráč, který na začátku tahu nemá karty, je do konce kola mimo hru: žádná karta, žádný pohyb, žádný poklad (domácí pravidlo). Trpaslík zůstává; o trolech viz LM-10.
    .section = Tah
clause-lm-12 = Krok 1, povinný: zahrát jednu kartu stezky, nebo zahrát jednu akční kartu, nebo odložit jednu či dvě karty lícem dolů.
    .section = Tah
clause-lm-13 = Krok 2, nepovinný: pohnout vlastním trpaslíkem.
    .section = Tah
clause-lm-14 = Potom přijde na řadu poklad (LM-28).
    .section = Tah
clause-lm-15 = Krok 3: líznout si tolik karet, kolik se v kroku 1 zahrálo nebo odložilo, dokud hrací balíček stačí. Karty ztracené v pastech se nenahrazují.
    .section = Tah

## Krok 1: karty stezek

clause-lm-16 = Karta stezky se klade na prázdné pole plánu, rovně nebo otočená o 180°, nikdy na bok (domácí pravidlo). Musí pasovat ke každému odkrytému sousedovi (vyústění k vyústění, stěna ke stěně) a aspoň jedno její vyústění musí navazovat na vyústění souseda. Spojení se startovní kartou ani s trpaslíkem není třeba. Zakrytý důl pasuje ke všemu a není sousedem, od kterého by se stezka dala prodlužovat (domácí pravidlo). Vyústění smějí směřovat mimo plán (domácí pravidlo).
    .section = Krok 1: karty stezek

## Krok 1: akční karty

clause-lm-17 = Sekera, loďka a lano se hrají po řadě na padlý strom, jezero a příkop, na kterém ještě není nástroj (domácí pravidlo): nástroj tam leží pro všechny.
    .section = Krok 1: akční karty
clause-lm-18 = Karty nahlédnutí: ze dvou možností na kartě se zvolí jedna, která má cíl: zakrytý důl, vyložený poklad, karta trpaslíka jiného hráče. Vidí ji jen hráč, který kartu zahrál. Kartu lze zahrát, má-li cíl aspoň jedna z obou možností (domácí pravidlo).
    .section = Krok 1: akční karty
clause-lm-19 = Past a trol: kladou se na hranu mezi dvěma poli, kde má odkrytá karta vyústění a druhé pole je prázdné, nebo na něm leží odkrytá karta s vyústěním v tom místě, nebo zakrytý důl (domácí pravidlo); nejvýše jeden žeton na hranu (domácí pravidlo); nikdy na okraj plánu.
    .section = Krok 1: akční karty
clause-lm-20 = Past: kdo ji překročí, v kterémkoli směru, ihned ztratí z ruky jednu náhodnou kartu, lícem dolů; je-li ruka prázdná, nic se neděje; past zůstává (domácí pravidlo).
    .section = Krok 1: akční karty
clause-lm-21 = Trol: nikdo přes něj nepřejde, dokud nezačne příští tah jeho majitele; do té doby leží jeho karta před majitelem.
    .section = Krok 1: akční karty
clause-lm-22 = Bouře: odstraní kartu stezky, na níž nestojí trpaslík, i s nástrojem, ale nikdy startovní kartu ani důl. Past nebo trol na některé její hraně zmizí jen tehdy, jsou-li teď obě pole té hrany prázdná (zakrytý důl je karta (domácí pravidlo)); karta trola se pak ihned odloží na odkladací balíček (domácí pravidlo). Žeton na hraně bez dvou vyústění zůstává a nepůsobí, dokud přes něj nepovede cesta (domácí pravidlo).
    .section = Krok 1: akční karty
clause-lm-23 = Kartu lze přiložit k hraně s žetonem; žeton zůstává.
    .section = Krok 1: akční karty

## Krok 2: pohyb

clause-lm-24 = Trpaslík udělá 1 až 3 kroky z karty na spojenou kartu; 1 až 5, začíná-li pohyb u táboráku. Vyústění na sebe musí navazovat a mezi nimi nesmí být trol. Celá trasa se ohlásí najednou; pasti působí v jejím pořadí (domácí pravidlo). Na karty se lze vracet a každý krok se počítá (domácí pravidlo). Krok na zakrytý důl potřebuje jen vyústění karty, kterou trpaslík opouští, a musí být poslední.
    .section = Krok 2: pohyb
clause-lm-25 = Na překážku bez jejího nástroje se nedá vstoupit. Kameny a překážka s nástrojem pojmou jednoho trpaslíka: dokud je taková karta obsazená, nikdo jiný na ní nesmí zastavit ani přes ni projít. Ostatní karty pojmou libovolný počet (domácí pravidlo).
    .section = Krok 2: pohyb
clause-lm-26 = Vstup na zakrytý důl jej odkryje a ukončí pohyb. Důl se natočí tak, aby navázal vchod, a potom tak, aby pasoval k co nejvíce odkrytým sousedům (když se hodí oběma způsoby stejně, volí hráč, který důl odkrývá); nepasující strany jsou uzavřené.
    .section = Krok 2: pohyb
clause-lm-27 = Dračí důl: žeton draka si bere jen ten, kdo jej odkryje; potom je to obyčejná karta.
    .section = Krok 2: pohyb
clause-lm-28 = Kdo skončí krok 2 na odkrytém dole s pokladem, ať se pohnul, nebo ne, musí si vzít jeden z vyložených pokladů jeho druhu, pokud tam nějaký je, a sám volí který (domácí pravidlo); leží lícem dolů, druh je vidět, hodnotu zná jen ten, kdo ho vzal (domácí pravidlo). Stane se to tedy při příchodu a znovu v každém tahu, kdy trpaslík zůstává. Pouhý průchod nic nedává (domácí pravidlo: pravidla mluví jednou o vstupu a jednou o konci pohybu).
    .section = Krok 2: pohyb

## Konec kola, bodování

clause-lm-29 = Kolo končí ihned, jakmile je vzat poslední vyložený poklad; nebo na konci tahu (po kroku 3), jsou-li hrací balíček i všechny ruce prázdné, takže kdo zahraje poslední kartu, ještě se pohne a bere (domácí pravidlo). (Všichni hráči se mohou dohodnout na ukončení: volitelné, ve výchozím nastavení vypnuto.)
    .section = Konec kola, bodování
clause-lm-30 = Odhalí se role. Sobecký trpaslík získá hodnotu vlastních pokladů a nemá podíl.
    .section = Konec kola, bodování
clause-lm-31 = Společnou kořist klanu tvoří poklady jeho věrných trpaslíků a sabotéra z druhého klanu; dělí se o ni rovným dílem.
    .section = Konec kola, bodování
clause-lm-32 = Zbytek dostane účastník kořisti, který vzal jednotlivě nejcennější poklad (domácí pravidlo: rozhoduje příklad v pravidlech); je-li jich při shodě víc, zbytek se vydělí jejich počtem, každý dostane výsledek zaokrouhlený dolů a co zbude, propadá. Účastníci bez pokladů mají podíl jako ostatní.
    .section = Konec kola, bodování
clause-lm-33 = Potom držitel žetonu draka vrátí 2 vítězné body, nebo kolik má (z celkového součtu (domácí pravidlo)); nikdy pod 0.
    .section = Konec kola, bodování
clause-lm-34 = Příklad pro 6 hráčů: žlutá kořist je 8 pro dva: 4 a 4. Modrá kořist je 8 pro dva věrné modré trpaslíky a žlutého sabotéra: každému 2 a zbylé 2 dostane sabotér, který má poklad v hodnotě 4: tedy 4. Věrný modrý trpaslík s drakem: 2 − 2 = 0. Sobecký modrý trpaslík s jedním pokladem v hodnotě 3: 3.
    .section = Konec kola, bodování
clause-lm-35 = Kolo 2: vše se připraví znovu kromě bodů. Začíná levý soused toho, kdo naposledy zahrál kartu stezky nebo akční kartu (odložení není zahrání (domácí pravidlo)); nezahrál-li ji nikdo, levý soused začínajícího hráče kola 1 (domácí pravidlo).
    .section = Konec kola, bodování
clause-lm-36 = Po kole 2 vyhrává nejvíc vítězných bodů; při shodě se o vítězství hráči dělí. (Další kola, dokud nezůstane jediný vítěz: volitelné.)
    .section = Konec kola, bodování
clause-lm-37 = Co kdo viděl při nahlédnutí, nesmí prozradit ostatním: hra nenabízí lidem, botům ani programům způsob, jak ohlásit nebo prokázat, co viděli, jakou mají roli nebo kartu; důvěra, podezření a chat jsou jen řeči (domácí pravidlo).
    .section = Konec kola, bodování
