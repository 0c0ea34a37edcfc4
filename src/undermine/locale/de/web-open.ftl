open-tables = Offene Tische
open-none = Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch und setze ihn auf die Liste: Andere finden ihn dann hier.
open-free = { $free ->
    [one] einer von { $seats } Plätzen ist frei
   *[other] { $free } von { $seats } Plätzen sind frei
}
open-turn = Zeit je Zug: { $time }
open-bots = { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}
open-begins = beginnt in: { $time }
open-sit = Hinsetzen
open-sit-with = Hinsetzen zu { $name }
open-more = { $count ->
    [one] und noch ein Tisch
   *[other] und noch { $count } Tische
}
open-list = Alle dürfen diesen Tisch finden
open-language = Sprache am Tisch
open-any-language = Beliebig
open-bots-after = Bots nehmen freie Plätze nach
open-no-bots = Nie; der Gastgeber beginnt
open-bots-level = Stärke dieser Bots
open-listed = Dieser Tisch steht auf der Liste der offenen Tische.
open-met = Es haben Leute gewartet, darum spielst du mit ihnen.
open-rather-bots = Lieber sofort mit Bots spielen
