"""What the engine's process and its owner say to each other: one JSON object a line.

A position travels as its variant and the bytes of its state, so that the process knows the history
of repetitions too. Both ends run the same version of the program.
"""

from __future__ import annotations

import base64
import json
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.engine.levels import Limits
from ringrealms3d.engine.settings import STRONG, SearchSettings
from ringrealms3d.games import start


@dataclass(frozen=True, slots=True)
class Task:
    """A position to search.

    Attributes:
        uid: the variant.
        state: the position's state (see :func:`pack`).
        limits: when to end.
        softness: how softly the move is chosen (see :class:`Level`).
        seed: what fixes the playouts and the choice.
        settings: how the search goes about it.
        origin: what the game began with; the same text, the same beginning.
        line: the codes of the moves that led here from there. With both, what an earlier search
            of the same game found out below this position is kept.
    """

    uid: str
    state: str
    limits: Limits
    softness: float
    seed: int
    settings: SearchSettings = STRONG
    origin: str = ""
    line: tuple[int, ...] = ()

    def line_since(self, before: Task) -> tuple[int, ...] | None:
        """Return the moves from an earlier task's position to this one's, None if none lead here.

        A task without an origin tells nothing of how its position came about.
        """
        same_game = (self.uid, self.origin, self.settings) == (
            before.uid,
            before.origin,
            before.settings,
        )
        earlier = len(before.line)
        if not (self.origin and same_game and self.line[:earlier] == before.line):
            return None
        return self.line[earlier:]


@dataclass(frozen=True, slots=True)
class Reply:
    """What the process says of the request with an id.

    Attributes:
        id: the request's number.
        state: "ready" (the kernels are loaded), "thinking" (an interim analysis), "done", "failed".
        move: the chosen move, when done.
        analysis: what the search knows, when thinking or done; a move from a book has none.
        error: what went wrong, when failed.
    """

    id: int
    state: str
    move: Move | None = None
    analysis: Analysis | None = None
    error: str = ""


def pack(position: Position) -> str:
    """Return a position's state as text."""
    return base64.b64encode(position.state.tobytes()).decode("ascii")


def unpack(uid: str, text: str) -> Position:
    """Return the position of a variant from its state as text."""
    position = start(uid)
    state = np.frombuffer(base64.b64decode(text), dtype=position.state.dtype).copy()
    return Position(position.variant, state.view(np.recarray)[0])


def encode_search(number: int, task: Task) -> str:
    """Return the line that asks for a search."""
    return json.dumps({"do": "search", "id": number, **asdict(task)})


def encode_warm_up(number: int, uid: str) -> str:
    """Return the line that asks to load the kernels of a variant ahead of a search."""
    return json.dumps({"do": "warm up", "id": number, "uid": uid})


def encode_stop() -> str:
    """Return the line that ends the search under way; it answers with what it has."""
    return json.dumps({"do": "stop"})


def decode_task(fields: dict[str, Any]) -> Task:
    """Return the task that a search line's fields describe."""
    return Task(
        uid=fields["uid"],
        state=fields["state"],
        limits=Limits(**fields["limits"]),
        softness=fields["softness"],
        seed=fields["seed"],
        settings=SearchSettings(**fields["settings"]),
        origin=fields["origin"],
        line=tuple(fields["line"]),
    )


def encode_reply(reply: Reply) -> str:
    """Return the line for a reply."""
    return json.dumps(asdict(reply))


def decode_reply(line: str) -> Reply:
    """Return the reply that a line holds."""
    fields = json.loads(line)
    move, analysis = fields["move"], fields["analysis"]
    return Reply(
        id=fields["id"],
        state=fields["state"],
        move=None if move is None else Move(**move),
        analysis=None if analysis is None else _analysis(analysis),
        error=fields["error"],
    )


def _analysis(fields: dict[str, Any]) -> Analysis:
    candidates = tuple(
        Candidate(**{**row, "move": Move(**row["move"]), "line": _moves(row["line"])})
        for row in fields["candidates"]
    )
    return Analysis(**{**fields, "candidates": candidates, "line": _moves(fields["line"])})


def _moves(rows: list[dict[str, int]]) -> tuple[Move, ...]:
    return tuple(Move(**row) for row in rows)
