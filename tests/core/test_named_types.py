"""Type checkers know the attributes of views: right programs pass `mypy --strict`, misspelt ones do not."""

import types
import typing
from pathlib import Path

import pytest
from mypy import api

import hadal
from hadal.core.named import Item, NamedView
from hadal.core.playout import random_steps

RIGHT = '''
import hadal
from hadal.games.abyss import AbyssView
from hadal.games.the_abyss import TheAbyssView


def lords(state: hadal.State, seat: int) -> list[str]:
    """A bot is given a State of any game; the class of the view says which game it is."""
    return [lord.name for lord in AbyssView(state, seat).court if lord]


state = hadal.abyss(expansions="kraken").seeded(4)
view = state.see(0)
names: list[str] = [lord.name for lord in view.court if lord is not None]
pearls: int = view.pearls[0]
best: int = max(card.number for card in state.guess(0, 1).see(0).hand)
allies: list[str] = [ally.name for ally in state.copy().clone().see().affiliated[1]]
known: list[int] = view.memory["hands"][0]
rounds: int = hadal.the_abyss(3).new(b"x" * 32).see(1).round
pile: list[str] = [card.name for card in TheAbyssView(hadal.the_abyss().deal(1), 0).pile]
'''
WRONG = {
    "view.cuort[0]": '"AbyssView" has no attribute "cuort"; maybe "court"?',
    "view.court[0].name": "[union-attr]",
    "view.hand[0].nam": '"Item" has no attribute "nam"',
    "view.pearls + 1": "[operator]",
    "view.pile": '"AbyssView" has no attribute "pile"',
    'view.memory["hand"]': "[typeddict-item]",
    "hadal.the_abyss().seeded(1).see(0).court": '"TheAbyssView" has no attribute "court"',
}
TAKEN = {"keys"}  # a view is a mapping, which has a method of this name


def test_mypy_accepts_a_right_program_and_finds_each_mistake_in_a_wrong_one(tmp_path: Path) -> None:
    """Checked outside the source tree, with the types that the package itself brings."""
    wrong = "import hadal\n\nview = hadal.abyss().seeded(4).see(0)\n" + "".join(f"{line}\n" for line in WRONG)
    (tmp_path / "right.py").write_text(RIGHT, encoding="utf-8")
    (tmp_path / "wrong.py").write_text(wrong, encoding="utf-8")
    (tmp_path / "mypy.ini").write_text("[mypy]\n", encoding="utf-8")
    source = Path(hadal.__file__).parents[1]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MYPYPATH", str(source))
        patch.chdir(tmp_path)
        options = ["--strict", "--config-file=mypy.ini", "--cache-dir=cache", "--follow-imports=silent"]
        told, problems, _ = api.run([*options, "--no-error-summary", "--hide-error-context", "right.py", "wrong.py"])
    assert not problems
    found = told.splitlines()
    assert not [line for line in found if not line.startswith("wrong.py:")]
    for number, (line, expected) in enumerate(WRONG.items(), 4):
        errors = [one for one in found if one.startswith(f"wrong.py:{number}: error")]
        assert errors and expected in errors[0], f"{line}: {errors}"


def fits(value: object, kind: object) -> bool:
    """Whether a value has an annotated type."""
    origin, inside = typing.get_origin(kind), typing.get_args(kind)
    if origin is list:
        return isinstance(value, list) and all(fits(one, inside[0]) for one in value)
    if origin in (types.UnionType, typing.Union):
        return any(fits(value, one) for one in inside)
    if typing.is_typeddict(kind):
        hints = typing.get_type_hints(kind)
        return isinstance(value, dict) and set(value) == set(hints) and all(fits(value[k], hints[k]) for k in hints)
    assert isinstance(kind, type)
    return type(value) is kind


@pytest.mark.parametrize(
    "games",
    [[hadal.abyss(2), hadal.abyss(5, expansions="both")], [hadal.the_abyss(3)]],
    ids=["abyss", "the_abyss"],
)
def test_every_key_of_a_view_has_its_type_and_no_key_is_only_in_the_types(games: list[hadal.Game]) -> None:
    seen: set[str] = set()
    hints: dict[str, object] = {}
    for game in games:
        state = game.seeded(3)
        hints = {key: kind for key, kind in typing.get_type_hints(type(state.see())).items() if not key.startswith("_")}
        while not state.over():
            for viewer in (-1, state.to_move()):
                view = state.see(viewer)
                for key in set(view) - TAKEN:
                    assert fits(view[key], hints[key]), f"{key}: {view[key]}"
                seen |= set(view) - TAKEN
            random_steps(state, 23, 40)
    assert seen == set(hints) - set(typing.get_type_hints(NamedView))


def test_a_view_of_another_game_is_refused() -> None:
    from hadal.games.abyss import AbyssView

    with pytest.raises(ValueError, match="AbyssView shows positions of abyss, not of the_abyss"):
        AbyssView(hadal.the_abyss().seeded(1), 0)


def test_key_tokens_do_not_hide_the_keys_of_the_mapping() -> None:
    view = hadal.abyss(3).seeded(4).see(0)
    assert view.key_tokens == view["keys"] == [0, 0, 0]
    assert "pearls" in view.keys()  # noqa: SIM118


def test_the_cards_of_a_draw_in_progress_have_names() -> None:
    state = hadal.the_abyss().seeded(1)
    state.apply("draw")
    view = state.see(state.to_move())
    assert len(view.drawn) == view.drawn_size > 0
    assert all(isinstance(card, Item) for card in view.drawn)
