"""The commands of a game: beginning, going through its moves, and who plays."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PyQt6.QtGui import QKeySequence

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.engine.levels import DEFAULT_SECONDS, HIGHEST, LOWEST
from ringrealms3d.export.kinds import PICTURE
from ringrealms3d.games import all_games, board_entry
from ringrealms3d.library.ladder import level_strengths
from ringrealms3d.session.draft import Draft
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Human
from ringrealms3d.window.commands.desk import Desk
from ringrealms3d.window.features.play.opponents import OPPONENTS
from ringrealms3d.window.shell.command import Choice, Command, Option, never
from ringrealms3d.window.shell.mode import EVERYWHERE, Mode
from ringrealms3d.window.shell.settings import THINKING_SECONDS, USUAL_LEVEL
from ringrealms3d.window.widgets.level_texts import level_about, with_strength

_Key = QKeySequence.StandardKey


def game_commands(desk: Desk) -> Iterator[Command | Choice]:
    """Yield what begins, changes, keeps and ends games."""
    session = desk.session
    yield Command(
        "game.new",
        tr("&New game…"),
        desk.new_games.ask,
        tr("Choose a board and who plays."),
        _Key.New,
        "new",
    )
    yield Command(
        "game.start",
        tr("Start page"),
        desk.activities.show_start,
        tr("Show what can be begun: games, lessons, a puzzle, and what was played last."),
        "Ctrl+Shift+Home",
        checked=lambda: desk.modes.mode is Mode.START,
    )
    yield Command(
        "game.again",
        tr("&Play again"),
        desk.end.play_again,
        tr("Start over on this board, with the same players."),
        "Ctrl+Shift+N",
        "again",
    )
    yield Command(
        "game.rated",
        tr("Play a ra&ted game"),
        desk.library.begin_rated,
        tr("Play on this board for your rating, against the level that fits it best."),
        enabled=lambda: _is_measured(session.uid),
    )
    yield Command(
        "game.puzzle",
        tr("Pu&zzle"),
        desk.puzzles.begin,
        tr(
            "Solve a puzzle of this game; those that you missed return, and mistakes that you kept."
        ),
        "Ctrl+Shift+U",
    )
    yield Choice(
        "game.board",
        tr("&Board"),
        _board_options,
        lambda: session.uid,
        lambda uid: session.new_game(uid, control=session.timing.control),
        tr("Start a game on another board."),
    )
    yield Command(
        "game.solid",
        tr("Play on a &polyhedron…"),
        lambda: desk.polyhedra.ask(control=session.timing.control),
        tr("Play Ring Majority on a solid from a file."),
        "Ctrl+Shift+O",
    )
    yield Command(
        "game.edit",
        tr("S&et up a position…"),
        desk.activities.set_up,
        tr("Put pieces wherever you like, then play or analyse from there."),
        "Ctrl+Shift+E",
        enabled=lambda: not session.rated,
    )
    yield Command(
        "game.type",
        tr("T&ype a move…"),
        desk.move_field.open,
        tr("Type the next move as the list of moves writes it."),
        "Ctrl+T",
        modes=EVERYWHERE - {Mode.EDITING},
    )
    yield Command(
        "game.undo",
        tr("&Undo"),
        lambda: (desk.editor.draft or desk.take_back).undo(),
        tr("Take back the last move; against the computer, your last one."),
        _Key.Undo,
        "undo",
        enabled=lambda: _undoing(desk).can_undo,
    )
    yield Command(
        "game.redo",
        tr("&Redo"),
        lambda: _undoing(desk).redo(),
        tr("Play a move again that was taken back."),
        "Ctrl+Shift+Z",
        "redo",
        enabled=lambda: _undoing(desk).can_redo,
        other_key="Ctrl+Y",
    )
    yield Command(
        "game.resign",
        tr("Re&sign"),
        desk.end.resign,
        tr("Give the game up; Ctrl+Z takes it back, but not in a rated game."),
        enabled=lambda: session.can_resign,
    )
    yield Command("game.quit", tr("&Quit"), desk.close, tr("Leave; the game is kept."), _Key.Quit)


def _undoing(desk: Desk) -> GameSession | Draft:
    """Return what takes back what was done last: the editor while it is open."""
    return desk.editor.draft or desk.session


def file_commands(desk: Desk) -> Iterator[Command | Choice]:
    """Yield what opens, saves, copies and pastes games and pictures."""
    session, files, settings = desk.session, desk.files, desk.settings
    yield Command(
        "game.open",
        tr("&Open a game…"),
        files.ask_open,
        tr("Open a game from a file; it can be dragged onto the window too."),
        _Key.Open,
        "open",
    )
    yield Choice(
        "game.recent",
        tr("Open r&ecent"),
        lambda: [Option(str(path), one_line(path.name)) for path in settings.recent_files],
        lambda: "",
        lambda path: files.open(Path(path)),
        tr("Open a game that was opened or saved lately."),
        enabled=lambda: bool(settings.recent_files),
    )
    yield Command(
        "game.library",
        tr("&Library…"),
        desk.library.open,
        tr("Find games that were played here, and what was played from this position."),
        "Ctrl+B",
        "library",
    )
    yield Command(
        "game.save",
        tr("Sa&ve"),
        files.save,
        tr("Write the game to its file."),
        _Key.Save,
        "save",
        enabled=lambda: bool(session.record.root.children),
    )
    yield Command(
        "game.save_as",
        tr("Save &as…"),
        files.ask_save,
        tr("Write the game to another file."),
        "Ctrl+Shift+S",
        enabled=lambda: bool(session.record.root.children),
    )
    yield Command(
        "game.picture",
        tr("Save pi&cture…"),
        partial(desk.exports.ask, PICTURE),
        tr("Draw the board as it is seen, in any size."),
        "Ctrl+Shift+I",
        "picture",
    )
    yield Command(
        "game.export",
        tr("E&xport…"),
        desk.exports.ask,
        tr("Make a picture, drawing, model, film or page of the game."),
        "Ctrl+Shift+X",
    )
    yield Command(
        "game.copy_picture",
        tr("Copy pictu&re"),
        desk.exports.copy_picture,
        tr("Copy a picture of the board as it is seen."),
        "Ctrl+Shift+G",
    )
    yield Command(
        "game.copy",
        tr("Copy ga&me"),
        files.copy_game,
        tr("Copy the game as text, with its variations and notes."),
        "Ctrl+C",
        enabled=lambda: bool(session.record.root.children),
    )
    yield Command(
        "game.copy_position",
        tr("Copy pos&ition"),
        files.copy_position,
        tr("Copy the position as one line of text."),
        "Ctrl+Shift+C",
    )
    yield Command(
        "game.paste",
        tr("Pas&te game or position"),
        files.paste,
        tr("Put the game or the position in the clipboard on the table."),
        "Ctrl+V",
    )


def _board_options() -> list[Option]:
    options = []
    for game in all_games():
        for uid in game.variants:
            board = board_entry(uid)
            text = tr("{title} ({count} positions)")
            text = text.format(title=tr(board.title), count=board.size)
            options.append(Option(uid, text, tr(game.title)))
    return options


def walk_commands(desk: Desk) -> Iterator[Command]:
    """Yield what goes through the moves of a game."""
    navigator, session = desk.navigator, desk.session
    about = tr("Show the position at the start of the game.")
    yield Command(
        "go.first",
        tr("&First position"),
        navigator.first,
        about,
        "Alt+Home",
        "first",
        enabled=lambda: bool(session.moves),
    )
    yield Command(
        "go.previous",
        tr("&Previous move"),
        navigator.previous,
        tr("Show the position one move before; nothing is taken back."),
        "Alt+Left",
        "previous",
        enabled=lambda: bool(session.moves),
    )
    yield Command(
        "go.next",
        tr("&Next move"),
        navigator.next,
        tr("Show the position one move later."),
        "Alt+Right",
        "next",
        enabled=lambda: not session.at_end,
    )
    yield Command(
        "go.last",
        tr("&Last move"),
        navigator.last,
        tr("Show the position after the last move."),
        "Alt+End",
        "last",
        enabled=lambda: not session.at_end,
    )


def player_commands(desk: Desk) -> Iterator[Command | Choice]:
    """Yield what is about who plays."""
    session, opponents, settings = desk.session, desk.opponents, desk.settings
    yield Choice(
        "players.opponent",
        tr("Who plays"),
        lambda: opponent_options(session.position.variant.seats),
        lambda: OPPONENTS[
            tuple(seat for seat in (0, 1) if not isinstance(session.players[seat], Human))
        ],
        opponents.choose,
        inline=True,
    )
    yield Choice(
        "players.level",
        tr("Computer's &level"),
        lambda: _levels(session.uid),
        lambda: str(opponents.level),
        lambda level: opponents.choose_level(int(level)),
        tr("How well the computer plays, from 1 for beginners to 10."),
        enabled=lambda: not session.rated,
        usual=lambda: str(USUAL_LEVEL),
    )
    times = [
        Option(f"{seconds:g}", tr("{seconds} s").format(seconds=f"{seconds:g}"))
        for seconds in THINKING_SECONDS
    ]
    yield Choice(
        "players.time",
        tr("Longest t&ime for a move"),
        lambda: times,
        lambda: f"{settings.thinking_seconds:g}",
        lambda seconds: desk.opponents.choose_thinking_time(float(seconds)),
        tr("How long the computer may think about a move."),
        usual=lambda: f"{DEFAULT_SECONDS:g}",
    )
    yield Command(
        "players.agree",
        tr("&Ask the opponent before retracting a move"),
        desk.take_back.ask_from_now_on,
        tr(
            "Between two people, a move is taken back only if the other side agrees, and never "
            "with clocks."
        ),
        checked=lambda: desk.take_back.asking,
        usual=never,
    )
    yield Command(
        "players.now",
        tr("&Move now"),
        desk.opponents.move_now,
        tr("Let the computer play what it likes best so far."),
        "Ctrl+M",
        enabled=lambda: not isinstance(session.player_to_move, Human | None),
    )
    yield Command(
        "players.pause",
        tr("&Pause"),
        desk.pacer.pause,
        tr("Halt the clocks, or a game that computers play."),
        "P",
        enabled=lambda: session.can_pause,
        checked=lambda: session.waits and session.can_pause,
    )


def opponent_options(seats: tuple[str, str]) -> list[Option]:
    """Return who can play against whom in a game with these seats."""
    first, second = map(tr, seats)
    return [
        Option("friend", tr("&Two people at this screen")),
        Option("second", tr("You play {seat} against the &computer").format(seat=first)),
        Option("first", tr("You play {seat} against the c&omputer").format(seat=second)),
        Option("both", tr("&Watch the computer play itself")),
    ]


def _is_measured(uid: str) -> bool:
    """Whether the strength of the levels is known in a variant's game, so that ratings are."""
    return bool(level_strengths(uid.partition("/")[0]))


def _levels(uid: str) -> list[Option]:
    game = uid.partition("/")[0]
    return [
        Option(
            str(n), with_strength(tr("Level {n}").format(n=n), game, n), about=level_about(uid, n)
        )
        for n in range(LOWEST, HIGHEST + 1)
    ]
