"""Rex for the tests of the web app: positions from games played at random, as tables at which one may play on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page

from plancia.engine import Question
from plancia.games.rex import GAME, Options
from plancia.records import write
from plancia.records.dealer import dealer_from_seed
from plancia.records.sitting import Sitting

RACES = "sol,lazax,jol-nar,letnev,hacan,xxcha"
ASK = """
    const post = async (path, body) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch('/api' + path, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(path + ': ' + await answer.text());
        return answer.status === 204 ? null : answer.json();
    };
    await post('/guest', { name: 'Mira', language: 'en' });
"""
FORK = f"""async ([record, seat]) => {{{ASK}
    const {{ steps }} = await post('/replays', {{ record }});
    return (await post('/forks', {{ record, step: steps.length - 1, seat, bot: 'random' }})).id;
}}"""
BEGIN = f"""async ([options, seats]) => {{{ASK}
    const others = Array.from({{ length: seats - 1 }}, () => ({{ kind: 'bot', bot: 'random' }}));
    const {{ id }} = await post('/tables', {{ game: 'rex', seats: [{{ kind: 'me' }}, ...others], options }});
    await post(`/tables/${{id}}/start`);
    return id;
}}"""

Good = Callable[[Any], bool]  # looks at a state, and at a question whose kind is known by its topic


def reached(topic: str, seat: int, good: Good, races: str = RACES) -> str:
    """The record of a game at random, until this seat is asked this; the first that comes to that."""
    for seed in range(60):
        count = races.count(",") + 1
        table = Sitting(GAME, Options(races=races), count, dealer_from_seed(f"{topic} {seed}"))
        below = Random(seed).randrange
        while table.to_move():
            s = table.state
            if type(s.ask).__name__ == topic and seat in table.to_move() and good(s):
                return write(table.record(reveal=True))
            who = table.awaited()[0]
            table.answer(who, Question(s, who).sample(below))
    raise AssertionError(f"no game came to {topic}")


def sit_at(page: Page, topic: str, seat: int = 0, good: Good = lambda s: True, races: str = RACES) -> None:
    """Open a table where this seat is asked this; in free talk somebody else may have spoken since."""
    table = page.evaluate(FORK, [reached(topic, seat, good, races), seat])
    page.goto(f"/t/{table}")
    page.wait_for_selector(".prompt:not([data-topic=''])" if topic == "Talk" else f".prompt[data-topic='{topic}']")
    page.wait_for_selector(".rex-city")


def begin(page: Page, options: dict[str, str], seats: int) -> None:
    """A new table against bots."""
    table = page.evaluate(BEGIN, [options, seats])
    page.goto(f"/t/{table}")
