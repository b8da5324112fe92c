"""Pairs of games as units of work: a match as a job, and the results of its units."""

from __future__ import annotations

import atexit
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from functools import lru_cache

from ringrealms3d.core.errors import UserError
from ringrealms3d.engine.book.book import Book
from ringrealms3d.engine.book.file import parse_book
from ringrealms3d.engine.levels import Limit
from ringrealms3d.lab.matches.match import GameResult, Match, Player, play_game
from ringrealms3d.lab.work.job import Job, Json, digest_of, new_job, plain
from ringrealms3d.records.match_file import MATCH, Pair, PlayedGame, pair_of

_MOST_PLAYERS = 16


def match_job(match: Match) -> Job:
    """Return the job whose units are the pairs of a match."""
    settings = {
        "variant": match.uid,
        "players": list(match.players),
        "seconds": match.limits.seconds,
        "nodes": match.limits.nodes,
        "seed": match.seed,
        "random_plies": match.random_plies,
        "adjudicate": match.adjudicate,
    }
    if levels := _levels(match):
        settings["levels"] = levels
    if not match.openings:
        return new_job(MATCH, settings)
    openings = "\n".join(match.openings)
    return new_job(MATCH, settings | {"openings": digest_of(openings)}, {"openings": openings})


def guided_job(match: Match, round_pairs: int, guide: str = "") -> Job:
    """Return the job of a match in which varied players learn from earlier games.

    Args:
        match: the match.
        round_pairs: how many pairs make a round; it is in the settings, which so fix every round's
            book.
        guide: the text of the book of earlier rounds, empty in the first one.
    """
    job = match_job(match)
    return Job(
        job.kind, {**job.settings, "round_pairs": round_pairs}, {**job.material, "guide": guide}
    )


def match_of(job: Job) -> Match:
    """Return the match of a job, without the openings that only its material holds."""
    settings = job.settings
    first, second = settings["players"]
    openings = job.material.get("openings", "")
    return Match(
        uid=settings["variant"],
        players=(first, second),
        limits=Limit(settings["seconds"], settings["nodes"]),
        seed=settings["seed"],
        random_plies=settings["random_plies"],
        openings=tuple(openings.splitlines()),
        adjudicate=settings["adjudicate"],
    )


def do_unit(job: Job, number: int) -> Json:
    """Play both games of a pair in this process.

    Raises:
        UserError: a player cannot play, or its level is another one here.
    """
    match = match_of(job)
    if job.settings.get("levels", []) != _levels(match):
        raise UserError("the levels of {variant} are different on this machine", variant=match.uid)
    players = _seated(match, job.material.get("guide", ""))
    return pair_result([play_game(match, game, players) for game in (2 * number, 2 * number + 1)])


def _levels(match: Match) -> Json:
    """Return the levels that play, as plain data: their numbers alone do not say how they play."""
    from ringrealms3d.lab.matches.players import levels_of

    return plain([asdict(rung) for rung in levels_of(match.players, match.uid)])


def pair_result(games: Sequence[GameResult]) -> Json:
    """Return both games of a pair as plain data."""
    first, second = (PlayedGame(game.seconds, game.turns, game.game) for game in games)
    return plain(Pair((first, second)))


def games_of(number: int, result: Json) -> tuple[GameResult, GameResult]:
    """Return the games of a pair.

    Raises:
        UserError: it does not contain two finished games; the message says why.
    """
    pair = pair_of(result)
    first, second = (
        GameResult(2 * number + index, each.game, each.seconds, each.turns)
        for index, each in enumerate(pair.games)
    )
    return first, second


def check_result(result: Json) -> None:
    """Check that a result is a pair of finished games.

    Raises:
        UserError: it is not; the message says why.
    """
    games_of(0, result)


def close_players() -> None:
    """Close all players of this process, including programs."""
    while _open:
        _open.popitem()[1].close()
    _board[:] = []


atexit.register(close_players)


def points(game: GameResult) -> float:
    """Return the points of the first player: 1, 0.5 or 0."""
    return 0.5 if game.winner is None else 1.0 - game.winner


def points_by_pairs(games: Iterable[GameResult]) -> list[list[float]]:
    """Return the first player's points, those of one pair together."""
    sets: dict[int, list[float]] = {}
    for game in games:
        sets.setdefault(game.number // 2, []).append(points(game))
    return list(sets.values())


_open: dict[tuple[str, Limit, int, str], Player] = {}
_board: list[str] = []


def _seated(match: Match, guide: str) -> tuple[Player, Player]:
    """Return the players of a match, kept for its other games and for other matches."""
    if _board != [match.uid] or len(_open) > _MOST_PLAYERS:
        close_players()
        _board[:] = [match.uid]
    first, second = (_player(match, index, guide) for index in (0, 1))
    return first, second


def _player(match: Match, index: int, guide: str) -> Player:
    from ringrealms3d.lab.matches.players import open_player, read_players

    key = (match.players[index], match.limits, index, guide)
    if key not in _open:
        spec = read_players(match.players, match.limits, match.uid)[index]
        _open[key] = open_player(spec, match.uid, _guide(guide, match.uid) if guide else None)
    return _open[key]


@lru_cache(maxsize=1)
def _guide(text: str, uid: str) -> Book:
    return parse_book(text, "the book of the games before", uid)
