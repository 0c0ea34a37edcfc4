### Die Wörter der Weltmeisterschaftskarten auf Deutsch. Für Kennungen und Variablen gilt dasselbe wie in base.ftl.

## Regeln

module-wc2016 = Gieriger Zwerg (2016)
module-wc2016-about = Einen der Goldgräber ersetzt der gierige Zwerg: Er gewinnt allein, wenn seine eigene Karte den Schatz findet, und geht sonst leer aus.
module-wc2017 = Zieltausch (2017)
module-wc2017-about = Mit einer Karte hebt man zwei verdeckte Zielkarten auf und vertauscht sie, oder man tut nur so.
module-wc2018 = Schatzkammer (2018)
module-wc2018-about = Eine Karte bringt eine der letzten fünf Karten des Ablagestapels zurück, statt einer neuen vom Stapel.
module-wc2019 = Veto (2019)
module-wc2019-about = Eine Karte hält die Karte eines anderen auf, bevor sie wirkt; wer sie hat, bleibt geheim, darum werden alle gefragt.
module-wc2020 = Richtungswechsel (2020)
module-wc2020-about = Eine Karte kehrt bis zum Ende der Runde die Zugreihenfolge und das Weitergeben des Goldes um.
module-wc2021 = Alleskönner (2021)
module-wc2021-about = Eine weitere Reparaturkarte, die ein beliebiges kaputtes Werkzeug repariert.
module-wc2022 = Pionier (2022)
module-wc2022-about = Mit einer Karte legt man zwei Wegekarten in einem Zug.
module-wc2023 = Umleitung (2023)
module-wc2023-about = Eine Karte verlegt die zuletzt gelegte Wegekarte auf ein anderes Feld.

## Karten

card-goal-swap = Zieltausch
card-vault = Schatzkammer
card-veto = Veto
card-change-of-direction = Richtungswechsel
card-handyman = Alleskönner
card-pioneer = Pionier
card-diversion = Umleitung
dwarf-greedy-dwarf = gieriger Zwerg

## Was man tun kann

verb-swap-goals = zwei Zielkarten aufheben
verb-open-vault = eine Karte aus dem Ablagestapel nehmen
verb-reverse = die Richtung wechseln
verb-pioneer = zwei Wegekarten legen
verb-divert = die zuletzt gelegte Wegekarte verlegen

## Worauf eine Aktion zielt, Schritt für Schritt

aim-swap-goals-1 = Wähle das erste Ziel.
aim-swap-goals-2 = Wähle das zweite Ziel.
aim-divert-1 = Wähle, wohin die zuletzt gelegte Karte kommt.

## Was gefragt wird

ask-decide-swap = Vertauschst du die beiden Zielkarten? Nur du wirst es wissen.
ask-pick-from-vault = Diese Karten lagen oben auf dem Ablagestapel: Welche behältst du?
ask-veto-window = Legst du gegen diese Karte ein Veto ein?
ask-pioneer-digs = Pionier: Lege eine Wegekarte.
ask-pioneer-asks = Pionier: Für eine Wegekarte ist kein Platz offen. Bitte jemanden, den Zoll zu zahlen.

## Was geschieht

event-goals-lifted = { $seat } spielt „{ $card }“ und hebt die Zielkarten auf { $one } und { $other } auf.
event-goals-returned = { $swapped-known ->
        [yes] { $swapped ->
            [yes] { $seat } legt die Zielkarten auf { $one } und { $other } zurück: vertauscht.
           *[no] { $seat } legt die Zielkarten auf { $one } und { $other } zurück: nicht vertauscht.
        }
       *[no] { $seat } legt die Zielkarten auf { $one } und { $other } zurück: vertauscht oder auch nicht.
    }
event-vault-opened = { $count ->
        [one] { $seat } spielt „{ $card }“ und nimmt die oberste Karte des Ablagestapels.
       *[other] { $seat } spielt „{ $card }“ und sieht sich die obersten { $count } Karten des Ablagestapels an.
    }
event-vault-picked = { $kept-known ->
        [yes] { $seat } behält „{ $kept }“; zur Wahl standen: { $cards }.
       *[no] { $seat } behält eine der Karten.
    }
event-vetoed = { $seat } spielt „{ $card }“: Aus der Ankündigung von { $player } wird nichts („{ $action }“).
event-direction-changed = { $reversed ->
        [yes] { $seat } spielt „{ $card }“: Die Züge gehen jetzt gegen den Uhrzeigersinn.
       *[no] { $seat } spielt „{ $card }“: Die Züge gehen wieder im Uhrzeigersinn.
    }
event-pioneer-played = { $seat } spielt „{ $card }“, um zwei Wegekarten zu legen.
event-pioneer-went-on = { $seat } legt eine zweite Wegekarte.
event-tunnel-lifted = { $seat } spielt „{ $card }“ und hebt „{ $lifted }“ von { $cell } auf.

## Was ein Spieler gesehen hat

memory-decided-swap = { $swapped ->
        [yes] Zug { $turn }: Du hast die Zielkarten auf { $one } und { $other } vertauscht.
       *[no] Zug { $turn }: Du hast die Zielkarten auf { $one } und { $other } aufgehoben und nicht vertauscht.
    }
memory-saw-pile = Zug { $turn }: Oben auf dem Ablagestapel sahst du { $cards } und behieltest { $kept }.

## Warum etwas nicht geht

refusal-discard-pile-is-empty = Der Ablagestapel ist leer
refusal-must-play-a-tunnel-card = Der Pionier muss jetzt eine Wegekarte legen
refusal-name-goals-in-order = Nenne die beiden Ziele in der Reihenfolge ihrer Felder, von oben
refusal-needs-another-cell = Die Karte muss auf ein anderes Feld
refusal-needs-two-goals = Es braucht zwei verschiedene Ziele
refusal-needs-two-tunnel-cards = Du brauchst zwei Wegekarten auf der Hand
refusal-no-card-to-divert = Es gibt keine Wegekarte, die sich verlegen ließe: In dieser Runde wurde keine gelegt, oder die letzte ist weg
refusal-no-place-for-a-tunnel = Keine deiner Wegekarten lässt sich irgendwo legen
