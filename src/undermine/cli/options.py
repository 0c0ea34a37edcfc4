"""Options that several commands share, so that they look and mean the same everywhere."""

from pathlib import Path
from typing import Annotated

import typer

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
