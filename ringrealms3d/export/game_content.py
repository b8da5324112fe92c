"""What boards show at a node of a game: its pieces, marks and notes."""

from __future__ import annotations

from ringrealms3d.records.node import GameNode
from ringrealms3d.scene.content import Content, SiteMark, content_of, with_notes, with_sign


def node_content(node: GameNode, legal: bool = False) -> Content:
    """Return the pieces and marks of a node, with its notes and its move's sign.

    Args:
        legal: whether to mark the sites where the seat to move may play.
    """
    content = content_of(node.position, node.played, legal)
    return with_sign(with_notes(content, drawn_on(node)), node.glyph)


def drawn_on(node: GameNode) -> tuple[SiteMark, ...]:
    """Return the marks drawn on a node, without sites that the board lacks."""
    if not node.marks:
        return ()
    places = {name: place for place, name in enumerate(node.position.board.sites)}
    return tuple(
        SiteMark(mark.kind, tuple(places[site] for site in mark.sites), mark.text)
        for mark in node.marks
        if all(site in places for site in mark.sites)
    )
