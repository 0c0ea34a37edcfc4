"""Scenario files: a position, actions and what is expected of them, in plain text (docs/scenarios.md).

`lines` and `reading` take the text apart, `position` sets up the table, `running` plays and compares, `writing`
writes any table as such a file. What a position can say stands in `headings` (any game) and
for each game in its form: `saboteur` and its `labyrinth`. `games` finds the form by the name of the rules.
What is wrong with a file is a `BadScenario` (`lines`), what differs from an expectation is told by `instead`; the words
of both are in the catalogues (`locale/*/scenarios.ftl`).
"""
