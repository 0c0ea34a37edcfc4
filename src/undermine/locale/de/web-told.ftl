### Was geschieht, so wie die Seite es Menschen erzählt, auf Deutsch: ohne Felder und Formen in Notation, und „du“ für
### einen selbst. Die Variablen sind die von base.ftl; außerdem sagt $seat-self, ob der Spieler der Leser ist,
### $target-same, ob es derselbe ist, der handelt; $cell ist ein Ort in Worten, $cell-goal und $cell-mine nennen das Ziel
### oder die Mine dort.

## Was geschieht

told-announced = { $seat-self ->
        [yes] Du kündigst an
       *[no] { $seat } kündigt an
    }: { $action }.
told-round-began = Runde { $round } beginnt; { $starter-self ->
        [yes] du fängst
       *[no] { $starter } fängt
    } an.
told-goals-laid = { $cards-known ->
        [yes] Die Ziele liegen verdeckt: { $cards }.
       *[no] { $cells-count } Ziele liegen verdeckt.
    }
told-tunnel-dug = { $seat-self ->
        [yes] Du legst
       *[no] { $seat } legt
    } „{ $card }“ { $cell }.
told-rock-fell = { $seat-self ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } „{ $card }“ { $cell }: „{ $removed }“ ist weg.
told-goal-seen = { $goal-known ->
        [yes] { $seat-self ->
            [yes] Du siehst dir
           *[no] { $seat } sieht sich
        } { $cell-goal } an: { $goal }.
       *[no] { $seat-self ->
            [yes] Du siehst dir
           *[no] { $seat } sieht sich
        } { $cell-goal } an.
    }
told-passed = { $cards-count ->
        [0] { $seat-self ->
            [yes] Du passt
           *[no] { $seat } passt
        }.
       *[other] { $cards-known ->
            [yes] { $seat-self ->
                [yes] Du wirfst
               *[no] { $seat } wirft
            } ab: { $cards }.
           *[no] { $seat-self ->
                [yes] Du wirfst
               *[no] { $seat } wirft
            } { $cards-count ->
                [one] eine Karte
               *[other] { $cards-count } Karten
            } verdeckt ab.
        }
    }
told-tool-broken = { $seat-self ->
        [yes] Du legst
       *[no] { $seat } legt
    } „{ $card }“ vor { $target-self ->
        [yes] dich
       *[no] { $target }
    }.
told-tool-repaired = { $target-same ->
        [yes] { $seat-self ->
            [yes] Du reparierst dein eigenes Werkzeug
           *[no] { $seat } repariert das eigene Werkzeug
        }
       *[no] { $seat-self ->
            [yes] Du reparierst
           *[no] { $seat } repariert
        } { $target-self ->
            [yes] dein Werkzeug
           *[no] ein Werkzeug von { $target }
        }
    }: „{ $removed }“ ist weg.
told-goal-turned-up = { $seat-self ->
        [yes] Du erreichst
       *[no] { $seat } erreicht
    } { $cell-goal }: { $goal }. Wie herum die Karte liegt, ist noch zu wählen.
told-goal-revealed = { $seat-self ->
        [yes] Du deckst
       *[no] { $seat } deckt
    } { $cell-goal } auf: { $goal }.
told-winners-found = { $winners-count ->
        [0] Niemand gewinnt die Runde.
       *[other] Sieg in dieser Runde: { $winners }.
    }
told-gold-taken = { $value-known ->
        [yes] { $seat-self ->
            [yes] Du behältst
           *[no] { $seat } behält
        } eine Goldkarte im Wert von { $value ->
            [one] { $value } Nugget
           *[other] { $value } Nuggets
        }.
       *[no] { $seat-self ->
            [yes] Du behältst
           *[no] { $seat } behält
        } eine Goldkarte.
    }
told-gold-awarded = { $cards-count ->
        [0] { $seat-self ->
            [yes] Du erhältst
           *[no] { $seat } erhält
        } kein Gold: Der Vorrat ist leer.
       *[other] { $seat-self ->
            [yes] Du erhältst
           *[no] { $seat } erhält
        } { $cards-count ->
            [one] { $cards-count } Goldkarte
           *[other] { $cards-count } Goldkarten
        }{ $cards-known ->
            [yes] ; Wert: { $cards }
           *[no] { "" }
        }.
    }
told-gold-changed = { $seat-self ->
        [yes] Du wechselst
       *[no] { $seat } wechselt
    } eine Goldkarte in { $value } Goldplättchen.
told-tokens-gained = { $seat-self ->
        [yes] Du erhältst
       *[no] { $seat } erhält
    } { $amount } Goldplättchen aus der Bank.
told-tokens-lost = { $seat-self ->
        [yes] Du gibst
       *[no] { $seat } gibt
    } { $amount } Goldplättchen an die Bank zurück.
told-tokens-paid = { $seat-self ->
        [yes] Du zahlst
       *[no] { $seat } zahlt
    } { $receiver-self ->
        [yes] dir
       *[no] { $receiver }
    } { $amount } Goldplättchen.
told-gold-card-gained = { $seat-self ->
        [yes] Du erhältst
       *[no] { $seat } erhält
    } eine Goldkarte im Wert von { $value ->
        [one] { $value } Nugget
       *[other] { $value } Nuggets
    }.
told-dwarf-seen = { $dwarf-known ->
        [yes] { $seat-self ->
            [yes] Du siehst dir
           *[no] { $seat } sieht sich
        } { $target-self ->
            [yes] deine Zwergenkarte
           *[no] die Zwergenkarte von { $target }
        } an: { $dwarf }.
       *[no] { $seat-self ->
            [yes] Du siehst dir
           *[no] { $seat } sieht sich
        } { $target-self ->
            [yes] deine Zwergenkarte
           *[no] die Zwergenkarte von { $target }
        } an.
    }
told-dwarf-exchanged = { $dwarf-known ->
        [yes] { $seat-self ->
            [yes] Du tauschst
           *[no] { $seat } tauscht
        } die Zwergenkarte gegen eine unbenutzte; jetzt: { $dwarf }, vorher: { $given }.
       *[no] { $seat-self ->
            [yes] Du tauschst
           *[no] { $seat } tauscht
        } die Zwergenkarte gegen eine unbenutzte.
    }
told-played-at = { $seat-self ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } „{ $card }“ und { $seat-self ->
        [yes] wählst
       *[no] wählt
    } { $target-self ->
        [yes] dich
       *[no] { $target }
    }.
told-theft-laid = { $seat-self ->
        [yes] Du legst „{ $card }“ vor dich, für das Ende der Runde
       *[no] { $seat } legt „{ $card }“ vor sich, für das Ende der Runde
    }.
told-theft-stopped = { $seat-self ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } „{ $card }“ gegen { $target-self ->
        [yes] dich
       *[no] { $target }
    }: „{ $removed }“ ist weg.
told-trap-laid = { $seat-self ->
        [yes] Du legst
       *[no] { $seat } legt
    } „{ $card }“ vor { $target-self ->
        [yes] dich
       *[no] { $target }
    }.
told-player-freed = { $target-same ->
        [yes] { $seat-self ->
            [yes] Du befreist dich
           *[no] { $seat } kommt frei
        }
       *[no] { $seat-self ->
            [yes] Du befreist
           *[no] { $seat } befreit
        } { $target-self ->
            [yes] dich
           *[no] { $target }
        }
    }: „{ $removed }“ ist weg.
told-hands-swapped = { $given-known ->
        [yes] { $taken-known ->
            [yes] { $seat-self ->
                [yes] Du tauschst
               *[no] { $seat } tauscht
            } die Handkarten mit { $target-self ->
                [yes] dir
               *[no] { $target }
            }. { $given-count ->
                [0] Gegeben: nichts
               *[other] Gegeben: { $given }
            }; { $taken-count ->
                [0] genommen: nichts
               *[other] genommen: { $taken }
            }.
           *[no] { $seat-self ->
                [yes] Du tauschst
               *[no] { $seat } tauscht
            } die Handkarten mit { $target-self ->
                [yes] dir
               *[no] { $target }
            }: nichts gegen { $taken-count }.
        }
       *[no] { $seat-self ->
            [yes] Du tauschst
           *[no] { $seat } tauscht
        } die Handkarten mit { $target-self ->
            [yes] dir
           *[no] { $target }
        }: { $given-count } gegen { $taken-count }.
    }
told-two-discarded = { $cards-known ->
        [yes] { $seat-self ->
            [yes] Du wirfst
           *[no] { $seat } wirft
        } ab: { $cards },
       *[no] { $seat-self ->
            [yes] Du wirfst
           *[no] { $seat } wirft
        } zwei Karten verdeckt ab
    } und { $seat-self ->
        [yes] wirst
       *[no] wird
    } „{ $removed }“ los.
told-share-paid = { $gold ->
        [0] { $seat-self ->
            [yes] Du gehörst
           *[no] { $seat } gehört
        } zur Gewinnergruppe, { $seat-self ->
            [yes] erhältst
           *[no] erhält
        } aber kein Gold.
       *[other] { $seat-self ->
            [yes] Du gehörst
           *[no] { $seat } gehört
        } zur Gewinnergruppe und { $seat-self ->
            [yes] erhältst
           *[no] erhält
        } { $gold } Gold.
    }
told-crystals-paid = { $gold ->
        [0] { $seat-self ->
            [yes] Du erhältst
           *[no] { $seat } erhält
        } kein Gold für Kristalle.
       *[other] { $seat-self ->
            [yes] Du erhältst
           *[no] { $seat } erhält
        } { $gold } Gold; Kristalle im Labyrinth: { $crystals }.
    }
told-gold-stolen = { $seat-self ->
        [yes] Du stiehlst
       *[no] { $seat } stiehlt
    } { $victim-self ->
        [yes] dir
       *[no] { $victim }
    } 1 Gold.
told-figure-paid-for = { $card-known ->
        [yes] { $seat-self ->
            [yes] Du wirfst
           *[no] { $seat } wirft
        } für eine Figur „{ $card }“ ab.
       *[no] { $seat-self ->
            [yes] Du wirfst
           *[no] { $seat } wirft
        } für eine Figur eine Karte verdeckt ab.
    }
told-figure-placed = { $seat-self ->
        [yes] Du stellst
       *[no] { $seat } stellt
    } eine Figur auf, { $cell }.
told-figure-removed = Die Figur { $cell } ist für diese Runde aus dem Spiel.
told-toll-requested = { $seat-self ->
        [yes] Du bittest
       *[no] { $seat } bittet
    } { $target-self ->
        [yes] dich
       *[no] { $target }
    }, den Zoll { $cell } zu zahlen.
told-toll-answered = { $pays ->
        [yes] { $seat-self ->
            [yes] Du versprichst
           *[no] { $seat } verspricht
        }, den Zoll { $cell } zu zahlen.
       *[no] { $seat-self ->
            [yes] Du zahlst
           *[no] { $seat } zahlt
        } den Zoll { $cell } nicht.
    }
told-postcard-laid = Die Postkarte liegt { $cell }: { $card }.
told-postcard-reached = { $seat-self ->
        [yes] Du erreichst
       *[no] { $seat } erreicht
    } die Postkarte: { $card }.
told-chests-laid = { $chests-known ->
        [yes] Im Labyrinth liegen Truhen versteckt: { $chests }, unter { $darks }.
       *[no] Im Labyrinth liegen { $cells-count } Truhen versteckt.
    }
told-chest-laid = { $chest-known ->
        [yes] { $seat-self ->
            [yes] Du legst
           *[no] { $seat } legt
        } eine Truhe { $cell }: „{ $chest }“ unter „{ $dark }“.
       *[no] { $seat-self ->
            [yes] Du legst
           *[no] { $seat } legt
        } { $cell } ungesehen eine Truhe.
    }
told-dark-card-turned-up = { $seat-self ->
        [yes] Du erreichst
       *[no] { $seat } erreicht
    } eine Truhe { $cell } und { $seat-self ->
        [yes] deckst
       *[no] deckt
    } auf: { $dark }.
told-dark-card-laid = „{ $card }“ liegt jetzt { $cell }.
told-chest-opened = { $seat-self ->
        [yes] Du öffnest
       *[no] { $seat } öffnet
    } eine Truhe: „{ $chest }“.
told-chest-buried = { $seat-self ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } „{ $card }“: Die Truhe { $cell } ist ungesehen weg.
told-chest-seen = { $chest-known ->
        [yes] { $seat-self ->
            [yes] Du siehst dir
           *[no] { $seat } sieht sich
        } die Truhe { $cell } an: „{ $chest }“ unter „{ $dark }“.
       *[no] { $seat-self ->
            [yes] Du siehst dir
           *[no] { $seat } sieht sich
        } die Truhe { $cell } an.
    }
told-draws-changed = { $more ->
        [yes] { $seat-self ->
            [yes] Du ziehst
           *[no] { $seat } zieht
        } in diesem Zug eine Karte mehr nach.
       *[no] { $seat-self ->
            [yes] Du ziehst
           *[no] { $seat } zieht
        } in diesem Zug eine Karte weniger nach.
    }
told-goal-moved = { $seat-self ->
        [yes] Du schiebst
       *[no] { $seat } schiebt
    } { $to-goal } ein Feld weiter weg.
told-card-taken = { $card-known ->
        [yes] { $seat-self ->
            [yes] Du nimmst
           *[no] { $seat } nimmt
        } { $target-self ->
            [yes] dir
           *[no] { $target }
        } eine Karte weg: { $card }.
       *[no] { $seat-self ->
            [yes] Du nimmst
           *[no] { $seat } nimmt
        } { $target-self ->
            [yes] dir
           *[no] { $target }
        } eine Karte weg.
    }
told-three-put-off = { $seat-self ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } am Ende des Zuges drei Karten und { $seat-self ->
        [yes] behältst
       *[no] behält
    } eine.
told-kept-of-deck = { $kept-known ->
        [yes] { $seat-self ->
            [yes] Du ziehst
           *[no] { $seat } zieht
        } { $cards } und { $seat-self ->
            [yes] behältst
           *[no] behält
        } „{ $kept }“; der Rest wird verdeckt abgeworfen.
       *[no] { $seat-self ->
            [yes] Du ziehst
           *[no] { $seat } zieht
        } { $cards-count } Karten und { $seat-self ->
            [yes] behältst
           *[no] behält
        } eine; der Rest wird verdeckt abgeworfen.
    }
told-pile-shuffled = { $seat-self ->
        [yes] Du mischst
       *[no] { $seat } mischt
    } den Ablagestapel.
told-kept-of-pile = { $kept-known ->
        [yes] { $seat-self ->
            [yes] Du siehst dir
           *[no] { $seat } sieht sich
        } Karten vom Ablagestapel an: { $cards }; behalten wird „{ $kept }“.
       *[no] { $cards-count ->
            [one] { $seat-self ->
                [yes] Du nimmst
               *[no] { $seat } nimmt
            } die einzige Karte des Ablagestapels.
           *[other] { $seat-self ->
                [yes] Du siehst dir
               *[no] { $seat } sieht sich
            } { $cards-count } Karten vom Ablagestapel an und { $seat-self ->
                [yes] behältst
               *[no] behält
            } eine.
        }
    }
told-nugget-chosen = { $seat-self ->
        [yes] Du wählst
       *[no] { $seat } wählt
    } für diese Runde: { $card }.
told-nugget-laid = { $seat-self ->
        [yes] Du legst
       *[no] { $seat } legt
    } „{ $card }“, { $cell }.
told-nugget-taken = { $gold-count ->
        [0] { $tokens ->
            [0] { $seat-self ->
                [yes] Du erreichst
               *[no] { $seat } erreicht
            } die Nuggetkarte, aber der Vorrat ist leer.
           *[other] { $seat-self ->
                [yes] Du erreichst
               *[no] { $seat } erreicht
            } die Nuggetkarte und { $seat-self ->
                [yes] legst
               *[no] legt
            } { $tokens } Goldplättchen offen auf den Tisch.
        }
       *[other] { $seat-self ->
            [yes] Du erreichst
           *[no] { $seat } erreicht
        } die Nuggetkarte und { $seat-self ->
            [yes] legst
           *[no] legt
        } { $gold-count ->
            [one] { $gold-count } Goldkarte
           *[other] { $gold-count } Goldkarten
        } im Wert von { $gold } offen auf den Tisch.
    }
told-hand-set-aside = { $cards-count ->
        [0] { $seat-self ->
            [yes] Du hast
           *[no] { $seat } hat
        } keine Karten beiseitezulegen.
       *[other] { $cards-known ->
            [yes] { $seat-self ->
                [yes] Du legst
               *[no] { $seat } legt
            } beiseite: { $cards }.
           *[no] { $seat-self ->
                [yes] Du legst
               *[no] { $seat } legt
            } { $cards-count ->
                [one] { $cards-count } Karte
               *[other] { $cards-count } Karten
            } ungesehen beiseite.
        }
    }
told-round-left = { $seat-self ->
        [yes] Du beendest deine Runde und behältst
       *[no] { $seat } beendet die eigene Runde und behält
    } das Gold der Nuggetkarte.
told-round-not-left = { $seat-self ->
        [yes] Du bleibst
       *[no] { $seat } bleibt
    } in der Runde.
told-nugget-kept = { $seat-self ->
        [yes] Du hast gewonnen und behältst
       *[no] { $seat } hat gewonnen und behält
    } das Gold der Nuggetkarte.
told-nugget-returned = { $seat-self ->
        [yes] Du hast nicht gewonnen
       *[no] { $seat } hat nicht gewonnen
    }: Das Gold der Nuggetkarte geht zurück.
told-goals-lifted = { $seat-self ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } „{ $card }“ und { $seat-self ->
        [yes] hebst
       *[no] hebt
    } { $one-goal } und { $other-goal } auf.
told-goals-returned = { $seat-self ->
        [yes] Du legst
       *[no] { $seat } legt
    } { $one-goal } und { $other-goal } zurück: { $swapped-known ->
        [yes] { $swapped ->
            [yes] vertauscht
           *[no] nicht vertauscht
        }
       *[no] vertauscht oder auch nicht
    }.
told-vault-opened = { $count ->
        [one] { $seat-self ->
            [yes] Du spielst
           *[no] { $seat } spielt
        } „{ $card }“ und { $seat-self ->
            [yes] nimmst
           *[no] nimmt
        } die oberste Karte des Ablagestapels.
       *[other] { $seat-self ->
            [yes] Du spielst
           *[no] { $seat } spielt
        } „{ $card }“ und { $seat-self ->
            [yes] siehst dir
           *[no] sieht sich
        } die obersten { $count } Karten des Ablagestapels an.
    }
told-vault-picked = { $kept-known ->
        [yes] { $seat-self ->
            [yes] Du behältst
           *[no] { $seat } behält
        } „{ $kept }“; zur Wahl standen: { $cards }.
       *[no] { $seat-self ->
            [yes] Du behältst
           *[no] { $seat } behält
        } eine der Karten.
    }
told-vetoed = { $seat-self ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } „{ $card }“: Aus { $player-self ->
        [yes] deiner Ankündigung
       *[no] der Ankündigung von { $player }
    } wird nichts ({ $action }).
told-direction-changed = { $seat-self ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } „{ $card }“: Die Züge gehen { $reversed ->
        [yes] jetzt gegen den Uhrzeigersinn
       *[no] wieder im Uhrzeigersinn
    }.
told-pioneer-played = { $seat-self ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } „{ $card }“, um zwei Wegekarten zu legen.
told-pioneer-went-on = { $seat-self ->
        [yes] Du legst
       *[no] { $seat } legt
    } eine zweite Wegekarte.
told-tunnel-lifted = { $seat-self ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } „{ $card }“ und { $seat-self ->
        [yes] hebst
       *[no] hebt
    } „{ $lifted }“ { $cell } auf.
told-tile-laid = „{ $card }“ liegt von Anfang an { $cell }.
told-troll-left = { $seat-self ->
        [yes] Dein Troll
       *[no] Der Troll von { $seat }
    } geht weg.
told-path-laid = { $seat-self ->
        [yes] Du legst
       *[no] { $seat } legt
    } „{ $card }“ { $cell }.
told-tool-brought = { $seat-self ->
        [yes] Du bringst
       *[no] { $seat } bringt
    } ein Werkzeug { $cell }: { $card }.
told-mine-seen = { $mine-known ->
        [yes] { $seat-self ->
            [yes] Du siehst dir
           *[no] { $seat } sieht sich
        } { $cell-mine-acc } an: { $mine }.
       *[no] { $seat-self ->
            [yes] Du siehst dir
           *[no] { $seat } sieht sich
        } { $cell-mine-acc } an.
    }
told-treasure-seen = { $treasure-known ->
        [yes] { $seat-self ->
            [yes] Du siehst dir
           *[no] { $seat } sieht sich
        } Schatz { $number-place } der Auslage an: { $treasure }.
       *[no] { $seat-self ->
            [yes] Du siehst dir
           *[no] { $seat } sieht sich
        } Schatz { $number-place } der Auslage an.
    }
told-role-seen = { $role-known ->
        [yes] { $seat-self ->
            [yes] Du siehst dir
           *[no] { $seat } sieht sich
        } { $target-self ->
            [yes] deine Zwergenkarte
           *[no] die Zwergenkarte von { $target }
        } an: { $role }.
       *[no] { $seat-self ->
            [yes] Du siehst dir
           *[no] { $seat } sieht sich
        } { $target-self ->
            [yes] deine Zwergenkarte
           *[no] die Zwergenkarte von { $target }
        } an.
    }
told-trap-set = { $seat-self ->
        [yes] Du stellst
       *[no] { $seat } stellt
    } eine Falle { $edge }.
told-troll-called = { $seat-self ->
        [yes] Du rufst
       *[no] { $seat } ruft
    } einen Troll: er steht { $edge }.
told-storm-raged = { $seat-self ->
        [yes] Du entfesselst
       *[no] { $seat } entfesselt
    } einen Sturm { $cell }: „{ $removed }“ ist weg.
told-dwarf-stayed = { $seat-self ->
        [yes] Du bleibst
       *[no] { $seat } bleibt
    } stehen.
told-dwarf-walked = { $cell-is-mine ->
        [yes] { $seat-self ->
            [yes] Du gehst
           *[no] { $seat } geht
        } { $route-count ->
            [one] einen Schritt
           *[other] { $route-count } Schritte
        } in { $cell-mine }.
       *[no] { $seat-self ->
            [yes] Du gehst
           *[no] { $seat } geht
        } { $route-count ->
            [one] einen Schritt
           *[other] { $route-count } Schritte
        } und { $seat-self ->
            [yes] stehst
           *[no] steht
        } jetzt { $cell }.
    }
told-trap-sprung = { $card-known ->
        [yes] Eine Falle kostet { $seat-self ->
            [yes] dich
           *[no] { $seat }
        } eine Karte: { $card }.
       *[no] Eine Falle kostet { $seat-self ->
            [yes] dich
           *[no] { $seat }
        } eine Karte.
    }
told-mine-revealed = { $seat-self ->
        [yes] Du deckst
       *[no] { $seat } deckt
    } { $cell-mine-acc } auf: { $mine }.
told-mine-turned-up = { $seat-self ->
        [yes] Du erreichst
       *[no] { $seat } erreicht
    } { $cell-mine-acc }: { $mine }. Wie herum die Karte liegt, ist noch zu wählen.
told-dragon-woken = { $seat-self ->
        [yes] Du weckst
       *[no] { $seat } weckt
    } den Drachen und { $seat-self ->
        [yes] nimmst
       *[no] nimmt
    } sein Plättchen.
told-treasure-taken = { $seat-self ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } Schatz { $number-place } der Auslage: { $treasure-known ->
        [yes] { $treasure }
       *[no] { $back }
    }.
told-dragon-paid = Der Drache kostet { $seat-self ->
        [yes] dich
       *[no] { $seat }
    } { $price ->
        [one] { $price } Punkt
       *[other] { $price } Punkte
    }.
told-truce-proposed = { $seat-self ->
        [yes] Du schlägst
       *[no] { $seat } schlägt
    } vor, die Runde zu beenden.
told-truce-answered = { $agreed-count ->
        [0] Niemand stimmt zu.
       *[other] Dafür: { $agreed }.
    }
told-saw-goal = Zug { $turn }: { $cell-goal } { $stale ->
        [yes] war { $goal }; seither können die Ziele die Plätze getauscht haben
       *[no] ist { $goal }
    }.
told-decided-swap = Zug { $turn }: { $one-goal } und { $other-goal } hast du { $swapped ->
        [yes] vertauscht
       *[no] aufgehoben, aber nicht vertauscht
    }.
told-saw-chest = Zug { $turn }: Die Truhe { $cell } war „{ $chest }“ unter „{ $dark }“.
told-saw-mine = Zug { $turn }: { $cell-mine } ist { $mine }.
told-saw-treasure = Zug { $turn }: Schatz { $number-place } der Auslage ist { $treasure }.

## Orte in Worten

seat-you = du
place-steps = { $n ->
        [1] ein Feld
        [2] zwei Felder
        [3] drei Felder
        [4] vier Felder
        [5] fünf Felder
        [6] sechs Felder
        [7] sieben Felder
        [8] acht Felder
        [9] neun Felder
        [10] zehn Felder
        [11] elf Felder
        [12] zwölf Felder
       *[other] { $n } Felder
    }
place-number = { $n ->
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $n }
    }
place-start = am Start
place-start-blue = am Start des blauen Clans
place-start-yellow = am Start des gelben Clans
place-from = { $start ->
        [blue] vom blauen Start
        [yellow] vom gelben Start
       *[start] vom Start
    }
place-east = { $steps } östlich { $start }
place-west = { $steps } westlich { $start }
place-left = { $steps } links { $start }
place-right = { $steps } rechts { $start }
place-up = { $steps } oberhalb { $start }
place-down = { $steps } unterhalb { $start }
place-and-east = { $place }, { $number } östlich
place-and-west = { $place }, { $number } westlich
place-and-left = { $place }, { $number } weiter links
place-and-right = { $place }, { $number } weiter rechts
place-and-up = { $place }, { $number } höher
place-and-down = { $place }, { $number } tiefer
place-before-goal = direkt vor { $goal }
place-edge-east = an der östlichen Kante der Karte { $place }
place-edge-down = an der unteren Kante der Karte { $place }
place-edge-up = an der oberen Kante der Karte { $place }

## Ziele und Minen nach ihrer Lage

web-goal-first = { $case ->
        [before] { $way ->
            [up] dem linken Ziel
           *[east] dem oberen Ziel
        }
       *[nom] { $way ->
            [up] das linke Ziel
           *[east] das obere Ziel
        }
    }
web-goal-second = { $case ->
        [before] { $way ->
            [up] dem zweiten Ziel von links
           *[east] dem zweiten Ziel von oben
        }
       *[nom] { $way ->
            [up] das zweite Ziel von links
           *[east] das zweite Ziel von oben
        }
    }
web-goal-middle = { $case ->
        [before] dem mittleren Ziel
       *[nom] das mittlere Ziel
    }
web-goal-fourth = { $case ->
        [before] { $way ->
            [up] dem zweiten Ziel von rechts
           *[east] dem zweiten Ziel von unten
        }
       *[nom] { $way ->
            [up] das zweite Ziel von rechts
           *[east] das zweite Ziel von unten
        }
    }
web-goal-last = { $case ->
        [before] { $way ->
            [up] dem rechten Ziel
           *[east] dem unteren Ziel
        }
       *[nom] { $way ->
            [up] das rechte Ziel
           *[east] das untere Ziel
        }
    }
web-goal-cell = das Ziel { $place }
web-mine-1 = { $case ->
        [acc] die oberste Mine
       *[nom] die oberste Mine
    }
web-mine-2 = { $case ->
        [acc] die zweite Mine von oben
       *[nom] die zweite Mine von oben
    }
web-mine-3 = { $case ->
        [acc] die zweite Mine von unten
       *[nom] die zweite Mine von unten
    }
web-mine-4 = { $case ->
        [acc] die unterste Mine
       *[nom] die unterste Mine
    }
web-mine-cell = die Mine { $place }

## Wege nach ihrer Form

shape-crossing = Kreuzung
shape-t = T-Stück
shape-curve = Kurve
shape-straight = Gerade
shape-end = Endstück
shape-bridge = Brücke
shape-double-curve = Doppelkurve
shape-dead-end = Sackgasse
shape-blocked = { $shape } mit Sackgasse
shape-beside = ({ $shape })
shape-stone = Stein
shape-open = { $card }, offen: { $sides }
side-up = oben
side-right = rechts
side-down = unten
side-left = links
