"""How much may come from one address or for one seat."""

from undermine.server.limits import Limit

CHAT_PER_SECOND, CHAT_BURST = 5.0, 60.0
"""Chat messages from one address, which many people may share: a second in the long run, and at once."""
MESSAGES_PER_REQUEST, SEAT_MESSAGES_PER_REQUEST, MESSAGE_BURST_SECONDS = 20.0, 4.0, 5.0
"""Messages from an address and for a seat per allowed request, and how many seconds' worth may come at once."""
MISSES_PER_REQUEST, MISS_BURST_SECONDS = 0.2, 60.0
"""Unknown tables named per allowed request, and how many seconds' worth may come at once."""
READS_PER_REQUEST = 20.0
"""Requests that change nothing, per allowed request that does."""
STUDIES_PER_REQUEST, STUDY_BURST_SECONDS = 0.4, 20.0
"""Requests for which a finished game is gone through, per allowed request, and how many seconds' worth at once."""
REVIEWS_PER_REQUEST, REVIEW_BURST_SECONDS = 0.004, 300.0
"""New reviews of games per allowed request (one in 50 seconds), and how many seconds' worth at once."""
REQUEST_BURST_SECONDS = 30.0
"""How many seconds' worth of changing requests may come from one address at once."""


class RateLimits:
    """The limits that the servers of one database share."""

    def __init__(self, request_rate: float) -> None:
        """Allow `request_rate` requests a second from one address in the long run, 0 for any number."""
        self.requests = _limit(request_rate, REQUEST_BURST_SECONDS)
        self.chat = Limit(CHAT_PER_SECOND, CHAT_BURST)
        self.messages = _limit(MESSAGES_PER_REQUEST * request_rate, MESSAGE_BURST_SECONDS)
        self.seats = _limit(SEAT_MESSAGES_PER_REQUEST * request_rate, MESSAGE_BURST_SECONDS)
        self.misses = _limit(MISSES_PER_REQUEST * request_rate, MISS_BURST_SECONDS)
        self.reads = _limit(READS_PER_REQUEST * request_rate, REQUEST_BURST_SECONDS)
        self.studies = _limit(STUDIES_PER_REQUEST * request_rate, STUDY_BURST_SECONDS)
        self.reviews = _limit(REVIEWS_PER_REQUEST * request_rate, REVIEW_BURST_SECONDS)
        self.by_name = {  # the names are part of what servers tell each other
            "requests": self.requests,
            "talk": self.chat,
            "messages": self.messages,
            "seats": self.seats,
            "misses": self.misses,
            "studies": self.studies,
            "reviews": self.reviews,
        }


def _limit(rate: float, burst_seconds: float) -> Limit:
    return Limit(rate, burst_seconds * rate)
