"""Where tables are kept: one file on this machine, or a PostgreSQL that several nodes share."""

from hadal.server.store.base import Conflict as Conflict
from hadal.server.store.base import Repeated as Repeated
from hadal.server.store.base import Store as Store
from hadal.server.store.base import StoreError as StoreError
