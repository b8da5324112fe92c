"""What SGF says about a game in its first node: variant, start, players and result.

Hidden information stays hidden: while a game is unfinished, its file does not contain the seed of a
hidden order, such as that of the tiles of Path Tiles. It has the start's fen instead, with the part
of the order that the game has revealed since.
"""

from __future__ import annotations

import re

from ringrealms3d.core.dates import is_date
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.game import Game
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.version import __version__
from ringrealms3d.games import all_games, game_of_variant, variant
from ringrealms3d.games.other_boards import board_text, learn_board
from ringrealms3d.records.record import GameRecord, Reason
from ringrealms3d.records.sgf.properties import ReadProperties, WrittenProperties, quoted
from ringrealms3d.records.sgf.result import ENDED, put_result

FF, ENCODING = "4", "UTF-8"
_VARIANT, _BOARD, _SEED, _FEN, _TIME = "RR", "RRBOARD", "RRSEED", "RRFEN", "RRTIME"
_TAGS = "RRTAGS"
_PLAYERS, _EVENT, _PLACE, _DATE = ("PB", "PW"), "EV", "PC", "DT"
GAME_PROPERTIES = frozenset(
    {
        *("FF", "CA", "AP", "GM", _VARIANT, _BOARD, _SEED, _FEN, _TIME, _TAGS),
        *(*_PLAYERS, _EVENT, _PLACE, _DATE, "RE", ENDED),
    }
)
"""The properties that the first node has besides what every node can have."""

_USUAL = "1"  # the game of a file that names none
_NAMES = (
    "Go, Othello, Chess, Gomoku and Renju, Nine Men's Morris, Backgammon, Chinese Chess, Shogi, "
    "Lines of Action, Ataxx, Hex, Jungle, Neutron, Philosopher's Football, Quadrature, Trax, "
    "Tantrix, Amazons, Octi, Gess, Twixt, Zertz, Plateau, Yinsh, Punct, Gobblet, Hive, Exxit, "
    "Hnefatafl, Kuba, Tripples, Chase, Tumbling Down, Sahara, Byte, Focus, Dvonn, Tamsk, Gipf, "
    "Kropki"
)
_OTHERS = {str(number): name for number, name in enumerate(_NAMES.split(", "), start=1)}
"""The games of other programs by their numbers: https://www.red-bean.com/sgf/properties.html#GM"""

_NUMBER = re.compile(r"[0-9]{1,4000}")
_FIRST_DATE = re.compile(r"[0-9]{4}(-[0-9]{2}){0,2}(?![0-9-])")


def put_game(properties: WrittenProperties, record: GameRecord) -> None:
    """Add a game's properties to its first node."""
    seed, fen = _start_of(record)
    properties.put_text("FF", FF)
    properties.put_text("CA", ENCODING)
    properties.put("AP", ("ringrealms3d", __version__))
    properties.put_text("GM", game_of_variant(record.uid).title)
    properties.put_text(_VARIANT, record.uid)
    properties.put_text(_BOARD, board_text(record.uid))
    properties.put_text(_SEED, "" if seed is None else str(seed))
    properties.put_text(_FEN, fen or "")
    for name, player in zip(_PLAYERS, record.players, strict=True):
        properties.put_text(name, player)
    properties.put_text(_EVENT, record.event)
    properties.put_text(_PLACE, record.place)
    properties.put_text(_DATE, record.date)
    properties.put_text(_TIME, record.time_control)
    if record.tags:
        properties.put(_TAGS, *((tag,) for tag in record.tags))
    put_result(properties, record)


def taken_game(properties: ReadProperties) -> GameRecord:
    """Return the game described by a first node, without moves and result.

    Raises:
        UserError: something is missing, or there is no such variant or start.
    """
    properties.take("CA")
    properties.has("AP")
    game = taken_title(properties)
    version = properties.text("FF")
    if version != FF:
        raise properties.fault(
            "FF", Phrase("{given} is not {wanted}", given=quoted("FF", version), wanted=f"FF[{FF}]")
        )
    uid = _taken_variant(properties, game)
    seed, fen = properties.text(_SEED), properties.text(_FEN)
    if seed and not _NUMBER.fullmatch(seed):
        raise properties.fault(_SEED, Phrase("{given} is not a number", given=quoted(_SEED, seed)))
    try:
        record = GameRecord(uid, int(seed) if seed else None, fen or None)
    except UserError as error:
        raise properties.fault(_FEN if fen else _VARIANT, error.args[0]) from error
    _take_heading(properties, record)
    return record


def _take_heading(properties: ReadProperties, record: GameRecord) -> None:
    """Set the players, the event, the place, the date, the time control and the tags."""
    record.date = _taken_date(properties)
    black, white = map(properties.text, _PLAYERS)
    event, place = properties.text(_EVENT), properties.text(_PLACE)
    control = properties.text(_TIME)
    tags = tuple([tag for (tag,) in properties.take(_TAGS)])
    name = _PLAYERS[0]
    try:
        record.players = black, white
        name = _EVENT
        record.event = event
        name = _PLACE
        record.place = place
        name = _TIME
        record.time_control = control
        name = _TAGS
        record.tags = tags
    except UserError as error:
        raise properties.fault(name, error.args[0]) from error


def _taken_date(properties: ReadProperties) -> str:
    """Return the date, or the first of several, empty if it is none.

    What else is said there is left to be kept like any other property.
    """
    said = properties.peek(_DATE)
    found = _FIRST_DATE.match(said)
    date = found[0] if found and is_date(found[0]) else ""
    if said == date:
        properties.has(_DATE)
    return date


def hides_seed(record: GameRecord) -> bool:
    """Whether a file does not tell a game's seed: it goes on, and the seed tells what is hidden."""
    start = record.start
    over = record.result.reason is not Reason.UNFINISHED
    return not over and start.variant.hides(start.state)


def _start_of(record: GameRecord) -> tuple[int | None, str | None]:
    """Return the seed and the fen that a file may tell."""
    start = record.start
    if not hides_seed(record):
        return record.seed, record.fen
    ends = (node.position.state for node in record.nodes() if not node.children)
    return None, start.variant.start_as_seen(start.state, ends)


def taken_title(properties: ReadProperties) -> Game:
    """Return the game that a first node names.

    Raises:
        UserError: it is none of the games here; the message says which one.
    """
    title, games = properties.text("GM"), all_games()
    for game in games:
        if game.title == title:
            return game
    known = ", ".join(game.title for game in games)
    given, number = quoted("GM", title), title.strip() or _USUAL
    if number in _OTHERS:
        given = f"{given} ({_OTHERS[number]})"
    reason = Phrase("{given} is not one of the games here ({known})", given=given, known=known)
    raise properties.fault("GM", reason)


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
            _VARIANT, Phrase("{uid} is not a variant of {game}", uid=uid, game=game.title)
        )
    return uid
