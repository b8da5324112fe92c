"""The registry of games: every game is a folder here, or a module passed to :func:`register`."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache, lru_cache
from importlib import import_module
from types import MappingProxyType

from ringrealms3d.core.checks import UnfitError
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.game import BoardEntry, Game
from ringrealms3d.core.guard import Guard, kept_streams
from ringrealms3d.core.outside import forget_place, installed_games, outside_places
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.position import Position
from ringrealms3d.core.variant import Variant
from ringrealms3d.games.trial import check_opened

_OWN_GAMES = (
    "ringrealms3d.games.ring_majority:GAME",
    "ringrealms3d.games.loop:GAME",
    "ringrealms3d.games.path_tiles:GAME",
    "ringrealms3d.games.loops_n_leaps:GAME",
    "ringrealms3d.games.loophole_2d:GAME",
)

_places = [*_OWN_GAMES, *outside_places()]
_left_out: dict[str, str] = {}


class NotInstalledError(UserError):
    """There is no such game here.

    >>> import ringrealms3d as rr
    >>> try:
    ...     rr.start("go/19x19")
    ... except rr.NotInstalledError as error:
    ...     print(error)
    no game 'go' (choose from ring-majority, loop, path-tiles, loops-n-leaps, loophole-2d)
    """


def register(place: str) -> None:
    """Add a game from outside the package, named as "module:GAME".

    >>> import ringrealms3d as rr
    >>> rr.register("ringrealms3d.examples.hex:GAME")
    >>> rr.get_game("hex").title
    'Hex'

    Raises:
        ValueError: there is no such module, it has no game under that name, or the game's id is
            taken.
    """
    if place in _places:
        return
    game = _load(place)
    if game.uid in {known.uid for known in all_games()}:
        raise _taken(place, game)
    _places.append(place)


def registered_places() -> tuple[str, ...]:
    """Return where every game is found, as "module:GAME", so that a child process can follow."""
    return tuple(_places)


def all_games() -> tuple[Game, ...]:
    """Return the games in order.

    >>> import ringrealms3d as rr
    >>> rr.all_games()[0].uid
    'ring-majority'

    Raises:
        ValueError: one that was registered or named in the environment cannot be loaded, or has the
            id of another; installed ones are left out then.
    """
    left_out_installed()
    games = tuple(map(_load, _places))
    if len({game.uid for game in games}) < len(games):
        raise _same_ids(games)
    return games


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
    raise NotInstalledError(
        "no game '{uid}' (choose from {games})",
        uid=uid,
        games=", ".join(game.uid for game in games),
    )


def game_of_variant(uid: str) -> Game:
    """Return the game that a variant's id names, whether or not it has such a variant.

    Raises:
        ValueError: there is no such game; the message lists the games.
    """
    return get_game(uid.partition("/")[0] or uid)


def is_installed(uid: str) -> bool:
    """Whether there is a game with this id; one from outside may have been here earlier."""
    return uid in {game.uid for game in all_games()}


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
    game = game_of_variant(uid)
    whole = uid if uid in game.variants else _found(game, uid)
    if whole is None:
        names = ", ".join(known.partition("/")[2] for known in game.variants)
        if game.others.title:
            names = Phrase("{names}, or {others}", names=names, others=game.others.title)
        raise UserError(
            "no variant '{uid}' ({game} has {names})", uid=uid, game=game.uid, names=names
        )
    return (_opened if whole in game.variants else _opened_other)(game, whole)


def _found(game: Game, uid: str) -> str | None:
    guard = _guard_of(game)
    found: str | None = (guard.call(game.others.known) if guard else game.others.known)(uid)
    return found


def _place_of(game: Game) -> str:
    return next(place for place in _places if _load(place) is game)


def game_at(place: str) -> Game:
    """Return the game that is found somewhere, as in the process that named it.

    Raises:
        UserError: there is no such game.
    """
    register(place)
    return _load(place)


def variant_at(place: str, uid: str, board: str) -> Variant:
    """Return a variant of the game that is found somewhere, as in the process that named it.

    Raises:
        UserError: there is no such game or variant.
    """
    register(place)
    if board:
        game_of_variant(uid).others.learn(uid, board)
    return variant(uid)


def board_entry(uid: str) -> BoardEntry:
    """Return a variant's entry for lists, without building its board if the game knows it.

    Raises:
        UserError: there is no such variant.
    """
    known = game_of_variant(uid).boards.get(uid)
    if known is not None:
        return known
    board = variant(uid).board
    return BoardEntry(board.title, board.size)


def _open(game: Game, uid: str) -> Variant:
    guard = _guard_of(game)
    if guard is None:
        opened = game.open_variant(uid)
    else:
        opened = guard.call(check_opened)(uid, guard.call(game.open_variant)(uid), guard)
    copyreg.pickle(type(opened), _pickled_variant)
    return opened


def _pickled_variant(variant: Variant) -> tuple[Callable[..., Variant], tuple[str, str, str]]:
    """Pickle the id, and where the game is found: a process has one object for each variant."""
    game = game_of_variant(variant.uid)
    board = "" if variant.uid in game.variants else game.others.text(variant.uid)
    return variant_at, (_place_of(game), variant.uid, board)


def _pickled_game(game: Game) -> tuple[Callable[..., Game], tuple[str]]:
    """Pickle where the game is found: a process has one object for each."""
    return game_at, (_place_of(game),)


copyreg.pickle(Game, _pickled_game)


_opened = cache(_open)
_opened_other = lru_cache(maxsize=32)(_open)
"""Opens boards that do not come with the program, of which there may be any number."""


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
    if not module_name or not name:
        raise UserError("{place}: no game there (name a game as module:GAME)", place=place)
    guard = _guard_at(place)
    try:
        with kept_streams():
            game = getattr(import_module(module_name), name)
    except UnfitError as error:
        raise guard.located(error) from error
    except UserError as error:
        raise UserError("{place}: {error}", place=place, error=error) from error
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        if guard.owns(error):
            raise guard.fault(error) from error
        raise UserError("{place}: no game there ({error})", place=place, error=error) from error
    if not isinstance(game, Game):
        raise UserError("{place}: not a Game but a {name}", place=place, name=type(game).__name__)
    return game


@cache
def _guard_at(place: str) -> Guard:
    return Guard(place)


def _guard_of(game: Game) -> Guard | None:
    """Return what stands before a game from outside, None for the program's own."""
    place = _place_of(game)
    return None if place in _OWN_GAMES else _guard_at(place)


def fault_of(error: BaseException, uid: str | None = None) -> UserError | None:
    """Return what is told of an error in a game from outside, None if it comes from elsewhere.

    Args:
        uid: the variant that alone was in use, if it is known: an error is its game's fault then
            even if its code does not show.
    """
    if uid is not None:
        alone = _guard_of(game_of_variant(uid))
        return None if alone is None else _fault_by(alone, error)
    guards = [_guard_at(place) for place in _places if place not in _OWN_GAMES]
    return next((_fault_by(guard, error) for guard in guards if guard.owns(error)), None)


@contextmanager
def machine_code_of(uid: str) -> Iterator[None]:
    """Run machine code of one variant's rules, which keeps no lines: its errors are its game's.

    Raises:
        UserError: the rules of a game from outside fail.
    """
    try:
        yield
    except Exception as error:
        fault = None if isinstance(error, UserError) else fault_of(error, uid)
        if fault is None:
            raise
        raise fault from error


def _fault_by(guard: Guard, error: BaseException) -> UserError:
    fault = guard.fault(error)
    fault.__cause__ = error
    return fault


@cache
def left_out_installed() -> Mapping[str, str]:
    """Leave out the installed games that cannot be loaded; return a sentence for each place."""
    installed = {game.place for game in installed_games()}
    named = dict.fromkeys(place for place in _places if place in installed)
    return _leave_out(named, lambda game: None)


def leave_out_broken() -> tuple[str, ...]:
    """Leave out the games from outside that cannot be listed, here and in later child processes.

    A game is listed with a picture of its first board, and with the titles of all.

    Returns:
        a sentence for each.
    """
    others = _leave_out(_places[len(_OWN_GAMES) :], _look_at_boards)
    return (*left_out_installed().values(), *others.values())


def _leave_out(places: Iterable[str], check: Callable[[Game], None]) -> Mapping[str, str]:
    faults: dict[str, str] = {}
    for place in tuple(places):
        try:
            game = _load(place)
            if game.uid in _ids_before(place):
                raise _taken(place, game)
            check(game)
        except UserError as error:
            faults[place] = Phrase("a game was left out: {error}", error=error.args[0])
            _places.remove(place)
            forget_place(place)
    _left_out.update(faults)
    return MappingProxyType(faults)


def why_left_out(place: str) -> str:
    """Return the sentence that says why the game at a place was left out, empty if it was not."""
    return _left_out.get(place, "")


def _look_at_boards(game: Game) -> None:
    for number, uid in enumerate(game.variants):
        if number == 0 or uid not in game.boards:
            _opened(game, uid)


def _ids_before(place: str) -> set[str]:
    """Return the ids of the games that come before one, as far as they can be loaded."""
    found = set()
    for known in _places[: _places.index(place)]:
        with suppress(UserError):
            found.add(_load(known).uid)
    return found


def _same_ids(games: tuple[Game, ...]) -> UserError:
    """Return the error for two games with one id, of which the later one is from outside."""
    ids = [game.uid for game in games]
    number = next(n for n, uid in enumerate(ids) if uid in ids[:n])
    return _taken(_places[number], games[number])


def _taken(place: str, game: Game) -> UserError:
    return UserError("{place}: a game '{uid}' already exists", place=place, uid=game.uid)
