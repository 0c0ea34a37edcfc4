"""The one error that is meant for the person at the keyboard."""


class UserError(Exception):
    """What the user can put right, said in one clear sentence.

    The command line prints that sentence and exits with `exit_code`; any other exception is a bug of ours.
    """

    exit_code = 2
