"""ringrealms3d: abstract board games on true 3-D boards.

The names below are the public surface. They load on first use, so importing the package loads
neither Qt nor VTK nor numba.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ringrealms3d.core.version import __version__ as __version__

if TYPE_CHECKING:
    from ringrealms3d.core.board import Board
    from ringrealms3d.core.errors import EngineError, Error, UserError
    from ringrealms3d.core.game import Game
    from ringrealms3d.core.guard import GameFault
    from ringrealms3d.core.layout import Layout
    from ringrealms3d.core.move import IllegalMove, Move
    from ringrealms3d.core.outcome import Capture, Outcome
    from ringrealms3d.core.position import Position
    from ringrealms3d.engine.analysis import Analysis, Candidate
    from ringrealms3d.engine.engine import Engine
    from ringrealms3d.engine.levels import Limit
    from ringrealms3d.engine.review import review
    from ringrealms3d.engine.ugi.asking import Program
    from ringrealms3d.engine.ugi.program import ProgramError
    from ringrealms3d.exports.models.for_libraries import to_pyvista, to_trimesh
    from ringrealms3d.exports.notebook import show
    from ringrealms3d.exports.writing import export
    from ringrealms3d.games import NotInstalledError, all_games, get_game, register, variant_ids
    from ringrealms3d.games.named import from_fen, start
    from ringrealms3d.library.library import Library
    from ringrealms3d.library.queries import Order, Query, SortBy
    from ringrealms3d.records.chapters import format_games, read_games, write_games
    from ringrealms3d.records.edits import Edit
    from ringrealms3d.records.game_files import format_game, parse_game, read_game, write_game
    from ringrealms3d.records.judging import Judgement, Review
    from ringrealms3d.records.node import Evaluation, GameNode, Mark
    from ringrealms3d.records.record import GameRecord, Reason, Result
    from ringrealms3d.records.review_notes import note_review
    from ringrealms3d.scene.graphics import NoGraphicsError
    from ringrealms3d.scene.parts import Part
    from ringrealms3d.scene.scene_parts import scene_parts

_HOMES = {
    "Analysis": "engine.analysis",
    "Board": "core.board",
    "Candidate": "engine.analysis",
    "Capture": "core.outcome",
    "Edit": "records.edits",
    "Engine": "engine.engine",
    "EngineError": "core.errors",
    "Error": "core.errors",
    "Evaluation": "records.node",
    "Game": "core.game",
    "GameFault": "core.guard",
    "GameNode": "records.node",
    "GameRecord": "records.record",
    "IllegalMove": "core.move",
    "Judgement": "records.judging",
    "Layout": "core.layout",
    "Library": "library.library",
    "Limit": "engine.levels",
    "Mark": "records.node",
    "Move": "core.move",
    "NoGraphicsError": "scene.graphics",
    "NotInstalledError": "games",
    "Order": "library.queries",
    "Outcome": "core.outcome",
    "Part": "scene.parts",
    "Position": "core.position",
    "Program": "engine.ugi.asking",
    "ProgramError": "engine.ugi.program",
    "Query": "library.queries",
    "Reason": "records.record",
    "Result": "records.record",
    "Review": "records.judging",
    "SortBy": "library.queries",
    "UserError": "core.errors",
    "all_games": "games",
    "export": "exports.writing",
    "format_game": "records.game_files",
    "format_games": "records.chapters",
    "from_fen": "games.named",
    "get_game": "games",
    "note_review": "records.review_notes",
    "parse_game": "records.game_files",
    "read_game": "records.game_files",
    "read_games": "records.chapters",
    "register": "games",
    "review": "engine.review",
    "scene_parts": "scene.scene_parts",
    "show": "exports.notebook",
    "start": "games.named",
    "to_pyvista": "exports.models.for_libraries",
    "to_trimesh": "exports.models.for_libraries",
    "variant_ids": "games",
    "write_game": "records.game_files",
    "write_games": "records.chapters",
}

__all__ = [
    "Analysis",
    "Board",
    "Candidate",
    "Capture",
    "Edit",
    "Engine",
    "EngineError",
    "Error",
    "Evaluation",
    "Game",
    "GameFault",
    "GameNode",
    "GameRecord",
    "IllegalMove",
    "Judgement",
    "Layout",
    "Library",
    "Limit",
    "Mark",
    "Move",
    "NoGraphicsError",
    "NotInstalledError",
    "Order",
    "Outcome",
    "Part",
    "Position",
    "Program",
    "ProgramError",
    "Query",
    "Reason",
    "Result",
    "Review",
    "SortBy",
    "UserError",
    "all_games",
    "export",
    "format_game",
    "format_games",
    "from_fen",
    "get_game",
    "note_review",
    "parse_game",
    "read_game",
    "read_games",
    "register",
    "review",
    "scene_parts",
    "show",
    "start",
    "to_pyvista",
    "to_trimesh",
    "variant_ids",
    "write_game",
    "write_games",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'ringrealms3d' has no attribute '{name}'")
    value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return ["__version__", *__all__]
