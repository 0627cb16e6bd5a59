"""Make the two typefaces of the client: download, subset, add our symbols, and match the fallbacks.

    pip install brotli                  # to write WOFF2; nothing else needs it
    python tools/make_fonts.py          # writes web/src/styles/fonts/ and web/src/styles/fonts.css

Names, numbers and questions are set in Alegreya, everything else in Source Sans 3. Both have the SIL Open Font License.
The packages come from npm, pinned below. The files have our own name because the licence reserves the name "Source".

Until a typeface has arrived the page shows a font of the system, scaled to the same average width and line height, so
that nothing moves when it arrives.
"""

from __future__ import annotations

import argparse
import collections
import subprocess
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parent.parent
STYLES = ROOT / "web/src/styles"
CATALOGUES = ("words/*/*.ftl", "games/*/texts/*/*.ftl")
# English, French, the quotes and dashes of both, and what our neighbours' names need.
TEXT = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "ÀÂÄÆÇÈÉÊËÎÏÑÔÖÙÛÜŸŒàâäæçèéêëîïñôöùûüÿœßáíóú«»‹›‘’“”„·•…–—×÷−±°½¼¾€©²³\u00a0\u202f"
)
SYMBOLS = "→←≤≥▲▼⇧⏎␣✓✗ᵉ"


@dataclass
class Face:
    """One file: where it comes from and how it is declared."""

    name: str
    family: str
    package: str
    source: str
    weights: str
    limits: tuple[float, float] | None = None
    scale: float = 1.0  # Source Sans is drawn smaller than the fonts our sizes were chosen for


FACES = (
    Face("serif", "Hadal Serif", "@fontsource/alegreya@5.3.0", "alegreya-latin-700-normal", "400 900"),
    Face(
        "sans",
        "Hadal Sans",
        "@fontsource-variable/source-sans-3@5.3.0",
        "source-sans-3-latin-wght-normal",
        "400 700",
        limits=(400, 700),
        scale=1.06,
    ),
)
# Fonts of the system, by a free font of the same metrics: weights, package, file, names in the system.
FALLBACKS = {
    "Hadal Sans": [
        ("Arial", "400", "@fontsource/arimo@5.3.0", "arimo-latin-400-normal", "Arial|Liberation Sans|Helvetica"),
        ("Arial", "700", "@fontsource/arimo@5.3.0", "arimo-latin-700-normal", "Arial Bold|Liberation Sans Bold"),
        ("Roboto", "400", "@fontsource/roboto@5.3.0", "roboto-latin-400-normal", "Roboto"),
        ("Roboto", "700", "@fontsource/roboto@5.3.0", "roboto-latin-700-normal", "Roboto Bold"),
    ],
    "Hadal Serif": [
        (
            "Times",
            "400 900",
            "@fontsource/tinos@5.3.0",
            "tinos-latin-700-normal",
            "Times New Roman Bold|Liberation Serif Bold",
        ),
        ("Noto", "400 900", "@fontsource/noto-serif@5.3.0", "noto-serif-latin-700-normal", "Noto Serif Bold"),
    ],
}
LICENCES = {"alegreya": "OFL-Alegreya.txt", "source-sans-3": "OFL-Source-Sans.txt"}


def fetched(package: str, into: Path) -> Path:
    """Download a package from npm and unpack it."""
    folder = into / package.replace("/", "-")
    if not folder.is_dir():
        told = subprocess.run(
            ["npm", "pack", "--silent", package], cwd=into, check=True, capture_output=True, text=True
        )
        with tarfile.open(into / told.stdout.strip().splitlines()[-1]) as archive:
            archive.extractall(folder, filter="data")
    return folder / "package"


def letters() -> dict[str, int]:
    """Count the letters of all catalogues: how often each is read."""
    counted: collections.Counter[str] = collections.Counter()
    for pattern in CATALOGUES:
        for path in (ROOT / "src/hadal").glob(pattern):
            counted.update(path.read_text())
    return {letter: count for letter, count in counted.items() if letter.isalpha() or letter == " "}


def polygons(*shapes: list[tuple[float, float]]) -> Any:
    """Return a glyph of filled polygons."""
    pen = TTGlyphPen(None)
    for shape in shapes:
        pen.moveTo(shape[0])
        for point in shape[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


def bar(x0: float, y0: float, x1: float, y1: float, thick: float) -> list[tuple[float, float]]:
    """Return a straight stroke."""
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    dx, dy = (y1 - y0) / length * thick / 2, (x0 - x1) / length * thick / 2
    return [(x0 - dx, y0 - dy), (x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy)][::-1]


def drawn(font: TTFont, letter: str) -> tuple[Any, int]:
    """Draw one of the symbols that the font lacks; return it with its width."""
    t = 76  # the stroke
    if letter == "→":
        return polygons(bar(50, 300, 640, 300, t), [(440, 500), (700, 300), (440, 100), (560, 300)]), 750
    if letter == "←":
        return polygons(bar(110, 300, 700, 300, t), [(310, 500), (190, 300), (310, 100), (50, 300)]), 750
    if letter == "≤":
        return polygons(bar(480, 590, 60, 400, t), bar(60, 400, 480, 210, t), bar(60, 90, 480, 90, t)), 540
    if letter == "≥":
        return polygons(bar(60, 590, 480, 400, t), bar(480, 400, 60, 210, t), bar(60, 90, 480, 90, t)), 540
    if letter == "▲":
        return polygons([(40, 60), (320, 600), (600, 60)]), 640
    if letter == "▼":
        return polygons([(40, 600), (600, 600), (320, 60)]), 640
    if letter == "⇧":
        return polygons(
            bar(330, 620, 70, 340, t),
            bar(590, 340, 330, 620, t),
            bar(70, 340, 590, 340, t),
            bar(220, 340, 220, 60, t),
            bar(440, 60, 440, 340, t),
            bar(440, 60, 220, 60, t),
        ), 660
    if letter == "⏎":
        return polygons(
            bar(180, 240, 640, 240, t), bar(600, 240, 600, 560, t), [(260, 430), (160, 240), (260, 50), (40, 240)]
        ), 720
    if letter == "␣":
        return polygons(bar(80, 60, 80, 260, t), bar(60, 40, 620, 40, t), bar(600, 60, 600, 260, t)), 680
    if letter == "✓":
        return polygons(bar(80, 300, 240, 90, t * 1.2), bar(215, 80, 560, 600, t * 1.2)), 620
    if letter == "✗":
        return polygons(bar(90, 90, 520, 570, t * 1.2), bar(90, 570, 520, 90, t * 1.2)), 610
    assert letter == "ᵉ"
    pen = TTGlyphPen(font.getGlyphSet())
    small = 0.62
    pen.addComponent("e", (small, 0, 0, small, 0, 330))
    return pen.glyph(), round(font["hmtx"]["e"][0] * small)


def add_symbols(font: TTFont) -> None:
    """Add the symbols that the font lacks, and a narrow space."""
    order = font.getGlyphOrder()
    table: dict[str, tuple[Any, int]] = {}
    known = font.getBestCmap()
    for letter in SYMBOLS:
        if ord(letter) not in known:
            table[letter] = drawn(font, letter)
    if 0x202F not in known:
        table["\u202f"] = (TTGlyphPen(None).glyph(), round(font["hmtx"][known[0x20]][0] * 0.7))
    if "HVAR" in font:
        del font["HVAR"]  # optional, and would need a row for each new glyph
    for letter, (glyph, width) in table.items():
        name = f"uni{ord(letter):04X}"
        order = [*order, name]
        font.setGlyphOrder(order)
        font["glyf"][name] = glyph
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (width, getattr(glyph, "xMin", 0))
        for sub in font["cmap"].tables:
            if sub.isUnicode():
                sub.cmap[ord(letter)] = name
    if "gvar" in font:
        for name in order:
            font["gvar"].variations.setdefault(name, [])


def lining_figures(font: TTFont) -> None:
    """Show lining figures of equal width without asking for them: ours are counts and values."""
    for sub in font["cmap"].tables:
        for code, name in list(sub.cmap.items()):
            if 0x30 <= code <= 0x39 and f"{name}.tf" in font.getGlyphOrder():
                sub.cmap[code] = f"{name}.tf"


def named(font: TTFont, family: str) -> None:
    """Put our name for the family into the file; the copyright and licence lines stay."""
    for record in font["name"].names:
        if record.nameID in (1, 16, 4):
            record.string = family
        elif record.nameID in (3, 6):
            record.string = family.replace(" ", "")


def made(face: Face, source: Path) -> TTFont:
    """Return one typeface, subset."""
    font = TTFont(source)
    if face.limits:
        font = instancer.instantiateVariableFont(font, {"wght": face.limits})
    lining_figures(font)
    add_symbols(font)
    named(font, face.family)
    options = Options()
    options.layout_features = ["kern", "liga", "ccmp", "mark", "mkmk", "rvrn"]
    options.name_IDs = [0, 1, 2, 3, 4, 6, 13, 14]
    options.hinting = False
    options.flavor = "woff2"
    subsetter = Subsetter(options)
    subsetter.populate(text=TEXT + SYMBOLS)
    subsetter.subset(font)
    font.flavor = "woff2"
    return font


def average(font: TTFont) -> float:
    """Return the average width of a letter of our texts, in units of the font size."""
    known, widths, counts = font.getBestCmap(), font["hmtx"], letters()
    shown = {letter: count for letter, count in counts.items() if ord(letter) in known}
    total = sum(widths[known[ord(letter)]][0] * count for letter, count in shown.items())
    return float(total / sum(shown.values()) / font["head"].unitsPerEm)


def percent(value: float) -> str:
    """Write a percentage for CSS."""
    return f"{value * 100:.1f}%"


def fallback_rules(face: Face, font: TTFont, packages: Path) -> list[str]:
    """Return the rules for the fonts of the system that stand in for a typeface."""
    rules, unit = [], font["head"].unitsPerEm
    ascent, descent = (font["hhea"].ascent, -font["hhea"].descent)
    for title, weights, package, source, local in FALLBACKS[face.family]:
        other = TTFont(fetched(package, packages) / f"files/{source}.woff2")
        ours = instancer.instantiateVariableFont(font, {"wght": float(weights)}) if face.limits else font
        adjust = average(ours) * face.scale / average(other)
        places = ", ".join(f'local("{name}")' for name in local.split("|"))
        rules.append(
            "@font-face {\n"
            f'  font-family: "{face.family} {title}";\n'
            f"  src: {places};\n"
            f"  font-weight: {weights};\n"
            f"  size-adjust: {percent(adjust)};\n"
            f"  ascent-override: {percent(ascent / unit * face.scale / adjust)};\n"
            f"  descent-override: {percent(descent / unit * face.scale / adjust)};\n"
            "  line-gap-override: 0%;\n"
            "}\n"
        )
    return rules


def rule(face: Face) -> str:
    """Return the rule that loads a typeface."""
    adjust = f"  size-adjust: {percent(face.scale)};\n" if face.scale != 1 else ""
    return (
        "@font-face {\n"
        f'  font-family: "{face.family}";\n'
        f'  src: url("./fonts/{face.name}.woff2") format("woff2");\n'
        f"  font-weight: {face.weights};\n"
        "  font-display: swap;\n"
        f"{adjust}"
        "}\n"
    )


def main() -> None:
    """Write the typefaces, their licences and the style sheet."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    folder = STYLES / "fonts"
    folder.mkdir(exist_ok=True)
    rules = ["/* Made by tools/make_fonts.py. */\n"]
    with tempfile.TemporaryDirectory() as packages:
        for face in FACES:
            package = fetched(face.package, Path(packages))
            font = made(face, package / f"files/{face.source}.woff2")
            font.save(folder / f"{face.name}.woff2")
            rules.append(rule(face))
            rules += fallback_rules(face, font, Path(packages))
            for word, licence in LICENCES.items():
                if word in face.package:
                    terms = (package / "LICENSE").read_text()
                    terms = terms[terms.index("This Font Software is licensed") :]
                    (folder / licence).write_text(f"{font['name'].getDebugName(0)}\n\n{terms}")
            print(face.name, (folder / f"{face.name}.woff2").stat().st_size, "bytes")
    (STYLES / "fonts.css").write_text("\n".join(rules))


if __name__ == "__main__":
    main()
