### Co radí mistr v dohrané hře a proč.

replay-master = Zeptat se mistra
replay-master-thinks = Mistr přemýšlí …
replay-master-says = Co by na místě hráče { $name } udělal mistr, který by věděl totéž:
replay-master-done = takto se hrálo
advice-weighs-most = pro tuto roli má největší váhu.
advice-nearer = přibližuje poklad.
advice-reaches-goal = dosáhne cíle, který je s pravděpodobností { $percent } % pokladem.
advice-does-no-harm = neškodí a lepší karty zůstanou v ruce.
advice-lengthens-way = prodlužuje cestu k pokladu.
advice-keeps-cover = vypadá jako pomoc a nic neprozradí.
advice-stops-suspect = zastaví hráče { $name }, který je s pravděpodobností { $percent } % sabotér.
advice-stops-digger = zastaví hráče { $name }, který s pravděpodobností { $percent } % kope k pokladu.
advice-helps-oneself = bez toho nelze kopat.
advice-helps-digger = pomůže hráči { $name }, který s pravděpodobností { $percent } % kope k pokladu.
advice-helps-fellow = pomůže hráči { $name }, který je s pravděpodobností { $percent } % sabotér.
advice-opens-way = otevírá cestu.
advice-learns-goal = ukáže cíl, který je s pravděpodobností { $percent } % pokladem.
advice-learns-dwarf = ukáže, kdo je { $name }: s pravděpodobností { $percent } % sabotér.
advice-card-of-no-use = tato karta je nejméně užitečná.
advice-builds-way = staví cestu k dolům.
advice-walks-on = vede dál k pokladu.
advice-stays = žádná cesta nestojí za svou cenu.
advice-learns-mine = ukáže, kde jsou poklady.
advice-learns-treasure = ukáže, který poklad má největší cenu.
advice-learns-role = ukáže, komu lze věřit.
advice-hinders-others = zdrží ostatní.
