"""``ringrealms3d ugi`` in a process of its own, as a runner meets it."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

import ringrealms3d as rr
from ringrealms3d.engine.ugi.info import PROVEN_CP, parse_info
from tests.cli.running import assert_refused, environment, run_cli
from tests.engine.ugi.runner import Runner, running
from tests.patience import ENGINE_SECONDS
from tests.subprocesses import ROOT

TET, CUBE = "ring-majority/tet", "ring-majority/cube"
LOOP, TILES = "loop/mini", "path-tiles/free-turns"


@pytest.fixture(scope="module")
def shared() -> Iterator[Runner]:
    """An engine that several tests use, one after the other."""
    with running() as runner:
        runner.ready("ugi")
        yield runner


@pytest.fixture
def engine(shared: Runner) -> Iterator[Runner]:
    """The shared engine as if it was new, with nothing said that no test expects."""
    assert shared.ready(*new_start(TET)) == []
    yield shared
    assert shared.ready() == []


def new_start(uid: str) -> tuple[str, ...]:
    options = {"Game": uid, "Threads": 1, "Level": 10, "Seed": 0}
    given = (f"setoption name {name} value {value}" for name, value in options.items())
    return (*given, "uginewgame", "position startpos")


def playouts(lines: list[str]) -> int | None:
    """Return how many playouts the last search told in the end."""
    return parse_info(lines[-2]).nodes


def test_the_handshake() -> None:
    with running(LOOP) as runner:
        runner.tell("ugi")
        lines = runner.until("ugiok")
        assert lines[0] == f"id name ringrealms3d {rr.__version__}"
        assert lines[1].startswith("id author ")
        assert lines[2].startswith(f"option name Game type combo default {LOOP} var ")
        assert "option name OwnBook type check default false" in lines
        runner.tell("quit")
        assert runner.rest() == []
        assert runner.ended() == (0, "")


def test_a_search_tells_what_it_finds_and_then_its_move(engine: Runner) -> None:
    engine.tell("go nodes 3000")
    lines = engine.until("bestmove")
    move = lines[-1].split()[1]
    assert rr.start(TET).is_legal(rr.start(TET).parse_move(move))
    for line in lines[:-1]:
        assert line.split()[::2][:5] == ["info", "nodes", "time", "cp", "pv"] or "depth" in line
        info = parse_info(line)
        assert info.depth == len(info.line) > 0
        assert info.seconds is not None
        assert info.nodes_per_second is not None
        assert info.cp is not None
        assert abs(info.cp) < PROVEN_CP
    assert playouts(lines) == 3000
    assert parse_info(lines[-2]).line[0] == move


def test_the_same_seed_and_nodes_give_the_same_search(engine: Runner) -> None:
    def search(seed: int) -> list[str]:
        engine.tell(f"setoption name Seed value {seed}", "position startpos moves f1")
        engine.tell("go nodes 900")
        told = parse_info(engine.until("bestmove")[-2])
        return [str(told.cp), *told.line]

    assert search(3) == search(3)
    assert len({tuple(search(seed)) for seed in range(6)}) > 1


def test_the_expected_line_can_be_played(engine: Runner) -> None:
    engine.tell("position startpos moves f1 v4", "go nodes 20000")
    position = rr.start(TET)
    for text in ("f1", "v4", *parse_info(engine.until("bestmove")[-2]).line):
        position = position.play(position.parse_move(text))


def test_a_stop_ends_an_endless_search(engine: Runner) -> None:
    engine.tell("go infinite")
    engine.until("info")
    move = engine.best_move("stop")
    assert rr.start(TET).is_legal(rr.start(TET).parse_move(move))
    engine.tell("stop", "stop")  # now there is nothing to stop


def test_it_is_ready_while_it_searches(engine: Runner) -> None:
    engine.tell("go infinite", "isready", "isready")
    engine.until("readyok")
    engine.until("readyok")
    engine.best_move("stop")


def test_what_comes_during_a_search_waits_its_turn(engine: Runner) -> None:
    engine.tell("go infinite", "position startpos moves f1", "query p1turn", "nonsense")
    engine.tell("stop")
    assert [line.split()[0] for line in engine.until("response")[-2:]] == ["bestmove", "response"]
    assert "nonsense" in engine.next()


def test_searches_wait_for_each_other_and_a_stop_ends_them_all(engine: Runner) -> None:
    engine.tell("go infinite", "go infinite", "stop")
    engine.until("bestmove")
    engine.until("bestmove")


@pytest.mark.parametrize("go", ["go movetime 60", "go p1time 900 p2time 1 p1inc 10 p2inc 0"])
def test_a_search_ends_with_its_time(engine: Runner, go: str) -> None:
    engine.tell(*new_start(CUBE), go)
    told = parse_info(engine.until("bestmove")[-2])
    assert told.nodes


def test_the_clock_is_the_movers(engine: Runner) -> None:
    engine.tell(*new_start(CUBE), "position startpos moves f1", "go p1time 900000000 p2time 200")
    assert playouts(engine.until("bestmove"))


def test_the_smallest_limit_holds(engine: Runner) -> None:
    engine.tell("go movetime 600000 nodes 700 depth 500")
    assert playouts(engine.until("bestmove")) == 700
    engine.tell("setoption name Level value 2", "go nodes 100000")
    assert playouts(engine.until("bestmove")) == 60


@pytest.mark.nightly
def test_a_depth_that_the_memory_does_not_hold_ends_the_search(engine: Runner) -> None:
    engine.tell(*new_start(LOOP), "setoption name Hash value 1", "go depth 500")
    assert engine.until("bestmove")[-1].startswith("bestmove ")
    engine.tell("setoption name Hash value 128")


def test_a_depth_is_the_length_of_the_expected_line(engine: Runner) -> None:
    engine.tell(*new_start(CUBE), "go depth 3")
    told = parse_info(engine.until("bestmove")[-2])
    assert told.depth is not None
    assert told.depth >= 3
    engine.tell("go depth 0")
    engine.until("bestmove")


def test_questions(engine: Runner) -> None:
    def answers() -> list[str]:
        engine.tell("query p1turn", "query gameover", "query result")
        return [engine.next().removeprefix("response ") for _ in range(3)]

    assert answers() == ["true", "false", "none"]
    engine.tell("position startpos moves f1")
    assert answers() == ["false", "false", "none"]
    engine.tell("position fen rrr1/bbbbb1/rrr1:r:0,5")
    over = rr.from_fen(TET, "rrr1/bbbbb1/rrr1:r:0,5").outcome
    won = {0: "p1win", 1: "p2win", None: "draw"}[over.winner] if over else "none"
    assert answers() == ["true", str(over is not None).lower(), won]


def test_a_broken_position_leaves_none(engine: Runner) -> None:
    for broken, named in [
        ("position startpos moves f1 f9", "move 2, 'f9'"),
        ("position startpos moves f1 f1", "move 2, 'f1'"),
        ("position fen 4/6/4:x:1,1", "'x'"),
        ("position fen nothing", "nothing"),
        ("position nowhere", "nowhere"),
        ("position fen", "nothing after fen"),
    ]:
        engine.tell(broken)
        line = engine.next()
        assert line.startswith("info string line ")
        assert named in line
        engine.tell("query p1turn", "go infinite")
        assert "there is no position" in engine.next()
        assert engine.next() == "response none"
        assert "there is no position" in engine.next()
        assert engine.next() == "bestmove 0000"
    engine.tell("position startpos", "query p1turn")
    assert engine.next() == "response true"


@pytest.mark.parametrize("go", ["go depth", "go nodes -3", "go movestogo 20", "go p1time 9"])
def test_a_go_that_can_not_be_done_has_no_best_move(engine: Runner, go: str) -> None:
    engine.tell(go)
    assert engine.next().startswith("info string line ")
    assert engine.next() == "bestmove 0000"


@pytest.mark.nightly
def test_a_game_that_is_over_has_no_best_move(engine: Runner) -> None:
    with running(LOOP) as runner:
        line = self_play(runner, runner)
        runner.tell(f"position startpos moves {' '.join(line)}", "query gameover", "go nodes 5")
        assert runner.next() == "response true"
        assert "the game is over" in runner.next()
        assert runner.next() == "bestmove 0000"


def self_play(first: Runner, second: Runner) -> list[str]:
    """Let two engines play a game of Loop and return its moves, checked by the rules."""
    position, line = rr.start(LOOP), list[str]()
    first.ready("uginewgame")
    second.ready("uginewgame")
    while position.outcome is None:
        mover = (first, second)[position.turn]
        setup = f"position startpos moves {' '.join(line)}" if line else "position startpos"
        assert mover.ready(setup) == []
        line.append(mover.best_move("go movetime 25"))
        position = position.play(position.parse_move(line[-1]))
    first.tell(f"position startpos moves {' '.join(line)}", "query result")
    won = {0: "p1win", 1: "p2win", None: "draw"}[position.outcome.winner]
    assert first.next() == f"response {won}"
    return line


@pytest.mark.nightly
def test_a_whole_game_between_two_processes() -> None:
    with running(LOOP) as first, running(LOOP) as second:
        assert len(self_play(first, second)) > 5
        second.tell("setoption name Level value 1")
        assert len(self_play(first, second)) > 5


def almost_won() -> list[str]:
    """Return a random game of Loop up to the move that wins it."""
    for seed in range(1000):
        draw, position, line = random.Random(seed), rr.start(LOOP), list[str]()
        while position.outcome is None:
            move = draw.choice(position.legal_moves)
            line.append(position.format_move(move))
            mover, position = position.turn, position.play(move)
        if position.outcome.winner == mover:
            return line[:-1]
    raise AssertionError("every game is drawn")


def test_an_end_within_reach_is_told_in_plies(engine: Runner) -> None:
    engine.ready(f"setoption name Game value {LOOP}")
    engine.tell(f"position startpos moves {' '.join(almost_won())}", "go infinite")
    told = parse_info(engine.until("bestmove")[-2])
    assert (told.mate, told.cp, len(told.line)) == (1, None, 1)


def test_path_tiles_are_dealt_from_the_seed(engine: Runner) -> None:
    def first_move(seed: int) -> str:
        """Play the first legal move of this seed's deal and return whose turn the engine sees."""
        position = rr.start(TILES, seed)
        move = position.format_move(position.legal_moves[0])
        engine.tell(f"setoption name Seed value {seed}", f"position startpos moves {move}")
        position = position.play(position.parse_move(move))
        best = engine.best_move("go nodes 40")
        assert position.is_legal(position.parse_move(best))
        return best

    engine.ready(f"setoption name Game value {TILES}")
    assert len({first_move(seed) for seed in (0, 1, 2, 3)}) > 1
    assert first_move(2) == first_move(2)


def test_what_nobody_sees_does_not_count(engine: Runner) -> None:
    """The same position with other unseen tiles gets the same move."""
    engine.ready(f"setoption name Game value {TILES}", "setoption name Seed value 5")
    fen = rr.start(TILES, 5).fen()
    engine.tell("position startpos")
    dealt = engine.best_move("go nodes 300")
    engine.tell(f"position fen {fen}")
    assert engine.best_move("go nodes 300") == dealt


def test_options_that_are_wrong_are_told_and_change_nothing(engine: Runner) -> None:
    engine.tell("setoption name Level value 11", "setoption name Game value chess/8")
    assert "Level is '11'" in engine.next()
    assert "chess" in engine.next()
    assert engine.ready("setoption name OwnBook value true")[0].startswith("info string ")
    engine.tell("setoption name OwnBook value false", "query p1turn")
    assert engine.next() == "response true"


def test_two_threads_search(engine: Runner) -> None:
    engine.tell("setoption name Threads value 2", "setoption name Hash value 16")
    engine.tell("go nodes 20000")
    assert playouts(engine.until("bestmove")) == 20_000


@pytest.mark.parametrize(
    "line",
    [b"\xff\xfe\x00", b"stop \xf0\x28", b"x" * 100_000, "sp\u2028lit", "position " + "f " * 9999],
)
def test_junk_is_told_and_survived(engine: Runner, line: bytes | str) -> None:
    engine.tell(line)
    told = engine.next()
    assert told.startswith("info string line ")
    assert len(told) < 400


@pytest.mark.nightly
def test_it_ends_with_its_input() -> None:
    with running() as runner:
        runner.ready()
        runner.end_input()
        assert runner.rest() == []
        assert runner.ended() == (0, "")


@pytest.mark.nightly
def test_it_ends_with_its_input_in_the_middle_of_a_search() -> None:
    with running() as runner:
        runner.ready()
        runner.tell("go infinite")
        runner.until("info")
        runner.end_input()
        assert runner.rest()[-1].startswith("bestmove ")
        assert runner.ended() == (0, "")


@pytest.mark.nightly
def test_quit_ends_a_search_which_still_answers() -> None:
    with running() as runner:
        runner.ready()
        runner.tell("go infinite")
        runner.until("info")
        runner.tell("quit")
        assert runner.rest()[-1].startswith("bestmove ")
        assert runner.ended() == (0, "")


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends Ctrl+C otherwise")
def test_an_interrupt_ends_it() -> None:
    with running() as runner:
        runner.ready()
        runner.tell("go infinite")
        runner.until("info")
        runner.process.send_signal(signal.SIGINT)
        assert runner.rest()[-1].startswith("bestmove ")
        assert runner.ended() == (130, "stopped\n")


@pytest.mark.nightly
def test_it_ends_when_nobody_listens() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "ringrealms3d", "ugi"],
        cwd=ROOT,
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    process.stdout.close()
    _, errors = process.communicate(b"ugi\nisready\ngo infinite\n", timeout=ENGINE_SECONDS)
    assert (process.returncode, errors) == (0, b"")


@pytest.mark.nightly
def test_an_unknown_game_is_refused() -> None:
    assert_refused(run_cli("ugi", "ring-majority/ball"), "ball", "tet")
