"""The checker of layouts finds what is wrong, and nothing else."""

from __future__ import annotations

import pytest
from layout_check import check

from tests.web.conftest import People
from tests.web.layout import Proof

HERE = "position:fixed;left:9px;top:9px;"
ONE_LINE = "white-space:nowrap;overflow:hidden;"
CLAMPED = "overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;"
CARD = (
    f"<div><span><span data-card='a:1'><b style='{HERE}'>A name</b></span></span>"
    f"<i style='{HERE}padding:9px;MARK'></i></div>"
)
# What is wrong, and what the checker says about it.
PLANTED = {
    "overlap": f"<p style='{HERE}'>One text</p><p style='{HERE}margin-left:4px'>Another text</p>",
    "cut:": f"<p style='{HERE}{ONE_LINE}width:30px'>A long text</p>",
    'cut: "A long': f"<select style='{HERE}width:60px'><option>No<option selected>A long value</select>",
    "cut inside": f"<p style='{HERE}{CLAMPED}width:60px;height:28px;font:16px/20px serif'>A text of some lines</p>",
    "shortened": "<div class='prompt'><div class='btn'>"
    f"<div class='main' style='{HERE}{CLAMPED}width:60px;font:16px/20px serif'>"
    "<h2 style='font-size:16px'>Do you take it?</h2><p>Then you have it</p></div></div></div>",
    "nearly nothing": f"<p style='{HERE}{ONE_LINE}width:20px;text-overflow:ellipsis'>A long text</p>",
    "smaller than 11 px": f"<p style='{HERE}font-size:20px;zoom:.5'>Tiny</p>",
    "off the screen": f"<p style='{HERE}left:-20px'>Outside</p>",
    "outside its button": f"<button style='{HERE}width:40px;white-space:nowrap'>A long button</button>",
    "button covered": f"<a class='btn' style='{HERE}'>Below</a><div style='{HERE}padding:40px;background:red'></div>",
    "covered by div.board > div.zone": "<div class='board'><div class='zone'>"
    f"<h2 style='{HERE}'>A zone</h2></div><div class='zone' style='{HERE}padding:20px'></div></div>",
    "covered by the mark": CARD.replace("MARK", "background:#000"),
}
# What looks like it, and is not.
SOUND = {
    "an ellipsis": f"<p style='{HERE}{ONE_LINE}width:60px;text-overflow:ellipsis'>A long text</p>",
    "a value that is not chosen": f"<select style='{HERE}width:60px'><option>No<option>A long value</select>",
    "text that scrolls": f"<div style='{HERE}{ONE_LINE}width:60px;overflow:auto'>A text that scrolls</div>",
    "zoomed text": f"<p style='{HERE}font-size:6px;zoom:2'>Large enough</p>",
    "scaled text": f"<svg style='{HERE}' width='200' viewBox='0 0 50 50'><text y='9' font-size='4'>So</text></svg>",
    "a card on a card": f"<p style='{HERE}'>One text</p><p style='{HERE}margin-left:4px;background:#fff'>Another</p>",
    "a place to click on a card": CARD.replace("MARK", "cursor:pointer"),
    "for screen readers": f"<p style='{HERE}{ONE_LINE}width:1px;height:1px;clip-path:inset(50%)'>A long text</p>",
}


@pytest.mark.parametrize("fault", PLANTED)
def test_it_finds(people: People, fault: str) -> None:
    page = people(width=800, height=600)
    page.set_content(PLANTED[fault])
    found = check(page).faults
    assert found
    assert all(one.startswith(fault) for one in found), found


def test_it_accepts_what_can_be_read(people: People) -> None:
    page = people(width=800, height=600)
    for what, html in SOUND.items():
        page.set_content(html)
        assert check(page).faults == [], what


def test_it_sees_a_board_that_moves(people: People) -> None:
    page = people(width=800, height=600)
    proof = Proof(page)
    for top in (0, 30):
        page.set_content(f"<div class='drawn'><div class='board' style='margin-top:{top}px;height:90px'></div></div>")
        proof.take(f"{top} lower", "800", check(page))
    with pytest.raises(AssertionError, match="the board moves"):
        proof.nothing()
