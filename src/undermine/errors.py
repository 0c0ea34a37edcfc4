"""The one error that is meant for the person at the keyboard."""


class UserError(Exception):
    """What the user can put right: a message of the catalogues, and what it speaks of.

    `told` is the one place where it becomes a sentence, in the reader's language. The command line prints that sentence
    and exits with `exit_code`; any other exception is a bug of ours.
    """

    exit_code = 2

    def __init__(self, message: str, /, **about: object) -> None:
        """Name a message (`no-bot` is `error-no-bot` in the catalogues); a plain sentence is said as it stands."""
        super().__init__(message)
        self.message = message
        self.about = about

    def __str__(self) -> str:
        """Return the sentence in English."""
        return self.told("en")

    def told(self, language: str) -> str:
        """Return the sentence in a language."""
        from undermine.locale.telling import sentence  # noqa: PLC0415 - slow to import, and seldom needed

        return sentence(language, self.message, self.about)
