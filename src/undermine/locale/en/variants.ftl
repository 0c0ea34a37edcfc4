### The words of the variants and of mixtures with a name, in English. Ids and variables follow the same rules as in base.ftl.

## Rules

module-sabotaged = Sabotaged Dwarf
module-sabotaged-about = Miners with a broken tool in front of them when the round ends get no gold, even if the miners have won.
module-tournament = Tournament
module-tournament-about = The rules of a tournament table for 5 to 9 players: greedy dwarfs take part, a tunnel card lies halfway from the start, and gold is paid in tokens.

## Mixtures with a name

preset-tournament = Tournament
preset-tournament-about = The game of a tournament table: the base game for 5 to 9 players with greedy dwarfs, a tunnel card halfway from the start, and gold in tokens.
preset-championship = World championship
preset-championship-about = The base game with all championship cards of 2016 to 2023: quick turns of fortune, and a greedy dwarf among the miners.
preset-jubilee = Jubilee
preset-jubilee-about = The base game with nearly everything in the box: all championship cards, toll, costumes, new goals, treasure chests, gold nuggets and sabotaged dwarfs.
preset-jubilee2 = Jubilee with Saboteur 2
preset-jubilee2-about = Saboteur 2 with nearly everything in the box: the championship cards from 2017 on, toll, costumes, new goals, treasure chests and gold nuggets.

## What happens

event-tile-laid = { $turned ->
        [yes] On { $cell } lies { $card } from the start, turned by 180°.
       *[no] On { $cell } lies { $card } from the start.
    }
