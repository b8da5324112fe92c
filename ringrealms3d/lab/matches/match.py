"""Matches: two players, pairs of games with colours exchanged, and playing a game."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import read_text_file
from ringrealms3d.core.move import IllegalMove, Move
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.core.random import below, next_word, seeded
from ringrealms3d.engine.levels import Limit
from ringrealms3d.records.json_file import Document, document_of
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord, Reason

_TRIES = 100
_LONGEST_NAME = 60
_MOST_BYTES = 16_000_000
_PROVEN_WINNER: dict[str, Callable[[int], int | None]] = {
    "win": lambda seat: seat,
    "draw": lambda _: None,
    "loss": lambda seat: 1 - seat,
}


class MoveFailed(RuntimeError):  # noqa: N818 - it is no error of this program
    """A player gave no move; the message says why."""


class Player(Protocol):
    """A player of one game after another.

    Attributes:
        proven: the proven result of the player's last move for it: "win", "draw", "loss", or "".
    """

    proven: str

    def new_game(self, node: GameNode, seed: int) -> None:
        """Prepare for a game from this opening; the seed fixes the player's random choices."""

    def choose(self, node: GameNode) -> Move:
        """Return the move to play; the caller checks that it is legal.

        Raises:
            MoveFailed: there is none.
        """

    def close(self) -> None:
        """Free the player's resources."""


@dataclass(frozen=True, slots=True)
class Match:
    """The definition of a match, without the number of games.

    Attributes:
        uid: the variant.
        players: the texts of both players (see :mod:`ringrealms3d.lab.matches.players`).
        limits: the limits of the search for a move.
        seed: fixes openings, deals and the players' random choices.
        random_plies: how many random moves start every game, if there are no openings.
        openings: the first moves of the games of each pair, used in rotation.
        adjudicate: whether a game ends as soon as a player has proven its result.
    """

    uid: str
    players: tuple[str, str]
    limits: Limit
    seed: int = 1
    random_plies: int = 2
    openings: tuple[str, ...] = ()
    adjudicate: bool = False

    def opening(self, pair: int) -> GameRecord:
        """Return the opening of both games of a pair.

        Raises:
            ValueError: there is no such variant, or the opening ends the game.
        """
        opening_seed = self.opening_seed(pair)
        if self.openings:
            return _given_opening(self.uid, self.openings[pair % len(self.openings)], opening_seed)
        return random_opening(self.uid, self.random_plies, opening_seed)

    def opening_seed(self, pair: int) -> int:
        """Return the seed of both games of a pair."""
        return mixed(self.seed, pair)

    def seated(self, number: int) -> tuple[str, str]:
        """Return the texts of the players in the two seats of a game."""
        first, second = self.players
        return (first, second) if first_player(number) == 0 else (second, first)


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game of a match; players are 0 and 1, in the match's order.

    Attributes:
        number: which game it is, from 0; an odd one repeats the one before with colours exchanged.
        game: its record, as in a file; the last comment says how a player failed.
        seconds: how long each player thought.
        turns: how many moves each player was asked for.
    """

    number: int
    game: Document
    seconds: tuple[float, float]
    turns: tuple[int, int]

    @property
    def first(self) -> int:
        """The player who had the first seat."""
        return first_player(self.number)

    @property
    def moves(self) -> tuple[str, ...]:
        """The texts of all moves, including the opening."""
        return tuple(node.move for node in self.game.nodes[1:])

    @property
    def winner(self) -> int | None:
        """The player who won, None if it was drawn."""
        end = self.game.result
        return None if end is None or end.winner is None else end.winner ^ self.first

    @property
    def failed(self) -> int | None:
        """The player who lost by giving an illegal move or none, otherwise None."""
        end, winner = self.game.result, self.winner
        if end is None or end.reason is not Reason.FORFEIT or winner is None:
            return None
        return 1 - winner

    @property
    def failure(self) -> str:
        """How that player failed, or an empty text."""
        return "" if self.failed is None else self.game.nodes[-1].comment


def first_player(number: int) -> int:
    """Return the player who has the first seat in a game."""
    return number % 2


def random_opening(uid: str, plies: int, seed: int) -> GameRecord:
    """Return a game of this many random moves that is not over.

    Raises:
        ValueError: there is no such variant, or no such opening was found.
    """
    for attempt in range(_TRIES):
        record = GameRecord(uid, seed)
        node = record.root
        rng = seeded(mixed(seed, attempt))
        while node.ply < plies and node.position.outcome is None:
            moves = node.position.legal_moves
            node = node.play(moves[below(rng, len(moves))])
        if node.position.outcome is None:
            return record
    raise UserError("{uid} is over after {plies} random moves", uid=uid, plies=plies)


def read_openings(path: Path, uid: str) -> tuple[str, ...]:
    """Return the openings in a file: a line of moves for each, with comments after #.

    Raises:
        UserError: the file cannot be read or contains none, or a line is not an opening of the
            variant; the message says which.
    """
    openings = []
    for number, line in enumerate(read_text_file(path, _MOST_BYTES).splitlines(), start=1):
        text = " ".join(line.partition("#")[0].split())
        if not text:
            continue
        try:
            _given_opening(uid, text, seed=0)
        except UserError as error:
            raise UserError(
                "{path}, line {number}: {error}", path=path, number=number, error=error
            ) from None
        openings.append(text)
    if not openings:
        raise UserError("{path} holds no openings", path=path)
    return tuple(openings)


def _given_opening(uid: str, text: str, seed: int) -> GameRecord:
    record = GameRecord(uid, seed)
    node = record.root
    for move in text.split():
        node = node.play(node.position.parse_move(move))
    if node.position.outcome is not None:
        raise UserError("the game is over after the moves {text}", text=text)
    return record


def mixed(seed: int, number: int) -> int:
    """Return the seed of one of many things that depend on a seed, 64 bits."""
    return int(next_word(seeded(int(next_word(seeded(seed))) + number)))


def play_game(match: Match, number: int, players: tuple[Player, Player]) -> GameResult:
    """Play one game of a match; a player who gives an illegal move or none loses it."""
    first = first_player(number)
    record = match.opening(number // 2)
    record.players = match.seated(number)
    node = record.last
    for index, player in enumerate(players):
        player.new_game(node, mixed(mixed(match.seed, number), index))
    clock = _Clock()
    try:
        while node.position.outcome is None:
            seat = node.position.turn
            mover = seat ^ first
            node = node.play(clock.ask(players, mover, node))
            if match.adjudicate and node.position.outcome is None and players[mover].proven:
                node.comment = f"{match.players[mover]} has proven the rest"
                record.end(_PROVEN_WINNER[players[mover].proven](seat), Reason.AGREEMENT)
                break
    except (MoveFailed, IllegalMove) as error:
        name = one_line(match.players[mover], _LONGEST_NAME)  # so that the reason is not cut off
        node.comment = f"{name} failed: {error}"
        record.end(1 - node.position.turn, Reason.FORFEIT)
    return GameResult(number, document_of(record), clock.seconds, clock.turns)


class _Clock:
    """Counts the moves asked of both players and their time."""

    def __init__(self) -> None:
        self._seconds = [0.0, 0.0]
        self._turns = [0, 0]

    def ask(self, players: tuple[Player, Player], mover: int, node: GameNode) -> Move:
        self._turns[mover] += 1
        began = time.perf_counter()
        try:
            return players[mover].choose(node)
        finally:
            self._seconds[mover] += time.perf_counter() - began

    @property
    def seconds(self) -> tuple[float, float]:
        first, second = self._seconds
        return first, second

    @property
    def turns(self) -> tuple[int, int]:
        first, second = self._turns
        return first, second
