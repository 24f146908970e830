"""What the greedy bot knows about Galactic Warlords: the odds of battles, and what a player would do in
simple cases.
"""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from plancia.arena import stream
from plancia.bots import Budget, FirstGreedyBot, GreedyBot, RandomBot
from plancia.bots.evaluation.warlords import EVALUATION, Weights
from plancia.bots.evaluation.warlords.board import PublicPart, board, judged
from plancia.bots.evaluation.warlords.worth import evaluate
from plancia.engine import CHANCE, notation
from plancia.games.warlords import GAME, Options
from plancia.games.warlords.notation import position
from plancia.games.warlords.odds import die_of, invasion_odds

BOARD = "{core}/?.?/?.?/?.?/{dorn}/?.?/?.?/?.?/P.Y"
DIE = die_of(GAME.begin(Options(), 2)[0].box)


def answer(words: str, core: str = "Y.B.W", dorn: str = "G.R") -> set[str]:
    """The answers of the bot in the seat asked, with several streams of chance."""
    s = position(f"{BOARD.format(core=core, dorn=dorn)} {words}")
    (seat,) = GAME.to_move(s)
    view, question = GAME.view(s, seat), GAME.question(s, seat).sheet()
    bot = GreedyBot(GAME)
    return {notation(bot.answer(view, question, Random(n).randrange, Budget())) for n in range(3)}


# ---- odds ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("invaders", "defenders", "without", "with_tank"),
    [
        (1, 1, (0.40, 0.40, 0.20), (0.50, 0.25, 0.25)),
        (2, 1, (0.87, 0.08, 0.04), (0.95, 0.03, 0.03)),
        (2, 2, (0.46, 0.46, 0.09), (0.63, 0.26, 0.11)),
        (3, 2, (0.82, 0.15, 0.04), (0.93, 0.04, 0.02)),
        (3, 3, (0.47, 0.47, 0.05), (0.69, 0.24, 0.06)),
    ],
)
def test_the_odds_of_an_invasion(
    invaders: int, defenders: int, without: tuple[float, ...], with_tank: tuple[float, ...]
) -> None:
    """Win, loss and mutual destruction, computed as a Markov chain."""
    for tanks, expected in ((0, without), (1, with_tank)):
        odds = invasion_odds(invaders, tanks, defenders, DIE)
        assert odds[:3] == pytest.approx(expected, abs=0.006)
        assert sum(odds[:3]) == pytest.approx(1)


def test_the_odds_agree_with_the_rules() -> None:
    """Played by the rules, two against one end as computed."""
    text = BOARD.format(core="Y1i.B.W", dorn="G.R")
    s = position(f"{text} turn=0:actions rows=M29/ played=M29 ships=core/core bases=2.0.0/0.0.0 hands=M02/M03")
    for words in (("deploy",), ("core1", "ii")):
        s, _ = GAME.apply(s, 0, words)
    wins, games, randbelow = 0, 2_000, Random(1).randrange
    for _ in range(games):
        t = s
        while GAME.to_move(t) == (CHANCE,):
            t, _ = GAME.advance(t, CHANCE, GAME.question(t, CHANCE).sample(randbelow))
        wins += t.owners[0] == 0
    assert wins / games == pytest.approx(invasion_odds(2, 0, 1, DIE).won, abs=0.025)


# ---- decisions -------------------------------------------------------------------------------------------------------
def test_a_planet_that_pays_is_taken() -> None:
    """With units and empty planets in reach a Deploy is better than ending the phase."""
    words = "turn=0:actions rows=M29/ played=M29 ships=core/dorn bases=3.0.0/3.0.0 hands=M02/M03"
    assert "end" not in answer(words)


def test_the_planet_of_the_missions_is_chosen() -> None:
    """Three mercenaries with a blue mission: the blue planet is worth most."""
    words = "turn=0:actions rows=M08-M09-M10/ played=M08 ships=core/dorn bases=2.0.0/3.0.0 hands=M02/M03"
    s = position(f"{BOARD.format(core='Y.B.W', dorn='G.R')} {words} markers=recon.recon.bombard.bombard.support")
    s, _ = GAME.apply(s, 0, ("deploy",))
    best = GreedyBot(GAME).answer(GAME.view(s, 0), GAME.question(s, 0).sheet(), Random(1).randrange, Budget())
    assert best[0] == "core2"


def test_no_hopeless_invasion() -> None:
    """One infantry does not attack three units when an empty planet is beside them."""
    words = "turn=0:actions rows=M29/ played=M29 ships=core/dorn bases=1.0.0/3.0.0 hands=M02/M03"
    s = position(f"{BOARD.format(core='Y1ttt.B.W', dorn='G.R')} {words}")
    s, _ = GAME.apply(s, 0, ("deploy",))
    best = GreedyBot(GAME).answer(GAME.view(s, 0), GAME.question(s, 0).sheet(), Random(1).randrange, Budget())
    assert best[0] in ("core2", "core3")


def test_a_guard_is_placed() -> None:
    """A guard is a point and protects two missions."""
    words = "turn=0:mercenary rows=M25/ hands=M02/M03 ships=core/dorn bases=3.0.0/3.0.0"
    s = position(f"{BOARD.format(core='Y.B.W', dorn='G.R')} {words}")
    s, _ = GAME.apply(s, 0, ("M02", "right"))
    assert GreedyBot(GAME).answer(GAME.view(s, 0), GAME.question(s, 0).sheet(), Random(1).randrange, Budget()) == (
        "guard",
    )


def test_a_game_that_is_won_is_ended() -> None:
    """Far ahead, the fourth card of a kind ends the game."""
    words = "turn=0:mercenary rows=M01-M02-M03/M08 hands=M04.M30/M05 ships=core/dorn bases=3.0.0/3.0.0 power=40/0"
    assert {line.split()[0] for line in answer(words)} == {"M04"}


def test_a_game_that_is_lost_continues() -> None:
    """Far behind, it does not."""
    words = "turn=0:mercenary rows=M01-M02-M03/M08 hands=M04.M30/M05 ships=core/dorn bases=3.0.0/3.0.0 power=0/40"
    assert {line.split()[0] for line in answer(words)} == {"M30"}


def test_the_fourth_of_a_kind_is_not_left_to_a_leader() -> None:
    """A player far ahead needs one yellow mercenary: the bot hires it, though other cards are better."""
    words = "turn=0:hire rows=M29/M01-M02-M04 hands=M10.M11/M08.M09 ships=core/dorn market=M03.M39.M38.M26"
    words += " bases=3.0.0/3.0.0"
    assert answer(f"{words} power=0/40") == {"market M03"}
    assert "market M03" not in answer(f"{words} power=40/0")


def test_a_bonus_card_is_not_the_end_of_the_action() -> None:
    """A card drawn as a bonus comes before the action that earned it: the bot looks further."""
    words = "turn=0:actions rows=M29/ played=M29 ships=core/dorn bases=3.0.0/3.0.0 hands=M02/M03 reputation=1/0"
    s = position(f"{BOARD.format(core='Y.B.W', dorn='G.R')} {words} markers=support.recon.bombard.bombard.recon")
    for answers in (("support",), ("support",)):
        s, _ = GAME.apply(s, 0, answers)
    assert GAME.to_move(s) == (CHANCE,)
    assert not EVALUATION.settled(s)


def test_a_recon_card_is_played() -> None:
    """A recon token is a future Deploy: better than ending the phase with the card in hand."""
    words = "turn=0:actions rows=M29/ played=M29 ships=core/dorn bases=3.0.0/3.0.0 hands=M02/M03 support=recon/"
    s, bot = position(f"{BOARD.format(core='Y.B.W', dorn='G.R')} {words}"), GreedyBot(GAME)
    card, end = (bot.outlook(s, 0, option, 0, Random(1).randrange) for option in (("card", "recon"), ("end",)))
    assert card > end


def test_what_is_remembered_of_a_board_is_right() -> None:
    """The value of a board is the same whether it is computed or cached."""
    weights, random = Weights(), Random("boards")
    s, _ = GAME.begin(Options(), 3)
    while seats := GAME.to_move(s):
        s, _ = GAME.advance(s, seats[0], GAME.question(s, seats[0]).sample(random.randrange))
        fields = (s.owners, s.types, s.garrisons, s.track, s.rows, s.guards, s.wounded, s.abilities)
        assert board(s, 0.5, weights) == judged.__wrapped__(PublicPart(s.options, *fields, 0.5), weights)


def test_it_beats_chance() -> None:
    """In twenty games with changing seats it loses at most one."""
    wins = 0
    for number in range(20):
        randbelow, mine = stream(f"duel {number}").randrange, number % 2
        bots = [GreedyBot(GAME) if seat == mine else RandomBot(GAME) for seat in (0, 1)]
        s, _ = GAME.begin(Options(), 2)
        while seats := GAME.to_move(s):
            seat, question = seats[0], GAME.question(s, seats[0])
            if seat == CHANCE:
                words = question.sample(randbelow)
            else:
                words = bots[seat].answer(GAME.view(s, seat), question, randbelow, Budget())
            s, _ = GAME.advance(s, seat, words)
        result = GAME.result(s)
        assert result is not None
        wins += result.winners == (mine,)
    assert wins >= 19


CLOSING = (
    "Y0a.W1a.P0ii/Y1ii.G0it/R1i.P1iit/W1ii.R1i/G0i.B0ii/W1ta.R0ii/B0ii.W/P.Y/B1iit.B1ii seats=2 turn=0:hire"
    " scouted=ultara1.ultara2/ pool=0.0.0.0.0.0 track=3.0.3.2.2.3 ships=dorn/jyss proved=yes/"
    " bases=0.0.0:0.6.1/0.0.0:1.3.2 power=16/16 reputation=5/5 markers=bombard.assassinate.recon.recon.subterfuge"
    " rows=M32*M10-M35!-M25-M26*M22-M39-M38-M29*M04/M30-M33*M16-M18!-M09-M11-M12-M31*M17"
    " abilities=covert_ops.orbital_bombardment/heavy_assault hands=M01.M23/M02.M19.M37 market=M24.M03.M36.M15"
    " shown=M01@1.M02@2.M23@1.M37@2.M19@2 support=subterfuge/blockade.blockade"
    " discards=assassinate.recon.deploy_only.deploy_only played=M32 asked=285"
)


def test_the_closing_card_is_not_left_to_a_leader_late_in_the_game() -> None:
    """The opponent is 22 ahead and needs one more green mercenary. greedy-1 drew from the deck."""
    s = position(CLOSING)
    view, question = GAME.view(s, 0), GAME.question(s, 0).sheet()
    answers = [kind(GAME).answer(view, question, Random(1).randrange, Budget()) for kind in (FirstGreedyBot, GreedyBot)]
    assert answers == [("deck",), ("market", "M15")]


def test_a_rival_close_behind_is_a_threat_too() -> None:
    """The card that would let the opponent end the game costs more, the better the opponent stands."""
    words = "turn=0:hire rows=M29/M01-M02-M04 hands=M10.M11/M08.M09 ships=core/dorn bases=3.0.0/3.0.0"

    def threat(market: str, power: str) -> float:
        s = position(f"{BOARD.format(core='Y.B.W', dorn='G.R')} {words} market={market} power={power}")
        return sum(sign * evaluate(s, 0, weights) for sign, weights in ((1, Weights(closing=8.0)), (-1, Weights())))

    assert threat("M39.M38.M26", "0/40") == 0
    assert threat("M03.M38.M26", "0/40") == pytest.approx(-8)
    assert -8 < threat("M03.M38.M26", "0/3") < threat("M03.M38.M26", "3/0") < 0
    assert threat("M03.M38.M26", "40/0") == 0


def option(words: str, weights: Weights) -> float:
    """What these weights add to the value of a position for the first seat."""
    s = position(f"{BOARD.format(core='Y.B.W', dorn='G.R')} {words}")
    return evaluate(s, 0, weights) - evaluate(s, 0, Weights())


def test_the_fourth_of_a_kind_in_hand_is_a_promise_to_the_leader() -> None:
    """Three yellow in the row and one in hand: worth all with a good lead, less without it, nothing far behind."""
    words = "turn=1:mercenary ships=core/dorn bases=3.0.0/3.0.0 rows=M01-M02-M04/M29"
    ready, missing = f"{words} hands=M03.M10/M08.M09", f"{words} hands=M11.M10/M08.M09"
    assert option(f"{ready} power=40/0", Weights(option=15.0)) == pytest.approx(15)
    assert option(f"{ready} power=0/40", Weights(option=15.0)) == 0
    assert 0 < option(f"{missing} power=40/0", Weights(option=15.0)) < 15


def test_the_fourth_of_a_kind_in_a_rivals_hand_is_a_threat() -> None:
    """The rival moves next, so being level is not enough."""
    words = "turn=1:mercenary ships=core/dorn bases=3.0.0/3.0.0 rows=M29/M01-M02-M04 hands=M10.M11/M03.M09"
    assert option(f"{words} power=0/0", Weights(option_threat=40.0)) == pytest.approx(-40)
    assert option(f"{words} power=40/0", Weights(option_threat=40.0)) == 0


def test_both_sides_gain_power_before_the_game_ends() -> None:
    """What I gain in the turn that ends the game makes up for a deficit, and a rival's turn comes before mine."""
    words = "turn=1:mercenary ships=core/dorn bases=3.0.0/3.0.0"
    ready = f"{words} rows=M01-M02-M04/M29 hands=M03.M10/M08.M09 power=0/4"
    assert option(ready, Weights(option=15.0)) == 0
    assert 0 < option(ready, Weights(option=15.0, option_gain=14.0)) < 15
    threatened = f"{words} rows=M29/M01-M02-M04 hands=M10.M11/M03.M09 power=14/0"
    assert option(threatened, Weights(option_threat=40.0)) == 0
    assert -40 < option(threatened, Weights(option_threat=40.0, option_behind=16.0)) < 0


def test_the_last_turn_counts_with_what_it_still_holds() -> None:
    """Level in the turn that ends the game, with a Deploy left: nearer to a victory than to a defeat."""
    words = "rows=M01-M02-M03-M04/M29 played=M04 ships=core/dorn bases=3.0.0/3.0.0 hands=M10/M08 power=0/0"
    s = position(f"{BOARD.format(core='Y.B.W', dorn='G.R')} turn=0:actions {words}")
    s = replace(s, ending="four_of_a_kind")
    assert (
        evaluate(s, 0, Weights(ending_doubt=4.0))
        > 0
        > evaluate(replace(s, power=(0, 40)), 0, Weights(ending_doubt=4.0))
    )


def test_an_action_on_the_marker_is_a_step_to_come() -> None:
    """Before a support action that is on the marker, the step counts: its power and the reputation."""
    words = "turn=0:actions rows=M29/ played=M29 ships=core/dorn bases=3.0.0/3.0.0 hands=M02/M03"
    on_marker = f"{words} markers=support.recon.bombard.bombard.recon"
    weights = Weights(renown=0.5)
    assert option(on_marker, weights) == pytest.approx(0.5 * (2 + Weights().reputation))
    assert option(f"{words} markers=bombard.recon.bombard.support.recon", weights) == 0
