"""A picture shows what its viewer may see, in letters and numbers as well as in colours."""

from xml.etree import ElementTree

import pytest

import hadal
from hadal.core.playout import random_steps
from hadal.core.state import State
from hadal.picture import OPEN, svg, title_card
from hadal.words import Words, languages

TABLES = [
    ("abyss", 2, {}),
    ("abyss", 4, {"expansions": "kraken"}),
    ("abyss", 5, {"expansions": "both"}),
    ("the_abyss", 2, {}),
    ("the_abyss", 4, {}),
]
MOST_BYTES = 120_000


def positions(table: tuple[str, int, dict[str, str]], pace: int = 40) -> list[State]:
    """Some positions of a random game, including the last."""
    name, seats, options = table
    state = hadal.game(name, seats, **options).deal(7)
    found = [state.clone()]
    while not state.over():
        random_steps(state, 8, pace)
        found.append(state.clone())
    return found


def words_of(picture: str) -> list[str]:
    """All text in a picture; fails if it is not well formed."""
    return [text.strip() for text in ElementTree.fromstring(picture).itertext() if text.strip()]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_position_can_be_drawn_for_everybody(table: tuple[str, int, dict[str, str]]) -> None:
    for state in positions(table):
        for viewer in (OPEN, *range(-1, table[1])):
            picture = svg(state, viewer)
            assert len(words_of(picture)) > 10
            assert len(picture.encode()) < MOST_BYTES


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_a_viewer_cannot_tell_apart_looks_the_same(table: tuple[str, int, dict[str, str]]) -> None:
    for state in positions(table)[:-1]:  # at the end everybody sees the points
        for viewer in range(-1, table[1]):
            assert svg(state.guess(viewer, 5), viewer) == svg(state, viewer)


def test_spectators_see_no_hand_unless_it_is_asked_for() -> None:
    state = hadal.position(
        "abyss seats=2 turn=A A.hand=Q5,Q4 B.hand=C3 court=keeper deck=J1,... ask=action:A partial=1"
    )
    cards = ["5", "Q"]
    assert words_of(svg(state)).count("5") < words_of(svg(state, OPEN)).count("5")
    assert svg(state) == state._repr_svg_()
    mine, theirs = words_of(svg(state, 0)), words_of(svg(state, 1))
    assert all(mine.count(word) > theirs.count(word) for word in cards)
    assert theirs.count("C") > mine.count("C")


def test_a_card_says_its_race_by_letter_and_pattern() -> None:
    state = hadal.position(
        "abyss seats=2 turn=A track=J3,C2 court=keeper deck=J1,... ask=take-or-dig:A:2,offer:B:2 B.pearls=3 partial=1"
    )
    picture = svg(state)
    assert words_of(picture).count("J") == 1 and words_of(picture).count("C") == 1
    assert "url(#hadal-0)" in picture and "url(#hadal-1)" in picture


@pytest.mark.parametrize("language", languages())
def test_pictures_can_be_drawn_in_every_language(language: str) -> None:
    state = hadal.game("abyss", 2).seeded(1)
    assert Words(language).text("abyss-table-court").upper() in words_of(svg(state, -1, Words(language)))


def test_the_end_names_the_winner() -> None:
    state = positions(("the_abyss", 2, {}), 100)[-1]
    assert state.over()
    winner = "AB"[state.winners()[0]]
    assert Words().text("cli-winner", seat=winner) in words_of(svg(state))


def test_a_game_is_a_title_card_with_its_options() -> None:
    game = hadal.game("abyss", 5, expansions="both")
    assert {"Abyss", "E", "expansions=both"} <= set(words_of(title_card(game)))
    assert game._repr_svg_() == title_card(game)


def test_an_unknown_viewer_is_rejected() -> None:
    with pytest.raises(ValueError, match="a viewer is a seat from 0 to 1"):
        svg(hadal.game("abyss", 2).seeded(1), 2)
