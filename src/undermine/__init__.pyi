# What `undermine` offers, for type checkers; `__init__.py` loads each name when it is first used.

from undermine.api.actions import Action as Action
from undermine.api.actions import Options as Options
from undermine.api.events import Event as Event
from undermine.api.games import Game as Game
from undermine.api.games import Record as Record
from undermine.api.views import LostMinesView as LostMinesView
from undermine.api.views import SaboteurView as SaboteurView
from undermine.api.views import View as View
from undermine.bots.contract import Bot as Bot
from undermine.bots.contract import Budget as Budget
from undermine.bots.contract import Claim as Claim
from undermine.engine.kernel.records import BadRecord as BadRecord
from undermine.engine.kernel.refusals import Refused as Refused
from undermine.engine.kernel.rulesets import RulesError as RulesError
from undermine.sim.match import play as play

__version__: str
__all__ = [
    "Action",
    "BadRecord",
    "Bot",
    "Budget",
    "Claim",
    "Event",
    "Game",
    "LostMinesView",
    "Options",
    "Record",
    "Refused",
    "RulesError",
    "SaboteurView",
    "View",
    "__version__",
    "play",
]
