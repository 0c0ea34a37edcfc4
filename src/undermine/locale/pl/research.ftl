### Co mówią środowiska, zbiory danych, klastry, obce programy i asystenci, po polsku.

## Środowiska

env-options = Co możesz zrobić, według numeru akcji:
env-claims = Co ogłoszono w tej rundzie, prawda czy nie:
env-claim-repair-me = Miejsce { $speaker } prosi o naprawę.
env-claim-trust = Miejsce { $speaker } ufa miejscu { $about }.
env-claim-suspect = Miejsce { $speaker } podejrzewa miejsce { $about }.
env-claim-looked = Miejsce { $speaker } mówi, że cel na { $cell } to { $card }.
env-over = Runda się skończyła.
error-needs-extra = { $what } wymaga pakietów, których nie zainstalowano: pip install 'undermine[{ $extra }]'.
error-env-choice = '{ $value }' nie pasuje do { $name }; do wyboru są { $choices }.
error-env-window = Okno { $window } musi zawierać pole 0,0: lewo, góra, prawo, dół.
error-env-no-dwarf = Według zasad { $rules } nikt nie dostaje krasnoluda '{ $dwarf }'.

## Programy w dowolnym języku

error-no-program = Nie można uruchomić '{ $name }': nie ma takiego programu albo nie wolno go wykonać.
cli-lost-too-slow = { $bot }: { $count ->
    [one] jedna decyzja stracona
    [few] { $count } decyzje stracone
    [many] { $count } decyzji straconych
   *[other] { $count } decyzji straconych
}, bo myślenie trwało za długo.
cli-lost-ended = { $bot }: { $count ->
    [one] jedna decyzja stracona
    [few] { $count } decyzje stracone
    [many] { $count } decyzji straconych
   *[other] { $count } decyzji straconych
}, bo program się zakończył.
cli-lost-no-json = { $bot }: { $count ->
    [one] jedna decyzja stracona
    [few] { $count } decyzje stracone
    [many] { $count } decyzji straconych
   *[other] { $count } decyzji straconych
}, bo odpowiedź nie była wiadomością protokołu.
cli-lost-impossible = { $bot }: { $count ->
    [one] jedna decyzja stracona
    [few] { $count } decyzje stracone
    [many] { $count } decyzji straconych
   *[other] { $count } decyzji straconych
}, bo wybrano coś spoza listy opcji.
