"""What the operator of a server can set, by environment or flags; every setting has a default that works."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from platformdirs import user_data_path

from undermine.errors import UserError

LEAST_BOT_MEMORY: Final = 128
"""MiB; a process in which bots think holds about 35 when it starts, and up to twice that with its tables."""
HIGHEST_PORT: Final = 65_535
MOST_WORKERS: Final = 256
LARGEST_NUMBER: Final = 1_000_000
PUSH_SERVICES: Final = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
"""The push services of browsers, by how the names of their hosts end."""
NOTIFY_SERVICES: Final = ("discord", "tgram", "matrixs")
"""What people may be called by besides, as `apprise` names it; mail is there where a mailbox is set."""
SERVICE: Final = re.compile(r"[A-Za-z0-9.-]+")
MAILBOX: Final = re.compile(r"mailtos?://[!-~]+")
TOKEN: Final = re.compile(r"[!-~]+")


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
    connections_per_address: int = 200
    keep_open_days: int = 30
    keep_unfinished_days: int = 365
    keep_finished_days: int = 0
    keep_guest_days: int = 365
    push_services: tuple[str, ...] = PUSH_SERVICES
    push_contact: str = ""
    notify_services: tuple[str, ...] = NOTIFY_SERVICES
    mail_url: str = field(default="", repr=False)
    call_delay: float = 20.0
    call_timeout: float = 10.0
    web_dir: Path | None = None
    log_format: str = "text"
    metrics_token: str = field(default="", repr=False)

    def database(self) -> str:
        """Return where the database is: PostgreSQL if one is named, else a file in the data directory."""
        return self.database_url or f"sqlite:///{self.data_dir / 'undermine.sqlite'}"

    def contact(self) -> str:
        """Return whom push services may write to about what this server sends."""
        return self.push_contact or (self.public_url if self.is_https() else "mailto:operator@localhost")

    def is_https(self) -> bool:
        return self.public_url.startswith("https:")


def read_settings(environment: Mapping[str, str]) -> Settings:
    """Return the settings that the environment gives; raises `UserError` with a sentence."""
    default = Settings()
    return Settings(
        data_dir=Path(environment.get("UNDERMINE_DATA_DIR") or default.data_dir),
        database_url=environment.get("DATABASE_URL", ""),
        redis_url=_redis_url(environment),
        host=environment.get("UNDERMINE_HOST") or default.host,
        port=_whole(environment, "UNDERMINE_PORT", default.port, HIGHEST_PORT),
        public_url=_public_url(environment),
        origins=_origins(environment),
        bot_workers=max(1, _whole(environment, "UNDERMINE_BOT_WORKERS", default.bot_workers, MOST_WORKERS)),
        bot_pace=_number(environment, "UNDERMINE_BOT_PACE", default.bot_pace),
        bot_memory=_bot_memory(environment, default.bot_memory),
        bots_per_host=_whole(environment, "UNDERMINE_BOTS_PER_HOST", default.bots_per_host, LARGEST_NUMBER),
        request_rate=_number(environment, "UNDERMINE_REQUEST_RATE", default.request_rate),
        connections_per_address=_whole(
            environment,
            "UNDERMINE_CONNECTIONS_PER_ADDRESS",
            default.connections_per_address,
            LARGEST_NUMBER,
        ),
        keep_open_days=_days(environment, "UNDERMINE_KEEP_OPEN_DAYS", default.keep_open_days),
        keep_unfinished_days=_days(
            environment, "UNDERMINE_KEEP_UNFINISHED_DAYS", default.keep_unfinished_days
        ),
        keep_finished_days=_days(environment, "UNDERMINE_KEEP_FINISHED_DAYS", default.keep_finished_days),
        keep_guest_days=_days(environment, "UNDERMINE_KEEP_GUEST_DAYS", default.keep_guest_days),
        push_services=_services(environment, "UNDERMINE_PUSH_SERVICES", default.push_services),
        push_contact=_contact(environment),
        notify_services=_services(environment, "UNDERMINE_NOTIFY_SERVICES", default.notify_services),
        mail_url=_mail_url(environment),
        call_delay=_number(environment, "UNDERMINE_CALL_DELAY", default.call_delay),
        call_timeout=_more_than_nothing(environment, "UNDERMINE_CALL_TIMEOUT", default.call_timeout),
        web_dir=_web_dir(environment),
        log_format=_log_format(environment.get("UNDERMINE_LOG_FORMAT") or default.log_format),
        metrics_token=_token(environment),
    )


def _services(environment: Mapping[str, str], name: str, default: tuple[str, ...]) -> tuple[str, ...]:
    services = tuple(environment.get(name, "").split())
    for service in services:
        if not SERVICE.fullmatch(service) and not is_web_address(service):
            raise UserError("setting-no-service", name=name, value=service)
    return services or default


def _mail_url(environment: Mapping[str, str]) -> str:
    """Return the mailbox; a wrong one is not repeated, since there is a password in it."""
    url = environment.get("UNDERMINE_MAIL_URL", "")
    if url and not MAILBOX.fullmatch(url):
        raise UserError("setting-no-mailbox")
    return url


def _token(environment: Mapping[str, str]) -> str:
    """Return the operator's token; one that no header can carry would lock the operator out."""
    token = environment.get("UNDERMINE_METRICS_TOKEN", "")
    if token and not TOKEN.fullmatch(token):
        raise UserError("setting-no-token")
    return token


def _contact(environment: Mapping[str, str]) -> str:
    contact = environment.get("UNDERMINE_PUSH_CONTACT", "")
    if contact and not contact.startswith(("mailto:", "https://")):
        raise UserError("setting-contact", value=contact)
    return contact


def _days(environment: Mapping[str, str], name: str, default: int) -> int:
    return _whole(environment, name, default, LARGEST_NUMBER)


def _bot_memory(environment: Mapping[str, str], default: int) -> int:
    limit = _whole(environment, "UNDERMINE_BOT_MEMORY", default, LARGEST_NUMBER)
    if 0 < limit < LEAST_BOT_MEMORY:
        raise UserError("setting-bot-memory", least=str(LEAST_BOT_MEMORY))
    return limit


def _redis_url(environment: Mapping[str, str]) -> str:
    url = environment.get("REDIS_URL", "")
    if url and not environment.get("DATABASE_URL", "").startswith("postgresql"):
        raise UserError("redis-needs-postgres")
    return url


def _public_url(environment: Mapping[str, str]) -> str:
    url = environment.get("UNDERMINE_PUBLIC_URL", "").rstrip("/")
    if url and not is_web_address(url):
        raise UserError("setting-no-address", name="UNDERMINE_PUBLIC_URL", value=url)
    return url


def _origins(environment: Mapping[str, str]) -> tuple[str, ...]:
    origins = tuple(environment.get("UNDERMINE_ORIGINS", "").split())
    for origin in origins:
        if not is_web_address(origin):
            raise UserError("setting-no-address", name="UNDERMINE_ORIGINS", value=origin)
    return origins


def is_web_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # a port that is none
        return False


def _web_dir(environment: Mapping[str, str]) -> Path | None:
    folder = environment.get("UNDERMINE_WEB_DIR", "")
    if folder and not Path(folder).is_dir():
        raise UserError("setting-no-folder", name="UNDERMINE_WEB_DIR", value=folder)
    return Path(folder) if folder else None


def _log_format(name: str) -> str:
    if name not in ("text", "json"):
        raise UserError("setting-log-format", value=name)
    return name


def _number(environment: Mapping[str, str], name: str, default: float) -> float:
    written = environment.get(name, "")
    try:
        number = float(written) if written else float(default)
    except ValueError:
        raise UserError("setting-no-number", name=name, value=written) from None
    if number < 0:
        raise UserError("setting-negative", name=name)
    if not isfinite(number):
        raise UserError("setting-no-number", name=name, value=written)
    return number


def _more_than_nothing(environment: Mapping[str, str], name: str, default: float) -> float:
    number = _number(environment, name, default)
    if number == 0:
        raise UserError("setting-nothing", name=name)
    return number


def _whole(environment: Mapping[str, str], name: str, default: int, most: int) -> int:
    number = _number(environment, name, default)
    if number != int(number) or number > most:
        raise UserError("setting-no-whole-number", name=name, value=environment[name], most=str(most))
    return int(number)
