"""Every refusal: the answer, its code, and its paragraph."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest

from tests.games.warlords.table import Table

CARDS = "ships=core/core bases=3.3.2/3.0.0 hands=M02.M03/M30.M32 markers=support.recon.recon.bombard.bombard"


def acting(card: str = "M29", words: str = "", row: str = "", **sectors: str) -> Table:
    return Table(words=f"turn=0:actions rows={card}/{row} played={card} {CARDS} {words}", **sectors)


def phase(name: str, words: str = "", **sectors: str) -> Table:
    return Table(words=f"turn=0:{name} {CARDS} {words}", **sectors)


def four(words: str = "", **sectors: str) -> Table:
    text = "rows=M29/// played=M29 ships=core/core/core/core bases=1.0.0/3.0.0/3.0.0/3.0.0 hands=M02/M03/M08/M09"
    return Table(words=f"seats=4 turn=0:actions {text} {words}", **sectors)


def fighting(dice: str, units: str, against: str, row: str = "") -> Table:
    return acting(core=f"Y1{against}.B.W", row=row).say("deploy", f"core1 {units}", *filter(None, [dice]))


def taken(card: str, words: str = "", bases: str = "3.0.0/3.0.0", hands: str = "M02") -> Table:
    text = f"ships=core/core bases={bases} hands={hands}/{card} markers=support.recon.recon.bombard.bombard"
    table = Table(words=f"turn=0:actions rows=M16/ played=M16 {text} {words}", core="Y1i.B.W")
    return table.say("subterfuge", "1", card)


class Case(NamedTuple):
    table: Callable[[], Table]
    line: str
    code: str
    rule: str


CASES = [
    Case(lambda: phase("recall", core="Y0i.B.W"), "stay", "no_such_answer", "5.2"),
    Case(lambda: phase("recall", core="Y0i.B.W"), "recall core2", "no_infantry_there", "5.2"),
    Case(lambda: phase("recall", core="Y0i.B1i.W"), "recall core1 2", "not_so_many_there", "5.2"),
    Case(lambda: Table(words="turn=0:recall ships=core/core bases=0.0.0/0.0.0 hands=M01/M02", core="Y0i.B0t.W"),
         "recall core2", "only_infantry_is_recalled", "5.3"),
    Case(lambda: phase("mothership"), "mars", "no_such_sector", "6.2"),
    Case(lambda: phase("mothership", "ships=core/core"), "core", "ship_must_move", "6.4"),
    Case(lambda: phase("mercenary"), "M30", "not_in_your_hand", "7.1"),
    Case(lambda: phase("mercenary", "rows=M05/"), "M02 middle", "no_such_side", "7.1"),
    Case(lambda: phase("mercenary", "rows=M25/").say("M02 right"), "perhaps", "no_such_answer", "7.4"),
    Case(lambda: phase("mercenary", "rows=M09*M25*M26-M08/M05-M10").say("M02 right", "guard"), "maybe",
         "no_such_answer", "7.7"),
    Case(lambda: acting(), "sleep", "no_such_action", "8.1"),
    Case(lambda: acting(), "recon", "not_on_your_mercenary", "8.1"),
    Case(lambda: acting().say("deploy", "core1 i"), "deploy", "action_done", "8.1"),
    Case(lambda: acting(), "card", "no_card_to_play", "8.2"),
    Case(lambda: acting(words="support=recon.recon/").say("card recon", "ultara", "blue blue", "none"), "card",
         "one_support_card_a_turn", "8.2"),
    Case(lambda: acting(words="support=recon/"), "card subterfuge", "no_such_support_card", "11.3"),
    Case(lambda: acting(words="support=recon.assassinate/"), "card assassinate", "card_without_effect", "11.3"),
    Case(lambda: acting(words="support=recon.blockade/"), "card blockade", "blockade_only_answers", "11.7"),
    Case(lambda: acting("M24", "support=recon/").say("recon", "ultara", "blue blue"), "drone", "no_such_token", "9.21"),
    Case(lambda: acting("M24", "tokens=tactical_drop@vessk/").say("recon", "ultara", "blue blue"), "tactical_drop",
         "token_not_at_hand", "9.21"),
    Case(lambda: acting("M24").say("recon"), "core", "explored_already", "9.20"),
    Case(lambda: acting("M24").say("recon"), "mars", "no_such_sector", "9.20"),
    Case(lambda: acting().say("deploy"), "mars1", "no_such_planet", "9.2"),
    Case(lambda: acting().say("deploy"), "core1 iiii", "not_these_units", "9.2"),
    Case(lambda: acting().say("deploy"), "ultara1", "face_down", "9.7"),
    Case(lambda: acting(core="Y0iii.B.W").say("deploy"), "core1", "planet_is_full", "1.7"),
    Case(lambda: four(core="Y2i.B.W.G.R").say("deploy"), "core1", "planet_of_a_mate", "9.7"),
    Case(lambda: four().say("deploy"), "dorn1", "needs_a_dropship", "9.6"),
    Case(lambda: acting("M37", core="Y1i.B.W").say("deploy_only"), "core1", "may_not_invade", "9.8"),
    Case(lambda: acting("M37", dorn="G0i.R").say("deploy_only"), "dorn1", "too_far_to_deploy", "9.8"),
    Case(lambda: acting("M04"), "assassinate", "nothing_to_act_on", "8.3"),
    Case(lambda: four("bases=0.3.2/3.0.0/3.0.0/3.0.0"), "support", "cannot_pay", "8.3"),
    Case(lambda: acting("M04", row="M05-M08").say("assassinate"), "bribe", "no_such_answer", "9.9"),
    Case(lambda: acting("M04", row="M05-M08").say("assassinate"), "kill", "nobody_to_strike", "9.9"),
    Case(lambda: acting("M04", row="M25*M19-M05").say("assassinate"), "kill M19", "no_guard_to_kill", "9.9"),
    Case(lambda: acting("M04", row="M25*M19-M05").say("assassinate"), "wound M04", "no_opponents_mercenary", "9.9"),
    Case(lambda: acting("M04", row="M25*M19-M05").say("assassinate"), "wound M19", "protected", "9.10"),
    Case(lambda: acting("M04", row="M25!-M19-M05").say("assassinate"), "wound M25", "wounded_already", "9.10"),
    Case(lambda: Table(words="seats=3 turn=0:actions rows=M04/M05/M08-M10 played=M04 ships=core/core/core "
         "bases=3.0.0/3.0.0/3.0.0 hands=M02/M03/M09 markers=recon.recon.bombard.bombard.support").say("assassinate"),
         "wound M05", "only_mercenary", "9.9"),
    Case(lambda: Table(words="seats=3 turn=0:actions rows=M16// played=M16 ships=core/core/core "
         "bases=3.0.0/3.0.0/3.0.0 hands=M02/M03/ markers=recon.recon.bombard.bombard.support").say("subterfuge"),
         "2", "no_card_to_take", "9.12"),
    Case(lambda: acting("M16").say("subterfuge"), "0", "not_an_opponent", "9.12"),
    Case(lambda: taken("M30"), "steal", "no_such_answer", "9.12"),
    Case(lambda: taken("M30"), "return", "may_not_be_returned", "9.12"),
    Case(lambda: taken("M30", hands=""), "exchange", "nothing_to_exchange", "9.13"),
    Case(lambda: taken("M15", bases="1.0.0/3.0.0"), "use", "no_action_to_use", "9.14"),
    Case(lambda: taken("M30"), "exchange M30", "not_in_your_hand", "9.13"),
    Case(lambda: taken("M30"), "use support", "not_on_that_card", "9.14"),
    Case(lambda: taken("M18"), "use subterfuge", "no_second_subterfuge", "9.14"),
    Case(lambda: taken("M01", bases="3.0.1/3.0.0"), "use bombard tank", "no_such_cost", "9.15"),
    Case(lambda: acting("M01", core="Y1i.B.W"), "bombard tank", "no_such_cost", "9.15"),
    Case(lambda: acting("M01", core="Y1i.B.W").say("bombard infantry"), "core2", "no_hostile_infantry", "9.15"),
    Case(lambda: acting("M01", core="Y1iit.B.W").say("bombard aircraft", "core1", "hit miss"), "a",
         "not_these_units_there", "9.17"),
    Case(lambda: acting(words="support=recon/recon").say("card recon"), "blockade", "no_blockade", "11.4"),
    Case(lambda: acting(words="support=recon/recon").say("card recon"), "recon", "only_blockade_answers", "11.4"),
    Case(lambda: phase("mercenary", "rows=M11*M10/ hands=M12/M30", core="Y1i.B.W").say("M12 right", "guard", "use"),
         "core2", "no_units_there", "12.4"),
    Case(lambda: acting().say("support"), "tank", "bonus_not_offered", "13.6"),
    Case(lambda: acting(words="reputation=2/0", card="M24").say("recon"), "repair_tank", "bonus_not_possible", "13.8"),
    Case(lambda: acting(words="reputation=3/0 market=M08.M09.M10.M11 options=market_bonus", card="M24").say("recon"),
         "mercenary M12", "not_in_market", "20.9"),
    Case(lambda: fighting("", "ii", "i", row="M25*M19"), "M19", "no_guard_there", "14.3"),
    Case(lambda: acting(core="W1i.B.Y", row="M25*M15").say("deploy", "core1 ii", "M25", "miss miss hit miss"), "mm",
         "no_such_dice", "14.5"),
    Case(lambda: fighting("hit miss hit miss", "it", "it"), "a", "not_these_losses", "14.8"),
    Case(lambda: phase("hire", "market=M08.M09.M10.M11"), "bank", "no_such_answer", "15.1"),
    Case(lambda: phase("hire", "market=M08.M09.M10.M11"), "market M12", "not_in_market", "15.1"),
    Case(lambda: phase("hire"), "market", "no_card_there", "15.1"),
    Case(lambda: acting(), "send_troops", "no_team_action", "16.2"),
    Case(lambda: four(core="Y0i.B.W.G.R", dorn="G2i.R"), "exchange_planets core2", "no_such_exchange", "16.4"),
    Case(lambda: four(), "send_troops 2", "not_so_many_troops", "16.5"),
    Case(lambda: Table(words="turn=0:mothership ships=dorn/core tokens=tactical_drop@rohn/ bases=0.0.0/0.0.0 "
         "hands=M01/M02", rohn="R.G").say("rohn"), "use", "nothing_to_deploy_on", "8.3"),
    Case(lambda: Table(words="turn=0:mothership ships=dorn/core tokens=tactical_drop@rohn/ bases=1.0.0/0.0.0 "
         "hands=M01/M02", rohn="R.G").say("rohn"), "hide", "no_such_answer", "10.2"),
    Case(lambda: Table(words="turn=0:mothership ships=/dorn bases=1.0.0/0.0.0 hands=M01/M02"), "rohn",
         "not_revealed", "6.1"),
    Case(lambda: Table(words="turn=0:mothership ships=/dorn bases=1.0.0/0.0.0 hands=M01/M02"), "dorn",
         "sector_is_full", "6.3"),
    Case(lambda: Table(words="turn=0:mothership ships=jyss/dorn bases=1.0.0/0.0.0 hands=M01/M02"), "rohn",
         "too_far", "6.2"),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.line}: {case.code}")
def test_a_wrong_answer_is_refused(case: Case) -> None:
    """The word is rejected with a stable code and the paragraph of the rules. §8.3"""
    assert case.table().refused(case.line) == (case.code, case.rule)


def test_cards_that_are_not_in_the_hand_cannot_be_given() -> None:
    """At set-up and in a team only cards of the player's own hand can be given away. §3.7 §16.3"""
    table = Table.new(2).deal(Random(1).randrange)
    theirs = table.s.hands[1][0]
    assert table.refused(theirs, seat=0) == ("not_in_your_hand", "3.7")
    assert four().say("exchange_cards").refused("M03", seat=0) == ("not_in_your_hand", "16.3")
