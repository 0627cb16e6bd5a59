"""Puts a server together: store, bots, nodes, keeper and hall."""

from __future__ import annotations

from hadal.server.bots.pool import WorkerPool, think_ms
from hadal.server.cluster.nodes import Nodes
from hadal.server.cluster.scheduler import WakeScheduler
from hadal.server.config import Config
from hadal.server.lobby.seating import table_info
from hadal.server.ops.metrics import TABLES, with_timing
from hadal.server.services import Components
from hadal.server.store import address, open_store
from hadal.server.tables.registry import LiveTables


def create_components(config: Config) -> Components:
    """The parts of a server as it is set up."""
    store = with_timing(open_store(config.database()))
    workers = WorkerPool(max(1, config.workers))
    nodes = Nodes(store, config.node_name())
    shared = address(config.database())[0] == "postgresql"
    live_tables = LiveTables(
        store, workers, table_info, think_ms, node=config.node_name(), shared=shared, limits=config.limits
    )
    scheduler = WakeScheduler(store, nodes, live_tables.wake)
    live_tables.wake_at = scheduler.at
    nodes.on_change = live_tables.forget_nodes
    TABLES.set_function(lambda: len(live_tables.live_tables))
    return Components(store, live_tables, first=[workers, nodes], last=[scheduler])
