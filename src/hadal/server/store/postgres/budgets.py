"""Budgets that several nodes share. A row is a bucket: what was used of it, minus what has been refilled since."""

from __future__ import annotations

from hadal.server.limits.rates import MAX_DEBTS, USUAL_DEBT
from hadal.server.store.model import OpenCount, Spending
from hadal.server.store.sql import Parameters, Transaction

NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"  # of the database: the clocks of nodes may differ
KEPT_MS = 600_000
OPEN_MS = 10_000  # a node that has not reported for so long has no open connections

# How many buckets can be used: one, and the largest debt.
DEBTS = " ".join(f"when '{name}' then {1 + debt}" for name, debt in MAX_DEBTS.items())
MOST_USED = f"(case {{}}name {DEBTS} else {1 + USUAL_DEBT} end)"

# In one order, so that two nodes cannot lock each other out.
SPEND = (
    "insert into budget (name, key, node, used, burst, per_second, at) "
    f"select name, key, '', least(used, {MOST_USED.format('')} * burst), burst, per_second, {NOW} from unnest("
    ":names::text[], :keys::text[], :amounts::float8[], :bursts::float8[], :rates::float8[]) "
    "as spent (name, key, used, burst, per_second) order by name, key "
    "on conflict (name, key, node) do update set at = excluded.at, burst = excluded.burst, "
    f"per_second = excluded.per_second, used = least({MOST_USED.format('excluded.')} * excluded.burst, excluded.used + "
    "greatest(0, budget.used - greatest(0, excluded.at - budget.at) / 1000.0 * excluded.per_second)) "
    "returning name, key, used"
)
REPORT_OPEN = (
    "insert into budget (name, key, node, used, burst, per_second, at) "
    f"select name, key, :node, used, 0, 0, {NOW} from unnest(:names::text[], :keys::text[], :amounts::float8[]) "
    "as open (name, key, used)"
)
SELECT_OPEN = (
    "select name, key, sum(used) from budget "
    f"where node <> '' and node <> :node and at > {NOW} - {OPEN_MS} group by name, key"
)


def share_spending(spent: list[Spending]) -> Transaction[list[Spending]]:
    """Add what was spent here; returns what was spent everywhere."""
    rows = yield SPEND, columns(spent) | {"bursts": [s.burst for s in spent], "rates": [s.per_second for s in spent]}
    rates = {(s.name, s.key): s for s in spent}
    return [Spending(name, key, used, *rate(rates[name, key])) for name, key, used in rows]


def rate(spending: Spending) -> tuple[float, float]:
    """The rate of a bucket."""
    return spending.burst, spending.per_second


def share_open(node: str, counts: list[OpenCount]) -> Transaction[list[OpenCount]]:
    """Report what is open here; returns what is open on other nodes."""
    parameters = columns(counts) | {"node": node}
    yield f"delete from budget where node = :node or at < {NOW} - {KEPT_MS}", parameters
    if counts:
        yield REPORT_OPEN, parameters
    rows = yield SELECT_OPEN, parameters
    return [OpenCount(name, key, int(n)) for name, key, n in rows]


def columns(rows: list[Spending] | list[OpenCount]) -> Parameters:
    """Rows as lists of their columns."""
    return {
        "names": [row.name for row in rows],
        "keys": [row.key for row in rows],
        "amounts": [float(row.amount) for row in rows],
    }
