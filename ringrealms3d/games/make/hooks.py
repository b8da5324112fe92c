"""The functions that a module can define besides the rules, and what each returns: one list.

Whatever the program asks of a module it asks here, so that a result that cannot be right is told
with the line of the function.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import chain
from types import MappingProxyType, ModuleType
from typing import Any

import numpy as np

from ringrealms3d.core.checks import TEXT, refuse
from ringrealms3d.core.layout import Layout
from ringrealms3d.core.setup import SetupForm
from ringrealms3d.games.make.source import at_line


@dataclass(frozen=True, slots=True)
class Hook:
    """A function that a module can define.

    Attributes:
        wanted: what it has to return, in the notation of Python.
        fits: whether something is that, on a board of so many sites.
    """

    wanted: str
    fits: Callable[[Any, int], bool]


def _is_text(found: Any, sites: int) -> bool:
    return isinstance(found, str)


def _is_nothing(found: Any, sites: int) -> bool:
    return found is None


def _is_number(found: Any, sites: int) -> bool:
    return isinstance(found, int | np.integer)


def _are_counts(found: Any, sites: int) -> bool:
    return isinstance(found, Mapping) and all(
        isinstance(name, str) and np.shape(pair) == (2,) for name, pair in found.items()
    )


def _are_marks(found: Any, sites: int) -> bool:
    return isinstance(found, Mapping) and all(
        _are_sites(groups, sites) for groups in found.values()
    )


def _are_sites(groups: Any, sites: int) -> bool:
    try:
        return all(site in range(sites) for site in chain.from_iterable(groups))
    except TypeError:
        return False


def _are_images(found: Any, sites: int) -> bool:
    images = np.asarray(found)
    return images.ndim == 2 and bool((np.sort(images) == np.arange(sites)).all())


_TEXT = Hook(TEXT, _is_text)
_NOTHING = Hook("None", _is_nothing)

HOOKS: Mapping[str, Hook] = MappingProxyType(
    {
        "counts": Hook("{'points': (3, 2), …}", _are_counts),
        "deed": _TEXT,
        "diagram": _TEXT,
        "drawn": _TEXT,
        "fen": _TEXT,
        "layout": Hook("Layout", lambda found, sites: isinstance(found, Layout)),
        "marks": Hook("{'row': ((0, 1, 2), …), …}", _are_marks),
        "moves_left": Hook("int", _is_number),
        "prompt": _TEXT,
        "read_fen": _NOTHING,
        "setup": _NOTHING,
        "setup_form": Hook("SetupForm", lambda found, sites: isinstance(found, SetupForm)),
        "symmetries": Hook("board.symmetries[…]", _are_images),
        "text": _TEXT,
    }
)
"""All that a module can define besides the functions of rules, by name."""


class Hooks:
    """The functions of one module, as the program calls them."""

    def __init__(self, module: ModuleType, uid: str, sites: int) -> None:
        """Take a module, and the board for which it is called.

        Args:
            uid: the variant, for errors.
        """
        self._module, self._uid, self._sites = module, uid, sites

    def __contains__(self, name: str) -> bool:
        """Whether the module has a function for something."""
        return callable(getattr(self._module, name, None))

    def call(self, name: str, *arguments: Any) -> Any:
        """Return what a function of the module says.

        Raises:
            UserError: it is nothing of what it has to be; the message has the function's line.
        """
        function, hook = getattr(self._module, name), HOOKS[name]
        found = function(*arguments)
        if not hook.fits(found, self._sites):
            unfit = refuse(self._uid, f"{name}()", found, hook.wanted)
            code = inspect.unwrap(function).__code__
            raise at_line(code.co_filename, code.co_firstlineno, unfit)
        return found
