"""The tree of variations as a graph, of which only what is seen is painted."""

from __future__ import annotations

from collections.abc import Mapping

from PyQt6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PyQt6.QtWidgets import QAbstractScrollArea, QScrollBar, QToolTip, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.records.judging import JudgedMove
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord
from ringrealms3d.records.tree_graph import TreeGraph
from ringrealms3d.records.turns import turn_number
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.features.study.moves_model import about_move
from ringrealms3d.window.features.study.tree_painter import TreeLook, TreePainter
from ringrealms3d.window.widgets.joining import clauses, titled
from ringrealms3d.window.widgets.plain import plain_tip
from ringrealms3d.window.widgets.texts import better_text, evaluation_text, notation, seat_name

_Key = Qt.Key
_STEPS = {
    _Key.Key_Up: "previous",
    _Key.Key_Down: "next",
    _Key.Key_Home: "first",
    _Key.Key_End: "last",
}
_ASIDE = {_Key.Key_Left: -1, _Key.Key_Right: 1}
_NO_MODIFIER = Qt.KeyboardModifier.NoModifier
_STEP = 1.6  # of the letters' height: from a row, or a lane, to the next
_BORDER = 0.75  # of a step
_LEAST_ROWS, _USUAL_ROWS = 3, 8
_NO_TREE = TreeGraph({}, (), (), 0)


class TreeView(QAbstractScrollArea):
    """Moves as stones, from above, with variations to the right; a click or the arrows go there.

    Signals: chosen: the node to go to. stepped: where to go along the line: first, previous, next
    or last. deleted: the user wants to delete the current move.
    """

    chosen = pyqtSignal(object)
    stepped = pyqtSignal(str)
    deleted = pyqtSignal()

    def __init__(self, theme: Theme) -> None:
        """Show no tree yet."""
        super().__init__()
        self._theme = theme
        self._record: GameRecord | None = None
        self._graph = _NO_TREE
        self._current: GameNode | None = None
        self._pointed: GameNode | None = None
        self._judged: Mapping[GameNode, JudgedMove] = {}
        self.setObjectName("tree")
        self.setAccessibleName(tr("Tree of variations"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._port.setMouseTracking(True)
        self._port.setBackgroundRole(self.palette().ColorRole.Base)
        self._port.setAutoFillBackground(True)

    def sizeHint(self) -> QSize:
        """Return a size with room for a few rows and lanes."""
        return QSize(super().sizeHint().width(), round(_USUAL_ROWS * self._step))

    def minimumSizeHint(self) -> QSize:
        """Return a size with room for the moves before and after the current one."""
        return QSize(super().minimumSizeHint().width(), round(_LEAST_ROWS * self._step))

    def show_tree(self, record: GameRecord, current: GameNode) -> None:
        """Show a game's tree, laid out anew, and where one is in it."""
        self._record, self._graph = record, TreeGraph.of(record)
        self._pointed = None
        self._fit()
        self.show_current(current)

    def show_current(self, current: GameNode) -> None:
        """Show where one is in the tree, which is as it was."""
        self._current = current
        self.setAccessibleDescription(self._text_of(current))
        self._bring_into_view(current)
        self._port.update()

    def judge(self, judged: Mapping[GameNode, JudgedMove]) -> None:
        """Show which moves are bad."""
        self._judged = judged
        self._port.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours."""
        self._theme = theme
        self._port.update()

    def place_of(self, node: GameNode) -> QPoint:
        """Return where a node is in the viewport."""
        spot = QPointF(self._graph.lanes[node], node.ply) * self._step
        return (spot + self._origin).toPoint()

    def node_at(self, place: QPointF) -> GameNode | None:
        """Return the node at a place of the viewport, None if there is none."""
        spot = (place - self._origin) / self._step
        return self._graph.at(round(spot.y()), round(spot.x()))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Keep the current node visible."""
        super().resizeEvent(event)
        self._fit()
        if self._current is not None:
            self._bring_into_view(self._current)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Paint the rows and lanes that are to be seen."""
        if self._record is None or self._current is None or event is None:
            return
        origin, step, seen = self._origin, self._step, event.rect().toRectF()
        rows, lanes = (
            range(max(0, int((first - start) / step)), int((last - start) / step) + 2)
            for first, last, start in (
                (seen.top(), seen.bottom(), origin.y()),
                (seen.left(), seen.right(), origin.x()),
            )
        )
        painter = QPainter(self._port)
        painter.translate(origin)
        shown = TreePainter(painter, self._graph, step, self._look(self._record, self._current))
        shown.paint(
            range(rows.start, min(rows.stop, len(self._graph.rows))), lanes.start, lanes.stop
        )

    def event(self, event: QEvent | None) -> bool:
        """Have the keys of the tree before any command has them."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            plain = event.modifiers() in (_NO_MODIFIER, Qt.KeyboardModifier.KeypadModifier)
            if plain and event.key() in {*_STEPS, *_ASIDE, _Key.Key_Delete}:
                event.accept()
                return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        """Go to the node that is clicked."""
        assert event is not None
        node = self.node_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and node is not None:
            self.chosen.emit(node)

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:
        """Light up the node under the pointer."""
        assert event is not None
        self._point(self.node_at(event.position()))

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Go through the tree; other keys are the window's."""
        assert event is not None
        key = _Key(event.key())
        if key in _STEPS:
            self.stepped.emit(_STEPS[key])
        elif key in _ASIDE and self._current is not None:
            beside = self._graph.beside(self._current, _ASIDE[key])
            if beside is not None:
                self.chosen.emit(beside)
        elif key == _Key.Key_Delete:
            self.deleted.emit()
        else:
            event.ignore()

    def viewportEvent(self, event: QEvent | None) -> bool:
        """Tell what is noted at the node under the pointer."""
        if isinstance(event, QHelpEvent):
            node = self.node_at(event.pos().toPointF())
            text = "" if node is None else plain_tip(self._text_of(node))
            QToolTip.showText(event.globalPos(), text, self)
            return True
        if event is not None and event.type() == QEvent.Type.Leave:
            self._point(None)
        return super().viewportEvent(event)

    @property
    def _port(self) -> QWidget:
        port = self.viewport()
        assert port is not None
        return port

    @property
    def _step(self) -> int:
        return round(_STEP * self.fontMetrics().height())

    @property
    def _origin(self) -> QPointF:
        """Where the middle of the root is in the viewport."""
        across, down = self._bars
        border = _BORDER * self._step
        return QPointF(border - across.value(), border - down.value())

    @property
    def _bars(self) -> tuple[QScrollBar, QScrollBar]:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        assert across is not None
        assert down is not None
        return across, down

    def _fit(self) -> None:
        """Let the bars reach all of the tree."""
        for bar, count, seen in zip(
            self._bars,
            (self._graph.width, len(self._graph.rows)),
            (self._port.width(), self._port.height()),
            strict=True,
        ):
            whole = round((count - 1 + 2 * _BORDER) * self._step)
            bar.setRange(0, max(0, whole - seen))
            bar.setPageStep(seen)
            bar.setSingleStep(self._step)

    def _bring_into_view(self, node: GameNode) -> None:
        """Scroll until a node is seen, with what is around it."""
        for bar, place, seen in zip(
            self._bars,
            (self._graph.lanes[node], node.ply),
            (self._port.width(), self._port.height()),
            strict=True,
        ):
            spot, around = (place + _BORDER) * self._step, 1.5 * self._step
            least, most = round(spot + around - seen), round(spot - around)
            bar.setValue(most if least > most else min(max(bar.value(), least), most))

    def _point(self, node: GameNode | None) -> None:
        if node is not self._pointed:
            self._pointed = node
            self._port.update()

    def _text_of(self, node: GameNode) -> str:
        """Return what is known of a node: its move, which of several, and what is noted there."""
        start = node.root.position
        judged = self._judged.get(node)
        sign = node.glyph or (judged.judgement.glyph if judged is not None else "")
        return clauses(
            _move_text(node),
            _number_text(node),
            about_move(node, sign),
            "" if judged is None else better_text(judged),
            tr("with marks") if node.marks else "",
            "" if node.evaluation is None else evaluation_text(start, node.evaluation),
        )

    def _look(self, record: GameRecord, current: GameNode) -> TreeLook:
        first, second = record.start.variant.layout.colours
        stones = self._theme.stones
        return TreeLook(
            theme=self._theme,
            seats=(stones[first].colour, stones[second].colour),
            judged=self._judged,
            line=frozenset(current.line()) | {record.root},
            current=current,
            pointed=self._pointed,
            palette=self.palette(),
        )


def _move_text(node: GameNode) -> str:
    """Return a move, by whom, or that it is the start."""
    if node.parent is None:
        return tr("Start")
    seat = seat_name(node.root.position, node.seat)
    return titled(
        titled(tr("Move {number}").format(number=turn_number(node)), seat), notation(node.text)
    )


def _number_text(node: GameNode) -> str:
    """Return which of several moves in a position one is, empty if it is the only one."""
    siblings = [] if node.parent is None else node.parent.children
    if len(siblings) < 2:
        return ""
    number = 1 + siblings.index(node)
    return tr("{number} of {count} here").format(number=number, count=len(siblings))
