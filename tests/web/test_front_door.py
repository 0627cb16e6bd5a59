"""The first pages: a live game, my games, a new table, a lobby with friends, and addresses that lead nowhere."""

import re

import pytest
from playwright.sync_api import Page, expect
from server_process import ServerProcess

from hadal.words import Words
from tests.web.conftest import People
from tests.web.steps import fits, lay_table, no_violations, rested, visit

# Where elements begin, from the top.
TOPS = "(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))"
# The widest values of selects that are too narrow for them.
CUT_VALUES = """(all) => all.flatMap((select) => {
  const copy = select.cloneNode(true);
  copy.style.cssText = "position: fixed; visibility: hidden; width: max-content; max-width: none";
  select.after(copy);
  const cut = copy.offsetWidth > select.offsetWidth + 1;
  copy.remove();
  const values = [...select.options].map((one) => one.text);
  return cut ? values.sort((a, b) => b.length - a.length).slice(0, 1) : [];
})"""


@pytest.mark.parametrize(("width", "language"), [(1280, "en"), (360, "fr")])
def test_addresses_that_lead_nowhere_show_a_way_home(
    server: ServerProcess, people: People, width: int, language: str
) -> None:
    page = people(width=width, language=language)
    for path, status in (("/nowhere", 404), ("/t/nothing-here", 200), ("/r/nothing-here", 200)):
        found = page.goto(server.url + path)
        assert found is not None and found.status == status
        expect(rested(page).locator(".missing h1")).to_be_visible()
        no_violations(page)
        fits(page)
    page.locator(".missing .go").click()
    expect(page.locator("#play-now")).to_be_visible()


def test_a_stranger_sees_bots_play_a_real_game(server: ServerProcess, people: People) -> None:
    page = people()
    visit(page, server.url)
    live = page.locator(".slab")
    expect(live).to_be_visible()
    before = int(live.get_attribute("data-live") or 0)
    expect(live).not_to_have_attribute("data-live", str(before), timeout=300_000)  # the bots’ process may be starting
    expect(page.locator(".ticker a")).to_have_attribute("href", re.compile("^/t/"))
    expect(page.locator(".shelf article")).to_have_count(2)
    expect(page.locator(".panel:not(:has(li))")).to_have_count(0)  # no empty panel


@pytest.mark.parametrize("width", [1920, 1440, 1024, 820, 390])
def test_the_cards_that_stand_in_for_a_live_game_cover_nothing(
    server: ServerProcess, people: People, width: int
) -> None:
    page = people(width=width)
    page.route("**/api/demonstration*", lambda route: route.abort())
    visit(page, f"{server.url}/new")
    page.locator("form button.go").click()
    page.wait_for_url("**/t/*")
    visit(page, server.url)
    expect(page.locator(".mine [data-id]")).to_have_count(1)
    cards = page.locator(".fan > .lord")
    expect(cards).to_have_count(5)
    outside = """(all) => all.flatMap((card) => {
      const a = card.getBoundingClientRect();
      const b = card.closest(".fan").getBoundingClientRect();
      const beside = a.left < b.left || a.right > b.right || a.top < b.top || a.bottom > b.bottom;
      return beside ? [[a, b].map(({ left, right, top, bottom }) => [left, right, top, bottom])] : [];
    })"""
    assert cards.evaluate_all(outside) == []


def test_a_double_click_creates_one_table(server: ServerProcess, people: People) -> None:
    page = people()
    visit(page, f"{server.url}/new")
    page.locator("form button.go").dblclick()
    page.wait_for_url("**/t/*")
    visit(page, server.url)
    page.locator("#play-now").dblclick()
    page.wait_for_url("**/t/*")
    visit(page, server.url)
    expect(page.locator(".mine [data-id]")).to_have_count(2)


def row(page: Page, id: str) -> str:
    """A row of my games."""
    return page.locator(f'[data-id="{id}"] b').inner_text()


def test_friends_meet_at_a_table_and_their_lists_follow_without_a_reload(server: ServerProcess, people: People) -> None:
    host, guest, home = people(), people(width=390, height=844), None
    visit(host, f"{server.url}/new")
    host.locator(".presets .btn").first.click()
    host.locator("#fewer").click()
    expect(host.locator("#count b")).to_have_text("2")
    host.locator(".finish .go").click()
    host.wait_for_url("**/t/*")
    rested(host)
    id = host.url.rpartition("/")[2]
    link = host.get_by_label("Link to this table")
    expect(link).to_have_value(host.url)
    expect(host.get_by_role("img", name="QR code of the link")).to_be_visible()
    no_violations(host)
    home = host.context.new_page()
    visit(home, server.url)
    assert row(home, id) == "Waiting to start"
    visit(guest, link.input_value())
    guest.locator("#seat-1").click()
    expect(host.locator("#seat-1 .presence:not(.away)")).to_be_visible()
    expect(host.locator("#seat-1 .ready")).to_have_count(0)
    guest.get_by_role("button", name="I am ready").click()
    expect(host.locator("#seat-1 .ready")).to_be_visible()
    guest.get_by_label("Your name").fill("Noor")
    guest.get_by_role("button", name="Save").click()
    expect(host.locator("#seat-1 .name")).to_have_text("Noor")
    fits(guest)
    no_violations(guest)
    host.get_by_role("button", name="Start", exact=True).click()
    expect(host.locator(".table.abyss")).to_be_visible()
    expect(home.locator(f'[data-id="{id}"] b')).to_have_text(re.compile("Your turn|Waiting for Noor"))
    mine = home.locator(f'[data-id="{id}"]')
    mine.get_by_role("button", name=re.compile("Resign")).click()
    mine.get_by_role("button", name="Resign", exact=True).click()
    # It was my only game, so the archive is shown.
    expect(home.locator(f'[data-id="{id}"]').get_by_role("button", name=re.compile("^Restore"))).to_be_visible()
    visit(home, server.url)
    home.locator(f'[data-id="{id}"]').get_by_role("button", name=re.compile("^Restore")).click()
    expect(home.locator(f'[data-id="{id}"]').get_by_role("button", name=re.compile("^Archive"))).to_be_visible()


def test_host_guests_and_spectators_count_the_same_ready_players(server: ServerProcess, people: People) -> None:
    host, guest, spectator = people(), people(width=390, height=844), people()
    address = lay_table(host, server.url, "Abyss", ["me", "open", "bot:greedy"])
    visit(guest, address).locator("#seat-1").click()
    visit(spectator, address)
    for page in (host, guest, spectator):
        expect(page.locator(".round [role=status]")).to_have_text(re.compile(r"0/1\s+ready"))
    expect(guest.locator("#seat-0 small")).to_have_text("here · host")
    guest.get_by_role("button", name="I am ready").click()
    for page in (host, guest, spectator):
        expect(page.locator(".round [role=status]")).to_have_text(re.compile(r"1/1\s+ready"))


def test_the_host_removes_a_free_seat(server: ServerProcess, people: People) -> None:
    host, guest = people(), people()
    address = lay_table(host, server.url, "Abyss", ["me", "open", "open"])
    visit(guest, address).locator("#seat-2").click()
    expect(host.locator("#seat-2 .presence")).to_be_visible()
    host.locator("#seat-1").click()
    host.get_by_role("button", name="Remove this seat").click()
    for page in (host, guest):
        expect(page.locator("#seat-1 .presence")).to_be_visible()
        expect(page.locator("#seat-2")).to_have_count(0)
    expect(host.locator(".who")).to_have_count(0)
    expect(host.locator("#seat-0")).to_be_focused()
    expect(host.get_by_role("button", name="Start", exact=True)).to_be_visible()


def test_a_seat_that_the_game_needs_cannot_be_removed(server: ServerProcess, page: Page) -> None:
    lay_table(page, server.url, "Abyss", ["me", "open"])
    page.locator("#seat-1").click()
    expect(page.get_by_role("button", name="Move here")).to_be_visible()
    expect(page.get_by_role("button", name="Remove this seat")).to_have_count(0)


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_the_host_takes_another_seat(server: ServerProcess, people: People, by: str) -> None:
    host, guest = people(), people()
    address = lay_table(host, server.url, "Abyss", ["me", "open", "bot:greedy"])
    visit(guest, address).locator("#seat-1").click()
    expect(host.locator("#seat-1 .presence")).to_be_visible()
    host.locator("#seat-2").click()
    expect(host.locator('.who input[value="me"]')).to_have_count(0)  # an arrow key would choose it at once
    if by == "mouse":
        host.get_by_role("button", name="Move here").click()
    else:
        host.keyboard.press("Tab")
        expect(host.get_by_role("button", name="Move here")).to_be_focused()
        host.keyboard.press("Enter")
    for page in (host, guest):
        expect(page.locator("#seat-0 .name")).to_have_text("Free seat")
        expect(page.locator("#seat-2 .presence")).to_be_visible()
    expect(host.locator("#seat-2 small")).to_have_text("you · host")
    expect(host.locator("#seat-2")).to_be_focused()
    expect(host.locator(".who")).to_have_count(0)
    no_violations(host)


def test_a_guest_whom_the_host_removed_is_told(server: ServerProcess, people: People) -> None:
    host, guest = people(), people(width=390, height=844)
    address = lay_table(host, server.url, "Abyss", ["me", "open"])
    visit(guest, address).locator("#seat-1").click()
    host.get_by_role("button", name=re.compile("^Remove")).click()
    expect(guest.locator(".missing")).to_contain_text("The host has removed you from this table.")
    expect(guest.locator(".lobby")).to_have_count(0)
    no_violations(guest)
    guest.locator(".missing .go").click()
    expect(guest.locator("#play-now")).to_be_visible()


def test_a_text_that_is_no_record_is_refused_in_words(server: ServerProcess, people: People) -> None:
    page = people()
    visit(page, f"{server.url}/replay")
    for text in ("hello", '{"game":"abyss"}'):
        page.get_by_label("Or paste its text").fill(text)
        page.get_by_role("button", name="Open").click()
        expect(page.get_by_role("alert")).to_contain_text("Invalid record")


def test_an_error_is_in_view_wherever_the_page_is_scrolled(server: ServerProcess, people: People) -> None:
    page = people(width=390, height=844)
    visit(page, f"{server.url}/account")
    page.get_by_label("Nickname").fill("Mira")
    page.get_by_role("button", name="Save").click()
    code = page.get_by_label("Recovery code", exact=True)
    expect(page.get_by_label("Your recovery code")).to_be_visible()
    code.fill("ABCDE")
    page.get_by_role("button", name="Use code").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("code")
    expect(alert).to_be_in_viewport(ratio=1)
    expect(code).to_be_in_viewport()


def test_arrow_keys_in_the_lobby_move_the_focus_and_do_not_change_the_seat(
    server: ServerProcess, people: People
) -> None:
    host = people()
    lay_table(host, server.url, "Abyss", ["me", "open", "bot:greedy"])
    sent: list[str] = []
    host.on("request", lambda request: sent.append(request.url) if "/seat?" in request.url else None)
    host.locator("#seat-1").click()
    free, reserved = (host.locator(f'.who input[value="{kind}"]') for kind in ("open", "invite"))
    free.focus()
    host.keyboard.press("ArrowDown")
    expect(reserved).to_be_focused()
    expect(free).to_be_checked()
    host.keyboard.press("ArrowUp")
    host.keyboard.press("ArrowRight")
    assert not sent
    host.keyboard.press("Enter")
    expect(host.locator("#seat-1 .name")).to_have_text("Reserved")
    expect(reserved).to_be_checked()
    expect(reserved).to_be_focused()
    host.keyboard.press("ArrowLeft")
    host.keyboard.press("Space")
    expect(host.locator("#seat-1 .name")).to_have_text("Free seat")
    assert len(sent) == 2, sent


def test_leaving_a_lobby_leads_home(server: ServerProcess, people: People) -> None:
    host, guest = people(), people()
    lobby = lay_table(host, server.url, "Abyss", ["me", "open"])
    visit(guest, lobby).get_by_role("button", name="Take a seat").click()
    for page in (guest, host):
        page.get_by_role("button", name="Leave", exact=True).click()
        expect(page).to_have_url(f"{server.url}/")
        expect(page.locator("#play-now")).to_be_visible()
    expect(host.get_by_text("Waiting to start")).to_have_count(0)


# Buttons whose text comes closer than this to their edge, and a field whose hint does not fit.
TIGHT = """() => [...document.querySelectorAll(".start .btn")].filter((button) => {
  const [outer, inner] = [button, button.querySelector("span")].map((el) => el.getBoundingClientRect());
  return inner.top < outer.top + 4 || inner.bottom > outer.bottom - 4;
}).map((el) => el.textContent)"""
HINT_CUT = """(field) => {
  const pen = document.createElement("canvas").getContext("2d"), style = getComputedStyle(field);
  pen.font = style.font;
  const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return pen.measureText(field.placeholder).width > room;
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [1024, 1180, 1280])
def test_the_first_buttons_have_room_for_their_words(
    server: ServerProcess, people: People, width: int, language: str
) -> None:
    page = people(width=width, height=768, language=language)
    visit(page, server.url)
    expect(page.locator("#play-now")).to_be_visible()
    assert not page.evaluate(TIGHT)
    assert not page.locator("#join").evaluate(HINT_CUT)


def test_a_table_hosted_without_a_seat_is_among_my_games_and_can_be_left(server: ServerProcess, people: People) -> None:
    host = people()
    id = lay_table(host, server.url, "Abyss", ["open", "open"]).rpartition("/")[2]
    visit(host, server.url)
    mine = host.locator(f'.mine [data-id="{id}"]')
    expect(mine.locator("b")).to_have_text("Waiting to start")
    mine.get_by_role("button", name=re.compile("^Leave the table")).click()
    expect(host.locator(f'[data-id="{id}"]')).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "close", "warning", "keep"),
    [("en", "Close", "for good", "Keep it"), ("fr", "Fermer", "définitivement", "La garder")],
)
def test_a_running_game_of_bots_is_closed_only_after_a_question(
    server: ServerProcess, people: People, language: str, close: str, warning: str, keep: str
) -> None:
    host = people(language=language)
    bots = [{"kind": "bot", "bot": "greedy"}] * 2
    wish = {"game": "abyss", "seats": bots, "settings": {"bot_pace_ms": 10_000}, "start": True}
    visit(host, server.url)
    host.request.post(f"{server.url}/api/me", data={"name": "Ann"})
    other, id = (host.request.post(f"{server.url}/api/tables", data=wish).json()["id"] for _ in range(2))
    visit(host, server.url)
    mine = host.locator(f'.mine [data-id="{id}"]')
    cross = mine.get_by_role("button", name=re.compile(f"^{close} "))
    cross.click()
    sure = mine.get_by_role("group", name=close)
    expect(sure).to_contain_text(warning)
    no_violations(host)
    sure.get_by_role("button", name=keep).click()
    expect(sure).to_have_count(0)
    expect(cross).to_be_focused()
    cross.click()
    sure.get_by_role("button", name=close).click()
    expect(mine).to_have_count(0)
    expect(host.locator(f'.mine [data-id="{other}"] a')).to_be_focused()


def test_the_meters_of_bots_follow_their_measured_strength(server: ServerProcess, people: People) -> None:
    page = people()
    visit(page, f"{server.url}/new")
    for game in ("Abyss", "The Abyss"):
        page.get_by_label(game, exact=True).check()
        labels = page.locator(".who .meter").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
        steps = [float(label.removeprefix("Strength ").partition(" of ")[0]) for label in labels]
        assert len(steps) > 5 and steps == sorted(steps) and steps[-1] == 5


def test_a_host_is_offered_only_starts_and_links_that_work(server: ServerProcess, people: People) -> None:
    host, guest = people(), people()
    address = lay_table(host, server.url, "Abyss", ["me", "invite", "invite"])
    remove = host.get_by_role("button", name="Start without empty seats")
    expect(host.get_by_role("button", name="Fill empty seats and start")).to_be_visible()
    expect(remove).to_have_count(0)  # nobody else is here
    links = host.get_by_label(re.compile("^Invite link for seat"))
    expect(links).to_have_count(2)
    expect(host.locator(".invite")).to_have_count(0)  # the plain link lets nobody sit down
    visit(guest, links.first.input_value())
    expect(guest.locator(".invite")).to_have_count(0)
    guest.get_by_role("button", name="Take your seat").click()
    expect(remove).to_be_visible()
    expect(host.get_by_label("Invite link for seat C")).to_have_value(re.compile("#invite="))
    assert address in host.get_by_label("Invite link for seat C").input_value()


def test_the_recovery_code_is_shown_whole_on_a_phone(server: ServerProcess, people: People) -> None:
    page = people(width=390, height=844)
    visit(page, f"{server.url}/account")
    expect(page.get_by_role("heading", name="In this browser")).to_have_count(0)  # nobody plays here yet
    page.get_by_label("Nickname").fill("Mira")
    page.get_by_role("button", name="Save").click()
    code = page.get_by_label("Your recovery code")
    expect(code).to_have_value(re.compile(r"^(\w{5}-){4}\w{5}$"))
    assert code.evaluate("(field) => field.scrollWidth <= field.clientWidth")


def test_the_panel_of_my_games_is_as_high_as_its_games(server: ServerProcess, people: People) -> None:
    page = people(width=1440)
    lay_table(page, server.url, "Abyss", ["me", "open"])
    visit(page, server.url)
    space = page.locator(".mine").evaluate(
        "(panel) => panel.getBoundingClientRect().bottom - panel.lastElementChild.getBoundingClientRect().bottom"
    )
    assert space < 60


@pytest.mark.parametrize("width", [360, 390])
def test_every_page_of_the_header_is_in_view_on_a_phone(server: ServerProcess, people: People, width: int) -> None:
    page = people(width=width, height=844, language="fr")
    visit(page, f"{server.url}/about")
    for link in page.locator(".topbar a").all():
        box = link.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= width
    assert len(set(page.locator(".topbar nav a").evaluate_all(TOPS))) == 1  # one row


def test_my_name_ends_the_header(server: ServerProcess, people: People) -> None:
    page = people(width=768, height=1024, language="fr")
    visit(page, f"{server.url}/about")
    lefts = page.locator(".topbar a").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().left)")
    assert len(lefts) > 6 and lefts == sorted(lefts)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_value_of_every_setting_of_a_new_table_can_be_read(
    server: ServerProcess, people: People, language: str
) -> None:
    page = people(language=language)
    visit(page, f"{server.url}/new")
    for game in ("abyss", "the_abyss"):
        page.locator(f'input[name="game"][value="{game}"]').check()
        page.locator(".more details").evaluate_all("(all) => all.forEach((one) => { one.open = true })")
        expect(page.locator(".more select").first).to_be_visible()
        for width in (360, 390, 844, 1024, 1280, 1366, 1920):
            page.set_viewport_size({"width": width, "height": 844})
            assert page.locator("form select").evaluate_all(CUT_VALUES) == [], f"{game}, {width}"


@pytest.mark.parametrize("width", [360, 390, 844, 1024])
def test_no_seat_leaves_the_panel_of_its_table(server: ServerProcess, people: People, width: int) -> None:
    page = people(width=width, height=844)
    visit(page, f"{server.url}/new")
    for number in range(2, 6):
        expect(page.locator("#count b")).to_have_text(str(number))
        panel = page.locator(".sheet.seats").bounding_box()
        assert panel is not None
        for seat in page.locator(".round li").all():
            box = seat.bounding_box()
            assert box is not None and panel["x"] < box["x"] and box["x"] + box["width"] < panel["x"] + panel["width"]
        if number < 5:
            page.locator("#more").click()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_name_that_the_server_gives_is_broken_inside_a_word(
    server: ServerProcess, people: People, language: str
) -> None:
    page = people(width=360, height=740, language=language)
    visit(page, f"{server.url}/new")
    words = [word for name in ("ui-nick-first", "ui-nick-last") for word in Words(language).text(name).split(",")]
    assert len(words) > 20
    broken = """(words) => {
      const name = document.querySelector(".round .name");
      return words.filter((word) => {
        name.textContent = word;
        const range = document.createRange();
        range.selectNodeContents(name);
        return range.getClientRects().length > 1;
      });
    }"""
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.evaluate(broken, words) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_buttons_of_a_game_are_in_one_row(server: ServerProcess, people: People, language: str) -> None:
    page = people(width=1366, height=768, language=language)
    visit(page, server.url)
    for game in page.locator(".shelf article").all():
        assert len(set(game.locator(".acts > *").evaluate_all(TOPS))) == 1
