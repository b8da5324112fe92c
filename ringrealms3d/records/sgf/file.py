"""Games as SGF FF[4] files: everything in a record, in the format that game editors share.

::

    (;FF[4]AP[ringrealms3d:0.1]CA[UTF-8]GM[Loop]RE[Void]RR[loop/mini]RRSEED[42]
    ;B[1b3]C[a quiet start];W[swap])

B and W are the moves of the first and the second seat, whatever their colours, with the move's text
as everywhere in this program. docs/game-files.md lists the properties.
"""

from __future__ import annotations

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import decoded
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.position import Position
from ringrealms3d.records.json_file import annotate, notes_of
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord
from ringrealms3d.records.sgf.game import (
    ENCODING,
    GAME_PROPERTIES,
    put_game,
    taken_game,
    taken_title,
)
from ringrealms3d.records.sgf.grammar import sgf_grammar
from ringrealms3d.records.sgf.notes import COLOURS, LAST, PREFERRED, put_notes, take_notes
from ringrealms3d.records.sgf.properties import ReadProperties, WrittenProperties
from ringrealms3d.records.sgf.result import taken_result
from ringrealms3d.records.sgf.syntax import MOST_VALUES, SgfText

_LONGEST_QUOTE = 40
_PROBE = "\\n\\u0041[];:()+&~.xn--fsq"  # which some encodings take for something else


def format_sgf_game(record: GameRecord) -> str:
    """Return a record as the text of a file.

    Raises:
        UserError: a number in it is infinite, or it takes more or longer values than can be read.
    """
    properties = {node: _properties(record, node) for node in record.nodes()}
    values = sum(len(values) for each in properties.values() for values in each.values())
    if values > MOST_VALUES:
        raise UserError(
            "as SGF the game takes {values} values; at most {most_values} are possible",
            values=f"{values:,}",
            most_values=f"{MOST_VALUES:,}",
        )
    tree = sgf_grammar.make_coarse_game_tree(
        record.root, lambda node: node.children, properties.__getitem__
    )
    content: bytes = sgf_grammar.serialise_game_tree(tree)
    return content.decode()


def decode_sgf_game(content: bytes, name: str) -> str:
    """Return the text of a file in the encoding that its property CA names, else in UTF-8.

    Raises:
        UserError: it cannot be read in that encoding, or the encoding is unknown.
    """
    encoding = _named_encoding(content)
    if encoding.upper() == ENCODING:
        encoding = ENCODING
    elif not _can_hold_sgf(encoding):
        _check_title(content, name)
        raise UserError(
            "{name}: CA[{encoding}] is not a known encoding",
            name=name,
            encoding=encoding[:_LONGEST_QUOTE],
        )
    try:
        return decoded(content, name, encoding)
    except UserError:
        _check_title(content, name)
        raise


def _check_title(content: bytes, name: str) -> None:
    """Refuse a game of another program for what it is, rather than for its letters."""
    source = SgfText(content.decode("latin-1"), name)
    try:
        first = ReadProperties(source, next(source.nodes()))
    except UserError:  # it is broken before its letters matter
        return
    if first.peek("GM"):
        taken_title(first)


def read_sgf_game(text: str, name: str) -> GameRecord:
    """Return the game in a text.

    Args:
        name: what the text is called in errors, such as the file's path.

    Raises:
        UserError: the text is not a game; the message names the line and the column.
    """
    source = SgfText(text, name)
    nodes = source.nodes()
    first = ReadProperties(source, next(nodes))
    for colour in COLOURS:
        if first.has(colour):
            reason = Phrase("the first node, where the game starts, has a move")
            raise first.fault(colour, reason)
    record, result = taken_game(first), taken_result(first)
    last = record.root if first.has(LAST) else None
    _annotate(record.root, first)
    placed = [record.root]
    for node in nodes:
        properties = ReadProperties(source, node)
        ends = properties.has(LAST)
        placed.append(_added(record, placed[node.parent], properties))
        last = placed[-1] if ends else last
    last = last or record.last
    ended = result.ended(last.position.outcome)
    if ended is not None:
        record.end(ended.winner, ended.reason, last)
    return record


def _added(record: GameRecord, parent: GameNode, properties: ReadProperties) -> GameNode:
    """Return the node that a node's properties add behind its parent."""
    position = parent.position
    colour, text = _taken_move(position, properties)
    known = len(parent.children)
    try:
        node = parent.play(position.parse_move(text))
    except UserError as error:
        reason = Phrase("move '{text}': {why}", text=text[:_LONGEST_QUOTE], why=error.args[0])
        raise properties.fault(colour, reason) from error
    if len(parent.children) == known:
        reason = Phrase("move '{text}': there is already a variation with it", text=node.text)
        raise properties.fault(colour, reason)
    if properties.has(PREFERRED):
        record.prefer(node)
    if properties.has_more:
        _annotate(node, properties)
    return node


def _annotate(node: GameNode, properties: ReadProperties) -> None:
    notes = take_notes(properties, node.seat)
    try:
        annotate(node, notes)
    except UserError as error:
        raise properties.fault("", error.args[0]) from error


def _taken_move(position: Position, properties: ReadProperties) -> tuple[str, str]:
    """Return a node's property with the move of the seat to move, and the move's text."""
    colour, other = COLOURS[position.turn], COLOURS[1 - position.turn]
    if properties.has(other):
        seat = position.variant.seats[position.turn]
        reason = Phrase(
            "it is {seat}'s turn, so the move is {colour}, not {other}",
            seat=seat,
            colour=colour,
            other=other,
        )
        raise properties.fault(other, reason)
    text = properties.text(colour)
    if not text:
        raise properties.fault(colour, Phrase("the node has no move"))
    return colour, text


def _named_encoding(content: bytes) -> str:
    """Return the encoding in CA of the first node, or ours if the file is broken before it."""
    try:
        named = SgfText(content.decode("latin-1"), "").value_at_start("CA")
    except UserError:
        return ENCODING
    return ENCODING if named is None else named.strip()


def _can_hold_sgf(encoding: str) -> bool:
    """Whether Python knows the encoding and it has SGF's own characters as in ASCII."""
    try:
        return _PROBE.encode("ascii").decode(encoding) == _PROBE
    except (LookupError, ValueError):
        return False


def _properties(record: GameRecord, node: GameNode) -> dict[str, list[bytes]]:
    """Return what a file says at a node."""
    properties, known = WrittenProperties(), frozenset[str]()
    if node.parent is None:
        put_game(properties, record)
        known = GAME_PROPERTIES
    else:
        properties.put(COLOURS[node.seat], (node.text,))
        if node is record.preferred(node.parent) is not node.parent.children[0]:
            properties.put(PREFERRED, ("",))
    if node is record.ended_at and node.children:
        properties.put(LAST, ("",))
    put_notes(properties, notes_of(node), node.seat, known)
    return properties.finished()
