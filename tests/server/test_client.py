"""The Python client keeps up with servers that know more than it does."""

import pytest
from msgspec import ValidationError

from undermine.client.line import _read
from undermine.server import protocol


def test_messages_and_fields_of_later_servers_are_passed_over() -> None:
    assert _read('{"type":"weather","sunny":true}') is None
    assert _read('{"type":"pong","sunny":true}') == protocol.Pong()


def test_a_broken_message_is_not_passed_over() -> None:
    with pytest.raises(ValidationError):
        _read('{"type":"ack"}')
