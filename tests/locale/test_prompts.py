"""The web client's tests know every question and every verb of the engine."""

import json

from tests.locale.prompts import PROMPTS, prompts


def test_the_client_is_tested_with_every_question_and_verb_there_is() -> None:
    """Else run `python -m tests.locale.prompts` and see to it that the client has a prompt for what is new."""
    assert json.loads(PROMPTS.read_text()) == prompts()
