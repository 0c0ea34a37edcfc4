### Slova minirozšíření v češtině. Označení a proměnné jako v base.ftl.

## Pravidla

module-toll = Tunelové mýtné
module-toll-about = Figurky trpaslíků blokují otevřené konce cestiček; kdo tam kope dál, platí majiteli figurky, nebo najde někoho, kdo zaplatí za něj.
module-costume = Oddělení kostýmů
module-costume-about = Kdo první dosáhne pohlednice v bludišti, musí vyměnit svou kartu trpaslíka a možná změní stranu.
module-party = Tunelový večírek
module-party-about = Když někdo poprvé dosáhne pohlednice v bludišti, všechny karty trpaslíků se uprostřed kola zamíchají a rozdají znovu.
module-new-goals = Nové cíle
module-new-goals-about = Pět cílů místo tří: kromě pokladu a kamenů čekají pytle zlata, drak a obří pavouk.
module-chests = Truhly s pokladem
module-chests-about = V bludišti leží čtyři ukryté truhly; kdo k některé dojde, otevře ji, ke štěstí, nebo ke smůle.
module-chests-chosen = Truhly s pokladem podle volby
module-chests-chosen-about = Truhly s pokladem, ale čtyři truhly pokládají sami hráči, jeden po druhém; nahrazuje obyčejné Truhly s pokladem.
module-nuggets = Zlaté nugety
module-nuggets-about = V každém kole leží v bludišti přídavný nuget; kdo k němu dojde první, může kolo ukončit i s jeho zlatem, nebo zůstat a nechat si ho jen po výhře.

## Karty

card-costume = Oddělení kostýmů
card-party = Tunelový večírek
goal-bag-1 = pytel zlata v hodnotě 1
goal-bag-2 = pytel zlata v hodnotě 2
goal-dragon = drak
goal-giant-spider = obří pavouk
card-dark = tmavá karta { $shape }
card-chest-gold = truhla: 1 zlato
card-chest-no-maps = truhla: konec map
card-chest-no-draw = truhla: bez lízání
card-chest-extra-draw = truhla: líznutí navíc
card-chest-move-goal = truhla: posun cíle
card-chest-take-card = truhla: karta jiného hráče
card-chest-three-cards = truhla: tři karty, jedna zůstane
card-chest-look = truhla: pohled na trpaslíka
card-chest-search-pile = truhla: odkladací balíček
card-chest-lose-cards = truhla: ztráta pěti karet
card-nugget-1 = přídavný nuget v hodnotě 1
card-nugget-2 = přídavný nuget v hodnotě 2
card-nugget-3 = přídavný nuget v hodnotě 3

## Co lze udělat

verb-toll = postavit figurku
verb-ask-toll = požádat hráče o zaplacení mýtného
verb-rockfall-chest = odstranit truhlu
verb-map-chest = podívat se na truhlu

## Na co se akce zaměřuje, krok za krokem

aim-toll-1 = Vyber prázdné pole u otevřeného konce cestičky, kde bude stát tvá figurka.
aim-ask-toll-1 = Za kterou figurku se má zaplatit mýtné?
aim-ask-toll-2 = Koho požádáš, aby za tebe zaplatil?
aim-rockfall-chest-1 = Vyber truhlu, kterou odstraníš.
aim-map-chest-1 = Vyber truhlu, na kterou se podíváš.

## Na co se hra ptá

ask-pay-for-me = Jiný hráč tě žádá o zaplacení mýtného: souhlasíš?
ask-turn-dark-card = Tmavá karta může ležet oběma směry: jak má ležet?
ask-move-which-goal = Který cíl posuneš o jedno pole na východ?
ask-look-at-whom = Na čí kartu trpaslíka se podíváš?
ask-take-from-whom = Od kterého hráče si vezmeš náhodnou kartu?
ask-keep-of-deck = Kterou z karet z balíčku si necháš?
ask-keep-of-pile = Kterou z karet z odkladacího balíčku si necháš?
ask-place-chest = Na které pole položíš další truhlu? Nikdo neví, co v ní je.
ask-pick-nugget = Který přídavný nuget bude v tomto kole ležet v bludišti?
ask-place-nugget = Na kterém poli bude přídavný nuget ležet?
ask-leave-round = Zlato z přídavného nugetu leží před tebou: ukončíš teď své kolo a necháš si ho?

## Co se děje

event-figure-paid-for = { $card-known ->
        [yes] { $seat } odkládá za figurku kartu: { $card }.
       *[no] { $seat } odkládá za figurku kartu lícem dolů.
    }
event-figure-placed = { $seat } staví figurku na pole { $cell }.
event-figure-removed = Figurka na poli { $cell } je do konce kola mimo hru.
event-toll-requested = { $seat } žádá hráče { $target }, aby zaplatil mýtné na poli { $cell }.
event-toll-answered = { $pays ->
        [yes] { $seat } slibuje zaplatit mýtné na poli { $cell }.
       *[no] { $seat } mýtné na poli { $cell } nezaplatí.
    }
event-postcard-laid = Na poli { $cell } leží pohlednice: { $card }.
event-postcard-reached = { $seat } dosahuje pohlednice na poli { $cell }: { $card }.
event-dwarfs-dealt-anew = { $dwarfs-known ->
        [no] Všechny karty trpaslíků se zamíchají a tajně rozdají znovu.
       *[some] Všechny karty trpaslíků se zamíchají a tajně rozdají znovu ({ $dwarfs-by-seat }).
    }
event-chests-laid = { $chests-known ->
        [yes] Truhly leží ukryté na polích { $cells }: { $chests }, pod kartami: { $darks }.
       *[no] Truhly leží ukryté na polích { $cells }.
    }
event-chest-laid = { $chest-known ->
        [yes] { $seat } pokládá truhlu na pole { $cell }: „{ $chest }“, pod kartou: { $dark }.
       *[no] { $seat } pokládá truhlu na pole { $cell }, aniž ji kdo viděl.
    }
event-dark-card-turned-up = { $seat } dochází k truhle na poli { $cell } a odkrývá kartu: { $dark }.
event-dark-card-laid = { $turned ->
        [yes] Na poli { $cell } leží { $card }, otočená o 180°.
       *[no] Na poli { $cell } leží { $card }.
    }
event-chest-opened = { $seat } otevírá truhlu: „{ $chest }“.
event-chest-buried = { $seat } hraje kartu „{ $card }“: truhla na poli { $cell } mizí, aniž ji kdo viděl.
event-chest-seen = { $chest-known ->
        [yes] { $seat } se dívá na truhlu na poli { $cell }: „{ $chest }“, pod kartou: { $dark }.
       *[no] { $seat } se dívá na truhlu na poli { $cell }.
    }
event-draws-changed = { $more ->
        [yes] { $seat } si v tomto tahu lízne o jednu kartu víc.
       *[no] { $seat } si v tomto tahu lízne o jednu kartu méně.
    }
event-goal-moved = { $seat } posouvá cíl z pole { $cell } na { $to }.
event-card-taken = { $card-known ->
        [yes] { $seat } si bere kartu od hráče { $target }: { $card }.
       *[no] { $seat } si bere kartu od hráče { $target }.
    }
event-three-put-off = { $seat } si na konci tahu lízne tři karty a jednu si nechá.
event-kept-of-deck = { $kept-known ->
        [yes] { $seat } si líže: { $cards }, nechává si: { $kept }; zbytek odkládá lícem dolů.
       *[no] { $seat } si líže karty ({ $cards-count }) a jednu si nechává; zbytek odkládá lícem dolů.
    }
event-pile-shuffled = { $seat } míchá odkladací balíček.
event-kept-of-pile = { $kept-known ->
        [yes] { $seat } se dívá na karty z odkladacího balíčku: { $cards }, nechává si: { $kept }.
       *[no] { $cards-count ->
            [one] { $seat } si bere jedinou kartu odkladacího balíčku.
           *[other] { $seat } se dívá na karty z odkladacího balíčku ({ $cards-count }) a jednu si nechává.
        }
    }
event-cards-lost = { $cards-count ->
        [0] Balíček je prázdný: žádná karta nepropadá.
        [one] { $cards-count } karta z balíčku přichází lícem dolů na odkladací balíček.
        [few] { $cards-count } karty z balíčku přicházejí lícem dolů na odkladací balíček.
        [many] { $cards-count } karty z balíčku přichází lícem dolů na odkladací balíček.
       *[other] { $cards-count } karet z balíčku přichází lícem dolů na odkladací balíček.
    }
event-nugget-chosen = { $seat } vybírá pro toto kolo kartu: { $card }.
event-nugget-laid = { $seat } pokládá na pole { $cell } kartu: { $card }.
event-nugget-taken = { $gold-count ->
        [0] { $tokens ->
            [0] { $seat } dochází k přídavnému nugetu, ale zásoba je prázdná.
            [one] { $seat } dochází k přídavnému nugetu a pokládá před sebe lícem nahoru { $tokens } žeton zlata.
            [few] { $seat } dochází k přídavnému nugetu a pokládá před sebe lícem nahoru { $tokens } žetony zlata.
            [many] { $seat } dochází k přídavnému nugetu a pokládá před sebe lícem nahoru { $tokens } žetonu zlata.
           *[other] { $seat } dochází k přídavnému nugetu a pokládá před sebe lícem nahoru { $tokens } žetonů zlata.
        }
       *[other] { $seat } dochází k přídavnému nugetu a pokládá před sebe lícem nahoru karty nugetů v hodnotě { $gold }.
    }
event-hand-set-aside = { $cards-count ->
        [0] { $seat } nemá žádné karty k odložení.
        [one] { $cards-known ->
            [yes] { $seat } odkládá stranou: { $cards }.
           *[no] { $seat } odkládá stranou { $cards-count } kartu lícem dolů.
        }
        [few] { $cards-known ->
            [yes] { $seat } odkládá stranou: { $cards }.
           *[no] { $seat } odkládá stranou { $cards-count } karty lícem dolů.
        }
        [many] { $cards-known ->
            [yes] { $seat } odkládá stranou: { $cards }.
           *[no] { $seat } odkládá stranou { $cards-count } karty lícem dolů.
        }
       *[other] { $cards-known ->
            [yes] { $seat } odkládá stranou: { $cards }.
           *[no] { $seat } odkládá stranou { $cards-count } karet lícem dolů.
        }
    }
event-round-left = { $seat } ukončuje své kolo a nechává si zlato z přídavného nugetu.
event-round-not-left = { $seat } zůstává v kole.
event-nugget-kept = { $seat } vítězí a nechává si zlato z přídavného nugetu.
event-nugget-returned = { $seat } nevítězí: zlato z přídavného nugetu se vrací do zásoby.

## Co hráč viděl

memory-saw-chest = { $turn }. tah: na poli { $cell } ležela „{ $chest }“, pod kartou: { $dark }.
memory-kept-one-of = { $turn }. tah: prohlédnuté karty: { $cards }, ponechaná: { $kept }; zbytek ležel lícem dolů v odkladacím balíčku.

## Proč něco nejde

refusal-cannot-pay = Stojí tam figurka a nemáš zlato na zaplacení
refusal-no-figure-left = Obě figurky už byly v tomto kole použity
refusal-no-open-end-there = Na toto pole nevede otevřený konec žádné cestičky
refusal-no-figure-there = Žádná figurka tam nestojí
refusal-own-figure = Je to tvá figurka: nic neplatíš
refusal-promised-already = Za to pole už někdo slíbil zaplatit
refusal-ask-somebody-else = Požádat lze jen jiného hráče
refusal-has-no-gold = Tento hráč nemá zlato
refusal-asked-already = Tento hráč už byl v tomto tahu požádán
refusal-no-chest-there = Žádná truhla tam lícem dolů neleží
refusal-no-more-maps = Truhla zakazuje mapy do konce kola
refusal-beside-the-nugget = Žebřík nesmí ležet vedle přídavného nugetu
refusal-player-has-left = Tento hráč už své kolo ukončil
