"""Every written position matches the grammar in docs/notation.md."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from hadal.core.registry import create

PAGE = (Path(__file__).resolve().parents[1] / "docs/notation.md").read_text()
SPECIAL = {"letter": "[a-zA-Z]", "digit": "[0-9]", "character": "[^ ,;:*=]"}
TOKEN = re.compile(r'\s*("[^"]*"|\?[^?]*\?|[\w-]+|[,|{}\[\]()])')


def grammar() -> dict[str, str]:
    """The rules of the page, by name."""
    block = PAGE.split("```ebnf\n")[1].split("```")[0]
    rules = [rule.partition("=") for rule in re.split(r" ;\n", block) if rule.strip()]
    return {name.strip(): body.strip() for name, _, body in rules}


def pattern(name: str, rules: dict[str, str]) -> str:
    """A rule as a regular expression; no rule refers to itself."""
    if name in SPECIAL:
        assert rules[name].startswith("?")
        return SPECIAL[name]
    out = []
    for token in TOKEN.findall(rules[name]):
        if token.startswith('"'):
            out.append(re.escape(token[1:-1]))
        elif token in "{[(":
            out.append("(?:")
        elif token in "}])":
            out.append({"}": ")*", "]": ")?", ")": ")"}[token])
        elif token == "|":
            out.append("|")
        elif token != ",":
            out.append(f"(?:{pattern(token, rules)})")
    return "(?:" + "".join(out) + ")"


RULES = grammar()
assert RULES["position"] == "game , { space , word }" and RULES["space"] == '" "'  # what `matches` does itself
GAME, WORD = re.compile(pattern("game", RULES)), re.compile(pattern("word", RULES))


def matches(line: str) -> bool:
    """Whether a line is a position: the game, then words."""
    game, *words = line.split(" ")
    return bool(GAME.fullmatch(game)) and all(WORD.fullmatch(word) for word in words)


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("the_abyss", 4, {}),
        ("the_abyss", 2, {"third_panic_rescue": "gifts_only"}),
        ("abyss", 3, {}),
        ("abyss", 5, {"expansions": "both"}),
    ],
)
def test_written_positions_match_the_grammar(name: str, seats: int, options: dict[str, str]) -> None:
    game, chance = create(name, seats, options), Random(5)
    for seed in range(3):
        state = game.seeded(seed)
        while not state.over():
            line = game.write(state)
            assert matches(line), [word for word in line.split(" ")[1:] if not WORD.fullmatch(word)]
            state.apply(chance.choice(state.legal()))


@pytest.mark.parametrize("line", ["", "the_abyss seats", "the_abyss  seats=2", "the_abyss =2", "the_abyss a=b=c"])
def test_other_lines_do_not(line: str) -> None:
    assert not matches(line)
