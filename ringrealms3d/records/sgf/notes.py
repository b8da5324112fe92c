"""Notes at a node as SGF properties, and back: comments, marks, clocks and the like.

They use SGF's own properties where these exist, and otherwise private ones, whose names begin with
RR.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.records.checked import CAMERA_NUMBERS
from ringrealms3d.records.json_file import Node
from ringrealms3d.records.node import Evaluation, Mark
from ringrealms3d.records.sgf.properties import EXACT, ReadProperties, WrittenProperties, quoted
from ringrealms3d.records.sgf.values import Parts, number_of, number_text

COLOURS = ("B", "W")
"""The properties of moves by seats, and how clocks and results name the seats."""
PREFERRED, LAST = "RRMAIN", "RRLAST"

_MARKS = MappingProxyType(
    {"circle": "CR", "cross": "MA", "square": "SQ", "triangle": "TR", "arrow": "AR", "label": "LB"}
)
_GLYPHS = MappingProxyType(
    {
        "!!": ("TE", "2"),
        "!": ("TE", "1"),
        "!?": ("IT", ""),
        "?!": ("DO", ""),
        "?": ("BM", "1"),
        "??": ("BM", "2"),
    }
)
_JUDGED = MappingProxyType({said: glyph for glyph, said in _GLYPHS.items()})
_EVALUATION, _CAMERA, _MARK_ORDER = "RREVAL", "RRCAMERA", "RRMARKS"
_MARK_COLOURS = "RRCOLOURS"
_KNOWN = frozenset(
    {
        "C",
        "V",
        _EVALUATION,
        _CAMERA,
        _MARK_ORDER,
        _MARK_COLOURS,
        PREFERRED,
        LAST,
        EXACT,
        *COLOURS,
        *_MARKS.values(),
    }
    | {name for name, _ in _JUDGED}
)
_VISITS = re.compile(r"visits (-?[0-9]{1,4000})")
_PROVEN, _BEST, _THEN = "proven", "best ", "then "
_COUNT = re.compile(r"[0-9]{1,4000}")


def put_notes(properties: WrittenProperties, notes: Node, seat: int, known: frozenset[str]) -> None:
    """Add the notes at a node to its properties.

    Args:
        seat: whose clock it is.
        known: the properties that mean something else at this node.

    Raises:
        UserError: a number is infinite, or a value is longer than can be read.
    """
    properties.put_text("C", notes.comment)
    if notes.glyph:
        name, value = _GLYPHS[notes.glyph]
        properties.put(name, (value,))
    _put_marks(properties, notes.marks)
    if notes.clock is not None:
        properties.put(_clock(seat), (number_text(notes.clock),))
    if notes.overtime is not None:
        properties.put(_overtime(seat), (str(notes.overtime),))
    if notes.evaluation is not None:
        _put_evaluation(properties, notes.evaluation)
    if notes.camera is not None:
        properties.put(_CAMERA, (" ".join(map(number_text, notes.camera)),))
    meant = _KNOWN | known | {_clock(seat), _overtime(seat)}
    for name, values in notes.extra.items():
        if name in meant:
            properties.put_beside(name, values)
        else:
            properties.put_raw(name, values)


def take_notes(properties: ReadProperties, seat: int) -> Node:
    """Return the notes at a node; all other properties must be taken first.

    Args:
        seat: whose clock it is.

    Raises:
        UserError: a property has an invalid value; the message names its place.
    """
    return Node(
        comment=properties.text("C"),
        glyph=_taken_glyph(properties),
        marks=_taken_marks(properties),
        clock=_taken_number(properties, _clock(seat)),
        overtime=_taken_count(properties, _overtime(seat)),
        evaluation=_taken_evaluation(properties),
        camera=_taken_camera(properties),
        extra=properties.rest(),
    )


def _clock(seat: int) -> str:
    return f"{COLOURS[seat]}L"


def _overtime(seat: int) -> str:
    return f"O{COLOURS[seat]}"


def _taken_glyph(properties: ReadProperties) -> str:
    named = {name: properties.one(name) for name in dict.fromkeys(name for name, _ in _JUDGED)}
    given = [(name, value[0]) for name, value in named.items() if value is not None]
    if not given:
        return ""
    if len(given) > 1:
        raise properties.fault(
            given[0][0],
            Phrase("{one} and {other} contradict each other", one=given[0][0], other=given[1][0]),
        )
    (said,) = given
    if said not in _JUDGED:
        name, value = said
        raise properties.fault(
            name, Phrase("{given} does not rate a move", given=quoted(name, value))
        )
    return _JUDGED[said]


def _put_marks(properties: WrittenProperties, marks: tuple[Mark, ...]) -> None:
    for kind, name in _MARKS.items():
        values = [_mark_parts(mark) for mark in marks if mark.kind == kind]
        if values:
            properties.put(name, *values)
    order = tuple(mark.kind for mark in marks)
    if order != tuple(sorted(order, key=list(_MARKS).index)):
        properties.put(_MARK_ORDER, *((kind,) for kind in order))
    if any(mark.colour for mark in marks):
        properties.put(_MARK_COLOURS, *((mark.colour,) for mark in marks))


def _mark_parts(mark: Mark) -> Parts:
    return (*mark.sites, mark.text) if mark.kind == "label" else mark.sites


def _taken_marks(properties: ReadProperties) -> tuple[Mark, ...]:
    found = {kind: _taken_marks_of(kind, name, properties) for kind, name in _MARKS.items()}
    order = [kind for (kind,) in properties.take(_MARK_ORDER)]
    if Counter(order) != Counter({kind: len(marks) for kind, marks in found.items()}):
        order = [kind for kind, marks in found.items() for _ in marks]
    waiting = {kind: iter(marks) for kind, marks in found.items()}
    return _coloured(properties, tuple(next(waiting[kind]) for kind in order))


def _coloured(properties: ReadProperties, marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
    """Return marks in the colours that a file gives them, as long as it has one for each."""
    colours = [colour for (colour,) in properties.take(_MARK_COLOURS)]
    if len(colours) != len(marks):
        return marks
    try:
        pairs = zip(marks, colours, strict=True)
        return tuple(replace(mark, colour=colour) for mark, colour in pairs)
    except UserError as error:
        raise properties.fault(_MARK_COLOURS, error.args[0]) from error


def _taken_marks_of(kind: str, name: str, properties: ReadProperties) -> list[Mark]:
    taken = properties.take(name, 1 + (kind in ("arrow", "label")))
    try:
        if kind == "label":
            return [Mark(kind, (site,), text) for site, text in taken]
        return [Mark(kind, sites) for sites in taken]
    except UserError as error:
        raise properties.fault(name, error.args[0]) from error


def _put_evaluation(properties: WrittenProperties, evaluation: Evaluation) -> None:
    properties.put("V", (number_text(evaluation.value),))
    more: list[Parts] = []
    if evaluation.margin is not None:
        more.append((f"margin {number_text(evaluation.margin)}",))
    if evaluation.visits:
        more.append((f"visits {evaluation.visits}",))
    if evaluation.proven:
        more.append((_PROVEN,))
    if evaluation.best:
        more.append((f"{_BEST}{evaluation.best}",))
    more.extend((f"{_THEN}{text}",) for text in evaluation.expected)
    if more:
        properties.put(_EVALUATION, *more)


def _taken_evaluation(properties: ReadProperties) -> Evaluation | None:
    value = _taken_number(properties, "V")
    more = [text for (text,) in properties.take(_EVALUATION)]
    if value is None and more:
        raise properties.fault(_EVALUATION, Phrase("there is {name} without V", name=_EVALUATION))
    if value is None:
        return None
    expected = tuple(text.removeprefix(_THEN) for text in more if text.startswith(_THEN))
    parts: dict[str, Any] = {"expected": expected}
    for text in more:
        if not text.startswith(_THEN):
            parts |= _evaluation_part(properties, text)
    try:
        return replace(Evaluation(value), **parts)
    except UserError as error:
        name = "V" if "evaluation.value" in str(error) else _EVALUATION
        raise properties.fault(name, error.args[0]) from error


def _evaluation_part(properties: ReadProperties, text: str) -> dict[str, Any]:
    """Return what one value says about an evaluation."""
    visits = _VISITS.fullmatch(text)
    margin = number_of(text.removeprefix("margin "))
    if visits:
        return {"visits": int(visits[1])}
    if text.startswith("margin ") and margin is not None:
        return {"margin": margin}
    if text == _PROVEN:
        return {"proven": True}
    if text.startswith(_BEST):
        return {"best": text.removeprefix(_BEST)}
    raise properties.fault(
        _EVALUATION,
        Phrase(
            "{given} is neither visits nor a margin, '{proven}' or a best move",
            given=quoted(_EVALUATION, text),
            proven=_PROVEN,
        ),
    )


def _taken_number(properties: ReadProperties, name: str) -> float | None:
    value = properties.one(name)
    if value is None:
        return None
    number = number_of(*value)
    if number is None:
        raise properties.fault(
            name, Phrase("{given} is not a number", given=quoted(name, value[0]))
        )
    return number


def _taken_count(properties: ReadProperties, name: str) -> int | None:
    value = properties.one(name)
    if value is None:
        return None
    if not _COUNT.fullmatch(value[0]):
        raise properties.fault(
            name,
            Phrase("{given} is not a number of moves or periods", given=quoted(name, value[0])),
        )
    return int(value[0])


def _taken_camera(properties: ReadProperties) -> tuple[float, ...] | None:
    value = properties.one(_CAMERA)
    if value is None:
        return None
    numbers = [number_of(text) for text in value[0].split(" ")]
    camera = tuple(number for number in numbers if number is not None)
    if len(numbers) != CAMERA_NUMBERS or len(camera) != CAMERA_NUMBERS:
        raise properties.fault(
            _CAMERA,
            Phrase("{name} does not hold {number} numbers", name=_CAMERA, number=CAMERA_NUMBERS),
        )
    return camera
