### Co lze udělat, jak stránka lidem pojmenuje jednu možnost, česky: co radí mistr, co se stalo v záznamu, co se
### oznamuje. $own říká, zda se to týká toho, kdo jedná, $self – zda čtenáře.

deed-agree = { $answer ->
        [yes] souhlasit s koncem kola
       *[no] hrát dál
    }
deed-ask-toll = požádat { $self ->
        [yes] tebe
       *[no] hráče { $seat }
    } o zaplacení mýtného { $place }
deed-break = položit kartu „{ $card }“ před { $self ->
        [yes] tebe
       *[no] hráče { $seat }
    }
deed-bring-tool = položit nástroj { $place }: { $card }
deed-call-troll = přivolat trola { $edge }
deed-change-gold = rozměnit kartu nugetů za { $number ->
        [one] { $number } žeton zlata
        [few] { $number } žetony zlata
        [many] { $number } žetonu zlata
       *[other] { $number } žetonů zlata
    }
deed-choose-card = zvolit kartu „{ $card }“
deed-choose-cell = zvolit { $at }
deed-choose-place = { $turned ->
        [yes] otočit kartu
       *[no] nechat kartu ležet tak, jak je
    }
deed-choose-seat = zvolit { $self ->
        [yes] tebe
       *[no] hráče { $seat }
    }
deed-dig = položit kartu „{ $card }“ { $place }
deed-discard-two = odložit karty „{ $card }“ a „{ $second }“, a zbavit se tak karty „{ $last }“
deed-divert = přesunout naposledy položenou kartu cestičky: { $place }
deed-free = { $own ->
        [yes] osvobodit se z pasti
       *[no] osvobodit z pasti { $self ->
            [yes] tebe
           *[no] hráče { $seat }
        }
    }
deed-hands-off = zahrát kartu „{ $card }“ na { $self ->
        [yes] tebe
       *[no] hráče { $seat }
    }
deed-inspect = podívat se na { $self ->
        [yes] tvou kartu trpaslíka
       *[no] kartu trpaslíka hráče { $seat }
    }
deed-lay = položit kartu „{ $card }“ { $place }
deed-look-dwarf = nahlédnout na { $self ->
        [yes] tvou kartu trpaslíka
       *[no] kartu trpaslíka hráče { $seat }
    }
deed-look-mine = nahlédnout na { $at }
deed-look-treasure = nahlédnout na vyložený poklad č. { $nth }
deed-map = prohlédnout si { $at }
deed-map-chest = prohlédnout si truhlu { $place }
deed-move = jít { $steps ->
        [one] krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } kroků
    }
deed-open-vault = zahrát kartu „{ $card }“ a vzít si kartu z odkladacího balíčku
deed-pass = { $count ->
        [0] vynechat tah
       *[other] odložit: { $cards }
    }
deed-pioneer = zahrát kartu „{ $card }“ a položit dvě karty cestiček
deed-propose-truce = navrhnout konec kola
deed-repair = opravit { $own ->
        [yes] vlastní nástroj
       *[no] { $self ->
            [yes] ti nástroj
           *[no] nástroj hráče { $seat }
        }
    }: { $tool }
deed-reverse = zahrát kartu „{ $card }“: tahy půjdou opačným směrem
deed-rockfall = zahrát kartu „{ $card }“ { $place }
deed-rockfall-chest = zasypat truhlu { $place }
deed-say = { $answer ->
        [yes] říct „ano“
       *[no] říct „ne“
    }
deed-set-trap = nastražit past { $edge }
deed-stay = zůstat na místě
deed-storm = rozpoutat bouři { $place }
deed-swap-goals = zvednout { $goal } a { $other-goal }
deed-swap-hands = vyměnit si karty v ruce s { $self ->
        [yes] tebou
       *[no] hráčem { $seat }
    }
deed-swap-hats = nechat { $self ->
        [yes] tě
       *[no] hráče { $seat }
    } vyměnit čepici
deed-take-gold = nechat si kartu { $number ->
        [one] s { $number } nugetem
        [few] se { $number } nugety
        [many] s { $number } nugetu
       *[other] s { $number } nugety
    }
deed-take-treasure = vzít vyložený poklad č. { $nth }
deed-theft = položit kartu „{ $card }“ a použít ji na konci kola
deed-toll = odložit kartu „{ $card }“ a postavit figurku { $place }
deed-trap = položit kartu „{ $card }“ před { $self ->
        [yes] tebe
       *[no] hráče { $seat }
    }
deed-spot = pole { $place }
