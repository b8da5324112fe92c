"""Small widgets that paint themselves look as they did, from left to right and mirrored."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import numpy as np
import pytest
from PyQt6.QtCore import QPointF, QRect, QSize, Qt
from PyQt6.QtGui import QImage
from PyQt6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.core.time_control import TimeLeft
from ringrealms3d.core.time_notation import parse_control
from ringrealms3d.games import variant
from ringrealms3d.languages.catalogue import ENGLISH
from ringrealms3d.records.node import Evaluation, Mark
from ringrealms3d.records.record import Reason
from ringrealms3d.scene.theme import DARK, LIGHT, get_theme
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import PEOPLE, Computer, Human, Players
from ringrealms3d.window.app import speak
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.board.overlays import Edge, SizeIn
from ringrealms3d.window.board.space.coordinates import Coordinates
from ringrealms3d.window.features.analysis.chance_bar import ChanceBar
from ringrealms3d.window.features.editor.palette import Palette
from ringrealms3d.window.features.play.clock_face import ClockFace
from ringrealms3d.window.features.play.end_banner import EndBanner
from ringrealms3d.window.features.play.score_panel import ScorePanel
from ringrealms3d.window.features.play.tray import Tray
from ringrealms3d.window.features.start.lists import Curve, Pips
from ringrealms3d.window.features.start.pictures import Picture
from ringrealms3d.window.features.status.score_pill import ScorePill
from ringrealms3d.window.features.study.tree_view import TreeView
from ringrealms3d.window.widgets.design import colours_of
from ringrealms3d.window.widgets.rating_graph import RatingGraph
from ringrealms3d.window.widgets.widget_colours import colour_widgets
from tests.kept_pictures import LookAsKept
from tests.kept_texts import ReadAsKept
from tests.records.opened import played
from tests.window.driver.reading import laid_out
from tests.window.mistaken_game import MOVES, TET

RATINGS = 900.0, 1100.0, 1050.0, 1400.0, 1310.0
SIZE = QSize(216, 972)


def clocks() -> Iterator[QWidget]:
    """Yield clocks in their main time and in overtime, running and not, long and short."""
    control = parse_control("5m+3x30s")
    for left, running in (
        (TimeLeft(201.0), True),
        (TimeLeft(28.0, 3), False),
        (TimeLeft(7.0, 2), True),
        (TimeLeft(7.0, 1), False),
    ):
        face = ClockFace()
        face.show_time(control, left, running)
        yield face


def bars() -> Iterator[QWidget]:
    """Yield who has how much, who took what, and who is likely to win."""
    position = played(TET, MOVES).current.position
    first, second = (LIGHT.stones[x].colour for x in position.variant.layout.colours[:2])
    score = ScorePanel()
    score.show_position(position, None, LIGHT)
    yield score
    for number, colour in ((3, first), (90, second)):
        tray = Tray()
        tray.show_stones(number, colour, int(number > 3))
        yield tray
    for chance in (None, 0.2, 0.7):
        bar = ChanceBar(score)
        bar.set_colours((first, second))
        bar.show_chance(chance, "")
        yield bar


def drawings() -> Iterator[QWidget]:
    """Yield how strong somebody became, names of places, a tree with notes, parts of cards."""
    colours = colours_of(LIGHT)
    yield Curve(RATINGS, colours)
    yield Pips(frozenset({1, 2, 4}), colours)
    graph = RatingGraph("ratings")
    graph.show_ratings(RATINGS)
    yield graph
    ground = QWidget()
    ground.setFixedHeight(30)
    spots = (("e12", 30, 9.0), ("v4", 90, 30.0), ("too small", 140, 3.0))
    names = tuple((text, QPointF(x, 15), height) for text, x, height in spots)
    cover = Coordinates(ground, LIGHT, lambda: names)
    cover.setFixedSize(200, 30)
    cover.show()
    yield ground
    cursor = played(TET, MOVES)
    cursor.go_to(2)
    cursor.play(cursor.current.position.legal_moves[-1])
    commented, marked, rated = cursor.record.line
    commented.comment, rated.glyph = "early", "??"
    marked.marks, marked.evaluation = (Mark("circle", ("v1",)),), Evaluation(0.5)
    tree = TreeView(LIGHT)
    tree.show_tree(cursor.record, cursor.current)
    yield tree
    for edge in (Qt.Edge.TopEdge, Qt.Edge.LeftEdge):
        picture = Picture(DARK, edge)
        picture.setFixedHeight(30)
        yield picture


def test_small_widgets_look_as_they_did(
    qapp: QApplication, qtbot: QtBot, look_as_kept: LookAsKept
) -> None:
    speak(qapp, ENGLISH)
    colour_widgets(get_theme("light"))
    for mirrored in (False, True):
        whole = QWidget()
        qtbot.addWidget(whole)
        way = Qt.LayoutDirection.RightToLeft if mirrored else Qt.LayoutDirection.LeftToRight
        whole.setLayoutDirection(way)
        rows = QVBoxLayout(whole)
        for widget in (*clocks(), *bars(), *drawings()):
            rows.addWidget(widget)
            widget.show()
        whole.resize(SIZE)
        whole.show()
        QApplication.processEvents()
        picture = whole.grab().toImage().convertToFormat(QImage.Format.Format_RGBA8888)
        bits = picture.constBits()
        assert bits is not None
        flat = np.frombuffer(bits.asstring(picture.sizeInBytes()), np.uint8)
        pixels = flat.reshape(picture.height(), picture.width(), 4)
        look_as_kept(pixels, f"widgets-{'mirrored' if mirrored else 'plain'}")


@pytest.mark.parametrize(
    ("kind", "part", "least"),
    [
        (ClockFace, QRect(0, 0, 6, 6), 5),
        (Tray, QRect(), 20),
        (Curve, QRect(), 20),
        (Pips, QRect(), 5),
        (RatingGraph, QRect(), 200),
        (TreeView, QRect(), 200),
    ],
)
def test_round_edges_are_smooth(qtbot: QtBot, kind: type[QWidget], part: QRect, least: int) -> None:
    colour_widgets(get_theme("light"))
    widget = next(each for each in (*clocks(), *bars(), *drawings()) if isinstance(each, kind))
    qtbot.addWidget(widget)
    widget.resize(200, max(30, widget.sizeHint().height()))
    seen = widget.grab(part or widget.rect()).toImage()
    across, down = range(seen.width()), range(seen.height())
    assert len({seen.pixel(x, y) for x in across for y in down}) >= least


def test_pieces_to_choose_from_are_smooth(qtbot: QtBot) -> None:
    layout = variant("loop/mini").layout
    palette = Palette()
    qtbot.addWidget(palette)
    names = {number: str(number) for number in layout.glyphs}
    palette.offer(names, layout.glyphs, layout.colours[:2], LIGHT)
    for row in range(palette.count()):
        item = palette.item(row)
        assert item is not None
        picture = item.icon().pixmap(palette.iconSize()).toImage()
        across, down = range(picture.width()), range(picture.height())
        assert len({picture.pixel(x, y) for x in across for y in down}) > 5, row
    cell = palette.gridSize()
    heights = [palette.heightForWidth(width) for width in (0, 9 * cell.width())]
    assert heights[0] - heights[1] == (palette.count() - 1) * cell.height()
    assert cell.height() <= heights[1] < 2 * cell.height()


class Table(QWidget):
    """What boards lie on, as far as what lies over them is concerned."""

    def __init__(self) -> None:
        """Lay nothing there yet."""
        super().__init__()
        self.overlays, self.sizes = self, dict[QWidget, SizeIn | None]()

    def add(self, widget: QWidget, _: Edge, size_in: SizeIn | None = None) -> None:
        """Lay something there that has this size where there is so much room."""
        self.sizes[widget] = size_in

    def size_in(self, widget: QWidget, width: int) -> QSize:
        """Return how large something is where there is so much room."""
        size_in = self.sizes[widget]
        assert size_in is not None
        return size_in(width)

    def lay(self) -> None:
        """Leave everything where it is."""


def test_turn_and_score_stand_beside_each_other_as_long_as_both_fit(qtbot: QtBot) -> None:
    table = Table()
    qtbot.addWidget(table)
    pill = ScorePill(cast("Boards", table))
    pill.turn.setText("Red to move")
    pill.counts.setText("On the board: Red 12, Blue 7")
    beside = table.size_in(pill, 1000)
    assert table.size_in(pill, beside.width()) == beside
    below = table.size_in(pill, beside.width() - 1)
    assert below.height() > beside.height()
    assert below.width() < beside.width()
    pill.turn.setText("")
    assert table.size_in(pill, beside.width() - 1).height() == beside.height()


@pytest.mark.parametrize(
    ("players", "winner", "level"),
    [((Human(), Computer(3)), 0, 4), (PEOPLE, None, None)],
    ids=["won", "drawn"],
)
def test_the_result_is_arranged_in_any_room(
    qapp: QApplication,
    qtbot: QtBot,
    read_as_kept: ReadAsKept,
    players: Players,
    winner: int | None,
    level: int | None,
) -> None:
    colour_widgets(LIGHT)
    speak(qapp, ENGLISH)
    table = Table()
    qtbot.addWidget(table)
    banner = EndBanner(cast("Boards", table))
    session = GameSession(TET, players)
    session.end(winner, Reason.AGREEMENT if winner is None else Reason.RESIGNATION)
    banner.show_result(session, LIGHT)
    banner.suggest("Try a puzzle", level)
    table.show()
    lines: list[str] = []
    for width in (100, 260, 340, 480, 620, 900, 1500, 260):
        banner.resize(table.size_in(banner, width))
        QApplication.processEvents()
        lines += [f"= {width}", *laid_out(banner)]
    read_as_kept(lines, f"banner-{'drawn' if winner is None else 'won'}")
