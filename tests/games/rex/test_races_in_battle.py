"""Xxcha and Jol-Nar in battle: Command, the question, and hidden units."""

from __future__ import annotations

from plancia.games.rex.betrayal import is_met
from plancia.games.rex.cards import negatable
from plancia.games.rex.facts import (
    BattleBegan,
    BattleDecided,
    CommandGiven,
    InfluenceGained,
    QuestionAnswered,
    UnitsTurned,
)
from tests.games.rex.table import Played, fight, legal, may, phase, play, position, quiet, refused

RIVALS = "letnev xxcha jol-nar sol"


# ---- Command ---------------------------------------------------------------------------------------------------------
def test_23_4_xxcha_command_before_jol_nar_ask() -> None:
    """Always, also for allies. §23.4 §20.3"""
    at = fight(RIVALS, units={"letnev": "SAI 3", "sol": "SAI 3"}, alliances="letnev xxcha, sol jol-nar")
    assert at.asks == "GiveCommand xxcha"
    at = play(at, "xxcha: bio-suit")
    assert at.facts_of(CommandGiven)[0].target == 3
    assert at.asks == "PutQuestion jol-nar"


def test_23_4_command_forbids_all_copies_whether_held_or_not() -> None:
    """For this battle; nobody says who has it. §23.4 §23.5"""
    at = fight(
        "letnev xxcha hacan",
        units={"letnev": "SAI 3", "xxcha": "SAI 3"},
        hands={"letnev": "bio-suit bio-suit bio-weapon", "xxcha": "bio-suit"},
    )
    at = quiet(play(at, "xxcha: done"))
    assert refused(at, "xxcha: informant") == ("cannot_be_named", "23.5")
    at = play(at, "xxcha: bio-suit")
    assert {text.split()[2] for text in legal(at, "letnev")} == {"none", "attack"}
    assert play(at, "letnev: 0 overseer none").asks == "SealPlan xxcha"
    assert {text.split()[2] for text in legal(at, "xxcha")} == {"none", "defence"}, "it applies only to the opponent"


def test_11_4_command_comes_after_the_report_and_before_any_dial() -> None:
    """The report is public, so it changes nothing. §11.4"""
    at = play(fight("letnev xxcha hacan", units={"letnev": "SAI 3", "xxcha": "SAI 3"}), "xxcha: done")
    assert at.facts_of(BattleBegan)[0].units == (3, 3)
    assert at.asks == "GiveCommand xxcha"
    hands = {"letnev": "bio-suit bio-suit bio-suit", "xxcha": "bio-suit"}
    table = fight("letnev xxcha hacan", units={"letnev": "SAI 3", "xxcha": "SAI 3"}, hands=hands)
    assert play(table, "xxcha: done").facts_of(BattleBegan)[0].cards == (3, 1)


def test_command_on_the_opponent_of_an_ally_at_most_once() -> None:
    """The Xxcha decide themselves. §23.11"""
    at = fight(RIVALS, units={"letnev": "SAI 3", "sol": "SAI 3"}, alliances="letnev xxcha")
    at = play(at, "xxcha: energy-rifle")
    assert at.s.stack[-1].ban.seat == 3
    assert at.asks == "SealPlan letnev sol"
    silent = play(fight(RIVALS, units={"letnev": "SAI 3", "sol": "SAI 3"}, alliances="letnev xxcha"), "xxcha: nothing")
    assert silent.facts_of(CommandGiven) == []


def test_command_may_forbid_a_retreat() -> None:
    """Then the opponent is not asked. §23.4 §16.7"""
    table = {"units": {"letnev": "SAI 3", "xxcha": "SAI 3"}, "hands": {"letnev": "tactical-retreat"}}
    at = quiet(play(fight("letnev xxcha hacan", **table), "xxcha: done"))
    at = play(at, "xxcha: tactical-retreat", "letnev: 0 overseer none", "xxcha: 3 ambassador none")
    assert at.facts_of(BattleDecided)[0].why == "strength", "and the battle is decided"


# ---- the question ----------------------------------------------------------------------------------------------------
def asked(topic: str, hand: str = "energy-rifle bio-weapon", **table: object) -> Played:
    at = fight("letnev jol-nar hacan", units={"letnev": "SAI 3", "jol-nar": "SAI 3"}, hands={"letnev": hand}, **table)
    return play(at, f"jol-nar: {topic}")


def test_20_4_the_promised_rifle_must_be_played() -> None:
    """A slot with the attack icon, and that card. §20.4"""
    at = play(asked("attack"), "letnev: energy-rifle")
    assert at.s.shown[0] == ("energy-rifle",), "all know that it is held"
    assert {text.split()[2] for text in legal(at, "letnev")} == {"attack"}
    at = play(at, "letnev: 1 overseer attack", "jol-nar: 0 headmaster none")
    assert legal(at, "letnev") == ["energy-rifle"]


def test_20_4_the_answer_goes_to_the_whole_table_and_binds() -> None:
    """The dial, here. §20.4"""
    at = play(asked("dial"), "letnev: 2")
    assert at.facts_of(QuestionAnswered)[0].to is None
    assert {text.split()[0] for text in legal(at, "letnev")} == {"2"}
    assert refused(at, "letnev: 1 overseer none") == ("bound_by_answer", "20.4")
    assert {text.split()[0] for text in legal(at, "jol-nar")} == {"0", "1", "2", "3"}, "the asker is not bound"
    leader = play(asked("leader"), "letnev: spymaster")
    assert {text.split()[1] for text in legal(leader, "letnev")} == {"spymaster"}


def test_20_4_none_may_be_the_answer_for_a_card() -> None:
    """And it is binding: no card of that kind is played. §20.4"""
    at = play(asked("attack"), "letnev: none")
    assert {text.split()[2] for text in legal(at, "letnev")} == {"none"}
    other = play(asked("attack", hand="energy-rifle bio-suit"), "letnev: none")
    assert {text.split()[2] for text in legal(other, "letnev")} == {"none", "defence"}, "of that kind"
    units, hands = {"letnev": "SAI 3", "jol-nar": "SAI 3"}, {"letnev": "energy-rifle", "jol-nar": "energy-rifle"}
    both = play(fight("letnev jol-nar hacan", units=units, hands=hands), "jol-nar: attack", "letnev: none")
    assert "attack" in {text.split()[2] for text in legal(both, "jol-nar")}, "the asker may still attack"
    assert "none" in {text.split()[2] for text in legal(both, "jol-nar")}


def test_20_4_the_answer_must_be_a_legal_choice_now() -> None:
    """A free leader, a card in hand that is not forbidden, a number within the limit. §20.4"""
    assert refused(asked("attack"), "letnev: hylar-iii") == ("not_a_legal_choice", "20.4")
    assert refused(asked("dial"), "letnev: 4") == ("not_a_legal_choice", "20.4")
    assert refused(asked("leader"), "letnev: none") == ("not_a_legal_choice", "20.4")
    dead = "barons-champion iron-captain spymaster guard-lieutenant overseer"
    assert legal(asked("leader", dead=dead), "letnev") == ["none"]
    assert legal(asked("attack", dead=dead), "letnev") == ["none"]
    rivals = fight(
        RIVALS, units={"letnev": "SAI 3", "xxcha": "SAI 3"}, hands={"letnev": "bio-suit"}, alliances="xxcha jol-nar"
    )
    rivals = quiet(play(rivals, "xxcha: done"))
    rivals = play(rivals, "xxcha: bio-suit", "jol-nar: defence")
    assert legal(rivals, "letnev") == ["none"]


def test_jol_nar_may_ask_for_nothing_or_for_an_ally() -> None:
    """At most one question in a battle. §20.3 §20.5"""
    at = fight(RIVALS, units={"letnev": "SAI 3", "sol": "SAI 3"}, alliances="letnev jol-nar")
    assert at.asks == "PutQuestion jol-nar"
    assert play(at, "jol-nar: nothing").asks == "SealPlan letnev sol"
    assert play(at, "jol-nar: leader").asks == "AnswerQuestion sol"


# ---- turning ---------------------------------------------------------------------------------------------------------
def test_23_6_xxcha_turn_units_before_the_first_battle_each_space_for_itself() -> None:
    """Afterwards no space has both sides. §23.6"""
    at = fight("letnev xxcha hacan", units={"xxcha": "SAI 3, HOL 1", "letnev": "SAI 2"}, face_down="HOL 2, CIV 1")
    assert at.asks == "TurnUnits xxcha"
    assert refused(at, "xxcha: done") == ("both_sides_in_a_space", "23.6")
    at = play(at, "xxcha: up HOL", "xxcha: down SAI")
    assert refused(at, "xxcha: up SAI") == ("turned_already", "23.6")
    assert not may(at, "xxcha: down HOL")
    at = play(at, "xxcha: done")
    assert (at.at("xxcha", "HOL"), at.at("xxcha", "SAI"), at.at("xxcha", "CIV")) == ((3, 0), (0, 3), (0, 1))
    assert at.facts_of(BattleBegan) == []


def test_23_6_mixed_stacks_are_made_equal_at_the_next_battle_phase() -> None:
    """They come from moving or deploying. §23.6 §23.8"""
    at = phase(position("xxcha hacan letnev", units={"xxcha": "SAI 2"}, face_down="LOW 2"), "manoeuvre")
    at = play(at, "xxcha: move SAI LOW 2")
    assert at.at("xxcha", "LOW") == (2, 2)
    later = fight("xxcha hacan letnev", units={"xxcha": "LOW 2"}, face_down="LOW 2")
    assert not may(later, "xxcha: done")
    assert may(later, "xxcha: down LOW")


def test_23_7_beside_an_ally_in_the_council_xxcha_go_down_but_not_up() -> None:
    """A mixed stack there must go down. §23.7"""
    units, races = {"hacan": "COU 1", "xxcha": "COU 1"}, "hacan xxcha letnev sol"
    at = fight(races, units=units, face_down="COU 2, SAI 1", alliances="hacan xxcha")
    assert legal(at, "xxcha") == ["down COU", "up SAI"]
    assert refused(at, "xxcha: up COU") == ("ally_is_there", "23.7")
    assert play(at, "xxcha: down COU").at("xxcha", "COU") == (0, 3)
    alone = fight(races, units=units, face_down="COU 2", alliances="hacan xxcha")
    assert legal(alone, "xxcha") == ["down COU"]
    assert refused(alone, "xxcha: up COU") == ("nothing_to_turn", "23.6")


def test_2_4_face_down_units_neither_control_nor_collect() -> None:
    """A space with them and one other player is controlled by the latter, who collects there. §2.4 §12.1 §23.8"""
    table = position("letnev xxcha hacan", units={"letnev": "SAI 1"}, face_down="SAI 4, LOW 2", on_board="SAI 6, LOW 6")
    assert table.controller(table.box.at["SAI"]) == 0
    assert table.controller(table.box.at["LOW"]) is None
    at = phase(table, "collection")
    taken = [(fact.seat, fact.space, fact.amount) for fact in at.facts_of(InfluenceGained) if fact.space]
    assert taken == [(0, "SAI", 2)]


def test_12_1_collecting_follows_control_but_for_hidden_units() -> None:
    """Players with face-up units there collect; face-down Xxcha never do. §12.1"""
    at = phase(position("letnev xxcha hacan", face_down="SAI 4", on_board="SAI 6"), "collection")
    assert at.lying("SAI") == 6


def test_23_8_face_down_units_count_as_absent_for_cards() -> None:
    """No Graviton Negator there, no Path of Peace, not in the report; but they die with the rest. §23.8 §16.14 §15.6"""
    table = position("letnev xxcha hacan", face_down="NAV 4, COU 3", betrayals={"xxcha": "path-of-peace"})
    assert negatable(table, 1) == ()
    assert not is_met(table, 1)
    battle = fight("letnev xxcha hacan", units={"letnev": "NAV 1", "hacan": "NAV 1"}, face_down="NAV 4")
    assert play(battle, "xxcha: done").facts_of(BattleBegan)[0].units == (1, 1)
    shot = position(
        "letnev xxcha hacan",
        units={"letnev": "NAV 1"},
        face_down="NAV 4",
        fleet=18,
        hands={"letnev": "graviton-negator"},
    )
    at = play(phase(shot, "bombardment"), "letnev: graviton-negator NAV")
    assert (at.casualties("letnev"), at.casualties("xxcha")) == (1, 4)


def test_units_may_be_turned_at_no_other_time() -> None:
    """One question per round, at the start of the Battle phase. §23.6"""
    at = fight("letnev xxcha hacan", units={"xxcha": "SAI 3"})
    at = play(at, "xxcha: down SAI")
    assert len(at.facts_of(UnitsTurned)) == 1
    assert at.asks != "TurnUnits xxcha"
