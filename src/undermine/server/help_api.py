"""The HTTP interface to what helps a newcomer: the tutorial."""

from litestar import post

from undermine.server import api, tutorial


@post("/api/tutorial", status_code=200, sync_to_thread=True)
def teach(data: api.Lessons) -> api.Tutorial:
    """Go on with the tutorial; whoever has answered nothing yet begins it."""
    return tutorial.taught(data.answers)


HANDLERS = (teach,)
