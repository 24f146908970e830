"""The games for OpenSpiel. Importing this registers `plancia_tigris`, `plancia_rex` and `plancia_warlords`.

An action fills one field of the open question; chance is explicit and fills its fields too. If several seats are asked
at once, they act one after another without seeing the answers. The information state of a player is everything that the
rules let the seat know: its view, and the words it has chosen so far. It does not list the public moves of the past.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, TypeAlias

from plancia.research.needs import need

need("pyspiel", "plancia.research.openspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402
from msgspec.structs import replace  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from plancia.engine import CHANCE, Question, Seat, Words, notation, weight  # noqa: E402
from plancia.games import NAMES, game  # noqa: E402
from plancia.research.codec import Codec, codec  # noqa: E402
from plancia.research.observation import observer, view_text  # noqa: E402
from plancia.research.setup import setup, utilities  # noqa: E402
from plancia.research.table import MaskedAction, shortened  # noqa: E402

PLAYERS = "players"  # the parameter for the number of seats
LONGEST = 100_000  # actions; the games of random players are a hundred times shorter
ONE_SEAT, NOBODY = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE

Outcomes: TypeAlias = list[tuple[int, float]]


class Node:
    """A position in the tree of actions: a state and the words chosen so far. It never changes, so copies share it."""

    def __init__(self, words_of: Codec, state: Any, words: Words = ()) -> None:
        self.codec, self.state, self.words = words_of, state, words
        self.rules = game(words_of.game)
        asked = self.rules.awaited(state)
        self.seat: Seat | None = asked[0] if asked else None
        self.question = Question(state, asked[0]) if asked else None
        self.choices = self.question.next(words) if self.question is not None else None

    def after(self, action: int) -> Node:
        """The position after this action; raises `MaskedAction` if it is not legal."""
        word = self.codec.word(action)
        if self.seat is None or self.question is None or self.choices is None:
            raise MaskedAction("the game is over: there are no legal actions")
        if word not in self.choices:
            who = "chance" if self.seat == CHANCE else f"player {self.seat}"
            raise MaskedAction(f"action {action} ({word}) is not legal for {who}; legal: {shortened(self.actions())}")
        words = (*self.words, word)
        if self.question.next(words) is not None:
            return Node(self.codec, self.state, words)
        return Node(self.codec, self.rules.advance(self.state, self.seat, words)[0])

    def actions(self) -> list[int]:
        """What the acting seat may choose, sorted."""
        return sorted(self.codec.ids(self.choices).tolist()) if self.choices is not None else []

    def outcomes(self) -> Outcomes:
        """What chance may draw, with its odds."""
        assert self.choices is not None
        lots = {self.codec.id(word): weight(self.choices, word) for word in self.choices}
        total = sum(lots.values())
        return [(action, lots[action] / total) for action in sorted(lots)]

    def own_words(self, seat: Seat | None) -> Words:
        return self.words if seat is not None and seat == self.seat else ()

    def resampled(self, seat: Seat, randbelow: Any) -> Node:
        """A position that this seat cannot distinguish from this one, with the odds of chance.

        Seats that act before this one in a question to several have answered, but nobody sees what.
        """
        state = self.rules.imagine(self.rules.view(self.state, seat), randbelow)
        if seat == self.seat:
            while (first := self.rules.awaited(state)[0]) != seat:
                state = self.rules.advance(state, first, Question(state, first).sample(randbelow))[0]
        return Node(self.codec, state, self.own_words(seat))

    def __deepcopy__(self, memo: Any) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        options = self.state.options
        return _restored, (self.codec.game, getattr(options, "edition", ""), self.rules.save(self.state), self.words)


def _restored(name: str, edition: str, saved: bytes, words: Words) -> Node:
    rules = game(name)
    options = rules.OPTIONS(edition=edition) if edition else None
    return Node(codec(name, options), rules.load(saved), words)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state in OpenSpiel's terms."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.node = game.root

    def current_player(self) -> int:
        seat = self.node.seat
        return pyspiel.PlayerId.TERMINAL if seat is None else pyspiel.PlayerId.CHANCE if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.actions() if player == self.node.seat else []

    def chance_outcomes(self) -> Outcomes:
        return self.node.outcomes()

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.node.codec.word(action))

    def is_terminal(self) -> bool:
        return self.node.seat is None

    def returns(self) -> list[float]:
        result = self.node.rules.result(self.node.state)
        return [0.0] * self.node.state.seats if result is None else utilities(result.places)

    def resample_from_infostate(self, player: int, sampler: Any) -> OpenSpielState:
        """A state that the player cannot distinguish from this one. `sampler` returns numbers from 0 to 1."""
        if player not in range(self.node.state.seats):
            raise ValueError(f"no player {player}: players are 0 to {self.node.state.seats - 1}")
        random = Random(sampler())
        other: OpenSpielState = self.get_game().new_initial_state()
        other.node = self.node.resampled(player, random.randrange)
        return other

    def __str__(self) -> str:
        return f"{self.node.rules.save(self.node.state).decode()} {notation(self.node.words)}".rstrip()


class PlanciaObserver:
    """What a player sees, as one tensor with named parts, and as text.

    Without private information it is what spectators see; without public information it is the rest.
    """

    def __init__(self, game: OpenSpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, not {params}")
        if (kind.public_info, kind.private_info) not in ((True, ONE_SEAT), (True, NOBODY), (False, ONE_SEAT)):
            raise ValueError(
                "observations are public, private to one player (SINGLE_PLAYER), or both;"
                f" not public_info={kind.public_info}, private_info={kind.private_info.name}"
            )
        self.public, self.private = kind.public_info, kind.private_info == ONE_SEAT
        self.observer = observer(game.rules.NAME, game.options, game.seats)
        self.layout = self.observer.layout
        self._row, self._planes = self.layout.new_row(), self.layout.new_planes()
        self.tensor: NDArray[np.float32] = np.zeros(self.layout.size + self._planes.size, np.float32)
        row, planes = self.tensor[: self.layout.size], self.tensor[self.layout.size :]
        named: Any = self.layout.named(row, planes.reshape(self._planes.shape))  # type: ignore[arg-type]  # of float32
        self.dict: dict[str, NDArray[np.float32]] = named

    def set_from(self, state: OpenSpielState, player: int) -> None:
        node, seat = state.node, player if self.private else None
        self._fill(node.rules.view(node.state, seat), node.own_words(seat))
        if not self.public:
            seen = self.tensor.copy()
            self._fill(spectators_view(node, player), ())
            self.tensor[:] = np.where(seen == self.tensor, 0, seen)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        node, seat = state.node, player if self.private else None
        text = with_words(node.rules.view(node.state, seat), node.own_words(seat))
        if self.public:
            return text
        known = with_words(spectators_view(node, player), ()).splitlines()
        return "\n".join(line for line in text.splitlines() if line not in known)

    def _fill(self, view: Any, words: Words) -> None:
        self.observer.fill(view, words, (), self._row, self._planes)
        self.tensor[: self.layout.size] = self._row
        self.tensor[self.layout.size :] = self._planes.reshape(-1)


def spectators_view(node: Node, seat: Seat) -> Any:
    """What spectators see from the chair of this seat: others are counted clockwise from it."""
    return replace(node.rules.view(node.state, None), seat=seat)


def with_words(view: Any, words: Words) -> str:
    return f"{view_text(view)}\nwords: {notation(words)}"


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game in OpenSpiel's terms. Parameters: `players`, and the options of the game."""

    NAME = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        table = setup(self.NAME, given.get(PLAYERS), {name: v for name, v in given.items() if name != PLAYERS})
        self.rules, self.seats, self.options = table.rules, table.seats, table.options
        self.codec = codec(self.NAME, self.options)
        self.root = _root(self.NAME, self.options, self.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.codec),
            max_chance_outcomes=len(self.codec),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPES[self.NAME], info, given)

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PlanciaObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return PlanciaObserver(self, kind, params)


@lru_cache(64)
def _root(name: str, options: Any, seats: int) -> Node:
    return Node(codec(name, options), game(name).begin(options, seats)[0])


def _game_type(name: str) -> Any:
    rules = game(name)
    options = rules.OPTIONS(**rules.BOUNDED)
    defaults = {field: getattr(options, field) for field in options.__struct_fields__}
    return pyspiel.GameType(
        short_name=f"plancia_{name}",
        long_name=(type(rules).__doc__ or name).rstrip("."),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.SEATS[-1],
        min_num_players=rules.SEATS[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: rules.SEATS[0]} | defaults,
    )


GAME_TYPES = {name: _game_type(name) for name in NAMES}
GAMES = {name: type(f"{name.title()}Game", (OpenSpielGame,), {"NAME": name}) for name in NAMES}
globals().update({kind.__name__: kind for kind in GAMES.values()})  # pickle looks them up by name
for _name, _type in GAME_TYPES.items():
    pyspiel.register_game(_type, GAMES[_name])
