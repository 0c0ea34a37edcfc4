"""Quiet hours: when somebody does not want to be called."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MINUTES_A_DAY = 24 * 60


def zone_named(name: str) -> ZoneInfo:
    """Return a time zone; what is none, or not known on this machine, is UTC."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def quiet_until(now: int, zone: str, quiet_from: int | None, quiet_to: int | None) -> int | None:
    """Return when quiet hours end that a moment lies in, in milliseconds since 1970; None if it lies in none.

    They are given as minutes of the day, and may go over midnight.
    """
    if quiet_from is None or quiet_to is None or quiet_from == quiet_to:
        return None
    here = datetime.fromtimestamp(now / 1000, zone_named(zone))
    minute = here.hour * 60 + here.minute
    if (minute - quiet_from) % MINUTES_A_DAY >= (quiet_to - quiet_from) % MINUTES_A_DAY:
        return None
    midnight = here.replace(hour=0, minute=0, second=0, microsecond=0)
    ends = midnight + timedelta(days=0 if minute < quiet_to else 1)
    ends = ends.replace(hour=quiet_to // 60, minute=quiet_to % 60)
    return round(ends.timestamp() * 1000)
