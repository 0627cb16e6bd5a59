"""Random games cover everything: the quick part of tools/coverage_report.py."""

import coverage_report

from hadal.games.abyss.boxes.registered import EVENT_NAMES, LOCATION_NAMES, LORD_NAMES, QUESTION_NAMES, STEPS


def test_a_few_games_at_every_table_meet_everything() -> None:
    """Every Lord, power, Location, Leviathan, event and question, including the rarest: how a bribe is paid."""
    counts, missing = coverage_report.survey(games=24)
    assert len(counts) > 300
    assert missing == set()
    assert counts["question", "bribe-split"] >= 2


def test_every_set_of_boxes_and_every_number_of_players_is_played() -> None:
    laid = {(game.seats, game.options["expansions"]) for game in coverage_report.tables()}
    assert laid == {(seats, boxes) for seats in (2, 3, 4) for boxes in ("none", "kraken", "leviathan", "both")} | {
        (5, "leviathan"),
        (5, "both"),
    }


def test_every_kind_is_wanted_or_a_step() -> None:
    there = set().union(*(coverage_report.wanted(game) for game in coverage_report.tables()))
    assert {name for heading, name in there if heading == "event"} == set(EVENT_NAMES)
    asked = {name for heading, name in there if heading == "question"}
    assert asked | set(STEPS) == set(QUESTION_NAMES)
    assert {name for heading, name in there if heading == "recruited"} == set(LORD_NAMES)
    assert {name for heading, name in there if heading == "Location taken"} == set(LOCATION_NAMES)
