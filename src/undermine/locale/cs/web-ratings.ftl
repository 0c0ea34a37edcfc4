rating-skill = Role
rating-skill-miner = Jako zlatokop
rating-skill-saboteur = Jako sabotér
rating-skill-alone = Na vlastní pěst
rating-table = Hodnocená hra: mění hodnocení všech hráčů
rating-table-is = Hodnocená hra
rating-own = Tvé hodnocení
rating-season = Sezóna { $season }
rating-none = V této sezóně zatím žádná hodnocená hra.
rating-figure = { $games ->
    [one] { $rating } ± { $doubt }, po jedné hře
    [few] { $rating } ± { $doubt }, po { $games } hrách
    [many] { $rating } ± { $doubt }, po { $games } hry
   *[other] { $rating } ± { $doubt }, po { $games } hrách
}
rating-about = 1500 je průměr. Druhé číslo říká, jak velká ještě může být odchylka.
rating-course = Hodnocení hru po hře
rating-public = Ostatní smějí vidět mé hodnocení pod jménem mého účtu
rating-needs-account = S účtem můžeš své hodnocení ukázat ostatním.
rating-leaderboard = Žebříček
rating-which-season = Sezóna
rating-place = Místo
rating-player = Hráč
rating-rating = Hodnocení
rating-games = Hry
rating-nobody = { $games ->
    [one] Zatím tu nikdo není: je potřeba jedna hodnocená hra v sezóně.
    [few] Zatím tu nikdo není: jsou potřeba { $games } hodnocené hry v sezóně.
    [many] Zatím tu nikdo není: je potřeba { $games } hodnocené hry v sezóně.
   *[other] Zatím tu nikdo není: je potřeba { $games } hodnocených her v sezóně.
}
rating-list-about = { $games ->
    [one] Jsou tu boti a ti, kdo chtějí být vidět, po jedné hře v dané roli. Řazeno podle hodnocení po odečtení nejistoty.
    [few] Jsou tu boti a ti, kdo chtějí být vidět, po { $games } hrách v dané roli. Řazeno podle hodnocení po odečtení nejistoty.
    [many] Jsou tu boti a ti, kdo chtějí být vidět, po { $games } hry v dané roli. Řazeno podle hodnocení po odečtení nejistoty.
   *[other] Jsou tu boti a ti, kdo chtějí být vidět, po { $games } hrách v dané roli. Řazeno podle hodnocení po odečtení nejistoty.
}
rating-changes = Hodnocení
rating-why = Proč?
rating-why-round = { $dwarf }: { $place }. místo, počet stran: { $sides }, šance na první místo: { $percent } %
rating-why-about = Co pravidla přinášejí každé straně, je už započítáno v šanci: výhra proti očekávání přinese víc, prohra na výhodné straně stojí víc.
web-failure-no-such-player = Nikdo s tímto jménem své hodnocení neukazuje.
web-failure-no-such-leaderboard = Takový žebříček není.
web-failure-not-rated = Tato hra není hodnocená.
web-failure-no-account = K tomu potřebuješ účet.
