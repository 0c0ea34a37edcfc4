"""What must never be found on a page: barriers that axe calls serious, ids instead of words, things too small."""

import re
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SERIOUS = {"serious", "critical"}
MESSAGE_ID = re.compile(
    r"\b(?:web|bot|card|goal|dwarf|verb|ask|event|memory|module|preset|refusal|replay|verify|tutorial|help|glossary|chart|cup"
    r"|room|screen|companion|print|seat)"
    r"-[a-z0-9-]{3,}"
)


def violations(page: Page) -> list[dict[str, Any]]:
    """Return everything that axe finds, however slight. What drawings are made of is none of its business.

    Leaving something out leaves out everything inside, also drawings in drawings; naming all of that too would make axe
    several times slower.
    """
    page.evaluate(
        "document.fonts.ready.then(() => 0)"
    )  # letters that change their width move what axe looks at
    only = {"resultTypes": ["violations"]}  # what passes would be written out for every element
    axe = Axe("0") if page.evaluate("'axe' in window") else Axe()  # a page that was looked at before has it
    found = axe.run(page, context={"exclude": [["svg:not(svg svg) > *"]]}, options=only)
    return list(found.response["violations"])


def findings(page: Page) -> list[tuple[str, list[str]]]:
    return [shortened(violation) for violation in violations(page)]


def barriers(page: Page) -> list[tuple[str, list[str]]]:
    """Return what axe finds that would keep somebody out."""
    return [shortened(violation) for violation in violations(page) if violation["impact"] in SERIOUS]


def shortened(violation: dict[str, Any]) -> tuple[str, list[str]]:
    return violation["id"], [node["html"][:200] for node in violation["nodes"]]


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
