### Pravidla základní hry, bod po bodu, česky: text nápovědy k bodům BASE-1 až BASE-38.
### Jedna zpráva na bod (označení bodu malými písmeny za „clause-“), v pořadí stránky; `.section` je nadpis.
### Značky karet jako [NES], pole a označení bodů jsou ve všech jazycích stejné.

rules-base-title = Základní hra (3–10 hráčů, 3 kola)
rules-base-notation = Karta cestičky leží na výšku a má strany N, E, S, W (sever, východ, jih, západ). [NE] znamená, že tato vyústění jsou uvnitř karty propojená; |X je vyústění, které končí ve skále (slepá cestička); neuvedená strana je stěna. Karty se smějí otočit o 180° (N s S a zároveň E s W), nikdy o 90°, takže [NE] = [SW], [NW] = [SE], [NES] = [NSW] a [NEW] = [ESW]. Pole se zapisují (x, y): x roste na východ, y na jih. Hrací plocha nemá okraj. „Vedle“ znamená společnou stranou; rohy se nepočítají (domácí pravidlo). Místa jdou po směru hodinových ručiček: „vlevo“ je následující místo, „vpravo“ předchozí. Skupina propojených vyústění je spojená se startem, jestliže k ní od startovní karty vedou propojená vyústění. Objevitel je hráč, jehož karta způsobila odkrytí pokladu.
rules-base-marks = „(domácí pravidlo)“ označuje naše rozhodnutí tam, kde pravidla mlčí nebo si odporují; „(volba komponent)“ označuje počty, tvary nebo rozložení karet, které pravidla neuvádějí. „Současné vydání“ a „klasické vydání“ jsou dvě vydání základní hry.

## Herní materiál

clause-base-1 = V balíčku je 40 karet cestiček (volba komponent): [NESW] ×5, [NES] ×5, [NEW] ×5, [NS] ×4, [EW] ×3, [NE] ×5, [NW] ×4 a po jedné z devíti slepých cestiček N|E|S|W, N|E|S, N|E|W, N|S, E|W, N|E, N|W, N a E, na kterých každé vyústění končí ve skále.
    .section = Herní materiál
clause-base-2 = Startovní karta je [NESW] se žebříkem. Cílové karty jsou poklad [NESW], kámen [NE] a kámen [NW] (volba komponent).
    .section = Herní materiál
clause-base-3 = Akčních karet je 27 (volba komponent: rozdělení na druhy): rozbitý krumpáč, rozbitá lucerna a rozbitý vozíček po 3; oprava krumpáče, lucerny a vozíčku po 2; dvojitá oprava krumpáče a lucerny, krumpáče a vozíčku, lucerny a vozíčku po 1; padající kamení 3; mapa 6.
    .section = Herní materiál
clause-base-4 = Karet nugetů je 28: s hodnotou 1 ×16, s hodnotou 2 ×8, s hodnotou 3 ×4 (volba komponent: rozdělení na hodnoty). Trpaslíky tvoří 7 zlatokopů a 4 sabotéři.
    .section = Herní materiál

## Příprava kola

clause-base-5 = Balíček trpaslíků závisí na počtu hráčů (sabotéři + zlatokopové): 3 hráči: 1+3; 4: 1+4; 5: 2+4; 6: 2+5; 7: 3+5; 8: 3+6; 9: 3+7; 10: 4+7. Je v něm o jednu kartu víc, než je hráčů: každý tajně dostane jednu a poslední leží až do konce kola lícem dolů, aniž by ji kdo viděl.
    .section = Příprava kola
clause-base-6 = Startovní karta leží lícem nahoru na poli (0,0). Tři cílové karty se zamíchají a leží lícem dolů na polích (8,-2), (8,0) a (8,2): od startu je dělí sedm prázdných sloupců a mezi cíli je jedna prázdná řada. Cestičky smějí tento obdélník opustit kterýmkoli směrem.
    .section = Příprava kola
clause-base-7 = Balíček vznikne zamícháním 40 karet cestiček a 27 akčních karet. Do ruky dostane každý 6 karet při 3–5 hráčích, 5 při 6–7 a 4 při 8–10.
    .section = Příprava kola
clause-base-8 = Karty nugetů se zamíchají lícem dolů jednou za hru; ty, které nikdo nezískal, se před dalším kolem zamíchají znovu.
    .section = Příprava kola
clause-base-9 = Začínajícího hráče kola 1 určí los (domácí pravidlo); podle pravidel začíná nejmladší. Hraje se po směru hodinových ručiček.
    .section = Příprava kola

## Tah

clause-base-10 = Hráč, který má v ruce karty, udělá právě jedno z těchto: zahraje kartu cestičky; zahraje akční kartu; vynechá tah tím, že odloží jednu kartu lícem dolů. Potom si lízne vrchní kartu balíčku, pokud tam nějaká je. Odkladací balíček se nikdy znovu nemíchá. Akční kartu lze zahrát jen tehdy, když ji je na co nebo na koho použít; jinak ji lze pouze odložit (domácí pravidlo).
    .section = Tah
clause-base-11 = Hráč bez karet je přeskočen.
    .section = Tah
clause-base-12 = Karta odložená při vynechání tahu zůstává všem ostatním skrytá; zahrané a odstraněné karty všichni viděli. Odkladací balíček nesmí nikdo prohlížet. Odstraněná karta přijde na balíček první a na ni ta, která ji odstranila; několik karet odložených najednou leží ve zvoleném pořadí (domácí pravidlo).
    .section = Tah
clause-base-38 = Počet karet v ruce není omezen: „odteď o jednu kartu v ruce méně (více)“ je prostě chybějící (další) líznutí. Po konci kola si už nikdo nelízá.
    .section = Tah

## Karty cestiček

clause-base-13 = Karta cestičky se pokládá na prázdné pole vedle odkryté karty bludiště: startovní karty, karty cestičky nebo odkryté cílové karty. Karta ležící lícem dolů se za takovou nepočítá (domácí pravidlo).
    .section = Karty cestiček
clause-base-14 = Karta musí na všech čtyřech stranách navazovat na každou odkrytou sousední kartu: vyústění na vyústění, stěna na stěnu; i slepé vyústění je vyústění. Cílová karta ležící lícem dolů se hodí ke všemu (domácí pravidlo). Karty leží rovně nebo otočené o 180°, nikdy na šířku.
    .section = Karty cestiček
clause-base-15 = Současné vydání: karta musí mít nepřerušené spojení se startovní kartou, tedy aspoň jedno její vyústění (stačí i její vlastní slepé) se setká s vyústěním sousední karty, které patří ke skupině spojené se startem. Slepé vyústění sousední karty nevede nikam dál, takže pouze na ně navázat nelze.
    .section = Karty cestiček
clause-base-16 = Klasické vydání: spojení se startem se nevyžaduje. Stačí ležet vedle jiné karty a navazovat (BASE-13, BASE-14); postačí i stěna u stěny (domácí pravidlo).
    .section = Karty cestiček
clause-base-17 = Hráč, před kterým leží rozbité nářadí, nemůže hrát karty cestiček.
    .section = Karty cestiček

## Dosažení cílů

clause-base-18 = Když byla karta cestičky položena, přemístěna nebo odkryta anebo když byla posunuta cílová karta, hráč na tahu odkryje každou cílovou kartu ležící lícem dolů, ke které teď vede vyústění skupiny spojené se startem, i když se jí právě zahraná karta nedotýká (domácí pravidlo). Slepé vyústění nedosáhne k ničemu. Po každém odkrytí se kontroluje znovu. Poklad kolo okamžitě ukončí.
    .section = Dosažení cílů
clause-base-19 = Odkrytá cílová karta se natočí (o 0° nebo 180°) tak, aby se spojila s cestičkou, která k ní dorazila. Pokud k ní vede cestička z více stran, rozhoduje strana právě položené karty, jinak natočení, které se hodí k více sousedům, jinak volí hráč (domácí pravidlo). K ostatním sousedům se hodit nemusí (ta strana je uzavřená): to je dovoleno jen u cílových karet. Odkrytý kámen je součástí bludiště: cestičky jím vedou dál a pozdější karty na něj musí navazovat.
    .section = Dosažení cílů
clause-base-20 = Odkrytá cílová karta zůstává odkrytá a na svém místě, i když se cestička k ní později přeruší (domácí pravidlo).
    .section = Dosažení cílů
clause-base-37 = Pokud jedno položení karty spustí několik věcí (cíle, truhly, pohlednice, přídavný nuget), hráč je vyhodnotí jednu po druhé v pořadí, které si zvolí, každou úplně, než začne další. Čeho je mezitím nově dosaženo, přibude do seznamu; konec kola zbytek ruší (domácí pravidlo).
    .section = Dosažení cílů

## Akční karty

clause-base-21 = Rozbité nářadí: pokládá se před hráče, který ještě žádné tohoto druhu nemá; před nikým nesmí ležet víc než jedno od každého druhu. Současné vydání: jen před jiného hráče. Klasické vydání: před kteréhokoli hráče, i před sebe.
    .section = Akční karty
clause-base-22 = Oprava: odstraní rozbité nářadí svého druhu před kterýmkoli hráčem, i před sebou; obě karty jdou na odkladací balíček. Bez takového nářadí ji zahrát nelze.
    .section = Akční karty
clause-base-23 = Dvojitá oprava opraví jeden ze svých dvou druhů nářadí, ne oba.
    .section = Akční karty
clause-base-24 = Padající kamení: odstraní z bludiště jednu kartu cestičky, nikdy startovní ani cílovou kartu; obě karty jdou na odkladací balíček. Co leželo za ní, zůstává; mezeru lze znovu zaplnit.
    .section = Akční karty
clause-base-25 = Mapa: jen hráč, který ji zahrál, se podívá na jednu cílovou kartu ležící lícem dolů. Všichni vidí, na kterou se díval, ale nikdo nevidí, co na ní bylo. Co hráč viděl, se mu pamatuje i s okamžikem, kdy to viděl: pokud se cíle později vymění (karta z roku 2017), může být vzpomínka zastaralá a je tak označena.
    .section = Akční karty

## Konec kola

clause-base-26 = Kolo končí okamžitě, když je odkryt poklad; jinak tehdy, když jsou prázdné balíček i ruce všech hráčů, kteří jsou ještě v kole (domácí pravidlo). Podle pravidel se končí, jakmile dojde balíček a nikdo nemůže zahrát kartu. V základní hře už od té chvíle zbývá jen vynechávání tahů a dřívější konec by prozradil, co hráčům v ruce chybí. Ve hře Saboteur 2 je stále nutné zvolit jednu ze čtyř možností a díky S2-8 může hráč znovu kopat, takže i tam kolo pokračuje (domácí pravidlo).
    .section = Konec kola
clause-base-27 = Všechny karty trpaslíků se odkryjí před dělením zlata, včetně nepoužité (domácí pravidlo: dvoje pravidla si tu sama odporují).
    .section = Konec kola
clause-base-28 = Zlatokopové vyhrávají, pokud byl odkryt poklad; jinak vyhrávají sabotéři. Na všech stránkách „dosažený poklad“ znamená „odkrytý poklad“.
    .section = Konec kola

## Dělení zlata

clause-base-29 = Současné vydání, vyhráli zlatokopové: vezme se tolik karet nugetů, kolik je zlatokopů mezi hráči, kteří se účastní dělení (podle role na konci kola). Objevitel si je prohlédne a jednu si nechá, zbytek předá proti směru hodinových ručiček (doprava) dalšímu zlatokopovi, který udělá totéž, dokud každý zlatokop nemá jednu.
    .section = Dělení zlata
clause-base-30 = Klasické vydání, vyhráli zlatokopové: vezme se tolik karet nugetů, kolik je hráčů (9 při deseti hráčích). Karty kolují mezi zlatokopy, dokud nějaké zbývají, takže někteří zlatokopové mohou dostat víc než jednu.
    .section = Dělení zlata
clause-base-31 = Pokud se objevitel dělení neúčastní (například je to sabotér), zlatokopové přesto vyhrávají; začíná první oprávněný zlatokop po objevitelově pravici. Pro klasické vydání to pravidla neříkají (domácí pravidlo).
    .section = Dělení zlata
clause-base-32 = Vyhráli sabotéři: je-li 1 sabotér, dostane karty v celkové hodnotě 4 nugetů; jsou-li 2 nebo 3, dostane každý karty v hodnotě 3; jsou-li 4, každý v hodnotě 2. Každý sabotér, v pořadí míst od začínajícího hráče kola, dostane ze zásoby co nejméně karet, které dají přesný součet, nejdřív vyšší hodnoty; pokud to nejde, největší součet pod ním a zbytek v žetonech s hodnotou 1, pokud mají všechny karty zásoby dohromady aspoň takovou hodnotu (domácí pravidlo). Stejně se vyplácejí 4 nugety chamtivého trpaslíka (WC-2016).
    .section = Dělení zlata
clause-base-33 = Při 3 nebo 4 hráčích se může stát, že ve hře není žádný sabotér: když pak poklad není dosažen, zlato nedostane nikdo.
    .section = Dělení zlata
clause-base-34 = Pokud je v zásobě karet málo, rozdělí se to, co je (domácí pravidlo). Karty nugetů jsou až do konce hry tajné: každý zná hodnoty svých, u ostatních vidí jen jejich počet.
    .section = Dělení zlata

## Další kolo, konec hry

clause-base-35 = Všechno kromě získaného zlata se připraví znovu. Současné vydání: začíná hráč po levici toho, kdo položil poslední kartu cestičky. Klasické vydání: hráč po levici toho, kdo naposledy položil kartu cestičky nebo zahrál akční kartu; vynechání tahu se nepočítá (domácí pravidlo). Pokud žádná taková karta nebyla, začíná levý soused hráče, který začínal to kolo (domácí pravidlo). „Vlevo“ je skutečné vlevo i po změně směru (domácí pravidlo).
    .section = Další kolo, konec hry
clause-base-36 = Po třech kolech vyhrává hráč s největším počtem nugetů; při shodě se hráči o vítězství dělí.
    .section = Další kolo, konec hry
