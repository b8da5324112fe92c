"""What the window tells of moves: on the board, in the status line, and not elsewhere."""

from __future__ import annotations

import random

import pytest
from PyQt6.QtWidgets import QFrame, QPushButton

from ringrealms3d.core.move import Move
from ringrealms3d.core.story import Milestone
from ringrealms3d.session.players import PEOPLE, Computer, Human, Players
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.messages import Messages, Note, Weight
from ringrealms3d.window.widgets.news_texts import chips
from tests.records.opened import ended, opened
from tests.window.driver import Person
from tests.window.driver.finding import find

pytestmark = [pytest.mark.flat, pytest.mark.usefixtures("engines")]

TET = "ring-majority/tet"


def notes_in(window: MainWindow) -> list[Note | None]:
    """Return a list to which every note is added from now on."""
    notes: list[Note | None] = []
    (messages,) = window.findChildren(Messages)
    messages.noted.connect(notes.append)
    return notes


def play(window: MainWindow, uid: str, players: Players, *texts: str) -> Note | None:
    """Play a game from its start; return the note after its last move."""
    window.session.new_game(uid, players)
    notes = notes_in(window)
    for text in texts:
        window.session.play(window.session.position.parse_move(text))
    return notes[-1]


def captures(window: MainWindow, players: Players) -> Note | None:
    """Play first moves until one captures; return the note on it."""
    window.session.new_game(TET, players)
    notes = notes_in(window)
    while not window.session.node.taken:
        window.session.play(window.session.position.legal_moves[0])
    return notes[-1]


def test_a_move_of_the_computer_is_told_and_ones_own_is_not(window: MainWindow) -> None:
    note = play(window, TET, (Human(), Computer(5)), "f1", "f2")
    assert note == Note("Blue played f2|.", "", 1)
    assert play(window, TET, (Human(), Computer(5)), "f1") is None
    assert play(window, TET, PEOPLE, "f1", "f2") is None
    assert play(window, TET, (Computer(5), Computer(5)), "f1", "f2") is None


@pytest.mark.parametrize("seat", [0, 1])
def test_what_was_taken_is_told_with_its_ring(window: MainWindow, seat: int) -> None:
    players = (Human(), Computer(5)) if seat == 0 else (Computer(5), Human())
    note, node = captures(window, players), window.session.node
    if node.seat == seat:
        assert note is None
        return
    assert note is not None
    assert note.text.endswith(("of your stones.", "your stone on " + note.text.split()[-1])) or (
        "your stones on" in note.text
    )
    assert note.detail.startswith("By the ring around")


def test_a_swap_is_offered_done_and_told(window: MainWindow) -> None:
    note = play(window, "loop/mini", (Computer(5), Human()), "1a2")
    assert note is not None
    assert note.text == "You may swap|: take over the tile on 1a2."
    assert note.commands == ("game.swap",)
    assert note.lasts
    Person(window).choose("game.swap")
    assert window.session.node.text == "swap"
    assert [each.text for each in chips(window.session.node)] == ["swap"]
    note = play(window, "loop/mini", (Human(), Computer(5)), "1a2", "swap")
    assert note is not None
    assert note.plain == (
        "White swapped: the tile on 1a2 was yours and is now White's. "
        "You are still Black, and it is your move."
    )


def buttons(window: MainWindow) -> list[str]:
    """Return what the buttons on the note say."""
    card = find(window, QFrame, "note")
    return [each.text() for each in card.findChildren(QPushButton) if not each.isHidden()]


def test_an_offer_to_swap_can_be_declined(window: MainWindow) -> None:
    play(window, "loop/mini", (Computer(5), Human()), "1a2")
    assert buttons(window) == ["Swap", "Keep colours"]
    card = find(window, QFrame, "note")
    card.findChildren(QPushButton)[1].click()
    assert card.isHidden()
    assert window.session.position.turn == 1
    assert Person(window).can("game.swap")
    assert play(window, "loop/mini", (Computer(5), Computer(5)), "1a2") is not None
    assert buttons(window) == []


def test_two_people_hear_of_seats_by_their_names(window: MainWindow) -> None:
    note = play(window, "loop/mini", PEOPLE, "1a2")
    assert note is not None
    assert note.text == "White may swap|: take over the tile on 1a2."
    note = play(window, "loop/mini", PEOPLE, "1a2", "swap")
    assert note is not None
    assert note.text == "White swapped:| the tile on 1a2 is now White's."


def test_a_note_goes_with_its_move(window: MainWindow) -> None:
    notes = notes_in(window)
    window.session.new_game(TET, (Human(), Computer(5)))
    window.session.play(Move(0))
    window.session.play(Move(1))
    assert [note is None for note in notes] == [True, True, False]
    window.session.undo()
    assert [note is None for note in notes[3:]] == [True]
    window.session.play(Move(0))
    window.session.play(Move(1))
    Person(window).switch("game.start", True)
    assert notes[-1] is None


def test_a_finished_game_is_told_in_the_status_line(window: MainWindow) -> None:
    window.session.restore(opened(TET, ["f1", "e2"]))
    window.session.resign()
    notes = notes_in(window)
    window.session.go_to(1)
    assert set(notes) == {None}
    assert Person(window).message.startswith("Red played f1. The game is over")
    window.session.go_to(0)


def test_what_moves_did_is_written_in_a_word_or_two(window: MainWindow) -> None:
    window.session.new_game(TET, PEOPLE)
    assert chips(window.session.node) == ()
    while not window.session.finished:
        window.session.play(window.session.position.legal_moves[0])
        node = window.session.node
        told = [each.text for each in chips(node)]
        assert (f"+{node.taken - node.lost}" in told) == (node.taken > node.lost)
        assert (f"−{node.lost} own" in told) == (node.lost > 0)


def test_that_a_move_won_comes_before_what_it_took() -> None:
    games = (ended(opened(TET), random.Random(number).choice) for number in range(40))
    told = [chips(game.cursor.current) for game in games]
    both = [each for each in told if len(each) > 1]
    assert both
    assert {each[0].text for each in both} <= {"wins", "loses"}


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("level", "on", "warned"), [(3, True, True), (4, True, False), (3, False, False)]
)
def test_a_threat_of_a_weak_computer_is_told_if_wanted(
    window: MainWindow, level: int, on: bool, warned: bool
) -> None:
    Person(window).switch("view.threats", on)
    window.session.new_game(TET, (Human(), Computer(level)))
    notes = notes_in(window)
    found: tuple[Milestone, ...] = ()
    while not window.session.finished and not found:
        position, move = window.session.position, window.session.position.legal_moves[0]
        window.session.play(move)
        state = window.session.position.state
        found = position.variant.threats(state, move.code) if position.turn else ()
    assert found
    told = notes[-1]
    assert told is not None
    assert (told.weight is Weight.WARNING) == warned
    assert ("threatens" in told.plain) == warned
    person, sites = Person(window), [site for each in found for site in each.sites]
    assert set(person.shown.threatened) == (set(sites) if warned else set())
    assert person.sees(person.content(threatened=tuple(sites) if warned else ()))
    window.session.undo()
    assert person.shown.threatened == ()


@pytest.mark.nightly
def test_the_first_threat_of_a_game_is_told_to_who_makes_it(window: MainWindow) -> None:
    for uid in (TET, TET):  # in another game again
        window.session.new_game(uid, (Human(), Computer(5)))
        notes, own = notes_in(window), 0
        while not window.session.finished:
            position, move = window.session.position, window.session.position.legal_moves[0]
            window.session.play(move)
            after = window.session.position
            made = () if after.outcome else after.variant.threats(after.state, move.code)
            threatens = position.turn == 0 and bool(made)
            note = notes[-1]
            if threatens and not own:
                assert note is not None
                assert note.text.startswith("You threaten| to take")
                assert (note.weight, note.lasts) == (Weight.MILESTONE, False)
                assert Person(window).shown.threatened == ()
            elif position.turn == 0:
                assert note is None or "You threaten" not in note.plain
            own += threatens
        assert own > 1
