### Die Wörter von Saboteur 2 auf Deutsch. Ids und Variablen wie in base.ftl.

## Regeln

module-saboteur2 = Saboteur 2
module-saboteur2-about = Zwei Teams von Goldgräbern suchen den Schatz und versperren einander den Weg mit Türen, dazwischen Saboteure, Boss, Profiteur und Geologen; Leitern, Fallen, Diebstähle und Tausche werfen jeden Plan um.

## Karten

card-ladder = Leiter { $shape }
card-blue-door = blaue Tür { $shape }
card-green-door = grüne Tür { $shape }
card-crystal = Kristall { $shape }
card-theft = Diebstahl
card-hands-off = Finger weg
card-trap = Falle
card-free = Freiheit
card-inspection = Inspektion
card-swap-hats = Mützentausch
card-swap-hands = Handkartentausch
dwarf-blue-miner = blauer Goldgräber
dwarf-green-miner = grüner Goldgräber
dwarf-geologist = Geologe
dwarf-boss = Boss
dwarf-profiteer = Profiteur

## Was man tun kann

verb-theft = einen Diebstahl vor sich legen
verb-hands-off = einen Diebstahl entfernen
verb-trap = einem Spieler eine Falle stellen
verb-free = eine Falle entfernen
verb-inspect = eine Zwergenkarte ansehen
verb-swap-hats = einen Spieler die Mütze tauschen lassen
verb-swap-hands = mit einem Spieler die Handkarten tauschen
verb-discard-two = zwei Karten abwerfen, um eine dritte loszuwerden

## Worauf eine Aktion zielt, Schritt für Schritt

aim-hands-off-1 = Wessen Diebstahl entfernst du?
aim-trap-1 = Wem stellst du eine Falle?
aim-free-1 = Wen befreist du?
aim-inspect-1 = Wessen Zwergenkarte siehst du an?
aim-swap-hats-1 = Wer tauscht die Mütze?
aim-swap-hands-1 = Mit wem tauschst du die Handkarten?
aim-discard-two-1 = Wähle die zweite Karte zum Abwerfen.
aim-discard-two-2 = Welche Karte vor dir wirst du los?

## Was gefragt wird

ask-choose-victim = Dein Diebstahl: Wem nimmst du 1 Gold?

## Was geschieht

event-cards-set-aside = { $cards-count ->
        [one] { $cards-count } Karte bleibt in dieser Runde ungesehen beiseite.
       *[other] { $cards-count } Karten bleiben in dieser Runde ungesehen beiseite.
    }
event-played-at = { $seat } spielt „{ $card }“ und wählt { $target }.
event-theft-laid = { $seat } legt „{ $card }“ vor sich.
event-theft-stopped = { $seat } spielt „{ $card }“ gegen { $target }: „{ $removed }“ ist weg.
event-trap-laid = { $seat } legt „{ $card }“ vor { $target }.
event-player-freed = { $seat } spielt „{ $card }“ für { $target }: „{ $removed }“ ist weg.
event-hands-swapped = { $given-known ->
        [yes] { $taken-known ->
            [yes] { $given-count ->
                [0] { $taken-count ->
                    [0] { $seat } und { $target } tauschen leere Hände.
                   *[other] { $seat } gibt nichts und nimmt von { $target }: { $taken }.
                }
               *[other] { $taken-count ->
                    [0] { $seat } gibt an { $target }: { $given }, und nimmt nichts.
                   *[other] { $seat } gibt an { $target }: { $given }, und nimmt: { $taken }.
                }
            }
           *[no] { $seat } und { $target } tauschen die Handkarten: nichts gegen { $taken-count }.
        }
       *[no] { $seat } und { $target } tauschen die Handkarten: { $given-count } gegen { $taken-count }.
    }
event-two-discarded = { $cards-known ->
        [yes] { $seat } wirft ab: { $cards }, und wird „{ $removed }“ los.
       *[no] { $seat } wirft zwei Karten verdeckt ab und wird „{ $removed }“ los.
    }
event-teams-judged = { $blue ->
        [yes] { $green ->
            [yes] Der Weg zum Schatz ist für beide Teams frei: Beide gewinnen.
           *[no] Das blaue Team gewinnt.
        }
       *[no] { $green ->
            [yes] Das grüne Team gewinnt.
           *[no] Türen versperren beiden Teams den Weg zum Schatz: Keines gewinnt.
        }
    }
event-share-paid = { $gold ->
        [0] { $seat } gehört zur Gewinnergruppe, erhält aber kein Gold.
       *[other] { $seat } gehört zur Gewinnergruppe und erhält { $gold } Gold.
    }
event-crystals-paid = { $gold ->
        [0] { $seat } erhält kein Gold für Kristalle.
       *[other] { $seat } erhält { $gold } Gold; Kristalle im Labyrinth: { $crystals }.
    }
event-gold-stolen = { $seat } stiehlt { $victim } 1 Gold.

## Was ein Spieler gesehen hat

memory-handed-over = { $cards-count ->
        [0] Zug { $turn }: { $target } hat von dir eine leere Hand.
       *[other] Zug { $turn }: { $target } hat von dir: { $cards }.
    }

## Warum etwas nicht geht

refusal-beside-a-goal = Eine Leiter darf nicht neben einer Zielkarte liegen
refusal-left-the-round = Dieser Spieler ist nicht mehr in der Runde
refusal-lies-there-already = { $about ->
        [theft] Vor dir liegt schon ein Diebstahl
        [trap] Vor diesem Spieler liegt schon eine Falle
       *[other] Eine solche Karte liegt schon dort
    }
refusal-no-theft-there = Vor diesem Spieler liegt kein Diebstahl
refusal-not-before-you = Diese Karte liegt nicht vor dir
refusal-not-trapped = Vor diesem Spieler liegt keine Falle
refusal-not-yourself = Du musst einen anderen Spieler wählen
refusal-trapped = Vor dir liegt eine Falle: Du kannst keine Wegekarten legen
