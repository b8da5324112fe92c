"""The switch between rules that run as plain Python and the same rules compiled by numba.

Rules and searches are written once, as functions on structured numpy values. ``kernel`` leaves them
unchanged unless :func:`compile_kernels` was called before they were imported; then numba compiles
them and keeps the machine code in a cache folder.

The folder's name is a fingerprint of the modules that contain kernels, or constants for them, and
of the versions that affect the machine code. numba's own check looks only at a kernel's own file
and would run stale code after a change in a file that it calls. The fingerprint includes the
location of the sources, because numba does not find code compiled from the same source elsewhere.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import os
import platform
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import platformdirs

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import check_folder
from ringrealms3d.core.numba_settings import load_numba
from ringrealms3d.core.outside import outside_places
from ringrealms3d.core.phrase import tr

F = TypeVar("F", bound=Callable[..., Any])

_SOURCES = ("core", "games", "engine", "puzzles", "examples")
_HOLDS_KERNELS = re.compile(
    rb"^@(entry_|shared_|allocating_)?kernel\b|^ *(import|from) numba\b", re.MULTILINE
)
_IMPORTS = re.compile(rb"^from ringrealms3d\.([\w.]+) import (\([^)]*\)|[^\n]*)", re.MULTILINE)
_CONSTANT = re.compile(rb"\b[A-Z][A-Z0-9_]+\b")
_FOLDER = "NUMBA_CACHE_DIR"
_WITHOUT_ARRAYS = {"_nrt": False}  # numba's runtime counts references to arrays
_UNUSED_AFTER_S = 14 * 24 * 3600.0

_compiling = False
_plain_kernels: list[str] = []


def compiling() -> bool:
    """Whether kernels imported from now on are compiled."""
    return _compiling


def compile_kernels(*places: str, folder: Path | None = None) -> None:
    """Switch compiling on for this process, unless numba's own NUMBA_DISABLE_JIT forbids it.

    Call it before the first import of a rules or search module. Calling it again does nothing.

    Args:
        places: games from outside the package, as "module:GAME", besides those in the environment;
            machine code depends on their sources too.
        folder: where to keep the machine code, by default this version's cache folder.

    Raises:
        RuntimeError: a kernel was already imported as plain Python.
    """
    global _compiling
    if _compiling or os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return
    if _plain_kernels:
        raise RuntimeError(f"compiling must be switched on before {_plain_kernels[0]} is imported")
    os.environ[_FOLDER] = str(folder or cache_folder(*places))
    _compiling = True
    load_numba()  # which reads the variable
    from ringrealms3d.core.cache_guard import guard_cache, name_records, take_turns

    guard_cache()
    name_records()
    take_turns(code_folder())


def code_folder() -> Path:
    """Return where this process keeps machine code, once compiling is switched on."""
    return Path(os.environ[_FOLDER])


def kernel(function: F) -> F:
    """Mark a building block of rules or search; when compiled, it is inlined into its caller."""
    return _building_block(function, forceinline=True)


def shared_kernel(function: F) -> F:
    """Mark a large building block that an entry kernel calls in several places.

    When compiled, it is in the entry kernel once and called there, unless it turns out small.
    """
    return _building_block(function, forceinline=False)


def _building_block(function: F, **options: bool) -> F:
    if _stays_plain(function):
        return function
    # numba reads its settings when it is imported
    from ringrealms3d.core.inlining import InlinedKernel

    options |= _WITHOUT_ARRAYS | {"boundscheck": not is_own(function.__module__)}
    block: F = InlinedKernel(function, options, entry_kernel)
    return block


def is_own(module: str) -> bool:
    """Whether the indices in a module's kernels are the program's own, not some author's."""
    package = __name__.partition(".")[0]
    others = (f"{package}.games.make.", f"{package}.examples.")
    return module.startswith(f"{package}.") and not module.startswith(others)


def entry_kernel(function: F) -> F:
    """Mark a kernel that Python calls, or that is too large to be inlined; it releases the GIL."""
    return function if _stays_plain(function) else _compiled(function, **_WITHOUT_ARRAYS)


def allocating_kernel(function: F) -> F:
    """Mark an entry kernel that allocates arrays: others cannot, to avoid reference counting."""
    return function if _stays_plain(function) else _compiled(function, _nrt=True)


def expect_calls(function: Callable[..., Any]) -> None:
    """Compile a kernel for Python at its first call, not only once that pays."""
    if _compiling:
        from ringrealms3d.core.inlining import InlinedKernel

        found: Any = function
        while found is not None and not isinstance(found, InlinedKernel):
            found = getattr(found, "__wrapped__", None)  # a game from outside has a guard
        if found is not None:
            found.expect_calls()


def wrapping(function: F) -> F:
    """Let a kernel's unsigned integers wrap around silently when it runs as plain Python."""
    return function if _compiling else np.errstate(over="ignore")(function)


def _stays_plain(function: Callable[..., Any]) -> bool:
    if not _compiling:
        _plain_kernels.append(f"{function.__module__}.{function.__qualname__}")
    return not _compiling


def _compiled(function: F, **options: bool) -> F:
    import numba

    decorate = numba.njit(
        cache=True,
        nogil=True,
        forceinline=False,
        no_cfunc_wrapper=True,
        boundscheck=not is_own(function.__module__),
        **options,
    )
    compiled: F = decorate(function)
    return compiled


def cache_root() -> Path:
    """Return the folder that contains one cache folder per program version."""
    return Path(platformdirs.user_cache_dir("ringrealms3d", appauthor=False)) / "kernels"


def cache_folder(*places: str) -> Path:
    """Return this version's cache folder, created if needed.

    Folders unused for two weeks are removed. If the user's cache is not writable, a warning says so
    and the folder is a temporary one for this process.
    """
    root = cache_root()
    folder = root / _fingerprint(places)
    if _make_writable(folder):
        _remove_unused(root, keep=folder)
        return folder
    text = tr("{root} is not writable, so kernels are compiled at every start")
    print(text.format(root=root), file=sys.stderr)
    temporary = tempfile.mkdtemp(prefix="ringrealms3d-")
    atexit.register(shutil.rmtree, temporary, ignore_errors=True)
    return Path(temporary)


def _make_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        check_folder(folder)
        os.utime(folder)
    except (OSError, UserError):
        return False
    return True


def _remove_unused(root: Path, keep: Path) -> None:
    with contextlib.suppress(OSError):  # another process may be cleaning too
        for folder in root.iterdir():
            if folder != keep and time.time() - folder.stat().st_mtime > _UNUSED_AFTER_S:
                shutil.rmtree(folder, ignore_errors=True)


def _fingerprint(places: tuple[str, ...]) -> str:
    from importlib.metadata import version

    digest = hashlib.sha256()
    versions = [sys.version, platform.machine(), version("numba"), version("numpy")]
    digest.update("\n".join(versions).encode())
    package = _package()
    digest.update(os.fsencode(package))
    for source in kernel_sources(package):
        digest.update(source.read_bytes())
    for place in dict.fromkeys((*places, *outside_places())):
        module = place.partition(":")[0]
        if not module.startswith(f"{package.name}."):  # its own games are among the sources
            digest.update(_source_of(module))
    return digest.hexdigest()[:16]


def kernel_digest() -> str:
    """Return a digest of the sources of all kernels and of their compiler.

    It is the same on every machine, wherever the program is installed; differences between
    processors show only in a search.
    """
    from importlib.metadata import version

    digest = hashlib.sha256(f"{version('numba')}\n{version('numpy')}\n".encode())
    for source in kernel_sources(_package()):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _package() -> Path:
    return Path(__file__).resolve().parent.parent


def kernel_sources(package: Path) -> list[Path]:
    """Return the files of a package that contain kernels, or constants for them."""
    contents = {
        path: path.read_bytes() for part in _SOURCES for path in (package / part).rglob("*.py")
    }
    waiting = [path for path, content in contents.items() if _HOLDS_KERNELS.search(content)]
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path in contents and path not in found:
            found.add(path)
            waiting.extend(_constants_from(package, contents[path]))
    return sorted(found)


def _constants_from(package: Path, content: bytes) -> Iterator[Path]:
    """Yield the files from which a module imports constants."""
    for module, names in _IMPORTS.findall(content):
        if _CONSTANT.search(names):
            yield package.joinpath(*module.decode().split(".")).with_suffix(".py")


def _source_of(module: str) -> bytes:
    """Return a module's location and its sources, in a package with those of its siblings."""
    try:
        found = find_spec(module)
    except Exception:  # it imports the packages around it; the registry says what is wrong
        found = None
    if found is None or found.origin is None:
        return module.encode()
    origin = Path(found.origin)
    sources = sorted(origin.parent.rglob("*.py")) if origin.name == "__init__.py" else [origin]
    return os.fsencode(origin) + b"".join(source.read_bytes() for source in sources)
