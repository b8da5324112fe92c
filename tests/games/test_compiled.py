"""Plain and compiled rules play the same games, in every variant."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ringrealms3d as rr
from tests.games.digests import digests, logs
from tests.games.outside import EXAMPLES
from tests.subprocesses import ROOT, python_output

pytestmark = [pytest.mark.usefixtures("examples_registered"), pytest.mark.plain]

PLACES = tuple(dict.fromkeys(EXAMPLES.values()))
PLAYED = ("ring-majority/tet", "loop/mini", "path-tiles/free-turns", "hex-draughts/4")
"""Some of the boards, because each takes long to compile."""

LOGGED = ("ring-majority/tet", "loop/mini", "path-tiles/free-turns", "loops-n-leaps/8", "hex/5")


def compiled(name: str, uids: tuple[str, ...]) -> Any:
    """Run a printing function of the digests module with compiled rules."""
    code = (
        f"from ringrealms3d.core.kernel import compile_kernels; compile_kernels(*{PLACES!r});"
        f"import ringrealms3d as rr; [rr.register(place) for place in {PLACES!r}];"
        f"from tests.games.digests import {name}; {name}(*{uids!r})"
    )
    return json.loads(python_output("-c", code))


def assert_same(uids: tuple[str, ...]) -> None:
    """Compare every state of random games with those of compiled rules."""
    found = compiled("print_digests", uids)
    assert len(set(found.values())) == len(uids)
    assert found == digests(uids)


def test_every_state_of_random_games_is_the_same() -> None:
    assert_same(PLAYED)


@pytest.mark.nightly
def test_every_state_of_random_games_is_the_same_on_the_other_boards() -> None:
    assert_same(tuple(uid for uid in (*rr.variant_ids(), *EXAMPLES) if uid not in PLAYED))


def test_positions_tell_the_same() -> None:
    assert compiled("print_logs", LOGGED) == json.loads(json.dumps(logs(LOGGED)))


@pytest.mark.nightly
def test_the_engine_plays_a_game_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    position = rr.start("hex/5")
    with rr.Engine("hex/5", level=2, seed=1) as engine:
        while position.outcome is None:
            position = position.play(engine.best_move(position))
    assert position.outcome.winner in (0, 1)
