### Slova rozšíření Sabotér 2 v češtině. Identifikátory a proměnné jako v base.ftl.

## Pravidla

module-saboteur2 = Sabotér 2
module-saboteur2-about = Dva týmy zlatokopů závodí o poklad přes dveře svých soupeřů a mezi nimi se skrývají sabotéři, šéf, spekulant a geologové; žebříky, pasti, krádeže a výměny zhatí každý plán.

## Karty

card-ladder = žebřík { $shape }
card-blue-door = modré dveře { $shape }
card-green-door = zelené dveře { $shape }
card-crystal = krystal { $shape }
card-theft = krádež
card-hands-off = ruce pryč
card-trap = past
card-free = svoboda
card-inspection = inspekce
card-swap-hats = výměna čepic
card-swap-hands = výměna karet v ruce
dwarf-blue-miner = modrý zlatokop
dwarf-green-miner = zelený zlatokop
dwarf-geologist = geolog
dwarf-boss = šéf
dwarf-profiteer = spekulant

## Co lze udělat

verb-theft = položit před sebe krádež
verb-hands-off = odstranit krádež
verb-trap = chytit hráče do pasti
verb-free = odstranit past
verb-inspect = podívat se na kartu trpaslíka
verb-swap-hats = nechat hráče vyměnit čepici
verb-swap-hands = vyměnit si s hráčem karty v ruce
verb-discard-two = odložit dvě karty, a zbavit se tak třetí

## Na co se akce zaměřuje, krok za krokem

aim-hands-off-1 = Čí krádež odstraníš?
aim-trap-1 = Koho chytíš do pasti?
aim-free-1 = Koho osvobodíš?
aim-inspect-1 = Na čí kartu trpaslíka se podíváš?
aim-swap-hats-1 = Kdo si vymění čepici?
aim-swap-hands-1 = S kým si vyměníš karty?
aim-discard-two-1 = Vyber druhou kartu k odložení.
aim-discard-two-2 = Které karty před sebou se zbavíš?

## Na co se hra ptá

ask-choose-victim = Tvoje krádež: komu vezmeš 1 zlato?

## Co se děje

event-cards-set-aside = { $cards-count ->
        [one] Na toto kolo jde stranou { $cards-count } karta lícem dolů.
        [few] Na toto kolo jdou stranou { $cards-count } karty lícem dolů.
        [many] Na toto kolo jde stranou { $cards-count } karty lícem dolů.
       *[other] Na toto kolo jde stranou { $cards-count } karet lícem dolů.
    }
event-played-at = { $seat } hraje kartu „{ $card }“; zvolený hráč: { $target }.
event-theft-laid = { $seat } pokládá kartu „{ $card }“ před sebe.
event-theft-stopped = { $seat } hraje kartu „{ $card }“ proti hráči { $target }: mizí „{ $removed }“.
event-trap-laid = { $seat } pokládá kartu „{ $card }“ před hráče { $target }.
event-player-freed = { $seat } hraje kartu „{ $card }“ pro hráče { $target }: mizí „{ $removed }“.
event-hands-swapped = { $given-known ->
        [yes] { $taken-known ->
            [yes] { $given-count ->
                [0] { $taken-count ->
                    [0] { $seat } a { $target } si vyměňují prázdné ruce.
                   *[other] { $seat } nedává nic a od hráče { $target } bere: { $taken }.
                }
               *[other] { $taken-count ->
                    [0] { $seat } dává hráči { $target }: { $given }, a nebere nic.
                   *[other] { $seat } dává hráči { $target }: { $given }, a bere: { $taken }.
                }
            }
           *[no] { $seat } a { $target } si vyměňují karty v ruce: nic za { $taken-count }.
        }
       *[no] { $seat } a { $target } si vyměňují karty v ruce: { $given-count } za { $taken-count }.
    }
event-two-discarded = { $cards-known ->
        [yes] { $seat } odkládá: { $cards }, a zbavuje se karty „{ $removed }“.
       *[no] { $seat } odkládá dvě karty lícem dolů a zbavuje se karty „{ $removed }“.
    }
event-teams-judged = { $blue ->
        [yes] { $green ->
            [yes] Cesta k pokladu je volná pro oba týmy: oba vyhrávají.
           *[no] Vyhrává modrý tým.
        }
       *[no] { $green ->
            [yes] Vyhrává zelený tým.
           *[no] Dveře zavírají cestu k pokladu oběma týmům: žádný nevyhrává.
        }
    }
event-share-paid = { $gold ->
        [0] { $seat } patří do vítězné skupiny, ale zlato nedostává.
       *[other] { $seat } patří do vítězné skupiny; zlato: { $gold }.
    }
event-crystals-paid = { $gold ->
        [0] { $seat } za krystaly zlato nedostává.
       *[other] { $seat } dostává zlato za krystaly: { $gold }; krystalů v bludišti: { $crystals }.
    }
event-gold-stolen = { $seat } krade 1 zlato; okradený hráč: { $victim }.

## Co hráč viděl

memory-handed-over = { $cards-count ->
        [0] Tah { $turn }: { $target } má od tebe prázdnou ruku.
       *[other] Tah { $turn }: { $target } má od tebe karty: { $cards }.
    }

## Proč něco nejde

refusal-beside-a-goal = Žebřík nesmí ležet vedle cílové karty
refusal-left-the-round = Tento hráč už v kole nehraje
refusal-lies-there-already = { $about ->
        [theft] Před tebou už krádež leží
        [trap] Před tímto hráčem už past leží
       *[other] Taková karta tam už leží
    }
refusal-no-theft-there = Před tímto hráčem neleží krádež
refusal-not-before-you = Tato karta neleží před tebou
refusal-not-trapped = Před tímto hráčem neleží past
refusal-not-yourself = Je třeba zvolit jiného hráče
refusal-trapped = Leží před tebou past: nemůžeš hrát karty cestiček
