"""The JSON schema of all messages, for generating the types of other languages: `python -m undermine.server.schema`."""

import sys
from typing import Any

from msgspec.json import encode, schema_components
from msgspec.json import format as indent

from undermine.server import api, client_data, history, learning, protocol

REQUESTS = (
    api.NewTable,
    api.Options,
    api.Join,
    api.SetSeat,
    api.Reorder,
    history.ReplayFile,
    learning.Lessons,
    history.CheckFile,
    api.Recover,
    api.Credentials,
    api.NewPassword,
    api.TokenWanted,
)
ANSWERS = (
    api.Seated,
    api.Me,
    api.RecoveryKey,
    api.NewToken,
    api.Tokens,
    api.Rules,
    api.Fairness,
    history.Verification,
    history.Replay,
    history.Review,
    learning.Tutorial,
    learning.Example,
    learning.Examples,
    learning.Glossary,
    history.GamesPlayed,
    history.Statistics,
    api.Failure,
    client_data.RulesData,
)


def schema() -> dict[str, Any]:
    """Return one schema document with a definition for every message."""
    types = [protocol.ClientMessage, protocol.ServerMessage, *REQUESTS, *ANSWERS]
    roots, definitions = schema_components(types, ref_template="#/$defs/{name}")
    named = {"ClientMessage": roots[0], "ServerMessage": roots[1]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Undermine",
        "description": f"The messages of protocol version {protocol.PROTOCOL}",
        "$defs": definitions | named,
    }


if __name__ == "__main__":
    sys.stdout.write(indent(encode(schema()), indent=2).decode() + "\n")
