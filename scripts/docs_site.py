"""Build the documentation site: `make docs`. A link, picture or anchor that leads nowhere is an error.

The documents are laid out as they lie in the repository, with whatever they link to, so that the same links work there
and on the site. Two pages are made here: the reference of the Python API, from the docstrings of all that `undermine`
exports, and the list of decisions.
"""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from shutil import copy, copytree, rmtree
from urllib.parse import unquote, urlsplit

import undermine

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "build" / "site-source"
SITE = ROOT / "build" / "site"
FOLDERS = ("docs", "examples")
FILES = ("*.md", "LICENSE", "src/undermine/rulebook/glossary.md")

REFERENCE = (
    "What `import undermine as um` offers. [The Python API](api.md) tells how to use it, and what is stable."
)
DECISIONS = "Why things are as they are, in the order in which it was decided."


def lay_out(source: Path) -> None:
    """Put everything that the site is built from in one place."""
    rmtree(source, ignore_errors=True)
    source.mkdir(parents=True)
    for folder in FOLDERS:
        copytree(ROOT / folder, source / folder)
    for path in [path for pattern in FILES for path in ROOT.glob(pattern)]:
        place = source / path.relative_to(ROOT)
        place.parent.mkdir(parents=True, exist_ok=True)
        copy(path, place)
    (source / "docs" / "reference.md").write_text(reference(), encoding="utf-8")
    (source / "docs" / "decisions.md").write_text(decisions(source / "docs"), encoding="utf-8")


def reference() -> str:
    names = [name for name in undermine.__all__ if not name.startswith("_")]
    return "\n\n".join(["# Reference", REFERENCE, *[f"::: undermine.{name}" for name in names], ""])


def decisions(docs: Path) -> str:
    lines = [f"- [{title(path)}]({path.relative_to(docs)})" for path in sorted(docs.glob("adr/*.md"))]
    return "\n".join(["# Decisions", "", DECISIONS, "", *lines, ""])


def title(page: Path) -> str:
    found = re.search(r"^# (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        sys.exit(f"{page} has no title")
    return found.group(1)


class Page(HTMLParser):
    """The places of a page that links can lead to, and where its own lead."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag is called and where it leads."""
        del tag
        for name, value in attrs:
            if name in {"id", "name"} and value:
                self.anchors.add(value)
            if name in {"href", "src"} and value:
                self.links.append(value)


def broken_links(site: Path) -> Iterator[str]:
    """Return every link within the site that leads nowhere, with its page."""
    read = cache(Page)
    for path in sorted(site.rglob("*.html")):
        for link in read(path).links if path.name != "404.html" else []:  # that one is shown at any address
            parts = urlsplit(link)
            if (
                not parts.scheme
                and not parts.netloc
                and not leads_somewhere(path, parts.path, parts.fragment, read)
            ):
                yield f"{path.relative_to(site)}: {link}"


def leads_somewhere(page: Path, place: str, anchor: str, read: Callable[[Path], Page]) -> bool:
    """Return whether there is such a file, and such a place in it."""
    target = (page.parent / unquote(place)).resolve() if place else page
    target = target / "index.html" if target.is_dir() else target
    if not target.is_file():
        return False
    return not anchor or target.suffix != ".html" or unquote(anchor) in read(target).anchors


def main() -> None:
    lay_out(SOURCE)
    zensical = Path(sys.executable).with_name("zensical")
    built = subprocess.run([zensical, "build", "--strict", "--clean"], cwd=ROOT, check=False)
    broken = list(broken_links(SITE)) if built.returncode == 0 else []
    print("\n".join(broken))
    if built.returncode or broken:
        sys.exit("The site has links that lead nowhere.")
    print(f"{len(list(SITE.rglob('*.html')))} pages: {SITE / 'index.html'}")


if __name__ == "__main__":
    main()
