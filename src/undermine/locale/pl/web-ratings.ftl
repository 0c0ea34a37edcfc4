rating-skill = Rola
rating-skill-miner = Jako górnik
rating-skill-saboteur = Jako sabotażysta
rating-skill-alone = Na własną rękę
rating-table = Gra rankingowa: zmienia ranking wszystkich graczy
rating-table-is = Gra rankingowa
rating-own = Twój ranking
rating-season = Sezon { $season }
rating-none = W tym sezonie jeszcze żadnej gry rankingowej.
rating-figure = { $games ->
    [one] { $rating } ± { $doubt }, po jednej grze
    [few] { $rating } ± { $doubt }, po { $games } grach
    [many] { $rating } ± { $doubt }, po { $games } grach
   *[other] { $rating } ± { $doubt }, po { $games } gry
}
rating-about = 1500 to średnia. Druga liczba mówi, o ile ranking może jeszcze być niedokładny.
rating-course = Ranking gra po grze
rating-public = Inni mogą widzieć mój ranking pod nazwą mojego konta
rating-needs-account = Mając konto, możesz pokazać innym swój ranking.
rating-leaderboard = Ranking graczy
rating-which-season = Sezon
rating-place = Miejsce
rating-player = Gracz
rating-rating = Ranking
rating-games = Gry
rating-nobody = { $games ->
    [one] Nikogo tu jeszcze nie ma: potrzeba jednej gry rankingowej w sezonie.
    [few] Nikogo tu jeszcze nie ma: potrzeba { $games } gier rankingowych w sezonie.
    [many] Nikogo tu jeszcze nie ma: potrzeba { $games } gier rankingowych w sezonie.
   *[other] Nikogo tu jeszcze nie ma: potrzeba { $games } gry rankingowej w sezonie.
}
rating-list-about = { $games ->
    [one] Na liście są boty i osoby, które chcą być widoczne, po jednej grze w danej roli. Kolejność według rankingu pomniejszonego o niepewność.
    [few] Na liście są boty i osoby, które chcą być widoczne, po { $games } grach w danej roli. Kolejność według rankingu pomniejszonego o niepewność.
    [many] Na liście są boty i osoby, które chcą być widoczne, po { $games } grach w danej roli. Kolejność według rankingu pomniejszonego o niepewność.
   *[other] Na liście są boty i osoby, które chcą być widoczne, po { $games } gry w danej roli. Kolejność według rankingu pomniejszonego o niepewność.
}
rating-changes = Ranking
rating-why = Dlaczego?
rating-why-round = { $dwarf }: miejsce { $place }, liczba stron: { $sides }, szansa na pierwsze miejsce: { $percent }%
rating-why-about = To, co zasady dają każdej ze stron, jest już wliczone w szansę: wygrana wbrew szansom przynosi więcej, przegrana po korzystnej stronie kosztuje więcej.
web-failure-no-such-player = Nikt o tej nazwie nie pokazuje swojego rankingu.
web-failure-no-such-leaderboard = Nie ma takiego rankingu.
web-failure-not-rated = To nie jest gra rankingowa.
web-failure-no-account = Do tego potrzebne jest konto.
