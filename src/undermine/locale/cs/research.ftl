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
