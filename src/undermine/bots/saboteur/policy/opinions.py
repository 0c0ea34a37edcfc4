"""Opinions: what a bot thinks of what one page of the rulebook adds."""

from __future__ import annotations

from undermine.bots.saboteur.policy.judge import Judge
from undermine.bots.saboteur.policy.ruleset_facts import PageFacts


class Opinions:
    """The judges of a page's verbs and questions by their names, and its facts.

    `masters` names the weights that masters have for the dwarfs of this page, if it has some of its own.
    """

    def __init__(
        self,
        verbs: dict[str, Judge] | None = None,
        questions: dict[str, Judge] | None = None,
        facts: PageFacts | None = None,
        masters: str = "",
    ) -> None:
        """Take what the page says."""
        self.verbs = verbs or {}
        self.questions = questions or {}
        self.facts = facts or PageFacts()
        self.masters = masters
