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
