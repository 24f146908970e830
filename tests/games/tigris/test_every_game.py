"""Rules that hold in every game: who goes home, when treasures move, what can be proved about a hand."""

from functools import cache
from random import Random

from plancia.engine import CHANCE
from plancia.games.tigris import GAME, State
from plancia.games.tigris.board import beside
from plancia.games.tigris.components import COLOURS, GREEN, RED, TILES
from plancia.games.tigris.facts import (
    CatastrophePlayed,
    ConflictDecided,
    LeaderWentHome,
    MonumentBuilt,
    Scored,
    TilesAdded,
    TilesLost,
    TreasureTaken,
)
from plancia.games.tigris.hidden.knowledge import agrees, certain, owned
from plancia.games.tigris.turn import TakeAction
from tests.games.tigris.players import Step, bold, careless, games


@cache
def played() -> list[Step]:
    """Every step of some games, half of them by bold players."""
    return [step for player in (bold, careless) for steps in games(8, player) for step in steps]


def between_actions() -> list[State]:
    return [step.s for step in played() if isinstance(step.s.ask, TakeAction)]


def actions() -> list[list[Step]]:
    """The steps of each action, up to the last answer it needed."""
    found: list[list[Step]] = []
    for step in played():
        if isinstance(step.s.ask, TakeAction):
            found.append([])
        if found:
            found[-1].append(step)
    return found


def test_9_11_only_losers_go_home_in_a_war() -> None:
    """A leader that leaves during wars is the loser of one of them: no other leader goes home. §9.11 §9.13"""
    wars = 0
    for step in played():
        lost = [(f.loser, f.colour) for f in step.facts if isinstance(f, ConflictDecided) and f.kind == "war"]
        gone = [(f.seat, f.colour) for f in step.facts if isinstance(f, LeaderWentHome) and f.why == "war"]
        assert gone == lost
        wars += len(lost)
    assert wars > 20


def test_6_10_only_monuments_and_catastrophes_take_a_last_temple() -> None:
    """A leader goes home for lack of a temple only after a monument or a catastrophe. §6.10"""
    for step in played():
        stranded = [f for f in step.facts if isinstance(f, LeaderWentHome) and f.why == "no_temple"]
        assert not stranded or any(isinstance(f, MonumentBuilt | CatastrophePlayed) for f in step.facts)


def test_leader_6_10_leaders_always_stand_beside_a_temple() -> None:
    """At every question, even in the middle of wars, each leader has a face-up temple beside it. §6.10"""
    assert all(not sum(step.s.leaders) & ~beside(step.s.tiles[RED]) for step in played())


def test_11_1_some_actions_never_move_a_treasure() -> None:
    """A catastrophe, a withdrawal and a swap leave all treasures where they are. §11.1"""
    still = ("catastrophe", "withdraw", "swap", "end")
    for action in actions():
        moved = [fact for step in action for fact in step.facts if isinstance(fact, TreasureTaken)]
        assert not moved or action[0].words[0] not in still


def test_11_1_a_kingdom_with_a_trader_holds_one_treasure_at_most() -> None:
    """When the next action begins, all treasures that were due have been taken. §11.1 §11.2"""
    for s in between_actions():
        for kingdom in s.survey().kingdoms:
            assert not s.rulers(GREEN, kingdom) or (kingdom & s.treasures).bit_count() <= 1


def test_11_5_one_action_pays_one_owner_in_one_kingdom() -> None:
    """In a game played from the start treasures never fall due in two kingdoms at once. §11.5"""
    for action in actions():
        takers = [step for step in action if any(isinstance(fact, TreasureTaken) for fact in step.facts)]
        assert len(takers) <= 1
        assert len({fact.seat for step in takers for fact in step.facts if isinstance(fact, TreasureTaken)}) <= 1


def test_3_1_there_is_always_a_treasure_left() -> None:
    """Ten treasures are on the board or taken, and at least one of them is on the board. §3.1 §15.1"""
    for step in played():
        left = step.after.treasures.bit_count()
        assert left + sum(step.after.taken) == 10
        assert left >= 1


def test_war_9_2_a_kingdom_at_rest_has_one_leader_of_a_colour() -> None:
    """After all conflicts of an action no kingdom has two leaders of one colour. §8.6 §9.2"""
    for s in between_actions():
        assert all(len(s.rulers(colour, kingdom)) <= 1 for kingdom in s.survey().kingdoms for colour in range(4))


def tiles_in_play(s: State) -> int:
    return sum((*s.bag, *s.hands, *s.reserve, *s.aside)) + (sum(s.tiles) + s.face_down).bit_count()


def test_tile_7_1_tiles_leave_the_game_in_three_ways() -> None:
    """A tile leaves the game only by a conflict, a war or a catastrophe; a swap sets it aside. §7.1 §8.8 §9.11 §12.4"""
    for step in played():
        lost = sum(len(fact.cells) for fact in step.facts if isinstance(fact, TilesLost))
        lost += sum(fact.count for fact in step.facts if isinstance(fact, TilesAdded))
        lost += sum(fact.destroyed is not None for fact in step.facts if isinstance(fact, CatastrophePlayed))
        assert tiles_in_play(step.after) == tiles_in_play(step.s) - lost
        assert tiles_in_play(step.after) <= sum(TILES)


def test_16_4_points_are_what_was_awarded() -> None:
    """The sum of the public awards is everybody's total. §16.4"""
    for step in played():
        gained = [0] * len(step.s.points)
        for fact in step.facts:
            if isinstance(fact, Scored):
                gained[4 * fact.seat + COLOURS.index(fact.colour)] += fact.points
        assert step.after.points == tuple(a + b for a, b in zip(step.s.points, gained, strict=True))


def test_turn_14_3_hands_are_full_when_a_turn_begins() -> None:
    """Every turn begins with six tiles in every hand. §14.3 §5.4"""
    for s in between_actions():
        assert s.ask.left < 2 or all(s.held(seat) == 6 for seat in range(s.seats))


def test_17_9_what_all_can_prove_is_true() -> None:
    """The proofs about a hand agree with its tiles, and with those its player has swapped. §17.9"""
    for step in played():
        for seat, proofs in enumerate(step.s.proofs):
            hand, aside = step.s.hand(seat), step.s.aside[4 * seat : 4 * seat + 4]
            assert agrees(proofs, hand)
            assert all(known <= a + b for known, a, b in zip(owned(proofs), hand, aside, strict=True))
            assert all(known <= held for known, held in zip(certain(proofs), hand, strict=True))


def test_16_5_an_imagined_table_looks_the_same() -> None:
    """A state imagined from a view has that view, and can be played. §16.5 §17.9"""
    random = Random(1)
    for step in played()[::23]:
        for seat in (*range(step.s.seats), None):
            view = GAME.view(step.s, seat)
            imagined = GAME.imagine(view, random.randrange)
            assert GAME.view(imagined, seat) == view
            assert min((*imagined.bag, *imagined.hands, *imagined.aside)) >= 0
            assert tiles_in_play(imagined) == tiles_in_play(step.s)
            assert all(agrees(proofs, imagined.hand(other)) for other, proofs in enumerate(view.proofs))
            if step.seat != CHANCE:
                GAME.apply(imagined, step.seat, GAME.question(imagined, step.seat).sample(random.randrange))


def test_options_17_1_variants_do_not_leak_into_the_plain_game() -> None:
    """Without the open-tile variant nothing can be proved and there is no reserve. §17.1"""
    plain = [step.s for step in played() if not step.s.options.open_tiles]
    assert not any(any(s.reserve) or any(s.proofs) for s in plain)
