"""All that thinks beside a game, together."""

from __future__ import annotations

import pytest

from ringrealms3d.session.engines import Engines
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Computer, Human
from tests.session.fake_process import FakeProcess

TET = "ring-majority/tet"


@pytest.mark.usefixtures("engines")
def test_no_process_is_left_when_all_are_closed() -> None:
    session = GameSession(TET, (Computer(3), Human()))
    engines = Engines(session, lambda call: call(), 5.0)
    assert engines.to_move is engines.computer
    assert FakeProcess.started, "the computer is to move"
    engines.close()
    assert all(process.closed for process in FakeProcess.started)
    count = len(FakeProcess.started)
    session.play(session.position.legal_moves[0])
    session.undo()
    assert len(FakeProcess.started) == count, "nobody follows the game any more"
