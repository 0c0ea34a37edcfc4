### Co radzi mistrz w zakończonej grze i dlaczego.

replay-master = Zapytaj mistrza
replay-master-thinks = Mistrz się zastanawia …
replay-master-says = Co na miejscu gracza { $name } zrobiłby mistrz, wiedząc tyle samo:
replay-master-done = tak zagrano
advice-weighs-most = dla tej roli liczy się to najbardziej.
advice-nearer = przybliża skarb.
advice-reaches-goal = dociera do celu, który z szansą { $percent } % jest skarbem.
advice-does-no-harm = nie szkodzi, a lepsze karty zostają w ręce.
advice-lengthens-way = wydłuża drogę do skarbu.
advice-keeps-cover = wygląda na pomoc i pozwala się nie zdradzić.
advice-stops-suspect = zatrzymuje gracza { $name }, który z szansą { $percent } % jest sabotażystą.
advice-stops-digger = zatrzymuje gracza { $name }, który z szansą { $percent } % kopie do skarbu.
advice-helps-oneself = bez tego nie można kopać.
advice-helps-digger = pomaga graczowi { $name }, który z szansą { $percent } % kopie do skarbu.
advice-helps-fellow = pomaga graczowi { $name }, który z szansą { $percent } % jest sabotażystą.
advice-opens-way = otwiera drogę.
advice-learns-goal = pokazuje cel, który z szansą { $percent } % jest skarbem.
advice-learns-dwarf = pokazuje, kim jest { $name }: z szansą { $percent } % sabotażystą.
advice-card-of-no-use = ta karta przyda się najmniej.
advice-builds-way = buduje drogę do kopalni.
advice-walks-on = prowadzi dalej, ku skarbowi.
advice-stays = żadna droga nie jest warta swojej ceny.
advice-learns-mine = pokazuje, gdzie są skarby.
advice-learns-treasure = pokazuje, który skarb jest wart najwięcej.
advice-learns-role = pokazuje, komu można ufać.
advice-hinders-others = wstrzymuje innych.
