"""What the engine shows a seat, as messages: complete, grouped for a client, and nothing hidden."""

import json
import random
import subprocess
import sys

import msgspec
import pytest

from undermine.engine.kernel.play import apply, options, start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.table import SPECTATOR, Table
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.box import FOUNDATIONS, PRESETS, compose
from undermine.protocol import messages, present, schema


def asked(table: Table) -> int:
    return next(seat for seat in range(table.seats) if options(table, seat))


def moved(rules: str, moves: int) -> Table:
    ruleset = compose(rules)
    table = start(ruleset, max(4, ruleset.fewest), seed_bytes("wire"))
    rng = random.Random(1)
    for _ in range(moves):
        if table.ask() is None:
            break
        seat = asked(table)
        apply(table, seat, rng.choice(list(options(table, seat))))
    return table


@pytest.mark.parametrize("rules", [*FOUNDATIONS, *PRESETS])
@pytest.mark.parametrize("moves", [0, 25, 60, 1000])
def test_every_situation_can_be_written_and_read_back(rules: str, moves: int) -> None:
    table = moved(rules, moves)
    for seat in (*range(table.seats), int(SPECTATOR)):
        sent = messages.Snapshot(1, present.situation(view(table, seat), 7), [])
        assert messages.read_server_message(messages.write_message(sent)) == sent


def test_the_options_are_exactly_the_engines_and_are_found_by_card_and_verb() -> None:
    table = moved("base", 10)
    seat = asked(table)
    shown = present.situation(view(table, seat), 1).options
    assert shown is not None
    assert [option.action for option in shown.all] == [str(action) for action in options(table, seat)]
    found = [place for verbs in shown.by_card.values() for places in verbs.values() for place in places]
    assert sorted(found) == list(range(len(shown.all)))
    digs = [option for option in shown.all if option.verb == "dig"]
    assert digs
    for dig in digs:
        x, y = dig.targets[0].cell or (None, None)
        turned = " turned" if dig.targets[0].turned else ""
        assert dig.action == f"dig {dig.card} {x},{y}{turned}"


def test_nobody_but_the_asked_seat_gets_options() -> None:
    table = moved("base", 3)
    others = [seat for seat in range(table.seats) if seat != asked(table)]
    for seat in (*others, int(SPECTATOR)):
        assert present.situation(view(table, seat), 1).options is None


def test_a_seat_sees_its_own_dwarf_and_hand_and_a_spectator_none() -> None:
    table = moved("base", 3)
    mine = present.situation(view(table, 1), 1).view
    assert [dwarf is not None for dwarf in mine.dwarfs] == [False, True, False, False]
    assert len(mine.hand) == mine.hand_sizes[1]
    watched = present.situation(view(table, int(SPECTATOR)), 1).view
    assert watched.seat is None
    assert watched.hand == []
    assert set(watched.dwarfs) == {None}


def test_the_schema_describes_every_message_and_forbids_what_is_not_in_it() -> None:
    definitions = schema.schema()["$defs"]
    for kind in msgspec.inspect.type_info(messages.ServerMessage).types:  # type: ignore[attr-defined]
        assert kind.cls.__name__ in definitions
    assert definitions["Act"]["additionalProperties"] is False
    assert definitions["NewTable"]["additionalProperties"] is False


def test_the_schema_is_printed_for_other_languages() -> None:
    command = [sys.executable, "-m", "undermine.protocol.schema"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert json.loads(printed) == schema.schema()
