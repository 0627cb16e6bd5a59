"""The surface of the library: what `import hadal` offers, and what it says about itself."""

import inspect
import pydoc
import re
from pathlib import Path

import make_stubs
import pytest

import hadal
from hadal.core.registry import own_names, switches

ROOT = Path(__file__).resolve().parents[1]


def test_the_stub_is_up_to_date() -> None:
    assert make_stubs.main(check=True) == 0, "run: python tools/make_stubs.py"


def test_everything_public_exists_and_is_documented() -> None:
    assert sorted(set(hadal.__all__)) == sorted(hadal.__all__)
    for name in hadal.__all__:
        thing = getattr(hadal, name)
        assert isinstance(thing, str) or inspect.getdoc(thing), f"{name} has no documentation"
        assert name in dir(hadal)


def test_help_shows_the_public_names() -> None:
    told = pydoc.plain(pydoc.render_doc(hadal))
    assert [name for name in hadal.__all__ if name not in told] == ["__version__"]  # shown as VERSION


def test_the_page_about_the_library_lists_every_public_name() -> None:
    told = set(re.findall(r"[a-z_]+", (ROOT / "docs/library.md").read_text().split("## Ten recipes")[0], re.IGNORECASE))
    assert [name for name in hadal.__all__ if name not in told] == ["__version__"]


@pytest.mark.parametrize("name", own_names())
def test_every_game_is_a_function_with_its_options(name: str) -> None:
    create = getattr(hadal, name)
    game = create(3)
    assert game == hadal.game(name, 3) == create(seats=3)
    parameters = inspect.signature(create).parameters
    assert list(parameters) == ["seats", *[option.name for option in switches(name)]]
    assert [parameters[option.name].default for option in switches(name)] == [one.default for one in switches(name)]
    assert all(option.name in inspect.getdoc(create) for option in switches(name))  # type: ignore[operator]
    with pytest.raises(hadal.OptionError, match="has no option 'colour'"):
        create(colour="red")


def test_a_name_that_is_no_game_is_refused_as_usual() -> None:
    with pytest.raises(AttributeError, match="module 'hadal' has no attribute 'chess'"):
        hadal.chess  # type: ignore[attr-defined]  # noqa: B018


def test_a_game_knows_its_own_methods() -> None:
    game = hadal.abyss(hand_limit=12)
    state = game.seeded(4)
    lord = game.lord("keeper")
    price, parts = game.price(state, 0, lord)
    assert price == sum(amount for _, amount in parts) > 0
    assert not game.afford(state, 0, lord).payable
    assert game.payments(state, 0, lord).ways == []
    with pytest.raises(ValueError, match="there is no Lord 'Kevin'"):
        game.lord("Kevin")


def test_a_whole_payment_is_one_call() -> None:
    game = hadal.abyss()
    match = hadal.Match.seeded(game, 5)
    seen = 0
    for n in range(2000):
        state = match.state
        if state.over():
            break
        lord = game.being_paid(state)
        if lord >= 0:
            seat, ways = state.to_move(), game.payments(state, state.to_move(), lord).ways
            actions = game.payment_actions(state, ways[0])
            before = len(match.record.moves)
            match.play_all(actions)
            assert match.state.view(-1)["owner"][lord] == seat  # type: ignore[index]
            assert len(match.record.moves) == before + len(actions)
            seen += 1
        else:
            legal = state.legal()
            match.play(legal[n % len(legal)])
    assert seen > 0


def test_bots_play_a_match_and_the_record_names_them() -> None:
    match = hadal.play(hadal.the_abyss(3), ["greedy", "random"], seed=2)
    assert match.state.over()
    assert match.record.players() == ["greedy", "random", "greedy"]
    assert hadal.read_record(match.record.write()) == match.record
    assert hadal.play(hadal.the_abyss(3), [hadal.bot("greedy", hadal.the_abyss()), "random"], seed=2) == match
    with pytest.raises(ValueError, match="1 to 2 bots can play here, not 3"):
        hadal.play(hadal.the_abyss(), ["random"] * 3)


def test_mistaken_arguments_are_answered_with_what_is_expected() -> None:
    with pytest.raises(TypeError, match=r"play needs a game, such as hadal.game\('the_abyss'\), not 'the_abyss'"):
        hadal.play("the_abyss", ["random"])  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"play needs a game, such as hadal\.the_abyss\(\), not <function the_abyss"):
        hadal.play(hadal.the_abyss, ["random"])  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^bots is a list, such as \['greedy'\], not 'greedy'$"):
        hadal.play(hadal.the_abyss(), "greedy")
    with pytest.raises(TypeError, match=r"^bots is a list, such as \[GreedyBot\(\)\], not GreedyBot\(\)$"):
        hadal.play(hadal.the_abyss(), hadal.bot("greedy", "the_abyss"))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"extends hadal\.Bot, such as Bot\(\), not its class$"):
        hadal.play(hadal.the_abyss(), [hadal.Bot])  # type: ignore[list-item]
    with pytest.raises(TypeError, match=r"play needs a game, such as hadal\.the_abyss\(\), not <the_abyss seats=2: "):
        hadal.play(hadal.the_abyss().seeded(1), ["random"])  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"extends hadal\.Bot; Bot itself has no method choose$"):
        hadal.play(hadal.the_abyss(), [hadal.Bot()])
    with pytest.raises(TypeError, match=r"a bot is a name or an object of a class that extends hadal\.Bot, not 7"):
        hadal.play(hadal.the_abyss(), [7])  # type: ignore[list-item]
    with pytest.raises(
        hadal.OptionError, match=r"no bot 'greddy' for the_abyss: did you mean greedy\? The bots are: random"
    ):
        hadal.play(hadal.the_abyss(), ["greddy"])
    with pytest.raises((hadal.OptionError, TypeError), match=r"2 to 4 players, not '2'|int object expected"):
        hadal.the_abyss("2")  # type: ignore[arg-type]


@pytest.mark.parametrize("viewer", [-1, 0])
@pytest.mark.parametrize("game", hadal.names())
def test_what_one_viewer_knows_is_not_read_as_a_position(game: str, viewer: int) -> None:
    state = hadal.game(game).seeded(3)
    assert hadal.position(state.notation()) == state
    with pytest.raises(hadal.NotationError, match=r"this is what one viewer knows, .* only a whole position can be"):
        hadal.position(state.notation(viewer))
