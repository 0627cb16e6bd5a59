"""Collects what the layout check finds at many scenes and sizes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from layout_check import SIZES, Layout, check, plain, resized
from playwright.sync_api import Page, expect
from server_process import ServerProcess

from tests.web.steps import go_to_table, visit

SHEET = ".tsheet, dialog[open]"
PHONES = ("phone", "phone-side")
Places = dict[tuple[str, str], dict[tuple[int, ...], str]]  # by size and part: its boxes, and the first scene of each


class Proof:
    """What was found, and where the parts of the table were, by size."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: Counter[str] = Counter()
        self.where: dict[str, str] = {}
        self.places: Places = {}
        self.checks = 0
        self.offline = False

    def take(self, scene: str, size: str, layout: Layout, still: bool = True) -> None:
        """Note a layout. With `still`, its parts must be where they were at all other scenes of this size."""
        self.checks += 1
        for fault in layout.faults:
            self.found[f"{size}: {fault}"] += 1
            self.where.setdefault(f"{size}: {fault}", scene)
        for part, box in layout.places.items() if still else ():
            self.places.setdefault((size, part), {}).setdefault(box, scene)

    def visit(self, address: str) -> None:
        """Load a page."""
        plain(visit(self.page, address))

    def at_every_size(self, scene: str, zones: bool = False, still: bool = True, sizes: Iterable[str] = SIZES) -> None:
        """Check the page at these sizes; on a phone every zone, if asked."""
        for size in sizes:
            self.resize(size)
            self.take(scene, size, check(self.page), still)
            if zones and size in PHONES:
                for tab in self.page.locator(".zone-tabs [role=tab]").all():
                    tab.evaluate("(tab) => tab.click()")
                    self.take(f"{scene}, {tab.inner_text()}", size, check(self.page))

    def resize(self, size: str) -> None:
        """Give the page another size."""
        while not resized(self.page, size):
            self.reopen()

    def reopen(self) -> None:
        """Show the same in a new page, because Chromium does not paint this one any more."""
        lost, sheet = self.page, self.page.locator(SHEET).count()
        if self.offline:
            lost.context.set_offline(False)
        self.page = lost.context.new_page()
        self.visit(lost.url)
        lost.close()
        if not sheet:
            self.close_sheet()
        if self.offline:
            self.lose_connection()

    def lose_connection(self) -> None:
        """Cut the page off, and wait until it says so."""
        self.offline = True
        self.page.context.set_offline(True)
        expect(self.page.locator("p.bar")).to_be_visible()

    def close_sheet(self) -> bool:
        """Close the sheet that lies over the table; return whether there was one."""
        if not self.page.locator(SHEET).count():
            return False
        self.page.keyboard.press("Escape")
        expect(self.page.locator(SHEET)).to_have_count(0)
        return True

    def go(self, server: ServerProcess, table: str) -> None:
        """Go to a table without loading the page again."""
        go_to_table(self.page, table)
        assert self.page.url == f"{server.url}/t/{table}"

    def nothing(self) -> None:
        """Check that nothing was found and nothing moved."""
        assert self.checks
        out = [f"{fault} ({n} times, first at {self.where[fault]})" for fault, n in self.found.most_common()]
        for (size, part), boxes in self.places.items():
            if len(boxes) > 1:
                out.append(
                    f"{size}: the {part} moves: " + ", ".join(f"{box} at {scene}" for box, scene in boxes.items())
                )
        assert not out, f"{len(out)} faults in {self.checks} checks\n" + "\n".join(out)
