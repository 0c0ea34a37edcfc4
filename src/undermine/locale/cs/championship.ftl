### Slova karet z mistrovství světa česky. Označení a proměnné se řídí stejnými pravidly jako v base.ftl.

## Pravidla

module-wc2016 = Chamtivý trpaslík (2016)
module-wc2016-about = Jednoho ze zlatokopů nahrazuje chamtivý trpaslík: vyhraje sám, dorazí-li k pokladu jeho karta, jinak nedostane nic.
module-wc2017 = Výměna cílů (2017)
module-wc2017-about = Karta dovoluje zvednout dva cíle ležící lícem dolů a vyměnit je, nebo výměnu jen předstírat.
module-wc2018 = Pokladnice (2018)
module-wc2018-about = Karta vrací do ruky jednu z posledních pěti karet odkladacího balíčku místo nové karty z balíčku.
module-wc2019 = Veto (2019)
module-wc2019-about = Jedna karta zastaví kartu jiného hráče dřív, než začne působit; kdo ji má, zůstává tajemstvím, a proto se hra ptá všech.
module-wc2020 = Změna směru (2020)
module-wc2020-about = Karta obrací pořadí tahů i předávání zlata až do konce kola.
module-wc2021 = Kutil (2021)
module-wc2021-about = Ještě jedna karta opravy, která opraví jedno libovolné rozbité nářadí.
module-wc2022 = Průkopník (2022)
module-wc2022-about = Karta dovoluje položit v jednom tahu dvě karty cestiček.
module-wc2023 = Diverze (2023)
module-wc2023-about = Karta přesouvá naposledy položenou kartu cestičky na jiné pole.

## Karty

card-goal-swap = výměna cílů
card-vault = pokladnice
card-veto = veto
card-change-of-direction = změna směru
card-handyman = kutil
card-pioneer = průkopník
card-diversion = diverze
dwarf-greedy-dwarf = chamtivý trpaslík

## Co lze udělat

verb-swap-goals = zvednout dva cíle
verb-open-vault = vzít kartu z odkladacího balíčku
verb-reverse = změnit směr
verb-pioneer = položit dvě karty cestiček
verb-divert = přesunout naposledy položenou kartu cestičky

## Na co se akce zaměřuje, krok za krokem

aim-swap-goals-1 = Vyber první cíl.
aim-swap-goals-2 = Vyber druhý cíl.
aim-divert-1 = Vyber, kam přijde naposledy položená karta.

## Na co se hra ptá

ask-decide-swap = Vyměníš oba cíle? Budeš to vědět jen ty.
ask-pick-from-vault = Tyto karty ležely nahoře na odkladacím balíčku: kterou si necháš?
ask-veto-window = Vetuješ tuto kartu?
ask-pioneer-digs = Průkopník: polož kartu cestičky.
ask-pioneer-asks = Průkopník: žádné místo pro kartu cestičky není otevřené. Požádej hráče o zaplacení mýtného.

## Co se děje

event-goals-lifted = { $seat } hraje kartu „{ $card }“ a zvedá cíle z polí { $one } a { $other }.
event-goals-returned = { $swapped-known ->
        [yes] { $swapped ->
            [yes] { $seat } vrací cíle na pole { $one } a { $other }: vyměněné.
           *[no] { $seat } vrací cíle na pole { $one } a { $other }: bez výměny.
        }
       *[no] { $seat } vrací cíle na pole { $one } a { $other }: možná vyměněné, možná ne.
    }
event-vault-opened = { $count ->
        [one] { $seat } hraje kartu „{ $card }“ a bere si vrchní kartu odkladacího balíčku.
        [few] { $seat } hraje kartu „{ $card }“ a prohlíží si { $count } vrchní karty odkladacího balíčku.
        [many] { $seat } hraje kartu „{ $card }“ a prohlíží si { $count } vrchní karty odkladacího balíčku.
       *[other] { $seat } hraje kartu „{ $card }“ a prohlíží si { $count } vrchních karet odkladacího balíčku.
    }
event-vault-picked = { $kept-known ->
        [yes] { $seat } si nechává kartu „{ $kept }“; na výběr byly: { $cards }.
       *[no] { $seat } si nechává jednu z karet.
    }
event-vetoed = { $seat } hraje kartu „{ $card }“: co ohlásil hráč { $player }, propadá („{ $action }“).
event-direction-changed = { $reversed ->
        [yes] { $seat } hraje kartu „{ $card }“: tahy jdou teď proti směru hodinových ručiček.
       *[no] { $seat } hraje kartu „{ $card }“: tahy jdou zase po směru hodinových ručiček.
    }
event-pioneer-played = { $seat } hraje kartu „{ $card }“, aby mohly přibýt dvě karty cestiček.
event-pioneer-went-on = { $seat } pokládá druhou kartu cestičky.
event-tunnel-lifted = { $seat } hraje kartu „{ $card }“ a zvedá z pole { $cell } kartu „{ $lifted }“.

## Co hráč viděl

memory-decided-swap = { $swapped ->
        [yes] { $turn }. tah: cíle z polí { $one } a { $other } jsou díky tobě vyměněné.
       *[no] { $turn }. tah: cíle z polí { $one } a { $other } zůstaly po tvém zvednutí bez výměny.
    }
memory-saw-pile = { $turn }. tah: nahoře na odkladacím balíčku ležely: { $cards }; v ruce zůstává: { $kept }.

## Proč něco nejde

refusal-discard-pile-is-empty = Odkladací balíček je prázdný
refusal-must-play-a-tunnel-card = Průkopník teď musí položit kartu cestičky
refusal-name-goals-in-order = Uveď oba cíle v pořadí jejich polí, odshora
refusal-needs-another-cell = Karta musí na jiné pole
refusal-needs-two-goals = Jsou potřeba dva různé cíle
refusal-needs-two-tunnel-cards = Potřebuješ v ruce dvě karty cestiček
refusal-no-card-to-divert = Není tu karta cestičky, kterou by šlo přesunout: v tomto kole žádná položena nebyla, nebo je ta poslední pryč
refusal-no-place-for-a-tunnel = Žádnou z tvých karet cestiček nelze nikam položit
