"""What the operator of a server can set, by environment or flags; every setting has a default that works."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from undermine.errors import UserError

LEAST_BOT_MEMORY = 128
"""MiB; a process in which bots think holds about 35 when it starts, and up to twice that with its tables."""


def default_data_dir() -> Path:
    return user_data_path("undermine", appauthor=False)


def default_bot_workers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Settings:
    """The settings of one server."""

    data_dir: Path = field(default_factory=default_data_dir)
    database_url: str = ""
    redis_url: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    origins: tuple[str, ...] = ()
    bot_workers: int = field(default_factory=default_bot_workers)
    bot_pace: float = 1.0
    bot_memory: int = 256
    bots_per_host: int = 60
    request_rate: float = 5.0
    web_dir: Path | None = None
    log_format: str = "text"
    metrics_token: str = field(default="", repr=False)

    def database(self) -> str:
        """Return where the database is: PostgreSQL if one is named, else a file in the data directory."""
        if self.database_url:
            return self.database_url
        self.data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
        return f"sqlite:///{self.data_dir / 'undermine.sqlite'}"

    def is_https(self) -> bool:
        return self.public_url.startswith("https:")


def read_settings(environment: Mapping[str, str]) -> Settings:
    """Return the settings that the environment gives; raises `UserError` with a sentence."""
    default = Settings()
    return Settings(
        data_dir=Path(environment.get("UNDERMINE_DATA_DIR") or default.data_dir),
        database_url=environment.get("DATABASE_URL", ""),
        redis_url=_redis_url(environment),
        host=environment.get("UNDERMINE_HOST", default.host),
        port=int(_number(environment, "UNDERMINE_PORT", default.port)),
        public_url=environment.get("UNDERMINE_PUBLIC_URL", "").rstrip("/"),
        origins=tuple(environment.get("UNDERMINE_ORIGINS", "").split()),
        bot_workers=max(1, int(_number(environment, "UNDERMINE_BOT_WORKERS", default.bot_workers))),
        bot_pace=_number(environment, "UNDERMINE_BOT_PACE", default.bot_pace),
        bot_memory=_bot_memory(environment, default.bot_memory),
        bots_per_host=int(_number(environment, "UNDERMINE_BOTS_PER_HOST", default.bots_per_host)),
        request_rate=_number(environment, "UNDERMINE_REQUEST_RATE", default.request_rate),
        web_dir=Path(environment["UNDERMINE_WEB_DIR"]) if environment.get("UNDERMINE_WEB_DIR") else None,
        log_format=_log_format(environment.get("UNDERMINE_LOG_FORMAT") or default.log_format),
        metrics_token=environment.get("UNDERMINE_METRICS_TOKEN", ""),
    )


def _bot_memory(environment: Mapping[str, str], default: int) -> int:
    limit = int(_number(environment, "UNDERMINE_BOT_MEMORY", default))
    if 0 < limit < LEAST_BOT_MEMORY:
        raise UserError(f"UNDERMINE_BOT_MEMORY must be 0 (no limit) or at least {LEAST_BOT_MEMORY} MiB.")
    return limit


def _redis_url(environment: Mapping[str, str]) -> str:
    url = environment.get("REDIS_URL", "")
    if url and not environment.get("DATABASE_URL", "").startswith("postgresql"):
        raise UserError("REDIS_URL is for several servers; they need a PostgreSQL in DATABASE_URL.")
    return url


def _log_format(name: str) -> str:
    if name not in ("text", "json"):
        raise UserError(f"UNDERMINE_LOG_FORMAT must be text or json, not '{name}'.")
    return name


def _number(environment: Mapping[str, str], name: str, default: float) -> float:
    written = environment.get(name, "")
    try:
        number = float(written) if written else float(default)
    except ValueError:
        raise UserError(f"{name} must be a number, not '{written}'.") from None
    if number < 0:
        raise UserError(f"{name} must not be negative.")
    return number
