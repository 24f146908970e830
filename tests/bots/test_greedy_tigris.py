"""Decisions of the greedy bot in positions of Tigris where a player knows what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from plancia.bots import FirstGreedyBot, GreedyBot
from plancia.bots.evaluation.tigris import EVALUATION, Judgement, Weights
from plancia.bots.evaluation.tigris.conflicts import at_least, odds_of_holding
from plancia.bots.evaluation.tigris.worth import evaluate
from plancia.engine import notation
from plancia.games.tigris import GAME, State
from plancia.games.tigris.components import RED
from plancia.records import Replay, read
from tests.bots import simple_tigris
from tests.bots.table import ONE_WORLD, answered, stream, table


def answers(s: State, kind: type[GreedyBot] = GreedyBot) -> set[str]:
    """The answers of the bot in the seat asked, with several streams of chance."""
    (seat,) = GAME.to_move(s)
    view, question = GAME.view(s, seat), GAME.question(s, seat).sheet()
    return {notation(kind(GAME).answer(view, question, stream(seed), ONE_WORLD)) for seed in range(3)}


def answer(s: State) -> str:
    """The same, if chance should make no difference."""
    (words,) = answers(s)
    return words


# ---- the turn --------------------------------------------------------------------------------------------------------
def test_leaders_come_first() -> None:
    """On the empty board a leader is placed."""
    assert all(words.startswith("leader ") for words in answers(table("", "hands=RRBBGK/RRBBGK")))


def test_a_link_to_a_second_treasure_is_laid() -> None:
    """A tile that takes a treasure is better than any other."""
    s = table("g0@j7 K@j8 B@j9 G@j10", "hands=RRBBGK/RRBBGK turn=0:1")
    _, colour, cell = answer(s).split()
    t = answered(s, f"tile {colour} {cell}")
    assert cell in ("k10", "j11")
    assert answer(t) in ("i7", "k11") or t.taken == (1, 0)


def test_a_poor_hand_is_rather_swapped_than_kept() -> None:
    """Six farms far from any river: swapping is better than doing nothing, and better than swapping only one."""
    s = table("r0@h7 b0@j7 g0@h6 k0@j6 R@i6", "hands=BBBBBB/RRBBGK turn=0:2")
    most, one, none = (
        GreedyBot(GAME).outlook(s, 0, words, 0, stream(1)) for words in (("swap", "BBBB"), ("swap", "B"), ("end",))
    )
    assert most > one > none


def test_monument_income_is_no_reason_to_end_the_turn() -> None:
    """The income comes anyway: with tiles to score, the turn continues."""
    board = "#@i5 #@j5 #@i6 #@j6 R@h6 r0@h5 b0@g6 k0@h7"
    s = table(board, "monuments=red-blue@i5 bag=30.30.20.20 hands=RRRRRR/RRBBGK turn=0:2")
    assert "end" not in answers(s)


def test_a_game_that_is_won_is_ended() -> None:
    """When ahead, it takes the treasure that ends the game."""
    taken = "b2 p2 b8 o9 f3 n5 f10"
    words = "hands=RRBBGK/RRBBGK turn=0:1 points=9.9.9.9/1.1.1.1 treasures=4/3"
    s = table("g0@j7 K@j8 B@j9 G@j10", words, taken=taken)
    assert answer(s).split()[-1] in ("k10", "j11")


def test_a_game_that_is_lost_is_not_ended() -> None:
    """When behind, it leaves that treasure."""
    taken = "b2 p2 b8 o9 f3 n5 f10"
    words = "hands=RRBBGK/RRBBGK turn=0:1 points=1.1.1.1/9.9.9.9 treasures=3/4"
    s = table("g0@j7 K@j8 B@j9 G@j10", words, taken=taken)
    assert answer(s).split()[-1] not in ("k10", "j11")


# ---- revolts ---------------------------------------------------------------------------------------------------------
REVOLT = "k1@i6"  # one temple beside it; a king on i8 will have the same one


def test_a_defender_draws_level_and_no_more() -> None:
    """One temple decides the revolt: one of three is added."""
    s = answered(table(REVOLT, "hands=RRBBGK/RRRBGK turn=0:2"), "leader black i8", "1")
    assert answer(s) == "1"


def test_a_defender_who_is_ahead_adds_nothing() -> None:
    """The defender wins ties. The tuned bot may add temples it has too many of, since it draws other tiles for them."""
    s = answered(table(REVOLT, "hands=RRBBGK/RRRBGK turn=0:2"), "leader black i8", "0")
    assert answers(s, FirstGreedyBot) == {"0"}
    assert answers(s) <= {"0", "1", "2"}


def test_a_defender_wastes_nothing_on_a_lost_cause() -> None:
    """If it cannot tie, it keeps the temples."""
    s = answered(table(REVOLT, "hands=RRRBGK/RRBBGK turn=0:2"), "leader black i8", "3")
    assert answer(s) == "0"


def test_an_attacker_adds_what_is_needed() -> None:
    """Against an empty hand one temple more than the defender's is enough; the tuned bot may exchange more."""
    s = answered(table(REVOLT, "hands=RRRRBG/ turn=0:2"), "leader black i8")
    assert answers(s, FirstGreedyBot) == {"1"}
    assert "0" not in answers(s)


def test_an_attacker_reckons_with_the_defenders_hand() -> None:
    """Against a full hand it adds more than the board requires."""
    s = answered(table(REVOLT, "hands=RRRRBG/RRBBGK turn=0:2"), "leader black i8")
    assert int(answer(s)) > 1


def test_an_attacker_wastes_nothing_on_a_lost_cause() -> None:
    """If it cannot get ahead of the board, it keeps the temples; the tuned bot may exchange one for a tile it draws."""
    s = answered(table(f"{REVOLT} R@h6 R@j6", "hands=RBBGGK/RRBBGK turn=0:2"), "leader black i8")
    assert answers(s, FirstGreedyBot) == {"0"}
    assert answers(s) <= {"0", "1"}


def test_the_english_variant_is_understood() -> None:
    """If only deciding numbers are allowed, it chooses one of them."""
    s = table(REVOLT, "hands=RRRRBG/RRBBGK turn=0:2 options=english")
    assert answer(answered(s, "leader black i8", "2")) == "2"


# ---- wars ------------------------------------------------------------------------------------------------------------
WAR = "k0@j7 K@k7 K@l7 k1@m5 K@m6"  # a tile on m7 or l6 joins two settlements with one


@pytest.mark.parametrize(("hand", "adds"), [("RRBBKK", "1"), ("RRBBGG", "0")])
def test_a_war_is_defended_if_it_can_be_won(hand: str, adds: str) -> None:
    """Two supporters against one: one more ties, and the defender wins. The tuned bot may exchange more."""
    s = answered(table(WAR, f"hands=RRBBGG/{hand} turn=0:2"), "tile blue m7", "0")
    assert answers(s, FirstGreedyBot) == {adds}
    assert int(answer(s)) >= int(adds)


def test_a_war_that_would_be_lost_is_not_begun() -> None:
    """With four settlements against two and none in hand the king stays away."""
    s = table(f"{WAR} K@m4 K@l5 K@l4", "hands=RRBBGG/RRBBGK turn=0:1")
    words = answer(s).split()
    assert not (words[0] == "tile" and len(answered(s, " ".join(words)).stack) > 2)


# ---- monuments and treasures -----------------------------------------------------------------------------------------
def test_the_monument_that_pays_twice_is_built() -> None:
    """With priest and farmer in the kingdom it is the red and blue one."""
    s = answered(table("r0@g7 b0@h6 R@h7 R@j7 R@i8", "hands=RRBBGK/RRBBGK turn=0:1"), "tile red j8")
    assert answer(s) == "build i7 red-blue"


def test_the_fourth_tile_of_a_square_is_laid() -> None:
    """A monument is worth more than a point elsewhere."""
    s = table("r0@g7 b0@h6 k0@h8 g0@k8 R@h7 R@j7 R@i8 R@k7", "hands=RRBBGK/RRBBGK turn=0:1")
    assert answer(s) == "tile red j8"


# ---- odds ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("n", "odds"), [(0, 1.0), (1, 0.5), (2, 0.0)])
def test_odds_are_those_of_the_draw(n: int, odds: float) -> None:
    """Two tiles of four, one of which matches: it is among them half the time."""
    assert at_least(n, drawn=2, matching=1, tiles=4) == odds


def test_own_tiles_are_no_matter_of_odds() -> None:
    """A player's own hand is known; for other hands only unseen tiles count."""
    s = table("", "hands=RRRBGK/RRRBGK")
    assert odds_of_holding(s, 0, 0, RED, 3) == 1.0
    assert odds_of_holding(s, 0, 0, RED, 4) == 0.0
    assert 0.0 < odds_of_holding(s, 1, 0, RED, 3) < 1.0


# ---- after greedy-1 --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("left", "forgotten"), [(2, 1.0), (1, 0.0)])
def test_a_swap_does_not_forget_the_action_after_it(left: int, forgotten: float) -> None:
    """A swap is judged before the tiles are drawn. greedy-1 did not count the action that was left."""
    s = table("k0@i6", f"seats=2 turn=0:{left} hands=RRRRRR/RRBBGK")
    swap = [
        GreedyBot(GAME, Judgement(weights)).outlook(s, 0, ("swap", "RRRRR"), 0, stream(1))
        for weights in (Weights(after_swap=1.0, tempo=1.25), Weights(tempo=1.25))
    ]
    assert swap[0] - swap[1] == pytest.approx(1.25 * forgotten)


# ---- the fast evaluation ---------------------------------------------------------------------------------------------
TUNED = Weights(after_swap=1.0, usual_hand=(1.7, 1.3, 1.1, 0.9), first_treasure=0.4, patience=1.3, horizon=5.0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_fast_evaluation_agrees_with_the_simple_one(seats: int) -> None:
    """In every position of a game, for every seat: exactly for the frozen weights, whose answers must not change."""
    record = read((Path(__file__).parent / "greedy_1" / f"tigris-{seats}.plancia").read_text("utf-8"))
    for s in Replay(record).states:
        if EVALUATION.settled(s):
            for seat in range(seats):
                assert evaluate(s, seat, Weights()) == simple_tigris.evaluate(s, seat, Weights())
                assert evaluate(s, seat, TUNED) == pytest.approx(simple_tigris.evaluate(s, seat, TUNED), abs=1e-9)
