"""The rulings that can be chosen otherwise."""

import pytest

from plancia.games.warlords import GAME, Options
from plancia.games.warlords.facts import EndTriggered, ShipStayed
from tests.games.warlords.table import Table
from tests.games.warlords.test_hire_and_end import removing_all_but

FOURTH_SPACE = "reputation=3/0 markers=recon.support.bombard.bombard.recon"  # the bonus Mercenary comes next
TURN = "bases=3.3.2/3.0.0 hands=M02.M03/M30.M32"


def test_option_20_2_ship_may_stay() -> None:
    """The ship may stay, and then enters nothing. §20.2"""
    table = Table(words=f"turn=0:mothership ships=dorn/core {TURN} options=ship_may_stay")
    assert table.offered() == ["dorn", "core", "hiran", "rohn"]
    assert table.say("dorn").told(ShipStayed)


def test_option_20_3_square_galaxy() -> None:
    """Corners and Core do not touch: the Core has four neighbours, a corner two. §20.3 §2.2"""
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
    """All who tie with at least one unit gain the full value; without units nobody does. §20.5"""
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
    """Four players play each for themselves. §20.7"""
    assert Table.new(4, free_for_all=True).s.box.mates == (-1, -1, -1, -1)


def test_f40_early_last_round() -> None:
    """The last round begins when the deck is empty, and cards are still hired from the market in it. F40 §20.8"""
    words = f"turn=0:hire rows=M29/ played=M29 ships=core/core {TURN} market=M08.M09.M10.M11"
    table = Table(words=f"{words} {removing_all_but(words, 'M12')} options=early_last_round").say("market M08", "M12")
    assert table.told(EndTriggered)[0].reason == "last_card"
    full = Table(words=f"{words} options=early_last_round").say("market M08", "M12")
    assert (full.s.turns_left, full.told(EndTriggered)) == (0, []), "not while the deck has a card"
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
    """The bonus takes a card of one's choice from the market, which is refilled and never cleared. §20.9"""
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


def test_options_20_1_can_be_combined() -> None:
    """All options hold together. §20.1"""
    names = [name for name in Options.__struct_fields__ if name != "edition"]
    assert len(names) == 8
    assert Table.new(4, **dict.fromkeys(names, True)).s.options.market_bonus


def test_an_edition_replaces_component_data() -> None:
    """An edition is chosen like an option; a wrong one is refused before the game. §20.1"""
    changed = '{"reputation":{"1":{"power":7}}}'
    assert Table.new(2, edition=changed).s.box.reputation[0].power == 7
    with pytest.raises(ValueError, match="planes: no_such_table"):
        GAME.begin(Options(edition='{"planes":{"P1":{}}}'), 2)
