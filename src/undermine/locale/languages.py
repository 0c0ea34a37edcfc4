"""The languages that there are."""

from typing import Final

LANGUAGES: Final = ("en", "pl", "cs", "de")
ORIGINAL: Final = "en"
"""The language in which every message exists."""
