"""A contest as a self-contained HTML page: no network, no script, dark and light, readable without colour."""

from __future__ import annotations

import json
from collections.abc import Callable
from html import escape
from importlib.resources import files
from typing import Any

from hadal.arena.svg import Scale, curves, intervals, track

Say = Callable[..., str]
MOST_THINGS = 70


def percent(value: float | None) -> str:
    """Format a share."""
    return "–" if value is None else f"{100 * value:.1f} %"


def percents(estimate: dict[str, float | None]) -> str:
    """Format the interval of a share."""
    return f"{100 * (estimate['low'] or 0):.1f} – {100 * (estimate['high'] or 0):.1f} %"


def elo_range(elo: dict[str, float | None]) -> str:
    """Format an Elo interval, which may be open."""
    low = "−∞" if elo["low"] is None else f"{elo['low']:+.0f}"
    return f"{low} – {'∞' if elo['high'] is None else format(elo['high'], '+.0f')}"


def elo_words(bot: dict[str, Any]) -> str:
    """Format a bot's Elo; for a bot that won or lost everything, only a bound."""
    if bot["elo"] is None:
        return "–"
    sign = {"least": "≥ ", "most": "≤ "}.get(bot["bound"], "")
    edge = {"least": bot["elo"]["low"], "most": bot["elo"]["high"]}.get(bot["bound"], bot["elo"]["value"])
    return f"{sign}{edge:+.0f}"


def table(head: list[str], rows: list[list[str]], caption: str) -> str:
    """Return an HTML table; the first column names the row, the others are figures."""
    top = "".join(f'<th scope="col">{escape(one)}</th>' for one in head)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(one)}</td>" for one in row[1:]) + "</tr>"
        for row in rows
    )
    named = f"<caption>{escape(caption)}</caption>" if caption else ""
    region = f'<div class="wide" tabindex="0" role="region" aria-label="{escape(caption or head[0], quote=True)}">'
    return f"{region}<table>{named}<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"


def section(title: str, *parts: str) -> str:
    """Return a section of the page."""
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def paragraph(words: str) -> str:
    """Return a paragraph."""
    return f"<p>{escape(words)}</p>"


def standings(found: dict[str, Any], say: Say) -> str:
    """Return the standings: a chart of shares and a table."""
    bots = sorted(found["entrants"], key=lambda bot: -bot["share"]["value"])
    rows = [
        [
            bot["name"],
            percent(bot["share"]["value"]),
            percents(bot["share"]),
            percent(bot["even"]),
            elo_words(bot),
            "–" if bot["elo"] is None else elo_range(bot["elo"]),
            f"{bot['points']['value']:.1f}",
            f"{bot['ahead']['value']:+.1f}",
            str(bot["games"]),
        ]
        for bot in bots
    ]
    names = ("bot", "share", "interval", "even", "elo", "interval", "points", "ahead", "games")
    chart = intervals(
        say("arena-chart-shares"),
        [
            (b["name"], b["share"]["value"], b["share"]["low"], b["share"]["high"], percent(b["share"]["value"]))
            for b in bots
        ],
        [(0.0, "0 %"), (bots[0]["even"], say("arena-even")), (1.0, "100 %")],
        Scale(0, 1),
    )
    head = [say(f"arena-column-{name}") for name in names]
    return section(say("arena-standings"), chart, table(head, rows, say("arena-standings-caption")))


def seats(found: dict[str, Any], say: Say) -> str:
    """Return win shares by seat, overall and by bot."""
    letters = "ABCDEFGH"[: found["seats"]]
    head = [say("arena-column-bot"), *(say("arena-seat", seat=letter) for letter in letters)]
    rows = [
        [bot["name"], *(f"{percent(one['value'])} ({percents(one)})" for one in bot["by_seat"])]
        for bot in found["entrants"]
    ]
    everybody = [f"{percent(one['value'])} ({percents(one)})" for one in found["seat_shares"]]
    return section(
        say("arena-seats"), table(head, [*rows, [say("arena-everybody"), *everybody]], say("arena-seats-caption"))
    )


def course(found: dict[str, Any], say: Say) -> str:
    """Return the shares over time and the sequential test."""
    names = [bot["name"] for bot in found["entrants"]]
    chart = curves(say("arena-chart-course"), names, found["curve"], say("arena-deals"))
    out = section(say("arena-course"), chart)
    test = found["sprt"]
    if test is None:
        return out
    words = verdict(found, say)
    drawn = track(
        say("arena-llr"), test["llr"], test["low"], test["high"], (f"{test['elo0']:g} Elo", f"{test['elo1']:g} Elo")
    )
    return out + section(
        say("arena-test"), f'<p class="verdict">{escape(words)}</p>', drawn, paragraph(say("arena-test-how"))
    )


def verdict(found: dict[str, Any], say: Say) -> str:
    """Return the verdict of the sequential test."""
    test = found["sprt"]
    first = found["entrants"][0]["name"]
    args = {"bot": first, "deals": test["deals"], "llr": f"{test['llr']:.2f}"}
    args |= {"elo0": f"{test['elo0']:g}", "elo1": f"{test['elo1']:g}"}
    return say(f"arena-verdict-{test['verdict']}", **args)


def item_tables(found: dict[str, Any], say: Say) -> str:
    """Return how often the owners of each item won."""
    out = ""
    for kind, rows in found["owned"].items():
        named = [
            [
                say(f"{found['game']}-{kind[:-1]}-{row['name']}"),
                str(row["owned"]),
                percent(row["share"]["value"]),
                percents(row["share"]),
                sign_of(row),
            ]
            for row in rows[:MOST_THINGS]
        ]
        head = [say(f"arena-column-{name}") for name in (kind, "owned", "won", "interval", "against-even")]
        out += section(
            say(f"arena-{kind}"), table(head, named, say(f"arena-{kind}-caption", even=percent(1 / found["seats"])))
        )
    return out


def sign_of(row: dict[str, Any]) -> str:
    """Return a sign if the share is significantly above or below chance."""
    return "▲" if row["share"]["low"] > row["even"] else "▼" if row["share"]["high"] < row["even"] else "="


def conduct(found: dict[str, Any], say: Say) -> str:
    """Return the conduct of the bots, with every fault in full."""
    kinds = list(found["entrants"][0]["faults"])
    head = [say("arena-column-bot"), *(say(f"arena-fault-{kind}") for kind in kinds)]
    head += [say(f"arena-column-{name}") for name in ("late-moves", "moves", "think", "slowest")]
    rows = []
    for bot in found["entrants"]:
        time = bot["time"]
        figures = [str(bot["faults"][kind]) for kind in kinds] + [str(time["late"]), str(bot["moves"])]
        rows.append(
            [bot["name"], *figures, f"{1000 * time['seconds_a_move']:.2f} ms", f"{1000 * time['slowest']:.0f} ms"]
        )
    details = "".join(fault(one, say) for one in found["faults"])
    return section(say("arena-conduct"), table(head, rows, say("arena-conduct-caption")), details)


def fault(one: dict[str, Any], say: Say) -> str:
    """Return one fault: what the bot was sent, its answer, the time it took."""
    seat = "ABCDEFGH"[one["seat"]]
    head = say(
        "arena-fault",
        bot=one["bot"],
        kind=say(f"arena-fault-{one['kind']}"),
        deal=one["deal"],
        seat=seat,
        decision=one["decision"],
    )
    parts = [(say(f"arena-fault-{name}"), one[name]) for name in ("sent", "answered", "stderr") if one[name]]
    body = "".join(f"<h3>{escape(title)}</h3><pre>{escape(text)}</pre>" for title, text in parts)
    took = say("arena-fault-took", seconds=f"{one['seconds']:.3f}")
    return f"<details><summary>{escape(head)}</summary><p>{escape(one['why'])} ({escape(took)})</p>{body}</details>"


def summary(found: dict[str, Any], say: Say) -> str:
    """Return a short summary of the contest."""
    special = ", ".join(f"{name}={value}" for name, value in found["special"].items()) or say("arena-usual")
    facts = [
        (say("arena-fact-table"), say("cli-table-name", game=say(f"{found['game']}-title"), seats=found["seats"])),
        (say("arena-fact-options"), special),
        (
            say("arena-fact-games"),
            say("arena-played", games=found["games"], deals=found["deals"], each=found["games_in_deal"]),
        ),
        (say("arena-fact-seed"), str(found["seed"])),
        (say("arena-fact-length"), length(found, say)),
        (say("arena-fact-time"), duration(found, say)),
    ]
    return (
        "<dl>"
        + "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in facts)
        + "</dl>"
    )


def length(found: dict[str, Any], say: Say) -> str:
    """Return the length of a game."""
    (_, decisions), (unit, n) = found["length"].items()
    return say("arena-length", decisions=f"{decisions['value']:.1f}", unit=unit, n=f"{n['value']:.1f}")


def duration(found: dict[str, Any], say: Say) -> str:
    """Return the duration of the contest and its overhead."""
    time = found["time"]
    room = (time["seconds"] - time["start"]) * time["processes"]
    lost = max(0.0, 1 - time["play"] / room) if room > 0 else 0.0
    args = {
        "seconds": f"{time['seconds']:.1f}",
        "processes": time["processes"],
        "rate": f"{time['games_a_second']:.1f}",
    }
    return say("arena-time", **args, start=f"{time['start']:.1f}", lost=f"{100 * lost:.1f}")


def page(found: dict[str, Any], say: Say, language: str) -> str:
    """Return the whole page."""
    title = say("arena-title", bots=", ".join(bot["name"] for bot in found["entrants"]))
    style = files("hadal.arena").joinpath("report.css").read_text(encoding="utf-8")
    body = summary(found, say) + standings(found, say) + course(found, say) + seats(found, say)
    body += item_tables(found, say) + conduct(found, say)
    body += section(say("arena-how"), *(paragraph(say(f"arena-how-{part}")) for part in ("deals", "intervals", "elo")))
    data = json.dumps({key: found[key] for key in found if key != "faults"}).replace("<", "\\u003c")
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language, quote=True)}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(title)}</title>\n<style>{style}</style>\n</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>\n"
        f'{body}\n</main>\n<script type="application/json" id="result">{data}</script>\n</body>\n</html>\n'
    )
