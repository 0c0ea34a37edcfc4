"""Figures for the operator of the server, in the form Prometheus reads.

They say how much happens, never at which table. Still they are for the operator alone: how many commands there were can
be a secret of a game.
"""

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
OUTCOMES = ("committed", "overtaken", "failed")


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        self.tables = Gauge("undermine_live_tables", "Tables in memory", registry=self.registry)
        self.connections = Gauge("undermine_connections", "Open WebSockets", registry=self.registry)
        self.commands = Counter(
            "undermine_commands", "Commands, by what became of them", ["outcome"], registry=self.registry
        )
        for outcome in OUTCOMES:
            self.commands.labels(outcome)
        self.commit_seconds = Histogram(
            "undermine_commit_seconds", "Time to commit a command", buckets=SECONDS, registry=self.registry
        )
        self.bot_seconds = Histogram(
            "undermine_bot_seconds",
            "Time a bot really takes to answer",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.hurried = Counter(
            "undermine_hurried_bots",
            "Answers of bots that were due before they were found",
            registry=self.registry,
        )
        self.talk = Counter("undermine_talk", "Things said at tables", registry=self.registry)
        self.cut = Counter(
            "undermine_cut_connections", "Clients cut because they did not read", registry=self.registry
        )

    def hurried_bots(self) -> int:
        """Return how many answers of bots were due before they were found."""
        return int(self.registry.get_sample_value("undermine_hurried_bots_total") or 0)

    def written(self) -> bytes:
        """Return all figures as text."""
        return generate_latest(self.registry)
