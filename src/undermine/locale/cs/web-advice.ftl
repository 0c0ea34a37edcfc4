### Co radí mistr v dohrané hře a proč.

replay-master = Zeptat se mistra
replay-master-thinks = Mistr přemýšlí …
replay-master-says = Na místě hráče { $name } by se mistr, který by věděl totéž, rozhodl takto:
replay-master-done = takto se hrálo
advice-weighs-most = zkušenost říká, že se to v této roli nejvíc vyplácí.
advice-nearer = poklad je pak blíž.
advice-reaches-goal = vede to k cíli, pod kterým je na { $percent } % poklad.
advice-does-no-harm = neškodí to a lepší karty zůstanou v ruce.
advice-lengthens-way = prodlouží to cestu k pokladu.
advice-keeps-cover = vypadá to jako pomoc a nic to neprozradí.
advice-stops-suspect = zastaví to hráče { $name }, který je na { $percent } % sabotér.
advice-stops-digger = zastaví to hráče { $name }, který na { $percent } % kope k pokladu.
advice-helps-oneself = s rozbitým nářadím se kopat nedá.
advice-helps-digger = pomůže to hráči { $name }, který na { $percent } % kope k pokladu.
advice-helps-fellow = pomůže to hráči { $name }, který je na { $percent } % také sabotér.
advice-opens-way = uvolní to cestu.
advice-learns-goal = ukáže to cíl, pod kterým je na { $percent } % poklad.
advice-learns-dwarf = ukáže to, kdo je { $name }: na { $percent } % sabotér.
advice-card-of-no-use = tato karta je nejméně užitečná.
advice-builds-way = vznikne cesta k dolům.
advice-walks-on = k pokladu je to pak blíž.
advice-stays = žádná cesta nestojí za svou cenu.
advice-learns-mine = ukáže to, kde jsou poklady.
advice-learns-treasure = ukáže to, který poklad má největší cenu.
advice-learns-role = ukáže to, komu lze věřit.
advice-hinders-others = zdrží to ostatní.
