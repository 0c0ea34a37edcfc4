"""The command line answers mistakes with a sentence and exit code 2, never with a traceback."""

import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest
import typer

import undermine
from undermine.cli import app
from undermine.cli.edge import run
from undermine.errors import UserError
from undermine.locale.catalogue import has_text


def test_an_unknown_command_is_refused() -> None:
    command = [sys.executable, "-m", "undermine", "nonsense"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert "nonsense" in result.stderr
    assert "Traceback" not in result.stderr


def failing(error: Exception) -> typer.Typer:
    app = typer.Typer()

    @app.command()
    def fail() -> None:
        raise error

    return app


def test_a_user_error_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(failing(UserError("no-bot", name="x", bots=("a", "b"))), []) == 2
    assert capsys.readouterr().err == "undermine: there is no bot called 'x'; there are: a, b\n"


def test_a_user_error_is_told_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["simulate", "--lang", "pl", "--bots", "x"], ["simulate", "--bots", "x", "--lang=pl"]):
        assert run(app, words) == 2
        assert "nie ma bota o nazwie 'x'" in capsys.readouterr().err


def test_an_error_that_no_user_can_put_right_is_not_hidden() -> None:
    with pytest.raises(ZeroDivisionError):
        run(failing(ZeroDivisionError()), [])


def test_a_system_that_refuses_is_quoted(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(failing(OSError(28, "No space left on device")), []) == 2
    assert capsys.readouterr().err == "undermine: The system refuses: No space left on device.\n"


def test_every_error_of_the_source_is_a_message_of_the_catalogues() -> None:
    source = Path(undermine.__file__).parent
    found = [
        name
        for file in source.rglob("*.py")
        for name in re.findall(r'UserError\(\s*"([^"]+)"', file.read_text(encoding="utf-8"))
    ]
    assert len(found) > 80
    assert [name for name in found if not has_text("en", f"error-{name}")] == []


def test_an_error_crosses_processes_whole() -> None:
    error = UserError("no-file", file=Path("x"))
    assert str(pickle.loads(pickle.dumps(error))) == str(error)  # noqa: S301 - our own bytes


@pytest.mark.parametrize("version", ["(3, 10, 4)", "(3, 9, 0)"])
def test_an_older_python_is_told_what_is_needed(version: str) -> None:
    code = f"import sys; sys.version_info = {version}; import undermine.cli"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert result.stderr.startswith("undermine needs Python 3.11 or newer; this is 3.")
    assert result.stderr.count("\n") == 1
