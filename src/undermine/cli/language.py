"""Which language the command line speaks."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from undermine.errors import UserError
from undermine.locale.languages import LANGUAGES, ORIGINAL

OPTION = "--lang"


def chosen_language(wanted: str = "", environment: Mapping[str, str] | None = None) -> str:
    """Return the language wanted, else that of the environment (LC_ALL, LC_MESSAGES, LANG), else English."""
    if wanted:
        if wanted.lower() not in LANGUAGES:
            raise UserError("no-language", language=wanted, languages=LANGUAGES)
        return wanted.lower()
    places = os.environ if environment is None else environment
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        setting = places.get(variable, "")
        if setting:
            spoken = setting[:2].lower()
            return spoken if spoken in LANGUAGES and setting[2:3] in ("", "_", ".", "@", "-") else ORIGINAL
    return ORIGINAL


def language_of_errors(arguments: Sequence[str]) -> str:
    """Return in which language a command's errors are told: as `--lang` says, even if the rest cannot be read."""
    wanted = ""
    for place, word in enumerate(arguments):
        if word == OPTION and place + 1 < len(arguments):
            wanted = arguments[place + 1]
        elif word.startswith(f"{OPTION}="):
            wanted = word.partition("=")[2]
    return chosen_language(wanted if wanted.lower() in LANGUAGES else "")
