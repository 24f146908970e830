"""The network during training, in floating point, and its conversion to integers."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from training.library import SEATS, Games

# Initial values, fitted to games of the evaluation: the logit for one of its points, by number of players.
POINT, EVEN = (0.14, 0.19, 0.19), -0.6


class Model(nn.Module):  # type: ignore[misc,unused-ignore]  # torch is not installed where types are checked
    """Features -> a wide layer -> two narrow ones -> a logit for each seat, starting with the viewer.

    The bots' evaluation is added to the viewer's logit. A new network adds nothing to it.
    """

    def __init__(self, games: Games) -> None:
        super().__init__()
        self.inputs = games.features
        self.one, self.precision = games.one, games.precision
        self.top = (games.one - 1) / games.one  # the largest activation
        self.first = nn.Linear(games.features, games.wide)
        self.second = nn.Linear(games.wide, games.narrow)
        self.third = nn.Linear(games.narrow, games.narrow)
        self.share = nn.Linear(games.narrow, SEATS)
        nn.init.uniform_(self.first.weight, -0.06, 0.06)  # about 160 features are present
        nn.init.constant_(self.first.bias, 0.3)
        for layer in (self.second, self.third):
            nn.init.constant_(layer.bias, 0.2)
        nn.init.zeros_(self.share.weight)
        with torch.no_grad():
            self.share.bias.copy_(torch.tensor((EVEN, 0.0, 0.0, 0.0)))
        self.point = nn.Parameter(torch.tensor(POINT))

    def forward(self, rows: Tensor, seats: Tensor, hints: Tensor) -> Tensor:
        """Logits. `rows` are features, padded with -1; missing seats get no logit."""
        present = torch.zeros(len(rows), self.inputs + 1, device=rows.device)
        at = rows.long()
        present.scatter_(1, torch.where(at < 0, self.inputs, at), 1.0)
        wide = self.first(present[:, :-1]).clamp(0, self.top)
        narrow = self.second(wide).clamp(0, self.top)
        last = self.third(narrow).clamp(0, self.top)
        return self.with_hints(self.share(last), seats, hints)

    def with_hints(self, logits: Tensor, seats: Tensor, hints: Tensor) -> Tensor:
        """Add the evaluation."""
        first = torch.nn.functional.pad((self.point[seats - 2] * hints / 256)[:, None], (0, SEATS - 1))
        empty = torch.arange(SEATS, device=seats.device) >= seats[:, None]
        return (logits + first).masked_fill(empty, -1e4)

    def load_integers(self, data: bytes) -> None:
        """The opposite of `integers`: continue with a network whose checkpoint was not kept."""
        at = 0

        def read(into: Tensor, one: int, kind: type, *, transposed: bool = False) -> None:
            nonlocal at
            shape = into.T.shape if transposed else into.shape
            found = torch.from_numpy(np.frombuffer(data, kind, into.numel(), at).astype(np.float32) / one).reshape(
                shape
            )
            at += into.numel() * np.dtype(kind).itemsize
            into.copy_(found.T if transposed else found)

        weight, logit = 1 << self.precision, self.one << self.precision
        with torch.no_grad():
            read(self.first.weight, self.one, np.int16, transposed=True)
            read(self.first.bias, self.one, np.int16)
            for layer in (self.second, self.third, self.share):
                read(layer.bias, logit, np.int32)
            read(self.point, logit, np.int32)
            for layer in (self.second, self.third, self.share):
                read(layer.weight, weight, np.int16)

    def integers(self) -> bytes:
        """The bytes of the native network: the fields of its struct, in order."""

        def whole(tensor: Tensor, one: int, kind: type) -> NDArray[np.generic]:
            limits = np.iinfo(kind)
            numbers: NDArray[np.float64] = np.rint(tensor.detach().cpu().numpy().astype(np.float64) * one)
            return np.clip(numbers, limits.min, limits.max).astype(kind)

        weight, logit = 1 << self.precision, self.one << self.precision
        fields = [
            whole(self.first.weight.T, self.one, np.int16),
            whole(self.first.bias, self.one, np.int16),
            *(whole(layer.bias, logit, np.int32) for layer in (self.second, self.third, self.share)),
            whole(self.point, logit, np.int32),
            *(whole(layer.weight, weight, np.int16) for layer in (self.second, self.third, self.share)),
        ]
        return b"".join(np.ascontiguousarray(field).tobytes() for field in fields)


def loss(logits: Tensor, targets: Tensor) -> Tensor:
    """Cross entropy with the target shares."""
    return -(targets * torch.log_softmax(logits, 1)).sum(1).mean()
