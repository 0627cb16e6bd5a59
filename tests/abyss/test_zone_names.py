"""Abyss, Leviathan box: a zone of the Border is called by the totals of two dice that are printed on it."""

import csv
import re
from pathlib import Path

import pytest

from hadal.core.events import EVERYONE, Event
from hadal.core.labels import Reason
from hadal.core.registry import create
from hadal.games.abyss import events, questions
from hadal.games.abyss.boxes.leviathan.border import zone_chance, zone_totals
from hadal.games.abyss.support.cards import abyss_cards
from hadal.words import Words, languages
from tests.abyss.test_box_labels import border
from tests.abyss.test_labels import asked

FACTS = Path(__file__).parent / "facts/border_zones.csv"
PRINTED = ["2–3", "4", "5", "6", "7", "8", "9", "10", "11–12"]


def rows() -> list[dict[str, str]]:
    """The zones as the rules list them."""
    with FACTS.open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def test_the_totals_and_chances_of_the_zones() -> None:
    for zone, row in enumerate(rows()):
        assert [str(total) for total in zone_totals(zone)] == row["dice_totals"].split("|")
        assert zone_chance(zone) == int(row["chance_of_36"])
    assert sum(zone_chance(zone) for zone in range(9)) == 36


@pytest.mark.parametrize("language", languages())
def test_clients_get_the_printed_names(language: str) -> None:
    assert [zone.name for zone in abyss_cards(language).zones] == PRINTED
    assert [zone.chance for zone in abyss_cards(language).zones] == [3, 3, 4, 5, 6, 5, 4, 3, 3]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("zone", range(9))
def test_sentences_name_a_zone_as_it_is_printed(language: str, zone: int) -> None:
    """In the log, in refusals and on buttons: the seventh zone is printed 9."""
    words, game = Words(language), create("abyss", 2, {"expansions": "leviathan"})
    attack = Event(events.ATTACK, 0, -1, 1, zone, EVERYONE)
    said = [
        str(words.event(game, Event(events.LEVIATHAN_CAME, -1, -1, 3, zone, EVERYONE), 0)),
        str(words.event(game, attack, 1)),
        str(words.reason(game, Reason("no-leviathan", need=zone + 1))),
    ]
    for sentence in said:
        assert re.findall(r"zone ([\d–]+)", sentence) == [PRINTED[zone]], sentence


@pytest.mark.parametrize("language", languages())
def test_buttons_name_a_zone_as_it_is_printed(language: str) -> None:
    words, s = Words(language), border(0, 4, 8, -1, -1, -1, 12)
    for question in (questions.CHOOSE_LEVIATHAN, questions.REBEL):
        g = asked(s.clone(), question, 0, 0, 0)
        found = {label.card: str(words.label(g, label)) for label in g.labels()}
        assert found
        for zone, leviathan in enumerate([0, 4, 8, -1, -1, -1, 12]):
            if leviathan in found:
                assert re.findall(r"zone ([\d–]+)", found[leviathan]) == [PRINTED[zone]]
    g = asked(s.clone(), questions.BREED, 0, 15, 0)
    named = [re.findall(r"zone ([\d–]+)", str(words.label(g, label))) for label in g.labels()]
    assert named == [[PRINTED[zone]] for zone in (3, 4, 5, 7, 8)]


def test_no_two_leviathans_have_the_same_name() -> None:
    for language in languages():
        names = [leviathan.name for leviathan in abyss_cards(language).leviathans]
        assert len(set(names)) == 20
