rating-skill = Rolle
rating-skill-miner = Als Goldgräber
rating-skill-saboteur = Als Saboteur
rating-skill-alone = Auf eigene Rechnung
rating-table = Gewertet: Die Partie ändert die Wertungen aller
rating-table-is = Eine gewertete Partie
rating-own = Deine Wertungen
rating-season = Saison { $season }
rating-none = In dieser Saison noch keine gewertete Partie.
rating-figure = { $games ->
    [one] { $rating } ± { $doubt }, aus einer Partie
   *[other] { $rating } ± { $doubt }, aus { $games } Partien
}
rating-about = 1500 ist der Durchschnitt. Die zweite Zahl sagt, wie weit die Wertung noch danebenliegen kann.
rating-course = Die Wertung, Partie für Partie
rating-public = Andere dürfen meine Wertungen unter dem Namen meines Kontos sehen
rating-needs-account = Mit einem Konto kannst du anderen deine Wertungen zeigen.
rating-leaderboard = Rangliste
rating-which-season = Saison
rating-place = Platz
rating-player = Spieler
rating-rating = Wertung
rating-games = Partien
rating-nobody = { $games ->
    [one] Noch steht niemand hier: Dazu gehört eine gewertete Partie in der Saison.
   *[other] Noch steht niemand hier: Dazu gehören { $games } gewertete Partien in der Saison.
}
rating-list-about = { $games ->
    [one] Hier stehen Bots und alle, die gesehen werden wollen, nach einer Partie mit der Rolle. Geordnet nach Wertung abzüglich Unsicherheit.
   *[other] Hier stehen Bots und alle, die gesehen werden wollen, nach { $games } Partien mit der Rolle. Geordnet nach Wertung abzüglich Unsicherheit.
}
rating-changes = Wertungen
rating-why = Warum?
rating-why-round = { $dwarf }: Platz { $place } von { $sides } Seiten, bei einer Chance von { $percent } % auf den ersten
rating-why-about = Was die Regeln für jede Seite bewirken, steckt schon in der Chance: Ein unerwarteter Sieg bringt mehr, eine Niederlage auf der günstigen Seite kostet mehr.
web-failure-no-such-player = Niemand mit diesem Namen zeigt seine Wertungen.
web-failure-no-such-leaderboard = Diese Rangliste gibt es nicht.
web-failure-not-rated = Diese Partie ist nicht gewertet.
web-failure-no-account = Dafür brauchst du ein Konto.
