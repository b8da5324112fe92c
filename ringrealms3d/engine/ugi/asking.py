"""Another program, asked like the engine: for a move, for an analysis, or for what it finds."""

from __future__ import annotations

import queue
import threading
from collections.abc import Generator

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.engine.levels import UNLIMITED, Limit
from ringrealms3d.engine.ugi.client import UgiProgram, set_up_of
from ringrealms3d.engine.ugi.commands import Go, PositionCommand
from ringrealms3d.engine.ugi.info import Info, chance
from ringrealms3d.games.named import named_variant

_ANALYSIS_SECONDS = 1.0


class Program:
    """Another program for one variant that speaks the Universal Game Interface.

    Use it in a ``with`` block or call :meth:`close`. It has the methods of an engine, and only
    :meth:`stop` can be called from another thread.

    >>> import sys
    >>> import ringrealms3d as rr
    >>> with rr.Program(f"{sys.executable} -m ringrealms3d ugi", "loop/mini") as program:
    ...     move = program.best_move(rr.start("loop/mini"), rr.Limit(nodes=20))
    ...     found = program.analyse(rr.start("loop/mini"), rr.Limit(nodes=20), lines=2)
    ...     *_, latest = program.watch(rr.start("loop/mini"), rr.Limit(nodes=20))
    ...     program.stop()
    >>> program.close()
    >>> program.name.split()[0], rr.start("loop/mini").is_legal(move)
    ('ringrealms3d', True)

    Attributes:
        name: what it calls itself.
    """

    def __init__(
        self, command: str, uid: str, hash_mb: int | None = None, threads: int | None = None
    ) -> None:
        """Start a program and wait until it is ready.

        Args:
            command: its path and arguments, quoted as for a shell.
            uid: the variant.
            hash_mb: the memory for its table in MiB, if it has an option Hash.
            threads: how many threads it may use, if it has an option Threads.

        Raises:
            ValueError: there is no such variant, or the program does not answer as it should.
        """
        self._uid = named_variant(uid).uid
        self._program = UgiProgram(command, self._uid, hash_mb, threads)
        self.name = self._program.name

    def best_move(
        self, position: Position, limit: Limit | None = None, *, seconds: float = _ANALYSIS_SECONDS
    ) -> Move:
        """Return the program's move.

        Args:
            limit: when to end.
            seconds: the limit if there is no other.

        Raises:
            ValueError: the position is of another variant, its game is over, or the program ended,
                hung, or gave no legal move.
        """
        return self.analyse(position, limit, seconds=seconds).candidates[0].move

    def analyse(
        self,
        position: Position,
        limit: Limit | None = None,
        lines: int | None = None,
        *,
        seconds: float = _ANALYSIS_SECONDS,
    ) -> Analysis:
        """Return the result of the program's search, its move first.

        Args:
            limit: when to end.
            lines: how many lines to ask for, if the program has an option MultiPV, and how many
                moves to return at most; by default all moves that it told of.
            seconds: the limit if there is no other.

        Raises:
            ValueError: as for :meth:`best_move`.
        """
        *_, last = self.watch(position, limit or Limit(seconds), lines)
        return last

    def watch(
        self, position: Position, limit: Limit = UNLIMITED, lines: int | None = None
    ) -> Generator[Analysis]:
        """Yield what the program has found so far, whenever it tells of a line.

        The last one is its result. Leaving the loop ends the search; without a limit it goes on
        until then.

        Args:
            limit: when to end.
            lines: as in :meth:`analyse`.

        Raises:
            ValueError: as for :meth:`best_move`.
        """
        if position.uid != self._uid:
            raise UserError(
                "this program plays {uid}, not {other}", uid=self._uid, other=position.uid
            )
        heard: queue.Queue[Info | str | Exception] = queue.Queue()
        set_up = set_up_of(position, position.fen(), ())
        go = Go(movetime=limit.seconds, nodes=limit.nodes, depth=limit.depth)
        search = threading.Thread(target=self._search, args=(set_up, go, lines or 1, heard))
        search.start()
        found: tuple[Candidate, ...] = ()
        latest = Info()
        try:
            while isinstance(told := heard.get(), Info):
                candidate = candidate_of(position, told)
                if candidate is not None:
                    latest = told
                    found = with_candidate(found, candidate, told.rank)
                    yield _analysis(found, latest, lines)
        except BaseException:
            self.stop()
            raise
        finally:
            search.join()
        if isinstance(told, Exception):
            raise told
        move = position.parse_move(told)
        unknown = Candidate(move, latest.nodes or 0, 0.5, line=(move,))
        chosen = next((each for each in found if each.move == move), unknown)
        yield _analysis(with_candidate(found, chosen), latest, lines)

    def stop(self) -> None:
        """End the running search, from another thread; it returns its result so far."""
        self._program.stop()

    def close(self) -> None:
        """End the program; it has ended when this returns."""
        self._program.close()

    def _search(
        self,
        set_up: PositionCommand,
        go: Go,
        lines: int,
        heard: queue.Queue[Info | str | Exception],
    ) -> None:
        """Search in a thread, and hand on what is heard, at last the move or what went wrong."""
        try:
            heard.put(self._program.search(set_up, go, heard.put, lines))
        except Exception as error:
            heard.put(error)

    def __enter__(self) -> Program:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def candidate_of(position: Position, info: Info) -> Candidate | None:
    """Return the move that a program tells of, with its value, None without a legal one."""
    line: list[Move] = []
    after = position
    for text in info.line:
        try:
            move = after.parse_move(text)
            after = after.play(move)
            line.append(move)
        except ValueError:
            break
    if after is position:
        return None
    proven = "" if info.mate is None else "win" if info.mate > 0 else "loss"
    value = chance(info)
    margin = 2 * value - 1
    return Candidate(line[0], info.nodes or 0, value, margin, proven, tuple(line))


def with_candidate(
    found: tuple[Candidate, ...], new: Candidate, rank: int | None = None
) -> tuple[Candidate, ...]:
    """Return the moves that a program has told of, the best first, after it has told of one.

    Args:
        rank: the move's place, 1 for the best; None is the best.
    """
    before = (rank or 1) - 1
    others = tuple(each for each in found if each.move != new.move)
    return (*others[:before], new, *others[before:])


def _analysis(found: tuple[Candidate, ...], latest: Info, lines: int | None) -> Analysis:
    candidates = found[:lines]
    return Analysis(candidates, candidates[0].line, latest.nodes or 0, latest.seconds or 0.0)
