"""The games as PettingZoo environments: `env("tigris", seats=3)`.

One agent per seat: `seat_0`, `seat_1` and so on. An observation has named arrays and the mask of legal actions; the
mask is also in the info. The reward comes at the end: the share of opponents behind, less the share of those ahead.
"""

from __future__ import annotations

from typing import Any, ClassVar

from plancia.research.needs import need

need("pettingzoo", "plancia.research.pettingzoo")

import numpy as np  # noqa: E402
from gymnasium.spaces import Dict, Discrete  # noqa: E402
from gymnasium.utils import EzPickle  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # noqa: E402

from plancia.research.integers import whole  # noqa: E402
from plancia.research.observation import view_text  # noqa: E402
from plancia.research.setup import FIELDS, setup  # noqa: E402
from plancia.research.spaces import actions_space, masked_space  # noqa: E402
from plancia.research.table import Table  # noqa: E402

Observation = dict[str, Any]  # "observation": named arrays, "action_mask": an array of int8


def env(
    game: str,
    seats: int | None = None,
    *,
    actions: str = FIELDS,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: Any,
) -> OrderEnforcingWrapper:
    """A game with the usual wrapper, which checks that methods are called in order."""
    return OrderEnforcingWrapper(
        raw_env(game, seats, actions=actions, render_mode=render_mode, max_cycles=max_cycles, **options)
    )


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801  # without types; the name that PettingZoo uses
    """A game without wrappers."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi", "svg"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        actions: str = FIELDS,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        """`actions`: "fields", or "answers" for games with a list of them. `max_cycles`: steps after which a game is
        truncated. `options`: those of the game.
        """
        EzPickle.__init__(self, game, seats, actions=actions, render_mode=render_mode, max_cycles=max_cycles, **options)
        super().__init__()
        modes = self.metadata["render_modes"]
        if render_mode is not None and render_mode not in modes:
            raise ValueError(f"no render mode {render_mode!r}; known: {', '.join(modes)}")
        if max_cycles is not None and (whole(max_cycles) or 0) < 1:
            raise ValueError(f"max_cycles={max_cycles!r}: at least one step, or None for no limit")
        self.table = Table(setup(game, seats, options), actions)
        self.metadata = self.metadata | {"name": f"plancia_{game}_v0"}  # type: ignore[misc]  # of this environment
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self._space = masked_space(self.table)
        self._actions = {agent: actions_space(self.table) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Dict:
        self._seat(agent)
        return self._space

    def action_space(self, agent: str) -> Discrete:
        self._seat(agent)
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The seed determines all draws; without one, draws continue from the last seed."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table.begin(int(self._seeds.integers(2**63)))
        self.agents = self.possible_agents.copy()
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Observation:
        seat = self._seat(agent)
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask_of(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act: an action between 0 and {self.table.actions - 1}")
        self.table.act(self.table.check(action))
        self._cumulative_rewards[agent] = 0.0
        self._steps += 1
        self.infos[agent] = {}
        if self.table.seat is None:
            for seat, reward in enumerate(self.table.utilities()):
                self.rewards[f"seat_{seat}"] = reward
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self.max_cycles is not None and self._steps >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The public table: printed ("human"), as text ("ansi") or as a picture ("svg")."""
        rules = self.table.rules
        view = self.table.view(None)
        if self.render_mode == "svg":
            return rules.svg(view)
        text = str(view) if "__str__" in vars(type(view)) else view_text(view)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _seat(self, agent: str) -> int:
        try:
            return self.possible_agents.index(agent)
        except ValueError:
            raise ValueError(f"no agent {agent!r}; agents: {', '.join(self.possible_agents)}") from None

    def _select(self) -> None:
        """The seat that acts next. When the game is over every agent takes a last, empty step."""
        if self.table.seat is None:
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[self.table.seat]
        self.infos[self.agent_selection] = {"action_mask": self.table.mask().copy()}
