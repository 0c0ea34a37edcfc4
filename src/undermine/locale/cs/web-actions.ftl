### Co lze udělat, jak stránka lidem pojmenuje jednu možnost, česky: co radí mistr, co se stalo v záznamu, co se
### oznamuje. $own říká, zda se to týká toho, kdo jedná, $self – zda čtenáře.

action-agree = { $answer ->
        [yes] souhlasit s koncem kola
       *[no] hrát dál
    }
action-ask-toll = požádat { $self ->
        [yes] tebe
       *[no] hráče { $seat }
    } o zaplacení mýtného { $place }
action-break = položit kartu „{ $card }“ před { $self ->
        [yes] tebe
       *[no] hráče { $seat }
    }
action-bring-tool = položit nástroj { $place }: { $card }
action-call-troll = přivolat trola { $edge }
action-change-gold = rozměnit kartu nugetů za { $number ->
        [one] { $number } žeton zlata
        [few] { $number } žetony zlata
        [many] { $number } žetonu zlata
       *[other] { $number } žetonů zlata
    }
action-choose-card = zvolit kartu „{ $card }“
action-choose-cell = zvolit { $at }
action-choose-place = { $turned ->
        [yes] otočit kartu
       *[no] nechat kartu ležet tak, jak je
    }
action-choose-seat = zvolit { $self ->
        [yes] tebe
       *[no] hráče { $seat }
    }
action-dig = položit kartu „{ $card }“ { $place }
action-discard-two = odložit karty „{ $card }“ a „{ $second }“, a zbavit se tak karty „{ $last }“
action-divert = přesunout naposledy položenou kartu cestičky: { $place }
action-free = { $own ->
        [yes] osvobodit se z pasti
       *[no] osvobodit z pasti { $self ->
            [yes] tebe
           *[no] hráče { $seat }
        }
    }
action-hands-off = zahrát kartu „{ $card }“ na { $self ->
        [yes] tebe
       *[no] hráče { $seat }
    }
action-inspect = podívat se na { $self ->
        [yes] tvou kartu trpaslíka
       *[no] kartu trpaslíka hráče { $seat }
    }
action-lay = položit kartu „{ $card }“ { $place }
action-look-dwarf = nahlédnout na { $self ->
        [yes] tvou kartu trpaslíka
       *[no] kartu trpaslíka hráče { $seat }
    }
action-look-mine = nahlédnout na { $at }
action-look-treasure = nahlédnout na vyložený poklad č. { $nth }
action-map = prohlédnout si { $at }
action-map-chest = prohlédnout si truhlu { $place }
action-move = jít { $steps ->
        [one] krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } kroků
    }
action-open-vault = zahrát kartu „{ $card }“ a vzít si kartu z odkladacího balíčku
action-pass = { $count ->
        [0] vynechat tah
       *[other] odložit: { $cards }
    }
action-pioneer = zahrát kartu „{ $card }“ a položit dvě karty cestiček
action-propose-truce = navrhnout konec kola
action-repair = opravit { $own ->
        [yes] vlastní nástroj
       *[no] { $self ->
            [yes] ti nástroj
           *[no] nástroj hráče { $seat }
        }
    }: { $tool }
action-reverse = zahrát kartu „{ $card }“: tahy půjdou opačným směrem
action-rockfall = zahrát kartu „{ $card }“ { $place }
action-rockfall-chest = zasypat truhlu { $place }
action-say = { $answer ->
        [yes] říct „ano“
       *[no] říct „ne“
    }
action-set-trap = nastražit past { $edge }
action-stay = zůstat na místě
action-storm = rozpoutat bouři { $place }
action-swap-goals = zvednout { $goal } a { $other-goal }
action-swap-hands = vyměnit si karty v ruce s { $self ->
        [yes] tebou
       *[no] hráčem { $seat }
    }
action-swap-hats = nechat { $self ->
        [yes] tě
       *[no] hráče { $seat }
    } vyměnit čepici
action-take-gold = nechat si kartu { $number ->
        [one] s { $number } nugetem
        [few] se { $number } nugety
        [many] s { $number } nugetu
       *[other] s { $number } nugety
    }
action-take-treasure = vzít vyložený poklad č. { $nth }
action-theft = položit kartu „{ $card }“ a použít ji na konci kola
action-toll = odložit kartu „{ $card }“ a postavit figurku { $place }
action-trap = položit kartu „{ $card }“ před { $self ->
        [yes] tebe
       *[no] hráče { $seat }
    }
action-spot = pole { $place }
