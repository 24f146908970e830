"""Deals between people who read different languages: offers, private promises, and the ledger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from plancia.games.rex import GAME
from tests.web.axe import faults
from tests.web.conftest import Come, Server, Visitor
from tests.web.rex import reached
from tests.web.tables import guest, lay
from tests.web.test_rex_endings import common_victory

RACES = "sol,lazax,jol-nar"
LANGUAGES = ("en", "it", "fr")
SECRET = "Adminus Imperialis"  # the space of a private promise; no other text has it


@pytest.fixture
def three(browser: Browser, server: Server, visitors: list[Visitor]) -> list[Visitor]:
    for language in LANGUAGES:
        visitor = Visitor(browser, server)
        visitor.page.add_init_script(f"localStorage['plancia-language'] = '{language}'")
        visitors.append(visitor)
    return visitors[-3:]


def sit(people: list[Visitor], topic: str, seat: int) -> list[Page]:
    """All of them at a table where this seat is asked this."""
    state = reached(topic, seat, lambda s: s.influence[seat] > 2, RACES)
    address = lay(GAME, state, dict(enumerate(people)), talk="any")
    for visitor in people:
        visitor.page.goto(address)
        expect(visitor.page.locator(".tool.deals")).to_be_visible()
    return [visitor.page for visitor in people]


def promise(page: Page, bundle: int, kind: str) -> None:
    """Add a promise to what you give (0) or ask (1)."""
    page.locator(".bundle").nth(bundle).locator("select.add").select_option(label=kind)


def offer(page: Page, to: int, private: bool = False) -> None:
    page.locator(f".composer [data-partner='{to}']").click()
    if private:
        page.locator(".composer [type=checkbox]").check()


def send(page: Page) -> None:
    page.locator(".composer footer .act").click()
    expect(page.locator(".composer .promise")).to_have_count(0)


def test_three_people_make_a_deal_in_three_languages(three: list[Visitor]) -> None:
    """Offer, counter, accept and break it; a private promise of two is never shown to the third."""
    mira, noor, tomas = sit(three, "MakeBid", 1)
    received: list[str] = []
    tomas.on("websocket", lambda socket: socket.on("framereceived", lambda data: received.append(str(data))))
    tomas.reload()  # so that everything it receives is noted
    expect(tomas.locator(".tool.deals")).to_be_visible()

    # Mira asks Noor not to bid.
    mira.keyboard.press("d")
    offer(mira, 1)
    promise(mira, 1, "Limit your bids")
    send(mira)

    # Noor reads it in Italian beside the question, and wants something for it.
    expect(noor.locator(".note")).to_contain_text("Mira (Sol) ti offre un accordo")
    expect(noor.locator(".tool.deals em")).to_contain_text("1")
    noor.locator(".note .btn").click()
    assert faults(noor) == []
    noor.locator(".offer.waits").get_by_role("button", name="Controfferta").click()
    promise(noor, 1, "Pagare quando succede qualcosa")
    send(noor)

    # The connection of Mira breaks in the middle: the counter-offer is there again.
    mira.reload()
    expect(mira.locator(".note")).to_contain_text("Noor (Lazax) makes a counter-offer")
    mira.locator(".note .btn").click()
    mira.locator(".offer.waits .act").click()
    expect(mira.locator(".offer.waits")).to_have_count(0)

    # A private promise of these two.
    offer(mira, 1, private=True)
    promise(mira, 0, "Do not enter a space")
    mira.locator("select[data-field=space]").select_option(label=SECRET)
    send(mira)
    waiting = noor.locator(".offer.waits")
    expect(waiting).to_contain_text(SECRET)
    expect(waiting).to_contain_text("privata")
    waiting.locator(".act").click()
    expect(waiting).to_have_count(0)

    # Noor bids all the same.
    noor.keyboard.press("Escape")
    noor.get_by_role("button", name="Offri 1", exact=True).click()
    for page, verdict in ((mira, "Broken in round 1. Noor (Lazax) bids 1."), (noor, "Infranta nel round 1.")):
        if not page.locator(".deals.card").count():
            page.keyboard.press("d")
        page.locator(".deals [role=tab]").nth(1).click()
        expect(page.locator("[data-status=broken]")).to_contain_text(verdict)
        expect(page.locator(".ledger")).to_contain_text(SECRET)

    # Tomas reads of it in French, on a phone, and never hears of the private promise.
    tomas.set_viewport_size({"width": 390, "height": 844})
    tomas.get_by_role("button", name="Accords").click()
    tomas.get_by_role("tab", name="Registre").click()
    expect(tomas.locator("[data-status=broken]")).to_contain_text("Rompue à la manche 1.")
    expect(tomas.locator(".ledger li")).to_have_count(2)
    assert faults(tomas) == []
    assert any("BidLimit" in frame for frame in received)
    assert not any("StayOut" in frame for frame in received)


def test_two_people_talk_in_private_and_give_in_a_ceasefire(three: list[Visitor]) -> None:
    """The scene of a ceasefire carries out a gift at once; a private line of chat is marked, and two people have it."""
    mira, noor, tomas = sit(three, "Talk", 0)
    expect(mira.locator(".talks .composer")).to_be_visible()
    offer(mira, 1)
    mira.locator(".bundle").first.get_by_role("button", name="More").click()
    promise(mira, 1, "Do not attack a player")
    send(mira)
    noor.locator(".talks .offer.waits .act").click()
    expect(mira.locator(".talks [data-status=accepted]")).to_be_visible()
    expect(mira.locator(".talks tr").filter(has_text="Sol")).to_contain_text("gave")
    expect(mira.locator(".talks .word")).to_contain_text("Noor (Lazax) does not attack you")
    assert faults(mira) == []

    for page in (mira, noor, tomas):
        page.locator(".tabs").get_by_role("tab").nth(2).click()
    mira.locator(".say select").select_option(label="Noor")
    mira.locator("#say").fill("Only for you")
    mira.keyboard.press("Enter")
    expect(noor.locator(".chat")).to_contain_text("In privato, con Mira Mira Only for you")
    expect(mira.locator(".chat")).to_contain_text("Private, with Noor")
    mira.locator(".say select").select_option(index=0)
    mira.locator("#say").fill("For everybody")
    mira.keyboard.press("Enter")
    expect(tomas.locator(".chat")).to_contain_text("For everybody")
    expect(tomas.locator(".chat")).not_to_contain_text("Only for you")


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("expert", "I make no promises, but thank you for asking."),
        ("expert-schemer", "You are of no use to me yet."),
    ],
)
def test_a_bot_answers_with_a_reason(come: Come, bot: str, reason: str) -> None:
    """It takes what costs nothing, and says why it declines the rest; the settings of the table mute its lines."""
    mira = come()
    state = reached("MakeBid", 0, lambda s: s.influence[0] > 2, RACES)
    page = mira.page
    page.goto(lay(GAME, state, {0: mira}, bot=bot, talk="any"))
    page.locator(".tool.deals").click()
    offer(page, 1)
    promise(page, 0, "Do not attack a player")
    send(page)
    expect(page.locator("[data-status=accepted]")).to_be_visible()
    offer(page, 2)
    promise(page, 1, "Do not attack a player")
    promise(page, 1, "Leave a space")
    send(page)
    declined = page.locator("[data-status=declined]")
    expect(declined).to_contain_text(reason)
    assert faults(page) == []


def test_a_new_table_has_the_talk_that_its_host_chose(come: Come) -> None:
    """The page for new tables has both options, and the lobby lists them."""
    host = come()
    guest(host, "Mira")
    host.page.goto("/create?game=rex")
    host.page.get_by_role("button", name="In ceasefires").click()
    host.page.get_by_role("switch", name="Private talks").click()
    host.page.get_by_role("button", name="Open the table").click()
    facts = host.page.locator(".facts2")
    expect(facts).to_contain_text("Deals only in ceasefires")
    expect(facts).not_to_contain_text("Private talks")


def test_the_ledger_is_beside_the_result_and_in_the_replay(come: Come) -> None:
    """The end of the game decides a private promise: two players find the verdict later, and a spectator does not."""
    mira, noor, watcher = come(), come(), come()
    address = lay(GAME, common_victory(), {0: mira, 1: noor}, talk="any")
    for visitor in (mira, noor):
        visitor.page.goto(address)
    one, other = mira.page, noor.page
    one.get_by_role("button", name="Offer Noor a deal").click()
    promise(one, 0, "Do not let a player win")
    one.locator(".composer [type=checkbox]").check()
    send(one)
    other.locator(".note .btn").click()
    other.locator(".offer.waits .act").click()
    for page in (one, other):
        page.locator(".ways [data-word=share]").click()
    for page in (one, other):
        expect(page.locator(".promises [data-status=kept]")).to_contain_text("private")
    assert faults(one) == []
    watcher.page.goto(address)
    expect(watcher.page.locator(".res h1")).to_be_visible()
    expect(watcher.page.locator(".promises")).to_have_count(0)

    one.goto(address.replace("/t/", "/replay/"))
    one.locator(".page.rp").wait_for()
    one.keyboard.press("End")
    one.get_by_role("tab", name="Deals").click()
    expect(one.locator(".ledger [data-status=kept]")).to_have_count(1)
    one.locator(".side .kn label").first.click()  # through the eyes of the table
    expect(one.locator(".ledger")).to_have_count(0)
