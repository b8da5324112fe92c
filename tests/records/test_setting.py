"""What can be set in a game can be written and comes back, in every format; else it is refused."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ringrealms3d as rr
from ringrealms3d.core.dates import is_date
from ringrealms3d.core.errors import UserError
from ringrealms3d.records.game_files import FORMATS
from ringrealms3d.records.node import GLYPHS, MARK_KINDS, Evaluation, GameNode, Mark
from ringrealms3d.records.record import SAID_REASONS, GameRecord, Reason, Result
from ringrealms3d.records.replayed import from_replayed, replayed
from tests.records.opened import played, texts
from tests.records.test_game_files import noted

TET, MINI, FREE = "ring-majority/tet", "loop/mini", "path-tiles/free-turns"
FEN = "rrrr/bbbbbb/rrr1:r:5,5"
MOVES = {TET: ["f1", "v1"], MINI: ["1b3", "swap"], FREE: []}

any_text = st.text(st.characters(exclude_categories=()), max_size=12) | st.sampled_from(
    ["", " ", "a ", "\n", "\r\n", "\0", "\x1b[31m", "\ud800", "]\\:[", "é" * 3000, "B", "DT", "RR"]
)
HUGE = 10**5000
odd_numbers = st.sampled_from(
    [np.float32(0.5), np.int64(3), np.bool_(True), Fraction(1, 3), 10**400, 1e308, 5e-324]
)
anything: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | any_text
    | st.binary(max_size=3)
    | odd_numbers,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.lists(inner, max_size=10).map(tuple)
        | st.dictionaries(any_text, inner, max_size=2)
    ),
    max_leaves=12,
)
numbers = st.floats(allow_nan=False, allow_infinity=False) | st.integers(-9, 9) | odd_numbers


def made(kind: type, *parts: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Return what can be made of a kind, and None where it refuses its parts."""

    def make(values: tuple[Any, ...]) -> Any:
        with suppress(TypeError, ValueError):
            return kind(*values)
        return None

    return st.tuples(*parts).map(make)


marks = (
    made(Mark, st.sampled_from(MARK_KINDS[:4]), st.tuples(any_text))
    | made(Mark, st.just("arrow"), st.tuples(any_text, any_text))
    | made(Mark, st.just("label"), st.tuples(any_text), any_text)
    | made(Mark, anything, anything, anything)
)
FITTING: dict[str, st.SearchStrategy[Any]] = {
    "comment": any_text,
    "glyph": st.sampled_from(GLYPHS),
    "marks": st.lists(marks, max_size=6).map(tuple),
    "clock": numbers,
    "overtime": st.integers(0, 10**15),
    "evaluation": made(
        Evaluation,
        st.floats(-1, 1) | numbers,
        st.none() | st.floats(-1e6, 1e6) | numbers,
        st.integers(0, 10**15),
        st.booleans(),
        any_text,
    )
    | made(Evaluation, *[anything] * 5),
    "camera": st.tuples(*[numbers] * 10),
    "extra": st.dictionaries(
        st.sampled_from(["B", "C", "WL", "RR", "RRMAIN", "KO", "DT", "", "lower"]) | any_text,
        st.lists(any_text, max_size=3).map(tuple),
        max_size=3,
    ),
}
HEADING: dict[str, st.SearchStrategy[Any]] = {
    "players": st.tuples(any_text, any_text),
    "date": st.dates().map(str) | st.sampled_from(["2006", "2006-05", "2006-13", "0000", "٢٠٢٦"]),
    "time_control": st.sampled_from(
        ["15", "5+3", "5m+3s<6m", "10m+3x30s", "0+20/5m", "0.5 sec/move"]
    ),
}


def started(uid: str, seed: Any, fen: Any) -> GameRecord:
    """Return a game with a variation, where its start is refused from the variant's own."""
    record = played(uid, MOVES[uid]).record
    with suppress(TypeError, ValueError):
        record = GameRecord(uid, seed, fen)
    for move in record.start.legal_moves[:2]:
        record.root.play(move)
    return record


def told(record: GameRecord) -> list[object]:
    """Return all that a game holds."""
    heading = [record.uid, record.seed, record.fen, record.players, record.date]
    return [
        *heading,
        record.time_control,
        record.ended,
        record.result,
        texts(record.line),
        *noted(record),
    ]


def comes_back(record: GameRecord) -> None:
    """Check that a game comes back from every format, as far as that holds it."""
    expected = told(record)
    for ending, form in FORMATS.items():
        read = form.read(form.write(record), f"game{ending}")
        if ending == ".txt":
            assert [read.uid, read.seed, read.fen] == expected[:3]
            assert texts(read.line) == texts(record.line)
        elif record.fen is None and read.fen is not None:  # what nobody has seen stays hidden
            assert ending in (".rrsgf", ".sgf")
            assert told(read)[3:] == expected[3:]
        else:
            assert told(read) == expected
    assert told(from_replayed(replayed(record))) == expected


@given(st.data())
def test_whatever_can_be_set_comes_back_from_every_format(data: st.DataObject) -> None:
    uid = data.draw(st.sampled_from(sorted(MOVES)))
    seed = data.draw(st.none() | st.integers(0, 10**20 - 1) | anything)
    record = started(uid, seed, data.draw(st.none() | st.just(FEN) | anything))
    node = data.draw(st.sampled_from(list(record.nodes())))
    for target, fields in ((record, HEADING), (node, FITTING)):
        for name, fitting in fields.items():
            value = data.draw(st.just(getattr(target, name)) | fitting | anything, name)
            with suppress(TypeError, ValueError):
                setattr(target, name, value)
    if data.draw(st.booleans()):
        record.prefer(node)
    if data.draw(st.booleans()):
        with suppress(TypeError, ValueError):
            winner = data.draw(st.sampled_from([0, 1, None]) | anything)
            record.end(winner, data.draw(st.sampled_from(list(Reason)) | anything))
    comes_back(record)


NODE, RECORD = "node", "record"
REFUSED: list[tuple[str, str, object, type[Exception], str]] = [
    (NODE, "glyph", "xx", UserError, "glyph 'xx'"),
    (NODE, "glyph", None, TypeError, "glyph has to be a str, not None"),
    (NODE, "comment", 5, TypeError, "comment has to be a str, not 5"),
    (NODE, "comment", "a" * 200_001, UserError, "comment has 200,001 letters; at most 200,000"),
    (NODE, "marks", "circle", TypeError, "marks has to be a tuple, not 'circle'"),
    (NODE, "marks", ("circle",), TypeError, r"marks\[0\] has to be a Mark, not 'circle'"),
    (NODE, "clock", float("nan"), UserError, "clock 'nan' is not a number"),
    (NODE, "clock", 10**400, UserError, "clock '1000.*' is not a number"),
    (NODE, "clock", "5", TypeError, "clock has to be a number, not '5'"),
    (NODE, "overtime", -1, UserError, "overtime '-1'"),
    (NODE, "overtime", HUGE, UserError, "overtime"),
    (NODE, "overtime", 1.5, TypeError, "overtime has to be an int, not 1.5"),
    (NODE, "evaluation", 0.5, TypeError, "evaluation has to be a Evaluation, not 0.5"),
    (NODE, "camera", (1.0,), UserError, "camera does not hold 10 numbers"),
    (NODE, "camera", (1.0,) * 9 + (float("inf"),), UserError, r"camera\[9\] 'inf'"),
    (NODE, "camera", 5, TypeError, "camera"),
    (NODE, "extra", {"KO": "x"}, TypeError, r"extra\['KO'\] has to be a tuple of str, not 'x'"),
    (NODE, "extra", {5: ()}, TypeError, "extra has to be a str, not 5"),
    (RECORD, "date", "yesterday", UserError, "date 'yesterday' is not a day as in 2026-11-24"),
    (RECORD, "date", "9999-99-99", UserError, "date '9999-99-99'"),
    (RECORD, "date", "2026-02-29", UserError, "date '2026-02-29'"),
    (RECORD, "date", None, TypeError, "date has to be a str, not None"),
    (RECORD, "time_control", "blitz", UserError, "time_control: 'blitz' is not a time control"),
    (RECORD, "players", ("a", "b", "c"), UserError, "players has 3 names, not 2"),
    (RECORD, "players", "ab", TypeError, "players has to be a tuple of str, not 'ab'"),
    (RECORD, "players", ("a", 5), TypeError, r"players\[1\] has to be a str, not 5"),
    (RECORD, "uid", MINI, AttributeError, "'uid' of a GameRecord cannot be set"),
    (RECORD, "seed", 5, AttributeError, "'seed' of a GameRecord cannot be set"),
    (NODE, "move", rr.Move(1), AttributeError, "'move' of a GameNode cannot be set"),
    (NODE, "coment", "a", AttributeError, "'coment' of a GameNode cannot be set"),
]


@pytest.mark.parametrize(
    ("of", "name", "value", "kind", "words"), REFUSED, ids=[words for *_, words in REFUSED]
)
def test_what_no_file_can_hold_is_refused_when_it_is_set(
    of: str, name: str, value: object, kind: type[Exception], words: str
) -> None:
    record = played(TET, ["f1"]).record
    target: GameRecord | GameNode = record if of == RECORD else record.last
    before = told(record)
    with pytest.raises(kind, match=words):
        setattr(target, name, value)
    assert told(record) == before


MAKING: list[tuple[Callable[[], object], type[Exception], str]] = [
    (lambda: Evaluation(1.5), UserError, "evaluation.value '1.5'"),
    (lambda: Evaluation(float("nan")), UserError, "evaluation.value 'nan' is not a number"),
    (lambda: Evaluation("won"), TypeError, "evaluation.value has to be a number"),  # type: ignore[arg-type]
    (lambda: Evaluation(0.5, 1e9), UserError, "evaluation.margin '1000000000.0'"),
    (lambda: Evaluation(0.5, visits=-1), UserError, "evaluation.visits '-1'"),
    (lambda: Evaluation(0.5, proven=1), TypeError, "evaluation.proven"),  # type: ignore[arg-type]
    (lambda: Evaluation(0.5, best=None), TypeError, "evaluation.best"),  # type: ignore[arg-type]
    (lambda: Mark("dot", ("f1",)), UserError, "there is no mark 'dot'"),
    (lambda: Mark("circle", ("f1",), colour="red"), UserError, "'red' is not a colour of a mark"),
    (lambda: Mark("circle", "f1"), TypeError, "mark.sites"),  # type: ignore[arg-type]
    (lambda: Mark("label", ("f1",), 5), TypeError, "mark.text"),  # type: ignore[arg-type]
    (lambda: Result(2, Reason.TIME), UserError, "winner '2'"),
    (lambda: Result(0, "boredom"), UserError, "reason 'boredom'"),  # type: ignore[arg-type]
    (lambda: GameRecord(TET, -1), UserError, "seed '-1'"),
    (lambda: GameRecord(TET, 10**20), UserError, "seed '1000"),
    (lambda: GameRecord(TET, 0.5), TypeError, "seed has to be an int"),  # type: ignore[arg-type]
    (lambda: GameRecord(TET).end(0, "resigned"), UserError, "reason 'resigned'"),  # type: ignore[arg-type]
    (lambda: GameRecord(TET).end(0, Reason.RULES), UserError, "reason 'rules' is none of"),
    (lambda: GameRecord(TET).end(0, Reason.UNFINISHED), UserError, "reason 'unfinished'"),
    (lambda: GameRecord(TET).end(2, Reason.TIME), UserError, "winner '2'"),
    (lambda: GameRecord(TET).end("B", Reason.TIME), TypeError, "winner"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("make", "kind", "words"), MAKING, ids=[words for *_, words in MAKING])
def test_what_no_file_can_hold_is_not_made(
    make: Callable[[], object], kind: type[Exception], words: str
) -> None:
    with pytest.raises(kind, match=words):
        make()


def test_what_is_set_is_kept_as_files_have_it() -> None:
    record = played(TET, ["f1"]).record
    record.time_control, record.players = "5+3", ["Ada", "Ben"]  # type: ignore[assignment]
    record.last.clock, record.last.camera = 5, [np.float32(0.5)] * 10  # type: ignore[assignment]
    record.end(1, "time")  # type: ignore[arg-type]
    assert record.time_control == "5m+3s"
    assert record.players == ("Ada", "Ben")
    assert record.last.camera == (0.5,) * 10
    assert str(record.last.clock) == "5.0"
    assert record.result == Result(1, Reason.TIME)


def test_what_other_programs_noted_is_set_as_a_whole() -> None:
    record = played(TET, ["f1"]).record
    given = {"KO": ("",)}
    record.last.extra = given
    given["KO"] = ("changed",)
    assert record.last.extra == {"KO": ("",)}
    with pytest.raises(TypeError):
        record.last.extra["KO"] = ("changed",)


def test_a_node_of_another_game_is_not_preferred() -> None:
    record, other = played(TET, ["f1"]).record, played(TET, ["f1"]).record
    with pytest.raises(UserError, match="no move of this game"):
        record.prefer(other.last)
    gone = record.root.play(record.start.legal_moves[1])
    record.root.children.remove(gone)
    with pytest.raises(UserError, match="no move of this game"):
        record.prefer(gone)


@pytest.mark.parametrize("reason", sorted(SAID_REASONS))
def test_every_reason_that_players_have_is_taken(reason: Reason) -> None:
    record = played(TET, ["f1"]).record
    record.end(None, reason)
    comes_back(record)


@given(st.dates())
def test_every_day_and_its_month_and_year_are_dates(day: Any) -> None:
    assert all(is_date(str(day)[:length]) for length in (4, 7, 10))
    assert not is_date(f"{day} ")
