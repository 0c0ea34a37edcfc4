"""`undermine replay` steps through a record and shows every viewer what that viewer could see, no more."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from undermine.cli import app, main
from undermine.cli.records.course import Course
from undermine.cli.records.replay import Stepper
from undermine.engine.kernel.agenda import AnswerGiven
from undermine.engine.kernel.play import apply, options, start
from undermine.engine.kernel.records import RULES_VERSION, Move, Record, read_record
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.table import SPECTATOR
from undermine.engine.kernel.turns import Announced
from undermine.engine.saboteur.box import compose
from undermine.replay.viewers import OPEN
from undermine.replay.walking import Moment

NAMES = ["Ann", "Bob", "Cid"]


def played(seed: str) -> Record:
    """A whole game of three players who like to pass and to look at goals."""
    rules = compose("base")
    table = start(rules, len(NAMES), seed_bytes(seed))
    record = Record("base", NAMES, seed)
    chance = Random(seed)
    while (ask := table.ask()) is not None:
        seat = next(seat for seat in range(len(NAMES)) if ask.awaits(table, seat))
        actions = list(options(table, seat))
        looks = [action for action in actions if action.verb.name == "map"]
        action = chance.choice(looks or actions)
        record.add(seat, action, apply(table, seat, action), rules)
    return record


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(played("replay").to_json(), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def course(file: Path) -> Course:
    return Course(read_record(file.read_text(encoding="utf-8")), "en")


def run(*arguments: object) -> str:
    result = CliRunner().invoke(app, ["replay", *[str(argument) for argument in arguments], "--lang", "en"])
    assert result.exit_code == 0, result.output
    return result.output


def steps(*arguments: object) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(run(*arguments, "--json"))
    return found


# -- what is shown -------------------------------------------------------------------------------------------------


def test_without_a_terminal_every_step_is_printed_with_board_players_and_events(
    file: Path, course: Course
) -> None:
    shown = run(file)
    assert shown.count("── ") == course.last() + 1
    assert "The deal (all cards open)" in shown
    assert "Round 1 begins; " in shown
    assert "╬" in shown
    assert "Hand of Cid: " in shown
    assert "The game is over. Nuggets: Ann: " in shown


def test_the_printing_stops_at_the_move_asked_for(file: Path) -> None:
    shown = run(file, "--to", 3)
    assert "Move 3 of" in shown
    assert "Move 4 of" not in shown


def test_a_seat_sees_its_own_cards_and_the_number_of_the_others(file: Path) -> None:
    deal = steps(file, "--seat", 1, "--to", 0)[0]
    dealt = [event for event in deal["events"] if event["is"] == "hand-dealt"]
    assert [set(event["cards"]) == {"?"} for event in dealt] == [True, False, True]
    assert list(deal["hands"]) == ["1"]
    assert sum("is dealt 6 cards." in words for words in deal["words"]) == 2


def test_a_seat_sees_its_own_actions_and_of_the_others_only_who_made_them(file: Path) -> None:
    moves = steps(file, "--seat", "Bob")[1:]
    assert {move["seat"] for move in moves} == {0, 1, 2}
    assert all((move["action"] is None) == (move["seat"] != 1) for move in moves)


def test_what_others_pass_and_see_stays_hidden(file: Path) -> None:
    told = [words for step in steps(file, "--seat", 1) for words in step["words"]]
    others = [words for words in told if words.startswith(("Ann", "Cid"))]
    assert any(words.endswith("passes and discards 1 card face down.") for words in others)
    assert any("looks at the goal on 8,0." in words for words in others)
    assert all("passes and discards" not in words or "face down" in words for words in others)
    assert all("looks at" not in words or words.endswith(("8,-2.", "8,0.", "8,2.")) for words in others)
    assert any("looks at the goal on" in words and ": " in words for words in told if words.startswith("Bob"))


def test_a_spectator_sees_no_hand_and_no_action(file: Path) -> None:
    for step in steps(file, "--seat", "spectator"):
        assert step["hands"] == {}
        assert step["action"] is None


def test_what_a_seat_has_seen_is_shown_with_its_hand(course: Course) -> None:
    pages = [course.page(number, 1) for number in course.noticed(1)]
    assert any("Seen:\n  Turn " in page for page in pages)
    assert all("\nHand: " in page for page in pages)


def test_goals_are_named_only_with_all_cards_open(course: Course) -> None:
    assert "Goals: 8,-2" in course.page(0, OPEN)
    assert all("treasure" not in course.page(0, viewer) for viewer in (SPECTATOR, 0, 1, 2))


@pytest.mark.parametrize("lang", ["pl", "cs", "de"])
def test_every_page_can_be_said_in_every_language(file: Path, lang: str) -> None:
    course = Course(read_record(file.read_text(encoding="utf-8")), lang)
    for viewer in course.viewers():
        for number in course.noticed(viewer)[::7]:
            assert course.page(number, viewer)


@pytest.mark.parametrize("number", [0, 5, 80])
def test_any_move_can_be_written_as_a_scenario(file: Path, tmp_path: Path, number: int) -> None:
    written = tmp_path / "position.scenario"
    written.write_text(run(file, "--to", number, "--scenario"), encoding="utf-8")
    assert f"scenario: Move {number} of" in written.read_text(encoding="utf-8")
    result = CliRunner().invoke(app, ["check", str(written)])
    assert result.exit_code == 0, result.output


# -- sealed answers ------------------------------------------------------------------------------------------------


def test_a_sealed_answer_is_noticed_by_its_giver_alone() -> None:
    table = start(compose("base"), 3, seed_bytes("1"))
    sealed = Moment(Move(2, "pass map", ""), [0, 1, 2], [AnswerGiven(2, 5)], table)
    assert [sealed.is_noticed(viewer) for viewer in (OPEN, SPECTATOR, 0, 1, 2)] == [
        True,
        False,
        False,
        False,
        True,
    ]


def test_nobody_learns_who_gave_the_last_of_several_answers() -> None:
    table = start(compose("base"), 3, seed_bytes("1"))
    opened = Moment(Move(2, "pass map", ""), [0, 1, 2], [AnswerGiven(2, 5), Announced(0, 5)], table)
    assert [opened.is_noticed(viewer) for viewer in (0, 2)] == [True, True]
    assert [opened.shows_mover(viewer) for viewer in (OPEN, SPECTATOR, 0, 2)] == [True, False, False, True]


# -- keys ----------------------------------------------------------------------------------------------------------


def test_keys_step_forth_and_back_and_to_a_move(course: Course) -> None:
    stepper = Stepper(course, OPEN, 0)
    for key, at in ((" ", 1), ("n", 2), ("\r", 3), ("p", 2), ("1", 2), ("7", 2), ("\r", 17), ("p", 16)):
        assert stepper.press(key)
        assert stepper.at == at
    for key in "99999\r":
        stepper.press(key)
    assert stepper.at == course.last()
    stepper.press("n")
    assert stepper.at == course.last()
    for key in "0\rp":
        stepper.press(key)
    assert stepper.at == 0
    assert not stepper.press("q")


def test_the_key_s_goes_round_all_viewers(course: Course) -> None:
    stepper = Stepper(course, OPEN, 0)
    seen = []
    for _ in range(len(course.viewers())):
        seen.append(stepper.viewer)
        stepper.press("s")
    assert seen == [OPEN, SPECTATOR, 0, 1, 2]
    assert stepper.viewer == OPEN


def test_a_terminal_shows_one_page_at_a_time(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keys = iter("nsq")
    monkeypatch.setattr("typer.getchar", lambda: next(keys))
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr("sys.argv", ["undermine", "replay", str(file), "--lang", "en"])
    with pytest.raises(SystemExit) as stop:
        main()
    assert stop.value.code == 0
    shown = capsys.readouterr().out
    assert shown.count("── ") == 3
    assert "as a spectator sees it" in shown
    assert "n or space: next" in shown


# -- mistakes ------------------------------------------------------------------------------------------------------


def refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: object) -> str:
    command = ["undermine", "replay", *[str(argument) for argument in arguments], "--lang", "en"]
    monkeypatch.setattr("sys.argv", command)
    with pytest.raises(SystemExit) as stop:
        main()
    assert stop.value.code == 2
    return capsys.readouterr().err


def test_mistakes_are_answered_in_one_sentence(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = tmp_path / "none.json"
    assert (
        refused(capsys, monkeypatch, missing)
        == f"undermine: There is no file '{missing}' that can be read.\n"
    )
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "that can be read" in refused(capsys, monkeypatch, binary)
    text = tmp_path / "text.json"
    text.write_text("hello", encoding="utf-8")
    assert "this is not a record" in refused(capsys, monkeypatch, text)
    assert "There is no seat '9'" in refused(capsys, monkeypatch, file, "--seat", "9")
    assert "There is no seat 'Zoe'" in refused(capsys, monkeypatch, file, "--seat", "Zoe")
    assert "--to must be a number from 0 to" in refused(capsys, monkeypatch, file, "--to", "9999")


def test_a_record_whose_events_differ_is_refused_with_the_move(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = read_record(file.read_text(encoding="utf-8"))
    record.moves[4].digest = "0" * 16
    forged = tmp_path / "forged.json"
    forged.write_text(record.to_json(), encoding="utf-8")
    assert "move 5 (" in refused(capsys, monkeypatch, forged)


OTHER = {
    "en": "was made with version 1 of the rules, and this program has version 2",
    "pl": "powstał według wersji 1 zasad, a ten program ma wersję 2",
    "cs": "vznikl podle verze 1 pravidel a tento program má verzi 2",
    "de": "wurde mit Version 1 der Regeln gemacht, und dieses Programm hat Version 2",
}


@pytest.mark.parametrize("language", OTHER)
@pytest.mark.parametrize("command", ["replay", "review"])
def test_a_record_of_another_version_of_the_rules_is_refused_with_its_sentence(
    command: str,
    language: str,
    file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    old = tmp_path / "old.json"
    text = file.read_text(encoding="utf-8")
    old.write_text(text.replace(f'"rules_version": {RULES_VERSION}', '"rules_version": 1'), encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["undermine", command, str(old), "--lang", language])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert OTHER[language].replace("2", str(RULES_VERSION)) in capsys.readouterr().err


def test_a_record_without_a_version_is_older_than_versions(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old = tmp_path / "old.json"
    text = file.read_text(encoding="utf-8")
    old.write_text(text.replace(f'"rules_version": {RULES_VERSION}, ', ""), encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["undermine", "replay", str(old), "--lang", "en"])
    with pytest.raises(SystemExit):
        main()
    assert "does not say with which version of the rules it was made" in capsys.readouterr().err
