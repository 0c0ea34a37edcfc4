"""Seasons: three months each, by the calendar and UTC."""

from datetime import UTC, datetime
from typing import Final

SEASONS_A_YEAR: Final = 4
MONTHS: Final = 12 // SEASONS_A_YEAR


def season_at(moment: int) -> int:
    """Return the number of the season in which a moment lies, in milliseconds since 1970."""
    day = datetime.fromtimestamp(moment / 1000, UTC)
    return day.year * SEASONS_A_YEAR + (day.month - 1) // MONTHS


def season_name(season: int) -> str:
    """Return a season as people write it: `2026-4`."""
    return f"{season // SEASONS_A_YEAR}-{season % SEASONS_A_YEAR + 1}"


def seasons_before(season: int, count: int) -> list[int]:
    """Return a season and those before it, the latest first."""
    return list(range(season, season - count, -1))
