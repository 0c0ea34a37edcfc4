"""What must never be found on a page: barriers that axe calls serious, and ids of messages instead of words."""

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SERIOUS = {"serious", "critical"}
MESSAGE_ID = re.compile(
    r"\b(?:web|bot|card|goal|dwarf|verb|ask|event|memory|module|preset|refusal|replay|verify|tutorial|help|glossary|chart)"
    r"-[a-z0-9-]{3,}"
)


def barriers(page: Page) -> list[tuple[str, list[str]]]:
    """Return what axe finds that would keep somebody out. What drawings are made of is none of its business."""
    problems = Axe().run(page, context={"exclude": [["svg *"]]}).response["violations"]
    return [(p["id"], [n["html"][:200] for n in p["nodes"]]) for p in problems if p["impact"] in SERIOUS]
