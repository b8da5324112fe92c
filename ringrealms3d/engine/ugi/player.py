"""The work of a UGI engine: set up positions, search them, answer queries.

Import it after switching compiling on, if wanted: it imports the search.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.engine.analysis import Analysis, Candidate, follow
from ringrealms3d.engine.book.book import Tally
from ringrealms3d.engine.levels import Limit, get_level, smallest
from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.thinker import Thinker
from ringrealms3d.engine.ugi.clock import Delays, seconds_for_move, seconds_of_movetime
from ringrealms3d.engine.ugi.commands import Go, PositionCommand, Query, SetOption, shown
from ringrealms3d.engine.ugi.info import PROVEN_CP, Info, centipoints, format_info
from ringrealms3d.engine.ugi.options import Options, changed
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord

_RESULTS = {0: "p1win", 1: "p2win", None: "draw"}


class UgiPlayer:
    """The engine's side of one game; its methods are called one after another."""

    def __init__(self, options: Options, say: Callable[[str], None]) -> None:
        """Start at the beginning of the options' game.

        Args:
            say: receives every line of the answers.
        """
        self._options = options
        self._say = say
        self._set_up: PositionCommand | None = PositionCommand()
        self._node: GameNode | None = None
        self._way: tuple[object, tuple[str, ...]] = (None, ())
        """Where the game of the position began, and the texts of its moves."""
        self._thinker = Thinker(self._say_sentence)
        self._delays = Delays()

    def set_option(self, change: SetOption) -> None:
        """Change an option; changing the game or the seed resets the position to the start.

        Raises:
            ValueError: there is no such option or value.
        """
        before, self._options = self._options, changed(self._options, change)
        if (before.game, before.seed) != (self._options.game, self._options.seed):
            self._set_up, self._node = PositionCommand(), None
        if (before.game, before.own_book) != (self._options.game, self._options.own_book):
            self._look_for_book()

    def load(self) -> None:
        """Load the kernels of the game, or compile them, once."""
        self._thinker.load(self._options.game)

    def forget(self) -> None:
        """Forget the previous game."""
        self._thinker.forget()

    def set_up(self, wanted: PositionCommand) -> None:
        """Set up a position.

        Raises:
            ValueError: the fen or a move is invalid; there is then no position until a valid one.
        """
        self.lose_position()
        node = self._known_part(wanted)
        for number, text in enumerate(wanted.moves[node.ply :], start=node.ply + 1):
            try:
                node = node.play(node.position.parse_move(text))
            except UserError as error:
                raise UserError(
                    "move {number}, '{text}': {error}", number=number, text=shown(text), error=error
                ) from error
        self._set_up, self._node = wanted, node
        self._way = self._start_of(wanted), wanted.moves

    def _known_part(self, wanted: PositionCommand) -> GameNode:
        """Return the last position that was set up if it is on the way, otherwise the start.

        Runners send the whole game with every move, which takes long to replay.
        """
        began, moves = self._way
        on_the_way = began == self._start_of(wanted) and wanted.moves[: len(moves)] == moves
        if self._node is not None and on_the_way:
            return self._node
        return GameRecord(self._options.game, self._options.seed, wanted.fen).root

    def _start_of(self, wanted: PositionCommand) -> tuple[str, int, str | None]:
        return self._options.game, self._options.seed, wanted.fen

    def lose_position(self) -> None:
        """Drop the position, so that no move is given for the wrong one."""
        self._set_up = None

    def answer(self, query: Query) -> None:
        """Answer a query about the position.

        Raises:
            ValueError: there is no position.
        """
        position = self._current_node().position
        outcome = position.outcome
        if query.question == "p1turn":
            text = str(position.turn == 0).lower()
        elif query.question == "gameover":
            text = str(outcome is not None).lower()
        else:
            text = "none" if outcome is None else _RESULTS[outcome.winner]
        self._say(f"response {text}")

    def go(self, go: Go, began: float, stopped: Callable[[], bool]) -> str:
        """Return a move of the opening book, or search for the best move.

        Reports about the move are sent on the way.

        Args:
            go: the limits.
            began: when they started to count, on ``time.perf_counter``.
            stopped: polled for whether to end.

        Raises:
            ValueError: there is no position, or its game is over.
        """
        node = self._current_node()
        position = node.position
        self.load()
        level = get_level(self._options.level, position.uid)
        seconds = self._seconds(go, position)
        seed = self._options.seed + position.ply
        assert self._set_up is not None
        request = SearchRequest(
            position=position,
            limits=Limit(seconds, smallest(go.nodes, level.limits.nodes), go.depth),
            settings=replace(
                self._options.settings,
                answers=level.settings.answers,
                book=self._options.own_book and not go.endless,
            ),
            seed=seed,
            sampling=level.sampling,
            game=f"{self._options.seed} {self._set_up.fen}",
            line=tuple(move.code for move in node.moves),
        )
        lines = self._options.lines
        report = _Report(position.determinized(seed), lines, stopped, self._say)
        choice = self._thinker.choose(request, report, began)
        if choice.tally is not None:
            return self._book_sentence(position, choice.move, choice.tally)
        assert choice.analysis is not None
        if seconds is not None:
            self._delays.note(time.perf_counter() - began - seconds)
        report.report(choice.analysis, choice.move)
        return position.format_move(choice.move)

    def _seconds(self, go: Go, position: Position) -> float | None:
        """Return how many seconds a search may take, None if there is no such limit."""
        on_clock = None
        if go.clock is not None:
            seat = position.turn
            on_clock = seconds_for_move(
                go.clock[seat],
                go.increments[seat],
                len(position.legal_moves),
                position.variant.moves_left(position.state) // 2,
                self._delays.usual,
            )
        movetime = (
            None if go.movetime is None else seconds_of_movetime(go.movetime, self._delays.worst)
        )
        return smallest(on_clock, movetime)

    def _look_for_book(self) -> None:
        """Report it if a book is wanted but missing."""
        game = self._options.game
        if self._options.own_book and self._thinker.books.of(game) is None:
            self._say_sentence(f"there is no opening book of {game}, so OwnBook changes nothing")

    def _book_sentence(self, position: Position, move: Move, tally: Tally) -> str:
        """Report the results of a move of the opening book, and return its text."""
        text, score = position.format_move(move), round(100 * tally.score)
        self._say_sentence(f"book move {text}: {tally.games} games, {score} percent of the points")
        cp = centipoints(tally.score)
        self._say(format_info(Info(1, 0, nodes_per_second=0, seconds=0.0, cp=cp, line=(text,))))
        return text

    def _say_sentence(self, sentence: str) -> None:
        self._say(f"info string {sentence}")

    def _current_node(self) -> GameNode:
        if self._set_up is None:
            raise UserError("there is no position: the last one could not be set up")
        if self._node is None:
            self.set_up(self._set_up)
        assert self._node is not None
        return self._node


class _Report:
    """Reports a search's results."""

    def __init__(
        self,
        position: Position,
        lines: int,
        stopped: Callable[[], bool],
        say: Callable[[str], None],
    ) -> None:
        """Report on a search of a position.

        Args:
            lines: how many moves are reported at a time.
            stopped: polled for whether to end.
            say: takes every line.
        """
        self._position, self._lines = position, lines
        self._stopped = stopped
        self._say = say
        self._kept = 0

    def begin(self, search: Search) -> None:
        """Note the playouts that a search begins with."""
        self._kept = search.simulations

    def interrupts(self) -> bool:
        """Return whether the search should end."""
        return self._stopped()

    def report(self, found: Analysis, chosen: Move | None = None) -> None:
        """Tell the best moves so far, after the chosen one if there is one."""
        candidates = sorted(found.candidates, key=lambda each: each.move != chosen)
        for rank, candidate in enumerate(candidates[: self._lines], start=1):
            self._tell(found, candidate, None if self._lines == 1 else rank)

    def _tell(self, found: Analysis, candidate: Candidate, rank: int | None) -> None:
        """Tell the search's results for one move."""
        line = candidate.line or (candidate.move,)
        positions = follow(self._position, line)
        texts = tuple(map(self._position.format_move, line[: len(positions) - 1]))
        nodes = found.simulations - self._kept
        info = Info(
            depth=len(texts),
            nodes=nodes,
            nodes_per_second=round(nodes / found.seconds) if found.seconds else 0,
            seconds=found.seconds,
            line=texts,
            rank=rank,
        )
        outcome = positions[-1].outcome
        winner = None if outcome is None else outcome.winner
        self._say(format_info(_scored(info, candidate, self._position.turn, winner)))


def _scored(info: Info, candidate: Candidate, turn: int, winner: int | None) -> Info:
    """Return the report with the score of a seat's move, whose line ends with a win for someone.

    The line is the tree's preferred one, which need not lead to the proven result.
    """
    if candidate.proven not in ("win", "loss"):
        return replace(info, cp=centipoints(candidate.value))
    sign, wins = (1, turn) if candidate.proven == "win" else (-1, 1 - turn)
    if winner == wins:
        return replace(info, mate=sign * len(info.line))
    return replace(info, cp=sign * PROVEN_CP)
