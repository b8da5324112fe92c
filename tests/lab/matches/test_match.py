"""How a match pairs its games, and how a game is played, won, drawn and forfeited."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from dataclasses import asdict, replace
from itertools import islice
from pathlib import Path

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.engine.levels import Limit, get_rung
from ringrealms3d.games import start
from ringrealms3d.lab.matches.match import (
    GameResult,
    Match,
    MoveFailed,
    Player,
    first_player,
    play_game,
    read_openings,
)
from ringrealms3d.lab.matches.pairs import match_job
from ringrealms3d.lab.matches.players import open_player, read_player
from ringrealms3d.lab.matches.tournament import Tournament, played
from ringrealms3d.lab.work.job import Job, do_unit
from ringrealms3d.lab.work.journal import Journal
from ringrealms3d.lab.work.processes import Processes
from ringrealms3d.records.json_file import End, record_of
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import Reason, Result
from tests.lab.matches.scripted import FEW, Scripted, first_move, last_move

TET, LOOP, TILES = "ring-majority/tet", "loop/mini", "path-tiles/free-turns"
PLAIN = Match(TET, ("strong", "plain"), FEW)
MANY = Limit(nodes=400)


def match(uid: str = TET, seed: int = 1, random_plies: int = 2) -> Match:
    return Match(uid, ("first", "last"), FEW, seed, random_plies)


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


@pytest.mark.parametrize(("length", "told"), [(60, "x" * 60), (61, "x" * 60 + "…")])
def test_a_long_name_leaves_room_for_what_went_wrong(length: int, told: str) -> None:
    long = replace(match(), players=("x" * length, "other"))
    game = play_game(long, 0, (Scripted(fail), Scripted(first_move)))
    assert game.failure == f"{told} failed: out of ideas"


def test_who_fails_at_once_has_lost_a_game_without_moves() -> None:
    def give_up(_: GameNode) -> Move:
        raise MoveFailed("no ideas at all")

    players = Scripted(give_up), Scripted(first_move)
    game = play_game(match(random_plies=0), 0, players)
    assert (game.moves, game.failed, game.winner) == ((), 0, 1)
    assert game.failure == "first failed: no ideas at all"


@pytest.mark.nightly
def test_searches_play_the_same_game_in_this_process_and_in_others() -> None:
    """The others run compiled kernels, this one plain ones."""
    here = []
    for number in range(2):
        players = [open_player(read_player(text, PLAIN.limits, TET), TET) for text in PLAIN.players]
        here.append(play_game(PLAIN, number, (players[0], players[1])))
    there = play_apart(PLAIN, pairs=1)
    assert [game.moves for game in there] == [game.moves for game in here]
    assert [game.winner for game in there] == [game.winner for game in here]


def play_apart(of: Match, pairs: int, jobs: int = 1) -> list[GameResult]:
    """Return the games of some pairs, played in other processes."""
    tournament = Tournament((of,), pairs)
    *_, results = played(tournament, Journal(tournament.jobs), Processes(jobs))
    return results.games(of)


@pytest.mark.nightly
def test_who_leaves_early_leaves_no_process_behind() -> None:
    before = multiprocessing.active_children()
    endless = Tournament((Match(TET, ("strong", "plain"), Limit(seconds=600.0)),), 2)
    states = played(Tournament((PLAIN,), 1000), Journal([match_job(PLAIN)]), Processes(1))
    assert [len(results) for results in islice(states, 3)] == [0, 2, 4]
    states.close()  # type: ignore[attr-defined]
    states = played(endless, Journal(endless.jobs), Processes(2))
    assert len(next(states)) == 0
    states.close()  # type: ignore[attr-defined]
    assert multiprocessing.active_children() == before


def test_a_match_is_another_one_if_its_levels_play_otherwise() -> None:
    job = match_job(Match(TET, ("level=2", "level=1"), Limit()))
    levels = job.settings["levels"]
    assert levels == [asdict(get_rung(number, TET)) for number in (1, 2)]
    otherwise = [{**levels[0], "playouts": 61}, levels[1]]
    other = Job(job.kind, {**job.settings, "levels": otherwise})
    assert other.digest != job.digest
    with pytest.raises(UserError, match="the levels of ring-majority/tet are different"):
        do_unit(other.unit(0))
    assert "levels" not in match_job(PLAIN).settings


def test_what_goes_wrong_in_another_process_is_raised_here() -> None:
    with pytest.raises(ValueError, match="variant 'ring-majority/ball'"):
        play_apart(Match("ring-majority/ball", ("plain", "plain"), FEW), pairs=1)


def proving(result: str) -> Scripted:
    """Return a player who has proven a result from the second time on that it is asked."""
    player = Scripted(lambda line: prove(line))

    def prove(line: GameNode) -> Move:
        player.proven = result if len(player.asked) > 1 else ""
        return first_move(line)

    return player


@pytest.mark.parametrize(("result", "winner"), [("win", 0), ("draw", None), ("loss", 1)])
@pytest.mark.parametrize("number", [0, 1])
def test_a_proven_game_ends_if_that_was_asked_for(
    result: str, winner: int | None, number: int
) -> None:
    players = (proving(result), Scripted(first_move))
    game = play_game(replace(match(random_plies=0), adjudicate=True), number, players)
    assert game.winner == winner
    assert len(game.moves) == 3 + number
    record = record_of(game.game)
    assert record.last.position.outcome is None
    assert record.result.reason is Reason.AGREEMENT
    assert record.last.comment == "first has proven the rest"
    players = (proving(result), Scripted(first_move))
    whole = play_game(match(random_plies=0), number, players)
    assert record_of(whole.game).result.reason is Reason.RULES
    assert whole.moves[: len(game.moves)] == game.moves


@pytest.mark.nightly
@pytest.mark.parametrize("wanted", [True, False])
def test_what_a_search_proves_is_what_the_game_comes_to(wanted: bool) -> None:
    """On the smallest board a search proves all from some ply on."""
    found = [
        play_game(replace(PLAIN, limits=MANY, adjudicate=wanted), number, engines())
        for number in (0, 1)
    ]
    reasons = [record_of(game.game).result.reason for game in found]
    assert reasons == [Reason.AGREEMENT if wanted else Reason.RULES] * 2
    if wanted:
        whole = [play_game(replace(PLAIN, limits=MANY), number, engines()) for number in (0, 1)]
        assert [game.winner for game in found] == [game.winner for game in whole]


def engines() -> tuple[Player, Player]:
    first, second = (open_player(read_player("strong", MANY, TET), TET) for _ in range(2))
    return first, second


def test_openings_are_those_of_a_file_pair_by_pair(tmp_path: Path) -> None:
    path = tmp_path / "openings.txt"
    path.write_text("f1 e6  # the usual\n\n# nothing\nv1\n", encoding="utf-8")
    openings = read_openings(path, TET)
    assert openings == ("f1 e6", "v1")
    given = replace(match(), openings=openings)
    assert [given.opening(pair).last.texts for pair in range(3)] == [
        ("f1", "e6"),
        ("v1",),
        ("f1", "e6"),
    ]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("f1\nx9\n", r"openings\.txt, line 2: "),
        ("f1 f1\n", r"openings\.txt, line 1: "),
        ("# none\n", r"openings\.txt holds no openings"),
        ("f1 e6 f2 v4 f3 v3 f4 v2 e1 v1 e2 e5 e2 e5 e2", "line 1: the game is over after"),
    ],
)
def test_openings_that_are_none_are_refused(tmp_path: Path, text: str, named: str) -> None:
    path = tmp_path / "openings.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(UserError, match=named):
        read_openings(path, TET)


def test_positions_begin_at_the_start() -> None:
    assert match(random_plies=0).opening(0).last.position == start(TET)
