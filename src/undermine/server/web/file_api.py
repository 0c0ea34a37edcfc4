"""The HTTP interface to games that somebody has as a file: step by step, and checked. Nothing of them is kept."""

import asyncio

from litestar import post

from undermine.protocol import history
from undermine.server.history import records, replays

LARGEST_RECORD_BYTES = 1024 * 1024
"""Bytes of a request that brings a record along: more than the longest record has, however it is escaped."""


@post("/api/replay", status_code=200, request_max_body_size=LARGEST_RECORD_BYTES)
async def replay_file(data: history.ReplayFile) -> history.Replay:
    """Give some steps of the game in a file."""

    def steps() -> history.Replay:
        record, said = records.uploaded(data.record), records.extras_of(data.record).talk
        return replays.replayed(record, said, data.seat, data.first, data.count)

    return await asyncio.to_thread(steps)


@post("/api/verify", status_code=200, request_max_body_size=LARGEST_RECORD_BYTES)
async def verify_file(data: history.CheckFile) -> history.Verification:
    """Check the game in a file."""

    def checked() -> history.Verification:
        records.uploaded(data.record)
        checks = records.verified(data.record, data.commitment, data.nonce)
        return history.Verification(records.extras_of(data.record).fairness, checks)

    return await asyncio.to_thread(checked)


HANDLERS = (replay_file, verify_file)
