"""A scenario that cannot be read is answered with one sentence that names the line."""

import pytest

from undermine.scenarios.lines import BadScenario
from undermine.scenarios.reading import read_scenarios
from undermine.scenarios.running import run

TITLE = "scenario: A title\n"
READY = TITLE + "hand Ann: map\n"
ACTED = READY + "Ann: pass map\n"
SKETCH = READY + "board:\n      0  1  2\n"

MISTAKES = {
    "no title": ("hand Ann: map", "line 1: the first line must be 'scenario: ' and a title"),
    "an empty title": ("scenario:", "line 1: a scenario needs a title: a sentence that says what it shows"),
    "two scenarios of one title": (
        TITLE + "expect:\n  legal\n" + TITLE,
        "line 4: there is already a scenario 'A title' in this file",
    ),
    "no colon": (
        TITLE + "hand Ann",
        "line 2: 'hand Ann' has no colon: write 'Ann: dig ...' or 'hand Ann: ...'",
    ),
    "an indented title": ("  scenario: A", "line 1: 'scenario: A' is indented, but belongs to no line above"),
    "something below the title": (TITLE + "  map", "line 2: nothing may be indented below the title"),
    "no steps": (READY, "line 1: this scenario expects nothing: write an action, or 'expect:'"),
    "an empty expect": (
        READY + "expect:",
        "line 3: 'expect:' stands alone; what is expected follows, indented, below it",
    ),
    "a heading after an action": (
        ACTED + "deck: map",
        "line 4: 'deck' describes the position and must stand before the first action",
    ),
    "a heading twice": (READY + "hand Ann: map\n", "line 3: 'hand Ann' is said twice"),
    "an odd clause": (
        TITLE + "clauses: BASE-1, rule 7",
        "line 2: 'rule 7' is not the id of a clause, like BASE-14",
    ),
    "unknown rules": (
        TITLE + "rules: chess\n" + "Ann: pass map",
        "line 2: there are no rules called 'chess'; there are: ",
    ),
    "too few seats": (
        TITLE + "seats: Ann, Bob\n" + "Ann: pass map",
        "line 2: 'base' is for 3 to 10 players, not for 2",
    ),
    "a seat in small letters": (
        TITLE + "seats: ann, Bob, Cid\nBob: pass map",
        "line 2: 'ann' cannot name a seat: one word that does not begin with a small letter, please",
    ),
    "a seat called like a card": (
        TITLE + "seats: N, Bob, Cid\nBob: pass map",
        "line 2: 'N' cannot name a seat: a card is called so",
    ),
    "a seat twice": (TITLE + "seats: Ann, Bob, Ann\nBob: pass map", "line 2: two seats have the same name"),
    "an unknown heading": (
        TITLE + "hands: map\nAnn: pass map",
        "line 2: 'hands' is not a heading; did you mean 'hand'? There are ",
    ),
    "a heading without its seat": (
        TITLE + "hand: map\nAnn: pass map",
        "line 2: 'hand' needs the seat it is about: 'hand ...:'",
    ),
    "an unknown seat": (
        TITLE + "hand Zoe: map\nAnn: pass map",
        "line 2: there is no seat 'Zoe'; the seats are Ann, Bob, Cid",
    ),
    "an unknown card": (TITLE + "hand Ann: mop\nAnn: pass map", "line 2: 'mop' is not a card of these rules"),
    "a card that nobody can hold": (
        TITLE + "hand Ann: treasure\nAnn: pass map",
        "line 2: 'treasure' is not a card that can lie there",
    ),
    "a card that is not said": (
        TITLE + "hand Ann: ?\nAnn: pass map",
        "line 2: a card must be named here; '?' is only for what somebody cannot see",
    ),
    "a missing comma": (
        TITLE + "hand Ann: map rockfall\nAnn: pass map",
        "line 2: 'map rockfall' is not one thing; part things by commas",
    ),
    "an odd number": (
        TITLE + "gold Ann: much\nAnn: pass map",
        "line 2: 'much' is not a number of at most five digits",
    ),
    "an odd round": (
        TITLE + "round: last\nAnn: pass map",
        "line 2: 'last' is not a number of at most five digits",
    ),
    "an odd answer": (TITLE + "roles shown: maybe\nAnn: pass map", "line 2: 'maybe' is neither yes nor no"),
    "a role that is no dwarf": (TITLE + "roles: Ann map\nAnn: pass map", "line 2: 'map' is not a dwarf"),
    "a goal that is none": (TITLE + "goals: 8,0 map\nAnn: pass map", "line 2: 'map' is not a goal"),
    "a goal without a cell": (
        TITLE + "goals: treasure\nAnn: pass map",
        "line 2: 'treasure' is not a cell; write 3,-1 for the cell three east and one north of the start",
    ),
    "a goal on the start": (
        TITLE + "goals: 0,0 treasure\nAnn: pass map",
        "line 2: something else lies on 0,0",
    ),
    "a goal that is half revealed": (
        TITLE + "goals: 8,0 treasure turned\nAnn: pass map",
        "line 2: '8,0 treasure turned' is not a goal; write '8,0 treasure' or '8,0 treasure revealed'",
    ),
    "a revealed goal that is not drawn": (
        READY + "goals: 8,0 treasure revealed\nAnn: pass map",
        "line 1: the goal on 8,0 is revealed: draw it on the board",
    ),
    "a turn without cards": (
        TITLE + "turn: Bob\nAnn: pass map",
        "line 2: a player who is to take a turn needs a card in hand",
    ),
    "an unknown module": (
        TITLE + "part toll: none\nAnn: pass map",
        "line 2: 'toll' is not a module of these rules; they are made of dwarfs, gold-cards, current",
    ),
    "a part that is not JSON": (
        TITLE + "part dwarfs: {no\nAnn: pass map",
        "line 2: this is not JSON: Expecting property name enclosed in double quotes at column 2",
    ),
    "JSON that means nothing": (
        TITLE + 'part dwarfs: {"is": ["a"]}\nAnn: pass map',
        "line 2: '['a']' is not the name of an event, step or part",
    ),
    "a card and something below it": (
        TITLE + "hand Ann: map\n  map\nAnn: pass map",
        "line 2: nothing may be indented below 'hand'",
    ),
    "a sketch on the same line": (
        TITLE + "board: 0\nAnn: pass map",
        "line 2: the sketch stands below 'board:', indented, column numbers first",
    ),
    "a sketch without columns": (
        READY + "board:\n  a b\nAnn: pass map",
        "line 4: the line 'a b' must begin with column or row numbers",
    ),
    "an unknown sign": (
        SKETCH + "  0   ╬  x\nAnn: pass map",
        "line 5: the sign 'x' in the line '0   ╬  x' is not a card of these rules",
    ),
    "a long row": (
        SKETCH + "  0   ╬  ─  ─  ─\nAnn: pass map",
        "line 5: the line '0   ╬  ─  ─  ─' has more cells than there are columns",
    ),
    "a row twice": (SKETCH + "  0   ╬  .\n  0   ╬  ─\nAnn: pass map", "line 6: this row is drawn twice"),
    "a start that is drawn away": (
        SKETCH + "  0   .  ─\nAnn: pass map",
        "line 3: the sketch shows nothing on 0,0, but a goal or the start lies there",
    ),
    "a face-down card that is no goal": (
        SKETCH + "  0   ╬  ?\nAnn: pass map",
        "line 3: the sketch shows a face-down card on 1,0, but no goal lies there",
    ),
    "a goal drawn where there is none": (
        SKETCH + "  0   ╬  ┼$\nAnn: pass map",
        "line 3: the sketch shows a goal on 1,0; say so in 'goals:'",
    ),
    "a goal drawn as another": (
        READY + "goals: 1,0 stone-ne\nboard:\n     0  1\n  0  ╬  ┼$\nAnn: pass map",
        "line 4: the goal on 1,0 is stone-ne, but is drawn otherwise",
    ),
    "a memory that is none": (
        READY + "memories Ann:\n  saw-gaol cell=8,0\nAnn: pass map",
        "line 4: 'saw-gaol' is not the name of an observation; did you mean 'saw-goal'?",
    ),
    "a memory that lacks something": (
        READY + "memories Ann:\n  saw-goal cell=8,0\nAnn: pass map",
        "line 4: 'saw-goal' lacks 'goal='",
    ),
    "a memory on the same line": (
        READY + "memories Ann: saw-goal\nAnn: pass map",
        "line 3: the lines of this heading stand below it, indented",
    ),
    "an unknown actor": (
        READY + "Zoe: pass map",
        "line 3: there is no seat 'Zoe'; the seats are Ann, Bob, Cid",
    ),
    "an unknown verb": (
        READY + "Ann: burn map",
        "line 3: 'burn map' does not begin with a verb of these rules",
    ),
    "an action that lacks its cell": (
        READY + "Ann: map map",
        "line 3: 'map map' is incomplete: 'map' takes a cell",
    ),
    "an unknown expectation": (
        ACTED + "  wonderful",
        "line 4: 'wonderful' is not something that can be expected; see docs/scenarios.md",
    ),
    "an unknown event": (
        ACTED + "  event past",
        "line 4: 'past' is not the name of an event; did you mean 'passed'?",
    ),
    "an unknown field": (
        ACTED + "  event passed card=map",
        "line 4: 'passed' has no 'card'; it has seat, cards",
    ),
    "an odd event": (
        ACTED + "  event passed Ann",
        "line 4: 'passed Ann' is not of the form 'name field=value ...'",
    ),
    "an unknown view": (
        ACTED + "  view Ann soul: map",
        "line 4: 'soul' is not part of a view; there are hand, ",
    ),
    "a view of an unknown module": (
        ACTED + "  view Ann part toll: none",
        "line 4: 'toll' is not a module of these rules; they are made of dwarfs, gold-cards, current",
    ),
    "an unknown option": (
        ACTED + "  Ann may sing ...",
        "line 4: 'sing ...' does not begin with a verb of these rules",
    ),
    "a round before the first": (TITLE + "round: -5", "line 2: -5 is too little: 1 is the least"),
    "gold that is owed": (TITLE + "gold Ann: 3, -3", "line 2: -3 is too little: 1 is the least"),
    "two goals on one cell": (
        TITLE + "goals: 8,2 treasure; 8,2 stone-ne; 8,-2 stone-nw",
        "line 2: two goals cannot lie on 8,2",
    ),
    "an unknown seat that is asked": (
        ACTED + "  asked Zoe: take-turn",
        "line 4: there is no seat 'Zoe'; the seats are Ann, Bob, Cid",
    ),
    "a position under refused rules": (
        TITLE + "refused-rules: base+classic\nhand Ann: map",
        "line 3: 'hand Ann' describes a position, but there is none with refused rules",
    ),
    "an action under refused rules": (
        TITLE + "refused-rules: base+classic\nAnn: pass map",
        "line 3: nobody can act where the rules are refused",
    ),
    "something else below refused rules": (
        TITLE + "refused-rules: base+classic\n  cannot-combine",
        "line 3: below 'refused-rules' stands why: 'refused CODE NAME NAME'",
    ),
}


def run_all(text: str) -> None:
    for scenario in read_scenarios(text):
        run(scenario)


@pytest.mark.parametrize(("text", "sentence"), MISTAKES.values(), ids=MISTAKES.keys())
def test_a_mistake_is_named_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadScenario) as problem:
        run_all(text)
    assert str(problem.value).startswith(sentence)
    assert "\n" not in str(problem.value)


@pytest.mark.parametrize("text", [text for text, _ in MISTAKES.values()], ids=MISTAKES.keys())
def test_a_mistake_is_told_in_every_language(text: str) -> None:
    with pytest.raises(BadScenario) as problem:
        run_all(text)
    english = problem.value.told("en").partition(": ")[2]
    for language in ("pl", "cs", "de"):
        place, _, sentence = problem.value.told(language).partition(": ")
        assert place.split()[0] == {"pl": "wiersz", "cs": "řádek", "de": "Zeile"}[language]
        assert sentence != english


def test_the_file_is_named_with_the_line() -> None:
    with pytest.raises(BadScenario, match=r"^some/file\.scenario:2: 'hand Ann' has no colon"):
        read_scenarios(TITLE + "hand Ann", "some/file.scenario")


def test_comments_and_empty_lines_say_nothing() -> None:
    text = "# a comment\n\nscenario: A title # with a sign\n  # another\nhand Ann: map\n\nAnn: pass map\n"
    (scenario,) = read_scenarios(text)
    assert scenario.title == "A title # with a sign"
    assert run(scenario).passed


def test_a_scenario_is_played_under_each_of_its_rules() -> None:
    scenarios = read_scenarios(READY.replace("hand", "rules: base, classic\nhand") + "Ann: pass map")
    assert [scenario.title for scenario in scenarios] == ["A title (base)", "A title (classic)"]
    stages = [run(scenario).stage for scenario in scenarios]
    assert [stage.scene.ruleset.name for stage in stages if stage is not None] == ["base", "classic"]


def test_each_of_several_mixtures_must_be_refused() -> None:
    scenarios = read_scenarios(TITLE + "refused-rules: base+classic, base+toll\n  refused cannot-combine")
    assert [(scenario.title, run(scenario).passed) for scenario in scenarios] == [
        ("A title (base+classic)", True),
        ("A title (base+toll)", False),
    ]


def test_rules_can_be_refused_for_a_number_of_players_alone() -> None:
    text = TITLE + "refused-rules: tournament\n  refused wrong-number-of-seats\nseats: "
    assert [run(read_scenarios(f"{text}{seats}")[0]).passed for seats in ("4", "5", "Ann, Bob", "10")] == [
        True,
        False,
        True,
        True,
    ]
