"""Where games are played: over processes of this machine, or on a cluster, if one is named."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from undermine.errors import UserError
from undermine.sim.batch import Spreader, check_workers, running_processes

if TYPE_CHECKING:  # an extra
    from undermine.sim.cluster import ClusterAddress


@dataclass(frozen=True)
class Place:
    """Processes of this machine, or a cluster by its address."""

    workers: int = 1
    cluster: str | None = None
    certificates: Path | None = None
    insecure: bool = False

    def check(self) -> None:
        """Raise `UserError` with a sentence if nothing can be played there."""
        check_workers(self.workers)
        if self.cluster is not None:
            _cluster(self).check()

    def check_records(self, records: Path | None) -> None:
        """Raise `UserError` if records would be written on other machines."""
        if records is not None and self.cluster is not None and not self.cluster.startswith("local:"):
            raise UserError("records-on-cluster")


@contextmanager
def spreading(place: Place) -> Iterator[Spreader]:
    """Give what plays chunks in a place."""
    place.check()
    if place.cluster is None:
        with running_processes(place.workers) as spreader:
            yield spreader
        return
    from undermine.sim.cluster import over_cluster  # noqa: PLC0415 - an extra

    with over_cluster(_cluster(place)) as spreader:
        yield spreader


def _cluster(place: Place) -> ClusterAddress:
    try:
        from undermine.sim.cluster import ClusterAddress  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("undermine"):
            raise
        raise UserError("needs-extra", what="--cluster", extra="cluster") from None
    return ClusterAddress(place.cluster or "", place.certificates, place.insecure)
