"""Games as JSON files: everything in a record, including variations and notes.

::

    {"ringrealms3d": "game 1", "variant": "loop/mini", "seed": 42, "nodes": [
    {},
    {"move": "1b3", "comment": "a quiet start"},
    {"move": "swap"},
    {"move": "1a1", "parent": 1, "preferred": true}
    ]}

If the board does not come with the program, ``board`` is its text, such as a solid in OFF. The
first node is the start of the game. Each other node has its move, and its parent's number
unless that is the node before it. Siblings are in the order in which they were added. ``result``
gives the ``node`` where the game ended if moves were tried out after it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, Any, NoReturn

import msgspec
from msgspec import Meta

from ringrealms3d.core.dates import is_date
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.json_fault import json_fault
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.games.other_boards import board_text, learn_board
from ringrealms3d.records.checked import CAMERA_NUMBERS
from ringrealms3d.records.node import GLYPHS, Evaluation, GameNode, Mark
from ringrealms3d.records.record import SAID_REASONS, GameRecord, Reason

FORMAT = "game 1"
"""What files of games call their format."""

POSITION_GRAPH = "ringrealms3d position graph"
"""What exported graphs of positions call theirs."""

_NODES = ', "nodes": [\n'
_GLYPH = rf"^({'|'.join(map(re.escape, GLYPHS))})?$"
_MOST_DIGITS, _SHOWN_DIGITS = 1000, 12
_DAY = r"^([0-9]{4}(-[0-9]{2}){0,2})?$"
_Whole = Annotated[int, Meta(ge=0)]
_Camera = Annotated[tuple[float, ...], Meta(min_length=CAMERA_NUMBERS, max_length=CAMERA_NUMBERS)]


class End(msgspec.Struct, omit_defaults=True):
    """How a game ended, in a file."""

    reason: Reason
    winner: Annotated[int, Meta(ge=0, le=1)] | None = None
    node: _Whole | None = None


class Node(msgspec.Struct, omit_defaults=True):
    """A node in a file."""

    move: str = ""
    parent: _Whole | None = None
    preferred: bool = False
    comment: str = ""
    glyph: Annotated[str, Meta(pattern=_GLYPH)] = ""
    marks: tuple[Mark, ...] = ()
    clock: float | None = None
    overtime: _Whole | None = None
    evaluation: Evaluation | None = None
    camera: _Camera | None = None
    extra: dict[str, tuple[str, ...]] = {}


class Document(msgspec.Struct, omit_defaults=True):
    """A record in a file."""

    ringrealms3d: str
    variant: str
    nodes: Annotated[list[Node], Meta(min_length=1)]
    board: str = ""
    seed: _Whole = 0
    fen: str | None = None
    players: tuple[str, str] | None = None
    event: str = ""
    place: str = ""
    date: Annotated[str, Meta(pattern=_DAY)] = ""
    time_control: str = ""
    tags: tuple[str, ...] = ()
    result: End | None = None


def document_of(record: GameRecord) -> Document:
    """Return a record as a document for a file."""
    nodes = list(record.nodes())
    numbers = {node: number for number, node in enumerate(nodes)}
    return Document(
        ringrealms3d=FORMAT,
        variant=record.uid,
        nodes=[_described(record, node, numbers) for node in nodes],
        board=board_text(record.uid),
        seed=record.seed,
        fen=record.fen,
        players=record.players if any(record.players) else None,
        event=record.event,
        place=record.place,
        date=record.date,
        time_control=record.time_control,
        tags=record.tags,
        result=_end_of(record, numbers),
    )


def _end_of(record: GameRecord, numbers: dict[GameNode, int]) -> End | None:
    result, node = record.result, record.ended_at
    if result.reason is Reason.UNFINISHED:
        return None
    tried = node is not None and node.children
    return End(result.reason, result.winner, numbers.get(node) if node and tried else None)


def format_json_game(record: GameRecord) -> str:
    """Return a record as the text of a file."""
    fields = msgspec.to_builtins(document_of(record))
    nodes = ",\n".join(json.dumps(_without_empty_colours(node)) for node in fields.pop("nodes"))
    head = json.dumps(fields)  # in ASCII, because names of files may be no UTF-8
    return f"{head[:-1]}{_NODES}{nodes}\n]}}\n"


def _without_empty_colours(node: dict[str, Any]) -> dict[str, Any]:
    """Return a node without the colours of marks that have none, of which there may be many."""
    for mark in node.get("marks", ()):
        if not mark["colour"]:
            del mark["colour"]
    return node


def with_tags(text: str, tags: tuple[str, ...]) -> str:
    """Return the text of :func:`format_json_game` with other tags; no move is played.

    Raises:
        ValueError: it is no such text.
    """
    _, nodes, rest = text.partition(_NODES)
    fields = _head_of(text)
    fields.pop("tags", None)
    if tags:
        fields["tags"] = tags
    return f"{json.dumps(fields)[:-1]}{nodes}{rest}"


def tags_in(text: str) -> tuple[str, ...]:
    """Return the tags in the text of :func:`format_json_game`; no move is played.

    Raises:
        ValueError: it is no such text.
    """
    return tuple(map(str, _head_of(text).get("tags", ())))


def _head_of(text: str) -> dict[str, Any]:
    head, nodes, _ = text.partition(_NODES)
    fields = json.loads(f"{head}}}")
    if not nodes or not isinstance(fields, dict):
        raise ValueError("no text of a game")
    return fields


def read_json_game(text: str, name: str) -> GameRecord:
    """Return the game in a text.

    Args:
        name: what the text is called in errors, such as the file's path.

    Raises:
        UserError: the text is no game; the message says where.
    """
    document = read_document(text, name)
    try:
        return record_of(document)
    except UserError as error:
        raise UserError("{name}: {error}", name=name, error=error) from error


def read_document(text: str, name: str) -> Document:
    """Return the document in a text, whose moves are not played.

    Raises:
        UserError: the text is no game; the message says where.
    """
    try:
        content = strict_json(text)
        if not _is_position_graph(content):
            return msgspec.convert(content, Document)
    except json.JSONDecodeError as error:
        raise UserError(
            "{name}, line {line}, column {column}: not JSON: {msg}",
            name=name,
            line=error.lineno,
            column=error.colno,
            msg=error.msg,
        ) from None
    except RecursionError:
        raise UserError("{name}: it is nested too deep", name=name) from None
    except ValueError as error:  # msgspec's own, and numbers of too many digits
        raise UserError("{name}: not a game: {error}", name=name, error=json_fault(error)) from None
    raise UserError("{name} holds the graph of a single position, not a game", name=name)


def _is_position_graph(content: Any) -> bool:
    return isinstance(content, dict) and content.get("format") == POSITION_GRAPH


def strict_json(text: str | bytes) -> Any:
    """Return the content of JSON, refusing NaN and the like.

    Raises:
        ValueError: it is not JSON, or a number is not finite or has too many digits.
        RecursionError: it is nested too deep.
    """
    return json.loads(text, parse_constant=_refuse, parse_int=_integer)


def _integer(digits: str) -> int:
    if len(digits) > _MOST_DIGITS:
        raise ValueError(f"the number {digits[:_SHOWN_DIGITS]}… has {len(digits):,} digits")
    return int(digits)


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is not a number")


def record_of(document: Document) -> GameRecord:
    """Return the record in a document.

    Raises:
        UserError: it has another version, or a move is illegal; the message says where.
    """
    check_format(document)
    record = begun(document)
    nodes = add_nodes(record, document.nodes, _played)
    set_heading(record, document, nodes)
    return record


def begun(document: Document) -> GameRecord:
    """Return the record in a document without its moves.

    Raises:
        UserError: there is no such variant or start.
    """
    try:
        learn_board(document.variant, document.board)
    except UserError as error:
        raise UserError("'{place}': {error}", place="board", error=error) from error
    return GameRecord(document.variant, document.seed, document.fen)


def check_format(document: Document) -> None:
    """Refuse a game of another format.

    Raises:
        UserError: it is one.
    """
    if document.ringrealms3d != FORMAT:
        raise UserError(
            "the format '{ringrealms3d}' is not '{format}'",
            ringrealms3d=document.ringrealms3d[:40],
            format=FORMAT,
        )


def set_heading(record: GameRecord, document: Document, nodes: Sequence[GameNode]) -> None:
    """Set who played, what for, where and when, the time control, tags and any said result.

    Args:
        nodes: the nodes of the document in the record.

    Raises:
        UserError: there is no such time control, tag or node, or a text is too long.
    """
    record.players = document.players or ("", "")
    record.event, record.place = document.event, document.place
    record.date = document.date if is_date(document.date) else ""  # such as 9999-99-99
    record.time_control = document.time_control
    record.tags = document.tags
    end = document.result
    if end is None or end.reason not in SAID_REASONS:
        return
    if end.node is not None and end.node >= len(nodes):
        fault = Phrase("there is no node {number}", number=end.node)
        raise UserError("'{place}': {error}", place="result.node", error=fault)
    record.end(end.winner, end.reason, None if end.node is None else nodes[end.node])


_NOTES = tuple(
    name for name in Node.__struct_fields__ if name not in ("move", "parent", "preferred")
)
_NOTHING: tuple[object, ...] = ("", (), None, {})


def notes_of(node: GameNode) -> Node:
    """Return the notes at a node, without its move."""
    return Node(
        comment=node.comment,
        glyph=node.glyph,
        marks=node.marks,
        clock=node.clock,
        overtime=node.overtime,
        evaluation=node.evaluation,
        camera=node.camera,
        extra=dict(node.extra),
    )


def _described(record: GameRecord, node: GameNode, numbers: dict[GameNode, int]) -> Node:
    described = notes_of(node)
    if node.parent is not None:
        parent = numbers[node.parent]
        described.move = node.text
        described.parent = None if parent == numbers[node] - 1 else parent
        described.preferred = node.is_variation and node is record.preferred(node.parent)
    return described


def add_nodes(
    record: GameRecord,
    described: list[Node],
    add: Callable[[int, GameNode, Node], GameNode],
) -> list[GameNode]:
    """Add the nodes of a file, with their notes, to a record without moves, and return them.

    Args:
        add: adds one, given its number, its parent and what the file says of it.

    Raises:
        UserError: a node comes before its parent, or something noted there is too long.
    """
    nodes = [record.root]
    _annotate(0, record.root, described[0])
    for number, each in enumerate(described[1:], start=1):
        parent = number - 1 if each.parent is None else each.parent
        if parent >= number:
            raise UserError(
                "node {number} comes before its parent {parent}", number=number, parent=parent
            )
        node = add(number, nodes[parent], each)
        nodes.append(node)
        _annotate(number, node, each)
        if each.preferred:
            record.prefer(node)
    return nodes


def _played(number: int, parent: GameNode, described: Node) -> GameNode:
    """Return the child that the move of a node leads to."""
    try:
        return parent.play(parent.position.parse_move(described.move))
    except UserError as error:
        raise _fault_at(number, described, error) from error


def _annotate(number: int, node: GameNode, described: Node) -> None:
    try:
        annotate(node, described)
    except UserError as error:
        raise _fault_at(number, described, error) from error


def _fault_at(number: int, described: Node, error: UserError) -> UserError:
    """Return the error of a node in a file."""
    return UserError(
        "node {number}, move '{move}': {error}",
        number=number,
        move=described.move[:40],
        error=error,
    )


def annotate(node: GameNode, described: Node) -> None:
    """Copy a file's notes to a new node.

    Raises:
        UserError: something is longer than a game can have it.
    """
    for name, value in noted(described):
        setattr(node, name, value)


def noted(described: Node) -> Iterator[tuple[str, Any]]:
    """Yield the names and values of the notes that there are at a node."""
    for name in _NOTES:
        value = getattr(described, name)
        if value not in _NOTHING:
            yield name, value
