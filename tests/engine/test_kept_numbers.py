"""Which numbers searches, programs and levels take, and what is said about others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, replace

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.engine.levels import HIGHEST, LOWEST, Limit, check_level, get_level
from ringrealms3d.engine.settings import STRONG, SearchSettings, changed_settings
from ringrealms3d.engine.ugi.commands import SetOption
from ringrealms3d.engine.ugi.options import Options, changed, option_lines
from ringrealms3d.games import variant_ids
from tests.games.outside import EXAMPLES
from tests.kept_texts import ReadAsKept

TET = "ring-majority/tet"
_ENDS = (0, 1, 10, 64, 100, 256, 65_536, 10**6, 10**9, 2**31 - 1)
WHOLE = sorted({end + more for end in _ENDS for more in (-1, 0, 1)})
"""Numbers around all ends that there are."""


def taken(numbers: Iterable[float], take: Callable[[float], object]) -> Iterator[str]:
    """Yield from where to where numbers are taken, and what is said about the next ones."""
    taken_before = None
    for number in numbers:
        said = "taken"
        try:
            take(number)
        except UserError as error:
            said = str(error)
        if (said == "taken") is not taken_before:
            yield f"  from {number}: {said}"
        taken_before = said == "taken"


def test_numbers_of_searches(read_as_kept: ReadAsKept) -> None:
    lines: list[str] = []
    for field in fields(SearchSettings):
        if "bool" not in str(field.type):
            name = field.name
            numbers = (*WHOLE[:1], *((0.985, 0.99, 0.995) if name == "margin" else ()), *WHOLE[1:])
            lines.append(name)
            lines += taken(
                sorted(numbers),
                lambda number, name=name: replace(STRONG, **{name: number}),  # type: ignore[misc]
            )
    for name in ("seconds", "nodes", "depth"):
        lines.append(name)
        lines += taken(WHOLE, lambda number, name=name: Limit(**{name: number}))  # type: ignore[misc]
    read_as_kept([*lines, "level", *taken(WHOLE, lambda number: check_level(int(number)))], "ends")


def test_options_of_the_program(read_as_kept: ReadAsKept) -> None:
    lines = list(option_lines(Options(TET)))
    for name in ("Threads", "Hash", "MultiPV", "Level", "Seed", "OwnBook", "Nothing"):
        lines.append(name)
        lines += taken(
            WHOLE,
            lambda number, name=name: changed(Options(TET), SetOption(name, f"{number}")),  # type: ignore[misc]
        )
    read_as_kept(lines, "options")


@pytest.mark.parametrize(
    "text", ["solver=yes", "solver=1", "threads=2", "threads=2.5", "margin=0.5", "nothing=1"]
)
def test_a_setting_is_read_by_its_kind(text: str) -> None:
    name, _, number = text.partition("=")
    if text in ("solver=1", "threads=2.5", "nothing=1"):
        with pytest.raises(UserError, match=text):
            changed_settings(STRONG, [text])
    else:
        set_to = getattr(changed_settings(STRONG, [text]), name)
        assert str(set_to) == {"yes": "True"}.get(number, number)


def levels_of(uids: Iterable[str]) -> Iterator[str]:
    for uid in uids:
        yield uid
        for number in range(LOWEST, HIGHEST + 1):
            level = get_level(number, uid)
            limits, drawn = level.limits, level.sampling
            yield (
                f"  {number}: {limits.seconds} s, {limits.nodes} playouts, "
                f"temperature {drawn.temperature}, at random {drawn.random_share}"
                f"{', answers tried' * bool(level.settings.answers)}"
                f"{', book' * level.book}"
            )


def test_levels_on_every_board(read_as_kept: ReadAsKept) -> None:
    read_as_kept(levels_of(variant_ids()), "levels")


@pytest.mark.nightly
@pytest.mark.plain
def test_levels_that_nobody_measured(examples_registered: None, read_as_kept: ReadAsKept) -> None:
    read_as_kept(levels_of(EXAMPLES), "levels-of-examples")
