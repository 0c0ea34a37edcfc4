### Prohlížení her a ověření, že byly poctivé, česky.

replay-title = Záznam hry
replay-home = Na úvodní stránku
replay-watch = Přehrát záznam
replay-last-round = Ukázat poslední kolo s odkrytými kartami
replay-to-table = Zpět ke stolu
replay-file = Přetáhni sem záznam nebo vyber soubor
replay-file-about = Záznam kterékoli hry Undermine, jak ho ukládá stránka s výsledkem nebo příkazová řádka. Server ho jen přehraje a nic si nenechá.
replay-from-file = Přehrát soubor
replay-viewer = Očima
replay-open = Vše odkryté
replay-spectator = Divák
replay-copy = Kopírovat odkaz na tah
replay-download = Stáhnout záznam
replay-verify = Bylo to poctivé?
replay-controls = Pohyb hrou
replay-first = Na začátek
replay-back = Krok zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-on = Krok vpřed
replay-last = Na konec
replay-pace = Tempo
replay-move-number = Tah
replay-move = Tah { $move } z { $moves }
replay-round = { $round }. kolo
replay-deal = Rozdávají se karty.
replay-did = { $name }: { $action }
replay-moved = Rozhodnutí padlo: { $name }.
replay-hands = Karty v ruce
replay-seen = Tajně spatřeno ({ $count })
verify-title = Byla hra { $code } poctivá?
verify-fair = Ano: karty byly rozdány poctivě a každý tah byl podle pravidel.
verify-unfair = Ne: něco nesedí.
verify-holds = Platí
verify-fails = Neplatí
verify-check-commitment = Tajné semínko serveru je to, které slíbil, než kdokoli usedl ke stolu.
verify-check-nonce = Vaše číslo se na rozdání podílelo.
verify-check-shares = Číslo každého hráče je to, jehož otisk uvedl předem, a karty byly rozdány z těchto čísel a z žádných jiných.
verify-check-deal = Karty byly rozdány z tohoto semínka a čísel všech hráčů, a z ničeho jiného.
verify-check-moves = Každý zaznamenaný tah byl dovolený a způsobil to, co je zaznamenáno, až do konce hry.
verify-check-record = Záznam lze přečíst.
verify-found-not-said = záznam neříká, jak se rozdávalo
verify-found-no-seed = semínko serveru není zapsáno šestnáctkově
verify-found-commitment = slíbeno bylo { $promised }, plyne { $found }
verify-found-nonce = { $count ->
    [one] rozdání vzniklo z jednoho čísla
   *[other] rozdání vzniklo z { $count } čísel
}
verify-found-shares = číslo dalo { $given } z { $people }; slíbilo a neukázalo: { $silent }
verify-found-deal = plyne { $found }, rozdáno bylo { $dealt }
verify-found-moves = { $count ->
    [one] jeden tah, se zaznamenanými událostmi
    [few] { $count } tahy, každý se zaznamenanými událostmi
    [many] { $count } tahu, se zaznamenanými událostmi
   *[other] { $count } tahů, každý se zaznamenanými událostmi
}
verify-found-not-over = { $count ->
    [one] po jednom tahu hra neskončila
   *[other] po { $count } tazích hra neskončila
}
verify-how = Jak to funguje
verify-how-about = Před hrou server zveřejní otisk tajného semínka, takže ho už nemůže změnit. Každý, kdo usedne, uvede otisk náhodného čísla a samo číslo ukáže, až když jsou místa pevně daná, takže nikdo nemůže své číslo zvolit podle čísel ostatních. Rozdání i všechna míchání plynou ze semínka a z čísel. Po hře se semínko ukáže a každý to může přepočítat. Dokud je mezi nimi číslo aspoň jednoho poctivého hráče, nikdo si rozdání nemohl vybrat.
verify-commitment = Slíbeno před hrou (otisk)
verify-server-seed = Semínko serveru, ukázané po hře
verify-nonces = { $count ->
    [one] Číslo hráče
    [few] { $count } čísla hráčů
    [many] { $count } čísla hráčů
   *[other] { $count } čísel hráčů
}
verify-deal-seed = Semínko rozdání, které z toho plyne
verify-game = Hra
verify-yourself = Této stránce nemusíš věřit: stáhni si záznam a ověř ho na vlastním počítači.
web-failure-bad-record = Tento soubor není záznam hry, který by šlo přehrát.
web-failure-other-rules = { $version ->
    [0] Záznam této hry neuvádí verzi pravidel, je tedy starší než verze { $ours }, kterou má tento server. Nelze jej tu přehrát.
   *[other] Tato hra byla odehrána podle verze { $version } pravidel a tento server má verzi { $ours }. Nelze ji tu přehrát.
}
web-failure-record-too-long = Tento záznam je příliš dlouhý.
web-failure-too-large = Tento soubor je příliš velký.
web-failure-not-over = Hra ještě neskončila; do té doby zůstávají karty skryté.
web-failure-no-such-seat = Takové místo v této hře není.
home-recent = Poslední hry
home-won = výhra, skóre { $score }
home-lost = skóre { $score }
chart-gold = Zlato, kolo za kolem
chart-points = Body, kolo za kolem
chart-suspicion = Koho by podezíral pozorovatel (tlustě: skutečný sabotér)
chart-gave-away = Tahy, které prozradily sabotéra
chart-gave-away-move = Tah { $move }: { $name } se prozrazuje ({ $before } → { $after })
chart-reviewing = Hledáme klíčové chvíle hry …
