"""The master takes the policy's favourite unless another option was better beyond chance."""

from undermine.bots.saboteur.candidates import Candidate


def tried(*ahead: float, prior: float = 0.0) -> Candidate:
    """Return a candidate that was so much better than the favourite at each table."""
    candidate = Candidate(0, prior)
    for better in ahead:
        candidate.add(better)
    return candidate


def test_an_option_that_is_always_better_is_surely_better() -> None:
    assert tried(0.2, 0.3, 0.2, 0.3).is_surely_better()


def test_an_option_that_is_better_by_chance_is_not() -> None:
    assert not tried(0.9, -0.8, 0.7, -0.6).is_surely_better()


def test_what_speaks_against_an_option_beforehand_must_be_made_up_for() -> None:
    assert not tried(0.2, 0.3, 0.2, 0.3, prior=-0.25).is_surely_better()


def test_an_option_that_was_never_tried_is_not_better() -> None:
    assert not tried().is_surely_better()
    assert tried(prior=-0.1).promise() == -0.1
