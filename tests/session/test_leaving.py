"""Whoever has left a session hears nothing more of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ringrealms3d.session.analyst import Analyst
from ringrealms3d.session.autosave import Autosave
from ringrealms3d.session.computer_player import ComputerPlayer
from ringrealms3d.session.evaluator import Evaluator
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.keeper import Keeper
from ringrealms3d.session.program_analyst import ProgramAnalysts
from ringrealms3d.session.program_player import ProgramPlayer
from ringrealms3d.session.reviewer import Reviewer

pytestmark = pytest.mark.usefixtures("engines")


class Table:
    """A session with those who tell what others follow."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.session = GameSession("ring-majority/tet")
        self.computer = ComputerPlayer(self.session, _post)
        self.analyst = Analyst(self.session, (self.computer,), _post)
        self.evaluator = Evaluator(_post)

    @property
    def listening(self) -> list[int]:
        """How many follow each signal."""
        session = self.session
        theirs = (self.computer.state_changed, self.analyst.changed, self.evaluator.begun)
        return [len(each) for each in (session.changed, session.leaving, session.to_keep, *theirs)]


def _post(call: Callable[[], None]) -> None:
    call()


@pytest.mark.parametrize(
    "enter",
    [
        lambda table: ComputerPlayer(table.session, _post),
        lambda table: ProgramPlayer(table.session, _post),
        lambda table: Analyst(table.session, (table.computer,), _post),
        lambda table: Reviewer(table.session, (table.computer,), table.analyst, table.evaluator),
        lambda table: Keeper(table.session, table.folder / "library.sqlite"),
        lambda table: Autosave(table.session, table.folder / "game.json"),
    ],
    ids=["computer", "program", "analyst", "reviewer", "keeper", "autosave"],
)
def test_who_has_left_hears_nothing(enter: Callable[[Table], Any], tmp_path: Path) -> None:
    table = Table(tmp_path)
    alone = table.listening
    guest = enter(table)
    assert sum(table.listening) > sum(alone)
    guest.close()
    assert table.listening == alone


def test_a_program_that_is_no_longer_asked_follows_no_analyst(tmp_path: Path) -> None:
    table = Table(tmp_path)
    alone = table.listening
    others = ProgramAnalysts(table.session, table.analyst, _post)
    others.choose(["/no/such/program"])
    assert sum(table.listening) > sum(alone)
    others.close()
    assert table.listening == alone
