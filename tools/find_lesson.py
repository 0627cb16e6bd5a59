"""Find a deal for a lesson: the first seed whose cards allow the lesson's script, and the record of that game.

python tools/find_lesson.py abyss --from 900000 --most 200000   prints the seeds that fit
python tools/find_lesson.py abyss --write 972224                  writes the lesson's record.jsonl from that one
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hadal.bots import bot
from hadal.core.bot import decide
from hadal.core.chance import secret_of
from hadal.core.match import Match
from hadal.core.registry import cached
from hadal.games.abyss.boxes.base.lords import lords as base_lords
from hadal.games.abyss.boxes.registered import LORD_NAMES
from hadal.games.abyss.constants import ALLY_NAMES
from hadal.games.abyss.state import Position
from hadal.games.abyss.support import AbyssSupport
from hadal.games.the_abyss.game import TheAbyss

GAMES = Path(__file__).resolve().parent.parent / "src" / "hadal" / "games"
LEARNER, RIVAL = 0, 1
BOT_SEED = 1 << 20


class Unfit(Exception):
    """The script does not work with this deal."""


class LessonGame:
    """A game that must follow a script."""

    def __init__(self, name: str, seed: int) -> None:
        self.match = Match(cached(name, 2, {}), secret_of(seed))
        self.jump = 0  # the move from which the learner plays again
        self.bot = bot("greedy", name)

    def legal(self) -> list[str]:
        """Return the legal actions of the seat to move, by name."""
        return [self.match.game.blocks.name(action) for action in self.match.state.legal()]

    def must(self, seat: int, name: str) -> None:
        """Play this action for this seat, or reject the deal."""
        if self.match.state.over() or self.match.state.to_move() != seat or name not in self.legal():
            raise Unfit(f"{seat} cannot {name}")
        self.match.play(self.match.game.blocks.id(name))

    def greedy(self) -> str:
        """Play the greedy bot's action for the seat to move; return its name."""
        action = decide(self.bot, self.match.state, BOT_SEED + len(self.match.record.moves))
        self.match.play(action)
        return self.match.game.blocks.name(action)

    def position(self) -> Position:
        """Return the position of Abyss."""
        assert isinstance(self.match.state, Position)
        return self.match.state


def need(fits: bool, why: str) -> None:
    """Reject the deal unless the condition holds."""
    if not fits:
        raise Unfit(why)


# Abyss.

RACE_OF = {"J": "jellyfish", "C": "crab", "H": "seahorse", "S": "shellfish", "Q": "squid"}
# Lords with a Key and no decision on arrival
PLAIN = ("keeper", "reaper", "shepherd", "tamer", "shaman", "ship_master")
ROWS = {row.lord: row for row in base_lords()}
FEW = 60  # maximum moves played for the learner


def dealt(state: Position) -> list[tuple[str, int]]:
    """Return the first cards of the deck as race and value; a Monster has value 0."""
    names = [ALLY_NAMES[int(state.deck[state.deck_n - 1 - n])] for n in range(8)]
    return [(name[0], int(name[1:] or 0)) for name in names]


def suits(state: Position) -> None:
    """Check that the cards come in the order of the script and that a Lord without a power is at Court."""
    need(state.to_move() == LEARNER, "the rival begins")
    bought, left, taken, more, mine, third, fourth, beast = dealt(state)
    need(bought[1] >= 3 and 1 <= left[1] <= 2 and taken[1] >= 3, "no first dive")
    need(left[0] == more[0] and 1 <= more[1] <= 2 and mine[1] >= 4 and third[1] >= 3, "no offers")
    need(len({left[0], taken[0], mine[0]}) == 3 and 2 <= fourth[1] <= 4 and beast[0] == "M", "no Monster")
    need(any(LORD_NAMES[int(lord)] in PLAIN for lord in state.court), "no plain Lord")


def dives(play: LessonGame, left: str) -> None:
    """Play two explorations, the Council, and a short exploration of the rival."""
    for seat, name in [
        (LEARNER, "explore"), (RIVAL, "buy"), (LEARNER, "dig"), (LEARNER, "take"),
        (RIVAL, "explore"), (LEARNER, "pass"), (RIVAL, "dig"), (LEARNER, "buy"), (RIVAL, "take"),
        (LEARNER, f"stack:{RACE_OF[left]}"), (RIVAL, "explore"), (LEARNER, "pass"), (RIVAL, "take"),
    ]:  # fmt: skip
        play.must(seat, name)


def until_mine(play: LessonGame) -> list[str]:
    """Play the rival's turn; return its actions."""
    done = []
    while play.match.state.to_move() == RIVAL:
        done.append(play.greedy())
    return done


def lords(play: LessonGame) -> list[str]:
    """Return the learner's Lords."""
    return [LORD_NAMES[lord] for lord, owner in enumerate(play.position().owner) if owner == LEARNER]


def recruit(play: LessonGame) -> None:
    """Recruit a Lord without a power, paid as the greedy bot would."""
    wanted = [name for name in play.legal() if name.removeprefix("recruit:") in PLAIN]
    need(bool(wanted), "no plain Lord to be had")
    play.must(LEARNER, wanted[0])
    pay(play)
    need(lords(play) == [wanted[0].removeprefix("recruit:")], "the Lord was not recruited")


def pay(play: LessonGame) -> None:
    """Pay with the first payment that the table suggests."""
    ways = AbyssSupport().suggestions(play.match.state, None)
    for action in ways[0].actions if ways else []:
        play.match.play(action)


def third_key(play: LessonGame) -> None:
    """Play on until the learner recruits the third Key and takes the open Location."""
    for _ in range(FEW):
        need(not play.match.state.over(), "over")
        if play.match.state.to_move() == LEARNER and keys(play) == 2:
            wanted = [name for name in play.legal() if name.startswith("recruit:") and gives_key(play, name)]
            if wanted:
                break
        play.greedy()
    else:
        raise Unfit("too long")
    play.jump = len(play.match.record.moves)
    play.must(LEARNER, wanted[0])
    pay(play)
    need(any(name.startswith("location:") for name in play.legal()), "no Location")
    need(play.match.state.to_move() == LEARNER, "not mine")
    play.must(LEARNER, max(name for name in play.legal() if name.startswith("location:")))
    need(play.match.state.to_move() != LEARNER, "asked for more")


def gives_key(play: LessonGame, name: str) -> bool:
    """Return whether this Lord has a Key and raises no question on arrival."""
    lord = ROWS[LORD_NAMES.index(name.removeprefix("recruit:"))]
    return lord.keys == 1 and lord.arrives is None


def keys(play: LessonGame) -> int:
    """Return the learner's Keys: tokens and free Lords."""
    position = play.position()
    free = [lord for lord in ROWS if position.owner[lord] == LEARNER and position.covered_by[lord] < 0]
    return int(position.keys[LEARNER]) + sum(ROWS[lord].keys for lord in free)


def abyss(play: LessonGame) -> None:
    """Play the script of the first game of Abyss."""
    suits(play.position())
    dives(play, dealt(play.position())[1][0])
    recruit(play)
    done = until_mine(play)
    need("explore" not in done and any(name.startswith("recruit:") for name in done), "the rival has not recruited")
    for name in ("explore", "fight", "reward:1-token"):
        play.must(LEARNER, name)
    third_key(play)


# The Abyss.


def rivals_turn(play: LessonGame) -> None:
    """Play the rival's turn as the greedy bot would; reject the deal if it affects the learner."""
    while play.match.state.to_move() == RIVAL and not play.match.state.over():
        name = play.greedy()
        need(not name.startswith(("steal", "give", "hook", "stop")), "the rival attacks")
    need(not play.match.state.over() and hand_of(play)[0] > 0, "the round is over")


def hand_of(play: LessonGame) -> tuple[int, int, int]:
    """Return the learner's cards, points and Panics."""
    view: dict[str, Any] = dict(play.match.state.view(LEARNER))
    hand, deck = list(view["hand"]), play.match.game
    assert isinstance(deck, TheAbyss)
    points = sum(n * deck.tables.deck.points[kind] for kind, n in enumerate(hand))
    return sum(hand), int(points), int(view["panics"][LEARNER])


def the_abyss(play: LessonGame) -> None:
    """Play a draw, a safe card, a Panic given away with a Sword, and Stop."""
    need(play.match.state.to_move() == LEARNER and hand_of(play)[2] == 0, "no good beginning")
    play.must(LEARNER, "draw")
    kept = [name for name in play.legal() if name.startswith("keep:P")]
    need(len(kept) == 2, "no choice of points")
    play.must(LEARNER, max(kept))
    need(any(name.startswith("play:S") for name in play.legal()), "no Sword")
    play.must(LEARNER, "done")
    rivals_turn(play)
    need(pile_top(play).startswith("P"), "nothing worth taking")
    play.must(LEARNER, "take")
    play.must(LEARNER, "done")
    rivals_turn(play)
    play.must(LEARNER, "draw")
    need(hand_of(play)[2] == 1, "no Panic")
    play.must(LEARNER, next((name for name in play.legal() if name.startswith("play:S")), "play:S1"))
    play.must(LEARNER, "give:B")
    need("stop" not in play.legal(), "too soon")
    play.must(LEARNER, "done")
    rivals_turn(play)
    last(play)


def last(play: LessonGame) -> None:
    """Draw one more card, after which the learner can call Stop."""
    play.must(LEARNER, "draw")
    kept = [name for name in play.legal() if name.startswith("keep:P")]
    need(bool(kept), "nothing to keep")
    play.must(LEARNER, max(kept))
    play.must(LEARNER, "stop")


def pile_top(play: LessonGame) -> str:
    """Return the top card of the pile."""
    return play.match.state.notation().split("pile=")[1].split(" ")[0].split(",")[0]


STORIES: dict[str, Callable[[LessonGame], None]] = {"abyss": abyss, "the_abyss": the_abyss}


def played(game: str, seed: int) -> LessonGame | None:
    """Return the scripted game with this deal, or None if the script does not work."""
    play = LessonGame(game, seed)
    try:
        STORIES[game](play)
    except Unfit:
        return None
    return play


def main() -> None:
    """Search the seeds, or write the record of one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(STORIES))
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--most", type=int, default=20_000)
    parser.add_argument("--write", type=int)
    given = parser.parse_args()
    if given.write is not None:
        play = played(given.game, given.write)
        assert play is not None, "this deal does not fit"
        target = GAMES / given.game / "lesson" / "record.jsonl"
        target.write_text(play.match.record.write(), encoding="utf-8")
        return
    for seed in range(given.first, given.first + given.most):
        if play := played(given.game, seed):
            record = play.match.record
            print(seed, play.jump, len(record.moves), [record.game.blocks.name(a) for _, a in record.moves], flush=True)


if __name__ == "__main__":
    main()
