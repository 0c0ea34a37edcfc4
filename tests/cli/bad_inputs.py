"""Inputs that no command can use, each with its exit code. 2: the input is wrong; 1: the answer is no."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.cli.bad_files import BAD_SCENARIOS, unreadable_records, wrong_records

BYTES = "\udcff"
"""What Python makes of a byte on the command line that is no UTF-8."""
LONG = "9" * 5_000
STEERING = "\x1b[31m\n\u202e"


@dataclass(frozen=True)
class Case:
    """The words of a command, the exit code, and what must be set in the environment."""

    words: tuple[str, ...]
    code: int = 2
    environment: dict[str, str] = field(default_factory=dict)

    @property
    def id(self) -> str:
        words = " ".join([word[:60] if word.strip() else repr(word) for word in self.words])
        setting = " ".join([f"{name}={value[:40]}" for name, value in self.environment.items()])
        return ascii(f"{setting} {words}".strip()).strip("'")


def commands(*lines: str) -> list[Case]:
    return [Case(tuple(line.split())) for line in lines]


def each(command: str, option: str, *values: str) -> list[Case]:
    return [Case((*command.split(), option, value)) for value in values]


def settings(name: str, *values: str) -> list[Case]:
    return [
        Case(("serve", "--port", "0", "--data-dir", "new"), environment={name: value}) for value in values
    ]


NO_NUMBERS = ("x", "", "1.5", LONG, "--", "0x10")
RECORD_COMMANDS = ("replay", "review", "check", "verify")

GENERAL = [
    *commands("nonsense", "simulat", "--nonsense", "-x", "simulate extra", "admin nonsense", "db nonsense"),
    *commands(
        "rules BASE-14 BASE-15", "modules extra", "replay", "review", "check", "verify", "backup", "restore"
    ),
    *commands("admin ban", "admin close", "bench nonsense", "simulate --json=yes", "simulate --games"),
    Case(()),
    Case(("admin",)),
    Case(("db",)),
    Case((STEERING,)),
    Case((BYTES,)),
    Case(("simulate", f"--{STEERING}")),
]

LANGUAGES = [
    *[
        case
        for command in (
            "modules",
            "rules",
            "simulate",
            "arena",
            "bench",
            "replay good.json",
            "check good.json",
        )
        for case in each(command, "--lang", "xx", STEERING)
    ],
    *[
        Case((*command.split(), "--lang", "xx"))
        for command in (
            "review good.json",
            "verify good.json",
            "serve",
            "cluster-dev",
            "backup copy",
            "restore copy",
            "export --out new",
            "train --output new.json",
            "dataset --out new",
            "atlas --out new",
            "db upgrade",
            "db check",
            "admin tables",
            "admin close ABC",
            "admin ban x",
            "admin unban x",
            "admin bans",
            "admin reports",
            "admin settle 1",
            "ratings rebuild",
            "tournament simulate",
            "tournament standings ABC",
            "bench server",
            "bench lobby",
        )
    ],
]

RECORDS = [
    *[
        Case((command, f"unreadable-{name}.json"))
        for name in unreadable_records()
        for command in RECORD_COMMANDS
    ],
    *[
        Case((command, f"wrong-{name}.json"), code=1 if command in ("check", "verify") else 2)
        for name in wrong_records()
        for command in RECORD_COMMANDS
    ],
    *[
        Case((command, file))
        for file in ("nothing.json", "folder.json", "/dev/zero", f"{BYTES}.json", "good.json/x", "a" * 300)
        for command in ("replay", "review")
    ],
    *commands("check nothing.json", "check folder.json", "verify nothing.json", "verify folder.json"),
]

REPLAY = [
    *each("replay good.json", "--seat", "3", "-1", "Zoe", "", LONG, "٣", STEERING, BYTES),
    *each("replay good.json", "--to", "99", "-1", *NO_NUMBERS),
    *each("replay no-moves.json", "--to", "1"),
    *each("review good.json", "--playouts", "-1", "99999999", *NO_NUMBERS),
    *each(
        "review good.json", "--plot", "x.gif", "x", "nodir/x.svg", "folder.png", "photo.png", "drawing.svg"
    ),
    *commands("review no-moves.json"),
]

VERIFY = [
    *each("verify good.json", "--commitment", "x", "0" * 40, "f" * 65, "g" * 64, LONG, STEERING, BYTES),
    *each("verify good.json", "--nonce", "a b", "é", "x" * 65, STEERING, BYTES),
    *commands(
        "verify ABCDEF",
        "verify ABCDEF --data-dir nowhere",
        "verify http://",
        "verify https://127.0.0.1:1/t/ABC",
        "verify http://127.0.0.1:1/x",
        "verify http://[/t/ABC",
        "verify http://127.0.0.1:99999/t/ABC",
        "verify ../../etc",
    ),
]

RULES = [
    *[Case(("rules", clause)) for clause in ("BASE-999", "BASE", "x", LONG, STEERING, BYTES, "-1")],
    *[Case(("check", f"{name}.scenario")) for name in BAD_SCENARIOS],
    *commands(
        "check latin.scenario", "check folder", "check nothing", "check notes.txt", "check good.json folder"
    ),
    Case(("check", BYTES)),
    Case(("check", "a" * 300)),
]

PLAY = [
    *[
        case
        for command in ("simulate", "arena")
        for case in (
            *each(command, "--games", "0", "-1", *NO_NUMBERS),
            *each(command, "--players", "0", "2", "99", "-3", *NO_NUMBERS),
            *each(command, "--workers", "0", "-1", "100000", *NO_NUMBERS),
            *each(
                command,
                "--rules",
                "",
                "chess",
                "base+chess",
                "base+",
                "+",
                "base+base",
                "toll",
                STEERING,
                BYTES,
            ),
            *each(command, "--bots", "", "granny", "random,,digger", "random,", STEERING, BYTES),
            *each(command, "--bots", "master@0", "master@-1", "master@x", "master@", f"master@{LONG}"),
            *each(command, "--bots", "master@99999999999999999999", "master@1.5"),
            *each(command, "--bots", "nothing.py:Bot", "broken.py:Bot", "notes.txt:Bot", "folder.py:Bot"),
            *each(command, "--bots", "bots.py:Nobody", "bots.py:NoClass", "bots.py:", "bots.py:Unmade"),
            *each(
                command, "--bots", "bots.py:Leaving", "bots.py:Raising", "bots.py:Nothing", "bots.py:Words"
            ),
            *each(command, "--bots", "bots.py:Young"),
            *each(f"{command} --bots bots.py:Looping", "--decision-seconds", "0.2"),
            *each(command, "--decision-seconds", "0", "-1", "nan", "inf", "x"),
            *each(command, "--seed", BYTES),
            *each(command, "--records", "notes.txt", "full", "notes.txt/x", "/dev/null/x"),
        )
    ],
    *each(
        "arena --games 2", "--plot", "x.gif", "x", "", "nodir/x.svg", "folder.png", "photo.png", "drawing.svg"
    ),
    *each("arena --games 2", "--resume", "notes.txt", "lines.txt", "almost.jsonl", "damaged.jsonl", "folder"),
    *each("arena --games 2", "--resume", "notes.txt/x", "photo.png", "/dev/null/x", "a" * 300),
    *each("arena", "--iterations", "0", "-3", "99999999999999999999", *NO_NUMBERS),
    *each("arena", "--minutes", "-1", "nan", "inf", "-inf", "x", ""),
    *each("arena", "--thinking", "x", "0", "-1", "5,,6", "99999999999999999999", "5,5"),
    *commands("arena --bots random,random", "arena --bots random --thinking 5", "arena --games 1"),
    *commands("arena --sides --rules saboteur2 --players 6", "arena --sides --rules lost-mines"),
    *each("bench", "--rules", "chess", "base,", ","),
    *each("bench", "--players", "x", "", "99", "3,,5", "-1", "3.5"),
    *each("bench", "--passes", "0", "-1", *NO_NUMBERS),
    *each("bench", "--seconds", "0", "-1", "nan", "inf", "x"),
    *each(
        "bench --players 3 --rules base --passes 1", "--uncompiled", "/nowhere/python", "notes.txt", "folder"
    ),
    *each("bench server", "--rules", "nope", "", "base+nope", STEERING),
    *each("bench server", "--active", "0", "-1", *NO_NUMBERS),
    *each("bench server", "--idle", "-1", "x"),
    *each("bench server", "--rate", "-1", "nan", "inf", "x"),
    *each("bench server", "--seconds", "0", "-1", "nan", "inf", "x"),
    *each("bench server", "--data-dir", "notes.txt"),
]

CLUSTERED = (
    "simulate --games 2",
    "arena --games 2",
    "train --output new.json",
    "dataset --out new",
    "atlas --out new",
)
"""Long commands that can be spread over a cluster."""

RESEARCH = [
    *[
        case
        for command in CLUSTERED
        for case in (
            *each(command, "--workers", "0", "-1", "100000", *NO_NUMBERS),
            *each(command, "--cluster", "", "nonsense", "tcp://", "ftp://host:1", "tcp://127.0.0.1:99999"),
            *each(f"{command} --cluster tls://127.0.0.1:1", "--cluster-certificates", "nowhere", "notes.txt"),
            *each(command, "--seed", BYTES),
        )
    ],
    *each("train --output new.json", "--rounds", "0", "-1", *NO_NUMBERS),
    *each("train --output new.json", "--deals", "0", "-1", "99999999999999999999", *NO_NUMBERS),
    *each("train --output new.json", "--rules", "", "duel", "base+nothing", STEERING, BYTES),
    *each("train --output new.json", "--side", "", "both,", "nobody", STEERING, BYTES),
    *each(
        "train --output new.json", "--against", "", "granny", "bots.py:Nobody", "nothing.py:Bot", "master@0"
    ),
    *each("train --output new.json", "--from", "", "nowhere.json", "notes.txt", "photo.png", "folder"),
    *each("train --output new.json", "--minutes", "-1", "nan", "inf", "-inf", "x", ""),
    *each("train --output new.json", "--tables", "", "round", STEERING, BYTES),
    *each("train --output new.json", "--gain", "2", "-1", *NO_NUMBERS),
    *each("train --output new.json", "--plot", "x.gif", "nodir/x.svg", "photo.png", "drawing.svg"),
    *each(
        "train", "--output", "notes.txt", "photo.png", "folder", "nodir/x.json", "notes.txt/x", "/dev/null/x"
    ),
    *each("dataset --out new", "--games", "0", "-1", *NO_NUMBERS),
    *each("dataset --out new", "--players", "0", "99", "-3", *NO_NUMBERS),
    *each("dataset --out new", "--rules", "", "chess", "base+base", STEERING, BYTES),
    *each("dataset --out new", "--bots", "", "granny", "random,,digger", "nothing.py:Bot", "bots.py:Unmade"),
    *each("dataset --out new", "--decision-seconds", "0", "nan", "x"),
    *each("dataset", "--out", "notes.txt", "full", "notes.txt/x", "/dev/null/x"),
    *each("atlas --out new", "--rounds", "0", "-1", *NO_NUMBERS),
    *each("atlas --out new", "--bot", "", "granny", "nothing.py:Bot", "bots.py:Unmade", STEERING),
    *each("atlas", "--out", "notes.txt", "notes.txt/x", "/dev/null/x"),
    *each("atlas", "--out", "my-atlas", "my-results", "cut-results"),
    *each("arena --games 2", "--league", "notes.txt", "notes.txt/x", "/dev/null/x"),
    *each("arena --games 2", "--league", "my-league", "my-results"),
    *commands("arena --league new --resume new.jsonl", "arena --league new --thinking 5"),
    *commands("train --output course.json"),
    *each("tournament simulate", "--players", "0", "1", "-1", *NO_NUMBERS),
    *each("tournament simulate", "--tournaments", "0", "-1", *NO_NUMBERS),
    *each("tournament simulate", "--rules", "", "chess", STEERING, BYTES),
    *each("tournament simulate", "--best", "", "granny", "nothing.py:Bot", "master@0"),
    *each("tournament simulate", "--field", "", "granny", "random,random"),
    *each("tournament simulate", "--rounds", "0", "-1", "x"),
    *each("tournament simulate", "--seed", BYTES),
    *each("tournament simulate", "--workers", "0", "-1", "100000"),
    *each("tournament simulate", "--final", "-1", "1", "99"),
    *each("tournament simulate", "--semifinal", "-1", "3", "99"),
    *each("tournament simulate", "--fewest", "1", "9"),
    *each("tournament simulate", "--most", "1", "4", "99"),
    *each("bench lobby", "--tables", "0", "-1", *NO_NUMBERS),
    *each("bench lobby", "--lookers", "0", "x"),
    *each("bench lobby", "--changes", "1", "x"),
    *each("bench --rules base --players 3", "--against", "nothing.whl", "notes.txt", "folder", BYTES),
    *each("mcp", "--server", "", "nonsense", "ftp://host", "http://", "http://host:port", STEERING, BYTES),
    *each("mcp", "--name", "", " ", "x" * 25, STEERING, "\u3164"),
    *each("mcp", "--token", STEERING, "é", "a b"),
]

PRINTING = [
    *each("print --out new.pdf", "--rules", "", "chess", "base+base", STEERING, BYTES),
    *each("print --out new.pdf", "--size", "", "1x1", "44", LONG),
    *each("print --out new.pdf", "--bleed", "-1", "2", "x"),
    *each("print --out new.pdf", "--paper", "", "A5", "a4 "),
    *each("print", "--out", "notes.txt", "photo.png", "folder", "nodir/x.pdf", "notes.txt/x", "/dev/null/x"),
    *each("print --out new.pdf", "--lang", "xx"),
    *commands("print"),
]

HOSTING = [
    *each("serve --data-dir new", "--port", "99999", "-1", "x", "", "1.5", LONG),
    *each("serve --data-dir new --port 0", "--host", "nowhere.invalid", "999.1.1.1", "é" * 100, BYTES),
    *each("serve --port 0", "--data-dir", "notes.txt", "notes.txt/x", "/dev/null/x"),
    *each("cluster-dev", "--data-dir", "notes.txt", "notes.txt/x"),
    *each("cluster-dev", "--port", "99999", "-1", "x"),
    *each("cluster-dev", "--nodes", "0", "99", "x"),
    *[
        Case((*words.split(), *where))
        for words in (
            "backup copy",
            "db upgrade",
            "admin tables",
            "admin bans",
            "admin ban x",
            "admin close ABC",
            "admin unban x",
            "admin reports",
            "admin settle 1",
            "db check",
            "export --out new",
            "ratings rebuild",
            "tournament standings ABC",
        )
        for where in ((), ("--data-dir", "nowhere"), ("--data-dir", "notes.txt"), ("--data-dir", "folder"))
    ],
    *commands(
        "restore nothing --data-dir new", "restore notes.txt --data-dir new", "restore folder --data-dir new"
    ),
    *commands(
        "restore notes.txt --data-dir notes.txt", "backup notes.txt", "backup folder", "backup nodir/x"
    ),
    *[Case(("admin", "settle", number)) for number in ("-1", *NO_NUMBERS)],
    *each("export", "--out", "notes.txt", "full", "notes.txt/x"),
    *commands(
        "export",
        "ratings",
        "ratings nonsense",
        "tournament",
        "tournament nonsense",
        "train",
        "dataset",
        "atlas",
    ),
    *[Case(("tournament", "standings", name)) for name in ("", " ", STEERING, BYTES)],
    *[
        Case(("admin", verb, name))
        for verb in ("ban", "unban", "close")
        for name in ("", " ", STEERING, BYTES)
    ],
    *settings("UNDERMINE_PUBLIC_URL", "nonsense", "ftp://host", "https://", "//host", "https://host:port"),
    *settings("UNDERMINE_ORIGINS", "nonsense", "https://host nonsense", "null"),
    *settings("UNDERMINE_BOT_PACE", "nan", "inf", "-1", "x"),
    *settings("UNDERMINE_REQUEST_RATE", "inf", "nan", "-1", "x"),
    *settings("UNDERMINE_BOT_WORKERS", "nan", "1.5", "1e9", "-1", "x"),
    *settings("UNDERMINE_WEB_DIR", "nowhere", "notes.txt"),
    *settings("UNDERMINE_BOT_MEMORY", "nan", "1", "-1", "1.5", "x"),
    *settings("UNDERMINE_BOTS_PER_HOST", "nan", "-1", "1.5", LONG),
    *settings("UNDERMINE_CONNECTIONS_PER_ADDRESS", "inf", "-1", "1.5", "x"),
    *[
        case
        for kept in ("OPEN", "UNFINISHED", "FINISHED", "GUEST")
        for case in settings(f"UNDERMINE_KEEP_{kept}_DAYS", "nan", "-1", "1.5", "for ever")
    ],
    *settings("UNDERMINE_PUSH_CONTACT", "me", "http://host", STEERING),
    *settings("UNDERMINE_PUSH_SERVICES", "*", "host/path", "push.example,other.example", STEERING),
    *settings("UNDERMINE_NOTIFY_SERVICES", "discord,tgram", "discord://", STEERING),
    *settings("UNDERMINE_MAIL_URL", "me@example.org", "https://example.org", "mailtos://", STEERING),
    *settings("UNDERMINE_CALL_DELAY", "nan", "-1", "x"),
    *settings("UNDERMINE_CALL_TIMEOUT", "0", "inf", "-1", "x"),
    *settings("UNDERMINE_METRICS_TOKEN", "a b", "é", " ", STEERING),
    *settings("UNDERMINE_LOG_FORMAT", "xml", "JSON"),
    *[
        Case(("serve",), environment={name: value})
        for name, value in (
            ("UNDERMINE_PORT", "nan"),
            ("UNDERMINE_PORT", "80.5"),
            ("UNDERMINE_PORT", "99999"),
            ("UNDERMINE_PORT", "-1"),
            ("UNDERMINE_PORT", "x"),
            ("REDIS_URL", "redis://localhost"),
            ("DATABASE_URL", "nonsense"),
            ("DATABASE_URL", "mysql://host/name"),
            ("DATABASE_URL", "sqlite:///notes.txt"),
            ("UNDERMINE_DATA_DIR", "notes.txt"),
            ("UNDERMINE_HOST", "999.1.1.1"),
        )
    ],
]

CASES = [*GENERAL, *LANGUAGES, *RECORDS, *REPLAY, *VERIFY, *RULES, *PLAY, *RESEARCH, *PRINTING, *HOSTING]
