"""Every command of the table, done as a person does it: by its key, else with the mouse in a menu.

A command that is added needs an entry in ``DEEDS``, or ``test_every_command_has_a_deed`` fails.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from PyQt6.QtCore import QTimer
from PyQt6.QtGui import QFontDatabase
from PyQt6.QtWidgets import QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.records.edits import comment_on, toggle_mark
from ringrealms3d.records.node import Evaluation, Mark
from ringrealms3d.scene.camera import camera_at
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.command import Choice, Command
from tests.records.opened import opened
from tests.session.fake_process import FakeProcess
from tests.window.driver import Guide, Person, is_due
from tests.window.menu_clicks import click_command, click_option
from tests.window.moves_table import cell_texts
from tests.window.pointing import board_view

pytestmark = pytest.mark.usefixtures("engines")

TET = "ring-majority/tet"
MOVES = ["v1", "v2", "v3", "v4"]
"""A game in which Red's second move is a blunder, once it is reviewed."""


def on_a_tetrahedron(window: MainWindow) -> None:
    window.session.restore(opened(TET, MOVES))


def with_a_swap(window: MainWindow) -> None:
    """Stand where White may swap."""
    window.session.restore(opened("loop/mini", ["1a2"]))


def at_the_start(window: MainWindow) -> None:
    on_a_tetrahedron(window)
    window.session.go_to(0)


def at_a_variation(window: MainWindow) -> None:
    """Stand at the second of two moves that were played in one position."""
    on_a_tetrahedron(window)
    window.session.go_to(2)
    window.session.play(window.session.position.parse_move("e1"))


def before_a_fork(window: MainWindow) -> None:
    at_a_variation(window)
    window.session.go_to(0)


def after_a_fork(window: MainWindow) -> None:
    at_a_variation(window)
    window.session.play(window.session.position.parse_move("e2"))


def commented(window: MainWindow) -> None:
    """Stand between two positions with comments."""
    on_a_tetrahedron(window)
    for ply in (1, 4, 2):
        window.session.go_to(ply)
        if ply != 2:
            window.session.edit(comment_on(window.session.node, "here"))


def marked(window: MainWindow) -> None:
    on_a_tetrahedron(window)
    window.session.edit(toggle_mark(window.session.node, Mark("circle", ("v1",))))


def pointing(window: MainWindow) -> None:
    """Have the pointer on a place."""
    on_a_tetrahedron(window)
    Person(window).hover(3)


def taken_back(window: MainWindow) -> None:
    on_a_tetrahedron(window)
    window.session.undo()


def reviewed(window: MainWindow) -> None:
    on_a_tetrahedron(window)
    nodes = (window.session.record.root, *window.session.line)
    values = (0.0, 0.0, 0.0, -0.9, -0.9)
    told = (Evaluation(value, best="e2") for value in values)
    window.session.note_evaluations(dict(zip(nodes, told, strict=True)))


def at_a_blunder(window: MainWindow) -> None:
    reviewed(window)
    window.session.go_to(3)


def copied(window: MainWindow) -> None:
    on_a_tetrahedron(window)
    Person(window).choose("game.copy")
    window.session.new_game("loop/mini")


def opened_before(window: MainWindow) -> None:
    on_a_tetrahedron(window)
    Person(window).save_as(Person(window).folder / "recent.rrsgf")
    window.session.new_game("loop/mini")


def saved_before(window: MainWindow) -> None:
    on_a_tetrahedron(window)
    Person(window).save_as(saved_file(window))
    window.session.play(window.session.position.parse_move("e1"))


def thinking(window: MainWindow) -> None:
    """Let the computer think about a move, of which it has an idea."""
    window.session.set_player(0, Computer(1))
    candidates = (Candidate(Move(0), 10, 0.5), Candidate(Move(1), 5, 0.5))
    FakeProcess.started[-1].find(Analysis(candidates, (), 10, 1.0))


def watched(window: MainWindow) -> None:
    window.session.set_players((Computer(1), Computer(1)))


def with_looks(window: MainWindow) -> None:
    window.session.new_game("path-tiles/free-turns", (Human(), Human()))


def with_features(window: MainWindow) -> None:
    window.session.new_game("loops-n-leaps/8", (Human(), Human()))


def with_groups(window: MainWindow) -> None:
    window.session.new_game("loophole-2d/14", (Human(), Human()))


def turned(window: MainWindow) -> None:
    Person(window).switch("view.still", True)
    board_view(window).look(camera_at(80, 40))


def turned_from_the_last_move(window: MainWindow) -> None:
    window.session.play(Move(0))
    turned(window)


def learning(window: MainWindow) -> None:
    Person(window).command("learn.begin").trigger()


def learning_on(window: MainWindow) -> None:
    learning(window)
    Person(window).choose("learn.next")


def as_it_is(_: MainWindow) -> None:
    """Need nothing for the command."""


def saved_file(window: MainWindow) -> Path:
    return Person(window).folder / "mine.rrsgf"


def in_two_tabs(window: MainWindow) -> None:
    on_a_tetrahedron(window)
    window.commands.do("tabs.open_game", opened(TET, MOVES[:2]))


def with_a_tab_behind(window: MainWindow) -> None:
    in_two_tabs(window)
    Person(window).choose("tabs.previous")


def with_a_closed_tab(window: MainWindow) -> None:
    in_two_tabs(window)
    Person(window).choose("tabs.close")


def row_of_tabs(window: MainWindow) -> tuple[int, int]:
    """Return how many tabs there are, and which one is in front."""
    return len(Person(window).games), Person(window).game_bar.currentIndex()


def titles(_: MainWindow) -> list[str]:
    """Return what the dialogs that are open are called."""
    shown = (each for each in QApplication.topLevelWidgets() if each.isVisible())
    return [each.windowTitle() for each in shown if isinstance(each, QDialog)]


def clipboard(_: MainWindow) -> str:
    found = QApplication.clipboard()
    assert found is not None
    return found.text()


def place(window: MainWindow) -> object:
    """Return which game and which of its positions is shown."""
    session = window.session
    return session.record, session.node, session.record.result


def camera(window: MainWindow) -> object:
    return board_view(window).camera_view.axes.tolist()


def analysis_told(window: MainWindow) -> list[str]:
    """Return what the panel with the analysis says."""
    return [label.text() for label in Person(window).panel("analysis").findChildren(QLabel)]


def analysed(window: MainWindow) -> None:
    """Let the analyst find a move with a line."""
    on_a_tetrahedron(window)
    Person(window).switch("analysis.on", True)
    first, second, *_ = window.session.position.legal_moves
    best = Candidate(first, 90, 0.6, line=(first, second))
    FakeProcess.started[-1].find(Analysis((best,), best.line, 90, 1.0))
    QApplication.processEvents()


def focus(_: MainWindow) -> QWidget | None:
    return QApplication.focusWidget()


@dataclass(frozen=True, slots=True)
class Deed:
    """How a command can be seen to do something.

    Attributes:
        seen: what is another thing after it; None for a switch or a choice, where it is that.
        before: brings about what the command needs.
        in_space: whether there has to be a board in space.
    """

    seen: Callable[[MainWindow], object] | None = None
    before: Callable[[MainWindow], None] = as_it_is
    in_space: bool = False


SWITCH = Deed()
SWITCH_IN_SPACE = Deed(in_space=True)
CHOICE, CHOICE_IN_SPACE = SWITCH, SWITCH_IN_SPACE
DIALOG = Deed(titles)

DEEDS = {
    "game.new": DIALOG,
    "game.again": Deed(place, on_a_tetrahedron),
    "game.rated": Deed(lambda window: window.session.rated),
    "game.puzzle": Deed(lambda window: Guide(window, "puzzle").on),
    "puzzle.theme": CHOICE,
    "puzzle.games": SWITCH,
    "puzzle.results": DIALOG,
    "learn.begin": Deed(lambda window: Guide(window, "lesson").on),
    "learn.lesson": CHOICE,
    "learn.next": Deed(lambda window: Person(window).chosen("learn.lesson"), learning),
    "learn.previous": Deed(lambda window: Person(window).chosen("learn.lesson"), learning_on),
    "learn.open": DIALOG,
    "learn.leave": Deed(lambda window: Guide(window, "lesson").on, learning),
    "game.board": CHOICE,
    "game.solid": DIALOG,
    "game.edit": Deed(lambda window: Person(window).edits),
    "game.type": Deed(focus),
    "game.undo": Deed(place, on_a_tetrahedron),
    "game.redo": Deed(place, taken_back),
    "game.swap": Deed(place, with_a_swap),
    "game.draw": DIALOG,
    "game.resign": Deed(place, on_a_tetrahedron),
    "game.start": SWITCH,
    "game.quit": Deed(lambda window: window.isVisible()),
    "game.open": DIALOG,
    "tabs.new": DIALOG,
    "tabs.open": DIALOG,
    "tabs.next": Deed(place, in_two_tabs),
    "tabs.previous": Deed(place, in_two_tabs),
    "tabs.earlier": Deed(row_of_tabs, in_two_tabs),
    "tabs.later": Deed(row_of_tabs, with_a_tab_behind),
    "tabs.close": Deed(place, in_two_tabs),
    "tabs.close_others": Deed(row_of_tabs, in_two_tabs),
    "tabs.reopen": Deed(place, with_a_closed_tab),
    "game.recent": Deed(place, opened_before),
    "game.library": DIALOG,
    "game.save": Deed(lambda window: saved_file(window).read_bytes(), saved_before),
    "game.save_as": Deed(titles, on_a_tetrahedron),
    "game.picture": DIALOG,
    "game.export": DIALOG,
    "game.copy_picture": DIALOG,
    "game.copy": Deed(clipboard, on_a_tetrahedron),
    "game.copy_position": Deed(clipboard),
    "game.paste": Deed(place, copied),
    "go.first": Deed(place, on_a_tetrahedron),
    "go.previous": Deed(place, on_a_tetrahedron),
    "go.play": Deed(None, at_the_start),
    "go.next": Deed(place, at_the_start),
    "go.last": Deed(place, at_the_start),
    "go.variation": Deed(place, at_a_variation),
    "go.variation_before": Deed(place, at_a_variation),
    "go.fork": Deed(place, before_a_fork),
    "go.fork_before": Deed(place, after_a_fork),
    "go.comment": Deed(place, commented),
    "go.comment_before": Deed(place, commented),
    "players.opponent": CHOICE,
    "players.agree": SWITCH,
    "players.premove": SWITCH,
    "players.ponder": SWITCH,
    "players.level": CHOICE,
    "players.time": CHOICE,
    "players.now": Deed(lambda _: FakeProcess.started[-1].stops, thinking),
    "players.pause": Deed(lambda window: window.session.paused, watched),
    "study.comment": Deed(focus, on_a_tetrahedron),
    "study.glyph": Deed(before=on_a_tetrahedron),
    "study.draw": CHOICE,
    "study.colour": CHOICE,
    "study.mark": Deed(lambda window: window.session.node.marks, pointing),
    "study.tree": SWITCH,
    "study.clear": Deed(lambda window: window.session.node.marks, marked),
    "study.view": SWITCH_IN_SPACE,
    "study.promote": Deed(lambda window: window.session.node.is_variation, at_a_variation),
    "study.main": Deed(lambda window: window.session.node.is_variation, at_a_variation),
    "study.delete": Deed(place, on_a_tetrahedron),
    "analysis.on": SWITCH,
    "analysis.hint": Deed(analysis_told),
    "analysis.freeze": Deed(analysis_told, analysed),
    "analysis.lines": CHOICE,
    "analysis.limit": CHOICE,
    "analysis.threads": CHOICE,
    "analysis.memory": CHOICE,
    "analysis.play": Deed(place, analysed),
    "analysis.insert": Deed(lambda window: len(window.session.node.children), analysed),
    "analysis.copy": Deed(clipboard, analysed),
    "review.start": Deed(
        lambda window: Person(window).command("review.start").text(), on_a_tetrahedron
    ),
    "review.next_mistake": Deed(place, reviewed),
    "review.previous_mistake": Deed(place, reviewed),
    "players.programs": Deed(titles),
    "game.who": Deed(titles),
    "review.better": Deed(place, at_a_blunder),
    "review.insert": Deed(cell_texts, at_a_blunder),
    "review.note": Deed(cell_texts, at_a_blunder),
    "review.learn": Deed(lambda window: Guide(window, "review").offers("Solution"), reviewed),
    "review.keep": Deed(lambda window: Person(window).can("review.keep"), reviewed),
    "view.home": Deed(camera, turned, in_space=True),
    "view.turn": Deed(camera, turned_from_the_last_move, in_space=True),
    "view.replay": Deed(lambda window: is_due(window, "before"), on_a_tetrahedron),
    "view.result": Deed(lambda window: Person(window).message),
    "view.exchange": SWITCH_IN_SPACE,
    "view.sites": Deed(focus),
    "view.legal": SWITCH,
    "view.features": Deed(before=with_features),
    "view.still": SWITCH_IN_SPACE,
    "view.sounds": SWITCH,
    "view.threats": SWITCH,
    "view.lit": Deed(before=with_looks),
    "view.full": SWITCH,
    "view.far_side": SWITCH_IN_SPACE,
    "view.see_through": SWITCH_IN_SPACE,
    "view.sliders": SWITCH_IN_SPACE,
    "view.coordinates": SWITCH,
    "view.rest": SWITCH_IN_SPACE,
    "view.confirm": SWITCH,
    "view.parallel": SWITCH_IN_SPACE,
    "view.locked": SWITCH_IN_SPACE,
    "view.follow": SWITCH_IN_SPACE,
    "view.turning": CHOICE_IN_SPACE,
    **{
        f"side.{side}": Deed(camera, turned, in_space=True)
        for side in ("front", "back", "right", "left", "top", "bottom")
    },
    "view.look": Deed(before=with_looks, in_space=True),
    "view.speed": CHOICE_IN_SPACE,
    "view.theme": CHOICE,
    "view.materials": CHOICE,
    "view.quality": CHOICE_IN_SPACE,
    "view.settings": DIALOG,
    "view.language": Deed(lambda window: window.isVisible()),
    "view.map": SWITCH_IN_SPACE,
    "view.column": SWITCH,
    "view.actions": SWITCH,
    "panel.groups": Deed(lambda window: Person(window).front, before=with_groups),
    "panel.moves": Deed(
        lambda window: Person(window).front,
        before=lambda window: Person(window).open_panel("sites"),
    ),
    "panel.sites": Deed(lambda window: Person(window).front),
    "panel.analysis": Deed(lambda window: Person(window).front),
    "panel.review": Deed(lambda window: Person(window).front),
    "help.rules": DIALOG,
    "help.keys": DIALOG,
    "help.find": DIALOG,
    "help.about": DIALOG,
}

ALONE = ("game.quit", "view.language", "learn.lesson")
"""Commands that close the window or choose what stays chosen, so that none can follow them."""


def by_menu(in_space: bool) -> dict[str, list[str]]:
    """Return the commands that can share a window, by the first half of their names."""
    menus: dict[str, list[str]] = {}
    for name, deed in DEEDS.items():
        if deed.in_space == in_space and name not in ALONE:
            menus.setdefault(name.split(".")[0], []).append(name)
    return menus


FLAT, IN_SPACE = by_menu(in_space=False), by_menu(in_space=True)


class Watch:
    """Looks for a change, also while a dialog holds everything up, and closes dialogs at last."""

    def __init__(self, window: MainWindow, seen: Callable[[MainWindow], object]) -> None:
        self._window, self._seen = window, seen
        self._before = seen(window)
        self.changed = False
        self._timer = QTimer()
        self._timer.timeout.connect(self.look)
        self._timer.start(20)

    def look(self) -> None:
        self.changed = self.changed or self._seen(self._window) != self._before
        dialog = QApplication.activeModalWidget()
        if self.changed and isinstance(dialog, QDialog):
            dialog.reject()

    def end(self) -> None:
        self._timer.stop()
        for each in QApplication.topLevelWidgets():
            if isinstance(each, QDialog):
                each.close()


def seen_of(window: MainWindow, name: str) -> Callable[[MainWindow], object]:
    """Return what a command changes."""
    entry, seen = window.commands.table[name], DEEDS[name].seen
    if seen is not None:
        return seen
    state = entry.chosen if isinstance(entry, Choice) else entry.checked
    assert state is not None, name
    return lambda _: state()


def do(qtbot: QtBot, window: MainWindow, name: str) -> None:
    """Do a command as a person does."""
    entry = window.commands.table[name]
    if isinstance(entry, Choice):
        click_option(qtbot, window, name)
    elif Person(window).command(name).shortcut().isEmpty():
        click_command(qtbot, window, name)
    else:
        assert Person(window).command(name).isEnabled()
        pressed = Person(window).command(name).shortcut()[0]
        qtbot.keyClick(QApplication.focusWidget(), pressed.key(), pressed.keyboardModifiers())


def as_at_first(qtbot: QtBot, window: MainWindow) -> None:
    """Bring back the game and the focus with which a window opens, and end activities."""
    Person(window).leave()
    Person(window).switch("analysis.on", False)
    Person(window).switch("view.full", False)
    Person(window).open_panel("moves")
    window.session.new_game("ring-majority/co", (Human(), Human()))
    window.activateWindow()
    focused = board_view(window) if Person(window).in_space else window
    focused.setFocus()
    qtbot.waitUntil(lambda: focused.hasFocus() and no_menu_is_open())


def no_menu_is_open() -> bool:
    """Return whether none is; close one that Qt opened once more after a slow click."""
    menu = QApplication.activePopupWidget()
    if menu is not None:
        menu.close()
    return menu is None


def assert_done(qtbot: QtBot, window: MainWindow, name: str) -> None:
    """Do a command where it can be done, and see that it does something."""
    as_at_first(qtbot, window)
    DEEDS[name].before(window)
    qtbot.wait(1)
    watch = Watch(window, seen_of(window, name))
    try:
        do(qtbot, window, name)
        watch.look()
        qtbot.waitUntil(lambda: watch.changed)
    except Exception as fault:
        fault.add_note(name)
        raise
    finally:
        watch.end()


@pytest.mark.few(3)
@pytest.mark.flat
@pytest.mark.parametrize("menu", FLAT)
def test_every_command_does_something(qtbot: QtBot, window: MainWindow, menu: str) -> None:
    for name in FLAT[menu]:
        assert_done(qtbot, window, name)


@pytest.mark.few(3)
@pytest.mark.flat
@pytest.mark.parametrize("name", ALONE)
def test_a_command_alone_does_something(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda *_: ["Any"])  # for all languages
    assert_done(qtbot, window, name)


@pytest.mark.few(1)
@pytest.mark.parametrize("menu", IN_SPACE)
def test_every_command_does_something_in_space(qtbot: QtBot, window: MainWindow, menu: str) -> None:
    for name in IN_SPACE[menu]:
        assert_done(qtbot, window, name)


@pytest.mark.flat
def test_every_command_has_a_deed(window: MainWindow) -> None:
    assert DEEDS.keys() == window.commands.table.keys()
    switches = [
        entry.id
        for entry in window.commands.table.values()
        if isinstance(entry, Command) and entry.checked is None
    ]
    assert [name for name in switches if DEEDS[name].seen is None] == []
