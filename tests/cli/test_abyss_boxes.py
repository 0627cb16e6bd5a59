"""The Kraken and Leviathan boxes on the terminal table."""

import io
from random import Random

import pytest
from rich.console import Console

import hadal
from hadal.cli.drawing import TerminalTable, table_for
from hadal.cli.session import TerminalGame
from hadal.cli.terminal import Terminal
from hadal.core.chance import secret_of
from hadal.core.events import Event
from hadal.core.match import Match
from hadal.core.state import State
from hadal.games.abyss import events as event_kinds
from hadal.games.abyss.plugin import PLUGIN
from hadal.words import Words

POSITION = (
    "abyss seats=2 expansions=both partial=1 turn=A turns=9 court=slaver,master_of_magic,traitor "
    "locations=the_megalodon,the_chasm A.hand=J3,K2,S2p A.pearls=2 A.nebulis=2 A.tokens=T3,LK "
    "A.lords=watcher B.hand=Q3 B.pearls=4 B.nebulis=1 B.wounds=3 B.slain=leviathan_01 scourge=B kraken_figure=A "
    "sentinels=watcher:A:slaver loot=the_megalodon:3+5 border=5:leviathan_17:1 ask=action:A"
)


def screen() -> Terminal:
    """A terminal that nobody sees."""
    console = Console(width=PLUGIN.columns, file=io.StringIO(), highlight=False, markup=False, emoji=False)
    return Terminal(console, ascii=False, columns=PLUGIN.columns)


def plain_drawing() -> TerminalTable:
    """A drawing on it."""
    return table_for("abyss", screen(), Words("en"))


def table(state: State, viewer: int | None) -> str:
    """The table as text."""
    return "\n".join(line.plain for line in plain_drawing().table(state, viewer, ["x"] * state.game.seats, False))


def test_the_table_shows_what_the_boxes_brought() -> None:
    shown = table(hadal.position(POSITION), 0)
    for part in (
        "A: the Slaver", "The Megalodon 3 + 5",
        "7 C Iron Carapace x(1) 7(1) 6(1)  attack costs 4 wounds", "2 Nebulis  Kraken figure",
        "1 L token (a Key token)", "1 Nebulis  3 wounds  1 Leviathan slain  the Scourge", "K 2", "S 2p",
    ):  # fmt: skip
        assert part in shown, part


def test_a_closed_box_leaves_nothing_on_the_table() -> None:
    shown = table(Match(hadal.game("abyss", 2), secret_of(1)).state, 0)
    assert not [word for word in ("Border", "Sentinels", "Loot", "Nebulis", "L token") if word in shown]


def test_the_l_tokens_of_others_stay_face_down() -> None:
    shown = table(hadal.position(POSITION), 1)
    assert "1 L token" in shown and "a Key token" not in shown


def shown_choices(text: str) -> list[str]:
    """The choices as the terminal game shows them, line by line."""
    state = hadal.position(text)
    game = TerminalGame(Match(state.game, secret_of(1)), [None, None], screen(), Words("en"), plain_drawing())
    game.match.state = state
    game.looking = state.to_move()
    with game.terminal.console.capture() as captured:
        game.show(state.to_move())
    return captured.get().splitlines()


def test_a_payment_too_long_for_a_line_is_broken_before_what_is_kept() -> None:
    """Krakens and Nebulis make the longest of all choices."""
    text = (
        "abyss seats=2 expansions=both partial=1 turn=A turns=9 court=traitor,slaver A.hand=Q4d,J3d,C3d,H2p,S1p,K4,K3 "
        "A.pearls=1 A.nebulis=3 A.lords=outlaw ask=pay:A:traitor"
    )
    lines = shown_choices(text)
    assert max(map(len, lines)) <= PLUGIN.columns
    state = hadal.position(text)
    long = [choice.text for choice in plain_drawing().choices(state, False) if len(choice.text) > PLUGIN.columns - 5]
    assert long, "no payment is too long any more: find another"
    for choice in long:
        before, kept = choice.rsplit(" (", 1)
        at = next(i for i, line in enumerate(lines) if line.endswith(before))
        assert lines[at + 1] == f"     ({kept}"


def test_nebulis_that_change_hands_are_shown_as_a_gift() -> None:
    words = Words("en")
    game = hadal.game("abyss", 3, expansions="kraken")
    events = [Event(event_kinds.NEBULIS, 1, -1, -1, -2, -1), Event(event_kinds.NEBULIS, 2, -1, -1, 2, -1)]
    assert words.log(game, events, None) == [("B", ["gives C 2 Nebulis"])]
    assert words.log(game, events, 1) == [("You", ["give C 2 Nebulis"])]
    assert words.log(game, events, 2) == [("B", ["gives you 2 Nebulis"])]
    alone = [Event(event_kinds.NEBULIS, 1, -1, -1, -2, -1), Event(event_kinds.NEBULIS, 1, -1, -1, 3, -1)]
    assert words.log(game, alone[:1], None) == [("B", ["returns 2 Nebulis"])]
    assert words.log(game, alone[1:], None) == [("B", ["gains 3 Nebulis"])]


def test_pearls_for_two_reasons_are_shown_separately() -> None:
    game = hadal.game("abyss", 2)
    peddler = game.blocks.block("lord").targets.index("peddler")
    events = [Event(event_kinds.PEARLS_GAINED, 0, -1, why, 2, -1) for why in (peddler, event_kinds.WHY_COURT)]
    told = [("A", ["gains 2 Pearls (Peddler)", "gains 2 Pearls (Court refilled)"])]
    assert Words("en").log(game, events, None) == told


def test_help_about_paying_mentions_nebulis_if_there_are_any() -> None:
    words, offer = Words("en"), "abyss seats=2 {} partial=1 turn=B deck=C3 A.pearls=1 ask=action:B"
    for boxes, spoken in (("expansions=kraken", True), ("", False)):
        state = hadal.position(offer.format(boxes))
        state.apply(state.game.blocks.id("explore"))
        assert state.game.questions[state.question()] == "offer"
        assert ("Nebulis" in words.help(state)) == spoken


@pytest.mark.parametrize(("boxes", "seats"), [("kraken", 2), ("leviathan", 5), ("both", 3)])
def test_random_games_are_drawn_within_the_columns_and_add_up(boxes: str, seats: int) -> None:
    chance, draw = Random(seats), plain_drawing()
    match = Match(hadal.game("abyss", seats, expansions=boxes), secret_of(seats))
    players = ["x"] * seats
    while not match.state.over():
        if chance.random() < 0.1:
            drawn = draw.table(match.state, chance.choice([None, 0, 1]), players, True)
            assert max(line.cell_len for line in drawn) <= PLUGIN.columns
        match.play(chance.choice(match.state.legal()))
    rows = [line.plain.split() for line in draw.results(match.state, [], players)]
    total = next(row for row in rows if row[:1] == ["Total"])
    assert [int(n) for n in total[1:]] == match.state.scores()
    above = rows[1 : rows.index(total)]
    assert [sum(int(row[i - seats]) for row in above) for i in range(seats)] == match.state.scores()
