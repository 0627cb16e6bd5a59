"""Puts a server together: store, bots, nodes, keeper and hall."""

from __future__ import annotations

from hadal.server.config import Config
from hadal.server.hall import Hall
from hadal.server.keeper import Keeper
from hadal.server.lobby import info_for
from hadal.server.nodes import Nodes
from hadal.server.ops import TABLES, timed
from hadal.server.site import Parts
from hadal.server.store import address, open_store
from hadal.server.workers import Workers, think_ms


def parts(config: Config) -> Parts:
    """The parts of a server as it is set up."""
    store = timed(open_store(config.database()))
    workers = Workers(max(1, config.workers))
    nodes = Nodes(store, config.node_name())
    shared = address(config.database())[0] == "postgresql"
    hall = Hall(store, workers, info_for, think_ms, node=config.node_name(), shared=shared, limits=config.limits)
    keeper = Keeper(store, nodes, hall.wake)
    hall.wake_at = keeper.at
    nodes.on_change = hall.forget_nodes
    TABLES.set_function(lambda: len(hall.rooms))
    return Parts(store, hall, first=[workers, nodes], last=[keeper])
