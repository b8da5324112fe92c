"""How a match pairs its games, and how a game is played, won, drawn and forfeited."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable

import pytest

from ringrealms3d.core.move import Move
from ringrealms3d.engine.levels import Limits
from ringrealms3d.engine.matches.match import (
    GameResult,
    Match,
    MoveFailed,
    first_player,
    play_game,
)
from ringrealms3d.engine.matches.players import open_player, read_player
from ringrealms3d.engine.matches.pool import play_games
from ringrealms3d.games import start
from ringrealms3d.records.json_file import End, record_of
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import Reason, Result
from tests.engine.matches.scripted import FEW, Scripted, first_move, last_move

TET, LOOP, TILES = "ring-majority/tet", "loop/mini", "path-tiles/free-turns"
PLAIN = Match(TET, ("strong", "plain"), FEW)


def match(uid: str = TET, **changes: int) -> Match:
    return Match(uid, ("first", "last"), FEW, **changes)


def play(number: int, of: Match) -> GameResult:
    return play_game(of, number, (Scripted(first_move), Scripted(last_move)))


@pytest.mark.parametrize("uid", [TET, LOOP, TILES])
def test_a_pair_shares_its_opening_and_its_deal(uid: str) -> None:
    players = Scripted(first_move), Scripted(last_move)
    for number in (0, 1):
        play_game(match(uid), number, players)
    (first, _), (second, _) = players[0].games
    assert len(first.moves) == 2
    assert first.moves == second.moves
    assert first.position.state.tobytes() == second.position.state.tobytes()


def test_pairs_have_different_openings() -> None:
    openings = {match().opening(pair).last.moves for pair in range(40)}
    assert len(openings) > 30
    deals = {match(TILES, random_plies=0).opening(pair).last.position.fen() for pair in range(5)}
    assert len(deals) == 5


def test_the_seed_fixes_the_openings() -> None:
    assert match(seed=4).opening(3).last.moves == match(seed=4).opening(3).last.moves
    assert match(seed=4).opening(3).last.moves != match(seed=5).opening(3).last.moves


@pytest.mark.parametrize("plies", [0, 1, 7])
def test_an_opening_has_as_many_plies_as_asked_for(plies: int) -> None:
    line = match(random_plies=plies).opening(0).last
    assert len(line.moves) == plies
    assert line.position.outcome is None


def test_an_opening_never_ends_the_game() -> None:
    with pytest.raises(ValueError, match=r"ring-majority/tet is over after 40 random moves"):
        match(random_plies=40).opening(0)


def test_colours_are_exchanged() -> None:
    players = Scripted(first_move), Scripted(last_move)
    for number in (0, 1):
        play_game(match(random_plies=0), number, players)
        asked = players[first_player(number)].asked
        assert all(line.position.turn == 0 for line in asked)
        assert asked[0].moves == ()
        for player in players:
            player.asked.clear()
    assert [first_player(number) for number in range(4)] == [0, 1, 0, 1]


@pytest.mark.parametrize("uid", [TET, LOOP, TILES])
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_the_result_is_that_of_the_moves(uid: str, number: int) -> None:
    game = play(number, match(uid))
    record = record_of(game.game)
    outcome = record.last.position.outcome
    assert outcome is not None
    assert game.game.result == End(Reason.RULES, outcome.winner)
    seat = None if game.winner is None else (game.winner + game.first) % 2
    assert seat == outcome.winner
    assert (game.failed, game.failure) == (None, "")
    assert sum(game.turns) == len(game.moves) - 2
    assert record.last.texts == game.moves


@pytest.mark.parametrize("uid", [TET, LOOP, TILES])
@pytest.mark.parametrize("number", [4, 5])
def test_the_record_begins_with_the_opening_and_names_who_sat_where(uid: str, number: int) -> None:
    record = record_of(play(number, match(uid)).game)
    opening = match(uid).opening(2)
    assert (record.uid, record.seed, record.fen) == (uid, opening.seed, None)
    assert record.start == opening.start
    assert record.line[1].position == opening.last.position
    assert record.players == (("first", "last") if number == 4 else ("last", "first"))


def test_each_player_gets_a_seed_of_its_own() -> None:
    players = Scripted(first_move), Scripted(last_move)
    for number in range(3):
        play_game(match(), number, players)
    seeds = [seed for player in players for _, seed in player.games]
    assert len(set(seeds)) == 6


def fail(line: GameNode) -> Move:
    if len(line.moves) >= 6:
        raise MoveFailed("out of ideas")
    return first_move(line)


def cheat(line: GameNode) -> Move:
    return line.moves[-1] if len(line.moves) >= 6 else first_move(line)


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("faulty", [0, 1])
@pytest.mark.parametrize(("chosen", "why"), [(fail, "out of ideas"), (cheat, " holds a ")])
def test_who_gives_no_legal_move_has_lost(
    number: int, faulty: int, chosen: Callable[[GameNode], Move], why: str
) -> None:
    good, bad = Scripted(first_move), Scripted(chosen)
    game = play_game(match(), number, (bad, good) if faulty == 0 else (good, bad))
    assert (game.failed, game.winner) == (faulty, 1 - faulty)
    assert game.failure.startswith(f"{match().players[faulty]} failed: ")
    assert why in game.failure
    assert len(game.moves) in (6, 7)
    record = record_of(game.game)
    assert record.last.position.outcome is None
    assert record.ended == Result(1 - record.last.position.turn, Reason.FORFEIT)
    assert record.last.comment == game.failure
    assert record.players[1 - record.last.position.turn] == match().players[game.winner or 0]


def test_who_fails_at_once_has_lost_a_game_without_moves() -> None:
    def give_up(_: GameNode) -> Move:
        raise MoveFailed("no ideas at all")

    players = Scripted(give_up), Scripted(first_move)
    game = play_game(match(random_plies=0), 0, players)
    assert (game.moves, game.failed, game.winner) == ((), 0, 1)
    assert game.failure == "first failed: no ideas at all"


def test_searches_play_the_same_game_in_this_process_and_in_others() -> None:
    """The others run compiled kernels, this one plain ones."""
    here = []
    for number in range(2):
        players = [open_player(read_player(text, PLAIN.limits), TET) for text in PLAIN.players]
        here.append(play_game(PLAIN, number, (players[0], players[1])))
    there = sorted(play_games(PLAIN, range(2), jobs=2), key=lambda game: game.number)
    assert [game.moves for game in there] == [game.moves for game in here]
    assert [game.winner for game in there] == [game.winner for game in here]


def test_who_leaves_early_leaves_no_process_behind() -> None:
    before = multiprocessing.active_children()
    endless = Match(TET, ("strong", "plain"), Limits(seconds=600.0))
    games = play_games(endless, range(2), jobs=2)
    quick = play_games(PLAIN, range(1), jobs=1)
    assert next(quick).number == 0
    quick.close()  # type: ignore[attr-defined]
    games.close()  # type: ignore[attr-defined]
    assert multiprocessing.active_children() == before


def test_what_goes_wrong_in_another_process_is_raised_here() -> None:
    with pytest.raises(ValueError, match="variant 'ring-majority/ball'"):
        list(play_games(Match("ring-majority/ball", ("plain", "plain"), FEW), [0], jobs=1))


def test_positions_begin_at_the_start() -> None:
    assert match(random_plies=0).opening(0).last.position == start(TET)
