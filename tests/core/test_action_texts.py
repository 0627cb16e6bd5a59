"""Actions as text, sentences and sequences."""

import pytest

import hadal
from hadal.core.options import OptionError
from hadal.core.playout import random_steps
from hadal.core.state import IllegalAction, State


def in_play(game: str, moves: int) -> State:
    """A position after some random moves."""
    state = hadal.game(game, 3).seeded(1)
    random_steps(state, 5, moves)
    return state


@pytest.mark.parametrize("game", hadal.names())
@pytest.mark.parametrize("moves", [0, 7, 30])
def test_legal_texts_are_the_legal_actions_and_can_be_applied(game: str, moves: int) -> None:
    state = in_play(game, moves)
    assert [state.parse(text) for text in state.legal_texts()] == state.legal()
    assert [state.text(action) for action in state.legal()] == state.legal_texts()
    by_text, by_id = state.copy(), state.copy()
    by_text.apply(state.legal_texts()[-1])
    by_id.apply(state.legal()[-1])
    assert by_text == by_id != state


@pytest.mark.parametrize("game", hadal.names())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_legal_action_has_a_sentence(game: str, language: str) -> None:
    state = in_play(game, 12)
    said = [state.label(action, language) for action in state.legal()]
    assert said == [state.label(text, language) for text in state.legal_texts()]
    assert len(set(said)) == len(said) and all(" " in sentence for sentence in said)


def test_an_unknown_action_is_answered_with_a_suggestion() -> None:
    state = hadal.game("the_abyss", 2).seeded(1)
    with pytest.raises(ValueError, match=r"there is no action 'drow'; did you mean 'draw'\?"):
        state.apply("drow")
    with pytest.raises(ValueError, match=r"there is no action 'castle kingside'; legal: take, draw$"):
        state.parse("castle kingside")


def test_a_legal_action_is_suggested_before_others_and_eight_are_listed() -> None:
    state = hadal.position("the_abyss seats=2 A.hand=P8,P6,S1,H2 B.hand=P4 pile=P3 ask=combos:A")
    legal = state.legal_texts()
    playable = next(text for text in legal if text.startswith("play:"))
    with pytest.raises(ValueError, match=rf"there is no action 'play'; did you mean '{playable}'\? legal: "):
        state.apply("play")
    blocks = state.game.blocks
    assert blocks.unknown("fly", blocks.names[:9]).endswith(f"legal: {', '.join(blocks.names[:8])} and 1 more")
    assert blocks.unknown("fly", blocks.names[:8]).endswith(f"legal: {', '.join(blocks.names[:8])}")
    assert blocks.unknown("fly", []).endswith("the game is over: no action is legal")


def test_explain_takes_a_text_as_well_as_a_number() -> None:
    state = hadal.the_abyss().seeded(1)
    assert state.explain("draw") is None
    reason = state.explain("submit")
    assert reason is not None and reason == state.explain(state.parse("submit"))
    with pytest.raises(ValueError, match="did you mean 'draw'"):
        state.explain("drow")


@pytest.mark.parametrize("seat", [-2, 2, 9])
def test_a_seat_outside_the_table_is_refused_when_something_is_explained(seat: int) -> None:
    with pytest.raises(ValueError, match=rf"^a seat is a number from 0 to 1, not {seat}$"):
        hadal.the_abyss().seeded(3).explain("draw", seat)


def test_an_illegal_action_changes_nothing_whether_it_is_a_text_or_a_number() -> None:
    state = hadal.game("the_abyss", 2).seeded(1)
    before = state.notation()
    for wrong in ("submit", state.parse("submit")):
        with pytest.raises(IllegalAction, match="submit is not legal now"):
            state.apply(wrong)
        with pytest.raises(IllegalAction, match="submit is not legal now"):
            state.label(wrong)
    with pytest.raises(IllegalAction):
        state.apply_all(["draw", "submit"])
    assert state.notation() == before


@pytest.mark.parametrize("game", hadal.names())
def test_several_actions_are_applied_at_once(game: str) -> None:
    one = in_play(game, 10)
    other, chosen = one.copy(), []
    for _ in range(4):
        chosen.append(other.legal_texts()[-1])
        other.apply(chosen[-1])
    one.apply_all(chosen)
    assert one == other


@pytest.mark.parametrize(("value", "text"), [(12, "12"), ("12", "12"), (None, "none"), ("auto", "auto")])
def test_an_option_takes_a_natural_value(value: int | str | None, text: str) -> None:
    assert hadal.game("abyss", 2, hand_limit=value).options["hand_limit"] == text


def test_an_option_takes_a_truth_value() -> None:
    assert hadal.game("abyss", 2, allow_useless_allies=True).options["allow_useless_allies"] == "true"
    assert hadal.game("abyss", 2, leviathan_end_triggers=False).options["leviathan_end_triggers"] == "off"
    with pytest.raises(OptionError, match="hand_limit is auto or 12 or none, not '7'"):
        hadal.game("abyss", 2, hand_limit=7)
    with pytest.raises(OptionError, match="an option is a text, a number"):
        hadal.game("abyss", 2, hand_limit=[12])  # type: ignore[arg-type]
