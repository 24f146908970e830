"""The Influence phase: placement cards, Sol Offensives, cards without effect, and who is spared."""

from __future__ import annotations

from plancia.games.rex.facts import InfluenceCardDrawn, PhaseBegan, SpaceStruck
from plancia.games.rex.offensive import Offensive
from tests.games.rex.table import begun, legal, may, phase, play, position, quiet, refused

THREE = "sol lazax jol-nar"


def test_4_3_the_round_is_counted_after_the_placement_card() -> None:
    """Only placement cards count, including this round's. §4.3 §5.4"""
    at = phase(position(THREE, placements="TAR-INT HOL-SAL"), "influence")
    assert at.s.round == 2
    assert at.facts_of(PhaseBegan)[0].round == 3
    at = play(at, "chance: temporary-ceasefire", "sol: ready", "lazax: ready", "jol-nar: ready")
    assert at.s.round == 2
    at = play(at, "chance: REC-CAR")
    assert (at.s.round, at.s.placements) == (3, ("TAR-INT", "HOL-SAL", "REC-CAR"))


def test_5_2_a_space_under_bombardment_gets_nothing() -> None:
    """The other space of the card gets its amount. §5.2 §5.3"""
    at = play(phase(position("sol lazax jol-nar letnev", placements="", fleet=3), "influence"), "chance: HOL-SAL")
    assert (at.lying("HOL"), at.lying("SAL")) == (0, 8)


def test_with_three_players_only_the_left_space_gets_influence() -> None:
    """The second space is ignored. §5.2"""
    at = play(phase(position(THREE, placements=""), "influence"), "chance: HOL-SAL")
    assert (at.lying("HOL"), at.lying("SAL")) == (10, 0)


def test_6_3_in_round_one_every_offensive_is_void_and_shuffled_back() -> None:
    """It is set aside, another card is drawn, and it is back in the deck at the end of the phase. §6.3"""
    at = phase(position(THREE, placements="", units={"lazax": "TAR 3"}), "influence")
    at = play(at, "chance: sol-offensive", "chance: sol-offensive", "chance: TAR-INT")
    assert [fact.effect for fact in at.facts_of(InfluenceCardDrawn)] == [False, False, True]
    assert at.at("lazax", "TAR") == (3, 0)
    assert at.s.influence_deck.count("sol-offensive") == 3
    assert at.s.removed == ()


def test_7_1_a_ceasefire_in_round_one_is_in_force() -> None:
    """Talk is possible from the first card on. §7.1"""
    at = play(phase(position("sol lazax jol-nar letnev", placements=""), "influence"), "chance: temporary-ceasefire")
    assert at.asks.startswith("Talk")


def test_5_1_one_of_each_kind_takes_effect_in_a_phase() -> None:
    """A second card of a kind leaves the game without effect; the phase continues until a placement card. §5.1 §5.5"""
    at = phase(position("hacan lazax jol-nar"), "influence")
    at = play(at, "chance: sol-offensive", "chance: temporary-ceasefire", "hacan: ready", "lazax: ready")
    at = play(at, "jol-nar: ready", "chance: temporary-ceasefire", "chance: sol-offensive", "chance: HOL-SAL")
    assert [fact.effect for fact in at.facts_of(InfluenceCardDrawn)] == [True, True, False, False, True]
    assert at.s.removed == ("sol-offensive",) * 2 + ("temporary-ceasefire",) * 2
    assert [fact.space for fact in at.facts_of(SpaceStruck)] == ["TAR", "INT"], "struck once, not twice"
    later = play(phase(at.s, "influence"), "chance: sol-offensive")
    assert [fact.space for fact in later.facts_of(SpaceStruck)] == ["HOL", "SAL"], "a new phase, a new Offensive"


def test_5_1_resolved_offensives_and_ceasefires_leave_the_game() -> None:
    """They are not in the discard pile, which counts the rounds. §5.1"""
    at = play(phase(position("hacan lazax jol-nar"), "influence"), "chance: sol-offensive", "chance: HOL-SAL")
    assert at.s.placements == ("TAR-INT", "HOL-SAL")
    assert at.s.removed == ("sol-offensive",)
    assert "sol-offensive" not in at.s.placements


def test_5_5_round_four_draws_ceasefire_two_offensives_and_a_placement() -> None:
    """Ceasefire, Offensive on the last card's spaces, a second without effect, 10 and 8 influence. §5.5 §6.1"""
    table = position(
        "letnev hacan lazax jol-nar",
        placements="REC-CAR VEL-SCH TAR-INT",
        units={"letnev": "TAR 4"},
        on_board="TAR 2",
    )
    at = play(phase(table, "influence"), "chance: temporary-ceasefire", *(f"{r}: ready" for r in table.races))
    at = play(at, "chance: sol-offensive", "chance: sol-offensive", "chance: HOL-SAL")
    assert at.casualties("letnev") == 4
    assert (at.lying("TAR"), at.lying("HOL"), at.lying("SAL")) == (0, 10, 8)
    assert at.s.round == 4


def test_6_2_an_offensive_destroys_everything_and_a_shield_does_not_help() -> None:
    """All units, including face-down Xxcha, and all influence. §6.2"""
    table = position(
        "letnev lazax xxcha hacan",
        placements="REC-CAR",
        units={"letnev": "REC 2", "lazax": "REC 1", "xxcha": "CAR 1"},
        mechanized="REC 2",
        face_down="REC 3",
        on_board="REC 7, CAR 1",
    )
    at = play(phase(table, "influence"), "chance: sol-offensive")
    assert [at.casualties(race) for race in ("letnev", "lazax", "xxcha")] == [2, 3, 4]
    assert at.s.mechanized_casualties == 2
    assert (at.lying("REC"), at.lying("CAR")) == (0, 0)
    shielded = position(units={"letnev": "NAV 3"})
    assert begun(shielded, Offensive(spaces=("NAV",))).casualties("letnev") == 3


def test_6_1_offensive_on_hall_of_records_and_empty_hall_of_cartography() -> None:
    """Three Xxcha units are casualties, 2 influence go to the pool, nothing happens in the second space. §6.1 §6.2"""
    table = position("lazax jol-nar xxcha hacan", placements="REC-CAR", units={"xxcha": "REC 3"}, on_board="REC 2")
    at = play(phase(table, "influence"), "chance: sol-offensive")
    assert at.casualties("xxcha") == 3
    assert at.s.pool == table.pool + 2
    assert at.lying("CAR") == 0


def test_6_1_with_three_players_an_offensive_strikes_both_spaces() -> None:
    """Unless otherwise agreed. §6.1 §25.6"""
    units = {"lazax": "TAR 1, INT 1"}
    both = play(phase(position("lazax jol-nar hacan", units=units), "influence"), "chance: sol-offensive")
    assert both.casualties("lazax") == 2
    left = position("lazax jol-nar hacan", units=units, options={"left_space_only": True})
    assert play(phase(left, "influence"), "chance: sol-offensive").casualties("lazax") == 1
    four = position("lazax jol-nar hacan letnev", units=units, options={"left_space_only": True})
    assert play(phase(four, "influence"), "chance: sol-offensive").casualties("lazax") == 2, "with three players only"


def test_19_5_sol_may_move_all_some_or_none_of_the_survivors() -> None:
    """To one other space not under bombardment, free, at any distance. §19.5 §6.4"""
    table = position(THREE, units={"sol": "TAR 4"}, influence={"sol": 0}, fleet=9)
    at = play(phase(table, "influence"), "chance: sol-offensive")
    assert at.asks == "RepositionUnits sol"
    assert "remain" in legal(at, "sol")
    assert len(legal(at, "sol", "reposition SAI")) == 4
    assert refused(at, "sol: reposition FOU 1") == ("space_is_closed", "19.5")
    assert refused(at, "sol: reposition MPS 1") == ("space_is_closed", "19.5")
    after = play(at, "sol: reposition SAI 3")
    assert (after.at("sol", "TAR"), after.at("sol", "SAI")) == ((1, 0), (3, 0))
    assert play(at, "sol: remain").at("sol", "TAR") == (4, 0)
    assert not may(at, "sol: reposition TAR 1"), "another space"
    split = play(at, "sol: reposition SAI 3")
    assert split.asks == "DrawInfluence chance", "to one space, and the other space of the card is empty"


def test_19_5_units_put_from_left_to_right_are_immune_and_go_on() -> None:
    """When the right space is struck they survive and may move on. §19.5"""
    at = play(phase(position(THREE, units={"sol": "TAR 4"}), "influence"), "chance: sol-offensive")
    at = play(at, "sol: reposition INT 4")
    assert at.asks == "RepositionUnits sol"
    at = play(at, "sol: reposition PAL 4")
    assert at.at("sol", "PAL") == (4, 0)


def test_19_5_repositioning_into_enemies_is_allowed_but_not_to_allies() -> None:
    """Enemy spaces are allowed; allied spaces except the Council, and bombarded ones, are not. §19.5 §7.8"""
    table = position(
        "sol lazax jol-nar letnev",
        units={"sol": "TAR 2", "lazax": "HOL 1, COU 1", "jol-nar": "CIV 1"},
        alliances="sol lazax",
    )
    at = play(phase(table, "influence"), "chance: sol-offensive")
    assert may(at, "sol: reposition CIV 1")
    assert may(at, "sol: reposition COU 1")
    assert refused(at, "sol: reposition HOL 1") == ("ally_is_there", "19.5")


def test_19_6_an_allys_repositioning_needs_sols_consent_protection_does_not() -> None:
    """Without consent the ally's units survive and remain; a permanent consent is not asked again. §19.6 §7.7"""
    table = position("sol lazax jol-nar letnev", units={"lazax": "TAR 3, INT 2"}, alliances="sol lazax")
    at = play(phase(table, "influence"), "chance: sol-offensive", "lazax: reposition CIV 3")
    assert at.asks == "AllowAlly sol"
    no = play(at, "sol: no")
    assert no.at("lazax", "TAR") == (3, 0)
    assert no.casualties("lazax") == 0
    assert no.asks == "RepositionUnits lazax"
    assert no.s.ask.space == "INT", "it is not asked again for the first space"
    once = play(at, "sol: yes", "lazax: reposition NAV 1")
    assert once.asks == "AllowAlly sol", "a yes applies once"
    always = play(at, "sol: always", "lazax: reposition NAV 1")
    assert (always.at("lazax", "CIV"), always.at("lazax", "NAV")) == ((3, 0), (1, 0))
    assert always.asks == "DrawInfluence chance"


def test_19_5_an_allys_mechanized_units_keep_their_kind_when_repositioned() -> None:
    """Sol's and the allies' units are repositioned one after another, in each space. §19.5 §19.6 §18.2"""
    table = position(
        "lazax sol jol-nar letnev hacan",
        units={"lazax": "TAR 2", "sol": "INT 1"},
        mechanized="TAR 3",
        alliances="lazax sol jol-nar",
    )
    at = play(phase(table, "influence"), "chance: sol-offensive", "lazax: reposition CIV 1 2", "sol: always")
    assert (at.at("lazax", "TAR"), at.at("lazax", "CIV")) == ((1, 1), (1, 2))
    assert at.asks == "RepositionUnits sol"
    at = play(at, "sol: remain")
    assert at.asks == "DrawInfluence chance"
    assert at.at("sol", "INT") == (1, 0)


def test_tracking_beacon_strikes_before_the_cards_and_uses_up_the_offensive() -> None:
    """An Offensive drawn later in the phase has no effect; not in round 1. §16.16"""
    table = position(THREE, hands={"jol-nar": "tracking-beacon"}, units={"lazax": "TAR 2"})
    at = play(phase(table, "influence"), "jol-nar: tracking-beacon", "chance: sol-offensive")
    assert at.casualties("lazax") == 2
    assert at.facts_of(InfluenceCardDrawn)[0].effect is False
    first = phase(position(THREE, placements="", hands={"jol-nar": "tracking-beacon"}), "influence")
    assert not may(first, "jol-nar: tracking-beacon")


def test_16_16_a_second_tracking_beacon_may_not_be_played_in_the_same_phase() -> None:
    """The phase has already had its Offensive. §16.16"""
    table = position(THREE, hands={"jol-nar": "tracking-beacon tracking-beacon"})
    at = play(phase(table, "influence"), "jol-nar: tracking-beacon")
    assert not may(at, "jol-nar: tracking-beacon")
    assert quiet(at).asks == "DrawInfluence chance"


def test_20_2_the_card_the_jol_nar_have_seen_is_the_first_of_the_next_round() -> None:
    """They look at the start of the Manoeuvre phase, before the first player. §20.2"""
    at = phase(position(THREE, units={"sol": "PAL 1"}), "manoeuvre")
    assert at.asks == "DrawInfluence chance"
    at = play(at, "chance: EMB-LOW")
    assert at.asks == "MoveUnits sol"
    assert at.s.influence_top == "EMB-LOW"
    drawn = phase(at.s, "influence")
    assert drawn.s.placements[-1] == "EMB-LOW"
    assert drawn.s.influence_top == ""
    assert phase(drawn.s, "influence").asks == "DrawInfluence chance", "then others follow"
