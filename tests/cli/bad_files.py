"""Files that no command can use: what is no record, records that are wrong, what is no scenario."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.properties.play import Game, Setup


def good_record() -> dict[str, Any]:
    game = Game(Setup("base", 3, 3))
    for _ in range(4):
        game.move()
    record: dict[str, Any] = json.loads(game.recorded().to_json())
    return record


def changed(**changes: object) -> str:
    return json.dumps(good_record() | changes)


def with_move(move: object) -> str:
    record = good_record()
    record["moves"][1] = move
    return json.dumps(record)


def unreadable_records() -> dict[str, bytes]:
    """Return files of which nobody can tell whether their game was fair: they are no records."""
    lacking = good_record()
    del lacking["seed"]
    texts = {
        "empty": "",
        "poem": "Roses are red",
        "number": "7",
        "null": "null",
        "list": "[]",
        "object": "{}",
        "half": changed()[:200],
        "deep": "[" * 200_000,
        "deep-object": '{"undermine":' * 100_000,
        "long-number": '{"undermine": ' + "9" * 5_000 + "}",
        "long-seat": with_move([0, "pass", "x"]).replace("[0, ", "[" + "9" * 5_000 + ", ", 1),
        "old": changed(undermine=0),
        "newer": changed(undermine=2),
        "version-in-words": changed(undermine="1"),
        "no-seed": json.dumps(lacking),
        "seats-are-a-number": changed(seats=3),
        "seats-are-an-object": changed(seats={"Ann": 0}),
        "moves-are-nothing": changed(moves=None),
        "moves-are-text": changed(moves="dig"),
        "short-move": with_move([0, "pass"]),
        "long-move": with_move([0, "pass", "x", "y"]),
        "move-is-text": with_move("pass"),
        "huge-seat": with_move([10**30, "pass", "x"]),
        "negative-seat": with_move([-1, "pass", "x"]),
        "strange-seat": with_move([17, "pass", "x"]),
        "broken-seat": with_move([0.5, "pass", "x"]),
        "seat-in-words": with_move(["Ann", "pass", "x"]),
        "half-character-in-name": changed(seats=["Ann", "Bob", "\ud800"]),
        "half-character-in-rules": changed(rules="base\udfff"),
        "half-character-in-seed": changed(seed="\ud800"),
        "half-character-in-move": with_move([0, "pass \ud800", "x"]),
    }
    return {name: text.encode() for name, text in texts.items()} | {
        "latin": '{"undermine": "ł"}'.encode("iso-8859-2"),
        "zeros": bytes(100),
        "utf-16": changed().encode("utf-16"),
    }


def wrong_records() -> dict[str, str]:
    """Return records whose games cannot have been played like that."""
    record = good_record()
    record["moves"][1][2] = "0" * 8
    return {
        "another-digest": json.dumps(record),
        "no-such-action": with_move([0, "sing", "x"]),
        "escapes-in-action": with_move([0, "\x1b[31m\n\u202epass", "x"]),
        "empty-action": with_move([0, "", "x"]),
        "no-such-rules": changed(rules="chess"),
        "too-few-players": changed(seats=["Ann", "Bob"], moves=[]),
        "too-many-players": changed(seats=["Ann"] * 3 + ["Bob"] * 97),
        "nobody": changed(seats=[], moves=[]),
        "another-seed": changed(seed="8"),
    }


BAD_SCENARIOS = {
    "empty": "",
    "poem": "Roses are red",
    "no-title": "scenario:\n",
    "binary": "\x00\x01\x02",
    "unknown-rules": "scenario: x\nrules: chess\nAnn: pass\n",
    "round": "scenario: x\nround: -5\nhand Ann: map\nAnn: pass map\n",
    "round-0": "scenario: x\nround: 0\nhand Ann: map\nAnn: pass map\n",
    "gold": "scenario: x\ngold Ann: -3\nhand Ann: map\nAnn: pass map\n",
    "tokens": "scenario: x\ntokens Ann: -3\nhand Ann: map\nAnn: pass map\n",
    "two-goals-on-one-cell": "scenario: x\ngoals: 8,2 treasure; 8,2 stone-ne\nhand Ann: map\nAnn: pass map\n",
    "long-number": f"scenario: x\nround: {'9' * 5000}\nAnn: pass\n",
    "many-seats": "scenario: x\nseats: 99\nAnn: pass\n",
    "expects-nothing": "scenario: x\nhand Ann: map\n",
    "escapes": "scenario: x\n\x1b[31mred: y\n",
}


def write_files(folder: Path) -> None:
    """Write all of them, and some that are right or are something else."""
    for name, content in unreadable_records().items():
        (folder / f"unreadable-{name}.json").write_bytes(content)
    for name, text in wrong_records().items():
        (folder / f"wrong-{name}.json").write_text(text, encoding="utf-8")
    for name, text in BAD_SCENARIOS.items():
        (folder / f"{name}.scenario").write_text(text, encoding="utf-8")
    (folder / "latin.scenario").write_bytes("scenario: ł\n".encode("iso-8859-2"))
    (folder / "good.json").write_text(changed(), encoding="utf-8")
    (folder / "no-moves.json").write_text(changed(moves=[]), encoding="utf-8")
    (folder / "notes.txt").write_text("my notes", encoding="utf-8")
    (folder / "lines.txt").write_text("my\nnotes\n", encoding="utf-8")
    (folder / "almost.jsonl").write_text('{"undermine": "0.0.1"}\n', encoding="utf-8")
    (folder / "damaged.jsonl").write_text('{"undermine": [[[\n', encoding="utf-8")
    (folder / "photo.png").write_bytes(b"\x89PNG my photo")
    (folder / "drawing.svg").write_text("<svg>mine</svg>", encoding="utf-8")
    (folder / "folder").mkdir()
    (folder / "folder.json").mkdir()
    (folder / "folder.png").mkdir()
    (folder / "full").mkdir()
    (folder / "full" / "letter.txt").write_text("mine", encoding="utf-8")
    write_pages(folder)
    (folder / "broken.py").write_text("def", encoding="utf-8")
    (folder / "bots.py").write_text(BOTS, encoding="utf-8")


def write_pages(folder: Path) -> None:
    """Write what somebody else keeps where long runs keep their results and pages."""
    for name, file, text in (
        ("my-atlas", "atlas.md", "# My maps"),
        ("my-league", "league.md", "# My league"),
        ("my-results", "atlas.jsonl", "my notes"),
        ("my-results", "league.jsonl", "my notes"),
        ("cut-results", "atlas.jsonl", '{"undermine": 1}\n{}\n'),
    ):
        (folder / name).mkdir(exist_ok=True)
        (folder / name / file).write_text(text, encoding="utf-8")
    (folder / "course.json.course.npz").write_text("my notes", encoding="utf-8")


PLAIN = "from undermine import Bot\n\nclass Mine(Bot):\n    def choose(self, view, options):\n"
"""A bot to which only what it chooses must be added."""

BOTS = """
import sys
from undermine import Bot

class Leaving(Bot):
    def choose(self, view, options):
        sys.exit()

class Raising(Bot):
    def choose(self, view, options):
        return {}["no such thing"]

class Nothing(Bot):
    def choose(self, view, options):
        return None

class Words(Bot):
    def choose(self, view, options):
        return "\\x1b[31mdig"

class Looping(Bot):
    def choose(self, view, options):
        while True:
            try:
                pass
            except Exception:
                pass

class Unmade(Bot):
    def __init__(self, seat, seed, budget):
        pass

class Young(Bot):
    def __init__(self):
        pass

NoClass = 7
"""
