"""Public names stay the same within a major version, or scripts of others break."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from enum import EnumType
from types import ModuleType

import pytest

import ringrealms3d as rr
from ringrealms3d import make
from tests.kept_texts import ReadAsKept


def names_in(module: ModuleType) -> Iterator[str]:
    """Every public name, and how what can be called is called."""
    for name in sorted(module.__all__):
        thing = getattr(module, name)
        yield name + arguments(thing)
        if isinstance(thing, type):
            yield from (f"{name}.{member}" for member in sorted(members(thing)))


def members(kind: type) -> set[str]:
    own = [each for each in kind.__mro__ if each.__module__.startswith("ringrealms3d")]
    found: dict[str, object] = {
        name: None for each in own for name in inspect.get_annotations(each)
    }
    found |= {name: getattr(kind, name, None) for each in own for name in vars(each)}
    return {name + arguments(thing) for name, thing in found.items() if not name.startswith("_")}


def arguments(thing: object) -> str:
    """The names of a callable's arguments; … where one may be left out."""
    if not callable(thing) or isinstance(thing, EnumType):  # whose members are got, not made
        return ""
    try:
        found = inspect.signature(thing).parameters.values()
    except ValueError:
        return ""
    mark: dict[object, str] = {
        inspect.Parameter.VAR_POSITIONAL: "*",
        inspect.Parameter.VAR_KEYWORD: "**",
    }
    given = (
        mark.get(each.kind, "") + each.name + ("" if each.default is each.empty else "=…")
        for each in found
    )
    told = f"({', '.join(given)})"
    return "" if told == "(*args, **kwargs)" else told  # so do some versions of Python say nothing


@pytest.mark.parametrize("module", [rr, make], ids=["ringrealms3d", "make"])
def test_public_names_are_frozen(module: ModuleType, read_as_kept: ReadAsKept) -> None:
    read_as_kept(names_in(module), f"public-{module.__name__.rpartition('.')[2]}")
