"""Longer searches at single moves of self-play as units of work.

The games' own search played the move that it thought best. A longer one shows whether it was.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from ringrealms3d.core.move import Move
from ringrealms3d.engine.levels import Limit
from ringrealms3d.lab.matches.self_play import SelfPlay
from ringrealms3d.lab.work.job import Job, Json, new_job, plain
from ringrealms3d.records.match_file import read_result
from ringrealms3d.records.node import Evaluation, GameNode
from ringrealms3d.records.record import GameRecord

if TYPE_CHECKING:
    from ringrealms3d.engine.thinker import Thinker

KIND = "second look"
_MOST_PLIES = 100_000


@dataclass(frozen=True, slots=True)
class Spot:
    """A move of a game of self-play.

    Attributes:
        game: the number of the game.
        ply: how many moves were played before.
    """

    game: int
    ply: int

    @property
    def number(self) -> int:
        """The number of the unit that looks at it."""
        return self.game * _MOST_PLIES + self.ply

    @classmethod
    def of(cls, number: int) -> Spot:
        """Return the spot for the unit with a number."""
        return cls(*divmod(number, _MOST_PLIES))


@dataclass(frozen=True, slots=True)
class Line:
    """The moves up to and including a spot, and the seed of their game."""

    seed: int
    moves: tuple[str, ...]


class SecondLook(msgspec.Struct, frozen=True):
    """The result of a longer search at a spot.

    Attributes:
        before: the position in which the move was played, with the best move.
        after: the position to which it led.
    """

    before: Evaluation
    after: Evaluation


def second_look_job(games: SelfPlay, playouts: int, lines: Mapping[Spot, Line]) -> Job:
    """Return the job whose units look at spots of games, determined by the job's settings.

    Args:
        games: the games.
        playouts: how many per position.
        lines: the moves to those spots whose units run here.
    """
    settings = {**games.job.settings, "playouts": playouts}
    material = {
        str(spot.number): " ".join([str(line.seed), *line.moves]) for spot, line in lines.items()
    }
    return new_job(KIND, settings, material)


def do_unit(job: Job, number: int) -> Json:
    """Search before and after one move in this process."""
    seed, *moves = job.material[str(number)].split()
    node = GameRecord(job.settings["variant"], int(seed)).root
    for text in moves:
        node = node.play(node.position.parse_move(text))
    assert node.parent is not None  # there is one move at least
    limits = Limit(nodes=job.settings["playouts"])
    thinker = _thinker()
    thinker.load(node.position.uid)
    before = _evaluated(thinker, node.parent, limits, node.move)
    return plain(SecondLook(before, _evaluated(thinker, node, limits)))


def look_of(result: Json) -> SecondLook:
    """Return a unit's result.

    Raises:
        UserError: it is not such a result; the message says why.
    """
    return read_result(result, SecondLook)


def check_result(result: Json) -> None:
    """Check that a result is a second look; see :func:`look_of`."""
    look_of(result)


def _evaluated(
    thinker: Thinker, node: GameNode, limits: Limit, played: Move | None = None
) -> Evaluation:
    from ringrealms3d.engine.evaluating import evaluation_of, evaluation_request, exact_evaluation
    from ringrealms3d.engine.thinker import NoWatcher

    exact = exact_evaluation(node.position)
    if exact is not None:
        return exact
    choice = thinker.choose(evaluation_request(node.position, limits, node.ply), NoWatcher())
    assert choice.analysis is not None  # such a request asks no book
    return evaluation_of(node.position, choice.analysis, played)


@cache
def _thinker() -> Thinker:
    """Return this process's thinker, which is ready for a board after its first move."""
    from ringrealms3d.engine.book.file import complain
    from ringrealms3d.engine.thinker import Thinker

    return Thinker(complain)
