"""What every level of a game of one's own sees: wins at once, and those of the other side."""

from __future__ import annotations

from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.engine.levels import get_level, get_rung, with_urgent
from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.engine.schedules import Schedule, Step, keep_schedule, schedule, schedules
from ringrealms3d.engine.settings import STRONG
from ringrealms3d.engine.thinker import NoWatcher, Thinker
from ringrealms3d.library.ladder import level_strengths
from tests.games.own_game import new_name, write_game
from tests.games.registry import kept_registry

pytestmark = pytest.mark.usefixtures("examples_registered")

OPEN_THREE = ("1a1", "3c2", "1b1", "3b4", "1c1")
"""White has three of four in a row, and Black is to move: 1d1 alone does not lose at once."""


def played(position: rr.Position, level: int, seed: int) -> str:
    """Return the move that a level plays."""
    chosen = get_level(level, position.uid)
    request = SearchRequest(position, chosen.limits, STRONG, seed, chosen.sampling)
    found = Thinker(lambda sentence: None).choose(request, NoWatcher())
    return position.format_move(found.move)


@pytest.mark.nightly
@pytest.mark.parametrize("level", [1, 2, 4])
def test_a_level_lets_no_three_stand(level: int) -> None:
    position = rr.start("qubic/4")
    for text in OPEN_THREE:
        position = position.play(text)
    assert {played(position, level, seed) for seed in range(3)} == {"1d1"}


def test_a_level_wins_at_once() -> None:
    position = rr.start("qubic/4")
    for text in (*OPEN_THREE, "4a4"):
        position = position.play(text)
    assert {played(position, 1, seed) for seed in range(3)} == {"1d1"}


def test_levels_that_nobody_measured_search_more_on_large_boards_and_in_long_games() -> None:
    usual = schedules()["other"].rungs
    assert get_rung(3, "hex/5") == usual[2]
    found = get_rung(3, "qubic/4").playouts
    assert found == round((usual[2].playouts or 0) * (64 / 30) ** 2)


def test_a_level_plays_what_the_rules_call_urgent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = new_name()
    verb = (
        "@kernel\ndef urgent(tables, state, out):\n    out[0] = 13\n    return int(state.ply == 1)"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    with kept_registry():
        rr.register(write_game(tmp_path, name, ("class Own(", f"{verb}\n\n\nclass Own(")))
        start = rr.start(f"{name}/3")
        for position, count in ((start, 27), (start.play("a11"), 1)):
            moves = tuple(Candidate(move, 1, 0.5) for move in position.legal_moves)
            found = with_urgent(Analysis(moves, (), 27, 0.0), position)
            assert len(found.candidates) == count
        assert position.format_move(found.candidates[0].move) == "b22"


def test_levels_that_were_measured_here_are_taken_from_their_file() -> None:
    rungs = tuple(get_rung(level, "qubic/4") for level in range(1, 11))
    kept = Schedule("qubic/4", rungs, (Step(100, 60, 140, 40),) * 9)
    assert not level_strengths("qubic")
    path = keep_schedule("qubic", kept)
    try:
        level_strengths.cache_clear()
        assert schedule("qubic/4") == kept
        assert get_rung(3, "qubic/4") == rungs[2]
        assert level_strengths("qubic")[10] == level_strengths("qubic")[1] + 900
        path.write_text("[]", encoding="utf-8")
        schedules.cache_clear()
        assert schedule("qubic/4") == schedules()["other"]
    finally:
        path.unlink()
        schedules.cache_clear()
        level_strengths.cache_clear()
