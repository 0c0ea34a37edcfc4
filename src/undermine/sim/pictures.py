"""Pictures of figures, PNG or SVG by the name of the file."""

from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from undermine.errors import UserError

ENDINGS = (".png", ".svg")
COLOURS = ("#2f6f8f", "#b5541c")


def check_picture(path: Path) -> None:
    """Raise `UserError` with a sentence if no picture can be written there."""
    if path.suffix not in ENDINGS:
        raise UserError(f"a picture is a file that ends in {' or '.join(ENDINGS)}, not '{path}'")


def paper(width: float, height: float, rows: int = 1, columns: int = 1) -> tuple[Figure, Axes]:
    """Return a figure of so many inches and the first of its plots."""
    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, figure.add_subplot(rows, columns, 1)


def write(figure: Figure, path: Path) -> None:
    """Write the file; the same figures give the same bytes."""
    with mpl.rc_context({"svg.hashsalt": "undermine", "svg.fonttype": "none"}):
        figure.savefig(path, dpi=110, metadata={"Date": None} if path.suffix == ".svg" else None)
