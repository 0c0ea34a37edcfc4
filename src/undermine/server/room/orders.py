"""Standing orders of a seat about reaction windows: what is answered for it where it does not answer itself.

Everybody may give them, whether they hold the card in question or not; nobody else hears of them.
"""

from dataclasses import dataclass

from undermine.engine.kernel.actions import Action, unpack
from undermine.engine.kernel.play import options
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.turns import Announced
from undermine.protocol import messages

NEVER, NONE, VETO = "no", "off", "veto"


@dataclass(frozen=True)
class Orders:
    """No to everything (`no`), or yes to these actions of others, named by their verbs."""

    no: bool = False
    veto: tuple[str, ...] = ()

    def written(self) -> str:
        """Return the orders as the log keeps them."""
        if self.no:
            return NEVER
        return " ".join([VETO, *self.veto]) if self.veto else NONE

    def shown(self) -> messages.StandingOrders:
        return messages.StandingOrders(self.no, list(self.veto))

    def answer(self, table: Table, seat: int, announced: Announced) -> Action | None:
        """Return what the orders answer to an announced action, or None if they say nothing of it."""
        answers = list(options(table, seat))
        if self.no:
            return answers[0]
        verb = unpack(announced.action, table.ruleset.verbs).verb.name
        return answers[-1] if verb in self.veto else None


def read_orders(text: str) -> Orders:
    """Return the orders that were written."""
    word, *verbs = text.split()
    return Orders(word == NEVER, tuple(verbs))


def wanted(message: messages.Standing, ruleset: Ruleset) -> Orders | None:
    """Return the orders that somebody gives, or None if they speak of actions that nobody can stop."""
    stoppable = {verb.name for verb in ruleset.turn_verbs if verb.stoppable}
    if not stoppable.issuperset(message.veto) or (message.no and message.veto):
        return None
    return Orders(message.no, tuple(sorted(set(message.veto))))
