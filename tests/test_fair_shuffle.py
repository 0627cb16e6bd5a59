"""The page on the shuffle, its test vectors and the stand-alone verifier agree with the rules."""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import make_deal_vectors
import pytest

from hadal.core.chance import commitment, secret_of
from hadal.core.match import Match
from hadal.core.registry import create

ROOT = Path(__file__).resolve().parents[1]
VERIFIER = ROOT / "docs/verify_deal.py"
VECTORS = json.loads((ROOT / "docs/fair-shuffle.json").read_text())


def load_verifier() -> Any:
    """The verifier as a module."""
    spec = importlib.util.spec_from_file_location("verify_deal", VERIFIER)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


verify_deal = load_verifier()


def name_of(table: dict[str, Any]) -> str:
    return f"{table['game']}-{table['seats']}-{next(iter(table['options'].values()))[:9]}"


def test_the_vectors_cover_every_game_box_and_number_of_players() -> None:
    tables = [(table["game"], table["seats"], table["options"]) for table in VECTORS["tables"]]
    assert tables == make_deal_vectors.TABLES and VECTORS["deals"] >= 1000
    page = make_deal_vectors.PAGE.read_text()
    assert make_deal_vectors.page(page) == page


@pytest.mark.parametrize("table", VECTORS["tables"], ids=name_of)
def test_the_vectors_are_the_deals_of_the_rules(table: dict[str, Any]) -> None:
    assert make_deal_vectors.table_vectors(table["game"], table["seats"], table["options"]) == table


@pytest.mark.parametrize("table", VECTORS["tables"], ids=name_of)
def test_the_verifier_reproduces_a_thousand_deals(table: dict[str, Any]) -> None:
    deal = verify_deal.GAMES[table["game"]]
    total = hashlib.sha256()
    for seed in range(VECTORS["deals"]):
        made = deal(secret_of(seed), table["seats"], table["options"])
        total.update(make_deal_vectors.canonical(made).encode())
    assert deal(secret_of(0), table["seats"], table["options"]) == table["first"]
    assert total.hexdigest() == table["sha256"]


def test_the_verifier_needs_only_the_standard_library() -> None:
    tree = ast.parse(VERIFIER.read_text())
    imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    imported |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in imported} <= sys.stdlib_module_names


@pytest.fixture(scope="module")
def record() -> str:
    """A game that was played for a few moves."""
    match = Match(create("abyss", 4, {"expansions": "both"}), secret_of(5))
    for _ in range(12):
        match.play(match.state.legal()[0])
    return match.record.write()


def run(text: str, *args: str) -> subprocess.CompletedProcess[str]:
    """Run the verifier on its own, without Hadal on its path."""
    command = [sys.executable, "-I", str(VERIFIER), "-", *args]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=False)


def test_the_verifier_checks_a_record_on_its_own(record: str) -> None:
    noted = commitment(secret_of(5))
    for promise in ([], ["--commitment", noted], ["--commitment", noted[:16].upper()]):
        done = run(record, *promise)
        assert done.returncode == 0 and done.stderr.startswith("The secret matches the commitment.")
        assert ("only 16 of 64 digits" in done.stderr) == (noted[:16].upper() in promise)
        game = create("abyss", 4, {"expansions": "both"})
        assert json.loads(done.stdout) == make_deal_vectors.engine_deal(game, secret_of(5))


def test_the_verifier_finds_a_changed_secret_and_a_broken_promise(record: str) -> None:
    done = run(record.replace(secret_of(5).hex(), secret_of(6).hex()))
    assert (done.returncode, done.stderr) == (1, "WRONG: the secret does not match the commitment\n")
    done = run(record, "--commitment", "0123")
    assert done.returncode == 1 and "not 0123" in done.stderr


def test_the_verifier_says_in_a_sentence_what_it_cannot_read(record: str, tmp_path: Path) -> None:
    for text in ("", "nonsense", "[]", "{}", record.replace('"abyss"', '"chess"'), record.partition("\n")[0]):
        done = run(text)
        assert done.returncode == 2 and "is not the record of a game" in done.stderr and "Traceback" not in done.stderr
    missing = subprocess.run(
        [sys.executable, "-I", str(VERIFIER), str(tmp_path / "none")], capture_output=True, text=True, check=False
    )
    assert missing.returncode == 2 and "cannot be read: No such file or directory" in missing.stderr


def redraw_dice(secret: bytes, number: int) -> Any:
    """The generator of a redraw, as the page describes it."""
    message = bytes(8) + number.to_bytes(8, "big")
    digest = hashlib.blake2b(message, digest_size=8, key=secret, person=b"hadal dice").digest()
    dice = verify_deal.Dice(secret, 0)
    dice.state = int.from_bytes(digest, "big") % 2**62
    return dice


def some_moves(name: str, seats: int, options: dict[str, str], seed: int) -> Match:
    """A match after sixty moves, or at its end."""
    match = Match(create(name, seats, options), secret_of(seed))
    while not match.state.over() and len(match.record.moves) < 60:
        match.play(match.state.legal()[seed % len(match.state.legal())])
    return match


def cards(vector: Any, count: int) -> list[int]:
    """The cards of a deck, the top card last."""
    return [int(vector[i]) for i in range(count)]


@pytest.mark.parametrize("seed", range(4))
def test_a_redraw_of_abyss_shuffles_the_sorted_decks_one_after_the_other(seed: int) -> None:
    match = some_moves("abyss", 3, {"expansions": "both"}, seed)
    names = ("deck", "lord_deck", "location_deck", "loot_deck", "leviathan_deck")
    before: Any = match.state
    decks = [cards(getattr(before, name), getattr(before, f"{name}_n")) for name in names]
    match.redraw(5 + seed)
    dice = redraw_dice(match.record.secret, 5 + seed)
    after: Any = match.state
    for name, deck in zip(names, decks, strict=True):
        assert cards(getattr(after, name), len(deck)) == verify_deal.shuffled(sorted(deck), dice), name


@pytest.mark.parametrize("seed", range(4))
def test_a_redraw_of_the_abyss_deals_the_unseen_places_from_the_bottom_to_the_top(seed: int) -> None:
    match = some_moves("the_abyss", 3, {}, seed)
    before: Any = match.state
    deck = cards(before.deck, before.deck_n)
    unseen = [place for place in range(len(deck)) if before.seen[place] == 0]
    left = sorted(deck[place] for place in unseen)
    match.redraw(5 + seed)
    dice = redraw_dice(match.record.secret, 5 + seed)
    for place in unseen:
        deck[place] = left.pop(dice.below(len(left)))
    after: Any = match.state
    assert cards(after.deck, after.deck_n) == deck
