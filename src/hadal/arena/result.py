"""Figures of a contest: JSON-ready, and the same for the same games."""

from __future__ import annotations

from collections.abc import Callable

from hadal.arena.errors import KINDS
from hadal.arena.game_facts import item_name, unit
from hadal.arena.game_result import GameResult
from hadal.arena.ratings import mean, rate, ratio
from hadal.arena.run import Run, deal_result

Figures = dict[str, object]
MOST_FAULTS = 50  # faults reported in full
MOST_POINTS = 120  # points of a curve


def result(run: Run) -> Figures:
    """Return all figures of a contest; only `time` depends on the clock."""
    contest, deals, game = run.contest, run.complete_deals, run.contest.create_game()
    return {
        **contest.head(),
        "special": game.changed_options(),
        "deals": len(deals),
        "games": len(run.games),
        "games_in_deal": contest.games_in_deal,
        "interrupted": run.interrupted,
        "entrants": bots(run),
        "seat_shares": [
            ratio([(sum(game.credit()[seat] for game in deal), len(deal)) for deal in deals]).as_dict()
            for seat in range(contest.seats)
        ],
        "length": {
            "decisions": over(run, lambda game: game.decisions),
            unit(contest.game): over(run, lambda game: game.length),
        },
        "owned": owned(run),
        "curve": curve(run),
        "sprt": run.sprt_state.as_dict() if run.sprt_state else None,
        "faults": faults(run)[:MOST_FAULTS],
        "time": times(run),
    }


def over(run: Run, figure: Callable[[GameResult], float]) -> dict[str, float | None]:
    """Return the average of a figure over finished games."""
    whole = [[figure(game) for game in deal if game.fault is None] for deal in run.complete_deals]
    return mean([(sum(deal), len(deal)) for deal in whole]).as_dict()


def bots(run: Run) -> list[Figures]:
    """Return every bot's figures, in the order of the entrants."""
    entrants = run.contest.entrants
    ratings = rate([deal_result(deal, len(entrants)) for deal in run.complete_deals], len(entrants), run.contest.seed)
    out = []
    for bot, (entrant, rating) in enumerate(zip(entrants, ratings, strict=True)):
        elo = rating.elo.as_dict() if len(entrants) > 1 else None
        own: Figures = {"name": entrant.name, "kind": entrant.kind, "source": entrant.source}
        own |= {"games": sum(bot in game.seats for game in run.games), "share": rating.share.as_dict()}
        own |= {"even": round(rating.even, 6), "elo": elo, "bound": rating.bound}
        own |= {"points": points(run, bot), "ahead": ahead(run, bot), "by_seat": by_seat(run, bot)}
        out.append(own | conduct(run, bot))
    return out


def seats_of(game: GameResult, bot: int) -> list[int]:
    """Return the seats of a bot."""
    return [seat for seat, one in enumerate(game.seats) if one == bot]


def points(run: Run, bot: int) -> dict[str, float | None]:
    """Return a bot's average points."""
    pairs = []
    for deal in run.complete_deals:
        mine = [game.scores[seat] for game in deal if game.fault is None for seat in seats_of(game, bot)]
        pairs.append((float(sum(mine)), float(len(mine))))
    return mean(pairs).as_dict()


def ahead(run: Run, bot: int) -> dict[str, float | None]:
    """Return a bot's average lead in points over the best seat of another bot."""
    pairs = []
    for deal in run.complete_deals:
        leads = []
        for game in deal:
            others = [score for score, one in zip(game.scores, game.seats, strict=False) if one != bot]
            leads += [game.scores[seat] - max(others) for seat in seats_of(game, bot) if others]
        pairs.append((float(sum(leads)), float(len(leads))))
    return mean(pairs).as_dict()


def by_seat(run: Run, bot: int) -> list[dict[str, float | None]]:
    """Return a bot's win share in each seat."""
    out = []
    for seat in range(run.contest.seats):
        pairs = []
        for deal in run.complete_deals:
            there = [game.credit()[seat] for game in deal if game.seats[seat] == bot]
            pairs.append((sum(there), float(len(there))))
        out.append(ratio(pairs).as_dict())
    return out


def conduct(run: Run, bot: int) -> Figures:
    """Return a bot's conduct: its faults by kind, and its thinking time."""
    kinds = dict.fromkeys(KINDS, 0)
    moves, late, seconds, slowest = 0, 0, 0.0, 0.0
    for game in run.games:
        if game.fault is not None and game.seats[game.fault.seat] == bot:
            kinds[game.fault.kind] += 1
        for seat in seats_of(game, bot):
            moves += game.moves[seat]
            late += game.late[seat]
            seconds += game.think_s[seat]
            slowest = max(slowest, game.slowest_s[seat])
    time = {"late": late, "seconds_a_move": round(seconds / moves, 6) if moves else 0.0, "slowest": round(slowest, 6)}
    return {"moves": moves, "faults": kinds, "time": time}


def owned(run: Run) -> dict[str, list[Figures]]:
    """Return how often the owner of each item at the end won, by kind of item, best first."""
    even = 1 / run.contest.seats
    sums: dict[tuple[str, int], dict[int, list[float]]] = {}
    for game in run.games:
        credit = game.credit()
        for kind, seats in game.owned.items():
            for seat, item_tables in enumerate(seats):
                for thing in item_tables:
                    pair = sums.setdefault((kind, thing), {}).setdefault(game.deal, [0.0, 0.0])
                    pair[0] += credit[seat]
                    pair[1] += 1
    out: dict[str, list[Figures]] = {}
    for (kind, thing), deals in sums.items():
        share = ratio([(won, n) for won, n in deals.values()])
        row: Figures = {
            "name": item_name(run.contest.game, kind, thing),
            "owned": int(sum(n for _, n in deals.values())),
        }
        out.setdefault(kind, []).append(row | {"share": share.as_dict(), "even": round(even, 6)})
    for rows in out.values():
        rows.sort(key=lambda row: (-value_of(row["share"]), str(row["name"])))
    return out


def value_of(estimate: object) -> float:
    """Return the value of a JSON-ready estimate."""
    assert isinstance(estimate, dict)
    return float(estimate["value"])


def curve(run: Run) -> list[list[float]]:
    """Return the shares of all bots after some numbers of deals, few enough to draw."""
    n = len(run.contest.entrants)
    won, sat = [0.0] * n, [0] * n
    every = max(1, -(-len(run.complete_deals) // MOST_POINTS))
    out: list[list[float]] = []
    for number, deal in enumerate(run.complete_deals, 1):
        for game in deal:
            for bot, credit in zip(game.seats, game.credit(), strict=True):
                won[bot] += credit
            for bot in set(game.seats):
                sat[bot] += 1
        if number % every == 0 or number == len(run.complete_deals):
            out.append([number, *(round(won[bot] / max(1, sat[bot]), 4) for bot in range(n))])
    return out


def faults(run: Run) -> list[Figures]:
    """Return every game that a bot forfeited."""
    out = []
    for game in run.games:
        if game.fault is not None:
            name = run.contest.entrants[game.seats[game.fault.seat]].name
            out.append({"bot": name, "deal": game.deal, "number": game.number} | game.fault.as_dict())
    return out


def times(run: Run) -> Figures:
    """Return the duration and the overhead; games of an earlier run do not count."""
    thought = sum(sum(game.think_s) for game in run.games)
    return {
        "left_out": run.left_out,
        "seconds": round(run.seconds, 3),
        "start": round(run.start_s, 3),
        "processes": run.width,
        "play": round(run.play_s, 3),
        "thought": round(thought, 3),
        "games_a_second": round(run.fresh / run.seconds, 3) if run.seconds else 0.0,
    }
