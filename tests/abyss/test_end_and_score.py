"""Abyss: the end of the game, and the scoring."""

import pytest

from hadal.games.abyss.rules.score import breakdown
from hadal.games.abyss.state import Position
from tests.abyss.scene import affiliated, asked, court_count, hand, options, pearls, play, position, recruit

SIX = "jailer,seeker,assassin,trader,peddler,miller"  # none of them with a key


def points(state: Position, term: str) -> int:
    """Seat A's points of one kind."""
    return sum(line.points for line in breakdown(state, 0) if line.term == term)


def test_the_rulebooks_91_points() -> None:
    """S052"""
    s = position(
        "A.locations=parliament:keeper+slaver+master_of_magic,the_sanctuary:elder,the_abyss"
        " A.lords=jailer,traitor,corruptor A.affiliated=J3,J1,Q3,C2,H1,S5 A.tokens=T2,T4 ask="
    )
    assert [points(s, term) for term in ("location", "lord", "ally", "token")] == [32, 39, 14, 6]
    assert s.scores()[0] == 91
    assert s.winners() == [0]


def test_after_a_seventh_lord_the_others_have_one_turn_each() -> None:
    """S053"""
    s = position(f"seats=3 turn=B B.lords={SIX} court=landowner,... B.hand=H5,H4 B.pearls=1")
    recruit(s, "landowner", "H5", "H4")
    assert (asked(s), s.end_triggered_by) == ("action:C", 1)
    play(s, "explore", "take")
    assert asked(s) == "action:A"
    play(s, "explore", "take")
    assert s.over()


def test_six_lords_do_not_end_the_game() -> None:
    """11.1"""
    s = position("A.lords=jailer,seeker,assassin,trader,peddler court=landowner,... A.hand=H5,H4 A.pearls=1")
    assert recruit(s, "landowner", "H5", "H4").end_triggered_by == -1


def test_losing_a_seventh_lord_does_not_undo_the_trigger() -> None:
    """11.1: noted the moment it happens"""
    s = position(f"A.lords={SIX} court=schemer,... A.hand=Q5,C2,J1 lord_deck=")
    recruit(s, "schemer", "Q5", "C2", "J1")
    assert (asked(s), s.end_triggered_by) == ("action:B", 0)  # seven Lords; without a Lord deck he cannot scheme
    s = position(f"A.lords={SIX} court=traitor,keeper,reaper A.hand=Q5,C4,J3")
    recruit(s, "traitor", "Q5", "C4", "J3")
    play(s, "lord:jailer", "lord:keeper")
    assert s.end_triggered_by == 0


def test_when_the_game_ends_the_lowest_of_each_race_is_affiliated() -> None:
    """S054"""
    s = position("closer=B A.hand=C4,C2,J5,S1*2 A.affiliated=C3 ask=late:A")
    assert s.over() and hand(s, "A") == []
    assert affiliated(s, "A") == ["J5", "C3", "C2", "S1"]
    assert points(s, "ally") == 9


WEALTHY = "landowner,aquaculturalist,miller,trader,peddler,shopkeeper"  # 60 points
MODEST = "apprentice,illusionist,invoker,jailer,seeker,keeper,reaper"  # 52 points


def test_a_tie_on_points_goes_to_the_pearls() -> None:
    """S055"""
    s = position(f"A.lords={WEALTHY} A.pearls=3 B.lords={MODEST} B.affiliated=J5,C3 B.pearls=4 ask=")
    assert (s.scores(), s.winners()) == ([60, 60], [1])


def test_a_tie_on_pearls_goes_to_the_best_lord() -> None:
    """S056"""
    twelve = "landowner,miller,trader,peddler,shopkeeper,apprentice"  # 58
    eleven = "aquaculturalist,illusionist,invoker,jailer,seeker,keeper,reaper"  # 54
    pair = f"A.lords={eleven} A.affiliated=J5,C1 B.lords={twelve} B.affiliated=S2 A.pearls=3 B.pearls=3 ask="
    s = position(pair)
    assert (s.scores(), s.winners()) == ([60, 60], [1])


def test_the_last_tie_goes_to_most_lords_or_is_shared() -> None:
    """S057"""
    six = "A.lords=trader,peddler,jailer,seeker,assassin,hunter A.affiliated=J5,C5,H5,S1"
    seven = "B.lords=shopkeeper,apprentice,keeper,reaper,shepherd,schemer,corruptor B.affiliated=Q5,J4,C3"
    s = position(f"{six} {seven} ask=")
    assert (s.scores(), s.winners()) == ([60, 60], [1])
    shared = "B.lords=shopkeeper,apprentice,keeper,reaper,shepherd,schemer B.affiliated=Q5,J4,C4,H3,S2"
    s = position(f"{six} {shared} ask=")
    assert (s.scores(), s.winners()) == ([60, 60], [0, 1])


def test_an_empty_lord_deck_alone_does_not_end_the_game() -> None:
    """S059"""
    cards = "court=landowner,keeper,reaper,trader,peddler,jailer lord_deck= A.hand=H5,H4 A.pearls=1"
    s = recruit(position(cards), "landowner", "H5", "H4")
    assert (court_count(s), s.end_triggered_by) == (5, -1)
    s = recruit(position(f"court_end=deck_empty {cards}"), "landowner", "H5", "H4")
    assert (court_count(s), s.end_triggered_by) == (5, 0)


def test_a_court_that_cannot_be_filled_ends_the_game() -> None:
    """11.1: put out all remaining Lords; the 2 Pearls are still paid"""
    cards = "court=landowner,keeper,reaper A.hand=H5,H4 A.pearls=1"
    s = recruit(position(f"{cards} lord_deck=trader,peddler,jailer"), "landowner", "H5", "H4")
    assert (court_count(s), s.end_triggered_by, pearls(s)) == (5, 0, [2, 0])
    s = recruit(position(f"{cards} lord_deck=trader,peddler,jailer,miller"), "landowner", "H5", "H4")
    assert (court_count(s), s.end_triggered_by, s.lord_deck_n) == (6, -1, 0)


def test_a_later_trigger_changes_nothing() -> None:
    """11.1"""
    s = position(f"closer=A turn=B B.lords={SIX} court=landowner,... B.hand=H5,H4 B.pearls=1")
    recruit(s, "landowner", "H5", "H4")
    assert s.over() and s.end_triggered_by == 0


def test_the_player_who_triggered_the_end_plays_an_extra_turn_before_the_others() -> None:
    """11.1, ruling 48"""
    s = position(f"A.lords={SIX} court=invoker,... A.hand=J5,J3")
    recruit(s, "invoker", "J5", "J3")
    assert (asked(s), s.end_triggered_by) == ("action:A", 0)
    play(s, "explore", "take")
    assert asked(s) == "action:B"
    assert play(s, "explore", "take").over()


def test_an_extra_turn_earned_in_the_last_turn_is_played() -> None:
    """11.1"""
    s = position("closer=A turn=B court=invoker,... B.hand=J5,J3")
    recruit(s, "invoker", "J5", "J3")
    assert asked(s) == "action:B"
    assert play(s, "explore", "take").over()


def test_nothing_can_be_done_after_the_end() -> None:
    """11.2"""
    s = position("closer=B ask=late:A")
    assert (s.over(), options(s), s.to_move(), s.question()) == (True, set(), -1, -1)
    with pytest.raises(ValueError, match="the game is over"):
        s.apply(0)


def test_current_points_can_be_counted_during_the_game() -> None:
    """Locations count covered, disabled and free Lords alike."""
    s = position("A.locations=the_closed_tower:keeper+reaper A.lords=slaver/disabled,trader")
    assert points(s, "lord") == 6 + 6 + 5 + 9
    assert points(s, "location") == 9
