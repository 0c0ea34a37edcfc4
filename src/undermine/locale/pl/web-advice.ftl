### Co radzi mistrz w zakończonej grze i dlaczego.

replay-master = Zapytaj mistrza
replay-master-thinks = Mistrz się zastanawia …
replay-master-says = Na miejscu gracza { $name }, wiedząc tyle samo, mistrz wolałby:
replay-master-done = tak zagrano
advice-weighs-most = doświadczenie mówi, że w tej roli opłaca się to najbardziej.
advice-nearer = przybliża to do skarbu.
advice-reaches-goal = dociera się do celu, pod którym na { $percent }% leży skarb.
advice-does-no-harm = nie szkodzi, a lepsze karty zostają w ręce.
advice-lengthens-way = wydłuża to drogę do skarbu.
advice-keeps-cover = wygląda na pomoc i niczego nie zdradza.
advice-stops-suspect = zatrzymuje to gracza { $name }, który na { $percent }% jest sabotażystą.
advice-stops-digger = zatrzymuje to gracza { $name }, który na { $percent }% kopie do skarbu.
advice-helps-oneself = z zepsutym narzędziem nie można kopać.
advice-helps-digger = pomaga to graczowi { $name }, który na { $percent }% kopie do skarbu.
advice-helps-fellow = pomaga to graczowi { $name }, który na { $percent }% też jest sabotażystą.
advice-opens-way = otwiera to drogę.
advice-learns-goal = można zobaczyć cel, pod którym na { $percent }% leży skarb.
advice-learns-dwarf = można sprawdzić, kim jest { $name }: na { $percent }% to sabotażysta.
advice-card-of-no-use = ta karta przyda się najmniej.
advice-builds-way = powstaje droga do kopalni.
advice-walks-on = bliżej stąd do skarbu.
advice-stays = żadna droga nie jest warta swojej ceny.
advice-learns-mine = można sprawdzić, gdzie są skarby.
advice-learns-treasure = można sprawdzić, który skarb jest wart najwięcej.
advice-learns-role = można sprawdzić, komu ufać.
advice-hinders-others = wstrzymuje to innych.
