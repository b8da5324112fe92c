"""The question whether to continue an unfinished game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from PyQt6.QtWidgets import QMessageBox, QPushButton, QWidget

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr, tr_count
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.games import game_of_variant, variant
from ringrealms3d.records.kept_file import put_aside
from ringrealms3d.session.autosave import load_game
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.players import Human, OpponentProgram
from ringrealms3d.window.shell.message import message_box, warn
from ringrealms3d.window.widgets.joining import capitalised, items, sentences, stopped
from ringrealms3d.window.widgets.texts import error_text

_LONGEST_COMMAND = 800


def saved_game(parent: QWidget, path: Path) -> OpenGame | None:
    """Return the game in a file, None if there is none; a broken one is set aside and reported."""
    try:
        return load_game(path)
    except UserError as error:
        reason = error_text(error)
        warn(parent, sentences(stopped(capitalised(reason)), _kept_text(path)))
        return None


def offer_saved_game(parent: QWidget, session: GameSession, saved: OpenGame) -> None:
    """Ask whether to continue a saved game; nobody plays before the answer."""
    session.pause()
    _question(parent, session, saved).open()


def go_on_with(parent: QWidget, session: GameSession, saved: OpenGame) -> None:
    """Continue a game, after a question if it would start other programs."""
    if _commands(saved):
        _question(parent, session, saved).open()
    else:
        session.restore(saved)


def offer_programs(parent: QWidget, session: GameSession, saved: OpenGame) -> None:
    """Ask whether the programs of a saved game that is on the table play on in people's place."""
    commands, record = _commands(saved), saved.cursor.record
    box = message_box(parent, _question_text(saved), details=_programs_text(commands))
    start = _add_program_buttons(box, len(commands))

    def go_on() -> None:
        if box.clickedButton() is start and session.record is record:
            session.set_players(saved.players)

    box.accepted.connect(go_on)
    box.open()


def _question(parent: QWidget, session: GameSession, saved: OpenGame) -> QMessageBox:
    """Return the question box; only the button that says so starts a program."""
    commands = _commands(saved)
    box = message_box(parent, _question_text(saved), details=_programs_text(commands))
    start = _add_program_buttons(box, len(commands)) if commands else None
    if start is None:
        box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)

    def go_on() -> None:
        started = start is not None and box.clickedButton() is start
        session.restore(saved if started else _without_programs(saved))

    box.accepted.connect(go_on)
    box.rejected.connect(session.go_on)
    return box


def _add_program_buttons(box: QMessageBox, programs: int) -> QPushButton | None:
    """Add the answers if programs would be started; return the one that starts them."""
    texts = (tr("Continue and &start it"), tr("Continue &without it"))
    if programs > 1:
        texts = (tr("Continue and &start them"), tr("Continue &without them"))
    start, without = (box.addButton(text, QMessageBox.ButtonRole.AcceptRole) for text in texts)
    box.addButton(QMessageBox.StandardButton.No)
    box.setDefaultButton(without)
    return start


def _commands(saved: OpenGame) -> dict[str, list[str]]:
    """Return the commands that the game would start, with the seats that they play."""
    seats = game_of_variant(saved.cursor.record.uid).seats
    commands: dict[str, list[str]] = {}
    for seat, player in zip(seats, saved.players, strict=True):
        if isinstance(player, OpponentProgram):
            commands.setdefault(player.command, []).append(tr(seat))
    return commands


def _without_programs(saved: OpenGame) -> OpenGame:
    """Return a game in which people play the seats of other programs."""
    first, second = (
        Human() if isinstance(player, OpponentProgram) else player for player in saved.players
    )
    return replace(saved, players=(first, second), rated=False)


def _question_text(saved: OpenGame) -> str:
    uid = saved.cursor.record.uid
    game = tr(game_of_variant(uid).title)
    title = items((game, tr(variant(uid).board.title)))
    count = len(saved.cursor.whole_line())
    return tr_count(
        "You left a game after one move ({title}). Continue it?",
        "You left a game after {count} moves ({title}). Continue it?",
        count,
        title=title,
    )


def _programs_text(commands: Mapping[str, Sequence[str]]) -> str:
    """Return the programs that would be started, with full commands."""
    pattern = tr("{seats} was played by another program, started by the command\n{command}")
    return "\n\n".join(
        pattern.format(seats=items(seats), command=one_line(command, _LONGEST_COMMAND))
        for command, seats in commands.items()
    )


def _kept_text(path: Path) -> str:
    """Set an unreadable file aside, and say where it is."""
    try:
        return tr("It is kept as {path}.").format(path=put_aside(path))
    except OSError as error:
        return tr("The file could not be renamed: {reason}.").format(reason=error.strerror)
