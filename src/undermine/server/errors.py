"""The refusal of a request, raised by any part of the server and answered by the web part."""

from undermine.engine.kernel.rulesets import RulesError
from undermine.protocol.http import About


class RequestError(Exception):
    """A request that cannot be met: a code for programs, a sentence for their authors, and the HTTP status.

    `about` is what the code speaks of, for clients that say it in the reader's language.
    """

    def __init__(self, code: str, message: str, status: int = 409, about: About | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status
        self.about = about or {}

    def __reduce__(self) -> tuple[type["RequestError"], tuple[str, str, int, About]]:
        """Let it cross from a worker to the server."""
        return RequestError, (self.code, self.message, self.status, self.about)


def bad_rules(error: RulesError) -> RequestError:
    """Return the refusal of rules that cannot be played."""
    return RequestError(error.code, f"{error}.", 400, error.about)
