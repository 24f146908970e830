"""Checks an edition: if the rules cannot be played with it, it is rejected.

Every flaw names its record. Differences from what is known about the printed game are in `doubts`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TypeAlias

from plancia.engine import Flaw
from plancia.games.editions import flaw
from plancia.games.rex.edition.components import SECTORS, TRAITORS_DEALT, Edition, Record, Space, SpaceId

Check: TypeAlias = Callable[[Edition], Iterator[Flaw]]

SPACES, STRONGHOLDS, SPACEPORTS = 28, 5, 2
UNITS, LEADERS, STRENGTHS, ALLY_CARDS = 20, 5, range(1, 7), 2  # per race
DECKS = {"influence": 16, "strategy": 42, "bombardment": 6, "traitor": 30, "ally": 12, "betrayal": 8}
ROUNDS_TO_FEED = 8  # each round ends with one placement card
TOKENS = 113


def flaws(edition: Edition) -> list[Flaw]:
    """Why the rules cannot be played with these data; empty if they can."""
    return [found for check in FLAWS for found in check(edition)]


# ---- the city as a graph ---------------------------------------------------------------------------------------------
def by_id(edition: Edition) -> dict[SpaceId, Space]:
    return {space.id: space for space in edition.spaces}


def marked(edition: Edition, icon: str) -> list[Space]:
    return [space for space in edition.spaces if icon in space.icons]


def reached(edition: Edition, start: SpaceId, closed: Collection[SpaceId] = ()) -> dict[SpaceId, int]:
    """The spaces that can be reached without entering a closed one, each with its distance."""
    spaces, found, edge = by_id(edition), {start: 0}, [start]
    while edge:
        here = edge.pop(0)
        for space in spaces[here].lines:
            if space not in found and space not in closed:
                found[space] = found[here] + 1
                edge.append(space)
    return found


def distance(edition: Edition, a: SpaceId, b: SpaceId, closed: Collection[SpaceId] = ()) -> int:
    """In lines; more than the number of spaces if it cannot be reached."""
    return reached(edition, a, closed).get(b, SPACES + 1)


def in_sectors(edition: Edition, sectors: Collection[int]) -> set[SpaceId]:
    return {space.id for space in edition.spaces if space.sector in sectors}


def connected(edition: Edition, closed: Collection[SpaceId] = ()) -> bool:
    """Whether all other spaces are connected while these are closed."""
    open_spaces = [space.id for space in edition.spaces if space.id not in closed]
    return len(reached(edition, open_spaces[0], closed)) == len(open_spaces)


# ---- flaws -----------------------------------------------------------------------------------------------------------
def spaces_are_distinct(e: Edition) -> Iterator[Flaw]:
    """28 spaces, no two with the same name. §2.1"""
    if len(by_id(e)) != SPACES:
        yield flaw("spaces", "wrong_number", found=len(by_id(e)), wanted=SPACES)
    yield from _shared_names("spaces", e.spaces)


def icons_fit(e: Edition) -> Iterator[Flaw]:
    """Five strongholds, two of them spaceports, one Council without a sector, no space without an icon. §2.3"""
    for space in e.spaces:
        if not space.icons:
            yield flaw(f"spaces.{space.id}", "no_icon")
        if "spaceport" in space.icons and "stronghold" not in space.icons:
            yield flaw(f"spaces.{space.id}", "weak_spaceport")
        if ("council" in space.icons) != (space.sector == 0):
            yield flaw(f"spaces.{space.id}", "council_alone")
    for icon, number in ("stronghold", STRONGHOLDS), ("spaceport", SPACEPORTS), ("council", 1):
        if (found := len(marked(e, icon))) != number:
            yield flaw("spaces", "wrong_icons", found=found, icon=icon, wanted=number)


def sectors_are_filled(e: Edition) -> Iterator[Flaw]:
    """Every sector from 1 to 18 has a space, and there is no other sector. §2.2"""
    for space in e.spaces:
        if not 0 <= space.sector <= SECTORS:
            yield flaw(f"spaces.{space.id}", "out_of_range", field="sector", found=space.sector, first=1, last=SECTORS)
    for sector in sorted(set(range(1, SECTORS + 1)) - {space.sector for space in e.spaces}):
        yield flaw("spaces", "empty_sector", sector=sector)


def lines_are_sound(e: Edition) -> Iterator[Flaw]:
    """Lines go both ways, to another existing space, and connect the whole city. §2.1"""
    spaces = by_id(e)
    broken = [found for space in e.spaces for other in space.lines for found in _broken(spaces, space, other)]
    yield from broken
    if not broken and not connected(e):
        yield flaw("spaces", "city_in_parts")


def _broken(spaces: dict[SpaceId, Space], space: Space, other: SpaceId) -> Iterator[Flaw]:
    record = f"spaces.{space.id}"
    if other not in spaces:
        yield flaw(record, "line_to_nowhere", other=other)
    elif other == space.id:
        yield flaw(record, "line_to_itself", other=other)
    elif space.lines.count(other) > 1:
        yield flaw(record, "line_twice", other=other)
    elif space.id not in spaces[other].lines:
        yield flaw(record, "line_one_way", other=other)


def placements_name_influence_spaces(e: Edition) -> Iterator[Flaw]:
    """The spaces with the influence icon are those on placement cards, each on one card. §5.2"""
    named = [(card, space) for card in e.placements for space in (card.left, card.right)]
    influence = {space.id for space in marked(e, "influence")}
    for card, space in named:
        if space not in influence:
            yield flaw(f"placements.{card.id}", "no_influence_icon", space=space)
    for space, times in Counter(space for _, space in named).items():
        if times > 1:
            yield flaw("placements", "on_several_cards", space=space, times=times)
    for space in sorted(influence - {space for _, space in named}):
        yield flaw(f"spaces.{space}", "on_no_card")
    for card in e.placements:
        yield from _small(f"placements.{card.id}", card, 1, "left_amount", "right_amount")


def decks_are_complete(e: Edition) -> Iterator[Flaw]:
    """Every deck has as many cards as in the box, and there is a placement card for each round. §1.5"""
    sizes = {
        "influence": len(e.placements) + sum(card.copies for card in e.specials),
        "strategy": sum(card.copies for card in e.strategy),
        "bombardment": len(e.bombardment),
        "traitor": len(e.leaders),
        "ally": sum(race.ally_cards for race in e.races),
        "betrayal": len(e.betrayals),
    }
    for deck, size in sizes.items():
        if size != DECKS[deck]:
            yield flaw(deck, "wrong_deck", found=size, wanted=DECKS[deck])
    if len(e.placements) < ROUNDS_TO_FEED:
        yield flaw("placements", "too_few_placements", found=len(e.placements), rounds=ROUNDS_TO_FEED)
    for card in e.strategy:
        yield from _small(f"strategy.{card.id}", card, 0, "copies")
    for special in e.specials:
        yield from _small(f"specials.{special.id}", special, 0, "copies")


def values_are_distinct(e: Edition) -> Iterator[Flaw]:
    """No two bombardment cards have the same value, no two betrayal cards the same difficulty. §3.1 §15.3"""
    for value, times in Counter(card.value for card in e.bombardment).items():
        if times > 1 or not 1 <= value < SECTORS:
            yield flaw("bombardment", "wrong_values", value=value, times=times, last=SECTORS - 1)
    for difficulty, times in Counter(card.difficulty for card in e.betrayals).items():
        if times > 1:
            yield flaw("betrayals", "difficulty_twice", difficulty=difficulty, times=times)


def leaders_are_five_a_race(e: Edition) -> Iterator[Flaw]:
    """Five leaders per race, strengths from 1 to 6, all names different. §1.2"""
    races = {race.id for race in e.races}
    for leader in e.leaders:
        if leader.race not in races:
            yield flaw(f"leaders.{leader.id}", "no_such_race", race=leader.race)
        if leader.strength not in STRENGTHS:
            yield flaw(
                f"leaders.{leader.id}",
                "out_of_range",
                field="strength",
                found=leader.strength,
                first=STRENGTHS[0],
                last=STRENGTHS[-1],
            )
    for race in e.races:
        if (found := sum(leader.race == race.id for leader in e.leaders)) != LEADERS:
            yield flaw(f"races.{race.id}", "wrong_leaders", found=found, wanted=LEADERS)
    yield from _shared_names("leaders", e.leaders)


def races_can_be_set_up(e: Edition) -> Iterator[Flaw]:
    """Twenty units per race, and a place for those that start on the board; Sol chooses its own. §1.2 §3.7 §19.1"""
    spaces = by_id(e)
    for race in e.races:
        if (found := race.units + race.mechanized) != UNITS:
            yield flaw(f"races.{race.id}", "wrong_units", found=found, wanted=UNITS)
        if not 0 <= race.begin <= race.units:
            yield flaw(f"races.{race.id}", "cannot_begin", units=race.begin)
        if race.id == "sol":
            if len({*race.zone} & {*range(1, SECTORS + 1)}) < len(race.zone) or len(race.zone) < 2 or race.home:
                yield flaw(f"races.{race.id}", "wrong_zone")
        elif race.zone or (race.begin and race.home not in spaces):
            yield flaw(f"races.{race.id}", "wrong_home", space=race.home)
    if len({race.code for race in e.races}) < len(e.races):
        yield flaw("races", "two_alike", field="code")


def race_sheets_are_sound(e: Edition) -> Iterator[Flaw]:
    """One traitor is kept, or all that are dealt; deck and pool have enough cards and influence. §3.3 §4.10"""
    for race in e.races:
        if race.traitors not in (1, TRAITORS_DEALT):
            yield flaw(f"races.{race.id}", "wrong_traitors", found=race.traitors, dealt=TRAITORS_DEALT)
        if not 1 <= race.cards <= race.hand:
            yield flaw(f"races.{race.id}", "wrong_cards", cards=race.cards, hand=race.hand)
        yield from _small(f"races.{race.id}", race, 0, "influence", "free_recruits")
        yield from _small(f"races.{race.id}", race, 1, "range")
        if race.ally_cards != ALLY_CARDS:
            yield flaw(f"races.{race.id}", "wrong_ally_cards", found=race.ally_cards, wanted=ALLY_CARDS)
    if sum(race.hand for race in e.races) + len(e.races) > DECKS["strategy"]:
        yield flaw("races", "hands_too_large", cards=DECKS["strategy"])
    if sum(race.influence for race in e.races) > sum(token.worth for token in e.tokens):
        yield flaw("races", "too_much_influence")


def mechanized_are_five_of_the_lazax(e: Edition) -> Iterator[Flaw]:
    """The Lazax have fifteen ordinary and five mechanized units, the others only ordinary ones. §1.2"""
    for race in e.races:
        if race.mechanized != (wanted := 5 if race.id == "lazax" else 0):
            yield flaw(f"races.{race.id}", "wrong_mechanized", found=race.mechanized, wanted=wanted)


def tokens_are_complete(e: Edition) -> Iterator[Flaw]:
    """113 tokens; influence has a positive value. §1.4"""
    if (found := sum(token.count for token in e.tokens)) != TOKENS:
        yield flaw("tokens", "wrong_number", found=found, wanted=TOKENS)
    for token in e.tokens:
        yield from _small(f"tokens.{token.id}", token, 0, "count")
        if (token.id == "influence") != (token.worth > 0):
            yield flaw(f"tokens.{token.id}", "worth_of_influence")


def one_shield_can_be_lost(e: Edition) -> Iterator[Flaw]:
    """There is one token for a destroyed shield, and so one Graviton Negator. §16.14"""
    for card in e.strategy:
        if card.id == "graviton-negator" and card.copies != 1:
            yield flaw(f"strategy.{card.id}", "wrong_copies", found=card.copies, wanted=1)


def _shared_names(table: str, records: Sequence[Record]) -> Iterator[Flaw]:
    """Names that an edition uses twice in one language."""
    names = [(record, lang, name) for record in records for lang, name in record.name.items()]
    times = Counter((lang, name) for _, lang, name in names)
    for record, lang, name in names:
        if times[lang, name] > 1:
            yield flaw(f"{table}.{record.id}", "name_twice", name=name)


def _small(name: str, record: Record, least: int, *fields: str) -> Iterator[Flaw]:
    """Fields that are smaller than allowed."""
    for field in fields:
        if (found := getattr(record, field)) < least:
            yield flaw(name, "too_small", field=field, found=found, least=least)


FLAWS: tuple[Check, ...] = (
    spaces_are_distinct,
    icons_fit,
    sectors_are_filled,
    lines_are_sound,
    placements_name_influence_spaces,
    decks_are_complete,
    values_are_distinct,
    leaders_are_five_a_race,
    races_can_be_set_up,
    race_sheets_are_sound,
    mechanized_are_five_of_the_lazax,
    tokens_are_complete,
    one_shield_can_be_lost,
)
