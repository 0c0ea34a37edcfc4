open-tables = Open tables
open-none = Nobody is waiting for players at the moment. Open a table and list it: others will find it here.
open-free = { $free ->
    [one] one of { $seats } seats is free
   *[other] { $free } of { $seats } seats are free
}
open-turn = { $time } for a turn
open-bots = { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
open-begins = begins in { $time }
open-sit = Sit down
open-sit-with = Sit down with { $name }
open-more = { $count ->
    [one] and one more table
   *[other] and { $count } more tables
}
open-list = Everybody may find this table
open-language = Language at the table
open-any-language = Any
open-bots-after = Bots take free seats after
open-no-bots = Never; the host begins
open-bots-level = Level of those bots
open-listed = This table is on the list of open tables.
open-met = People were waiting, so you play with them.
open-rather-bots = Rather play with bots at once
