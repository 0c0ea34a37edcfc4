"""What the senders of commands are told about them."""

from undermine.protocol import messages
from undermine.server.room.effects import Command, Effect, Send


class Receipts:
    """Which commands are done, under which number of their update, and which ones others have replaced."""

    def __init__(self) -> None:
        self.done: dict[str, int] = {}
        self.replaced: set[str] = set()

    def acknowledge(self, command: Command) -> list[Effect]:
        return _answer(command, messages.Ack(command.given_id, self.done[command.id]))

    def replace(self, command: Command) -> list[Effect]:
        """Tell the sender of a held answer that another one has taken its place."""
        self.replaced.add(command.id)
        return refuse(command, [messages.Reason("replaced")])


def hold(command: Command) -> list[Effect]:
    return _answer(command, messages.Held(command.given_id))


def refuse(command: Command, reasons: list[messages.Reason]) -> list[Effect]:
    return _answer(command, messages.Refused(command.given_id, reasons))


def _answer(command: Command, message: messages.ServerMessage) -> list[Effect]:
    return [] if command.client is None else [Send(command.client, message)]
