"""The report is one well-formed, self-contained page that says everything in words, in every language."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from hadal.arena.png import write_plots
from hadal.arena.report import page
from hadal.arena.result import result
from hadal.arena.sprt import Sprt
from hadal.words import Words, languages
from tests.arena.kit import BOTS, contest, held

VOID = {"meta", "br", "hr", "img", "input", "link"}


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    """A contest with everything that can be reported."""
    bots = ("greedy", "random", f"bad={BOTS}:RaisesBot")
    of = contest(*bots, game="abyss", options={"expansions": "both"}, trust=True)
    return result(held(of, 12, sprt=Sprt(0, 50)))


class Balanced(HTMLParser):
    """Checks that every element is closed in order, and records links."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.elements: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.add(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "data", "action", "srcset")]
        self.ids += [value or "" for name, value in attrs if name == "id"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open[-1] == tag, f"</{tag}> closes {self.open[-1:]}"
        self.open.pop()


@pytest.mark.parametrize("language", languages())
def test_the_page_is_well_formed_and_needs_nothing_else(found: dict[str, Any], language: str) -> None:
    html = page(found, Words(language).text, language)
    reader = Balanced()
    reader.feed(html)
    reader.close()
    assert not reader.open and not reader.links and len(set(reader.ids)) == len(reader.ids)
    assert {"table", "svg", "details", "h1", "dl"} <= reader.elements
    assert "http" not in html and "@import" not in html and "url(" not in html
    root = ElementTree.fromstring(html.partition("\n")[2])  # it is also valid XML
    assert root.get("lang") == language
    assert [node.get("type") for node in root.iter("script")] == ["application/json"], "no program in it"


def test_the_page_says_everything_in_words(found: dict[str, Any]) -> None:
    html = page(found, Words("en").text, "en")
    text = re.sub(r"\s+", " ", re.sub("<[^>]*>", " ", html.partition("<script")[0]))
    for bot in found["entrants"]:
        assert bot["name"] in text and f"{100 * bot['share']['value']:.1f} %" in text
    assert "GSPRT" not in text and "log-likelihood ratio" in text
    assert "ValueError: no idea" in text and "stderr" in text
    assert "95%" in text and str(found["seed"]) in text
    assert "prefers-color-scheme: light" in html


def test_names_and_output_of_bots_are_escaped(found: dict[str, Any]) -> None:
    nasty = json.loads(json.dumps(found))
    for bot in nasty["entrants"]:
        bot["name"] = "</script><script>alert(1)</script>"
    nasty["faults"][0]["stderr"] = "<img src=x onerror=alert(1)>"
    reader = Balanced()
    reader.feed(page(nasty, Words("en").text, "en"))
    assert "img" not in reader.elements and not reader.open


def test_lords_and_locations_are_counted_for_their_owners() -> None:
    run = held(contest("greedy", "random", game="abyss"), 6)
    found = result(run)["owned"]
    assert isinstance(found, dict) and set(found) == {"lords", "locations"}
    for kind, rows in found.items():
        owned = sum(len(things) for game in run.games for things in game.owned[kind])
        assert sum(row["owned"] for row in rows) == owned > 0
    jailer = next(row for row in found["lords"] if row["owned"] >= 2)
    wins = n = 0.0
    for game in run.games:
        for seat, things in enumerate(game.owned["lords"]):
            if any(jailer["name"] == name for name in named(things)):
                n += 1
                wins += game.credit()[seat]
    assert n == jailer["owned"] and wins / n == pytest.approx(jailer["share"]["value"], abs=1e-6)


def named(lords: list[int]) -> list[str]:
    """Lords by name."""
    from hadal.arena.game_facts import item_name

    return [item_name("abyss", "lords", lord) for lord in lords]


def test_pictures_are_drawn(found: dict[str, Any], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    files = write_plots(found, str(tmp_path), Words("en").text)
    assert len(files) == 6
    for file in files:
        head = Path(file).read_bytes()[:200]
        assert head.startswith(b"\x89PNG") if file.endswith("png") else b"<?xml" in head


def test_the_result_is_plain_json(found: dict[str, Any]) -> None:
    text = json.dumps(found, allow_nan=False)
    assert json.loads(text)["entrants"][2]["faults"]["crashed"] > 0


def test_figures_agree_with_the_games(found: dict[str, Any]) -> None:
    assert found["games"] == 12 and found["deals"] == 4 and found["games_in_deal"] == 3
    assert sum(bot["games"] for bot in found["entrants"]) == 24
    assert sum(one["value"] for one in found["seat_shares"]) == pytest.approx(1)
    assert found["curve"][-1][0] == 4
    assert found["sprt"]["deals"] == 4 and found["sprt"]["verdict"] == "open"
