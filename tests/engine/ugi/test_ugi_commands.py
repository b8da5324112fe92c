"""Lines of the Universal Game Interface, read and written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.engine.ugi.commands import (
    Go,
    PositionCommand,
    Query,
    SetOption,
    Word,
    format_go,
    format_position,
    parse_command,
)
from tests.kept_texts import ReadAsKept

WORDS = (
    "ugi isready go position startpos fen moves nodes depth movetime infinite p1time p2inc -1 0 7 "
    "9999999999999999 setoption name Hash value query gameover f1 \x00 é\u3000 stop"
)
MILLISECONDS = st.integers(0, 10**9).map(lambda number: number / 1000)
TEXTS = st.from_regex(r"[a-z0-9@/:,-]{1,8}", fullmatch=True).filter(lambda text: text != "moves")


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("ugi", Word.UGI),
        ("  isready\r\n", Word.IS_READY),
        ("uginewgame", Word.NEW_GAME),
        ("stop", Word.STOP),
        ("quit", Word.QUIT),
        ("setoption name Hash value 64", SetOption("Hash", "64")),
        ("setoption name Own Book value true", SetOption("Own Book", "true")),
        ("setoption name Clear Hash", SetOption("Clear Hash", "")),
        ("position startpos", PositionCommand()),
        ("position startpos moves f1 e3", PositionCommand(None, ("f1", "e3"))),
        ("position startpos moves", PositionCommand()),
        ("position fen 4/6/4:r:14,14", PositionCommand("4/6/4:r:14,14")),
        ("position\tfen 4/6 moves f1", PositionCommand("4/6", ("f1",))),
        ("go", Go()),
        ("go infinite", Go()),
        ("go movetime 250", Go(movetime=0.25)),
        ("go nodes 5 depth 0", Go(nodes=5, depth=0)),
        ("go p1time 1000 p2time -20", Go(clock=(1.0, -0.02))),
        ("go p2inc 100 p1inc 0 p2time 1 p1time 2", Go((0.002, 0.001), (0.0, 0.1))),
        ("query p1turn", Query("p1turn")),
        ("", None),
        (" \t ", None),
    ],
)
def test_a_line_is_a_command(line: str, command: object) -> None:
    assert parse_command(line) == command


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("uci", ("uci",)),
        ("stop now", ("stop", "now")),
        ("setoption Hash 5", ("setoption", "name")),
        ("setoption name", ("setoption", "name")),
        ("position", ("position", "startpos")),
        ("position f1", ("position", "f1")),
        ("position fen", ("position", "fen")),
        ("position fen moves f1", ("position", "fen")),
        ("position startpos f1", ("position", "moves", "f1")),
        ("go fast", ("go", "fast", "movetime")),
        ("go nodes", ("go", "nodes")),
        ("go nodes 0", ("nodes", "'0'", "1")),
        ("go nodes ten", ("nodes", "ten")),
        ("go depth -1", ("depth", "-1")),
        ("go movetime 1.5", ("movetime", "1.5")),
        ("go nodes 1_000", ("nodes", "1_000")),
        ("go nodes 9999999999999999", ("nodes", "9999999999999999")),
        ("go p1time 1000", ("p1time", "p2time")),
        ("go p1time 5 p2time 5 p1inc -1", ("p1inc", "-1")),
        ("query", ("query", "gameover")),
        ("query winner", ("query", "winner", "gameover")),
        ("x" * 5000, ("xxx", "…")),
        ("\x1b[2J", ("?[2J",)),
    ],
)
def test_a_broken_line_is_told_with_the_place(line: str, named: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]{1,200}$") as caught:
        parse_command(line)
    for thing in named:
        assert thing in str(caught.value)
    assert str(caught.value).isprintable()


@given(st.one_of(st.text(), st.lists(st.sampled_from(WORDS.split(" "))).map(" ".join)))
def test_every_line_is_a_command_or_one_short_complaint(line: str) -> None:
    complaint = ""
    try:
        parse_command(line)
    except ValueError as error:
        complaint = str(error)
    assert complaint.isprintable()
    assert len(complaint) < 250


@given(
    st.builds(
        Go,
        clock=st.none() | st.tuples(MILLISECONDS, MILLISECONDS),
        movetime=st.none() | MILLISECONDS.filter(bool),
        nodes=st.none() | st.integers(1, 10**12),
        depth=st.none() | st.integers(0, 10**3),
    ),
    st.tuples(MILLISECONDS, MILLISECONDS),
)
def test_a_search_goes_over_the_line_unchanged(go: Go, increments: tuple[float, float]) -> None:
    if go.clock is not None:
        go = Go(go.clock, increments, go.movetime, go.nodes, go.depth)
    assert parse_command(format_go(go)) == go


@given(st.builds(PositionCommand, st.none() | TEXTS, st.lists(TEXTS).map(tuple)))
def test_a_position_goes_over_the_line_unchanged(set_up: PositionCommand) -> None:
    assert parse_command(format_position(set_up)) == set_up


def test_a_short_time_does_not_become_none() -> None:
    assert format_go(Go(movetime=0.0001)) == "go movetime 1"


WRONG = """
hello
ugi now
isready please
setoption
setoption Threads 4
setoption name
setoption value 3
position
position startpos f1
position fen
position fen moves f1
position here
position fen 4/6/4:r:14,14 f1
go fast
go movetime
go movetime 0
go movetime 1.5
go movetime -5
go nodes 0
go nodes x
go nodes 9999999999999999
go depth -1
go p1time 1000
go p2time 1000
go p1time x p2time 1
go p1time 1 p2time 1 p1inc -1
query
query weather
"""


def test_refusals(read_as_kept: ReadAsKept) -> None:
    lines: list[str] = []
    for line in (*WRONG.splitlines()[1:], "go " + "x" * 300, "go \x1b[31m"):
        try:
            lines.append(f"{line[:60]!r} is {parse_command(line)}")
        except ValueError as error:
            lines.append(f"{line[:60]!r}: {error}")
    read_as_kept(lines, "refused-ugi")
