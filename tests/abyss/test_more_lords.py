"""A box registered later: Lords, Locations and questions beyond those of the printed boxes."""

from collections.abc import Iterator

import pytest

import hadal
from hadal.core.match import Match, replay
from hadal.core.registry import CACHED
from hadal.envs.table import observation
from hadal.games.abyss import actions, constants, questions
from hadal.games.abyss.boxes import registered
from hadal.games.abyss.boxes.box import Box, QuestionKind
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.rules import queries
from hadal.games.abyss.rules.score import PER_LORD, breakdown
from hadal.games.abyss.rules.shared_powers import SellAlly
from hadal.games.abyss.rules.verbs import disable, gain_pearls
from hadal.games.abyss.state import Location, Lord, Position
from tests.abyss.scene import options, play

DIVER = len(registered.LORD_NAMES)
SMITH = DIVER + 1
SELL_AGAIN = len(registered.QUESTION_NAMES) + 3  # beyond the 64th kind of question
REEF = len(registered.LOCATION_NAMES)


def diver(s: Position, me: int) -> None:
    gain_pearls(s, me, 4, DIVER)


def storm_box() -> Box:
    """Two Lords, a Location and a few questions."""
    box = Box("storm", constants.PLAIN + 25)
    box.lords = [
        Lord(DIVER, "diver", constants.FARMER, 9, 0, 6, 1, constants.CRAB, arrives=diver),
        Lord(SMITH, "smith", constants.MERCHANT, 3, 1, 5, 1, constants.ANY, each_turn=SELL_AGAIN),
    ]
    box.locations = [Location(REEF, "the_reef", PER_LORD, 2, 3)]
    spare = range(len(registered.QUESTION_NAMES), SELL_AGAIN)
    box.questions = [QuestionKind(number, f"spare-{number}", SellAlly()) for number in spare]
    box.questions.append(QuestionKind(SELL_AGAIN, "sell-again", SellAlly(), "ally:sell", card=questions.LORD))
    return box


@pytest.fixture
def storm() -> Iterator[Abyss]:
    """The game with the box open; the box is removed afterwards."""
    registered.register(storm_box())
    CACHED.clear()
    game = hadal.game("abyss", 2, expansions="storm")
    assert isinstance(game, Abyss)
    yield game
    registered.BOXES.pop()
    registered.register()
    CACHED.clear()


def table(text: str, boxes: str = "storm") -> Position:
    """A position with the box open."""
    state = hadal.position(f"abyss seats=2 expansions={boxes} partial=1 {text}")
    assert isinstance(state, Position)
    return state


def test_old_ids_stay_and_new_ones_follow(storm: Abyss) -> None:
    assert storm.blocks.id("back:l") == actions.ALL - 1
    names = [
        "recruit:diver", "recruit:smith", "use:diver", "use:smith", "lord:diver", "lord:smith", "location:the_reef",
    ]  # fmt: skip
    assert storm.blocks.names[-len(names) :] == names
    closed = hadal.game("abyss", 2)
    assert len(closed.questions) == questions.FROZEN
    assert not [name for name in closed.features() if "diver" in name or "spare" in name]
    reason = closed.seeded(1).explain(closed.blocks.id("recruit:diver"))
    assert reason is not None
    assert reason.code == "not-in-this-game"


def test_the_64th_lord_is_recruited_seen_and_scored(storm: Abyss) -> None:
    s = table("court=diver,keeper,reaper,miller A.hand=C5,C1,H2 A.pearls=1")
    assert "recruit:diver" in options(s)
    play(s, "recruit:diver", "pay")
    assert s.owner[DIVER] == 0
    assert s.pearls[0] == 4  # 1, less 1 paid, and 4 for its arrival
    assert storm.questions[s.question()] != "pay"
    view = s.view(1)
    assert view["owner"][DIVER] == 0  # type: ignore[index]
    lines = [line for line in breakdown(s, 0) if line.term == "lord"]
    assert [(line.card, line.points) for line in lines] == [(DIVER, 9)]
    assert "lord.diver.seat0" in storm.features()
    assert observation(s, 0)[storm.features().index("lord.diver.seat0")] == 1
    assert "A.lords=diver" in s.notation()


def test_no_other_lord_is_mistaken_for_it(storm: Abyss) -> None:
    s = table("A.lords=diver B.lords=coward court=keeper,breeder", "leviathan+storm")
    assert (s.owner[constants.BREEDER], s.owner[DIVER]) == (constants.FACE_UP, 0)
    assert queries.has(s, 0, DIVER)
    assert not queries.has(s, 0, constants.BREEDER)
    assert not queries.has(s, 1, DIVER)


def test_its_power_lasts_while_it_is_free(storm: Abyss) -> None:
    s = table("A.lords=smith A.hand=C1,C2 court=keeper")
    assert "use:smith" in options(s)
    play(s, "use:smith")
    assert storm.questions[s.question()] == "sell-again"
    play(s, "ally:C1")
    assert s.pearls[0] == 2
    assert "use:smith" not in options(s)  # once a turn
    assert "used=smith" in s.notation()
    assert s.view(0)["used"] == [SMITH]
    disable(s, SMITH)
    assert not queries.has(s, 0, SMITH)
    reason = s.explain(storm.blocks.id("use:smith"))
    assert reason is not None
    assert reason.code == "disabled"
    assert storm.label(table("A.lords=smith A.hand=C1"), storm.blocks.id("use:smith")).card == SMITH


def test_its_location_is_taken(storm: Abyss) -> None:
    s = table("A.lords=keeper,smith,reaper A.pearls=1 locations=the_reef ask=control:A")
    play(s, "location:the_reef")
    assert s.location_owner[REEF] == 0
    assert storm.worth(s, 0, REEF).points == 11


def test_whole_games_are_played_and_replayed(storm: Abyss) -> None:
    met = set()
    for seed in range(6):
        match = Match(storm, bytes([seed]) * 32)
        dice = seed
        while not match.state.over():
            legal = match.state.legal()
            assert legal == sorted(legal)
            recruits = [action for action in legal if storm.blocks.name(action).startswith("recruit")]
            dice = (dice * 1103515245 + 12345) % 2**31
            pool = recruits or legal
            match.play(pool[dice // 65536 % len(pool)])
            assert storm.faults(match.state) == []
        met |= {storm.blocks.name(action) for _, action in match.record.moves}
        again = replay(hadal.read_record(match.record.write()))
        assert again.state.scores() == match.state.scores()
    assert {"recruit:diver", "recruit:smith"} <= met


@pytest.mark.parametrize(
    ("rows", "wrong"),
    [
        ([(0, "keeper"), (1, "reaper"), (1, "diver")], "reaper and diver have the same number, 1"),
        ([(0, "keeper"), (2, "diver")], "the numbers of keeper, diver have a gap"),
    ],
)
def test_numbers_are_used_once_and_have_no_gap(rows: list[tuple[int, str]], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        registered.in_order(rows)
