"""Errors in games from outside, told as what they are: with the game, the file and the line.

A game from outside is somebody's own module, entered in three ways: it is imported, it opens
variants, and everything that a position asks of a variant or its rules runs its code. A guard
stands at each. The program's own games have none.
"""

from __future__ import annotations

import inspect
import linecache
import sys
import sysconfig
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, cached_property, wraps
from importlib.util import find_spec
from pathlib import Path
from types import UnionType
from typing import Any, cast, get_args, get_origin, get_type_hints

import numpy as np

from ringrealms3d.core.checks import UnfitError, refuse
from ringrealms3d.core.compile_fault import compile_fault, is_of_compiler
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.log_file import log
from ringrealms3d.core.room import missing_room
from ringrealms3d.core.time_limit import CallTooLong, at_most
from ringrealms3d.core.variant import Variant

_PACKAGE = Path(__file__).resolve().parent.parent
_ALIKE: dict[type, tuple[type, ...]] = {
    int: (int, np.integer),
    bool: (bool, np.bool_),
    tuple: (tuple, list),
}
"""What does instead of a type."""
_MOST_SECONDS = 30.0
_OUT_OF_BOUNDS = "index is out of bounds"  # what machine code says, which keeps no lines


class GameFault(UserError):  # noqa: N818 - a fault of the game, like those of the program
    """An error in a game from outside; the message names the file and the line.

    >>> import ringrealms3d as rr
    >>> issubclass(rr.GameFault, rr.UserError)
    True
    """

    @property
    def unexpected(self) -> BaseException | None:
        """The error that Python raised in the game, None for something that the program refused."""
        return None if isinstance(self.__cause__, UserError) else self.__cause__


@contextmanager
def kept_streams() -> Iterator[None]:
    """Put back what is printed to and read from, if a game exchanges it within this block."""
    streams = sys.stdin, sys.stdout, sys.stderr
    try:
        yield
    finally:
        sys.stdin, sys.stdout, sys.stderr = streams


class Guard:
    """Stands between the program and one game from outside."""

    def __init__(self, place: str, seconds: float = _MOST_SECONDS) -> None:
        """Guard the game at a place, "module:GAME".

        Args:
            seconds: how long a call may take.
        """
        self.place = place
        self._seconds = seconds
        self._module = place.partition(":")[0]

    def call(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Return a function of the game that raises only a ``UserError``."""

        @wraps(function)
        def guarded(*arguments: Any, **named: Any) -> Any:
            try:
                with kept_streams(), at_most(self._seconds):
                    return function(*arguments, **named)
            except UnfitError as error:
                raise self.located(error, function) from error
            except (UserError, KeyboardInterrupt):
                raise
            except BaseException as error:
                raise self.fault(error, function) from error

        return guarded

    def located(self, error: UnfitError, called: Callable[..., Any] | None = None) -> UserError:
        """Return the error with the line of the game's code that asked for what is unfit.

        Where the program asked for it, it has the line of the function that was called, or else
        the game's file.
        """
        origin = self._origin(error) or self._definition(called, error)
        if origin is not None:
            return _at(origin, error)
        return self._in_file(error)

    def _in_file(self, error: UserError) -> GameFault:
        return GameFault("{path}: {error}", path=self._root or self.place, error=error)

    def variant(self, opened: Any) -> Variant:
        """Return a variant whose methods, properties and rules are guarded."""
        kind = type(opened)
        members = {
            name: guarded
            for name in dir(Variant)
            if not name.startswith("_")
            and (guarded := self._member(name, inspect.getattr_static(kind, name))) is not None
        }
        opened.__class__ = type(kind.__name__, (kind,), members)
        opened.rules = _GuardedRules(opened.rules, self)
        return cast(Variant, opened)

    def _member(self, name: str, member: Any) -> Any:
        """Return what guards a method or property; None for anything else."""
        if inspect.isfunction(member):
            return self.call(self._fitting(name, member))
        if isinstance(member, property) and member.fget is not None:
            return property(self.call(self._fitting(name, member.fget)), member.fset)
        if isinstance(member, cached_property):
            return property(self.call(member.__get__))
        return None

    def _fitting(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """Return a function that refuses a result of another type than it should have."""
        hint = _result_hint(name)
        accepted = _accepted(hint)
        if function.__module__.startswith("ringrealms3d.") or not accepted:
            return function

        @wraps(function)
        def checked(*arguments: Any, **named: Any) -> Any:
            result = function(*arguments, **named)
            if isinstance(result, accepted):
                return result
            code = function.__code__
            unfit = refuse(self.place, f"{name}()", result, _hint_text(hint))
            raise _at(_Origin(code.co_filename, code.co_firstlineno, ""), unfit)

        return checked

    def owns(self, error: BaseException) -> bool:
        """Whether an error comes from the game's code, or from compiling it."""
        return self._origin(error) is not None

    def fault(self, error: BaseException, called: Callable[..., Any] | None = None) -> UserError:
        """Return what is told of an error: a refusal as it is, all others with their place.

        A refusal is a ValueError that the game itself raises, as its hooks may.

        Args:
            called: what was called, whose own line is told of calls that do not fit it.
        """
        origin = self._origin(error)
        if origin is not None and _is_refusal(error, origin):
            return UserError(str(error))
        crowded = missing_room(error)
        if crowded is not None:
            return _at(origin, crowded) if origin else self._in_file(crowded)
        origin = origin or self._definition(called, error)
        log.error("fault in the game %s", self.place, exc_info=error)
        if origin is None:
            return GameFault(
                "the game {place} fails: {error}", place=self.place, error=_text_of(error)
            )
        return GameFault(
            "the game {place} fails in {file}, line {line}: {error}",
            place=self.place,
            file=origin.file,
            line=origin.line,
            error=origin.text,
        )

    def _origin(self, error: BaseException) -> _Origin | None:
        """Return the line of the game's code from which an error comes."""
        text = _text_of(error)
        if isinstance(error, SyntaxError) and error.filename and self._wrote(error.filename):
            return _Origin(
                error.filename, error.lineno or 1, f"{type(error).__name__}: {error.msg}"
            )
        if is_of_compiler(error):
            return self._origin_in_compiler(error)
        lines = [
            _Origin(frame.f_code.co_filename, line, text)
            for frame, line in traceback.walk_tb(error.__traceback__)
        ]
        if not any(self._is_module(line.file) for line in lines):
            return None
        return [line for line in lines if self._wrote(line.file)][-1]

    def _definition(
        self, called: Callable[..., Any] | None, error: BaseException
    ) -> _Origin | None:
        """Return the line in which a function of the game begins."""
        function = inspect.unwrap(called) if called is not None else None
        code = getattr(getattr(function, "py_func", function), "__code__", None)
        if code is None or not self._wrote(code.co_filename):
            return None
        return _Origin(code.co_filename, code.co_firstlineno, _text_of(error))

    def _origin_in_compiler(self, error: BaseException) -> _Origin | None:
        """Return the line that could not be compiled."""
        found = compile_fault(error, self._wrote, sys.modules.get(self._module))
        if found is None:
            return None
        (file, line), reason = found
        return _Origin(str(Path(file).resolve()), line, f"it cannot be compiled: {reason}")

    def _is_module(self, file: str) -> bool:
        """Whether a file is the game's module, or belongs to its package."""
        path, root = Path(file).resolve(), self._root
        if root is None:
            return False
        return path == root or (root.name == "__init__.py" and path.is_relative_to(root.parent))

    @cached_property
    def _root(self) -> Path | None:
        """The module's file; it may have failed to be imported."""
        try:
            found = find_spec(self._module)
        except Exception:  # it imports the packages around it
            return None
        return None if found is None or found.origin is None else Path(found.origin).resolve()

    def _wrote(self, file: str) -> bool:
        """Whether a file is the game's, or one of its author's other modules."""
        if self._is_module(file):
            return True
        path = Path(file).resolve()
        return path.is_file() and not any(map(path.is_relative_to, _not_the_author()))


@dataclass(frozen=True, slots=True)
class _Origin:
    """Where an error comes from, and what it says."""

    file: str
    line: int
    text: str


def _text_of(error: BaseException) -> str:
    if isinstance(error, CallTooLong):
        return "it does not return"
    if isinstance(error, IndexError) and str(error) == _OUT_OF_BOUNDS:
        return (
            "an index is out of bounds, as where an array of Tables is too short, or moves() lists "
            "more than most_moves"
        )
    return f"{type(error).__name__}: {error}".rstrip(": ")


def _at(origin: _Origin, error: UserError) -> GameFault:
    """Return an error with the line that it is about."""
    return GameFault(
        "{file}, line {line}: {error}", file=origin.file, line=origin.line, error=error
    )


@cache
def _not_the_author() -> tuple[Path, ...]:
    """Return the folders of this program, of Python and of libraries."""
    return _PACKAGE, *(Path(sysconfig.get_path(x)) for x in ("stdlib", "purelib", "platlib"))


@cache
def _result_hint(name: str) -> Any:
    """Return the type that a method or property of a variant returns."""
    member = getattr(Variant, name)
    return get_type_hints(getattr(member, "fget", member)).get("return", Any)


def _accepted(hint: Any) -> tuple[type, ...]:
    """Return the classes of which a value has to be one; none if it can be anything."""
    found: list[type] = []
    for each in get_args(hint) if isinstance(hint, UnionType) else (hint,):
        kind = get_origin(each) or each
        if kind is Any or not isinstance(kind, type) or getattr(kind, "_is_protocol", False):
            return ()
        found += _ALIKE.get(kind, (kind,))
    return tuple(found)


def _hint_text(hint: Any) -> str:
    return hint.__name__ if isinstance(hint, type) else str(hint)


class _GuardedRules:
    """The functions of a game's rules module, as Python calls them."""

    def __init__(self, rules: Any, guard: Guard) -> None:
        self._rules, self._guard = rules, guard

    def __getattr__(self, name: str) -> Any:
        from ringrealms3d.core.fitting import fitted  # which has kernels, as the rules do

        guarded = found = getattr(self._rules, name)
        if callable(found):
            guarded = self._guard.call(wraps(found)(fitted(name, found)))
        setattr(self, name, guarded)
        return guarded


def _is_refusal(error: BaseException, origin: _Origin) -> bool:
    """Whether an error was raised on purpose, to be read by the user."""
    raised = linecache.getline(origin.file, origin.line).lstrip().startswith("raise ")
    return isinstance(error, ValueError) and raised and bool(str(error))
