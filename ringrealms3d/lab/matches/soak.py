"""The soak test: whole games against the engine's process, with every move checked by plain rules.

Import this without switching compiling on, so that the rules here run as plain Python while the
engine's process runs them compiled.
"""

from __future__ import annotations

import os
import queue
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from ringrealms3d.core.errors import error_sentence
from ringrealms3d.core.move import IllegalMove, Move
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.engine.levels import Limit
from ringrealms3d.engine.messages import Reply
from ringrealms3d.engine.process import EngineProcess
from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.engine.settings import STRONG
from ringrealms3d.lab.matches.match import mixed, random_opening
from ringrealms3d.records.node import GameNode

LONGEST_GAME = 5_000
"""In plies; the rules end every game long before."""

_RANDOM_PLIES = 2
_PATIENCE_SECONDS = 300.0  # compiling a variant's kernels is the longest wait
_SETTINGS = replace(STRONG, megabytes=32)  # small, so that what else grows can be seen
_STATM = "/proc/{pid}/statm"


class SoakFailed(RuntimeError):  # noqa: N818 - it is no error of this program
    """A game went wrong; the message names the variant, the seed and the moves."""


class SoakEngine:
    """The engine's process, asked for one move after another."""

    def __init__(self) -> None:
        """Start the process."""
        self._heard: queue.Queue[Reply | str] = queue.Queue()
        self._process = EngineProcess(self._heard.put, self._heard.put)

    def best_move(self, request: SearchRequest) -> Move:
        """Return the engine's move.

        Raises:
            RuntimeError: it has none, or takes far too long.
        """
        number = self._process.search(request)
        while True:
            try:
                reply = self._heard.get(timeout=_PATIENCE_SECONDS)
            except queue.Empty:
                raise RuntimeError(f"no answer in {_PATIENCE_SECONDS:.0f} seconds") from None
            if isinstance(reply, str):
                raise RuntimeError(reply)
            if reply.id == number and reply.state == "failed":
                raise RuntimeError(reply.error)
            if reply.id == number and reply.move is not None:
                return reply.move

    def memory(self) -> int | None:
        """Return the process's resident memory in bytes, None if the system does not report it."""
        return resident_memory(self._process.pid)

    def close(self) -> None:
        """End the process."""
        self._process.close()


def soak(
    uid: str, seed: int, limits: Limit, best_move: Callable[[SearchRequest], Move]
) -> GameNode:
    """Play one game of the engine against itself and return it.

    Args:
        best_move: returns the engine's move for a request, and raises RuntimeError if it has none.

    Raises:
        SoakFailed: the engine played an illegal move or none, or the game did not end.
        ValueError: there is no such variant.
    """
    node = random_opening(uid, _RANDOM_PLIES, seed).last
    try:
        while node.position.outcome is None:
            if node.ply >= LONGEST_GAME:
                raise RuntimeError(
                    Phrase("the game is not over after {plies} plies", plies=LONGEST_GAME)
                )
            node = node.play(best_move(_request(node, seed, limits)))
    except (IllegalMove, RuntimeError) as error:
        moves = " ".join(node.texts)
        raise SoakFailed(
            Phrase(
                "{variant}, seed {seed}, after the moves {moves}: {error}",
                variant=uid,
                seed=seed,
                moves=moves,
                error=error_sentence(error),
            )
        ) from error
    return node


def _request(node: GameNode, seed: int, limits: Limit) -> SearchRequest:
    """Return the search for the next move, which continues the tree of the last one."""
    return SearchRequest(
        position=node.position.determinized(seed),
        limits=limits,
        settings=_SETTINGS,
        seed=mixed(seed, node.ply),
        game=f"{node.root.position.fen()} {seed}",
        line=tuple(move.code for move in node.moves),
    )


def resident_memory(pid: int) -> int | None:
    """Return a process's resident memory in bytes, None if the system does not report it."""
    try:
        pages = Path(_STATM.format(pid=pid)).read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, AttributeError):
        return None
