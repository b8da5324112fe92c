"""Other programs that analyse: choosing them, and their rows in the panel."""

from __future__ import annotations

import json
from collections.abc import Iterator

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.session.players import OpponentProgram
from ringrealms3d.session.program_analyst import ProgramAnalyst
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.analysis.program_table import ProgramRow
from ringrealms3d.window.features.analysis.programs_dialog import ProgramsDialog
from ringrealms3d.window.features.analysis.texts import chance_text, short_number
from ringrealms3d.window.shell.command import Command
from ringrealms3d.window.shell.known_programs import PROGRAMS
from ringrealms3d.window.shell.mode import AT_THE_BOARD
from ringrealms3d.window.shell.setting import Setting, listed
from ringrealms3d.window.widgets.texts import line_text, notation, program_name

ANALYSTS: Setting[tuple[str, ...]] = Setting(
    "analysis_programs", (), lambda text: tuple(map(str, listed(text))), json.dumps
)
"""The command lines of the programs that analyse."""


class OtherPrograms:
    """The programs that a person lets analyse, of all that were added."""

    def __init__(self, context: Context) -> None:
        """Know those that were chosen last."""
        self._context, self._others = context, context.engines.others
        context.programs.changed.connect(self.take)

    def commands(self) -> Iterator[Command]:
        """Yield what chooses them."""
        yield Command(
            "analysis.programs",
            tr("Other pro&grams…"),
            self._ask,
            tr("Choose other programs that analyse beside the engine."),
            modes=AT_THE_BOARD,
        )

    def take(self) -> None:
        """Let those analyse that were chosen and are still known."""
        settings = self._context.settings
        known = {program.command for program in settings[PROGRAMS]}
        self._others.choose(command for command in settings[ANALYSTS] if command in known)

    def rows(self, position: Position) -> tuple[ProgramRow, ...]:
        """Return their rows for the position that they analyse."""
        return tuple(_row(program, position) for program in self._others.all)

    def _ask(self) -> None:
        programs, chosen = self._context.programs, self._context.settings[ANALYSTS]
        dialog = ProgramsDialog(self._context.window, programs, chosen)
        dialog.chosen.connect(self._choose)
        dialog.managing.connect(lambda: self._context.do("players.programs"))
        dialog.open()

    def _choose(self, commands: tuple[str, ...]) -> None:
        self._context.settings.keep({ANALYSTS: commands})
        self.take()


def _row(program: ProgramAnalyst, position: Position) -> ProgramRow:
    name, found = program_name(OpponentProgram(program.command, 1.0)), program.found
    if found is None:
        return ProgramRow((name, _state_text(program.state), "", "", ""), None)
    cells = (
        notation(position.format_move(found.move)),
        chance_text(found),
        short_number(found.visits),
        line_text(position, found.line[1:]),
    )
    return ProgramRow((name, *cells), found)


def _state_text(state: str) -> str:
    if state == "failed":
        return tr("has ended")
    return tr("is getting ready…") if state == "starting" else ""
