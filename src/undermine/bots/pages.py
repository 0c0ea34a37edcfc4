"""Pages of the rulebook as bots know them: every file in a folder of pages is found, none is listed anywhere.

What is not there is nothing that bots have an opinion of. So a page is taken out by deleting its file, and added by
adding one.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType


def page_files(folder: ModuleType) -> list[ModuleType]:
    """Return the modules of a package and of the packages in it, by their names."""
    files = walk_packages(folder.__path__, f"{folder.__name__}.")
    return [import_module(name) for name in sorted(found.name for found in files if not found.ispkg)]
