"""A wrong expectation fails, and the report says what was expected, what happened and how the board looks."""

import pytest

from undermine.cli.rules.report import report, summary
from undermine.locale.catalogue import LANGUAGES
from undermine.scenarios.reading import read_scenarios
from undermine.scenarios.running import Outcome, run

POSITION = """\
scenario: Ann digs
hand Ann: [EW], map
hand Bob: map
deck: rockfall
Ann: dig [EW] 1,0
"""


def outcome_of(expectations: str, position: str = POSITION) -> Outcome:
    return run(read_scenarios(position + expectations, "file.scenario")[0])


def test_the_report_of_a_wrong_expectation_is_readable() -> None:
    outcome = outcome_of("  event tunnel-dug cell=2,0\n  hand Ann: map\n")
    assert report(outcome, "en") == (
        "FAILED file.scenario:1\n"
        "  Ann digs\n"
        "  line 5: Ann: dig [EW] 1,0\n"
        "    line 6: expected event tunnel-dug cell=2,0\n"
        "            but it is tunnel-dug seat=Ann card=[EW] cell=1,0 turned=no\n"
        "                      card-drawn seat=Ann card=rockfall\n"
        "                      turn-began seat=Bob\n"
        "    line 7: expected hand Ann: map\n"
        "            but it is hand Ann: rockfall, map\n"
        "  What happened:\n"
        "    tunnel-dug seat=Ann card=[EW] cell=1,0 turned=no\n"
        "    card-drawn seat=Ann card=rockfall\n"
        "    turn-began seat=Bob\n"
        "  The board:\n"
        "        0  1  2  3  4  5  6  7  8\n"
        "    -2  .  .  .  .  .  .  .  .  ?\n"
        "    -1  .  .  .  .  .  .  .  .  .\n"
        "     0  ╬  ─  .  .  .  .  .  .  ?\n"
        "     1  .  .  .  .  .  .  .  .  .\n"
        "     2  .  .  .  .  .  .  .  .  ?"
    )


WRONG = {
    "refused": "legal",
    "refused broken-tool BASE-17": "legal",
    "event goal-revealed": "tunnel-dug seat=Ann card=[EW] cell=1,0 turned=no\ncard-drawn seat=Ann card=rockfall\n"
    "turn-began seat=Bob",
    "no event tunnel-dug": "tunnel-dug seat=Ann card=[EW] cell=1,0 turned=no",
    "Bob sees card-drawn card=rockfall": "Bob sees:\ntunnel-dug seat=Ann card=[EW] cell=1,0 turned=no\n"
    "card-drawn seat=Ann card=?\nturn-began seat=Bob",
    "spectator does not see tunnel-dug": "a spectator sees:\ntunnel-dug seat=Ann card=[EW] cell=1,0 turned=no\n"
    "card-drawn seat=Ann card=?\nturn-began seat=Bob",
    "asked Ann: take-turn": "asked Bob: take-turn",
    "asked Bob: pick-gold": "asked Bob: take-turn",
    "asked nobody": "asked Bob: take-turn",
    "Bob may dig ...": "Bob may only map map 8,-2; map map 8,0; map map 8,2; pass map",
    "Bob may not pass map": "Bob may only map map 8,-2; map map 8,0; map map 8,2; pass map",
    "Bob may only pass map": "Bob may only map map 8,-2; map map 8,0; map map 8,2; pass map",
    "Ann may pass map": "Ann may only wait",
    "round over": "the round goes on",
    "game over": "the game goes on",
    "deck: map": "deck: none",
    "before Bob: broken-pick": "before Bob: none",
    "roles: Ann saboteur": "roles: Ann miner, Bob miner, Cid miner",
    "goals: 8,0 treasure": "goals: 8,-2 treasure; 8,0 stone-ne; 8,2 stone-nw",
    "card 1,0: [NS]": "card 1,0: [EW]",
    "last digger: Bob": "last digger: Ann",
    "view Bob roles: 3 ?": "roles: ?, miner, ?",
    "view Ann hand: map": "hand: rockfall, map",
}


@pytest.mark.parametrize(("expectation", "instead"), WRONG.items(), ids=WRONG.keys())
def test_every_kind_of_expectation_can_fail(expectation: str, instead: str) -> None:
    outcome = outcome_of(f"  {expectation}\n")
    assert [(failure.line, failure.expected, failure.happened) for failure in outcome.failures] == [
        (6, expectation, instead)
    ]


def test_events_are_expected_in_their_order() -> None:
    assert outcome_of("  event tunnel-dug\n  event card-drawn\n").passed
    assert not outcome_of("  event card-drawn\n  event tunnel-dug\n").passed


def test_an_action_that_is_refused_fails_unless_that_is_expected() -> None:
    outcome = outcome_of("Ann: pass map\n")
    assert [failure.happened for failure in outcome.failures] == ["refused: not your turn, BASE-9"]
    assert outcome_of("Ann: pass map\n  refused not-your-turn BASE-9\n").passed


def test_every_reason_named_must_be_among_the_reasons() -> None:
    outcome = outcome_of(
        "Bob: dig [EW] 1,0\n  refused not-in-hand\n  refused not-empty\n  refused broken-tool\n"
    )
    assert [failure.expected for failure in outcome.failures] == ["refused broken-tool"]
    assert "not in hand, BASE-10; not empty, BASE-13" in outcome.failures[0].happened


def test_a_scenario_stops_at_the_first_step_that_fails() -> None:
    outcome = outcome_of("  deck: map\nBob: pass map\n  deck: map\n")
    assert [failure.line for failure in outcome.failures] == [6]


def test_an_expected_board_is_shown_beside_the_real_one() -> None:
    outcome = outcome_of("  board:\n        0  1\n    0   ╬  ┼\n")
    (failure,) = outcome.failures
    assert failure.expected == "board:\n        0  1\n    0   ╬  ┼"
    assert "0  ╬  ─" in failure.happened


def test_the_summary_counts() -> None:
    assert summary(3, 0, "en") == "3 scenarios: all as expected"
    assert summary(1, 0, "en") == "1 scenario: all as expected"
    assert summary(2, 1, "en") == "3 scenarios: 1 failed, 2 as expected"


def test_the_frame_of_the_report_is_in_the_language_of_its_reader() -> None:
    lines = report(outcome_of("  deck: map\n"), "de").splitlines()
    assert lines[0] == "FEHLER file.scenario:1"
    assert lines[3] == "    Zeile 6: erwartet deck: map"
    assert summary(0, 5, "pl") == "5 scenariuszy: nieudane: 5, zgodne z oczekiwaniem: 0"


TURN = "tunnel-dug seat=Ann card=[EW] cell=1,0 turned=no\ncard-drawn seat=Ann card=?\nturn-began seat=Bob"
INSTEAD = {
    "round over": {
        "en": "the round goes on",
        "pl": "runda trwa dalej",
        "cs": "kolo pokračuje",
        "de": "die Runde geht weiter",
    },
    "game over": {
        "en": "the game goes on",
        "pl": "gra trwa dalej",
        "cs": "hra pokračuje",
        "de": "das Spiel geht weiter",
    },
    "Ann may pass map": {
        "en": "Ann may only wait",
        "pl": "Ann może tylko czekać",
        "cs": "Ann může jen čekat",
        "de": "Ann kann nur warten",
    },
    "Bob sees card-drawn card=rockfall": {
        "en": f"Bob sees:\n{TURN}",
        "pl": f"Bob widzi:\n{TURN}",
        "cs": f"Bob vidí:\n{TURN}",
        "de": f"Bob sieht:\n{TURN}",
    },
    "deck: map": dict.fromkeys(LANGUAGES, "deck: none"),
    "asked nobody": dict.fromkeys(LANGUAGES, "asked Bob: take-turn"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("expectation", INSTEAD)
def test_what_is_the_case_instead_is_told_in_words_unless_a_file_could_say_it(
    expectation: str, language: str
) -> None:
    (failure,) = outcome_of(f"  {expectation}\n").failures
    assert failure.instead.told(language) == INSTEAD[expectation][language]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "refused: It is not your turn (not-your-turn BASE-9)"),
        ("pl", "odrzucone: To nie twoja kolej (not-your-turn BASE-9)"),
        ("cs", "odmítnuto: Nejsi na řadě (not-your-turn BASE-9)"),
        ("de", "abgelehnt: Du bist nicht an der Reihe (not-your-turn BASE-9)"),
    ],
)
def test_a_refusal_is_told_in_words_and_as_a_file_would_name_it(language: str, told: str) -> None:
    (failure,) = outcome_of("Ann: pass map\n").failures
    assert failure.instead.told(language) == told


def test_a_report_has_no_english_but_the_notation_of_files() -> None:
    assert report(outcome_of("  round over\n"), "pl").splitlines()[3:5] == [
        "    wiersz 6: oczekiwano round over",
        "              zamiast tego: runda trwa dalej",
    ]


REFUSED = "scenario: A mixture\nrefused-rules: base+tournament+wc2016\n"


def test_rules_that_are_refused_for_the_expected_reason_are_as_expected() -> None:
    for reason in ("", "  refused\n", "  refused cannot-combine\n", "  refused cannot-combine wc2016\n"):
        assert outcome_of(reason, REFUSED).passed


def test_the_report_of_rules_refused_for_another_reason_says_for_which() -> None:
    outcome = outcome_of("  refused cannot-combine costume\n  refused named-twice\n", REFUSED)
    assert report(outcome, "en") == (
        "FAILED file.scenario:1\n"
        "  A mixture\n"
        "    line 3: expected refused cannot-combine costume\n"
        "            but it is refused cannot-combine wc2016 tournament\n"
        "    line 4: expected refused named-twice\n"
        "            but it is refused cannot-combine wc2016 tournament"
    )


def test_the_report_of_rules_that_should_be_refused_and_are_not_says_so() -> None:
    outcome = outcome_of("", "scenario: A mixture\nrefused-rules: base+tournament\n")
    assert report(outcome, "en") == (
        "FAILED file.scenario:1\n"
        "  A mixture\n"
        "    line 2: expected refused-rules: base+tournament\n"
        "            but it is rules that can be played"
    )
