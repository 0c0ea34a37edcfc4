### Co říká jen webový klient, česky.

web-language = Jazyk
web-title = Kopej a nikomu nevěř
web-about = Trpaslíci razí chodbu k pokladu a někteří z nich by radši, aby tam nedošli. Hraj s přáteli nebo proti botům, hned tady.
web-guest = Host
web-your-name = Tvoje jméno
web-play-now = Hrát hned
web-play-now-about = { $bots ->
    [one] Hned, s jedním botem
    [few] Hned, se { $bots } boty
    [many] Hned, s { $bots } boty
   *[other] Hned, s { $bots } boty
}
web-play-friends = Hrát s přáteli
web-play-friends-about = Otevři stůl a pošli odkaz
web-join = Přisednout ke stolu
web-code = Kód stolu
web-join-button = Přisednout
web-running = Tvoje rozehrané hry
web-no-table = Stůl { $code } neexistuje. Zkontroluj kód, nebo si řekni o odkaz znovu.
web-lobby = Stůl { $code }
web-host = hostitel
web-sit = Sednout si sem
web-empty-seat = Volné místo
web-add-bot = Přidat bota
web-remove = Odebrat
web-start = Začít
web-not-full = Než hra začne, obsaď volná místa hráči nebo boty.
web-wait-for-host = Hostitel začne hru, až budou všichni tady.
web-invite = Pozvi přátele
web-qr = QR kód s odkazem na tento stůl
web-link = Odkaz na tento stůl
web-copy = Zkopírovat odkaz
web-copied = Zkopírováno
web-your-turn = Jsi na tahu
web-board = Labyrint
web-leave = Odejít od stolu
web-round = { $game ->
    [lost-mines] Kolo { $round }
   *[saboteur] Kolo { $round } ze 3
}
web-deck = { $cards ->
    [0] Balíček je prázdný
    [one] Jedna karta v balíčku
    [few] { $cards } karty v balíčku
    [many] { $cards } karty v balíčku
   *[other] { $cards } karet v balíčku
}
web-you-are = Ty: { $dwarf }
web-reconnecting = Spojení ztraceno, zkouším znovu …
web-on-turn = Na tahu
web-hand-size = { $cards ->
    [one] Jedna karta v ruce
    [few] { $cards } karty v ruce
    [many] { $cards } karty v ruce
   *[other] { $cards } karet v ruce
}
web-gold-cards = { $cards ->
    [one] Jedna karta nugetů
    [few] { $cards } karty nugetů
    [many] { $cards } karty nugetů
   *[other] { $cards } karet nugetů
}
web-choose-player = Vybrat: { $name }
web-waiting-for = Čeká se: { $names } …
web-pick-cell = Vyber osvětlené pole.
web-pick-seat = Vyber hráče.
web-pick-tool = Vyber nářadí.
web-pick-card = Vyber kartu.
web-yes = Ano
web-no = Ne
web-turn-card = Otočit kartu
web-cancel = Zrušit
web-log = Co se stalo
web-winners = { $count ->
    [one] Vyhrává { $names }
    [few] O vítězství se dělí { $names }
    [many] O vítězství se dělí { $names }
   *[other] O vítězství se dělí { $names }
}
web-rematch = Hrát znovu
web-failure-no-connection = Server neodpovídá. Zkus to za chvíli.
web-failure-failed = Nepovedlo se.
web-failure-bad-request = Nepovedlo se: v požadavku byla chyba.
web-failure-not-found = Takový stůl neexistuje.
web-failure-no-such-table = Takový stůl neexistuje.
web-failure-bad-name = Zvol jiné jméno, 1 až 24 viditelných znaků.
web-failure-name-taken = Někdo u tohoto stolu už se tak jmenuje.
web-failure-cannot-combine = „{ $one }“ a „{ $other }“ nelze spojit.
web-failure-needs-other = „{ $one }“ lze přidat jen k „{ $other }“.
web-failure-named-twice = „{ $one }“ je tam dvakrát.
web-failure-no-foundation = „{ $one }“ je třeba přidat k základní hře.
web-failure-unknown-rules = Pravidla s názvem „{ $one }“ neexistují.
web-failure-wrong-number-of-seats = Počet hráčů podle těchto pravidel: { $fewest } až { $most }.
web-failure-too-fast = Příliš mnoho požadavků odsud. Chvíli počkej.
web-failure-unavailable = Server se nemůže spojit s databází. Zkus to za chvíli.
web-failure-name-banned = Toto jméno tu není povoleno.
web-failure-wrong-key = Takový obnovovací klíč neexistuje.
web-failure-wrong-password = Účet s tímto jménem a heslem neexistuje.
web-failure-account-taken = Toto jméno je obsazené. Zvol jiné.
web-failure-has-account = Účet už máš.
web-failure-too-many-tokens = Víc tokenů mít nelze. Nejdřív jeden zneplatni.
web-failure-seat-taken = To místo je obsazené.
web-failure-seats-free = Některá místa jsou ještě volná.
web-failure-table-full = Všechna místa jsou obsazená.
web-failure-table-closed = Tato hra už začala.
web-failure-dealing = Karty se právě budou rozdávat.
web-failure-too-many-bots = Botů je víc než míst.
web-failure-bots-busy = U tvých ostatních stolů už hraje příliš mnoho botů. Dohraj tam hru, nebo pár minut počkej.
web-failure-not-host = To smí jen hostitel.
web-board-keys = Číslice berou kartu z ruky, šipky posouvají kurzor, N přejde na další osvětlené pole, Enter vybírá, I říká, co tam leží, R otáčí kartu, Escape ruší, + a − přibližují a oddalují.
web-cell = { $cell }: { $things }
web-hidden-goal = zakrytý cíl
web-lit = lze vybrat
web-empty = prázdné
web-zoom-in = Přiblížit
web-zoom-out = Oddálit
web-fit = Ukázat vše
web-rules = Pravidla
web-search = Hledat v pravidlech
web-nothing-found = Nic nenalezeno.
web-close = Zavřít
web-hand = Tvoje ruka
web-players = Hráči
web-away = pryč
web-seen = Co víš z nahlédnutí ({ $count })
web-role = Tvoje role: { $dwarf }
web-role-secret = Nikomu to neříkej.
web-understood = Rozumím
web-round-over = Kolo skončilo
web-go-on = Dál
web-only-discard = Tuto kartu teď nejde zahrát; můžeš vynechat tah a odložit ji.
web-pick-spare-card = Můžeš s ní odložit další karty: vyber je v ruce.
web-gold = { $gold ->
    [one] Jeden nuget
    [few] { $gold } nugety
    [many] { $gold } nugetu
   *[other] { $gold } nugetů
}
web-new-table = Nový stůl
web-which-rules = Jaká pravidla?
web-add-modules = Přidat moduly (vybráno: { $count })
web-seats = Místa
web-bots = Boti
web-level = Úroveň botů
web-limits = Počet hráčů u těchto pravidel: { $fewest } až { $most }.
web-open-table = Otevřít stůl
web-bot = bot
web-get-up = Vstát od stolu
web-seat-up = Posunout výš: { $name }
bot-name-random = Náhodný bot
bot-name-digger = Bot kopáč
bot-name-novice = Nováček
bot-name-apprentice = Učeň
bot-name-master = Mistr
bot-name-grandmaster = Velmistr
bot-about-random = Dělá cokoli, co pravidla dovolí.
bot-about-digger = Kope směrem k cílům, ať má roli jakoukoli.
bot-about-novice = Hraje svou roli, ale leccos přehlédne, zapomíná a všemu hned věří.
bot-about-apprentice = Poctivá hra: zná cestu, své přátele i pravou chvíli.
bot-about-master = Prokoukne celý stůl a myslí dopředu; chvilku mu to trvá.
bot-about-grandmaster = Zná hráče všeho druhu a brzy pozná, jak hraješ; chvilku mu to trvá.
web-talk = Rozhovor
web-say = Řekni něco všem
web-send = Poslat
web-claim-looked = Nahlížím a vidím, co je { $goal }: { $card }.
web-claim-trust = Věřím: { $name }.
web-claim-suspect = Podezírám: { $name }.
web-claim-repair-me = Opravte mi někdo nářadí, prosím!
web-watch = Ostatní se smějí dívat
web-open-rounds = Diváci uvidí všechny karty dohraných kol
web-turn-time = Čas na tah
web-no-limit = Bez omezení
web-minutes = { $minutes ->
    [one] Jedna minuta
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
}
web-days = { $days ->
    [one] Jeden den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
}
web-reserve-time = Rezerva na celou hru
web-no-reserve = Žádná
web-when-out = Když čas vyprší
web-when-out-bot = Tah udělá bot
web-when-out-harmless = Udělá se nejneškodnější tah
web-time-left = Zbývá { $time }
web-always-no = Vždy ne
