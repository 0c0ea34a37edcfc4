"""What a bot is: made per seat with a seed and a budget; then it gets a view and a prompt, and answers.

Where people play along, it also hears what was claimed before the table. Nothing else reaches a bot, in every place it
runs. A bot may remember, but one made afresh must answer the same; so chance comes from `dice`, which depends on the
seed and on what the seat sees, never on what was asked before.
"""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.views import Prompt, View


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one answer; counted, not timed, so that the same seed gives the same game."""

    iterations: int = 100


@dataclass(frozen=True)
class Claim:
    """Something that a seat has claimed before the whole table in this round. It need not be true.

    `kind` is `looked` (the goal on `cell` is that `card`), `trust`, `suspect` (somebody: `about`) or `repair-me`.
    In The Lost Mines nobody may claim what a look showed (LM-37), so nobody hears `looked` there.
    Cells, cards and seats are the engine's; None where a claim speaks of none.
    """

    seat: int
    kind: str
    cell: int | None = None
    card: int | None = None
    about: int | None = None


class Bot:
    """A player at one seat."""

    def __init__(self, seat: int, seed: bytes, budget: Budget) -> None:
        """Sit down."""
        self.seat = seat
        self.seed = seed
        self.budget = budget
        self.claims: tuple[Claim, ...] = ()

    def hear(self, claims: tuple[Claim, ...]) -> None:
        """Hear all that was claimed in this round, in order; comes before a question wherever people play along."""
        self.claims = claims

    def choose(self, view: View, prompt: Prompt) -> Action:
        """Answer the prompt with one of its options."""
        raise NotImplementedError

    def choose_at_once(self, view: View, prompt: Prompt) -> Action:
        """Answer where there is no time to think; who thinks long has something quicker here."""
        return self.choose(view, prompt)

    def draw_lots(self, view: View, prompt: Prompt) -> Action:
        """Answer with any option, each equally likely."""
        return prompt.options[dice(self.seed, view, prompt).below(len(prompt.options))]


Maker = Callable[[int, bytes, Budget], Bot]
"""Makes a bot for a seat: the class of the bot, as a rule."""


def dice(seed: bytes, view: View, prompt: Prompt) -> Rng:
    """Return the chance a bot may use for one answer: the same whenever it sees the same."""
    seen = (
        view.seat,
        view.turn,
        prompt.name,
        view.hand.listing(),
        [int(code) for code in prompt.options.codes],
    )
    return Rng(sha256(seed + repr(seen).encode()).digest())
