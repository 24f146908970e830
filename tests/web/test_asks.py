"""Every question names its subject and offers something to click, and the layout does not move between questions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.web.conftest import Come
from tests.web.drawn import Wire, pick
from tests.web.tables import begin

QUESTIONS = [20, pytest.param(60, marks=pytest.mark.soak)]  # of one game
LOOK = """number => {
    document.querySelector('.dismiss .btn')?.click();
    const prompt = document.querySelector('.prompt');
    if (document.querySelector('.ov')) return 'over';
    if (prompt?.dataset.number !== number || document.querySelector('.page')?.dataset.settled !== 'true') return null;
    const offers = [
        '.ways :is(button, select, input):not(:disabled)',
        'main :is(.allowed, .lit, [data-lit=true])',
        'main :is(.btn, .scene button, [data-word]):not(:disabled)',
        '.tray button:not(:disabled)',
    ];
    const seen = [...document.querySelectorAll(offers.join(', '))].filter((one) => one.getClientRects().length);
    return {
        topic: prompt.dataset.topic,
        question: prompt.querySelector('h1').innerText.trim(),
        offers: seen.length,
        height: Math.round(prompt.getBoundingClientRect().height),
        players: Math.round(document.querySelector('.players')?.getBoundingClientRect().top ?? -1),
        low: prompt.dataset.topic !== 'PlayCard' && !!document.querySelector('.room.covered'),
    };
}"""


def look(wire: Wire) -> Any:
    """The prompt, once it shows the server's last question; `over` at the end."""
    found: Any = None

    def is_shown() -> bool:
        nonlocal found
        found = wire.page.evaluate(LOOK, wire.asked)
        return bool(found) and (found == "over" or bool(wire.asked and found["offers"]))

    assert wire.wait(is_shown, 10), f"nothing to click: {found}"
    return found


@pytest.mark.parametrize("questions", QUESTIONS)
@pytest.mark.parametrize(("game", "bots"), [("tigris", 1), ("warlords", 2), ("rex", 3)])
def test_every_question_has_a_subject_and_something_to_click(come: Come, game: str, bots: int, questions: int) -> None:
    """Random answers against bots; the prompt keeps its height, and the players beside it keep their places.

    Beside a scene of Rex, which asks in its own place, the prompt is lower.
    """
    visitor, chance = come(), Random(game)
    wire = Wire(visitor.page)
    begin(visitor, game, bots)
    heights, tops = dict[tuple[bool, int], str](), dict[tuple[bool, int], str]()
    for _ in range(questions):
        found = look(wire)
        if found == "over":
            break
        assert found["question"], f"{found['topic']} says nothing"
        assert not found["question"].startswith(f"{game}-"), f"{found['topic']} has no words"
        if found["players"] != -1:  # a scene that takes their place has a prompt of its own height
            heights[found["low"], found["height"]] = found["topic"]
            tops[found["low"], found["players"]] = found["topic"]
        wire.answer(pick(wire.last["question"], chance))
    print(game, heights, tops)
    assert len(heights) == len({low for low, _ in heights}), heights
    assert tops
    assert len(tops) == len({low for low, _ in tops}), tops
