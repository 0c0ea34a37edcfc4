"""The command line answers mistakes with a sentence and exit code 2, never with a traceback."""

import subprocess
import sys

import pytest

from undermine import cli
from undermine.errors import UserError


def test_an_unknown_command_is_refused() -> None:
    command = [sys.executable, "-m", "undermine", "nonsense"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert "nonsense" in result.stderr
    assert "Traceback" not in result.stderr


def test_a_user_error_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise UserError("There is no game called 'x'.")

    monkeypatch.setattr(cli, "app", fail)
    with pytest.raises(SystemExit) as stop:
        cli.main()
    assert stop.value.code == 2
    assert capsys.readouterr().err == "undermine: There is no game called 'x'.\n"
