"""What boards show at a node of a game: its pieces, marks and notes."""

from __future__ import annotations

from ringrealms3d.core.plain_text import drawable
from ringrealms3d.records.node import GameNode
from ringrealms3d.scene.content import Content, SiteMark, content_of, with_notes, with_sign

_MOST_MARKS = 200
_LONGEST_LABEL = 8  # letters, which are as small as can be read then


def node_content(node: GameNode, legal: bool = False) -> Content:
    """Return the pieces and marks of a node, with its notes and its move's sign.

    Args:
        legal: whether to mark the sites where the seat to move may play.
    """
    content = content_of(node.position, node.played, legal)
    return with_sign(with_notes(content, drawn_on(node)), node.glyph)


def drawn_on(node: GameNode) -> tuple[SiteMark, ...]:
    """Return the marks drawn on a node, without sites that the board lacks.

    Of more than can be told apart, those drawn last are left, and the beginnings of long texts.
    """
    if not node.marks:
        return ()
    places = {name: place for place, name in enumerate(node.position.board.sites)}
    drawn: dict[tuple[str, tuple[int, ...]], SiteMark] = {}
    for mark in node.marks[-_MOST_MARKS:]:
        if all(site in places for site in mark.sites):
            at = tuple(places[site] for site in mark.sites)
            text = drawable(mark.text, _LONGEST_LABEL)
            drawn[mark.kind, at] = SiteMark(mark.kind, at, text, mark.colour)
    return tuple(drawn.values())
