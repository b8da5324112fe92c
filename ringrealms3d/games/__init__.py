"""The registry of games: every game is a folder here, or a module passed to :func:`register`."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.game import BoardEntry, Game
from ringrealms3d.core.outside import outside_places
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.position import Position
from ringrealms3d.core.variant import Variant

_OWN_GAMES = (
    "ringrealms3d.games.ring_majority:GAME",
    "ringrealms3d.games.loop:GAME",
    "ringrealms3d.games.path_tiles:GAME",
    "ringrealms3d.games.loops_n_leaps:GAME",
    "ringrealms3d.games.loophole_2d:GAME",
)

_places = [*_OWN_GAMES, *outside_places()]


def register(place: str) -> None:
    """Add a game from outside the package, named as "module:GAME".

    Raises:
        ValueError: there is no such module, it has no game under that name, or the game's id is
            taken.
    """
    if place in _places:
        return
    game = _load(place)
    if game.uid in {known.uid for known in all_games()}:
        raise UserError("{place}: there is a game '{uid}' already", place=place, uid=game.uid)
    _places.append(place)


def registered_places() -> tuple[str, ...]:
    """Return where every game is found, as "module:GAME", so that a child process can follow."""
    return tuple(_places)


def all_games() -> tuple[Game, ...]:
    """Return the games in order."""
    return tuple(_load(place) for place in _places)


def get_game(uid: str) -> Game:
    """Return the game with this id.

    >>> get_game("loop").variants
    ('loop/mini', 'loop/main', 'loop/lazo')

    Raises:
        ValueError: there is no such game; the message lists the games.
    """
    games = all_games()
    for game in games:
        if game.uid == uid:
            return game
    raise UserError(
        "no game '{uid}' (there are {games})", uid=uid, games=", ".join(game.uid for game in games)
    )


def variant_ids() -> tuple[str, ...]:
    """Return the ids of all variants of all games, such as "ring-majority/tet".

    >>> variant_ids()[:2]
    ('ring-majority/tet', 'ring-majority/cube')
    """
    return tuple(uid for game in all_games() for uid in game.variants)


def variant(uid: str) -> Variant:
    """Return the variant with this id.

    An id such as "ring-majority/pyramid@0a1b2c3d4e5f" names a board from a file that was opened
    before, or came with a game. No file is ever looked for.

    Raises:
        ValueError: there is no such variant (the message lists the game's), or its board is not
            known.
    """
    game = get_game(uid.partition("/")[0])
    whole = uid if uid in game.variants else game.others.known(uid)
    if whole is None:
        names = ", ".join(known.partition("/")[2] for known in game.variants)
        if game.others.title:
            names = Phrase("{names}, or {others}", names=names, others=game.others.title)
        raise UserError(
            "no variant '{uid}' ({game}/ goes with {names})", uid=uid, game=game.uid, names=names
        )
    return _opened(game, whole)


def board_entry(uid: str) -> BoardEntry:
    """Return a variant's entry for lists, without building its board if the game knows it.

    Raises:
        UserError: there is no such variant.
    """
    known = get_game(uid.partition("/")[0]).boards.get(uid)
    if known is not None:
        return known
    board = variant(uid).board
    return BoardEntry(board.title, board.size)


@cache
def _opened(game: Game, uid: str) -> Variant:
    return game.open_variant(uid)


def start(uid: str, seed: int | None = None) -> Position:
    """Return the position at the start of a game; the seed fixes what is random in it.

    >>> start("ring-majority/cube")
    <Position ring-majority/cube 6/12/8:r:26,26>

    Raises:
        ValueError: there is no such variant.
    """
    chosen = variant(uid)
    return Position(chosen, chosen.start(seed))


def from_fen(uid: str, text: str, seed: int | None = None) -> Position:
    """Return the position that a fen describes, with a new repetition history.

    >>> from_fen("ring-majority/tet", "r3/1b4/4:r:13,13").stones[:6].tolist()
    [1, 0, 0, 0, 0, 2]

    Raises:
        ValueError: there is no such variant, or the fen is broken; the message says where.
    """
    chosen = variant(uid)
    return Position(chosen, chosen.read_fen(text, seed))


@cache
def _load(place: str) -> Game:
    module_name, _, name = place.partition(":")
    try:
        game = getattr(import_module(module_name), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise UserError("{place}: no game there ({error})", place=place, error=error) from error
    if not isinstance(game, Game):
        raise UserError("{place}: not a Game but a {name}", place=place, name=type(game).__name__)
    return game
