rating-skill = Role
rating-skill-miner = As miner
rating-skill-saboteur = As saboteur
rating-skill-alone = On one's own
rating-table = Rated: the game changes everybody's ratings
rating-table-is = A rated game
rating-own = Your ratings
rating-season = Season { $season }
rating-none = No rated game yet this season.
rating-figure = { $games ->
    [one] { $rating } ± { $doubt }, from one game
   *[other] { $rating } ± { $doubt }, from { $games } games
}
rating-about = 1500 is average. The second number says how far off the rating may still be.
rating-course = Your rating, game by game
rating-public = Others may see my ratings, by the name of my account
rating-needs-account = With an account you can show your ratings to others.
rating-leaderboard = Leaderboard
rating-which-season = Season
rating-place = Place
rating-player = Player
rating-rating = Rating
rating-games = Games
rating-nobody = { $games ->
    [one] Nobody is listed yet: it takes one rated game in the season.
   *[other] Nobody is listed yet: it takes { $games } rated games in the season.
}
rating-list-about = { $games ->
    [one] Listed are bots and those who want to be seen, after one game with the role. Sorted by rating less uncertainty.
   *[other] Listed are bots and those who want to be seen, after { $games } games with the role. Sorted by rating less uncertainty.
}
rating-changes = Ratings
rating-why = Why?
rating-why-round = { $dwarf }: place { $place } of { $sides } sides, with a chance of { $percent }% to be first
rating-why-about = What the rules do for each side is already counted in the chance: winning against the odds brings more, losing a favourable side costs more.
web-failure-no-such-player = Nobody with this name shows their ratings.
web-failure-no-such-leaderboard = There is no such leaderboard.
web-failure-not-rated = This game is not rated.
web-failure-no-account = You need an account for this.
