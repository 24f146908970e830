"""Cards for any time, public information, and what only one race may know."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
from msgspec.structs import replace

from plancia.engine import Question, to_move
from plancia.games.rex import GAME
from plancia.games.rex.facts import CardsSeen, InterrogationAnswered, TraitorDrawn
from plancia.games.rex.game import composed
from plancia.games.rex.hidden.imagining import imagine
from plancia.games.rex.hidden.knowledge import Answered, Drawn, Shuffled, Sight
from plancia.games.rex.state import State
from plancia.games.rex.timings import Timing
from plancia.games.rex.view import View
from tests.games.rex.table import ALL, bidding, chance, fight, legal, may, phase, play, position, quiet, talk


# ---- riders ----------------------------------------------------------------------------------------------------------
def test_26_1_double_agent_interrogation_and_look_ride_with_the_owners_questions() -> None:
    """At the start of phases, in auctions, in the player's own turns, before a battle. §26.1 §16.10 §16.18 §19.2"""
    hands = {"sol": "double-agent interrogation"}
    table = position("sol lazax hacan", hands=hands, units={"sol": "PAL 1"}, casualties={"sol": 1})
    for name, question in (
        ("bidding", "MakeBid"),
        ("recruitment", "Recruit"),
        ("manoeuvre", "MoveUnits"),
    ):
        at = quiet(phase(table, name))
        assert at.asks == f"{question} sol"
        rides = {text.split()[1] for text in legal(at, "sol", "play")}
        assert {"double-agent", "interrogation", "look"} <= rides
        again = play(at, "sol: play double-agent", f"chance: {at.s.traitor_deck[0]}")
        assert again.asks == at.asks, "the same question is asked again"
    window = phase(table, "bombardment")
    assert may(window, "sol: double-agent")
    assert may(window, "sol: look")


def test_16_10_not_inside_a_battle() -> None:
    """Plans and their cards take no riders. §16.10"""
    riding = {ask.__name__ for ask in composed(tuple(ALL.split())).asks if ask.RIDERS}
    assert not riding & {"SealPlan", "SealCards", "MayRetreat", "CallTraitor", "KeepCards", "AnswerQuestion"}
    assert {"Talk", "MakeBid", "Recruit", "MoveUnits", "DeployUnits", "ChooseBattle"} <= riding
    units = {"jol-nar": "SAI 1", "sol": "SAI 1", "xxcha": "COU 1"}
    table = position("jol-nar sol xxcha", units=units, hands={"sol": "double-agent interrogation informant"})
    before = phase(table, "battle")
    assert may(before, "sol: double-agent"), "before the first battle"
    inside = play(before, "sol: pass", "xxcha: done")
    assert inside.asks == "PlayCard sol"
    assert {text.split()[0] for text in legal(inside, "sol")} == {"pass", "informant"}


def test_double_agent_adds_a_traitor_and_used_ones_may_come_back() -> None:
    """Earlier traitors are kept; nobody else sees the new one. §16.10"""
    table = position("sol lazax hacan", hands={"sol": "double-agent"}, traitors={"sol": "emir"}, units={"sol": "PAL 1"})
    at = play(quiet(phase(table, "manoeuvre")), "sol: play double-agent", "chance: broker")
    assert at.s.traitors[0] == ("broker", "emir")
    assert at.facts_of(TraitorDrawn)[0].to == (0,)
    assert at.s.discarded == ("double-agent",)
    assert GAME.view(at.s, 1).traitor_counts == (2, 0, 0)
    assert GAME.view(at.s, 1).traitors == ()


def test_16_18_the_answer_to_an_interrogation_is_true_and_public() -> None:
    """About a card or a traitor. §16.18"""
    table = position(
        "sol lazax hacan",
        hands={"sol": "interrogation interrogation", "hacan": "bio-suit"},
        traitors={"lazax": "emir"},
        units={"sol": "PAL 1"},
    )
    begin = quiet(phase(table, "manoeuvre"))
    at = play(begin, "sol: play interrogation hacan card bio-suit", "sol: play interrogation lazax traitor broker")
    answers = at.facts_of(InterrogationAnswered)
    assert [fact.answer for fact in answers] == [True, False]
    assert all(fact.to is None for fact in answers)
    assert GAME.view(at.s, 1).shown[2] == ("bio-suit",)
    assert GAME.view(at.s, None).traitor_history == (Answered(1, "broker", holds=False),)
    assert at.s.discarded == ("interrogation", "interrogation")
    other = play(begin, "sol: play interrogation hacan card informant", "sol: play interrogation lazax traitor emir")
    assert [fact.answer for fact in other.facts_of(InterrogationAnswered)] == [False, True]
    assert Answered(2, "informant", holds=False) in GAME.view(other.s, 1).card_history
    assert GAME.view(other.s, None).known_traitors[1] == ("emir",)


def test_a_traitor_drawn_since_may_be_the_one_that_was_denied() -> None:
    """The denied one is not among the old ones; nothing is known about a new one. §16.18 §16.10"""
    table = position("lazax sol hacan", hands={"lazax": "double-agent"}, traitors={"lazax": "broker"})
    begin = quiet(phase(replace(table, traitor_history=(Answered(0, "emir", holds=False),)), "bidding"))
    after = play(begin, "lazax: play double-agent", "chance: emir")
    before, later = (shares(GAME.view(at.s, 1), lambda s: "emir" in s.traitors[0], 300) for at in (begin, after))
    assert (before, later > 0) == (0, True)


def test_26_1_windows_open_only_at_the_listed_moments() -> None:
    """Cards of the player's own turn and for any time are riders; windows have one list of timings. §26.1 §26.2"""
    assert [timing.value for timing in Timing] == [
        *("influence", "ceasefire", "bidding", "sale", "manoeuvre", "deployment", "battles", "battle", "bombardment"),
    ]


def test_26_3_who_is_asked_does_not_depend_on_hands() -> None:
    """Everybody with a card is asked, whatever it is; players without cards are not. §26.3"""
    one = phase(position("sol lazax hacan", hands={"sol": "bio-suit", "hacan": "informant"}), "influence")
    other = phase(position("sol lazax hacan", hands={"sol": "informant", "hacan": "bio-suit"}), "influence")
    assert to_move(one.s) == to_move(other.s)
    spent = position(
        "sol lazax hacan",
        hands={"lazax": "bio-suit"},
        discarded="informant informant informant tracking-beacon tracking-beacon",
    )
    assert phase(spent, "influence").asks == "DrawInfluence chance", "all copies are discarded"


# ---- public information ----------------------------------------------------------------------------------------------
def test_24_1_what_is_public_at_all_times() -> None:
    """Reserves, leaders, influence, numbers of cards, casualties, influence discards in order. §24.1 §24.2"""
    table = position(
        "sol lazax hacan",
        hands={"sol": "bio-suit", "lazax": "informant informant"},
        traitors={"sol": "emir"},
        casualties={"hacan": 3},
        dead="emir",
        placements="HOL-SAL TAR-INT",
    )
    view = GAME.view(phase(table, "recruitment").s, None)
    assert view.hand_sizes == (1, 2, 0)
    assert view.traitor_counts == (1, 0, 0)
    assert view.casualties == (0, 0, 3)
    assert "emir" not in view.leaders[2]
    assert view.placements == ("HOL-SAL", "TAR-INT")
    assert (view.hand, view.traitors, view.prediction) == ((), (), ("", 0))
    assert view.reserve == (20, 20, 17)


def test_24_3_the_strategy_discards_lie_open() -> None:
    """Everybody may look; cards discarded by an effect are shown too. §24.3"""
    table = position("sol lazax hacan", discarded="bio-suit informant")
    assert GAME.view(table, 2).discarded == ("bio-suit", "informant")


def test_24_4_a_players_own_log_keeps_what_was_shown() -> None:
    """Facts go to those concerned; an option tells clients to hide them. §24.4 §25.10"""
    at = play(phase(position("jol-nar lazax hacan"), "bidding"), "chance: bio-suit")
    seen = at.facts_of(CardsSeen)[0]
    assert seen.heard_by(0)
    assert not seen.heard_by(1)
    assert GAME.view(at.s, 0).options.no_memory_aid is False
    switched = position("jol-nar lazax hacan", options={"no_memory_aid": True})
    assert GAME.view(switched, 0).options.no_memory_aid


def test_each_race_knows_what_it_has_looked_at_and_nobody_else() -> None:
    """Jol-Nar's card and forecast, Sol's bombardment card, the Xxcha prediction. §20.1 §20.2 §19.2 §23.3"""
    at = phase(position("sol jol-nar xxcha", units={"sol": "PAL 1"}, prediction=("sol", 3)), "manoeuvre")
    at = play(at, "chance: EMB-LOW", "sol: play look", "chance: 2")
    sol, jol_nar, xxcha = (GAME.view(at.s, seat) for seat in range(3))
    assert (sol.bombardment_top, jol_nar.bombardment_top, xxcha.bombardment_top) == (2, 0, 0)
    assert (sol.influence_top, jol_nar.influence_top) == ("", "EMB-LOW")
    assert (sol.prediction, xxcha.prediction) == (("", 0), ("sol", 3))
    assert sol.influence_seen
    assert jol_nar.bombardment_seen


# ---- imagined worlds -------------------------------------------------------------------------------------------------
def shares(view: View, what: Callable[[State], bool], worlds: int = 2_000) -> float:
    """The share of imagined worlds in which this holds."""
    randbelow = Random("worlds").randrange
    return sum(what(imagine(view, randbelow)) for _ in range(worlds)) / worlds


def test_imagined_hands_have_the_odds_of_the_deck() -> None:
    """One unknown card: five rifles among forty-two minus the player's own. §24.2"""
    view = GAME.view(position("sol lazax hacan", hands={"sol": "energy-rifle", "lazax": "bio-suit"}), 0)
    assert abs(shares(view, lambda s: s.hands[1] == ("energy-rifle",)) - 4 / 41) < 0.03


def test_imagined_traitors_are_not_those_put_back() -> None:
    """Traitors that the player has put back are in the deck, not with others. §3.3"""
    table = position("sol lazax hacan", traitors={"sol": "emir", "lazax": "broker", "hacan": "lord-regent"})
    seen = (Sight(0, 0, ("broker", "fleet-admiral", "quartermaster")),)
    known = replace(table, traitor_history=(Drawn("offer", "deck", 3), Shuffled(9, 0)), traitor_sights=seen)
    assert shares(GAME.view(known, 0), lambda s: "broker" in s.traitors[1], 500) == 0
    drawn = replace(known, traitor_history=(Drawn("offer", "deck", 3), Shuffled(10, 0), Drawn(1, "deck")))
    assert 0.02 < shares(GAME.view(drawn, 0), lambda s: "broker" in s.traitors[1]) < 0.14


def test_imagined_hands_agree_with_an_open_slot() -> None:
    """A slot with two icons proves a card for each. §11.8"""
    hands = {"letnev": "energy-rifle bio-suit informant", "sol": "bio-suit"}
    at = quiet(phase(position("letnev sol hacan", units={"letnev": "SAI 3", "sol": "SAI 3"}, hands=hands), "battle"))
    at = play(at, "letnev: 1 overseer both", "sol: 0 fleet-admiral defence")
    icons = at.s.box.icon
    view = GAME.view(at.s, 2)
    assert shares(view, lambda s: {"attack", "defence"} <= {icons.get(card) for card in s.hands[0]}, 300) == 1


def test_own_cards_are_not_imagined_elsewhere() -> None:
    """The owner of the only laser knows that nobody else has it. §24.2"""
    view = GAME.view(position("sol lazax hacan", hands={"sol": "hylar-iii", "lazax": "bio-suit"}), 0)
    assert shares(view, lambda s: s.hands[1] == ("hylar-iii",), 500) == 0


def test_an_open_slot_proves_a_card_with_the_odds_of_the_deck() -> None:
    """Between the two reveals a single card is an attack card: five rifles, five bio-weapons, one laser. §11.8"""
    at = fight(units={"letnev": "SAI 3", "sol": "SAI 3"}, hands={"sol": "energy-rifle"})
    view = GAME.view(play(at, "letnev: 0 overseer none", "sol: 0 liaison-agent attack").s, 0)
    assert abs(shares(view, lambda s: s.hands[1] == ("hylar-iii",)) - 1 / 11) < 0.03
    assert shares(view, lambda s: at.s.box.icon.get(s.hands[1][0]) == "attack", 300) == 1


def test_a_promise_proves_a_card() -> None:
    """A player who has promised the rifle has it. §20.4"""
    units, hands = {"jol-nar": "SAI 3", "sol": "SAI 3"}, {"sol": "energy-rifle bio-suit"}
    at = play(fight("jol-nar sol hacan", units=units, hands=hands), "jol-nar: attack", "sol: energy-rifle")
    assert shares(GAME.view(at.s, 2), lambda s: "energy-rifle" in s.hands[1], 200) == 1


def test_a_card_kept_after_a_battle_is_known_to_all() -> None:
    """Everybody has seen it, including spectators. §11.17"""
    units, hands = {"letnev": "SAI 6", "sol": "SAI 3"}, {"letnev": "bio-weapon energy-shield"}
    at = play(fight(units=units, hands=hands), "letnev: 6 barons-champion attack", "sol: 0 liaison-agent none")
    at = play(at, "letnev: bio-weapon", "letnev: stay", "letnev: keep")
    for seat in (1, None):
        assert shares(GAME.view(at.s, seat), lambda s: "bio-weapon" in s.hands[0], 100) == 1


def test_what_the_jol_nar_saw_sold_is_sure_for_them_alone() -> None:
    """For another bidder many cards are possible. §20.1"""
    at = play(bidding("hacan jol-nar sol"), "chance: energy-rifle", "hacan: bid 1", "jol-nar: pass", "sol: pass")
    assert shares(GAME.view(at.s, 1), lambda s: s.hands[0] == ("energy-rifle",), 200) == 1
    assert shares(GAME.view(at.s, 2), lambda s: s.hands[0] == ("energy-rifle",), 200) < 0.5


def test_a_sealed_plan_is_imagined_where_it_is_seen_to_be_there() -> None:
    """The opponent knows that a plan is sealed, and imagines any plan that the imagined hand allows. §11.5"""
    at = fight(units={"letnev": "SAI 3", "sol": "SAI 3"}, hands={"sol": "energy-rifle"})
    at = play(at, "sol: 3 liaison-agent attack")
    view, randbelow = GAME.view(at.s, 0), chance("sealed")
    assert view.sealed.answered == (1,)
    assert len({imagine(view, randbelow).answers[1] for _ in range(100)}) > 20
    assert imagine(GAME.view(at.s, 1), randbelow).answers[1] == (3, "liaison-agent", "attack")


def test_imagined_predictions_are_even() -> None:
    """Every race and every round. §23.1"""
    view = GAME.view(position("sol lazax xxcha", prediction=("sol", 3)), 0)
    assert abs(shares(view, lambda s: s.prediction == ("lazax", 8)) - 1 / 16) < 0.03
    assert (
        shares(
            GAME.view(position("sol lazax xxcha", prediction=("sol", 3)), 2), lambda s: s.prediction == ("sol", 3), 50
        )
        == 1
    )


def test_a_spectator_can_be_asked_nothing_and_sees_talk() -> None:
    """A spectator's view contains no secret. §24.2"""
    at = talk(hands={"sol": "bio-suit"}, traitors={"sol": "emir"}, prediction=("sol", 3))
    view = GAME.view(at.s, None)
    assert b"bio-suit" not in msgspec.json.encode(view)
    assert Question(at.s, 0).sample(chance("talk"))
