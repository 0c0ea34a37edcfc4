"""The documentation site: every page is in it, and what leads nowhere is found."""

import tomllib
from pathlib import Path

import pytest

from scripts.docs_site import broken_links, decisions, reference
from undermine import __all__ as exported

Navigation = list[dict[str, "str | Navigation"]]


def pages(navigation: "Navigation") -> list[str]:
    """Return the files that a part of the navigation leads to."""
    places = [place for entry in navigation for place in entry.values()]
    return [page for place in places for page in ([place] if isinstance(place, str) else pages(place))]


def test_every_document_is_found_by_the_navigation(root: Path) -> None:
    listed = pages(tomllib.loads((root / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"])
    documents = [*root.glob("*.md"), *root.glob("docs/*.md"), *root.glob("docs/modules/*.md")]
    elsewhere = {"docs/reference.md", "docs/decisions.md", "src/undermine/rulebook/glossary.md"}
    assert set(listed) == {path.relative_to(root).as_posix() for path in documents} | elsewhere
    assert len(listed) == len(set(listed))


def test_every_exported_name_is_in_the_reference() -> None:
    assert [name for name in exported if f"::: undermine.{name}\n" not in reference()] == ["__version__"]


def test_every_decision_is_in_the_list(root: Path) -> None:
    listed = decisions(root / "docs")
    assert all(f"(adr/{path.name})" in listed for path in (root / "docs" / "adr").glob("*.md"))


@pytest.mark.parametrize(
    ("link", "broken"),
    [
        ("there/", False),
        ("there/#place", False),
        ("a%20b.png", False),
        ("https://example.org/nowhere", False),
        ("nowhere/", True),
        ("there/#nowhere", True),
        ("#nowhere", True),
        ("nothing.png", True),
    ],
)
def test_a_link_of_the_site_that_leads_nowhere_is_found(tmp_path: Path, link: str, *, broken: bool) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "index.html").write_text('<h2 id="place">A place</h2>')
    (tmp_path / "a b.png").touch()
    (tmp_path / "index.html").write_text(f'<a href="{link}">a link</a>')
    assert list(broken_links(tmp_path)) == ([f"index.html: {link}"] if broken else [])


def test_the_picture_of_the_rooms_names_every_package(root: Path) -> None:
    picture = (root / "docs" / "pictures" / "rooms.svg").read_text(encoding="utf-8")
    packages = {path.parent.name for path in (root / "src" / "undermine").glob("*/__init__.py")}
    assert {name for name in packages if f">{name}</text>" not in picture} == set()
