### Co říká webový klient u stolu a o sobě, česky.

web-settings = Nastavení
web-theme = Barvy
web-theme-auto = Jako na tomto zařízení
web-theme-dark = Tmavé
web-theme-light = Světlé
web-contrast = Vysoký kontrast
web-motion = Méně pohybu
web-pace = Rychlost animací
web-pace-slow = Pomalu
web-pace-normal = Normálně
web-pace-fast = Rychle
web-pace-off = Bez animací
web-sound = Zvuky
web-notation = Zápis pro znalce
web-notify = Upozornit mě, když jsem na tahu
web-notify-denied = Prohlížeč této stránce upozornění nedovoluje.
web-notify-body = Stůl { $code } čeká na tebe.
web-log-unread = { $count ->
    [one] Co se děje; jeden nový výrok
    [few] Co se děje; { $count } nové výroky
    [many] Co se děje; { $count } nového výroku
   *[other] Co se děje; { $count } nových výroků
}
web-mini-map = Celý labyrint v malém
web-more-time = Více času ({ $left })
web-reserve = z toho { $seconds } s rezervy
web-bot-plays = do návratu hraje bot
web-lag = Pomalé spojení
web-queued = Tvůj tah je uložen a odešle se, jakmile se spojení obnoví.
web-sending = Odesílá se …
web-mute = Ztlumit: { $name }
web-hear-again = Znovu slyšet: { $name }
web-claims = Něco tvrdím
web-claim-begin-looked = Mám nahlédnuto …
web-claim-begin-trust = Věřím …
web-claim-begin-suspect = Podezírám …
web-claim-begin-repair-me = Opravte mi to!
web-claim-which-goal = Který cíl?
web-claim-which-card = Co tam leží?
web-claim-whom = Koho máš na mysli?
web-claim-no-looks = Tady se nesmí prozradit, co kdo viděl při nahlédnutí (LM-37).
web-back = Zpět
web-problem-too-fast = Ne tak rychle: chvíli počkej, než řekneš další.
web-problem-bad-text = Tento text nelze odeslat.
web-problem-bad-claim = To teď nelze tvrdit.
web-problem-secret-look = Ve Ztracených dolech se nesmí prozradit, co kdo viděl při nahlédnutí (LM-37).
web-problem-not-saved = Server to nedokázal uložit. Zkus to znovu.
web-problem-no-more-time = Už nemáš žádný čas k přidání.
web-problem-not-seated = Tady se jen díváš.
web-problem-not-playing = Hra ještě nezačala, nebo už skončila.
web-problem-closed = Provozovatel serveru tento stůl zavřel.
web-problem-other-rules = Tato hra byla rozdána podle jiné verze pravidel, než má tento server. Nelze ji tu dohrát ani přehrát.
web-problem-damaged = Záznam této hry je poškozen. Kdo server provozuje, zjistí víc příkazem 'undermine db check'.
refusal-stale-ask = Tato otázka už není otevřená: je zodpovězena, možná v jiném okně
refusal-replaced = Místo toho platí tvá novější odpověď
refusal-unreadable = Server to nedokázal přečíst
web-device = Hrát na jiném zařízení
web-device-about = S obnovovacím klíčem jsi na jiném zařízení týž hráč, i s rozehranými hrami a historií. Kdo ho má, hraje za tebe, proto ho nikomu neprozrazuj.
web-key-make = Vytvořit klíč
web-key-yours = Tvůj obnovovací klíč
web-key-again = Nový klíč zneplatní ten předchozí.
web-key-have = Mám klíč ze svého druhého zařízení
web-key = Obnovovací klíč
web-key-use = Pokračovat jako tento hráč
web-key-used = Hotovo: na tomto zařízení teď hraje { $name }.
web-failure-nobody = Nejdřív si zahraj: tento server tě ještě nezná.
web-to-home = Na úvodní stránku
web-you-watch = Díváš se
web-discard = Odhazovací hromádka: { $cards }
web-you = Ty
web-account = Účet
web-account-about = Ke hraní ho nikdo nepotřebuje. Se jménem a heslem jsi všude týž hráč.
web-account-name = Jméno
web-password = Heslo (aspoň 8 znaků)
web-log-in = Přihlásit se
web-account-open = Založit účet
web-log-out = Odhlásit se
web-password-change = Změnit heslo
web-password-old = Současné heslo
web-password-new = Nové heslo (aspoň 8 znaků)
web-password-changed = Heslo je změněné; ostatní zařízení jsou odhlášená.
web-logged-in = Přihlášení: { $name }.
web-statistics = Tvé dosavadní hry
web-statistics-all = { $games ->
    [one] Jedna dohraná hra
    [few] { $games } dohrané hry
    [many] { $games } dohrané hry
   *[other] { $games } dohraných her
}, výhry: { $wins }.
web-statistics-rules = { $games ->
    [one] jedna hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}, výhry: { $wins }, nejlepší výsledek: { $best }
web-pass-on = Vynechávat za mě tahy do konce kola
web-problem-not-yet = Až když je balíček prázdný.
