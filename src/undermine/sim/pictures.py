"""Pictures of figures, PNG or SVG by the name of the file."""

from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from undermine.errors import UserError
from undermine.locale.printable import printable
from undermine.sim.outputs import check_output, written_beside

ENDINGS = (".png", ".svg")
MARK = b"Matplotlib"
"""What stands near the beginning of every picture of ours."""
COLOURS = ("#2f6f8f", "#b5541c")


def check_picture(path: Path) -> None:
    """Raise `UserError` with a sentence if no picture can be written there."""
    if path.suffix not in ENDINGS:
        raise UserError("no-picture", file=path)
    check_output(path, _is_our_picture)


def _is_our_picture(head: bytes) -> bool:
    """Return whether a file that is there already was drawn by the program that draws ours, or is empty."""
    return not head or MARK in head


def plain(label: str) -> str:
    """Return a label that is drawn as it stands: dollars begin no formula, steering characters are written out."""
    return printable(label).replace("$", r"\$")


def paper(width: float, height: float, rows: int = 1, columns: int = 1) -> tuple[Figure, Axes]:
    """Return a figure of that size in inches and the first of its plots."""
    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, figure.add_subplot(rows, columns, 1)


def legend_above(axes: Axes) -> None:
    """Say above the plot what each colour means: anywhere inside, that may hide a figure."""
    axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=3, frameon=False)


def write(figure: Figure, path: Path) -> None:
    """Write the file; the same figures give the same bytes."""
    with (
        written_beside(path) as beside,
        mpl.rc_context({"svg.hashsalt": "undermine", "svg.fonttype": "none"}),
    ):
        figure.savefig(beside, dpi=110, metadata={"Date": None} if path.suffix == ".svg" else None)
