"""Options that several commands share, so that they look and mean the same everywhere."""

from pathlib import Path
from typing import Annotated

import typer

from undermine.errors import UserError

Language = Annotated[str, typer.Option("--lang", help="Language: en, pl, cs or de.", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
DataDir = Annotated[
    Path | None,
    typer.Option(
        "--data-dir",
        help="Where games are kept. Without it DATABASE_URL or UNDERMINE_DATA_DIR say so.",
        show_default="a folder of the user's data",
    ),
]
Picture = Annotated[
    Path | None, typer.Option("--plot", help="Draw a picture, .png or .svg.", show_default=False)
]
Records = Annotated[
    Path | None,
    typer.Option(
        "--records", help="Keep the record of every game in this folder, a new one.", show_default=False
    ),
]
Workers = Annotated[int, typer.Option("--workers", help="How many processes share the work.")]
Minutes = Annotated[
    float | None,
    typer.Option("--minutes", help="Stop after this time; 0 only reports.", show_default=False),
]
DecisionSeconds = Annotated[
    float, typer.Option("--decision-seconds", help="How long a bot from a file may think about one answer.")
]
Cluster = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        help="Play on a cluster: its scheduler's address (tls://host:8786), or local:2 for workers here.",
        show_default=False,
    ),
]
ClusterCertificates = Annotated[
    Path | None,
    typer.Option(
        "--cluster-certificates",
        help="A folder with ca.pem, cert.pem and key.pem, for tls:// clusters.",
        show_default=False,
    ),
]
ClusterInsecure = Annotated[
    bool,
    typer.Option(
        "--cluster-insecure", help="Take a tcp:// cluster on another machine, which anybody may use."
    ),
]


def seconds_of(minutes: float | None) -> float:
    """Return how long work may take, without an end if nothing is said; raises `UserError` if that makes no sense."""
    if minutes is None:
        return float("inf")
    if not 0 <= minutes < float("inf"):
        raise UserError("bad-minutes", minutes=f"{minutes:g}")
    return 60 * minutes
