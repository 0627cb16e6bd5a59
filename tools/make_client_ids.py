"""Write web/src/games/GAME/ids.ts: the ids of a game for the client, generated from the rows of its rules.

python tools/make_client_ids.py           writes the files
python tools/make_client_ids.py --check   says whether they are up to date
"""

from __future__ import annotations

import sys
from pathlib import Path

from hadal.core.game import Game
from hadal.core.registry import create
from hadal.core.state import View
from hadal.games.abyss import constants as abyss
from hadal.games.abyss import events as abyss_events
from hadal.games.abyss.boxes.registered import LOCATION_NAMES, LORD_NAMES
from hadal.games.abyss.game import expansions
from hadal.games.the_abyss import constants as the_abyss

GAMES = Path(__file__).resolve().parents[1] / "web" / "src" / "games"
HEAD = "// Made from the rows of src/hadal/games/{game} by tools/make_client_ids.py: change them there.\n"
WIDTH = 118
# Places of Lords, Locations and Leviathans that are not seats.
PLACES = ["IN_DECK", "FACE_UP", "GONE", "DRAWN"]
# Causes of gains and losses of Pearls that the client shows differently.
CAUSES = ["LAST_SPACE", "MONSTER", "COURT", "PLOT", "RECRUIT"]


def listed(name: str, doc: str, names: list[str]) -> str:
    """Return a list of names in the order of their numbers, and the type of one of them."""
    lines: list[str] = [""]
    for item in names:
        piece = f'"{item}",'
        if len(lines[-1]) + len(piece) + 1 > WIDTH:
            lines.append("")
        lines[-1] += f" {piece}" if lines[-1] else f"  {piece}"
    body = "\n".join(lines)
    return f"/** {doc} */\n// prettier-ignore\nexport const {name} = [\n{body}\n] as const;\n"


def numbered(name: str, doc: str, numbers: dict[str, int]) -> str:
    """Return names with their numbers."""
    body = "\n".join(f"  {key}: {value}," for key, value in numbers.items())
    return f"/** {doc} */\nexport const {name} = {{\n{body}\n}} as const;\n"


def type_of(value: object) -> str:
    """Return the TypeScript type of a value of a view."""
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, int):
        return "number"
    if isinstance(value, list):
        return f"{type_of(value[0]) if value else 'number'}[]"
    assert isinstance(value, dict), f"no type for {value!r}"
    return "{ " + " ".join(f"{key}: {type_of(part)};" for key, part in value.items()) + " }"


def view_type(view: View, always: View) -> str:
    """Return the view of a game as an interface; keys that are not in every view are optional."""
    body = "\n".join(f"  {key}{'' if key in always else '?'}: {type_of(value)};" for key, value in view.items())
    return f"/** What one viewer sees of a game. */\nexport interface View {{\n{body}\n}}\n"


def kinds(game: Game) -> list[str]:
    """Return events and questions, which every game has."""
    return [
        listed("EVENTS", "The kinds of event, by number.", game.events),
        listed("QUESTIONS", "The kinds of question, by number.", game.questions),
    ]


def abyss_ids() -> str:
    """Return the ids of the board game with all boxes open."""
    game = create("abyss", 5, {"expansions": list(expansions())[-1]})
    return "\n".join(
        [
            HEAD.format(game="abyss"),
            listed("LORDS", "The Lords, by number.", LORD_NAMES),
            listed("LOCATIONS", "The Locations, by number.", LOCATION_NAMES),
            listed("ALLIES", "The kinds of exploration card, by number; M is the Monster.", abyss.ALLY_NAMES),
            listed("TOKENS", "The kinds of Monster token, by number.", abyss.TOKEN_NAMES),
            listed("LEVIATHANS", "The Leviathans, by number.", abyss.LEVIATHAN_NAMES),
            listed("SENTINELS", "The Sentinels, by number.", abyss.SENTINEL_NAMES),
            listed("RACES", "The races of Allies, by number.", abyss.RACE_NAMES),
            listed("GUILDS", "The guilds of Lords, by number.", abyss.GUILD_NAMES),
            numbered(
                "PLACES",
                "Where a Lord, a Location or a Leviathan is when no seat has it.",
                {name: int(getattr(abyss, name)) for name in PLACES},
            ),
            numbered(
                "LIES",
                "How an owned Lord lies when no Location covers it.",
                {"FREE": abyss.FREE, "DISABLED": abyss.DISABLED},
            ),
            numbered(
                "GUARDED",
                "What a Sentinel guards: a Lord, stack or Location is counted from these numbers.",
                {name: int(getattr(abyss, name)) for name in ("IN_AREA", "AT_LORD", "AT_STACK", "AT_LOCATION")},
            ),
            numbered(
                "CAUSES",
                "Why Pearls are gained or lost.",
                {name: getattr(abyss_events, f"WHY_{name}") for name in CAUSES},
            ),
            numbered(
                "ARRIVALS",
                "How a Lord arrives.",
                {"FROM_THE_DECK": abyss_events.FROM_THE_DECK},
            ),
            *kinds(game),
            view_type(game.blank(0), create("abyss", 2, {}).blank(0)),
        ]
    )


def the_abyss_ids() -> str:
    """Return the ids of the card game with its standard deck."""
    game = create("the_abyss", 4, {})
    cards = [game.card_name(kind) for kind in range(len(game.copies()))]
    return "\n".join(
        [
            HEAD.format(game="the_abyss"),
            listed("CARDS", "The kinds of card of the standard deck, by number.", cards),
            numbered(
                "SUITS",
                "What a card is.",
                {n: getattr(the_abyss, n) for n in ("POINTS", "SWORD", "HOOK", "EYE", "PANIC")},
            ),
            *kinds(game),
            view_type(game.blank(0), game.blank(0)),
        ]
    )


def written() -> dict[Path, str]:
    """Return every file with its text."""
    return {GAMES / "abyss" / "ids.ts": abyss_ids(), GAMES / "the_abyss" / "ids.ts": the_abyss_ids()}


def main(check: bool) -> int:
    """Write the files, or compare them."""
    stale = 0
    for path, text in written().items():
        if check:
            fresh = path.exists() and path.read_text(encoding="utf-8") == text
            state = "up to date" if fresh else "out of date: run tools/make_client_ids.py"
            print(f"{path.parent.name}/{path.name} is {state}")
            stale += not fresh
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return min(stale, 1)


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
