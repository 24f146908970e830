"""The games in OpenSpiel."""

from __future__ import annotations

import json
import pickle
import unittest
import warnings
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, sample_some_states
from open_spiel.python.observation import make_observation

from plancia.engine import CHANCE, Words
from plancia.games import NAMES, game
from plancia.research.openspiel import Node, OpenSpielState
from plancia.research.setup import utilities
from plancia.research.table import MaskedAction
from tests.research.games import LONG, OPTIONS, THOUSAND, table_of
from tests.research.twins import twins

PUBLIC = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
PRIVATE = pyspiel.IIGObservationType(perfect_recall=False, public_info=False)


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(f"plancia_{name}", params)


def step(state: Any, random: Random) -> None:
    """One random action, of a player or of chance."""
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(actions, odds)[0])
    else:
        state.apply_action(random.choice(state.legal_actions()))


def moments(name: str, every: int, seed: int = 1, **params: Any) -> Any:
    """States of a random game in which a player has to act."""
    random, state = Random(seed), load(name, **params).new_initial_state()
    number = 0
    while not state.is_terminal():
        number += 1
        if number % every == 0 and not state.is_chance_node():
            yield state
        step(state, random)


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_accepts_it(name: str) -> None:
    """The checks that OpenSpiel runs on its own games pass: those in C++, and those in Python."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it imports other games, which takes seconds: only here
        from open_spiel.python.tests import games_sim_test

    pyspiel.random_sim_test(load(name), num_sims=1, serialize=False, verbose=False, mask_test=True)
    games_sim_test.GamesSimTest().sim_game(load(name))


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_accepts_its_states(name: str) -> None:
    """Its checks of all games, those in Python included, pass: players, legal actions, observations of some states."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it imports other games
        from open_spiel.integration_tests import api_test

    played = load(name)
    short = sample_some_states.sample_some_states(played, max_states=60)
    states = [*short, *(state.clone() for state in moments(name, every=20))]  # the sample has no deep ones
    known = {"game": played, "game_name": name, "game_type": played.get_type(), "some_states": states}
    checks = type(name, (api_test.EnforceAPIOnPartialTreeBase,), {**known, "setUpClass": classmethod(lambda cls: None)})
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(checks).run(found)
    assert found.testsRun >= 5
    assert found.wasSuccessful(), [text for _, text in (*found.errors, *found.failures)]
    assert not found.skipped


@pytest.mark.soak
@LONG
@pytest.mark.parametrize("name", NAMES)
def test_openspiel_replays_it(name: str) -> None:
    """Its records of games, which have everything that a state shows, are the same when they are played again."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it imports other games
        from open_spiel.python.algorithms import generate_playthrough

    state = load(name).new_initial_state()
    random = Random(1)
    while not state.is_terminal():
        step(state, random)
    words = [state.node.codec.words[action] for action in state.history()]
    both = [
        generate_playthrough.playthrough(f"plancia_{name}", actions)
        for actions in (list(state.history()), [str(word) for word in words])
    ]
    assert both[0] == both[1]
    assert json.loads(both[0].splitlines()[-1].removeprefix("Returns() = ")) == state.returns()


@pytest.mark.soak
@LONG
@pytest.mark.parametrize("name", NAMES)
def test_openspiel_accepts_every_number_of_players(name: str) -> None:
    """The same with all numbers of players and other options."""
    for seats in game(name).SEATS:
        for options in OPTIONS[name]:
            played = load(name, players=seats, **options)
            pyspiel.random_sim_test(played, num_sims=3, serialize=False, verbose=False, mask_test=True)


@pytest.mark.parametrize("name", NAMES)
def test_states_are_copied_stored_and_sent(name: str) -> None:
    """Clones, OpenSpiel's serialisation and pickles are the same states, with their history."""
    played = load(name)
    assert str(pickle.loads(pickle.dumps(played))) == str(played)
    assert pickle.loads(pickle.dumps(played.get_type())) == played.get_type()
    for state in moments(name, every=151):
        text = pyspiel.serialize_game_and_state(played, state)
        for copy in (state.clone(), pyspiel.deserialize_game_and_state(text)[1], pickle.loads(pickle.dumps(state))):
            assert str(copy) == str(state)
            assert copy.history() == state.history()
            before = str(state)
            step(copy, Random(1))
            assert str(copy) != before == str(state)


def compare_games(name: str, numbers: range) -> None:
    for number in numbers:
        rules, random = game(name), Random(number)
        seats, options = table_of(name, number)
        state = load(name, players=seats, **options).new_initial_state()
        while not state.is_terminal():
            step(state, random)
        replayed = replay(name, rules.BOUNDED | options, seats, state.history())
        result = rules.result(replayed)
        assert result is not None
        assert replayed == state.node.state
        assert state.returns() == utilities(result.places)


def replay(name: str, options: dict[str, Any], seats: int, actions: list[int]) -> Any:
    """The engine's state after these actions."""
    rules, left = game(name), iter(actions)
    state, _ = rules.begin(rules.OPTIONS(**options), seats)
    vocabulary = load(name).codec.words
    while asked := rules.awaited(state):
        question, words = rules.question(state, asked[0]), Words()
        while question.next(words) is not None:
            words = (*words, vocabulary[next(left)])
        state, _ = rules.apply(state, asked[0], words, state.asked)
    assert next(left, None) is None
    return state


@pytest.mark.parametrize("name", NAMES)
def test_games_end_as_in_the_engine(name: str) -> None:
    """The engine, given the same actions, has the same result."""
    compare_games(name, range(3))


@pytest.mark.soak
@LONG
@pytest.mark.parametrize("numbers", THOUSAND)
@pytest.mark.parametrize("name", NAMES)
def test_a_thousand_games_end_as_in_the_engine(name: str, numbers: range) -> None:
    """The same, a thousand times."""
    compare_games(name, numbers)


def test_chance_has_the_odds_of_the_bag() -> None:
    """The first tile of Tigris & Euphrates is red with 47 of 143."""
    state = load("tigris").new_initial_state()
    assert state.chance_outcomes() == [(state.node.codec.id(0), 0.5), (state.node.codec.id(1), 0.5)]
    state.apply_action(state.node.codec.id(0))
    assert dict(state.chance_outcomes())[state.node.codec.id("red")] == pytest.approx(47 / 143)
    for name in NAMES:
        for at_chance in _chance_nodes(name):
            assert sum(odds for _, odds in at_chance.chance_outcomes()) == pytest.approx(1)


def _chance_nodes(name: str) -> Any:
    random, state = Random(3), load(name).new_initial_state()
    for _ in range(200):
        if state.is_chance_node():
            yield state
        if state.is_terminal():
            return
        step(state, random)


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same(name: str) -> None:
    """It has the same information state, player and legal actions, and is usually another state."""
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    different = 0
    for state in moments(name, every=41, players=3):
        seat = state.current_player()
        other = state.resample_from_infostate(seat, sampler)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.current_player() == seat
        assert other.legal_actions() == state.legal_actions()
        different += other.node.state != state.node.state
    assert different > 3


@pytest.mark.parametrize("name", NAMES)
def test_equal_views_give_equal_information_states(name: str) -> None:
    """What a seat cannot know is in no string, no tensor and no mask."""
    played = load(name, players=3, **OPTIONS[name][0])
    private = make_observation(played)
    public = make_observation(played, PUBLIC)
    own = make_observation(played, PRIVATE)
    masks = 0
    for state, twin, seat in twins(name):
        seen = []
        acting = {Node(played.codec, world).seat for world in (state, twin)} == {seat}
        masks += acting
        for world in (state, twin):
            shown: OpenSpielState = played.new_initial_state()
            shown.node = Node(played.codec, world)
            private.set_from(shown, seat)
            public.set_from(shown, seat)
            own.set_from(shown, seat)
            tensors = (private.tensor.tolist(), shown.information_state_tensor(seat), shown.observation_tensor(seat))
            strings = (shown.information_state_string(seat), shown.observation_string(seat))
            apart = (public.string_from(shown, seat), own.string_from(shown, seat), own.tensor.tolist())
            mask = shown.legal_actions_mask(seat) if acting else None  # others have no actions in OpenSpiel
            seen.append((tensors, strings, apart, mask))
        assert seen[0] == seen[1]
    assert masks > 5


def test_the_public_observation_has_no_hand() -> None:
    """Without private information an observation shows what a spectator sees."""
    played = load("tigris", players=3)
    public = make_observation(played, PUBLIC)
    private = make_observation(played)
    for state in moments("tigris", every=30, players=3):
        public.set_from(state, 1)
        private.set_from(state, 1)
        assert not public.dict["hand"].any()
        assert private.dict["hand"].any()
        assert np.array_equal(public.dict["board"][:4], private.dict["board"][:4])
        assert "hand: null" in public.string_from(state, 1)


def test_the_private_observation_has_the_hand_only() -> None:
    """Without public information an observation shows what spectators do not see."""
    played = load("tigris", players=3)
    own, whole = make_observation(played, PRIVATE), make_observation(played)
    for state in moments("tigris", every=30, players=3):
        for seat in range(3):
            own.set_from(state, seat)
            whole.set_from(state, seat)
            assert np.array_equal(own.dict["hand"], whole.dict["hand"])
            assert whole.dict["board"].any()
            assert not own.dict["board"].any()
            assert not own.dict["seats"].any()
            lines = own.string_from(state, seat).splitlines()
            assert {line.partition(":")[0] for line in lines} <= {"hand", "aside", "unseen", "words"}
            assert lines


def test_words_chosen_so_far_are_seen_by_their_player_only() -> None:
    """The beginning of an answer is part of the player's own information state."""
    state = next(iter(moments("tigris", every=1)))
    seat = state.current_player()
    before = [state.information_state_string(player) for player in range(2)]
    state.apply_action(state.node.codec.id("tile"))
    assert state.current_player() == seat
    assert state.information_state_string(seat).endswith("words: tile")
    assert state.information_state_string(1 - seat) == before[1 - seat]


@pytest.mark.parametrize("name", NAMES)
def test_is_mcts_plays(name: str) -> None:
    """OpenSpiel's information-set tree search plays a whole game for all players, in resampled states."""
    played, random = load(name), Random(1)
    searches = [
        ismcts.ISMCTSBot(played, Rollout(), uct_c=1.4, max_simulations=3, random_state=np.random.RandomState(seat))
        for seat in range(played.num_players())
    ]
    state, decisions = played.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            step(state, random)
            continue
        action = searches[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        decisions += 1
    assert decisions > 50


class Rollout(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """Values every state alike: the search is tested, not its strength."""

    def evaluate(self, state: Any) -> Any:
        return np.array(state.returns())

    def prior(self, state: Any) -> Any:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_errors_name_what_is_valid() -> None:
    """Bad parameters are rejected with the valid ones."""
    with pytest.raises(ValueError, match="tigris has 2 to 4 seats, not 5"):
        load("tigris", players=5)
    with pytest.raises(ValueError, match="no race 'terran'"):
        load("rex", races="terran")
    with pytest.raises(pyspiel.SpielError, match=r"Unknown parameter 'closed'.*english"):
        load("tigris", closed=True)
    everybody = pyspiel.PrivateInfoType.ALL_PLAYERS
    for public, private in ((True, everybody), (False, everybody), (False, pyspiel.PrivateInfoType.NONE)):
        kind = pyspiel.IIGObservationType(public_info=public, private_info=private, perfect_recall=False)
        with pytest.raises(
            ValueError, match=r"public, private to one player \(SINGLE_PLAYER\), or both; not public_info="
        ):
            make_observation(load("tigris"), kind)


def test_chance_is_no_seat_of_a_player() -> None:
    """OpenSpiel and the engine use the same number for chance."""
    assert pyspiel.PlayerId.CHANCE == CHANCE


def test_masked_actions_are_rejected() -> None:
    """Players and chance get an error that names the legal actions, and the state does not change."""
    state = load("tigris").new_initial_state()
    zero, one = state.node.codec.id(0), state.node.codec.id(1)
    with pytest.raises(MaskedAction, match=rf"action 0 \(build\) is not legal for chance; legal: {zero}, {one}$"):
        state.apply_action(0)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before = str(state)
    with pytest.raises(MaskedAction, match=r"action 0 \(build\) is not legal for player \d; legal: 2, 3"):
        state.apply_action(0)
    with pytest.raises(ValueError, match="no action 411: tigris has actions 0 to 410"):
        state.apply_action(411)
    with pytest.raises(ValueError, match="no player 2: players are 0 to 1"):
        state.resample_from_infostate(2, lambda: 0.5)
    assert str(state) == before
