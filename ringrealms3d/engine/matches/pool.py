"""Games of a match, and other work of the engine, on several cores, each in a process of its own.

This module must not import kernels: a worker imports it before it switches compiling on.
"""

from __future__ import annotations

import atexit
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from ringrealms3d.games import register, registered_places

if TYPE_CHECKING:
    from ringrealms3d.engine.matches.match import GameResult, Match, Player

T = TypeVar("T")

_opened: list[Player] = []


def play_games(
    match: Match, numbers: Iterable[int], jobs: int, guide: Path | None = None
) -> Iterator[GameResult]:
    """Play the games with these numbers, so many at a time, and yield each when it is over.

    A guide is the file of a book that varied players follow. Leaving the iteration early, by Ctrl+C
    for instance, ends the games under way.

    Raises:
        UserError: a player cannot be started.
    """
    return done_apart(partial(_play, match, guide), numbers, jobs)


def done_apart(work: Callable[[int], T], numbers: Iterable[int], jobs: int) -> Iterator[T]:
    """Do a piece of work for each number, so many at a time, and yield each result when done.

    The work is done in processes with compiled kernels. Leaving the iteration early ends what is
    under way.
    """
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, _prepare, registered_places())
    try:
        waiting = [pool.submit(work, number) for number in numbers]
        for done in as_completed(waiting):
            yield done.result()
    except BaseException as error:
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        if isinstance(error, BrokenProcessPool):
            raise RuntimeError("a process that played games ended by itself") from None
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _prepare(*places: str) -> None:
    """Make a new process ready to play; the places are those of the games."""
    from ringrealms3d.core.kernel import compile_kernels

    atexit.register(_close_players)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the owner's to handle
    signal.signal(signal.SIGTERM, lambda *_: threading.Thread(target=_leave).start())
    threading.Thread(target=_end_with_owner, daemon=True).start()
    compile_kernels(*places)
    for place in places:
        register(place)


def _end_with_owner() -> None:
    owner = multiprocessing.parent_process()
    assert owner is not None
    owner.join()
    _leave()


def _leave() -> None:
    """End this process in the middle of a game, and the programs that play in it.

    It runs in a thread of its own, for the one that plays may hold what closing needs.
    """
    try:
        _close_players()
    finally:
        os._exit(1)


def _close_players() -> None:
    for player in _opened:
        player.close()


def _play(match: Match, guide: Path | None, number: int) -> GameResult:
    from ringrealms3d.engine.matches.match import play_game

    return play_game(match, number, _players(match, guide))


@lru_cache(maxsize=1)
def _players(match: Match, guide: Path | None) -> tuple[Player, Player]:
    """Return the players, who stay for all games of one match; those of the match before leave."""
    from ringrealms3d.engine.matches.players import open_player, read_players

    while _opened:
        _opened.pop().close()
    for spec in read_players(match.players, match.limits):
        player = open_player(spec, match.uid, guide)
        _opened.append(player)
    first, second = _opened
    return first, second
