"""What the checks raise."""


class ConformanceError(AssertionError):
    """A bot or a module does something that it may not; the message says what, and where it can be seen again."""
