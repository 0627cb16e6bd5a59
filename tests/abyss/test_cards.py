"""Abyss: every card row against the facts kept in tests/abyss/facts."""

import csv
from pathlib import Path

import pytest

import hadal
from hadal.games.abyss import score
from hadal.games.abyss.boxes.base.box import base_box
from hadal.games.abyss.explore import REWARD_KEYS, REWARD_PEARLS, REWARD_TOKENS, SPACE_START
from hadal.games.abyss.names import ALLY_NAMES, LOCATION_NAMES, LORD_NAMES, REWARDS, TOKEN_NAMES
from hadal.games.abyss.words import GUILD_NAMES, NO_POWER, RACE_LETTERS, RACE_NAMES

FACTS = Path(__file__).parent / "facts"
Row = dict[str, str]


def facts(name: str, box: str = "") -> list[Row]:
    """The rows of a table of facts, of one box."""
    with open(FACTS / f"{name}.csv", newline="", encoding="utf-8") as file:
        return [row for row in csv.DictReader(file) if box in ("", row.get("set"))]


def test_names_follow_the_order_of_the_facts() -> None:
    assert sorted(LORD_NAMES) == sorted(row["id"] for row in facts("lords"))
    assert sorted(LOCATION_NAMES) == sorted(row["id"] for row in facts("locations"))


def test_the_base_box_has_its_35_lords_and_20_locations() -> None:
    box = base_box()
    assert sorted(LORD_NAMES[row.lord] for row in box.lords) == sorted(row["id"] for row in facts("lords", "base"))
    tiles = sorted(LOCATION_NAMES[row.location] for row in box.locations)
    assert tiles == sorted(row["id"] for row in facts("locations", "base"))
    assert (len(box.lords), len(tiles)) == (35, 20)


@pytest.mark.parametrize("fact", facts("lords", "base"), ids=lambda row: row["id"])
def test_a_lord_is_as_printed(fact: Row) -> None:
    row = next(row for row in base_box().lords if LORD_NAMES[row.lord] == fact["id"])
    assert GUILD_NAMES[row.guild] == fact["guild"]
    assert (row.points, row.keys, row.cost, row.races) == tuple(
        int(fact[k]) for k in ("points", "keys", "cost", "races")
    )
    assert (RACE_NAMES[row.race] if row.race >= 0 else "") == fact["mandatory_race"].replace("none", "")
    kind, also = fact["power_kind"], fact["also_on_arrival"] == "1"
    assert (row.arrives is not None) is (kind == "on_recruit" or also)
    assert (row.stands != NO_POWER) is (kind in ("passive", "each_turn"))
    assert (row.each_turn >= 0) is (kind == "each_turn")


def test_no_two_lords_share_a_lasting_power() -> None:
    powers = [row.stands for row in base_box().lords if row.stands != NO_POWER]
    assert len(powers) == len(set(powers))


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
}


@pytest.mark.parametrize("fact", facts("locations", "base"), ids=lambda row: row["id"])
def test_a_location_is_as_printed(fact: Row) -> None:
    row = next(row for row in base_box().locations if LOCATION_NAMES[row.location] == fact["id"])
    assert row.kind == KINDS[fact["scoring_kind"]]
    assert (row.base, row.each) == (int(fact["base_points"]), int(fact["per_unit_points"]))
    if row.kind == score.PER_GUILD:
        assert GUILD_NAMES[row.unit] == fact["unit"]
    if row.kind == score.PER_RACE:
        assert RACE_NAMES[row.unit] == fact["unit"]


def test_the_exploration_cards_are_those_of_the_box() -> None:
    copies = {ALLY_NAMES[kind]: n for kind, n in base_box().copies.items()}
    wanted = {}
    for row in facts("allies", "base"):
        letter = "M" if row["card_type"] == "monster" else RACE_LETTERS[RACE_NAMES.index(row["race"])] + row["value"]
        wanted[letter] = int(row["copies"])
    assert copies == wanted
    assert sum(copies.values()) == 71


def test_the_monster_tokens_are_those_of_the_box() -> None:
    tokens = {TOKEN_NAMES[kind]: n for kind, n in base_box().tokens.items()}
    assert tokens == {f"T{row['points']}": int(row["copies"]) for row in facts("monster_tokens", "base")}


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
    assert blocks.block("recruit").things == LORD_NAMES
    assert blocks.block("location").things == LOCATION_NAMES
    assert blocks.block("ally").things == ALLY_NAMES
