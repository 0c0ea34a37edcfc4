"""What `scripts/gallery.py` takes pictures of: screens, languages, and positions of games."""

from collections.abc import Iterator

from tests.browser.player import DESK, PHONE
from tests.server import positions
from undermine.engine.kernel.play import options
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.table import saboteur

SCREENS = {
    "phone": PHONE,
    "landscape": {"width": 844, "height": 390},
    "tablet": {"width": 820, "height": 1180},
    "desk": DESK,
    "large": {"width": 1920, "height": 1080},
}
LOCALES = {"en": "en-GB", "pl": "pl-PL", "cs": "cs-CZ", "de": "de-DE"}
SCHEMES = {
    "dark": {"color_scheme": "dark"},
    "light": {
        "color_scheme": "light",
        "script": "localStorage['undermine-settings'] ??= '{\"theme\": \"light\"}'",
    },
    "contrast": {"color_scheme": "dark", "contrast": "more"},
}
#: Rules and seats of the tables.
GAMES = {"base": 5, "saboteur2": 6, "lost-mines": 5, "jubilee": 5}
SCENES = ("role", "turn", "explained", "talk", "planned", "gold", "unmasking", "result")
FEW_SCENES = ("turn", "unmasking")
#: Where the question is not the division of the gold, which there is not in every game.
GOLD = {"lost-mines": "choose-treasure", "saboteur2": "choose-victim"}
EARLY_TURN, LATE_TURN = 3, 8
LARGE = 12  # cards of a labyrinth
LAYING = ("dig", "lay")
#: What may happen at a table of the base game, told to a page as if it had; the reader's seat is 0.
MOMENTS = {
    "a-look": {"is": "goal-seen", "seat": "@0", "card": "map", "cell": "8,0", "goal": "treasure"},
    "a-look-of-others": {"is": "goal-seen", "seat": "@2", "card": "map", "cell": "8,2", "goal": "?"},
    "a-broken-tool": {"is": "tool-broken", "seat": "@1", "card": "broken-pick", "target": "@3"},
    "beside-a-goal": {"is": "tunnel-dug", "seat": "@1", "card": "[NS]", "cell": "7,0", "turned": "no"},
}
BESIDE_GOALS = 7  # cards east of the start
SECOND = 2
Plan = tuple[str, str, str, tuple[str, ...], tuple[str, ...]]
"""One way through the client: screen, language, scheme, parts, and scenes of games."""


def language_at(place: int) -> str:
    """Return a language, one after the other."""
    return list(LOCALES)[place % len(LOCALES)]


def plans() -> Iterator[Plan]:
    """Return what is taken unless something else is wanted."""
    for row, screen in enumerate(SCREENS):
        for column, rules in enumerate(GAMES):
            yield screen, language_at(row + column), "dark", (rules,), FEW_SCENES
        yield screen, language_at(row), "dark", ("doors", "reading"), ()
    for row, screen in enumerate(("phone", "desk")):
        yield screen, "en", "dark", ("moments", "learning"), ()
        others = tuple(scene for scene in SCENES if scene not in FEW_SCENES)
        for column, rules in enumerate(GAMES):
            yield screen, language_at(row + column + 2), "dark", (rules,), others
        for scheme in ("light", "contrast"):
            yield screen, "en", scheme, ("doors", "base"), FEW_SCENES


def well_begun(table: Table, turn: int = LATE_TURN) -> bool:
    """Want a turn of the first seat, when much has been laid and a card can be."""
    return positions.turn(turn)(table) and any(action.verb.name in LAYING for action in options(table, 0))


def half_played(table: Table) -> bool:
    """Want such a turn while there are cards to draw, in a labyrinth that is worth a picture."""
    large = len(saboteur(table).board.layout()) >= LARGE
    return large and view(table, 0).deck_size > 0 and well_begun(table, EARLY_TURN)


def near_a_goal(table: Table) -> bool:
    """Want a turn of the first seat in which it can dig beside a goal."""
    return positions.turn(1)(table) and any(
        action.verb.name == "dig" and f" {BESIDE_GOALS}," in str(action) for action in options(table, 0)
    )


def treasure_found(table: Table) -> bool:
    """Want the end of a first round after which the first seat and most others have gold: the treasure was found."""
    gold = [len(cards) > 0 for cards in saboteur(table).gold]
    begins = table.round == SECOND and table.turn == 1
    return begins and gold[0] and sum(gold) > table.seats // 2


def position(rules: str, scene: str) -> positions.Wanted:
    """Return what is wanted of a table for the scene."""
    return {
        "role": positions.turn(1),
        "early": positions.turn(3),
        "near": near_a_goal,
        "half": half_played,
        "turn": well_begun,
        "explained": well_begun,
        "talk": well_begun,
        "planned": positions.other_turn,
        "gold": positions.question(GOLD.get(rules, "pick-gold")),
        "unmasking": treasure_found if rules == "base" else positions.round_end,
        "result": positions.game_end,
    }[scene]
