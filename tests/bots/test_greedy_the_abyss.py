"""The greedy bot for The Abyss: sensible, legal, uses only what it may know, and better than random."""

import pytest

import hadal
from hadal.arena.in_process import contest_between, win_share
from hadal.bots import bot, names
from hadal.core.bot import Bot, decide
from hadal.core.chance import next_state
from hadal.core.options import OptionError
from hadal.core.state import State
from hadal.games.the_abyss.ai.beliefs import Beliefs
from hadal.games.the_abyss.state import Position

TWO = "the_abyss seats=2 turn=A"
THREE = "the_abyss seats=3 turn=A"
STEP = "ask=next-turn:A,combos:A"  # the questions below one of A's turn
SEEN = "seen=1,1,1,1"  # A has looked at the top four cards


def greedy() -> Bot:
    """The bot under test."""
    return bot("greedy", "the_abyss")


def does(text: str) -> str:
    """What greedy answers in a position."""
    state = hadal.position(text)
    return state.game.blocks.name(decide(greedy(), state, 1))


@pytest.mark.parametrize(
    ("position", "answer"),
    [
        (f"{TWO} A.hand=P3 B.hand=P4,P4 pile=P8 ask=draw:A", "take"),
        (f"{TWO} A.hand=P3 B.hand=P4,P4 pile=E1 ask=draw:A", "draw"),
        (f"{TWO} A.hand=P8,P4 A.panics=2 B.hand=P4,P4 pile=E1 ask=draw:A", "take"),
    ],
    ids=["a dear discard", "a poor discard", "a poor discard but two Panics"],
)
def test_the_discard_is_weighed_against_the_deck(position: str, answer: str) -> None:
    assert does(position) == answer


def test_known_panics_on_top_make_a_poor_discard_good() -> None:
    seen = f"{TWO} A.hand=P8 A.panics=1 B.hand=P4,P4 pile=E1 deck=X,X,P3,P3,... {SEEN} ask=draw:A"
    assert does(seen) == "take"


def test_the_higher_of_two_drawn_cards_is_kept() -> None:
    assert does(f"{TWO} A.hand=P3 drawer=A drawn=P8,H1 B.hand=P4 {STEP},finish-draw:A,keep:A") == "keep:P8"


def test_a_sword_is_kept_rather_than_three_points() -> None:
    assert does(f"{TWO} A.hand=P3 drawer=A drawn=P3,S1 B.hand=P4*3 {STEP},finish-draw:A,keep:A") == "keep:S1"


def test_stops_when_ahead() -> None:
    assert does(f"{TWO} A.hand=P8,P8,P6,P5 B.hand=P4,P4 ask=combos:A") == "stop"


def test_stops_when_that_wins_the_game() -> None:
    assert does(f"{TWO} A.hand=P8,P8,P6,S1*3 A.total=45 B.total=20 B.hand=P4*6 ask=combos:A") == "stop"


def test_goes_on_when_a_stop_would_let_the_rival_win() -> None:
    behind = f"{TWO} A.hand=P8,P8,P6,P5 A.total=10 B.total=60 B.hand=P8,P6,P6 A.knows=B:P8,P6,P6"
    assert does(f"{behind} ask=combos:A") == "done"


def test_goes_on_when_far_behind_in_the_round() -> None:
    behind = f"{TWO} A.hand=P8,P6,P6,P5 B.hand=P8,P8,P5,P5,P5,P4 A.knows=B:P8,P8,P5,P5,P5,P4"
    assert does(f"{behind} ask=combos:A") == "done"


def test_sacrifices_freely_when_the_next_draw_is_too_dangerous() -> None:
    hands = (
        "A.hand=P8*2,P6,P5*2 A.panics=2 A.total=10 B.hand=P8,P6*2 B.total=60 A.knows=B:P8,P6*2"  # B would win a Stop
    )
    out = "out=X,S1*3,S2*3,H1*3,H2*3,E1*3,E2*3,P3*5,P4*7,P5*3"
    deck = "deck=X,P3,X,X,P3,X,X"
    assert does(f"{TWO} third_panic_rescue=gifts_only {hands} {out} {deck} ask=combos:A") == "sacrifice"
    assert does(f"{TWO} {hands} {out} {deck} ask=combos:A") == "done"  # here a sacrifice can still follow the Panic


def test_an_eye_is_not_wasted_before_a_stop_but_a_sword_is_used() -> None:
    assert does(f"{TWO} A.hand=P8,P8,P5,P4,E1 B.hand=P8,P6 ask=combos:A") == "stop"
    assert does(f"{TWO} A.hand=P8,P8,P5,P4,S1 B.hand=P8,P6 ask=combos:A") == "play:S1"


def test_a_sword_gives_the_third_panic_to_a_poor_hand() -> None:
    two = f"{TWO} A.hand=P3 A.panics=1 A.played=S1 B.hand=P4,P4 B.panics=2 {STEP},sword:A"
    assert does(two) == "give:B"


def test_a_sword_steals_from_the_leader() -> None:
    three = f"{THREE} A.hand=P8 A.played=S1 B.hand=P3 B.total=10 C.hand=P5*3 C.total=60 {STEP},sword:A"
    assert does(three) == "steal:C"


def test_a_hook_is_a_weapon_on_two_panics() -> None:
    known = f"{TWO} A.hand=P3 A.played=H1 B.hand=P4,P4 B.panics=2 deck=X,P5,P3,P3,... {SEEN} {STEP},hook:A"
    assert does(known) == "hook:B"


def test_a_hook_on_oneself_when_the_deck_is_known_to_be_good() -> None:
    known = f"{TWO} A.hand=P3 A.played=H1 B.hand=P4,P4 deck=P8,P5,P3,P3,... {SEEN} {STEP},hook:A"
    assert does(known) == "hook:A"


@pytest.mark.parametrize(
    ("rest", "answer"),
    [
        ("A.hand=P3 B.hand=P4,P4 B.panics=2 deck=X,P5,P3,P3,...", "top"),
        ("A.hand=P3 B.hand=P4,P4 deck=P8,P6,P3,P3,...", "bottom"),
        ("A.hand=P3,H1 B.hand=P4,P4 deck=P8,P6,P3,P3,...", "top"),
        ("A.hand=P3,H1 B.hand=P4,P4 deck=X,P6,P3,P3,...", "bottom"),
    ],
    ids=["danger for the rival", "riches for the rival", "riches for my Hook", "danger for my Hook"],
)
def test_an_eye_puts_the_block_where_it_helps(rest: str, answer: str) -> None:
    assert does(f"{TWO} A.played=E1 {rest} {SEEN} {STEP},eye:A:0:4") == answer


def test_a_sacrifice_takes_the_set_of_least_loss() -> None:
    hand = f"{TWO} A.hand=P8,P8,P6,P5,P4,S1 A.panics=2 B.hand=P4,P4 {STEP},destroy:A,sacrifice:A"
    assert does(hand) == "give-up:P6"  # 6 + 5 + 4, not 8 + 8 or the Sword


def test_a_rich_hand_is_saved_by_a_sacrifice() -> None:
    hand = "A.hand=P8,P6,P6,P5,P4 A.panics=3 drawer=A drawn=P5 B.hand=P4*3"
    assert does(f"{TWO} {hand} {STEP},finish-draw:A:0:1,threat:A") == "sacrifice"


def test_with_three_players_anything_is_better_than_being_eliminated() -> None:
    hand = "A.hand=P8,P6,S1 A.panics=3 drawer=A drawn=P5 B.hand=P4 C.hand=P4"
    assert does(f"{THREE} {hand} {STEP},finish-draw:A:0:1,threat:A") == "sacrifice"


def test_an_empty_rest_is_not_worth_staying_in_against_one_poor_rival() -> None:
    hand = "A.hand=P8,P6,S1 A.panics=3 drawer=A drawn=P5 B.hand=P4"
    assert does(f"{TWO} {hand} {STEP},finish-draw:A:0:1,threat:A") == "submit"
    assert does(f"{TWO} {hand} B.total=68 {STEP},finish-draw:A:0:1,threat:A") == "sacrifice"  # B would win


def test_between_two_panics_it_sacrifices_only_when_the_next_one_cannot_be_averted() -> None:
    hand = "A.hand=P8,P6,P5 A.panics=2 waiting=1 drawer=A B.hand=P4,P4"
    ask = f"{STEP},finish-draw:A:0:2,place:A:0:1,between:A"
    assert does(f"{TWO} {hand} {ask}") == "decline"
    assert does(f"{TWO} third_panic_rescue=gifts_only {hand} {ask}") == "sacrifice"


def test_panics_are_counted_from_what_is_unseen() -> None:
    state = hadal.position(f"{TWO} A.hand=P3 A.panics=1 B.hand=P4,P4 B.panics=2 out=X pile=P3 ask=draw:A")
    assert isinstance(state, Position)
    reading = Beliefs()
    reading.read(state, 0)
    assert reading.scare == 1000 * 4 // state.deck_n


def moments(seats: int, seed: int, **options: str) -> list[State]:
    """Every position of a game of greedy players."""
    state = hadal.game("the_abyss", seats, **options).seeded(seed)
    out: list[State] = []
    while not state.over():
        out.append(state.clone())
        state.apply(decide(greedy(), state, len(out)))  # an illegal answer would raise
    return out


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("hook", ["drawn", "any_in_hand"])
@pytest.mark.parametrize("rescue", ["always", "gifts_only"])
def test_always_legal_with_every_option(seats: int, hook: str, rescue: str) -> None:
    for seed in range(3):
        assert moments(seats, seed, hook_discard=hook, third_panic_rescue=rescue)


@pytest.mark.parametrize("deck", ["X*38,P9*13", "P1*51", "S1*25,H1*26", "E9*40,X*11"])
def test_always_legal_with_strange_decks(deck: str) -> None:
    assert moments(3, 1, deck_list=deck)


@pytest.mark.parametrize("seats", [2, 3])
def test_decides_from_the_view_alone(seats: int) -> None:
    for state in moments(seats, 5):
        seat = state.to_move()
        guesses = [state.guess(seat, seed) for seed in range(4)]
        assert len({greedy().choose(guess, seat, 9) for guess in guesses}) == 1


def test_the_same_game_for_the_same_seed() -> None:
    game = hadal.game("the_abyss", 3)
    bots = [greedy(), greedy(), bot("random", "the_abyss")]
    first, second = ([game.scores for game in contest_between(game, bots, 3, seed=4).games] for _ in range(2))
    assert first == second


def test_deciding_does_not_change_the_guess() -> None:
    state = hadal.position(f"{TWO} A.hand=P8,P8,P6,P5 A.panics=2 B.hand=P4,P4 {STEP},destroy:A,sacrifice:A")
    before = state.notation()
    greedy().choose(state, 0, next_state(1))
    assert state.notation() == before


def test_beats_random_clearly() -> None:
    game = hadal.game("the_abyss", 2)
    share = win_share(game, [greedy(), bot("random", "the_abyss")], 200)
    assert share.value > 0.85  # measured 98 % in thousands of games


def test_bots_by_name() -> None:
    levels = ["level1", "level2", "level3", "level4", "level5"]
    assert names("the_abyss") == ["random", "novice", "greedy", "search", *levels, "network"]
    with pytest.raises(OptionError, match="the bots are: random, novice, greedy, search, level1, level2"):
        bot("genius", "the_abyss")
