"""What is the case instead of what a line expects.

What a scenario file could say itself stays as it would stand there; all else is said in the reader's language.
"""

from __future__ import annotations

from dataclasses import dataclass

from undermine.engine.kernel.refusals import Refusal
from undermine.locale.catalogue import ORIGINAL, text


class Instead:
    """Something else than was expected."""

    def told(self, language: str) -> str:
        """Return it in a language; it may have several lines."""
        raise NotImplementedError

    def __str__(self) -> str:
        """Return it in English, for programs."""
        return self.told(ORIGINAL)


@dataclass
class Written(Instead):
    """Lines of a scenario file that would hold: `deck: none`."""

    lines: str

    def told(self, language: str) -> str:
        """Return the lines as they are in all languages."""
        return self.lines


@dataclass
class Message(Instead):
    """A sentence of the catalogues, perhaps about a player."""

    name: str
    player: str = ""

    def told(self, language: str) -> str:
        """Return the sentence."""
        return text(language, f"scenario-instead-{self.name}", player=self.player)


@dataclass
class Happened(Instead):
    """Events, one a line."""

    phrases: list[str]

    def told(self, language: str) -> str:
        """Return the events as a file names them, or that there are none."""
        return "\n".join(self.phrases) or text(language, "scenario-instead-nothing")


@dataclass
class Seen(Instead):
    """What a player sees of the events, or a spectator, who has no name."""

    player: str
    events: Happened

    def told(self, language: str) -> str:
        """Return who sees it, and the events."""
        viewer = "player-sees" if self.player else "spectator-sees"
        return f"{Message(viewer, self.player).told(language)}\n{self.events.told(language)}"


@dataclass
class RefusedFor(Instead):
    """An action was refused, for these reasons."""

    reasons: list[Refusal]

    def told(self, language: str) -> str:
        """Return every reason in words, and as `refused` in a file would name it."""
        reasons = [
            f"{text(language, f'refusal-{reason.code}', about=reason.about)} ({reason.code} {reason.clause})"
            for reason in self.reasons
        ]
        return text(language, "scenario-instead-refused", reasons="; ".join(reasons))

    def __str__(self) -> str:
        """Return the codes and clauses alone."""
        return "refused: " + "; ".join([str(reason) for reason in self.reasons])
