"""Who has won: strongholds, the goals of Sol, Hacan and Xxcha, most strongholds, and betrayal."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from plancia.games.rex import GAME
from plancia.games.rex.ceasefire import ceasefire
from plancia.games.rex.facts import BetrayalShown, FirstPlayerPassed, GameOver, PredictionShown
from tests.games.rex.table import ALL, Played, begun, legal, may, phase, play, position, refused

EIGHT = "TAR-INT HOL-SAL REC-CAR VEL-SCH ADM-INC EMB-LOW SAI-TRA PLE-GAR"
FIVE = " ".join(EIGHT.split()[:5])


def end(races: str = ALL, **table: object) -> Played:
    """The end of a round, after the Bombardment phase."""
    return phase(position(races, **table), "end")  # type: ignore[arg-type]


def test_three_strongholds_alone_win() -> None:
    """Two do not. §14.2"""
    assert end(units={"letnev": "NAV 1, CIV 1, ADI 1"}).winners == ("letnev",)
    assert end(units={"letnev": "NAV 1, CIV 1"}).winners == ()


def test_14_3_an_alliance_counts_its_strongholds_together() -> None:
    """4 and 0 win for two, 5 for three; a member who alone has 3 does not win. §14.3"""
    four = end(units={"letnev": "NAV 1, CIV 1, ADI 1, PAL 1"}, alliances="letnev sol")
    assert set(four.winners) == {"letnev", "sol"}
    assert end(units={"letnev": "NAV 1, CIV 1, ADI 1"}, alliances="letnev sol").winners == ()
    three = {"letnev": "NAV 1, CIV 1", "sol": "PAL 1", "hacan": "ADI 1"}
    assert end(units=three, alliances="letnev sol hacan").winners == ()
    assert len(end(units=three | {"hacan": "ADI 1, MPS 1"}, alliances="letnev sol hacan").winners) == 3


def test_14_2_lazax_with_three_win_only_after_leaving_the_alliance() -> None:
    """Allied with the Xxcha, who have none: no victory; alone at the end of that round: victory. §14.2 §14.3 §7.4"""
    units = {"lazax": "NAV 1, CIV 1, ADI 1"}
    allied = position(units=units, alliances="lazax xxcha")
    assert phase(allied, "end").winners == ()
    talk = begun(allied, ceasefire(allied))
    alone = phase(play(talk, "lazax: leave").s, "end")
    assert alone.winners == ("lazax",)


def test_14_1_victory_is_checked_after_the_bombardment() -> None:
    """A stronghold that lost its shield may be lost to the fleet first. §14.1"""
    table = position(units={"letnev": "NAV 1, CIV 1, ADI 1"}, shield_down="NAV", fleet=17)
    hit = play(phase(table, "bombardment"), "chance: 1")
    assert hit.winners == ()
    assert hit.facts_of(FirstPlayerPassed)[0].seat == 1
    safe = play(phase(position(units={"letnev": "NAV 1, CIV 1, ADI 1"}, fleet=17), "bombardment"), "chance: 1")
    assert safe.winners == ("letnev",)
    assert safe.facts_of(FirstPlayerPassed) == []


def test_first_player_passes_to_the_left_and_leaders_are_free_again() -> None:
    """A new round begins. §4.2 §11.16"""
    table = replace(position(fought={"emir": "SAI"}), mechanized_recruited=True, council_unit=True)
    at = play(phase(table, "bombardment"), "chance: 1")
    assert at.s.first == 1
    assert at.s.fought == {}
    assert (at.s.mechanized_recruited, at.s.council_unit) == (False, False)


# ---- round 8 ---------------------------------------------------------------------------------------------------------
def test_14_4_the_order_at_the_end_of_round_eight() -> None:
    """Strongholds, Sol, Hacan, most strongholds. §14.4 §14.5"""
    held = {"letnev": "PAL 1, NAV 1"}
    assert end(units=held | {"hacan": "ADI 1, CIV 1, MPS 1"}, placements=EIGHT).s.reason == "strongholds"
    assert end(units={"letnev": "NAV 1"}, placements=EIGHT).s.reason == "sol"
    assert end(units=held, placements=EIGHT).s.reason == "hacan"
    no_hacan = "lazax sol jol-nar letnev"
    assert end(no_hacan, units=held, placements=EIGHT).s.reason == "most_strongholds"
    assert end(units=held, placements=FIVE).s.reason == ""


def test_19_7_sols_aim_depends_on_control_of_the_two_spaces() -> None:
    """Sol or nobody is enough; an ally there prevents it. Sol's allies share. §19.7"""
    assert end(units={"sol": "PAL 1, MPS 1"}, placements=EIGHT).winners == ("sol",)
    assert set(end(units={"sol": "PAL 1"}, placements=EIGHT, alliances="sol letnev").winners) == {"sol", "letnev"}
    assert end(units={"letnev": "PAL 1"}, placements=EIGHT, alliances="sol letnev").s.reason == "hacan"


def test_19_7_mecatol_power_south_counts_and_demolished_is_held_by_nobody() -> None:
    """So half of the condition is met in a small game. §19.7 §2.7"""
    assert end(units={"letnev": "MPS 1"}, placements=EIGHT).s.reason == "hacan"
    assert end("sol lazax jol-nar", units={"sol": "PAL 1"}, placements=EIGHT).winners == ("sol",)


def test_hacan_win_if_nobody_else_has_and_allies_share() -> None:
    """At the end of round 8. §22.5"""
    at = end(units={"letnev": "PAL 1"}, placements=EIGHT, alliances="hacan jol-nar")
    assert set(at.winners) == {"hacan", "jol-nar"}


def test_14_5_most_strongholds_each_for_himself_and_ties_share() -> None:
    """Even with none; the prediction counts here too. §14.5 §23.2"""
    units = {"letnev": "PAL 1", "lazax": "NAV 1"}
    at = end("lazax sol jol-nar letnev", units=units, placements=EIGHT, alliances="jol-nar letnev")
    assert set(at.winners) == {"lazax", "letnev"}
    nobody = end("lazax jol-nar letnev", placements=EIGHT)
    assert len(nobody.winners) == 3
    foreseen = end("lazax xxcha jol-nar letnev", units=units, placements=EIGHT, prediction=("letnev", 8))
    assert (foreseen.winners, foreseen.s.reason) == (("xxcha",), "prediction")


# ---- the prediction --------------------------------------------------------------------------------------------------
def test_14_6_xxcha_foresaw_hacan_in_round_five() -> None:
    """Sol and Hacan have two strongholds each, allied; only the Xxcha win. §14.6 §23.2"""
    units = {"sol": "PAL 1, NAV 1", "hacan": "ADI 1, CIV 1"}
    at = end(units=units, alliances="sol hacan", placements=FIVE, prediction=("hacan", 5))
    assert at.winners == ("xxcha",)
    other = end(units=units, alliances="sol hacan", placements=FIVE, prediction=("hacan", 4))
    assert set(other.winners) == {"sol", "hacan"}
    wrong = end(units=units, alliances="sol hacan", placements=FIVE, prediction=("letnev", 5))
    assert set(wrong.winners) == {"sol", "hacan"}, "the round alone is not enough"


def test_23_2_the_predicted_race_may_be_an_ally_of_the_xxcha() -> None:
    """Even then the Xxcha win alone. §23.2"""
    units = {"sol": "PAL 1, NAV 1, ADI 1", "xxcha": "CIV 1"}
    at = end(units=units, alliances="sol xxcha", placements=FIVE, prediction=("sol", 5))
    assert at.winners == ("xxcha",)


def test_the_prediction_is_shown_at_the_end() -> None:
    """To everybody, when the game is over. §23.3"""
    at = end(units={"letnev": "NAV 1, CIV 1, ADI 1"}, placements=FIVE, prediction=("sol", 3))
    assert GAME.view(at.s, None).prediction == ("sol", 3)
    assert len(at.facts_of(PredictionShown)) == 1
    on = end(units={"letnev": "NAV 1"}, placements=FIVE, prediction=("sol", 3))
    assert on.facts_of(PredictionShown) == []
    assert GAME.view(on.s, None).prediction == ("", 0)


def test_the_result_names_places_and_reason() -> None:
    """Winners share the first place, the others the next. §14.3"""
    at = end(units={"letnev": "NAV 1, CIV 1, ADI 1, PAL 1"}, alliances="letnev sol")
    result = GAME.result(at.s)
    assert result is not None
    assert result.reason == "strongholds"
    assert result.places == (3, 1, 3, 1, 3, 3)
    assert at.facts_of(GameOver)[0].places == result.places
    assert at.asks == "", "nobody is asked any more"
    assert GAME.result(end(units={"letnev": "NAV 1"}).s) is None


# ---- betrayal --------------------------------------------------------------------------------------------------------
ALLIED = {"letnev": "NAV 1, CIV 1", "sol": "PAL 1", "hacan": "ADI 1, MPS 1"}


def betrayal(cards: dict[str, str], **table: object) -> Played:
    base: dict[str, object] = {
        "units": ALLIED,
        "alliances": "letnev sol hacan",
        "betrayals": dict.fromkeys(ALL.split(), "path-of-peace") | cards,
        "options": {"betrayal": True},
        "placements": FIVE,
    }
    return end(ALL, **(base | table))


def test_15_2_two_of_three_reveal_and_the_higher_difficulty_wins_alone() -> None:
    """All members choose at once, in secret. §15.2 §15.4"""
    cards = {"letnev": "master-of-the-ports", "sol": "unbroken-ranks", "hacan": "true-conqueror"}
    at = betrayal(cards)
    assert at.asks == "ShareOrReveal sol letnev hacan"
    assert refused(at, "hacan: reveal") == ("card_cannot_be_shown", "15.2")
    at = play(at, "letnev: reveal", "sol: reveal", "hacan: share")
    while at.asks:
        at = play(at, f"{at.asks.split()[1]}: share")
    assert at.winners == ("letnev",)
    assert at.s.reason == "betrayal"


def test_15_3_one_reveals_and_the_third_answers_with_a_higher_card() -> None:
    """One member cannot betray, two can; a member who agreed to share may still answer. §15.3"""
    cards = {"letnev": "master-of-the-ports", "sol": "unbroken-ranks", "hacan": "true-conqueror"}
    at = play(betrayal(cards), "letnev: share", "sol: reveal", "hacan: share")
    assert at.asks == "ShareOrReveal letnev"
    at = play(at, "letnev: reveal", "hacan: share")
    assert at.winners == ("letnev",)
    assert [fact.of for fact in at.facts_of(BetrayalShown)] == [1, 3]


def test_15_2_never_with_a_lower_card_and_not_without_its_condition() -> None:
    """Betrayal counts only when an alliance has won. §15.2 §15.3"""
    cards = {"letnev": "master-of-the-ports", "sol": "unbroken-ranks", "hacan": "path-of-peace"}
    at = play(betrayal(cards), "letnev: reveal", "sol: share", "hacan: share")
    assert legal(at, "sol") == ["share"]
    assert refused(at, "sol: reveal") == ("card_cannot_be_shown", "15.3")
    alone = betrayal(cards, units={"letnev": "NAV 1, CIV 1, ADI 1"}, alliances="")
    assert alone.winners == ("letnev",)


def test_15_3_asked_again_and_again_until_all_decline() -> None:
    """For every victory of an alliance, including Sol's and Hacan's, but not for most strongholds. §15.3 §15.5"""
    cards = {"letnev": "master-of-the-ports", "sol": "unbroken-ranks", "hacan": "cautious-command"}
    rich = {"letnev": 5, "sol": 5}  # in casualties, so that the Hacan have more in reserve
    at = play(betrayal(cards, casualties=rich), "letnev: share", "sol: share", "hacan: reveal")
    assert at.asks == "ShareOrReveal sol"
    at = play(at, "sol: share")
    assert at.asks == "ShareOrReveal letnev"
    at = play(at, "letnev: share")
    assert at.winners == ("hacan",)
    cards |= {"letnev": "hoarded-favours"}
    again = betrayal(cards, casualties=rich, influence={"letnev": 11})
    again = play(again, "letnev: share", "sol: share", "hacan: reveal", "sol: share", "letnev: reveal")
    assert again.asks == "ShareOrReveal sol", "after a higher card all others are asked again"
    assert play(again, "sol: reveal").winners == ("sol",)
    assert play(again, "sol: share").winners == ("letnev",)
    shared = play(betrayal(cards), "letnev: share", "sol: share", "hacan: share")
    assert len(shared.winners) == 3
    sol = betrayal(cards, units={"sol": "PAL 1"}, placements=EIGHT, alliances="sol jol-nar")
    assert sol.asks == "ShareOrReveal sol jol-nar"
    hacan = betrayal(cards, units={"letnev": "PAL 1"}, placements=EIGHT, alliances="hacan jol-nar")
    assert hacan.asks == "ShareOrReveal jol-nar hacan"
    most = end(
        "lazax sol jol-nar letnev",
        units={"letnev": "PAL 1", "lazax": "NAV 1"},
        placements=EIGHT,
        options={"betrayal": True},
        betrayals=dict.fromkeys(["lazax", "sol", "jol-nar", "letnev"], "unbroken-ranks"),
    )
    assert most.s.reason == "most_strongholds"
    assert len(most.winners) == 2


def test_no_betrayal_when_the_prediction_comes_true() -> None:
    """No card can be shown. §15.5"""
    at = betrayal({"letnev": "master-of-the-ports"}, prediction=("sol", 5))
    assert at.winners == ("xxcha",)


@pytest.mark.parametrize(
    ("card", "table", "met"),
    [
        ("path-of-peace", {"units": ALLIED | {"letnev": "NAV 1, CIV 1, COU 2", "xxcha": "COU 1"}}, True),
        ("path-of-peace", {"units": ALLIED | {"letnev": "NAV 1, CIV 1, COU 1", "xxcha": "COU 1"}}, False),
        ("cautious-command", {"casualties": {"sol": 3, "hacan": 5}}, True),
        ("cautious-command", {"casualties": {"letnev": 3}}, False),
        ("cautious-command", {"casualties": {"sol": 1, "hacan": 5}}, False),
        ("hoarded-favours", {"influence": {"letnev": 10}}, True),
        ("hoarded-favours", {"influence": {"letnev": 9}}, False),
        ("hoarded-favours", {"influence": {"letnev": 10, "sol": 10}}, False),
        ("hidden-arsenal", {"hands": {"letnev": "bio-suit bio-suit bio-weapon", "sol": "bio-suit bio-suit"}}, True),
        ("hidden-arsenal", {"hands": {"letnev": "bio-suit bio-suit"}}, False),
        ("hidden-arsenal", {"hands": dict.fromkeys(("letnev", "sol"), "bio-suit bio-suit bio-weapon")}, False),
        ("unbroken-ranks", {}, True),
        ("unbroken-ranks", {"dead": "overseer"}, False),
        ("master-of-the-ports", {}, True),
        ("master-of-the-ports", {"units": ALLIED | {"letnev": "NAV 1", "sol": "PAL 1, CIV 1"}}, False),
        ("hand-on-the-throne", {"units": {"letnev": "PAL 1, CIV 1", "sol": "NAV 1", "hacan": "ADI 1, MPS 1"}}, True),
        ("hand-on-the-throne", {}, False),
        ("hand-on-the-throne", {"units": {"letnev": "PAL 1", "sol": "NAV 1, CIV 1", "hacan": "ADI 1, MPS 1"}}, False),
        ("true-conqueror", {"units": {"letnev": "PAL 1, CIV 1, NAV 1", "hacan": "ADI 1, MPS 1"}}, True),
        ("true-conqueror", {}, False),
    ],
)
def test_every_betrayal_card_has_its_condition(card: str, table: dict[str, object], met: bool) -> None:
    """A card may be revealed only if its condition is met. §15.6"""
    at = betrayal({"letnev": card}, **table)
    assert may(at, "letnev: reveal") == met
