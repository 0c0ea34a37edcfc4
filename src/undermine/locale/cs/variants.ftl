### Slova variant a pojmenovaných sestav česky. Označení a proměnné se řídí stejnými pravidly jako v base.ftl.

## Pravidla

module-sabotaged = Sabotovaný trpaslík
module-sabotaged-about = Zlatokopové, před nimiž na konci kola leží rozbité nářadí, nedostanou zlato, ani když zlatokopové vyhráli.
module-tournament = Turnaj
module-tournament-about = Pravidla turnajového stolu pro 5–9 hráčů: hrají i chamtiví trpaslíci, v půli cesty leží od začátku karta cestičky a zlato se vyplácí v žetonech.

## Pojmenované sestavy

preset-tournament = Turnaj
preset-tournament-about = Hra turnajového stolu: základní hra pro 5–9 hráčů s chamtivými trpaslíky, kartou cestičky v půli cesty od začátku a zlatem v žetonech.
preset-championship = Mistrovství světa
preset-championship-about = Základní hra se všemi kartami z mistrovství 2016–2023: rychlé zvraty a chamtivý trpaslík mezi zlatokopy.
preset-jubilee = Jubileum
preset-jubilee-about = Základní hra s téměř vším, co je v krabici: všechny karty z mistrovství, mýtné, kostýmy, nové cíle, truhly s pokladem, zlaté nugety a sabotovaní trpaslíci.
preset-jubilee2 = Jubileum se hrou Saboteur 2
preset-jubilee2-about = Saboteur 2 s téměř vším, co je v krabici: karty z mistrovství od roku 2017, mýtné, kostýmy, nové cíle, truhly s pokladem a zlaté nugety.

## Co se děje

event-tile-laid = { $turned ->
        [yes] Na poli { $cell } leží od začátku karta „{ $card }“, otočená o 180°.
       *[no] Na poli { $cell } leží od začátku karta „{ $card }“.
    }
