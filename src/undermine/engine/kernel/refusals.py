"""Refusals: why an action may not be done, each reason with a code and the clause that says so."""

from __future__ import annotations

from undermine.engine.kernel.values import Value


class Refusal(Value):
    """One reason: a code for messages, the clause of the rules, and what it is about (a side, a tool, a card).

    `remedy` names a verb that spends no turn and may lift the refusal before the turn goes on; it is no part of what
    players are told.
    """

    fields = ("code:text", "clause:text", "about:text")

    def __init__(self, code: str, clause: str, about: str = "", remedy: str = "") -> None:
        """Name the reason, the clause it follows from and, where it helps, the thing it is about."""
        self.code = code
        self.clause = clause
        self.about = about
        self.remedy = remedy

    def __str__(self) -> str:
        """Write the reason for a person: `does not fit (east), BASE-14`."""
        words = self.code.replace("-", " ")
        about = f" ({self.about})" if self.about else ""
        return f"{words}{about}, {self.clause}"


class Refused(Exception):  # noqa: N818 - the rulebook's word; a refusal is no programming error
    """An action was refused. Nothing has changed; `reasons` holds every reason."""

    def __init__(self, reasons: list[Refusal]) -> None:
        """Keep all the reasons."""
        super().__init__("; ".join([str(reason) for reason in reasons]))
        self.reasons = reasons
