"""A game in the terminal: typed moves and commands, the computer's turns, and where it is kept."""

from __future__ import annotations

import re
import sys
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from ringrealms3d.cli.left_out import report_left_out
from ringrealms3d.cli.replay import how_it_stands
from ringrealms3d.core.errors import UserError, error_sentence
from ringrealms3d.core.files import check_new, check_parent, person_path, write_whole
from ringrealms3d.core.move import Move
from ringrealms3d.core.phrase import tr, translatable
from ringrealms3d.core.position import Position
from ringrealms3d.library.late_library import LateLibrary
from ringrealms3d.library.library import LIBRARY_NAME
from ringrealms3d.library.summary import PERSON, level_kind
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.edits import delete
from ringrealms3d.records.game_files import FORMATS, write_game
from ringrealms3d.records.record import GameRecord, Reason
from ringrealms3d.records.text_file import format_line
from ringrealms3d.session.players import Computer, Human, named

if TYPE_CHECKING:
    from ringrealms3d.engine.engine import Engine

_HELP = {
    "MOVE": translatable("play it, for instance {example}"),
    "moves": translatable("list the legal moves"),
    "board": translatable("show the board again"),
    "undo": translatable("take a move back (against the computer: its answer and yours)"),
    "fen": translatable("show the position as one line"),
    "resign": translatable("give up"),
    "save FILE": translatable("write the game to a file, which `ringrealms3d replay` plays"),
    "quit": translatable("stop playing"),
}
_REPLACE = "--force "
_NUMBER = re.compile(r"^# library ([0-9]{1,18})$", re.MULTILINE)


class TextGame:
    """One game in the terminal."""

    def __init__(
        self,
        record: GameRecord,
        computer_seats: tuple[int, ...],
        level: int,
        path: Path,
        how_to_resume: str,
    ) -> None:
        """Start at the end of a game.

        Args:
            path: the file where it is saved.
            how_to_resume: the command that continues it.
        """
        self._path = path
        self._library = TextLibrary(path, computer_seats, level)
        record = self._library.fuller(record)
        self._cursor = Cursor(record, record.last)
        record.date = record.date or date.today().isoformat()
        players = (Computer(level) if seat in computer_seats else Human() for seat in (0, 1))
        first, second = map(named, record.players, players)
        record.players = first, second
        self._computer_seats = computer_seats
        self._level = level
        self._how_to_resume = how_to_resume
        self._engine: Engine | None = None
        self._left = False
        self._resigned = False
        self._saved: Path | None = None
        self._is_kept = bool(self._cursor.line()) and path.exists()

    def play(self) -> None:
        """Take turns until the game is over, the player leaves, or the input ends."""
        self._show()
        try:
            self._take_turns()
        except KeyboardInterrupt:
            print()
            self._say_how_to_resume()
            raise
        if self._position.outcome is not None:
            print(how_it_stands(self._position))
        if self._resigned or self._position.outcome is not None:
            with suppress(OSError):
                self._path.unlink(missing_ok=True)
        else:
            self._say_how_to_resume()

    def _take_turns(self) -> None:
        while not self._left and not self._resigned and self._position.outcome is None:
            if self._position.turn in self._computer_seats:
                self._let_computer_move()
            else:
                self._ask()

    def _say_how_to_resume(self) -> None:
        """Say where the game is kept, if it has a move and is there."""
        if not self._is_kept and self._cursor.line():
            self._keep()  # there may be room again
        if self._is_kept and self._cursor.line():
            print(
                tr("The game is saved in {path}; {how_to_resume} continues it.").format(
                    path=self._path, how_to_resume=self._how_to_resume
                )
            )

    def close(self) -> None:
        """Close the library, and end the computer's process."""
        self._library.close()
        if self._engine is not None:
            self._engine.close()

    @property
    def _position(self) -> Position:
        return self._cursor.current.position

    @property
    def _seat(self) -> str:
        return tr(self._position.variant.seats[self._position.turn])

    def _ask(self) -> None:
        """Read one line and run its command."""
        try:
            prompt = self._position.prompt
            asked = tr("{name}: {text}").format(name=self._seat, text=tr(prompt))
            line = input(f"{asked if prompt else self._seat}> ").strip()
        except EOFError:
            print()
            self._left = True
            return
        except RuntimeError:  # that is how Python says it
            raise UserError("standard input is closed") from None
        word, _, rest = line.partition(" ")
        command = getattr(self, f"_do_{word}", None) if word in _COMMANDS else None
        if command is not None:
            command(rest.strip())
        elif line:
            self._move(line)

    def _move(self, text: str) -> None:
        try:
            self._play_on(self._position.parse_move(text))
        except UserError as error:
            print(
                tr("not possible: {error} (type help for more)").format(error=error_sentence(error))
            )
            return
        self._keep()
        self._show()

    def _play_on(self, move: Move) -> None:
        """Play a move, with which a game goes on that somebody had resigned."""
        self._cursor.play(move)
        self._cursor.record.reopen()

    def _let_computer_move(self) -> None:
        from ringrealms3d.engine.engine import Engine
        from ringrealms3d.engine.levels import get_level

        if self._engine is None:
            book = get_level(self._level, self._position.uid).book
            self._engine = Engine(self._position.uid, self._level, book=book)
        print(tr("{seat}: the computer is thinking…").format(seat=self._seat), flush=True)
        before, move = self._position, self._engine.best_move(self._position)
        self._play_on(move)
        self._keep()
        print(
            tr("{seats} plays {format_move}").format(
                seats=tr(before.variant.seats[before.turn]), format_move=before.format_move(move)
            )
        )
        self._show()

    def _show(self) -> None:
        print(f"\n{self._position.diagram()}\n")
        for name, numbers in self._position.counts.items():
            first, second = map(tr, self._position.variant.seats)
            text = tr("{first}, {second}").format(
                first=f"{first} {numbers[0]}", second=f"{second} {numbers[1]}"
            )
            print(tr("{name}: {text}").format(name=tr(name), text=text))

    def _keep(self) -> None:
        """Save the game in the library and in the file from which it can be continued."""
        self._library.keep(self._cursor.record)
        try:
            self._write(self._path, self._library.note())
            self._is_kept = True
        except UserError as error:
            self._is_kept = False
            print(
                tr("the game could not be saved: {error}").format(error=error_sentence(error)),
                file=sys.stderr,
            )

    def _write(self, path: Path, note: str = "") -> None:
        """Write the game to a file, atomically, with a note at its end."""
        write_whole(path, format_line(self._cursor.record, self._cursor.line()) + note)

    def _do_help(self, _: str) -> None:
        example = self._position.format_move(next(iter(self._position.legal_moves)))
        for command, does in _HELP.items():
            print(f"  {command:<13} {tr(does).format(example=example)}")

    def _do_moves(self, _: str) -> None:
        position = self._position
        print(" ".join(position.format_move(move) for move in position.legal_moves))

    def _do_board(self, _: str) -> None:
        self._show()

    def _do_undo(self, _: str) -> None:
        if not self._take_back():
            print(tr("there is no move to take back"))
            return
        while self._position.turn in self._computer_seats and self._take_back():
            pass
        self._keep()
        self._show()

    def _take_back(self) -> bool:
        """Take back a move, which is gone then: there is no way to play it again but to type it."""
        taken, record = self._cursor.current, self._cursor.record
        if not self._cursor.back():
            return False
        delete(record, taken).make(record)
        return True

    def _do_fen(self, _: str) -> None:
        print(self._position.fen())

    def _do_resign(self, _: str) -> None:
        self._resigned = True
        if self._cursor.line():
            self._cursor.record.end(1 - self._position.turn, Reason.RESIGNATION)
            self._library.keep(self._cursor.record)
        print(
            tr("{seat} resigns, {seats} wins").format(
                seat=self._seat, seats=tr(self._position.variant.seats[1 - self._position.turn])
            )
        )

    def _do_save(self, name: str) -> None:
        if not name:
            print(tr("save needs a file name"))
            return
        try:
            replaces, name = name.startswith(_REPLACE), name.removeprefix(_REPLACE).strip()
            path = person_path(name)
            if path != self._saved and not replaces:
                check_new(path)
            report_left_out(self._cursor.record, name, minor_too=False)
            if path.suffix.lower() in FORMATS:
                write_game(self._cursor.record, path)
            else:
                check_parent(path)
                self._write(path)
        except UserError as error:
            print(
                tr("'{name}' could not be written: {error}").format(
                    name=name, error=error_sentence(error)
                )
            )
        else:
            self._saved = path
            print(tr("saved as {name}").format(name=name))

    def _do_quit(self, _: str) -> None:
        self._left = True


_COMMANDS = frozenset(
    name.removeprefix("_do_") for name in vars(TextGame) if name.startswith("_do_")
)


class TextLibrary:
    """A game's place in the library.

    Attributes:
        number: the game's number there, None while it is not there.
    """

    def __init__(self, path: Path, computer_seats: tuple[int, ...], level: int) -> None:
        """Continue with the number in a game's own file, if there is one.

        The library is the one beside that file.
        """
        self._library = LateLibrary(path.with_name(LIBRARY_NAME), _print)
        self.number = _number_in(path)
        first, second = (level_kind(level) if seat in computer_seats else PERSON for seat in (0, 1))
        self._kinds = first, second

    def fuller(self, record: GameRecord) -> GameRecord:
        """Return a game as the library has it, where it has the same moves, else as it is.

        The game's own file has the moves alone.
        """
        if self.number is None:
            return record
        try:
            kept = self._library.opened.load(self.number)
        except UserError:
            return record
        same = (kept.uid, kept.seed, kept.last.texts) == (
            record.uid,
            record.seed,
            record.last.texts,
        )
        return kept if same else record

    def keep(self, record: GameRecord) -> None:
        """Save the game's current state; an error is reported once, and the game continues."""
        number = self._library.keep(record, self.number, self._kinds)
        self.number = self.number if number is None else number

    def note(self) -> str:
        """Return the line of the game's own file with its number, if it has one."""
        return "" if self.number is None else f"# library {self.number}\n"

    def close(self) -> None:
        """Close the library."""
        self._library.close()


def _print(sentence: str) -> None:
    print(tr(sentence), file=sys.stderr)


def _number_in(path: Path) -> int | None:
    try:
        found = _NUMBER.search(path.read_text(encoding="utf-8", errors="replace"))
    except OSError:
        return None
    return int(found[1]) if found else None
