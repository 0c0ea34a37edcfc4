"""Copycat: does what the player before it did, in its own interest."""

import undermine as um
from tests.bots.strangers.crow import Crow

VERBS = {
    "tunnel-dug": "dig",
    "tool-broken": "break",
    "tool-repaired": "repair",
    "goal-seen": "map",
    "rock-fell": "rockfall",
    "passed": "pass",
}


class Copycat(Crow):
    """Prefers the verb that was used last at the table; its role says only where and against whom."""

    def liking(self, view: um.View, option: um.Action) -> float:
        guilty = self.is_saboteur(view)
        used = [VERBS[event.name] for event in view.events if event.name in VERBS]
        copied = 1.5 if used and used[-1] == option.verb else 0.0
        if option.verb == "dig":
            return copied + (-self.progress(view, option) if guilty else self.progress(view, option))
        if option.verb == "break":
            return copied - (9.0 if option.seat == self.seat else 0.4)
        if option.verb == "repair":
            return copied + (2.0 if option.seat == self.seat else -0.3)
        if option.verb == "rockfall":
            return copied + (0.2 if guilty else -2.0)
        return copied
