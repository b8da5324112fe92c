"""What is done with a move of the list and its expected line: play, insert, copy."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PyQt6.QtWidgets import QApplication

from ringrealms3d.core.move import Move
from ringrealms3d.core.phrase import tr
from ringrealms3d.records.node import GameNode
from ringrealms3d.window.board.expected_line import insert_line, may_insert
from ringrealms3d.window.context import Context
from ringrealms3d.window.shell.command import Command
from ringrealms3d.window.shell.mode import AT_THE_BOARD

Chosen = tuple[GameNode, tuple[Move, ...]]
"""The expected line of a move of the list, and the node after which it is played."""


class LineCommands:
    """Commands for the chosen move of an analysis."""

    def __init__(self, context: Context, chosen: Callable[[], Chosen | None]) -> None:
        """Ask which move is chosen whenever it matters; None while there is none."""
        self._context, self._chosen = context, chosen

    def commands(self) -> Iterator[Command]:
        """Yield the commands."""
        yield Command(
            "analysis.play",
            tr("Play thi&s move"),
            self._play,
            tr("Play the selected move of the list, or the best one."),
            enabled=lambda: self._chosen() is not None,
            modes=AT_THE_BOARD,
        )
        yield Command(
            "analysis.insert",
            tr("&Insert its line"),
            self._insert,
            tr("Put the expected line of the selected move, or the best one, into the game."),
            "Insert",
            enabled=self._can_insert,
            modes=AT_THE_BOARD,
        )
        yield Command(
            "analysis.copy",
            tr("&Copy its line"),
            self._copy,
            tr("Copy the expected line of the selected move, or the best one, as text."),
            enabled=lambda: self._chosen() is not None,
            modes=AT_THE_BOARD,
        )

    def play(self, node: GameNode, move: Move) -> None:
        """Play a move after a node, which is shown then."""
        session = self._context.session
        if session.node is not node:
            session.visit(node)
        self._context.moves.play(move)

    def _play(self) -> None:
        chosen = self._chosen()
        if chosen is not None:
            node, (move, *_) = chosen
            self.play(node, move)

    def _can_insert(self) -> bool:
        """Whether a line can be put in without becoming moves of a game against the computer."""
        chosen, session = self._chosen(), self._context.session
        if chosen is None:
            return False
        node, _ = chosen
        return may_insert(session, node)

    def _insert(self) -> None:
        """Put the line into the tree."""
        chosen, context = self._chosen(), self._context
        if chosen is None:
            return
        node, line = chosen
        context.say(insert_line(context.session, node, line))

    def _copy(self) -> None:
        """Copy the line as text."""
        chosen, clipboard = self._chosen(), QApplication.clipboard()
        if chosen is not None and clipboard is not None:
            node, line = chosen
            text = node.position.format_line(line)
            clipboard.setText(text)
            self._context.say(tr("Copied: {line}").format(line=text))
