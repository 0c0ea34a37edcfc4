### Pravidla minirozšíření v češtině, bod po bodu, pro nápovědu ve hře.
### Jedna zpráva na každý bod stránky pravidel „mini“; identifikátor je číslo bodu malými písmeny za „clause-“. Atribut .section uvádí nadpis.
### Tvary karet (např. [NE]), pole (např. (8,-2)) a čísla bodů (např. BASE-18) jsou ve všech jazycích stejné.

rules-mini-title = Minirozšíření
rules-mini-intro = Každé z nich lze přidat k základní hře nebo k Saboteuru 2. Strany karty se značí N (sever), E (východ), S (jih) a W (západ); [NE] znamená, že tato vyústění jsou uvnitř karty spojená, a strana, která není uvedena, je stěna. Pole se píše (x,y): x roste k východu, y k jihu a startovní karta leží na (0,0). „Levý“ a „pravý“ jsou sousedé u stolu.

## Tunelové mýtné

clause-toll-1 = Hraje se se dvěma figurkami trpaslíků, každá má svůj žeton. Na začátku hry dostane každý 1 žeton zlata; na konci se počítá. Kde se používají karty nugetů (základní hra), tvoří majetek hráče karty i žetony dohromady a výměna za stejnou hodnotu je zdarma.
    .section = Tunelové mýtné
clause-toll-2 = Nová možnost tahu, jednou za figurku a kolo: hráč odloží jednu kartu lícem dolů (nic si nelízne, takže od této chvíle má v ruce o jednu kartu méně) a postaví figurku na otevřený konec cestičky, tedy na prázdné pole bez figurky, kam vede vyústění odkryté karty bludiště, ať je spojené se startem, nebo ne; vyústění slepé cestičky se nepočítá (domácí pravidlo). Žeton figurky leží před hráčem, který ji postavil. Smí se to i s rozbitým nářadím nebo v pasti a jeden hráč může použít obě figurky (domácí pravidlo).
    .section = Tunelové mýtné
clause-toll-3 = Figurka blokuje pole ze všech stran, dokud za ni někdo nezaplatí nebo neskončí kolo, i když karta vedle zmizí nebo se přesune (domácí pravidlo). Kdo tam položí kartu cestičky, i pomocí Průkopníka nebo Diverze (domácí pravidlo), zaplatí 1 zlato majiteli figurky; figurka i žeton jsou pak do konce kola mimo hru. Majitel neplatí nic a figurku přesto odstraní (domácí pravidlo).
    .section = Tunelové mýtné
clause-toll-4 = Než hráč zahraje, může jmenovat pole a požádat jednoho ze spoluhráčů, kteří mají zlato, aby zaplatil; kartu přitom neukazuje. Každého hráče lze požádat jednou za tah (domácí pravidlo). Když souhlasí, zaplatí při položení karty. Když odmítne, nic se nestalo a hráč pokračuje v tahu (domácí pravidlo).
    .section = Tunelové mýtné
clause-toll-5 = Mýtné lze zaplatit žetonem ze začátku hry, příjmem z mýtného, zlatem z pytlů a truhel a od kola 2 také zlatem získaným v předchozích kolech; nezajištěným přídavným nugetem platit nelze (domácí pravidlo). Pro další kolo se vracejí všechny figurky.
    .section = Tunelové mýtné

## Oddělení kostýmů a Tunelový večírek

clause-post-1 = Oddělení kostýmů a Tunelový večírek jsou dvě strany jedné pohlednice, takže ve hře je nejvýše jedno z nich. Od přípravy leží pohlednice lícem nahoru na (4,0) (volba komponent); má tvar [NESW] (volba komponent); padající kamení ani diverze se jí nedotknou (domácí pravidlo). V bodech BASE-13 až BASE-16 a pro žebříky se počítá jako odkrytá karta cestičky, takže v současném vydání se k ní staví, jakmile je dosažena, v klasickém vydání hned (domácí pravidlo). Spojení se startem se posuzuje jako v BASE-18; působí jednou za kolo.
    .section = Oddělení kostýmů a Tunelový večírek
clause-cost-1 = Oddělení kostýmů: první hráč, jehož karta cestičky spojí pohlednici se startem, musí ihned vyměnit svou kartu trpaslíka: v základní hře za kartu odloženou stranou, v Saboteuru 2 za vrchní kartu z hromádky nepoužitých, přičemž stará karta přijde pod tuto hromádku.
    .section = Oddělení kostýmů a Tunelový večírek
clause-party-1 = Tunelový večírek: když karta cestičky prvního hráče spojí pohlednici se startem, všechny karty trpaslíků ležící před hráči se bez prohlížení seberou, zamíchají a znovu rozdají, každému jedna (nepoužité zůstávají stranou); každý se smí na svou novou kartu podívat. Kolo pokračuje s novými rolemi.
    .section = Oddělení kostýmů a Tunelový večírek

## Nové cíle

clause-goals-1 = Tři cílové karty nahradí osm nových: poklad [NESW]; pytel zlata v hodnotě 1, pytel zlata v hodnotě 2, drak, obří pavouk a tři kameny, jejichž tvary se střídají mezi [NE] a [NW] (volba komponent). V každém kole se poklad a čtyři náhodné další cíle zamíchají a položí lícem dolů na (8,-4), (8,-2), (8,0), (8,2) a (8,4) (volba komponent).
    .section = Nové cíle
clause-goals-2 = Odkrytý cíl se obrátí lícem nahoru a natočí (BASE-19), potom se vyhodnotí. Pytel zlata: hráč dostane 1 nebo 2 zlata v žetonech, i v základní hře. Drak: hráč ztratí 1 zlato, má-li nějaké (MIX-2). Obří pavouk: kolo končí a poklad se počítá jako neodkrytý: vyhrávají sabotéři (v Saboteuru 2 sabotéři a spekulant, krystaly a krádeže jako obvykle; v turnaji sabotéři (domácí pravidlo)). Kameny: nic se neděje. Poklad: viz BASE-28.
    .section = Nové cíle
clause-goals-3 = Hráč, který dosáhne dvou cílů najednou, volí pořadí; každý se vyhodnotí celý před dalším (BASE-37).
    .section = Nové cíle

## Truhly s pokladem

clause-chest-1 = Je sedm karet cestiček s tmavým rubem, po jedné od každého spojeného tvaru základní hry (volba komponent), a deset truhel, jedna na každý účinek (volba komponent). V každém kole se všech sedm i všech deset zamíchá znovu (domácí pravidlo); čtyři truhly leží lícem dolů na prázdných polích, žádné dvě vedle sebe, každá pod tmavou kartou lícem dolů; zbytek zůstává stranou, aniž ho kdo viděl. Hra losuje pole z těch, která mají x od 1 do 7 a y od -3 do 3, žádné vedle startu ani cíle (domácí pravidlo). S modulem „Truhly s pokladem podle volby“, který se hraje místo toho, vybírají pole hráči: počínaje začínajícím hráčem a dál po směru hodinových ručiček položí jeden po druhém po jedné ze čtyř truhel, aniž se na ni podívají, na prázdné pole s x od 1 do 7 a y od -3 do 3, které není vedle jiné truhly, startu ani cíle (domácí pravidlo). Děje se to tam, kde jsou v MIX-5 na řadě truhly; nezbývá-li žádné pole, položí se truhel méně.
    .section = Truhly s pokladem
clause-chest-2 = Tmavá karta lícem dolů se v BASE-13, BASE-14 a BASE-18 počítá jako zakrytý cíl (domácí pravidlo). Když je dosažena, hráč si vezme truhlu a tmavou kartu na jejím poli obrátí lícem nahoru: tak, aby pasovala ke všem odkrytým sousedům; nejde-li to, tak, aby navázala na cestičku, která k ní dovedla; nejde-li ani to, jak hráč chce (domácí pravidlo). Nemusí pasovat (ta strana je uzavřená) a nemusí vůbec navazovat. Nyní je to obyčejná karta cestičky, ale nikdo ji „nepoložil“ (BASE-29, BASE-35, WC-2023) (domácí pravidlo). Potom se truhla obrátí, vyhodnotí a odloží stranou; pak BASE-18 pokračuje tím, kam karta dosáhla.
    .section = Truhly s pokladem
clause-chest-3 = Padající kamení smí odstranit tmavou kartu lícem dolů i s její truhlou (MIX-4).
    .section = Truhly s pokladem
clause-chest-4 = Mapou se lze místo na cíl podívat na truhlu a její tmavou kartu.
    .section = Truhly s pokladem
clause-chest-5 = Účinky: (1) Hráč dostane 1 zlato (základní hra: kartu nugetů v hodnotě 1; není-li už žádná nebo se karty nugetů nepoužívají, žeton (domácí pravidlo)). (2) Do konce kola se už nesmějí používat mapy; karta truhly leží na stole a pomocí S2-8 ji odstranit nelze. (3) V tomto tahu si hráč nelíže; v ruce má o jednu kartu méně. (4) V tomto tahu si hráč lízne o jednu kartu víc; v ruce má o jednu kartu víc. (5) Hráč posune jeden zakrytý cíl o jedno pole na východ (domácí pravidlo) na pole bez karty a figurky (domácí pravidlo); nelze-li posunout žádný, nic se neděje; co si hráči o cíli pamatují, putuje s kartou; potom platí BASE-18. (6) Hráč si nelíže; místo toho si vezme náhodnou kartu od spoluhráče, který nějaké má a od této chvíle má v ruce o jednu méně; nemá-li karty nikdo, nic si nevezme a líznutí přesto propadá (domácí pravidlo). (7) Místo obvyklého líznutí (domácí pravidlo) si hráč lízne tři karty (je-li jich méně, kolik jich je), jednu si nechá a zbytek odloží lícem dolů na odkladací balíček. (8) Hráč se podívá na kartu trpaslíka jiného hráče. (9) Ihned: hráč zamíchá odkladací balíček, podívá se na pět vrchních karet (je-li jich méně, na všechny), jednu si nechá a zbytek vrátí na odkladací balíček; nelíže si. (10) Pět vrchních karet hracího balíčku (je-li jich méně, všechny (domácí pravidlo)) přijde na odkladací balíček; potom si hráč lízne jako obvykle. Účinek truhly nelze vetovat (domácí pravidlo).
    .section = Truhly s pokladem
clause-chest-6 = Lízání na konci tahu s truhlami: účinky (3), (6) a (9) znamenají po jedné kartě méně, (4) o jednu víc, (7) mění jedno líznutí na „tři, jednu si nech“; počet nikdy neklesne pod 0 (domácí pravidlo).
    .section = Truhly s pokladem

## Zlaté nugety (karty k 10. výročí)

clause-nugget-1 = Jsou tři karty přídavných nugetů v hodnotě 1, 2 a 3 (volba komponent), tvaru [NESW] (volba komponent). Po rozdání trpaslíků a před rozdáním karet do ruky (domácí pravidlo) si hráč po pravici začínajícího hráče kola vybere jednu ze zbývajících karet a pro ni pole, které leží skutečně mezi startem a cíli (x od 1 do 7, y od -3 do 3 (domácí pravidlo)), ne vedle startu ani zakrytého cíle a ne tam, kde by některé její vyústění narazilo na stěnu karty, která už leží (domácí pravidlo). Padající kamení na ni neplatí a vedle ní nesmí ležet žebřík. Po skončení kola karta opouští hru.
    .section = Zlaté nugety (karty k 10. výročí)
clause-nugget-2 = První hráč, který spojí přídavný nuget se startem, si vezme ze zásoby tolik karet nugetů, kolik je jeho hodnota (kde se používají žetony, žetony po 1 (domácí pravidlo)), a položí je před sebe lícem nahoru.
    .section = Zlaté nugety (karty k 10. výročí)
clause-nugget-3 = Hned po získání zlata, nebo jinak na začátku svého příštího tahu (ptáme se ho i s prázdnou rukou (domácí pravidlo)), nikdy později, může hráč své kolo ukončit: zlato obrátí lícem dolů a je jeho; nelíže si; karty z ruky se odloží stranou bez ukázání, ne na odkladací balíček (domácí pravidlo); nemá už žádné tahy ani veto; jeho role zůstává skrytá. V dělení nemá podíl a nepočítá se v něm jako zlatokop, sabotér, člen skupiny ani geolog (domácí pravidlo). Karty před ním zůstávají: krádež stále platí (S2-28), figurka mýtného stále vydělává (domácí pravidlo). Nelze ho vybrat pro rozbité nářadí, past, výměnu karet v ruce ani účinek truhly (6); lze ho vybrat pro nahlížení, výměnu čepic a krádeže; PARTY-1 se týká i jeho (domácí pravidlo).
    .section = Zlaté nugety (karty k 10. výročí)
clause-nugget-4 = Jinak si zlato nechá (kromě podílu) jen vítěz: byl-li poklad odkryt, zlatokopové, nebo samotný chamtivý trpaslík, je-li objevitelem; jinak sabotéři; v Saboteuru 2 členové vítězné skupiny. Geologové, hráči v pasti a zlatokopové vynechaní ve variantě Sabotovaný trpaslík (SAB) vítězi nejsou (domácí pravidlo). Zlato, které si hráč nenechá, se vrací a zásoba se před dělením zlata zamíchá (domácí pravidlo). Dokud není jisté, nelze jím platit, přijít o ně kvůli drakovi ani je ukrást (domácí pravidlo).
    .section = Zlaté nugety (karty k 10. výročí)
