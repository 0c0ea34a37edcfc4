### Order and privacy: reports, blocks, what is kept of a person and how it ends; in Czech.

me-data = Tvoje údaje
me-data-about = Můžeš si odnést všechno, co o tobě tento server uchovává, nebo to smazat.
me-data-kept = Co se tu uchovává
me-export = Stáhnout moje údaje
me-delete = Smazat mě a moje údaje
me-delete-about = Tvoje jméno, tvoje texty, tvůj účet a všechno, co k němu patří, se hned smaže a nedá se obnovit. Dohrané hry zůstanou, s číslem místo tvého jména. V rozehraných hrách tvé místo převezme bot.
me-delete-sure = Opravdu chci smazat svoje údaje
me-delete-do = Smazat navždy
me-deleted = Tvoje údaje jsou smazány.
me-blocked = Koho nechceš potkávat
me-blocked-none = Nikdo. Zablokovat někoho můžeš u stolu: otevři list o tom hráči.
me-unblock = Znovu potkávat hráče { $name }
me-order = Potíže s hráčem { $name }?
me-report = Nahlásit
me-report-about = Provozovatel tohoto serveru se dozví, že jde o hráče { $name }, u kterého stolu a při kterém tahu to bylo.
me-report-why = Co je špatně?
report-reason-insults = Urážky nebo výhrůžky
report-reason-cheating = Podvádění
report-reason-stalling = Záměrné zdržování hry
report-reason-name = Nevhodné jméno
report-reason-other = Něco jiného
me-report-words = Co se stalo (může zůstat prázdné)
me-report-send = Odeslat hlášení
me-reported = Nahlášeno. Děkujeme.
me-block = Už nepotkávat
me-block-about = Ty a hráč { $name } už nebudete sedět u stejného stolu. Druhý se to nedozví.
me-is-blocked = Hráče { $name } už nepotkáš. Změnit to můžeš na stránce o sobě.
me-send-away = Poslat pryč
me-send-away-about = Za hráče { $name } hraje dál bot; do této hry se už nelze vrátit.

privacy-title = Co se tu uchovává
privacy-intro = Tento server uchovává to, co potřebuje, aby se dalo hrát, a nic pro reklamu. Nastavuje dvě cookies: jednu, podle které tě pozná, a jednu pro zařízení, na kterém se přihlašuješ. Z jiných serverů se nic nenačítá.
privacy-name = Jméno, pod kterým hraješ, a u kterých stolů.
privacy-account = Pokud chceš účet: jeho jméno a otisk hesla, ze kterého se heslo nedá zjistit.
privacy-tokens = Otisky klíčů, podle kterých se poznají tvoje zařízení a programy.
privacy-games = Každý tah tvých her, aby se daly přehrát a ověřit, a co se u stolu řeklo.
privacy-ratings = Tvoje hodnocení, pokud hraješ hodnocené hry. Ostatní je vidí, jen když to dovolíš.
privacy-order = Koho blokuješ a co bylo tvým jménem nahlášeno provozovateli.
privacy-calls = Pokud chceš vědět, kdy jsi na tahu: kam zprávu poslat a kdy ne.
privacy-addresses = Tvoje síťová adresa slouží k omezení toho, kolik přichází z jednoho místa. V databázi uložena není.
privacy-long = Jak dlouho
privacy-open = { $days ->
    [0] Stoly, u kterých hra nezačala: dokud je provozovatel nesmaže
    [one] Stoly, u kterých hra nezačala: jeden den
    [few] Stoly, u kterých hra nezačala: { $days } dny
    [many] Stoly, u kterých hra nezačala: { $days } dne
   *[other] Stoly, u kterých hra nezačala: { $days } dní
}
privacy-unfinished = { $days ->
    [0] Hry, které už nikdo nehraje: dokud je provozovatel nesmaže
    [one] Hry, které už nikdo nehraje: jeden den
    [few] Hry, které už nikdo nehraje: { $days } dny
    [many] Hry, které už nikdo nehraje: { $days } dne
   *[other] Hry, které už nikdo nehraje: { $days } dní
}
privacy-finished = { $days ->
    [0] Dohrané hry: dokud je provozovatel nesmaže
    [one] Dohrané hry: jeden den
    [few] Dohrané hry: { $days } dny
    [many] Dohrané hry: { $days } dne
   *[other] Dohrané hry: { $days } dní
}
privacy-guest = { $days ->
    [0] Hosté bez stolu: dokud je provozovatel nesmaže
    [one] Hosté bez stolu: jeden den
    [few] Hosté bez stolu: { $days } dny
    [many] Hosté bez stolu: { $days } dne
   *[other] Hosté bez stolu: { $days } dní
}
privacy-backups = Zálohy může provozovatel uchovávat déle.
privacy-yours = Na stránce o sobě můžeš svoje údaje stáhnout nebo smazat.

host-reports = Hlášení hráčů
host-reports-none = Žádné nečeká.
host-report-place = Stůl { $code }, tah { $move }
host-settle = Vyřízeno
web-problem-removed = Hostitel tě poslal od tohoto stolu pryč.
web-failure-blocked = Ty a někdo u tohoto stolu se nemáte potkávat.
web-failure-rated = Z hodnocené hry se nikdo pryč neposílá.
web-failure-too-many-reports = Tvoje hlášení ještě čekají na provozovatele.
web-failure-too-many-blocked = Blokuješ příliš mnoho lidí.

call-turn = Jsi na tahu
call-turn-at = Jsi na tahu u stolu { $code }.
call-full = Stůl je plný
call-full-at = U stolu { $code } jsou všichni: hra může začít.
call-over = Hra skončila
call-over-at = Hra u stolu { $code } skončila.
call-round = Další kolo
call-round-at = Začíná kolo turnaje { $code }: podívej se, kde sedíš.
call-confirm = Chceš sem dostávat zprávy?
call-confirm-code = Někdo sem chce dostávat zprávy z Undermine. Jestli jsi to ty, napiš tam toto číslo: { $code }

me-calls = Přivolání ke hře
me-calls-about = Když jsi na tahu a zrovna tu nejsi, může ti to server říct. Ve zprávě je jen to, o co jde a u kterého stolu.
me-calls-none = Na tomto serveru to není zařízeno.
me-calls-device = Oznamovat na tomto zařízení
me-calls-device-off = Na tomto zařízení už ne
me-calls-denied = Prohlížeč to nedovoluje. Změnit to můžeš v jeho nastavení pro tuto stránku.
me-calls-impossible = Tento prohlížeč nejde přivolat. Na iPhonu nebo iPadu si stránku nejdřív přidej na plochu.
me-calls-lost = Toto zařízení to musí povolit znovu: server má nové klíče.
me-calls-what = O čem chceš vědět
me-calls-turn = Jsem na tahu
me-calls-full = Můj stůl je plný
me-calls-over = Moje hra skončila
me-calls-round = Začíná kolo mého turnaje
me-calls-quiet = Klidové hodiny
me-calls-quiet-from = od
me-calls-quiet-to = do
me-calls-where = Kam zprávy chodí
me-calls-nowhere = Zatím nikam.
me-calls-remove = Odebrat: { $name }
me-calls-this = toto zařízení
me-calls-other = Jiná cesta
me-calls-other-about = { $mail ->
    [yes] E-mailová adresa nebo jedna z těchto služeb jako adresa: { $services }
   *[no] Jedna z těchto služeb jako adresa: { $services }
}
me-calls-address = Adresa
me-calls-add = Přidat
me-calls-unconfirmed = čeká na číslo, které tam bylo posláno
me-calls-code = Poslané číslo
me-calls-confirm = Potvrdit
me-calls-saved = Uloženo.
web-failure-bad-address = Tuto adresu tu nelze použít.
web-failure-not-reached = Na tuto adresu se nepodařilo nic poslat.
web-failure-wrong-code = To není číslo, které bylo posláno.
web-failure-too-many-addresses = Máš příliš mnoho adres. Nejdřív nějakou odeber.
offline-title = Bez připojení
offline-about = Undermine se nemůže spojit se serverem. Zkontroluj připojení a načti stránku znovu. Žádná hra se neztratila.
