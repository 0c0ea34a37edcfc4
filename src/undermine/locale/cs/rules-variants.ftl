### Pravidla variant, toho, co se dá spojovat, a souhry modulů v češtině, bod po bodu, pro nápovědu ve hře.
### Jedna zpráva na každý bod stránky pravidel „variants“; identifikátor je číslo bodu malými písmeny za „clause-“. Atribut .section uvádí nadpis.
### Čísla bodů (např. BASE-31) a pole (např. (4,0)) jsou ve všech jazycích stejná.

rules-variants-title = Varianty, spojování, souhra

## Sabotovaný trpaslík

clause-sab-1 = Základní hra, současné vydání: když vyhrají zlatokopové, vezme se tolik karet nugetů, kolik je zlatokopů, a předávají se jako obvykle, ale zlatokopové s rozbitým nářadím před sebou se přeskakují, takže někteří mohou dostat víc než jednu. Začíná objevitel (hráč, jehož karta způsobila odkrytí pokladu), má-li na to nárok, jinak platí pořadí z BASE-31. Jsou-li sabotovaní všichni zlatokopové, zlato nedostane nikdo.
    .section = Sabotovaný trpaslík
clause-sab-2 = Klasické vydání: tolik karet nugetů, kolik určuje BASE-30, se předává mezi zlatokopy bez rozbitého nářadí, dokud nějaké zbývají; jsou-li sabotovaní všichni, zlato nedostane nikdo (domácí pravidlo). Sabotérů se to nikdy netýká a chamtivého trpaslíka také ne (domácí pravidlo).
    .section = Sabotovaný trpaslík

## Turnaj

clause-tour-1 = Základní hra pro 5–9 hráčů, s žetony zlata místo karet nugetů. Trpaslíci (sabotéři + zlatokopové + chamtiví trpaslíci), přesně jedna karta na hráče: 5 hráčů: 1+3+1; 6 hráčů: 2+3+1; 7 hráčů: 2+3+2; 8 hráčů: 3+3+2; 9 hráčů: 3+4+2. Karty do ruky: 6 karet při 5 hráčích, 5 karet při 6–7 hráčích, 4 karty při 8–9 hráčích.
    .section = Turnaj
clause-tour-2 = Jedna náhodná karta cestičky ze 40 leží od začátku lícem nahoru na (4,0), náhodně natočená (domácí pravidlo); v hracím balíčku je ostatních 39. Je to obyčejná karta cestičky, kterou nikdo nepoložil (domácí pravidlo).
    .section = Turnaj
clause-tour-3 = Vyhrají-li zlatokopové, objevitel dostane 3 zlata, je-li zlatokop, a každý další zlatokop 2. Je-li objevitelem chamtivý trpaslík, dostane 4 a nikdo jiný nic. Je-li objevitelem sabotér, dostane každý zlatokop 2 (domácí pravidlo). Není-li poklad dosažen, dostane každý sabotér 3; jediný sabotér ve hře 5 hráčů dostane 4.
    .section = Turnaj
clause-tour-4 = Turnaj je řada stolů v několika hrách; turnajový výsledek hráče jsou body za umístění u každého stolu, nebo zlato ze všech her, jak určí pořadatel; bez určení body, přičemž o shodách rozhoduje zlato. Rozsazení, pořadí a rozhodování shod jsou naším vlastním návrhem. Předvolba „tournament“ je base+tournament.
    .section = Turnaj

## Co se dá spojovat

rules-variants-combinations = Karty z mistrovství světa 2017–2023, každá zvlášť, se hodí k základní hře v obou vydáních, současném i klasickém, a k Saboteuru 2. Chamtivý trpaslík z roku 2016 se hodí k oběma vydáním základní hry, ale ne k Saboteuru 2 a ne k turnaji, který má vlastní. Tunelové mýtné, Nové cíle, Truhly s pokladem a Zlaté nugety se hodí k oběma vydáním základní hry i k Saboteuru 2. Stejně tak Oddělení kostýmů a Tunelový večírek, ale nikdy obojí najednou. Sabotovaný trpaslík se hodí k oběma vydáním základní hry, ale ne k Saboteuru 2 a ne k turnaji. Turnaj se hodí jen k současnému vydání základní hry, ne ke klasickému vydání a ne k Saboteuru 2; vylučuje chamtivého trpaslíka z roku 2016, Sabotovaného trpaslíka a Oddělení kostýmů (žádná karta se neodkládá stranou). Kde pravidla hry mlčí, rozhodli jsme sami (domácí pravidlo). Nedovolené spojení se odmítne větou, která jmenuje oba moduly.
    .section = Co se dá spojovat

## Souhra

clause-mix-1 = Vetovaný Průkopník: nepokládá se žádná karta cestičky, hráč si lízne 1. Vetovaná karta cestičky v rámci Průkopníka: tah končí, hráč si lízne jednu za každou dosud zahranou kartu cestičky, včetně této. Vetovaná výměna karet v ruce: líže si hráč na tahu. Vetovaná Pokladnice: líže se z hracího balíčku. Vetovaná karta cestičky na poli s mýtným: nic se neplatí, figurka zůstává. Vetovaná karta nebyla ve smyslu BASE-29, BASE-35, S2-28 a WC-2023 ani položena, ani zahrána (domácí pravidlo).
    .section = Souhra
clause-mix-2 = Platby a ztráty (mýtné, drak) se berou nejprve z žetonů; kdo žetony nemá, veřejně vymění v zásobě kartu nugetů podle vlastní volby za karty nebo žetony stejné hodnoty. V každé směsi s kartami nugetů tvoří majetek karty i žetony dohromady; zlato z pytlů, mýtného a truhel hráči zůstává, ať kolo vyhraje kdokoli (domácí pravidlo).
    .section = Souhra
clause-mix-3 = O vítězích, zlatu a objeviteli rozhoduje role držená na konci kola. COST-1, PARTY-1 a S2-19 způsobí, že každé dřívější nahlédnutí do změněných karet trpaslíků je zastaralé; hráč, který měnil, ví, která karta přišla pod hromádku nebo stranou (domácí pravidlo).
    .section = Souhra
clause-mix-4 = Padající kamení zasáhne kteroukoli kartu cestičky, i turnajovou kartu a tmavé karty; nikdy start, cíle, pohlednici ani přídavný nuget. Odstraněná tmavá karta, lícem nahoru i dolů, a její truhla (neprohlédnutá) se odloží do konce kola stranou, ne na odkladací balíček. Figurka mýtného zůstává, kde je (domácí pravidlo).
    .section = Souhra
clause-mix-5 = Připravuje se v tomto pořadí: cíle, pohlednice, turnajová karta, truhly, přídavný nuget. Je-li pole obsazené, přijde to, co tam mělo ležet, na volné dovolené pole s nejmenším |dx|+|dy|, potom s nejmenším x, potom s nejmenším y (domácí pravidlo).
    .section = Souhra
clause-mix-6 = Pořadí na konci kola: odhalí se role, určí se vítězové, přídavný nuget (NUGGET-4), dělení zlata a krystaly, krádeže (domácí pravidlo).
    .section = Souhra
