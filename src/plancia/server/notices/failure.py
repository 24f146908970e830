"""Why a notice could not be delivered."""

from __future__ import annotations


class DeliveryFailed(Exception):
    """Delivery failed. `final`: a later try would fail, too. The code is stable and contains no address."""

    def __init__(self, code: str, final: bool = False) -> None:
        self.code = code
        self.final = final
        super().__init__(code)
