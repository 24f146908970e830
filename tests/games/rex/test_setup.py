"""Set-up: first player, races, traitors, the fleet, and what is on the table."""

from __future__ import annotations

import pytest

from plancia.engine import CHANCE, Question, to_move
from plancia.games.rex import GAME, Options
from plancia.games.rex.edition.box import RACES, minus
from plancia.games.rex.facts import BetrayalDealt, FleetPlaced, RaceTaken
from plancia.games.rex.hidden.knowledge import Sight
from tests.games.rex.table import Played, chance, legal, may, play, refused


def begin(seats: int = 3, **options: object) -> Played:
    return Played(*GAME.begin(Options(**options), seats))  # type: ignore[arg-type]


def deal(at: Played) -> Played:
    """Chance draws its first lots until a player is asked."""
    while to_move(at.s) == (CHANCE,):
        s, new = GAME.apply(at.s, CHANCE, Question(at.s, CHANCE).first())
        at = Played(s, at.facts + new)
    return at


def ready(races: str, **options: object) -> Played:
    """The players set the fleet's dials; the first seat is the first player."""
    at = deal(begin(len(races.split(",")), races=races, **options))
    while to_move(at.s) and type(at.s.ask).__name__ == "KeepTraitor":
        seat = to_move(at.s)[0]
        s, new = GAME.apply(at.s, seat, Question(at.s, seat).first())
        at = Played(s, at.facts + new)
    return at


def test_3_1_the_lowest_card_is_first_player_and_races_are_chosen_in_order_of_play() -> None:
    """The lowest bombardment card begins; races are chosen clockwise from there. §3.1 §3.2"""
    assert not may(begin(4), "chance: 5 2 5 3"), "each card is there once"
    at = play(begin(4), "chance: 5 2 6 3")
    assert at.s.first == 1
    for seat, race in ((1, "letnev"), (2, "sol"), (3, "xxcha"), (0, "hacan")):
        assert to_move(at.s) == (seat,)
        at = play(at, f"{seat}: {race}")
    assert at.s.races == ("hacan", "letnev", "sol", "xxcha")


def test_3_2_what_belongs_to_races_not_chosen_leaves_the_game() -> None:
    """Only leaders of races in play have traitor cards. §3.2"""
    at = play(begin(3), "chance: 1 2 3", "0: sol", "1: lazax", "2: jol-nar")
    assert {at.s.box.race_of[leader] for leader in at.s.traitor_deck} == {"sol", "lazax", "jol-nar"}
    assert at.s.leaders == tuple(at.s.box.leaders[race] for race in ("sol", "lazax", "jol-nar"))
    assert at.s.reserve == (20, 20, 20)
    assert refused(play(begin(3), "chance: 1 2 3", "0: sol"), "1: sol") == ("race_taken", "3.2")
    assert refused(play(begin(3), "chance: 1 2 3"), "0: nekro") == ("no_such_race", "3.2")


def test_races_may_be_drawn_by_lot_or_be_the_suggested_ones() -> None:
    """By lot among all, or the suggested ones for that number of players. §25.2"""
    lot = play(begin(3, races="lot"), "chance: 1 2 3")
    assert {text.split()[0] for text in legal(lot, "chance")} == set(RACES)
    assert len({fact.race for fact in deal(lot).facts_of(RaceTaken)}) == 3
    suggested = play(begin(3, races="suggested"), "chance: 1 2 3")
    assert {text.split()[0] for text in legal(suggested, "chance")} == {"sol", "lazax", "jol-nar"}
    for seats, added in ((3, set()), (4, {"letnev"}), (5, {"letnev", "hacan"}), (6, {"letnev", "hacan", "xxcha"})):
        at = deal(begin(seats, races="suggested"))
        assert set(at.s.races) == {"sol", "lazax", "jol-nar"} | added


def test_races_may_be_named_seat_by_seat() -> None:
    """Separated by commas, or on a command line by plus signs. §25.2"""
    for races in ("sol,lazax,jol-nar", "sol+lazax+jol-nar"):
        assert begin(3, races=races).s.races == ("sol", "lazax", "jol-nar")


def test_3_3_four_traitors_are_dealt_and_one_is_kept() -> None:
    """Fifteen cards with three players; the others return to the deck, and only their player knows them. §3.3"""
    at = deal(begin(3, races="sol,lazax,jol-nar"))
    assert at.asks == "KeepTraitor sol lazax jol-nar"
    assert [len(dealt) for dealt in at.s.dealt] == [4, 4, 4]
    assert len(at.s.traitor_deck) == 3
    assert sorted(legal(at, "sol")) == sorted(at.s.dealt[0])
    own = [leader for leader in at.s.dealt[0] if at.s.box.race_of[leader] == "sol"]
    assert own, "the first lots deal Sol some of its own leaders, which it may keep"
    kept = play(at, f"sol: {own[0]}", f"lazax: {at.s.dealt[1][0]}", f"jol-nar: {at.s.dealt[2][0]}")
    assert kept.s.traitors[0] == (own[0],)
    assert len(kept.s.traitor_deck) == 12
    assert GAME.view(kept.s, 1).traitor_sights == (Sight(1, 1, minus(at.s.dealt[1], at.s.dealt[1][0])),)
    assert GAME.view(kept.s, None).traitor_sights == ()


def test_letnev_keep_all_four_traitors_and_start_with_two_cards() -> None:
    """They are not asked which traitor to keep. §21.1 §21.2 §3.5"""
    at = deal(begin(3, races="letnev,sol,hacan"))
    assert at.asks == "KeepTraitor sol hacan"
    after = ready("letnev,sol,hacan")
    assert len(after.s.traitors[0]) == 4
    done = deal(play(after, "sol: 9", "hacan: 3"))
    assert [len(hand) for hand in done.s.hands] == [2, 1, 1]


def test_3_4_the_neighbours_of_the_first_player_set_the_dials() -> None:
    """Left and right of the first player; the difference is the sector. §3.4"""
    at = deal(play(begin(5, races="sol,lazax,jol-nar,letnev,hacan"), "chance: 3 4 1 5 6"))
    for seat in to_move(at.s):
        s, new = GAME.apply(at.s, seat, Question(at.s, seat).first())
        at = Played(s, at.facts + new)
    assert at.s.first == 2
    assert at.asks == "SetFleetDial letnev lazax"
    assert legal(at, "letnev") == [str(number) for number in range(21)]
    assert play(at, "letnev: 20", "lazax: 3").facts_of(FleetPlaced)[0].dials == (20, 3)


@pytest.mark.parametrize(("one", "other", "sector"), [(3, 9, 6), (7, 7, 1), (0, 20, 1), (0, 19, 1), (0, 18, 18)])
def test_3_4_the_fleet_stands_on_the_difference(one: int, other: int, sector: int) -> None:
    """No difference, or one above 18, means sector 1. §3.4"""
    at = play(ready("letnev,jol-nar,hacan"), f"jol-nar: {one}", f"hacan: {other}")
    assert at.facts_of(FleetPlaced)[0].sector == sector
    assert at.s.fleet == sector


def test_3_6_the_order_of_setup_lets_sol_place_with_the_fleet_known() -> None:
    """Sol places after fleet, cards and influence; the prediction is the last step. §3.6 §3.7 §3.8 §19.1"""
    at = deal(play(ready("xxcha,sol,hacan"), "sol: 13", "hacan: 0"))
    assert at.asks == "PlaceUnits sol"
    assert at.s.fleet == 13
    assert at.s.influence == (5, 3, 5)
    assert [len(hand) for hand in at.s.hands] == [1, 1, 1]
    assert at.at("hacan", "ADI") == (5, 0)
    assert at.at("xxcha", "COU") == (1, 0)
    assert refused(at, "sol: GAR 3") == ("under_bombardment", "19.1")
    assert refused(at, "sol: CIV 3") == ("outside_own_sectors", "19.1")
    assert refused(at, "sol: PAL 11") == ("not_so_many_units", "19.1")
    assert play(at, "sol: PAL 10").asks == "Predict xxcha"


def test_19_1_sol_need_not_enter_the_palace_but_must_place_all_ten() -> None:
    """Any distribution over open spaces of its sectors. §19.1"""
    at = deal(play(ready("xxcha,sol,hacan"), "sol: 13", "hacan: 0"))
    at = play(at, "sol: WES 4", "sol: VEL 1", "sol: EMB 5")
    assert at.reserve("sol") == 10
    assert at.at("sol", "PAL") == (0, 0)
    assert at.asks == "Predict xxcha"


def test_3_8_the_prediction_is_the_last_step_of_setup() -> None:
    """After it round 1 begins. §3.8 §23.1"""
    at = deal(play(ready("xxcha,letnev,hacan"), "letnev: 3", "hacan: 9"))
    assert at.asks == "Predict xxcha"
    assert play(at, "xxcha: hacan 5").s.prediction == ("hacan", 5)


def test_23_1_the_xxcha_predict_another_race_in_play_and_a_round() -> None:
    """Nobody else sees it. §23.1 §23.3"""
    at = deal(play(ready("xxcha,letnev,hacan"), "letnev: 3", "hacan: 9"))
    assert len(legal(at, "xxcha")) == 2 * 8
    assert refused(at, "xxcha: sol 3") == ("not_another_race_in_play", "23.1")
    assert refused(at, "xxcha: hacan 9") == ("no_such_round", "23.1")
    after = play(at, "xxcha: letnev 2")
    assert GAME.view(after.s, 1).prediction == ("", 0)
    assert GAME.view(after.s, 0).prediction == ("letnev", 2)


def test_2_5_the_first_sector_is_closed_from_setup_on_and_nothing_is_destroyed() -> None:
    """Units that start in a shielded space under the fleet are locked in. §2.5 §3.4"""
    at = deal(play(ready("jol-nar,letnev,hacan"), "letnev: 2", "hacan: 0"))
    assert at.s.fleet == 2
    assert at.at("jol-nar", "CIV") == (10, 0)
    assert not at.s.is_open(at.s.box.at["CIV"])


def test_15_1_betrayal_cards_are_dealt_with_the_strategy_cards() -> None:
    """Before units and prediction; nobody sees the remaining ones. §15.1 §25.3"""
    at = deal(play(ready("xxcha,sol,hacan", betrayal=True), "sol: 3", "hacan: 9"))
    assert at.asks == "PlaceUnits sol"
    assert len({fact.card for fact in at.facts_of(BetrayalDealt)}) == 3
    assert GAME.view(at.s, 0).betrayal == at.s.betrayals[0]
    assert GAME.view(at.s, None).betrayal == ""


def test_three_or_four_players_demolish_mecatol_power_south() -> None:
    """With five or six players it is not demolished. §2.7"""
    assert [begin(seats).s.demolished for seats in (3, 4, 5, 6)] == [True, True, False, False]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"races": "sol,lazax"}, "name a different race for each of 3 seats"),
        ({"races": "sol,sol,lazax"}, "name a different race for each of 3 seats"),
        ({"races": "sol,lazax,winnu"}, "no race 'winnu'"),
        ({"proposals": 51}, "proposals=51: between 0 and 50"),
        ({"proposals": -1}, "proposals=-1: between 0 and 50"),
        ({"gifts": 51}, "gifts=51: between 0 and 50"),
        ({"gifts": -1}, "gifts=-1: between 0 and 50"),
        ({"talk_minutes": -1}, "between 0"),
    ],
)
def test_options_that_cannot_be_played_are_refused(options: dict[str, object], reason: str) -> None:
    """With a reason. §25.1"""
    with pytest.raises(ValueError, match=reason):
        begin(3, **options)


def test_three_to_six_people_can_play() -> None:
    """Neither two nor seven."""
    for seats in (2, 7):
        with pytest.raises(ValueError, match="3 to 6"):
            begin(seats)


def test_everybody_is_asked_at_once_which_traitor_to_keep() -> None:
    """And nobody sees what others keep. §3.3"""
    at = deal(begin(3, races="sol,lazax,jol-nar"))
    seat = to_move(at.s)[0]
    words = Question(at.s, seat).sample(chance("keep"))
    assert Question(at.s, seat).seen(words, (seat + 1) % 3) == ("?",)
    assert may(at, f"sol: {at.s.dealt[0][2]}")
    assert not may(at, f"sol: {at.s.dealt[1][2]}")
