### Karty z mistrovství světa, bod po bodu, česky: text nápovědy k bodům WC-2016 až WC-2023.
### Jedna zpráva na bod (označení bodu malými písmeny za „clause-“), v pořadí stránky; `.section` je název karty.

rules-championship-title = Karty z mistrovství světa 2016–2023
rules-championship-intro = Lze použít libovolný výběr se základní hrou nebo s hrou Saboteur 2; kartu z roku 2016 jen se základní hrou. Akční karty se zamíchají do balíčku, každá v jednom exempláři, a lízají se a odkládají jako každá akční karta: není-li řečeno jinak, platí obvyklé pravidlo o lízání v tahu.

clause-wc-2016 = Chamtivý trpaslík: jedna karta zlatokopa v balíčku trpaslíků se nahradí chamtivým trpaslíkem. Vyhrává jen tehdy, je-li objevitelem: pak dostane karty v hodnotě 4 nugetů (vybrané jako v BASE-32) a nikdo jiný z dělení nedostane nic. Jinak nedostane nic, nepočítá se mezi zlatokopy a při předávání zlata se vynechá, v obou vydáních (domácí pravidlo); je-li objevitelem někdo jiný, zlatokopové vyhrávají jako obvykle.
    .section = Chamtivý trpaslík (2016)
clause-wc-2017 = Výměna cílů: jsou potřeba dvě cílové karty ležící lícem dolů. Hráč dvě určí (zde je možné veto) a potom tajně a bez dívání rozhodne, zda je vymění. Všichni vidí, které dvě to jsou; jen hráč ví, zda se vyměnily. Jeho vlastní vzpomínky se řídí tímto rozhodnutím; vzpomínky všech ostatních na tyto dvě karty se stanou zastaralými.
    .section = Výměna cílů (2017)
clause-wc-2018 = Pokladnice: místo lízání z balíčku si vezmi pět vrchních karet odkladacího balíčku (všechny, je-li jich méně; tato karta mezi nimi není), prohlédni si je, jednu si nech v ruce, ostatní vrať lícem dolů v původním pořadí a na ně polož tuto kartu (domácí pravidlo). Na odkladacím balíčku musí být aspoň jedna karta (domácí pravidlo); funguje i při prázdném balíčku.
    .section = Pokladnice (2018)
clause-wc-2019 = Veto: hráč na tahu zahraje kartu cestičky nebo akční kartu a veřejně oznámí, čeho se týká (pole, natočení, hráč, cíle); před jakoukoli platbou, tajnou volbou či účinkem může kterýkoli jiný hráč vetovat (domácí pravidlo). Pak se obě karty odloží a nic se nestane; hráč na tahu si lízne 1 a jeho tah končí; potom si lízne 1 vetující hráč. Rozbité nářadí ani past veto nezakazují. Vetovat nelze: samotné veto, vynechání tahu, S2-8, figurku mýtného, truhly, NUGGET-3 (domácí pravidlo). Z toho, koho se hra ptá, nesmí být poznat, kdo veto drží: pokaždé se ptá stejně všech ostatních hráčů v kole, kteří mají karty, kromě doby, kdy všichni vědí, že veto leží v odkladacím balíčku (bylo zahráno a nikdo si od té doby z něj karty nevzal) (domácí pravidlo).
    .section = Veto (2019)
clause-wc-2020 = Změna směru: pořadí tahů se do konce kola obrátí; druhé zahrání je vrátí zpět. V základní hře se pak zlato předává po směru hodinových ručiček a BASE-31 i varianta Sabotovaný trpaslík (SAB) začínají po objevitelově levici (domácí pravidlo). „Vlevo“ v BASE-35 a „vpravo“ v NUGGET-1 zůstávají (domácí pravidlo).
    .section = Změna směru (2020)
clause-wc-2021 = Kutil: oprava se všemi třemi symboly; odstraní jedno rozbité nářadí libovolného druhu.
    .section = Kutil (2021)
clause-wc-2022 = Průkopník: jsou potřeba dvě další karty cestiček v ruce, dovolené místo pro jednu z nich a žádné rozbité nářadí ani past před hráčem (domácí pravidlo). Polož jednu a vyhodnoť, čeho dosáhla; potom musíš položit druhou, má-li kterákoli karta cestičky v ruce dovolené místo, jinak tah končí (domácí pravidlo). Každá z nich je obyčejná karta cestičky (mýtné, veto, truhly). Lízni si jednu kartu za každou zahranou kartu cestičky: obvykle dvě, takže máš odteď v ruce o jednu kartu méně. Poklad nalezený tou první kolo ukončí.
    .section = Průkopník (2022)
clause-wc-2023 = Diverze: zvedni kartu cestičky, kterou v tomto kole některý hráč položil nebo přemístil jako poslední, a polož ji na jiné pole, v kterémkoli z obou natočení, podle obvyklých pravidel, posuzovaných, jako by v bludišti nebyla. Nelze ji zahrát, pokud ona karta už v bludišti není, pokud ještě žádná položena nebyla nebo pokud takové pole není (domácí pravidlo). Je to akční karta: rozbité nářadí ani past ji nezakazují (domácí pravidlo). Kdo kartu přemístí, počítá se za toho, kdo ji položil: pro BASE-18, objevitele, BASE-35, pohlednici, přídavný nuget, truhly a mýtné (domácí pravidlo).
    .section = Diverze (2023)
