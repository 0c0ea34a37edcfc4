### Pravidla hry Saboteur 2, bod po bodu, česky: text nápovědy k bodům S2-1 až S2-30.
### Jedna zpráva na bod (označení bodu malými písmeny za „clause-“), v pořadí stránky; `.section` je nadpis.

rules-saboteur2-title = Saboteur 2 (2–12 hráčů, 3 kola)
rules-saboteur2-intro = Platí pravidla současného vydání základní hry kromě toho, co následuje. Zlato se počítá v žetonech, které leží lícem dolů před svým majitelem; rozměňovat lze libovolně a bank se nevyčerpá (domácí pravidlo). Protože se každý zisk, ztráta i krádež dějí veřejně, lze součty dopočítat a hra je ukazuje (domácí pravidlo).

## Herní materiál

clause-s2-1 = Přibývá 30 karet cestiček (volba komponent: tvary a krystaly). Mosty: [NS][EW] ×2. Dvojité zatáčky: [NW][ES], [NE][SW]. Žebříky: N, E, [NE], [NW]. Modré dveře: [NS], [EW], [NE]. Zelené dveře: [NS]|E, [EW], [NW]. Krystaly (na každé kartě jeden): [NESW], [NEW] ×3, [NES], [ESW]|N, [NES]|W, [EW]|N, N, E. Smíšené: [NS]|E, [NS]|E|W, [EW]|N|S, [NW]|S ×2, [NE]|S. Žebříky s jediným vyústěním mají vyústění vedoucí k žebříku; krystaly s jediným vyústěním jsou slepé cestičky.
    .section = Herní materiál (kromě všech karet cestiček a akčních karet základní hry)
clause-s2-2 = Přibývá 21 akčních karet: krádež 4, ruce pryč 3, past 3, svoboda 4, inspekce 2, výměna čepic 2, výměna karet v ruce 2, padající kamení 1 (volba komponent: pravidla jich vyjmenovávají 20 z 21).
    .section = Herní materiál (kromě všech karet cestiček a akčních karet základní hry)
clause-s2-3 = Trpaslíků je 15: 4 modří zlatokopové, 4 zelení zlatokopové, 3 sabotéři, 2 geologové, 1 šéf, 1 spekulant.
    .section = Herní materiál (kromě všech karet cestiček a akčních karet základní hry)

## Příprava

clause-s2-4 = Zamíchá se všech 70 karet cestiček a 48 akčních karet; vrchních 10 se bez prohlížení odloží stranou na celé kolo; každý dostane 6 karet bez ohledu na počet hráčů.
    .section = Příprava
clause-s2-5 = Zamíchá se všech 15 karet trpaslíků a každý dostane jednu; ostatní tvoří hromádku nepoužitých trpaslíků lícem dolů.
    .section = Příprava

## Tah: právě jedna ze čtyř možností

clause-s2-6 = Zahraj kartu cestičky, potom si lízni 1.
    .section = Tah: právě jedna ze čtyř možností
clause-s2-7 = Zahraj akční kartu, potom si lízni 1.
    .section = Tah: právě jedna ze čtyř možností
clause-s2-8 = Máš-li v ruce aspoň dvě karty a před sebou akční kartu: odlož dvě karty lícem dolů a tuto akční kartu (rozbité nářadí, past nebo vlastní krádež) dej na odkladací balíček; lízni si 1, takže máš odteď v ruce o jednu kartu méně.
    .section = Tah: právě jedna ze čtyř možností
clause-s2-9 = Vynech tah: odlož jednu až tři karty lícem dolů a lízni si stejný počet. Hráč bez karet je přeskakován, dokud má prázdnou ruku (domácí pravidlo: v pravidlech stojí „do konce kola“; bez výměny karet v ruce je to totéž).
    .section = Tah: právě jedna ze čtyř možností

## Karty cestiček

clause-s2-10 = Most, dvojitá zatáčka: dvě cestičky na kartě nejsou propojené; aspoň jedna z nich musí být při položení spojená se startem.
    .section = Karty cestiček
clause-s2-11 = Žebřík: všechny karty se žebříkem a startovní karta jsou navzájem propojené. Karta se žebříkem nepotřebuje cestičku ke startu, ale aspoň jedno její vyústění se musí setkat s vyústěním (stačí i slepé (domácí pravidlo)) odkryté karty cestičky, startovní karty nebo pohlednice a karta musí jako vždy navazovat; nestačí vyústění cílové karty, přídavného nugetu ani tmavé karty ležící lícem dolů. Nesmí ležet vedle cílové karty, ať je lícem dolů, nebo odkrytá (domácí pravidlo: na žádné straně).
    .section = Karty cestiček
clause-s2-12 = K čemu vede žebřík na ostrově, to je spojené se startem; odstraněním karty se žebříkem se to opět odřízne. Pozdější karta smí spojit cestičku karty se žebříkem s cílem.
    .section = Karty cestiček
clause-s2-13 = Dveře nikdy nebrání stavění, odkrývání ani ukončení kola; počítají se až při určování vítězů (S2-22).
    .section = Karty cestiček
clause-s2-14 = Krystaly se počítají jen geologům.
    .section = Karty cestiček

## Akční karty

clause-s2-15 = Před hráčem leží nejvýše jeden exemplář každého druhu akční karty (jedna krádež, jedna past, od každého rozbitého nářadí jedno).
    .section = Akční karty
clause-s2-16 = Krádež: leží lícem nahoru před hráčem, který ji zahrál, a vyhodnotí se na konci kola (S2-28). Ruce pryč: odstraní kteroukoli krádež před kterýmkoli hráčem, i před sebou (domácí pravidlo).
    .section = Akční karty
clause-s2-17 = Past: pokládá se před jiného hráče, který nemůže hrát karty cestiček, dokud tam leží; na konci kola přijde o podíl na zlatě i o použití karty krádeže. Svoboda: odstraní kteroukoli past před kterýmkoli hráčem, i před sebou (domácí pravidlo). Past není rozbité nářadí: opravy proti ní nepomohou.
    .section = Akční karty
clause-s2-18 = Inspekce: tajně se podívej na kartu trpaslíka jiného hráče. Vzpomínka nese okamžik, kdy vznikla; pozdější výměna čepic způsobí, že je zastaralá.
    .section = Akční karty
clause-s2-19 = Výměna čepic: zvol kteréhokoli hráče, i sebe. Jeho karta trpaslíka jde naspod hromádky nepoužitých a vrchní karta hromádky se stane jeho; vidí ji jen on.
    .section = Akční karty
clause-s2-20 = Výměna karet v ruce: zvol jiného hráče v kole, s libovolným počtem karet, třeba i bez karet; odlož tuto kartu a vyměňte si všechno ostatní, třeba i nic. Na konci tahu si 1 kartu lízne zvolený hráč, ne hráč na tahu.
    .section = Akční karty

## Konec kola, vítězové

clause-s2-21 = Kolo končí jako v BASE-26. Všechny karty trpaslíků se odkryjí.
    .section = Konec kola, vítězové
clause-s2-22 = Tým má volnou cestu, pokud start (se všemi žebříky) dosáhne k pokladu i po odebrání všech karet s dveřmi druhé barvy.
    .section = Konec kola, vítězové
clause-s2-23 = Poklad je odkryt a objevitel je zlatokop jednoho z týmů: vyhrává pouze tento tým, má-li volnou cestu; jinak vyhrává druhý tým, pokud ji má on.
    .section = Konec kola, vítězové
clause-s2-24 = Poklad je odkryt a objevitelem je kdokoli jiný (šéf, spekulant, geolog, sabotér): vyhrává každý tým, který má volnou cestu.
    .section = Konec kola, vítězové
clause-s2-25 = Nemá-li volnou cestu žádný tým, žádný nevyhrává. Tým může vyhrát, i když nikdo z něj není ve hře nebo jsou všichni v pasti.
    .section = Konec kola, vítězové
clause-s2-26 = Vítězná skupina, bez hráčů v pasti: pokud byl poklad odkryt, zlatokopové vítězných týmů, šéf a spekulant; pokud ne, sabotéři a spekulant.
    .section = Konec kola, vítězové
clause-s2-27 = Podle velikosti skupiny dostane každý její člen: skupina s 1 členem: 5 zlata; 2: 4; 3: 3; 4: 2; 5 nebo více: 1. Šéf dostane o 1 méně, spekulant o 2 méně, nikdy ne pod 0 (domácí pravidlo). Šéf sám tedy dostane 4, spekulant sám 3, jsou-li jen oni dva, pak 3 a 2 (domácí pravidlo). Geologové stojí mimo skupinu (domácí pravidlo): jeden geolog, který není v pasti, dostane jedno zlato za každý krystal ležící odkrytý v bludišti, spojený či nikoli, ať vyhraje kdokoli; dva dostanou každý polovinu tohoto počtu, zaokrouhlenou dolů; geolog v pasti nedostane nic a druhý si vezme všechno.
    .section = Konec kola, vítězové
clause-s2-28 = Potom přijdou na řadu krádeže, které ještě leží: nejdřív majitel té, která byla zahrána nejpozději, pak po směru hodinových ručiček bez ohledu na směr hry (domácí pravidlo). Každý majitel, který není v pasti, vezme 1 zlato jinému hráči, který nějaké má, a musí, pokud takový je (domácí pravidlo); jeden po druhém, takže ukradené zlato může být ukradeno znovu.
    .section = Konec kola, vítězové
clause-s2-29 = Další kolo: všechny karty znovu, včetně 10 odložených stranou; začínající hráč jako v BASE-35 (současné vydání). Tři kola; vyhrává nejvíc zlata, při shodě se hráči o vítězství dělí.
    .section = Konec kola, vítězové
clause-s2-30 = Tajné znalosti nelze ukázat: hra nenabízí žádný způsob, jak dokázat roli, kartu nebo to, co hráč viděl; chat jsou jen slova (domácí pravidlo).
    .section = Konec kola, vítězové
