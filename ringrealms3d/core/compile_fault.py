"""Where a kernel could not be compiled, and why, from what numba says in pages."""

from __future__ import annotations

import dis
import re
import traceback
from collections.abc import Callable, Iterator
from types import CodeType, ModuleType

Place = tuple[str, int]
"""A file and the number of a line."""

_PLACE = re.compile(r'File "([^"\n]+)", line ([0-9]+)|\b(?:at|from) (\S[^\n]*?) \(([0-9]+)\)')
_NOISE = re.compile(
    r"^\W*(During|Failed in|File|There are|Of which|Overload|With arg|Rejected|\w+: Failed in"
    r"|Resolution|None$|raised from|def |<source|.*Function\(<function|.*\w\(Record\()"
)
_COLOURS = re.compile(r"\x1b\[[0-9;]*m")
_CREATING = ("NRT required", "Only accept returning of array", "able to compile a list")
_CREATES = "it creates an array, a list or another object"
_UNKNOWN_NAME = re.compile(r"NameError: name '(\w+)' is not defined")
_PLAIN_FUNCTION = re.compile(
    r"Untyped global name '(\w+)':[^\n]*Cannot determine Numba type of <class 'function'>"
)
_FUNCTION = re.compile(r"Function\(<function (\w+) at ")


def is_of_compiler(error: BaseException) -> bool:
    """Whether an error came while numba compiled something."""
    if type(error).__module__.startswith("numba."):
        return True
    frames = (frame for frame, _ in traceback.walk_tb(error.__traceback__))
    return any(frame.f_globals.get("__name__", "").startswith("numba.") for frame in frames)


def compile_fault(
    error: BaseException, wrote: Callable[[str], bool], module: ModuleType | None
) -> tuple[Place, str] | None:
    """Return the line that could not be compiled and why; None if it is in other code.

    Args:
        wrote: whether the author of a game wrote a file.
        module: the module with the game's rules.
    """
    text = _COLOURS.sub("", str(error))
    for found in _PLACE.finditer(text):  # the innermost place comes first
        file, line = found[1] or found[3], found[2] or found[4]
        if wrote(file):
            return (file, int(line)), _reason(text[: found.start()])
    for place in reversed([*_places_compiled(error), *_places_named(text, module)]):
        if wrote(place[0]):
            return place, _named_reason(text) or f"{type(error).__name__}: {error}"
    return None


def _reason(text: str) -> str:
    """Return the last line that says something."""
    if any(sign in text for sign in _CREATING):
        return _CREATES
    plain = _PLAIN_FUNCTION.search(text)
    if plain:
        return f"a kernel calls {plain[1]}(), which is none: write @kernel above it"
    lines = (line.strip(" -") for line in reversed(text.splitlines()))
    sentence = next(
        (line for line in lines if re.search(r"\w", line) and not _NOISE.match(line)), ""
    )
    return (
        sentence.removesuffix(" Raised").removesuffix("defined").rstrip(" .,:")
        or text.strip().split("\n")[0]
    )


def _named_reason(text: str) -> str:
    unknown = _UNKNOWN_NAME.search(text)
    return unknown[0] if unknown else ""


def _places_compiled(error: BaseException) -> Iterator[Place]:
    """Yield the lines at which the compiler was, the innermost one last."""
    for frame, _ in traceback.walk_tb(error.__traceback__):
        place = getattr(frame.f_locals.get("self"), "loc", None)
        if isinstance(getattr(place, "line", None), int):
            yield str(place.filename), place.line  # type: ignore[union-attr]


def _places_named(text: str, module: ModuleType | None) -> Iterator[Place]:
    """Yield the lines of the functions that a text names, then that of an unknown name in them."""
    codes = [code for name in _FUNCTION.findall(text) if (code := _code_of(module, name))]
    unknown = _UNKNOWN_NAME.search(text)
    for code in codes:
        yield code.co_filename, code.co_firstlineno
        if unknown:
            yield from _uses_of(code, unknown[1])


def _code_of(module: ModuleType | None, name: str) -> CodeType | None:
    found = getattr(module, name, None)
    code = getattr(getattr(found, "py_func", found), "__code__", None)
    return code if isinstance(code, CodeType) else None


def _uses_of(code: CodeType, name: str) -> Iterator[Place]:
    line = code.co_firstlineno
    for instruction in dis.get_instructions(code):
        line = instruction.starts_line or line
        if instruction.argval == name:
            yield code.co_filename, line
