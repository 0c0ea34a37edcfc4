### What environments, datasets, clusters, outside programs and assistants say, in English.

## Environments

env-options = What you may do, by the number of the action:
env-claims = What was claimed in this round, true or not:
env-claim-repair-me = Seat { $speaker } asks for repairs.
env-claim-trust = Seat { $speaker } trusts seat { $about }.
env-claim-suspect = Seat { $speaker } suspects seat { $about }.
env-claim-looked = Seat { $speaker } says that the goal at { $cell } is { $card }.
env-over = The round is over.
error-needs-extra = { $what } needs packages that are not installed: pip install 'undermine[{ $extra }]'.
error-env-choice = '{ $value }' is no { $name }; choose one of { $choices }.
error-env-window = The window { $window } must hold the cell 0,0: left, top, right, bottom.
error-env-tables = { $tables } tables cannot be shared out among { $processes } processes: there must be a table, and one for each process.
error-env-no-dwarf = Nobody gets the dwarf '{ $dwarf }' under the rules { $rules }.

## Programs in any language

error-no-program = '{ $name }' cannot be started: there is no such program, or it may not be run.
cli-lost-too-slow = { $bot } lost { $count ->
    [one] one decision
   *[other] { $count } decisions
} by taking too long.
cli-lost-ended = { $bot } lost { $count ->
    [one] one decision
   *[other] { $count } decisions
} because the program had ended.
cli-lost-no-json = { $bot } lost { $count ->
    [one] one decision
   *[other] { $count } decisions
} by answering something that is no message of the line protocol.
cli-lost-impossible = { $bot } lost { $count ->
    [one] one decision
   *[other] { $count } decisions
} by choosing what was not among the options.

## Datasets

cli-dataset-written = Decisions of { $games ->
    [one] one game
   *[other] { $games } games
} are in { $folder }.
error-dataset-of-others = '{ $folder }' holds another dataset: other games, or another version of the program.

## Clusters

error-bad-cluster = '{ $address }' is no cluster: write tls://host:8786, or local:2 for two workers on this machine.
error-open-cluster = { $address } is neither on this machine nor encrypted, so anybody on the way could run programs on it: use tls:// with --cluster-certificates, or say --cluster-insecure.
error-no-certificates = A tls:// cluster needs the files { $files } in { $folder }.
error-no-cluster = Nobody answers at { $address }.
error-no-cluster-workers = The cluster has no workers.
error-cluster-version = The worker { $worker } has version { $version } of undermine, not { $ours }.
error-records-on-cluster = Records cannot be kept by workers on other machines; leave out --records or --cluster.

## Leagues

error-league-alone = --league goes neither with --resume nor with --thinking.
league-title = Rating list
league-setting = Rounds of '{ $rules }' with { $players } players, seed { $seed }: { $rounds } in all.
league-place = place
league-bot = bot
league-miner = as miners
league-saboteur = as saboteurs
league-miners-won = rounds won as miners
league-saboteurs-won = rounds won as saboteurs
league-miners-ahead = ahead of the next as miners, points
league-saboteurs-ahead = as saboteurs, points
league-explained = Ratings are OpenSkill's (Plackett-Luce), with how unsure they are; all pairs met the same deals, one bot as all miners and the other as all saboteurs. The order is that of what is sure: both ratings, each less three times its uncertainty. Shares leave out rounds of a bot against itself; leads over the next one are over all opponents, on the same deals. Intervals are those of 95% confidence over the deals.
league-written = The rating list is in { $file }.

## How fair is Saboteur?

error-atlas-of-others = '{ $file }' holds results of other rounds, of another version of the program, or none at all.
atlas-title = How fair is Saboteur?
atlas-setting = { $rounds } rounds in all; every seat is played by '{ $bot }' unless another bot is named, seed { $seed }.
atlas-argued = What players argue about
atlas-four = **Are the saboteurs too weak with four players?** { $verdict ->
    [yes] Yes
    [no] No
   *[open] These rounds do not show it
}: the miners win { $share } of the rounds. { $without } of the rounds have no saboteur at all, since one dwarf stays in the box; where there is one, the miners win { $against }. A saboteur gets { $saboteur } gold a round, a miner { $miner }.
atlas-even = **With how many players is it most even?** With { $players }: there the miners win { $share } of the rounds. It is least even with { $worst }: { $worstShare }.
atlas-edition = **Is the classic edition kinder to the saboteurs?** { $verdict ->
    [yes] Yes
    [no] No, to the miners
   *[open] No difference is shown
}: with five players the miners win { $classic } of its rounds, and { $base } in the current edition.
atlas-variant = **Does a variant balance the game of four?** { $rules } comes nearest to it: the miners win { $share } of the rounds instead of { $plain }.
atlas-modules = **Which module helps whom?** In points, against the base game without it.
atlas-modules-with = With { $players } players, the saboteurs: { $saboteurs }; the miners: { $miners }; no difference is shown for: { $neither }.
atlas-seat = **Does it matter to sit first?** With five players the first player wins { $first } of the rounds, one of the others { $others }. A difference is shown with this many players: first is better: { $better }; first is worse: { $worse }.
atlas-level = **What does better play do?** With the same bot in all five seats the miners win: { $levels }. A digger digs as a saboteur too.
atlas-by-players = By number of players and edition
atlas-by-saboteurs = By number of saboteurs dealt, base game
atlas-dealt = miners won against { $saboteurs }
atlas-by-module = By module, with { $players } players
atlas-by-level = By level of play
atlas-by-dwarf = By dwarf, with { $players } players
atlas-by-place = By seat, base game
atlas-players = players
atlas-rules = rules
atlas-bot = bot
atlas-dwarf = dwarf
atlas-gold = gold a round
atlas-first = first player won
atlas-others = one of the others won
atlas-place = places after the first of { $players } players
atlas-won = rounds won
atlas-miners-won = miners won { $rules }
atlas-miners-won-with = miners won, { $players } players
atlas-explained = Shares have their intervals of 95% confidence and the number of rounds behind them. Two are called different where they are more than three standard errors apart. In Saboteur 2 the miners have won when either team found the treasure. Bots are not people, and here they do not talk: this says how the cards and rules fall, not how well somebody lies.
atlas-written = The page is { $file }.

## Training

error-no-side = No dwarf called '{ $side }' can learn here; who learns is one of: { $sides }.
error-no-training = Nobody can be trained by the rules '{ $rules }'; there is training for: { $known }.
error-other-course = '{ $file }' holds another course of training: another seed, other sides or other opponents. Name another output, or take that file away.
error-no-weights = '{ $file }' has no trained weights of this program that a course could begin with.
error-no-gain-against-all = --gain says what there is to gain against one bot: name it with --against.
error-no-gain-without-sides = By the rules '{ $rules }' no two sides meet, so there is no gain against a bot to measure.
error-no-tables = There are no tables '{ $tables }' to learn at; --tables is one of: { $known }.
error-no-sides-to-train = By the rules '{ $rules }' no two sides meet, so no whole side can learn; leave --tables out.
train-gains = What there is to gain against { $bot }, after { $rounds } rounds of training
train-side = side
train-won = won by what was learnt
train-itself = won by the bot itself
train-gain = gain in points
