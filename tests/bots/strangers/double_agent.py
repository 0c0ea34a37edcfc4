"""Double agent: everybody's friend; as a saboteur it leads the tunnel astray with a smile."""

import undermine as um
from tests.bots.strangers.crow import Crow


class DoubleAgent(Crow):
    """Repairs for anybody, looks at maps, never breaks a tool; a saboteur among such only digs aside."""

    def liking(self, view: um.View, option: um.Action) -> float:
        if option.verb == "repair":
            return 3.0 if option.seat != self.seat else 2.5
        if option.verb == "map":
            return 2.0
        if option.verb in ("break", "rockfall"):
            return -4.0
        if option.verb == "dig":
            progress = self.progress(view, option)
            if not self.is_saboteur(view):
                return progress
            return 1.0 if -1.5 < progress <= 0.0 else (0.5 if progress < 0.0 else -0.5)
        return -0.2
