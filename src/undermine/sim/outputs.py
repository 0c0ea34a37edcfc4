"""Files that long runs write: checked before the work begins, written beside and renamed, never over others' files."""

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from undermine.errors import UserError

HEAD_BYTES = 4096
"""Whose a file is shows near its beginning."""


def check_output(path: Path, is_ours: Callable[[bytes], bool]) -> None:
    """Raise `UserError` if a file cannot be written there, or if one is there whose beginning is not ours."""
    folder = path.parent
    with refused_writing(path):
        if not folder.is_dir():
            raise UserError("no-folder", folder=folder)
        if path.is_dir():
            raise UserError("is-folder", file=path)
        if not os.access(folder, os.W_OK):
            raise UserError("cannot-write", file=path, reason=os.strerror(13))
        if path.exists():
            with path.open("rb") as file:
                if not is_ours(file.read(HEAD_BYTES)):
                    raise UserError("not-ours", file=path)


def prepare_folder(folder: Path, results: str, *pages: str) -> None:
    """Make a folder for a run that can go on; raises `UserError` if a page is there without its results."""
    with refused_writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for page in pages:
            if (folder / page).exists() and not (folder / results).exists():
                raise UserError("not-ours", file=folder / page)


@contextmanager
def written_beside(path: Path) -> Iterator[Path]:
    """Give a file to write instead, which takes the place of `path` when it is whole."""
    with refused_writing(path):
        handle, name = tempfile.mkstemp(prefix=f".{path.stem}-", suffix=path.suffix, dir=path.parent)
        os.close(handle)
        beside = Path(name)
        try:
            yield beside
            beside.chmod(0o666 & ~_umask())
            beside.replace(path)
        except BaseException:
            with suppress(OSError):
                beside.unlink()
            raise


@contextmanager
def refused_writing(path: Path) -> Iterator[None]:
    """Raise `UserError` with a sentence where the system refuses to write."""
    try:
        yield
    except OSError as error:
        raise UserError("cannot-write", file=path, reason=error.strerror or error) from None


def _umask() -> int:
    """Return which rights new files do not get."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask
