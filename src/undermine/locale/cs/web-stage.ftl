### Co webový klient říká o konci kola, o trpaslících u stolu a o jejich řečech, česky.

## Odhalení trpaslíků

web-end-title = { $won ->
    [yes] Vyhráváš
   *[no] Prohráváš
}: { $nuggets ->
    [0] zlato nedostaneš
    [one] dostáváš jeden nuget
    [few] dostáváš { $nuggets } nugety
    [many] dostáváš { $nuggets } nugetu
   *[other] dostáváš { $nuggets } nugetů
}
web-end-cards = { $won ->
    [yes] Vyhráváš
   *[no] Prohráváš
}: { $cards ->
    [one] dostáváš jednu kartu nugetů
    [few] dostáváš { $cards } karty nugetů
    [many] dostáváš { $cards } karty nugetů
   *[other] dostáváš { $cards } karet nugetů
}
web-end-open = { $won ->
    [yes] Vyhráváš!
   *[no] Prohráváš
}
web-end-points = { $points ->
    [one] Dostáváš jeden bod
    [few] Dostáváš { $points } body
    [many] Dostáváš { $points } bodu
   *[other] Dostáváš { $points } bodů
}
web-end-outcome = { $treasure ->
    [yes] Poklad je nalezen.
   *[no] Poklad zůstal ukryt.
} { $count ->
    [0] Nevyhrál nikdo.
   *[other] Vítězství: { $names }
}
web-end-shared = { $treasure ->
    [yes] Poslední poklad je pryč.
   *[no] Nikdo už nemá karty.
} Každý klan si dělí, co vzali jeho věrní trpaslíci a sabotér druhého klanu; sobecký trpaslík si nechává své.
web-end-next = Další kolo
web-end-result = K výsledku
web-end-left = { $seconds } s
web-result-look = Podívat se na stůl
web-result-back = Zpět k výsledku
web-share-picture = Sdílet obrázek
chart-gave-you-away = Tenhle tah tě prozradil: podezření { $before } → { $after }

## Co říkají trpaslíci

says-gruff-suspect = Smrdí to tu zradou: { $name }.
says-gruff-trust = { $name } kope poctivě. To mi stačí.
says-gruff-repair-me = Nástroj je rozbitý. Ať to někdo spraví!
says-gruff-innocent = Já? Nesmysl. Já kopu.
says-gruff-why-me = { $name }! A to bylo za co?
says-gruff-thanks = Hm. Díky, { $name }.
says-gruff-tease = { $name }, tomuhle říkáš kopání?
says-gruff-passing-broken = S rozbitým nářadím nic nevykopu.
says-gruff-passing-no-card = V ruce mám samé smetí.
says-cheerful-suspect = Je mi to líto, ale { $name } má něco za lubem!
says-cheerful-trust = { $name } je dobrá duše!
says-cheerful-repair-me = Jejda, moje nářadí! Kdo mi pomůže?
says-cheerful-innocent = Ale já chci jenom zlato, jako vy všichni!
says-cheerful-why-me = Au! Proč zrovna já, { $name }?
says-cheerful-thanks = Díky, { $name }, jsi poklad!
says-cheerful-tease = Opatrně, { $name }, nebo nám zlato uteče!
says-cheerful-passing-broken = Bez nářadí se nekope. Tak si budu broukat.
says-cheerful-passing-no-card = Karty mi nepřejí. Snad příště!
says-nervous-suspect = C-copak to nevidíte? Je to { $name }!
says-nervous-trust = { $name } je nablízku a hned je mi líp.
says-nervous-repair-me = Prosím, prosím, spravte mi někdo nářadí!
says-nervous-innocent = Já to nejsem! Přísahám na svůj vous!
says-nervous-why-me = { $name }, co proti mně máš?
says-nervous-thanks = Ach! Děkuju, { $name }, děkuju!
says-nervous-tease = { $name }, musíš tu dole dělat takový rámus?
says-nervous-passing-broken = Nemůžu, mám rozbité nářadí. Opravdu!
says-nervous-passing-no-card = Nic se mi nehodí. Věřte mi!
says-sly-suspect = Zajímavé, že { $name } vždycky kope na druhou stranu.
says-sly-trust = { $name } ode mě dostane i lampu.
says-sly-repair-me = Na opravu já nezapomínám.
says-sly-innocent = Vypadá takhle darebák?
says-sly-why-me = Odvážný tah, { $name }. Proč proti mně?
says-sly-thanks = Máš to u mě, { $name }.
says-sly-tease = { $name }, je to plán, nebo nehoda?
says-sly-passing-broken = Bez nářadí se dobře čeká.
says-sly-passing-no-card = Moje karty se mnou dnes nemluví.
web-claim-innocent = Jsem na vaší straně!
web-claim-why-me = Proč mi to děláš, { $name }?
web-claim-thanks = Díky, { $name }!
web-claim-tease = Pěkný pokus, { $name }!
web-claim-passing-broken = Vynechávám tah, mám rozbité nářadí.
web-claim-passing-no-card = Vynechávám tah, žádná karta se mi nehodí.
web-claim-begin-innocent = Já to nejsem!
web-claim-begin-why-me = Proč já, …?
web-claim-begin-thanks = Díky, …
web-claim-begin-tease = Pěkný pokus, …
web-claim-begin-passing-broken = Vynechávám tah: nářadí
web-claim-begin-passing-no-card = Vynechávám tah: karty
web-claim-more = Další …
web-temperament-gruff = Bručoun: brzy obviňuje, málokdy děkuje.
web-temperament-cheerful = Veselá kopa: děkuje, věří a říká, co vidí.
web-temperament-nervous = Uzlíček nervů: hájí se, než se kdo zeptá.
web-temperament-sly = Filuta: popichuje a neříká víc, než musí.
web-chatter = Kolik boti mluví
web-chatter-silent = Vůbec
web-chatter-some = Trochu
web-chatter-lively = Hodně
web-assistant = AI asistent
web-assistants = K tomuto stolu si mohou sednout AI asistenti
web-research = Po skončení může tato hra posloužit jako data pro výzkum, beze jmen a rozhovorů
web-failure-no-assistants = Hostitel u tohoto stolu nepovolil AI asistenty.

## Kolem stolu

web-sent-away = Hostitel tě od tohoto stolu odvolal. Vrátit se můžeš, jen když tě zase pustí.
web-was-removed = Od stolu odchází: { $name }.
web-let-in = Pustit zpět
web-rematch-join = Přidat se k další hře
web-rematch-open = U nového stolu se chystá další hra.
web-no-page = Taková stránka není
web-share = Sdílet odkaz …
web-failure-removed = Hostitel tě od tohoto stolu odvolal.
web-tiles = Hry
web-tile-base = 30 min · snadno se naučí
web-tile-saboteur2 = 45 min · dva týmy, mnoho rolí
web-tile-lost-mines = 45 min · les, dva klany a drak
web-tile-jubilee = 45 min · všechno najednou, pro zkušené
web-game-open = Čeká na hráče
web-game-yours = Jsi na tahu
web-game-others = Na tahu jsou jiní
web-game-running = Rozehraná
web-game-theirs = Na tahu: { $names }
web-game-with = ve hře: { $names }
web-games-all = Všechny hry ({ $count })
web-game-remove = Odebrat { $code } ze seznamu
tile-base = Sabotér
chart-moments = Klíčové chvíle
chart-moment-treasure = Tah { $move }: šance na poklad { $before } → { $after }
chart-moment-suspicion = Tah { $move }: podezření ({ $name }) { $before } → { $after }
web-since-last-turn = Od tvého posledního tahu
web-marks = Tvoje značka
web-mark-trust = Věřím
web-mark-suspect = Podezírám
web-note = Poznámka
web-marks-private = Vidíš to jen ty.
web-volume = Hlasitost
web-confirm = Potvrzovat každý tah
web-change-rules = Změnit pravidla nebo počet míst
web-take-rules = Hrajeme podle těchto pravidel
web-leave-title = Opustit tuto hru?
web-leave-about = Tvé místo na tebe počká. Pokud odejdeš nadobro, hraje za tebe dál bot.
web-leave-alone = Tvé místo na tebe počká. Pokud odejdeš nadobro, hra skončí: nikdo jiný ji nehraje.
web-leave-later = Vrátím se později
web-leave-for-good = Odcházím nadobro
web-leave-stay = Zůstávám
web-left = mimo hru; hraje bot
web-left-you = Tuto hru už nehraješ: na tvém místě hraje bot.
web-come-back = Vrátit se na své místo
web-table-over = Tento stůl je uzavřen: hra nebyla dohrána.
web-failure-seats-taken = U tohoto stolu sedí víc lidí, než by bylo míst.
web-plan-where = Tvůj plán: kam má přijít, až budeš na tahu? Klepni na místo nebo na hráče.
web-plan-ready = Plán: { $card }, { $place }. Provede se, až budeš na tahu, pokud to ještě půjde. Nikdo jiný o něm neví.
web-plan-discard = Pak ji odložit
web-plan-discarded = na odkládací balíček
web-plan-forget = Zapomenout na plán
web-plan-failed = Plán už nešlo provést.
web-near-goal = K cíli už zbývá jen krok!
