"""Whether an edition holds together: an edition the rules cannot be played with is refused.

Every sentence names the record it lies in. What only contradicts things known of the printed game is in `doubts`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TypeAlias

from plancia.games.rex.components import SECTORS, TRAITORS_DEALT, Edition, Record, Space, SpaceId

Check: TypeAlias = Callable[[Edition], Iterator[str]]

SPACES, STRONGHOLDS, SPACEPORTS = 28, 5, 2
UNITS, LEADERS, STRENGTHS, ALLY_CARDS = 20, 5, range(1, 7), 2  # a race
DECKS = {"influence": 16, "strategy": 42, "bombardment": 6, "traitor": 30, "ally": 12, "betrayal": 8}
ROUNDS_TO_FEED = 8  # each round ends with one placement card
TOKENS = 113


def flaws(edition: Edition) -> list[str]:
    """Why the rules cannot be played with these data; nothing if they can."""
    return [flaw for check in FLAWS for flaw in check(edition)]


# ---- the city as a graph ---------------------------------------------------------------------------------------------
def by_id(edition: Edition) -> dict[SpaceId, Space]:
    return {space.id: space for space in edition.spaces}


def marked(edition: Edition, icon: str) -> list[Space]:
    return [space for space in edition.spaces if icon in space.icons]


def reached(edition: Edition, start: SpaceId, closed: Collection[SpaceId] = ()) -> dict[SpaceId, int]:
    """The spaces one can come to without entering a closed one, each with its distance."""
    spaces, found, edge = by_id(edition), {start: 0}, [start]
    while edge:
        here = edge.pop(0)
        for space in spaces[here].lines:
            if space not in found and space not in closed:
                found[space] = found[here] + 1
                edge.append(space)
    return found


def distance(edition: Edition, a: SpaceId, b: SpaceId, closed: Collection[SpaceId] = ()) -> int:
    """In lines; more than there are spaces if one cannot come there."""
    return reached(edition, a, closed).get(b, SPACES + 1)


def in_sectors(edition: Edition, sectors: Collection[int]) -> set[SpaceId]:
    return {space.id for space in edition.spaces if space.sector in sectors}


def connected(edition: Edition, closed: Collection[SpaceId] = ()) -> bool:
    """Whether all other spaces hang together while these are closed."""
    open_spaces = [space.id for space in edition.spaces if space.id not in closed]
    return len(reached(edition, open_spaces[0], closed)) == len(open_spaces)


# ---- flaws -----------------------------------------------------------------------------------------------------------
def spaces_are_distinct(e: Edition) -> Iterator[str]:
    """28 spaces, no two with one name. §2.1"""
    if len(by_id(e)) != SPACES:
        yield f"spaces: there are {len(by_id(e))}, not {SPACES}"
    yield from _shared_names("spaces", e.spaces)


def icons_fit(e: Edition) -> Iterator[str]:
    """Five strongholds, two of them spaceports, one Council without a sector, no space without an icon. §2.3"""
    for space in e.spaces:
        if not space.icons:
            yield f"spaces.{space.id}: has no icon"
        if "spaceport" in space.icons and "stronghold" not in space.icons:
            yield f"spaces.{space.id}: a spaceport is a stronghold too"
        if ("council" in space.icons) != (space.sector == 0):
            yield f"spaces.{space.id}: the Council, and it alone, lies in no sector"
    for icon, number in ("stronghold", STRONGHOLDS), ("spaceport", SPACEPORTS), ("council", 1):
        if (found := len(marked(e, icon))) != number:
            yield f"spaces: {found} have the icon {icon}, not {number}"


def sectors_are_filled(e: Edition) -> Iterator[str]:
    """Every sector from 1 to 18 holds a space, and there is no other sector. §2.2"""
    for space in e.spaces:
        if not 0 <= space.sector <= SECTORS:
            yield f"spaces.{space.id}: sector {space.sector} is not one of 1 to {SECTORS}"
    for sector in sorted(set(range(1, SECTORS + 1)) - {space.sector for space in e.spaces}):
        yield f"spaces: none lies in sector {sector}"


def lines_are_sound(e: Edition) -> Iterator[str]:
    """Lines go both ways, to another space that exists, and join the whole city. §2.1"""
    spaces = by_id(e)
    faults = [(space.id, other, _fault(spaces, space, other)) for space in e.spaces for other in space.lines]
    yield from (f"spaces.{space}: line to {other}: {fault}" for space, other, fault in faults if fault)
    if not any(fault for *_, fault in faults) and not connected(e):
        yield "spaces: the lines do not join all spaces"


def _fault(spaces: dict[SpaceId, Space], space: Space, other: SpaceId) -> str:
    if other not in spaces:
        return "there is no such space"
    if other == space.id:
        return "a line leads to another space"
    if space.lines.count(other) > 1:
        return "it is there twice"
    return "" if space.id in spaces[other].lines else "it is missing on the other side"


def placements_name_influence_spaces(e: Edition) -> Iterator[str]:
    """The spaces with the influence icon are those on placement cards, each on one card. §5.2"""
    named = [(card, space) for card in e.placements for space in (card.left, card.right)]
    influence = {space.id for space in marked(e, "influence")}
    for card, space in named:
        if space not in influence:
            yield f"placements.{card.id}: {space} is no space with the influence icon"
    for space, times in Counter(space for _, space in named).items():
        if times > 1:
            yield f"placements: {space} is on {times} cards"
    for space in sorted(influence - {space for _, space in named}):
        yield f"spaces.{space}: has the influence icon, but is on no placement card"
    for card in e.placements:
        if card.left_amount < 1 or card.right_amount < 1:
            yield f"placements.{card.id}: an amount is at least 1"


def decks_are_complete(e: Edition) -> Iterator[str]:
    """Every deck has the number of cards of the box, and there is a placement card for each round. §1.5"""
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
            yield f"{deck}: the deck has {size} cards, not {DECKS[deck]}"
    if len(e.placements) < ROUNDS_TO_FEED:
        yield f"placements: {len(e.placements)} cards are too few for {ROUNDS_TO_FEED} rounds"
    for kind, cards in ("strategy", e.strategy), ("specials", e.specials):
        yield from (f"{kind}.{card.id}: {card.copies} copies" for card in cards if card.copies < 0)


def values_are_distinct(e: Edition) -> Iterator[str]:
    """No two bombardment cards have one value, no two betrayal cards one difficulty. §3.1 §15.3"""
    for value, times in Counter(card.value for card in e.bombardment).items():
        if times > 1 or not 1 <= value < SECTORS:
            yield f"bombardment: {value} on {times} cards; values are different, from 1 to {SECTORS - 1}"
    for difficulty, times in Counter(card.difficulty for card in e.betrayals).items():
        if times > 1:
            yield f"betrayals: difficulty {difficulty} on {times} cards"


def leaders_are_five_a_race(e: Edition) -> Iterator[str]:
    """Five leaders a race, strengths from 1 to 6, every name once. §1.2"""
    races = {race.id for race in e.races}
    for leader in e.leaders:
        if leader.race not in races:
            yield f"leaders.{leader.id}: there is no race {leader.race!r}"
        if leader.strength not in STRENGTHS:
            yield f"leaders.{leader.id}: strength {leader.strength} is not one of 1 to 6"
    for race in e.races:
        if (found := sum(leader.race == race.id for leader in e.leaders)) != LEADERS:
            yield f"races.{race.id}: has {found} leaders, not {LEADERS}"
    yield from _shared_names("leaders", e.leaders)


def races_can_be_set_up(e: Edition) -> Iterator[str]:
    """Twenty units a race, and a place for those that begin on the board; Sol chooses its own. §1.2 §3.7 §19.1"""
    spaces = by_id(e)
    for race in e.races:
        if race.units + race.mechanized != UNITS:
            yield f"races.{race.id}: has {race.units + race.mechanized} units, not {UNITS}"
        if not 0 <= race.begin <= race.units:
            yield f"races.{race.id}: {race.begin} units cannot begin on the board"
        if race.id == "sol":
            if len({*race.zone} & {*range(1, SECTORS + 1)}) < len(race.zone) or len(race.zone) < 2 or race.home:
                yield f"races.{race.id}: chooses where to begin, in two sectors or more"
        elif race.zone or (race.begin and race.home not in spaces):
            yield f"races.{race.id}: begins in a space, and there is none called {race.home!r}"
    if len({race.code for race in e.races}) < len(e.races):
        yield "races: two races have one code"


def race_sheets_are_sound(e: Edition) -> Iterator[str]:
    """One traitor is kept, or all that are dealt; cards are few enough for the deck, money for the pool. §3.3 §4.10"""
    for race in e.races:
        if race.traitors not in (1, TRAITORS_DEALT):
            yield f"races.{race.id}: keeps one traitor or all {TRAITORS_DEALT}, not {race.traitors}"
        if not 1 <= race.cards <= race.hand:
            yield f"races.{race.id}: {race.cards} cards do not fit a hand of {race.hand}"
        if race.influence < 0 or race.free_recruits < 0 or race.range < 1:
            yield f"races.{race.id}: influence, free recruits or range is too small"
        if race.ally_cards != ALLY_CARDS:
            yield f"races.{race.id}: has {race.ally_cards} ally cards, not {ALLY_CARDS}"
    if sum(race.hand for race in e.races) + len(e.races) > DECKS["strategy"]:
        yield f"races: hands this large leave nothing of {DECKS['strategy']} strategy cards to be laid out"
    if sum(race.influence for race in e.races) > sum(token.worth for token in e.tokens):
        yield "races: together they begin with more influence than there is"


def mechanized_are_five_of_the_lazax(e: Edition) -> Iterator[str]:
    """The Lazax have fifteen ordinary and five mechanized units, the others ordinary ones alone. §1.2"""
    for race in e.races:
        if race.mechanized != (5 if race.id == "lazax" else 0):
            yield f"races.{race.id}: has {race.mechanized} mechanized units"


def tokens_are_complete(e: Edition) -> Iterator[str]:
    """113 tokens; influence is worth something. §1.4"""
    if (found := sum(token.count for token in e.tokens)) != TOKENS:
        yield f"tokens: there are {found}, not {TOKENS}"
    for token in e.tokens:
        if token.count < 0 or (token.id == "influence") != (token.worth > 0):
            yield f"tokens.{token.id}: influence tokens, and they alone, have a worth"


def one_shield_can_be_lost(e: Edition) -> Iterator[str]:
    """There is one token for a destroyed shield, and so one Graviton Negator. §16.14"""
    for card in e.strategy:
        if card.id == "graviton-negator" and card.copies != 1:
            yield f"strategy.{card.id}: {card.copies} copies, not 1"


def _shared_names(kind: str, records: Sequence[Record]) -> Iterator[str]:
    """Names that an edition gives twice in one language."""
    told = Counter((lang, name) for record in records for lang, name in record.name.items())
    yield from (f"{kind}: two are called {name!r}" for (_, name), times in told.items() if times > 1)


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
