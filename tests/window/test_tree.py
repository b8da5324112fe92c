"""The tree of variations beside the list of moves, with real clicks and keys."""

from __future__ import annotations

import random

import pytest
from PyQt6.QtCore import QEvent, QPointF, Qt
from PyQt6.QtGui import QHelpEvent, QImage
from PyQt6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.records.edits import comment_on, rate, toggle_mark
from ringrealms3d.records.node import Evaluation, GameNode, Mark
from ringrealms3d.window.features.study.tree_view import TreeView
from ringrealms3d.window.main_window import MainWindow
from tests.records.opened import opened
from tests.window.driver import Person, find
from tests.window.pointing import hover

TET = "ring-majority/tet"
pytestmark = [pytest.mark.flat, pytest.mark.opens(TET)]


@pytest.fixture
def tree(qtbot: QtBot, window: MainWindow) -> TreeView:
    """The tree of a game with three lines: v1 v2 v3 v4 e1, v1 v2 e2 and v1 e3 e4, at its end."""
    session = window.session
    session.restore(opened(TET, ["v1", "v2", "v3", "v4", "e1"]))
    for ply, texts in ((2, ("e2",)), (1, ("e3", "e4"))):
        session.go_to(ply)
        for text in texts:
            session.play(session.position.parse_move(text))
    session.visit(session.record.root.children[0].children[0].children[0].children[0].children[0])
    person = Person(window)
    person.open_panel("moves")
    person.choose("study.tree")
    QApplication.processEvents()
    return find(window, TreeView, "tree")


def node(window: MainWindow, *texts: str) -> GameNode:
    found = window.session.record.root
    for text in texts:
        found = next(child for child in found.children if child.text == text)
    return found


def viewport(tree: TreeView) -> QWidget:
    port = tree.viewport()
    assert port is not None
    return port


def seen(tree: TreeView) -> QImage:
    """Return what the tree shows, once it has its place."""
    QApplication.processEvents()
    return viewport(tree).grab().toImage()


def pressed(qtbot: QtBot, window: MainWindow, tree: TreeView, *keys: Qt.Key) -> str:
    """Press keys in the tree; return the moves that lead to where one is then."""
    for key in keys:
        qtbot.keyClick(tree, key)
    return " ".join(window.session.node.texts)


def test_it_is_there_when_it_is_wanted(window: MainWindow, tree: TreeView) -> None:
    assert tree.isVisible()
    Person(window).choose("study.tree")
    assert not tree.isVisible()
    assert window.session.node.text == "e1"


def test_a_click_on_a_stone_goes_there(qtbot: QtBot, window: MainWindow, tree: TreeView) -> None:
    for texts in (("v1", "e3"), ("v1", "v2", "e2"), ("v1",), ()):
        goal = node(window, *texts)
        window.session.visit(goal.parent or node(window, "v1"))  # which brings it into view
        qtbot.mouseClick(viewport(tree), Qt.MouseButton.LeftButton, pos=tree.place_of(goal))
        assert window.session.node is goal


def test_the_arrows_go_along_lines_and_between_them(
    qtbot: QtBot, window: MainWindow, tree: TreeView
) -> None:
    key = Qt.Key
    assert pressed(qtbot, window, tree, key.Key_Up, key.Key_Up) == "v1 v2 v3"
    assert pressed(qtbot, window, tree, key.Key_Right) == "v1 v2 e2"
    assert pressed(qtbot, window, tree, key.Key_Right) == "v1 e3 e4"
    assert pressed(qtbot, window, tree, key.Key_Right) == "v1 e3 e4"
    assert pressed(qtbot, window, tree, key.Key_Up, key.Key_Left) == "v1 v2"
    assert pressed(qtbot, window, tree, key.Key_Home) == ""
    assert pressed(qtbot, window, tree, key.Key_End) == "v1 e3 e4"
    assert pressed(qtbot, window, tree, key.Key_Up, key.Key_Delete) == "v1"
    assert "Ctrl+Z" in Person(window).message


def test_it_tells_what_is_where_one_is(window: MainWindow, tree: TreeView) -> None:
    session = window.session
    session.visit(session.record.root)
    assert tree.accessibleDescription().startswith("Start")
    session.visit(node(window, "v1", "v2", "e2"))
    assert "2 of 2 here" in tree.accessibleDescription()
    assert "e2" in tree.accessibleDescription()
    session.edit(comment_on(session.node, "looks good"))
    session.edit(toggle_mark(session.node, Mark("circle", ("v1",))))
    session.edit(rate(session.node, "!?"))
    for part in ("looks good", "with marks", "interesting"):
        assert part in tree.accessibleDescription()


def test_the_pointer_gets_told_what_a_stone_is(window: MainWindow, tree: TreeView) -> None:
    goal = node(window, "v1", "v2", "e2")
    goal.evaluation = Evaluation(0.5)
    window.session.visit(goal)
    spot = tree.place_of(goal)
    where = viewport(tree).mapToGlobal(spot)
    QApplication.sendEvent(viewport(tree), QHelpEvent(QEvent.Type.ToolTip, spot, where))
    assert "e2" in QToolTip.text()
    assert "75" in QToolTip.text()


def test_the_stone_under_the_pointer_is_lit(window: MainWindow, tree: TreeView) -> None:
    plain, port = seen(tree), viewport(tree)
    hover(port, tree.place_of(node(window, "v1", "v2", "e2")).toPointF())
    assert seen(tree) != plain
    hover(port, QPointF(1, 1))
    assert seen(tree) == plain


@pytest.mark.few(1)
@pytest.mark.parametrize("noted", ["comment", "mark", "sign", "evaluation"])
def test_what_is_noted_is_seen(window: MainWindow, tree: TreeView, noted: str) -> None:
    session = window.session
    plain = seen(tree)
    here = session.node
    if noted == "evaluation":
        here.evaluation = Evaluation(0.2)
        session.go_to(1)
        session.visit(here)
    else:
        edits = {
            "comment": comment_on(here, "a"),
            "mark": toggle_mark(here, Mark("cross", ("v1",))),
            "sign": rate(here, "??"),
        }
        session.edit(edits[noted])
    assert seen(tree) != plain
    if noted != "evaluation":
        session.undo()
        assert seen(tree) == plain


def test_a_new_move_and_a_deleted_one_are_followed(window: MainWindow, tree: TreeView) -> None:
    session = window.session
    session.visit(node(window, "v1", "e3", "e4"))
    session.play(session.position.parse_move("e5"))
    spot = tree.place_of(session.node).toPointF()
    assert tree.node_at(spot) is session.node
    Person(window).choose("study.delete")
    assert tree.node_at(spot) is None


@pytest.fixture
def wide_tree(window: MainWindow) -> TreeView:
    """The tree of a game of 150 moves, with a variation of four moves for every move."""
    game = opened("ring-majority/grid")
    record = game.cursor.record
    source, line = random.Random(1), [record.root]
    for _ in range(150):
        line.append(line[-1].play(source.choice(line[-1].position.legal_moves)))
    for node in line[:-5]:
        for _ in range(4):
            node = node.play(source.choice(node.position.legal_moves))
    window.session.restore(game)
    person = Person(window)
    person.open_panel("moves")
    person.choose("study.tree")
    QApplication.processEvents()
    return find(window, TreeView, "tree")


@pytest.mark.nightly
@pytest.mark.opens("ring-majority/grid")
def test_a_large_tree_is_gone_through_to_its_end(
    qtbot: QtBot, window: MainWindow, wide_tree: TreeView
) -> None:
    for keys in ((Qt.Key.Key_End,), (Qt.Key.Key_Home, *(Qt.Key.Key_Down,) * 6)):
        pressed(qtbot, window, wide_tree, *keys)
        here = window.session.node
        assert viewport(wide_tree).rect().contains(wide_tree.place_of(here))
    seen = {here.ply}
    for _ in range(4):
        pressed(qtbot, window, wide_tree, Qt.Key.Key_Right)
        assert window.session.node is not here
        here = window.session.node
        assert viewport(wide_tree).rect().contains(wide_tree.place_of(here))
        seen.add(here.ply)
    assert seen == {6}
