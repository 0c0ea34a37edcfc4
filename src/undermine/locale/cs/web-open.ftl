open-tables = Otevřené stoly
open-none = Právě nikdo nečeká na hráče. Otevři stůl a dej ho na seznam: ostatní ho tu najdou.
open-free = { $free ->
    [one] volné jedno místo z { $seats }
    [few] volná { $free } místa z { $seats }
    [many] volno { $free } místa z { $seats }
   *[other] volných { $free } míst z { $seats }
}
open-turn = Čas na tah: { $time }
open-bots = { $bots ->
    [one] jeden bot
    [few] { $bots } boti
    [many] { $bots } bota
   *[other] { $bots } botů
}
open-begins = začátek za: { $time }
open-sit = Posadit se
open-sit-with = Posadit se ke stolu hráče { $name }
open-more = { $count ->
    [one] a ještě jeden stůl
    [few] a ještě { $count } stoly
    [many] a ještě { $count } stolu
   *[other] a ještě { $count } stolů
}
open-list = Tento stůl smí najít každý
open-language = Jazyk u stolu
open-any-language = Jakýkoli
open-bots-after = Boti obsadí volná místa po
open-no-bots = Nikdy; začíná hostitel
open-bots-level = Úroveň těchto botů
open-listed = Tento stůl je na seznamu otevřených stolů.
open-met = Ostatní už čekali, takže hraješ s nimi.
open-rather-bots = Raději hned hrát s boty
