"""Whatever cannot be read is answered with one clear sentence: actions, values, records."""

from __future__ import annotations

import json

import pytest

from undermine.engine.kernel.actions import NO_CARD, Action, read_action
from undermine.engine.kernel.codec import plain, read_value
from undermine.engine.kernel.kinds import FLAG, NUMBER, UNKNOWN, Unreadable
from undermine.engine.kernel.play import apply, options, refusals, start
from undermine.engine.kernel.records import (
    RULES_VERSION,
    BadRecord,
    Move,
    OtherRules,
    Record,
    Replay,
    read_record,
    read_seed,
)
from undermine.engine.kernel.refusals import Refusal, Refused
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.saboteur.box import compose
from undermine.engine.tunnels.sides import CELL, PLACE

RULES = compose("base")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "'' does not begin with a verb of these rules"),
        ("fly 3,4", "'fly 3,4' does not begin with a verb of these rules"),
        ("dig", "'dig' names no card"),
        ("dig [XYZ] 1,0", "'[XYZ]' is not a card of these rules"),
        ("dig [NS]", "'dig [NS]' is incomplete: 'dig' takes a place"),
        ("dig [NS] 1,0 sideways", "'dig [NS] 1,0 sideways' says more than 'dig' takes: sideways"),
        (
            "dig [NS] 1;0",
            "'1;0' is not a cell; write 3,-1 for the cell three east and one north of the start",
        ),
        ("dig [NS] 512,0", "'512,0' is too far away"),
        ("break broken-pick 2", "'2' is not a seat; write @0 for the first seat"),
        ("break broken-pick @two", "'two' is not a number"),
        ("break broken-pick @١", "'١' is not a number"),  # noqa: RUF001 - a digit that is none of ours
        ("repair repair-pick @1 hammer", "'hammer' is not a tool; the tools are pick, lantern and cart"),
        ("take-gold 99999999999999999999", "'99999999999999999999' is too large a number"),
        ("take-gold 9223372036854775807", "'9223372036854775807' is too large a number"),
        ("say maybe", "'maybe' is neither yes nor no"),
    ],
)
def test_an_unreadable_action_is_answered_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_action(text, RULES.verbs)
    assert str(unreadable.value) == sentence


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({}, "'None' is not the name of an event, step or part"),
        ({"is": "earthquake"}, "'earthquake' is not the name of an event, step or part"),
        ({"is": "card-drawn", "seat": "@0"}, "'card-drawn' lacks 'card'"),
    ],
)
def test_an_unreadable_value_is_answered_with_a_sentence(data: dict[str, object], sentence: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_value(data, RULES)
    assert str(unreadable.value) == sentence


def test_what_a_reader_may_not_know_is_a_question_mark() -> None:
    for kind in (NUMBER, FLAG, CELL, PLACE):
        assert kind.write(int(UNKNOWN), []) == "?"
        assert kind.read("?", []) == UNKNOWN


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('{"undermine": 1,\n oops', "this is not a record: line 2 is not JSON"),
        ("[]", "this is not a record of version 1"),
        ('{"undermine": 99}', "this record is of version 99, of a newer Undermine; this one knows version 1"),
        ("[" * 200_000, "this is not a record of version 1"),
        ('{"undermine": ' + "9" * 5000 + "}", "this is not a record of version 1"),
        (
            f'{{"undermine": 1, "rules_version": {RULES_VERSION}, "rules": "base"}}',
            "this record lacks rules, seats, seed or moves, or they are malformed",
        ),
        (
            f'{{"undermine": 1, "rules_version": {RULES_VERSION}, "rules": "base", "seats": [], "moves": [[0]]}}',
            "this record lacks rules, seats, seed or moves, or they are malformed",
        ),
    ],
)
def test_an_unreadable_record_is_answered_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadRecord) as bad:
        read_record(text)
    assert str(bad.value) == sentence


HERE = f"and only version {RULES_VERSION} can be played here"


@pytest.mark.parametrize(
    ("version", "sentence"),
    [
        ("", f"the game does not name its version of the rules, {HERE}"),
        ('"rules_version": null, ', f"the game does not name its version of the rules, {HERE}"),
        ('"rules_version": "2", ', f"the game does not name its version of the rules, {HERE}"),
        ('"rules_version": 1, ', f"the game was made with version 1 of the rules, {HERE}"),
        ('"rules_version": 1000, ', f"the game was made with version 1000 of the rules, {HERE}"),
    ],
)
def test_a_record_of_another_version_of_the_rules_is_refused_unread(version: str, sentence: str) -> None:
    with pytest.raises(OtherRules) as bad:
        read_record(f'{{"undermine": 1, {version}"rules": "base", "seats": [], "moves": "of another form"}}')
    assert str(bad.value) == sentence


def test_a_game_of_another_version_of_the_rules_is_never_replayed() -> None:
    with pytest.raises(OtherRules):
        Replay(Record("base", ["Ann", "Bob", "Cid"], "7", RULES_VERSION - 1), compose)


def test_a_record_says_with_which_version_of_the_rules_it_was_made() -> None:
    record = Record("base", ["Ann", "Bob", "Cid"], "7")
    assert json.loads(record.to_json())["rules_version"] == RULES_VERSION
    assert read_record(record.to_json()).rules_version == RULES_VERSION


def test_a_record_of_rules_that_nobody_can_play_says_why() -> None:
    with pytest.raises(
        BadRecord, match="this record cannot be played: 'base' is for 3 to 10 players, not for 2"
    ):
        Replay(Record("base", ["Ann", "Bob"], "7"), compose)
    with pytest.raises(BadRecord, match="this record cannot be played: there are no rules called 'chess'"):
        Replay(Record("chess", ["Ann", "Bob", "Cid"], "7"), compose)


def test_a_record_without_moves_is_a_game_that_has_just_begun() -> None:
    record = read_record(Record("base", ["Ann", "Bob", "Cid"], "7").to_json())
    assert Replay(record, compose).finish().turn == 1


def test_a_move_of_a_seat_that_does_not_exist_is_named() -> None:
    record = Record("base", ["Ann", "Bob", "Cid"], "7")
    record.moves.append(Move(17, "pass map", ""))
    with pytest.raises(BadRecord, match=r"^move 1 \('pass map' by seat 17\) cannot be made"):
        Replay(record, compose).step()


def test_a_seed_of_64_hexadecimal_digits_means_itself() -> None:
    assert read_seed("ab" * 32) == bytes.fromhex("ab" * 32)
    assert read_seed("7") == seed_bytes("7")
    assert read_seed("x" * 64) == seed_bytes("x" * 64)


def test_an_action_that_says_too_much_or_too_little_is_refused() -> None:
    table = start(RULES, 3, seed_bytes("7"))
    seat = next(seat for seat in range(3) if len(options(table, seat)))
    legal = next(action for action in options(table, seat) if action.verb.name == "dig")
    rockfall = RULES.verb("rockfall")
    for action in (
        Action(legal.verb, NO_CARD, legal.first),
        Action(legal.verb, legal.card, legal.first, 3),
        Action(legal.verb, legal.card, -1),
        Action(legal.verb, legal.card, legal.first + (1 << 24)),
        Action(rockfall, RULES.card("rockfall"), legal.first, -1),
        Action(RULES.verb("take-gold"), RULES.card("map"), 1),
    ):
        assert refusals(table, seat, action) == [Refusal("no-such-target", action.verb.clause)]
        with pytest.raises(Refused):
            apply(table, seat, action)


def test_an_action_of_other_rules_is_refused() -> None:
    table = start(RULES, 3, seed_bytes("7"))
    seat = next(seat for seat in range(3) if len(options(table, seat)))
    stranger = read_action("pass map", compose("base").verbs)
    assert [reason.code for reason in refusals(table, seat, stranger)] == ["not-asked"]


def test_a_refusal_reads_as_a_sentence_and_can_be_written() -> None:
    refusal = Refusal("does-not-fit", "BASE-14", "east")
    assert str(refusal) == "does not fit (east), BASE-14"
    assert str(Refused([refusal, Refusal("broken-tool", "BASE-17")])) == (
        "does not fit (east), BASE-14; broken tool, BASE-17"
    )
    assert read_value(plain(refusal, RULES), RULES) == refusal
