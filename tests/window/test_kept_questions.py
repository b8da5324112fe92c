"""What each question says, how it can be answered, and what each answer does."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from PyQt6.QtWidgets import QApplication, QMessageBox

from ringrealms3d.languages.catalogue import ENGLISH
from ringrealms3d.session.autosave import save_game
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.players import PEOPLE, Human, OpponentProgram, Players
from ringrealms3d.window.app import speak
from ringrealms3d.window.features.play.play_settings import ASKING
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.kept_texts import ReadAsKept
from tests.records.opened import opened
from tests.session.fake_process import FakeProcess
from tests.window.driver import Person

pytestmark = [
    pytest.mark.flat,
    pytest.mark.wide,
    pytest.mark.opens("ring-majority/tet"),
    pytest.mark.usefixtures("one_day"),
]

PROGRAM, OTHER = OpponentProgram("/no/such/engine", 1.0), OpponentProgram("/nor/this", 1.0)


@pytest.fixture
def person(
    qapp: QApplication, engines: type[FakeProcess], window: MainWindow, settings: Settings
) -> Person:
    """Somebody who wants to be asked before a move is taken back."""
    speak(qapp, ENGLISH)
    settings[ASKING] = True
    return Person(window)


def played_by(players: Players = PEOPLE) -> OpenGame:
    """Return a game of three moves."""
    return opened("ring-majority/tet", ["f1", "e1", "v1"], players=players)


def offer(players: Players) -> Callable[[Person], object]:
    """Return what offers a saved game."""

    def ask(person: Person) -> None:
        path = person.folder / "saved.json"
        save_game(played_by(players), path)
        person.window.commands.do("start.offer", path)

    return ask


def offer_broken(person: Person) -> None:
    """Offer a saved game that cannot be read."""
    path = person.folder / "broken.json"
    path.write_text("[]", encoding="utf-8")
    person.window.commands.do("start.offer", path)


def at_the_game(command: str) -> Callable[[Person], object]:
    """Return what chooses a command in a game of three moves."""

    def ask(person: Person) -> None:
        person.window.session.new_game("ring-majority/tet", PEOPLE)
        for text in ("f1", "e1", "v1"):
            person.type_move(text)
        person.choose(command)

    return ask


QUESTIONS: dict[str, Callable[[Person], object]] = {
    "a saved game": offer(PEOPLE),
    "one of a program": offer((PROGRAM, Human())),
    "one of two programs": offer((PROGRAM, OTHER)),
    "a broken one": offer_broken,
    "programs that go on": lambda person: person.window.commands.do(
        "start.offer_programs", played_by((PROGRAM, Human()))
    ),
    "a draw": at_the_game("game.draw"),
    "a move taken back": at_the_game("game.undo"),
}


def asked(person: Person) -> QMessageBox:
    """Return the question that is asked."""
    QApplication.processEvents()
    boxes = person.window.findChildren(QMessageBox)
    (box,) = (each for each in boxes if each.isVisible())
    return box


def told(box: QMessageBox) -> Iterator[str]:
    """Yield what a question says, and its answers."""
    sign = " with a sign" * (not box.iconPixmap().isNull())
    yield f"{box.windowTitle()}{sign}: {box.text()} | {box.informativeText()}"
    for button in box.buttons():
        way = " default" * (button is box.defaultButton())
        yield f"  {button.text()}{way}{' by Escape' * (button is box.escapeButton())}"


def state(person: Person) -> str:
    """Return what an answer can change."""
    session = person.window.session
    moves = " ".join(node.text for node in session.line)
    paused = ", paused" * session.paused
    stands = f"{moves} at {session.node.ply}, {session.players}{paused}, {session.outcome}"
    return f"{stands}; {person.message.partition(' cannot be started')[0]}"


def test_each_question_and_each_answer(person: Person, read_as_kept: ReadAsKept) -> None:
    lines: list[str] = []
    for name, ask in QUESTIONS.items():
        answers, number = 1, 0
        while number < answers:
            person.window.session.restore(opened("loop/mini", ["1a1"]))
            person.clear_message()
            ask(person)
            box = asked(person)
            if not number:
                answers = len(box.buttons())
                lines += [f"= {name}", *told(box), f"  meanwhile {state(person)}"]
            box.buttons()[number].click()
            QApplication.processEvents()
            lines.append(f"  answer {number + 1}: {state(person)}")
            number += 1
    folder = re.compile(re.escape(str(person.folder)))
    read_as_kept((folder.sub("(folder)", line) for line in lines), "questions")
