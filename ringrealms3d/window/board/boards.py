"""The views of the current board: a solid with its far side or map, or a flat board's map."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QPoint, QPointF, QRect, pyqtSignal
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QWidget

from ringrealms3d.core.layout import Layout
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.graphics import Graphics
from ringrealms3d.scene.quality import Quality
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.board.far_side_map import FarSideMap, has_far_side
from ringrealms3d.window.board.framing import least_covering
from ringrealms3d.window.board.hand import Hand
from ringrealms3d.window.board.inset import START, UPPER, Inset
from ringrealms3d.window.board.keyboard import SiteCursor
from ringrealms3d.window.board.map_view import MapView
from ringrealms3d.window.board.note import Note
from ringrealms3d.window.board.overlays import Overlays
from ringrealms3d.window.board.pen import Pen
from ringrealms3d.window.board.space.view_makers import ViewMaker
from ringrealms3d.window.board.touch import Touch
from ringrealms3d.window.board.views import Board
from ringrealms3d.window.widgets.design import MEDIUM, SMALL, TALL_CONTROL

if TYPE_CHECKING:
    from ringrealms3d.window.board.space.board_view import BoardView

SpotOfTray = Callable[[int], QPoint | None]
"""Returns where a seat keeps the pieces that it took, on the screen; None if it is not seen."""

_OVER_MAP = TALL_CONTROL + 2 * MEDIUM
"""The height left free above and below a map, whose edge is a board's."""
_NARROWEST = 216
_DECISIVE = 5
"""How many other places one counts for that decided the game, where something would cover it."""

_BELOW_NOTES = 84
"""Where what stands in an upper corner begins, below notes of two lines."""


class Boards(QWidget):
    """The board that fills the window, and over it a small one and what is said and offered.

    Attributes:
        theme: the colours that all are drawn in.
        map_in_middle: whether solids have their map in the middle, and are beside it.

    Signals: site_clicked: the place that was clicked in any view. missed: a click came while the
    board turned away under the pointer. site_hovered: the place under the pointer, or None.
    piece_taken: the place whose piece was picked up by a drag. piece_dropped: the place where it
    was put down, or None. cursor_moved: the place where a key moved the cursor. inked: the places
    of what the right button would draw now, one, two or none, and its colour, None for the one that
    is chosen. drawn: the same once it does. theme_changed: they are drawn in other colours. landed:
    the piece of a move has landed. carried: a captured piece has arrived where it goes. rested:
    nothing of a move is on its way any more.
    """

    landed = pyqtSignal()
    carried = pyqtSignal()
    rested = pyqtSignal()
    site_clicked = pyqtSignal(int)
    missed = pyqtSignal()
    site_hovered = pyqtSignal(object)
    piece_taken = pyqtSignal(int)
    piece_dropped = pyqtSignal(object)
    cursor_moved = pyqtSignal(int)
    inked = pyqtSignal(tuple, object)
    drawn = pyqtSignal(tuple, object)
    theme_changed = pyqtSignal()

    def __init__(
        self, parent: QWidget, theme: Theme, quality: Quality | None, make_view: ViewMaker | None
    ) -> None:
        """Make empty views; without a quality, one is chosen to fit the graphics card.

        Args:
            make_view: makes the view of boards in space; without one, all are shown as maps.
        """
        super().__init__(parent)
        self.theme = theme
        self.view = None if make_view is None else make_view(self, theme, quality)
        if self.view is not None:
            self.view.landed.connect(self._catch_up)
            self.view.landed.connect(self.landed)
            self.view.missed.connect(self.missed)
            self.view.carried.connect(self.carried)
            self.view.rested.connect(self._catch_up)
            self.view.rested.connect(self.rested)
        self.plan = MapView(self, theme, tr("Board"))
        self.map = MapView(self, theme, tr("Map of the whole board"))
        self.plan.setObjectName("plan")
        self.map.setObjectName("whole board")
        self.far = FarSideMap(self, theme)
        self.far.setObjectName("far side")
        if self.view is not None:
            self.view.driver.moved.connect(self._turn_far_side)
            self.view.driver.moved.connect(self._leave_note)
            self.far.turned.connect(self.view.drag_far_side)
        maps: tuple[Board, ...] = (self.plan, self.map, self.far)
        boards: tuple[Board, ...] = maps if self.view is None else (self.view, *maps)
        self._all = boards
        self._shown: tuple[Board, ...] = (boards[0], self.map)
        self.map_in_middle = False
        self._middle, self._has_small, self._has_far_side = boards[0], True, True
        self.inset = Inset(self)
        self.inset.changed.connect(self.lay)
        self._hands = [Hand(board) for board in boards]
        self._pens = [Pen(board) for board in boards]
        for pen in self._pens:
            pen.moved.connect(self.inked)
            pen.drawn.connect(self.drawn)
        self._cursors = [SiteCursor(board) for board in boards]
        self._cursor: int | None = None
        self._touches = [Touch(board) for board in boards]
        self._note = Note(self)
        self._content = Content(np.zeros(0, dtype=np.int8))
        self._pointed = boards[0]
        self._maps_wait = False
        self._spot_of_tray: SpotOfTray = lambda _: None
        self.overlays = Overlays(self, self.lay, self._covered)
        self.setMinimumWidth(_NARROWEST)
        for cursor in self._cursors:
            cursor.moved.connect(self._mark_cursor)
            cursor.moved.connect(self.cursor_moved)
        for board, hand in zip(boards, self._hands, strict=True):
            for signal in (board.site_clicked, board.site_hovered):
                signal.connect(partial(self._note_pointed, board))
            board.site_clicked.connect(self.site_clicked)
            board.site_hovered.connect(self._hover)
            hand.taken.connect(self.piece_taken)
            hand.dropped.connect(self.piece_dropped)

    @property
    def flat(self) -> bool:
        """Whether all boards are shown as maps."""
        return self.view is None

    def lay(self) -> None:
        """Lay out the boards, and what lies over them, which never moves them."""
        room = self.rect()
        middle = self._middle.widget
        if self._middle is self.view:
            middle.setGeometry(room)
        else:
            middle.setGeometry(room.adjusted(0, _OVER_MAP, 0, -_OVER_MAP))
        middle.lower()
        if self._small_seen is not None:
            self.inset.lie_in(self._room_for_inset(self.inset.corner))
            self._small_seen.widget.setGeometry(self.inset.body)
            self.inset.raise_()
            self._small_seen.widget.raise_()
        small = QRect() if self._small_seen is None else self.inset.geometry()
        self.overlays.lay_at_edges(room, small)
        if self.view is not None:
            inset = small if self._small_seen in (self.map, self.far) else QRect()
            self.view.bar.keep_clear(self.overlays.kept_below(room), inset)
        parts = [self.inset] if self.view is None else [self.inset, self.view.bar]
        taken = [each.geometry() for each in parts if each.isVisible()]
        self.overlays.lay_between(taken)
        if self.view is not None:
            self.view.keep_clear(*taken, *self.overlays.shown)
        self._note.raise_()

    def _room_for_inset(self, spot: tuple[float, float]) -> QRect:
        """Return where the small board may stand: beside what is ever offered, or above it."""
        room = self.rect().adjusted(MEDIUM, MEDIUM, -MEDIUM, -MEDIUM)
        if self.inset.dragged:
            spot = self.inset.spot
        elif spot == UPPER:
            room.setTop(_BELOW_NOTES)
        offered = self.overlays.kept_below(self.rect())
        if self.inset.place_in(room, spot).intersects(offered):
            room.setBottom(offered.top() - SMALL)
        return room

    def frame(self) -> None:
        """Leave room around a board in space for what lies over it, whether that is there or not.

        That would move the board under the pointer at any other time than when another board is
        shown, or in another size.
        """
        if self.view is not None:
            self._leave_room(self.view)
        self.overlays.leave_corners()
        self.lay()

    def _leave_room(self, view: BoardView) -> None:
        view.leave_room(_OVER_MAP if self._middle is view else 0)
        outline = view.outline
        if self._middle is view and self._small_seen is not None and not self.inset.dragged:
            right = self.width() - MEDIUM
            places = {
                spot: self.inset.place_in(self._room_for_inset(spot), spot)
                for spot in (START, UPPER)
            }
            self.inset.corner, aside = least_covering(places, outline, right)
            view.leave_room(_OVER_MAP, aside)

    def _covered(self, place: QRect) -> float:
        """Return how many places of the board something would cover, and what share of its body.

        What decided the game counts above all.
        """
        corner = self._middle.widget.pos()
        around = place.adjusted(-MEDIUM, -MEDIUM, MEDIUM, MEDIUM)  # places are larger than spots
        covered = _inside(around, self._middle.spots, corner)
        weights = np.ones(len(covered), dtype=np.int64)
        decided = (*self._content.decisive, *self._content.beside)
        weights[[site for site in decided if site < len(weights)]] = _DECISIVE
        outline = self.view.outline if self._middle is self.view else self._middle.spots
        body = _inside(place, outline, corner)
        return float(weights[covered].sum() + body.mean())

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Fill the new size."""
        super().resizeEvent(event)
        self._show_parts()
        self._note.hide()
        self.lay()
        self.frame()

    @property
    def pixels(self) -> tuple[int, int]:
        """Width and height in the screen's pixels."""
        size = self.size() * self.devicePixelRatioF()
        return size.width(), size.height()

    @property
    def in_space(self) -> bool:
        """Whether the board is a solid."""
        return self.space is not None

    @property
    def space(self) -> BoardView | None:
        """The view in space, if it shows the board."""
        return self.view if self.view in self._shown else None

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        """All widgets that show a board, at other times or now."""
        return tuple(board.widget for board in self._all)

    @property
    def graphics(self) -> Graphics:
        """What draws boards in space."""
        if self.view is None:
            return Graphics("", tr("Flat mode: maps, drawn without OpenGL"))
        return self.view.graphics

    def show_board(
        self,
        layout: Layout,
        content: Content,
        names: tuple[str, ...],
        neighbours: NDArray[np.int16],
    ) -> None:
        """Show another board, whose sites have names and neighbours, int16, padded with -1."""
        self._content = content
        self._mark_cursor(None)
        for cursor in self._cursors:
            cursor.show_board(layout, neighbours)
        if isinstance(layout, SolidLayout) and self.view is not None:
            self._shown = (self.view, self.map)
            self.view.show_board(layout, content, names)
            self.map.show_board(layout, content, names)
            if has_far_side(layout):
                self._shown = (self.view, self.map, self.far)
                self.far.show_board(layout, content, names)
        else:
            self._shown = (self.plan,)
            self.plan.show_board(layout, content, names)
        self._bring_to_middle()

    def let_draw(self, on: bool) -> None:
        """Let the right button draw on the boards, or turn them wherever it is pressed."""
        for pen in self._pens:
            pen.on = on

    def exchange(self, map_in_middle: bool) -> None:
        """Swap the map and the solid: which fills the window, and which is the small one."""
        self.map_in_middle = map_in_middle
        self._bring_to_middle()
        self.frame()

    def show_small(self, on: bool) -> None:
        """Show the small board over the large one, or the large one alone."""
        self._has_small = on
        self._bring_to_middle()

    def show_far_side(self, on: bool) -> None:
        """Let the small board over a realm be its far side, or the map of the whole board."""
        self._has_far_side = on
        self._bring_to_middle()

    @property
    def _small(self) -> Board | None:
        """The small board over the large one where there is room, if there is one now."""
        if not self.in_space or not self._has_small:
            return None
        if self.map_in_middle:
            return self.view
        return self.far if self._has_far_side and self.far in self._shown else self.map

    @property
    def _small_seen(self) -> Board | None:
        return self._small if self.inset.fits(self.rect()) else None

    def _bring_to_middle(self) -> None:
        swapped = self.in_space and self.map_in_middle
        self._pointed = self._middle = self.map if swapped else self._shown[0]
        self._show_parts()
        self.lay()
        self.setFocusProxy(self._middle.widget)
        self.setFocus()

    def _show_parts(self) -> None:
        small = self._small_seen
        self._name_small(self._small)
        self.inset.setVisible(small is not None)
        for board in self._all:
            board.widget.setVisible(board is self._middle or board is small)

    def _name_small(self, small: Board | None) -> None:
        """Say what the small board shows, and offer what else it could."""
        if small is self.far:
            self.inset.set_title(tr("Far side"))
            self.inset.offer_other("map", tr("Show the map"))
        elif small is self.map:
            self.inset.set_title(tr("Map"))
            other = "far-side" if self.far in self._shown else ""
            self.inset.offer_other(other, tr("Show the far side"))
        else:
            self.inset.set_title(tr("Board"))
            self.inset.offer_other("", "")

    def show_content(self, content: Content) -> None:
        """Show other pieces and marks."""
        self._content, self._maps_wait = content, False
        for board in self._shown:
            board.show_content(content)
        if not content.chosen:
            self._show_ghost(None)

    def show_marks(self, content: Content) -> None:
        """Show other marks, which may change many times a second."""
        self._content = content
        for board in self._following:
            board.show_marks(content)

    def show_hints(self, content: Content) -> None:
        """Show the marks under the pointer at once; moving pieces continue."""
        self._content = content
        for board in self._following:
            board.show_hints(content)

    @property
    def _following(self) -> tuple[Board, ...]:
        """The boards that show what changes now: maps wait for the piece of somebody else."""
        return tuple(x for x in self._shown if x is self.view or not self._maps_wait)

    def _catch_up(self) -> None:
        """Show on maps what waited for a piece to land in space."""
        if self._maps_wait:
            self._maps_wait = False
            for board in self._shown:
                if board is not self.view:
                    board.show_content(self._content)

    @property
    def moves(self) -> bool:
        """Whether something of a move is on its way."""
        return self.space is not None and self.space.moves

    @property
    def shows_opponent(self) -> bool:
        """Whether the move of somebody else is being shown."""
        return self.space is not None and self.space.shows_opponent

    @property
    def lands(self) -> bool:
        """Whether the piece of a move is on its way."""
        return self.space is not None and self.space.lands

    @property
    def under_way(self) -> tuple[int, int]:
        """How many captured pieces of each seat have not arrived where they go."""
        return (0, 0) if self.space is None else self.space.under_way

    def carry_to(self, spot_of_tray: SpotOfTray) -> None:
        """Let captured pieces be carried to where a seat keeps what it took.

        Args:
            spot_of_tray: returns where that is on the screen, None if it is not seen.
        """
        self._spot_of_tray = spot_of_tray

    def _tray_in(self, view: QWidget, seat: int) -> QPointF:
        """Return where a seat keeps what it took, in a view's pixels; its edges stand for both."""
        spot = self._spot_of_tray(seat)
        if spot is not None:
            return QPointF(view.mapFromGlobal(spot))
        return QPointF(view.width() / 2, -view.height() if seat else 2 * view.height())

    def show_move(self, content: Content, placed: NDArray[np.int8], comes: bool) -> None:
        """Show the pieces and marks after a move; in space, pieces come and go.

        Args:
            placed: the piece on each place after the piece was placed and before any capture.
            comes: whether somebody else made the move, who is to be watched.
        """
        self._content, self._maps_wait = content, False
        if self.space is not None:
            trays = self._tray_in(self.space, 1), self._tray_in(self.space, 0)
            self.space.show_move(content, placed, comes, trays)
            self._maps_wait = (
                comes and self.lands and self.space in (self._middle, self._small_seen)
            )
        for board in self._following:
            if board is not self.view:
                board.show_content(content)
        self._show_ghost(None)

    def hover(self, site: int | None, piece: int = 0) -> None:
        """Light up the place under the pointer; a chosen piece that fits shows there.

        Args:
            piece: the number of the piece that a click would place there, which shows as well.
        """
        for board in self._shown:
            board.hover(site)
        if site != self._cursor:
            self._mark_cursor(None)
        self._show_ghost(site, piece)

    def point(self, site: int) -> None:
        """Move the cursor to a place."""
        self._shown[0].point(site)
        self._mark_cursor(site)

    @property
    def has_cursor(self) -> bool:
        """Whether keys have moved a cursor on a board, and no mouse since."""
        return self._cursor is not None

    def show_note(self, place: int | None, text: str) -> None:
        """Show a few words beside a place, on the board under the pointer; "" hides them."""
        self._note.hide()
        if place is not None and text:
            widget = self._pointed.widget
            spot = widget.mapTo(self, self._pointed.place_of(place))
            self._note.show_at(spot, text, self.overlays.shown)

    def show_coordinates(self, on: bool) -> None:
        """Show the names of sites, or of rows and columns, or not."""
        for board in self._all:
            board.show_coordinates(on)

    def allow(self, places: Iterable[int]) -> None:
        """Let the pieces of these places be picked up by a drag."""
        movable = frozenset(places)
        for hand in self._hands:
            hand.allow(movable)

    def _hover(self, site: int | None) -> None:
        """Report the place of the mouse or cursor; a mouse that leaves does not move the cursor."""
        if site is not None or self._cursor is None:
            self.site_hovered.emit(site)

    def _mark_cursor(self, site: int | None) -> None:
        """Mark the keyboard's cursor, until the mouse points elsewhere."""
        if site != self._cursor:
            self._cursor = site
            for board in self._shown:
                board.mark_cursor(site)

    def _note_pointed(self, board: Board, _: int | None) -> None:
        self._pointed = board

    def _show_ghost(self, site: int | None, placed: int = 0) -> None:
        """Show the chosen piece on a site where it fits, or what a click would place."""
        content = self._content
        free = site is not None and not content.stones[site]
        piece = content.stones[content.chosen[-1]] if site in content.fitting else placed * free
        for board in self._shown:
            board.held.show_ghost(int(piece), site or 0)

    def watch(self, site: int | None) -> None:
        """Point to a site that is on the far side."""
        if self.space is not None:
            self.space.watch(site)

    def reveal(self, site: int) -> None:
        """Turn a solid so that a site can be seen."""
        if self.space is not None:
            self.space.reveal(site)

    def _leave_note(self) -> None:
        """Take a note away whose place the board has turned elsewhere."""
        if self._pointed in (self.view, self.far):
            self._note.hide()

    def _turn_far_side(self) -> None:
        """Let the far side be that of the solid as it is turned now."""
        assert self.view is not None
        self.far.look(self.view.camera_view)

    def turn_to_watched(self) -> None:
        """Turn a solid until the watched site faces the camera."""
        if self.space is not None:
            self.space.turn_to_watched()

    def show_result(self) -> None:
        """Let the winning paths of a solid light up step by step once more."""
        if self.space is not None:
            self.space.show_result()

    def set_style(self, theme: Theme, quality: Quality) -> None:
        """Change colours and the effort of drawing."""
        if self.view is not None:
            self.view.set_style(theme, quality)
        if theme == self.theme:
            return
        self.theme = theme
        for board in (self.plan, self.map, self.far):
            board.set_theme(theme)
        self.inset.set_icons()
        self.theme_changed.emit()

    def go_home(self) -> None:
        """Show the whole board from its home side."""
        if self.view is not None:
            self.view.go_home()
        for board in (self.plan, self.map):
            board.show_all()


def _inside(place: QRect, points: NDArray[np.float64], corner: QPoint) -> NDArray[np.bool_]:
    """Return which points, in the pixels of a widget at a corner, are in a part of its parent."""
    x, y = (points + np.array([corner.x(), corner.y()])).T
    across = (x >= place.left()) & (x <= place.right())
    return np.asarray(across & (y >= place.top()) & (y <= place.bottom()))
