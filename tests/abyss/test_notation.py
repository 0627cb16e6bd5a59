"""Abyss: positions as text, in both directions, and the errors for invalid texts."""

import random

import pytest

import hadal
from hadal.core.notation import NotationError
from hadal.core.state import State
from hadal.core.vector import numbers
from hadal.games.abyss.boxes.registered import LORD_NAMES
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.state import Position
from tests.abyss.scene import asked, court, options, position

VECTORS = [
    "cards",
    "track",
    "pearls",
    "keys",
    "bought",
    "used",
    "owner",
    "covered_by",
    "court",
    "location_owner",
    "tokens",
]
VECTORS += ["nebulis", "wounds", "guards", "loot", "border", "level", "leviathans"]
ROWS = [("deck", "deck_n"), ("lord_deck", "lord_deck_n"), ("location_deck", "location_deck_n"), ("frames", "top")]
ROWS += [("loot_deck", "loot_deck_n"), ("leviathan_deck", "leviathan_deck_n")]
FIELDS = [
    "seats",
    "threat",
    "turn",
    "turns",
    "sold",
    "lord_left",
    "extra",
    "end_triggered_by",
    "thief",
    "robbed",
    "taken",
    "guarded",
    "kraken_holder",
    "scourge_holder",
    "dice",
    "revealed",
]


def contents(state: State) -> dict[str, object]:
    """Every field of a position that is in use."""
    assert isinstance(state, Position)
    out: dict[str, object] = {name: getattr(state, name) for name in FIELDS}
    for name in VECTORS:
        out[name] = list(getattr(state, name))
    for name, n in ROWS:
        out[name] = numbers(getattr(state, name), 0, getattr(state, n))
    return out


def random_positions(seats: int, seed: int, every: int, boxes: str = "none") -> list[Position]:
    """Positions of a random game."""
    chance = random.Random(seed)
    state = hadal.game("abyss", seats, hand_limit="12", expansions=boxes).deal(seed)
    assert isinstance(state, Position)
    out = [state.clone()]
    while not state.over():
        state.apply_unchecked(chance.choice(state.legal()))
        if chance.randrange(every) == 0 or state.over():
            out.append(state.clone())
    return out


@pytest.mark.parametrize("boxes", ["none", "kraken", "leviathan", "both"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(2))
def test_every_position_of_a_game_reads_back_as_it_was(boxes: str, seats: int, seed: int) -> None:
    if seats == 5 and boxes in ("none", "kraken"):
        return
    for state in random_positions(seats, seed, 6, boxes):
        text = state.notation()
        assert "partial" not in text
        again = hadal.position(text)
        assert contents(again) == contents(state)
        assert (again.notation(), again.legal()) == (text, state.legal())


# Steps the rules take without asking, and a number that no box uses.
NEVER_ASKED = {"reveal", "arrival", "location-taken", "upkeep", "hand-checks", "end-turn", "end-game"}
NEVER_ASKED |= {"end-exploration", "roll", "ferry", "receive"}
RARE = {
    "bribe",
    "spend-keys",
    "trade-away",
    "trade-for",
    "bribe-split",
    "hunt-back",
    "lose-affiliated",
}  # read back wherever scene.play reaches them


@pytest.mark.parametrize("boxes", ["none", "both"])
def test_every_kind_of_question_is_met_and_read_back(boxes: str) -> None:
    """Hundreds of positions, so that rare questions occur."""
    met = set()
    for seed in range(30):
        for state in random_positions(2 + seed % 3, 100 + seed, 3, boxes):
            if not state.over():
                met.add(asked(state).split(":")[0])
                assert contents(hadal.position(state.notation())) == contents(state)
    game = hadal.game("abyss", 2, expansions=boxes)
    assert isinstance(game, Abyss)
    known = {name for i, name in enumerate(game.questions) if game.tables.known[i]}
    of_boxes = {"figure", "hunt-back"} if boxes == "none" else {"reward", "hunt", "second-stack"}
    assert known - NEVER_ASKED - RARE - of_boxes - met == set()


def test_the_words_may_come_in_any_order() -> None:
    state = random_positions(3, 9, 10)[5]
    words = state.notation().split(" ")
    for seed in range(5):
        tail = words[2:]
        random.Random(seed).shuffle(tail)
        assert contents(hadal.position(" ".join([*words[:2], *tail]))) == contents(state)


def test_omitted_words_mean_an_empty_table() -> None:
    s = position("")
    assert asked(s) == "action:A"
    assert (s.deck_n, s.lord_deck_n, s.location_deck_n, s.threat) == (71, 29, 20, 0)
    assert court(s) == LORD_NAMES[:6]
    assert options(s) == {"explore"}
    assert hadal.position("abyss seats=2").notation() == s.notation()  # nothing is missing, so partial is not needed


def test_no_lord_at_court_is_named_elsewhere() -> None:
    s = position("A.lords=recruiter lord_deck=jailer,...")
    assert court(s) == ["seeker", "assassin", "commander", "tamer", "hunter", "ship_master"]
    assert s.game.write(s).count("recruiter") == s.game.write(s).count("jailer") == 1


def test_dots_stand_for_the_rest() -> None:
    s = position("deck=M,C1,... lord_deck=sage,... location_deck=the_jail,... court=elder,...")
    text = s.notation()
    assert "deck=M,C1,J5," in text and "lord_deck=sage," in text and "location_deck=the_jail," in text
    assert (s.deck_n, s.lord_deck_n, s.location_deck_n, len(court(s))) == (71, 29, 20, 6)
    assert text.count("M") == 6 and text.split("deck=M,C1,")[1].split(" ")[0].endswith("M,M,M,M,M")


def test_a_deck_without_dots_is_exactly_that() -> None:
    s = position("deck=M,C1 lord_deck=sage location_deck=the_jail court=elder")
    assert (s.deck_n, s.lord_deck_n, s.location_deck_n, court(s)) == (2, 1, 1, ["elder"])
    assert "partial=1" in s.notation()
    with pytest.raises(NotationError, match="M is missing"):
        hadal.position("abyss seats=2 deck=M,C1")


@pytest.mark.parametrize(
    ("ask", "waiting"),
    [
        ("action:B", "end-turn hand-checks late control upkeep action"),
        ("control:B", "end-turn hand-checks late control"),
        ("late:B", "end-turn hand-checks late"),
    ],
)
def test_a_single_question_implies_the_rest_of_its_turn(ask: str, waiting: str) -> None:
    s = position(f"B.lords=slaver B.hand=C1 B.keys=3 ask={ask}")
    assert s.turn == 1
    names = [s.game.questions[s.frames[at]] for at in range(0, int(s.top), 4)]
    assert names == waiting.split()


def test_a_question_during_an_action_implies_the_rest_of_its_turn() -> None:
    s = position("B.pearls=1 track=H1,C2 deck=S1,... ask=take-or-dig:A:2,offer:B:2")
    assert (asked(s), options(s)) == ("offer:B", {"buy", "pass"})
    s = position("A.hand=J3,C3,S5,S3,S1 laid=J4 court=master_of_magic,keeper,reaper ask=pay:A:master_of_magic")
    assert (asked(s), options(s)) == ("pay:A", {"ally:J3", "ally:C3"})  # no higher value than J4 may follow


def test_a_viewer_reads_sizes_only() -> None:
    s = position(
        "seats=3 A.hand=C1,C5 B.hand=J2 A.tokens=T4 council=crab:C2+C3 discard=M,H1 B.affiliated=S1"
        " court=keeper,reaper,sage"
    )
    for viewer in (1, -1):
        text = s.notation(viewer)
        for secret in ("C1", "C5", "C2", "C3", "H1", "T4", "dice"):
            assert secret not in text
        for shown in ("A.hand=?2", "A.tokens=?1", "crab:?2", "discard=?2", "B.affiliated=S1", "deck=?"):
            assert shown in text
    assert "B.hand=J2" in s.notation(1) and "B.hand=?1" in s.notation(-1)
    assert "ask=action:A" in s.notation(2)


WRONG = [
    ("abyss", "seats= is missing"),
    ("abyss seats=5", "five players need the Leviathan box"),
    ("abyss seats=two", "a whole number"),
    ("abyss seats=2 pearls", "column 15: a word like key=value"),
    ("abyss seats=2 A.pearls=1 A.pearls=2", "column 26: A.pearls is given twice"),
    ("abyss seats=2 C.pearls=1", "column 15: there is no word 'C.pearls'"),
    ("abyss seats=2 expansion=kraken", "with these seats and boxes; did you mean 'expansions'?"),
    ("abyss seats=2 zzz=1", "with these seats and boxes; there are A.affiliated, A.bought, "),
    ("abyss seats=2 ask=actin:A", "questions are "),
    ("abyss seats=2 A.pearls=-1", "column 24: A.pearls: -1 is not from 0"),
    ("abyss seats=2 A.hand=J3,X9", "column 25: A.hand: there is no card 'X9'"),
    ("abyss seats=2 A.hand=K4", "there is no card 'K4'"),
    ("abyss seats=2 A.hand=J5,J5", "there are only 1 cards J5"),
    ("abyss seats=2 A.hand=J1*99999", "a count from 1"),
    ("abyss seats=2 A.hand=M", "not a possible position: M lies where it cannot"),
    ("abyss seats=2 A.lords=king", "column 23: A.lords: there is no Lord 'king'"),
    ("abyss seats=2 A.lords=ferryman", "there is no Lord 'ferryman'"),
    ("abyss seats=2 A.lords=keeper court=reaper,keeper", "column 43: court: keeper is named twice"),
    ("abyss seats=2 court=keeper,reaper,shepherd,miller,trader,sage,elder", "the Court has 6 spaces"),
    ("abyss seats=2 locations=atlantis", "there is no Location 'atlantis'"),
    ("abyss seats=2 council=crab", "a stack like crab:C1"),
    ("abyss seats=2 council=crab:S1", "S1 lies where it cannot"),
    ("abyss seats=2 track=C1,C1", "the track has a gap, or a card that cannot be there"),
    ("abyss seats=2 laid=C1", "C1 lies where it cannot"),
    ("abyss seats=2 threat=7", "7 is not from 1 to 6"),
    ("abyss seats=2 A.tokens=T5", "there is no card 'T5'"),
    ("abyss seats=2 A.tokens=T4*3", "there are only 2 tokens T4"),
    ("abyss seats=2 stolen=A:A:T2", "the Hunter's theft is impossible"),
    ("abyss seats=2 stolen=A", "a thief, a victim and a token"),
    ("abyss seats=2 used=keeper", "there is no Lord to use 'keeper'"),
    ("abyss seats=2 ask=dance:A", "column 19: ask: a question like action:A"),
    ("abyss seats=2 ask=action:C", "column 26: ask: a seat is one of A, B"),
    ("abyss seats=2 ask=pay:A", "there is no Lord ''"),
    ("abyss seats=2 ask=pay:A:sage", "the waiting question 6 cannot be asked here"),
    ("abyss seats=2 ask=offer:B:9", "the waiting question 6 cannot be asked here"),
    ("abyss seats=2 ask=offer:B:x", "a number from 1"),
    ("abyss seats=2 ask=action:A:1", "action has fewer parts"),
    ("abyss seats=2 ask=action:A,action:A", "the waiting question 7 cannot be asked here"),
    ("abyss seats=2 sold=1", "purchases and sales of this turn do not agree"),
    ("abyss seats=2 hand_limit=13", "hand_limit is auto or 12 or none"),
    ("abyss seats=2 A.lords=jailer,seeker,assassin,hunter,trader,peddler,miller", "nobody closes the game"),
    ("abyss seats=2 A.hand=C1 ask=", "the game is over and seat A holds cards"),
]


@pytest.mark.parametrize(("text", "reason"), WRONG, ids=[text for text, _ in WRONG])
def test_an_invalid_position_is_rejected_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as error:
        hadal.position(text)
    assert reason in str(error.value)


def test_invalid_texts_raise_only_notation_errors() -> None:
    """Truncated, duplicated, swapped and altered texts: each is a playable position or a NotationError."""
    chance = random.Random(4)
    texts = [state.notation() for seed in range(6) for state in random_positions(2 + seed % 3, seed, 8)]
    texts += [f"{text} partial=1" for text in texts]
    letters = "ABCJHSQM0123456789=,.:;*+/-? ?_abcdefghijklmnopqrstuvwxyzé\t\n\0"
    for _ in range(4000):
        text = scribble(chance, chance.choice(texts), letters)
        try:
            state = hadal.position(text)
        except NotationError:
            continue
        for _ in range(3):
            if not state.over():
                state.apply_unchecked(chance.choice(state.legal()))


def scribble(chance: random.Random, text: str, letters: str) -> str:
    """Alter a text slightly."""
    for _ in range(chance.randint(1, 3)):
        words = text.split(" ")
        i = chance.randrange(len(words))
        trick = chance.randrange(5)
        if trick == 0:
            words.pop(i)
        elif trick == 1:
            j = chance.randrange(len(words))
            words[i], words[j] = words[j].split("=")[0] + "=" + words[i].split("=")[-1], words[j]
        elif trick == 2 and "," in words[i]:
            parts = words[i].split(",")
            parts.pop(chance.randrange(len(parts)))
            words[i] = ",".join(parts)
        else:
            at = chance.randrange(len(words[i]) + 1)
            words[i] = words[i][:at] + chance.choice(letters) + words[i][at + chance.randrange(2) :]
        text = " ".join(words)
    return text
