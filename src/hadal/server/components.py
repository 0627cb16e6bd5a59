"""Assembles a server: store, bots, nodes, scheduler and tables."""

from __future__ import annotations

from hadal.server.bots.pool import WorkerPool, think_ms
from hadal.server.cluster.nodes import Nodes
from hadal.server.cluster.scheduler import WakeScheduler
from hadal.server.config import Config
from hadal.server.lobby.seating import table_info_for
from hadal.server.ops.metrics import TABLES, with_timing
from hadal.server.services import Components
from hadal.server.store import address, open_store
from hadal.server.tables.registry import LiveTables


def create_components(config: Config) -> Components:
    """The components of a server with this configuration."""
    store = with_timing(open_store(config.database()))
    workers = WorkerPool(max(1, config.workers))
    nodes = Nodes(store, config.node_name())
    tables = LiveTables(
        store,
        workers,
        table_info_for,
        think_ms,
        node=config.node_name(),
        shared=address(config.database())[0] == "postgresql",
        limits=config.limits,
    )
    scheduler = WakeScheduler(store, nodes, tables.wake)
    tables.wake_at = scheduler.at
    nodes.on_change = tables.forget_nodes
    TABLES.set_function(lambda: len(tables.live_tables))
    return Components(store, tables, first=[workers, nodes], last=[scheduler])
