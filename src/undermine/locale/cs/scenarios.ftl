### Co je špatně se souborem scénáře nebo se zápisem v něm a co se liší od toho, co scénář očekává.

error-scenario = { $place }: { $sentence }
error-scenario-line = řádek { $line }: { $sentence }

## Soubor a jeho řádky

error-scenario-no-file = tento soubor nelze přečíst: neexistuje
error-scenario-closed-file = tento soubor nelze přečíst: chybí oprávnění
error-scenario-unread-file = tento soubor nelze přečíst: { $reason }
error-scenario-not-text = tento soubor nelze přečíst: není to text v UTF-8
error-scenario-none = v tomto souboru není žádný scénář
error-scenario-no-first-line = první řádek musí být 'scenario: ' a název
error-scenario-no-title = scénář potřebuje název: větu, která říká, co ukazuje
error-scenario-title-twice = scénář '{ $title }' už v tomto souboru je
error-scenario-below-title = pod názvem nesmí být nic odsazeného
error-scenario-indented = '{ $text }' je odsazené, ale nepatří k žádnému řádku nad ním
error-scenario-no-colon = v '{ $text }' chybí dvojtečka: napiš 'Ann: dig ...' nebo 'hand Ann: ...'
error-scenario-no-clause = '{ $clause }' není označení bodu, jako je BASE-14
error-scenario-said-twice = '{ $key }' je uvedeno dvakrát
error-scenario-late-heading = '{ $key }' popisuje pozici a musí stát před první akcí
error-scenario-expects-nothing = tento scénář nic neočekává: napiš akci nebo 'expect:'
error-scenario-bare-expect = 'expect:' stojí samo; co se očekává, následuje pod ním, odsazené
error-scenario-no-expectation = '{ $text }' není nic, co lze očekávat; viz docs/scenarios.md
error-scenario-no-position = '{ $key }' popisuje pozici, ale při odmítnutých pravidlech žádná není
error-scenario-nobody-acts = kde jsou pravidla odmítnuta, nemůže nikdo jednat
error-scenario-no-reason = pod 'refused-rules' stojí důvod: 'refused CODE NAME NAME'

## Místa a nadpisy

error-scenario-seats-alike = dvě místa mají stejné jméno
error-scenario-bad-name = '{ $name }' nemůže být jméno místa: musí to být jedno slovo, které nezačíná malým písmenem
error-scenario-name-of-card = '{ $name }' nemůže být jméno místa: tak se jmenuje karta
error-scenario-no-seat = místo '{ $seat }' neexistuje; místa jsou { $seats }
error-scenario-heading-of-what = { $of ->
        [module] u '{ $key }' je třeba uvést modul, kterého se týká: '{ $key } ...:'
        [cell] u '{ $key }' je třeba uvést pole, kterého se týká: '{ $key } ...:'
       *[seat] u '{ $key }' je třeba uvést místo, kterého se týká: '{ $key } ...:'
    }
error-scenario-no-heading = '{ $key }' není nadpis; k dispozici jsou: { $names }
error-scenario-no-heading-near = '{ $key }' není nadpis; nemělo to být '{ $near }'? K dispozici jsou: { $names }
error-scenario-no-module = '{ $module }' není modul těchto pravidel; skládají se z: { $modules }
error-scenario-no-view-field = '{ $name }' není součást pohledu; k dispozici jsou: { $names }
error-scenario-nothing-below = pod '{ $heading }' nesmí být nic odsazeného
error-scenario-lines-below = řádky tohoto nadpisu stojí pod ním, odsazené
error-scenario-turn-without-card = hráč, který má být na tahu, musí mít v ruce kartu

## Co stojí za nadpisem

error-scenario-not-one-thing = '{ $item }' není jedna věc; věci odděluj čárkami
error-scenario-no-number = '{ $word }' není číslo o nejvýš pěti číslicích
error-scenario-too-little = { $word } je příliš málo: nejméně tu může být { $least }
error-scenario-unknown-card = tady je třeba uvést kartu; '?' je jen pro to, co někdo nevidí
error-scenario-cannot-lie-there = '{ $card }' není karta, která tam může ležet
error-scenario-no-dwarf = '{ $card }' není trpaslík
error-scenario-no-goal = '{ $card }' není cíl
error-scenario-odd-goal = '{ $goal }' není cíl; napiš '8,0 treasure' nebo '8,0 treasure revealed'
error-scenario-two-goals = na { $cell } nemohou ležet dva cíle
error-scenario-cell-taken = na { $cell } leží něco jiného
error-scenario-no-treasure = '{ $card }' není poklad
error-scenario-no-token = '{ $token }' není žeton; napiš 'trap 3,2|4,2' nebo 'troll 3,2|4,2 Ann'
error-scenario-mines = { $count ->
        [one] je { $count } důl
        [few] jsou { $count } doly, od severu k jihu
        [many] je { $count } dolu, od severu k jihu
       *[other] je { $count } dolů, od severu k jihu
    }

## Náčrt plánu

error-scenario-no-sketch = náčrt stojí pod 'board:', odsazený, nejdřív čísla sloupců
error-scenario-row-twice = tato řada je nakreslena dvakrát
error-scenario-drawn-empty = náčrt na { $cell } nic neukazuje, ale leží tam cíl nebo start
error-scenario-face-down = náčrt ukazuje na { $cell } zakrytou kartu, ale žádný cíl tam neleží
error-scenario-goal-unsaid = náčrt ukazuje na { $cell } cíl; uveď ho v 'goals:'
error-scenario-goal-otherwise = cíl na { $cell } je { $card }, ale je nakreslen jinak
error-scenario-goal-not-drawn = cíl na { $cell } je odkrytý: nakresli ho na plán
error-scenario-off-board = { $cell } neleží na plánu
error-scenario-no-mine = na { $cell } neleží důl
error-scenario-mine-otherwise = důl na { $cell } je { $card }, ale je nakreslen jinak
error-scenario-dwarf-on-nothing = na { $cell } stojí trpaslík, ale neleží tam odkrytá karta

## Události, kroky a jiné hodnoty

error-scenario-no-phrase = '{ $text }' nemá tvar 'název pole=hodnota ...'
error-scenario-no-class = { $kind ->
        [event] '{ $name }' není název události
        [step] '{ $name }' není název kroku
        [observation] '{ $name }' není název pozorování
       *[value] '{ $name }' není název hodnoty
    }
error-scenario-no-class-near = { $kind ->
        [event] '{ $name }' není název události; nemělo to být '{ $near }'?
        [step] '{ $name }' není název kroku; nemělo to být '{ $near }'?
        [observation] '{ $name }' není název pozorování; nemělo to být '{ $near }'?
       *[value] '{ $name }' není název hodnoty; nemělo to být '{ $near }'?
    }
error-scenario-no-field = '{ $name }' nemá '{ $field }'; má: { $fields }
error-scenario-no-fields = '{ $name }' nemá '{ $field }'; nemá nic
error-scenario-lacks-field = v '{ $name }' chybí '{ $field }='
error-scenario-value-inside = hodnotu uvnitř jiné lze uvést jen jako JSON: {"{"}...{"}"}
error-scenario-no-json = tohle není JSON: chyba ve sloupci { $column }
error-scenario-other-json = tento JSON nemá podobu události, kroku ani části

## Zápis akcí, polí, míst a karet

error-unreadable-not-a-number = '{ $word }' není číslo
error-unreadable-too-large = '{ $word }' je příliš velké číslo
error-unreadable-not-a-seat = '{ $word }' není místo; první místo je @0
error-unreadable-neither-yes-nor-no = '{ $word }' není yes ani no
error-unreadable-not-a-card = '{ $word }' není karta těchto pravidel
error-unreadable-not-a-cell = '{ $word }' není pole; 3,-1 je pole tři na východ a jedno na sever od startu
error-unreadable-too-far = '{ $word }' je příliš daleko
error-unreadable-no-way-up = '{ $word }' neříká, jak karta leží; napiš 'turned' nebo nic
error-unreadable-not-an-edge = '{ $word }' není hrana; 3,2|4,2 je hrana mezi dvěma sousedními poli
error-unreadable-not-a-route = '{ $word }' není trasa; EEN jsou dva kroky na východ a jeden na sever, nejvýš pět
error-unreadable-not-a-tool = '{ $word }' není nářadí; nářadí je pick, lantern a cart
error-unreadable-not-a-value = '{ $name }' není název události, kroku ani části
error-unreadable-lacks-part = v '{ $name }' chybí '{ $part }'
error-unreadable-no-verb = '{ $text }' nezačíná akcí těchto pravidel
error-unreadable-no-card = v '{ $text }' není uvedena karta
error-unreadable-says-more = v '{ $text }' je víc, než patří k '{ $verb }': { $more }
error-unreadable-incomplete = { $kind ->
        [seat] v '{ $text }' něco chybí: k '{ $verb }' patří místo
        [flag] v '{ $text }' něco chybí: k '{ $verb }' patří yes nebo no
        [card] v '{ $text }' něco chybí: k '{ $verb }' patří karta
        [cell] v '{ $text }' něco chybí: k '{ $verb }' patří pole
        [place] v '{ $text }' něco chybí: k '{ $verb }' patří pole
        [edge] v '{ $text }' něco chybí: k '{ $verb }' patří hrana
        [route] v '{ $text }' něco chybí: k '{ $verb }' patří trasa
        [tool] v '{ $text }' něco chybí: k '{ $verb }' patří nářadí
       *[number] v '{ $text }' něco chybí: k '{ $verb }' patří číslo
    }
error-unreadable-too-many-cells = v řádku '{ $row }' je víc polí než sloupců
error-unreadable-unknown-sign = znak '{ $sign }' v řádku '{ $row }' není karta těchto pravidel
error-unreadable-no-row-number = řádek '{ $row }' musí začínat čísly sloupců nebo řady

## Co je místo toho, co scénář očekává („místo toho: ...“)

scenario-instead-nothing = nic
scenario-instead-player-sees = { $player } vidí:
scenario-instead-spectator-sees = divák vidí:
scenario-instead-may-wait = { $player } může jen čekat
scenario-instead-round-goes-on = kolo pokračuje
scenario-instead-game-goes-on = hra pokračuje
scenario-instead-refused = odmítnuto: { $reasons }
scenario-instead-playable = pravidla, podle kterých lze hrát
