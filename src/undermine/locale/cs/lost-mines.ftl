### Slova Ztracených dolů, česky. Identifikátory odpovídají názvům enginu jako v base.ftl.

## Pravidla a moduly

module-lost-mines = Ztracené doly
module-lost-mines-about = Dva klany trpaslíků jdou lesem k zapomenutým dolům; věrní trpaslíci se dělí o poklady klanu, sobečtí si nechávají své, sabotéři pracují pro druhý klan a v jednom z dolů čeká drak.
module-truce = Příměří
module-truce-about = Hráč na tahu smí navrhnout konec kola; kolo skončí, souhlasí-li všichni.
module-decider = Rozhodující kolo
module-decider-about = Má-li po druhém kole nejvíce bodů více hráčů, hrají se další kola, dokud někdo nevede nebo kolo nepřinese žádné body.

## Karty

card-path = stezka { $shape }
card-tree = padlý strom { $shape }
card-lake = jezero { $shape }
card-ditch = příkop { $shape }
card-campfire = táborák { $shape }
card-rocks = kameny { $shape }
card-axe = sekera
card-boat = loďka
card-rope = lano
card-look-mine-treasure = nahlédnutí na důl nebo poklad
card-look-mine-dwarf = nahlédnutí na důl nebo trpaslíka
card-look-treasure-dwarf = nahlédnutí na poklad nebo trpaslíka
card-forest-trap = past
card-troll = trol
card-storm = bouře
card-blue-start = start modrého klanu
card-yellow-start = start žlutého klanu
card-gems-mine = důl s drahokamy
card-gold-mine = zlatý důl
card-silver-mine = stříbrný důl
card-dragon-mine = dračí důl
card-silver-1 = stříbro za 1
card-silver-2 = stříbro za 2
card-silver-3 = stříbro za 3
card-gold-2 = zlato za 2
card-gold-3 = zlato za 3
card-gold-4 = zlato za 4
card-gems-3 = drahokamy za 3
card-gems-4 = drahokamy za 4
card-gems-5 = drahokamy za 5
card-silver-treasure = stříbro
card-gold-treasure = zlato
card-gems-treasure = drahokamy
dwarf-blue-loyal = věrný modrý trpaslík
dwarf-blue-selfish = sobecký modrý trpaslík
dwarf-blue-saboteur = modrý sabotér
dwarf-yellow-loyal = věrný žlutý trpaslík
dwarf-yellow-selfish = sobecký žlutý trpaslík
dwarf-yellow-saboteur = žlutý sabotér
card-blue-clan = modrý klan
card-yellow-clan = žlutý klan

## Co lze udělat

verb-lay = položit kartu stezky
verb-bring-tool = položit nástroj
verb-look-mine = nahlédnout na důl
verb-look-treasure = nahlédnout na poklad
verb-look-dwarf = nahlédnout na kartu trpaslíka
verb-set-trap = nastražit past
verb-call-troll = přivolat trola
verb-storm = rozpoutat bouři
verb-stay = zůstat
verb-move = jít
verb-take-treasure = vzít poklad
verb-propose-truce = navrhnout konec kola
verb-agree = souhlasit s koncem kola

## Na co se akce zaměřuje, krok za krokem

aim-bring-tool-1 = Vyber překážku, která dostane nástroj.
aim-look-mine-1 = Vyber důl, na který nahlédneš.
aim-look-treasure-1 = Vyber poklad, na který nahlédneš.
aim-look-dwarf-1 = Na čí kartu trpaslíka nahlédneš?
aim-set-trap-1 = Vyber hranu pro past.
aim-call-troll-1 = Vyber hranu pro trola.
aim-storm-1 = Vyber kartu cesty, kterou odnese bouře.

## Na co se ptáme

ask-move-dwarf = Pohni svým trpaslíkem, nebo zůstaň.
ask-turn-mine = Důl se hodí oběma způsoby: jak má ležet?
ask-choose-treasure = Jsi v dole: který poklad si bereš?
ask-agree-to-stop = Souhlasíš s koncem kola?

## Co se děje

event-forest-laid = { $mines-known ->
        [yes] Doly leží zakryté, od severu k jihu: { $mines }.
       *[no] Doly leží zakryté a nikdo neví, který je který.
    }
event-treasures-laid = { $treasures-known ->
        [yes] Vyložené poklady: { $treasures }.
       *[no] Vyložené zakryté poklady: { $backs }.
    }
event-clans-dealt = { $dwarfs-known ->
        [no] Každý dostává kartu trpaslíka: { $clans-by-seat }.
       *[some] Každý dostává kartu trpaslíka: { $clans-by-seat }; známé: { $dwarfs-by-seat }.
    }
event-cards-left-out = { $cards-count ->
        [one] Stranou se bez nahlédnutí odkládá { $cards-count } karta.
        [few] Stranou se bez nahlédnutí odkládají { $cards-count } karty.
        [many] Stranou se bez nahlédnutí odkládá { $cards-count } karty.
       *[other] Stranou se bez nahlédnutí odkládá { $cards-count } karet.
    }
event-troll-left = Trol hráče { $seat } odchází z { $edge }.
event-path-laid = { $turned ->
        [yes] { $seat } pokládá { $card } na { $cell }, otočenou o 180°.
       *[no] { $seat } pokládá { $card } na { $cell }.
    }
event-tool-brought = { $seat } pokládá nástroj ({ $card }) na { $cell }.
event-mine-seen = { $mine-known ->
        [yes] { $seat } nahlíží na důl na { $cell }: { $mine }.
       *[no] { $seat } nahlíží na důl na { $cell }.
    }
event-treasure-seen = { $treasure-known ->
        [yes] { $seat } nahlíží na poklad { $number }: { $treasure }.
       *[no] { $seat } nahlíží na poklad { $number }.
    }
event-role-seen = { $role-known ->
        [yes] { $seat } nahlíží na kartu trpaslíka hráče { $target }: { $role }.
       *[no] { $seat } nahlíží na kartu trpaslíka hráče { $target }.
    }
event-trap-set = { $seat } nastražuje past na { $edge }.
event-troll-called = { $seat } přivolává trola na { $edge }.
event-storm-raged = { $seat } rozpoutává bouři: { $removed } na { $cell } mizí.
event-dwarf-stayed = { $seat } zůstává na místě.
event-dwarf-walked = { $seat } jde { $route } na { $cell }.
event-trap-sprung = { $card-known ->
        [yes] { $seat } ztrácí v pasti kartu: { $card }.
       *[no] { $seat } ztrácí v pasti kartu.
    }
event-mine-turned-up = { $seat } odkrývá důl na poli { $cell }: { $mine }. Zbývá zvolit jeho natočení.
event-mine-revealed = { $turned ->
        [yes] { $seat } odkrývá důl na { $cell }: { $mine }, otočený o 180°.
       *[no] { $seat } odkrývá důl na { $cell }: { $mine }.
    }
event-dragon-woken = { $seat } budí draka a bere si jeho žeton.
event-treasure-taken = { $treasure-known ->
        [yes] { $seat } bere poklad { $number }: { $treasure }.
       *[no] { $seat } bere poklad { $number }: { $back }.
    }
event-expedition-ended = { $treasure ->
        [yes] Konec kola: poslední poklad je pryč.
       *[no] Konec kola.
    }
event-roles-revealed = Role jsou odhaleny: { $dwarfs-by-seat }.
event-points-scored = Body tohoto kola: { $gained-by-seat }.
event-dragon-paid = { $price ->
        [one] { $seat } dává drakovi { $price } bod.
        [few] { $seat } dává drakovi { $price } body.
        [many] { $seat } dává drakovi { $price } bodu.
       *[other] { $seat } dává drakovi { $price } bodů.
    }
event-game-won = Konec hry. Body: { $points-by-seat }.
event-truce-proposed = { $seat } navrhuje ukončit kolo.
event-truce-answered = { $agreed-count ->
        [0] Nikdo nesouhlasí.
        [one] Souhlasí { $agreed }.
       *[other] Souhlasí { $agreed }.
    }

## Co hráč viděl

memory-saw-mine = Tah { $turn }: na { $cell } leží { $mine }.
memory-saw-treasure = Tah { $turn }: poklad { $number } je { $treasure }.
memory-saw-role = Tah { $turn }: { $target } je { $role }.

## Proč něco nejde

refusal-already-proposed = V tomto tahu to už někdo navrhl
refusal-dwarf-stands-there = Na té kartě stojí trpaslík
refusal-mine-ends-the-move = Vstup na zakrytý důl ukončuje pohyb
refusal-no-face-down-mine-there = Neleží tam zakrytý důl
refusal-no-path-card-there = Neleží tam karta stezky
refusal-no-room-there = Ta karta pojme jednoho trpaslíka a je obsazená
refusal-no-such-obstacle-there = Není tam překážka, která potřebuje tento nástroj
refusal-no-such-treasure-on-display = Takový poklad není vyložen
refusal-no-way-over-that-edge = Přes tu hranu nevede stezka
refusal-no-way-there = Vyústění tam na sebe nenavazují
refusal-not-another-player = To není jiný hráč
refusal-obstacle-without-tool = Na překážku se bez jejího nástroje nedá vstoupit
refusal-roundabout-route = Jiná trasa vyjde nastejno; zvol tu
refusal-token-already-there = Na té hraně už je žeton
refusal-too-many-steps = To je více kroků, než trpaslík může udělat
refusal-troll-in-the-way = V cestě stojí trol

## Stůl jako text

show-points = { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
show-dragon = dračí žeton
show-display = Vyložené poklady: { $treasures }
show-trap = Past na { $edge }
show-troll = Trol hráče { $seat } na { $edge }
show-tools = Nástroje na { $cells }
show-mines = Doly: { $mines }

## V prohlížeči

web-forest = Les
web-hidden-mine = zakrytý důl
web-seen-here = víš, že tu leží { $card }
web-with-tool = s nástrojem
web-troll-of = trol hráče { $name }
web-dwarf-of = trpaslík hráče { $name }
web-dwarf-number = trpaslík { $number }: { $card }
web-display = Vyložené poklady
web-display-empty = Žádný poklad už nezbývá.
web-treasure = poklad { $number }: { $card }
web-pick-edge = Vyber hranu mezi dvěma políčky.
web-pick-walk = Vyber kartu, na kterou chceš jít.
web-pick-route = Vede tam více cest: vyber jednu.
web-pick-treasure = Vyber poklad.
web-walk = { $steps ->
        [one] Jeden krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } kroků
    }, { $traps ->
        [0] bez pastí
        [one] jedna past
        [few] { $traps } pasti
        [many] { $traps } pasti
       *[other] { $traps } pastí
    }
web-walk-cost = { $traps ->
        [0] { $walk }.
        [one] { $walk }: stojí náhodnou kartu.
       *[other] { $walk }: každá stojí náhodnou kartu.
    }
web-walk-from = { $walk }, { $from }
web-from-n = ze severu
web-from-e = z východu
web-from-s = z jihu
web-from-w = ze západu
