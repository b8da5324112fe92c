"""Graphs of games, by the colours of their pixels."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from PyQt6.QtCore import QBuffer, QPointF, QSizeF
from PyQt6.QtGui import QColor, QImage, QPainter
from PyQt6.QtSvg import QSvgGenerator
from PyQt6.QtWidgets import QApplication

from ringrealms3d.core.errors import UserError
from ringrealms3d.exports.game_graph import game_graph, save_game_graph
from ringrealms3d.flat.glyphs import q_colour
from ringrealms3d.flat.graph_scales import frame_of, widest_margin
from ringrealms3d.flat.review_graph import SEVERITIES, GraphPoint, ReviewGraph
from ringrealms3d.games import variant
from ringrealms3d.records.judging import review_line
from ringrealms3d.records.node import Evaluation
from ringrealms3d.scene.theme import DARK, LIGHT, THEMES, Theme
from tests.kept_pictures import LookAsKept
from tests.records.judged import WIN, hand_made
from tests.records.opened import played

RED, BLUE = (1.0, 0.0, 0.0), (0.0, 0.0, 1.0)
SMALL, LARGE = QSizeF(300, 90), QSizeF(1600, 500)


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> None:
    """Draw with the application that windows have, because a process has one alone."""


def painted(
    points: list[GraphPoint], size: QSizeF, current: int | None = None, theme: Theme = LIGHT
) -> tuple[ReviewGraph, QImage]:
    image = QImage(size.toSize(), QImage.Format.Format_RGB32)
    graph = ReviewGraph(points, (RED, BLUE), theme)
    painter = QPainter(image)
    graph.paint(painter, size)
    if current is not None:
        graph.paint_current(painter, size, current)
    painter.end()
    return graph, image


def at(image: QImage, spot: QPointF, below: float = 0.0) -> QColor:
    return image.pixelColor((spot + QPointF(0, below)).toPoint())


def reddish(colour: QColor) -> bool:
    return colour.red() > colour.blue() + 30


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_share_of_a_seat_is_its_chance(size: QSizeF, theme: Theme) -> None:
    values = [0.0, 0.6, -0.6, 0.0, 0.4]
    graph, image = painted([GraphPoint(value) for value in values], size, theme=theme)
    for ply in range(1, 4):
        spot = graph.place_of(ply, size)
        assert reddish(at(image, spot, 12))
        assert not reddish(at(image, spot, -12))


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_what_is_certain_is_stronger_than_what_is_estimated(size: QSizeF) -> None:
    points = [GraphPoint(0.8), GraphPoint(0.8), *[GraphPoint(1.0, proven=True)] * 4]
    graph, image = painted(points, size)
    middle = QPointF(0, size.height() / 2 + 5)
    colours = [
        {
            image.pixelColor(round(graph.place_of(ply, size).x()) + dx, round(middle.y())).name()
            for dx in range(-8, 9)
        }
        for ply in (0, 4)
    ]
    assert q_colour(RED).name() in colours[1]
    assert q_colour(RED).name() not in colours[0]
    assert len(colours[1]) > 1  # the lines over it


def test_what_is_not_known_is_left_empty() -> None:
    points = [GraphPoint(0.5), GraphPoint(0.5), GraphPoint(), GraphPoint(), GraphPoint(0.5)]
    graph, image = painted(points, LARGE)
    spot = (graph.place_of(2, LARGE) + graph.place_of(3, LARGE)) / 2
    assert at(image, spot, 30) == q_colour(LIGHT.sky[0])


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("severity", [1, 2, 3])
def test_a_bad_move_has_a_dot_of_its_colour(size: QSizeF, severity: int) -> None:
    points = [GraphPoint(0.0), GraphPoint(0.3, severity=severity, glyph="?"), GraphPoint(0.0)]
    graph, image = painted(points, size)
    assert at(image, graph.place_of(1, size)) == q_colour(SEVERITIES[severity - 1])


def test_the_current_position_has_a_line() -> None:
    points = [GraphPoint(0.0)] * 9
    (graph, image), (_, plain) = painted(points, SMALL, current=4), painted(points, SMALL)
    spot = QPointF(graph.place_of(4, SMALL).x(), 20)
    assert at(image, spot) != at(plain, spot)


def test_margins_are_a_line_on_a_scale_of_their_own() -> None:
    margins = (0.0, 3.0, 6.0)
    points = [GraphPoint(-0.9, margin) for margin in margins]
    _, image = painted(points, LARGE)
    spot = frame_of(LARGE, len(margins), has_margins=True).spot(1, 0.5)
    assert min(at(image, spot, below).lightnessF() for below in range(-2, 3)) < 0.35
    assert widest_margin([0.25, -6.5, None]) == 7
    assert widest_margin([None]) == 0


def test_a_graph_has_the_letters_of_its_scales() -> None:
    points = [GraphPoint(0.1, margin=-3.0), GraphPoint(0.2, margin=4.5)]
    drawing, picture = QBuffer(), QSvgGenerator()
    picture.setOutputDevice(drawing)
    painter = QPainter(picture)
    ReviewGraph(points, (RED, BLUE), LIGHT, (0, 7)).paint(painter, LARGE)
    painter.end()
    texts = re.findall("<text[^>]*>([^<]*)<", drawing.data().data().decode())
    assert "".join(texts) == "100 %50 %0 %+50−570"  # a letter of another font stands alone


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_graph_looks_as_it_did(theme: Theme, look_as_kept: LookAsKept) -> None:
    values = (0.0, 0.3, -0.2, 0.5, None, 0.1, -0.6, -0.4, -1.0, 1.0)
    points = [
        GraphPoint(
            value, margin=2.0 * ply - 7, severity=ply % 4, glyph=("", "?!", "?", "??")[ply % 4]
        )
        for ply, value in enumerate(values)
    ]
    points[-2:] = [GraphPoint(-1.0, -4.0, proven=True), GraphPoint(1.0, 5.0, proven=True)]
    size = QSizeF(600, 240)
    _, image = painted(points, size, current=3, theme=theme)
    bits = image.convertToFormat(QImage.Format.Format_RGBA8888).constBits()
    assert bits is not None
    pixels = np.frombuffer(bits.asstring(image.sizeInBytes()), np.uint8).reshape(240, 600, 4)
    look_as_kept(pixels, f"graph-{theme.name}")


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_every_place_belongs_to_a_ply(size: QSizeF) -> None:
    graph, _ = painted([GraphPoint(0.1, 1.0)] * 12, size)
    for ply in range(12):
        assert graph.ply_at(graph.place_of(ply, size).x() + 3, size) == ply
    assert graph.ply_at(-50, size) == 0
    assert graph.ply_at(size.width() + 50, size) == 11


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_game_without_moves_or_evaluations_can_be_drawn(theme: Theme) -> None:
    for values in ([None], [0.5], [None, None, 0.1]):
        review = review_line(hand_made(values))
        graph = game_graph(review, variant("loop/mini"), theme)
        image = QImage(300, 90, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        graph.paint(painter, SMALL)
        graph.paint_current(painter, SMALL, 0)
        painter.end()


@pytest.mark.parametrize("ending", ["svg", "png"])
def test_a_graph_is_written_whole(tmp_path: Path, ending: str) -> None:
    record = played("loop/mini", []).record
    record.root.evaluation = Evaluation(0.4)
    path = tmp_path / f"graph.{ending}"
    save_game_graph(record, path)
    assert path.stat().st_size > 500
    if ending == "svg":
        text = path.read_text(encoding="utf-8")
        assert "Black&apos;s chance" in text.replace("'", "&apos;")
        assert f'viewBox="0 0 {LARGE.width():.0f} {LARGE.height():.0f}"' in text
        across, down = (float(x) for x in re.findall(r'(?:width|height)="([\d.]+)mm"', text))
        assert across / down == pytest.approx(LARGE.width() / LARGE.height(), rel=1e-4)
    else:
        assert QImage(str(path)).size() == LARGE.toSize()
    (tmp_path / "blocked").write_bytes(b"")
    with pytest.raises(UserError, match="blocked"):
        save_game_graph(record, tmp_path / "blocked" / f"graph.{ending}")


def test_a_graph_tells_judgements_and_certain_results() -> None:
    review = review_line(hand_made([0.0, -0.4, WIN]))
    graph = game_graph(review, variant("ring-majority/tet"), LIGHT)
    told = [(point.value, point.proven, point.glyph) for point in graph.points]
    assert told == [(0.0, False, ""), (-0.4, False, "??"), (1.0, True, "??")]
