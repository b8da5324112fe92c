"""Readers of single lines: fens, moves, two sides of UGI, and the command line."""

from __future__ import annotations

import shlex
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable
from contextlib import chdir
from io import StringIO
from pathlib import Path

import ringrealms3d
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.plain_text import LONGEST_SENTENCE, printable
from tests.benchmarks.fuzzing.drawing import draw, get_ready
from tests.benchmarks.fuzzing.files import UIDS, look_at, random_game
from tests.benchmarks.fuzzing.target import Fault, Target

_FENS = (b":", b"/", b"-", b",", b"99999", b"t101", b"swap", b"b", b"w", b"r", b"0")
_MOVES = (b"@", b"-", b"x", b"swap", b"1a1", b"v1", b"e99", b"a1-c3", b"6@e8")


def ring_majority_fens() -> Target:
    """Return the reader of Ring Majority's fens."""
    return _fens("ring-majority")


def loop_fens() -> Target:
    """Return the reader of Loop's fens."""
    return _fens("loop")


def path_tiles_fens() -> Target:
    """Return the reader of Path Tiles' fens."""
    return _fens("path-tiles")


def loops_n_leaps_fens() -> Target:
    """Return the reader of Loops 'n Leaps' fens."""
    return _fens("loops-n-leaps")


def loophole_2d_fens() -> Target:
    """Return the reader of Loophole 2D's fens."""
    return _fens("loophole-2d")


def _fens(game: str) -> Target:
    """Return the reader of fens; a line begins with the variant that it is read for."""

    def take(content: bytes, folder: Path) -> None:
        uid, _, fen = _text(content).partition(" ")
        look_at(ringrealms3d.from_fen(uid, fen, 1))
        draw(ringrealms3d.GameRecord(uid, seed=1, fen=fen), content, folder)

    uids = [uid for uid in UIDS if uid.startswith(f"{game}/")]
    fens = [
        f"{uid} {random_game(uid, plies)[0].fen()}" for uid in uids for plies in (0, 5, 30, 500)
    ]
    giants: tuple[Callable[[], bytes], ...] = (
        lambda: f"{uids[0]} ".encode() + b"9" * 2_000_000,
        lambda: f"{uids[0]} ".encode() + b":" * 2_000_000,
        lambda: f"{uids[0]} ".encode() + b"9999/" * 400_000 + b":b:-:-",
        lambda: fens[0].encode().replace(b":", b"1" * 1_000_000 + b":"),
    )
    return Target(take, [fen.encode() for fen in fens], _FENS, giants, ready=get_ready)


def moves() -> Target:
    """Return the reader of moves; a line begins with a number for the position."""
    positions = [random_game(uid, plies)[0] for uid in UIDS for plies in (0, 1, 9, 40)]

    def take(content: bytes, folder: Path) -> None:
        number, _, text = _text(content).partition(" ")
        place = int(number) if number.isascii() and number.isdigit() and len(number) < 9 else 0
        position = positions[place % len(positions)]
        position.play(position.parse_move(text))

    seeds = [
        f"{number} {position.format_move(move)}".encode()
        for number, position in enumerate(positions)
        for move in position.legal_moves[::7]
    ]
    giants = (
        lambda: b"0 " + b"9" * 2_000_000,
        lambda: b"3 a" + b"1" * 2_000_000,
        lambda: b"9 \xff" + b"x" * 2_000_000,
    )
    return Target(take, seeds, _MOVES, giants)


def ugi_fronts() -> Target:
    """Return the engine's front; every line has to be answered as the protocol asks."""
    from ringrealms3d.engine.ugi.front import UgiEngine
    from ringrealms3d.engine.ugi.options import Options

    def take(content: bytes, folder: Path) -> None:
        answers = StringIO()
        engine = UgiEngine(Options("ring-majority/tet"), answers)
        engine.serve(_quick(_text(content).split("\n")))
        engine.close()
        said = answers.getvalue().splitlines()
        _check_lines(said, 4000)
        if refused := [line for line in said if "info string line" in line]:
            raise UserError(refused[0])

    moved = " ".join(random_game("ring-majority/tet", 5)[1])
    fen = random_game("ring-majority/tet", 6)[0].fen()
    seeds = [
        b"ugi\nsetoption name Threads value 1\nsetoption name Seed value 7\nisready\nuginewgame\n"
        b"position startpos\nquery p1turn\nquery gameover\nquery result\n",
        f"position startpos moves {moved}\nquery p1turn\ngo nodes 1\nisready\nstop\n".encode(),
        f"position fen {fen} moves e1\ngo movetime 5\nquery result\n".encode(),
        b"setoption name Level value 3\nposition startpos\n"
        b"go p1time 50 p2time 50 p1inc 1 p2inc 1\n",
        b"setoption name Board value ring-majority/solid@0123456789ab OFF 4 4 6\n"
        b"setoption name Game value loop/mini\nsetoption name OwnBook value true\n"
        b"position startpos\nquery gameover\nstop\nquit\n",
    ]
    words = (
        b"go ",
        b"infinite",
        b"depth 2",
        b"nodes 1",
        b"query ",
        b"position ",
        b"moves ",
        b"value ",
    )
    giants = (
        lambda: b"position startpos moves " + b"f1 " * 300_000,
        lambda: b"x" * 2_000_000,
        lambda: b"query result\n" * 50_000,
        lambda: b"go " + b"nodes " * 300_000,
        lambda: b"setoption name Game value ring-majority/" + b"x" * 1_000_000,
        lambda: b"setoption name " + b"x " * 500_000,
    )
    return Target(take, seeds, words, giants, seconds=30.0)  # it searches as plain Python


def _quick(lines: Iterable[str]) -> Iterable[str]:
    """Yield the lines that lead to no long searching, compiling or setting aside of memory."""
    searches = 0
    for line in lines:
        searches += line.split()[:1] == ["go"]
        other = "game" in line.lower() and not ("ring-majority/tet" in line or "loop/mini" in line)
        if (
            "hash" not in line.lower()
            and not other
            and (searches <= 20 or not line.startswith("go"))
        ):
            yield line


def ugi_programs() -> Target:
    """Return the reader of what another program answers: a program that says the input."""
    from ringrealms3d.engine.ugi.client import UgiProgram, set_up_of
    from ringrealms3d.engine.ugi.commands import Go

    start = ringrealms3d.start("ring-majority/tet")

    def take(content: bytes, folder: Path) -> None:
        path = folder / "answers"
        path.write_bytes(content)
        with UgiProgram(f"cat {shlex.quote(str(path))}", start.uid) as program:
            heard: list[object] = []
            program.search(set_up_of(start, None, ()), Go(movetime=0.1), heard.append)
            _check_lines([program.name], 61)

    hello = (
        b"id name Other 1\nid author somebody\noption name Game type combo var ring-majority/tet\n"
    )
    ready = b"ugiok\n" + b"readyok\n" * 3
    told = b"info depth 3 nodes 400 time 12 nps 9999 score cp -31 pv f1 v2 e3\ninfo string hello\n"
    seeds = [
        hello + ready + told + b"bestmove f1\n",
        ready + b"info score mate 3\n" * 3 + b"bestmove v1\n",
        ready + b"bestmove f9\n",
    ]
    words = (
        b"bestmove ",
        b"readyok\n",
        b"ugiok\n",
        b"option name Hash type spin\n",
        b"info ",
        b"\x1b",
    )
    giants = (
        lambda: hello + ready + told * 50_000 + b"bestmove f1\n",
        lambda: ready + b"bestmove " + b"x" * 5_000_000,
        lambda: b"x" * 20_000_000,
        lambda: ready + b"info pv " + b"f1 " * 3_000_000 + b"\nbestmove f1\n",
        lambda: b"option name a type check\n" * 200_000 + ready,
        lambda: ready + b"\n" * 5_000_000,
    )
    return Target(take, seeds, words, giants, seconds=30.0)  # a program is waited for


def arguments() -> Target:
    """Return the command line: arguments a line each, then an empty one, then standard input."""
    from ringrealms3d.cli import main as entry

    run = entry._run

    def run_short(options: Namespace) -> int:
        if options.command not in ("games", "rules", "replay", "play-text"):
            options.run = _named
        return run(options)

    entry._run = run_short

    def take(content: bytes, folder: Path) -> None:
        given, _, typed = _text(content).replace("FOLDER", str(folder)).partition("\n\n")
        streams = sys.stdin, sys.stdout, sys.stderr
        out, err = StringIO(), StringIO()
        sys.stdin, sys.stdout, sys.stderr = StringIO(typed), out, err
        try:
            with chdir(folder):  # damaged names are saved there too
                code: object = entry.main(given.split("\n"))
        except SystemExit as left:
            code = left.code
        finally:
            sys.stdin, sys.stdout, sys.stderr = streams
        _check_command(code, out.getvalue(), err.getvalue())

    game = b"variant loop/mini\n1b3\nswap\n"
    seeds = [b"\n".join(words) + b"\n\n" + typed for words, typed in _commands(game)]
    words = (
        b"--",
        b"--fen",
        b"--seed\n",
        b"-",
        b"=",
        b"--realm\n",
        b"ring-majority/FOLDER\n",
        b"play-text\n",
    )
    giants = (
        lambda: b"replay\n" + b"x" * 1_000_000,
        lambda: b"games\n" + b"x\n" * 200_000,
        lambda: b"replay\n-\n\n" + b"\n" * 999_999,
        lambda: b"rules\n" + b"x" * 1_000_000,
    )
    return Target(take, seeds, words, giants)


def _commands(game: bytes) -> Iterable[tuple[list[bytes], bytes]]:
    """Yield arguments and what is typed."""
    yield [b"games"], b""
    yield [b"rules", b"loop"], b""
    yield [b"replay", b"-"], game
    yield [b"replay", b"-", b"--boards"], game
    yield [b"replay", b"-", b"--fen"], game
    text = [b"play-text", b"loop/mini", b"--computer", b"none", b"--seed", b"5"]
    yield text, b"help\nmoves\n1b3\nundo\nfen\nboard\nsave FOLDER/x\nquit\n"
    yield [*text, b"--fen", b"40:0:-:-"], b"1b3\nswap\nresign\n"
    yield [b"perft", b"loop/mini", b"--depth", b"2", b"--divide"], b""
    yield [b"render", b"loop/mini", b"-o", b"x.png", b"--view", b"-30,20", b"--size", b"90x80"], b""
    yield [b"match", b"loop/mini", b"strong", b"level=3", b"--games", b"2"], b""
    yield [b"solve", b"tet"], b""
    yield [b"ugi", b"loop/mini"], b""
    yield [b"play", b"--realm", b"FOLDER/x.off", b"--flat"], b""


def _named(options: object) -> int:
    """Do of a command that takes long no more than to read its arguments."""
    uid = getattr(options, "variant", None) or getattr(options, "game", None)
    if uid is not None:
        from ringrealms3d.games import variant

        variant(str(uid))
    return 0


def _check_command(code: object, out: str, err: str) -> None:
    if code not in (0, 2) or (code == 0 and err):
        raise Fault(f"exit code {code}: {err[-500:]}")
    if printable(out) != out or printable(err) != err:
        raise Fault(f"control characters: {err[:200]!r}")
    if code == 2:
        _check_lines(err.splitlines(), LONGEST_SENTENCE + 100)
        if len(err.splitlines()) != 1:
            raise Fault(f"not one line: {err[:300]!r}")
        raise UserError(err.strip())


def _check_lines(said: list[str], longest: int) -> None:
    for line in said:
        if len(line) > longest or not line.isprintable():
            raise Fault(f"{len(line)} characters: {line[:200]!r}")
        if "unexpected" in line or "fault of the program" in line:
            raise Fault(line)


def _text(content: bytes) -> str:
    return content.decode("utf-8", "surrogateescape")
