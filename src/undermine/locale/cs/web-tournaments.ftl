cup-tournaments = Turnaje
cup-about = Kola u několika stolů, body podle umístění a finále nejlepších: na tomto serveru, nebo se skutečnými kartami a zapsanými výsledky.
cup-mine = Tvoje turnaje
cup-you-organise = pořádáš ho
cup-code = Kód turnaje
cup-go = Přejít
cup-new = Otevřít turnaj
cup-name = Název turnaje
cup-rules = Pravidla
cup-where = Kde se hraje
cup-online = Na tomto serveru
cup-onsite = Se skutečnými kartami
cup-rounds = Kola
cup-fewest = Nejméně u stolu
cup-most = Nejvíce u stolu
cup-in-semifinals = V semifinále
cup-in-final = Ve finále
cup-cut-about = Po kolech hrají nejlepší semifinále a finále. 0: nehraje se.
cup-open = Otevřít turnaj
cup-organise = Řízení turnaje
cup-pages = Stránky turnaje
cup-public-page = Stránka pro všechny
cup-screen = Pro projektor
cup-sheets = Listy na stoly
cup-next-step = Co bude dál
cup-pair = Rozlosovat: { $round }
cup-pair-again = Rozlosovat znovu
cup-begin = Zahájit: { $round }
cup-close = Ukončit turnaj
cup-close-sure = Žádné další kolo už nebude. Ukončit?
cup-close-yes = Ano, ukončit
cup-close-no = Ne
cup-over = Turnaj skončil.
cup-winner = Vítězí { $name }!
cup-tables-left = { $count ->
    [one] u jednoho stolu se ještě hraje
    [few] u { $count } stolů se ještě hraje
    [many] u { $count } stolu se ještě hraje
   *[other] u { $count } stolů se ještě hraje
}
cup-round = { $number }. kolo
cup-semifinals = Semifinále
cup-the-final = Finále
cup-which-round = Ukázat
cup-table = Stůl { $table }
cup-being-played = hraje se
cup-real-cards = se skutečnými kartami
cup-play-by-hand = Hrát se skutečnými kartami
cup-nuggets = zlato: { $gold }
cup-watch = Sledovat
cup-byes = Volný los: { $names }
cup-not-begun = Kolo ještě nezačalo.
cup-not-paired = Další kolo ještě není rozlosováno. Zůstaň tady: tato stránka ti řekne, kam jít.
cup-your-page = Tvoje místo v turnaji
cup-you-are = Účastníš se jako { $name }.
cup-you-play-with = Hraješ s těmito hráči: { $names }.
cup-your-bye = Máš volný los: toto kolo se počítá jako průměr tvých ostatních.
cup-not-in-round = V tomto kole nehraješ.
cup-go-to-table = K mému stolu
cup-type-result = Až hra skončí, někdo z vás zapíše zlato všech:
cup-table-done = Výsledek tvého stolu je zapsán.
cup-your-place = Turnaj skončil. Tvoje umístění: { $place }.
cup-take-part = Zúčastnit se
cup-register = Přihlásit se
cup-you-withdrew = Už se neúčastníš.
cup-come-back = Znovu se zúčastnit
cup-miss-round = Vynechat další kolo
cup-play-after-all = Další kolo přece hrát
cup-withdraw = Odhlásit
cup-standings = Pořadí
cup-place = Místo
cup-player = Jméno
cup-points = Body
cup-gold = Zlato
cup-opponents = Soupeři
cup-firsts = První místa
cup-tie-breaks = První u stolu dostane 100 bodů, poslední žádný. Při shodě: zlato, pak průměr bodů soupeřů, pak první místa, pak los.
cup-players = Účastníci
cup-players-count = { $count ->
    [one] jeden účastník
    [few] { $count } účastníci
    [many] { $count } účastníka
   *[other] { $count } účastníků
}
cup-type-in = Zapiš jména, na každý řádek jedno
cup-add = { $count ->
    [one] Přidat jednoho účastníka
    [few] Přidat { $count } účastníky
    [many] Přidat { $count } účastníka
   *[other] Přidat { $count } účastníků
}
cup-link = Odkaz
cup-link-of = Odkaz: { $name }
cup-link-about = S tímto odkazem se telefon stane účastníkem { $name }:
cup-no-device = zatím bez zařízení
cup-is-absent = vynechá další kolo
cup-is-withdrawn = už se neúčastní
cup-absent = Chybí
cup-absent-name = { $name }: chybí v dalším kole
cup-present = Je tu
cup-present-name = { $name }: další kolo přece hraje
cup-withdraw-name = Odhlásit: { $name }
cup-bring-back = Vrátit
cup-bring-back-name = Vrátit: { $name }
cup-result-of = Výsledek stolu { $table }
cup-gold-of = Zlato: { $name }
cup-give-result = Zapsat výsledek
cup-deal = Rozdávat a počítat na této stránce
cup-type-in-result = Zapsat výsledek
cup-correct = Opravit výsledek
cup-correct-table = Výsledek stolu { $table }
cup-newcomers = V tomto rozlosování chybí: { $names }. Rozlosuj znovu, jinak hrají až od dalšího kola.
cup-back = Zpět k turnaji
cup-invite = Ostatní se zúčastní přes tento odkaz
cup-print = Tisknout
cup-sheet-round = { $number }. kolo
cup-signature = Podpis
cup-sheet-about = Po hře zapište zlato na { $address }, nebo tento list přineste pořadateli.
web-failure-no-such-tournament = Takový turnaj není.
web-failure-not-organiser = To smí jen pořadatel.
web-failure-bad-format = Tato kola, semifinále a finále se k sobě nehodí.
web-failure-name-taken-here = Jako { $name } se už někdo účastní.
web-failure-too-many-players = Více než { $most } se jich zúčastnit nemůže.
web-failure-sent-away = Pořadatel tě odhlásil. Zeptej se ho.
web-failure-registered-already = Už se účastníš.
web-failure-not-registered = Tento hráč se neúčastní.
web-failure-too-late = Kola skončila; nikdo další se už nemůže zúčastnit.
web-failure-too-few-players = Na kolo je příliš málo hráčů.
web-failure-round-not-over = Kolo ještě neskončilo.
web-failure-not-paired = Nejdřív kolo rozlosuj.
web-failure-pair-again = Někdo, kdo má místo u stolu, odešel. Rozlosuj kolo znovu.
web-failure-result-there = Výsledek je už zapsán; pořadatel ho může opravit.
web-failure-wrong-result = Každý u stolu potřebuje číslo.
web-failure-other-player = Už se účastníš pod jiným jménem.
web-failure-wrong-link = Tento odkaz nepatří nikomu v turnaji.
web-failure-over = Turnaj skončil.
