### Was das Tutorial sagt, auf Deutsch.

tutorial-title = Tutorial
tutorial-door = In drei Minuten gelernt
tutorial-door-about = Eine erste Runde, Schritt für Schritt
tutorial-go-on = Tutorial fortsetzen
tutorial-you = Du
tutorial-lesson = Lektion { $number } von { $lessons }
tutorial-leave = Verlassen
tutorial-hurry = Weiter
tutorial-restart = Noch einmal
tutorial-watch = Jetzt spielen die anderen. Schau, was sie tun!
tutorial-again = Das wäre erlaubt, aber nicht jetzt: Tu bitte, was diese Lektion verlangt.
tutorial-look-again = Wohl kaum. Schau nach, was geschehen ist: Wer hat Werkzeug zerbrochen, wer eine Sackgasse gelegt?
tutorial-dig = Du bist Goldgräber. Unter einem der drei Ziele { $way ->
        [up] oben
       *[east] rechts
    } liegt der Schatz. Wähle diese Wegekarte, tippe auf das leuchtende Feld am Ende des Wegs und bestätige.
tutorial-repair = Cid hat deine Spitzhacke zerbrochen: Mit kaputtem Werkzeug kannst du nicht graben. Wähle die Reparaturkarte, dann dich selbst, und bestätige.
tutorial-rockfall = Eine Sackgasse, direkt vor dem Ziel! Ein Steinschlag nimmt eine Wegekarte weg. Wähle ihn und dann die Sackgasse.
tutorial-map = Was liegt unter den Zielen? Mit einer Schatzkarte siehst nur du eines an. Wähle irgendein Ziel: Alle sehen, wohin du schaust, niemand, was du siehst.
tutorial-deduce = Jemand hier will nicht, dass ihr ankommt. Jemand hat deine Spitzhacke zerbrochen, jemand eine Sackgasse gelegt, jemand Bobs Lore zerbrochen. Wen verdächtigst du?
tutorial-break = Ja, das war jedes Mal Cid. Wer kaputtes Werkzeug hat, kann nicht graben: Lege Cid die kaputte Laterne vor.
tutorial-treasure = Jetzt ist der Weg frei. Lege diese Kreuzung in die Lücke vor dem Ziel.
tutorial-gold = Der Schatz! Alle Zwerge werden aufgedeckt: Cid war der Saboteur. Die Goldgräber teilen sich das Gold, und du hast zuletzt gegraben, also wählst du zuerst. Nimm eine Karte.
tutorial-ended = Gut gegraben!
tutorial-ended-about = Das war eine Runde. Ein Spiel hat drei davon, jedes Mal mit neuen Rollen, und wer das meiste Gold hat, gewinnt. Manchmal bist du der Saboteur: Dann grabe krumm, zerbrich Werkzeug und schau unschuldig.
