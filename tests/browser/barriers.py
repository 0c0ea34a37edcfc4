"""What must never be found on a page: barriers that axe calls serious, ids instead of words, things too small."""

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SERIOUS = {"serious", "critical"}
MESSAGE_ID = re.compile(
    r"\b(?:web|bot|card|goal|dwarf|verb|ask|event|memory|module|preset|refusal|replay|verify|tutorial|help|glossary|chart|cup)"
    r"-[a-z0-9-]{3,}"
)


def barriers(page: Page) -> list[tuple[str, list[str]]]:
    """Return what axe finds that would keep somebody out. What drawings are made of is none of its business.

    Whoever is left out takes everything inside along; naming all of that too would make axe several times slower.
    """
    problems = Axe().run(page, context={"exclude": [["svg > *"]]}).response["violations"]
    return [(p["id"], [n["html"][:200] for n in p["nodes"]]) for p in problems if p["impact"] in SERIOUS]


#: A finger's width, in pixels. What is ticked is hit by its label.
FINGER = 44
TOO_SMALL = """finger => [...document.querySelectorAll("button, a[href], input, select, summary")]
  .filter(thing => thing.checkVisibility({ visibilityProperty: true }))
  .map(thing => thing.matches("[type=checkbox], [type=radio]") ? thing.closest("label") ?? thing : thing)
  .filter(thing => {
    const { width, height } = thing.getBoundingClientRect();
    return width < finger || height < finger;
  })
  .map(thing => thing.outerHTML.slice(0, 200))"""


def too_small(page: Page) -> list[str]:
    """Return everything that can be pressed but is narrower or lower than a finger."""
    found: list[str] = page.evaluate(TOO_SMALL, FINGER)
    return found
