"""What everybody can prove about a hand. This is possible only in the open-tile variant. §17.9"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from plancia.games.tigris.components import NONE, Counts


class Proof(Struct, frozen=True, gc=False):
    """The player took these tiles openly and has not played them; at most `gone` of them may have been swapped."""

    tiles: Counts
    gone: int = 0


Proofs: TypeAlias = tuple[Proof, ...]  # about one hand, the newest last. The oldest covers all tiles ever taken openly


def after_taking(proofs: Proofs, colour: int) -> Proofs:
    """A tile was taken openly: it is certainly in the hand."""
    if not proofs or proofs[-1].gone:
        proofs = (*proofs, Proof(NONE))
    return tuple(Proof(_add(proof.tiles, colour, 1), proof.gone) for proof in proofs)


def after_playing(proofs: Proofs, colour: int, n: int) -> Proofs:
    """Tiles were played openly: that many of the colour are no longer proved."""
    return _informative(Proof(_add(proof.tiles, colour, -n), proof.gone) for proof in proofs)


def after_swapping(proofs: Proofs, n: int) -> Proofs:
    """Tiles were swapped face down, and nobody saw which."""
    return _informative(Proof(proof.tiles, proof.gone + n) for proof in proofs)


def owned(proofs: Proofs) -> Counts:
    """The tiles that are certainly in the hand or swapped."""
    return proofs[0].tiles if proofs else NONE


def certain(proofs: Proofs) -> Counts:
    """The tiles that are certainly in the hand."""
    return proofs[-1].tiles if proofs and not proofs[-1].gone else NONE


def agrees(proofs: Proofs, hand: Counts) -> bool:
    """Could this be the hand?"""
    return all(
        sum(max(0, proved - held) for proved, held in zip(proof.tiles, hand, strict=True)) <= proof.gone
        for proof in proofs
    )


def _add(tiles: Counts, colour: int, n: int) -> Counts:
    return (*tiles[:colour], max(0, tiles[colour] + n), *tiles[colour + 1 :])


def _informative(proofs: Iterable[Proof]) -> Proofs:
    """The oldest is kept while it names a tile, since it keeps that tile out of the bag."""
    oldest, *newer = [*proofs] or [Proof(NONE)]
    kept = (oldest,) if any(oldest.tiles) else ()
    return (*kept, *(proof for proof in newer if proof.gone < sum(proof.tiles)))
