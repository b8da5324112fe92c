"""Tables lose nothing, however narrow the terminal is."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest

from ringrealms3d.cli.output import new_console
from ringrealms3d.cli.tables import plain_table
from tests.cli.running import Result

NAMES = ("strong,rave_bias=200 – strong,rave_bias=300", "ugi:/usr/games/engine --level=7 – plain")
NUMBERS = ("1000", "100.0", "78.7 to 98.2", "−338", "−1013 to +1570")
TOURNAMENT = ("strong,rave_bias=200", "strong,rave_bias=300", "plain")


def drawn(width: int, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return a table as it is printed in a terminal."""
    table = plain_table("A – B", "games", "score %", "95 %", "Elo", "95 %")
    for name in NAMES:
        table.add_row(name, *NUMBERS)
    monkeypatch.setattr("sys.stdout", printed := io.StringIO())
    new_console(width=width, highlight=False, markup=False).print(table)
    return printed.getvalue()


@pytest.mark.parametrize("width", [20, 45, 60, 80, 100, 200])
def test_no_width_breaks_a_number_or_loses_a_name(
    width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, rows = drawn(width, monkeypatch).rpartition("─")
    lines = rows.splitlines()[1:]
    words = [word for line in lines for word in line.split()]
    for number in " ".join(NUMBERS).split():
        assert words.count(number) >= len(NAMES)
    first_column = "".join(line[: lines[0].index("1000")] for line in lines)
    assert "".join(first_column.split()) == "".join("".join(NAMES).split())


def test_names_give_way_before_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    assert drawn(80, monkeypatch).count("78.7 to 98.2") == len(NAMES)


@pytest.mark.few(1)
@pytest.mark.parametrize("columns", ["40", "80"])
def test_nothing_is_cut_or_wrapped_where_no_terminal_is(
    columns: str, run_work_here: Callable[..., Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    limits = ("--nodes", "2", "--games", "2")
    done = run_work_here("match", "ring-majority/tet", *TOURNAMENT, *limits)
    first, second, _ = TOURNAMENT
    assert f"\n{first} – {second} " in done.out
    assert f"\n{first} – plain " in done.out
    assert "…" not in done.out
