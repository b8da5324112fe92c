"""A finished game that is looked at, tried out in and studied: it stays as it ended."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ringrealms3d.core.time_notation import parse_control
from ringrealms3d.library.library import Library
from ringrealms3d.records.edits import clear_marks, comment_on, keep_camera, rate, toggle_mark
from ringrealms3d.records.node import Evaluation, Mark
from ringrealms3d.records.record import GameRecord, Reason, Result
from ringrealms3d.session.autosave import Autosave
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.keeper import Keeper
from ringrealms3d.session.open_game import opened
from ringrealms3d.session.players import PEOPLE, Computer, Human, OpponentProgram, Players
from tests.session.stopped_time import StoppedTime

TET = "ring-majority/tet"
LEVEL = (Human(), Computer(6))
SEATINGS: tuple[Players, ...] = (
    PEOPLE,
    (Human(), Computer(2)),
    (Computer(9), Human()),
    (Computer(1), Computer(2)),
    (Human(), OpponentProgram("engine", 1.0)),
)

Told = tuple[list[str], Result, tuple[str, str]]


def told(record: GameRecord) -> Told:
    """Return what no study of a finished game changes: its line, its result and its names."""
    return [node.text for node in record.line], record.result, record.players


class Desk:
    """A game that is kept in a library, and in a file while it goes on."""

    def __init__(self, folder: Path) -> None:
        self.time = StoppedTime()
        self.session = GameSession(TET, LEVEL, self.time)
        self.path = folder / "library.sqlite"
        self.keeper = Keeper(self.session, self.path)
        self.autosave = Autosave(self.session, folder / "game.json")

    def close(self) -> None:
        self.autosave.close()
        self.keeper.close()

    def open_from_library(self, number: int) -> None:
        self.session.open_game(opened(self.keeper.library.load(number), number))

    def kept(self, number: int) -> tuple[Told, tuple[str, str], Reason]:
        """Return a game of the library: what its document and what its row tells."""
        with Library(self.path) as library:
            row = next(game for game in library.games() if game.id == number)
            return told(library.load(number)), row.kinds, row.result.reason


def by_rules(desk: Desk) -> None:
    while desk.session.position.legal_moves:
        desk.session.play(desk.session.position.legal_moves[-1])


def by_resigning(desk: Desk) -> None:
    play(desk.session, "f1", "e3", "v2", "e1", "v3")
    desk.session.undo()
    desk.session.resign()


def by_time(desk: Desk) -> None:
    desk.session.new_game(TET, LEVEL, parse_control("1m"))
    play(desk.session, "f1", "e3", "v2")
    desk.time.pass_by(61)
    assert desk.session.lose_on_time()


ENDS = (by_rules, by_resigning, by_time)


def play(session: GameSession, *texts: str) -> None:
    for text in texts:
        session.play(session.position.parse_move(text))


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("reopened", [True, False])
def test_a_try_that_is_undone_leaves_a_finished_game_as_it_was(
    tmp_path: Path, end: Callable[[Desk], None], reopened: bool
) -> None:
    desk = Desk(tmp_path)
    end(desk)
    session, number = desk.session, desk.session.number
    assert number is not None
    before = desk.kept(number)
    if reopened:
        session.new_game(TET, PEOPLE)
        desk.open_from_library(number)
    for fork in (session.record.line[0], session.record.last):
        session.visit(fork)
        used = {child.move for child in fork.children}
        for move in [move for move in session.position.legal_moves if move not in used][:2]:
            session.set_player(1, Computer(1))
            session.play(move)
            session.undo()
            assert session.node is fork
            session.set_player(0, Human())
            session.play(move)
            session.visit(fork)
    assert session.finished
    assert told(session.record) == before[0]
    assert desk.kept(number) == before
    desk.close()


Deed = Callable[[Desk, int], None]


def looks(desk: Desk, n: int) -> None:
    desk.session.go_to(n % (len(desk.session.line) + 1))


def visits(desk: Desk, n: int) -> None:
    nodes = list(desk.session.record.nodes())
    desk.session.visit(nodes[n % len(nodes)])


def tries(desk: Desk, n: int) -> None:
    legal = desk.session.position.legal_moves
    if legal:
        desk.session.play(legal[n % len(legal)])


def plays_the_line_again(desk: Desk, n: int) -> None:
    for _ in range(1 + n % 3):
        following = desk.session.record.preferred(desk.session.node)
        if following is not None and following.move is not None:
            desk.session.play(following.move)


def undoes(desk: Desk, n: int) -> None:
    for _ in range(1 + n % 4):
        if desk.session.undo_takes_move_back or desk.session.undo_brings_game_back:
            return  # which is asked for: to go on with the game, or to leave it
        desk.session.undo()


def redoes(desk: Desk, n: int) -> None:
    for _ in range(1 + n % 4):
        desk.session.redo()


def changes_seats(desk: Desk, n: int) -> None:
    desk.session.set_players(SEATINGS[n % len(SEATINGS)])


def resigns(desk: Desk, _: int) -> None:
    desk.session.resign()


def waits(desk: Desk, n: int) -> None:
    desk.time.pass_by(n)
    desk.session.lose_on_time()


def pauses(desk: Desk, n: int) -> None:
    desk.session.pause()
    if n % 2:
        desk.session.go_on()


def notes(desk: Desk, n: int) -> None:
    node = desk.session.node
    edits = (
        comment_on(node, str(n)),
        rate(node, "!" if node.parent else ""),
        toggle_mark(node, Mark("circle", ("f1",))),
        clear_marks(node),
        keep_camera(node, (float(n),) * 10),
    )
    desk.session.edit(edits[n % len(edits)])


def reviews(desk: Desk, n: int) -> None:
    desk.session.note_evaluations({desk.session.node: Evaluation(0.5)}, leaving=n % 2 == 0)


def plays_again_and_comes_back(desk: Desk, n: int) -> None:
    desk.session.new_game(TET, desk.session.same_players)
    for _ in range(n % 3):
        tries(desk, n)
    while not desk.session.undo_brings_game_back:
        desk.session.undo()
    desk.session.undo()
    if n % 2:
        desk.session.redo()
        desk.session.undo()


DEEDS: tuple[Deed, ...] = (
    looks,
    visits,
    tries,
    plays_the_line_again,
    undoes,
    redoes,
    changes_seats,
    resigns,
    waits,
    pauses,
    notes,
    reviews,
    plays_again_and_comes_back,
)

SOME_DEEDS = st.lists(st.tuples(st.sampled_from(DEEDS), st.integers(0, 99)), max_size=20)


def study(end: Callable[[Desk], None], reopened: bool, deeds: list[tuple[Deed, int]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(Path(folder))
        end(desk)
        number = desk.session.number
        assert number is not None
        before = desk.kept(number)
        if reopened:
            desk.open_from_library(number)
        record = desk.session.record
        for deed, n in deeds:
            deed(desk, n)
            assert told(record) == before[0], deed.__name__
            if desk.session.record is not record and desk.session.undo_brings_game_back:
                desk.session.undo()
        desk.close()
        assert desk.kept(number) == before
        with Library(desk.path) as library:
            assert library.count() <= 1 + len(deeds)


@pytest.mark.few(1)
@pytest.mark.parametrize("reopened", [True, False])
@settings(max_examples=15)
@given(end=st.sampled_from(ENDS), deeds=SOME_DEEDS)
def test_whatever_is_done_in_a_finished_game_it_stays_as_it_ended(
    reopened: bool, end: Callable[[Desk], None], deeds: list[tuple[Deed, int]]
) -> None:
    study(end, reopened, deeds)


@pytest.mark.nightly
@pytest.mark.parametrize("reopened", [True, False])
@settings(max_examples=300, derandomize=False)
@given(end=st.sampled_from(ENDS), deeds=SOME_DEEDS)
def test_whatever_is_done_at_length_a_finished_game_stays_as_it_ended(
    reopened: bool, end: Callable[[Desk], None], deeds: list[tuple[Deed, int]]
) -> None:
    study(end, reopened, deeds)
