"""Arrows and circles in four colours, drawn with the right button."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PyQt6.QtGui import QContextMenuEvent, QMouseEvent
from PyQt6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.records.json_file import format_json_game, read_json_game
from ringrealms3d.records.node import Mark
from ringrealms3d.scene.content import SiteMark
from ringrealms3d.window.main_window import MainWindow
from tests.records.opened import opened
from tests.window.driver import Person
from tests.window.pointing import board_view, drag

TET = "ring-majority/tet"
RIGHT, MIDDLE = Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
PLAIN = Qt.KeyboardModifier.NoModifier
pytestmark = pytest.mark.opens(TET)
COLOURS = pytest.mark.parametrize(
    ("keys", "colour"),
    [(PLAIN, ""), (SHIFT, "green"), (CTRL, "blue"), (ALT, "blue"), (SHIFT | CTRL, "yellow")],
)


def send(
    view: QWidget, kind: QEvent.Type, spot: QPointF, keys: Qt.KeyboardModifier = PLAIN
) -> None:
    """Press, move or release the right button at a place."""
    held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else RIGHT
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else RIGHT
    event = QMouseEvent(kind, spot, view.mapToGlobal(spot), button, held, keys)
    QCoreApplication.sendEvent(view, event)


def draw(view: QWidget, start: QPointF, end: QPointF, keys: Qt.KeyboardModifier = PLAIN) -> None:
    """Drag with the right button from one point to another."""
    send(view, QEvent.Type.MouseButtonPress, start, keys)
    for share in (0.3, 0.6, 1.0):
        send(view, QEvent.Type.MouseMove, start + share * (end - start), keys)
    send(view, QEvent.Type.MouseButtonRelease, end, keys)


@pytest.fixture
def person(window: MainWindow) -> Person:
    """Somebody at a game of two moves on the tetrahedron."""
    window.session.restore(opened(TET, ["v1", "v2"]))
    return Person(window)


@pytest.mark.few(2)
@pytest.mark.flat
@COLOURS
def test_a_drag_draws_an_arrow_on_the_map_and_the_next_removes_it(
    person: Person, keys: Qt.KeyboardModifier, colour: str
) -> None:
    session, one, other = person.window.session, person.spot(5), person.spot(9)
    sites = session.position.board.sites
    plain = person.map_seen()
    draw(person.map, one, other, keys)
    assert [*session.node.marks] == [Mark("arrow", (sites[5], sites[9]), colour=colour)]
    assert person.sees(person.content(notes=(SiteMark("arrow", (5, 9), colour=colour),)))
    draw(person.map, one, other, keys)
    assert not [*session.node.marks]
    assert (person.map_seen() == plain).all()
    session.undo()
    assert len(session.node.marks) == 1


@pytest.mark.flat
def test_the_four_colours_are_seen_and_another_one_replaces(person: Person) -> None:
    pictures = set()
    for keys in (PLAIN, SHIFT, CTRL, SHIFT | CTRL):
        draw(person.map, person.spot(5), person.spot(9), keys)
        pictures.add(person.map_seen().tobytes())
        assert len(person.window.session.node.marks) == 1
    assert len(pictures) == 4


@pytest.mark.few(2)
@pytest.mark.flat
@COLOURS
def test_a_click_with_a_key_marks_a_place(
    person: Person, keys: Qt.KeyboardModifier, colour: str
) -> None:
    session, spot = person.window.session, person.spot(4)
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        send(person.map, kind, spot, keys)
    menu = QApplication.activePopupWidget()
    site = session.position.board.sites[4]
    assert (menu is None) == (keys != PLAIN)
    if menu is not None:
        assert person.command("study.mark") in menu.actions()
        menu.close()
        person.choose("study.mark")
    assert session.node.marks == (Mark("circle", (site,), colour=colour),)


@pytest.mark.flat
def test_the_menu_of_the_system_stays_away_while_something_is_drawn(person: Person) -> None:
    spot = person.spot(4)
    send(person.map, QEvent.Type.MouseButtonPress, spot)
    where = person.map.mapToGlobal(spot.toPoint())
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot.toPoint(), where)
    QCoreApplication.sendEvent(person.map, asked)
    assert QApplication.activePopupWidget() is None
    send(person.map, QEvent.Type.MouseMove, person.spot(9))
    send(person.map, QEvent.Type.MouseButtonRelease, person.spot(9))
    assert len(person.window.session.node.marks) == 1


@pytest.mark.flat
def test_what_is_drawn_follows_the_pointer_and_escape_ends_it(qtbot: QtBot, person: Person) -> None:
    send(person.map, QEvent.Type.MouseButtonPress, person.spot(5))
    send(person.map, QEvent.Type.MouseMove, person.spot(9))
    assert [*person.shown.notes] == [SiteMark("arrow", (5, 9))]
    send(person.map, QEvent.Type.MouseMove, QPointF(1, 1))
    assert not [*person.shown.notes]
    send(person.map, QEvent.Type.MouseMove, person.spot(9))
    qtbot.keyClick(person.map, Qt.Key.Key_Escape)
    assert not [*person.shown.notes]
    send(person.map, QEvent.Type.MouseButtonRelease, person.spot(9))
    assert person.window.session.node.marks == ()


@pytest.mark.flat
def test_the_chosen_colour_is_that_of_marks_without_a_key(person: Person) -> None:
    person.pick("study.colour", "yellow")
    draw(person.map, person.spot(5), person.spot(9))
    person.pick("study.draw", "square")
    person.click(3)
    assert [mark.colour for mark in person.window.session.node.marks] == ["yellow", "yellow"]
    person.hover(2)
    assert person.sees(person.shown, hovered=2)  # and no piece that would be put there
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        send(person.map, kind, person.spot(2))
    menu = QApplication.activePopupWidget()
    assert menu is not None
    menu.close()


@pytest.mark.flat
def test_the_place_of_the_cursor_is_marked_by_a_key(qtbot: QtBot, person: Person) -> None:
    person.choose("study.mark")
    assert person.message == "Point to a place first."
    qtbot.keyClick(person.map, Qt.Key.Key_Right)
    place = person.pointed
    assert place is not None
    person.choose("study.mark")
    (mark,) = person.window.session.node.marks
    assert mark == Mark("circle", (person.window.session.position.board.sites[place],))


@pytest.mark.flat
def test_the_colours_come_back_from_a_file(person: Person) -> None:
    for keys in (SHIFT, CTRL, SHIFT | CTRL):
        session = person.window.session
        draw(person.map, person.spot(5), person.spot(6 + len(session.node.marks)), keys)
    text = format_json_game(person.window.session.record)
    (*_, last) = read_json_game(text, "a game").line
    assert [mark.colour for mark in last.marks] == ["green", "blue", "yellow"]


@pytest.mark.flat
def test_nothing_is_drawn_where_a_position_is_set_up(person: Person) -> None:
    before = person.window.session.node.marks
    person.choose("game.edit")
    draw(person.map, person.spot(5), person.spot(9))
    person.leave()
    assert person.window.session.node.marks == before


def test_an_arrow_is_drawn_in_space_and_the_board_does_not_turn(
    qtbot: QtBot, person: Person
) -> None:
    view = board_view(person.window)
    seen = [place for place in range(14) if not view.is_hidden(place)]
    one, other = seen[0], seen[-1]
    axes, plain = view.camera_view.axes.copy(), view.canvas.grabFramebuffer()
    draw(view, view.place_of(one), view.place_of(other), SHIFT)
    sites = person.window.session.position.board.sites
    arrow = Mark("arrow", (sites[one], sites[other]), colour="green")
    assert person.window.session.node.marks == (arrow,)
    assert (view.camera_view.axes == axes).all()
    qtbot.waitUntil(lambda: view.canvas.grabFramebuffer() != plain)


@pytest.mark.few(1)
@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, MIDDLE])
def test_the_other_buttons_turn_the_board_wherever_they_go_down(
    qtbot: QtBot, person: Person, button: Qt.MouseButton
) -> None:
    view = board_view(person.window)
    axes, middle = view.camera_view.axes.copy(), view.rect().center().toPointF()
    assert view.site_at(middle) is not None
    drag(qtbot, view, middle, middle + QPointF(80, 0), button)
    assert (view.camera_view.axes != axes).any()
    assert person.window.session.node.marks == ()


@pytest.mark.flat
@pytest.mark.opens("path-tiles/free-turns")
def test_nothing_is_drawn_on_tiles_in_hand_which_is_said(window: MainWindow) -> None:
    person, before = Person(window), list(window.session.record.nodes())
    in_hand = max(window.session.position.move_places(window.session.position.legal_moves[0]))
    assert in_hand >= len(window.session.position.board.sites)
    spot = person.spot(in_hand)
    draw(person.map, spot, spot, SHIFT)
    assert person.message == "Marks are drawn on the board only."
    assert [node.marks for node in window.session.record.nodes()] == [()] * len(before)
    assert person.sees(person.content())
