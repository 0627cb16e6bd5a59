"""What each viewer is sure of: cards taken openly, cards an Eye showed, cards a Sword moved."""

from tests.the_abyss.table import Position, Road, asked, cards, hand, play, table

HOOK = "ask=next-turn:A,combos:A,hook:A"
SWORD = "ask=next-turn:A,combos:A,sword:A"


def knows(s: Position, viewer: int, zone: int) -> list[str]:
    """The cards of a zone that a viewer is sure of; `seats` means the public as a viewer and the draw as a zone."""
    return cards(s, s.known, viewer * (int(s.seats) + 1) + zone)


def loose(s: Position, viewer: int) -> tuple[list[str], int]:
    """The cards a viewer knows to be in one of several hands, and the bits of those hands."""
    return cards(s, s.ambiguous_cards, viewer), int(s.ambiguous_hands[viewer])


def deck_memory(s: Position, viewer: int) -> list[int]:
    """What a viewer knows about the deck, top first."""
    memory = s.view(viewer)["memory"]
    assert isinstance(memory, dict)
    return list(memory["deck"])


def test_a_card_taken_from_the_pile_is_known_to_all(road: Road) -> None:
    s = play(table("pile=P6 ask=draw:A", 3), "take", road=road)
    assert [knows(s, viewer, 0) for viewer in range(4)] == [[], ["P6"], ["P6"], ["P6"]]


def test_a_card_kept_from_the_deck_is_known_to_its_owner_only(road: Road) -> None:
    s = play(table("pile=P6 deck=P3,P4,... ask=draw:A", 3), "draw", "keep:P4", road=road)
    assert [knows(s, viewer, 0) for viewer in range(4)] == [[], [], [], []]


def test_a_viewer_who_looked_at_both_cards_of_a_draw_knows_what_is_kept(road: Road) -> None:
    s = table("A.hand=E1 pile=P6 deck=P3,P8,P5,X,P4,... ask=combos:A", 3)
    s = play(s, "play:E1", "top", "done", "draw", road=road)
    assert knows(s, 0, 3) == ["P8", "P3"]
    assert knows(s, 2, 3) == []
    s = play(s, "keep:P8", road=road)
    assert knows(s, 0, 1) == ["P8"]
    assert knows(s, 0, 3) == []
    assert [s.game.card_name(card) for card in deck_memory(s, 0)[:2]] == ["P5", "X"]
    assert deck_memory(s, 1)[:2] == [-1, -1]
    s = play(s, "done", "draw", road=road)
    assert asked(s) == "combos:C"
    assert deck_memory(s, 0)[0] == -1


STRADDLE = (
    "A.hand=E1 pile=P6 deck=P3,X,P5,H1,P8 out=X*7,S1*3,S2*3,H1*2,H2*3,E1*2,E2*3,P3*6,P4*7,P5*4,P6*2,P8*2 ask=combos:A"
)


def test_a_viewer_who_looked_at_one_card_of_a_draw_knows_it_is_kept_if_the_other_is_discarded(road: Road) -> None:
    """Five cards; the four that A saw go to the bottom, so B draws P8, unseen, and P3, seen."""
    s = play(table(STRADDLE, 3), "play:E1", "bottom", "done", "draw", road=road)
    assert knows(s, 0, 3) == ["P3"]
    s = play(s, "keep:P3", road=road)
    assert knows(s, 0, 1) == ["P3"]


def test_a_viewer_who_looked_at_one_card_of_a_draw_knows_nothing_if_that_one_is_discarded(road: Road) -> None:
    s = play(table(STRADDLE, 3), "play:E1", "bottom", "done", "draw", "keep:P8", road=road)
    assert knows(s, 0, 1) == []
    assert knows(s, 0, 3) == []


def test_any_in_hand_lets_a_viewer_who_looked_know_both_cards_until_one_is_discarded(road: Road) -> None:
    s = table("hook_discard=any_in_hand A.hand=E1,H1 B.hand=P3 pile=P6 deck=P3,P8,P5,... ask=combos:A", 3)
    s = play(s, "play:E1", "top", "play:H1", "hook:B", road=road)
    assert knows(s, 0, 1) == ["P8", "P3"]
    s = play(s, "discard:P3", road=road)  # either a card from the hand or the one drawn: at least one P3 is gone
    assert knows(s, 0, 1) == ["P8"]
    assert hand(s, 1) == ["P8", "P3"]


def test_the_victim_knows_what_was_stolen_and_the_thief_has_it(road: Road) -> None:
    s = play(table(f"A.panics=1 B.hand=P8,P3 {SWORD}", 3), "steal:B", road=road)
    assert knows(s, 1, 0) == hand(s, 0)
    assert knows(s, 2, 0) == [] == knows(s, 3, 0)


def test_an_unseen_steal_makes_known_cards_of_the_victim_ambiguous(road: Road) -> None:
    words = f"A.panics=1 B.hand=P8,P3 A.knows=B:P8 C.knows=B:P8 public.knows=B:P8 {SWORD}"
    s = play(table(words, 3), "steal:B", road=road)
    assert loose(s, 2) == (["P8"], 0b011)
    assert loose(s, 3) == (["P8"], 0b011)
    assert knows(s, 2, 1) == []
    assert loose(s, 0) == ([], 0)
    assert knows(s, 0, 1) == (["P8"] if hand(s, 0) == ["P3"] else [])


def test_an_ambiguous_card_that_is_shown_is_no_longer_ambiguous(road: Road) -> None:
    words = "A.hand=H1 B.hand=P3 C.loose=AB:H1 public.loose=AB:H1 deck=P4,P5,... pile=P6 ask=combos:A"
    s = play(table(words, 3), "play:H1", road=road)
    assert loose(s, 2) == ([], 0) == loose(s, 3)


def test_a_second_unseen_steal_adds_a_hand_where_an_ambiguous_card_may_be(road: Road) -> None:
    words = "turn=C C.panics=1 A.hand=P8 B.hand=P3 D.loose=AB:P8 public.loose=AB:P8 "
    s = play(table(words + "ask=next-turn:C,combos:C,sword:C", 4), "steal:A", road=road)
    assert loose(s, 3) == (["P8"], 0b0111)
    assert loose(s, 2) == ([], 0)
    assert hand(s, 2) == ["P8"]


def test_a_new_shuffle_makes_everybody_forget(road: Road) -> None:
    words = "A.hand=P8*3,S1 B.hand=P3 A.knows=B:P3 C.knows=B:P3 public.knows=B:P3 C.loose=AB:P8 ask=combos:A"
    s = play(table(words, 3), "stop", road=road)
    assert all(knows(s, viewer, zone) == [] for viewer in range(4) for zone in range(4))
    assert all(loose(s, viewer) == ([], 0) for viewer in range(4))


def test_the_cards_of_an_eliminated_hand_are_known_no_more(road: Road) -> None:
    words = "B.panics=2 B.hand=P8,P3 A.knows=B:P8 C.knows=B:P8 public.knows=B:P8 deck=X,P5,... "
    s = play(table(words + HOOK, 3), "hook:B", road=road)
    assert all(knows(s, viewer, 1) == [] for viewer in range(4))
    assert s.game.faults(s) == []
