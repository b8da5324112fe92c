"""Games as text files: the variant, the start, then one move per line.

::

    # ringrealms3d game 1
    variant loop/mini
    seed 42
    1b3
    swap

The first line gives the format's version. The second names the variant. ``seed N`` (for everything
random at the start), ``fen F`` and ``board B`` (the text of a board that does not come with the
program) may follow. Empty lines and lines with ``#`` are skipped. A text
file has only the game's line; variations and notes are in the JSON of
:mod:`ringrealms3d.records.json_file`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import decoded
from ringrealms3d.games import variant
from ringrealms3d.games.other_boards import board_text, learn_board
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord

_HEADER = "# ringrealms3d game"
_VERSION = 1
_HEADER_LINE = re.compile(rf"{_HEADER} (\d+)")
_SEED = re.compile(r"[0-9]{1,20}")
_SETTINGS = ("variant", "board", "seed", "fen")
_LONGEST_QUOTE = 40


def format_text_game(record: GameRecord) -> str:
    """Return a game as the text of a file."""
    return format_line(record, record.line)


def format_line(record: GameRecord, nodes: Iterable[GameNode]) -> str:
    """Return some of a game's nodes, from the first move, as the text of a file."""
    lines = [f"{_HEADER} {_VERSION}", f"variant {record.uid}", f"seed {record.seed}"]
    if board := board_text(record.uid):
        lines.append(f"board {board}")
    if record.fen is not None:
        lines.append(f"fen {record.fen}")
    return "\n".join([*lines, *(node.text for node in nodes)]) + "\n"


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
    decoded(rest, name)
    return text


def read_text_game(text: str, name: str) -> GameRecord:
    """Return the game in a text.

    Args:
        name: what the text is called in errors, such as the file's path.

    Raises:
        UserError: the text is no game; the message names the line.
    """
    lines = list(_lines(text, name))
    settings, moves = _settings(iter(lines), name)
    uid, fen = settings["variant"], settings.get("fen")
    seed = int(settings["seed"]) if "seed" in settings else None
    key = "board" if "board" in settings else "variant"
    try:
        learn_board(uid, settings.get("board", ""))
        key = "variant" if fen is None or not _is_variant(uid) else "fen"
        record = GameRecord(uid, seed, fen)
    except UserError as error:
        number = next(number for number, line in lines if line.partition(" ")[0] == key)
        raise UserError(
            "{name}, line {number}: {error}", name=name, number=number, error=error
        ) from error
    node = record.root
    for number, word in moves:
        try:
            node = node.play(node.position.parse_move(word))
        except UserError as error:
            quoted = word[:_LONGEST_QUOTE]
            raise UserError(
                "{name}, line {number}: move '{quoted}': {error}",
                name=name,
                number=number,
                quoted=quoted,
                error=error,
            ) from error
    return record


def _is_variant(uid: str) -> bool:
    try:
        variant(uid)
    except UserError:
        return False
    return True


def _lines(text: str, name: str) -> Iterator[tuple[int, str]]:
    """Yield the numbers and texts of the significant lines."""
    for number, line in enumerate(text.splitlines(), start=1):
        stripped = line.strip()
        header = _HEADER_LINE.fullmatch(stripped)
        if header and header[1] != str(_VERSION):
            raise UserError(
                "{name}, line {number}: version {header} is not {version}",
                name=name,
                number=number,
                header=header[1],
                version=_VERSION,
            )
        if stripped and not stripped.startswith("#"):
            yield number, stripped


def _settings(
    lines: Iterator[tuple[int, str]], name: str
) -> tuple[dict[str, str], list[tuple[int, str]]]:
    """Return the settings before the moves by their first word, and the moves with their lines."""
    settings: dict[str, str] = {}
    moves: list[tuple[int, str]] = []
    for number, line in lines:
        key, _, value = line.partition(" ")
        if key in _SETTINGS and not moves and key not in settings:
            settings[key] = value.strip()
            if key == "seed" and not _SEED.fullmatch(settings[key]):
                raise UserError(
                    "{name}, line {number}: the seed '{seed}' is not a number",
                    name=name,
                    number=number,
                    seed=settings[key][:_LONGEST_QUOTE],
                )
        elif "variant" not in settings:
            quoted = line[:_LONGEST_QUOTE]
            raise UserError(
                "{name}, line {number}: expected 'variant …', found '{quoted}'",
                name=name,
                number=number,
                quoted=quoted,
            )
        else:
            moves.append((number, line))
    if "variant" not in settings:
        raise UserError("{name}: no line says 'variant …'", name=name)
    return settings, moves
