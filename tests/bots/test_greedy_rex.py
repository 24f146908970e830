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
from plancia.bots.evaluation.rex.worth import evaluate, victory
from plancia.engine import Question, Words, to_move
from plancia.games.rex.bidding import Bidding, MakeBid
from plancia.games.rex.edition.box import ATTACK, BEACON, HYLAR
from plancia.games.rex.edition.components import ROUNDS
from plancia.games.rex.factions.xxcha import Predict
from plancia.games.rex.game import GAME
from plancia.games.rex.options import Options
from plancia.games.rex.plans import Battle, SealPlan
from plancia.games.rex.state import State, put
from tests.bots.table import stream
from tests.samples import samples


@pytest.mark.parametrize("seats", GAME.SEATS)
@pytest.mark.parametrize("options", [{"races": "lot"}, {"races": "lot", "betrayal": True, "cheap_mechanized": True}])
@pytest.mark.parametrize("number", samples(2))
def test_it_plays_whole_games_by_the_rules(seats: int, options: dict[str, object], number: int) -> None:
    """Every answer is legal, with any number of players and any races."""
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


SIGHTED = Weights(by_odds=400.0, enemy_by_odds=300.0, unprevented=0.8, stakes=1.0, foretold=1.0)


def holding(s: State, strongholds: dict[int, int], units: int = 4) -> State:
    """The same state with these units only: by stronghold, the seat that has them."""
    board = [[0] * len(s.box.ids) for _ in range(s.seats)]
    for number, seat in strongholds.items():
        board[seat][s.box.strongholds[number]] = units
    return replace(s, units=tuple(map(tuple, board)), alliances=())


def test_victory_is_certain_once_all_have_moved() -> None:
    """Three strongholds win alone; while others have yet to move, each of them may prevent it."""
    fought, bids = (reached(kind, "sol,lazax,jol-nar,letnev") for kind in (SealPlan, MakeBid))
    for s, still in ((fought, 1.0), (bids, 0.8**3)):
        three = holding(s, {0: 0, 1: 0, 2: 0})
        control = {space: holders(three, space, SIGHTED) for space in s.box.strongholds}
        assert victory(three, control, (0,), SIGHTED) == pytest.approx(still)
        assert victory(three, control, (1,), SIGHTED) == victory(three, control, (0, 1), SIGHTED) == 0


def test_an_enemy_who_is_about_to_win_is_attacked() -> None:
    """Attacking its third stronghold, not taking an empty one, is worth more than twice what it was to greedy-1."""
    s = reached(SealPlan, "sol,lazax,jol-nar,letnev")
    quiet = holding(s, {0: 1, 1: 1, 2: 1, 3: 0})
    attack = holding(s, {0: 1, 1: 1, 2: 1})
    attack = replace(attack, units=put(attack.units, 0, put(attack.units[0], s.box.strongholds[2], 4)))
    first, now = (evaluate(attack, 0, w) - evaluate(quiet, 0, w) for w in (Weights(), SIGHTED))
    assert now > 2 * first


def test_the_hacan_win_if_nobody_does() -> None:
    """In the last round, and only if they play. §22.5"""
    for races, gain in (("sol,lazax,hacan,letnev", True), ("sol,lazax,jol-nar,letnev", False)):
        s = holding(reached(SealPlan, races), {})
        before, last = (evaluate(replace(s, round=number), 2, SIGHTED) for number in (ROUNDS - 1, ROUNDS))
        assert (last > before) == gain


def test_a_battle_that_decides_the_game_is_fought_with_more() -> None:
    """The third stronghold of the foe is worth more units than its first."""
    more = []
    for s in islice(positions("sol,lazax,jol-nar,letnev", SealPlan), 40):
        f, seat = s.frame(Battle), to_move(s)[0]
        here, foe = s.box.at[f.space], f.foe(seat)
        others = [number for number, space in enumerate(s.box.strongholds) if space != here][:3]
        first, third = (
            replace(set_up, units=put(put(set_up.units, seat, put(set_up.units[seat], here, 6)), foe, theirs))
            for set_up, theirs in (
                (other, put(other.units[foe], here, 3))
                for other in (holding(s, {}), holding(s, dict.fromkeys(others, foe)))
            )
        )
        if here in s.box.strongholds:
            more.append(int(with_weights(third, SIGHTED)[0]) - int(with_weights(first, SIGHTED)[0]))
    assert min(more) >= 0
    assert max(more) > 0


def test_the_xxcha_predict_a_frequent_ending() -> None:
    """The Letnev in the first round if they play, otherwise the likeliest winner there is. greedy-1 drew lots."""
    for races, words in (("xxcha,sol,letnev", ("letnev", 1)), ("xxcha,sol,jol-nar", ("sol", 4))):
        assert with_weights(reached(Predict, races), SIGHTED) == words
