"""Games as text files: the variant, where it starts, then one move a line.

::

    # ringrealms3d game 1
    variant loop/mini
    seed 42
    1b3
    swap

The first line gives the format's version. The second names the variant. ``seed N`` (what fixed
everything random at the start) and ``fen F`` may follow. Empty lines and lines with ``#`` are
skipped.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.position import Position
from ringrealms3d.games import from_fen, start, variant
from ringrealms3d.records.tree import GameTree

_HEADER = "# ringrealms3d game"
_VERSION = 1
_HEADER_LINE = re.compile(rf"{_HEADER} (\d+)")
_SEED = re.compile(r"[0-9]{1,19}")
_LONGEST_QUOTE = 40


@dataclass(frozen=True, slots=True)
class TextGame:
    """A game as its file has it.

    Attributes:
        uid: the variant.
        moves: the texts of the moves.
        seed: what fixed everything random at the start, if the file says so.
        fen: the position at the start, if it is not the variant's own.
    """

    uid: str
    moves: tuple[str, ...] = ()
    seed: int | None = None
    fen: str | None = None

    @property
    def first_position(self) -> Position:
        """The position that the first move is played in.

        Raises:
            ValueError: there is no such variant, or the fen is broken.
        """
        if self.fen is not None:
            return from_fen(self.uid, self.fen, self.seed)
        return start(self.uid, self.seed)


def format_text_game(game: TextGame) -> str:
    """Return a game as the text of a file."""
    lines = [f"{_HEADER} {_VERSION}", f"variant {game.uid}"]
    if game.seed is not None:
        lines.append(f"seed {game.seed}")
    if game.fen is not None:
        lines.append(f"fen {game.fen}")
    return "\n".join([*lines, *game.moves]) + "\n"


def decode_text_game(content: bytes, name: str) -> str:
    """Return the text of a game's file; the variant may name a file whose name is not UTF-8.

    Raises:
        UserError: something else is not UTF-8; the message says where.
    """
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = content.decode("utf-8-sig", "surrogateescape")
    rest = b"".join(
        b"." * len(line) if line.lstrip().startswith(b"variant ") else line
        for line in content.splitlines(keepends=True)
    )
    try:
        rest.decode()
    except UnicodeDecodeError as error:
        raise UserError(f"{name} is not a text file: byte {error.start} is not UTF-8") from None
    return text


def read_text_game(text: str, name: str) -> tuple[TextGame, GameTree]:
    """Return the game in a text, and its tree with the cursor after the last move.

    Args:
        name: what the text is called in errors, such as the file's path.

    Raises:
        ValueError: the text is no game; the message names the line.
    """
    lines = list(_lines(text, name))
    settings, moves = _settings(iter(lines), name)
    game = _game(settings, tuple(word for _, word in moves))
    try:
        tree = GameTree(game.first_position)
    except UserError as error:
        key = "variant" if game.fen is None or not _is_variant(game.uid) else "fen"
        number = next(number for number, line in lines if line.partition(" ")[0] == key)
        raise UserError(f"{name}, line {number}: {error}") from error
    for number, word in moves:
        try:
            tree.play(tree.current.position.parse_move(word))
        except UserError as error:
            quoted = word[:_LONGEST_QUOTE]
            raise UserError(f"{name}, line {number}: move '{quoted}': {error}") from error
    return game, tree


def _is_variant(uid: str) -> bool:
    try:
        variant(uid)
    except UserError:
        return False
    return True


def _lines(text: str, name: str) -> Iterator[tuple[int, str]]:
    """Yield the numbers and texts of the lines that count."""
    for number, line in enumerate(text.splitlines(), start=1):
        stripped = line.strip()
        header = _HEADER_LINE.fullmatch(stripped)
        if header and header[1] != str(_VERSION):
            raise UserError(f"{name}, line {number}: version {header[1]} is not {_VERSION}")
        if stripped and not stripped.startswith("#"):
            yield number, stripped


def _settings(
    lines: Iterator[tuple[int, str]], name: str
) -> tuple[dict[str, str], list[tuple[int, str]]]:
    """Return what stands before the moves by its first word, and the moves with their lines."""
    settings: dict[str, str] = {}
    moves: list[tuple[int, str]] = []
    for number, line in lines:
        key, _, value = line.partition(" ")
        if key in ("variant", "seed", "fen") and not moves and key not in settings:
            settings[key] = value.strip()
        elif "variant" not in settings:
            quoted = line[:_LONGEST_QUOTE]
            raise UserError(f"{name}, line {number}: expected 'variant …', found '{quoted}'")
        else:
            moves.append((number, line))
    if "variant" not in settings:
        raise UserError(f"{name}: no line says 'variant …'")
    if not _SEED.fullmatch(settings.get("seed", "0")):
        raise UserError(f"{name}: the seed '{settings['seed'][:_LONGEST_QUOTE]}' is no number")
    return settings, moves


def _game(settings: dict[str, str], moves: tuple[str, ...]) -> TextGame:
    seed = settings.get("seed")
    return TextGame(
        settings["variant"], moves, None if seed is None else int(seed), settings.get("fen")
    )
