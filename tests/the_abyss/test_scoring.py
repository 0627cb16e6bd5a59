"""Steps 3 and 4 and sections 5.3 and 5.4: Stop, the score of a round, the end of the game (G8)."""

import pytest

from tests.the_abyss.table import Road, asked, events_of, hand, legal, pile, play, round_is_over, scored, table


@pytest.mark.parametrize(("cards", "offered"), [("P8*3", False), ("P8*3,S1", True), ("P8*2,P6,P3", True)])
def test_stop_is_offered_from_twenty_five_points(cards: str, offered: bool) -> None:
    """C029, ruling 21: exactly 25 is enough, Panics do not matter."""
    s = table(f"A.hand={cards} A.panics=2 B.hand=P3 ask=combos:A")
    assert ("stop" in legal(s)) == offered
    reason = s.explain(s.game.blocks.id("stop"))
    if offered:
        assert reason is None
    else:
        assert reason is not None and reason.as_dict() == {"code": "too-few-points", "have": 24, "need": 25}


def test_a_stop_scores_every_hand_still_in_the_round(road: Road) -> None:
    """C031"""
    s = table("A.hand=P8*3,P3 B.hand=P6*3,P5,P4*2 C.alive=0 ask=combos:A", 3)
    s = play(s, "stop", road=road)
    assert scored(s) == {0: 27, 1: 31}
    assert s.scores() == [27, 31, 0]


def test_played_cards_do_not_score(road: Road) -> None:
    """Section 1, ruling 21"""
    s = play(table("A.hand=P8*3,S1 A.played=H2,E2 ask=combos:A"), "stop", road=road)
    assert scored(s) == {0: 25, 1: 0}


def test_nobody_gets_another_turn_after_a_stop(road: Road) -> None:
    """Step 3"""
    s = play(table("A.hand=P8*3,S1 B.hand=P4 pile=P3 ask=combos:A"), "stop", road=road)
    assert [event.seat for event in events_of(s, "stopped")] == [0]
    assert s.round == 2
    assert len(events_of(s, "turn")) == 1  # that of the new round


def test_the_hands_are_shown_when_a_round_is_scored(road: Road) -> None:
    s = play(table("A.hand=P8*3,S1 B.hand=P4 ask=combos:A"), "stop", road=road)
    shown = [(event.seat, s.game.card_name(event.seen_by(-1).card)) for event in events_of(s, "shown")]
    assert shown == [(0, "P8"), (0, "P8"), (0, "P8"), (0, "S1"), (1, "P4")]


def test_the_highest_total_wins_not_the_first_at_seventy(road: Road) -> None:
    """C037, ruling 26"""
    s = table("A.total=45 B.total=70 C.total=36 A.hand=P8*3,P3 B.hand=P5 C.hand=P4 ask=combos:A", 3)
    s = play(s, "stop", road=road)
    assert s.over()
    assert s.scores() == [72, 75, 40]
    assert s.winners() == [1]
    assert [event.seat for event in events_of(s, "won")] == [1]


def test_the_game_goes_on_until_the_round_ends(road: Road) -> None:
    """C039"""
    s = table("A.total=60 A.hand=P8,P5,S2 B.hand=P3 pile=P4 ask=combos:A")
    assert not s.over()
    s = play(s, "done", road=road)
    assert asked(s) == "draw:B"
    assert not s.over()
    assert s.winners() == []


def test_sixty_nine_is_not_seventy(road: Road) -> None:
    s = play(table("A.total=44 A.hand=P8*3,S1 B.hand=P3 ask=combos:A"), "stop", road=road)
    assert s.scores() == [69, 3]
    assert not s.over()
    s = play(table("A.total=45 A.hand=P8*3,S1 B.hand=P3 ask=combos:A"), "stop", road=road)
    assert s.scores() == [70, 3]
    assert s.over()


def test_a_tie_goes_to_whoever_began_a_turn_last(road: Road) -> None:
    """Ruling 25: B has had its third turn of the round, A begins its fourth."""
    words = "turns=4 A.began=3 B.began=2 A.total=45 B.total=70 A.hand=P8*3,S1 B.hand= ask=combos:A"
    s = play(table(words), "stop", road=road)
    assert s.scores() == [70, 70]
    assert s.winners() == [0]


def test_of_tied_players_without_a_turn_the_one_seated_later_wins(road: Road) -> None:
    """Ruling 25: C starts and stops in its first turn; D, A and B have had none."""
    words = "starter=C turn=C turns=1 A.total=80 B.total=80 D.total=80 C.hand=P8*3,S1 ask=combos:C"
    s = play(table(words, 4), "stop", road=road)
    assert s.winners() == [1]


def test_a_player_who_has_had_a_turn_beats_a_tied_player_without_one(road: Road) -> None:
    """Ruling 25"""
    words = "starter=C turn=C turns=1 A.total=80 B.total=80 C.total=55 C.hand=P8*3,S1 ask=combos:C"
    s = play(table(words, 4), "stop", road=road)
    assert s.scores() == [80, 80, 80, 0]
    assert s.winners() == [2]


def test_an_eliminated_player_may_still_win_by_the_total(road: Road) -> None:
    """Ruling 26: the highest total, whoever is in the last round."""
    s = play(table("A.total=50 C.total=90 C.alive=0 A.hand=P8*3,S1 ask=combos:A", 3), "stop", road=road)
    assert s.winners() == [2]


def test_the_last_survivor_scores_the_hand_without_a_bonus(road: Road) -> None:
    """Ruling 24"""
    s = table("A.panics=2 A.hand=P3 B.hand=P8,P4 B.panics=2 pile=P5 deck=X,P5,... ask=draw:A")
    s = play(s, "draw", road=road)
    assert scored(s) == {1: 12}
    assert round_is_over(s)


def test_there_is_no_hand_limit(road: Road) -> None:
    """Ruling 27"""
    s = table("A.hand=P3*7,P4*7,P5*5 pile=P6 ask=draw:A")
    s = play(s, "take", road=road)
    assert len(hand(s, 0)) == 20
    assert pile(s) == []
