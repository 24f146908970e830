"""A table with custom component data, created on the page: the file is checked before the table is created."""

from __future__ import annotations

import re

from playwright.sync_api import FilePayload, expect

from tests.web.axe import faults
from tests.web.conftest import Come


def file(text: str) -> FilePayload:
    return {"name": "my-box.toml", "mimeType": "application/toml", "buffer": text.encode()}


def test_an_edition_is_chosen_for_a_new_table(come: Come) -> None:
    """Errors appear beside the field, in the user's language, and the form keeps its values."""
    page = come().page
    page.goto("/create?game=rex")
    page.get_by_role("button", name="5", exact=True).click()
    field = page.get_by_label("Edition")
    field.set_input_files(file("[spaces.LOW]\nsector = 19\n"))
    errors = page.locator("#edition-errors")
    expect(errors).to_contain_text("“my-box.toml” cannot be used:")
    expect(errors.locator("li").first).to_have_text("spaces.LOW: sector 19 is not between 1 and 18")
    expect(page.locator(".seats .seat")).to_have_count(5)
    assert faults(page) == []
    field.set_input_files(file('[spaces.LOW]\nname = { en = "Fish Market" }\n'))
    expect(errors).to_have_text(re.compile("“my-box.toml” changes one record."))
    for seat in range(1, 5):
        page.locator(".seat").nth(seat).locator("select").first.select_option("bot")
    page.get_by_role("button", name="Start now").click()
    expect(page.locator(".rex-city [data-space=LOW]")).to_contain_text("Fish")


def test_warlords_has_editions_and_tigris_has_none(come: Come) -> None:
    """The field is shown where there is a choice; a choice for one game does not apply to another."""
    page = come().page
    page.add_init_script("localStorage.setItem('plancia-language', 'fr')")
    page.goto("/create?game=warlords")
    field = page.locator(".edition input")
    field.set_input_files(file("[mercenaries.M07]\ninfantry = -1\n"))
    expect(page.locator("#edition-errors li")).to_contain_text("mercenaries.M07\u00a0: ")
    field.set_input_files(file("[mercenaries.M07]\ninfantry = 1\ntank = 1\n"))
    expect(page.locator("#edition-errors")).to_contain_text("change un élément")
    page.get_by_role("button", name="Retirer ce fichier").click()
    expect(page.locator("#edition-errors")).to_be_empty()
    page.get_by_role("button", name=re.compile("Tigre")).click()
    expect(field).to_have_count(0)
