"""Write the test vectors of docs/fair-shuffle.md: docs/fair-shuffle.json, and the listing in the page itself.

python tools/make_deal_vectors.py           write them
python tools/make_deal_vectors.py --check   only tell (exit status) whether they are up to date
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from pathlib import Path
from typing import Any

from hadal.core.chance import Stream, commitment, entry_dice, next_state, output, secret_of
from hadal.core.game import Game
from hadal.core.registry import create
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.state import Position as AbyssPosition
from hadal.games.the_abyss import constants
from hadal.games.the_abyss.game import TheAbyss
from hadal.games.the_abyss.state import Position as TheAbyssPosition

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/fair-shuffle.md"
VECTORS = ROOT / "docs/fair-shuffle.json"
DEALS = 1000
OWN_DECK = "E2*2,H1*2,P1*9,P3*20,P7*5,S2*5,X*8"
TABLES: list[tuple[str, int, dict[str, str]]] = [
    *[("abyss", seats, {"expansions": box}) for box in ("none", "kraken") for seats in (2, 3, 4)],
    *[("abyss", seats, {"expansions": box}) for box in ("leviathan", "both") for seats in (2, 3, 4, 5)],
    *[("the_abyss", seats, {"deck_list": deck}) for deck in ("standard", OWN_DECK) for seats in (2, 3, 4)],
]
Deal = dict[str, Any]


def abyss_deal(game: Abyss, s: AbyssPosition) -> Deal:
    """The deal of Abyss as the rules made it, every deck from the top."""
    tables = s.tables
    allies = [game.card_name(int(kind)) for kind in s.deck[: s.deck_n]]
    lords = [int(lord) for lord in s.court] + [int(lord) for lord in s.lord_deck[: s.lord_deck_n]][::-1]
    open_location = [place for place in range(int(tables.locations)) if s.location_owner[place] == -2]
    locations = open_location + [int(place) for place in s.location_deck[: s.location_deck_n]][::-1]
    deal: Deal = {
        "start": int(s.turn),
        "exploration": allies[::-1],
        "lords": [tables.lord_names[lord] for lord in lords],
        "locations": [tables.location_names[place] for place in locations],
    }
    if len(s.loot_deck):
        deal["loot"] = [str(3 + int(loot)) for loot in s.loot_deck[: s.loot_deck_n]][::-1]
    if len(s.leviathan_deck):
        (dice,) = [event for event in s.log or [] if game.events[event.kind] == "dice"]
        drawn = [int(number) for number in s.leviathan_deck[: s.leviathan_deck_n + 1]][::-1]
        deal["leviathans"] = [f"leviathan_{number + 1:02}" for number in drawn]
        deal["dice"] = [dice.card, dice.n]
    return deal


def the_abyss_deal(game: TheAbyss, s: TheAbyssPosition) -> Deal:
    """The deal of The Abyss as the rules told it."""
    rounds: list[Deal] = []
    for event in s.log or []:
        if event.kind == constants.ROUND:
            rounds.append({"start": event.seat, "dealt": [[] for _ in range(game.seats)]})
        elif event.kind in (constants.DEALT_CARD, constants.DEALT_PANIC):
            rounds[-1]["dealt"][event.seat].append(game.card_name(event.card))
        elif event.kind == constants.TURNED_UP:
            rounds[-1]["discard"] = game.card_name(event.card)
    rounds[-1]["deck"] = [game.card_name(int(kind)) for kind in s.deck[: s.deck_n]][::-1]
    return {"rounds": rounds}


def engine_deal(game: Game, key: bytes) -> Deal:
    """The first deal of a game, from the rules."""
    s = game.new(key)
    if isinstance(game, Abyss):
        assert isinstance(s, AbyssPosition)
        return abyss_deal(game, s)
    assert isinstance(game, TheAbyss) and isinstance(s, TheAbyssPosition)
    return the_abyss_deal(game, s)


def canonical(deal: Deal) -> str:
    """A deal as one line: JSON with sorted keys and without spaces."""
    return json.dumps(deal, sort_keys=True, separators=(",", ":")) + "\n"


def table_vectors(name: str, seats: int, options: dict[str, str]) -> dict[str, Any]:
    """A digest of many deals of a table, and the first of them."""
    game = create(name, seats, options)
    total = hashlib.sha256()
    for seed in range(DEALS):
        total.update(canonical(engine_deal(game, secret_of(seed))).encode())
    first = engine_deal(game, secret_of(0))
    return {"game": name, "seats": seats, "options": options, "sha256": total.hexdigest(), "first": first}


def vectors() -> dict[str, Any]:
    """All test vectors."""
    return {
        "secrets": 'SHA-256 of the text "hadal seed N", for N = 0, 1, 2 ...',
        "deals": DEALS,
        "digest": "SHA-256 of the deals, each as JSON with sorted keys and without spaces, followed by a line feed",
        "tables": [table_vectors(*table) for table in TABLES],
    }


def listing() -> str:
    """The numbers that the page lists, step by step, for the secret of seed 7."""
    secret = secret_of(7)
    stream = Stream(secret, "deal")
    words = [stream.word() for _ in range(129)]
    state = entry_dice(secret, 0)
    lines = [
        f"secret                        {secret.hex()}",
        f"commitment                    {commitment(secret)}",
        f"words 0 to 3 of the stream    {' '.join(f'{word:08x}' for word in words[:4])}",
        f"word 128 (block 1)            {words[128]:08x}",
    ]
    stream = Stream(secret, "deal")
    lines.append(
        f"below 4, then 51, 50, 49      {stream.below(4)}, {', '.join(str(stream.below(n)) for n in (51, 50, 49))}"
    )
    lines.append(f"dice of entry 0 and entry 1   {state:016x} {entry_dice(secret, 1):016x}")
    states = [next_state(state)]
    states.append(next_state(states[0]))
    lines.append(f"entry 0, next two states      {' '.join(f'{x:016x}' for x in states)}")
    lines.append(f"their outputs                 {' '.join(f'{output(x):016x}' for x in states)}")
    lines.append(f"as numbers below 6            {', '.join(str(((output(x) >> 31) * 6) >> 32) for x in states)}")
    return "\n".join(lines)


def page(text: str) -> str:
    """The page with the listing put in."""
    block = f"<!-- made by tools/make_deal_vectors.py -->\n\n```text\n{listing()}\n```\n\n<!-- end -->"
    return re.sub(r"<!-- made by .*?<!-- end -->", lambda _: block, text, flags=re.DOTALL)


def main() -> int:
    """Run the command line."""
    old = PAGE.read_text(encoding="utf-8")
    files = {VECTORS: json.dumps(vectors(), indent=1) + "\n", PAGE: page(old)}
    if sys.argv[1:] == ["--check"]:
        return (
            0 if all(path.exists() and path.read_text(encoding="utf-8") == text for path, text in files.items()) else 1
        )
    for path, text in files.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
