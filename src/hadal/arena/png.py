"""The charts of the report as PNG and SVG files, drawn with matplotlib."""

from __future__ import annotations

import importlib
import importlib.util
import os
from typing import Any

from hadal.arena.errors import ArenaError

MARKERS = "oDsv^P"
DASHES = ("-", "--", ":", "-.", (0, (5, 1)), (0, (1, 1)))


def check_plots() -> None:
    """Raise if the charts cannot be drawn; call this before playing."""
    if importlib.util.find_spec("matplotlib") is None:
        raise ArenaError("arena-needs", package="matplotlib", extra="plots")


def write_plots(found: dict[str, Any], folder: str, say: Any) -> list[str]:
    """Write the charts; return the file names."""
    check_plots()
    importlib.import_module("matplotlib").use("Agg")
    figure: Any = importlib.import_module("matplotlib.figure").Figure
    out = []
    for name, draw in (("shares", shares), ("elo", elos), ("course", course)):
        picture = figure(
            figsize=(8, 0.6 * len(found["entrants"]) + 1.6 if name != "course" else 4.5), layout="constrained"
        )
        draw(picture.add_subplot(), found, say)
        for ending in ("png", "svg"):
            path = os.path.join(folder, f"{name}.{ending}")
            picture.savefig(path, dpi=150, metadata={"Date": None} if ending == "svg" else None)
            out.append(path)
    return out


def ranked(found: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the bots in drawing order, so that the best is at the top."""
    return sorted(found["entrants"], key=lambda bot: float(bot["share"]["value"]))


def shares(axes: Any, found: dict[str, Any], say: Any) -> None:
    """Draw win shares with intervals."""
    for i, bot in enumerate(ranked(found)):
        one = bot["share"]
        axes.plot([100 * one["low"], 100 * one["high"]], [i, i], "|-", color="0.2")
        axes.plot([100 * one["value"]], [i], "D", color="0.1")
        axes.axvline(100 * bot["even"], color="0.6", linestyle=":", linewidth=1)
    labelled(axes, found, f"{say('arena-column-share')} (%)")


def elos(axes: Any, found: dict[str, Any], say: Any) -> None:
    """Draw Elo with intervals; an open interval ends in an arrow."""
    for i, bot in enumerate(ranked(found)):
        one = bot["elo"]
        if one is None:
            continue
        low = one["value"] if one["low"] is None else one["low"]
        high = one["value"] if one["high"] is None else one["high"]
        ends = ("<" if one["low"] is None else "|") + (">" if one["high"] is None else "|")
        sure = "" if bot["bound"] else "D"  # a bot that won or lost everything has only one bound
        axes.plot([low, high], [i, i], "-", color="0.2")
        axes.plot([low], [i], ends[0], color="0.2")
        axes.plot([high], [i], ends[1], color="0.2")
        axes.plot([one["value"]], [i], marker=sure, color="0.1", linestyle="none")
    axes.axvline(0, color="0.6", linestyle=":", linewidth=1)
    labelled(axes, found, say("arena-column-elo"))


def labelled(axes: Any, found: dict[str, Any], across: str) -> None:
    """Label the bots at the left and the axis below."""
    axes.set_yticks(range(len(found["entrants"])), [bot["name"] for bot in ranked(found)])
    axes.set_ylim(-0.6, len(found["entrants"]) - 0.4)
    axes.set_xlabel(across)


def course(axes: Any, found: dict[str, Any], say: Any) -> None:
    """Draw the shares over time; lines differ by dashes and markers."""
    rows = found["curve"]
    for i, bot in enumerate(found["entrants"]):
        style = {"linestyle": DASHES[i % 6], "marker": MARKERS[i % 6], "markevery": max(1, len(rows) // 10)}
        axes.plot([row[0] for row in rows], [100 * row[i + 1] for row in rows], label=bot["name"], **style)
    axes.set_xlabel(say("arena-deals"))
    axes.set_ylabel(f"{say('arena-column-share')} (%)")
    axes.legend()
