"""Abyss: every card row compared with the facts in tests/abyss/facts."""

import csv
from pathlib import Path

import pytest

import hadal
from hadal.games.abyss import actions
from hadal.games.abyss.boxes.base.box import base_box
from hadal.games.abyss.boxes.box import Box
from hadal.games.abyss.boxes.kraken import loot
from hadal.games.abyss.boxes.kraken.box import kraken_box
from hadal.games.abyss.boxes.leviathan import leviathans
from hadal.games.abyss.boxes.leviathan.border import ZONE_OF_TOTAL
from hadal.games.abyss.boxes.leviathan.box import leviathan_box
from hadal.games.abyss.boxes.registered import LOCATION_NAMES, LORD_NAMES
from hadal.games.abyss.constants import (
    ALLY_NAMES,
    GUILD_NAMES,
    LEVIATHAN_NAMES,
    RACE_LETTERS,
    RACE_NAMES,
    REWARDS,
    TOKEN_NAMES,
)
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.rules import score
from hadal.games.abyss.rules.explore import REWARD_KEYS, REWARD_PEARLS, REWARD_TOKENS, SPACE_START

FACTS = Path(__file__).parent / "facts"
Row = dict[str, str]
BOXES: dict[str, Box] = {"base": base_box(), "kraken": kraken_box(), "leviathan": leviathan_box()}


def facts(name: str, box: str = "") -> list[Row]:
    """The rows of a table of facts, of one box."""
    with open(FACTS / f"{name}.csv", newline="", encoding="utf-8") as file:
        return [row for row in csv.DictReader(file) if box in ("", row.get("set"))]


def test_names_follow_the_order_of_the_facts() -> None:
    assert sorted(LORD_NAMES) == sorted(row["id"] for row in facts("lords"))
    assert sorted(LOCATION_NAMES) == sorted(row["id"] for row in facts("locations"))


@pytest.mark.parametrize(("name", "sizes"), [("base", (35, 20)), ("kraken", (18, 6)), ("leviathan", (10, 0))])
def test_a_box_has_its_lords_and_locations(name: str, sizes: tuple[int, int]) -> None:
    box = BOXES[name]
    assert sorted(LORD_NAMES[row.lord] for row in box.lords) == sorted(row["id"] for row in facts("lords", name))
    locations = sorted(LOCATION_NAMES[row.location] for row in box.locations)
    assert locations == sorted(row["id"] for row in facts("locations", name))
    assert (len(box.lords), len(locations)) == sizes


@pytest.mark.parametrize("fact", facts("lords"), ids=lambda row: row["id"])
def test_a_lord_is_as_printed(fact: Row) -> None:
    row = next(row for row in BOXES[fact["set"]].lords if LORD_NAMES[row.lord] == fact["id"])
    assert GUILD_NAMES[row.guild] == fact["guild"]
    assert (row.points, row.keys, row.cost, row.races) == tuple(
        int(fact[k]) for k in ("points", "keys", "cost", "races")
    )
    assert (RACE_NAMES[row.race] if row.race >= 0 else "") == fact["mandatory_race"].replace("none", "")
    kind, also = fact["power_kind"], fact["also_on_arrival"] == "1"
    assert (row.arrives is not None) is (kind == "on_recruit" or also)
    assert row.lasting is (kind in ("passive", "each_turn"))
    assert (row.each_turn >= 0) is (kind == "each_turn")


KINDS = {
    "per_guild_lord": score.PER_GUILD,
    "per_affiliated_race": score.PER_RACE,
    "per_distinct_guild": score.PER_GUILDS,
    "copy_opponent": score.COPY,
    "none": score.NOTHING,
    "weakest_lord": score.WEAKEST,
    "strongest_lord": score.STRONGEST,
    "minus_lords": score.PER_LORD,
    "per_lord_with_key": score.WITH_KEY,
    "per_lord_without_key": score.WITHOUT_KEY,
    "sum_weakest_affiliated": score.WEAKEST_ALLIES,
    "minus_affiliated": score.PER_ALLY,
    "minus_nebulis": score.PER_NEBULIS,
    "loot_sum": score.LOOT,
}


@pytest.mark.parametrize("fact", facts("locations"), ids=lambda row: row["id"])
def test_a_location_is_as_printed(fact: Row) -> None:
    row = next(row for row in BOXES[fact["set"]].locations if LOCATION_NAMES[row.location] == fact["id"])
    assert row.kind == KINDS[fact["scoring_kind"]]
    assert (row.base, row.each) == (int(fact["base_points"]), int(fact["per_unit_points"]))
    if row.kind == score.PER_GUILD:
        assert GUILD_NAMES[row.unit] == fact["unit"]
    if row.kind == score.PER_RACE:
        assert RACE_NAMES[row.unit] == fact["unit"]


@pytest.mark.parametrize(("name", "size"), [("base", 71), ("kraken", 7), ("leviathan", 24)])
def test_the_exploration_cards_are_those_of_the_box(name: str, size: int) -> None:
    copies = {ALLY_NAMES[kind]: n for kind, n in BOXES[name].copies.items()}
    wanted: dict[str, int] = {}
    for row in facts("allies", name):
        letter = "M" if row["card_type"] == "monster" else RACE_LETTERS[RACE_NAMES.index(row["race"])] + row["value"]
        letter += {"pearl_boost": "p", "double_die": "d"}.get(row.get("effect", ""), "")
        wanted[letter] = wanted.get(letter, 0) + int(row["copies"])
    assert copies == wanted
    assert sum(copies.values()) == size


def test_the_monster_tokens_are_those_of_the_box() -> None:
    tokens = {TOKEN_NAMES[kind]: n for kind, n in base_box().tokens.items()}
    assert tokens == {f"T{row['points']}": int(row["copies"]) for row in facts("monster_tokens", "base")}


def test_the_l_tokens_are_those_of_the_box() -> None:
    """10.6, and 19 by table option (ruling 34)"""
    names = {"pearls_2": "L2", "pearls_3": "L3", "key_1": "LK", "council_stack": "LC"}
    wanted = {names[row["effect"]]: int(row["copies"]) for row in facts("monster_tokens", "leviathan")}
    assert {TOKEN_NAMES[kind]: n for kind, n in leviathan_box().tokens.items()} == wanted
    game = hadal.game("abyss", 2, expansions="leviathan", l_tokens="19")
    assert isinstance(game, Abyss)
    copies = {
        TOKEN_NAMES[kind]: int(n) for kind, n in enumerate(game.tables.token_copies) if TOKEN_NAMES[kind][0] == "L"
    }
    assert copies == {**wanted, "L2": wanted["L2"] - 1}


def test_the_loot_is_as_printed() -> None:
    rewards = ["key", "pearls_2", "monster_token", "draw_ally", "none"]
    for i, row in enumerate(facts("loot")):
        assert (int(row["value"]), int(row["points"]), int(row["copies"])) == (i + 3, i + 3, loot.COPIES[i])
        assert row["reward"] == rewards[i]
    assert (loot.KEY, loot.PEARLS, loot.TOKEN, loot.ALLY) == (0, 1, 2, 3)
    assert sum(loot.COPIES) == 25


@pytest.mark.parametrize("fact", facts("leviathans"), ids=lambda row: row["id"])
def test_a_leviathan_is_as_printed(fact: Row) -> None:
    row = leviathans.LEVIATHAN_ROWS[LEVIATHAN_NAMES.index(fact["id"])]
    penalties = {
        "allies": leviathans.ALLIES,
        "pearls": leviathans.PEARLS,
        "lord": leviathans.LORD,
        "wounds": leviathans.WOUNDS,
    }
    assert RACE_NAMES[row.race] == fact["race"]
    assert set(fact["usable_ally_races"].split("|")) == {fact["race"], "crab"}
    assert row.resists == [int(fact[f"level{i}_resistance"] or 0) for i in (1, 2, 3)]
    assert row.rewards == [int(fact[f"level{i}_reward"] or 0) for i in (1, 2, 3)]
    assert (sum(row.resists), sum(row.rewards)) == (int(fact["total_resistance"]), int(fact["total_reward"]))
    assert sum(n > 0 for n in row.resists) == int(fact["levels"])
    assert (row.penalty, row.count) == (penalties[fact["penalty_kind"]], int(fact["penalty_count"]))


def test_the_zones_of_the_border_are_as_printed() -> None:
    chance = {total: 6 - abs(total - 7) for total in range(2, 13)}
    for row in facts("border_zones"):
        totals = [int(total) for total in row["dice_totals"].split("|")]
        assert {ZONE_OF_TOTAL[total] for total in totals} == {int(row["zone"]) - 1}
        assert sum(chance[total] for total in totals) == int(row["chance_of_36"])


def test_the_threat_track_pays_as_printed() -> None:
    wanted: dict[int, list[tuple[int, int, int]]] = {}
    for row in facts("threat_track"):
        reward = (int(row["key_tokens"]), int(row["pearls"]), int(row["monster_tokens"]))
        wanted.setdefault(int(row["space"]), []).append(reward)
    rewards = list(zip(REWARD_KEYS, REWARD_PEARLS, REWARD_TOKENS, strict=True))
    found = {space + 1: rewards[SPACE_START[space] : SPACE_START[space + 1]] for space in range(6)}
    assert {space: sorted(row) for space, row in found.items()} == {s: sorted(row) for s, row in wanted.items()}


def test_rewards_are_named_for_what_they_give() -> None:
    for name, *amounts in zip(REWARDS, REWARD_KEYS, REWARD_PEARLS, REWARD_TOKENS, strict=True):
        words = name.split("-")
        given = {words[i + 1].rstrip("s"): int(words[i]) for i in range(0, len(words), 2)}
        assert [given.get("key", 0), given.get("pearl", 0), given.get("token", 0)] == amounts


def test_action_names_point_at_the_cards() -> None:
    blocks = hadal.game("abyss", 2).blocks
    assert blocks.block("recruit").targets == LORD_NAMES[: actions.FROZEN_LORDS]
    assert blocks.block("location").targets == LOCATION_NAMES[: actions.FROZEN_LOCATIONS]
    assert blocks.block("ally").targets == ALLY_NAMES
