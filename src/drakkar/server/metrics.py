"""What is counted, for Prometheus to read."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

CONTENT_TYPE = CONTENT_TYPE_LATEST


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.plies = Counter("drakkar_plies", "Plies played and undone", registry=self.registry)
        self.sockets = Gauge("drakkar_sockets", "Open WebSockets", registry=self.registry)
        self.tables = Gauge("drakkar_live_tables", "Tables in memory", registry=self.registry)
        self.refusals = Counter(
            "drakkar_refusals", "Requests refused, by the key of the reason", ["key"], registry=self.registry
        )
        self.requests = Histogram(
            "drakkar_request_seconds", "HTTP requests by status", ["status"], registry=self.registry
        )
        self.move_seconds = Histogram(
            "drakkar_move_seconds",
            "From a move received to the row written",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5),
            registry=self.registry,
        )
        self.bot_seconds = Histogram(
            "drakkar_bot_seconds",
            "Time a bot takes for a ply",
            buckets=(0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10),
            registry=self.registry,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
