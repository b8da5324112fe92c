"""Players of matches: engine settings, levels, and programs that speak UGI.

A text names a player: search settings such as "strong,rave_bias=200", "level=3" or
"level=10,book=yes", "varied=6" or "varied=6,then=5000", or "ugi:" with the command line of a
program.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.engine.analysis import Analysis
from ringrealms3d.engine.book.book import Book, book_moves, guided
from ringrealms3d.engine.book.file import complain
from ringrealms3d.engine.levels import BEST, VARIED, Limit, Sampling, get_level, get_rung, smallest
from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.engine.schedules import Rung
from ringrealms3d.engine.settings import (
    STRONG,
    SearchSettings,
    changed_settings,
    parse_settings,
)
from ringrealms3d.engine.thinker import Choice, NoWatcher, Thinker
from ringrealms3d.engine.ugi.client import UgiProgram, set_up_of
from ringrealms3d.lab.matches.match import MoveFailed, Player, mixed
from ringrealms3d.records.node import GameNode

_PROGRAM = "ugi:"
_LEVEL = "level="
_FAILURES = (OSError, UserError)
_VARIED = re.compile(r"varied=([0-9]{1,2})(?:,then=([0-9]{1,9}))?")


@dataclass(frozen=True, slots=True)
class PlayerSpec:
    """The meaning of a player's text.

    Attributes:
        limits: what ends the search for a move.
        settings: the search settings.
        sampling: how moves are drawn.
        varied: in how many plies at the start any good move is played, whatever the sampling.
        later: the limits after these plies, if different.
        command: the command line of a UGI program, to which only the limits apply.
    """

    limits: Limit
    settings: SearchSettings = STRONG
    sampling: Sampling = BEST
    varied: int = 0
    later: Limit | None = None
    command: str = ""

    def limits_at(self, ply: int) -> Limit:
        """Return the limits of the search after this many moves."""
        return self.limits if ply < self.varied or self.later is None else self.later

    def sampling_at(self, ply: int) -> Sampling:
        """Return how a move is drawn after this many moves."""
        return VARIED if ply < self.varied else self.sampling


def read_players(texts: Sequence[str], limits: Limit, uid: str) -> tuple[PlayerSpec, ...]:
    """Return the players of a match on a variant, each with limits.

    Raises:
        ValueError: a text has another form, or a player without limits of its own gets none.
    """
    players = tuple(read_player(text, limits, uid) for text in texts)
    for text, player in zip(texts, players, strict=True):
        if player.limits == Limit():
            raise UserError('"{text}" needs a time or a number of playouts for a move', text=text)
    return players


def read_player(text: str, limits: Limit, uid: str) -> PlayerSpec:
    """Return the player of a variant that a text describes.

    A level's own limits apply together with the match's: the fewer playouts, and the match's time
    if it has one.

    Raises:
        ValueError: the text has another form.
    """
    if text.startswith(_LEVEL):
        return _level(text, limits, uid)
    if text.startswith("varied="):
        return _varied(text, limits)
    if not text.startswith(_PROGRAM):
        return PlayerSpec(limits, parse_settings(text))
    command = text.removeprefix(_PROGRAM).strip()
    if not command:
        raise UserError('"{text}" names no program, as in "ugi:program --option"', text=text)
    return PlayerSpec(limits, command=command)


def levels_of(texts: Sequence[str], uid: str) -> list[Rung]:
    """Return the levels among players as they are here, each once, the lowest first.

    Raises:
        ValueError: one of them has another form.
    """
    numbers = {_number(text) for text in texts if text.startswith(_LEVEL)}
    return [get_rung(number, uid) for number in sorted(numbers)]


def _number(text: str) -> int:
    digits = text.removeprefix(_LEVEL).partition(",")[0]
    if not (digits.isascii() and digits.isdigit() and len(digits) < 4):
        raise UserError('"{text}" is not a level such as level=3', text=text)
    return int(digits)


def _level(text: str, limits: Limit, uid: str) -> PlayerSpec:
    level = get_level(_number(text), uid)
    settings = changed_settings(level.settings, text.split(",")[1:])
    nodes = smallest(limits.nodes, level.limits.nodes)
    seconds = level.limits.seconds if limits.seconds is None else limits.seconds
    return PlayerSpec(Limit(seconds, nodes), settings, level.sampling)


def _varied(text: str, limits: Limit) -> PlayerSpec:
    parts = _VARIED.fullmatch(text)
    if parts is None:
        raise UserError(
            '"{text}" is not varied for 0 to 99 plies, as in varied=6 or varied=6,then=5000',
            text=text,
        )
    later = Limit(limits.seconds, int(parts[2])) if parts[2] else None
    return PlayerSpec(limits, varied=int(parts[1]), later=later)


def open_player(spec: PlayerSpec, uid: str, guide: Book | None = None) -> Player:
    """Return a player of a variant, ready for its first game.

    Args:
        guide: a book that varied moves also follow.

    Raises:
        UserError: the program cannot be started or used.
    """
    if spec.command:
        return OpponentPlayer(spec, uid)
    return EnginePlayer(spec, guide)


class EnginePlayer:
    """A search in this process. It never sees hidden tiles."""

    def __init__(self, spec: PlayerSpec, guide: Book | None = None) -> None:
        """Prepare to play as a text says; varied moves also follow a book."""
        self.proven = ""
        self._spec = spec
        self._guide = guide
        self._seed = 0
        self._thinker = Thinker(complain)

    def new_game(self, node: GameNode, seed: int) -> None:
        """Forget the last game, and load the kernels before any clock runs."""
        self._seed = seed
        self._thinker.forget()
        self._thinker.load(node.position.uid)

    def choose(self, node: GameNode) -> Move:
        """Return a move of the opening book if the settings say so and it has one, or search."""
        ply = node.ply
        sampling = self._spec.sampling_at(ply)
        request = SearchRequest(
            position=node.position,
            limits=self._spec.limits_at(ply),
            settings=self._spec.settings,
            seed=mixed(self._seed, ply),
            sampling=sampling,
            game="the game under way",
            line=tuple(move.code for move in node.moves),
        )

        def weigh(analysis: Analysis) -> Analysis:
            if self._guide is None or ply >= self._spec.varied:
                return analysis
            return guided(analysis, book_moves(self._guide, node.position), sampling.temperature)

        choice = self._thinker.choose(request, NoWatcher(), weigh=weigh)
        # who draws moves may still throw away what is won
        self.proven = _proven(choice) if sampling.temperature == 0.0 else ""
        return choice.move

    def close(self) -> None:
        """Free the tree."""
        self._thinker.forget()


def _proven(choice: Choice) -> str:
    """Return a move's proven result, "" if it is open or another move may be better."""
    analysis = choice.analysis
    if analysis is None:
        return ""
    (chosen,) = (each for each in analysis.candidates if each.move == choice.move)
    return chosen.proven if chosen.proven == "win" or analysis.complete else ""


class SpeaksUgi(Protocol):
    """A running program that speaks UGI."""

    def new_game(self) -> None:
        """Tell it that a new game begins."""

    def best_move(
        self,
        start_fen: str | None,
        moves: tuple[str, ...],
        movetime: float | None = None,
        nodes: int | None = None,
    ) -> str:
        """Return the text of the move that it plays after these moves."""

    def close(self) -> None:
        """End it."""


class OpponentPlayer:
    """A UGI program. One that fails is restarted for the next game."""

    def __init__(
        self, spec: PlayerSpec, uid: str, start: Callable[[str, str], SpeaksUgi] = UgiProgram
    ) -> None:
        """Start the program.

        Raises:
            UserError: it cannot be started or used.
        """
        self.proven = ""  # such programs tell nothing of the kind
        self._spec = spec
        self._start = partial(start, spec.command, uid)
        self._program: SpeaksUgi | None = self._start()
        self._problem = ""

    def new_game(self, node: GameNode, seed: int) -> None:
        """Announce a new game to the program, or restart it if it failed."""
        try:
            if self._program is not None:
                self._program.new_game()
        except _FAILURES:
            self.close()
        if self._program is None:
            try:
                self._program = self._start()
            except UserError as error:
                self._problem = str(error)  # the game is lost, the match goes on

    def choose(self, node: GameNode) -> Move:
        """Return the program's move.

        Raises:
            MoveFailed: its answer is not a move on the board, or it gives none.
        """
        if self._program is None:
            raise MoveFailed(self._problem)
        set_up = set_up_of(node.position, None, node.texts)
        limits = self._spec.limits
        try:
            text = self._program.best_move(
                set_up.fen, set_up.moves, movetime=limits.seconds, nodes=limits.nodes
            )
            return node.position.parse_move(text)
        except _FAILURES as error:
            self.close()
            raise MoveFailed(str(error)) from error

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.close()
        self._program = None
