"""What shows that a bot or a module of one's own keeps the rules of the house.

    from undermine.testing import check_bot, check_module

    check_bot(MyBot)
    check_module("short-hands")

Both play games and raise `ConformanceError` with a sentence at the first thing that is wrong; else they return what
they have seen. The instruments beside them do the same for long runs: `python -m undermine.testing.soak`.
"""

from undermine.testing.bots import BotReport, check_bot
from undermine.testing.errors import ConformanceError
from undermine.testing.modules import ModuleReport, check_module

__all__ = ["BotReport", "ConformanceError", "ModuleReport", "check_bot", "check_module"]
