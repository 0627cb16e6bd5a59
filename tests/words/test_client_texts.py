"""The texts of the browser client: everything it says has a message in every language, and none is unused."""

import re
from pathlib import Path

import pytest

import hadal
from hadal.words import languages
from tests.words.test_catalogues import message_ids

ROOT = Path(hadal.__file__).parents[2]
DRAWN = ("art", "gallery")  # pictures, and a page for whoever draws them
FOUND = [path for kind in ("ts", "svelte") for path in (ROOT / "web" / "src").glob(f"**/*.{kind}")]
SOURCES = [path for path in FOUND if path.parent.name not in DRAWN and not path.name.endswith(".test.ts")]
pytestmark = pytest.mark.skipif(not SOURCES, reason="the sources of the client are not here")


def client_ids(language: str) -> set[str]:
    """The ids of the client's messages."""
    return {name for name in message_ids(language) if name.startswith("ui-")}


def text() -> str:
    """All sources in one."""
    return "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)


def named() -> tuple[set[str], set[str]]:
    """Ids that appear in the client's sources in full, and prefixes of composed ids."""
    found = text()
    return set(re.findall(r"""["'`](ui-[a-z0-9_-]*[a-z0-9])["'`]""", found)), set(
        re.findall(r"`(ui-[a-z0-9_-]*-)\$", found)
    )


def test_the_client_says_nothing_that_has_no_message() -> None:
    _, beginnings = named()
    there = client_ids("en")
    assert set(re.findall(r"""\bt\(\s*["'`](ui-[a-z0-9_-]*[a-z0-9])["'`]""", text())) - there == set()
    assert {start for start in beginnings if not any(name.startswith(start) for name in there)} == set()


def test_no_message_is_unused() -> None:
    whole, beginnings = named()
    loose = client_ids("en") - whole
    assert {name for name in loose if not any(name.startswith(start) for start in beginnings)} == set()


@pytest.mark.parametrize("language", languages())
def test_a_language_with_texts_for_the_client_has_all_of_them(language: str) -> None:
    there = client_ids(language)
    assert there in (set(), client_ids("en")), there ^ client_ids("en")


@pytest.mark.parametrize("path", [path for path in SOURCES if path.suffix == ".svelte"], ids=lambda path: path.name)
def test_components_hold_no_sentences(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"(?s)<script.*?</script>|<style.*?</style>|<!--.*?-->|\{[^{}]*\}|\{[^{}]*\}", "", text)
    spoken = re.findall(r">\s*([A-Za-z][a-z]+ [a-z]+[^<]*)<", text)
    assert spoken == []
