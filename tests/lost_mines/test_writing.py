"""Tables of The Lost Mines written out as scenarios."""

from undermine.scenarios.position import set_up
from undermine.scenarios.reading import read_scenarios
from undermine.scenarios.writing import write_scenario

VISITOR = """\
scenario: A visitor
rules: lost-mines
seats: Ann, Bob, Cid
roles: Ann yellow-loyal, Bob blue-loyal, Cid blue-loyal
hand Ann: rope
place Ann: 1,2
"""


def test_a_dwarf_on_the_start_card_of_the_other_clan_is_written_there() -> None:
    table = set_up(read_scenarios(VISITOR)[0]).table
    assert "place Ann: 1,2" in write_scenario(table).splitlines()
