"""Invalid requests to a table."""

import pytest

import hadal
from hadal.core.chance import secret_of


@pytest.mark.parametrize("viewer", [-2, 3, 99])
def test_a_viewer_outside_the_table_is_rejected(viewer: int) -> None:
    state = hadal.game("the_abyss", 3).seeded(7)
    state.apply(state.game.blocks.id("draw"))  # a viewer just past the last seat must not see this draw
    for look in (state.view, state.notation, lambda seat: state.guess(seat, 1)):
        with pytest.raises(ValueError, match=f"a viewer is a seat from 0 to 2, or -1 for a spectator, not {viewer}"):
            look(viewer)


def test_a_spectator_may_look() -> None:
    state = hadal.game("the_abyss", 3).seeded(7)
    assert state.guess(-1, 1).view(-1) == state.view(-1)


@pytest.mark.parametrize("secret", [b"", b"x" * 31, b"x" * 33])
def test_a_secret_of_another_length_is_refused(secret: bytes) -> None:
    with pytest.raises(ValueError, match=f"a secret has 32 bytes, not {len(secret)}"):
        hadal.game("the_abyss", 3).new(secret)


@pytest.mark.parametrize("seed", [1.5, "7", None])
def test_a_seed_that_is_no_whole_number_is_refused_in_both_forms(seed: object) -> None:
    with pytest.raises(TypeError):
        secret_of(seed)  # type: ignore[arg-type]


def test_true_is_one_in_both_forms() -> None:
    assert secret_of(True) == secret_of(1)
