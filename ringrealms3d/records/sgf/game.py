"""What SGF says about a game in its first node: variant, start, players and result.

Hidden information stays hidden: while a game is unfinished, its file does not contain the seed of a
hidden order, such as that of the tiles of Path Tiles. It has the start's fen instead, with the part
of the order that the game has revealed since.
"""

from __future__ import annotations

import re

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.game import Game
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.time_notation import format_control, parse_control
from ringrealms3d.core.version import __version__
from ringrealms3d.games import all_games, get_game, variant
from ringrealms3d.games.other_boards import board_text, learn_board
from ringrealms3d.records.record import GameRecord, Reason
from ringrealms3d.records.sgf.properties import ReadProperties, WrittenProperties, quoted
from ringrealms3d.records.sgf.result import ENDED, put_result

FF, ENCODING = "4", "UTF-8"
_VARIANT, _BOARD, _SEED, _FEN, _TIME = "RR", "RRBOARD", "RRSEED", "RRFEN", "RRTIME"
_PLAYERS = ("PB", "PW")
GAME_PROPERTIES = frozenset(
    {"FF", "CA", "AP", "GM", _VARIANT, _BOARD, _SEED, _FEN, _TIME, *_PLAYERS, "DT", "RE", ENDED}
)
"""The properties that the first node has besides what every node can have."""

_NUMBER = re.compile(r"[0-9]{1,4000}")
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def put_game(properties: WrittenProperties, record: GameRecord) -> None:
    """Add a game's properties to its first node."""
    seed, fen = _told_start(record)
    properties.put_text("FF", FF)
    properties.put_text("CA", ENCODING)
    properties.put("AP", ("ringrealms3d", __version__))
    properties.put_text("GM", get_game(record.uid.partition("/")[0]).title)
    properties.put_text(_VARIANT, record.uid)
    properties.put_text(_BOARD, board_text(record.uid))
    properties.put_text(_SEED, "" if seed is None else str(seed))
    properties.put_text(_FEN, fen or "")
    for name, player in zip(_PLAYERS, record.players, strict=True):
        properties.put_text(name, player)
    properties.put_text("DT", record.date)
    properties.put_text(_TIME, record.time_control)
    put_result(properties, record)


def taken_game(properties: ReadProperties) -> GameRecord:
    """Return the game described by a first node, without moves and result.

    Raises:
        UserError: something is missing, or there is no such variant or start.
    """
    properties.take("CA")
    properties.has("AP")
    version = properties.text("FF")
    if version != FF:
        raise properties.fault(
            "FF", Phrase("{given} is not {wanted}", given=quoted("FF", version), wanted=f"FF[{FF}]")
        )
    game = _taken_title(properties)
    uid = _taken_variant(properties, game)
    seed, fen = properties.text(_SEED), properties.text(_FEN)
    if seed and not _NUMBER.fullmatch(seed):
        raise properties.fault(_SEED, Phrase("{given} is no number", given=quoted(_SEED, seed)))
    try:
        record = GameRecord(uid, int(seed) if seed else None, fen or None)
    except UserError as error:
        raise properties.fault(_FEN if fen else _VARIANT, error.args[0]) from error
    black, white = map(properties.text, _PLAYERS)
    record.players = black, white
    record.date = properties.text("DT")
    if record.date and not _DAY.fullmatch(record.date):
        raise properties.fault(
            "DT", Phrase("{given} is no day as in 2026-11-24", given=quoted("DT", record.date))
        )
    record.time_control = _taken_control(properties)
    return record


def _taken_control(properties: ReadProperties) -> str:
    text = properties.text(_TIME)
    try:
        return format_control(parse_control(text)) if text else ""
    except UserError as error:
        raise properties.fault(_TIME, error.args[0]) from error


def _told_start(record: GameRecord) -> tuple[int | None, str | None]:
    """Return the seed and the fen that a file may tell."""
    start = record.start
    over = record.result.reason is not Reason.UNFINISHED
    if over or not start.variant.hides(start.state):
        return record.seed, record.fen
    ends = (node.position.state for node in record.nodes() if not node.children)
    return None, start.variant.start_as_seen(start.state, ends)


def _taken_title(properties: ReadProperties) -> Game:
    title, games = properties.text("GM"), all_games()
    for game in games:
        if game.title == title:
            return game
    known = ", ".join(game.title for game in games)
    raise properties.fault(
        "GM",
        Phrase(
            "{given} is none of the games here ({known})", given=quoted("GM", title), known=known
        ),
    )


def _taken_variant(properties: ReadProperties, game: Game) -> str:
    uid = properties.text(_VARIANT)
    if not uid:
        raise properties.fault(
            _VARIANT, Phrase("{name}, which names the variant, is missing", name=_VARIANT)
        )
    board = properties.text(_BOARD)
    try:
        learn_board(uid, board)
    except UserError as error:
        raise properties.fault(_BOARD, error.args[0]) from error
    try:
        variant(uid)
    except UserError as error:
        raise properties.fault(_VARIANT, error.args[0]) from error
    if uid.partition("/")[0] != game.uid:
        raise properties.fault(
            _VARIANT, Phrase("{uid} is no variant of {game}", uid=uid, game=game.title)
        )
    return uid
