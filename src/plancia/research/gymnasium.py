"""The games for one learner, with bots in the other seats. Importing this registers them with Gymnasium:
`plancia/Tigris-v0`, `plancia/Rex-v0` and `plancia/Warlords-v0`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from plancia.research.needs import need

need("gymnasium", "plancia.research.gymnasium")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402

from plancia.bots import Budget  # noqa: E402
from plancia.games import NAMES  # noqa: E402
from plancia.research.codec import Mask  # noqa: E402
from plancia.research.observation import Arrays, view_text  # noqa: E402
from plancia.research.players import Players, bot_names, budget_of  # noqa: E402
from plancia.research.setup import FIELDS, learners_seat, setup  # noqa: E402
from plancia.research.spaces import actions_space, arrays_space  # noqa: E402
from plancia.research.table import NO_GAME, MaskedAction, Table  # noqa: E402

IDS = {name: f"plancia/{name.title()}-v0" for name in NAMES}
MASKED = {"error": "a masked action raises an error", "random": "it is replaced by a random legal one"}


class OneLearner(gymnasium.Env[Arrays, np.int64]):
    """One seat learns, bots have the others. The mask of legal actions is in the info and in `action_masks()`."""

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 1}  # noqa: RUF012  # declared by Gymnasium

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int | None = None,
        opponents: str | Sequence[str] = "random",
        budget: Budget = Budget(),  # noqa: B008  # immutable
        actions: str = FIELDS,
        masked: str = "error",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`seat`: of the learner; None: another one in every game. `opponents`: a bot, or one for each other seat,
        clockwise. `masked`: "error", or "random" for programs that do not know masks. `options`: those of the game.
        """
        if masked not in MASKED:
            raise ValueError(f"masked={masked!r}; known: {', '.join(MASKED)}")
        modes = self.metadata["render_modes"]
        if render_mode is not None and render_mode not in modes:
            raise ValueError(f"no render mode {render_mode!r}; known: {', '.join(modes)}")
        self.table = Table(setup(game, seats, options), actions)
        self.opponents = bot_names(opponents, self.table.seats - 1)
        self.learners_seat = learners_seat(seat, self.table.seats)
        self.budget, self.masked, self.render_mode = budget_of(budget), masked, render_mode
        self.observation_space = arrays_space(self.table.observer.layout)
        self.action_space = actions_space(self.table)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Arrays, dict[str, Any]]:
        super().reset(seed=seed)
        table, chosen = self.table, self.learners_seat
        self.seat = int(self.np_random.integers(table.seats)) if chosen is None else chosen
        others = [(self.seat + n) % table.seats for n in range(1, table.seats)]
        self.players = Players(dict(zip(others, self.opponents, strict=True)), self.budget)
        start = int(self.np_random.integers(2**62))
        self.players.begin(table.rules, start)
        table.begin(start)
        self._wait()
        if table.seat is None:  # the bots ended the game before the learner was asked: possible, if hardly ever
            return self.reset()
        return table.observe(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Arrays, float, bool, bool, dict[str, Any]]:
        table = self.table
        action = table.check(action)
        if table.seat is not None and self.masked == "random" and not table.mask()[action]:
            action = int(self.np_random.choice(np.flatnonzero(table.mask())))
        table.act(action)
        self._wait()
        over = table.seat is None
        reward = table.utilities()[self.seat] if over else 0.0
        return table.observe(self.seat), reward, over, False, self._info()

    def action_masks(self) -> Mask:
        """The legal actions, under the name that sb3-contrib looks for."""
        if not hasattr(self, "seat"):
            raise MaskedAction(NO_GAME)
        return self.table.mask_of(self.seat)

    def render(self) -> str | None:
        """What the learner sees: as text ("ansi") or as a picture of the public table ("svg")."""
        if self.render_mode is None:
            return None
        public = self.table.view(None)
        return self.table.rules.svg(public) if self.render_mode == "svg" else view_text(self.table.view(self.seat))

    def _wait(self) -> None:
        """Let the bots answer until the learner is asked, or the game is over."""
        while self.table.seat is not None and self.table.seat != self.seat:
            self.players.answer(self.table)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}


for _name, _id in IDS.items():
    gymnasium.register(_id, f"{__name__}:{OneLearner.__name__}", kwargs={"game": _name})
