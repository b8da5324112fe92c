"""Setting up positions: as told, and no move is played twice for a game that goes on."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.engine.thinker import Choice, Thinker
from ringrealms3d.engine.ugi.commands import Go, PositionCommand, SetOption
from ringrealms3d.engine.ugi.options import Options
from ringrealms3d.engine.ugi.player import UgiPlayer
from ringrealms3d.games import from_fen, start

TET = "ring-majority/tet"
FEN = "r3/6/4:b:13,14"


def player() -> UgiPlayer:
    return UgiPlayer(Options(TET), lambda _: None)


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> list[Move]:
    """All moves that are played from now on."""
    played: list[Move] = []
    play = Position.play

    def noted(position: Position, move: Move) -> Position:
        played.append(move)
        return play(position, move)

    monkeypatch.setattr(Position, "play", noted)
    return played


def test_a_game_that_goes_on_is_not_played_again(plays: list[Move]) -> None:
    table = player()
    table.set_up(PositionCommand(None, ("f1", "e3", "v2")))
    assert len(plays) == 3
    table.set_up(PositionCommand(None, ("f1", "e3", "v2", "e4")))
    assert len(plays) == 4
    table.set_up(PositionCommand(None, ("f1", "e3")))
    assert len(plays) == 6


def test_a_broken_game_leaves_what_was_known(plays: list[Move]) -> None:
    table = player()
    table.set_up(PositionCommand(None, ("f1", "e3")))
    with pytest.raises(ValueError, match="move 3, 'f1'"):
        table.set_up(PositionCommand(None, ("f1", "e3", "f1")))
    with pytest.raises(ValueError, match="there is no position"):
        table._current_node()
    table.set_up(PositionCommand(None, ("f1", "e3", "v2")))
    assert table._current_node().ply == 3


def test_another_game_seed_or_fen_begins_at_its_start() -> None:
    table = player()
    table.set_up(PositionCommand(FEN, ("v3",)))
    table.set_up(PositionCommand(None, ("v3",)))
    assert table._current_node().position == start(TET).play(start(TET).parse_move("v3"))
    table.set_option(SetOption("Game", "ring-majority/cube"))
    table.set_up(PositionCommand(None, ("v3",)))
    assert table._current_node().position.uid == "ring-majority/cube"


def test_a_line_is_told_as_far_as_it_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search expects draws that come otherwise, so its line may go on where no move is."""
    first, second = (start(TET).parse_move(text) for text in ("f1", "e3"))
    found = Candidate(first, 1, 0.5, line=(first, second, first, second))
    analysis = Analysis((found,), found.line, 1, 0.0)
    monkeypatch.setattr(Thinker, "choose", lambda *_: Choice(first, analysis))
    told: list[str] = []
    UgiPlayer(Options(TET), told.append).go(Go(nodes=1), 0.0, lambda: False)
    assert told[-1].split()[:3] == ["info", "depth", "2"]
    assert told[-1].endswith(" pv f1 e3")


moves = st.lists(st.sampled_from(["f1", "f2", "e1", "e2", "v1", "v2"]), max_size=5).map(tuple)


@given(st.lists(st.tuples(st.sampled_from([None, FEN]), moves), min_size=1, max_size=6))
def test_any_row_of_positions_is_set_up_as_if_it_were_the_first(
    wanted: list[tuple[str | None, tuple[str, ...]]],
) -> None:
    table = player()
    for fen, texts in wanted:
        position = start(TET) if fen is None else from_fen(TET, fen)
        expected: Position | None = None
        codes: list[int] = []
        with suppress(ValueError):
            for text in texts:
                move = position.parse_move(text)
                position = position.play(move)
                codes.append(move.code)
            expected = position
        if expected is None:
            with pytest.raises(ValueError, match="move"):
                table.set_up(PositionCommand(fen, texts))
        else:
            table.set_up(PositionCommand(fen, texts))
            assert table._current_node().position == expected
            assert [move.code for move in table._current_node().moves] == codes
