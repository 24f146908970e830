"""Characters for Rex: Diplomat, Merchant, Warrior and Schemer.

The character of a bot decides which alliances and deals it makes, what it gives and bids, and when it leaves or breaks
its word. Its level decides how well it plays. In games without alliances a character makes no difference.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeAlias, cast

from msgspec import Struct
from msgspec.structs import replace

from plancia.bots.bot import Bot, Budget, Maker
from plancia.bots.dealing import Manners, Negotiator, is_time_to_offer
from plancia.bots.evaluation import KeepsWord, part_of
from plancia.bots.greedy import GreedyBot
from plancia.bots.levels import LEVELS
from plancia.bots.worlds import imagine_worlds
from plancia.deals import DealMove, KnownDeals
from plancia.engine import Form, Game, RandBelow, Seat, Words

Negotiate: TypeAlias = Callable[..., Words | None]  # answers in negotiations; None: leave it to the level


class Character(Struct, frozen=True, kw_only=True):
    """How a character deals with others."""

    weights: Mapping[str, float]  # factors for the weights of its level; weights not named here stay as they are
    gain: float  # how much closer to winning an alliance must bring it
    rich: float = 0.0  # how much it likes partners with influence
    strong: float = 0.0  # how much it likes partners with many units on the board
    near: float = 0.0  # how much it likes partners who are close to winning
    forgives: int  # it does not ally with players who left it more often than this
    gives_from: int = 0  # it gives to a poor ally when it has this much influence; 0: it never gives
    leaves: bool = True  # it leaves when it can win alone
    betrays_at: float | None = None  # it also leaves if, alone, it is this fraction as close to winning; None: never
    manners: Manners  # its deals and promises


CHARACTERS = {
    "diplomat": Character(
        weights={"go_foe": 2.0},
        gain=0.0,
        forgives=1,
        gives_from=6,
        leaves=False,
        manners=Manners(
            honour=300.0, trusts=0.8, least=0.3, offers=2, topics=("peace", "alliance", "rival"), private=False
        ),
    ),
    "merchant": Character(
        weights={"bid_unknown": 1.5, "bid_weapon": 1.5, "bid_hylar": 1.5, "bid_other": 1.5},
        gain=0.1,
        rich=0.05,
        forgives=1,
        gives_from=8,
        manners=Manners(
            honour=40.0, honesty=0.9, trusts=0.7, offers=2, topics=("bids", "support", "peace", "rival"), least=0.5
        ),
    ),
    "warrior": Character(
        weights={"go_foe": 0.2, "stronghold": 1.2, "foe_unit": 1.5},
        gain=0.25,
        strong=0.05,
        forgives=0,
        manners=Manners(honour=60.0, trusts=0.6, least=1.0, offers=1, topics=("spaces", "rival")),
    ),
    "schemer": Character(
        weights={"bid_agent": 2.0, "enemy_near": 1.3},
        gain=0.05,
        near=0.5,
        forgives=3,
        betrays_at=0.8,
        manners=Manners(
            honour=2.0,
            honesty=0.3,
            trusts=0.5,
            least=0.3,
            offers=2,
            topics=("alliance", "peace", "rival", "support"),
            private=True,
        ),
    ),
}


class CharacterBot:
    """A bot of some level that remembers who left an alliance with it."""

    level: ClassVar[str]
    character: ClassVar[Character]

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.game = game
        self.bot: Bot = LEVELS[self.level](game)
        self.rules: Negotiate | None = part_of(game.NAME, "negotiate")  # None: a game without alliances
        self.new = True  # the weights have not been changed yet: that needs the number of players
        self.allies: frozenset[Seat] = frozenset()
        self.broke: Counter[Seat] = Counter()  # how often each seat has left an alliance with this one
        self.dealing = Negotiator(game, self.character.manners)
        self.dealing.broke = self.broke

    def learn(self, deals: KnownDeals) -> None:
        """Update the offers and promises that the seat may know."""
        self.dealing.deals = deals

    def deal(self, view: Any, randbelow: RandBelow) -> DealMove | None:
        """Make or answer an offer; None: do nothing."""
        if self.rules is None:
            return None
        self.look(view)
        return self.dealing.move(view, self.own_evaluation(view).weights, randbelow)

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        words = None
        if budget.seconds is not None and self.dealing.deals is not None and self.dealing.deals.mine():
            budget = replace(budget, seconds=budget.seconds / 2)  # it may need a second answer, which keeps its word
        if self.rules is not None:
            self.look(view)
            words = self.negotiate(self.rules, view, question, randbelow)
        if words is None:
            words = self.bot.answer(view, question, randbelow, budget)
        words = self.keep_word(view, question, words, randbelow, budget)
        self.note(words)
        return words

    def remember(self, view: Any, question: Form, words: Words) -> None:
        """Follow an earlier turn of this seat."""
        if self.rules is not None:
            self.look(view)
        self.note(words)

    def look(self, view: Any) -> None:
        """Notice who has left: an ally of the last turn who is no longer one, since only leaving ends an alliance."""
        members = next((members for members in view.alliances if view.seat in members), ())
        self.broke.update(self.allies - set(members))
        self.allies = frozenset(members) - {view.seat}

    def note(self, words: Words) -> None:
        if words == ("leave",):
            self.allies = frozenset()  # the bot left, not its allies

    def negotiate(self, rules: Negotiate, view: Any, question: Form, randbelow: RandBelow) -> Words | None:
        """The character's answer in a ceasefire; None: the level answers."""
        weights = self.own_evaluation(view).weights
        world = self.game.imagine(view, randbelow)
        if (paid := self.dealing.payment(world, view.seat, question, weights)) is not None:
            return paid
        return rules(self.character, self.broke, world, view.seat, question, weights, self.dealing.asked())

    def own_evaluation(self, view: Any) -> Any:
        """The evaluation of a game with alliances, with the character's weights."""
        assert isinstance(self.bot, GreedyBot)
        if self.new:
            self.bot.read_weights(view)
            self.bot.evaluation, self.new = self.changed(self.bot.evaluation), False
        return self.bot.evaluation

    def keep_word(self, view: Any, question: Form, words: Words, randbelow: RandBelow, budget: Budget) -> Words:
        """The answer, or the best one that keeps all promises, unless breaking them is worth the price."""
        deals, bot = self.dealing.deals, self.bot
        if deals is None or not (mine := deals.mine()):
            return words
        assert isinstance(bot, GreedyBot)
        rules, seat = bot.evaluation, view.seat
        assert isinstance(rules, KeepsWord)
        worlds, left = imagine_worlds(self.game, view, randbelow, budget)
        broken = [entry for entry in mine if rules.is_broken(worlds[0], seat, words, entry.promise)]
        if not broken:
            return words
        bot.evaluation = replace(cast("Any", rules), keeps=tuple(entry.promise for entry in mine))
        try:
            faithful = bot.answer(view, question, randbelow, left)
        finally:
            bot.evaluation = rules
        gained, kept = bot.hopes(worlds, seat, [words, faithful], randbelow)
        return words if gained - kept > len(worlds) * self.dealing.price(broken) else faithful

    def changed(self, evaluation: Any) -> Any:
        """The evaluation of the level with the weights of the character. It does not outbid its allies."""
        weights = evaluation.weights
        own = {name: getattr(weights, name) * times for name, times in self.character.weights.items()}
        return replace(evaluation, weights=replace(weights, ally_bids=99.0, **own))


def _with_character(level: str, name: str) -> Maker:
    """A class rather than a function, so that the server can see that the bot remembers its turns."""
    members = {"level": level, "character": CHARACTERS[name], "__doc__": f"{level.title()} and {name.title()}."}
    return cast("Maker", type(f"{level.title()}{name.title()}", (CharacterBot,), members))


PEOPLE: dict[str, Maker] = {f"{level}-{name}": _with_character(level, name) for level in LEVELS for name in CHARACTERS}


def characters_of(game: str) -> tuple[str, ...]:
    """The characters that make a difference in a game."""
    return tuple(CHARACTERS) if part_of(game, "negotiate") else ()


def may_offer(game: str, bot: str, view: Any, deals: KnownDeals) -> bool:
    """May a bot of this name make an offer now?"""
    character, rules = CHARACTERS.get(bot.partition("-")[2]), part_of(game, "BARGAINING")
    return character is not None and rules is not None and is_time_to_offer(rules, character.manners, view, deals)
