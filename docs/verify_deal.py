"""Check the deal of a recorded game, with nothing but Python's standard library.

    python verify_deal.py game.jsonl                 check the secret and print the deal
    python verify_deal.py game.jsonl --commitment X  also compare the commitment that you noted at the start

This file stands alone. It was written from fair-shuffle.md and shares no code with Hadal.
"""

# ruff: noqa: SIM905  (the lists read better as text)

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

MASK = 2**63 - 1
Deal = dict[str, Any]


# From the record to the key of the deal.


def key_of(secret: bytes, contributions: list[tuple[int, bytes]], counter: int = 0) -> bytes:
    """Return the key: the secret itself, or its hash with the numbers of the players."""
    if not contributions:
        return secret
    parts = [bytes([seat]) + number for seat, number in sorted(contributions)]
    return hashlib.sha256(b"hadal key" + secret + b"".join(parts) + counter.to_bytes(4, "big")).digest()


# Random numbers.


class Stream:
    """The numbers of the first deal: SHAKE-256, 512 bytes at a time."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.block = 0
        self.words: list[int] = []

    def word(self) -> int:
        """Return the next 32 bits."""
        if not self.words:
            data = hashlib.shake_256(self.key + b"deal" + self.block.to_bytes(4, "big")).digest(512)
            self.words = [int.from_bytes(data[i : i + 4], "big") for i in range(508, -1, -4)]
            self.block += 1
        return self.words.pop()

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1; words that would favour small numbers are skipped."""
        while True:
            word = self.word()
            if word < 2**32 - 2**32 % n:
                return word % n


class Dice:
    """The small generator of one entry of the record; entry 0 is the deal."""

    def __init__(self, key: bytes, entry: int) -> None:
        message = entry.to_bytes(8, "big")
        digest = hashlib.blake2b(message, digest_size=8, key=key, person=b"hadal dice").digest()
        self.state = int.from_bytes(digest, "big") & MASK

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        self.state = (self.state + 0x1E3779B97F4A7C15) & MASK
        x = self.state
        x = ((x ^ (x >> 30)) * 0x3F58476D1CE4E5B9) & MASK
        x = ((x ^ (x >> 27)) * 0x14D049BB133111EB) & MASK
        x ^= x >> 31
        return ((x >> 31) * n) >> 32


def shuffled(cards: list[str], source: Stream | Dice) -> list[str]:
    """Return a list shuffled by Fisher and Yates, from the last place to the first."""
    out = list(cards)
    for i in range(len(out) - 1, 0, -1):
        j = source.below(i + 1)
        out[i], out[j] = out[j], out[i]
    return out


# Abyss.

LORDS = (
    "recruiter jailer seeker assassin commander tamer hunter ship_master trader peddler landlord slaver shopkeeper"
    " shaman invoker apprentice oracle alchemist illusionist master_of_magic opportunist corruptor traitor diplomat"
    " treasurer schemer keeper reaper shepherd miller aquaculturalist landowner sage hermit elder"
).split()
KRAKEN_LORDS = (
    "ferryman outlaw counterfeiter fence cleaner watcher vigil lookout shareholder inheritor hypnotist healer"
    " highwayman executioner recipient liberator grower oyster_farmer"
).split()
LEVIATHAN_LORDS = (
    "intrepid border_guard taxidermist arms_dealer metamorph sorcerer altruist rebel coward breeder"
).split()
LOCATIONS = (
    "sargasso_silos hydrozoa_reserves the_sanctuary parliament the_barracks the_dockworks the_sargasso_fields"
    " the_abyss city_of_mirrors black_smokers oceanic_senate_assembly the_depths the_throne_room the_jail the_chasm"
    " the_closed_tower the_lost_tower the_chamber_of_allies nest_of_giant_clams the_coral_barrier"
).split()
KRAKEN_LOCATIONS = (
    "the_gambling_den the_krakens_lair the_cetacean_graveyard the_abandoned_convoy the_megalodon the_battlefield"
).split()
RACES = "JCHSQ"


def exploration_cards(kraken: bool, leviathan: bool, seats: int) -> list[str]:
    """Return the Exploration deck before the shuffle."""
    cards = ["M"] * (9 if leviathan else 6)
    for value, copies in ((5, 1), (4, 2), (3, 3), (2, 3), (1, 4)):
        for race in RACES:
            # The Leviathan box adds a Crab of value 1; every player begins with one.
            more = 1 - seats if leviathan and (race, value) == ("C", 1) else 0
            cards += [f"{race}{value}"] * (copies + more)
    if kraken:
        cards += ["K4"] * 2 + ["K3"] * 3 + ["K2"] * 2
    if leviathan:
        cards += [f"{race}{special}" for special in ("4d", "3d", "2p", "1p") for race in RACES]
    return cards


def abyss(key: bytes, seats: int, options: dict[str, str]) -> Deal:
    """Return the first deal of Abyss. Every deck is listed from the top."""
    kraken = options.get("expansions", "none") in ("kraken", "both")
    leviathan = options.get("expansions", "none") in ("leviathan", "both")
    lords = LORDS + KRAKEN_LORDS * kraken + LEVIATHAN_LORDS * leviathan
    if leviathan:
        lords.remove("tamer")
    decks = {
        "exploration": exploration_cards(kraken, leviathan, seats),
        "lords": lords,
        "locations": LOCATIONS + KRAKEN_LOCATIONS * kraken,
    }
    if kraken:
        decks["loot"] = [
            str(value) for value, copies in zip("34567", (3, 4, 5, 6, 7), strict=True) for _ in range(copies)
        ]
    if leviathan:
        decks["leviathans"] = [f"leviathan_{number:02}" for number in range(1, 21)]
    stream = Stream(key)
    deal: Deal = {"start": stream.below(seats)}
    for name, cards in decks.items():
        deal[name] = shuffled(cards, stream)[::-1]
    if leviathan:
        dice = Dice(key, 0)
        deal["dice"] = [dice.below(6) + 1, dice.below(6) + 1]
    return deal


# The Abyss.

STANDARD = "P3*7,P4*7,P5*5,P6*3,P8*3,S1*3,S2*3,H1*3,H2*3,E1*3,E2*3,X*8"
SUITS = "PSHEX"


def deck_of(text: str) -> list[str]:
    """Return the cards of a deck list before the shuffle: by points, highest first, then by suit; Panics last."""
    cards: list[str] = []
    for part in text.split(","):
        name, _, copies = part.strip().partition("*")
        cards += [name] * int(copies or 1)
    return sorted(cards, key=lambda card: (card == "X", -int(card[1:] or 0), SUITS.index(card[0])))


def the_abyss(key: bytes, seats: int, options: dict[str, str]) -> Deal:
    """Return the first deal of The Abyss: one round, or more if too many Panics end a round while it is dealt."""
    chosen = options.get("deck_list", "standard")
    cards = deck_of(STANDARD if chosen == "standard" else chosen)
    stream, dice = Stream(key), Dice(key, 0)
    start = stream.below(seats)
    rounds = [deal_round(shuffled(cards, stream), start, seats, dice)]
    while "discard" not in rounds[-1]:
        start = (start + 1) % seats
        rounds.append(deal_round(shuffled(cards, dice), start, seats, dice))
    return {"rounds": rounds}


def deal_round(deck: list[str], start: int, seats: int, dice: Dice) -> Deal:
    """Deal three cards to each player, one at a time, and turn up the first discard; the top of the deck is its end."""
    dealt: list[list[str]] = [[] for _ in range(seats)]
    for i in range(3 * seats):
        dealt[(start + i) % seats].append(deck.pop())
        if sum(hand.count("X") < 3 for hand in dealt) == 1:
            return {"start": start, "dealt": dealt}
    while deck[-1] == "X":
        deck = shuffled(deck, dice)
    return {"start": start, "dealt": dealt, "discard": deck.pop(), "deck": deck[::-1]}


GAMES = {"abyss": abyss, "the_abyss": the_abyss}


# Records.


def check_record(text: str, noted: str = "") -> tuple[list[str], Deal]:
    """Check what a record says about its secret; return what is wrong, and the deal."""
    lines = [json.loads(line) for line in text.splitlines() if line.strip()]
    head, tail = lines[0], lines[-1]
    wrong: list[str] = []
    secret = bytes.fromhex(tail["secret"])
    if hashlib.sha256(secret).hexdigest() != head["commitment"]:
        wrong.append("the secret does not match the commitment")
    if not head["commitment"].startswith(noted.strip().lower()):
        wrong.append(f"the commitment is {head['commitment']}, not {noted}")
    hashes = {int(seat): value for seat, value in head.get("contributions", [])}
    numbers = [(int(seat), bytes.fromhex(value)) for seat, value in tail.get("contributions", [])]
    for seat, number in numbers:
        if hashlib.sha256(number).hexdigest() != hashes.get(seat):
            wrong.append(f"the number of seat {'ABCDE'[seat]} does not match its hash")
    seats, counter = head["seats"], tail.get("counter", 0)
    key = key_of(secret, numbers, counter)
    if head.get("rematch") and numbers:  # the first counter with which the seat begins that the secret alone gives
        first = Stream(secret).below(seats)
        tries = [Stream(key_of(secret, numbers, n)).below(seats) for n in range(counter + 1)]
        if tries.index(first) != counter if first in tries else True:
            wrong.append(f"{counter} is not the first counter that lets seat {'ABCDE'[first]} begin")
    elif counter:
        wrong.append(f"the counter is {counter}, but only a rematch with numbers of players has one")
    return wrong, GAMES[head["game"]](key, seats, head.get("options", {}))


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("record", help="a record of a finished game; - for stdin")
    parser.add_argument("--commitment", default="", help="the commitment noted at the start, or its first digits")
    given = parser.parse_args()
    try:
        text = sys.stdin.read() if given.record == "-" else Path(given.record).read_text(encoding="utf-8")
        wrong, deal = check_record(text, given.commitment)
    except OSError as error:
        parser.error(f"{given.record} cannot be read: {error.strerror}")
    except (ValueError, LookupError, TypeError, AttributeError):
        parser.error(f"{given.record} is not the record of a game that this program knows")
    print(json.dumps(deal, indent=1))
    for line in wrong:
        print(f"WRONG: {line}", file=sys.stderr)
    if not wrong:
        print("The secret matches the commitment. It gives the deal above.", file=sys.stderr)
        if 0 < len(given.commitment.strip()) < 64:
            print(
                f"Of the commitment only {len(given.commitment.strip())} of 64 digits were compared.", file=sys.stderr
            )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
