"""Matches: two players, games in pairs with colours exchanged, and how a game is played."""

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
from ringrealms3d.engine.levels import Limits
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
    """Who gives moves, one game after the other.

    Attributes:
        proven: what the player's last move is proven to lead to for it: "win", "draw", "loss", or
            "" if that is open.
    """

    proven: str

    def new_game(self, node: GameNode, seed: int) -> None:
        """Get ready for a game from this opening; the seed fixes what the player draws."""

    def choose(self, node: GameNode) -> Move:
        """Return the move to play; whether it is legal is for others to check.

        Raises:
            MoveFailed: there is none.
        """

    def close(self) -> None:
        """Free what the player holds."""


@dataclass(frozen=True, slots=True)
class Match:
    """What makes two matches the same, however many games are played.

    Attributes:
        uid: the variant.
        players: the texts of both players (see :mod:`ringrealms3d.engine.matches.players`).
        limits: what ends the search for a move.
        seed: fixes openings, deals and what the players draw.
        random_plies: how many random moves every game begins with, if there are no openings.
        openings: the moves that the games of a pair begin with, pair by pair and then from the
            first again.
        adjudicate: whether a game ends as soon as a player has proven how.
    """

    uid: str
    players: tuple[str, str]
    limits: Limits
    seed: int = 1
    random_plies: int = 2
    openings: tuple[str, ...] = ()
    adjudicate: bool = False

    def opening(self, pair: int) -> GameRecord:
        """Return what both games of a pair begin with.

        Raises:
            ValueError: there is no such variant, or such openings end the game.
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
        game: its record, as a file has it; the last comment says how a player failed.
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
        """The texts of all moves, the opening's included."""
        return tuple(node.move for node in self.game.nodes[1:])

    @property
    def winner(self) -> int | None:
        """The player who won, None if it was drawn."""
        end = self.game.result
        return None if end is None or end.winner is None else end.winner ^ self.first

    @property
    def failed(self) -> int | None:
        """The player who lost by giving an illegal move or none, else None."""
        end, winner = self.game.result, self.winner
        if end is None or end.reason is not Reason.FORFEIT or winner is None:
            return None
        return 1 - winner

    @property
    def failure(self) -> str:
        """How that player failed, empty if nobody did."""
        return "" if self.failed is None else self.game.nodes[-1].comment


def first_player(number: int) -> int:
    """Return the player who has the first seat in a game."""
    return number % 2


def random_opening(uid: str, plies: int, seed: int) -> GameRecord:
    """Return a game of so many random moves that is not over.

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
    """Return the openings in a file: a line of moves for each; what follows a # is a comment.

    Raises:
        UserError: the file cannot be read or holds none, or a line is no opening of the variant;
            the message says which.
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
    """Play one game of a match; who gives an illegal move or none has lost it."""
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
    """Counts what both players are asked for and how long they take."""

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
