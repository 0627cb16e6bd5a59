"""Abyss: two recorded terminal games of five players with both boxes, scored by hand.

The sums below were calculated on paper from each player's cards and the rules (Lords and Locations as printed, 11.2 for
the rest); nothing here asks the program for a value. In the first game five people shared one screen; in the second,
one person played against four bots.
"""

from pathlib import Path

import pytest
from typer.testing import CliRunner

import hadal
from hadal.cli.app import app
from hadal.core.match import Match, replay

HERE = Path(__file__).parent
FIVE = HERE / "five_players_both_boxes.jsonl"
ONE = HERE / "five_players_one_against_four.jsonl"

# What each player has at the end, in the notation: the numbers below come from here.
BEFORE_FIVE = {
    "A": "A.lords=illusionist,miller,oyster_farmer A.locations=the_chamber_of_allies:opportunist+treasurer+outlaw "
    "A.affiliated=S4,S3,C2,H2,J1,C1,H1,S1,Q1,J4d,H4d A.nebulis=6 A.tokens=T2*2,T3*3 A.pearls=7 "
    "A.slain=leviathan_02,leviathan_03",
    "B": "B.lords=aquaculturalist,lookout,border_guard B.locations=the_krakens_lair:master_of_magic+keeper+shepherd "
    "B.affiliated=C3,H1,Q1,S4d,J3d,H3d,J2p,C2p,J1p B.nebulis=4 B.wounds=3 B.pearls=1",
    "C": "C.lords=watcher,hypnotist,intrepid C.locations=city_of_mirrors:diplomat+metamorph+coward "
    "C.affiliated=J5,C5,H5,Q4,J3,J2,S2*2,Q3d,H2p C.nebulis=5 C.tokens=T2*3,T3*5,T4 C.pearls=4 scourge=C "
    "C.slain=leviathan_05,leviathan_07,leviathan_11",
    "D": "D.lords=hunter,shopkeeper,invoker,oracle,corruptor D.locations=sargasso_silos:elder "
    "D.affiliated=H4,J3,C3,S3,Q3,Q2,J1,Q1,Q1p D.nebulis=12 D.wounds=5 D.tokens=T2,LC D.pearls=13 kraken_figure=D "
    "D.slain=leviathan_12,leviathan_14",
    "E": "E.lords=jailer,fence,arms_dealer E.locations=the_abyss:landlord+shaman,the_battlefield:sage "
    "E.affiliated=Q5,J4,H4,C3,Q2,S1*2,Q1,C4d,S1p E.tokens=T2*3,T3,T4,LC E.pearls=19 loot=the_battlefield:5+6+7 "
    "E.slain=leviathan_06,leviathan_09",
}
BEFORE_ONE = {
    "A": "A.lords=hunter,shopkeeper,arms_dealer A.locations=the_megalodon:outlaw+recipient+coward "
    "A.affiliated=C5,C4,C3,H3,H2,J4d,Q3d,C1p A.nebulis=4 A.tokens=T3 loot=the_megalodon:3 scourge=A",
    "B": "B.lords=jailer,landowner,fence,lookout B.locations=the_coral_barrier:opportunist+diplomat+shepherd "
    "B.affiliated=J5,Q4,Q3,C2,J1*2 B.nebulis=1",
    "C": "C.lords=treasurer,executioner,rebel C.affiliated=Q2,C1,S1,H4d C.nebulis=4 C.pearls=1 kraken_figure=C",
    "D": "D.lords=aquaculturalist,cleaner,liberator D.affiliated=J2,H2,H1,S1,C3d,Q2p D.pearls=1",
    "E": "E.lords=peddler,alchemist,master_of_magic E.affiliated=C2,J1*2,H1,S1,Q1,S4d,J1p E.wounds=2 E.pearls=1",
}


def by_hand_five() -> list[list[int]]:
    """Locations, Lords, Allies, Monster tokens, Nebulis, Kraken figure, wounds and Scourge of A to E."""
    # The Chamber of Allies: 3 and the lowest of each race (J1 C1 H1 S1 Q1).
    a = [
        3 + (1 + 1 + 1 + 1 + 1),
        9 + 10 + 13 + 5 + 5 + 6,  # Illusionist, Miller, Oyster Farmer; Opportunist, Treasurer, Outlaw
        4 + 2 + 4 + 4 + 1,  # J4d C2 H4d S4 Q1
        2 * 2 + 3 * 3,
        -6, 0, 0, 0,  # two Leviathans slain are worth nothing without the Scourge
    ]  # fmt: skip
    # The Kraken's Lair: 15 less 3 for each Nebulis.
    b = [
        15 - 3 * 4,
        11 + 4 + 6 + 6 + 6 + 6,  # Aquaculturalist, Lookout, Border Guard; Master of Magic, Keeper, Shepherd
        3 + 3 + 3 + 4 + 1,  # J3d C3 H3d S4d Q1
        0,
        -4, 0, -3, 0,
    ]  # fmt: skip
    # City of Mirrors: the best of the opponents' Locations, with C's own cards.
    mirrors = {
        "The Chamber of Allies": 3 + (2 + 5 + 2 + 2 + 3),  # J2 C5 H2p S2 Q3d
        "The Kraken's Lair": 15 - 3 * 5,
        "Sargasso Silos": 5 + 2 * 1,  # the Coward is a Farmer
        "The Abyss": 2 * 5,  # Smuggler, Mage (two of them), Soldier, Politician, Farmer
        "The Battlefield": 5 + 6 + 7,  # the Loot on it
    }
    c = [
        max(mirrors.values()),
        4 + 5 + 4 + 5 + 5 + 8,  # Watcher, Hypnotist, Intrepid; Diplomat, Metamorph, Coward
        5 + 5 + 5 + 2 + 4,  # J5 C5 H5 S2 Q4
        3 * 2 + 5 * 3 + 1 * 4,
        -5, 0, 0, 5,
    ]  # fmt: skip
    # Sargasso Silos: 5 and 2 for each Farmer, and there is none.
    d = [
        5 + 2 * 0,
        6 + 9 + 8 + 5 + 6 + 3,  # Hunter, Shopkeeper, Invoker, Oracle, Corruptor; Elder
        3 + 3 + 4 + 3 + 3,  # J3 C3 H4 S3 Q3
        2 + 0,  # an L token is worth nothing
        -12, -5, -5, 0,
    ]  # fmt: skip
    # The Abyss: 2 for each guild: Soldier, Smuggler, Merchant, Mage, Ambassador. The Battlefield: its Loot.
    e = [
        2 * 5 + (5 + 6 + 7),
        7 + 8 + 7 + 5 + 5 + 4,  # Jailer, Fence, Arms Dealer; Landlord, Shaman; Sage
        4 + 4 + 4 + 1 + 5,  # J4 C4d H4 S1 Q5
        3 * 2 + 3 + 4 + 0,
        0, 0, 0, 0,
    ]  # fmt: skip
    return [a, b, c, d, e]


def by_hand_one() -> list[list[int]]:
    """The same for the second game."""
    # The Megalodon: a 3; the two 7s left the game. Of the Crabs 5, 4, 3 and 1p only the 5 counts.
    a = [3, 6 + 9 + 7 + 6 + 5 + 8, 4 + 5 + 3 + 3, 3, -4, 0, 0, 5]
    # The Coral Barrier: 20 less 6 affiliated Allies.
    b = [20 - 6, 7 + 12 + 8 + 4 + 5 + 5 + 6, 5 + 2 + 4, 0, -1, 0, 0, 0]
    # C got the figure at the very end: a Kraken 3 in hand brought 2 Nebulis, which tied with A.
    c = [0, 5 + 5 + 7, 1 + 4 + 1 + 2, 0, -(2 + 2), -5, 0, 0]
    d = [0, 11 + 7 + 8, 2 + 3 + 2 + 1 + 2, 0, 0, 0, 0, 0]
    e = [0, 9 + 5 + 6, 1 + 2 + 1 + 4 + 1, 0, 0, 0, -2, 0]
    return [a, b, c, d, e]


GAMES = [
    pytest.param(FIVE, BEFORE_FIVE, by_hand_five(), [78, 49, 95, 38, 95], id="five people"),
    pytest.param(ONE, BEFORE_ONE, by_hand_one(), [63, 71, 16, 36, 27], id="one against four"),
]
ROWS = ["Locations", "Lords", "affiliated Allies", "Monster tokens", "Nebulis", "Kraken figure", "wounds"]
ROWS += ["the Scourge"]


def match_of(file: Path) -> Match:
    """Replay a recorded game."""
    return replay(hadal.read_record(file.read_text(encoding="utf-8")))


def table_of_points(shown: str) -> dict[str, list[int]]:
    """The rows of the score table in the terminal output."""
    out = {}
    for line in shown.splitlines():
        name, numbers = line[:20].strip(), line[20:].split()
        if name in [*ROWS, "Total", "Pearls"] and len(numbers) == 5:
            out[name] = [int(n) for n in numbers]
    return out


@pytest.mark.parametrize(("file", "before", "sums", "totals"), GAMES)
def test_the_sums_made_by_hand_are_the_scores(
    file: Path, before: dict[str, str], sums: list[list[int]], totals: list[int]
) -> None:
    match = match_of(file)
    lying = match.state.notation().split()
    for seat, cards in before.items():
        assert not set(cards.split()) - set(lying), seat
    assert [sum(mine) for mine in sums] == totals
    assert match.state.scores() == totals


@pytest.mark.parametrize(("file", "before", "sums", "totals"), GAMES)
def test_the_terminal_shows_the_same_table_of_points(
    file: Path, before: dict[str, str], sums: list[list[int]], totals: list[int]
) -> None:
    shown = CliRunner().invoke(app, ["show", str(file)])
    points = table_of_points(shown.output)
    assert [points[row] for row in ROWS] == [list(row) for row in zip(*sums, strict=True)]
    assert points["Total"] == totals
    checked = CliRunner().invoke(app, ["verify", str(file)])
    assert checked.exit_code == 0
    named = ", ".join(f"{seat} {total}" for seat, total in zip("ABCDE", totals, strict=True))
    assert named in checked.output


def test_pearls_break_the_tie_at_95_points() -> None:
    """C and E: 4 Pearls against 19"""
    assert match_of(FIVE).state.winners() == [4]
    shown = CliRunner().invoke(app, ["show", str(FIVE)]).output
    assert table_of_points(shown)["Pearls"] == [7, 1, 4, 13, 19]
    assert "C and E are tied at 95 points: the player with the most Pearls wins." in shown and "E wins." in shown


def test_the_last_monster_token_brought_the_end() -> None:
    """11.1: all 20 are with the players (5, 0, 9, 1, 5), nobody has seven Lords"""
    match = match_of(FIVE)
    view = match.state.view(-1)
    assert (view["token_pile"], view["token_sizes"], view["closer"]) == (0, [5, 0, 9, 1, 5], 0)


def test_krakens_in_hand_were_turned_in_before_the_points() -> None:
    """11.2 step 1: K2 brought A 1 Nebulis, K3 brought B 2, K3 and K2 brought D 3"""
    record = hadal.read_record(FIVE.read_text(encoding="utf-8"))
    after = replay(record).state.view(-1)["nebulis"]
    record.moves.pop()
    assert replay(record).state.view(-1)["nebulis"] == [6 - 1, 4 - 2, 5, 12 - 3, 0]
    assert after == [6, 4, 5, 12, 0]


def test_the_last_choice_of_the_game_shows_the_points(tmp_path: Path) -> None:
    """Resume the game at its last choice: E takes The Abyss."""
    record = hadal.read_record(FIVE.read_text(encoding="utf-8"))
    seat, action = record.moves.pop()
    record.scores, record.winners = [], []
    state = replay(record).state
    unfinished = tmp_path / "unfinished.jsonl"
    unfinished.write_text(record.write(), encoding="utf-8")
    number = state.legal().index(action) + 1
    typed = f"\n{number}\n"  # E takes the screen, and chooses
    ended = CliRunner().invoke(app, ["play", "--resume", str(unfinished), "--hotseat", "--fast"], input=typed)
    assert ended.exit_code == 0 and (seat, record.game.blocks.name(action)) == (4, "location:the_abyss")
    assert table_of_points(ended.output)["Total"] == [78, 49, 95, 38, 95]
    assert "E wins." in ended.output
    finished = hadal.read_record(unfinished.read_text(encoding="utf-8"))
    assert (finished.scores, finished.winners) == ([78, 49, 95, 38, 95], [4])
