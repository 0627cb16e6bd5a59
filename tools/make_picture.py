"""Draw docs/pictures/terminal.svg: the terminal table in a real position of a seeded game.

python tools/make_picture.py           write it
python tools/make_picture.py --check   only tell (exit status) whether it is up to date
"""

from __future__ import annotations

import html
import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

import hadal
from hadal.bots import bot
from hadal.cli.draw import drawing
from hadal.cli.evening import Evening
from hadal.cli.seats import bot_move
from hadal.cli.terminal import WIDTH, Terminal
from hadal.core.bot import Bot
from hadal.core.dice import secret_of
from hadal.core.match import Match
from hadal.words import Words

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "terminal.svg"
SEED, SEATS, ME = 279, 3, 0
MOVES = 184  # how far the game has come
TITLE = "hadal play"
CELL = 12.2  # width of a column in rich's drawing
TEXT = re.compile(
    r'<text(?P<head> class="hadal-r\d+") x="(?P<x>[\d.]+)" y="(?P<y>[\d.]+)" textLength="[\d.]+"'
    r"(?P<tail> [^>]*)>(?P<body>[^<]*)</text>"
)


def position() -> Evening:
    """The table after some moves of a game between random players, seen from one seat."""
    game = hadal.game("the_abyss", SEATS)
    match = Match(game, secret_of(SEED))
    bots: list[Bot | None] = [bot("random", game.name) for _ in range(SEATS)]
    for n in range(MOVES):
        match.play(bot_move(bots, match.state, match.record.secret, n))
    bots[ME] = None
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor",
        highlight=False, markup=False, emoji=False, legacy_windows=False,
    )  # fmt: skip
    terminal, words = Terminal(console, ascii=False), Words("en")
    return Evening(match, bots, terminal, words, drawing(game.name, terminal, words))


def picture() -> str:
    """The SVG; its letters come from the reader's own fonts, so that it names no other host."""
    evening = position()
    evening.show(ME)
    evening.terminal.console.print(evening.terminal.text(f"{evening.words.text('cli-prompt')} > ", "bold"))
    svg = evening.terminal.console.export_svg(title=TITLE, theme=MONOKAI, unique_id="hadal")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return TEXT.sub(apart, svg)


def apart(text: re.Match[str]) -> str:
    """A text as one element for each stretch without a wide gap: not every viewer keeps spaces."""
    out = []
    for part in re.finditer(r"\S+(?: \S+)*", html.unescape(text["body"]).replace("\N{NO-BREAK SPACE}", " ")):
        x = f"{float(text['x']) + part.start() * CELL:.1f}"
        length = f"{len(part[0]) * CELL:.1f}"
        body = html.escape(part[0])
        out.append(f'<text{text["head"]} x="{x}" y="{text["y"]}" textLength="{length}"{text["tail"]}>{body}</text>')
    return "\n".join(out)


def main() -> int:
    """Write the picture, or check it."""
    drawn = picture()
    if "--check" in sys.argv:
        return 0 if PICTURE.exists() and PICTURE.read_text(encoding="utf-8") == drawn else 1
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(drawn, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
