"""Positions, games and what belongs to them are pickled and copied, also for other processes."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ringrealms3d as rr
from ringrealms3d.core.errors import error_sentence
from ringrealms3d.games import variant, variant_ids
from ringrealms3d.records.node import Evaluation, Mark
from ringrealms3d.records.record import GameRecord, Reason, Result
from tests.amounts import SOME_OF_EACH_GAME, rest_nightly
from tests.records.opened import played, texts
from tests.records.test_game_files import grown, noted
from tests.subprocesses import ROOT

TET = "ring-majority/tet"
DEEP = 400


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


Way = Callable[[Any], Any]
WAYS: list[Way] = [pickled, copy.deepcopy, copy.copy]


@pytest.mark.few(9)
@pytest.mark.parametrize("uid", rest_nightly(variant_ids(), *SOME_OF_EACH_GAME))
@pytest.mark.parametrize("way", WAYS)
def test_a_position_is_the_same_with_all_that_is_hidden(way: Way, uid: str) -> None:
    for node in grown(uid, 5, 12).nodes():
        again = way(node.position)
        assert again == node.position
        assert again.variant is node.position.variant
        assert again.legal_moves == node.position.legal_moves
        assert again.state.tobytes() == node.position.state.tobytes()
        for move in again.legal_moves[:2]:
            assert again.play(move) == node.position.play(move)


@pytest.mark.parametrize("uid", rest_nightly(variant_ids(), *SOME_OF_EACH_GAME))
def test_a_variant_is_the_one_of_its_process_and_its_board_the_same(uid: str) -> None:
    assert pickled(variant(uid)) is variant(uid)
    board = variant(uid).board
    again = pickled(board)
    assert (again.sites, again.title, again.site(board.sites[-1])) == (
        board.sites,
        board.title,
        board.size - 1,
    )
    assert again.neighbours.tolist() == board.neighbours.tolist()
    assert not again.neighbours.flags.writeable


@pytest.mark.parametrize("way", WAYS[:2])
@pytest.mark.parametrize("uid", ["loop/mini", "path-tiles/free-turns"])
def test_a_game_comes_back_whole(way: Way, uid: str) -> None:
    record = grown(uid, 3)
    again = way(record)
    assert again.root is not record.root
    assert (again.uid, again.seed, again.fen) == (record.uid, record.seed, record.fen)
    assert (again.players, again.date) == (record.players, record.date)
    assert (again.time_control, again.ended) == (record.time_control, record.ended)
    assert noted(again) == noted(record)
    assert again.start.state.tobytes() == record.start.state.tobytes()
    changed = len(list(record.nodes()))
    again.last.play(again.last.position.legal_moves[0])
    again.date = "2006-05"
    assert (len(list(record.nodes())), record.date) == (changed, "2026-11-24")


def test_nodes_stay_those_of_their_game() -> None:
    record = grown("loop/mini", 3)
    again, last, root = pickled((record, record.last, record.root))
    assert last is again.last
    assert root is again.root
    alone = pickled(record.line[1])
    assert alone.texts == record.line[1].texts
    assert texts(alone.children) == texts(record.line[1].children)


def test_a_game_nested_deep_is_pickled() -> None:
    record = GameRecord("ring-majority/grid", 1)
    node = record.root
    while node.ply < DEEP and node.position.outcome is None:
        moves = node.position.legal_moves
        node.play(moves[0])
        node = node.play(moves[-1])
    assert noted(pickled(record))[-1] == noted(record)[-1]


def test_a_node_that_was_deleted_is_refused() -> None:
    record = played(TET, ["f1"]).record
    gone = record.root.children.pop()
    with pytest.raises(pickle.PicklingError, match="is no longer in its game"):
        pickle.dumps(gone)


def test_what_belongs_to_games_comes_back() -> None:
    ended = played(TET, fen="rrrr/bbbbbb/rrr1:r:5,5").record.start
    ended = ended.play(ended.legal_moves[0])
    assert ended.outcome is not None
    values = [
        ended.outcome,
        rr.Move(5),
        Evaluation(0.5, 1.0, 7, True, "f1"),
        Mark("arrow", ("f1", "v1"), colour="blue"),
        Result(1, Reason.TIME),
        ended.counts,
        *ended.groups,
        *ended.trails,
    ]
    for way in WAYS:
        assert [way(value) for value in values] == values
    with pytest.raises(TypeError):
        pickled(ended.outcome).marks["loop"] = ()
    assert pickled(rr.get_game("loop")) is rr.get_game("loop")


def test_what_is_found_in_the_library_comes_back(tmp_path: Path) -> None:
    position = rr.start(TET)
    with rr.Library(tmp_path / "library.sqlite") as library:
        library.keep(played(TET, ["f1"]).record)
        found = [*library.games(rr.Query(game="ring-majority")), *library.continuations(position)]
        found.append(library.statistics())
    values = [*found, rr.Query(position=position, plies=(1, 2)), rr.Limit(nodes=5)]
    assert [pickled(value) for value in values] == values


FAILING: list[Callable[[], object]] = [
    lambda: rr.start("loop/huge"),
    lambda: rr.start("go/19x19"),
    lambda: rr.start(TET).play("f1").play("f1"),
    lambda: rr.read_game("nowhere.json"),
    lambda: rr.Program("false", TET),
]


@pytest.mark.parametrize("failing", FAILING)
def test_an_error_says_the_same_in_another_process(failing: Callable[[], object]) -> None:
    with pytest.raises(rr.UserError) as raised:
        failing()
    again = pickled(raised.value)
    assert (type(again), str(again)) == (type(raised.value), str(raised.value))
    assert error_sentence(again) == error_sentence(raised.value)


SCRIPT = """
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import ringrealms3d as rr


def moved(position):
    return position.play(position.legal_moves[0])


def refused(position):
    position.play("nowhere")


def searched(position):
    with rr.Engine(position.uid, seed=1) as engine:
        return engine.analyse(position, rr.Limit(nodes=20), lines=1)


def commented(record):
    record.last.comment = "from another process"
    return record


if __name__ == "__main__":
    rr.register("outside_hex:GAME")
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for uid in ("loop/mini", "path-tiles/free-turns", "hex/5"):
            position = rr.start(uid, 1)
            assert pool.submit(moved, position).result() == moved(position)
        record = rr.GameRecord("hex/5")
        node = record.root.play(record.start.legal_moves[0])
        again = pool.submit(commented, record).result()
        assert (again.last.comment, node.comment) == ("from another process", "")
        error = pool.submit(refused, record.start).exception()
        assert isinstance(error, rr.UserError) and "nowhere" in str(error)
        found = pool.submit(searched, rr.start("loop/mini")).result()
        assert found.simulations == 20 and len(found.candidates) == 1
    print("well")
"""


@pytest.mark.nightly
def test_other_processes_play_on(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT)
    (tmp_path / "outside_hex.py").write_text("from ringrealms3d.examples.hex import GAME")
    done = subprocess.run(
        [sys.executable, "script.py"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert (done.stdout, done.stderr) == ("well\n", "")
