"""The exact odds of a hidden hand in Tigris & Euphrates, beside the frequencies of imagined worlds.

From the view of one seat: how many red tiles does the opponent hold? The unseen tiles are in the bag or in that hand,
at random, so the number is hypergeometric. `imagine` deals worlds with the same odds.
"""

from argparse import ArgumentParser
from collections import Counter
from math import comb
from random import Random

from plancia.games import tigris
from plancia.games.tigris.components import RED


def exact(view):
    """By number of red tiles in the opponent's hand: its probability."""
    size, red, unseen = view.hand_sizes[1 - view.seat], view.unseen[RED], sum(view.unseen)
    return {k: comb(red, k) * comb(unseen - red, size - k) / comb(unseen, size) for k in range(size + 1)}


def imagined(view, worlds, randbelow):
    """The same, counted in imagined worlds."""
    opponent = 1 - view.seat
    counts = Counter(tigris.GAME.imagine(view, randbelow).hands[4 * opponent + RED] for _ in range(worlds))
    return {k: counts[k] / worlds for k in range(view.hand_sizes[opponent] + 1)}


def main(worlds=20_000, seed=1):
    """Print both; returns the largest difference."""
    game, randbelow = tigris.GAME, Random(seed).randrange
    state, _ = game.begin(tigris.Options(), seats=2)
    state, _ = game.resolve_chance(state, randbelow)
    view = game.view(state, game.to_move(state)[0])
    odds, frequencies = exact(view), imagined(view, worlds, randbelow)
    print("red tiles in the opponent's hand, of", sum(view.unseen), "unseen tiles", view.unseen[RED], "are red")
    for k, p in odds.items():
        print(f"{k}: exact {p:.4f}, in {worlds} imagined worlds {frequencies[k]:.4f}")
    return max(abs(odds[k] - frequencies[k]) for k in odds)


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--worlds", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    if wanted.worlds < 1:
        parser.error("--worlds: at least 1")
    main(wanted.worlds, wanted.seed)
