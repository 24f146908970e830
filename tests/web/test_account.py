"""The account page: personal data, and reports to the operator."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from plancia.server.storage import operating
from plancia.server.storage.database import connect
from tests.web.conftest import Come, Visitor

OLD, NEW = "three rivers, two kings", "two rivers, three kings"


def as_guest(visitor: Visitor, name: str) -> Page:
    answer = visitor.context.request.post("/api/guest", data={"name": name})
    assert answer.ok
    visitor.page.goto("/account")
    return visitor.page


def test_an_account_is_managed(come: Come, tmp_path: Path) -> None:
    """A passphrase, a key with a scope, the other devices, the data and the language, each in its card."""
    visitor = come()
    page = as_guest(visitor, "Livia")
    making = page.locator(".card").filter(has=page.get_by_role("heading", name="Create an account"))
    making.get_by_label("Name").fill("Livia Account")
    making.get_by_label("Passphrase").fill(OLD)
    making.get_by_role("button").click()
    expect(page.get_by_text("You are Livia Account, with an account.")).to_be_visible()

    page.get_by_label("Current passphrase").fill(OLD)
    page.get_by_label("New passphrase, at least eight characters").fill(NEW)
    page.locator("form.card").filter(has=page.get_by_label("Current passphrase")).get_by_role("button").click()
    expect(page.get_by_text("Passphrase changed.")).to_be_visible()

    other = come()
    assert other.context.request.post("/api/login", data={"name": "Livia Account", "passphrase": NEW}).ok
    page.get_by_role("button", name="Log out everywhere else").click()
    expect(page.get_by_text("All other devices are logged out.")).to_be_visible()
    assert other.context.request.get("/api/me").json() is None

    page.get_by_label("Purpose").fill("my bot")
    page.get_by_role("button", name="Create a key").click()
    expect(page.get_by_text("sit down and play · until")).to_be_visible()
    secret = page.locator("output.code").inner_text()
    response = other.context.request.get("/api/me", headers={"authorization": f"Bearer {secret}"})
    assert response.json()["name"] == "Livia Account"
    page.get_by_role("button", name="Revoke the key my bot").click()
    expect(page.get_by_text("sit down and play · until")).to_have_count(0)

    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    file = tmp_path / "data.json"
    download.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["person"]["name"] == "Livia Account"

    page.get_by_role("button", name="Italiano").click()
    expect(page.get_by_role("heading", name="I tuoi dati")).to_be_visible()
    visitor.page.wait_for_function("fetch('/api/me').then(r => r.json()).then(me => me.language === 'it')")


def test_a_stranger_creates_an_account_at_once(come: Come) -> None:
    """The button on the home page leads to the form, and nothing has to be filled in before it."""
    page = come(390, 844).page
    page.goto("/")
    page.get_by_role("link", name="Create an account").click()
    making = page.locator(".card").first
    expect(making.get_by_role("heading", name="Create an account")).to_be_in_viewport()
    making.get_by_label("Name").fill("Nora New")
    making.get_by_label("Passphrase").fill("four quiet rivers")
    making.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("You are Nora New, with an account.")).to_be_visible()
    expect(page.get_by_role("heading", name="Create an account")).to_have_count(0)


def test_a_line_is_reported_from_the_chat(come: Come) -> None:
    """The operator gets the text; the user's own lines have no flag."""
    ann, bob = come(), come(390, 844)
    as_guest(ann, "Ann")
    as_guest(bob, "Rude Bob")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ann.context.request.post("/api/tables", data={"game": "tigris", "seats": seats}).json()
    bob.context.request.post(f"/api/tables/{table['id']}/join", data={})
    for visitor, text in ((bob, "something rude"), (ann, "please stop")):
        visitor.page.goto(f"/t/{table['id']}")
        visitor.page.get_by_label("Say something").fill(text)
        visitor.page.get_by_label("Say something").press("Enter")
    expect(ann.page.get_by_text("please stop")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Report this line of Ann")).to_have_count(0)
    ann.page.get_by_text("something rude").hover()
    ann.page.get_by_role("button", name="Report this line of Rude Bob").click()
    asked = ann.page.get_by_role("dialog", name="Report")
    expect(asked.locator("blockquote")).to_have_text("something rude")
    asked.get_by_label("Reason").select_option("insult")
    asked.get_by_label("Anything to add?").fill("look")
    asked.get_by_role("button", name="Send the report").click()
    expect(ann.page.get_by_text("Thank you. The operator will look at it.")).to_be_visible()
    engine = connect(ann.server.database)
    with engine.connect() as connection:
        report = operating.reports_made(connection)[0]
    engine.dispose()
    assert (report.quoted, report.reason, report.comment) == ("something rude", "insult", "look")
