"""A table with component data of one's own, made on the page: the file is looked at before anything is made of it."""

from __future__ import annotations

import re

from playwright.sync_api import FilePayload, expect

from tests.web.axe import faults
from tests.web.conftest import Come


def file(text: str) -> FilePayload:
    return {"name": "my-box.toml", "mimeType": "application/toml", "buffer": text.encode()}


def test_an_edition_is_chosen_where_a_table_is_made(come: Come) -> None:
    """Flaws are told beside the field, in one's own language, and the form stays as it is; then the game has it."""
    page = come().page
    page.goto("/create?game=rex")
    page.get_by_role("button", name="5", exact=True).click()
    field = page.get_by_label("Edition")
    field.set_input_files(file("[spaces.LOW]\nsector = 19\n"))
    told = page.locator("#edition-told")
    expect(told).to_contain_text("“my-box.toml” cannot be used:")
    expect(told.locator("li").first).to_have_text("spaces.LOW: sector 19 is not between 1 and 18")
    expect(page.locator(".seats .seat")).to_have_count(5)
    assert faults(page) == []
    field.set_input_files(file('[spaces.LOW]\nname = { en = "Fish Market" }\n'))
    expect(told).to_have_text(re.compile("“my-box.toml” changes one record."))
    for seat in range(1, 5):
        page.locator(".seat select").nth(seat).select_option("bot")
    page.get_by_role("button", name="Start now").click()
    expect(page.locator(".rex-city [data-space=LOW]")).to_contain_text("Fish")


def test_warlords_has_editions_and_tigris_has_none(come: Come) -> None:
    """The field is there where there is something to choose; what was chosen for one game is not for another."""
    page = come().page
    page.add_init_script("localStorage.setItem('plancia-language', 'fr')")
    page.goto("/create?game=warlords")
    field = page.locator(".edition input")
    field.set_input_files(file("[mercenaries.M07]\ninfantry = -1\n"))
    expect(page.locator("#edition-told li")).to_contain_text("mercenaries.M07\u00a0: ")
    field.set_input_files(file("[mercenaries.M07]\ninfantry = 1\ntank = 1\n"))
    expect(page.locator("#edition-told")).to_contain_text("change un élément")
    page.get_by_role("button", name="Retirer ce fichier").click()
    expect(page.locator("#edition-told")).to_be_empty()
    page.get_by_role("button", name=re.compile("Tigre")).click()
    expect(field).to_have_count(0)
