"""What each thing changes that can be done in the dialogs and panels of the window."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from functools import partial

import pytest
from PyQt6.QtGui import QDesktopServices
from PyQt6.QtWidgets import QApplication, QDialog, QFileDialog, QFrame, QStackedWidget, QWidget

from ringrealms3d.languages.catalogue import ENGLISH
from ringrealms3d.library.library import Library
from ringrealms3d.puzzles.file import shipped_puzzles
from ringrealms3d.records.chapters import write_games
from ringrealms3d.session.players import OpponentProgram
from ringrealms3d.window.app import speak
from ringrealms3d.window.features.exercises import puzzles
from ringrealms3d.window.features.files.chapters_dialog import ChaptersDialog
from ringrealms3d.window.features.library.library_dialog import LibraryDialog
from ringrealms3d.window.features.library.tags_dialog import TagsDialog
from ringrealms3d.window.features.play.program_dialog import ProgramDialog
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.known_programs import PROGRAMS
from ringrealms3d.window.shell.mode import Mode
from ringrealms3d.window.shell.settings import Settings
from tests.kept_texts import ReadAsKept
from tests.records.opened import opened
from tests.session.fake_process import FakeProcess
from tests.window.conftest import PATIENCE_MS
from tests.window.driver import Guide, Person, find, named, press
from tests.window.driver.doing import Doer
from tests.window.library_dialog import opened as library_opened
from tests.window.library_dialog import played
from tests.window.test_every_command import reviewed
from tests.window.test_kept_pictures import NOTES
from tests.window.test_kept_texts import whenever
from tests.window.test_modes import WAYS

pytestmark = [
    pytest.mark.flat,
    pytest.mark.wide,
    pytest.mark.opens("ring-majority/tet"),
    pytest.mark.usefixtures("one_day"),
]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the window asks of the system: files, which nobody chooses, and pages to be opened."""
    told: list[str] = []

    def note(name: str, *others: object, **more: object) -> tuple[str, str] | str:
        texts = (each for each in (*others, *more.values()) if isinstance(each, str))
        told.append(f"{name}: {' | '.join(texts)}")
        return "" if name == "getExistingDirectory" else ("", "")

    for name in ("getOpenFileName", "getOpenFileNames", "getSaveFileName", "getExistingDirectory"):
        monkeypatch.setattr(QFileDialog, name, partial(note, name))
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: told.append(f"open {url.url()}"))
    return told


@pytest.fixture(autouse=True)
def one_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer the same puzzle on any day."""
    one = next(each for each in shipped_puzzles() if each.variant == "ring-majority/tet")
    monkeypatch.setattr(puzzles, "shipped_puzzles", lambda: (one,))


@pytest.fixture
def person(qapp: QApplication, engines: type[FakeProcess], window: MainWindow) -> Person:
    """Somebody at a game with a mistake."""
    speak(qapp, ENGLISH)
    clipboard = QApplication.clipboard()
    assert clipboard is not None
    clipboard.clear()
    reviewed(window)
    return Person(window)


def dialog_of(command: str) -> Callable[[Person], QWidget]:
    """Return what opens the dialog of a command."""

    def show(person: Person) -> QWidget:
        person.choose(command)
        (found,) = (each for each in person.window.findChildren(QDialog) if each.isVisible())
        return found

    return show


def panel_of(name: str) -> Callable[[Person], QWidget]:
    """Return what shows a panel beside the board."""

    def show(person: Person) -> QWidget:
        person.open_panel(name)
        return person.panel(name)

    return show


def keep_games(person: Person, settings: Settings) -> None:
    """Keep two more games in the library."""
    with Library(person.library) as kept:
        kept.keep(played("ring-majority/tet", 3), seats=("person", "level 2"))
        kept.keep(played("loop/mini", 4), seats=("person", "person"))


def know_programs(person: Person, settings: Settings) -> None:
    """Know two programs, neither of which there is."""
    settings[PROGRAMS] = OpponentProgram("no-such-program", 2.0), OpponentProgram("nor-this", 1.5)


def in_mode(mode: Mode, page: str) -> Callable[[Person], QWidget]:
    """Return what enters a mode and shows its page."""

    def show(person: Person) -> QWidget:
        WAYS[mode](person)
        pages = person.window.findChildren(QFrame, page)
        return next(each for each in pages if isinstance(each.parentWidget(), QStackedWidget))

    return show


def start_page(person: Person) -> QWidget:
    """Show the start page."""
    person.switch("game.start", True)
    return person.start_page


def puzzle(person: Person) -> QWidget:
    """Show the page of a puzzle."""
    person.choose("game.puzzle")
    return Guide(person.window, "puzzle").panel


def solve(person: Person, settings: Settings) -> None:
    """Look at the solution of a puzzle."""
    puzzle(person)
    Guide(person.window, "puzzle").press("Solution")


def details(person: Person) -> QWidget:
    """Show the tags of the first game in the library."""
    for open_already in person.window.findChildren(LibraryDialog):
        open_already.reject()
    library = library_opened(person.window)
    library.games.table.selectRow(0)
    press(library, "Tags…")
    return wait_for(TagsDialog, person.window)


def chapters(person: Person) -> QWidget:
    """Drop a file of three games on the window."""
    path = person.folder / "three.rrsgf"
    write_games([played("ring-majority/tet", count) for count in (1, 2, 3)], path)
    person.drop(path)
    return wait_for(ChaptersDialog, person.window)


def wait_for(kind: type[QDialog], window: MainWindow) -> QDialog:
    """Return the dialog of a kind once it is there."""
    given_up = time.monotonic() + PATIENCE_MS / 1000
    found: list[QDialog] = []
    while not found and time.monotonic() < given_up:
        QApplication.processEvents()
        found = [each for each in window.findChildren(kind) if each.isVisible()]
    return found[-1]


def program(person: Person) -> QWidget:
    """Show the dialog for another program."""
    programs = dialog_of("players.programs")(person)
    press(programs, "Add…")
    return wait_for(ProgramDialog, person.window)


def end(person: Person) -> QWidget:
    """Resign, unless the game is over."""
    if person.window.session.outcome is None:
        person.window.session.resign()
    return person.banner


def seat(number: int) -> Callable[[Person], QWidget]:
    """Return what shows the card of a player."""
    return lambda person: person.players[number]


def games(person: Person) -> QWidget:
    """Show the tabs of two games."""
    if not person.games:
        person.window.commands.do("tabs.open_game", opened("loop/mini"))
    return person.game_bar


def note(person: Person) -> QWidget:
    """Show a note that lasts, with what to do about it."""
    person.be_told(NOTES["warning"])
    return find(person.window, QFrame, "note")


def actions(person: Person) -> QWidget:
    """Return what is offered over the lower edge of the board."""
    return named(person.window, QFrame, "Actions")


DIALOGS = (
    *("game.new", "game.who", "players.programs", "game.library", "game.export", "view.settings"),
    *("help.rules", "help.keys", "help.find"),
)
BEFORE = {
    "game.library": keep_games,
    "details": keep_games,
    "players.programs": know_programs,
    "results": solve,
}
ALIKE = "Path Tiles", "Loops 'n Leaps", "Loophole 2D"
PANELS = "moves", "analysis", "review", "sites"
PLACES: dict[str, Callable[[Person], QWidget]] = {
    **{command: dialog_of(command) for command in DIALOGS},
    **{f"panel.{name}": panel_of(name) for name in PANELS},
    "editor": in_mode(Mode.EDITING, "editor"),
    "lesson": in_mode(Mode.GUIDED, "lesson"),
    "start": start_page,
    "puzzle": puzzle,
    "results": dialog_of("puzzle.results"),
    "details": details,
    "chapters": chapters,
    "program": program,
    "end": end,
    "seat-0": seat(0),
    "seat-1": seat(1),
    "games": games,
    "note": note,
    "actions": actions,
}


LEFT_OUT = [
    "ArrowlessButton Random: click",
    *(f"GameCard Play {game} against level 1: click" for game in ALIKE),
    *(f"QPushButton Learn {game}: click" for game in ALIKE),
]
"""What leaves things to chance, or is done for two games by others of the same kind."""


@pytest.mark.few(3)
@pytest.mark.parametrize("place", PLACES)
def test_each_deed(
    person: Person, settings: Settings, asked: list[str], place: str, read_as_kept: ReadAsKept
) -> None:
    if place in BEFORE:
        BEFORE[place](person, settings)
    doer = Doer(person.window, settings, lambda: PLACES[place](person), asked, LEFT_OUT)
    folders = re.compile(rf"{re.escape(str(person.folder))}|/\S*/(?=ringrealms3d/)")
    lines = (folders.sub("(folder)", line) for line in doer.told())
    read_as_kept(whenever(lines), f"doings-{place.replace('.', '-')}")
