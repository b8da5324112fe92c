"""What a game, its records and its players refuse, word by word."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import ringrealms3d as rr
from ringrealms3d.core.move import Move
from ringrealms3d.core.time_notation import parse_control
from ringrealms3d.records.edits import delete
from ringrealms3d.records.node import Evaluation, Mark
from ringrealms3d.records.record import Reason
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Computer, Human, OpponentProgram
from tests.kept_texts import ReadAsKept

TET, MINI = "ring-majority/tet", "loop/mini"


def game(uid: str = MINI, *moves: str) -> rr.GameRecord:
    record = rr.GameRecord(uid, 1)
    node = record.root
    for move in moves:
        node = node.play(move)
    return record


def rated() -> GameSession:
    session = GameSession(TET)
    session.new_rated_game(TET, (Human(), Computer(3)))
    session.play(Move(0))
    session.go_to(0)
    return session


def over() -> rr.Position:
    position = rr.start(TET)
    while position.outcome is None:
        position = position.play(position.legal_moves[0])
    return position


WRONG: tuple[tuple[str, Callable[[], object]], ...] = (
    ("a record of no game", lambda: rr.GameRecord("none/x")),
    ("a record of no variant", lambda: rr.GameRecord("loop/x")),
    ("a record of no name", lambda: rr.GameRecord("")),
    ("a record of no position", lambda: rr.GameRecord(MINI, 1, "x")),
    ("an end by the rules", lambda: game().end(0, Reason.RULES)),
    ("an end for no reason", lambda: game().end(0, "boredom")),  # type: ignore[arg-type]
    ("a third winner", lambda: game().end(2, Reason.TIME)),
    ("an end elsewhere", lambda: game().end(0, Reason.TIME, game().root)),
    ("a foreign line", lambda: game(MINI, "1b3").prefer(game(MINI, "1b3").last)),
    ("a start taken back", lambda: delete(game(), game().root)),
    ("another start", lambda: game().merge(rr.GameRecord(TET))),
    ("an illegal move", lambda: game().root.play("9z9")),
    ("a move twice", lambda: game(TET, "f1").last.play("f1")),
    ("a mark of no kind", lambda: Mark("cloud", ("1a1",))),
    ("a mark nowhere", lambda: Mark("circle", ())),
    ("an arrow from one place", lambda: Mark("arrow", ("1a1",))),
    ("a text in a circle", lambda: Mark("circle", ("1a1",), "A")),
    ("a mark in no colour", lambda: Mark("circle", ("1a1",), "", "pink")),
    ("a value beyond a win", lambda: Evaluation(1.5)),
    ("visits below none", lambda: Evaluation(0.5, None, -1)),
    ("a sign", lambda: setattr(game().root, "glyph", "!!!")),
    ("overtime", lambda: setattr(game().root, "overtime", -1)),
    ("a camera", lambda: setattr(game().root, "camera", (1.0,))),
    ("a comment", lambda: setattr(game().root, "comment", "x" * 2_000_000)),
    ("a date", lambda: setattr(game(), "date", "2026-02-30")),
    ("players", lambda: setattr(game(), "players", ("Ada",))),
    ("a time control", lambda: setattr(game(), "time_control", "soon")),
    ("times", lambda: parse_control("10m+x")),
    ("a program without a command", lambda: OpponentProgram(" ", 1)),
    ("a program without time", lambda: OpponentProgram("engine", 0)),
    ("a program for a day", lambda: OpponentProgram("engine", 86_400)),
    ("a move in the past of a rated game", lambda: rated().play(Move(5))),
    ("a move after the end", lambda: over().play(Move(0))),
    ("a move of no number", lambda: rr.start(TET).play(Move(99))),
    ("a start of no game", lambda: rr.start("chess/8")),
    ("a file of no game", lambda: rr.read_game("none.json")),
    ("a file of no format", lambda: rr.write_game(game(), "game.xyz")),
    ("a limit", lambda: rr.Limit(seconds=-1)),
)


def test_refusals(read_as_kept: ReadAsKept) -> None:
    lines: list[str] = []
    for name, do in WRONG:
        try:
            lines.append(f"{name}: taken, {do()}")
        except (ValueError, TypeError) as error:
            lines.append(f"{name}: {str(error)[:200]}")
    others = r"(?<=loophole-2d), [^)]*(?=\))"  # games that other tests have left
    told = (re.sub(others, "", line).replace(f"{Path.cwd()}/", "") for line in lines)
    read_as_kept(told, "refused-by-games")
