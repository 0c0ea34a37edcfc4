"""Grudger: pays back at once what was done to it."""

import undermine as um
from tests.bots.strangers.crow import Crow


class Grudger(Crow):
    """Breaks the tools of those who broke its own, and otherwise keeps to its role without haste."""

    def liking(self, view: um.View, option: um.Action) -> float:
        guilty = self.is_saboteur(view)
        if option.verb == "break":
            if option.seat == self.seat:
                return -9.0
            return 5.0 if option.seat in self.hurt_by(view) else (1.0 if guilty else -0.5)
        if option.verb == "repair":
            return 4.0 if option.seat == self.seat else (-1.0 if option.seat in self.hurt_by(view) else 0.4)
        if option.verb == "dig":
            progress = self.progress(view, option)
            return -0.5 if guilty and progress > 0 else 2.0 * (-progress if guilty else progress)
        return {"map": 1.5, "rockfall": -1.0}.get(option.verb, 0.0)
