"""The game under way in a file, written whole after every change, so that nothing is ever lost."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from psygnal import Signal

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import read_text_file, write_whole
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.engine.levels import get_level
from ringrealms3d.records.tree import GameTree
from ringrealms3d.session.game_session import (
    Change,
    Computer,
    GameSession,
    Human,
    Player,
    Players,
    UgiComputer,
    replayed,
)

_VERSION = 2
_MOST_BYTES = 4_000_000


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game as it is kept in the file.

    Attributes:
        uid: the variant.
        moves: the texts of the moves of its line.
        ply: how many of them were played where the game stood.
        players: who plays the two seats.
        seed: what fixed everything random at the start.
        tree: the same moves as a tree, if it was played through already.
    """

    uid: str
    moves: tuple[str, ...]
    ply: int
    players: Players
    seed: int
    tree: GameTree | None = field(default=None, compare=False, repr=False)


class Autosave:
    """Keeps the session's game in a file while it is unfinished.

    Signals:
        failed: one sentence for the person when the file could not be written; the game goes on.
    """

    failed = Signal(str)

    def __init__(self, session: GameSession, path: Path) -> None:
        """Follow a session; the file's folder is made when it is needed."""
        self._session = session
        self._path = path
        session.changed.connect(self._follow)

    def close(self) -> None:
        """Leave the session; the file stays."""
        self._session.changed.disconnect(self._follow)

    def _follow(self, _: Change) -> None:
        try:
            self._write()
        except (OSError, UserError) as error:
            self.failed.emit(Phrase("the game could not be saved: {reason}", reason=str(error)))

    def _write(self) -> None:
        """Keep the game; one that another takes the place of stays until that has a move."""
        session = self._session
        if session.finished:
            self._path.unlink(missing_ok=True)
        elif session.line_texts:
            save_game(game_of(session), self._path)


def game_of(session: GameSession) -> SavedGame:
    """Return what a file needs to hold of a session's game."""
    return SavedGame(
        session.uid, session.line_texts, len(session.moves), session.players, session.seed
    )


def save_game(game: SavedGame, path: Path) -> None:
    """Write a game to a file, which is there whole or as it was.

    Raises:
        OSError: the file can not be written.
    """
    fields = {
        "version": _VERSION,
        "variant": game.uid,
        "moves": list(game.moves),
        "ply": game.ply,
        "players": [_write_player(player) for player in game.players],
        "seed": game.seed,
    }
    write_whole(path, json.dumps(fields))


def load_game(path: Path) -> SavedGame | None:
    """Return the game in a file, None where there is none.

    Raises:
        ValueError: the file is broken; the message names it.
    """
    if not path.exists():
        return None
    try:
        fields = json.loads(read_text_file(path, _MOST_BYTES))
        if fields["version"] != _VERSION:
            raise UserError(f"version {fields['version']} is not {_VERSION}")
        first, second = map(_read_player, fields["players"])
        game = SavedGame(
            fields["variant"],
            tuple(fields["moves"]),
            fields["ply"],
            (first, second),
            _read_seed(fields["seed"]),
        )
        game = replace(game, tree=replayed(game.uid, game.moves, game.ply, game.seed))
    except KeyError as error:
        raise UserError(f"the saved game {path} can not be read: {error} is missing") from error
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise UserError(f"the saved game {path} can not be read: {error}") from error
    return game


def restore_game(session: GameSession, game: SavedGame) -> None:
    """Let a session go on with a saved game.

    Raises:
        UserError: the game's variant or one of its moves is unknown; the session's game goes on.
    """
    tree = game.tree or replayed(game.uid, game.moves, game.ply, game.seed)
    session.restore_tree(tree, game.players, game.seed)


def _read_seed(seed: object) -> int:
    if type(seed) is not int or seed < 0:
        raise UserError(f"the seed {seed} is no whole number")
    return seed


def _write_player(player: Player) -> dict[str, Any]:
    if isinstance(player, UgiComputer):
        return {"program": player.command, "seconds": player.seconds}
    return {"computer": player.level} if isinstance(player, Computer) else {}


def _read_player(fields: dict[str, Any]) -> Player:
    if "program" in fields:
        return _read_program(fields["program"], fields["seconds"])
    if "computer" not in fields:
        return Human()
    level = fields["computer"]
    if type(level) is not int:
        raise UserError(f"the level {level} is no whole number")
    get_level(level)
    return Computer(level)


def _read_program(command: object, seconds: object) -> UgiComputer:
    if not isinstance(command, str) or not isinstance(seconds, int | float):
        raise UserError(f"{command} with {seconds} seconds is no program to play against")
    return UgiComputer(command, seconds)
