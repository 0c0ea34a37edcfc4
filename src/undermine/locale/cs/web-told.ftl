### Co se děje, jak to stránka vypráví lidem, česky: bez polí a tvarů v zápisu, a o čtenáři „ty“.
### Proměnné jsou tytéž jako v base.ftl; kromě toho $seat-self říká, zda je hráč čtenářem, $target-same, zda je to ten,
### kdo jedná, $cell je místo slovy a $cell-goal a $cell-mine pojmenovávají tamní cíl nebo důl.

## Co se děje

told-announced = { $seat-self ->
        [yes] Ohlašuješ
       *[no] { $seat } ohlašuje
    }: { $action }.
told-round-began = Začíná kolo { $round }; { $starter-self ->
        [yes] začínáš
       *[no] začíná { $starter }
    }.
told-goals-laid = { $cards-known ->
        [yes] Cíle leží lícem dolů: { $cards }.
       *[no] Cíle leží lícem dolů; je jich { $cells-count }.
    }
told-tunnel-dug = { $seat-self ->
        [yes] Pokládáš
       *[no] { $seat } pokládá
    } kartu „{ $card }“ { $cell }.
told-rock-fell = { $seat-self ->
        [yes] Hraješ
       *[no] { $seat } hraje
    } kartu „{ $card }“ { $cell }: mizí „{ $removed }“.
told-goal-seen = { $goal-known ->
        [yes] { $seat-self ->
            [yes] Prohlížíš si
           *[no] { $seat } si prohlíží
        } { $cell-goal }: { $goal }.
       *[no] { $seat-self ->
            [yes] Prohlížíš si
           *[no] { $seat } si prohlíží
        } { $cell-goal }.
    }
told-passed = { $cards-count ->
        [0] { $seat-self ->
            [yes] Vynecháváš
           *[no] { $seat } vynechává
        } tah.
       *[other] { $cards-known ->
            [yes] { $seat-self ->
                [yes] Odkládáš
               *[no] { $seat } odkládá
            }: { $cards }.
           *[no] { $seat-self ->
                [yes] Odkládáš
               *[no] { $seat } odkládá
            } { $cards-count ->
                [one] kartu lícem dolů
                [few] { $cards-count } karty lícem dolů
                [many] { $cards-count } karty lícem dolů
               *[other] { $cards-count } karet lícem dolů
            }.
        }
    }
told-tool-broken = { $seat-self ->
        [yes] Pokládáš
       *[no] { $seat } pokládá
    } kartu „{ $card }“ před { $target-self ->
        [yes] tebe
       *[no] hráče { $target }
    }.
told-tool-repaired = { $target-same ->
        [yes] { $seat-self ->
            [yes] Opravuješ si nářadí
           *[no] { $seat } si opravuje nářadí
        }
       *[no] { $seat-self ->
            [yes] Opravuješ
           *[no] { $seat } opravuje
        } { $target-self ->
            [yes] ti nářadí
           *[no] nářadí hráče { $target }
        }
    }: mizí „{ $removed }“.
told-goal-turned-up = { $seat-self ->
        [yes] Odkrýváš
       *[no] { $seat } odkrývá
    } { $cell-goal }: { $goal }. Ještě je třeba zvolit, jak bude karta ležet.
told-goal-revealed = { $seat-self ->
        [yes] Odkrýváš
       *[no] { $seat } odkrývá
    } { $cell-goal }: { $goal }.
told-winners-found = { $winners-count ->
        [0] Kolo nevyhrává nikdo.
        [one] Kolo vyhrává hráč: { $winners }.
       *[other] Kolo vyhrávají: { $winners }.
    }
told-gold-taken = { $value-known ->
        [yes] { $seat-self ->
            [yes] Necháváš si
           *[no] { $seat } si nechává
        } kartu za { $value ->
            [one] { $value } nuget
            [few] { $value } nugety
            [many] { $value } nugetu
           *[other] { $value } nugetů
        }.
       *[no] { $seat-self ->
            [yes] Necháváš si
           *[no] { $seat } si nechává
        } kartu nugetů.
    }
told-gold-awarded = { $cards-count ->
        [0] { $seat-self ->
            [yes] Nedostáváš
           *[no] { $seat } nedostává
        } zlato: zásoba je prázdná.
       *[other] { $seat-self ->
            [yes] Dostáváš
           *[no] { $seat } dostává
        } { $cards-count ->
            [one] { $cards-count } kartu nugetů
            [few] { $cards-count } karty nugetů
            [many] { $cards-count } karty nugetů
           *[other] { $cards-count } karet nugetů
        }{ $cards-known ->
            [yes] ; hodnota: { $cards }
           *[no] { "" }
        }.
    }
told-gold-changed = { $seat-self ->
        [yes] Měníš
       *[no] { $seat } mění
    } kartu nugetů za { $value ->
        [one] { $value } žeton zlata
        [few] { $value } žetony zlata
        [many] { $value } žetonu zlata
       *[other] { $value } žetonů zlata
    }.
told-tokens-gained = { $seat-self ->
        [yes] Dostáváš
       *[no] { $seat } dostává
    } z banky { $amount ->
        [one] { $amount } žeton zlata
        [few] { $amount } žetony zlata
        [many] { $amount } žetonu zlata
       *[other] { $amount } žetonů zlata
    }.
told-tokens-lost = { $seat-self ->
        [yes] Vracíš
       *[no] { $seat } vrací
    } do banky { $amount ->
        [one] { $amount } žeton zlata
        [few] { $amount } žetony zlata
        [many] { $amount } žetonu zlata
       *[other] { $amount } žetonů zlata
    }.
told-tokens-paid = { $seat-self ->
        [yes] Platíš
       *[no] { $seat } platí
    } { $receiver-self ->
        [yes] tobě
       *[no] hráči { $receiver }
    } { $amount ->
        [one] { $amount } žeton zlata
        [few] { $amount } žetony zlata
        [many] { $amount } žetonu zlata
       *[other] { $amount } žetonů zlata
    }.
told-gold-card-gained = { $seat-self ->
        [yes] Dostáváš
       *[no] { $seat } dostává
    } kartu za { $value ->
        [one] { $value } nuget
        [few] { $value } nugety
        [many] { $value } nugetu
       *[other] { $value } nugetů
    }.
told-dwarf-seen = { $dwarf-known ->
        [yes] { $seat-self ->
            [yes] Prohlížíš si
           *[no] { $seat } si prohlíží
        } { $target-self ->
            [yes] tvou kartu trpaslíka
           *[no] kartu trpaslíka hráče { $target }
        }: { $dwarf }.
       *[no] { $seat-self ->
            [yes] Prohlížíš si
           *[no] { $seat } si prohlíží
        } { $target-self ->
            [yes] tvou kartu trpaslíka
           *[no] kartu trpaslíka hráče { $target }
        }.
    }
told-dwarf-exchanged = { $dwarf-known ->
        [yes] { $seat-self ->
            [yes] Vyměňuješ
           *[no] { $seat } vyměňuje
        } kartu trpaslíka za nepoužitou; teď: { $dwarf }, předtím: { $given }.
       *[no] { $seat-self ->
            [yes] Vyměňuješ
           *[no] { $seat } vyměňuje
        } kartu trpaslíka za nepoužitou.
    }
told-played-at = { $seat-self ->
        [yes] Hraješ
       *[no] { $seat } hraje
    } kartu „{ $card }“ na { $target-self ->
        [yes] tebe
       *[no] hráče { $target }
    }.
told-theft-laid = { $seat-self ->
        [yes] Pokládáš
       *[no] { $seat } pokládá
    } před sebe kartu „{ $card }“ na konec kola.
told-theft-stopped = { $seat-self ->
        [yes] Hraješ
       *[no] { $seat } hraje
    } kartu „{ $card }“ na { $target-self ->
        [yes] tebe
       *[no] hráče { $target }
    }: mizí „{ $removed }“.
told-trap-laid = { $seat-self ->
        [yes] Pokládáš
       *[no] { $seat } pokládá
    } kartu „{ $card }“ před { $target-self ->
        [yes] tebe
       *[no] hráče { $target }
    }.
told-player-freed = { $target-same ->
        [yes] { $seat-self ->
            [yes] Osvobozuješ se
           *[no] { $seat } se osvobozuje
        }
       *[no] { $seat-self ->
            [yes] Osvobozuješ
           *[no] { $seat } osvobozuje
        } { $target-self ->
            [yes] tebe
           *[no] hráče { $target }
        }
    }: mizí „{ $removed }“.
told-hands-swapped = { $given-known ->
        [yes] { $taken-known ->
            [yes] { $seat-self ->
                [yes] Vyměňuješ si
               *[no] { $seat } si vyměňuje
            } karty v ruce s { $target-self ->
                [yes] tebou
               *[no] hráčem { $target }
            }. { $given-count ->
                [0] Předané karty: žádné
               *[other] Předané karty: { $given }
            }; { $taken-count ->
                [0] vzaté: žádné
               *[other] vzaté: { $taken }
            }.
           *[no] { $seat-self ->
                [yes] Vyměňuješ si
               *[no] { $seat } si vyměňuje
            } karty v ruce s { $target-self ->
                [yes] tebou
               *[no] hráčem { $target }
            }: nic za { $taken-count }.
        }
       *[no] { $seat-self ->
            [yes] Vyměňuješ si
           *[no] { $seat } si vyměňuje
        } karty v ruce s { $target-self ->
            [yes] tebou
           *[no] hráčem { $target }
        }: { $given-count } za { $taken-count }.
    }
told-two-discarded = { $cards-known ->
        [yes] { $seat-self ->
            [yes] Odkládáš
           *[no] { $seat } odkládá
        }: { $cards },
       *[no] { $seat-self ->
            [yes] Odkládáš
           *[no] { $seat } odkládá
        } dvě karty lícem dolů
    } a { $seat-self ->
        [yes] zbavuješ
       *[no] zbavuje
    } se karty „{ $removed }“.
told-share-paid = { $gold ->
        [0] { $seat-self ->
            [yes] Patříš
           *[no] { $seat } patří
        } do vítězné skupiny, ale zlato { $seat-self ->
            [yes] nedostáváš
           *[no] nedostává
        }.
       *[other] { $seat-self ->
            [yes] Patříš
           *[no] { $seat } patří
        } do vítězné skupiny; zlato: { $gold }.
    }
told-crystals-paid = { $gold ->
        [0] { $seat-self ->
            [yes] Za krystaly zlato nedostáváš
           *[no] { $seat } za krystaly zlato nedostává
        }.
       *[other] { $seat-self ->
            [yes] Dostáváš
           *[no] { $seat } dostává
        } zlato za krystaly: { $gold }; krystalů v bludišti: { $crystals }.
    }
told-gold-stolen = { $seat-self ->
        [yes] Kradeš
       *[no] { $seat } krade
    } { $victim-self ->
        [yes] tobě
       *[no] hráči { $victim }
    } 1 zlato.
told-figure-paid-for = { $card-known ->
        [yes] { $seat-self ->
            [yes] Odkládáš
           *[no] { $seat } odkládá
        } za figurku kartu: { $card }.
       *[no] { $seat-self ->
            [yes] Odkládáš
           *[no] { $seat } odkládá
        } za figurku kartu lícem dolů.
    }
told-figure-placed = { $seat-self ->
        [yes] Stavíš
       *[no] { $seat } staví
    } figurku { $cell }.
told-figure-removed = Figurka { $cell } je do konce kola mimo hru.
told-toll-requested = { $seat-self ->
        [yes] Žádáš
       *[no] { $seat } žádá
    } { $target-self ->
        [yes] tebe
       *[no] hráče { $target }
    } o zaplacení mýtného { $cell }.
told-toll-answered = { $pays ->
        [yes] { $seat-self ->
            [yes] Slibuješ
           *[no] { $seat } slibuje
        } zaplatit mýtné { $cell }.
       *[no] { $seat-self ->
            [yes] Nezaplatíš
           *[no] { $seat } nezaplatí
        } mýtné { $cell }.
    }
told-postcard-laid = Pohlednice leží { $cell }: { $card }.
told-postcard-reached = { $seat-self ->
        [yes] Docházíš
       *[no] { $seat } dochází
    } k pohlednici: { $card }.
told-chests-laid = { $chests-known ->
        [yes] V bludišti leží ukryté truhly: { $chests }, pod kartami: { $darks }.
       *[no] V bludišti leží ukryté truhly; je jich { $cells-count }.
    }
told-chest-laid = { $chest-known ->
        [yes] { $seat-self ->
            [yes] Pokládáš
           *[no] { $seat } pokládá
        } truhlu { $cell }: „{ $chest }“, pod kartou: { $dark }.
       *[no] { $seat-self ->
            [yes] Pokládáš
           *[no] { $seat } pokládá
        } neviděnou truhlu { $cell }.
    }
told-dark-card-turned-up = { $seat-self ->
        [yes] Docházíš
       *[no] { $seat } dochází
    } k truhle { $cell } a { $seat-self ->
        [yes] odkrýváš
       *[no] odkrývá
    } kartu: { $dark }.
told-dark-card-laid = Karta „{ $card }“ teď leží { $cell }.
told-chest-opened = { $seat-self ->
        [yes] Otevíráš
       *[no] { $seat } otevírá
    } truhlu: „{ $chest }“.
told-chest-buried = { $seat-self ->
        [yes] Hraješ
       *[no] { $seat } hraje
    } kartu „{ $card }“: truhla { $cell } mizí, aniž ji kdo viděl.
told-chest-seen = { $chest-known ->
        [yes] { $seat-self ->
            [yes] Prohlížíš si
           *[no] { $seat } si prohlíží
        } truhlu { $cell }: „{ $chest }“, pod kartou: { $dark }.
       *[no] { $seat-self ->
            [yes] Prohlížíš si
           *[no] { $seat } si prohlíží
        } truhlu { $cell }.
    }
told-draws-changed = { $more ->
        [yes] { $seat-self ->
            [yes] Lízneš si
           *[no] { $seat } si lízne
        } v tomto tahu o jednu kartu víc.
       *[no] { $seat-self ->
            [yes] Lízneš si
           *[no] { $seat } si lízne
        } v tomto tahu o jednu kartu méně.
    }
told-goal-moved = { $seat-self ->
        [yes] Posouváš
       *[no] { $seat } posouvá
    } { $to-goal } o jedno pole dál.
told-card-taken = { $card-known ->
        [yes] { $seat-self ->
            [yes] Bereš
           *[no] { $seat } bere
        } { $target-self ->
            [yes] tobě
           *[no] hráči { $target }
        } kartu: { $card }.
       *[no] { $seat-self ->
            [yes] Bereš
           *[no] { $seat } bere
        } { $target-self ->
            [yes] tobě
           *[no] hráči { $target }
        } kartu.
    }
told-three-put-off = { $seat-self ->
        [yes] Lízneš si
       *[no] { $seat } si lízne
    } na konci tahu tři karty a jednu si { $seat-self ->
        [yes] necháš
       *[no] nechá
    }.
told-kept-of-deck = { $kept-known ->
        [yes] { $seat-self ->
            [yes] Lížeš si
           *[no] { $seat } si líže
        }: { $cards }, a { $seat-self ->
            [yes] necháváš
           *[no] nechává
        } si: { $kept }; zbytek jde pryč lícem dolů.
       *[no] { $seat-self ->
            [yes] Lížeš si
           *[no] { $seat } si líže
        } { $cards-count ->
            [one] { $cards-count } kartu
            [few] { $cards-count } karty
            [many] { $cards-count } karty
           *[other] { $cards-count } karet
        } a jednu si { $seat-self ->
            [yes] necháváš
           *[no] nechává
        }; zbytek jde pryč lícem dolů.
    }
told-pile-shuffled = { $seat-self ->
        [yes] Mícháš
       *[no] { $seat } míchá
    } odkladací balíček.
told-kept-of-pile = { $kept-known ->
        [yes] { $seat-self ->
            [yes] Prohlížíš si
           *[no] { $seat } si prohlíží
        } z odkladacího balíčku: { $cards }, a { $seat-self ->
            [yes] necháváš
           *[no] nechává
        } si: { $kept }.
       *[no] { $cards-count ->
            [one] { $seat-self ->
                [yes] Bereš si
               *[no] { $seat } si bere
            } jedinou kartu odkladacího balíčku.
           *[other] { $seat-self ->
                [yes] Prohlížíš si
               *[no] { $seat } si prohlíží
            } karty z odkladacího balíčku ({ $cards-count }) a jednu si { $seat-self ->
                [yes] necháváš
               *[no] nechává
            }.
        }
    }
told-nugget-chosen = { $seat-self ->
        [yes] Vybíráš
       *[no] { $seat } vybírá
    } pro toto kolo kartu: { $card }.
told-nugget-laid = { $seat-self ->
        [yes] Pokládáš
       *[no] { $seat } pokládá
    } kartu „{ $card }“, { $cell }.
told-nugget-taken = { $gold-count ->
        [0] { $tokens ->
            [0] { $seat-self ->
                [yes] Docházíš
               *[no] { $seat } dochází
            } k přídavnému nugetu, ale zásoba je prázdná.
           *[other] { $seat-self ->
                [yes] Docházíš
               *[no] { $seat } dochází
            } k přídavnému nugetu a { $seat-self ->
                [yes] pokládáš
               *[no] pokládá
            } na stůl { $tokens ->
                [one] { $tokens } žeton zlata
                [few] { $tokens } žetony zlata
                [many] { $tokens } žetonu zlata
               *[other] { $tokens } žetonů zlata
            }.
        }
       *[other] { $seat-self ->
            [yes] Docházíš
           *[no] { $seat } dochází
        } k přídavnému nugetu a { $seat-self ->
            [yes] pokládáš
           *[no] pokládá
        } na stůl { $gold-count ->
            [one] { $gold-count } kartu nugetů
            [few] { $gold-count } karty nugetů
            [many] { $gold-count } karty nugetů
           *[other] { $gold-count } karet nugetů
        }; hodnota: { $gold }.
    }
told-hand-set-aside = { $cards-count ->
        [0] { $seat-self ->
            [yes] Nemáš
           *[no] { $seat } nemá
        } žádné karty k odložení.
       *[other] { $cards-known ->
            [yes] { $seat-self ->
                [yes] Odkládáš
               *[no] { $seat } odkládá
            } stranou: { $cards }.
           *[no] { $seat-self ->
                [yes] Odkládáš
               *[no] { $seat } odkládá
            } stranou { $cards-count ->
                [one] kartu lícem dolů
                [few] { $cards-count } karty lícem dolů
                [many] { $cards-count } karty lícem dolů
               *[other] { $cards-count } karet lícem dolů
            }.
        }
    }
told-round-left = { $seat-self ->
        [yes] Ukončuješ své kolo a necháváš
       *[no] { $seat } ukončuje své kolo a nechává
    } si zlato z přídavného nugetu.
told-round-not-left = { $seat-self ->
        [yes] Zůstáváš
       *[no] { $seat } zůstává
    } v kole.
told-nugget-kept = { $seat-self ->
        [yes] Vítězíš a necháváš
       *[no] { $seat } vítězí a nechává
    } si zlato z přídavného nugetu.
told-nugget-returned = { $seat-self ->
        [yes] Nevítězíš
       *[no] { $seat } nevítězí
    }: zlato z přídavného nugetu se vrací do zásoby.
told-goals-lifted = { $seat-self ->
        [yes] Hraješ
       *[no] { $seat } hraje
    } kartu „{ $card }“ a { $seat-self ->
        [yes] zvedáš
       *[no] zvedá
    } { $one-goal } a { $other-goal }.
told-goals-returned = { $seat-self ->
        [yes] Vracíš
       *[no] { $seat } vrací
    } { $one-goal } a { $other-goal }: { $swapped-known ->
        [yes] { $swapped ->
            [yes] vyměněné
           *[no] bez výměny
        }
       *[no] možná vyměněné, možná ne
    }.
told-vault-opened = { $count ->
        [one] { $seat-self ->
            [yes] Hraješ
           *[no] { $seat } hraje
        } kartu „{ $card }“ a { $seat-self ->
            [yes] bereš
           *[no] bere
        } si vrchní kartu odkladacího balíčku.
       *[other] { $seat-self ->
            [yes] Hraješ
           *[no] { $seat } hraje
        } kartu „{ $card }“ a { $seat-self ->
            [yes] prohlížíš
           *[no] prohlíží
        } si vrchní karty odkladacího balíčku ({ $count }).
    }
told-vault-picked = { $kept-known ->
        [yes] { $seat-self ->
            [yes] Necháváš si
           *[no] { $seat } si nechává
        } kartu „{ $kept }“; na výběr byly: { $cards }.
       *[no] { $seat-self ->
            [yes] Necháváš si
           *[no] { $seat } si nechává
        } jednu z karet.
    }
told-vetoed = { $seat-self ->
        [yes] Hraješ
       *[no] { $seat } hraje
    } kartu „{ $card }“: { $player-self ->
        [yes] tvoje ohlášení
       *[no] ohlášení hráče { $player }
    } propadá ({ $action }).
told-direction-changed = { $seat-self ->
        [yes] Hraješ
       *[no] { $seat } hraje
    } kartu „{ $card }“: tahy jdou { $reversed ->
        [yes] teď proti směru hodinových ručiček
       *[no] zase po směru hodinových ručiček
    }.
told-pioneer-played = { $seat-self ->
        [yes] Hraješ
       *[no] { $seat } hraje
    } kartu „{ $card }“, aby mohly přibýt dvě karty cestiček.
told-pioneer-went-on = { $seat-self ->
        [yes] Pokládáš
       *[no] { $seat } pokládá
    } druhou kartu cestičky.
told-tunnel-lifted = { $seat-self ->
        [yes] Hraješ
       *[no] { $seat } hraje
    } kartu „{ $card }“ a { $seat-self ->
        [yes] zvedáš
       *[no] zvedá
    } kartu „{ $lifted }“ { $cell }.
told-tile-laid = Karta „{ $card }“ leží od začátku { $cell }.
told-troll-left = { $seat-self ->
        [yes] Tvůj trol
       *[no] Trol hráče { $seat }
    } odchází.
told-path-laid = { $seat-self ->
        [yes] Pokládáš
       *[no] { $seat } pokládá
    } kartu „{ $card }“ { $cell }.
told-tool-brought = { $seat-self ->
        [yes] Přinášíš
       *[no] { $seat } přináší
    } nástroj { $cell }: { $card }.
told-mine-seen = { $mine-known ->
        [yes] { $seat-self ->
            [yes] Nahlížíš
           *[no] { $seat } nahlíží
        } na { $cell-mine-acc }: { $mine }.
       *[no] { $seat-self ->
            [yes] Nahlížíš
           *[no] { $seat } nahlíží
        } na { $cell-mine-acc }.
    }
told-treasure-seen = { $treasure-known ->
        [yes] { $seat-self ->
            [yes] Nahlížíš
           *[no] { $seat } nahlíží
        } na vyložený poklad č. { $number-place }: { $treasure }.
       *[no] { $seat-self ->
            [yes] Nahlížíš
           *[no] { $seat } nahlíží
        } na vyložený poklad č. { $number-place }.
    }
told-role-seen = { $role-known ->
        [yes] { $seat-self ->
            [yes] Nahlížíš
           *[no] { $seat } nahlíží
        } na { $target-self ->
            [yes] tvou kartu trpaslíka
           *[no] kartu trpaslíka hráče { $target }
        }: { $role }.
       *[no] { $seat-self ->
            [yes] Nahlížíš
           *[no] { $seat } nahlíží
        } na { $target-self ->
            [yes] tvou kartu trpaslíka
           *[no] kartu trpaslíka hráče { $target }
        }.
    }
told-trap-set = { $seat-self ->
        [yes] Nastražuješ
       *[no] { $seat } nastražuje
    } past { $edge }.
told-troll-called = { $seat-self ->
        [yes] Přivoláváš
       *[no] { $seat } přivolává
    } trola { $edge }.
told-storm-raged = { $seat-self ->
        [yes] Rozpoutáváš
       *[no] { $seat } rozpoutává
    } bouři { $cell }: mizí „{ $removed }“.
told-dwarf-stayed = { $seat-self ->
        [yes] Zůstáváš
       *[no] { $seat } zůstává
    } na místě.
told-dwarf-walked = { $cell-is-mine ->
        [yes] { $seat-self ->
            [yes] Jdeš
           *[no] { $seat } jde
        } { $route-count ->
            [one] krok
            [few] { $route-count } kroky
            [many] { $route-count } kroku
           *[other] { $route-count } kroků
        }; cíl: { $cell-mine }.
       *[no] { $seat-self ->
            [yes] Jdeš
           *[no] { $seat } jde
        } { $route-count ->
            [one] krok
            [few] { $route-count } kroky
            [many] { $route-count } kroku
           *[other] { $route-count } kroků
        } a { $seat-self ->
            [yes] stojíš
           *[no] stojí
        } teď { $cell }.
    }
told-trap-sprung = { $card-known ->
        [yes] { $seat-self ->
            [yes] Ztrácíš
           *[no] { $seat } ztrácí
        } v pasti kartu: { $card }.
       *[no] { $seat-self ->
            [yes] Ztrácíš
           *[no] { $seat } ztrácí
        } v pasti kartu.
    }
told-mine-revealed = { $seat-self ->
        [yes] Odkrýváš
       *[no] { $seat } odkrývá
    } { $cell-mine-acc }: { $mine }.
told-mine-turned-up = { $seat-self ->
        [yes] Odkrýváš
       *[no] { $seat } odkrývá
    } { $cell-mine-acc }: { $mine }. Ještě je třeba zvolit, jak bude karta ležet.
told-dragon-woken = { $seat-self ->
        [yes] Budíš
       *[no] { $seat } budí
    } draka a { $seat-self ->
        [yes] bereš
       *[no] bere
    } si jeho žeton.
told-treasure-taken = { $seat-self ->
        [yes] Bereš
       *[no] { $seat } bere
    } vyložený poklad č. { $number-place }: { $treasure-known ->
        [yes] { $treasure }
       *[no] { $back }
    }.
told-dragon-paid = { $seat-self ->
        [yes] Dáváš
       *[no] { $seat } dává
    } drakovi { $price ->
        [one] { $price } bod
        [few] { $price } body
        [many] { $price } bodu
       *[other] { $price } bodů
    }.
told-truce-proposed = { $seat-self ->
        [yes] Navrhuješ
       *[no] { $seat } navrhuje
    } ukončit kolo.
told-truce-answered = { $agreed-count ->
        [0] Nikdo nesouhlasí.
       *[other] Pro: { $agreed }.
    }
told-saw-goal = Tah { $turn }: { $cell-goal } { $stale ->
        [yes] byl { $goal }; cíle si od té doby mohly vyměnit místa
       *[no] je { $goal }
    }.
told-decided-swap = Tah { $turn }: { $one-goal } a { $other-goal } { $swapped ->
        [yes] vyměňuješ
       *[no] zvedáš, ale nevyměňuješ
    }.
told-saw-chest = Tah { $turn }: truhla { $cell } byla „{ $chest }“, pod kartou: { $dark }.
told-saw-mine = Tah { $turn }: { $cell-mine } je { $mine }.
told-saw-treasure = Tah { $turn }: vyložený poklad č. { $number-place } je { $treasure }.

## Místa slovy

seat-you = ty
place-steps = { $n ->
        [1] jedno pole
        [2] dvě pole
        [3] tři pole
        [4] čtyři pole
        [5] pět polí
        [6] šest polí
        [7] sedm polí
        [8] osm polí
        [9] devět polí
        [10] deset polí
        [11] jedenáct polí
        [12] dvanáct polí
       *[other] { $n } polí
    }
place-number = { $n ->
        [1] jedno
        [2] dvě
        [3] tři
        [4] čtyři
        [5] pět
        [6] šest
        [7] sedm
        [8] osm
        [9] devět
        [10] deset
        [11] jedenáct
        [12] dvanáct
       *[other] { $n }
    }
place-start = na startu
place-start-blue = na startu modrého klanu
place-start-yellow = na startu žlutého klanu
place-from = { $start ->
        [blue] modrého startu
        [yellow] žlutého startu
       *[start] startu
    }
place-east = { $steps } na východ od { $start }
place-west = { $steps } na západ od { $start }
place-left = { $steps } vlevo od { $start }
place-right = { $steps } vpravo od { $start }
place-up = { $steps } nahoru od { $start }
place-down = { $steps } dolů od { $start }
place-and-east = { $place }, { $number } na východ
place-and-west = { $place }, { $number } na západ
place-and-left = { $place }, { $number } vlevo
place-and-right = { $place }, { $number } vpravo
place-and-up = { $place }, { $number } výš
place-and-down = { $place }, { $number } níž
place-before-goal = těsně před { $goal }
place-edge-east = na východní hraně karty { $place }
place-edge-down = na dolní hraně karty { $place }
place-edge-up = na horní hraně karty { $place }

## Cíle a doly podle polohy

web-goal-first = { $case ->
        [before] { $way ->
            [up] levým cílem
           *[east] horním cílem
        }
       *[nom] { $way ->
            [up] levý cíl
           *[east] horní cíl
        }
    }
web-goal-second = { $case ->
        [before] { $way ->
            [up] druhým cílem zleva
           *[east] druhým cílem shora
        }
       *[nom] { $way ->
            [up] druhý cíl zleva
           *[east] druhý cíl shora
        }
    }
web-goal-middle = { $case ->
        [before] prostředním cílem
       *[nom] prostřední cíl
    }
web-goal-fourth = { $case ->
        [before] { $way ->
            [up] druhým cílem zprava
           *[east] druhým cílem zdola
        }
       *[nom] { $way ->
            [up] druhý cíl zprava
           *[east] druhý cíl zdola
        }
    }
web-goal-last = { $case ->
        [before] { $way ->
            [up] pravým cílem
           *[east] dolním cílem
        }
       *[nom] { $way ->
            [up] pravý cíl
           *[east] dolní cíl
        }
    }
web-goal-cell = cíl { $place }
web-mine-1 = { $case ->
        [acc] horní důl
       *[nom] horní důl
    }
web-mine-2 = { $case ->
        [acc] druhý důl shora
       *[nom] druhý důl shora
    }
web-mine-3 = { $case ->
        [acc] druhý důl zdola
       *[nom] druhý důl zdola
    }
web-mine-4 = { $case ->
        [acc] dolní důl
       *[nom] dolní důl
    }
web-mine-cell = důl { $place }

## Cestičky podle tvaru

shape-crossing = křižovatka
shape-t = rozcestí
shape-curve = zatáčka
shape-straight = rovný úsek
shape-end = konec
shape-bridge = mostek
shape-double-curve = dvojitá zatáčka
shape-dead-end = slepá cestička
shape-blocked = { $shape } se slepou odbočkou
shape-beside = ({ $shape })
shape-stone = kámen
shape-open = { $card }, otevřeno: { $sides }
side-up = nahoru
side-right = doprava
side-down = dolů
side-left = doleva
