### Was ein Meister in einem beendeten Spiel rät, und warum.

replay-master = Einen Meister fragen
replay-master-thinks = Der Meister überlegt …
replay-master-says = Was ein Meister anstelle von { $name } täte, der nicht mehr wissen konnte:
replay-master-done = so wurde gespielt
advice-weighs-most = es zählt für diese Rolle am meisten.
advice-nearer = es bringt den Schatz näher.
advice-reaches-goal = es erreicht ein Ziel, das mit { $percent } % Wahrscheinlichkeit der Schatz ist.
advice-does-no-harm = es schadet nicht, und bessere Karten bleiben auf der Hand.
advice-lengthens-way = es verlängert den Weg zum Schatz.
advice-keeps-cover = es sieht hilfreich aus und verrät nichts.
advice-stops-suspect = es hält { $name } auf: mit { $percent } % Wahrscheinlichkeit ein Saboteur.
advice-stops-digger = es hält { $name } auf: gräbt mit { $percent } % Wahrscheinlichkeit nach dem Schatz.
advice-helps-oneself = ohne das kann man nicht graben.
advice-helps-digger = es hilft { $name }: gräbt mit { $percent } % Wahrscheinlichkeit nach dem Schatz.
advice-helps-fellow = es hilft { $name }: mit { $percent } % Wahrscheinlichkeit ein Saboteur.
advice-opens-way = es öffnet einen Weg.
advice-learns-goal = es zeigt ein Ziel, das mit { $percent } % Wahrscheinlichkeit der Schatz ist.
advice-learns-dwarf = es zeigt, wer { $name } ist: mit { $percent } % Wahrscheinlichkeit ein Saboteur.
advice-card-of-no-use = diese Karte nützt am wenigsten.
advice-builds-way = es baut einen Weg zu den Minen.
advice-walks-on = es führt weiter zu einem Schatz.
advice-stays = kein Weg ist seinen Preis wert.
advice-learns-mine = es zeigt, wo die Schätze liegen.
advice-learns-treasure = es zeigt, welcher Schatz am meisten wert ist.
advice-learns-role = es zeigt, wem zu trauen ist.
advice-hinders-others = es hält die anderen auf.
