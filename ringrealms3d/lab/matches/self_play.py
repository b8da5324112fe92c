"""Self-play games as units of work, with the search's evaluation of each position.

The first moves are drawn among those that the search prefers, so that games differ; all others are
its best moves.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from ringrealms3d.engine.levels import BEST, VARIED, Limit
from ringrealms3d.lab.matches.match import mixed
from ringrealms3d.lab.work.job import Job, Json, new_job, plain
from ringrealms3d.records.json_file import Document, document_of
from ringrealms3d.records.match_file import check_finished, read_result
from ringrealms3d.records.record import GameRecord

KIND = "self-play"
_GAME = "the game under way"


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """What the games of one job have in common.

    Attributes:
        uid: the variant.
        playouts: how many per move.
        seed: fixes deals and draws.
        varied: in how many plies at the start moves are drawn.
    """

    uid: str
    playouts: int
    seed: int = 1
    varied: int = 6

    @property
    def job(self) -> Job:
        """The job whose units are the games."""
        settings = {
            "variant": self.uid,
            "nodes": self.playouts,
            "seed": self.seed,
            "varied": self.varied,
        }
        return new_job(KIND, settings)


class _Result(msgspec.Struct):
    game: Document


def do_unit(job: Job, number: int) -> Json:
    """Play one game in this process."""
    settings = job.settings
    games = SelfPlay(settings["variant"], settings["nodes"], settings["seed"], settings["varied"])
    return plain(_Result(document_of(_played(games, mixed(games.seed, number)))))


def game_of(result: Json) -> Document:
    """Return the game that a unit played.

    Raises:
        UserError: it is not a finished game; the message says why.
    """
    game = read_result(result, _Result).game
    check_finished(game)
    return game


def check_result(result: Json) -> None:
    """Check that a result is a finished game; see :func:`game_of`."""
    game_of(result)


def _played(games: SelfPlay, seed: int) -> GameRecord:
    from ringrealms3d.engine.book.file import complain
    from ringrealms3d.engine.evaluating import evaluation_of, exact_evaluation
    from ringrealms3d.engine.request import SearchRequest
    from ringrealms3d.engine.thinker import NoWatcher, Thinker

    thinker = Thinker(complain)
    thinker.load(games.uid)
    record = GameRecord(games.uid, seed)
    node = record.root
    while node.position.outcome is None:
        request = SearchRequest(
            position=node.position.determinized(mixed(seed, node.ply)),
            limits=Limit(nodes=games.playouts),
            seed=mixed(seed, node.ply),
            sampling=VARIED if node.ply < games.varied else BEST,
            game=_GAME,
            line=tuple(move.code for move in node.moves),
        )
        choice = thinker.choose(request, NoWatcher())
        assert choice.analysis is not None  # such a request asks no book
        node.evaluation = evaluation_of(node.position, choice.analysis)
        node = node.play(choice.move)
    node.evaluation = exact_evaluation(node.position)
    return record
