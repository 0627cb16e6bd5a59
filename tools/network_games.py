"""Games between bots, many at the same time in each process, so that decisions of networks are evaluated together.

A library for the tools that measure networks. Every deal is played from every seat; results are kept in a file of JSON
lines, so that a measurement can be stopped and continued. Bots by name, and besides:

    reference           the weights of the feasibility study (see reference_network.py)
    PATH.npz            the network in a file of weights; PATH.npz:nodes=400 with search
    tree:nodes=100      the network of the game with a tree, whatever the table; with settings of its search, such as
                        tree:nodes=100:scale=1.5. With opponents=heuristic the heuristic policy plays for the others
                        in the tree; with hands=real it sees all hands, to know what a belief could bring
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field, fields
from functools import cache
from hashlib import sha256
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from time import monotonic, process_time
from typing import Any

from hadal.bots import bot as bot_named
from hadal.bots.network import DecisionRequest, NetworkBot, decide_many
from hadal.bots.registry import setting
from hadal.core.bot import Bot, Budget
from hadal.core.chance import MASK, derive
from hadal.core.game import Game
from hadal.core.options import OptionError
from hadal.core.registry import cached
from hadal.core.state import State
from hadal.network.decisions import NetworkQuestion
from hadal.network.files import table_weights_file
from hadal.network.model import NetworkLayers, NetworkModel
from hadal.network.search import DEFAULT_SETTINGS, NetworkSearch, NetworkSearchSettings
from hadal.network.style import PlayStyle
from hadal.network.weights import load_weights
from hadal.search.policies import policy_for

Z = 1.96
TOGETHER = 32  # deals that a process plays at the same time
REFERENCE = "reference"
TREE = "tree"
TIMED = "seconds="  # bots that think by the clock play one game at a time


class WeightsBot(NetworkBot):
    """A network bot with the weights of a file, and any style."""

    def __init__(self, path: str, style: PlayStyle) -> None:
        super().__init__(Budget(style.seconds, style.nodes))
        self.name = path
        self.path = path
        self.plays = style

    def style(self, game: Game) -> PlayStyle:
        """Return its style."""
        return self.plays

    def model(self, game: Game) -> NetworkModel:
        """Return the network of the file for a table."""
        return model_of(self.path, game.name, game.seats, tuple(sorted(game.options.values.items())))


class TunedBot(NetworkBot):
    """The network of a game with a tree and any settings, for measurements."""

    def __init__(self, name: str, nodes: int, settings: NetworkSearchSettings, heuristic: bool, hands: bool) -> None:
        super().__init__(Budget(nodes=nodes))
        self.name = name
        self.settings = settings
        self.heuristic_opponents = heuristic
        self.sees_hands = hands

    def question(self, guess: State, seat: int, seed: int) -> NetworkQuestion:
        """Return a decision with the settings of this bot."""
        return TunedQuestion(self.model(guess.game), guess, seat, seed, self.style(guess.game), self)


@dataclass(frozen=True)
class TunedQuestion(NetworkQuestion):
    """A decision of a TunedBot."""

    bot: TunedBot

    def search(self) -> NetworkSearch:
        """Return the search with the settings of the bot."""
        return TunedSearch(self.model, self.guess, self.seat, self.seed, self.bot)


class TunedSearch(NetworkSearch):
    """A search in which the heuristic policy may play for the opponents, and which may know all hands."""

    def __init__(self, model: NetworkModel, given: State, seat: int, seed: int, bot: TunedBot) -> None:
        super().__init__(model, given, seat, bot.budget, seed, bot.settings)
        self.given = given
        self.sees_hands = bot.sees_hands
        self.policy = policy_for(given.game) if bot.heuristic_opponents else None

    def world(self, seed: int) -> State:
        """Return a guess, or the real hands with the unseen cards of the deck shuffled again."""
        return self.given.redraw(seed) if self.sees_hands else super().world(seed)

    def play_on(self, state: State) -> None:
        """Make the decisions that are not in the tree: those with one answer, and those of opponents with a policy."""
        while True:
            super().play_on(state)
            if self.policy is None or state.top == 0 or state.to_move() == self.seat:
                return
            state.apply_unchecked(self.policy.pick(state))


def tuned_bot(text: str) -> TunedBot:
    """Return a bot by its settings: tree:nodes=100:scale=1.5:opponents=heuristic; OptionError says what is wrong."""
    kinds = {one.name: type(getattr(DEFAULT_SETTINGS, one.name)) for one in fields(DEFAULT_SETTINGS)}
    words = {"hands": "real", "opponents": "heuristic"}
    nodes, chosen = 0, set()
    values: dict[str, Any] = {}
    for part in text.split(":")[1:]:
        key, _, value = part.partition("=")
        try:
            if key == "nodes":
                nodes = int(value)
            elif key in kinds:
                values[key] = kinds[key](value)
            elif key in words and value == words[key]:
                chosen.add(key)
            else:
                raise ValueError
        except ValueError:
            known = [*(f"{word}={only}" for word, only in words.items()), "nodes=N", *(f"{name}=N" for name in kinds)]
            raise OptionError(f"{TREE} takes {', '.join(known)}, not {part!r}") from None
    if nodes < 1:
        raise OptionError(f"{TREE} needs a number of nodes, such as {TREE}:nodes=100")
    return TunedBot(text, nodes, NetworkSearchSettings(**values), "opponents" in chosen, "hands" in chosen)


@cache
def layers_of(path: str) -> NetworkLayers:
    """Return the layers of a file of weights."""
    return NetworkLayers(load_weights(Path(path)))


@cache
def model_of(path: str, name: str, seats: int, options: tuple[tuple[str, str], ...]) -> NetworkModel:
    """Return the network of a file, prepared for a table."""
    return NetworkModel(layers_of(path), cached(name, seats, dict(options)))


def measured_bot(text: str, game: str) -> Bot:
    """Return a bot by name, a network by its file, or the reference."""
    plain, *given = text.split(":")
    if plain == TREE:
        return tuned_bot(text)
    if plain != REFERENCE and not plain.endswith(".npz"):
        return bot_named(text, game)
    values: dict[str, Any] = {}
    for part in given:
        key, _, value = part.partition("=")
        if key in ("temperature", "reach"):
            values[key] = float(value)
        elif key == "careful":
            values[key] = tuple(value.split(","))
        else:
            values |= dict([setting("network", part)])
    style = PlayStyle(**values)
    if plain == REFERENCE:
        from reference_network import ReferenceBot

        return ReferenceBot(style)
    return WeightsBot(plain, style)


@dataclass(frozen=True)
class MatchOfBots:
    """The first bot against copies of the second on all other seats."""

    first: str
    second: str
    game: str
    seats: int
    options: dict[str, str] = field(default_factory=dict, hash=False)
    seed: int = 1

    @property
    def key(self) -> str:
        """Return what identifies the match in a file of results, with the weights it is played with."""
        known = [self.first, self.second, self.game, self.seats, sorted(self.options.items()), self.seed]
        return sha256(json.dumps([*known, weights_digest(self)]).encode()).hexdigest()[:16]

    @property
    def timed(self) -> bool:
        """Return whether a bot thinks by the clock."""
        return TIMED in self.first or TIMED in self.second


def weights_digest(match: MatchOfBots) -> list[str]:
    """Return digests of the weights that play in a match."""
    files = {Path(text.split(":")[0]) for text in (match.first, match.second) if ".npz" in text}
    if any(text.startswith(("network", "level", TREE)) for text in (match.first, match.second)):
        files.add(table_weights_file(match.game, match.seats))
    return sorted(sha256(path.read_bytes()).hexdigest() for path in files if path.exists())


@dataclass
class DealOutcome:
    """One deal played from every seat: what the first bot won, its points ahead and its thinking time."""

    deal: int
    share: float
    ahead: float
    decisions: int  # of the first bot
    seconds: float  # processor time of the first bot; only where games are played one at a time


def play_deals(match: MatchOfBots, deals: Sequence[int]) -> list[DealOutcome]:
    """Play some deals, all their games at the same time."""
    game = cached(match.game, match.seats, match.options)
    first, second = measured_bot(match.first, match.game), measured_bot(match.second, match.game)
    places = [(deal, seat) for deal in deals for seat in range(match.seats)]
    states = [game.deal(int(derive(match.seed * 7_777_777 + deal & MASK))) for deal, _ in places]
    counts, moves, used = [0] * len(places), [0] * len(places), 0.0
    running = list(range(len(places)))
    while running:
        requests: list[DecisionRequest] = []
        for place in running:
            deal, seat = places[place]
            state = states[place]
            mover = state.to_move()
            moves[place] += 1
            seed = int(derive((match.seed * 1_000_003 + deal) * 100_003 + moves[place] & MASK))
            bot = first if mover == seat else second
            requests.append(DecisionRequest(bot, shown(state, bot, mover, derive(~seed & MASK)), mover, seed))
            counts[place] += mover == seat
        began = process_time()
        actions = decide_many(requests)
        if len(running) == 1 and requests[0].bot is first:
            used += process_time() - began
        for place, action in zip(running, actions, strict=True):
            states[place].apply(action)
            skip_forced(states[place])
        running = [place for place in running if not states[place].over()]
    out = []
    for n, deal in enumerate(deals):
        rows = range(n * match.seats, (n + 1) * match.seats)
        found = [outcome(states[row], places[row][1]) for row in rows]
        share, ahead = (sum(column) / match.seats for column in zip(*found, strict=True))
        out.append(DealOutcome(deal, share, ahead, sum(counts[row] for row in rows), used / len(deals)))
    return out


def shown(state: State, bot: Bot, seat: int, seed: int) -> State:
    """Return what a bot is given: a guess, or all hands."""
    return state.redraw(seed) if isinstance(bot, TunedBot) and bot.sees_hands else state.guess(seat, seed)


def skip_forced(state: State) -> None:
    """Make the decisions that are none."""
    while not state.over() and len(state.legal()) == 1:
        state.apply(state.legal()[0])


def outcome(state: State, seat: int) -> tuple[float, float]:
    """Return a seat's share of the win, and its points ahead of the best other seat."""
    winners, points = state.winners(), state.scores()
    best = max(score for other, score in enumerate(points) if other != seat)
    return (1 / len(winners) if seat in winners else 0.0), float(points[seat] - best)


@dataclass(frozen=True)
class MatchShare:
    """The win share of the first bot with its 95 % interval over deals."""

    games: int
    share: float
    error: float
    ahead: float
    milliseconds: float  # processor time of a decision of the first bot, if measured

    @property
    def text(self) -> str:
        """Return the share in percent."""
        return f"{100 * self.share:.1f} % ± {100 * self.error:.1f}"


def share_of(found: Sequence[DealOutcome], seats: int) -> MatchShare:
    """Summarise deals."""
    n = len(found)
    if n == 0:
        return MatchShare(0, 0.0, 1.0, 0.0, 0.0)
    mean = sum(one.share for one in found) / n
    spread = sqrt(sum((one.share - mean) ** 2 for one in found) / max(1, n - 1))
    moves, seconds = sum(one.decisions for one in found), sum(one.seconds for one in found)
    ahead = sum(one.ahead for one in found) / n
    return MatchShare(n * seats, mean, Z * spread / sqrt(n), ahead, 1000 * seconds / max(1, moves))


class OutcomeFile:
    """Outcomes of deals in a file of JSON lines; an empty name keeps nothing."""

    def __init__(self, path: str) -> None:
        self.path = Path(path) if path else None
        self.known: dict[str, dict[int, DealOutcome]] = {}
        if self.path and self.path.exists():
            for line in self.path.read_text(encoding="utf-8").splitlines():
                row = json.loads(line)
                key = row.pop("match")
                one = DealOutcome(**row)
                self.known.setdefault(key, {})[one.deal] = one

    def of(self, match: MatchOfBots) -> dict[int, DealOutcome]:
        """Return the known outcomes of a match by deal."""
        return self.known.setdefault(match.key, {})

    def add(self, match: MatchOfBots, found: Sequence[DealOutcome]) -> None:
        """Keep outcomes."""
        self.of(match).update({one.deal: one for one in found})
        if self.path:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a", encoding="utf-8") as file:
                for one in found:
                    file.write(json.dumps({"match": match.key, **vars(one)}) + "\n")


def parts(match: MatchOfBots, games: int, known: dict[int, DealOutcome]) -> Iterator[list[int]]:
    """Return the deals still to be played, in parts for one process each."""
    missing = [deal for deal in range(-(-games // match.seats)) if deal not in known]
    size = 1 if match.timed else TOGETHER
    yield from (missing[at : at + size] for at in range(0, len(missing), size))


def play_match(
    match: MatchOfBots,
    games: int,
    outcomes: OutcomeFile,
    jobs: int = 1,
    until: float = float("inf"),
    look: Callable[[MatchShare], None] = lambda share: None,
) -> MatchShare:
    """Play at least this many games, as far as time allows (`until` by the monotonic clock), and return the share."""
    known = outcomes.of(match)
    waiting = list(parts(match, games, known))
    if jobs == 1:
        for part in waiting:
            if monotonic() < until:
                outcomes.add(match, play_deals(match, part))
                look(share_of(list(known.values()), match.seats))
    elif waiting:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            running: set[Future[list[DealOutcome]]] = set()
            while (waiting and monotonic() < until) or running:
                while waiting and len(running) < jobs and monotonic() < until:
                    running.add(pool.submit(play_deals, match, waiting.pop(0)))
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    outcomes.add(match, future.result())
                look(share_of(list(known.values()), match.seats))
    wanted = -(-games // match.seats)
    return share_of([known[deal] for deal in sorted(known) if deal < wanted], match.seats)
