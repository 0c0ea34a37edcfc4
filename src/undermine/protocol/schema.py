"""The JSON schema of all messages, for generating types in other languages: `python -m undermine.protocol.schema`."""

import sys
from typing import Any

from msgspec.json import encode, schema_components
from msgspec.json import format as indent

from undermine.protocol import (
    calls,
    companion,
    history,
    hosting,
    http,
    learning,
    messages,
    openings,
    privacy,
    ratings,
    rules,
    tournaments,
)

REQUESTS = (
    http.NewTable,
    http.Options,
    http.Join,
    http.SameDevice,
    http.HandOver,
    http.TakeOver,
    http.GivenShare,
    http.SetSeat,
    http.Reorder,
    history.ReplayFile,
    learning.Lessons,
    history.CheckFile,
    http.Recover,
    http.Credentials,
    http.NewPassword,
    http.TokenWanted,
    ratings.ShowProfile,
    tournaments.NewTournament,
    tournaments.RegisterPlayer,
    tournaments.TypeInPlayers,
    tournaments.ClaimPlayer,
    tournaments.SetAttendance,
    tournaments.TournamentCommand,
    tournaments.BeginRound,
    tournaments.GiveResult,
    privacy.SendAway,
    privacy.ReportPlayer,
    privacy.BlockPlayer,
    privacy.Unblock,
    privacy.DeleteMe,
    calls.CallSettings,
    calls.PushSubscription,
    calls.NewAddress,
    calls.ConfirmAddress,
    calls.RemoveAddress,
    companion.NewCompanion,
    companion.ClaimSeat,
    companion.Look,
    companion.Tell,
    companion.DealForTable,
    companion.EnterResult,
)
ANSWERS = (
    http.Seated,
    http.NewGuest,
    http.SeatKey,
    http.Me,
    http.RecoveryKey,
    http.NewToken,
    http.Tokens,
    http.Rules,
    http.Fairness,
    history.Verification,
    history.Replay,
    history.Review,
    history.Advice,
    learning.Tutorial,
    learning.Example,
    learning.Examples,
    learning.Glossary,
    history.GamesPlayed,
    history.Statistics,
    openings.OpenTables,
    openings.OpenTablesChanged,
    openings.Opening,
    ratings.GameRatings,
    ratings.Leaderboard,
    ratings.Profile,
    ratings.OwnRatings,
    tournaments.TournamentShown,
    tournaments.OwnTournament,
    tournaments.OwnTournaments,
    privacy.Blocks,
    calls.Calls,
    privacy.Kept,
    privacy.MyData,
    http.Failure,
    hosting.HostReport,
    rules.RulesData,
    rules.Components,
    companion.Companion,
    companion.OwnSeat,
    companion.SeatClaimed,
)


def schema() -> dict[str, Any]:
    """Return one schema document with a definition for every message."""
    types = [messages.ClientMessage, messages.ServerMessage, *REQUESTS, *ANSWERS]
    roots, definitions = schema_components(types, ref_template="#/$defs/{name}")
    named = {"ClientMessage": roots[0], "ServerMessage": roots[1]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Undermine",
        "description": f"The messages of protocol version {messages.PROTOCOL}",
        "$defs": definitions | named,
    }


if __name__ == "__main__":
    sys.stdout.write(indent(encode(schema()), indent=2).decode() + "\n")
