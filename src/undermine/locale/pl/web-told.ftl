### Co się dzieje, tak jak strona opowiada o tym ludziom, po polsku: bez pól i kształtów w notacji, a o czytelniku „ty”.
### Zmienne są takie jak w base.ftl; poza tym $seat-self mówi, czy gracz to czytelnik, $target-same, czy to ten, kto
### działa, $cell to miejsce w słowach, a $cell-goal i $cell-mine nazywają tamtejszy cel lub kopalnię.

## Co się dzieje

told-announced = { $seat-self ->
        [yes] Zapowiadasz
       *[no] { $seat } zapowiada
    }: { $action }.
told-round-began = Zaczyna się runda { $round }; { $starter-self ->
        [yes] zaczynasz
       *[no] rozpoczyna { $starter }
    }.
told-goals-laid = { $cards-known ->
        [yes] Cele leżą zakryte: { $cards }.
       *[no] Cele leżą zakryte; jest ich { $cells-count }.
    }
told-tunnel-dug = { $seat-self ->
        [yes] Kładziesz
       *[no] { $seat } kładzie
    } kartę „{ $card }” { $cell }.
told-rock-fell = { $seat-self ->
        [yes] Zagrywasz
       *[no] { $seat } zagrywa
    } kartę „{ $card }” { $cell }: znika „{ $removed }”.
told-goal-seen = { $goal-known ->
        [yes] { $seat-self ->
            [yes] Oglądasz
           *[no] { $seat } ogląda
        } { $cell-goal }: { $goal }.
       *[no] { $seat-self ->
            [yes] Oglądasz
           *[no] { $seat } ogląda
        } { $cell-goal }.
    }
told-passed = { $cards-count ->
        [0] { $seat-self ->
            [yes] Pasujesz
           *[no] { $seat } pasuje
        }.
       *[other] { $cards-known ->
            [yes] { $seat-self ->
                [yes] Odrzucasz
               *[no] { $seat } odrzuca
            }: { $cards }.
           *[no] { $seat-self ->
                [yes] Odrzucasz
               *[no] { $seat } odrzuca
            } { $cards-count ->
                [one] zakrytą kartę
                [few] { $cards-count } zakryte karty
                [many] { $cards-count } zakrytych kart
               *[other] { $cards-count } zakrytej karty
            }.
        }
    }
told-tool-broken = { $seat-self ->
        [yes] Kładziesz
       *[no] { $seat } kładzie
    } kartę „{ $card }” przed { $target-self ->
        [yes] tobą
       *[no] graczem { $target }
    }.
told-tool-repaired = { $target-same ->
        [yes] { $seat-self ->
            [yes] Naprawiasz
           *[no] { $seat } naprawia
        } swoje narzędzie
       *[no] { $seat-self ->
            [yes] Naprawiasz
           *[no] { $seat } naprawia
        } { $target-self ->
            [yes] twoje narzędzie
           *[no] narzędzie gracza { $target }
        }
    }: znika „{ $removed }”.
told-goal-turned-up = { $seat-self ->
        [yes] Odsłaniasz
       *[no] { $seat } odsłania
    } { $cell-goal }: { $goal }. Trzeba jeszcze wybrać ułożenie tej karty.
told-goal-revealed = { $seat-self ->
        [yes] Odkrywasz
       *[no] { $seat } odkrywa
    } { $cell-goal }: { $goal }.
told-winners-found = { $winners-count ->
        [0] Nikt nie wygrywa rundy.
        [one] Rundę wygrywa gracz: { $winners }.
       *[other] Rundę wygrywają: { $winners }.
    }
told-gold-taken = { $value-known ->
        [yes] { $seat-self ->
            [yes] Zatrzymujesz
           *[no] { $seat } zatrzymuje
        } kartę wartą { $value ->
            [one] { $value } bryłkę złota
            [few] { $value } bryłki złota
            [many] { $value } bryłek złota
           *[other] { $value } bryłki złota
        }.
       *[no] { $seat-self ->
            [yes] Zatrzymujesz
           *[no] { $seat } zatrzymuje
        } kartę bryłek złota.
    }
told-gold-awarded = { $cards-count ->
        [0] { $seat-self ->
            [yes] Nie dostajesz
           *[no] { $seat } nie dostaje
        } złota: zapas jest pusty.
       *[other] { $seat-self ->
            [yes] Dostajesz
           *[no] { $seat } dostaje
        } { $cards-count ->
            [one] { $cards-count } kartę bryłek złota
            [few] { $cards-count } karty bryłek złota
            [many] { $cards-count } kart bryłek złota
           *[other] { $cards-count } karty bryłek złota
        }{ $cards-known ->
            [yes] ; wartość: { $cards }
           *[no] { "" }
        }.
    }
told-gold-changed = { $seat-self ->
        [yes] Wymieniasz
       *[no] { $seat } wymienia
    } kartę bryłek złota na { $value ->
        [one] { $value } żeton złota
        [few] { $value } żetony złota
        [many] { $value } żetonów złota
       *[other] { $value } żetonu złota
    }.
told-tokens-gained = { $seat-self ->
        [yes] Dostajesz
       *[no] { $seat } dostaje
    } z banku { $amount ->
        [one] { $amount } żeton złota
        [few] { $amount } żetony złota
        [many] { $amount } żetonów złota
       *[other] { $amount } żetonu złota
    }.
told-tokens-lost = { $seat-self ->
        [yes] Oddajesz
       *[no] { $seat } oddaje
    } do banku { $amount ->
        [one] { $amount } żeton złota
        [few] { $amount } żetony złota
        [many] { $amount } żetonów złota
       *[other] { $amount } żetonu złota
    }.
told-tokens-paid = { $seat-self ->
        [yes] Płacisz
       *[no] { $seat } płaci
    } { $receiver-self ->
        [yes] tobie
       *[no] graczowi { $receiver }
    } { $amount ->
        [one] { $amount } żeton złota
        [few] { $amount } żetony złota
        [many] { $amount } żetonów złota
       *[other] { $amount } żetonu złota
    }.
told-gold-card-gained = { $seat-self ->
        [yes] Dostajesz
       *[no] { $seat } dostaje
    } kartę wartą { $value ->
        [one] { $value } bryłkę złota
        [few] { $value } bryłki złota
        [many] { $value } bryłek złota
       *[other] { $value } bryłki złota
    }.
told-dwarf-seen = { $dwarf-known ->
        [yes] { $seat-self ->
            [yes] Oglądasz
           *[no] { $seat } ogląda
        } { $target-self ->
            [yes] twoją kartę krasnoluda
           *[no] kartę krasnoluda gracza { $target }
        }: { $dwarf }.
       *[no] { $seat-self ->
            [yes] Oglądasz
           *[no] { $seat } ogląda
        } { $target-self ->
            [yes] twoją kartę krasnoluda
           *[no] kartę krasnoluda gracza { $target }
        }.
    }
told-dwarf-exchanged = { $dwarf-known ->
        [yes] { $seat-self ->
            [yes] Wymieniasz
           *[no] { $seat } wymienia
        } kartę krasnoluda na niewykorzystaną; teraz: { $dwarf }, przedtem: { $given }.
       *[no] { $seat-self ->
            [yes] Wymieniasz
           *[no] { $seat } wymienia
        } kartę krasnoluda na niewykorzystaną.
    }
told-played-at = { $seat-self ->
        [yes] Zagrywasz
       *[no] { $seat } zagrywa
    } kartę „{ $card }” na { $target-self ->
        [yes] ciebie
       *[no] gracza { $target }
    }.
told-theft-laid = { $seat-self ->
        [yes] Kładziesz
       *[no] { $seat } kładzie
    } przed sobą kartę „{ $card }” na koniec rundy.
told-theft-stopped = { $seat-self ->
        [yes] Zagrywasz
       *[no] { $seat } zagrywa
    } kartę „{ $card }” na { $target-self ->
        [yes] ciebie
       *[no] gracza { $target }
    }: znika „{ $removed }”.
told-trap-laid = { $seat-self ->
        [yes] Kładziesz
       *[no] { $seat } kładzie
    } kartę „{ $card }” przed { $target-self ->
        [yes] tobą
       *[no] graczem { $target }
    }.
told-player-freed = { $target-same ->
        [yes] { $seat-self ->
            [yes] Uwalniasz się
           *[no] { $seat } uwalnia się
        }
       *[no] { $seat-self ->
            [yes] Uwalniasz
           *[no] { $seat } uwalnia
        } { $target-self ->
            [yes] ciebie
           *[no] gracza { $target }
        }
    }: znika „{ $removed }”.
told-hands-swapped = { $given-known ->
        [yes] { $taken-known ->
            [yes] { $seat-self ->
                [yes] Wymieniasz
               *[no] { $seat } wymienia
            } się kartami na ręce z { $target-self ->
                [yes] tobą
               *[no] graczem { $target }
            }. { $given-count ->
                [0] Oddane karty: żadne
               *[other] Oddane karty: { $given }
            }; { $taken-count ->
                [0] wzięte: żadne
               *[other] wzięte: { $taken }
            }.
           *[no] { $seat-self ->
                [yes] Wymieniasz
               *[no] { $seat } wymienia
            } się kartami na ręce z { $target-self ->
                [yes] tobą
               *[no] graczem { $target }
            }: nic za { $taken-count }.
        }
       *[no] { $seat-self ->
            [yes] Wymieniasz
           *[no] { $seat } wymienia
        } się kartami na ręce z { $target-self ->
            [yes] tobą
           *[no] graczem { $target }
        }: { $given-count } za { $taken-count }.
    }
told-two-discarded = { $cards-known ->
        [yes] { $seat-self ->
            [yes] Odrzucasz
           *[no] { $seat } odrzuca
        }: { $cards },
       *[no] { $seat-self ->
            [yes] Odrzucasz
           *[no] { $seat } odrzuca
        } dwie zakryte karty
    } i { $seat-self ->
        [yes] pozbywasz
       *[no] pozbywa
    } się karty „{ $removed }”.
told-share-paid = { $gold ->
        [0] { $seat-self ->
            [yes] Należysz
           *[no] { $seat } należy
        } do zwycięskiej grupy, ale nie { $seat-self ->
            [yes] dostajesz
           *[no] dostaje
        } złota.
       *[other] { $seat-self ->
            [yes] Należysz
           *[no] { $seat } należy
        } do zwycięskiej grupy i { $seat-self ->
            [yes] dostajesz
           *[no] dostaje
        } { $gold ->
            [one] { $gold } bryłkę złota
            [few] { $gold } bryłki złota
            [many] { $gold } bryłek złota
           *[other] { $gold } bryłki złota
        }.
    }
told-crystals-paid = { $gold ->
        [0] { $seat-self ->
            [yes] Nie dostajesz
           *[no] { $seat } nie dostaje
        } złota za kryształy.
       *[other] { $seat-self ->
            [yes] Dostajesz
           *[no] { $seat } dostaje
        } { $gold ->
            [one] { $gold } bryłkę złota
            [few] { $gold } bryłki złota
            [many] { $gold } bryłek złota
           *[other] { $gold } bryłki złota
        }; kryształy w labiryncie: { $crystals }.
    }
told-gold-stolen = { $seat-self ->
        [yes] Kradniesz
       *[no] { $seat } kradnie
    } { $victim-self ->
        [yes] tobie
       *[no] graczowi { $victim }
    } 1 bryłkę złota.
told-figure-paid-for = { $card-known ->
        [yes] { $seat-self ->
            [yes] Odrzucasz
           *[no] { $seat } odrzuca
        } za figurkę kartę: { $card }.
       *[no] { $seat-self ->
            [yes] Odrzucasz
           *[no] { $seat } odrzuca
        } za figurkę zakrytą kartę.
    }
told-figure-placed = { $seat-self ->
        [yes] Stawiasz
       *[no] { $seat } stawia
    } figurkę { $cell }.
told-figure-removed = Figurka { $cell } wypada z gry do końca rundy.
told-toll-requested = { $seat-self ->
        [yes] Prosisz
       *[no] { $seat } prosi
    } { $target-self ->
        [yes] ciebie
       *[no] gracza { $target }
    } o zapłacenie myta { $cell }.
told-toll-answered = { $pays ->
        [yes] { $seat-self ->
            [yes] Obiecujesz
           *[no] { $seat } obiecuje
        } zapłacić myto { $cell }.
       *[no] { $seat-self ->
            [yes] Nie zapłacisz
           *[no] { $seat } nie zapłaci
        } myta { $cell }.
    }
told-postcard-laid = Pocztówka leży { $cell }: { $card }.
told-postcard-reached = { $seat-self ->
        [yes] Docierasz
       *[no] { $seat } dociera
    } do pocztówki: { $card }.
told-chests-laid = { $chests-known ->
        [yes] W labiryncie leżą ukryte skrzynie: { $chests }, pod kartami: { $darks }.
       *[no] W labiryncie leżą ukryte skrzynie; jest ich { $cells-count }.
    }
told-chest-laid = { $chest-known ->
        [yes] { $seat-self ->
            [yes] Kładziesz
           *[no] { $seat } kładzie
        } skrzynię { $cell }: „{ $chest }”, pod kartą: { $dark }.
       *[no] { $seat-self ->
            [yes] Kładziesz
           *[no] { $seat } kładzie
        } niewidzianą skrzynię { $cell }.
    }
told-dark-card-turned-up = { $seat-self ->
        [yes] Docierasz
       *[no] { $seat } dociera
    } do skrzyni { $cell } i { $seat-self ->
        [yes] odkrywasz
       *[no] odkrywa
    } kartę: { $dark }.
told-dark-card-laid = Karta „{ $card }” leży teraz { $cell }.
told-chest-opened = { $seat-self ->
        [yes] Otwierasz
       *[no] { $seat } otwiera
    } skrzynię: „{ $chest }”.
told-chest-buried = { $seat-self ->
        [yes] Zagrywasz
       *[no] { $seat } zagrywa
    } kartę „{ $card }”: skrzynia { $cell } znika, nikt jej nie widzi.
told-chest-seen = { $chest-known ->
        [yes] { $seat-self ->
            [yes] Oglądasz
           *[no] { $seat } ogląda
        } skrzynię { $cell }: „{ $chest }”, pod kartą: { $dark }.
       *[no] { $seat-self ->
            [yes] Oglądasz
           *[no] { $seat } ogląda
        } skrzynię { $cell }.
    }
told-draws-changed = { $more ->
        [yes] { $seat-self ->
            [yes] Dobierzesz
           *[no] { $seat } dobierze
        } w tej turze o jedną kartę więcej.
       *[no] { $seat-self ->
            [yes] Dobierzesz
           *[no] { $seat } dobierze
        } w tej turze o jedną kartę mniej.
    }
told-goal-moved = { $seat-self ->
        [yes] Przesuwasz
       *[no] { $seat } przesuwa
    } { $to-goal } o jedno pole dalej.
told-card-taken = { $card-known ->
        [yes] { $seat-self ->
            [yes] Bierzesz
           *[no] { $seat } bierze
        } { $target-self ->
            [yes] tobie
           *[no] graczowi { $target }
        } kartę: { $card }.
       *[no] { $seat-self ->
            [yes] Bierzesz
           *[no] { $seat } bierze
        } { $target-self ->
            [yes] tobie
           *[no] graczowi { $target }
        } kartę.
    }
told-three-put-off = { $seat-self ->
        [yes] Dobierzesz
       *[no] { $seat } dobierze
    } na koniec tury trzy karty i jedną { $seat-self ->
        [yes] zatrzymasz
       *[no] zatrzyma
    }.
told-kept-of-deck = { $kept-known ->
        [yes] { $seat-self ->
            [yes] Dobierasz
           *[no] { $seat } dobiera
        }: { $cards }, i { $seat-self ->
            [yes] zatrzymujesz
           *[no] zatrzymuje
        }: { $kept }; reszta odpada zakryta.
       *[no] { $seat-self ->
            [yes] Dobierasz
           *[no] { $seat } dobiera
        } { $cards-count ->
            [one] { $cards-count } kartę
            [few] { $cards-count } karty
            [many] { $cards-count } kart
           *[other] { $cards-count } karty
        } i jedną { $seat-self ->
            [yes] zatrzymujesz
           *[no] zatrzymuje
        }; reszta odpada zakryta.
    }
told-pile-shuffled = { $seat-self ->
        [yes] Tasujesz
       *[no] { $seat } tasuje
    } stos kart odrzuconych.
told-kept-of-pile = { $kept-known ->
        [yes] { $seat-self ->
            [yes] Oglądasz
           *[no] { $seat } ogląda
        } ze stosu kart odrzuconych: { $cards }, i { $seat-self ->
            [yes] zatrzymujesz
           *[no] zatrzymuje
        }: { $kept }.
       *[no] { $cards-count ->
            [one] { $seat-self ->
                [yes] Bierzesz
               *[no] { $seat } bierze
            } jedyną kartę ze stosu kart odrzuconych.
           *[other] { $seat-self ->
                [yes] Oglądasz
               *[no] { $seat } ogląda
            } karty ze stosu kart odrzuconych ({ $cards-count }) i jedną { $seat-self ->
                [yes] zatrzymujesz
               *[no] zatrzymuje
            }.
        }
    }
told-nugget-chosen = { $seat-self ->
        [yes] Wybierasz
       *[no] { $seat } wybiera
    } na tę rundę kartę: { $card }.
told-nugget-laid = { $seat-self ->
        [yes] Kładziesz
       *[no] { $seat } kładzie
    } kartę „{ $card }”, { $cell }.
told-nugget-taken = { $gold-count ->
        [0] { $tokens ->
            [0] { $seat-self ->
                [yes] Docierasz
               *[no] { $seat } dociera
            } do dodatkowej bryłki, ale zapas jest pusty.
           *[other] { $seat-self ->
                [yes] Docierasz
               *[no] { $seat } dociera
            } do dodatkowej bryłki i { $seat-self ->
                [yes] kładziesz
               *[no] kładzie
            } na stole { $tokens ->
                [one] { $tokens } żeton złota
                [few] { $tokens } żetony złota
                [many] { $tokens } żetonów złota
               *[other] { $tokens } żetonu złota
            }.
        }
       *[other] { $seat-self ->
            [yes] Docierasz
           *[no] { $seat } dociera
        } do dodatkowej bryłki i { $seat-self ->
            [yes] kładziesz
           *[no] kładzie
        } na stole { $gold-count ->
            [one] { $gold-count } kartę bryłek złota
            [few] { $gold-count } karty bryłek złota
            [many] { $gold-count } kart bryłek złota
           *[other] { $gold-count } karty bryłek złota
        }; wartość: { $gold }.
    }
told-hand-set-aside = { $cards-count ->
        [0] { $seat-self ->
            [yes] Nie masz
           *[no] { $seat } nie ma
        } kart do odłożenia.
       *[other] { $cards-known ->
            [yes] { $seat-self ->
                [yes] Odkładasz
               *[no] { $seat } odkłada
            } na bok: { $cards }.
           *[no] { $seat-self ->
                [yes] Odkładasz
               *[no] { $seat } odkłada
            } na bok { $cards-count ->
                [one] zakrytą kartę
                [few] { $cards-count } zakryte karty
                [many] { $cards-count } zakrytych kart
               *[other] { $cards-count } zakrytej karty
            }.
        }
    }
told-round-left = { $seat-self ->
        [yes] Kończysz swoją rundę i zatrzymujesz
       *[no] { $seat } kończy swoją rundę i zatrzymuje
    } złoto dodatkowej bryłki.
told-round-not-left = { $seat-self ->
        [yes] Zostajesz
       *[no] { $seat } zostaje
    } w rundzie.
told-nugget-kept = { $seat-self ->
        [yes] Wygrywasz i zatrzymujesz
       *[no] { $seat } wygrywa i zatrzymuje
    } złoto dodatkowej bryłki.
told-nugget-returned = { $seat-self ->
        [yes] Nie wygrywasz
       *[no] { $seat } nie wygrywa
    }: złoto dodatkowej bryłki wraca do zapasu.
told-goals-lifted = { $seat-self ->
        [yes] Zagrywasz
       *[no] { $seat } zagrywa
    } kartę „{ $card }” i { $seat-self ->
        [yes] podnosisz
       *[no] podnosi
    } { $one-goal } i { $other-goal }.
told-goals-returned = { $seat-self ->
        [yes] Odkładasz
       *[no] { $seat } odkłada
    } { $one-goal } i { $other-goal }: { $swapped-known ->
        [yes] { $swapped ->
            [yes] zamienione miejscami
           *[no] bez zamiany
        }
       *[no] zamienione albo nie
    }.
told-vault-opened = { $count ->
        [one] { $seat-self ->
            [yes] Zagrywasz
           *[no] { $seat } zagrywa
        } kartę „{ $card }” i { $seat-self ->
            [yes] bierzesz
           *[no] bierze
        } wierzchnią kartę ze stosu kart odrzuconych.
       *[other] { $seat-self ->
            [yes] Zagrywasz
           *[no] { $seat } zagrywa
        } kartę „{ $card }” i { $seat-self ->
            [yes] oglądasz
           *[no] ogląda
        } wierzchnie karty ze stosu kart odrzuconych ({ $count }).
    }
told-vault-picked = { $kept-known ->
        [yes] { $seat-self ->
            [yes] Zatrzymujesz
           *[no] { $seat } zatrzymuje
        } kartę „{ $kept }”; do wyboru: { $cards }.
       *[no] { $seat-self ->
            [yes] Zatrzymujesz
           *[no] { $seat } zatrzymuje
        } jedną z kart.
    }
told-vetoed = { $seat-self ->
        [yes] Zagrywasz
       *[no] { $seat } zagrywa
    } kartę „{ $card }”: z zapowiedzi { $player-self ->
        [yes] twojej
       *[no] gracza { $player }
    } nic nie będzie ({ $action }).
told-direction-changed = { $seat-self ->
        [yes] Zagrywasz
       *[no] { $seat } zagrywa
    } kartę „{ $card }”: gra toczy się { $reversed ->
        [yes] teraz przeciwnie do ruchu wskazówek zegara
       *[no] znów zgodnie z ruchem wskazówek zegara
    }.
told-pioneer-played = { $seat-self ->
        [yes] Zagrywasz
       *[no] { $seat } zagrywa
    } kartę „{ $card }”, żeby położyć dwie karty korytarzy.
told-pioneer-went-on = { $seat-self ->
        [yes] Kładziesz
       *[no] { $seat } kładzie
    } drugą kartę korytarza.
told-tunnel-lifted = { $seat-self ->
        [yes] Zagrywasz
       *[no] { $seat } zagrywa
    } kartę „{ $card }” i { $seat-self ->
        [yes] podnosisz
       *[no] podnosi
    } kartę „{ $lifted }” { $cell }.
told-tile-laid = Karta „{ $card }” leży od początku { $cell }.
told-troll-left = { $seat-self ->
        [yes] Twój troll
       *[no] Troll gracza { $seat }
    } odchodzi.
told-path-laid = { $seat-self ->
        [yes] Wykładasz
       *[no] { $seat } wykłada
    } kartę „{ $card }” { $cell }.
told-tool-brought = { $seat-self ->
        [yes] Przynosisz
       *[no] { $seat } przynosi
    } narzędzie { $cell }: { $card }.
told-mine-seen = { $mine-known ->
        [yes] { $seat-self ->
            [yes] Podglądasz
           *[no] { $seat } podgląda
        } { $cell-mine-acc }: { $mine }.
       *[no] { $seat-self ->
            [yes] Podglądasz
           *[no] { $seat } podgląda
        } { $cell-mine-acc }.
    }
told-treasure-seen = { $treasure-known ->
        [yes] { $seat-self ->
            [yes] Podglądasz
           *[no] { $seat } podgląda
        } wyłożony skarb nr { $number-place }: { $treasure }.
       *[no] { $seat-self ->
            [yes] Podglądasz
           *[no] { $seat } podgląda
        } wyłożony skarb nr { $number-place }.
    }
told-role-seen = { $role-known ->
        [yes] { $seat-self ->
            [yes] Podglądasz
           *[no] { $seat } podgląda
        } { $target-self ->
            [yes] twoją kartę krasnoluda
           *[no] kartę krasnoluda gracza { $target }
        }: { $role }.
       *[no] { $seat-self ->
            [yes] Podglądasz
           *[no] { $seat } podgląda
        } { $target-self ->
            [yes] twoją kartę krasnoluda
           *[no] kartę krasnoluda gracza { $target }
        }.
    }
told-trap-set = { $seat-self ->
        [yes] Zastawiasz
       *[no] { $seat } zastawia
    } pułapkę { $edge }.
told-troll-called = { $seat-self ->
        [yes] Przywołujesz
       *[no] { $seat } przywołuje
    } trolla { $edge }.
told-storm-raged = { $seat-self ->
        [yes] Rozpętujesz
       *[no] { $seat } rozpętuje
    } burzę { $cell }: znika „{ $removed }”.
told-dwarf-stayed = { $seat-self ->
        [yes] Zostajesz
       *[no] { $seat } zostaje
    } na miejscu.
told-dwarf-walked = { $cell-is-mine ->
        [yes] { $seat-self ->
            [yes] Przechodzisz
           *[no] { $seat } przechodzi
        } { $route-count ->
            [one] krok
            [few] { $route-count } kroki
            [many] { $route-count } kroków
           *[other] { $route-count } kroku
        }; cel: { $cell-mine }.
       *[no] { $seat-self ->
            [yes] Przechodzisz
           *[no] { $seat } przechodzi
        } { $route-count ->
            [one] krok
            [few] { $route-count } kroki
            [many] { $route-count } kroków
           *[other] { $route-count } kroku
        } i { $seat-self ->
            [yes] stoisz
           *[no] stoi
        } teraz { $cell }.
    }
told-trap-sprung = { $card-known ->
        [yes] { $seat-self ->
            [yes] Tracisz
           *[no] { $seat } traci
        } w pułapce kartę: { $card }.
       *[no] { $seat-self ->
            [yes] Tracisz
           *[no] { $seat } traci
        } w pułapce kartę.
    }
told-mine-revealed = { $seat-self ->
        [yes] Odkrywasz
       *[no] { $seat } odkrywa
    } { $cell-mine-acc }: { $mine }.
told-mine-turned-up = { $seat-self ->
        [yes] Odsłaniasz
       *[no] { $seat } odsłania
    } { $cell-mine-acc }: { $mine }. Trzeba jeszcze wybrać ułożenie tej karty.
told-dragon-woken = { $seat-self ->
        [yes] Budzisz
       *[no] { $seat } budzi
    } smoka i { $seat-self ->
        [yes] bierzesz
       *[no] bierze
    } jego żeton.
told-treasure-taken = { $seat-self ->
        [yes] Zabierasz
       *[no] { $seat } zabiera
    } wyłożony skarb nr { $number-place }: { $treasure-known ->
        [yes] { $treasure }
       *[no] { $back }
    }.
told-dragon-paid = { $seat-self ->
        [yes] Tracisz
       *[no] { $seat } traci
    } przez smoka { $price ->
        [one] { $price } punkt
        [few] { $price } punkty
        [many] { $price } punktów
       *[other] { $price } punktu
    }.
told-truce-proposed = { $seat-self ->
        [yes] Proponujesz
       *[no] { $seat } proponuje
    } zakończyć rundę.
told-truce-answered = { $agreed-count ->
        [0] Nikt się nie zgadza.
       *[other] Za: { $agreed }.
    }
told-saw-goal = Tura { $turn }: { $cell-goal } to { $stale ->
        [yes] był { $goal }; od tego czasu cele mogły zamienić się miejscami
       *[no] { $goal }
    }.
told-decided-swap = Tura { $turn }: { $one-goal } i { $other-goal } { $swapped ->
        [yes] zamieniasz miejscami
       *[no] podnosisz, ale nie zamieniasz
    }.
told-saw-chest = Tura { $turn }: skrzynia { $cell } to była „{ $chest }”, pod kartą: { $dark }.
told-saw-mine = Tura { $turn }: { $cell-mine } to { $mine }.
told-saw-treasure = Tura { $turn }: wyłożony skarb nr { $number-place } to { $treasure }.

## Miejsca w słowach

seat-you = ty
place-steps = { $n ->
        [1] jedno pole
        [2] dwa pola
        [3] trzy pola
        [4] cztery pola
        [5] pięć pól
        [6] sześć pól
        [7] siedem pól
        [8] osiem pól
        [9] dziewięć pól
        [10] dziesięć pól
        [11] jedenaście pól
        [12] dwanaście pól
       *[other] { $n } pól
    }
place-number = { $n ->
        [1] jedno
        [2] dwa
        [3] trzy
        [4] cztery
        [5] pięć
        [6] sześć
        [7] siedem
        [8] osiem
        [9] dziewięć
        [10] dziesięć
        [11] jedenaście
        [12] dwanaście
       *[other] { $n }
    }
place-start = na starcie
place-start-blue = na starcie niebieskiego klanu
place-start-yellow = na starcie żółtego klanu
place-from = { $start ->
        [blue] niebieskiego startu
        [yellow] żółtego startu
       *[start] startu
    }
place-east = { $steps } na wschód od { $start }
place-west = { $steps } na zachód od { $start }
place-left = { $steps } w lewo od { $start }
place-right = { $steps } w prawo od { $start }
place-up = { $steps } w górę od { $start }
place-down = { $steps } w dół od { $start }
place-and-east = { $place }, { $number } na wschód
place-and-west = { $place }, { $number } na zachód
place-and-left = { $place }, { $number } w lewo
place-and-right = { $place }, { $number } w prawo
place-and-up = { $place }, { $number } wyżej
place-and-down = { $place }, { $number } niżej
place-before-goal = tuż przed { $goal }
place-edge-east = na wschodniej krawędzi karty { $place }
place-edge-down = na dolnej krawędzi karty { $place }
place-edge-up = na górnej krawędzi karty { $place }

## Cele i kopalnie według położenia

web-goal-first = { $case ->
        [before] { $way ->
            [up] lewym celem
           *[east] górnym celem
        }
       *[nom] { $way ->
            [up] lewy cel
           *[east] górny cel
        }
    }
web-goal-second = { $case ->
        [before] { $way ->
            [up] drugim celem od lewej
           *[east] drugim celem od góry
        }
       *[nom] { $way ->
            [up] drugi cel od lewej
           *[east] drugi cel od góry
        }
    }
web-goal-middle = { $case ->
        [before] środkowym celem
       *[nom] środkowy cel
    }
web-goal-fourth = { $case ->
        [before] { $way ->
            [up] drugim celem od prawej
           *[east] drugim celem od dołu
        }
       *[nom] { $way ->
            [up] drugi cel od prawej
           *[east] drugi cel od dołu
        }
    }
web-goal-last = { $case ->
        [before] { $way ->
            [up] prawym celem
           *[east] dolnym celem
        }
       *[nom] { $way ->
            [up] prawy cel
           *[east] dolny cel
        }
    }
web-goal-cell = cel { $place }
web-mine-1 = { $case ->
        [acc] górną kopalnię
       *[nom] górna kopalnia
    }
web-mine-2 = { $case ->
        [acc] drugą kopalnię od góry
       *[nom] druga kopalnia od góry
    }
web-mine-3 = { $case ->
        [acc] drugą kopalnię od dołu
       *[nom] druga kopalnia od dołu
    }
web-mine-4 = { $case ->
        [acc] dolną kopalnię
       *[nom] dolna kopalnia
    }
web-mine-cell = kopalnia { $place }

## Korytarze według kształtu

shape-crossing = skrzyżowanie
shape-t = rozwidlenie
shape-curve = zakręt
shape-straight = prosty odcinek
shape-end = końcówka
shape-bridge = mostek
shape-double-curve = podwójny zakręt
shape-dead-end = ślepy zaułek
shape-blocked = { $shape } ze ślepą odnogą
shape-beside = ({ $shape })
shape-stone = kamień
shape-open = { $card }, otwarte: { $sides }
side-up = góra
side-right = prawo
side-down = dół
side-left = lewo
