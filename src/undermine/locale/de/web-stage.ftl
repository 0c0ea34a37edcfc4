### Was der Web-Client über das Ende einer Runde, die Zwerge am Tisch und ihre Reden sagt, auf Deutsch.

## Die Enttarnung

web-end-title = { $won ->
    [yes] Du hast gewonnen
   *[no] Du hast verloren
}: { $nuggets ->
    [0] kein Gold für dich
    [one] du bekommst ein Nugget
   *[other] du bekommst { $nuggets } Nuggets
}
web-end-cards = { $won ->
    [yes] Du hast gewonnen
   *[no] Du hast verloren
}: { $cards ->
    [one] du bekommst eine Goldkarte
   *[other] du bekommst { $cards } Goldkarten
}
web-end-open = { $won ->
    [yes] Du hast gewonnen!
   *[no] Du hast verloren
}
web-end-points = { $points ->
    [one] Du bekommst einen Punkt
   *[other] Du bekommst { $points } Punkte
}
web-end-outcome = { $treasure ->
    [yes] Der Schatz ist gefunden.
   *[no] Der Schatz bleibt verborgen.
} { $count ->
    [0] Niemand hat gewonnen.
   *[other] Gewonnen: { $names }
}
web-end-shared = { $treasure ->
    [yes] Der letzte Schatz ist genommen.
   *[no] Niemand hat noch Karten.
} Jeder Clan teilt, was seine loyalen Zwerge und der Saboteur des anderen Clans genommen haben; ein eigennütziger Zwerg behält seines.
web-end-next = Nächste Runde
web-end-result = Zum Ergebnis
web-end-left = { $seconds } s
web-result-look = Das Spielfeld ansehen
web-result-back = Zurück zum Ergebnis
web-share-picture = Bild teilen
chart-gave-you-away = Dieser Zug hat dich verraten: Verdacht von { $before } auf { $after }

## Was Zwerge sagen

says-gruff-suspect = Hier stinkt es nach Verrat: { $name }.
says-gruff-trust = { $name } gräbt ehrlich. Das reicht mir.
says-gruff-repair-me = Werkzeug kaputt. Das soll mal jemand richten!
says-gruff-innocent = Ich? Unsinn. Ich grabe.
says-gruff-why-me = { $name }! Wofür war das?
says-gruff-thanks = Hm. Danke, { $name }.
says-gruff-tease = { $name }, das nennst du graben?
says-gruff-passing-broken = Mit kaputtem Werkzeug grabe ich nichts.
says-gruff-passing-no-card = Nichts als Plunder auf der Hand.
says-cheerful-suspect = Ich sage es ungern, aber { $name } führt etwas im Schilde!
says-cheerful-trust = { $name } ist eine gute Seele!
says-cheerful-repair-me = O weh, mein Werkzeug! Wer hilft mir?
says-cheerful-innocent = Aber ich will doch nur das Gold, wie ihr alle!
says-cheerful-why-me = Au! Warum denn ich, { $name }?
says-cheerful-thanks = Danke, { $name }, du bist ein Schatz!
says-cheerful-tease = Vorsicht, { $name }, sonst läuft uns das Gold davon!
says-cheerful-passing-broken = Ohne Werkzeug kein Graben. Dann summe ich eben.
says-cheerful-passing-no-card = Kein Glück mit den Karten. Nächstes Mal!
says-nervous-suspect = S-seht ihr das denn nicht? Es ist { $name }!
says-nervous-trust = Mit { $name } fühle ich mich sicherer.
says-nervous-repair-me = Bitte, bitte, wer repariert mir das Werkzeug?
says-nervous-innocent = Ich war es nicht! Ich schwöre es bei meinem Bart!
says-nervous-why-me = { $name }, was habe ich dir getan?
says-nervous-thanks = Oh! Danke, { $name }, danke!
says-nervous-tease = { $name }, musst du hier unten so lärmen?
says-nervous-passing-broken = Ich kann nicht, mein Werkzeug ist kaputt. Wirklich!
says-nervous-passing-no-card = Ich habe nichts, was passt. Glaubt mir!
says-sly-suspect = Interessant, wie { $name } immer in die falsche Richtung gräbt.
says-sly-trust = { $name } würde ich meine Lampe leihen.
says-sly-repair-me = Eine Reparatur vergesse ich nicht.
says-sly-innocent = Sieht so ein Schurke aus?
says-sly-why-me = Kühner Zug, { $name }. Warum gegen mich?
says-sly-thanks = Dafür hast du etwas gut, { $name }.
says-sly-tease = { $name }, ist das ein Plan oder ein Unfall?
says-sly-passing-broken = Ohne Werkzeug wartet es sich gut.
says-sly-passing-no-card = Meine Karten und ich reden heute nicht miteinander.
web-claim-innocent = Ich bin auf eurer Seite!
web-claim-why-me = Warum tust du mir das an, { $name }?
web-claim-thanks = Danke, { $name }!
web-claim-tease = Netter Versuch, { $name }!
web-claim-passing-broken = Ich passe, weil mein Werkzeug kaputt ist.
web-claim-passing-no-card = Ich passe, weil mir keine Karte nützt.
web-claim-begin-innocent = Ich bin’s nicht!
web-claim-begin-why-me = Warum ich, …?
web-claim-begin-thanks = Danke, …
web-claim-begin-tease = Netter Versuch, …
web-claim-begin-passing-broken = Ich passe: Werkzeug kaputt
web-claim-begin-passing-no-card = Ich passe: keine nützliche Karte
web-claim-more = Mehr …
web-temperament-gruff = Mürrisch: beschuldigt früh, dankt selten.
web-temperament-cheerful = Heiter: dankt, vertraut und erzählt, was zu sehen war.
web-temperament-nervous = Nervös: verteidigt sich, bevor jemand fragt.
web-temperament-sly = Gerissen: stichelt und sagt nicht mehr als nötig.
web-chatter = Wie viel Bots reden
web-chatter-silent = Gar nicht
web-chatter-some = Etwas
web-chatter-lively = Viel
web-assistant = KI-Assistent
web-assistants = KI-Assistenten dürfen sich an diesen Tisch setzen
web-research = Nach ihrem Ende darf diese Partie zu Daten für die Forschung werden, ohne Namen und Gespräche
web-failure-no-assistants = An diesem Tisch hat der Gastgeber keine KI-Assistenten zugelassen.

## Rund um den Tisch

web-sent-away = Der Gastgeber hat dich von diesem Tisch genommen. Zurück kannst du nur, wenn er dich wieder einlässt.
web-was-removed = { $name } wurde vom Tisch genommen.
web-let-in = Wieder einlassen
web-rematch-join = Beim nächsten Spiel mitspielen
web-rematch-open = An einem neuen Tisch wird ein weiteres Spiel vorbereitet.
web-no-page = Diese Seite gibt es nicht
web-share = Link teilen …
web-failure-removed = Der Gastgeber hat dich von diesem Tisch genommen.
web-tiles = Spiele
web-tile-base = 30 Min. · leicht zu lernen
web-tile-saboteur2 = 45 Min. · zwei Teams, viele Rollen
web-tile-lost-mines = 45 Min. · ein Wald, zwei Clans, ein Drache
web-tile-jubilee = 45 Min. · alles auf einmal, für Geübte
web-game-open = Wartet auf Mitspieler
web-game-yours = Du bist am Zug
web-game-others = Andere sind am Zug
web-game-running = Läuft
web-game-theirs = Am Zug: { $names }
web-game-with = mit { $names }
web-games-all = Alle { $count } Spiele
web-game-remove = { $code } von der Liste nehmen
tile-base = Saboteur
chart-moments = Schlüsselmomente
chart-moment-treasure = Zug { $move }: Die Chance auf den Schatz ging von { $before } auf { $after }
chart-moment-suspicion = Zug { $move }: Der Verdacht gegen { $name } ging von { $before } auf { $after }
web-since-last-turn = Seit deinem letzten Zug
web-marks = Deine Markierung
web-mark-trust = Ich vertraue
web-mark-suspect = Ich verdächtige
web-note = Eine Notiz
web-marks-private = Nur du siehst das.
web-volume = Lautstärke
web-confirm = Jeden Zug bestätigen
web-change-rules = Regeln oder Plätze ändern
web-take-rules = Nach diesen Regeln spielen
web-leave-title = Dieses Spiel verlassen?
web-leave-about = Dein Platz wartet auf dich. Wenn du endgültig gehst, spielt ein Bot für dich weiter.
web-leave-alone = Dein Platz wartet auf dich. Wenn du endgültig gehst, endet das Spiel: Sonst spielt niemand mit.
web-leave-later = Später wiederkommen
web-leave-for-good = Endgültig gehen
web-leave-stay = Bleiben
web-left = nicht mehr dabei; ein Bot spielt
web-left-you = Du hast dieses Spiel verlassen: Auf deinem Platz spielt ein Bot.
web-come-back = Meinen Platz wieder einnehmen
web-table-over = Dieser Tisch ist geschlossen: Das Spiel wurde nicht zu Ende gespielt.
web-failure-seats-taken = An diesem Tisch sitzen mehr Leute, als er Plätze hätte.
web-plan-where = Dein Plan: Wohin soll sie, wenn du am Zug bist? Tippe auf einen Ort oder einen Spieler.
web-plan-ready = Geplant: { $card }, { $place }. Das geschieht, wenn du am Zug bist, falls es dann noch geht. Niemand sonst weiß davon.
web-plan-discard = Dann ablegen
web-plan-discarded = auf den Ablagestapel
web-plan-forget = Plan vergessen
web-plan-failed = Dein Plan ließ sich nicht mehr ausführen.
web-near-goal = Nur noch ein Schritt bis zu einem Ziel!
