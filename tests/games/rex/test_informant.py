"""The Informant: which advantages of each race it cancels, and for how long. §17"""

from __future__ import annotations

from plancia.games.rex.facts import AdvantageCancelled, InfluencePaid, UnitsTurned
from plancia.games.rex.timings import Power
from tests.games.rex.table import Played, legal, may, phase, play, position, quiet, refused

SPY = {"hacan": "informant"}


def powers(at: Played, who: str) -> set[str]:
    """What this player could cancel now."""
    return {text.split()[1] for text in legal(at, who, "informant")}


def cancel(races: str, name: str, power: str, who: str = "hacan", **table: object) -> Played:
    at = phase(position(races, **({"hands": {who: "informant"}} | table)), name)  # type: ignore[arg-type]
    return quiet(play(at, f"{who}: informant {power}"))


def test_17_11_an_ally_advantage_may_be_cancelled() -> None:
    """For one use: Sol's ally is not immune, but Sol is. §17.11 §17.3"""
    at = cancel(
        "sol lazax hacan xxcha",
        "influence",
        "sol-allies",
        units={"lazax": "TAR 2", "sol": "INT 1"},
        alliances="sol lazax",
    )
    at = play(at, "chance: sol-offensive")
    assert at.casualties("lazax") == 2
    assert at.casualties("sol") == 0
    assert at.asks == "RepositionUnits sol"
    assert play(at, "sol: remain", "chance: HOL-SAL").s.stopped == (), "for this Offensive"


def test_17_6_sols_immunity_is_cancelled_for_this_offensive_in_both_spaces() -> None:
    """For this use. §17.6"""
    at = cancel("sol lazax hacan", "influence", "sol-immunity", units={"sol": "TAR 1, INT 2"})
    assert play(at, "chance: sol-offensive").casualties("sol") == 3
    after = play(at, "chance: sol-offensive", "chance: HOL-SAL")
    assert after.s.stopped == ()


def test_17_6_sols_range_is_cancelled_for_this_movement() -> None:
    """Two lines, as for everybody. §17.6"""
    at = cancel("sol lazax hacan", "manoeuvre", "sol-range", units={"sol": "PAL 1"})
    assert refused(at, "sol: move PAL EMB 1") == ("too_far", "10.2")
    assert Power.SOL_RANGE not in play(at, "sol: stay").s.stopped


def test_17_7_the_look_at_the_influence_card_is_cancelled_for_this_round() -> None:
    """Nothing is drawn. §17.7"""
    at = cancel("jol-nar lazax hacan", "manoeuvre", "jol-nar-forecast", units={"jol-nar": "CIV 1"})
    assert at.asks == "MoveUnits jol-nar"
    assert phase(at.s, "manoeuvre").asks == "DrawInfluence chance", "in the next round they look again"


def test_17_7_question_and_command_are_cancelled_for_this_battle() -> None:
    """In the next battle they are in force again. §17.7 §17.10"""
    table = {"units": {"jol-nar": "SAI 2, LOW 1", "hacan": "SAI 2, LOW 1"}, "hands": {"letnev": "informant"}}
    at = quiet(phase(position("jol-nar hacan letnev", **table), "battle"))  # type: ignore[arg-type]
    at = play(at, "jol-nar: SAI hacan", "letnev: informant jol-nar-question")
    assert at.asks == "SealPlan jol-nar hacan"
    at = play(at, "jol-nar: 1 headmaster none", "hacan: 0 trade-factor none")
    assert at.asks == "PutQuestion jol-nar"
    table = {"units": {"xxcha": "SAI 2, LOW 1", "hacan": "SAI 2, LOW 1"}, "hands": {"letnev": "informant"}}
    at = play(quiet(phase(position("xxcha hacan letnev", **table), "battle")), "xxcha: done")  # type: ignore[arg-type]
    at = play(at, "xxcha: SAI hacan", "letnev: informant xxcha-command")
    assert at.asks == "SealPlan xxcha hacan"
    at = play(at, "xxcha: 1 ambassador none", "hacan: 0 trade-factor none")
    assert at.asks == "GiveCommand xxcha"
    units, hands = {"xxcha": "SAI 2", "hacan": "SAI 2"}, {"hacan": "informant"}
    allied = position("xxcha hacan jol-nar sol", units=units, hands=hands, alliances="xxcha jol-nar")
    at = play(quiet(phase(allied, "battle")), "xxcha: done", "hacan: informant xxcha-command")
    assert at.asks == "PutQuestion jol-nar", "the question is another power"
    assert at.s.discarded == ("informant",)


def test_4_4_a_strategy_card_beats_an_advantage() -> None:
    """And an advantage beats the general rules: Sol's range of three, cancelled by a card. §4.4"""
    free = quiet(phase(position("sol lazax hacan", units={"sol": "PAL 1"}), "manoeuvre"))
    assert may(free, "sol: move PAL EMB 1")
    at = cancel("sol lazax hacan", "manoeuvre", "sol-range", units={"sol": "PAL 1"})
    assert not may(at, "sol: move PAL EMB 1")


def test_4_5_at_one_moment_order_of_play_but_a_cancellation_first() -> None:
    """Both are played at the start of Bidding: the Informant is honoured first. §4.5"""
    table = position("sol lazax jol-nar hacan", hands={"sol": "diplomatic-interference", "hacan": "informant"})
    at = play(phase(table, "bidding"), "sol: diplomatic-interference jol-nar", "hacan: informant jol-nar-look")
    assert [fact.power for fact in at.facts_of(AdvantageCancelled)] == ["jol-nar-look"]
    assert at.asks == "PlayCard sol"
    spies = {"sol": "diplomatic-interference", "hacan": "informant", "lazax": "informant"}
    both = phase(position("sol lazax jol-nar letnev hacan", hands=spies, alliances="lazax letnev"), "bidding")
    both = play(both, "sol: pass", "lazax: informant jol-nar-look", "hacan: informant lazax-gift")
    both = play(both, "sol: pass", "hacan: informant lazax-gift")
    assert both.s.stopped == (Power.JOL_NAR_LOOK, Power.LAZAX_GIFT), "one after the other"
    two = position("sol lazax jol-nar", hands={"sol": "diplomatic-interference", "lazax": "diplomatic-interference"})
    at = play(phase(two, "bidding"), "lazax: diplomatic-interference sol", "sol: diplomatic-interference jol-nar")
    assert at.s.barred == (2,), "the first in order of play"


def test_lazax_income_is_cancelled_for_one_card() -> None:
    """The payment goes to the pool. §17.5"""
    at = quiet(phase(position("sol lazax hacan", hands=SPY), "bidding"))
    at = play(at, "sol: bid 2", "lazax: pass", "hacan: pass", "hacan: informant lazax-income", "chance: bio-suit")
    assert at.influence("lazax") == 5
    assert at.facts_of(InfluencePaid)[0].receiver is None
    assert at.s.stopped == ()


def test_lazax_gift_is_refused_for_this_card() -> None:
    """The ally bids with their own influence. §17.5 §17.11"""
    at = cancel("xxcha lazax hacan sol", "bidding", "lazax-gift", alliances="lazax xxcha")
    assert at.asks == "MakeBid xxcha"
    at = play(at, "xxcha: bid 1", "lazax: pass", "hacan: pass", "sol: pass", "chance: bio-suit")
    assert quiet(at).asks == "GiveToAlly lazax", "the next card has its gift again"


def test_jol_nar_look_is_cancelled_for_the_card_now_on_auction() -> None:
    """The buyer draws it unseen; the next one is looked at. §17.7"""
    at = cancel("jol-nar lazax hacan", "bidding", "jol-nar-look")
    assert at.asks == "MakeBid jol-nar"
    at = play(at, "jol-nar: bid 1", "lazax: pass", "hacan: pass")
    assert at.asks == "DrawCards chance"
    at = quiet(play(at, "chance: bio-suit"))
    assert at.asks == "DrawCards chance"
    assert at.s.ask.to == (0,)
    assert at.s.ask.for_row


def test_after_the_last_card_nothing_of_the_next_one_is_named() -> None:
    """A look or a gift that will not happen cannot be cancelled. §17.3 §17.7"""
    full = "bio-suit bio-suit bio-weapon informant"
    table = position("jol-nar lazax hacan", hands={"lazax": full, "hacan": full}, influence={"hacan": 5})
    at = play(quiet(phase(table, "bidding")), "chance: hylar-iii", "jol-nar: bid 1")
    assert powers(at, "hacan") == {"lazax-income"}


def test_letnev_free_card_is_cancelled_for_this_purchase() -> None:
    """Only the card that was bought. §17.8"""
    at = quiet(phase(position("letnev lazax hacan", hands=SPY), "bidding"))
    at = play(at, "letnev: bid 2", "lazax: pass", "hacan: pass", "hacan: informant letnev-card", "chance: bio-suit")
    assert at.hand("letnev") == ("bio-suit",)
    at = quiet(at)
    assert at.asks == "MakeBid lazax", "no second card is drawn"
    at = play(quiet(play(at, "lazax: pass", "hacan: pass", "letnev: bid 1")), "chance: bio-suit")
    assert at.asks == "DrawCards chance", "the next purchase has its free card again"


FIVE = "bio-suit bio-suit bio-weapon energy-rifle new-recruits"


def test_17_8_the_hand_limit_is_cancelled_at_the_start_of_a_phase() -> None:
    """While they have more than four; they choose which to keep; right after that the limit is eight again. §17.8"""
    table = position("letnev lazax hacan", hands={"hacan": "informant", "letnev": f"{FIVE} informant"})
    at = phase(table, "manoeuvre")
    assert "letnev-hand" in powers(at, "hacan")
    at = play(at, "hacan: informant letnev-hand")
    assert at.asks == "DiscardCards letnev"
    assert refused(at, "letnev: hylar-iii bio-suit") == ("card_not_held", "17.8")
    at = play(at, "letnev: bio-suit new-recruits")
    assert len(at.hand("letnev")) == 4
    assert at.s.has_room(0)
    assert Power.LETNEV_HAND not in at.s.stopped
    other = phase(position("letnev sol hacan", hands={"hacan": "informant", "letnev": FIVE}), "manoeuvre")
    other = play(other, "letnev: pass", "hacan: informant sol-range")
    assert other.asks != "DiscardCards letnev", "another advantage was named"
    assert len(other.hand("letnev")) == 5
    few = phase(position("letnev lazax hacan sol", hands={"hacan": "informant", "letnev": "bio-suit"}), "manoeuvre")
    assert "letnev-hand" not in powers(few, "hacan")


def test_17_8_the_hand_limit_is_cancelled_when_they_get_a_fifth_card() -> None:
    """After the purchase they discard down to four. §17.8"""
    table = position(
        "letnev lazax hacan", hands={"hacan": "informant", "letnev": "bio-suit bio-suit bio-weapon bio-weapon"}
    )
    at = quiet(phase(table, "bidding"))
    at = play(at, "letnev: bid 2", "lazax: pass", "hacan: pass", "hacan: informant letnev-hand", "letnev: pass")
    at = play(quiet(at), "chance: energy-rifle", "chance: informant")
    assert at.asks == "DiscardCards letnev"
    assert at.s.ask.count == 2
    assert Power.LETNEV_HAND not in play(at, "letnev: bio-suit informant").s.stopped


def test_17_8_the_fifth_card_may_be_the_free_one() -> None:
    """With three in hand, the card bought is the fourth and the free one the fifth. §17.8 §21.4"""
    hands = {"hacan": "informant", "lazax": "informant", "letnev": "bio-suit bio-suit bio-weapon"}
    at = quiet(phase(position("letnev lazax hacan", hands=hands), "bidding"))
    at = play(at, "letnev: bid 2", "lazax: pass", "hacan: pass")
    assert {"letnev-card", "letnev-hand"} <= powers(at, "hacan")
    cut = play(at, "hacan: informant letnev-hand", "lazax: pass", "letnev: pass")
    cut = play(quiet(cut), "chance: energy-rifle", "chance: informant")
    assert cut.asks == "DiscardCards letnev"
    assert cut.s.ask.count == 1
    alone = play(at, "hacan: informant letnev-card", "lazax: pass", "letnev: pass")
    assert "letnev-hand" not in powers(alone, "lazax"), "without the free card there is no fifth"
    two = position("letnev lazax hacan", hands=hands | {"letnev": "bio-suit bio-suit"})
    few = play(quiet(phase(two, "bidding")), "letnev: bid 2", "lazax: pass", "hacan: pass")
    assert "letnev-hand" not in powers(few, "hacan")


def test_17_8_the_hand_limit_is_not_cancelled_when_another_buys() -> None:
    """However many they have: no phase begins then, and they get no card. §17.8"""
    at = phase(position("sol letnev hacan lazax", hands={"hacan": "informant", "letnev": FIVE}), "bidding")
    assert "letnev-hand" in powers(at, "hacan")
    at = play(quiet(at), "sol: bid 2", "letnev: pass", "hacan: pass", "lazax: pass")
    assert powers(at, "hacan") == {"lazax-income"}


def test_17_6_sols_look_is_blocked_until_the_next_bombardment_phase() -> None:
    """Looking is allowed again from its start, before the draw. §17.6 §19.2"""
    units = {"sol": "PAL 1"}
    at = cancel("sol lazax hacan", "manoeuvre", "sol-look", units=units)
    assert legal(at, "sol", "play look") == []
    free = quiet(phase(position("sol lazax hacan", units=units), "manoeuvre"))
    assert "play look" in legal(free, "sol")
    again = phase(at.s, "bombardment")
    assert Power.SOL_LOOK not in again.s.stopped


def deploying(races: str, power: str, **table: object) -> Played:
    """The first race is about to deploy, and this advantage has been cancelled."""
    who = next(race for race in races.split() if race not in (races.split()[0], power.split("-")[0]))
    begun = phase(position(races, **({"hands": {who: "informant"}} | table)), "manoeuvre")  # type: ignore[arg-type]
    at = quiet(begun, until="deployment")
    if at.asks.startswith("MoveUnits"):
        at = play(at, f"{races.split()[0]}: stay")
    return quiet(play(at, f"{who}: informant {power}"))


def test_17_6_sol_without_the_deployment_advantage_pays_hacan_anywhere() -> None:
    """At normal prices; the Xxcha unit is triggered as usual. §17.6"""
    table = position(
        "sol hacan xxcha lazax", hands={"lazax": "informant"}, influence={"sol": 4}, units={"lazax": "CIV 1"}
    )
    at = quiet(phase(table, "manoeuvre"), until="deployment")
    at = play(at, "lazax: informant sol-deployment")
    assert not may(at, "sol: deploy PAL 5")
    at = play(at, "sol: deploy CIV 2")
    assert (at.influence("sol"), at.influence("hacan")) == (0, 9)
    assert at.asks == "EnterCouncil xxcha"
    assert play(at, "xxcha: no").s.stopped == ()


def test_hacan_income_is_cancelled_for_one_players_deployment() -> None:
    """The price goes to the pool. §17.9"""
    at = deploying("letnev hacan lazax", "hacan-income", influence={"letnev": 4})
    at = play(at, "letnev: deploy SAI 4")
    assert at.influence("hacan") == 5
    assert at.s.stopped == ()


def test_hacan_discount_is_cancelled_for_this_deployment() -> None:
    """They pay the full price. §17.9"""
    at = deploying("hacan letnev lazax", "hacan-discount", influence={"hacan": 4})
    assert len(legal(at, "hacan", "deploy SAI")) == 4
    assert play(at, "hacan: end").s.stopped == ()


def test_17_9_the_hacan_move_is_refused_and_they_may_deploy_instead() -> None:
    """For this turn. §17.9"""
    at = deploying("hacan letnev lazax", "hacan-move", units={"hacan": "ADI 2"})
    assert legal(at, "hacan", "shift") == []
    assert may(at, "hacan: deploy SAI 1")
    assert refused(at, "hacan: shift ADI SAI 1") == ("no_such_move", "22.3")
    assert play(at, "hacan: end").s.stopped == ()


def test_an_allys_half_price_and_move_are_cancelled_together() -> None:
    """The ally card of the Hacan, for one use. §17.11"""
    at = deploying(
        "letnev hacan lazax sol",
        "hacan-ally",
        units={"letnev": "SAI 1"},
        alliances="hacan letnev",
        influence={"letnev": 2},
    )
    assert legal(at, "letnev", "shift") == []
    assert len(legal(at, "letnev", "deploy SAI")) == 2
    assert play(at, "letnev: end").s.stopped == ()


def test_17_10_the_xxcha_council_unit_is_cancelled_this_once() -> None:
    """The next deploying player triggers it again. §17.10"""
    at = deploying("letnev xxcha lazax", "xxcha-council", influence={"letnev": 4, "lazax": 4})
    at = play(at, "letnev: deploy SAI 1")
    assert at.asks != "EnterCouncil xxcha"
    assert Power.XXCHA_COUNCIL not in at.s.stopped


def test_xxcha_turning_is_cancelled_for_this_round() -> None:
    """Not down; face-down ones stay so unless face-up ones share the space, then all turn up. §17.10"""
    at = cancel(
        "letnev xxcha hacan", "battle", "xxcha-turning", units={"xxcha": "SAI 2, LOW 1"}, face_down="LOW 2, HOL 3"
    )
    assert at.at("xxcha", "LOW") == (3, 0)
    assert at.at("xxcha", "HOL") == (0, 3)
    assert at.asks != "TurnUnits xxcha", "nothing is turned by choice"
    assert [(fact.space, fact.down) for fact in at.facts_of(UnitsTurned)] == [("LOW", False)]
    later = phase(at.s, "battle")
    assert may(later, "xxcha: down SAI"), "in the next round they hide again"
    assert may(later, "xxcha: up HOL")


def test_17_10_if_an_informant_forbids_turning_down_mixed_stacks_turn_up() -> None:
    """At once, without being asked. §17.10"""
    at = cancel("letnev xxcha hacan", "battle", "xxcha-turning", units={"xxcha": "LOW 1"}, face_down="LOW 2")
    assert at.at("xxcha", "LOW") == (3, 0)


def test_letnev_traitor_for_an_ally_may_be_cancelled() -> None:
    """In this battle only the ally is asked. §17.11"""
    at = cancel(
        "lazax sol letnev hacan",
        "battle",
        "letnev-traitor",
        units={"lazax": "SAI 2, LOW 1", "sol": "SAI 6, LOW 1"},
        traitors={"letnev": "fleet-admiral emir broker spymaster", "lazax": "overseer"},
        alliances="lazax letnev",
    )
    at = play(at, "lazax: SAI 1", "lazax: 1 lord-regent none", "sol: 6 fleet-admiral none")
    assert at.asks == "CallTraitor lazax"
    at = play(at, "lazax: silence", "lazax: 1 palace-prefect none", "sol: 0 liaison-agent none")
    assert at.asks == "CallTraitor lazax letnev", "the next battle is free again"
    peace = cancel("lazax sol letnev hacan", "battle", "letnev-traitor", alliances="lazax letnev")
    assert peace.s.stopped == (), "without a battle it ends with the phase"


def test_17_3_a_cancellation_is_declared_beforehand_and_spent_in_any_case() -> None:
    """At the last window before the use, naming the power. §17.3 §16.9"""
    at = cancel("sol lazax hacan", "influence", "sol-immunity")
    at = play(at, "chance: HOL-SAL")
    assert at.s.discarded == ("informant",)
    assert at.s.stopped == ()


def test_nobody_cancels_an_own_advantage() -> None:
    """Only advantages of other players' races in play. §17.3"""
    at = phase(position("sol lazax jol-nar", hands={"sol": "informant", "jol-nar": "informant"}), "manoeuvre")
    assert powers(at, "sol") == {"jol-nar-forecast"}
    assert powers(at, "jol-nar") == {"sol-range", "sol-look"}
