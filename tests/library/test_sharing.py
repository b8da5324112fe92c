"""Processes share a library, and a killed one loses nothing that it kept."""

from __future__ import annotations

import signal
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.library.library import Library
from ringrealms3d.library.queries import Query
from ringrealms3d.records.edits import promote
from tests.library.kept import TET, opened, random_game, whole
from tests.subprocesses import ROOT

KEEPING = """
import sys
from ringrealms3d.library.library import Library
from ringrealms3d.records.record import GameRecord
with Library(sys.argv[1]) as library:
    while True:
        record, number = GameRecord("ring-majority/tet", int(sys.argv[2])), None
        node = record.root
        while node.ply < 10:
            node = node.play(node.position.legal_moves[node.ply % 2])
            number = library.keep(record, number, seats=(sys.argv[3], "person"))
            print(number, node.ply, flush=True)
"""


def test_an_order_of_variations_is_not_written_over(tmp_path: Path) -> None:
    record = random_game(TET, 1)
    for move in record.start.legal_moves[:3]:
        record.root.play(move)
    with opened(tmp_path) as here, opened(tmp_path) as there:
        number = here.keep(record)
        theirs = there.load(number)
        promotion = promote(theirs, theirs.root.children[2])
        assert promotion is not None
        promotion.make(theirs)
        there.keep(theirs, number)
        record.root.comment = "mine"
        assert here.keep(record, number) != number
        assert whole(there.load(number)) == whole(theirs)


def test_a_library_that_another_process_holds_for_long_is_told(tmp_path: Path) -> None:
    with opened(tmp_path) as library, opened(tmp_path) as other:
        library._database.execute("PRAGMA busy_timeout = 10")
        with other._database.transaction():
            with pytest.raises(UserError, match="database is locked"):
                library.keep(random_game(TET, 1))
            assert library.games() == []
        library.keep(random_game(TET, 1))
        assert other.count() == 1


def start_keeping(path: Path, seed: int, name: str = "") -> subprocess.Popen[str]:
    """Start a process that keeps games move by move and prints what is kept, without an end."""
    return subprocess.Popen(
        [sys.executable, "-c", KEEPING, str(path), str(seed), name],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )


def told_by(process: subprocess.Popen[str], lines: int) -> list[tuple[int, ...]]:
    """Kill a process once it printed so many lines; return the numbers in all that it printed."""
    assert process.stdout is not None
    with process:
        told = [process.stdout.readline() for _ in range(lines)]
        process.send_signal(signal.SIGKILL)
        told += process.stdout.readlines()
    return [tuple(map(int, line.split())) for line in told if line.endswith("\n")]


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_nothing_that_was_kept_is_lost_by_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    told: list[tuple[int, ...]] = []
    for number, lines in enumerate((1, 13, 4, 27, 50, 8)):
        told += told_by(start_keeping(path, number), lines)
        with Library(path) as library:
            assert library.notice == ""
            for game, ply in told:
                assert library.load(game).last.ply >= ply
                assert library.count(Query(position=library.load(game).line[ply - 1].position))
    assert len(told) >= 103


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_two_processes_keep_games_at_once(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    processes = [start_keeping(path, seed, f"program {seed}") for seed in (1, 2)]
    told = [told_by(process, 60) for process in processes]
    with Library(path) as library:
        assert library.notice == ""
        for seed, lines in zip((1, 2), told, strict=True):
            played = {game for game, _ in lines}
            found = library.games(Query(player=f"program {seed}"), limit=10_000)
            assert played <= {game.id for game in found} <= {*played, max(played) + 1}
            for (game, ply), (following, _) in pairwise(lines):
                assert following == game or ply == 10
                assert whole(library.load(game)).count('"move"') >= ply
        assert not {game for game, _ in told[0]} & {game for game, _ in told[1]}
