"""The positions that the games' own search handled worst."""

from __future__ import annotations

import heapq
from collections.abc import Mapping, Sequence

from ringrealms3d.games import start
from ringrealms3d.lab.matches.second_look import Line, SecondLook, Spot
from ringrealms3d.lab.reports.played import PlayedGame
from ringrealms3d.lab.reports.report import HardPosition

_LOOKED_AT = 12
_SHOWN = 5


def worst_spots(games: Sequence[PlayedGame], varied: int) -> dict[Spot, Line]:
    """Return the moves after which the mover's evaluation dropped most, at most one per game.

    Args:
        games: the games.
        varied: in how many plies at the start moves were drawn; these are omitted.
    """
    drops = [(*_worst_of(game, varied), game) for game in games]
    worst = heapq.nlargest(_LOOKED_AT, drops, key=lambda each: (each[0], -each[2].number))
    return {
        Spot(game.number, ply): Line(game.seed, game.moves[: ply + 1])
        for drop, ply, game in worst
        if drop > 0
    }


def _worst_of(game: PlayedGame, varied: int) -> tuple[float, int]:
    """Return the largest drop of a game and its ply."""
    return max(
        ((_drop(game, ply), ply) for ply in range(varied, len(game.moves))), default=(0.0, 0)
    )


def _drop(game: PlayedGame, ply: int) -> float:
    return (1 - 2 * game.turns[ply]) * (game.evaluations[ply] - game.evaluations[ply + 1])


def hardest_of(
    uid: str,
    games: Sequence[PlayedGame],
    looks: Mapping[Spot, SecondLook],
    playouts: int,
) -> tuple[HardPosition, ...]:
    """Return where a longer search prefers another move, the most expensive mistakes first.

    Args:
        uid: the variant.
        games: the games.
        looks: the longer search's results for some of their moves.
        playouts: its number of playouts.
    """
    by_number = {game.number: game for game in games}
    found = [
        _position(uid, by_number[spot.game], spot.ply, look, playouts)
        for spot, look in looks.items()
    ]
    hard = [each for each in found if each.best not in ("", each.played) and each.cost > 0]
    hard.sort(key=lambda each: (-each.cost, each.game))
    return tuple(hard[:_SHOWN])


def _position(
    uid: str, game: PlayedGame, ply: int, look: SecondLook, playouts: int
) -> HardPosition:
    position = start(uid, game.seed)
    for text in game.moves[:ply]:
        position = position.play(position.parse_move(text))
    return HardPosition(
        game=game.number,
        ply=ply,
        fen=position.fen(),
        seat=game.turns[ply],
        played=game.moves[ply],
        before=game.evaluations[ply],
        after=game.evaluations[ply + 1],
        best=look.before.best,
        playouts=playouts,
        best_value=look.before.value,
        played_value=look.after.value,
    )
