"""What everybody can prove about a hand. Only the open-tile variant lets anything be proved. §17.9"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from plancia.games.tigris.components import NONE, Counts


class Proof(Struct, frozen=True, gc=False):
    """The hand was seen to take these tiles and not to play them; at most `gone` of them may have been swapped away."""

    tiles: Counts
    gone: int = 0


Proofs: TypeAlias = tuple[Proof, ...]  # of one hand. The oldest covers all tiles ever taken openly; the newest last


def after_taking(proofs: Proofs, colour: int) -> Proofs:
    """A tile was taken openly: it is surely there."""
    if not proofs or proofs[-1].gone:
        proofs = (*proofs, Proof(NONE))
    return tuple(Proof(_add(proof.tiles, colour, 1), proof.gone) for proof in proofs)


def after_playing(proofs: Proofs, colour: int, n: int) -> Proofs:
    """Tiles were played openly: so many of that colour are proved no more."""
    return _that_say_something(Proof(_add(proof.tiles, colour, -n), proof.gone) for proof in proofs)


def after_swapping(proofs: Proofs, n: int) -> Proofs:
    """So many tiles went face down, nobody saw which."""
    return _that_say_something(Proof(proof.tiles, proof.gone + n) for proof in proofs)


def owned(proofs: Proofs) -> Counts:
    """The tiles that are surely in the hand or among those swapped away."""
    return proofs[0].tiles if proofs else NONE


def certain(proofs: Proofs) -> Counts:
    """The tiles that are surely in the hand."""
    return proofs[-1].tiles if proofs and not proofs[-1].gone else NONE


def agrees(proofs: Proofs, hand: Counts) -> bool:
    """Could this be the hand?"""
    return all(
        sum(max(0, proved - held) for proved, held in zip(proof.tiles, hand, strict=True)) <= proof.gone
        for proof in proofs
    )


def _add(tiles: Counts, colour: int, n: int) -> Counts:
    return (*tiles[:colour], max(0, tiles[colour] + n), *tiles[colour + 1 :])


def _that_say_something(proofs: Iterable[Proof]) -> Proofs:
    """The oldest is kept as long as it names a tile, since it keeps that tile out of the bag."""
    oldest, *newer = [*proofs] or [Proof(NONE)]
    kept = (oldest,) if any(oldest.tiles) else ()
    return (*kept, *(proof for proof in newer if proof.gone < sum(proof.tiles)))
