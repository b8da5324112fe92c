"""Results of background work, which come while their window may be gone."""

from __future__ import annotations

import queue
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PyQt6 import sip
from PyQt6.QtCore import QEvent
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import ringrealms3d as rr
from ringrealms3d.window.shell.tasks import LatestTask, Poster
from tests.games.own_game import line_of, new_name, write_game


def test_what_is_posted_is_run_in_order(qtbot: QtBot) -> None:
    poster, ran = Poster(), list[int]()
    for number in range(3):
        poster.post(lambda number=number: ran.append(number))  # type: ignore[misc]
    assert ran == []
    qtbot.waitUntil(lambda: ran == [0, 1, 2])


def test_nothing_is_run_for_a_window_that_is_gone(qapp: QApplication) -> None:
    poster, ran = Poster(), list[int]()
    poster.post(lambda: ran.append(1))
    sip.delete(poster)
    poster.post(lambda: ran.append(2))
    qapp.processEvents()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert ran == []


def told_by(*works: Callable[[], object]) -> list[str]:
    """Return what comes of tasks, each of which replaces the one before."""
    posted, told = queue.Queue[Callable[[], None]](), list[str]()
    task = LatestTask(posted.put)
    for work in works:
        task.start(work, lambda done: told.append(f"done {done}"), told.append).join()
    for _ in works:
        posted.get_nowait()()
    assert posted.empty()
    return told


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_what_comes_of_a_task_is_told_once_whatever_it_is(game_folder: Path) -> None:
    name = new_name()
    broken = ("state.NAME_winner != 0 or", "{}['gone'] or")
    rr.register(write_game(game_folder, name, broken))
    over = sys.modules[name].over
    fault = line_of(game_folder, name, "'gone'") + "KeyError: 'gone'"
    assert told_by(lambda: 7) == ["done 7"]
    assert told_by(lambda: rr.start("loop/none")) == [str(refusal("loop/none"))]
    (of_game,) = told_by(lambda: over(None, None))
    assert fault in of_game
    assert told_by(lambda: [][5]) == ["Internal error: IndexError('list index out of range')"]
    assert told_by(lambda: [][5], lambda: 8) == ["done 8"]


def refusal(uid: str) -> rr.UserError:
    with pytest.raises(rr.UserError) as caught:
        rr.start(uid)
    return caught.value
