"""Scenario files: a position, actions and what is expected of them, in plain text (docs/scenarios.md).

`lines` and `reading` take the text apart, `position` sets up the table, `running` plays and compares, `report` says
what differs, `writing` writes any table as such a file. What a position can say stands in `headings` (any game) and
in one module a game, `classic`; `forms` lists the games.
"""
