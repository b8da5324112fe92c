"""The window as seen by commands: its parts, and its own functions."""

from __future__ import annotations

from typing import Protocol

from PyQt6.QtWidgets import QDockWidget

from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.activities import Activities
from ringrealms3d.window.board.board_content import BoardContent
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.board.move_field import MoveField
from ringrealms3d.window.board.piece_looks import PieceLooks
from ringrealms3d.window.board.shown_board import ShownBoard
from ringrealms3d.window.board.view_options import ViewOptions
from ringrealms3d.window.features.analysis.feature import AnalysisDesk
from ringrealms3d.window.features.editor.feature import Editor
from ringrealms3d.window.features.exercises.courses import CourseDesk
from ringrealms3d.window.features.exercises.puzzles import PuzzleDesk
from ringrealms3d.window.features.export.feature import Exports
from ringrealms3d.window.features.files.game_files import GameFiles
from ringrealms3d.window.features.files.polyhedra import Polyhedra
from ringrealms3d.window.features.help.feature import Help
from ringrealms3d.window.features.library.feature import LibraryDesk
from ringrealms3d.window.features.look.appearance import Appearance
from ringrealms3d.window.features.look.full_screen import FullScreen
from ringrealms3d.window.features.play.game_end import GameEnd
from ringrealms3d.window.features.play.new_games import NewGames
from ringrealms3d.window.features.play.opponents import Opponents
from ringrealms3d.window.features.play.pacer import Pacer
from ringrealms3d.window.features.play.sounds import Sounds
from ringrealms3d.window.features.play.take_back import TakeBack
from ringrealms3d.window.features.review.feature import ReviewDesk
from ringrealms3d.window.features.start.feature import StartDesk
from ringrealms3d.window.features.study.mark_tool import MarkTool
from ringrealms3d.window.features.study.navigator import Navigator
from ringrealms3d.window.features.study.study import Study
from ringrealms3d.window.features.words.board_in_words import BoardInWords
from ringrealms3d.window.shell.actions import Actions
from ringrealms3d.window.shell.mode import Modes
from ringrealms3d.window.shell.settings import Settings


class Desk(Protocol):
    """A window as its commands know it; the main window is one."""

    session: GameSession
    settings: Settings
    boards: Boards
    appearance: Appearance
    full_screen: FullScreen
    docks: list[QDockWidget]
    map_dock: QDockWidget
    navigator: Navigator
    files: GameFiles
    library: LibraryDesk
    puzzles: PuzzleDesk
    courses: CourseDesk
    study: Study
    mark_tool: MarkTool
    sounds: Sounds
    editor: Editor
    exports: Exports
    content: BoardContent
    polyhedra: Polyhedra
    opponents: Opponents
    take_back: TakeBack
    pacer: Pacer
    analysis: AnalysisDesk
    review: ReviewDesk
    activities: Activities
    view_options: ViewOptions
    looks: PieceLooks
    board: ShownBoard
    end: GameEnd
    move_field: MoveField
    words: BoardInWords
    start: StartDesk
    modes: Modes
    commands: Actions
    new_games: NewGames
    help: Help

    def close(self) -> bool:
        """Close the window."""

    def can_show(self, dock: QDockWidget) -> bool:
        """Return whether a panel goes with the board."""

    def exchange(self, map_in_middle: bool) -> None:
        """Swap the map and the board in space."""

    def speak(self, language: str) -> None:
        """Reopen the window in another language."""
