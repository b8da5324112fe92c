"""Games of the engine with itself as units of work."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.lab.matches.self_play import SelfPlay, check_result, do_unit, game_of
from ringrealms3d.lab.work.job import Json
from ringrealms3d.records.json_file import Document, record_of

GAMES = SelfPlay("ring-majority/tet", playouts=5, seed=3)


def played(number: int, games: SelfPlay = GAMES) -> Json:
    return do_unit(games.job, number)


def moves(game: Document) -> list[str]:
    return [node.move for node in game.nodes]


def test_a_number_fixes_the_game() -> None:
    assert played(4) == played(4)


def test_other_numbers_and_seeds_are_other_games() -> None:
    four = moves(game_of(played(4)))
    assert four != moves(game_of(played(5)))
    assert four != moves(game_of(played(4, replace(GAMES, seed=4))))
    assert GAMES.job.unit(4).key != replace(GAMES, seed=4).job.unit(4).key


def test_without_drawn_moves_all_games_are_searched_alike() -> None:
    game = game_of(played(1, replace(GAMES, varied=0)))
    told = [node.evaluation.best for node in game.nodes[:-1] if node.evaluation]
    assert told == moves(game)[1:]  # nothing was played but what the search liked best


def test_every_position_has_an_evaluation() -> None:
    game = game_of(played(2))
    evaluations = [node.evaluation for node in game.nodes]
    assert all(each is not None for each in evaluations)
    assert all(each.visits == 5 for each in evaluations[:-1] if each and not each.proven)
    outcome = record_of(game).last.position.outcome
    assert outcome is not None
    last = evaluations[-1]
    assert last is not None
    assert last.proven
    assert last.value == {0: 1.0, 1: -1.0, None: 0.0}[outcome.winner]


@pytest.mark.nightly
def test_deals_differ_from_game_to_game() -> None:
    tiles = SelfPlay("path-tiles/sixty-six", playouts=2, seed=3)
    first, second = (record_of(game_of(played(number, tiles))) for number in (0, 1))
    assert first.start.racks != second.start.racks


def test_what_is_no_finished_game_is_refused() -> None:
    check_result(played(0))
    broken: Json
    for broken in ({}, {"game": {}}, {"game": 7}):
        with pytest.raises(UserError):
            check_result(broken)
    unfinished = played(0)
    unfinished["game"].pop("result")
    with pytest.raises(UserError, match="its game is not over"):
        check_result(unfinished)
