"""What the operator of a server is told of it (docs/hosting.md). Nothing here is about what happens in a game."""

from msgspec import Struct


class HostedTable(Struct):
    """A table that is open or played at; `created` is in milliseconds since 1970, `live`: it is in memory."""

    code: str
    rules: str
    status: str
    created: int
    live: bool


class LoggedFault(Struct):
    """A line of the log that tells of something wrong; `at` is in milliseconds since 1970."""

    at: int
    level: str
    message: str
    about: str


class PlayerReport(Struct):
    """What a player has reported: the table, the seat, the length of the game's log then, the name, why, and when."""

    number: int
    code: str
    seat: int
    move: int
    name: str
    reason: str
    words: str
    at: int


class Versions(Struct):
    """What runs: the program, the rules, the database, Python, and whether the engine is compiled."""

    undermine: str
    rules: int
    database: str
    python: str
    compiled: bool


class Counts(Struct):
    """How much there is: tables by their state, people, and open connections."""

    open: int
    playing: int
    over: int
    live: int
    accounts: int
    guests: int
    connections: int


class Load(Struct):
    """What the machine does: its load of the last minute and its cores, commands since the start, bots that wait."""

    load: float | None
    cores: int
    commands: int
    waiting_bots: int
    hurried_bots: int


class Memory(Struct):
    """Bytes: held by the server, by each process in which bots think, and free on the disk of the database."""

    server: int | None
    workers: list[int]
    disk_free: int | None


class HostReport(Struct):
    """How a server is; moments are in milliseconds since 1970, a backup that was never made has none."""

    now: int
    started: int
    backup: int | None
    versions: Versions
    counts: Counts
    load: Load
    memory: Memory
    tables: list[HostedTable]
    faults: list[LoggedFault]
    reports: list[PlayerReport] = []
