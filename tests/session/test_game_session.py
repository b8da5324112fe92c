"""A game on the table: what each command changes, and the one change that it tells."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.move import IllegalMove, Move
from ringrealms3d.core.outcome import Outcome
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.games import start
from ringrealms3d.records.edits import Heading, comment_on, delete, make_main, rate
from ringrealms3d.records.record import Reason, Result
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.open_game import opened as opened_game
from ringrealms3d.session.players import PEOPLE, Computer, Human
from tests.games.playing import random_game
from tests.records.opened import opened, played

TET = "ring-majority/tet"
CUBE = "ring-majority/cube"
PERSON, ENGINE = Human(), Computer(3)


def listened(session: GameSession) -> list[Change]:
    """Return the list that the session's changes go to."""
    changes: list[Change] = []
    session.changed.connect(changes.append)
    return changes


def play(session: GameSession, *names: str) -> None:
    for name in names:
        session.play(session.position.parse_move(name))


def moves(session: GameSession) -> list[str]:
    return [session.position.format_move(move) for move in session.moves]


def test_a_session_starts_at_the_start() -> None:
    session = GameSession(TET)
    assert session.position == start(TET)
    assert (session.uid, session.moves, session.played) == (TET, (), None)
    assert session.players == (PERSON, PERSON)
    assert session.player_to_move == PERSON
    assert session.outcome is None
    assert not session.can_undo
    assert not session.can_redo


def test_an_unknown_variant_is_refused() -> None:
    with pytest.raises(ValueError, match="ball"):
        GameSession("ring-majority/ball")


def test_playing_tells_the_one_site() -> None:
    session = GameSession(TET)
    changes = listened(session)
    play(session, "e3")
    assert changes == [Change(What.PLAYED, (6,))]
    assert moves(session) == ["e3"]
    assert session.can_undo
    assert session.played is not None
    assert session.played.before == start(TET)


def test_playing_tells_captured_sites_too() -> None:
    session = GameSession(TET)
    changes = listened(session)
    captured = False
    for move, after in random_game(session.position, seed=2):
        before = session.position
        session.play(move)
        differs = np.flatnonzero(before.stones != after.stones)
        assert changes.pop() == Change(What.PLAYED, tuple(differs.tolist()))
        assert not changes
        captured = captured or len(differs) > 1
    assert captured
    assert session.outcome == session.position.outcome is not None
    assert session.player_to_move is None


def test_an_illegal_move_changes_and_tells_nothing() -> None:
    session = GameSession(TET)
    play(session, "f1")
    changes = listened(session)
    with pytest.raises(IllegalMove, match="f1 holds a red stone"):
        play(session, "f1")
    assert changes == []
    assert moves(session) == ["f1"]


def test_undo_and_redo_between_people_go_one_move() -> None:
    session = GameSession(TET)
    play(session, "f1", "e3", "v2")
    changes = listened(session)
    session.undo()
    assert (moves(session), changes) == (["f1", "e3"], [Change(What.MOVED_ALONG, (11,))])
    assert session.can_redo
    session.redo()
    assert (moves(session), changes[1:]) == (
        ["f1", "e3", "v2"],
        [Change(What.MOVED_ALONG, (11,))],
    )
    assert not session.can_redo


def test_at_either_end_undo_and_redo_change_no_site() -> None:
    session = GameSession(TET)
    changes = listened(session)
    session.undo()
    session.redo()
    assert changes == [Change(What.MOVED_ALONG, ())] * 2
    assert session.position == start(TET)


@given(st.lists(st.sampled_from(["undo", "redo"]) | st.integers(0, 13), max_size=30))
def test_every_command_tells_exactly_what_differs(steps: list[str | int]) -> None:
    session = GameSession(TET)
    changes = listened(session)
    for step in steps:
        before, legal = session.position, session.position.legal_moves
        if step == "undo":
            session.undo()
        elif step == "redo":
            session.redo()
        elif legal:
            session.play(legal[int(step) % len(legal)])
        else:
            continue
        differs = np.flatnonzero(before.stones != session.position.stones)
        what = What.MOVED_ALONG if isinstance(step, str) else What.PLAYED
        assert changes.pop() == Change(what, tuple(differs.tolist()))
        assert not changes


def test_views_see_the_new_state_when_they_hear_of_it() -> None:
    session = GameSession(TET)
    plies: list[int] = []
    session.changed.connect(lambda change: plies.append(session.position.ply))
    play(session, "f1", "e3")
    session.undo()
    session.new_game(CUBE)
    assert plies == [1, 2, 1, 0]


def test_undo_against_the_computer_returns_to_the_persons_turn() -> None:
    session = GameSession(TET, (PERSON, ENGINE))
    play(session, "f1", "e3", "v2", "e1")
    changes = listened(session)
    session.undo()
    assert moves(session) == ["f1", "e3"]
    assert changes == [Change(What.MOVED_ALONG, (4, 11))]
    session.redo()
    assert moves(session) == ["f1", "e3", "v2", "e1"]
    session.undo()
    session.undo()
    assert moves(session) == []
    assert session.player_to_move == PERSON


def test_undo_while_the_computer_thinks_takes_one_move_back() -> None:
    session = GameSession(TET, (PERSON, ENGINE))
    play(session, "f1", "e3", "v2")
    session.undo()
    assert moves(session) == ["f1", "e3"]


def test_undo_of_the_second_seat_against_the_computer() -> None:
    session = GameSession(TET, (ENGINE, PERSON))
    play(session, "f1", "e3", "v2")
    session.undo()
    assert moves(session) == ["f1"]
    assert session.player_to_move == PERSON


def test_undo_between_two_computers_goes_one_move() -> None:
    session = GameSession(TET, (ENGINE, ENGINE))
    play(session, "f1", "e3", "v2")
    session.undo()
    assert moves(session) == ["f1", "e3"]
    session.redo()
    assert moves(session) == ["f1", "e3", "v2"]


def test_who_resigns_loses() -> None:
    session = GameSession(TET)
    play(session, "f1")
    changes = listened(session)
    session.resign()
    assert changes == [Change(What.RESIGNED, ())]
    outcome = session.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.score) == (0, "Blue resigned", 1.0)
    assert session.record.ended == Result(0, Reason.RESIGNATION)


def test_the_first_seat_can_resign_too() -> None:
    session = GameSession(TET)
    session.resign()
    assert session.outcome is not None
    assert (session.outcome.winner, session.outcome.score) == (1, -1.0)


def test_after_a_resignation_nobody_resigns() -> None:
    session = GameSession(TET)
    session.resign()
    changes = listened(session)
    session.resign()
    assert changes == []
    assert session.record.ended == Result(1, Reason.RESIGNATION)


@pytest.mark.parametrize("ply", [0, 1, 2, 3])
def test_moves_of_both_seats_are_tried_out_anywhere_in_a_resigned_game(ply: int) -> None:
    session = GameSession(TET, (Human(), Computer(1)))
    play(session, "f1", "v1", "e2")
    session.resign()
    end, ended = session.node, session.record.result
    session.go_to(ply)
    play(session, "v2", "v3")
    assert session.player_to_move == Human()
    assert session.record.result == ended
    assert [node.text for node in session.record.line] == ["f1", "v1", "e2"]
    session.undo()
    session.undo()
    assert session.node.ply == ply
    session.visit(session.record.last)
    assert session.node is end
    assert session.at_end
    assert session.outcome is not None
    session.undo()
    assert session.record.ended is None


def test_a_game_that_is_said_to_be_unfinished_goes_on_with_what_was_tried() -> None:
    session = GameSession(TET)
    play(session, "f1", "v1")
    session.resign()
    play(session, "v2", "v3")
    session.describe(Heading(), session.record.players)
    play(session, "e1")
    assert [node.text for node in session.record.line] == ["f1", "v1", "v2", "v3", "e1"]
    assert session.record.result.reason is Reason.UNFINISHED


def test_undo_takes_a_resignation_back_and_no_move() -> None:
    session = GameSession(TET)
    play(session, "f1")
    session.resign()
    changes = listened(session)
    session.undo()
    assert changes == [Change(What.MOVED_ALONG, ())]
    assert session.outcome is None
    assert session.record.ended is None
    assert moves(session) == ["f1"]
    play(session, "e3")


def test_a_resignation_before_the_first_move_can_be_taken_back() -> None:
    session = GameSession(TET)
    session.resign()
    assert session.can_undo
    session.undo()
    assert session.outcome is None
    assert not session.can_undo


def test_nothing_is_redone_in_a_resigned_game() -> None:
    session = GameSession(TET)
    play(session, "f1")
    session.undo()
    session.resign()
    assert not session.can_redo
    session.redo()
    assert session.position == start(TET)


def test_moves_that_were_taken_back_are_no_part_of_a_game_resigned_then() -> None:
    session = GameSession(TET)
    play(session, "f1", "e3", "v2")
    session.undo()
    session.undo()
    session.resign()
    assert [node.text for node in session.record.line] == ["f1"]
    assert session.record.result == Result(0, Reason.RESIGNATION)
    assert not session.can_redo


def test_they_come_back_with_the_game_without_what_was_tried_since() -> None:
    session = GameSession(TET)
    play(session, "f1", "e3")
    session.undo()
    session.resign()
    end = session.node
    for text in ("v2", "e3"):
        play(session, text)
        session.undo()
    session.undo()
    assert session.record.ended is None
    assert [node.text for node in session.record.line] == ["f1", "e3"]
    assert [node.text for node in end.children] == ["e3"]
    assert session.can_redo


def test_the_seat_to_move_at_the_end_resigns_while_an_earlier_position_is_shown() -> None:
    session = GameSession(TET)
    play(session, "f1", "e3", "v2")
    session.go_to(2)
    session.resign()
    assert session.node is session.record.last
    assert session.record.result == Result(0, Reason.RESIGNATION)
    assert [node.text for node in session.record.line] == ["f1", "e3", "v2"]


@pytest.mark.parametrize("moves", ["f1", "f1 e3"])
def test_a_person_resigns_while_the_computer_is_to_move_too(moves: str) -> None:
    session = GameSession(TET, (Computer(1), Human()))
    play(session, *moves.split())
    assert session.can_resign
    session.resign()
    assert session.record.result == Result(0, Reason.RESIGNATION)
    assert session.outcome is not None
    assert session.outcome.reason == "Blue resigned"
    assert not session.can_resign


def test_nobody_can_resign_a_game_that_is_watched() -> None:
    assert not GameSession(TET, (Computer(1), Computer(2))).can_resign


def test_a_finished_game_can_not_be_resigned() -> None:
    session = GameSession(TET)
    for move, _ in random_game(session.position, seed=2):
        session.play(move)
    outcome = session.outcome
    changes = listened(session)
    session.resign()
    assert session.outcome == outcome
    assert changes == []


def test_a_new_game_clears_the_table() -> None:
    session = GameSession(TET, (PERSON, ENGINE))
    play(session, "f1")
    session.resign()
    changes = listened(session)
    session.new_game(CUBE)
    assert changes == [Change(What.NEW_GAME, tuple(range(26)))]
    assert session.position == start(CUBE)
    assert (session.outcome, session.moves) == (None, ())
    assert not session.can_redo
    assert session.players == (PERSON, ENGINE)


def test_the_game_before_comes_back_until_another_move_is_made() -> None:
    session = GameSession(TET, (PERSON, ENGINE))
    play(session, "f1")
    session.resign()
    seed = session.record.seed
    session.new_game(CUBE, (PERSON, PERSON))
    session.undo()
    assert (session.uid, moves(session), session.record.seed) == (TET, ["f1"], seed)
    assert session.players == (PERSON, ENGINE)
    assert session.record.ended == Result(1, Reason.RESIGNATION)


def test_the_game_before_comes_back_until_an_opened_game_is_changed() -> None:
    record = played(CUBE, ["f1", "f2"]).record
    record.end(0, Reason.RESIGNATION)
    session = GameSession(TET)
    play(session, "v1")
    session.open_game(opened_game(record))
    session.go_to(1)
    session.undo()
    assert (session.uid, moves(session)) == (TET, ["v1"])
    assert record.ended == Result(0, Reason.RESIGNATION)
    session.open_game(opened_game(record))
    session.edit(rate(session.node, "!"))
    assert not session.undo_brings_game_back
    session.undo()
    assert (session.uid, session.node.glyph) == (CUBE, "")
    assert record.ended == Result(0, Reason.RESIGNATION)


def test_an_opened_game_takes_moves_back_where_there_was_none_before() -> None:
    session = GameSession(TET)
    session.open_game(opened_game(played(CUBE, ["f1", "f2"]).record))
    session.undo()
    assert (session.uid, moves(session)) == (CUBE, ["f1"])


def test_nothing_comes_back_after_a_game_without_a_move() -> None:
    session = GameSession(TET)
    session.new_game(CUBE)
    assert not session.can_undo


def test_watching_ends_with_its_game() -> None:
    session = GameSession(TET, (PERSON, ENGINE))
    session.set_players((ENGINE, ENGINE))
    assert session.watched
    assert session.next_players == (PERSON, ENGINE)
    session.new_game(TET)
    assert session.players == (PERSON, ENGINE)
    session.new_game(TET, (ENGINE, ENGINE))
    session.new_game(TET)
    assert not session.watched


def test_the_opponent_of_a_game_from_a_file_sits_down_again() -> None:
    session = GameSession(TET, (PERSON, Computer(6)))
    play(session, "f1")
    session.resign()
    other = GameSession(TET)
    other.open_game(opened_game(session.record))
    assert other.players == other.next_players == (PERSON, Computer(6))
    assert other.record.players == ("", "Level 6")


@pytest.mark.parametrize("names", [("", ""), ("Level 3", "Level 4"), ("Level 11", "Anna")])
def test_a_game_to_look_at_does_not_change_the_usual_opponent(names: tuple[str, str]) -> None:
    session = GameSession(TET, (PERSON, ENGINE))
    record = played(TET, ["f1"]).record
    record.end(0, Reason.RESIGNATION)
    record.players = names
    session.open_game(opened_game(record))
    assert session.players == PEOPLE
    assert session.record.players == names
    assert session.next_players == (PERSON, ENGINE)


def test_whoever_plays_on_after_the_end_was_taken_back_is_named() -> None:
    session = GameSession(TET, (PERSON, Computer(6)))
    play(session, "f1")
    session.resign()
    session.set_players((PERSON, Computer(2)))
    assert session.record.players == ("", "Level 6")
    session.undo()
    play(session, "f2")
    assert session.record.players == ("", "Level 2")


def test_a_new_game_can_bring_other_players() -> None:
    session = GameSession(TET)
    session.new_game(TET, (ENGINE, PERSON))
    assert session.players == (ENGINE, PERSON)


def test_a_bad_new_game_changes_and_tells_nothing() -> None:
    session = GameSession(TET)
    play(session, "f1")
    changes = listened(session)
    with pytest.raises(ValueError, match="ball"):
        session.new_game("ring-majority/ball", (ENGINE, ENGINE))
    assert changes == []
    assert moves(session) == ["f1"]
    assert session.players == (PERSON, PERSON)


@pytest.mark.parametrize(("seat", "players"), [(0, (ENGINE, PERSON)), (1, (PERSON, ENGINE))])
def test_a_seat_can_change_hands(seat: int, players: tuple[Human | Computer, ...]) -> None:
    session = GameSession(TET)
    changes = listened(session)
    session.set_player(seat, ENGINE)
    assert changes == [Change(What.PLAYERS, ())]
    assert session.players == players
    assert session.player_to_move == players[0]


def test_a_move_that_was_taken_back_is_played_again_as_one() -> None:
    session = GameSession(TET)
    play(session, "f1", "e3")
    session.undo()
    session.undo()
    session.play(Move(0))
    assert session.can_redo
    session.redo()
    assert moves(session) == ["f1", "e3"]


def test_undoing_a_note_elsewhere_shows_its_position() -> None:
    session = GameSession(TET)
    play(session, "f1", "e3")
    session.edit(comment_on(session.node, "here"))
    changes = listened(session)
    session.go_to(1)
    session.undo()
    assert session.node.ply == 2
    session.redo()
    e3 = session.position.board.site("e3")
    assert changes[1:] == [Change(What.EDITED, (e3,)), Change(What.NOTED, ())]


def test_go_to_moves_along_the_whole_line() -> None:
    session = GameSession(TET)
    play(session, "f1", "e3", "v2")
    changes = listened(session)
    session.go_to(1)
    assert (moves(session), changes.pop()) == (["f1"], Change(What.MOVED_ALONG, (6, 11)))
    assert session.line_texts == ("f1", "e3", "v2")
    session.go_to(3)
    assert (moves(session), changes.pop()) == (
        ["f1", "e3", "v2"],
        Change(What.MOVED_ALONG, (6, 11)),
    )
    session.go_to(0)
    assert moves(session) == []


@pytest.mark.parametrize("ply", [-1, 3])
def test_go_to_beyond_the_line_changes_and_tells_nothing(ply: int) -> None:
    session = GameSession(TET)
    play(session, "f1", "e3")
    changes = listened(session)
    with pytest.raises(ValueError, match=f"no ply {ply}.*2 moves"):
        session.go_to(ply)
    assert (moves(session), changes) == (["f1", "e3"], [])


def test_a_game_is_restored_with_the_moves_that_were_taken_back() -> None:
    session = GameSession(CUBE)
    session.resign()
    changes = listened(session)
    session.restore(opened(TET, ["f1", "e3", "v2"], 2, (PERSON, ENGINE)))
    assert changes == [Change(What.RESTORED, tuple(range(14)))]
    assert (moves(session), session.line_texts) == (["f1", "e3"], ("f1", "e3", "v2"))
    assert (session.players, session.outcome) == ((PERSON, ENGINE), None)
    session.redo()
    assert moves(session) == ["f1", "e3", "v2"]


def test_what_players_say_ends_a_game_and_is_taken_back() -> None:
    session = GameSession(TET)
    play(session, "f1")
    session.end(0, Reason.TIME)
    assert session.outcome == Outcome(0, Phrase("{seat} lost on time", seat="Blue"), 1.0)
    session.undo()
    assert session.player_to_move == PERSON
    session.end(1, Reason.FORFEIT)
    assert session.outcome == Outcome(1, Phrase("{seat} forfeited the game", seat="Red"), -1.0)
    session.undo()
    session.end(None, Reason.AGREEMENT)
    assert session.outcome == Outcome(None, Phrase("the players agreed on it"), 0.0)


def test_a_game_starts_at_any_position() -> None:
    session, fen = GameSession(CUBE), "rrrr/bbbbbb/rrr1:r:5,5"
    session.restore(OpenGame(played(TET, fen=fen), (PERSON, PERSON)))
    assert session.position.fen() == fen
    play(session, "v4")
    assert session.finished
    assert session.game.cursor.record.fen == fen


def test_a_watched_game_waits_while_it_is_looked_back_on() -> None:
    session, waits = GameSession(TET), list[tuple[bool, bool]]()
    play(session, "v4", "v3")
    session.set_players((Computer(1), Computer(1)))
    session.changed.connect(lambda _: waits.append((session.waits, session.paused)))
    session.go_to(1)
    session.go_on()
    session.go_to(0)
    session.go_to(2)
    session.go_to(0)
    session.set_players((Computer(1), Human()))
    looked_back = [True, False, True, False, True, False]
    assert waits == [(each, False) for each in looked_back]


def test_a_pause_ends_where_a_person_takes_a_seat() -> None:
    session = GameSession(TET, (Computer(1), Computer(1)))
    session.pause()
    session.set_players((Computer(1), Human()))
    assert not session.paused


def test_nobody_thinks_in_a_pause() -> None:
    session = GameSession(TET, (Computer(1), Human()))
    session.pause()
    assert session.is_looked_back_on(Change(What.PLAYERS, ()))
    assert session.players == (Computer(1), Human())
    session.go_on()
    assert not session.is_looked_back_on(Change(What.PLAYERS, ()))
    session.pause()
    session.new_game(TET)
    assert not session.is_looked_back_on(Change(What.NEW_GAME, ()))


def test_redo_brings_back_the_game_that_one_undo_too_many_put_away() -> None:
    session = GameSession(TET, (PERSON, ENGINE))
    play(session, "f1")
    session.resign()
    finished = session.record
    session.new_game(TET, (PERSON, PERSON))
    play(session, "v1", "v2")
    session.edit(comment_on(session.node, "here"))
    for _ in range(4):
        session.undo()
    assert session.record is finished
    session.undo()
    assert (session.record, session.finished) == (finished, True)
    for _ in range(4):
        session.redo()
    assert (moves(session), session.node.comment) == (["v1", "v2"], "here")
    assert session.players == (PERSON, PERSON)
    assert not session.can_redo
    for _ in range(4):
        session.undo()
    assert session.record is finished


def test_redo_brings_back_an_opened_game_where_it_was_shown() -> None:
    session = GameSession(TET)
    play(session, "v1")
    session.open_game(opened_game(played(CUBE, ["f1", "f2", "v1"]).record))
    session.go_to(1)
    session.undo()
    session.redo()
    assert (session.uid, moves(session), session.line_texts) == (CUBE, ["f1"], ("f1", "f2", "v1"))
    session.undo()
    play(session, "v2")
    assert session.uid == TET
    assert not session.can_redo


def test_a_new_game_that_is_looked_back_on_to_its_start_stays_on_the_table() -> None:
    session = GameSession(TET)
    play(session, "v1")
    session.new_game(CUBE)
    play(session, "f1", "f2")
    session.go_to(0)
    session.undo()
    assert session.uid == CUBE


def test_an_end_that_was_taken_back_is_redone() -> None:
    session = GameSession(TET)
    play(session, "f1", "e3", "v2")
    session.undo()
    session.resign()
    ended = session.record.result
    session.undo()
    session.undo()
    session.redo()
    assert (moves(session), session.finished) == (["f1", "e3"], False)
    changes = listened(session)
    session.redo()
    assert session.record.result == ended
    assert [node.text for node in session.record.line] == ["f1", "e3"]
    assert changes == [Change(What.RESIGNED, ())]
    session.undo()
    play(session, "v1")
    assert not session.can_redo


def test_the_last_move_of_a_game_is_taken_back_and_redone() -> None:
    session = GameSession(TET)
    for move, _ in random_game(session.position, seed=2):
        session.play(move)
    ended, line = session.record.result, session.line_texts
    session.undo()
    session.undo()
    session.redo()
    session.redo()
    assert (session.record.result, session.line_texts) == (ended, line)
    assert not session.can_resign
    session.go_to(3)
    assert not session.can_undo
    session.play(next(m for m in session.position.legal_moves if m != session.line[3].move))
    assert (session.record.result, session.finished) == (ended, True)


def test_tries_for_both_sides_of_a_finished_game_are_undone_and_redone_one_by_one() -> None:
    session = GameSession(TET, (PERSON, ENGINE))
    play(session, "f1", "e3", "v2", "e1")
    session.resign()
    session.go_to(2)
    fork = session.node
    for move in ("v1", "e2", "v3"):
        assert session.player_to_move == PERSON
        play(session, move)
    session.undo()
    assert moves(session) == ["f1", "e3", "v1", "e2"]
    session.undo()
    assert moves(session) == ["f1", "e3", "v1"]
    session.undo()
    assert session.node is fork
    assert not session.can_undo
    for _ in range(3):
        session.redo()
    assert moves(session) == ["f1", "e3", "v1", "e2", "v3"]
    session.go_to(0)
    session.undo()
    assert moves(session) == ["f1", "e3", "v1", "e2"]


def test_a_rated_game_keeps_the_end_that_the_rules_gave_it() -> None:
    session = GameSession(TET)
    session.new_rated_game(TET, (PERSON, ENGINE))
    while session.position.legal_moves:
        session.play(session.position.legal_moves[-1])
    line = session.line_texts
    assert not session.can_undo
    session.undo()
    assert (session.line_texts, session.at_end) == (line, True)


def test_the_end_of_a_game_stands_once_it_has_left_the_table() -> None:
    session = GameSession(TET)
    play(session, "f1")
    session.resign()
    session.new_game(TET)
    session.undo()
    assert not session.can_undo
    session.undo()
    assert session.record.ended == Result(0, Reason.RESIGNATION)


def test_who_played_a_game_that_goes_on_is_named_until_somebody_else_sits_down() -> None:
    record = played(TET, ["f1", "e3"]).record
    record.players = ("Level 3", "Level 4")
    session = GameSession(TET)
    session.open_game(opened_game(record))
    session.edit(comment_on(session.node, "here"))
    assert record.players == ("Level 3", "Level 4")
    session.set_player(0, Computer(9))
    assert record.players == ("Level 9", "")
    play(session, "v2")
    assert record.players == ("Level 9", "")


@pytest.mark.parametrize(("chosen", "again"), [(None, True), ((PERSON, ENGINE), False)])
def test_the_levels_of_a_game_that_is_looked_at_play_again(
    chosen: tuple[Human, Computer] | None, again: bool
) -> None:
    record = played(TET, ["f1"]).record
    record.players = ("Level 3", "Level 4")
    record.end(0, Reason.RESIGNATION)
    session = GameSession(TET)
    session.open_game(opened_game(record))
    assert session.players == PEOPLE
    if chosen is not None:
        session.set_players(chosen)
    assert session.same_players == ((Computer(3), Computer(4)) if again else chosen)


def test_a_game_tells_before_it_leaves_the_table() -> None:
    session, left = GameSession(TET), list[str]()
    session.leaving.connect(lambda: left.append(session.uid))
    play(session, "f1")
    session.new_game(CUBE)
    session.undo()
    session.redo()
    session.open_game(opened_game(played(TET).record))
    session.restore(opened(TET))
    assert left == [TET, CUBE, TET, CUBE, TET]


def test_what_was_undone_first_is_redone_last() -> None:
    session = GameSession(TET)
    play(session, "f1", "e3")
    session.edit(delete(session.record, session.node))
    session.undo()
    session.undo()
    session.redo()
    assert (moves(session), session.line_texts) == (["f1", "e3"], ("f1", "e3"))
    session.redo()
    assert session.line_texts == ("f1",)


def test_a_game_whose_place_undo_gave_comes_back_before_older_edits_are_redone() -> None:
    session = GameSession(TET)
    play(session, "v1")
    session.edit(comment_on(session.node, "here"))
    session.undo()
    session.new_game(CUBE)
    session.undo()
    session.redo()
    assert session.uid == CUBE
    session.undo()
    session.go_to(0)
    session.redo()
    assert session.node.comment == "here"


def test_nothing_that_a_resignation_cut_off_is_redone() -> None:
    session = GameSession(TET)
    play(session, "f1")
    session.edit(comment_on(session.node, "here"))
    session.undo()
    session.undo()
    session.resign()
    session.redo()
    assert (session.node, session.can_redo) == (session.record.root, False)


def test_an_end_is_redone_before_what_was_tried_out_after_it() -> None:
    session = GameSession(TET)
    play(session, "f1", "e3")
    session.resign()
    session.go_to(1)
    play(session, "v1")
    session.undo()
    session.go_to(2)
    session.edit(comment_on(session.node, "lost"))
    session.undo()
    session.undo()
    assert not session.finished
    session.redo()
    assert (session.finished, session.node.comment) == (True, "")
    session.redo()
    assert session.node.comment == "lost"


def test_a_resigned_game_whose_line_became_shorter_or_another_ends_there() -> None:
    session = GameSession(TET)
    play(session, "f1", "e3")
    session.resign()
    session.go_to(0)
    play(session, "v1")
    edit = make_main(session.record, session.node)
    assert edit is not None
    session.edit(edit)
    play(session, "v2")
    assert [node.text for node in session.record.line] == ["v1"]
    session.undo()
    session.edit(delete(session.record, session.node))
    assert session.line_texts == ("f1", "e3")
    session.edit(delete(session.record, session.record.last))
    session.visit(session.record.last)
    assert session.outcome is not None
    play(session, "v2")
    assert [node.text for node in session.record.line] == ["f1"]
    for _ in range(3):
        session.undo()
    assert [node.text for node in session.record.line] == ["v1"]


def test_undo_takes_back_the_moves_from_the_one_that_is_shown() -> None:
    session = GameSession(TET)
    play(session, "f1", "e3", "v2")
    session.go_to(2)
    session.undo()
    assert (moves(session), session.stands_at) == (["f1"], session.node)
    session.redo()
    session.redo()
    assert moves(session) == ["f1", "e3", "v2"]
    session.go_to(0)
    assert not session.can_undo


def test_what_was_taken_back_stays_so_while_the_game_is_looked_through() -> None:
    session = GameSession(TET)
    play(session, "f1", "e3", "v2")
    session.undo()
    session.undo()
    session.go_to(3)
    assert not session.can_undo
    session.resign()
    assert [node.text for node in session.record.line] == ["f1"]


def test_a_variation_that_is_taken_back_leaves_the_line_as_it_was() -> None:
    session = GameSession(TET)
    play(session, "f1", "e3", "v2")
    session.go_to(1)
    play(session, "e4")
    session.undo()
    assert [node.text for node in session.record.line] == ["f1", "e3", "v2"]
    assert (moves(session), session.stands_at) == (["f1"], session.record.last)
    session.redo()
    assert [node.text for node in session.record.line] == ["f1", "e4"]


def test_what_was_noted_while_the_computer_thought_stays_when_its_answer_is_taken_back() -> None:
    session = GameSession(TET, (PERSON, ENGINE))
    play(session, "f1")
    noted = session.node
    session.edit(comment_on(noted, "here"))
    play(session, "e3")
    session.undo()
    assert (moves(session), noted.comment) == ([], "here")
    session.undo()
    assert (session.node, noted.comment) == (noted, "")
    session.redo()
    session.redo()
    assert (moves(session), noted.comment) == (["f1", "e3"], "here")
