"""The tables of the report, in Markdown. All numbers in them are computed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from statistics import mean, quantiles
from typing import NamedTuple

from bench.balance.study import SOURCES, Happening, Study
from plancia.arena import interval
from plancia.games.warlords.edition.components import (
    ABILITIES,
    ACTIONS,
    BONUSES,
    MANOEUVRES,
    MERCENARIES,
    SUPPORT_CARDS,
    TOKENS,
    Edition,
)

ENDS = ("four_of_a_kind", "last_card", "reputation")
TEAM_ACTIONS = ("exchange_cards", "exchange_planets", "send_troops")
PLACES = ("first", "second", "third")  # in turn order; with four players the first or the second team
NONE = "–"


class Column(NamedTuple):
    """Games of this many players with this data."""

    seats: int
    name: str  # of the data
    data: Edition
    study: Study

    def each(self, *happening: str) -> float:
        """How often, per hundred games."""
        return 100 * self.study.times[happening] / self.study.games


Cell = Callable[[Column], str]
Row = tuple[str, Cell]


def text(columns: Sequence[Column]) -> str:
    """All tables, one after the other."""
    spaces = range(1, max(len(column.data.reputation) for column in columns) + 1)
    tables = (
        ("Who wins", "Share of the games, its 95 % interval, the even share.", _winners()),
        ("Who wins, by the end", "Share of the games with this end.", _winners_by_end()),
        ("How games end", "Share of the games and its 95 % interval.", _ends()),
        ("How long they are", "All players together: mean, and the range of nine games in ten.", _lengths()),
        ("Where power comes from", "Power per player at the end, and its share of the total.", _sources()),
        ("Actions of mercenaries", "Share of the actions on the played cards that were used.", _actions()),
        ("Actions by other means", "Per hundred games.", _other_actions()),
        ("Support cards", "Played and drawn, per hundred games.", _support()),
        ("Abilities and guards", "Per hundred games.", _abilities()),
        ("Spaces of the reputation track", "How many of a hundred players reach it.", _spaces(spaces)),
        ("What is taken there", "Share of the times it was on offer.", _bonuses(spaces)),
        ("Mercenaries", "Times played, per hundred games.", _mercenaries(columns[-1].data)),
        ("Invasions, tokens, teams", "Per hundred games.", _rest()),
    )
    return "\n\n".join(_table(title, note, columns, rows) for title, note, rows in tables)


def _table(title: str, note: str, columns: Sequence[Column], rows: Iterable[Row]) -> str:
    heads = [f"{column.seats} players, {column.name}" for column in columns]
    lines = [[label, *(cell(column) for column in columns)] for label, cell in rows]
    shown = [line for line in lines if any(cell != NONE for cell in line[1:])]
    ruled = [["", *heads], ["---", *["--:"] * len(heads)], *shown]
    return "\n".join([f"### {title}", "", note, "", *(f"| {' | '.join(line)} |" for line in ruled)])


def _share(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f} %" if whole else NONE


def _with_bounds(part: float, whole: int) -> str:
    low, high = interval(part, whole)
    return f"{_share(part, whole)} ({100 * low:.1f}–{100 * high:.1f})"


def _number(n: float) -> str:
    return f"{n:.0f}" if n >= 10 or n == 0 else f"{n:.1f}"


def _often(*happening: str) -> Cell:
    """How often per hundred games; a dash for things that never happen."""
    return lambda column: _number(column.each(*happening)) if column.study.times[happening] else NONE


# ---- who wins, and how it ends ---------------------------------------------------------------------------------------
def _sides(column: Column) -> list[tuple[str, ...]]:
    """Places in the turn order that win together: four players form two teams."""
    return [("1", "3"), ("2", "4")] if column.seats == 4 else [(str(n + 1),) for n in range(column.seats)]


def _winners() -> Iterator[Row]:
    yield "games", lambda column: str(column.study.games)
    yield from ((f"{place} in turn order, or that team", partial(_wins, n)) for n, place in enumerate(PLACES))

    yield "the side with the most power from missions, if there is one", _wins_by_missions


def _wins_by_missions(column: Column) -> str:
    """Each member of a team counts as a part of its victory."""
    return _with_bounds(column.study.won[("most missions",)], column.study.games)


def _wins(n: int, column: Column) -> str:
    sides, study = _sides(column), column.study
    if n >= len(sides):
        return NONE
    won = sum(study.won["seat", place] for place in sides[n])
    return f"{_with_bounds(won, study.games)}, {100 / len(sides):.0f}"


def _winners_by_end() -> Iterator[Row]:
    for end in ENDS:
        yield from ((f"{end}: {place}", partial(_wins_at, n, end)) for n, place in enumerate(PLACES))
        yield f"{end}: the player who triggers it", partial(_wins_by, end)


def _wins_at(n: int, end: str, column: Column) -> str:
    won = sum(column.study.won["seat", place, end] for places in _sides(column)[n : n + 1] for place in places)
    return _share(won, column.study.times["end", end]) if n < len(_sides(column)) else NONE


def _wins_by(end: str, column: Column) -> str:
    shared = 2 if column.seats == 4 else 1  # a team's victory counts half for each member
    return _share(shared * column.study.won["trigger", end], column.study.times["trigger", end])


def _ends() -> Iterator[Row]:
    return ((end, partial(_ends_so, end)) for end in ENDS)


def _ends_so(end: str, column: Column) -> str:
    return _with_bounds(column.study.times["end", end], column.study.games)


def _lengths() -> Iterator[Row]:
    return ((what, partial(_spread, what)) for what in ("turns", "decisions"))


def _spread(what: str, column: Column) -> str:
    numbers = column.study.lengths[what]
    cuts = quantiles(numbers, n=20, method="inclusive") if len(numbers) > 1 else numbers
    return f"{mean(numbers):.1f} ({cuts[0]:.0f}–{cuts[-1]:.0f})"


def _sources() -> Iterator[Row]:
    yield from ((source, partial(_power, source)) for source in SOURCES)
    yield from ((f"winners: {source}", partial(_winners_power, source)) for source in SOURCES)


def _power(source: str, column: Column) -> str:
    return _power_of(source, column.study.times)


def _winners_power(source: str, column: Column) -> str:
    return _power_of(source, column.study.won)


def _power_of(source: str, counted: Mapping[Happening, float]) -> str:
    power = counted["power", source]
    return f"{power / counted[('player',)]:.1f} ({_share(power, sum(counted['power', name] for name in SOURCES))})"


# ---- what is played --------------------------------------------------------------------------------------------------
def _actions() -> Iterator[Row]:
    return ((action, partial(_played, action)) for action in ACTIONS)


def _played(action: str, column: Column) -> str:
    return _share(column.study.times["action", "mercenary", action], column.study.times["shown", action])


def _other_actions() -> Iterator[Row]:
    for source, label in (("support", "by a support card"), ("subterfuge", "borrowed by Subterfuge")):
        yield from ((f"{action}, {label}", _often("action", source, action)) for action in ACTIONS)
    yield "bombard, with an aircraft", _often("action", "aircraft", "bombard")


def _support() -> Iterator[Row]:
    return ((card, partial(_used, card)) for card in SUPPORT_CARDS)


def _used(card: str, column: Column) -> str:
    played, drawn = column.each("support card", card), column.each("drawn", card)
    return f"{_number(played)} of {_number(drawn)}, {_share(played, drawn)}"


def _abilities() -> Iterator[Row]:
    return ((f"{kind}: {ability}", _often(kind, ability)) for kind in ("ability", "guard") for ability in ABILITIES)


def _spaces(spaces: Iterable[int]) -> Iterator[Row]:
    return ((str(space), partial(_reached, space)) for space in spaces)


def _reached(space: int, column: Column) -> str:
    return _number(column.each("space", str(space)) / column.seats)


def _bonuses(spaces: Iterable[int]) -> Iterator[Row]:
    for bonus in (*BONUSES, "power"):
        yield f"{bonus}, anywhere", partial(_taken, bonus, [str(space) for space in spaces])
    for space in spaces:
        yield f"{space}: power", partial(_power_taken, space)
        yield from ((f"{space}: {bonus}", partial(_taken, bonus, [str(space)])) for bonus in BONUSES)


def _taken(bonus: str, spaces: Iterable[str], column: Column) -> str:
    times = column.study.times
    taken, offered = (sum(times[what, space, bonus] for space in spaces) for what in ("taken", "offered"))
    return _share(taken, offered)


def _power_taken(space: int, column: Column) -> str:
    share = _taken("power", [str(space)], column)
    return share if share == NONE else f"{share} for {column.data.reputation[space - 1].power}"


def _mercenaries(data: Edition) -> Iterator[Row]:
    for card in MERCENARIES:
        face = data.mercenaries[card]
        yield f"{card} {face.name} ({face.mission}; {', '.join(face.actions)})", partial(_hired_out, card)


def _hired_out(card: str, column: Column) -> str:
    in_game = column.seats > 2 or column.data.mercenaries[card].two
    return _number(column.each("mercenary", card)) if in_game else NONE


def _rest() -> Iterator[Row]:
    yield from ((f"invasion {result}", _often("invasion", result)) for result in ("won", "lost", "drawn"))
    yield from ((f"guard sent: {name}", _often("manoeuvre", name)) for name in (*MANOEUVRES, "none"))
    yield from ((f"token: {token}", _often("token", token)) for token in TOKENS)
    yield from ((f"team: {action}", _often("team", action)) for action in TEAM_ACTIONS)
