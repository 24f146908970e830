"""The rulings that are options."""

import pytest

from plancia.games.positions import PositionError
from plancia.games.warlords import GAME, Options
from plancia.games.warlords.facts import EndTriggered, ShipStayed
from plancia.games.warlords.notation import position, position_text
from tests.games.warlords.table import Table
from tests.games.warlords.test_hire_and_end import removing_all_but

FOURTH_SPACE = "reputation=3/0 markers=recon.support.bombard.bombard.recon"  # the bonus Mercenary comes next
TURN = "bases=3.3.2/3.0.0 hands=M02.M03/M30.M32"


def test_option_20_2_ship_may_stay() -> None:
    """The ship may stay, and then does not enter. §20.2"""
    table = Table(words=f"turn=0:mothership ships=dorn/core {TURN} options=ship_may_stay")
    assert table.offered() == ["dorn", "core", "hiran", "rohn"]
    assert table.say("dorn").facts_of(ShipStayed)


def test_option_20_3_square_galaxy() -> None:
    """Corners and Core are not adjacent: the Core has four neighbours, a corner two. §20.3 §2.2"""
    table = Table(words=f"turn=0:mothership ships=core/core {TURN} options=square_galaxy")
    assert table.offered() == ["vessk", "dorn", "kaleth", "jyss"]
    corner = Table(words=f"turn=0:mothership ships=ultara/core {TURN} options=square_galaxy", ultara="B.G")
    assert corner.offered() == ["vessk", "jyss"]


def test_option_20_4_dice_in_every_bombardment() -> None:
    """Bombard with infantry rolls two dice as well. §20.4"""
    words = f"turn=0:actions rows=M01/ played=M01 ships=core/core {TURN} markers=support.recon.recon.bombard.bombard"
    table = Table(words=f"{words} options=bombard_dice", core="Y1ii.B.W").say("bombard infantry", "core1", "hit miss")
    assert table.planet("core1") == ""


def test_option_20_5_shared_majorities() -> None:
    """All players who tie with at least one unit gain the full value; without units nobody does. §20.5"""
    words = f"turn=0:hire rows=M29/ played=M29 ships=core/core {TURN} track=0.0.0.0.0.0 options=shared_majorities"
    table = Table(words=words, core="Y0i.Y1t.W")
    assert [table.score(seat).majorities for seat in (0, 1)] == [2, 2]


def test_option_20_6_free_support() -> None:
    """A support card's action costs no infantry, but a Deploy Only still needs its units. §20.6"""
    words = "turn=0:actions rows=M29/ played=M29 ships=core/core bases=0.0.0/0.0.0 hands=M02/M03 options=free_support"
    table = Table(words=f"{words} support=recon.deploy_only/")
    assert table.legal("card") == ["card recon"]
    table.say("card recon", "ultara", "blue blue")
    assert table.base().mission == 0
    own = Table(words=words.replace("bases=0.0.0", "bases=1.0.0"))
    assert own.say("support").base().mission == 1, "the mercenary's own action is paid for"


def test_option_20_7_free_for_all() -> None:
    """Four players play free for all. §20.7"""
    assert Table.new(4, free_for_all=True).s.box.mates == (-1, -1, -1, -1)


def test_20_8_early_last_round() -> None:
    """The last round begins when the deck is empty, and players still hire from the market in it. §20.8"""
    words = f"turn=0:hire rows=M29/ played=M29 ships=core/core {TURN} market=M08.M09.M10.M11"
    table = Table(words=f"{words} {removing_all_but(words, 'M12')} options=early_last_round").say("market M08", "M12")
    assert table.facts_of(EndTriggered)[0].reason == "last_card"
    full = Table(words=f"{words} options=early_last_round").say("market M08", "M12")
    assert (full.s.turns_left, full.facts_of(EndTriggered)) == (0, []), "not while the deck has a card"
    table.say("dorn", "M30", "end")
    assert table.legal() == [f"market {card}" for card in ("M09", "M10", "M11", "M12")]
    table.say("market M09", "jyss", "M02 left", "end", "market M10")
    assert table.s.reason == "last_card"


def test_option_20_8_a_bonus_may_begin_the_last_round() -> None:
    """Under this option a bonus that draws the last card of the deck begins the last round. §20.8 §17.1"""
    words = f"turn=0:actions rows=M29/ played=M29 ships=core/core {TURN} market=M08.M09.M10.M11"
    table = Table(words=f"{words} {removing_all_but(words, 'M12')} options=early_last_round {FOURTH_SPACE}").say(
        "support", "mercenary", "M12"
    )
    assert table.s.turns_left == 3


def test_option_20_9_mercenary_from_the_market() -> None:
    """The bonus takes a card of the player's choice from the market, which is refilled and never cleared. §20.9"""
    words = f"turn=0:actions rows=M29/ played=M29 ships=core/core {TURN} market=M08.M09.M10.M11 options=market_bonus"
    table = Table(words=f"{words} {FOURTH_SPACE}").say("support")
    assert "mercenary M09" in table.legal()
    assert table.refused("mercenary M12") == ("not_in_market", "20.9")
    table.say("mercenary M09", "M15")
    assert "M09" in table.s.hands[0]
    assert table.s.market == ("M08", "M10", "M11", "M15")


def test_option_20_9_the_last_card_of_the_market() -> None:
    """If the bonus takes the last card of all, the last round begins. §20.9"""
    words = f"turn=0:actions rows=M29/ played=M29 ships=core/core {TURN} market=M08"
    table = Table(words=f"{words} {removing_all_but(words)} options=market_bonus {FOURTH_SPACE}").say(
        "support", "mercenary M08"
    )
    assert table.s.turns_left == 3


def in_team(phase: str, words: str = "", **sectors: str) -> Table:
    """Seat 0 begins this phase with the option on; its teammate is seat 2."""
    usual = "ships=core/core/core/core bases=3.3.2/3.0.0/3.0.0/3.0.0 hands=M02.M05/M03/M08.M10/M09"
    return Table(words=f"seats=4 turn=0:{phase} {usual} options=team_any_time {words}", **sectors)


@pytest.mark.parametrize("phase", ["recall", "mothership", "mercenary", "hire"])
def test_option_20_10_team_action_in_any_phase(phase: str) -> None:
    """In every phase with a question a team action is offered, and then the question is asked again. §20.10"""
    table = in_team(phase, core="Y0i.B.W.G.R", dorn="G2a.R")
    question = table.question
    assert {"play exchange_cards", "play exchange_planets core1 dorn1", "play send_troops 3"} <= set(table.legal())
    table.say("play send_troops 3")
    assert (table.base().pad[0], table.base(2).pad[0]) == (0, 6)
    assert table.question == question
    assert not table.legal("play"), "there is only one per turn"


def test_option_20_10_still_one_in_a_turn() -> None:
    """A team action before the action phase is not offered again in it, and one in it is not offered later. §20.10"""
    early = in_team("mercenary").say("play send_troops 1", "M02")
    assert "send_troops" not in early.offered()
    late = in_team("actions", "rows=M04/// played=M04").say("send_troops 1", "end")
    assert late.question == "HireMercenary"
    assert not late.legal("play")


def test_option_20_10_the_next_turn_has_its_own() -> None:
    """The count starts again with the next player's turn. §20.10 §16.2"""
    table = in_team("hire", "rows=M04/// played=M04 market=M11.M12.M16.M17").say("play send_troops 1", "deck", "M20")
    assert table.s.active == 1
    assert "play send_troops 1" in table.legal()


def test_option_20_10_cards_are_exchanged_before_one_is_played() -> None:
    """A card from a teammate in the mercenary phase can be played at once. §20.10 §16.3"""
    table = in_team("mercenary").say("play exchange_cards", "0: M02", "2: M08")
    assert table.offered() == ["M05", "M08"]
    assert table.say("M08").s.played == "M08"


def test_option_20_10_only_where_it_was_agreed() -> None:
    """Without the option, or without a teammate, no other phase offers a team action. §16.2 §20.10"""
    assert not in_team("hire", "options=free_support").legal("play")
    assert not in_team("hire", "options=team_any_time,free_for_all").legal("play")
    assert not Table(words=f"turn=0:hire ships=core/core {TURN} options=team_any_time").legal("play")


def landing(words: str = "", core: str = "Y0iii.B.W") -> Table:
    """Seat 0 is about to Deploy in the Core with the option on."""
    usual = "rows=M29/ played=M29 ships=core/core bases=5.3.2/3.0.0 hands=M02.M03/M30.M32"
    return Table(words=f"turn=0:actions {usual} markers=recon.recon.bombard.bombard.support {words}", core=core)


def test_option_20_11_a_planet_holds_any_number_of_units() -> None:
    """A fourth unit may land, three at a time. §20.11 §1.7 §9.2"""
    assert landing().say("deploy").refused("core1 i") == ("planet_is_full", "1.7")
    table = landing("options=unlimited_units").say("deploy")
    assert table.refused("core1 iiii") == ("not_these_units", "9.2")
    table.say("core1 itt")
    assert table.planet("core1") == "0iiiitt"
    assert position(position_text(table.s)) == table.s


def test_option_20_11_three_dice_and_as_many_losses_as_hits() -> None:
    """Many defenders roll three dice, and lose as many units as the invader hits. §20.11 §14.6 §14.8"""
    table = landing("options=unlimited_units bases=3.3.2/3.0.0", core="Y1iiiiit.B.W").say("deploy", "core1 iii")
    assert (table.s.ask.invader, table.s.ask.defender) == (3, 3)
    table.say("hit hit miss miss miss miss")
    assert table.legal() == ["ii", "it"]
    assert table.say("it").planet("core1") == "1iiii"


def test_option_20_11_bombardment_and_recall_of_many() -> None:
    """Every unit beyond the third can be hit or recalled like the others. §20.11 §9.16 §5.2"""
    words = f"turn=0:recall ships=core/core {TURN} options=unlimited_units"
    assert Table(words=words, core="Y0iiiii.B.W").say("recall core1 5").planet("core1") == ""
    play = "turn=0:actions rows=M01/ played=M01 ships=core/core markers=support.recon.recon.bombard.bombard"
    table = Table(words=f"{play} {TURN} options=unlimited_units", core="Y1iiiit.B.W")
    table.say("bombard aircraft", "core1", "hit hit")
    assert table.legal() == ["ii", "it"]


def test_option_20_11_the_limit_holds_without_it() -> None:
    """Without the option a position with four units on a planet is rejected. §1.7"""
    with pytest.raises(PositionError, match="more than three units"):
        landing(core="Y0iiii.B.W")


def test_options_20_1_can_be_combined() -> None:
    """All options work together. §20.1"""
    names = [name for name in Options.__struct_fields__ if name != "edition"]
    assert len(names) == 10
    assert Table.new(4, **dict.fromkeys(names, True)).s.options.market_bonus


def test_an_edition_replaces_component_data() -> None:
    """An edition is chosen like an option; a faulty one is rejected before the game. §20.1"""
    changed = '{"reputation":{"1":{"power":7}}}'
    assert Table.new(2, edition=changed).s.box.reputation[0].power == 7
    with pytest.raises(ValueError, match="planes: no_such_table"):
        GAME.begin(Options(edition='{"planes":{"P1":{}}}'), 2)
