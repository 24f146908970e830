"""The greedy bot in Rex: legal with every race and option, better than chance, and sensible in simple cases."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice

import pytest
from msgspec.structs import replace

from plancia.arena import Plan, play_game
from plancia.bots.evaluation.rex import EVALUATION, Judgement, Weights
from plancia.bots.evaluation.rex.odds import holders, likely_plans, risk
from plancia.bots.evaluation.rex.table import harvest
from plancia.engine import Question, Words, to_move
from plancia.games.rex.bidding import Bidding, MakeBid
from plancia.games.rex.edition.box import ATTACK, BEACON, HYLAR
from plancia.games.rex.game import GAME
from plancia.games.rex.options import Options
from plancia.games.rex.plans import Battle, SealPlan
from plancia.games.rex.state import State
from tests.bots.table import stream


@pytest.mark.parametrize("seats", GAME.SEATS)
@pytest.mark.parametrize("options", [{"races": "lot"}, {"races": "lot", "betrayal": True, "cheap_mechanized": True}])
def test_it_plays_whole_games_by_the_rules(seats: int, options: dict[str, object]) -> None:
    """Every answer is legal, with any number of players and any races."""
    for number in range(2):
        outcome = play_game(Plan(game="rex", bots=("greedy",) * seats, options=options, seed=f"legal {seats}"), number)
        assert 1 in outcome.places


def test_three_of_them_beat_three_random_ones() -> None:
    """They win nearly all of a dozen games at a table of six."""
    plan = Plan(game="rex", bots=("greedy", "random") * 3, options={"races": "lot"}, games=12, seed="beats")
    won = 0.0
    for number in range(plan.games):
        outcome = play_game(plan, number)
        winners = [bot for bot, place in zip(outcome.seating, outcome.places, strict=True) if place == 1]
        won += winners.count("greedy") / len(winners)
    assert won >= 9


def positions(races: str, kind: type) -> Iterator[State]:
    """Positions of random games with that question."""
    seats = races.count(",") + 1
    for number in count():
        randbelow, (s, _) = stream(number), GAME.begin(Options(races=races), seats)
        while asked := to_move(s):
            if isinstance(s.ask, kind):
                yield s
            s, _ = GAME.advance(s, asked[0], Question(s, asked[0]).sample(randbelow))


def reached(kind: type, races: str, number: int = 0) -> State:
    return next(islice(positions(races, kind), 7 * number, None))


def answers(s: State) -> list[Words]:
    seat = to_move(s)[0]
    return list(EVALUATION.candidates(s, seat, Question(s, seat)))


def test_a_bid_tops_the_highest_by_one_or_is_none() -> None:
    """It never pays more than necessary."""
    for s in islice(positions("sol,lazax,jol-nar,letnev", MakeBid), 50):
        ((verb, *amount),) = answers(s)
        assert (verb, amount) in [("pass", []), ("bid", [s.ask.high + 1])] or verb == "play"


def test_the_jol_nar_bid_for_what_they_have_seen() -> None:
    """A laser is worth more to them than a useless card."""
    for s in positions("jol-nar,sol,lazax", MakeBid):
        if to_move(s) == (0,) and s.influence[0] > s.ask.high == 2 and not s.hands[0]:
            laser, beacon = (answers(replace(s, on_offer=card))[0] for card in (HYLAR, BEACON))
            assert (laser, beacon) == (("bid", 3), ("pass",))
            return


def test_a_plan_keeps_somebody_alive_if_the_foe_is_weak() -> None:
    """The dial is no higher than necessary to beat anything the opponent may set."""
    for s in islice(positions("sol,lazax,jol-nar,letnev", SealPlan), 20):
        seat, f = to_move(s)[0], s.frame(Battle)
        ((dial, leader, _),) = answers(s)
        most = max(dial + leader for _, dial, leader in likely_plans(s, f, f.foe(seat), Weights()))
        assert int(dial) <= max(0, most + 1 - s.box.strength.get(str(leader), 0))


def test_where_the_fleet_comes_is_risky() -> None:
    """The next sectors ahead of it, unless they have a shield."""
    s = reached(MakeBid, "sol,lazax,jol-nar", 3)
    next_sector = s.fleet % 18 + 1
    for space in range(len(s.box.ids)):
        if s.is_shielded(space) or not s.box.sector[space]:
            assert risk(s, space) == 0
        elif s.box.sector[space] == next_sector:
            assert risk(s, space) == 1


def test_an_empty_stronghold_is_held_by_nobody() -> None:
    """And one with a single army belongs to that army."""
    s = reached(MakeBid, "sol,lazax,jol-nar", 3)
    for space in range(len(s.box.ids)):
        controller = s.controller(space)
        odds = holders(s, space, Weights())
        shared = sum(units[space] > 0 for units in s.units) > 1
        assert odds == ({} if controller is None else {controller: 1.0}) or shared


def test_a_fleet_that_does_not_move_harvests_nothing() -> None:
    """However many units are ahead of it."""
    assert harvest(reached(MakeBid, "sol,lazax,jol-nar", 3), 0, 0, Weights()) == 0


# ---- after greedy-1 --------------------------------------------------------------------------------------------------
def with_weights(s: State, weights: Weights) -> Words:
    seat = to_move(s)[0]
    (answer,) = Judgement(weights).candidates(s, seat, Question(s, seat))
    return answer


def test_an_ally_is_not_outbid() -> None:
    """While an ally has the highest bid, the card is on our side already. greedy-1 bid against it."""
    for s in positions("sol,lazax,jol-nar,letnev", MakeBid):
        seat, f = to_move(s)[0], s.frame(Bidding)
        if f.buyer is None or f.bound or with_weights(s, Weights())[0] != "bid":
            continue
        allied = replace(s, alliances=tuple(sorted([*s.alliances, tuple(sorted((seat, f.buyer)))])))
        assert allied.one_side(seat, f.buyer)
        assert with_weights(allied, Weights())[0] == "bid"
        assert with_weights(allied, Weights(ally_bids=20.0)) == ("pass",)
        assert with_weights(s, Weights(ally_bids=20.0))[0] == "bid"
        return


def test_a_weapon_saves_units() -> None:
    """With a weapon that may strike the foe's leader a lower dial is enough; without one nothing changes."""
    saved = []
    for s in islice(positions("sol,lazax,jol-nar,letnev", SealPlan), 60):
        seat = to_move(s)[0]
        armed = any(s.box.icon.get(card) == ATTACK for card in s.hands[seat])
        before, now = (int(with_weights(s, Weights(strike=odds))[0]) for odds in (0.0, 0.5))
        assert armed or before == now
        saved.append(before - now)
    assert sum(saved) > 0
    assert sum(units > 0 for units in saved) > 2 * sum(units < 0 for units in saved)
