"""The HTTP interface to games that somebody has as a file: step by step, and checked. Nothing of them is kept."""

from litestar import Response, post

from undermine.protocol import history
from undermine.server.history import studies
from undermine.server.history.studies import Studies
from undermine.server.web.answers import packed
from undermine.server.web.guards import COSTLY, PACKED, AnyRequest, address_of

LARGEST_RECORD_BYTES = 1024 * 1024
"""Bytes of a request that brings a record along: more than the longest record has, however it is escaped."""
OPT = {COSTLY: True, PACKED: True}


@post("/api/replay", status_code=200, request_max_body_size=LARGEST_RECORD_BYTES, opt=OPT)
async def replay_file(
    data: history.ReplayFile, request: AnyRequest, study: Studies
) -> Response[history.Replay]:
    """Give some steps of the game in a file."""
    steps = (data.record, data.seat, data.first, data.count)
    with study.turn(address_of(request)):
        return packed(request, await study.do(studies.replayed_file, *steps))


@post("/api/verify", status_code=200, request_max_body_size=LARGEST_RECORD_BYTES, opt=OPT)
async def verify_file(
    data: history.CheckFile, request: AnyRequest, study: Studies
) -> Response[history.Verification]:
    """Check the game in a file."""
    noted = (data.record, data.commitment, data.nonce)
    with study.turn(address_of(request)):
        return packed(request, await study.do(studies.verified_file, *noted))


HANDLERS = (replay_file, verify_file)
