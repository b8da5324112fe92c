"""The end of a game: its banner and commands."""

from __future__ import annotations

from PyQt6.QtWidgets import QMessageBox

from ringrealms3d.core.phrase import tr
from ringrealms3d.engine.levels import HIGHEST
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.play.end_banner import EndBanner
from ringrealms3d.window.features.play.take_back import TakeBack
from ringrealms3d.window.shell.message import message_box
from ringrealms3d.window.widgets.key_names import key_name


class GameEnd:
    """Shows the result on the board, once, and again on request.

    Attributes:
        banner: the banner with the result.
    """

    def __init__(self, context: Context, take_back: TakeBack) -> None:
        """Show nothing yet."""
        self._context, self._session = context, context.session
        self._take_back = take_back
        self.banner = EndBanner(context.boards)
        self.banner.again.connect(self.play_again)
        self.banner.sides.connect(self.swap_sides)
        self.banner.look.connect(lambda: context.do("study.look_through"))
        self.banner.stronger.connect(self._play_stronger)
        self.banner.suggested.connect(self._take_suggestion)

    def resign(self) -> None:
        """Let a person resign; in a rated game only after a question, because that stands."""
        if not self._session.rated:
            self._resign()
            return
        text = tr("Resign this game? It counts for your rating and cannot be undone.")
        box = message_box(self._context.boards, text)
        box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
        box.setDefaultButton(QMessageBox.StandardButton.No)
        box.accepted.connect(self._resign)
        box.open()

    def _resign(self) -> None:
        self._session.resign()
        if self._take_back.possible:
            self._context.say(
                tr("{undo} takes the resignation back.").format(undo=key_name("game.undo"))
            )

    def play_again(self) -> None:
        """Start a game on the same board with the same players and clocks, or a rated one again."""
        session = self._session
        if session.was_rated:
            self._context.do("game.rated")
            return
        session.new_game(session.uid, session.same_players, session.timing.control)

    def swap_sides(self) -> None:
        """Start a game on the same board against the same opponent, with the other colour."""
        session = self._session
        first, second = session.same_players
        session.new_game(session.uid, (second, first), session.timing.control)

    def _suggest(self) -> None:
        """Suggest a review, and after a win against the computer a stronger opponent besides."""
        if has_lost(self._session):
            text = tr("Show my &mistakes")
        elif self._session.players.count(Human()) == 1:
            text = tr("&Review my moves")
        else:
            text = tr("&Review the game")
        self.banner.suggest(text, next_level(self._session))

    def _take_suggestion(self) -> None:
        lost = has_lost(self._session)
        self._context.do("review.show_mistakes" if lost else "review.begin")

    def _play_stronger(self) -> None:
        level, session = next_level(self._session), self._session
        if level is None:
            return
        first, second = (
            Computer(level) if isinstance(player, Computer) else player
            for player in session.players
        )
        session.new_game(session.uid, (first, second), session.timing.control)

    def show(self) -> None:
        """Show the result when the game reaches its end."""
        self._suggest()
        self.banner.show_session(self._session, self._context.theme)

    def show_now(self) -> None:
        """Show the result of a game that has just ended without a move."""
        self.banner.show_result(self._session, self._context.theme)

    def show_again(self) -> None:
        """Go to the end of a finished game and show its result, or say that it goes on."""
        if self._session.outcome is None and not self._session.tries_out:
            self._context.say(tr("Nothing is decided yet: the game is not over."))
            return
        if self._session.outcome is None:
            self._session.visit(self._session.record.last)
        self.show_now()
        self._context.boards.show_result()


def next_level(session: GameSession) -> int | None:
    """Return the level above the one that the user has beaten; None if there is none."""
    level = _level_against(session, won=True)
    return level + 1 if level is not None and level < HIGHEST else None


def has_lost(session: GameSession) -> bool:
    """Whether a person has lost against the computer."""
    return _level_against(session, won=False) is not None


def _level_against(session: GameSession, won: bool) -> int | None:
    """Return the level that one person won or lost against."""
    outcome = session.outcome
    if outcome is None or outcome.winner is None:
        return None
    winner, loser = session.players[outcome.winner], session.players[1 - outcome.winner]
    person, other = (winner, loser) if won else (loser, winner)
    if isinstance(person, Human) and isinstance(other, Computer):
        return other.level
    return None
