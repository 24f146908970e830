"""What a table does when somebody wants something, and every reason for which it refuses."""

from __future__ import annotations

from random import Random

import pytest

from plancia.engine import Question, Undo
from plancia.records import seal
from plancia.server import deciding
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.clock import HOUR, MINUTE
from plancia.server.deciding import Refused
from plancia.server.table import Phase
from tests.games.tigris.lively import lively
from tests.server.support import SECRET, Life, refusal


def code(wanted: object) -> str:
    """The code with which something is refused."""
    with pytest.raises(Refused) as refused:
        wanted()  # type: ignore[operator]
    return refused.value.code


def begun(*seats: str, pace: str = "none") -> Life:
    return Life(*seats or ("ann", "bob"), pace=pace).start()


def one_answers(life: Life) -> int:
    """Whoever is awaited answers something harmless; the seat."""
    (seat,) = life.table.awaited()
    life.answers(seat)
    return seat


def lay_a_tile(life: Life) -> int:
    """The first of the two actions of a turn; the seat."""
    (seat,) = life.table.awaited()
    tile = next(words for words in Question(life.state, seat) if words[0] == "tile")
    life.answers(seat, *tile)
    return seat


def plays_a_turn(life: Life) -> int:
    """After which a tile is drawn; the seat."""
    lay_a_tile(life)
    return one_answers(life)


# ---- before the game -------------------------------------------------------------------------------------------------
def test_an_open_seat_is_for_anybody() -> None:
    """The first one that is free, or the one named."""
    life = Life("ann", "open", "open")
    life.add(*deciding.join(life.table, "bob", 2))
    life.add(*deciding.join(life.table, "cat", entropy="00ff"))
    assert [(chair.user, chair.entropy) for chair in life.table.chairs] == [("ann", ""), ("cat", "00ff"), ("bob", "")]


def test_a_seat_is_kept_for_whoever_is_invited() -> None:
    """Others find the table full; the guest finds the seat without naming it."""
    life = Life("ann", "open", "bob")
    life.add(e.SeatFreed(seat=2), *deciding.join(life.table, "cat"))
    assert code(lambda: deciding.join(life.table, "dan")) == "table_full"
    assert code(lambda: deciding.join(life.table, "dan", 2)) == "seat_taken"
    assert deciding.join(life.table, "bob") == [e.SeatTaken(seat=2, user="bob")]


def test_joining_is_refused_for_a_reason() -> None:
    """A seat that is taken, one that does not exist, a game that has begun."""
    life = Life("ann", "open")
    assert code(lambda: deciding.join(life.table, "bob", 0)) == "seat_taken"
    assert code(lambda: deciding.join(life.table, "bob", 7)) == "no_such_seat"
    assert code(lambda: deciding.join(begun().table, "cat")) == "table_not_open"


def test_who_gets_up_leaves_the_seat_as_it_was() -> None:
    """Only from one's own seat, and only before the game."""
    life = Life("ann", "open")
    life.add(*deciding.join(life.table, "bob"))
    assert code(lambda: deciding.leave(life.table, "ann", 1)) == "not_your_seat"
    life.add(*deciding.leave(life.table, "bob", 1))
    assert not life.table.chairs[1].taken
    assert code(lambda: deciding.leave(begun().table, "ann", 0)) == "game_has_begun"


def test_the_host_seats_bots() -> None:
    """On any seat without a person."""
    life = Life("ann", "open", "bot")
    assert code(lambda: deciding.seat_bot(life.table, "bob", 1, "greedy")) == "only_the_host"
    assert code(lambda: deciding.seat_bot(life.table, "ann", 0, "greedy")) == "seat_taken"
    assert code(lambda: deciding.seat_bot(life.table, "ann", 9, "greedy")) == "seat_taken"
    for seat in (1, 2):
        life.add(*deciding.seat_bot(life.table, "ann", seat, "greedy"))
    assert [chair.bot for chair in life.table.chairs] == ["", "greedy", "greedy"]
    assert code(lambda: deciding.seat_bot(begun().table, "ann", 1, "greedy")) == "table_not_open"


def test_a_game_begins_when_every_seat_is_taken() -> None:
    """Anybody at the table may begin; the dealer is bound to the secret before the first draw."""
    life = Life("ann", "open")
    assert code(lambda: deciding.start(life.table, "ann")) == "seats_are_free"
    life.add(*deciding.join(life.table, "bob", entropy="beef"))
    assert code(lambda: deciding.start(life.table, "cat")) == "not_at_this_table"
    assert deciding.start(life.table, "bob") == [e.Started(seal=seal(SECRET), entropies=("", "beef"))]
    assert code(lambda: deciding.start(begun().table, "ann")) == "game_has_begun"


def test_entropy_of_the_seats_changes_what_is_drawn() -> None:
    """The same secret deals other tiles."""
    drawn = []
    for entropy in ("", "01"):
        life = Life("ann", "open")
        life.add(*deciding.join(life.table, "bob", entropy=entropy))
        drawn.append(life.start().state.hands)
    assert drawn[0] != drawn[1]


# ---- answers ---------------------------------------------------------------------------------------------------------
def test_an_answer_is_followed_by_what_chance_says() -> None:
    """The end of a turn fills the hand again, in the same breath."""
    life = begun()
    seat = lay_a_tile(life)
    kinds = [type(event).__name__ for event in life.answers(seat, "end")]
    assert kinds[0] == "Answered"
    assert set(kinds[1:]) == {"Drawn"}


@pytest.mark.parametrize(
    ("words", "why"), [(("nonsense",), "no_such_action"), (("tile",), "unfinished"), (("end", "end"), "too_long")]
)
def test_an_answer_that_the_rules_refuse(words: tuple[str, ...], why: str) -> None:
    """With the rules' own code."""
    life = begun()
    (seat,) = life.table.awaited()
    user = life.table.chairs[seat].user
    assert refusal(life, user, p.Answer(id=1, seat=seat, question=life.table.question, words=words)) == why


def test_a_refusal_names_word_and_rule() -> None:
    """For whoever asks why."""
    life = begun()
    (seat,) = life.table.awaited()
    with pytest.raises(Refused) as refused:
        deciding.answer(life.table, seat, ("tile", "red", "z9"), life.table.question, "person")
    assert refused.value.word == "z9"
    assert refused.value.rule


def test_only_who_is_asked_may_answer_and_only_this_question() -> None:
    """A stale number, the other's turn, a seat of somebody else, no seat, a seat that is not there."""
    life = begun()
    (seat,) = life.table.awaited()
    other, number = 1 - seat, life.table.question
    mine, theirs = life.table.chairs[seat].user, life.table.chairs[other].user
    assert refusal(life, mine, p.Answer(id=1, seat=seat, question=number - 1, words=("end",))) == "stale_question"
    assert refusal(life, mine, p.Answer(id=1, seat=seat, question=number + 1, words=("end",))) == "stale_question"
    assert refusal(life, theirs, p.Answer(id=1, seat=other, question=number, words=("end",))) == "not_asked"
    assert refusal(life, theirs, p.Answer(id=1, seat=seat, question=number, words=("end",))) == "not_your_seat"
    assert refusal(life, "eve", p.Answer(id=1, seat=seat, question=number, words=("end",))) == "not_your_seat"
    assert refusal(life, "", p.Answer(id=1, seat=seat, question=number, words=("end",))) == "not_your_seat"
    for nowhere in (-1, 2, 10**30):
        assert refusal(life, mine, p.Answer(id=1, seat=nowhere, question=number, words=())) == "no_such_seat"


def test_nothing_is_played_before_the_game_or_after_it() -> None:
    """Every command of the game is refused."""
    commands = (
        p.Answer(id=1, seat=0, question=1, words=("end",)),
        p.Undo(id=1, seat=0),
        p.Request(id=1, seat=0, what="pause"),
        p.Resign(id=1, seat=0),
        p.Order(id=1, seat=0, topic="sale", words=("pass",)),
        p.ForTheAbsent(id=1, seat=0, absent=1, what="bot"),
        p.ComeBack(id=1, seat=0),
    )
    over = begun()
    over.add(e.Aborted())
    for life in (Life("ann", "bob"), over):
        assert {refusal(life, "ann", command) for command in commands} == {"not_playing"}
        assert refusal(life, "ann", p.MoreTime(id=1, seat=0)) == "no_window"
        assert refusal(life, "ann", p.Consent(id=1, seat=0, agrees=True)) == "nothing_to_agree_to"


def test_a_command_without_a_seat_is_none_of_the_tables() -> None:
    """Following is not for the journal."""
    assert refusal(begun(), "ann", p.Follow(id=1)) == "no_such_command"


def test_at_a_hot_seat_one_person_answers_for_several() -> None:
    """Ann plays both sides, and nobody has to agree but herself."""
    life = begun("ann", "ann")
    for _ in range(6):
        one_answers(life)
    life.does("ann", p.Request(id=1, seat=0, what="pause"))
    assert life.table.phase is Phase.PAUSED


# ---- taking back -----------------------------------------------------------------------------------------------------
def test_what_nobody_has_built_upon_is_taken_back_freely() -> None:
    """The first action of a turn, as long as nothing was drawn."""
    life = begun()
    before = life.state
    seat = lay_a_tile(life)
    assert life.does(life.table.chairs[seat].user, p.Undo(id=1, seat=seat)) == [e.TakenBack(seat=seat)]
    assert life.state == before


def test_after_chance_has_spoken_the_others_are_asked() -> None:
    """With their consent it is taken back, and the draws are spent."""
    life = begun()
    lay_a_tile(life)
    before, drawn = life.state, life.table.sitting.draws  # type: ignore[union-attr]
    seat = one_answers(life)
    me, other = (life.table.chairs[s].user for s in (seat, 1 - seat))
    assert life.does(me, p.Undo(id=1, seat=seat)) == [e.ConsentAsked(what="undo", seat=seat)]
    life.does(other, p.Consent(id=1, seat=1 - seat, agrees=True))
    assert life.state == before
    assert life.table.consent is None
    assert life.table.sitting is not None
    assert life.table.sitting.draws > drawn
    drawn = life.table.sitting.draws
    assert life.answers(seat, "end")[1].draw == drawn + 1  # type: ignore[attr-defined]


def test_a_question_asked_again_has_a_new_number() -> None:
    """So that an answer to what was taken back does not hit what is asked now, though the words would be legal."""
    life = begun()
    (seat,) = life.table.awaited()
    user, first = life.table.chairs[seat].user, life.table.question
    lay_a_tile(life)
    second = life.table.question
    life.does(user, p.Undo(id=1, seat=seat))
    third = life.table.question
    assert first < second < third
    for stale in (first, second):
        assert refusal(life, user, p.Answer(id=1, seat=seat, question=stale, words=("end",))) == "stale_question"
    lay_a_tile(life)
    assert life.table.question > third


def test_what_was_refused_or_is_impossible_is_not_taken_back() -> None:
    """One refusal is enough; secrets that were shown stay shown; and there has to be something."""
    life = begun()
    (seat,) = life.table.awaited()
    me, other = life.table.chairs[seat].user, life.table.chairs[1 - seat].user
    assert refusal(life, me, p.Undo(id=1, seat=seat)) == "nothing_to_undo"
    plays_a_turn(life)
    life.does(me, p.Undo(id=1, seat=seat))
    life.does(other, p.Consent(id=1, seat=1 - seat, agrees=False))
    assert life.table.consent is None
    assert refusal(life, other, p.Consent(id=1, seat=1 - seat, agrees=True)) == "nothing_to_agree_to"


def test_secrets_that_were_shown_cannot_be_unseen() -> None:
    """In a conflict tiles came from another's hand: nobody can agree to forget them."""
    random = Random("secrets")
    life = begun()
    while life.table.playing:
        (seat,) = life.table.awaited()
        life.answers(seat, *lively(Question(life.state, seat), random.randrange))
        assert life.table.sitting is not None
        for other in range(2):
            if life.table.sitting.may_undo(other) is Undo.IMPOSSIBLE:
                user = life.table.chairs[other].user
                assert refusal(life, user, p.Undo(id=1, seat=other)) == "undo_secrets_were_shown"
                return
    raise AssertionError("no conflict in this game: choose another")


def test_a_request_to_undo_ends_when_a_person_plays_on() -> None:
    """The other has answered, and the game goes on; a bot's answer does not speak for anybody."""
    life = begun()
    seat = plays_a_turn(life)
    life.does(life.table.chairs[seat].user, p.Undo(id=1, seat=seat))
    one_answers(life)
    assert life.table.consent is None


def test_bots_do_not_answer_a_request_by_playing_on() -> None:
    """They are quicker than people, who could never agree to anything."""
    life = begun("ann", "bob", "bot")
    random = Random(5)
    while life.table.awaited() != (0,):
        life.bots_answer(random)
        if life.table.awaited() == (1,):
            life.answers(1)
    plays_a_turn(life)
    before = len(life.table.sitting.moments)  # type: ignore[union-attr]
    life.does("ann", p.Undo(id=1, seat=0))
    life.bots_answer(random)
    assert life.table.consent is not None
    life.does("bob", p.Consent(id=1, seat=1, agrees=True))
    assert len(life.table.sitting.moments) < before  # type: ignore[union-attr]


# ---- consent ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("what", "phase"), [("pause", Phase.PAUSED), ("abort", Phase.ABORTED)])
def test_what_all_agree_to_happens(what: str, phase: Phase) -> None:
    """Three people: the second consent makes it happen."""
    life = begun("ann", "bob", "cat")
    life.does("ann", p.Request(id=1, seat=0, what=what))
    life.does("bob", p.Consent(id=1, seat=1, agrees=True))
    assert life.table.playing
    assert refusal(life, "bob", p.Consent(id=1, seat=1, agrees=True)) == "agreed_already"
    assert refusal(life, "ann", p.Consent(id=1, seat=0, agrees=True)) == "agreed_already"
    life.does("cat", p.Consent(id=1, seat=2, agrees=True))
    assert life.table.phase is phase
    assert life.table.consent is None


def test_a_pause_ends_as_it_began() -> None:
    """By agreement; in between nobody answers and no clock runs."""
    life = begun(pace="quick")
    life.does("ann", p.Request(id=1, seat=0, what="pause"))
    life.waits(MINUTE)
    life.does("bob", p.Consent(id=1, seat=1, agrees=True))
    banks = life.table.clocks.banks
    assert life.waits(5 * HOUR) == []
    assert life.table.awaited() == ()
    assert refusal(life, "ann", p.Request(id=1, seat=0, what="pause")) == "not_now"
    life.does("bob", p.Request(id=1, seat=1, what="resume"))
    life.does("ann", p.Consent(id=1, seat=0, agrees=True))
    assert (life.table.playing, life.table.clocks.banks) == (True, banks)


def test_requests_that_make_no_sense() -> None:
    """Unknown, not now, one at a time, and undo has a command of its own."""
    life = begun()
    assert refusal(life, "ann", p.Request(id=1, seat=0, what="win")) == "no_such_request"
    assert refusal(life, "ann", p.Request(id=1, seat=0, what="undo")) == "no_such_request"
    assert refusal(life, "ann", p.Request(id=1, seat=0, what="resume")) == "not_now"
    life.does("ann", p.Request(id=1, seat=0, what="abort"))
    assert refusal(life, "bob", p.Request(id=1, seat=1, what="pause")) == "another_request_is_open"


def test_whoever_asked_may_think_better_of_it() -> None:
    """Or nobody could ask for anything else while the other says nothing."""
    life = begun()
    life.does("ann", p.Request(id=1, seat=0, what="abort"))
    assert life.does("ann", p.Consent(id=1, seat=0, agrees=False)) == [e.ConsentRefused(seat=0)]
    life.does("bob", p.Request(id=1, seat=1, what="pause"))


def test_with_bots_only_one_need_not_ask() -> None:
    """The person alone decides."""
    life = begun("ann", "bot")
    life.does("ann", p.Request(id=1, seat=0, what="abort"))
    assert life.table.phase is Phase.ABORTED


def test_a_request_for_a_pause_outlives_answers() -> None:
    """It has nothing to do with them."""
    life = begun()
    life.does("ann", p.Request(id=1, seat=0, what="pause"))
    one_answers(life)
    life.does("bob", p.Consent(id=1, seat=1, agrees=True))
    assert life.table.phase is Phase.PAUSED


def test_whoever_has_no_say_cannot_refuse() -> None:
    """A player who resigned, or for whom a bot stands in, is not asked."""
    life = begun("ann", "bob", "cat")
    life.does("cat", p.Resign(id=1, seat=2))
    life.does("ann", p.Request(id=1, seat=0, what="pause"))
    assert refusal(life, "cat", p.Consent(id=1, seat=2, agrees=False)) == "not_asked"
    life.does("bob", p.Consent(id=1, seat=1, agrees=True))
    assert life.table.phase is Phase.PAUSED


def test_when_somebody_leaves_a_request_can_be_put_again() -> None:
    """Else those who stay would wait for ever for whoever has gone, in a pause that cannot end."""
    life = begun("ann", "bob", "cat")
    for user, seat in (("ann", 0), ("bob", 1), ("cat", 2)):
        life.does(user, p.Consent(id=1, seat=seat, agrees=True) if seat else p.Request(id=1, seat=0, what="pause"))
    life.does("ann", p.Request(id=1, seat=0, what="resume"))
    life.does("bob", p.Consent(id=1, seat=1, agrees=True))
    life.does("cat", p.Resign(id=1, seat=2))
    life.does("ann", p.Request(id=1, seat=0, what="resume"))
    life.does("bob", p.Consent(id=1, seat=1, agrees=True))
    assert life.table.playing


def test_one_consent_speaks_for_all_seats_of_a_person() -> None:
    """Bob at a hot-seat is asked once."""
    life = begun("ann", "bob", "bob")
    life.does("ann", p.Request(id=1, seat=0, what="pause"))
    life.does("bob", p.Consent(id=1, seat=2, agrees=True))
    assert life.table.phase is Phase.PAUSED


# ---- giving up -------------------------------------------------------------------------------------------------------
def test_with_two_players_the_game_is_over_when_one_resigns() -> None:
    """The other has won."""
    life = begun()
    life.does("ann", p.Resign(id=1, seat=0))
    assert (life.table.phase, life.table.places, life.table.reason) == (Phase.OVER, (2, 1), "resigned")


def test_with_four_players_a_bot_plays_on_and_comes_last() -> None:
    """Whoever resigned is behind everybody who did not, whatever the bot has achieved."""
    life = begun("ann", "bob", "cat", "dan")
    life.does("bob", p.Resign(id=1, seat=1))
    assert life.table.chairs[1].bot
    assert refusal(life, "bob", p.Resign(id=1, seat=1)) == "resigned_already"
    assert refusal(life, "bob", p.ComeBack(id=1, seat=1)) == "not_away"
    assert refusal(life, "bob", p.Request(id=1, seat=1, what="abort")) == "a_bot_stands_in"
    random = Random("four")
    while life.table.playing:
        (seat,) = life.table.awaited()
        if seat == 1:
            life.bot_answers(seat, random)
        else:
            life.answers(seat, *Question(life.state, seat).sample(random.randrange))
    assert life.table.places[1] == 4


def test_the_last_who_has_not_resigned_has_won() -> None:
    """Though the game itself is not over."""
    life = begun("ann", "bob", "cat")
    life.does("ann", p.Resign(id=1, seat=0))
    life.does("cat", p.Resign(id=1, seat=2))
    assert (life.table.phase, life.table.places) == (Phase.OVER, (2, 1, 2))


def test_no_clock_runs_when_a_game_has_ended() -> None:
    """Neither after an agreed end nor after the last resignation."""
    for end in (p.Resign(id=1, seat=0), p.Request(id=1, seat=0, what="abort")):
        life = Life("ann", "bob" if isinstance(end, p.Resign) else "bot", pace="quick").start()
        life.does("ann", end)
        assert (life.table.clocks.running, life.table.next_alarm()) == ((), None)


# ---- time ------------------------------------------------------------------------------------------------------------
def run_out(life: Life) -> int:
    (seat,) = life.table.awaited()
    assert life.waits(life.table.clocks.banks[seat]) == [e.RanOut(seat=seat)]
    return seat


def test_who_runs_out_of_time_may_still_answer() -> None:
    """The others may simply wait."""
    life = begun(pace="daily")
    seat = run_out(life)
    assert life.table.out == {seat}
    assert life.waits(100 * HOUR) == []
    life.answers(seat)
    assert life.table.out == set()


def test_for_the_absent_the_others_have_the_usual_answer_given() -> None:
    """By the clock, not in anybody's name; the bank stays empty."""
    life = begun(pace="daily")
    seat = run_out(life)
    other = life.table.chairs[1 - seat].user
    happened = life.does(other, p.ForTheAbsent(id=1, seat=1 - seat, absent=seat, what="default"))
    assert happened[0] == e.Answered(seat=seat, words=("end",), by="clock")
    assert life.table.out == set()
    assert life.table.awaited() == (1 - seat,)


def test_for_the_absent_a_bot_plays_until_they_come_back() -> None:
    """Then they may think for one move at least."""
    life = begun(pace="daily")
    seat = run_out(life)
    me, other = (life.table.chairs[s].user for s in (seat, 1 - seat))
    assert refusal(life, me, p.ComeBack(id=1, seat=seat)) == "not_away"
    life.does(other, p.ForTheAbsent(id=1, seat=1 - seat, absent=seat, what="bot"))
    assert (life.table.chairs[seat].away, life.table.clocks.running) == (True, ())
    assert refusal(life, me, p.Answer(id=1, seat=seat, question=life.table.question, words=("end",))) == (
        "a_bot_stands_in"
    )
    life.does(me, p.ComeBack(id=1, seat=seat))
    assert life.table.clocks.bank(seat, life.now) == 4 * HOUR
    life.answers(seat)


def test_a_bot_that_is_too_late_does_not_play_for_whoever_came_back() -> None:
    """Its answer was on the way when the person sat down again."""
    life = begun(pace="daily")
    seat = run_out(life)
    me, other = (life.table.chairs[s].user for s in (seat, 1 - seat))
    life.does(other, p.ForTheAbsent(id=1, seat=1 - seat, absent=seat, what="bot"))
    number = life.table.question
    life.does(me, p.ComeBack(id=1, seat=seat))
    assert code(lambda: deciding.answer(life.table, seat, ("end",), number, "bot")) == "a_person_sits_here"
    assert code(lambda: deciding.replace_bot(life.table, seat, "greedy", "random", "crashed")) == "no_such_bot"


def test_nobody_decides_for_those_who_still_have_time() -> None:
    """Nor for oneself, nor anything else than what there is."""
    life = begun(pace="daily")
    (seat,) = life.table.awaited()
    me, other = (life.table.chairs[s].user for s in (seat, 1 - seat))
    absent = p.ForTheAbsent(id=1, seat=1 - seat, absent=seat, what="default")
    assert refusal(life, other, absent) == "not_out_of_time"
    run_out(life)
    assert refusal(life, me, p.ForTheAbsent(id=1, seat=seat, absent=seat, what="bot")) == "not_for_oneself"
    assert refusal(life, other, p.ForTheAbsent(id=1, seat=1 - seat, absent=seat, what="win")) == "no_such_request"
    assert refusal(life, other, p.ForTheAbsent(id=1, seat=1 - seat, absent=9, what="bot")) == "not_out_of_time"


def test_whoever_is_no_longer_asked_is_no_longer_out_of_time() -> None:
    """After something was taken back it is somebody else's turn, and there is no answer to be given for them."""
    life = begun(pace="daily")
    first = plays_a_turn(life)
    me = life.table.chairs[first].user
    run_out(life)
    life.does(me, p.Undo(id=1, seat=first))
    life.does(life.table.chairs[1 - first].user, p.Consent(id=1, seat=1 - first, agrees=True))
    assert life.table.out == set()
    absent = p.ForTheAbsent(id=1, seat=first, absent=1 - first, what="default")
    assert refusal(life, me, absent) == "not_out_of_time"


def test_time_brings_nothing_in_a_pause() -> None:
    """No alarm is set."""
    life = begun("ann", "bot", pace="quick")
    life.does("ann", p.Request(id=1, seat=0, what="pause"))
    assert life.table.next_alarm() is None
    assert deciding.alarm(life.table, life.now + HOUR) == []


# ---- talk and meeting again ------------------------------------------------------------------------------------------
def test_people_at_the_table_talk() -> None:
    """In lines, with blanks put in order; the last ones are kept."""
    life = Life("ann", "bob")
    assert life.does("ann", p.Say(id=1, text="  how \n are\tyou? ")) == [e.Chatted(user="ann", text="how are you?")]
    for number in range(300):
        life.does("bob", p.Say(id=1, text=f"line {number}"))
    assert [text for _, _, text in life.table.chat] == [f"line {number}" for number in range(100, 300)]


def test_what_cannot_be_said() -> None:
    """Nothing, too much, what cannot be read; and strangers say nothing."""
    life = Life("ann", "bob")
    assert refusal(life, "eve", p.Say(id=1, text="hello")) == "not_at_this_table"
    assert refusal(life, "", p.Say(id=1, text="hello")) == "not_at_this_table"
    assert refusal(life, "ann", p.Say(id=1, text=" \n ")) == "nothing_said"
    assert refusal(life, "ann", p.Say(id=1, text="x" * 501)) == "too_long"
    assert refusal(life, "ann", p.Say(id=1, text="\x1b[2J")) == "not_readable"


def test_the_same_people_meet_again_once() -> None:
    """After the game, at the table that was made first."""
    life = begun()
    assert code(lambda: deciding.rematch(life.table, "ann", "next")) == "game_is_not_over"
    life.does("ann", p.Resign(id=1, seat=0))
    assert code(lambda: deciding.rematch(life.table, "eve", "next")) == "not_at_this_table"
    life.add(*deciding.rematch(life.table, "bob", "next"))
    assert life.table.rematch == "next"
    assert code(lambda: deciding.rematch(life.table, "ann", "other")) == "rematch_is_there_already"
