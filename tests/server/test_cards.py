"""The card facts for clients that draw cards."""

import csv
import re
from pathlib import Path
from typing import Any

import pytest

from hadal.games.abyss.boxes.registered import LOCATION_NAMES, LORD_NAMES
from hadal.games.abyss.constants import ALLY_NAMES
from hadal.games.abyss.support.cards import KINDS, abyss_cards
from hadal.games.the_abyss.support.cards import the_abyss_cards
from hadal.server.support import GameSupport
from hadal.words import languages
from tests.server.conftest import ServerUnderTest

FACTS = Path(__file__).parents[1] / "abyss" / "facts"


def test_every_card_is_at_its_index() -> None:
    found = abyss_cards("en")
    assert [lord.id for lord in found.lords] == LORD_NAMES
    assert [place.id for place in found.locations] == LOCATION_NAMES
    assert [ally.id for ally in found.allies] == ALLY_NAMES
    assert len(found.leviathans) == 20 and len(found.tokens) == 7 and len(found.threat) == 6
    assert {place.kind for place in found.locations} == set(KINDS)


def test_lords_say_what_is_printed_on_them() -> None:
    found = {lord.id: lord for lord in abyss_cards("en").lords}
    slaver = found["slaver"]
    assert (slaver.guild, slaver.cost, slaver.races, slaver.must, slaver.points, slaver.keys) == (
        *("merchant", 8, 1),
        *("shellfish", 5, 1),
    )
    assert (slaver.when, slaver.moment, found["jailer"].moment) == ("turn", "each turn", "once")
    assert found["keeper"].when == "none" and found["keeper"].text == ""
    assert all(lord.text and lord.brief for lord in found.values() if lord.when != "none")


def test_the_numbers_are_those_of_the_fact_sheets() -> None:
    with (FACTS / "lords.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    names = ("id", "set", "guild", "points", "keys", "cost", "races", "mandatory_race")
    told = [(x.id, x.box, x.guild, x.points, x.keys, x.cost, x.races, x.must) for x in abyss_cards("en").lords]
    written = {tuple(row[name].strip() for name in names) for row in rows}
    assert {tuple(str(value) for value in row) for row in told} == written


@pytest.mark.parametrize("language", languages())
def test_nothing_is_without_a_name(language: str) -> None:
    found = abyss_cards(language)
    kinds: list[list[Any]] = [found.races, found.guilds, found.lords, found.locations, found.allies, found.leviathans]
    kinds += [found.loot, found.pieces, the_abyss_cards(language).cards]
    assert all(card.name for kind in kinds for card in kind) and all(place.formula for place in found.locations)


@pytest.mark.parametrize("language", languages())
def test_every_card_and_token_has_rulings(language: str) -> None:
    """Whole sentences, one a line, and none twice on a card."""
    abyss = abyss_cards(language)
    kinds: list[list[Any]] = [abyss.lords, abyss.locations, abyss.allies, abyss.leviathans, abyss.loot, abyss.pieces]
    for card in [*(card for kind in kinds for card in kind), *the_abyss_cards(language).cards]:
        assert card.rulings and len(set(card.rulings)) == len(card.rulings), card
        assert all(re.fullmatch(r"\S.*\.", line) for line in card.rulings), card


def test_rulings_belong_to_what_is_printed_on_a_card() -> None:
    found = abyss_cards("en")
    lords, places = ({card.id: card.rulings for card in kind} for kind in (found.lords, found.locations))
    allies = {ally.id: ally.rulings for ally in found.allies}
    assert "any Leviathan" in allies["C3"][-1] and "its own race" in allies["J3"][-1]
    assert allies["J4d"] != allies["J2p"] and allies["J4d"][-2:] == allies["J2p"][-2:] == allies["J3"][-2:]
    assert lords["sage"] == lords["elder"] and "Ambassadors score as Lords with a Key" in lords["sage"][-1]
    assert places["the_megalodon"] == places["the_battlefield"] != places["parliament"]
    wounding = [beast.rulings for beast in found.leviathans if beast.penalty == "wounds"]
    assert wounding and all("Wounds" in rulings[-1] for rulings in wounding)
    assert [loot.short for loot in found.loot] == ["1 Key", "2 Pearls", "1 token", "1 Ally", "no reward"]


@pytest.mark.parametrize(("language", "letters"), [("en", "JCHSQK"), ("fr", "MCHQPK")])
def test_every_race_has_a_letter_of_its_own(language: str, letters: str) -> None:
    assert "".join(race.letter for race in abyss_cards(language).races) == letters


def test_the_deck_of_the_card_game_has_51_cards() -> None:
    found = the_abyss_cards("en").cards
    assert sum(card.copies for card in found) == 51 and found[-1].suit == "panic"
    own = the_abyss_cards("en", "X*8,S1*3,H2*3,P4*37").cards
    assert [card.id for card in own] == ["P4", "H2", "S1", "X"]


def test_over_the_wire(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    assert ann.get("/api/games/abyss/cards")["lords"][0]["name"] == "Recruiter"
    assert ann.get("/api/games/the_abyss/cards?deck_list=X*51", 422)["code"] == "bad-table"
    assert ann.get("/api/games/chess/cards", 404)["code"] == "no-game"


def test_a_game_without_a_drawn_table_has_no_cards_to_draw(
    server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cards of a game come from its server support, which a game may not have."""
    monkeypatch.setattr("hadal.server.http.routes.games.support_for", lambda name: GameSupport())
    assert server.person("Ann").get("/api/games/the_abyss/cards", 404)["code"] == "no-cards"


def test_options_that_change_the_cards_are_query_parameters(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    usual, custom = "/api/games/the_abyss/cards", "/api/games/the_abyss/cards?deck_list=X*8,S1*3,H2*3,P4*37"
    assert [card["id"] for card in ann.get(custom)["cards"]] == ["P4", "H2", "S1", "X"]
    assert len(ann.get(usual)["cards"]) > 4
    assert ann.get("/api/games/abyss/cards?deck_list=nonsense")["game"] == "abyss"
