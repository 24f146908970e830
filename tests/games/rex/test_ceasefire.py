"""Ceasefires: players form and leave alliances, give influence, and say when they are ready."""

from __future__ import annotations

import pytest

from plancia.engine import IllegalAction, Question, awaited, to_move
from plancia.games.rex import GAME
from plancia.games.rex.facts import AllianceFormed
from plancia.games.rex.game import composed
from tests.games.rex.table import ALL, Played, chance, legal, may, phase, play, position, quiet, refused, talk


def all_ready(at: Played) -> Played:
    return play(at, *(f"{at.s.races[seat]}: ready" for seat in awaited(at.s)))


def test_7_3_leaving_joining_and_taking_in_a_third() -> None:
    """Hacan leave the Xxcha; Sol and Lazax ally and then take in the Hacan. §7.3 §7.4"""
    at = play(talk(alliances="hacan xxcha"), "hacan: leave", "sol: propose lazax", "lazax: accept")
    at = play(at, "lazax: propose hacan", "sol: accept", "hacan: accept")
    assert at.allies == {frozenset({"sol", "lazax", "hacan"})}


def test_7_3_leaving_needs_no_consent_joining_needs_everybodys() -> None:
    """One refusal is enough to drop a proposal. §7.3 §7.4"""
    at = play(talk(alliances="sol lazax"), "hacan: propose sol")
    assert at.asks == "AnswerProposal lazax sol hacan"
    at = play(at, "sol: accept")
    assert at.asks == "AnswerProposal lazax hacan", "players who have accepted are not asked again"
    at = play(at, "lazax: refuse")
    assert at.allies == {frozenset({"sol", "lazax"})}
    assert play(at, "sol: leave").allies == set()


def test_7_2_several_alliances_may_stand_at_once() -> None:
    """Each player is in at most one, and nothing changes between ceasefires. §7.2 §7.1"""
    at = play(talk(), "sol: propose lazax", "lazax: accept", "hacan: propose xxcha", "xxcha: accept")
    assert at.allies == {frozenset({"sol", "lazax"}), frozenset({"hacan", "xxcha"})}
    assert refused(at, "sol: propose hacan") == ("alliance_too_large", "7.2")
    assert refused(at, "sol: propose lazax") == ("allied_already", "7.3")
    assert refused(at, "sol: propose sol") == ("allied_already", "7.3")


@pytest.mark.parametrize(("seats", "largest"), [(3, 1), (4, 2), (5, 3), (6, 3)])
def test_alliances_have_their_size_by_the_number_of_players(seats: int, largest: int) -> None:
    """None with three players, two members with four, up to three with more. §7.2"""
    at = talk(" ".join(ALL.split()[:seats]))
    size = 1
    for other in at.s.races[1:]:
        if may(at, f"lazax: propose {other}"):
            at = play(at, f"lazax: propose {other}")
            at = play(at, *(f"{at.s.races[seat]}: accept" for seat in to_move(at.s) if seat != 0))
            size += 1
    assert size == largest


def test_7_11_influence_may_be_given_to_anybody() -> None:
    """Ally or not; with three players this is all a ceasefire allows. §7.11"""
    at = talk("sol lazax jol-nar", influence={"sol": 5})
    assert refused(at, "sol: propose lazax") == ("nobody_to_ally_with", "7.2")
    at = play(at, "sol: give jol-nar 3")
    assert (at.influence("sol"), at.influence("jol-nar")) == (2, 8)
    assert refused(at, "sol: give lazax 3") == ("not_enough_influence", "7.11")
    assert not may(at, "sol: give sol 1")


def test_diplomatic_interference_is_not_for_three_players() -> None:
    """Without alliances nobody can be barred from them, so there is no window. §16.13 §7.2"""
    hands = {"hacan": "diplomatic-interference"}
    assert talk("sol lazax hacan", hands=hands).asks.startswith("Talk")
    assert talk("sol lazax hacan xxcha", hands=hands).asks == "PlayCard hacan"


def test_4_7_nothing_but_influence_changes_hands_and_only_in_a_ceasefire() -> None:
    """No other question allows a gift, except the gift of the Lazax to a bidding ally. §4.7"""
    assert {text.split()[0] for text in legal(talk("sol lazax jol-nar"), "lazax")} == {"ready", "give"}
    giving = {ask.__name__ for ask in composed(tuple(ALL.split())).asks if "give" in ask.VERBS}
    assert giving == {"Talk", "GiveToAlly"}


def test_7_11_with_three_players_influence_is_exchanged_without_alliances() -> None:
    """A gift is final and not binding. §7.11 §4.7"""
    at = play(talk("sol lazax jol-nar", influence={"lazax": 5}), "lazax: give sol 5")
    assert at.influence("lazax") == 0
    assert "give" not in " ".join(legal(at, "lazax"))


def test_7_5_players_who_share_a_space_may_not_ally() -> None:
    """Except in the Council; it is determined when the card is drawn. §7.5"""
    at = talk(units={"sol": "HOL 1, COU 1", "lazax": "HOL 2", "hacan": "COU 1"})
    assert refused(at, "sol: propose lazax") == ("shares_a_space", "7.5")
    assert may(at, "sol: propose hacan")
    pair = talk(units={"sol": "HOL 1", "lazax": "HOL 2"}, alliances="lazax hacan")
    assert refused(pair, "sol: propose hacan") == ("shares_a_space", "7.5")


def test_7_5_the_space_is_looked_at_when_the_card_is_drawn() -> None:
    """Units that Sol has moved beside somebody in this phase count; in the other order an ally is spared. §7.5 §19.6"""
    table = position(units={"sol": "TAR 2", "lazax": "HOL 1, INT 2"})
    struck = play(phase(table, "influence"), "chance: sol-offensive", "sol: reposition HOL 2")
    assert struck.casualties("lazax") == 2
    at = play(struck, "chance: temporary-ceasefire")
    assert refused(at, "sol: propose lazax") == ("shares_a_space", "7.5")
    first = play(phase(table, "influence"), "chance: temporary-ceasefire", "sol: propose lazax", "lazax: accept")
    spared = play(all_ready(first), "chance: sol-offensive")
    assert not may(spared, "sol: reposition HOL 2"), "an ally is there now"
    spared = play(spared, "sol: remain")
    assert spared.asks == "RepositionUnits lazax"
    assert spared.casualties("lazax") == 0


def test_7_5_face_down_xxcha_do_not_share_a_space_with_an_ally() -> None:
    """So they cannot ally while they share a space, except in the Council. §7.5 §7.8"""
    at = talk(units={"sol": "HOL 1"}, face_down="HOL 2")
    assert refused(at, "xxcha: propose sol") == ("shares_a_space", "7.5")
    assert may(talk(units={"sol": "COU 1"}, face_down="COU 2"), "xxcha: propose sol")


def test_7_4_if_one_of_three_leaves_the_others_stay_allied() -> None:
    """They then need four strongholds. §7.4"""
    at = play(talk(alliances="sol lazax hacan"), "lazax: leave")
    assert at.allies == {frozenset({"sol", "hacan"})}
    assert play(at, "sol: leave").allies == set()


def test_7_10_a_ceasefire_ends_when_all_are_ready_since_the_last_change() -> None:
    """Players who have used up their proposals and gifts can only say that they are ready. §7.10 §7.11 §7.12"""
    at = talk("sol lazax jol-nar letnev", options={"proposals": 0, "gifts": 1})
    spent = play(at, "lazax: give sol 1")
    assert legal(spent, "lazax") == ["ready"]
    assert play(spent, "lazax: ready").asks == "Talk sol jol-nar letnev", "only the others are asked"
    assert awaited(all_ready(spent).s) == (-1,)


def test_7_10_1_a_seventh_proposal_is_refused() -> None:
    """Each player may make six proposals in a ceasefire, answered or withdrawn. §7.10 §25.5"""
    at = talk("sol lazax jol-nar letnev")
    for answer in ("lazax: refuse", "sol: withdraw") * 3:
        at = play(at, "sol: propose lazax", answer)
    assert refused(at, "sol: propose lazax") == ("no_proposals_left", "7.10")
    assert may(at, "lazax: propose sol"), "the limit is each player's own"


def test_7_11_2_a_twenty_first_gift_is_refused() -> None:
    """Each player may give influence twenty times in a ceasefire. §7.11 §25.5"""
    at = play(talk("sol lazax jol-nar letnev", influence={"sol": 30}), *["sol: give lazax 1"] * 20)
    assert at.influence("sol") == 10
    assert refused(at, "sol: give lazax 1") == ("no_gifts_left", "7.11")
    assert may(at, "lazax: give sol 1"), "the limit is each player's own"


def test_7_10_3_gifts_and_proposals_are_counted_apart() -> None:
    """All gifts made, every proposal is left; all proposals made, every gift is left. §7.10 §7.11"""
    at = talk("sol lazax jol-nar letnev", influence={"sol": 30}, options={"proposals": 1, "gifts": 2})
    given = play(at, *["sol: give lazax 1"] * 2)
    assert refused(given, "sol: give lazax 1") == ("no_gifts_left", "7.11")
    assert may(given, "sol: propose lazax")
    proposed = play(at, "sol: propose lazax", "lazax: refuse")
    assert refused(proposed, "sol: propose lazax") == ("no_proposals_left", "7.10")
    assert may(proposed, "sol: give lazax 1")


def test_7_11_4_an_empty_purse_is_the_reason_while_gifts_are_left() -> None:
    """For a player without influence this is the reason, and not that the gifts are used up. §7.11"""
    poor = talk("sol lazax jol-nar letnev", influence={"sol": 0})
    assert refused(poor, "sol: give lazax 1") == ("not_enough_influence", "7.11")
    rich = talk("sol lazax jol-nar letnev", influence={"sol": 3})
    assert refused(rich, "sol: give lazax 4") == ("not_enough_influence", "7.11")
    assert refused(rich, "sol: give lazax 0") == ("not_enough_influence", "7.11")


def test_7_10_5_leaving_an_alliance_is_free() -> None:
    """It counts as neither a proposal nor a gift. §7.10"""
    at = talk("sol lazax jol-nar letnev", alliances="sol lazax", options={"proposals": 0, "gifts": 0})
    assert play(at, "sol: leave").allies == set()


def test_7_10_6_the_next_ceasefire_starts_the_count_again() -> None:
    """The limits apply to one ceasefire. §7.10 §7.11"""
    at = talk("sol lazax jol-nar letnev", influence={"sol": 9}, options={"proposals": 1, "gifts": 1})
    at = all_ready(play(at, "sol: give lazax 1", "sol: propose lazax", "lazax: refuse"))
    at = play(at, "chance: temporary-ceasefire")
    assert may(at, "sol: give lazax 1")
    assert may(at, "sol: propose lazax")


def test_25_4_players_out_of_time_are_ready() -> None:
    """An agreed time limit ends the talk, ready or not. §25.4"""
    at = talk("sol lazax jol-nar", options={"talk_minutes": 2})
    assert [GAME.question(at.s, seat).default() for seat in (0, 1, 2)] == [("ready",)] * 3


def test_7_10_one_proposal_at_a_time_and_what_clears_ready() -> None:
    """After a refusal players stay ready; after an acceptance or a departure nobody is. §7.10 §7.12"""
    at = play(talk("sol lazax jol-nar letnev"), "jol-nar: ready", "sol: propose lazax")
    assert at.asks == "AnswerProposal sol lazax"
    assert awaited(at.s) == (1,)
    fell = play(at, "sol: withdraw")
    assert awaited(fell.s) == (0, 1, 3)
    assert refused(fell, "jol-nar: ready") == ("ready_already", "7.12")
    again = play(fell, "letnev: propose lazax", "lazax: refuse")
    assert awaited(again.s) == (0, 1, 3)
    formed = play(again, "sol: propose lazax", "lazax: accept")
    assert awaited(formed.s) == (0, 1, 2, 3)
    assert awaited(play(formed, "jol-nar: ready", "lazax: leave").s) == (0, 1, 2, 3)


def test_ready_players_may_still_speak_but_are_not_waited_for() -> None:
    """Talk is free until all are ready. §7.12"""
    at = play(talk("sol lazax jol-nar letnev"), "sol: ready")
    assert awaited(at.s) == (1, 2, 3)
    assert 0 in to_move(at.s)
    assert play(at, "sol: propose lazax", "lazax: accept").facts_of(AllianceFormed)[0].members == (0, 1)


def test_a_late_answer_does_not_count_for_the_next_question() -> None:
    """While the Lazax were typing, Sol answered: an answer has the number of its question. §7.12"""
    at = talk("sol lazax jol-nar letnev")
    later = play(at, "sol: propose jol-nar")
    for s, to, code in (
        (play(at, "sol: ready").s, at.s.asked, "stale_question"),
        (at.s, None, "question_not_named"),
        (later.s, later.s.asked, "not_asked"),
    ):
        with pytest.raises(IllegalAction) as error:
            GAME.apply(s, 1, ("ready",), to)
        assert error.value.code == code


def test_diplomatic_interference_keeps_a_player_out_of_alliances() -> None:
    """The named player may neither form nor join nor leave one, but may give influence. §16.13"""
    at = talk(hands={"hacan": "diplomatic-interference"}, alliances="sol lazax")
    at = quiet(play(at, "hacan: diplomatic-interference sol"))
    assert at.s.discarded == ("diplomatic-interference",)
    assert refused(at, "sol: leave") == ("barred_from_alliances", "16.13")
    assert refused(at, "xxcha: propose sol") == ("barred_from_alliances", "16.13")
    assert refused(at, "xxcha: leave") == ("not_allied", "7.4")
    assert may(at, "sol: give xxcha 1")
    assert may(at, "lazax: leave")
    assert all_ready(at).s.barred == ()
    full = talk(hands={"hacan": "diplomatic-interference", "sol": "bio-suit bio-suit bio-suit bio-suit"})
    assert may(full, "hacan: diplomatic-interference sol"), "a full hand matters only in Bidding"
    two = talk(hands=dict.fromkeys(("lazax", "hacan"), "diplomatic-interference"))
    two = play(two, "lazax: diplomatic-interference sol", "hacan: diplomatic-interference jol-nar")
    two = play(two, "hacan: diplomatic-interference jol-nar")
    assert two.s.barred == (1, 2)
    assert not may(two, "hacan: diplomatic-interference hacan")


def test_allies_exchange_what_their_cards_say_and_give_it_back() -> None:
    """A permanent consent ends with the alliance; nobody can use an ally's spaceport. §7.6 §10.3"""
    table = position(units={"sol": "TAR 1", "lazax": "INT 2"}, alliances="sol lazax")
    at = play(phase(table, "influence"), "chance: sol-offensive", "sol: remain", "lazax: reposition NAV 1")
    at = play(at, "sol: always", "chance: temporary-ceasefire")
    assert len(at.s.consents) == 1
    assert play(at, "sol: leave").s.consents == ()


def test_allies_win_together_and_all_talk_is_public() -> None:
    """Everybody sees what is said in a ceasefire. §7.9"""
    at = talk("sol lazax jol-nar letnev")
    form = GAME.question(at.s, 0)
    assert form.seen(("propose", 1), 3) == ("propose", 1)
    assert form.seen(("give", 1, 2), None) == ("give", 1, 2)


def test_every_random_ceasefire_ends() -> None:
    """Whatever is proposed and given, the talk ends. §7.10"""
    for seed in range(20):
        randbelow = chance(seed)
        s = talk(options={"proposals": 3, "gifts": 3}).s
        for _ in range(2_000):
            if type(s.ask).__name__ not in ("Talk", "AnswerProposal"):
                break
            asked = to_move(s)
            seat = asked[randbelow(len(asked))]
            s, _facts = GAME.advance(s, seat, Question(s, seat).sample(randbelow))
        assert type(s.ask).__name__ not in ("Talk", "AnswerProposal")
