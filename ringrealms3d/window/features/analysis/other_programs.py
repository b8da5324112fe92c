"""Other programs that analyse: which they are, and their rows in the panel."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.core.position import Position
from ringrealms3d.engine.analysis import Candidate
from ringrealms3d.session.players import OpponentProgram
from ringrealms3d.session.program_analyst import ProgramAnalyst
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.analysis.candidate_table import Row
from ringrealms3d.window.features.analysis.texts import chance_text, short_number
from ringrealms3d.window.widgets.joining import clauses
from ringrealms3d.window.widgets.texts import line_text, notation, program_name


@dataclass(frozen=True, slots=True)
class Findings:
    """What a program has found.

    Attributes:
        command: its command line.
        heading: its name, and what it does if it has found nothing.
        candidates: its moves, the best first.
    """

    command: str
    heading: str
    candidates: tuple[Candidate, ...]

    def rows(self, position: Position) -> Iterator[Row]:
        """Yield its rows in the list of a position's best moves."""
        yield Row(None, (self.heading,))
        for candidate in self.candidates:
            yield Row((self.command, candidate.move), _texts(position, candidate))


class OtherPrograms:
    """The programs that a person lets analyse, of all that were added."""

    def __init__(self, context: Context) -> None:
        """Know those that were chosen last."""
        self._programs, self._others = context.programs, context.engines.others
        context.programs.changed.connect(self.take)

    def take(self) -> None:
        """Let those analyse that were chosen."""
        self._others.choose(self._programs.analysts)

    def findings(self) -> tuple[Findings, ...]:
        """Return what each of them has found in the position that it analyses."""
        return tuple(map(self._findings, self._others.all))

    def _findings(self, program: ProgramAnalyst) -> Findings:
        known = OpponentProgram(program.command, 1.0)
        name = one_line(self._programs.name_of(known)) or program_name(known)
        heading = clauses(name, "" if program.found else _state_text(program.state))
        return Findings(program.command, heading, program.found)


def _texts(position: Position, found: Candidate) -> tuple[str, ...]:
    """Return the cells of a move; programs tell no margins."""
    return (
        notation(position.format_move(found.move)),
        chance_text(found),
        "",
        short_number(found.visits),
        line_text(position, found.line[1:]),
    )


def _state_text(state: str) -> str:
    if state == "failed":
        return tr("has ended")
    return tr("is getting ready…") if state == "starting" else ""
