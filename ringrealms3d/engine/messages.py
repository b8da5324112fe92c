"""Messages between the engine's process and its owner: one JSON object per line.

A position is sent as its variant and the bytes of its state, so that the process also knows the
history of repetitions. Both ends run the same version of the program.
"""

from __future__ import annotations

import base64
import json
from dataclasses import asdict, dataclass
from typing import Any

import msgspec
import numpy as np

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.engine.analysis import Analysis
from ringrealms3d.engine.levels import Limit, Sampling
from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.engine.settings import SearchSettings
from ringrealms3d.games import start
from ringrealms3d.games.other_boards import board_text, learn_board


@dataclass(frozen=True, slots=True)
class Reply:
    """The process's reply to a request.

    Attributes:
        id: the request's number.
        state: "ready" (the kernels are loaded), "thinking" (an interim analysis), "done", "failed".
        move: the chosen move, when done.
        analysis: the search's result, when thinking or done; a move from a book has none.
        error: the error, when failed.
        fixable: whether the user can fix that error.
    """

    id: int
    state: str
    move: Move | None = None
    analysis: Analysis | None = None
    error: str = ""
    fixable: bool = False


def pack(position: Position) -> str:
    """Return a position's state as text."""
    return base64.b64encode(position.state.tobytes()).decode("ascii")


def unpack(uid: str, text: str) -> Position:
    """Return the position of a variant from its state as text."""
    position = start(uid)
    state = np.frombuffer(base64.b64decode(text), dtype=position.state.dtype).copy()
    return Position(position.variant, state[0])


def encode_search(number: int, request: SearchRequest) -> str:
    """Return the line that asks for a search."""
    return _encoded("search", number, request)


def encode_ponder(number: int, request: SearchRequest) -> str:
    """Return the line that asks to go on searching while another moves; nothing answers it."""
    return _encoded("ponder", number, request)


def _encoded(do: str, number: int, request: SearchRequest) -> str:
    fields = {
        **_variant(request.position.uid),
        "state": pack(request.position),
        "limits": asdict(request.limits),
        "settings": asdict(request.settings),
        "seed": request.seed,
        "sampling": asdict(request.sampling),
        "game": request.game,
        "line": request.line,
    }
    return json.dumps({"do": do, "id": number, **fields})


def encode_warm_up(number: int, uid: str) -> str:
    """Return the line that asks to load the kernels of a variant ahead of a search."""
    return json.dumps({"do": "warm up", "id": number, **_variant(uid)})


def _variant(uid: str) -> dict[str, str]:
    """Return the fields that name a variant, with a board that the process cannot know."""
    board = board_text(uid)
    return {"uid": uid, "board": board} if board else {"uid": uid}


def encode_stop() -> str:
    """Return the line that ends the running search, which answers with its result so far."""
    return json.dumps({"do": "stop"})


def decode_board(fields: dict[str, Any]) -> str:
    """Return the variant that a line is about, whose board is known from now on."""
    uid: str = fields["uid"]
    learn_board(uid, fields.get("board", ""))
    return uid


def decode_search(fields: dict[str, Any]) -> SearchRequest:
    """Return the request that a search line's fields describe."""
    return SearchRequest(
        position=unpack(decode_board(fields), fields["state"]),
        limits=Limit(**fields["limits"]),
        settings=SearchSettings(**fields["settings"]),
        seed=fields["seed"],
        sampling=Sampling(**fields["sampling"]),
        game=fields["game"],
        line=tuple(fields["line"]),
    )


def encode_reply(reply: Reply) -> str:
    """Return the line for a reply."""
    return json.dumps(msgspec.to_builtins(reply))


def decode_reply(line: str) -> Reply:
    """Return the reply in a line."""
    return msgspec.convert(json.loads(line), Reply)
