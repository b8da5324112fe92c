"""Playing against any program that speaks the Universal Game Interface."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable
from functools import cache
from math import inf

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import translatable
from ringrealms3d.core.position import Position
from ringrealms3d.engine.levels import smallest
from ringrealms3d.engine.ugi.commands import Go, PositionCommand, format_go, format_position, shown
from ringrealms3d.engine.ugi.info import Info, parse_info
from ringrealms3d.engine.ugi.options import board_option
from ringrealms3d.engine.ugi.program import Program, ProgramError
from ringrealms3d.games import from_fen, start, variant

__all__ = ["ProgramError", "UgiProgram", "set_up_of"]

_HELLO_SECONDS = 20.0
_READY_SECONDS = 300.0  # an engine may have to compile itself
_SILENT_SECONDS = 60.0  # and says now and then that it does
_GRACE_SECONDS = 10.0
_STOP_SECONDS = 5.0
_LONGEST_SECONDS = 3600.0
_LOOK_UP_SECONDS = 0.1
_OPTION = re.compile(r"option name (.+?) type \w+(.*)")


class UgiProgram:
    """A program that plays one variant. Only :meth:`stop` can be called from another thread.

    Use it in a ``with`` block or call :meth:`close`. After a :class:`ProgramError` it can only be
    closed.
    """

    def __init__(
        self,
        command: str,
        uid: str,
        hash_mb: int | None = None,
        threads: int | None = None,
        given_up: threading.Event | None = None,
    ) -> None:
        """Start a program and wait until it is ready.

        Args:
            command: its path and arguments, quoted as for a shell.
            uid: the variant; sent to the program if it has an option Game.
            hash_mb: the memory for its table in MiB, sent if it has an option Hash.
            threads: how many threads it may use, sent if it has an option Threads.
            given_up: set by another thread, it ends any waiting for the program with an error.

        Raises:
            ValueError: there is no such variant.
            ProgramError: the program does not answer as it should; it has then been ended.
        """
        self._uid = variant(uid).uid
        self._before: PositionCommand | None = None
        self._stop_by, self._lines = inf, 1
        self._given_up = given_up or threading.Event()
        self._options: dict[str, tuple[str, str]] = {}
        self._program = Program(command)
        self.name = self._program.name
        try:
            self._shake_hands()
            self._choose_game()
            self._set("Hash", hash_mb)
            self._set("Threads", threads)
            self._get_ready()
        except BaseException:
            self._program.close()
            raise

    def new_game(self) -> None:
        """Tell the program that a new game begins.

        :meth:`search` does so itself when the moves do not continue the previous ones.

        Raises:
            ProgramError: the program does not answer as it should.
        """
        self._program.say("uginewgame")
        self._get_ready()

    def best_move(
        self,
        start_fen: str | None,
        moves: tuple[str, ...],
        movetime: float | None = None,
        nodes: int | None = None,
    ) -> str:
        """Return the text of the move that the program plays (see :meth:`search`).

        Args:
            start_fen: the position to start from, None for the start of a game.
            moves: the texts of the moves from there.
            movetime: how many seconds it may search.
            nodes: how many nodes it may search.
        """
        return self.search(PositionCommand(start_fen, moves), Go(movetime=movetime, nodes=nodes))

    def search(
        self,
        set_up: PositionCommand,
        go: Go,
        heard: Callable[[Info], None] = lambda info: None,
        lines: int = 1,
    ) -> str:
        """Return the text of the move that the program plays in a position; it is legal.

        Args:
            set_up: the position (see :func:`set_up_of`).
            go: when to end; without limits, when :meth:`stop` is called.
            heard: receives what the program says about its search.
            lines: how many lines it tells, the best first, if it has an option MultiPV.

        Raises:
            ValueError: the position is wrong, or its game is over.
            ProgramError: the program ended, hung, or did not answer with a legal move.
        """
        self._stop_by = inf
        position = _position_of(self._uid, set_up)
        if position.outcome is not None:
            raise UserError("the game is over: {reason}", reason=position.outcome.reason)
        if not self._goes_on(set_up):
            self.new_game()
        self._before = set_up
        self._want_lines(lines)
        self._program.say(format_position(set_up))
        self._get_ready()
        answer = self._answer_to(go, position.turn, heard)
        return self._checked(position, answer, format_go(go))

    def stop(self) -> None:
        """End the running search, which answers with its result so far; once is enough."""
        if self._stop_by == inf:
            self._stop_by = time.perf_counter() + _STOP_SECONDS
            self._program.say("stop")

    def close(self) -> None:
        """End the program; it has ended when this returns. Closing again does nothing."""
        self._program.close()

    def _shake_hands(self) -> None:
        def note(line: str) -> None:
            option = _OPTION.fullmatch(line)
            if option:
                self._options[option[1].lower()] = option[1], option[2]
            elif line.startswith("id name "):
                self.name = shown(line.removeprefix("id name ").strip()) or self.name

        self._program.say("ugi")
        self._wait("ugiok", "ugi", _HELLO_SECONDS, note)

    def _choose_game(self) -> None:
        """Send the variant to a program that knows several, with a board that it cannot know."""
        board = board_option(self._uid)
        if board and "board" in self._options:
            self._set("Board", board)
            return
        _, details = self._options.get("game", ("", ""))
        games = re.findall(r" var (\S+)", details)
        if games and self._uid not in games:
            pattern = translatable("the program '{program}' does not play {uid}, only {games}")
            raise self._program.error(pattern, uid=self._uid, games=shown(", ".join(games)))
        self._set("Game", self._uid)

    def _set(self, name: str, value: str | int | None) -> None:
        """Set an option if the program has it and there is a value."""
        if value is not None and name.lower() in self._options:
            spelt, _ = self._options[name.lower()]
            self._program.say(f"setoption name {spelt} value {value}")

    def _want_lines(self, lines: int) -> None:
        """Choose how many lines the program tells, as far as it can."""
        _, details = self._options.get("multipv", ("", ""))
        most = re.search(r" max ([0-9]{1,9})\b", details)
        wanted = min(lines, int(most[1])) if most else lines
        if wanted != self._lines:
            self._set("MultiPV", wanted)
            self._lines = wanted

    def _get_ready(self) -> None:
        self._program.say("isready")
        silent_since = time.perf_counter()

        def hear(_: str) -> None:
            nonlocal silent_since
            silent_since = time.perf_counter()

        ready_by = silent_since + _READY_SECONDS
        line = self._next("readyok", hear, lambda: min(ready_by, silent_since + _SILENT_SECONDS))
        if line is None:
            seconds = _READY_SECONDS - max(0.0, ready_by - time.perf_counter())
            raise self._unanswered("isready", "readyok", seconds)

    def _goes_on(self, set_up: PositionCommand) -> bool:
        """Whether a position may belong to the previous game; random starts do not show it."""
        before = self._before
        if before is None:
            return False
        plies = len(before.moves)
        same = (set_up.fen, set_up.moves[:plies]) == (before.fen, before.moves)
        return same or _starts_at_random(self._uid)

    def _answer_to(self, go: Go, turn: int, heard: Callable[[Info], None]) -> str:
        """Return the answer to a search, stopping one that takes too long."""

        def note(line: str) -> None:
            if line.startswith("info "):
                heard(parse_info(line))

        line = format_go(go)
        self._program.say(line)
        if self._stop_by < inf:
            self._program.say("stop")  # the first came too early
        began = time.perf_counter()
        deadline = began + _patience(go, turn)
        answer = self._next("bestmove", note, lambda: min(deadline, self._stop_by))
        if answer is None:
            self._program.say("stop")
            answer = self._wait("bestmove", line, _STOP_SECONDS, note, began)
        return answer

    def _wait(
        self,
        word: str,
        asked: str,
        seconds: float,
        note: Callable[[str], None] = lambda line: None,
        asked_at: float | None = None,
    ) -> str:
        """Return the next line that starts with a word, and note those before.

        Args:
            asked_at: when it was asked, if not just now.
        """
        now = time.perf_counter()
        deadline, waited = now + seconds, 0.0 if asked_at is None else now - asked_at
        line = self._next(word, note, lambda: deadline)
        if line is None:
            raise self._unanswered(asked, word, waited + seconds)
        return line

    def _unanswered(self, asked: str, word: str, seconds: float) -> ProgramError:
        """Return the error of a program that has not answered in so many seconds."""
        pattern = translatable(
            "the program '{program}' did not answer '{asked}' with {word} in {seconds} s"
        )
        return self._program.error(pattern, asked=asked, word=word, seconds=f"{seconds:.0f}")

    def _next(
        self, word: str, note: Callable[[str], None], deadline: Callable[[], float]
    ) -> str | None:
        """Return the next line that starts with a word, None if the deadline comes first.

        The deadline is polled, because another thread may set it.
        """
        while (left := deadline() - time.perf_counter()) > 0:
            line = self._program.hear(min(left, _LOOK_UP_SECONDS))
            if self._given_up.is_set():
                raise self._program.error(translatable("the program '{program}' was stopped"))
            if line is not None and line.split()[:1] == [word]:
                return line
            if line is not None:
                note(line)
        return None

    def _checked(self, position: Position, answer: str, asked: str) -> str:
        """Return the move of an answer, which must be legal."""
        words = answer.split()
        try:
            if len(words) < 2:
                raise UserError("that names no move")
            position.play(position.parse_move(words[1]))
        except UserError as error:
            pattern = translatable(
                "the program '{program}' answered '{answer}' to '{asked}': {error}"
            )
            raise self._program.error(
                pattern, answer=shown(answer), asked=asked, error=error
            ) from error
        return words[1]

    def __enter__(self) -> UgiProgram:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def set_up_of(position: Position, start_fen: str | None, moves: tuple[str, ...]) -> PositionCommand:
    """Return the form in which to send a position to a program.

    For games with a random start it is the position's fen, so that nothing hidden leaks; otherwise
    the moves, so that the program knows of repetitions.
    """
    if _starts_at_random(position.uid):
        return PositionCommand(position.fen())
    return PositionCommand(start_fen, moves)


@cache
def _starts_at_random(uid: str) -> bool:
    first, second = (start(uid, seed).state.tobytes() for seed in (0, 1))
    return bool(first != second)


def _position_of(uid: str, set_up: PositionCommand) -> Position:
    if _starts_at_random(uid) and (set_up.fen is None or set_up.moves):
        raise UserError("{uid} starts at random, so only a fen gives a position", uid=uid)
    position = start(uid) if set_up.fen is None else from_fen(uid, set_up.fen)
    for text in set_up.moves:
        position = position.play(position.parse_move(text))
    return position


def _patience(go: Go, turn: int) -> float:
    """Return how many seconds to wait for the answer to a search before it is told to stop."""
    limit = smallest(go.clock[turn] if go.clock else None, go.movetime)
    return (_LONGEST_SECONDS if limit is None else limit) + _GRACE_SECONDS
