"""Straight: digs straight on, and as a saboteur straight away from the gold."""

import undermine as um
from tests.bots.strangers.crow import Crow


class Straight(Crow):
    """Lays tunnels, whatever else it might do; other cards only if no tunnel is of use."""

    def liking(self, view: um.View, option: um.Action) -> float:
        if option.verb == "dig":
            progress = self.progress(view, option)
            return (-progress if self.is_saboteur(view) else progress) + 0.2
        if option.verb == "repair":
            return 3.0 if option.seat == self.seat else -0.2
        if option.verb == "break":
            return -0.5 if option.seat != self.seat else -9.0
        if option.verb == "rockfall":
            return 0.3 if self.is_saboteur(view) else -3.0
        return 0.0
