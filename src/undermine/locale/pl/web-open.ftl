open-tables = Otwarte stoły
open-none = Nikt teraz nie czeka na graczy. Otwórz stół i umieść go na liście: inni go tu znajdą.
open-free = { $free ->
    [one] jedno wolne miejsce z { $seats }
    [few] { $free } wolne miejsca z { $seats }
    [many] { $free } wolnych miejsc z { $seats }
   *[other] { $free } wolnego miejsca z { $seats }
}
open-turn = Czas na turę: { $time }
open-bots = { $bots ->
    [one] jeden bot
    [few] { $bots } boty
    [many] { $bots } botów
   *[other] { $bots } bota
}
open-begins = początek za: { $time }
open-sit = Usiądź
open-sit-with = Usiądź przy stole gracza { $name }
open-more = { $count ->
    [one] i jeszcze jeden stół
    [few] i jeszcze { $count } stoły
    [many] i jeszcze { $count } stołów
   *[other] i jeszcze { $count } stołu
}
open-list = Każdy może znaleźć ten stół
open-language = Język przy stole
open-any-language = Dowolny
open-bots-after = Boty zajmą wolne miejsca po
open-no-bots = Nigdy; zaczyna gospodarz
open-bots-level = Poziom tych botów
open-listed = Ten stół jest na liście otwartych stołów.
open-met = Inni gracze już czekali, więc grasz z nimi.
open-rather-bots = Wolę od razu grać z botami
