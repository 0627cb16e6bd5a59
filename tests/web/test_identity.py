"""Identities in the browser: links of others, switching, recovery, deletion."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from server_process import ServerProcess

from tests.web.conftest import People
from tests.web.steps import no_violations, rested, visit


def named(page: Page, url: str, name: str) -> Page:
    """A person with this name, on the account page."""
    visit(page, f"{url}/account")
    page.get_by_label("Nickname").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".topbar .me")).to_have_text(name)
    return rested(page)


def personal_link(page: Page) -> str:
    """A personal link, made on the account page."""
    page.get_by_role("button", name="Create link").click()
    page.get_by_role("dialog").get_by_role("button", name="Create link").click()
    return page.get_by_label("Personal link", exact=True).input_value()


def test_the_link_of_somebody_else_asks_first_and_keeps_both_identities(server: ServerProcess, people: People) -> None:
    ann, bob = named(people(), server.url, "Nerissa"), named(people(width=390, height=844), server.url, "Proteus")
    link = personal_link(bob)
    tab = ann.context.new_page()
    tab.goto(link)
    dialog = tab.get_by_role("dialog")
    expect(dialog).to_contain_text("Nerissa")
    expect(dialog).to_contain_text("Proteus")
    no_violations(tab, "dialog")
    dialog.get_by_role("button", name="Stay Nerissa").click()
    expect(tab.locator(".topbar .me")).to_have_text("Nerissa")
    visit(ann, f"{server.url}/account")
    expect(ann.locator(".topbar .me")).to_have_text("Nerissa")

    tab = ann.context.new_page()
    tab.goto(link)
    tab.get_by_role("dialog").get_by_role("button", name="Play as Proteus").click()
    expect(tab.locator(".topbar .me")).to_have_text("Proteus")
    visit(tab, f"{server.url}/account")
    tab.locator("#identities").get_by_role("button", name="Play as Nerissa").click()
    expect(tab.locator(".topbar .me")).to_have_text("Nerissa")
    visit(ann, f"{server.url}/account")
    expect(ann.locator(".topbar .me")).to_have_text("Nerissa")


def test_a_new_device_uses_a_link_after_one_question(server: ServerProcess, people: People) -> None:
    """Somebody new may have been sent the link of a person whose cards the sender sees."""
    ann, phone = named(people(), server.url, "Galatea"), people()
    link = personal_link(ann)
    phone.goto(link.replace("/#", "/new#"))  # only the home page takes a personal link
    expect(phone.locator("#page-title, h1").first).to_be_visible()
    expect(phone.get_by_role("dialog")).to_have_count(0)
    phone.goto(link)
    phone.get_by_role("dialog").get_by_role("button", name="Start as somebody new").click()
    expect(phone.get_by_role("dialog")).to_have_count(0)
    expect(phone.locator(".topbar .me")).not_to_have_text("Galatea")
    tab = phone.context.new_page()
    tab.goto(link)
    expect(tab.get_by_role("dialog")).to_be_visible()
    no_violations(tab, "dialog")
    tab.get_by_role("dialog").get_by_role("button", name="Play as Galatea").click()
    expect(tab.locator(".topbar .me")).to_have_text("Galatea")


def test_a_password_a_recovery_code_and_the_list_of_devices(server: ServerProcess, people: People) -> None:
    ann, phone = named(people(), server.url, "Thetis"), people()
    ann.get_by_label("Password (at least 8 characters)").fill("eight or more")
    ann.get_by_role("button", name="Protect name").click()
    ann.get_by_role("dialog").get_by_role("button", name="Set password").click()
    shown = ann.locator("#new-code input")
    expect(shown).to_have_value(re.compile(r"^[0-9A-Z]{5}(-[0-9A-Z]{5}){4}$"))
    code = shown.input_value()
    ann.get_by_role("button", name="I have written it down").click()
    visit(phone, f"{server.url}/account")
    phone.locator("#login-code").fill(code)
    phone.get_by_role("button", name="Use code").click()
    expect(phone.locator(".topbar .me")).to_have_text("Thetis")
    visit(ann, f"{server.url}/account")
    expect(ann.locator("#devices li")).to_have_count(2)
    no_violations(ann)
    ann.get_by_role("button", name="Sign out everywhere else").click()
    dialog = ann.get_by_role("dialog")
    dialog.get_by_label("Password or recovery code").fill("wrong")
    dialog.get_by_role("button", name="Sign out").click()
    expect(dialog.get_by_role("alert")).to_contain_text("neither your password")
    dialog.get_by_label("Password or recovery code").fill("eight or more")
    dialog.get_by_role("button", name="Sign out").click()
    expect(ann.locator("#devices li")).to_have_count(1)
    # The other device is told, and does not become somebody new by itself.
    visit(phone, f"{server.url}/")
    phone.locator("[id^=play-]").first.click()
    expect(phone.locator("p.fault").first).to_contain_text("signed out on this device")


def test_deleting_oneself(server: ServerProcess, people: People) -> None:
    ann = named(people(), server.url, "Doris")
    ann.get_by_role("button", name="Delete my account").click()
    ann.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(ann.locator(".topbar .me")).to_have_text("Account")
    visit(ann, f"{server.url}/account")
    expect(ann.locator(".topbar .me")).to_have_text("Account")
    named(ann, server.url, "Doris")
