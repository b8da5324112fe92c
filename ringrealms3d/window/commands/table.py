"""The table of commands: everything that the user can do in the window, and its menus."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from PyQt6.QtGui import QKeySequence
from PyQt6.QtWidgets import QDockWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.commands.desk import Desk
from ringrealms3d.window.commands.game_commands import (
    file_commands,
    game_commands,
    player_commands,
    walk_commands,
)
from ringrealms3d.window.commands.study_commands import (
    learn_commands,
    review_commands,
    study_commands,
    variation_commands,
)
from ringrealms3d.window.commands.view_commands import (
    SIDES,
    look_commands,
    seeing_commands,
    view_commands,
)
from ringrealms3d.window.features.help.keys_dialog import KeysDialog
from ringrealms3d.window.shell.command import Choice, Command, Menu
from ringrealms3d.window.shell.finder import Finder
from ringrealms3d.window.shell.mode import AT_THE_BOARD

_Key = QKeySequence.StandardKey

PANELS = "panel."
"""How the ids of the commands begin that show and hide panels."""


def _row(names: str) -> tuple[str, ...]:
    """Return the ids in a text; a bar stands for a separator."""
    return tuple("" if name == "|" else name for name in names.split())


def menus(panels: tuple[str, ...]) -> tuple[Menu, ...]:
    """Return the menus of a window with some panels, by the ids of their commands."""
    go = Menu(
        tr("&Go to"),
        _row(
            "go.first go.previous go.next go.last | go.variation go.variation_before "
            "go.fork go.fork_before | go.comment go.comment_before"
        ),
    )
    sides = Menu(tr("Look &from"), tuple(f"side.{name}" for name, *_ in SIDES))
    camera = Menu(tr("Ca&mera"), (*_row("view.parallel view.locked view.turning"), sides))
    return (
        Menu(
            tr("&File"),
            _row(
                "game.start game.new game.open game.recent game.library game.solid | "
                "game.save game.save_as | game.picture game.export | "
                "game.copy game.copy_position game.copy_picture game.paste | game.quit"
            ),
        ),
        Menu(
            tr("&Game"),
            (
                *_row("game.again game.rated game.puzzle game.board game.edit | "),
                *_row("game.type game.undo game.redo game.resign |"),
                go,
            ),
        ),
        Menu(
            tr("&Learn"),
            _row("learn.begin learn.lesson | learn.next learn.previous | learn.open learn.leave"),
        ),
        Menu(
            tr("&Players"),
            _row(
                "players.opponent players.agree | "
                "players.level players.time players.now players.pause"
            ),
        ),
        Menu(
            tr("&Study"),
            _row(
                "study.comment study.glyph study.draw study.clear study.view | "
                "study.promote study.main study.delete"
            ),
        ),
        Menu(
            tr("&Analysis"),
            _row(
                "analysis.on analysis.hint | "
                "review.start review.next_mistake review.previous_mistake review.learn "
                "review.keep"
            ),
        ),
        Menu(
            tr("&View"),
            (
                *_row("view.home view.turn view.result view.exchange view.sites |"),
                *_row("view.rear view.see_through view.sliders view.coordinates"),
                camera,
                *_row("view.confirm | view.legal view.features view.still view.sounds view.lit |"),
                *_row(
                    "view.look view.speed view.theme view.materials view.quality "
                    "view.language view.settings |"
                ),
                *panels,
                "view.full",
            ),
        ),
        Menu(tr("&Help"), _row("help.rules help.keys help.find | help.about")),
    )


TOOLBAR = _row(
    "game.new game.open game.library game.save | game.undo game.redo | "
    "go.first go.previous go.next go.last | "
    "analysis.hint analysis.on | view.home view.exchange view.sounds | "
    "learn.begin help.rules help.find"
)
"""The ids of the commands with a button."""

ON_BOARD = _row(
    "game.undo game.redo | analysis.hint analysis.on | "
    "view.home view.turn view.exchange view.coordinates view.legal | "
    "game.picture game.copy_picture game.export"
)
"""What a board and a map offer where they are clicked with the right button."""

ON_MOVES = _row(
    "study.comment study.glyph | study.promote study.main study.delete | "
    "go.first go.previous go.next go.last | game.undo game.save"
)
"""What the list of moves offers there."""

ON_CANDIDATES = _row("analysis.on analysis.hint | review.start | go.previous go.next")
"""What the list of an analysis offers there."""

ON_SITES = _row("game.undo game.redo game.type | analysis.hint analysis.on")
"""What the list of sites offers there."""


def commands_of(desk: Desk) -> Iterator[Command | Choice]:
    """Yield all commands of a window."""
    yield from game_commands(desk)
    yield from learn_commands(desk)
    yield from file_commands(desk)
    yield from player_commands(desk)
    on_game = (walk_commands, variation_commands, study_commands, _analysis_commands)
    for commands in (*on_game, review_commands):
        yield from (replace(command, modes=AT_THE_BOARD) for command in commands(desk))
    yield from view_commands(desk)
    yield from seeing_commands(desk)
    yield from look_commands(desk)
    yield from map(partial(_panel_command, desk), desk.docks)
    yield from _help_commands(desk)


def _analysis_commands(desk: Desk) -> Iterator[Command]:
    yield Command(
        "analysis.on",
        tr("&Analyse every position"),
        desk.activities.analyse,
        tr("Show the engine's best moves beside the board and on it."),
        "A",
        "analyse",
        enabled=lambda: not desk.session.rated,
        checked=lambda: desk.analysis.analyst.on,
    )
    yield Command(
        "analysis.hint",
        tr("&Hint"),
        desk.analysis.hint,
        tr("Show a good move for this position."),
        "H",
        "hint",
        enabled=lambda: not desk.session.rated,
    )


def _panel_command(desk: Desk, dock: QDockWidget) -> Command:
    def show(on: bool) -> None:
        dock.setVisible(on)
        dock.raise_()  # others may share its place

    return Command(
        PANELS + dock.objectName(),
        dock.windowTitle,
        show,
        tr("Show or hide a panel."),
        enabled=lambda: desk.can_show(dock),
        visible=lambda: bool(dock.windowTitle()),
        checked=lambda: not dock.isHidden(),
    )


def _help_commands(desk: Desk) -> Iterator[Command]:
    yield Command(
        "help.rules",
        tr("&Rules"),
        desk.help.rules,
        tr("Read the rules of the game, with diagrams."),
        _Key.HelpContents,
        "rules",
    )
    yield Command(
        "help.keys",
        tr("&Keys and mouse"),
        lambda: KeysDialog(desk.commands.owner, desk.commands).open(),
        tr("List what keys and mouse do."),
    )
    yield Command(
        "help.find",
        tr("&Find a command…"),
        lambda: Finder(desk.commands.owner, desk.commands).open(),
        tr("Type a word and do what it finds."),
        "Ctrl+Shift+P",
        "find",
    )
    yield Command(
        "help.about",
        tr("&About ringrealms3d"),
        desk.help.about,
        tr("Version, licence and links."),
    )
