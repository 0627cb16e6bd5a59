"""Draw docs/pictures/*.svg: the terminal tables, each in a real position of a seeded game.

python tools/make_picture.py           write them
python tools/make_picture.py --check   only tell (exit status) whether they are up to date
"""

from __future__ import annotations

import html
import io
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

import hadal
from hadal.bots import bot
from hadal.cli.drawing import table_for
from hadal.cli.seats import bot_move
from hadal.cli.session import TerminalGame
from hadal.cli.terminal import Terminal
from hadal.core.bot import Bot
from hadal.core.chance import secret_of
from hadal.core.match import Match
from hadal.core.registry import plugin
from hadal.words import Words

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SEATS, ME = 3, 0


@dataclass
class Scene:
    """A game between bots, and the number of moves played."""

    file: str
    title: str
    game: str
    bot: str
    seed: int
    moves: int


SCENES = [
    Scene("terminal.svg", "hadal play", "the_abyss", "random", 279, 184),
    Scene("abyss-terminal.svg", "hadal play abyss", "abyss", "random", 26, 199),
]
CELL = 12.2  # width of a column in rich's SVG
TEXT = re.compile(
    r'<text(?P<head> class="hadal-r\d+") x="(?P<x>[\d.]+)" y="(?P<y>[\d.]+)" textLength="[\d.]+"'
    r"(?P<tail> [^>]*)>(?P<body>[^<]*)</text>"
)


def position(scene: Scene) -> TerminalGame:
    """Return the table after some moves of a game between bots, seen from one seat."""
    game = hadal.game(scene.game, SEATS)
    match = Match(game, secret_of(scene.seed))
    bots: list[Bot | None] = [bot(scene.bot, game.name) for _ in range(SEATS)]
    for n in range(scene.moves):
        match.play(bot_move(bots, match.state, match.record.secret, n))
    bots[ME] = None
    console = Console(
        record=True, width=plugin(game.name).columns, file=io.StringIO(), force_terminal=True, color_system="truecolor",
        highlight=False, markup=False, emoji=False, legacy_windows=False,
    )  # fmt: skip
    terminal, words = Terminal(console, ascii=False, columns=plugin(game.name).columns), Words("en")
    return TerminalGame(match, bots, terminal, words, table_for(game.name, terminal, words))


def picture(scene: Scene) -> str:
    """Return the SVG; it uses the reader's own fonts and refers to no other host."""
    game = position(scene)
    game.show(ME)
    game.terminal.console.print(game.terminal.text(f"{game.words.text('cli-prompt')} > ", "bold"))
    svg = game.terminal.console.export_svg(title=scene.title, theme=MONOKAI, unique_id="hadal")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return TEXT.sub(apart, svg)


def apart(text: re.Match[str]) -> str:
    """Split a text into one element per run without a wide gap, because not every viewer keeps spaces."""
    out = []
    for part in re.finditer(r"\S+(?: \S+)*", html.unescape(text["body"]).replace("\N{NO-BREAK SPACE}", " ")):
        x = f"{float(text['x']) + part.start() * CELL:.1f}"
        length = f"{len(part[0]) * CELL:.1f}"
        body = html.escape(part[0])
        out.append(f'<text{text["head"]} x="{x}" y="{text["y"]}" textLength="{length}"{text["tail"]}>{body}</text>')
    return "\n".join(out)


def main() -> int:
    """Write the pictures, or check them."""
    stale = 0
    for scene in SCENES:
        drawn, path = picture(scene), PICTURES / scene.file
        if "--check" in sys.argv:
            stale += not path.exists() or path.read_text(encoding="utf-8") != drawn
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(drawn, encoding="utf-8")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
