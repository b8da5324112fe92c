"""What the user reached at puzzles: rating, streaks, and what was solved of each theme and game."""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.games import get_game
from ringrealms3d.puzzles.glicko import Rating
from ringrealms3d.puzzles.results import Results, Tally, rating_sentence, streak_sentence
from ringrealms3d.puzzles.themes import THEME_TITLES, PuzzleTheme
from ringrealms3d.window.shell.screen_space import size_around
from ringrealms3d.window.shell.swipes import scroll_by_fingers
from ringrealms3d.window.widgets.design import set_off
from ringrealms3d.window.widgets.joining import items, sentences
from ringrealms3d.window.widgets.number_texts import number_text
from ringrealms3d.window.widgets.plain import plain_label
from ringrealms3d.window.widgets.rating_graph import RatingGraph
from ringrealms3d.window.widgets.texts import percent_text

_SIZE = QSize(700, 600)
_SHOWN = 200  # ratings in the graph
_Row = tuple[str, Tally]


class ResultsDialog(QDialog):
    """The rating in words and as a graph, streaks, and a table by theme and by game."""

    def __init__(self, parent: QWidget, results: Results) -> None:
        """Show what was reached."""
        super().__init__(parent)
        self.setWindowTitle(tr("Puzzle results"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        said = plain_label(_results_text(results))
        said.setObjectName("said")
        said.setWordWrap(True)
        column = QVBoxLayout(self)
        set_off(column)
        column.addWidget(said)
        if len(results.history) > 1:
            graph = RatingGraph(tr("Rating over the last puzzles"))
            graph.show_ratings(results.history[-_SHOWN:])
            column.addWidget(graph)
        table = _table(self.windowTitle())
        themes = [
            (tr(THEME_TITLES[each]), each) for each in PuzzleTheme if each in results.by_theme
        ]
        games = ((tr(get_game(each).title), tally) for each, tally in results.by_game.items())
        _add(table, tr("By theme"), [(name, results.by_theme[each]) for name, each in themes])
        _add(table, tr("By game"), sorted(games, key=lambda row: row[0]))
        table.setVisible(bool(results.history))
        column.addWidget(table, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        scroll_by_fingers(self)
        if results.history:
            self.resize(size_around(table, _SIZE, parent))


def _results_text(results: Results) -> str:
    told = [rating_sentence(results)]
    if results.history:
        told.append(streak_sentence(results))
    return sentences(*map(tr, told))


def standing_text(results: Results, before: Results | None = None) -> str:
    """Return the rating and the streak in a few words.

    Args:
        before: the results before the last try, to show what it changed.
    """
    now = round(results.rating.points)
    gain = 0 if before is None else now - round(before.rating.points)
    pattern = tr("Your rating: about {points}") if results.unsure else tr("Your rating: {points}")
    if gain:
        pattern = f"{pattern} ({'+' if gain > 0 else '−'}{abs(gain)})"
    told = [pattern.format(points=now)]
    if results.streak > 1:
        told.append(tr("{count} in a row").format(count=results.streak))
    return items(told)


def rated_text(rating: Rating) -> str:
    """Return the rating of a puzzle in a few words."""
    return tr("rated {points}").format(points=round(rating.points))


def _table(name: str) -> QTreeWidget:
    table = QTreeWidget()
    table.setAccessibleName(name)
    table.setRootIsDecorated(False)
    titles = "", tr("Tried"), tr("Solved"), tr("With hints"), tr("Missed"), "%"
    table.setHeaderLabels(titles)
    header = table.header()
    assert header is not None
    header.setStretchLastSection(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    return table


def _add(table: QTreeWidget, title: str, rows: Iterable[_Row]) -> None:
    """Add rows below a head."""
    head = QTreeWidgetItem([title])
    font = head.font(0)
    font.setBold(True)
    head.setFont(0, font)
    table.addTopLevelItem(head)
    for name, tally in rows:
        numbers = tally.tried, tally.known, tally.hinted, tally.missed
        share = percent_text(tally.known / tally.tried)
        item = QTreeWidgetItem([name, *map(number_text, numbers), share])
        for each in range(1, table.columnCount()):
            item.setTextAlignment(each, Qt.AlignmentFlag.AlignRight)
        head.addChild(item)
    head.setExpanded(True)
