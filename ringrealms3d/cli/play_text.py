"""``ringrealms3d play-text``: a game in the terminal, with typed moves, against the computer."""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from ringrealms3d.cli.arguments import Commands, add_seed
from ringrealms3d.cli.first_game import add_position, begun_game, game_in, named_file
from ringrealms3d.cli.replay import load_game
from ringrealms3d.core.errors import UserError, error_sentence
from ringrealms3d.core.files import check_parent, person_path, write_whole
from ringrealms3d.core.phrase import tr, translatable
from ringrealms3d.records.kept_file import claim_free, claim_latest, kept_games, put_aside

if TYPE_CHECKING:
    from ringrealms3d.core.position import Position
    from ringrealms3d.engine.engine import Engine
    from ringrealms3d.records.record import GameRecord

_HELP = {
    "MOVE": translatable("play it, for instance {example}"),
    "moves": translatable("list the legal moves"),
    "board": translatable("show the board again"),
    "undo": translatable("take a move back (against the computer: its answer and yours)"),
    "fen": translatable("show the position as one line"),
    "resign": translatable("give up"),
    "save FILE": translatable("write the game to a file, which `ringrealms3d replay` plays"),
    "quit": translatable("leave"),
}
_LEVEL = 3
_KEPT_NAME = ("text-game-under-way", ".txt")
_SEATS = {"first": (0,), "second": (1,), "both": (0, 1), "none": ()}


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "play-text",
        help=tr("play in the terminal"),
        description=tr(
            "Play in the terminal: the board as text, moves typed. The game is kept in a "
            "file after every move, so that --resume can go on with it."
        ),
    )
    parser.add_argument(
        "variant",
        nargs="?",
        metavar="VARIANT",
        help=tr("such as ring-majority/cube, or the file of a game to go on with"),
    )
    parser.add_argument(
        "--computer",
        choices=tuple(_SEATS),
        default="second",
        help=tr("the seats that the computer plays (default: second)"),
    )
    parser.add_argument(
        "--level", type=int, default=_LEVEL, metavar="N", help=tr("1 to 10 (default: 3)")
    )
    add_position(parser)
    add_seed(parser)
    parser.add_argument(
        "--resume", action="store_true", help=tr("go on with the game that was left unfinished")
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play until the game is over or the player leaves."""
    from ringrealms3d.engine.levels import check_level

    check_level(options.level)
    named = options.variant, options.fen, options.moves, options.seed
    if options.resume and any(value is not None for value in named):
        raise UserError("--resume goes on with the game that was kept: name no other beside it")
    seats, level = _SEATS[options.computer], options.level
    if options.resume:
        return _resume(seats, level)
    if options.variant is None:
        raise UserError("name a variant, such as ring-majority/cube, or use --resume")
    return _begin(_first_game(options), seats, level)


def play(record: GameRecord) -> int:
    """Continue a game against the computer and return the exit code."""
    return _begin(record, _SEATS["second"], _LEVEL)


def _first_game(options: argparse.Namespace) -> GameRecord:
    path = named_file(options)
    if path is None:
        return begun_game(options.variant, options.fen, options.moves, options.seed)
    if options.seed is not None:
        raise UserError("{path} holds a whole game: leave out --seed", path=path)
    return game_in(path, options)


def _begin(record: GameRecord, computer_seats: tuple[int, ...], level: int) -> int:
    """Play a game, which is saved beside unfinished ones."""
    for kept in kept_games(kept_folder(), *_KEPT_NAME):
        print(tr("An unfinished game is kept in {kept}; replay shows it.").format(kept=kept))
    path, lock = claim_free(kept_folder(), *_KEPT_NAME)
    with lock, closing(Table(record, computer_seats, level, path)) as table:
        table.play()
    return 0


def _resume(computer_seats: tuple[int, ...], level: int) -> int:
    """Continue the most recent game.

    Raises:
        UserError: there is none, or it cannot be read and was set aside.
    """
    claimed = claim_latest(kept_folder(), *_KEPT_NAME)
    if claimed is None:
        raise UserError("no game was left unfinished")
    path, lock = claimed
    with lock:
        record = _kept_game(path)
        if len(kept_games(kept_folder(), *_KEPT_NAME)) > 1:
            print(tr("Several games are kept; this is the latest, {path}.").format(path=path))
        with closing(Table(record, computer_seats, level, path)) as table:
            table.play()
    return 0


class Table:
    """One game in the terminal."""

    def __init__(
        self,
        record: GameRecord,
        computer_seats: tuple[int, ...],
        level: int,
        path: Path,
    ) -> None:
        """Start at the end of a game saved in a file."""
        from ringrealms3d.cli.text_library import TextLibrary
        from ringrealms3d.records.cursor import Cursor

        self._path = path
        self._library = TextLibrary(path, computer_seats, level)
        self._cursor = Cursor(record, record.last)
        self._computer_seats = computer_seats
        self._level = level
        self._engine: Engine | None = None
        self._left = False
        self._resigned = False

    def play(self) -> None:
        """Take turns until the game is over, the player leaves, or the input ends."""
        from ringrealms3d.cli.replay import how_it_stands

        self._show()
        while not self._left and not self._resigned and self._position.outcome is None:
            if self._position.turn in self._computer_seats:
                self._let_computer_move()
            else:
                self._ask()
        if self._position.outcome is not None:
            print(how_it_stands(self._position))
        if self._resigned or self._position.outcome is not None:
            self._path.unlink(missing_ok=True)
        elif self._cursor.line():
            print(
                tr("The game is kept in {path}; {how_to_resume} goes on with it.").format(
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

    @property
    def _how_to_resume(self) -> str:
        (seats,) = (name for name, seats in _SEATS.items() if seats == self._computer_seats)
        return f"ringrealms3d play-text --resume --computer {seats} --level {self._level}"

    def _ask(self) -> None:
        """Read one line and run its command."""
        try:
            line = input(f"{self._seat}> ").strip()
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
            self._cursor.play(self._position.parse_move(text))
        except UserError as error:
            print(tr("not possible: {error} (help tells more)").format(error=error_sentence(error)))
            return
        self._keep()
        self._show()

    def _let_computer_move(self) -> None:
        from ringrealms3d.engine.engine import Engine
        from ringrealms3d.engine.levels import get_level

        if self._engine is None:
            book = get_level(self._level, self._position.uid).book
            self._engine = Engine(self._position.uid, self._level, book=book)
        print(tr("{seat}: the computer is thinking…").format(seat=self._seat), flush=True)
        before, move = self._position, self._engine.best_move(self._position)
        self._cursor.play(move)
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
            told = tr("{first}, {second}").format(
                first=f"{first} {numbers[0]}", second=f"{second} {numbers[1]}"
            )
            print(tr("{name}: {text}").format(name=tr(name), text=told))

    def _keep(self) -> None:
        """Save the game in the library and in the file from which it can be continued."""
        self._library.keep(self._cursor.record)
        try:
            self._write(self._path, self._library.note())
        except UserError as error:
            print(
                tr("the game could not be kept: {error}").format(error=error_sentence(error)),
                file=sys.stderr,
            )

    def _write(self, path: Path, note: str = "") -> None:
        """Write the game to a file, atomically, with a note at its end."""
        from ringrealms3d.records.text_file import format_line

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
        if not self._cursor.back():
            print(tr("there is no move to take back"))
            return
        while self._position.turn in self._computer_seats and self._cursor.back():
            pass
        self._keep()
        self._show()

    def _do_fen(self, _: str) -> None:
        print(self._position.fen())

    def _do_resign(self, _: str) -> None:
        from ringrealms3d.records.record import Reason

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
            print(tr("save needs the name of a file"))
            return
        try:
            path = person_path(name)
            check_parent(path)
            self._write(path)
        except UserError as error:
            print(
                tr("'{name}' could not be written: {error}").format(
                    name=name, error=error_sentence(error)
                )
            )
        else:
            print(tr("saved in {name}").format(name=name))

    def _do_quit(self, _: str) -> None:
        self._left = True


_COMMANDS = frozenset(name.removeprefix("_do_") for name in vars(Table) if name.startswith("_do_"))


def kept_folder() -> Path:
    """Return the folder of unfinished games."""
    from platformdirs import user_data_path

    return user_data_path("ringrealms3d", appauthor=False)


def _kept_game(path: Path) -> GameRecord:
    """Return the game in a file; an unreadable one is set aside.

    Raises:
        UserError: it cannot be read; the message says where it is kept.
    """
    try:
        return load_game(str(path))
    except UserError as error:
        try:
            place = put_aside(path)
        except OSError:
            raise error from None
        raise UserError("{error}; the file is kept as {place}", error=error, place=place) from None
