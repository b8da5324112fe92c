"""A whole game on a board in space by real mouse events, and the list of its loops."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PyQt6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PyQt6.QtWidgets import QLabel, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.core.group import Group
from ringrealms3d.scene.content import with_group
from ringrealms3d.scene.theme import LIGHT
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.features.play.player_chooser import PlayerChooser
from ringrealms3d.window.main_window import MainWindow
from tests.games.loophole_2d.play import AROUND_WINDOW_1, TO_BOTTOM
from tests.patience import ENGINE_MS
from tests.records.opened import opened
from tests.window.driver import Person, marked_in_space
from tests.window.pointing import LEFT, board_view, click, hover

UID = "loophole-2d/14"
pytestmark = pytest.mark.opens(UID)
BLACK = f"{TO_BOTTOM} {AROUND_WINDOW_1}".split()
AROUND_WINDOW_2 = "l9 l10 l11 k12 j12 i12 h12 h11"
WHITE = f"{AROUND_WINDOW_2} c8 d8 b2 d2 e2 f2 k4 k5 k6".split()


@pytest.fixture
def board(window: MainWindow) -> MainWindow:
    """The window with Loophole 2D on it, drawn fast and without motion."""
    Person(window).pick("view.quality", "fast")
    Person(window).pick("view.speed", "off")
    window.session.new_game(UID)
    return window


def list_of(window: MainWindow) -> QListWidget:
    (found,) = Person(window).panel("groups").findChildren(QListWidget)
    return found


def viewport(window: MainWindow) -> QWidget:
    found = list_of(window).viewport()
    assert found is not None
    return found


def play(qtbot: QtBot, window: MainWindow, name: str) -> None:
    """Play a move by a click on the board in space."""
    site = window.session.position.board.site(name)
    click(qtbot, board_view(window), board_view(window).place_of(site))
    assert window.session.line_texts[-1] == name


def moves() -> Iterator[str]:
    for ply in range(2 * len(BLACK) - 1):
        yield (BLACK, WHITE)[ply % 2][ply // 2]


def text_of_row(window: MainWindow, row: int) -> str:
    item = list_of(window).item(row)
    assert item is not None
    return item.text()


def middle_of_row(window: MainWindow, row: int) -> QPointF:
    shown = list_of(window)
    item = shown.item(row)
    return QPointF(shown.visualItemRect(item).center())


def leave(window: MainWindow) -> None:
    QCoreApplication.sendEvent(viewport(window), QEvent(QEvent.Type.Leave))


def wait_for_light(qtbot: QtBot, window: MainWindow, group: Group | None) -> None:
    """Wait until both boards show a group, or none, as what decides."""
    sites = set(group.sites) if group else set()
    beside = set(group.beside) - sites if group else set()
    person = Person(window)
    content = with_group(person.content(), group) if group else person.content()

    def lit() -> bool:
        return marked_in_space(window, "decisive") == sites and person.sees(
            content, hovered=person.pointed
        )

    qtbot.waitUntil(lit)
    assert marked_in_space(window, "beside") == beside


def lit_bridges(window: MainWindow) -> list[int]:
    scene = board_view(window).scene
    assert scene is not None
    bridges = enumerate(scene.parts("bridges"))
    return [k for k, part in bridges if part.material != LIGHT.material(part.surface.material)]


@pytest.mark.nightly
def test_a_whole_game_is_played_by_clicks_and_its_loops_are_listed(
    qtbot: QtBot, board: MainWindow
) -> None:
    Person(board).open_panel("groups")
    empty = list_of(board).item(0)
    assert empty is not None
    assert empty.text() == "No loop yet: close one through the frame or a window."
    for name in moves():
        play(qtbot, board, name)
        assert list_of(board).count() == max(1, len(board.session.position.groups))
    outcome = board.session.outcome
    assert outcome is not None
    assert outcome.winner == 0
    assert text_of_row(board, 0) == "Black: loop through the frame"
    assert text_of_row(board, 1) == "Black: loop through window 1"
    ends = marked_in_space(board, "decisive")
    assert set(outcome.marks["loop"][0]) <= ends
    assert Person(board).sees(Person(board).content(), hovered=Person(board).pointed)
    assert lit_bridges(board) == [0, 1]
    own = board.session.position.groups[1]
    hover(viewport(board), middle_of_row(board, 1))
    wait_for_light(qtbot, board, own)
    assert lit_bridges(board) == [1]
    leave(board)
    qtbot.waitUntil(lambda: marked_in_space(board, "decisive") == ends)
    assert lit_bridges(board) == [0, 1]


@pytest.fixture
def listed(board: MainWindow) -> MainWindow:
    """The board in a position in which both seats have a loop."""
    board.session.restore(opened(UID, [*moves()][:32]))
    Person(board).open_panel("groups")
    assert [group.seat for group in board.session.position.groups] == [0, 1]
    return board


@pytest.mark.nightly
def test_the_row_under_the_pointer_is_lit(qtbot: QtBot, listed: MainWindow) -> None:
    groups = listed.session.position.groups
    for row in (0, 1, 0):
        hover(viewport(listed), middle_of_row(listed, row))
        wait_for_light(qtbot, listed, groups[row])
        assert lit_bridges(listed) == [[0], [5]][row]
    below = middle_of_row(listed, 1) + QPointF(0, 40)
    hover(viewport(listed), below)
    wait_for_light(qtbot, listed, None)
    assert lit_bridges(listed) == []


@pytest.mark.nightly
def test_a_row_that_was_clicked_stays_lit_until_escape(qtbot: QtBot, listed: MainWindow) -> None:
    groups = listed.session.position.groups
    qtbot.mouseClick(viewport(listed), LEFT, pos=middle_of_row(listed, 1).toPoint())
    hover(viewport(listed), middle_of_row(listed, 0))
    wait_for_light(qtbot, listed, groups[0])
    leave(listed)
    wait_for_light(qtbot, listed, groups[1])
    qtbot.keyClick(list_of(listed), Qt.Key.Key_Escape)
    wait_for_light(qtbot, listed, None)
    hover(viewport(listed), middle_of_row(listed, 0))
    wait_for_light(qtbot, listed, groups[0])
    leave(listed)
    wait_for_light(qtbot, listed, None)


@pytest.mark.nightly
def test_arrow_keys_light_rows(qtbot: QtBot, listed: MainWindow) -> None:
    groups = listed.session.position.groups
    list_of(listed).setFocus()
    list_of(listed).setCurrentRow(0)
    wait_for_light(qtbot, listed, groups[0])
    qtbot.keyClick(list_of(listed), Qt.Key.Key_Down)
    wait_for_light(qtbot, listed, groups[1])


@pytest.mark.nightly
def test_a_click_below_the_rows_puts_the_light_out(qtbot: QtBot, listed: MainWindow) -> None:
    qtbot.mouseClick(viewport(listed), LEFT, pos=middle_of_row(listed, 0).toPoint())
    wait_for_light(qtbot, listed, listed.session.position.groups[0])
    below = middle_of_row(listed, 1) + QPointF(0, 40)
    qtbot.mouseClick(viewport(listed), LEFT, pos=below.toPoint())
    wait_for_light(qtbot, listed, None)


@pytest.mark.nightly
def test_a_move_puts_the_light_out(qtbot: QtBot, listed: MainWindow) -> None:
    hover(viewport(listed), middle_of_row(listed, 0))
    wait_for_light(qtbot, listed, listed.session.position.groups[0])
    listed.session.undo()
    wait_for_light(qtbot, listed, None)


@pytest.mark.flat
@pytest.mark.opens("ring-majority/co")
def test_the_panel_is_there_for_games_with_groups_alone(window: MainWindow) -> None:
    person = Person(window)
    assert "Loops" not in person.tabs
    assert not person.command("panel.groups").isVisible()
    window.session.new_game(UID)
    assert "Loops" in person.tabs
    assert person.command("panel.groups").isVisible()
    assert person.command("panel.groups").text() == "Loops"
    person.open_panel("groups")
    assert person.front == "Loops"
    window.session.new_game("ring-majority/tet")
    assert "Loops" not in person.tabs
    assert person.front != "Loops"


@pytest.mark.nightly
def test_the_computer_answers_on_the_board_in_space(qtbot: QtBot, board: MainWindow) -> None:
    board.session.set_players((Human(), Computer(1)))
    play(qtbot, board, "h7")
    qtbot.waitUntil(lambda: len(board.session.moves) == 2, timeout=ENGINE_MS)


@pytest.mark.nightly
def test_there_is_room_for_the_whole_result(qtbot: QtBot, board: MainWindow) -> None:
    board.resize(1000, 720)
    panel = Person(board).column
    board.session.restore(opened(UID, moves()))
    qtbot.waitUntil(lambda: all_of_the_text_fits(panel))
    choosers = panel.findChildren(PlayerChooser)
    assert len(choosers) == 2
    assert all(each.height() >= each.minimumSizeHint().height() for each in choosers)


def all_of_the_text_fits(panel: QWidget) -> bool:
    texts = [each for each in panel.findChildren(QLabel) if each.wordWrap()]
    return all(each.height() >= each.heightForWidth(each.width()) for each in texts)


@pytest.mark.flat
def test_the_rows_have_the_colours_of_the_theme(board: MainWindow) -> None:
    board.session.restore(opened(UID, moves(), 2 * len(BLACK) - 1))
    item = list_of(board).item(0)
    assert item is not None
    before = item.icon().pixmap(16).toImage()
    Person(board).pick("view.theme", "colour-blind")
    item = list_of(board).item(0)
    assert item is not None
    assert item.icon().pixmap(16).toImage() != before
