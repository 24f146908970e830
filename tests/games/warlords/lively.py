"""Random games with a preference for rare events: guards, abilities, invasions, tokens, blockades."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from plancia.engine import CHANCE, Facts, RandBelow, Words, laws, to_move
from plancia.games.warlords import GAME, Options, State
from plancia.games.warlords.edition.box import NOBODY
from plancia.games.warlords.facts import SupportPlayed
from plancia.games.warlords.validity import check_position

SWITCHES = [name for name in Options.__struct_fields__ if name != "edition"]
OPTIONS = [Options(), *(Options(**{name: True}) for name in SWITCHES), Options(**dict.fromkeys(SWITCHES, True))]  # type: ignore[arg-type]  # all are switches
TASTES = {"guard": 9, "use": 6, "exchange": 2, "blockade": 3, "decline": 0.5, "end": 0.6, "leave": 0.3, "done": 3}
TRIES = 4

Watch = Callable[[State, State, Facts], object]


def lively(s: State, seat: int, random: Random) -> Words:
    """The most attractive of a few random answers."""
    form = GAME.question(s, seat)
    if seat == CHANCE:
        return form.sample(random.randrange)
    answers = [form.sample(random.randrange) for _ in range(TRIES)]
    return max(answers, key=lambda words: random.random() * appeal(s, seat, words))


def appeal(s: State, seat: int, words: Words) -> float:
    """Prefers guards and abilities, completing circles, and invading hostile planets with many units."""
    worth = TASTES.get(str(words[0]), 1.0)
    planet = s.box.planet_number.get(str(words[0]))
    if planet is not None and s.owners[planet] not in (NOBODY, seat):
        worth *= 3 * len(str(words[-1]))
    if words[0] in s.box.cards and len(words) == 2 and s.rows[seat]:
        card, row, cards = s.box.cards[str(words[0])], s.rows[seat], s.box.cards
        closed = cards[row[0]].left == card.right if words[1] == "left" else cards[row[-1]].right == card.left
        worth *= 5 if closed else 1
    return worth


def play(options: Options, seats: int, random: Random, watch: Watch) -> laws.Played[State]:
    """A lively game; `watch` gets every state with the one before it and the facts."""
    s, facts = GAME.begin(options, seats)
    log: laws.Log = []
    reported = [facts]
    watch(s, s, facts)
    while awaited := to_move(s):
        seat = awaited[random.randrange(len(awaited))]
        words = lively(s, seat, random)
        before = s
        s, facts = GAME.advance(s, seat, words)
        log.append((seat, words))
        reported.append(facts)
        watch(before, s, facts)
    return laws.Played(s, log, reported)


def invariants(before: State, s: State, facts: Facts) -> None:
    """The position is possible; power never decreases; nobody plays two support cards or uses an ability twice.

    Values that a decision has not changed are not checked again until the game is over.
    """
    check_position(s, since=None if before is s or not s.ask else before)
    assert all(new >= old for new, old in zip(s.power, before.power, strict=True))
    assert all(new >= old for new, old in zip(s.reputation, before.reputation, strict=True))
    assert s.active != before.active or before.answered & ~s.answered == 0
    shown = [fact.seat for fact in facts if isinstance(fact, SupportPlayed)]
    assert not any(before.answered >> seat & 1 for seat in shown)
    assert all(set(old) <= set(new) for old, new in zip(before.abilities, s.abilities, strict=True))


def nothing(before: State, s: State, facts: Facts) -> None:
    pass


def stream(name: str) -> RandBelow:
    return Random(name).randrange
