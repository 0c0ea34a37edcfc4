"""However a scenario is garbled, it is played or answered with a sentence: never a traceback."""

from hypothesis import given
from hypothesis import strategies as st

from undermine.rulebook.scenario_files import SCENARIOS
from undermine.scenarios.lines import BadScenario
from undermine.scenarios.reading import read_scenarios
from undermine.scenarios.running import run

FILES = sorted((SCENARIOS / "base").glob("*.scenario"))
BLOCKS = [
    block
    for path in FILES
    for block in path.read_text(encoding="utf-8").split("\n\n")
    if "scenario:" in block
]
WORDS = sorted({word for block in BLOCKS for word in block.replace(",", " ").split()})


@st.composite
def garbled(draw: st.DrawFn) -> str:
    """A scenario of ours in which some words were changed, and some lines left out or said again."""
    lines = draw(st.sampled_from(BLOCKS)).splitlines()
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(lines) - 1))
        change = draw(st.sampled_from(["word", "word", "word", "letter", "leave out", "again", "move"]))
        if change == "word":
            words = lines[place].split(" ")
            words[draw(st.integers(0, len(words) - 1))] = draw(st.sampled_from(WORDS))
            lines[place] = " ".join(words)
        elif change == "letter":
            at = draw(st.integers(0, len(lines[place])))
            lines[place] = lines[place][:at] + draw(st.characters()) + lines[place][at + 1 :]
        elif change == "leave out" and len(lines) > 1:
            del lines[place]
        else:
            lines.insert(draw(st.integers(0, len(lines))), lines[place])
    return "\n".join(lines)


def answer(text: str) -> str:
    try:
        for scenario in read_scenarios(text):
            run(scenario)
    except BadScenario as problem:
        return str(problem)
    return ""


@given(garbled())
def test_a_garbled_scenario_never_ends_in_a_traceback(text: str) -> None:
    assert "\n" not in answer(text)
