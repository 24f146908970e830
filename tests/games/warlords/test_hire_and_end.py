"""Hiring, the three ends of a game, and scoring."""

import re
from random import Random

from plancia.games.warlords import GAME
from plancia.games.warlords.facts import EndTriggered, GameOver, MarketCleared
from tests.games.warlords.table import Table

MARKET = "market=M08.M09.M10.M11"
BASES = {2: "3.0.0/3.0.0", 3: "3.0.0/3.0.0/3.0.0"}
ALL_TWO = [
    *("M01", "M02", "M03", "M04", "M05", "M08", "M09", "M10", "M11", "M12", "M15", "M16", "M17", "M18", "M19"),
    *("M22", "M23", "M24", "M25", "M26", "M29", "M30", "M31", "M32", "M33", "M35", "M36", "M37", "M38", "M39"),
]


def hiring(words: str = MARKET, seats: int = 2) -> Table:
    rows = {2: "M29/", 3: "M29//"}[seats]
    hands = {2: "M02.M03/M05", 3: "M02.M03/M05/M12"}[seats]
    ships = "/".join(["core"] * seats)
    text = f"turn=0:hire rows={rows} played=M29 ships={ships} bases={BASES[seats]} hands={hands}"
    return Table(words=f"seats={seats} {text} {words}")


def removing_all_but(*words: str) -> str:
    """All other cards for two players have left the game."""
    named = re.findall(r"M\d\d", " ".join(words))
    return f"removed={'.'.join(card for card in ALL_TWO if card not in named)}"


def last_cards(words: str, turn: str = "0:hire") -> Table:
    """Two players and an empty deck."""
    text = f"turn={turn} rows=M29/ played=M29 ships=core/core bases=3.0.0/3.0.0 hands=M02.M03/M05.M12"
    return Table(words=f"{text} {words} {removing_all_but(text, words)}")


# ---- hiring ----------------------------------------------------------------------------------------------------------
def test_hire_15_2_from_the_market() -> None:
    """A card from the market is replaced from the deck; everybody knows who has it. §15.2 §19.4"""
    table = hiring().say("market M09", "M15")
    assert table.s.hands[0] == ("M02", "M03", "M09")
    assert table.s.market == ("M08", "M10", "M11", "M15")
    assert GAME.view(table.s, 1).shown == {"M09": 0b01}


def test_hire_15_1_from_the_deck_unseen() -> None:
    """The top of the deck goes into the hand, hidden from the others. §15.1 §19.2"""
    table = hiring(seats=3).say("deck", "M15")
    assert "M15" in table.s.hands[0]
    assert GAME.view(table.s, 1).shown == {}
    assert table.s.blind == (1, 0, 0)


def test_15_3_only_two_players_clear_the_market() -> None:
    """With two players a draw from the deck clears the market, after the card is taken; otherwise it stays. §15.3"""
    table = hiring().say("deck", "M15")
    assert table.facts_of(MarketCleared)[0].cards == ("M08", "M09", "M10", "M11")
    table.say("M16 M17 M18 M19")
    assert table.s.market == ("M16", "M17", "M18", "M19")
    assert table.s.removed == ("M08", "M09", "M10", "M11")
    three = hiring(seats=3).say("deck", "M15")
    assert three.s.market == ("M08", "M09", "M10", "M11")


def test_15_3_the_fastest_end_by_cards() -> None:
    """If one of two players always draws from the deck, there are four hires each; also if both do. §15.3"""
    for both in (False, True):
        table, randbelow = Table.new(2).deal(Random(5).randrange), Random(5).randrange
        for seat in (0, 1):
            table.say(f"{seat}: {' '.join(table.s.hands[seat][:2])}")
        table.deal(randbelow)
        hires = [0, 0]
        drawer = table.s.active
        while not table.s.turns_left:
            if table.question == "HireMercenary":
                hires[table.asked] += 1
                from_deck = table.s.deck and (both or table.asked == drawer)
                table.say("deck" if from_deck else f"market {table.s.market[0]}")
            else:
                words = GAME.question(table.s, table.asked).default()
                table.s, _ = GAME.apply(table.s, table.asked, words)
            table.deal(randbelow)
        assert hires == [4, 4]


def test_15_3_the_last_card_of_the_deck_with_two_players_is_the_last_of_all() -> None:
    """The market is cleared and filled with the remaining cards, if there are any. §15.3 §15.4"""
    text = f"turn=0:hire rows=M29/ played=M29 ships=core/core bases=3.0.0/3.0.0 hands=M02.M03/M05.M12 {MARKET}"
    table = Table(words=f"{text} {removing_all_but(text, 'M15')}").say("deck", "M15")
    assert (table.s.deck, table.s.market) == ((), ())
    assert table.facts_of(EndTriggered)[0].reason == "last_card"
    few = Table(words=f"{text} {removing_all_but(text, 'M15 M16 M17')}").say("deck", "M15", "M16 M17")
    assert few.s.market == ("M16", "M17"), "as many as there are"
    assert few.facts_of(EndTriggered) == []


def test_hire_15_1_an_empty_deck_leaves_the_market() -> None:
    """From an empty deck nothing is drawn. §15.1"""
    table = last_cards(MARKET)
    assert table.legal() == ["market M08", "market M09", "market M10", "market M11"]
    assert table.refused("deck") == ("no_card_there", "15.1")


# ---- the ends --------------------------------------------------------------------------------------------------------
def test_end_17_1_the_last_mercenary() -> None:
    """When deck and market are empty everybody has one more turn, the player of the last card last. §17.1 §15.4"""
    table = last_cards("market=M08").say("market M08")
    assert table.facts_of(EndTriggered)[0].reason == "last_card"
    assert table.s.active == 1
    table.say("dorn", "M05", "end")
    assert table.s.active == 0
    table.say("jyss", "M02 left", "end")
    assert table.s.reason == "last_card"


def test_17_1_only_the_last_card_gives_another_turn() -> None:
    """Reputation and four of a kind end the game after the current turn. §17.1 §17.2 §17.3"""
    for reason in ("reputation", "four_of_a_kind"):
        table = hiring(f"{MARKET} ending={reason}").say("market M08", "M15")
        assert table.s.reason == reason
        assert table.facts_of(GameOver)[0].reason == reason
        assert GAME.to_move(table.s) == (), "nobody is asked any more"
    assert GAME.result(hiring().s) is None


def test_17_2_the_turn_is_finished_first() -> None:
    """After a trigger the active player continues with actions and hires. §17.2 §17.3"""
    words = "turn=0:actions rows=M29/ played=M29 ships=core/core bases=3.0.0/3.0.0 hands=M02/M05 reputation=9/0"
    table = Table(words=f"{words} {MARKET} markers=recon.recon.bombard.bombard.support").say(
        "support", "power", "recon"
    )
    assert table.s.ending == "reputation"
    assert "deploy" in table.offered()
    table.say("end")
    assert table.question == "HireMercenary"
    assert table.say("market M08", "M15").s.reason == "reputation"


def test_17_4_the_soonest_end_applies() -> None:
    """With the last card and a full reputation track in one turn the game ends after that turn. §17.4"""
    table = last_cards("market=M08 ending=reputation").say("market M08")
    assert table.s.reason == "reputation"


def test_end_17_4_a_trigger_in_the_last_round() -> None:
    """Reputation or four of a kind in the last round ends the game after that turn. §17.4"""
    table = last_cards("last=2 ending=four_of_a_kind", turn="0:actions").say("end")
    assert table.s.reason == "four_of_a_kind"


def test_17_4_a_trigger_is_never_undone() -> None:
    """A wound after the fourth of a kind changes nothing: the end stays. §17.4"""
    words = "turn=0:mercenary rows=M01-M02-M03/M08-M09 hands=M04/M05 ships=core/core bases=3.0.0/3.0.0 "
    table = Table(words=f"{words} {MARKET.replace('M08.M09', 'M15.M16')}").say("M04 right")
    assert table.s.ending == "four_of_a_kind"
    table.say("assassinate", "nothing", "wound M08", "end", "market M15", "M17")
    assert table.s.reason == "four_of_a_kind"
    both = "reputation=9/0 markers=recon.recon.bombard.bombard.assassinate"
    table = Table(words=f"{words} {MARKET.replace('M08.M09', 'M15.M16')} {both}").say("M04 right", "assassinate")
    assert table.s.reputation == (10, 0)
    assert table.s.ending == "four_of_a_kind", "the first reason is reported"


# ---- scoring ---------------------------------------------------------------------------------------------------------
def scoring(words: str = "", rows: str = "M29/", **sectors: str) -> Table:
    text = f"turn=0:hire rows={rows} played=M29 ships=core/core bases=3.0.0/3.0.0 hands=M38/M39 ending=reputation"
    table = Table(words=f"{text} market=M36.M37.M35.M33 {words}", **sectors)
    return table.say("market M36", "M24")


def test_18_3_majority_counts_units() -> None:
    """Three units on one planet beat two on two planets. §18.3"""
    table = scoring("track=0.0.2.0.0.0", core="Y.W0i.W0i", dorn="W1iii.R")
    assert table.score(0).majorities == 0
    assert table.score(1).majorities == 4


def test_majority_18_3_a_tie_pays_nobody() -> None:
    """Equal numbers pay nobody; a type without units pays nobody. §18.3"""
    table = scoring("track=4.4.4.4.4.4", core="Y0i.Y1t.W")
    assert [table.score(seat).majorities for seat in (0, 1)] == [0, 0]


def test_18_4_missions_multiply() -> None:
    """Planets of the type times unwounded mercenaries of the type times two. §18.4"""
    table = scoring(rows="M29-M08-M09-M01-M02-M03/", core="Y0i.B0i.B0i")
    assert table.score().missions == 2 * 2 * 2 + 1 * 3 * 2
    wounded = scoring(rows="M29-M08!-M09-M01-M02-M03/", core="Y0i.B0i.B0i")
    assert wounded.score().missions == 2 * 1 * 2 + 1 * 3 * 2


def test_18_5_mission_power_breaks_a_tie() -> None:
    """With equal power the player with more from missions is ahead, not from majorities or guards. §18.5"""
    table = scoring("power=6/0 track=0.0.0.0.0.0", rows="M29/M08-M10", core="Y.B1i.W")
    assert [table.score(seat).total for seat in (0, 1)] == [6, 6]
    assert table.facts_of(GameOver)[0].places == (2, 1)


def test_tie_18_5_reputation_then_shared() -> None:
    """Then reputation decides; players who are still equal share the place. §18.5"""
    assert scoring("reputation=1/2").facts_of(GameOver)[0].places == (2, 1)
    assert scoring("reputation=2/2").facts_of(GameOver)[0].places == (1, 1)


def test_guards_18_2_one_power_each() -> None:
    """Each remaining guard is one power. §18.2"""
    score = scoring("power=0/3", rows="M29/M25*M02*M15").score(1)
    assert (score.guards, score.total) == (2, 5)


def test_18_1_hands_and_bases_score_nothing() -> None:
    """Cards in hand, units at the base and support cards do not count, and power never decreases. §18.1"""
    rich = scoring("support=recon.recon/blockade")
    assert [rich.score(seat).total for seat in (0, 1)] == [0, 0]


def test_end_17_1_a_bonus_cannot_take_the_last_card() -> None:
    """While the deck has a card the market is full, so a drawn bonus never starts the last round. §17.1"""
    words = "turn=0:actions rows=M29/ played=M29 ships=core/core bases=3.0.0/3.0.0 hands=M02/M05 reputation=3/0"
    removed = removing_all_but(words, MARKET, "M15")
    table = Table(words=f"{words} {MARKET} {removed} markers=recon.support.bombard.bombard.recon")
    table.say("support", "mercenary", "M15")
    assert table.s.turns_left == 0
