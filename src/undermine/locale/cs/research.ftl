### Co říkají prostředí, datové sady, clustery, cizí programy a asistenti, česky.

## Prostředí

env-options = Co můžeš udělat, podle čísla akce:
env-claims = Co bylo v tomto kole prohlášeno, ať už je to pravda, nebo ne:
env-claim-repair-me = Místo { $speaker } prosí o opravu.
env-claim-trust = Místo { $speaker } důvěřuje místu { $about }.
env-claim-suspect = Místo { $speaker } podezírá místo { $about }.
env-claim-looked = Místo { $speaker } říká, že cíl na { $cell } je { $card }.
env-over = Kolo skončilo.
error-needs-extra = { $what } potřebuje balíčky, které nejsou nainstalované: pip install 'undermine[{ $extra }]'.
error-env-choice = '{ $value }' se pro { $name } nehodí; na výběr je { $choices }.
error-env-window = Okno { $window } musí obsahovat pole 0,0: vlevo, nahoře, vpravo, dole.
error-env-no-dwarf = Podle pravidel { $rules } nedostane trpaslíka '{ $dwarf }' nikdo.

## Programy v libovolném jazyce

error-no-program = '{ $name }' nelze spustit: takový program neexistuje, nebo se nesmí spouštět.
cli-lost-too-slow = { $bot }: { $count ->
    [one] jedno rozhodnutí ztraceno
    [few] { $count } rozhodnutí ztracena
    [many] { $count } rozhodnutí ztraceno
   *[other] { $count } rozhodnutí ztraceno
}, protože přemýšlení trvalo příliš dlouho.
cli-lost-ended = { $bot }: { $count ->
    [one] jedno rozhodnutí ztraceno
    [few] { $count } rozhodnutí ztracena
    [many] { $count } rozhodnutí ztraceno
   *[other] { $count } rozhodnutí ztraceno
}, protože program skončil.
cli-lost-no-json = { $bot }: { $count ->
    [one] jedno rozhodnutí ztraceno
    [few] { $count } rozhodnutí ztracena
    [many] { $count } rozhodnutí ztraceno
   *[other] { $count } rozhodnutí ztraceno
}, protože odpověď nebyla zprávou protokolu.
cli-lost-impossible = { $bot }: { $count ->
    [one] jedno rozhodnutí ztraceno
    [few] { $count } rozhodnutí ztracena
    [many] { $count } rozhodnutí ztraceno
   *[other] { $count } rozhodnutí ztraceno
}, protože zvolená možnost nebyla v nabídce.
