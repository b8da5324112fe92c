"""The computer and the analyst with real processes."""

from __future__ import annotations

import queue
from collections.abc import Callable

import pytest

from ringrealms3d.session.analyst import Analyst
from ringrealms3d.session.computer_player import ComputerPlayer
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Human
from tests.patience import ENGINE_SECONDS

TET = "ring-majority/tet"


@pytest.mark.nightly
def test_a_real_process_analyses_move_after_move() -> None:
    session = GameSession(TET, (Human(), Human()))
    calls: queue.Queue[Callable[[], None]] = queue.Queue()
    computer = ComputerPlayer(session, calls.put)
    analyst = Analyst(session, (computer,), calls.put)
    analyst.switch(True)
    assert analyst.pid not in (None, computer.pid)
    try:
        for _ in range(3):
            while analyst.analysis is None:
                calls.get(timeout=ENGINE_SECONDS)()
            best = analyst.analysis.candidates[0].move
            assert session.position.is_legal(best)
            session.play(best)
    finally:
        analyst.close()
        computer.close()
