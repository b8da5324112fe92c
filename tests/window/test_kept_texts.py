"""What the window says, in each mode and of each game, and what its menus and dialogs say."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial

import pytest
from PyQt6.QtWidgets import QApplication, QComboBox, QDialog, QListWidget, QTabWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.languages.catalogue import ENGLISH
from ringrealms3d.records.edits import comment_on, rate
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.app import speak
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.menus import PANELS
from ringrealms3d.window.shell.command import Command
from ringrealms3d.window.shell.mode import Mode
from tests.kept_texts import ReadAsKept
from tests.records.opened import RING, opened
from tests.session.fake_process import FakeProcess
from tests.window.driver import Person
from tests.window.driver.reading import laid_out, reached_by_tab, read, read_menu
from tests.window.driver.set_up import moving, set_up
from tests.window.test_every_command import reviewed
from tests.window.test_modes import SHOWN, WAYS

GAMES = (
    *("ring-majority/ti", "loop/mini", "path-tiles/free-turns"),
    *("loops-n-leaps/8", "loophole-2d/14"),
)
DIALOGS = (
    *("game.new", "game.who", "players.programs", "game.library", "game.export", "view.settings"),
    *("help.rules", "help.keys", "help.find"),
)

pytestmark = [
    pytest.mark.flat,
    pytest.mark.wide,
    pytest.mark.opens("ring-majority/tet"),
    pytest.mark.usefixtures("one_day"),
]


@pytest.fixture(autouse=True)
def english(qapp: QApplication, engines: type[FakeProcess]) -> None:
    """Speak English, and start no engine."""
    speak(qapp, ENGLISH)


@pytest.fixture
def person(window: MainWindow) -> Person:
    return Person(window)


def said(person: Person) -> Iterator[str]:
    """Yield what is said in the window."""
    QApplication.processEvents()
    yield from whenever(read(person.window))


def whenever(lines: Iterable[str]) -> Iterator[str]:
    """Yield lines as they are on any day and at any hour."""
    for line in lines:
        yield re.sub(r"Good \w+|\d+/\d+/\d+ \d+:\d+\s[AP]M", "(now)", line)


@pytest.mark.few(3)
@pytest.mark.parametrize("mode", Mode)
def test_each_mode(person: Person, mode: Mode, read_as_kept: ReadAsKept) -> None:
    reviewed(person.window)
    WAYS[mode](person)
    lines = [*said(person), "= by Tab", *whenever(reached_by_tab(person.window))]
    lines += ["= where", *laid_out(person.window)]
    read_as_kept(lines, f"mode-{mode.name.lower()}")
    if mode in (Mode.START, Mode.PLAYING):  # what the others show is hidden in this one
        read_as_kept(set_up(person.window), f"set-up-{mode.name.lower()}")


@pytest.mark.parametrize("uid", GAMES)
def test_each_game(person: Person, uid: str, read_as_kept: ReadAsKept) -> None:
    session = person.window.session
    session.restore(opened(uid))
    chance = random.Random(4)
    for _ in range(5):
        session.play(chance.choice(session.position.legal_moves))
    lines = list(said(person))
    for panel in ("sites", "groups"):
        if panel == "sites" or uid == "loophole-2d/14":
            person.open_panel(panel)
            lines += [f"= {panel}", *read(person.panel(panel))]
    session.resign()
    read_as_kept([*lines, "= resigned", *said(person)], f"game-{uid.replace('/', '-')}")


@pytest.mark.nightly
@pytest.mark.parametrize("mode", [mode for mode in Mode if SHOWN[mode]])
def test_each_panel_in_each_mode(person: Person, mode: Mode, read_as_kept: ReadAsKept) -> None:
    reviewed(person.window)
    WAYS[mode](person)
    lines: list[str] = []
    for command in [each for each in person.window.commands.table if each.startswith(PANELS)]:
        if person.can(command):
            name = command.removeprefix(PANELS)
            person.open_panel(name)
            panel = person.panel(name)
            lines += [f"= {name}", *read(panel), "= by Tab", *reached_by_tab(panel)]
            lines += ["= where", *laid_out(panel)]
    assert lines
    read_as_kept(whenever(lines), f"panels-{mode.name.lower()}")


def test_a_game_with_news_and_what_decided_it(person: Person, read_as_kept: ReadAsKept) -> None:
    session = person.window.session
    session.new_game("loop/mini", (Computer(5), Human()))
    session.play(session.position.parse_move("1b3"))
    assert person.news
    lines = list(said(person))
    session.restore(opened("loop/mini", RING.split()))
    assert session.outcome is not None
    read_as_kept([*lines, "= decided", *said(person)], "decided")


def test_a_game_that_is_studied(person: Person, read_as_kept: ReadAsKept) -> None:
    reviewed(person.window)
    session = person.window.session
    session.edit(rate(session.node, "?!"))
    session.edit(comment_on(session.node, "Too far from the ring."))
    session.go_to(2)
    session.play(session.position.parse_move("e1"))
    person.switch("analysis.on", True)
    moves = session.position.legal_moves[:4]
    candidates = tuple(
        Candidate(move, 500 - 90 * rank, 0.6 - 0.08 * rank, 1.5 - rank, line=(move, moves[0]))
        for rank, move in enumerate(moves)
    )
    FakeProcess.started[-1].find(Analysis(candidates, candidates[0].line, 1000, 1.0))
    lines = list(said(person))
    for panel in ("analysis", "review"):
        person.open_panel(panel)
        lines += [f"= {panel}", *read(person.panel(panel))]
    read_as_kept(lines, "studied")


def test_a_game_that_is_watched(person: Person, read_as_kept: ReadAsKept) -> None:
    person.window.session.restore(opened("loops-n-leaps/8", players=(Human(), Computer(3))))
    lines = list(said(person))
    person.window.session.set_players((Computer(1), Computer(7)))
    read_as_kept([*lines, "= watched", *said(person)], "watched")


def test_the_menus(
    person: Person, read_as_kept: ReadAsKept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)  # the analysis offers as many threads
    reviewed(person.window)
    person.window.commands.refresh()
    bar = person.window.menuBar()
    assert bar is not None
    lines: list[str] = []
    for action in bar.actions():
        menu = action.menu()
        assert menu is not None
        menu.aboutToShow.emit()
        lines += [action.text(), *read_menu(menu, "  ")]
    read_as_kept(lines, "menus")


def test_the_explanations_of_commands(person: Person, read_as_kept: ReadAsKept) -> None:
    table = person.window.commands.table.values()
    commands = (each for each in table if isinstance(each, Command))
    read_as_kept(
        (f"{each.id}: {each.about} | {each.key} | {each.icon}" for each in commands), "commands"
    )


def test_how_long_the_window_waits(person: Person, read_as_kept: ReadAsKept) -> None:
    """What follows a moment later, such as a photograph of a board at rest, is set up at once."""
    read_as_kept(sorted(moving(person.window)), "waits")


@pytest.mark.few(4)
@pytest.mark.parametrize("command", DIALOGS)
def test_each_dialog(qtbot: QtBot, person: Person, command: str, read_as_kept: ReadAsKept) -> None:
    reviewed(person.window)
    person.command(command).trigger()
    QApplication.processEvents()
    (found,) = (each for each in person.window.findChildren(QDialog) if each.isVisible())
    qtbot.waitUntil(lambda: found.focusWidget() is not None)
    lines = [found.windowTitle(), *read(found), "= by Tab", *reached_by_tab(found)]
    lines += ["= where", *laid_out(found)]
    for turn in pages_of(found):
        before = list(read(found))
        turn()
        QApplication.processEvents()
        lines += ["= turned", *(line for line in read(found) if line not in before)]
    name = command.replace(".", "-")
    found.close()
    read_as_kept(whenever(lines), f"dialog-{name}")


def pages_of(dialog: QDialog) -> Iterator[Callable[[], None]]:
    """Yield what shows one further page of a dialog after the other, or one kind of export."""
    for tabs in dialog.findChildren(QTabWidget):
        yield from (partial(tabs.setCurrentIndex, page) for page in range(1, tabs.count()))
    lists = dialog.findChildren(QListWidget) if dialog.windowTitle() == "Settings" else []
    for pages in lists:
        yield from (partial(pages.setCurrentRow, page) for page in range(1, pages.count() - 1))
    kinds = dialog.findChildren(QComboBox)[:1] if dialog.windowTitle() == "Export" else []
    for kind in kinds:
        yield from (partial(kind.setCurrentIndex, row) for row in range(1, kind.count()))
