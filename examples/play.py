"""Play a game at the keyboard against bots: `python examples/play.py base`."""

import sys

import undermine as um

BOTS = ["apprentice", "apprentice", "novice", "novice"]


def ask(view: um.View, options: um.Options) -> um.Action:
    """Show the table and let the person choose by number; an empty line takes the first option."""
    print(view)
    for number, option in enumerate(options):
        print(f"{number:3}  {option}")
    answer = input("> ") if sys.stdin.isatty() else ""
    return options[int(answer)] if answer.isdigit() and int(answer) < len(options) else options[0]


rules = sys.argv[1] if len(sys.argv) > 1 else "base"
game = um.play(rules, [ask, *BOTS], seed="at the keyboard")
print(game)
