"""Setup, base, recovery and recall."""

from random import Random

from plancia.engine import to_move
from plancia.games.warlords import GAME, Options
from plancia.games.warlords.edition.components import PLANETS
from plancia.games.warlords.facts import FirstPlayerDrawn, PlanetsRevealed
from tests.games.warlords.table import Table

RECON_FIRST = "markers=recon.recon.bombard.bombard.support"


def dealt(seats: int, seed: int = 1) -> Table:
    """A table where everybody may give up two cards."""
    return Table.new(seats).deal(Random(seed).randrange)


def given_up(seats: int, seed: int = 1) -> Table:
    """A table at the start of the first turn."""
    table, randbelow = dealt(seats, seed), Random(seed).randrange
    for seat in range(seats):
        table.say(f"{seat}: {' '.join(table.s.hands[seat][:2])}")
    return table.deal(randbelow)


def test_setup_3_1_units_begin_on_mission_and_launch_pad() -> None:
    """Two infantry are on a mission, tanks and aircraft on the Launch Pad, eighteen infantry in reserve. §3.1"""
    base = Table.new(3).base(2)
    assert base.pad == (0, 3, 2)
    assert base.reserve == (18, 0, 0)
    assert (base.mission, base.decon, base.medical) == (2, 0, 0)


def test_setup_3_2_planets_in_play() -> None:
    """There are 19, 20 or 21 planets with 2, 3 or 4 players, at least two of each type. §3.2"""
    for seats, planets, core in ((2, 19, 3), (3, 20, 4), (4, 21, 5)):
        s = dealt(seats).s
        assert len(s.types) == planets
        assert len(s.box.planets_in[0]) == core
        assert all(s.types.count(kind) + s.pool[kind] >= 2 for kind in range(len(PLANETS)))
        assert sum(s.pool) == s.types.count(-1)


def test_setup_3_3_the_middle_row_is_revealed() -> None:
    """Jyss, the Core and Dorn are revealed, and the markers count the planets of each type there. §3.3"""
    table = dealt(2)
    revealed = table.facts_of(PlanetsRevealed)
    assert [fact.sector for fact in revealed] == ["core", "dorn", "jyss"]
    types = [kind for fact in revealed for kind in fact.types]
    assert table.s.track == tuple(map(types.count, PLANETS))


def test_setup_3_4_five_markers_lie_open() -> None:
    """Five of the nine action markers are on the reputation track. §3.4"""
    s = dealt(3).s
    assert len(s.markers) == 5
    assert all(s.markers.count(kind) <= n for kind, n in zip(s.box.markers.kinds, s.box.markers.lots, strict=True))


def test_setup_3_5_one_support_card_each() -> None:
    """Everybody starts with one support card. §3.5"""
    assert [sum(hand) for hand in dealt(4).s.support] == [1, 1, 1, 1]


def test_setup_3_6_the_deck_by_players() -> None:
    """Two players use the 30 marked cards; with three 7 of 40 are removed, with four 4. §3.6"""
    for seats, removed in ((2, 0), (3, 7), (4, 4)):
        s = dealt(seats).s
        assert len(s.unused) == removed
        assert all(len(hand) == 5 for hand in s.hands)
        assert all(card.two for card in s.box.cards.values()) == (seats == 2)


def test_setup_3_7_twenty_four_cards_are_left() -> None:
    """After the opening hands four cards are in the market and twenty in the deck, with any number of players. §3.7"""
    for seats in (2, 3, 4):
        s = given_up(seats).s
        assert (len(s.market), len(s.deck)) == (4, 20)
        assert all(len(hand) == 3 for hand in s.hands)


def test_3_7_cards_are_given_up_at_once_and_in_secret() -> None:
    """All choose at the same time; the cards given up are shuffled in together, and removed ones stay unseen. §3.7"""
    table = dealt(3)
    assert to_move(table.s) == (0, 1, 2)
    one = table.s.hands[0][0]
    assert not GAME.question(table.s, 0).allows((one, one)), "two different cards"
    before = GAME.view(table.s, 1)
    table.say(f"0: {' '.join(table.s.hands[0][:2])}")
    after = GAME.view(table.s, 1)
    assert after.sealed.answered == (0,)
    assert (after.hand_sizes, after.deck) == (before.hand_sizes, before.deck)
    view = GAME.view(given_up(3).s, 0)
    assert not any(hasattr(view, name) for name in ("unused", "hands"))


def test_setup_3_8_the_starting_player_is_drawn() -> None:
    """A lot decides who begins, and turns pass clockwise. §3.8 §4.2"""
    assert {Table.new(3).say(str(seat)).s.active for seat in range(3)} == {0, 1, 2}
    words = "ships=core/core/core bases=3.3.2/3.0.0/3.0.0 hands=M02/M05/M12 market=M08.M09.M10.M11"
    for seat, following in ((0, 1), (1, 2), (2, 0)):
        table = Table(words=f"seats=3 turn={seat}:hire {words}").say("market M08", "M15")
        assert table.s.active == following
    first = given_up(3)
    assert first.asked == first.s.active == first.facts_of(FirstPlayerDrawn)[0].seat


def test_setup_3_9_mates_sit_opposite() -> None:
    """With four players 0 and 2 are a team, and 1 and 3. §3.9"""
    assert Table.new(4).s.box.mates == (2, 3, 0, 1)
    assert Table.new(4).s.box.rivals[1] == (2, 0)


def test_5_1_the_first_turn_is_played_without_the_starting_infantry() -> None:
    """The two starting infantry go to Decon in the first recovery and are available from the second turn on. §5.1"""
    table = given_up(2)
    seat = table.asked
    assert table.base(seat).pad == (0, 3, 2)
    assert table.base(seat).decon == 2
    table.say("core", table.s.hands[seat][0])
    assert table.base(seat).pad[0] in (2, 3)


def test_5_1_no_unit_takes_two_steps() -> None:
    """Decon empties onto the Launch Pad first; then Mission and Medical Bay fill it. §5.1"""
    table = Table(words="turn=1:hire ships=core/core bases=1.0.0:4.2.3/0.3.2 rows=/M01 played=M01 hands=M02/M03")
    table.say("deck").deal(Random(1).randrange)
    base = table.base(0)
    assert base.pad[0] == 3
    assert (base.mission, base.decon, base.medical) == (0, 7, 0)


def test_5_1_what_is_killed_is_back_two_turns_later() -> None:
    """Infantry killed in an opponent's turn is in Decon in the next own turn and available in the one after. §5.1"""
    table = Table(
        core="Y1i.B.W",
        words="turn=0:actions rows=M01/M30 played=M01 ships=core/dorn bases=2.0.0/0.0.0 hands=M02.M03/M10.M12",
    )
    randbelow = Random(1).randrange
    table.say("bombard infantry", "core1", "end", "deck").deal(randbelow)
    assert (table.base(1).pad[0], table.base(1).decon) == (0, 1)
    table.say("core", "M10 left").say("end", "deck").deal(randbelow)
    table.say("dorn", "M02 left").say("end", "deck").deal(randbelow)
    assert table.s.active == 1
    assert table.base(1).pad[0] == 3  # two came with M10


def test_7_2_gained_units_come_to_the_launch_pad() -> None:
    """Recruits and the infantry of a bonus go to the Launch Pad. §7.2 §13.7"""
    table = Table(words=f"turn=0:mercenary ships=core/core bases=0.0.0/0.0.0 hands=M25/M02 {RECON_FIRST}")
    table.say("M25")
    assert table.base().pad == (2, 0, 0)
    table.say("recon", "infantry")
    assert table.base().pad == (2, 0, 0)  # one was spent, one gained
    assert table.base().reserve[0] == 20 - 3


def test_7_2_a_short_reserve_sends_what_it_has() -> None:
    """A card recruits as many as are left in the reserve. §7.2"""
    table = Table(words="turn=0:mercenary ships=core/core bases=10.0.0:9.0.0/0.0.0 hands=M01/M02")
    table.say("M01")
    assert table.base().pad[0] == 11
    assert table.base().reserve[0] == 0


def test_recall_5_2_infantry_comes_back_at_once() -> None:
    """Recalled infantry is on the Launch Pad and can be used in the same turn. §5.2"""
    table = Table(core="Y0ii.B0it.W", words="turn=0:recall ships=core/core bases=0.0.0/0.0.0 hands=M01/M02")
    table.say("recall core1 2")
    assert table.base().pad[0] == 2
    assert table.planet("core1") == ""


def test_5_2_any_number_from_each_planet() -> None:
    """Recall takes any number from each planet; tanks and aircraft stay. §5.2 §5.3"""
    table = Table(
        core="Y0iii.B0it.W0a", dorn="G1ii.R", words="turn=0:recall ships=core/core bases=0.0.0/0.0.0 hands=M01/M02"
    )
    assert table.offered("recall") == ["core1", "core2"], "only the player's own infantry"
    table.say("recall core1 2", "recall core2 1", "done")
    assert (table.planet("core1"), table.planet("core2")) == ("0i", "0t")
    assert table.question == "MoveShip"


def test_recall_5_3_guards_cannot_be_recalled() -> None:
    """A guard is in the row, not on a planet: there is nothing to recall. §5.3"""
    table = Table(words="turn=0:recall rows=M25*M02/ ships=core/core bases=0.0.0/0.0.0 hands=M01/M03")
    assert table.question == "MoveShip"


def test_recall_5_4_an_emptied_planet_pays_again() -> None:
    """Recalling the last unit gives up the planet without loss of power, and a new deploy there pays. §5.4 §1.6"""
    table = Table(core="Y0i.B.W", words="turn=0:recall ships=jyss/dorn bases=0.0.0/0.0.0 hands=M29/M03 power=1/0")
    table.say("recall core1 1", "core", "M29", "deploy", "core1 i")
    assert table.planet("core1") == "0i"
    assert table.s.power == (2, 0)


def test_base_5_1_spaces_are_never_full() -> None:
    """Twenty infantry fit on any space of the base. §5.1"""
    assert Table(words="turn=0 ships=core/core bases=0.3.2:20.0.0/0.3.2 hands=M01/M02").base().mission == 20


def test_options_are_agreed_before_the_game() -> None:
    """By default all options are off. §20.1"""
    assert Options() == Table.new(2).s.options
