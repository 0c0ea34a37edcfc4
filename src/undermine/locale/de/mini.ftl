### Die Wörter der Mini-Erweiterungen auf Deutsch. Kennungen und Variablen wie in base.ftl.

## Regeln

module-toll = Tunnelzoll
module-toll-about = Zwergenfiguren sperren offene Wegenden; wer dort weitergräbt, zahlt an den Besitzer der Figur oder findet jemanden, der für ihn zahlt.
module-costume = Kostümabteilung
module-costume-about = Wer die Postkarte im Labyrinth als Erster erreicht, muss seine Zwergenkarte tauschen und wechselt vielleicht die Seite.
module-party = Tunnelparty
module-party-about = Sobald die Postkarte im Labyrinth erreicht ist, werden alle Zwergenkarten mitten in der Runde gemischt und neu verteilt.
module-new-goals = Neue Ziele
module-new-goals-about = Fünf Ziele statt dreien: Neben Schatz und Steinen gibt es Goldsäcke, einen Drachen und eine Riesenspinne.
module-chests = Schatztruhen
module-chests-about = Vier Truhen liegen versteckt im Labyrinth; wer eine erreicht, öffnet sie, zum Guten oder zum Schlechten.
module-chests-chosen = Schatztruhen nach Wahl
module-chests-chosen-about = Schatztruhen, aber die Spieler legen die vier Truhen selbst, einer nach dem anderen; ersetzt die gewöhnlichen Schatztruhen.
module-nuggets = Goldnuggets
module-nuggets-about = In jeder Runde liegt eine Nuggetkarte im Labyrinth; wer sie zuerst erreicht, kann mit ihrem Gold aussteigen oder weiterspielen und es nur behalten, wenn er gewinnt.

## Karten

card-costume = Kostümabteilung
card-party = Tunnelparty
goal-bag-1 = Goldsack mit Wert 1
goal-bag-2 = Goldsack mit Wert 2
goal-dragon = Drache
goal-giant-spider = Riesenspinne
card-dark = dunkle Karte { $shape }
card-chest-gold = Truhe: 1 Gold
card-chest-no-maps = Truhe: keine Schatzkarten mehr
card-chest-no-draw = Truhe: kein Nachziehen
card-chest-extra-draw = Truhe: eine Karte mehr
card-chest-move-goal = Truhe: ein Ziel verschieben
card-chest-take-card = Truhe: Karte eines Mitspielers
card-chest-three-cards = Truhe: drei Karten, eine behalten
card-chest-look = Truhe: Blick auf einen Zwerg
card-chest-search-pile = Truhe: Ablagestapel durchsuchen
card-chest-lose-cards = Truhe: fünf Karten verlieren
card-nugget-1 = Nuggetkarte mit Wert 1
card-nugget-2 = Nuggetkarte mit Wert 2
card-nugget-3 = Nuggetkarte mit Wert 3

## Was man tun kann

verb-toll = eine Figur stellen
verb-ask-toll = jemanden bitten, den Zoll zu zahlen
verb-rockfall-chest = eine Truhe entfernen
verb-map-chest = eine Truhe ansehen

## Worauf eine Aktion zielt, Schritt für Schritt

aim-toll-1 = Wähle das leere Feld an einem offenen Wegende, auf dem deine Figur stehen soll.
aim-ask-toll-1 = Für welche Figur soll der Zoll gezahlt werden?
aim-ask-toll-2 = Wen bittest du, für dich zu zahlen?
aim-rockfall-chest-1 = Wähle die Truhe, die du entfernst.
aim-map-chest-1 = Wähle die Truhe, die du ansiehst.

## Was gefragt wird

ask-pay-for-me = Du wirst gebeten, den Zoll für jemand anderen zu zahlen: Machst du das?
ask-turn-dark-card = Die dunkle Karte kann so oder so liegen: Wie herum soll sie liegen?
ask-move-which-goal = Welches Ziel verschiebst du um ein Feld nach Osten?
ask-look-at-whom = Wessen Zwergenkarte siehst du dir an?
ask-take-from-whom = Von wem nimmst du eine zufällige Karte?
ask-keep-of-deck = Welche der Karten vom Stapel behältst du?
ask-keep-of-pile = Welche der Karten vom Ablagestapel behältst du?
ask-place-chest = Auf welches Feld legst du die nächste Truhe? Niemand weiß, was darin ist.
ask-pick-nugget = Welche Nuggetkarte liegt in dieser Runde im Labyrinth?
ask-place-nugget = Auf welchem Feld liegt die Nuggetkarte?
ask-leave-round = Das Gold der Nuggetkarte liegt vor dir: Beendest du jetzt deine Runde und behältst es?

## Was geschieht

event-figure-paid-for = { $card-known ->
        [yes] { $seat } wirft für eine Figur „{ $card }“ ab.
       *[no] { $seat } wirft für eine Figur eine Karte verdeckt ab.
    }
event-figure-placed = { $seat } stellt eine Figur auf { $cell }.
event-figure-removed = Die Figur auf { $cell } ist für diese Runde aus dem Spiel.
event-toll-requested = { $seat } bittet { $target }, den Zoll auf { $cell } zu zahlen.
event-toll-answered = { $pays ->
        [yes] { $seat } verspricht, den Zoll auf { $cell } zu zahlen.
       *[no] { $seat } zahlt den Zoll auf { $cell } nicht.
    }
event-postcard-laid = Auf { $cell } liegt die Postkarte: { $card }.
event-postcard-reached = { $seat } erreicht die Postkarte auf { $cell }: { $card }.
event-dwarfs-dealt-anew = { $dwarfs-known ->
        [no] Alle Zwergenkarten werden gemischt und geheim neu verteilt.
       *[some] Alle Zwergenkarten werden gemischt und geheim neu verteilt ({ $dwarfs-by-seat }).
    }
event-chests-laid = { $chests-known ->
        [yes] Truhen liegen versteckt auf { $cells }: { $chests }, unter { $darks }.
       *[no] Truhen liegen versteckt auf { $cells }.
    }
event-chest-laid = { $chest-known ->
        [yes] { $seat } legt eine Truhe auf { $cell }: „{ $chest }“ unter „{ $dark }“.
       *[no] { $seat } legt eine Truhe auf { $cell }, ungesehen.
    }
event-dark-card-turned-up = { $seat } erreicht eine Truhe auf { $cell } und deckt auf: { $dark }.
event-dark-card-laid = { $turned ->
        [yes] Auf { $cell } liegt „{ $card }“, um 180° gedreht.
       *[no] Auf { $cell } liegt „{ $card }“.
    }
event-chest-opened = { $seat } öffnet eine Truhe: „{ $chest }“.
event-chest-buried = { $seat } spielt „{ $card }“: Die Truhe auf { $cell } ist ungesehen weg.
event-chest-seen = { $chest-known ->
        [yes] { $seat } sieht sich die Truhe auf { $cell } an: „{ $chest }“ unter „{ $dark }“.
       *[no] { $seat } sieht sich die Truhe auf { $cell } an.
    }
event-draws-changed = { $more ->
        [yes] { $seat } zieht in diesem Zug eine Karte mehr nach.
       *[no] { $seat } zieht in diesem Zug eine Karte weniger nach.
    }
event-goal-moved = { $seat } verschiebt die Zielkarte von { $cell } nach { $to }.
event-card-taken = { $card-known ->
        [yes] { $seat } nimmt eine Karte von { $target }: { $card }.
       *[no] { $seat } nimmt eine Karte von { $target }.
    }
event-three-put-off = { $seat } zieht am Ende des Zuges drei Karten und behält eine.
event-kept-of-deck = { $kept-known ->
        [yes] { $seat } zieht { $cards } und behält „{ $kept }“; der Rest wird verdeckt abgeworfen.
       *[no] { $seat } zieht { $cards-count } Karten und behält eine; der Rest wird verdeckt abgeworfen.
    }
event-pile-shuffled = { $seat } mischt den Ablagestapel.
event-kept-of-pile = { $kept-known ->
        [yes] { $seat } sieht sich Karten vom Ablagestapel an: { $cards }; behalten wird „{ $kept }“.
       *[no] { $cards-count ->
            [one] { $seat } nimmt die einzige Karte des Ablagestapels.
           *[other] { $seat } sieht sich { $cards-count } Karten vom Ablagestapel an und behält eine.
        }
    }
event-cards-lost = { $cards-count ->
        [0] Der Stapel ist leer: Keine Karte geht verloren.
        [one] { $cards-count } Karte vom Stapel kommt ungesehen auf den Ablagestapel.
       *[other] { $cards-count } Karten vom Stapel kommen ungesehen auf den Ablagestapel.
    }
event-nugget-chosen = { $seat } wählt für diese Runde: { $card }.
event-nugget-laid = { $seat } legt auf { $cell }: { $card }.
event-nugget-taken = { $gold-count ->
        [0] { $tokens ->
            [0] { $seat } erreicht die Nuggetkarte, aber der Vorrat ist leer.
           *[other] { $seat } erreicht die Nuggetkarte und legt { $tokens } Goldplättchen offen vor sich hin.
        }
        [one] { $seat } erreicht die Nuggetkarte und legt { $gold-count } Goldkarte im Wert von { $gold } offen vor sich hin.
       *[other] { $seat } erreicht die Nuggetkarte und legt { $gold-count } Goldkarten im Wert von { $gold } offen vor sich hin.
    }
event-hand-set-aside = { $cards-count ->
        [0] { $seat } hat keine Karten beiseitezulegen.
        [one] { $cards-known ->
            [yes] { $seat } legt beiseite: { $cards }.
           *[no] { $seat } legt { $cards-count } Karte ungesehen beiseite.
        }
       *[other] { $cards-known ->
            [yes] { $seat } legt beiseite: { $cards }.
           *[no] { $seat } legt { $cards-count } Karten ungesehen beiseite.
        }
    }
event-round-left = { $seat } beendet die eigene Runde und behält das Gold der Nuggetkarte.
event-round-not-left = { $seat } bleibt in der Runde.
event-nugget-kept = { $seat } hat gewonnen und behält das Gold der Nuggetkarte.
event-nugget-returned = { $seat } hat nicht gewonnen: Das Gold der Nuggetkarte geht zurück.

## Was ein Spieler gesehen hat

memory-saw-chest = Zug { $turn }: Auf { $cell } lag „{ $chest }“ unter „{ $dark }“.
memory-kept-one-of = Zug { $turn }: angesehen: { $cards }, behalten: { $kept }; der Rest lag verdeckt im Ablagestapel.

## Warum etwas nicht geht

refusal-cannot-pay = Dort steht eine Figur, und du hast kein Gold zum Bezahlen
refusal-no-figure-left = Beide Figuren wurden in dieser Runde schon benutzt
refusal-no-open-end-there = In dieses Feld führt kein offenes Wegende
refusal-no-figure-there = Dort steht keine Figur
refusal-own-figure = Es ist deine eigene Figur: Du zahlst nichts
refusal-promised-already = Dort hat schon jemand versprochen zu zahlen
refusal-ask-somebody-else = Fragen kannst du nur andere
refusal-has-no-gold = Dieser Spieler hat kein Gold
refusal-asked-already = Diesen Spieler hast du in diesem Zug schon gefragt
refusal-no-chest-there = Dort liegt keine verdeckte Truhe
refusal-no-more-maps = Eine Truhe verbietet Schatzkarten für den Rest der Runde
refusal-beside-the-nugget = Eine Leiter darf nicht neben der Nuggetkarte liegen
refusal-player-has-left = Dieser Spieler hat seine Runde beendet
