"""The dealer: the same number gives the same draw, all lots are equally likely, and every seat contributes."""

import hmac
from hashlib import sha256

import pytest

from plancia.records import Dealer, dealer_from_seed, new_dealer, seal

SECRET = bytes(range(32))


def drawn(dealer: Dealer, number: int, n: int, count: int) -> list[int]:
    randbelow = dealer.draw(number)
    return [randbelow(n) for _ in range(count)]


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize(
    ("entropies", "number", "n", "lots"),
    [
        ((), 1, 57, [22, 19, 38, 50, 21, 46, 13, 48, 2, 44]),
        ((), 2, 57, [36, 47, 37, 38, 16, 23, 2, 53, 55, 47]),
        ((), 10**12, 1_000_003, [308716, 144105, 732118, 133882, 347262, 453298]),
        ((b"heads", b"tails"), 1, 57, [38, 51, 24, 35, 11, 52, 49, 14, 4, 35]),
    ],
)
def test_known_draws(entropies: tuple[bytes, ...], number: int, n: int, lots: list[int]) -> None:
    """A secret gives the same draws as when the format was fixed: old records can always be verified."""
    assert drawn(Dealer(SECRET, entropies), number, n, len(lots)) == lots


def test_known_seal_and_seed() -> None:
    """Seals and seeds are the same as when the format was fixed."""
    assert seal(SECRET) == "f1a1260642f5fd4535a06c16204ff00263b5a794c77d3c8d5adc7c7f162fd8ca"
    assert dealer_from_seed("0").secret.hex() == "214d4520c850e4b6012d2d36f8503f1fb9c356696be45956035ce023601b1604"
    assert drawn(dealer_from_seed("0"), 1, 153, 8) == [66, 136, 31, 14, 29, 94, 139, 127]


def test_a_draw_is_what_is_documented() -> None:
    """Draw n is HMAC-SHA256 of the numbers of draw and block, keyed with secret and hashed entropies."""
    key = SECRET + sha256(b"heads").digest() + sha256(b"tails").digest()
    blocks = [hmac.new(key, bytes(7) + b"\x07" + bytes(7) + bytes([block]), sha256).digest() for block in range(2)]
    words = [int.from_bytes(block[at : at + 8], "big") for block in blocks for at in range(0, 32, 8)]
    assert drawn(Dealer(SECRET, (b"heads", b"tails")), 7, 1 << 64, 8) == words


@pytest.mark.parametrize("n", [3, 6, 57, 153])
def test_every_lot_is_as_likely(n: int) -> None:
    """Over many draws no lot is favoured, even if their number is not a power of two."""
    counts = [0] * n
    for number in range(1, 101):
        for lot in drawn(Dealer(SECRET), number, n, 10 * n):
            counts[lot] += 1
    assert chi_square(counts) < n - 1 + 4 * (2 * (n - 1)) ** 0.5  # four standard deviations; the draws are fixed


def test_words_that_would_favour_a_lot_are_passed_over() -> None:
    """With three quarters of all words as lots, the first third would come up twice as often without rejection."""
    n, counts = 3 << 62, [0, 0, 0]
    for lot in drawn(Dealer(SECRET), 1, n, 6000):
        counts[lot >> 62] += 1
    assert chi_square(counts) < 12


def test_draws_do_not_depend_on_the_order_of_asking() -> None:
    """A draw depends only on its number, not on earlier draws."""
    dealer = Dealer(SECRET, (b"x",))
    forwards = {number: drawn(dealer, number, 1000, 6) for number in range(1, 20)}
    backwards = {number: drawn(dealer, number, 1000, 6) for number in reversed(range(1, 20))}
    assert forwards == backwards
    assert len({tuple(lots) for lots in forwards.values()}) == len(forwards)


def test_two_draws_of_one_number_do_not_disturb_each_other() -> None:
    """Each request starts the draw again."""
    first, second = Dealer(SECRET).draw(1), Dealer(SECRET).draw(1)
    assert [first(1000), second(1000), first(1000), second(1000)] == [642, 642, 170, 170]


@pytest.mark.parametrize(
    "others",
    [
        (),
        (b"heads",),
        (b"tails", b"heads"),
        (b"heads", b"tails", b""),
        (b"headstails",),
        (b"head", b"stails"),
        (b"", b""),
    ],
)
def test_every_entropy_counts(others: tuple[bytes, ...]) -> None:
    """Changing, adding, removing or moving a seat's entropy changes the draws."""
    usual = drawn(Dealer(SECRET, (b"heads", b"tails")), 1, 1 << 64, 4)
    assert drawn(Dealer(SECRET, others), 1, 1 << 64, 4) != usual


def test_the_seal_does_not_depend_on_entropies() -> None:
    """The seal can be published before anybody has added entropy."""
    assert Dealer(SECRET).seal == Dealer(SECRET, (b"heads",)).seal == seal(SECRET)


def test_secrets_are_fresh() -> None:
    """No two dealers share a secret, unless they come from one seed."""
    assert new_dealer().secret != new_dealer().secret
    assert len(new_dealer((b"x",)).secret) == 32
    assert dealer_from_seed("a") == dealer_from_seed("a") != dealer_from_seed("b")


def test_more_lots_than_words_cannot_be_drawn() -> None:
    """A draw that could never be even is rejected instead of tried forever."""
    with pytest.raises(AssertionError):
        Dealer(SECRET).draw(1)((1 << 64) + 1)
