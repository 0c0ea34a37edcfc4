### Slova základní hry česky: karty, trpaslíci, co lze udělat, na co se hra ptá, co se děje a co není dovoleno.
### Označení odpovídají jménům v enginu: událost TunnelDug popisuje event-tunnel-dug. Proměnné zprávy jsou její pole, jak
### vysvětluje undermine/locale/words.py. Události jsou v přítomném čase, takže na rodu hráče nezáleží.

## Drobná slova

list-and = { $first } a { $last }
nobody = nikdo
of-seat = { $seat }: { $thing }
action-told = { $verb }: { $told }
refusal-told = { $reason } ({ $clause }).
place-turned = { $cell }, otočeno
tool-pick = krumpáč
tool-lantern = lucerna
tool-cart = vozíček

## Pravidla a moduly

module-base = Základní hra, současné vydání
module-base-about = Zlatokopové kopou cestičku k pokladu a sabotéři, kteří se mezi nimi skrývají, jim v tom brání; každá karta cestičky musí být spojena se startem a po úspěšném kole dostane každý zlatokop jednu kartu nugetů.
module-classic = Základní hra, klasické vydání
module-classic-about = Starší pravidla: karta cestičky nemusí být spojena se startem, rozbít lze i vlastní nářadí a zlatokopové si rozdělí tolik karet nugetů, kolik je hráčů.
module-dwarfs = Trpaslíci a cestičky
module-dwarfs-about = Co mají obě vydání základní hry společné: karty, trpaslíky, cíle a tahy.
module-gold-cards = Karty nugetů
module-gold-cards-about = Zlato se získává v kartách za 1 až 3 nugety, které zůstávají tajné až do konce hry.
module-current = Současné vydání
module-current-about = Čím se současné vydání základní hry liší od klasického.

## Karty

card-unknown = karta lícem dolů
card-tunnel = cestička { $shape }
card-dead-end = slepá cestička { $shape }
card-broken-pick = rozbitý krumpáč
card-broken-lantern = rozbitá lucerna
card-broken-cart = rozbitý vozíček
card-repair-pick = oprava krumpáče
card-repair-lantern = oprava lucerny
card-repair-cart = oprava vozíčku
card-repair-pick-lantern = oprava krumpáče nebo lucerny
card-repair-pick-cart = oprava krumpáče nebo vozíčku
card-repair-lantern-cart = oprava lucerny nebo vozíčku
card-rockfall = padající kamení
card-map = mapa
card-start = startovní karta
goal-treasure = poklad
goal-stone-ne = kámen [NE]
goal-stone-nw = kámen [NW]
dwarf-miner = zlatokop
dwarf-saboteur = sabotér

## Co lze udělat

verb-dig = položit kartu cestičky
verb-break = rozbít nářadí
verb-repair = opravit nářadí
verb-rockfall = odstranit kartu cestičky
verb-map = podívat se na cíl
verb-pass = vynechat tah
verb-choose-cell = zvolit pole
verb-choose-place = zvolit natočení
verb-choose-seat = zvolit hráče
verb-choose-card = zvolit kartu
verb-say = odpovědět ano, nebo ne
verb-change-gold = rozměnit kartu nugetů
verb-take-gold = nechat si kartu nugetů

## Na co se akce zaměřuje, krok za krokem

aim-break-1 = Komu rozbiješ nářadí?
aim-repair-1 = Komu opravíš nářadí?
aim-repair-2 = Které nářadí opravíš?
aim-rockfall-1 = Vyber kartu cestičky, která se zavalí.
aim-map-1 = Vyber cíl, na který se podíváš.
aim-choose-place-1 = Otoč kartu, jak chceš.
aim-change-gold-1 = Vyber kartu nugetů k rozměnění.
aim-take-gold-1 = Vyber kartu nugetů, kterou si necháš.

## Na co se hra ptá

ask-take-turn = Jsi na tahu: zahraj kartu, nebo tah vynech.
ask-unmasking = Kolo skončilo: podívej se, jak dopadlo.
ask-choose-next = Cestička dorazila k několika věcem najednou: co přijde na řadu první?
ask-turn-goal = Cílová karta se hodí oběma způsoby: jak má ležet?
ask-change-gold = Musíš zaplatit a nemáš žeton: kterou kartu nugetů rozměníš?
ask-pick-gold = Nech si jednu z karet nugetů; ostatní putují k dalšímu zlatokopovi.

## Co se děje

event-game-began = { $seats ->
        [one] Začíná hra pro { $seats } hráče.
        [few] Začíná hra pro { $seats } hráče.
        [many] Začíná hra pro { $seats } hráče.
       *[other] Začíná hra pro { $seats } hráčů.
    }
event-round-began = Začíná { $round }. kolo; první hraje { $starter }.
event-turn-began = Na tahu je { $seat }.
event-deck-shuffled = { $deck-count ->
        [one] Balíček je zamíchán: { $deck-count } karta.
        [few] Balíček je zamíchán: { $deck-count } karty.
        [many] Balíček je zamíchán: { $deck-count } karty.
       *[other] Balíček je zamíchán: { $deck-count } karet.
    }
event-hand-dealt = { $cards-known ->
        [yes] { $seat } dostává do ruky: { $cards }.
       *[no] { $cards-count ->
            [one] { $seat } dostává do ruky { $cards-count } kartu.
            [few] { $seat } dostává do ruky { $cards-count } karty.
            [many] { $seat } dostává do ruky { $cards-count } karty.
           *[other] { $seat } dostává do ruky { $cards-count } karet.
        }
    }
event-card-drawn = { $card-known ->
        [yes] { $seat } si líže kartu: { $card }.
       *[no] { $seat } si líže kartu.
    }
event-answer-given = { $seat } tajně odpovídá.
event-announced = { $seat } ohlašuje: „{ $action }“.
event-dwarfs-dealt = { $dwarfs-known ->
        [no] Každý tajně dostává kartu trpaslíka.
       *[some] Každý tajně dostává kartu trpaslíka ({ $dwarfs-by-seat }).
    }
event-dwarfs-revealed = { $unused-count ->
        [0] Trpaslíci se odkrývají: { $dwarfs-by-seat }.
       *[other] Trpaslíci se odkrývají: { $dwarfs-by-seat }; nepoužití: { $unused }.
    }
event-goals-laid = { $cards-known ->
        [yes] Cílové karty leží lícem dolů na polích { $cells }: { $cards }.
       *[no] Cílové karty leží lícem dolů na polích { $cells }.
    }
event-tunnel-dug = { $turned ->
        [yes] { $seat } pokládá na pole { $cell } kartu „{ $card }“, otočenou o 180°.
       *[no] { $seat } pokládá na pole { $cell } kartu „{ $card }“.
    }
event-rock-fell = { $seat } hraje kartu „{ $card }“: z pole { $cell } mizí „{ $removed }“.
event-goal-seen = { $goal-known ->
        [yes] { $seat } se dívá na cílovou kartu na poli { $cell }: { $goal }.
       *[no] { $seat } se dívá na cílovou kartu na poli { $cell }.
    }
event-passed = { $cards-known ->
        [yes] { $seat } vynechává tah a odkládá: { $cards }.
       *[no] { $cards-count ->
            [one] { $seat } vynechává tah a odkládá { $cards-count } kartu lícem dolů.
            [few] { $seat } vynechává tah a odkládá { $cards-count } karty lícem dolů.
            [many] { $seat } vynechává tah a odkládá { $cards-count } karty lícem dolů.
           *[other] { $seat } vynechává tah a odkládá { $cards-count } karet lícem dolů.
        }
    }
event-tool-broken = { $seat } pokládá kartu „{ $card }“ před hráče { $target }.
event-tool-repaired = { $seat } hraje kartu „{ $card }“ pro hráče { $target }: mizí „{ $removed }“.
event-goal-turned-up = { $seat } dosahuje cílové karty na poli { $cell }: { $goal }. Zbývá zvolit její natočení.
event-goal-revealed = { $turned ->
        [yes] { $seat } odkrývá cílovou kartu na poli { $cell }: { $goal }, otočeno o 180°.
       *[no] { $seat } odkrývá cílovou kartu na poli { $cell }: { $goal }.
    }
event-round-ended = { $treasure ->
        [yes] Konec kola: poklad je odkryt.
       *[no] Konec kola: poklad zůstal skrytý.
    }
event-winners-found = { $winners-count ->
        [0] Kolo nevyhrává nikdo.
        [one] Kolo vyhrává { $winners }.
       *[other] Kolo vyhrávají { $winners }.
    }
event-supply-shuffled = { $supply-count ->
        [one] Zásoba zlata je zamíchána: { $supply-count } karta.
        [few] Zásoba zlata je zamíchána: { $supply-count } karty.
        [many] Zásoba zlata je zamíchána: { $supply-count } karty.
       *[other] Zásoba zlata je zamíchána: { $supply-count } karet.
    }
event-gold-laid-out = { $cards-count ->
        [one] K rozdělení je { $cards-count } karta nugetů.
        [few] K rozdělení jsou { $cards-count } karty nugetů.
        [many] K rozdělení je { $cards-count } karty nugetů.
       *[other] K rozdělení je { $cards-count } karet nugetů.
    }
event-gold-taken = { $value-known ->
        [yes] { $value ->
            [one] { $seat } si nechává kartu za { $value } nuget.
            [few] { $seat } si nechává kartu za { $value } nugety.
            [many] { $seat } si nechává kartu za { $value } nugetu.
           *[other] { $seat } si nechává kartu za { $value } nugetů.
        }
       *[no] { $seat } si nechává kartu nugetů.
    }
event-gold-awarded = { $cards-count ->
        [0] { $seat } nedostává žádné zlato: zásoba je prázdná.
        [one] { $cards-known ->
            [yes] { $seat } dostává { $cards-count } kartu nugetů v hodnotě { $cards }.
           *[no] { $seat } dostává { $cards-count } kartu nugetů.
        }
        [few] { $cards-known ->
            [yes] { $seat } dostává { $cards-count } karty nugetů v hodnotě { $cards }.
           *[no] { $seat } dostává { $cards-count } karty nugetů.
        }
        [many] { $cards-known ->
            [yes] { $seat } dostává { $cards-count } karty nugetů v hodnotě { $cards }.
           *[no] { $seat } dostává { $cards-count } karty nugetů.
        }
       *[other] { $cards-known ->
            [yes] { $seat } dostává { $cards-count } karet nugetů v hodnotě { $cards }.
           *[no] { $seat } dostává { $cards-count } karet nugetů.
        }
    }
event-gold-changed = { $value ->
        [one] { $seat } mění kartu nugetů za { $value } žeton.
        [few] { $seat } mění kartu nugetů za { $value } žetony.
        [many] { $seat } mění kartu nugetů za { $value } žetonu.
       *[other] { $seat } mění kartu nugetů za { $value } žetonů.
    }
event-tokens-gained = { $amount ->
        [one] { $seat } dostává z banku { $amount } žeton zlata.
        [few] { $seat } dostává z banku { $amount } žetony zlata.
        [many] { $seat } dostává z banku { $amount } žetonu zlata.
       *[other] { $seat } dostává z banku { $amount } žetonů zlata.
    }
event-tokens-lost = { $amount ->
        [one] { $seat } vrací do banku { $amount } žeton zlata.
        [few] { $seat } vrací do banku { $amount } žetony zlata.
        [many] { $seat } vrací do banku { $amount } žetonu zlata.
       *[other] { $seat } vrací do banku { $amount } žetonů zlata.
    }
event-tokens-paid = { $amount ->
        [one] { $seat } platí { $amount } žeton zlata hráči { $receiver }.
        [few] { $seat } platí { $amount } žetony zlata hráči { $receiver }.
        [many] { $seat } platí { $amount } žetonu zlata hráči { $receiver }.
       *[other] { $seat } platí { $amount } žetonů zlata hráči { $receiver }.
    }
event-gold-card-gained = { $value ->
        [one] { $seat } dostává kartu za { $value } nuget.
        [few] { $seat } dostává kartu za { $value } nugety.
        [many] { $seat } dostává kartu za { $value } nugetu.
       *[other] { $seat } dostává kartu za { $value } nugetů.
    }
event-dwarf-seen = { $dwarf-known ->
        [yes] { $seat } se dívá na kartu trpaslíka hráče { $target }: { $dwarf }.
       *[no] { $seat } se dívá na kartu trpaslíka hráče { $target }.
    }
event-dwarf-exchanged = { $dwarf-known ->
        [yes] { $seat } vyměňuje kartu trpaslíka za nepoužitou; teď: { $dwarf }, předtím: { $given }.
       *[no] { $seat } vyměňuje kartu trpaslíka za nepoužitou.
    }
event-game-ended = Konec hry. Nugety: { $gold-by-seat }.

## Co hráč viděl

memory-saw-goal = { $stale ->
        [yes] { $turn }. tah: na poli { $cell } ležel cíl: { $goal }; od té doby si cíle mohly vyměnit místa.
       *[no] { $turn }. tah: na poli { $cell } leží cíl: { $goal }.
    }
memory-saw-dwarf = { $stale ->
        [yes] { $turn }. tah: trpaslík hráče { $target } byl { $dwarf }; od té doby se mohl změnit.
       *[no] { $turn }. tah: trpaslík hráče { $target } je { $dwarf }.
    }
memory-gave-dwarf = { $turn }. tah: tvůj odevzdaný trpaslík je { $dwarf }.
memory-passed-cards = { $turn }. tah: tvé karty odložené lícem dolů: { $cards }.

## Proč něco nejde

refusal-already-broken = { $about ->
        [pick] Před tímto hráčem už leží rozbitý krumpáč
        [lantern] Před tímto hráčem už leží rozbitá lucerna
        [cart] Před tímto hráčem už leží rozbitý vozíček
       *[other] Před tímto hráčem už takové rozbité nářadí leží
    }
refusal-broken-tool = Leží před tebou rozbité nářadí
refusal-does-not-fit = { $about ->
        [north] Karta nenavazuje na sousední kartu na severu
        [east] Karta nenavazuje na sousední kartu na východě
        [south] Karta nenavazuje na sousední kartu na jihu
        [west] Karta nenavazuje na sousední kartu na západě
       *[other] Karta nenavazuje na sousední karty
    }
refusal-game-over = Hra skončila
refusal-meets-no-opening = Karta se nesetká s vyústěním žádné sousední karty
refusal-no-face-down-goal-there = Žádná cílová karta tam lícem dolů neleží
refusal-no-such-player = Takový hráč ani nářadí neexistuje
refusal-no-such-target = Chybí to, co tato akce potřebuje
refusal-no-tunnel-card-there = Žádná karta cestičky tam neleží
refusal-not-a-choice = To není mezi možnostmi
refusal-not-asked = Na to se hra teď neptá
refusal-not-beside-a-card = Vedle toho pole neleží žádná odkrytá karta
refusal-not-broken = { $about ->
        [pick] Před tímto hráčem neleží rozbitý krumpáč
        [lantern] Před tímto hráčem neleží rozbitá lucerna
        [cart] Před tímto hráčem neleží rozbitý vozíček
       *[other] Před tímto hráčem takové rozbité nářadí neleží
    }
refusal-not-connected = Karta by nebyla spojena se startem
refusal-not-empty = Pole není prázdné
refusal-not-in-hand = Tuto kartu nemáš v ruce
refusal-not-your-turn = Nejsi na řadě
refusal-only-others = Rozbít lze jen nářadí jiného hráče
refusal-repairs-another-tool = { $about ->
        [pick] Tato karta krumpáč neopravuje
        [lantern] Tato karta lucernu neopravuje
        [cart] Tato karta vozíček neopravuje
       *[other] Tato karta toto nářadí neopravuje
    }
refusal-same-both-ways = Karta je po otočení o 180° stejná: polož ji rovně
refusal-too-many-cards = Tolik karet odložit nesmíš
refusal-wrong-card = Tuto kartu takto zahrát nelze
