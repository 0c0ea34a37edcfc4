"""What all live tables of a process share."""

from dataclasses import dataclass

from undermine.server.cluster.membership import Membership
from undermine.server.live.caller import Caller
from undermine.server.live.metrics import Metrics
from undermine.server.live.rate_limits import RateLimits
from undermine.server.live.rater import Rater
from undermine.server.live.thinkers import Thinkers
from undermine.server.store.async_database import AsyncDatabase


@dataclass
class Services:
    """What a live table uses; `bot_pace` stretches the time bots seem to think."""

    database: AsyncDatabase
    membership: Membership
    thinkers: Thinkers
    limits: RateLimits
    metrics: Metrics
    bot_pace: float
    rater: Rater
    caller: Caller
    commands_saved: int = 0
