"""The kit for bots and modules of one's own finds what is wrong with them, and says where."""

import random

import pytest

import undermine as um
from undermine.sim.match import Player
from undermine.testing import ConformanceError, check_bot, check_module
from undermine.testing.conservation import NotConservedError


class FirstBot(um.Bot):
    def choose(self, view: um.View, options: um.Options) -> um.Action:  # noqa: ARG002
        return options[0]


class Suspicious(FirstBot):
    def speak(self, view: um.View) -> um.Claim | None:  # noqa: ARG002
        return um.Claim(self.seat, "suspect", about=1)


class Impostor(FirstBot):
    def speak(self, view: um.View) -> um.Claim | None:  # noqa: ARG002
        return um.Claim(self.seat + 1, "repair-me")


class Remembering(um.Bot):
    def __init__(self, seat: int, seed: bytes, budget: um.Budget) -> None:
        super().__init__(seat, seed, budget)
        self.asked = 0

    def choose(self, view: um.View, options: um.Options) -> um.Action:  # noqa: ARG002
        self.asked += 1
        return options[self.asked % len(options)]


class Stale(um.Bot):
    """Answers with an option of its first question for ever."""

    kept: um.Action | None = None

    def choose(self, view: um.View, options: um.Options) -> um.Action:  # noqa: ARG002
        Stale.kept = Stale.kept or options[0]
        return Stale.kept


def gambling(view: um.View, options: um.Options) -> um.Action:  # noqa: ARG001
    return random.choice(list(options))


def failing(view: um.View, options: um.Options) -> um.Action:
    raise KeyError(view.round, len(options))


def test_a_bot_that_keeps_the_contract_passes_in_every_game() -> None:
    report = check_bot(FirstBot, games=1)
    assert report.games == 6  # the fewest and the most players of three rules
    assert report.decisions > 300
    assert report.times["decisions"] > report.decisions


def test_claims_are_counted() -> None:
    report = check_bot(Suspicious, rules=("base",), games=1)
    assert report.claims["suspect"] == report.decisions


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        (Remembering, "made afresh"),
        (gambling, "made afresh"),
        (Stale, "not one of its options"),
        (failing, "KeyError"),
        (Impostor, "for its own seat"),
    ],
)
def test_a_fault_of_a_bot_is_told_with_the_position(bot: Player, fault: str) -> None:
    with pytest.raises(ConformanceError, match=fault) as caught:
        check_bot(bot, rules=("base",), games=1)
    assert "(base, 3 players, seed 0/0, move" in str(caught.value)
    assert "rules: base" in str(caught.value)


def test_a_module_of_the_box_passes() -> None:
    report = check_module("toll", games=6)
    assert report.games == 6
    assert report.mixtures > 1
    assert "place-toll" not in report.never_occurred.get("verbs", [])


def test_an_unknown_module_is_refused_with_the_choice() -> None:
    with pytest.raises(ConformanceError, match=r"no module 'tolls' in a box; there are: .*toll"):
        check_module("tolls")


def test_a_module_without_words_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undermine.testing.modules.has_text", lambda lang, _: lang != "cs")
    with pytest.raises(ConformanceError, match=r"lacks words: module-toll \(cs\)"):
        check_module("toll", games=1)


def test_a_card_that_gets_lost_is_told_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(_: object) -> None:
        raise NotConservedError("a card is missing")

    monkeypatch.setattr("undermine.testing.long_runs.check_conserved", lost)
    with pytest.raises(ConformanceError, match="'toll': a card is missing in game 0 of seed '0'"):
        check_module("toll", games=1)
