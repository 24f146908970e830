"""A new version of the rules comes with a migration from the one before."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from plancia.engine import NoMigration
from plancia.games import NAMES, game

KEPT = {"rex": 3, "warlords": 2}  # the oldest versions whose games in progress can be continued, if not the first


@pytest.mark.parametrize("name", NAMES)
def test_every_version_since_the_oldest_kept_has_a_migration(name: str) -> None:
    assert sorted(game(name).MIGRATIONS) == list(range(KEPT.get(name, 1), game(name).VERSION))


@pytest.mark.parametrize("name", NAMES)
def test_a_state_of_a_newer_or_unknown_version_is_refused(name: str) -> None:
    rules = game(name)
    state, _ = rules.begin(rules.OPTIONS(), rules.SEATS[0])
    for version in (rules.VERSION + 1, KEPT.get(name, 1) - 1):
        with pytest.raises(NoMigration, match=f"version {version} "):
            rules.load(rules.save(state), version)


def test_migrations_are_done_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    rules: Any = game("tigris")
    state, _ = rules.begin(rules.OPTIONS(), 2)
    steps = {n: lambda saved, n=n: saved | {"quiet": 10 * saved["quiet"] + n} for n in (1, 2)}
    monkeypatch.setattr(type(rules), "VERSION", 3)
    monkeypatch.setattr(type(rules), "MIGRATIONS", steps)
    assert rules.load(rules.save(state), 1).quiet == 100 * state.quiet + 12
    assert rules.load(rules.save(state), 2).quiet == 10 * state.quiet + 2
    assert rules.load(rules.save(state)) == msgspec.structs.replace(state)
