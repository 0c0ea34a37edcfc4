### Was ein Meister in einem beendeten Spiel rät, und warum.

replay-master = Einen Meister fragen
replay-master-thinks = Der Meister überlegt …
replay-master-says = An der Stelle von { $name } und mit demselben Wissen würde ein Meister:
replay-master-done = so wurde gespielt
advice-weighs-most = das lohnt sich in dieser Rolle erfahrungsgemäß am meisten.
advice-nearer = das bringt den Schatz näher.
advice-reaches-goal = das erreicht ein Ziel, unter dem zu { $percent } % der Schatz liegt.
advice-does-no-harm = das schadet nicht, und die besseren Karten bleiben auf der Hand.
advice-lengthens-way = das macht den Weg zum Schatz länger.
advice-keeps-cover = das sieht hilfreich aus und verrät nichts.
advice-stops-suspect = das hält { $name } auf: zu { $percent } % ein Saboteur.
advice-stops-digger = das hält { $name } auf: gräbt zu { $percent } % nach dem Schatz.
advice-helps-oneself = mit kaputtem Werkzeug lässt sich nicht graben.
advice-helps-digger = das hilft { $name }: gräbt zu { $percent } % nach dem Schatz.
advice-helps-fellow = das hilft { $name }: zu { $percent } % auch ein Saboteur.
advice-opens-way = das macht den Weg frei.
advice-learns-goal = das zeigt ein Ziel, unter dem zu { $percent } % der Schatz liegt.
advice-learns-dwarf = das zeigt, wer { $name } ist: zu { $percent } % ein Saboteur.
advice-card-of-no-use = auf diese Karte lässt sich am ehesten verzichten.
advice-builds-way = das baut einen Weg zu den Minen.
advice-walks-on = so geht es weiter auf einen Schatz zu.
advice-stays = kein Weg ist seinen Preis wert.
advice-learns-mine = das zeigt, wo die Schätze liegen.
advice-learns-treasure = das zeigt, welcher Schatz am meisten wert ist.
advice-learns-role = das zeigt, wem zu trauen ist.
advice-hinders-others = das hält die anderen auf.
