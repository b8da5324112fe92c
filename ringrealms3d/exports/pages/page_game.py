"""A whole game for a page: the parts at each node, stored as differences."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.plain_text import drawable, drawable_lines
from ringrealms3d.core.solid_layout import SolidLayout, in_space, looking
from ringrealms3d.exports.game_content import node_content
from ringrealms3d.exports.game_words import (
    game_title,
    move_text,
    players_text,
    result_text,
    seat_names,
)
from ringrealms3d.exports.pages.page_parts import PartTable
from ringrealms3d.exports.request import ExportRequest, Progress
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord
from ringrealms3d.records.turns import turn_number
from ringrealms3d.scene.arrangement import fitted, opened, shadows
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.content import Content, first_places, placed_by
from ringrealms3d.scene.ground import contact_parts, floor_parts, shadow_height
from ringrealms3d.scene.labels import names_in_space
from ringrealms3d.scene.materials import BLACK, WHITE
from ringrealms3d.scene.note_parts import COIN
from ringrealms3d.scene.parts import Part
from ringrealms3d.scene.piece_parts import halos
from ringrealms3d.scene.scene_parts import content_parts, has_body
from ringrealms3d.scene.sky import LAMPS, sky_picture
from ringrealms3d.scene.table import REACH, table_parts
from ringrealms3d.scene.theme import Theme
from ringrealms3d.scene.transition import transition_of
from ringrealms3d.scene.way_parts import BEAD, SPACING, TAIL, bead_of, travelled, ways_in_space

Described = dict[str, Any]


def page_game(request: ExportRequest, table: PartTable, progress: Progress) -> Described:
    """Return a game as JSON data; parts are numbered by a table.

    It contains only visible information: neither the seed nor hidden tiles.

    Raises:
        UserError: the board has no picture in space, or its pieces have no such look.
    """
    record, theme, style = request.record, request.style.theme, request.style
    layout = in_space(looking(record.start.variant.layout, style.look))
    camera = fitted(style.camera, layout, style.opening)
    floor = [] if style.transparent else _floor(layout, camera, theme, table)
    nodes = list(_nodes(request, layout, table, progress))
    colours = (theme.stones[name].colour for name in layout.colours)
    return {
        "title": game_title(record),
        "players": players_text(record, theme.names),
        "date": drawable(record.date),
        "seats": seat_names(record, theme.names),
        "colours": [css_colour(colour) for colour in colours],
        "camera": _camera(camera),
        "upright": layout.upright,
        "sides": not has_body(layout, style.opening),
        "lamps": LAMPS,
        "sky": _sky(),
        "floor": floor,
        "shadow": round(shadow_height(layout), 5),
        "normals": np.round(layout.normals, 4).tolist(),
        "names": _names(request, layout),
        "coordinates": style.coordinates,
        "beads": _beads(layout),
        "line": _ordered(record).index(request.node),
        "start": 0 if request.node is record.last else _ordered(record).index(request.node),
        "signs": {"parts": sorted(table.signs), "coin": COIN[:3]},
        "nodes": nodes,
        "parts": table.rows,
        "materials": table.materials,
        "matrices": table.matrices,
        "textures": table.textures(),
    }


def _floor(
    layout: SolidLayout, camera: Camera, theme: Theme, table: PartTable
) -> list[tuple[int, str]]:
    """Return the parts below the board, lowest first, each with where it lies.

    The shadow of a solid is placed as if the camera looked at the origin along the z axis.
    """
    if not layout.upright:
        seen = replace(camera, axes=np.eye(3), middle=(0.0, 0.0, 0.0))
        return [(table.number(part), "with the eye") for part in floor_parts(layout, seen)]
    above = replace(camera, axes=np.eye(3))
    return [
        *((table.number(part), "still") for part in table_parts(layout, above, theme)),
        *((table.number(part), "away from the lamp") for part in floor_parts(layout, above)),
    ]


def _sky() -> list[list[list[float]]]:
    """Return the sky as rows of linear colours, lowest first; it is soft, so a half is enough."""
    rows, columns, _ = sky_picture().shape
    halves = sky_picture().reshape(rows // 2, 2, columns // 2, 2, 3).mean(axis=(1, 3))
    colours: list[list[list[float]]] = halves.astype(np.float64).round(3).tolist()
    return colours


def _names(request: ExportRequest, layout: SolidLayout) -> list[list[Any]]:
    """Return what is written where on the board: a text, its middle, height and site."""
    moved = opened(layout, request.style.opening)
    names = names_in_space(moved, request.position.board.sites)
    numbers = np.column_stack([names.points, names.heights]).round(4).tolist()
    rows = zip(names.texts, numbers, names.sites.tolist(), strict=True)
    return [[text, *row, site] for text, row, site in rows]


def _beads(layout: SolidLayout) -> Described:
    """Return how beads travel along the winning paths."""
    radius = float(layout.radii.mean())
    return {"size": round(BEAD * radius, 5), "spacing": round(SPACING * radius, 5), "tail": TAIL}


def css_colour(colour: tuple[float, float, float]) -> str:
    """Return a colour as CSS."""
    return "#" + "".join(f"{round(255 * part):02x}" for part in colour)


def _ordered(record: GameRecord) -> list[GameNode]:
    """Return all nodes, each after its parent, preferred children first."""
    nodes, waiting = [], [record.root]
    while waiting:
        node = waiting.pop()
        nodes.append(node)
        preferred = record.preferred(node)
        waiting += [child for child in reversed(node.children) if child is not preferred]
        if preferred is not None:
            waiting.append(preferred)
    return nodes


def _nodes(
    request: ExportRequest, layout: SolidLayout, table: PartTable, progress: Progress
) -> Iterator[Described]:
    ordered = _ordered(request.record)
    numbers: dict[GameNode, int] = {}
    shown: dict[GameNode, frozenset[int]] = {}
    for number, node in enumerate(ordered):
        content = first_places(node_content(node), layout.places)
        parts = _parts(content, layout, request)
        numbers[node] = number
        shown[node] = now = frozenset(table.number(part) for part in parts)
        before = frozenset[int]() if node.parent is None else shown[node.parent]
        yield {
            **_words(node, request),
            "parent": -1 if node.parent is None else numbers[node.parent],
            "gone": sorted(before - now),
            "new": sorted(now - before),
            **_motion(node, content, layout),
            **_ways(content, request, layout, table),
        }
        progress((number + 1) / len(ordered))


def _parts(content: Content, layout: SolidLayout, request: ExportRequest) -> tuple[Part, ...]:
    """Return all visible parts of a content."""
    opening = request.style.opening
    now = opened(layout, opening)
    clear = shadows(layout, opening)
    parts = content_parts(layout, content, request.style.theme, opening)
    stones: NDArray[np.int8] = np.where(clear, np.int8(0), content.stones)
    return (*parts, *halos(parts), *contact_parts(now, stones))


def _words(node: GameNode, request: ExportRequest) -> Described:
    record, names = request.record, request.style.theme.names
    if node.parent is None:
        words: Described = {"caption": game_title(record)}
    else:
        words = {
            "move": drawable(node.text),
            "seat": node.seat,
            "turn": turn_number(node),
            "caption": move_text(node, record, names),
        }
    if node is record.last and (result := result_text(record, names)):
        words["result"] = drawable(result)
    for name, text in (("glyph", node.glyph), ("comment", node.comment)):
        if text:
            words[name] = drawable_lines(text)
    return words


def _motion(node: GameNode, content: Content, layout: SolidLayout) -> Described:
    """Return the stored camera, where the move ended, and the piece that flew."""
    motion: Described = {}
    if node.camera is not None:
        motion["eye"] = [round(number, 4) for number in node.camera]
    if content.last and content.last[-1] < layout.places:
        motion["last"] = content.last[-1]
    if node.played is not None:
        before = node.played.before.pieces[: layout.places]
        placed = placed_by(node.played)[: layout.places]
        flight = transition_of(before, content.stones, content.last, placed).flight
        if flight is not None:
            motion["flight"] = [flight.origin, flight.target]
    return motion


def _ways(
    content: Content, request: ExportRequest, layout: SolidLayout, table: PartTable
) -> Described:
    """Return the lines along which beads travel, and the part for the bead on each."""
    now = opened(layout, request.style.opening)
    ways = travelled(ways_in_space(now, request.style.theme, content), content)
    if not ways:
        return {}
    return {
        "ways": [
            {"bead": table.number(bead_of(way)), "line": np.round(way.line, 4).tolist()}
            for way in ways
        ]
    }


def _camera(camera: Camera) -> Described:
    return {
        "axes": np.round(camera.axes, 6).tolist(),
        "zoom": camera.zoom,
        "parallel": camera.parallel,
        "middle": camera.middle,
        "reach": camera.reach,
        "breadth": camera.breadth,
        "size": camera.size,
        "table": REACH,
    }


def page_colours(theme: Theme) -> dict[str, str]:
    """Return the colours of a page, by their names in its style sheet."""
    high, low = theme.sky
    halo = BLACK if theme.is_dark else WHITE
    colours = {"high": high, "low": low, "ink": theme.ink, "halo": halo}
    return {name: css_colour(colour) for name, colour in colours.items()}
