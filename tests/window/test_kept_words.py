"""What the window's sentences say of games, moves, places, players, analyses and reviews.

No window is needed: these are its words for whatever there can be, also for what comes up rarely.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from PyQt6.QtWidgets import QApplication

import ringrealms3d as rr
from ringrealms3d.core.position import Position
from ringrealms3d.core.time_notation import parse_control
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.languages.catalogue import ENGLISH
from ringrealms3d.library.deleting import Deletion
from ringrealms3d.library.summary import Ending, GameSummary
from ringrealms3d.puzzles.second_try import TryState
from ringrealms3d.records.judging import JudgedMove
from ringrealms3d.records.node import Evaluation
from ringrealms3d.records.record import Reason, Result
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.insight import Insight
from ringrealms3d.session.move_builder import MoveBuilder
from ringrealms3d.session.players import Computer, Human, OpponentProgram, Players
from ringrealms3d.window.app import speak
from ringrealms3d.window.board.realms import realms_of
from ringrealms3d.window.features.analysis import texts as of_analyses
from ringrealms3d.window.features.review import texts as of_reviews
from ringrealms3d.window.features.start.lists import opponent_text, result_and_look, when_text
from ringrealms3d.window.features.study.moves_model import about_move, move_text
from ringrealms3d.window.features.tabs import texts as of_tabs
from ringrealms3d.window.features.words.prospects import piece_text, prospect_text
from ringrealms3d.window.widgets import kept_game_texts, level_texts, texts
from ringrealms3d.window.widgets.key_names import name_keys
from tests.kept_texts import ReadAsKept
from tests.records.opened import RING, ended, opened
from tests.window.test_kept_texts import GAMES, whenever

ISLE = "isle/hexagon"
TET, LOOP = "ring-majority/tet", "loop/mini"
PROGRAM = OpponentProgram("'/opt/some where/ugi-player' --strong --with-many-words", 2.0)

pytestmark = pytest.mark.usefixtures("examples_registered", "one_day")


KEYS = "analysis.on", "game.new", "game.undo", "go.last", "players.now", "view.result"


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """Speak English; every key is called as its command is."""
    speak(qapp, ENGLISH)
    name_keys({command: f"<{command}>" for command in KEYS})
    yield
    name_keys({})


def games() -> Iterator[tuple[str, GameSession]]:
    """Yield games in every state, with what was done."""
    seatings: tuple[Players, ...] = (
        (Human(), Human()),
        (Human(), Computer(4)),
        (Computer(4), PROGRAM),
        (PROGRAM, Human()),
    )
    for players in seatings:
        session = GameSession(TET, players)
        yield f"{players}, new", session
        for move in ("f1", "e3"):
            session.play(session.position.parse_move(move))
        yield "two moves", session
        session.go_to(1)
        yield "looked back", session
        session.go_to(2)
        session.resign()
        yield "resigned", session
        session.play(session.position.legal_moves[0])
        yield "a move after it", session
        session.undo()
        session.undo()
        yield "taken back", session
        session.end(None, Reason.AGREEMENT)
        yield "drawn", session
    session.new_rated_game(TET, (Human(), Computer(3)))
    session.play(session.position.legal_moves[0])
    session.play(session.position.legal_moves[0])
    session.go_to(0)
    yield "rated, looked back", session
    session.new_game(LOOP, control=parse_control("5+3"))
    yield "with clocks", session
    session.lose_on_time()
    session.end(1, Reason.TIME)
    yield "lost on time", session


def finished() -> Iterator[tuple[str, GameSession]]:
    """Yield games that were played at random, in their midst or at their end."""
    for uid in (*GAMES, ISLE):
        session, chance = GameSession(uid), random.Random(4)
        session.restore(opened(uid, players=(Human(), Computer(2))))
        while session.outcome is None and session.node.ply < 7:
            session.play(chance.choice(session.position.legal_moves))
        yield f"{uid} after 7 moves", session
    for uid in (TET, LOOP, ISLE):
        session.restore(ended(opened(uid, players=(Human(), Computer(2))), chance.choice))
        yield f"{uid} at its end", session


def of_game(session: GameSession) -> Iterator[str]:
    """Yield all that is said of a game."""
    said = [*at_the_table(session), *of_position(session.position)]
    said += [of_tabs.whole_text(session.state, aside) for aside in (False, True)]
    if session.outcome is not None:
        for say in (texts.outcome_text, texts.watched_text, texts.verdict_text):
            said.append(say(session, session.outcome))
    yield from dict.fromkeys(line.replace("\n", " / ") for line in said if line)


def at_the_table(session: GameSession) -> Iterator[str]:
    for computer in computers():
        yield texts.state_text(session, computer)
        yield texts.progress_text(session, computer)
    yield texts.new_game_text(session)
    yield texts.game_before_text(session)
    yield texts.notice_text(session)
    yield texts.waiting_text(session)


def of_position(position: Position) -> Iterator[str]:
    yield texts.position_text(position)
    yield from (texts.stones_text(position, seat) for seat in (0, 1))
    yield texts.counts_text(position)
    yield from (texts.margin_text(position, person) for person in (None, 0, 1))


def computers() -> Iterator[Any]:
    for state, simulations, pondering in (
        ("", 0, False),
        ("starting", 0, False),
        ("thinking", 0, True),
        ("thinking", 12_345, False),
    ):
        yield SimpleNamespace(state=state, simulations=simulations, pondering=pondering)


def test_what_is_said_of_games(read_as_kept: ReadAsKept) -> None:
    lines: list[str] = []
    for some in (games(), finished()):
        for about, session in some:
            lines += [f"= {about}", *of_game(session)]
    read_as_kept(lines, "words-of-games")


def once_each(lines: Iterable[str]) -> Iterator[str]:
    """Yield lines of which none says the same of another place or number."""
    yield from {re.sub(r"\b(?:\d*[a-z]\d+|\d+)\b", "#", line): line for line in lines}.values()


def of_places(position: Position) -> Iterator[str]:
    """Yield what is said of the places, before and after a first click."""
    builder = MoveBuilder(position)
    places = [place for realm in realms_of(position.variant.layout) for place in realm.places]
    yield from (piece_text(position, place) for place in places)
    yield from (
        prospect_text(position, builder, place) for place in places[:: len(places) // 40 + 1]
    )
    for first in sorted(builder.movable)[:1]:
        builder.take(first)
        yield from (f"then: {prospect_text(position, builder, place)}" for place in places)


@pytest.mark.parametrize("uid", [*GAMES, ISLE])
def test_what_is_said_of_places_and_moves(uid: str, read_as_kept: ReadAsKept) -> None:
    session, chance = GameSession(uid), random.Random(2)
    session.restore(opened(uid, seed=2))
    said: list[str] = []
    while session.outcome is None and session.node.ply < 40:
        if session.node.ply in (0, 25):
            said += of_places(session.position)
        session.play(chance.choice(session.position.legal_moves))
        said.append(f"{move_text(session.node, '!?')}: {about_move(session.node, '')}")
    said += of_places(session.position)
    name = uid.replace("/", "-")
    read_as_kept(once_each(said), f"words-of-places-{name}")


def candidates(position: Position) -> list[Candidate]:
    """Return moves of every result."""
    moves = position.legal_moves
    return [
        Candidate(moves[number], visits, value, 0.5, proven, moves[number : number + 2])
        for number, (visits, value, proven) in enumerate(
            ((900, 0.614, ""), (70, 1.0, "win"), (6, 0.5, "draw"), (1, 0.0, "loss"))
        )
    ]


def test_what_is_said_of_analyses(read_as_kept: ReadAsKept) -> None:
    position = rr.start(LOOP)
    won = rr.GameRecord(LOOP)
    node = won.root
    for move in RING.split():
        node = node.play(move)
    outcome = node.position.outcome
    assert outcome is not None
    lines = [of_analyses.frozen_text(node)]
    numbers = (0, 999, 9_999, 10_000, 123_456, 999_999, 1_000_000, 12_345_678)
    lines += [f"{number}: {of_analyses.short_number(number)}" for number in numbers]
    for proven in (False, True):
        for value in (0.3, -0.3, 0.0, 1.0):
            kept = Evaluation(value, visits=54_321, proven=proven)
            lines.append(f"{of_analyses.kept_text(kept)} {texts.evaluation_text(position, kept)}")
    lines += [of_analyses.leader_text(position, chance) for chance in (0.2, 0.5, 0.9)]
    found = candidates(position)
    insights = [Insight(found[0].line), Insight(found[0].line[:1])]
    insights += [Insight(found[0].line[:count], outcome=outcome) for count in (1, 2)]
    for candidate in found:
        lines.append(f"{of_analyses.chance_text(candidate)} {of_analyses.mark_text(candidate)}")
        lines += [of_analyses.why_text(position, candidate, insight) for insight in insights]
    for state in ("starting", "paused", "thinking", ""):
        for hinting, on, speed in ((True, True, None), (False, True, 1234.5), (False, False, None)):
            for analysis in (None, Analysis(tuple(found), (), 20_000, 1.0)):
                analyst: Any = SimpleNamespace(
                    state=state, hinting=hinting, on=on, speed=speed, analysis=analysis
                )
                said = of_analyses.state_text(analyst, GameSession(LOOP))
                lines.append(f"{state} {hinting} {on} {bool(analysis)}: {said}")
    read_as_kept(lines, "words-of-analyses")


def judged(drop: float, line: tuple[str, ...] = (), answer: str = "v3") -> JudgedMove:
    """Return the second move of a game with a cost."""
    record = rr.GameRecord(TET, 1)
    node = record.root.play("v1").play("v2")
    node.evaluation = Evaluation(0.4, best=answer)
    return JudgedMove(node, drop, line)


def test_what_is_said_of_reviews(read_as_kept: ReadAsKept) -> None:
    moves = [judged(0.1), judged(0.3, ("f1",)), judged(0.5, ("f1", "f2")), judged(1.1)]
    lines = [texts.better_text(move) for move in moves]
    review: Any = SimpleNamespace(
        turns=range(5), evaluations=[None, *map(Evaluation, (0.1, -0.2, 0.4, -1))], moves=moves
    )
    lines += of_reviews.ply_texts(rr.start(TET), review)
    lines += [of_reviews.accuracy_text(share) for share in (None, 0.0, 87.6, 100.0)]
    for resting, preparing, waits in ((True, True, True), (False, True, False), (False,) * 3):
        reviewer: Any = SimpleNamespace(
            resting=resting, preparing=preparing, waits_for_analysis=waits
        )
        lines.append(of_reviews.progress_text(reviewer, 3, 8))
        lines.append(of_reviews.waiting_text(reviewer))
    for stage in [stage for stage in TryState if stage is not TryState.OFF]:
        for answer, known in (("v3", True), ("", False)):
            mistake = judged(0.5, answer=answer)
            assert mistake.node.parent is not None
            position = mistake.node.parent.position
            practice: Any = SimpleNamespace(
                stage=stage,
                place=(2, 5),
                mistake=mistake,
                node=mistake.node.parent,
                tried=position.legal_moves[0],
                solution=position.legal_moves[0] if known else None,
                answer=answer,
                drop=0.7,
            )
            lines.append(f"{stage.name}: {of_reviews.practice_text(practice)}")
    read_as_kept(lines, "words-of-reviews")


def test_what_is_said_of_kept_games(read_as_kept: ReadAsKept) -> None:
    lines = [kept_game_texts.ending_title(ending) for ending in Ending]
    boards = (TET, "ring-majority/nothing", "chess/8", "ring-majority/a/b.off")
    lines += [f"{uid}: {kept_game_texts.board_text(uid)}" for uid in boards]
    lines += [
        f"{name}, {kind}: {kept_game_texts.player_text(name, kind)}"
        for name in ("", "Ann", "Level 4")
        for kind in ("", "person", "level 4", "level 11", "ugi program")
    ]
    for winner in (None, 0, 1):
        for reason in Reason:
            result = Result(winner, reason)
            some = [kept_game_texts.result_text(game, result) for game in ("loop", "chess")]
            for kinds in (("person", "level 3"), ("person", "person"), ("level 3", "")):
                game = summary("2026-11-24", result, kinds)
                some += [*result_and_look(game), opponent_text(game)]
            lines.append(f"{winner}, {reason}: {'; '.join(dict.fromkeys(some))}")
    lines += [
        kept_game_texts.deletion_text(Deletion(1, "2026-11-24T18:30:00", count)) for count in (1, 2)
    ]
    for begun in ("", "2026-11-24", "2026", *(f"2026-11-{day}T12:00:00Z" for day in range(20, 29))):
        game = summary(begun, Result(), ("", ""))
        lines.append(f"{begun}: {kept_game_texts.date_text(game)}, {when_text(game)}")
    read_as_kept(whenever(lines), "words-of-kept-games")


def summary(begun: str, result: Result, kinds: tuple[str, str]) -> GameSummary:
    """Return a kept game."""
    return GameSummary(1, "loop", LOOP, begun, ("Ann", "Bob"), kinds, result, 12, False)


def test_what_is_said_of_levels(read_as_kept: ReadAsKept) -> None:
    lines: list[str] = []
    for uid in (TET, ISLE):
        game = uid.partition("/")[0]
        lines += [uid, level_texts.measured_text(game), level_texts.unmeasured_text(game)]
        for level in range(1, 11):
            name = level_texts.with_strength(f"Level {level}", game, level)
            about, meaning = (
                level_texts.level_about(uid, level),
                level_texts.level_meaning(uid, level),
            )
            lines.append(f"{name}: {about} {meaning}")
    read_as_kept(lines, "words-of-levels")
