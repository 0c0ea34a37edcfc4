"""A bot of one's own against the built-in ones, over a few games: `python examples/own_bot.py`."""

import undermine as um


class EastBot(um.Bot):
    """Digs as far to the east as it can, and otherwise does anything."""

    def choose(self, view: um.View, options: um.Options) -> um.Action:
        """Prefer the easternmost tunnel."""
        digs = options.of("dig")
        if not digs:
            return self.rng.choice(options)
        return max(digs, key=lambda dig: dig.cell or (0, 0))


GAMES = 3
gold = [0, 0, 0, 0]
for seed in range(GAMES):
    scores = um.play("base", [EastBot, "digger", "novice", "random"], seed=seed).scores
    gold = [before + won for before, won in zip(gold, scores, strict=True)]
print({"EastBot": gold[0], "digger": gold[1], "novice": gold[2], "random": gold[3]})
