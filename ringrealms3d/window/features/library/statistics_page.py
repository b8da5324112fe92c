"""The library's page of statistics, with the user's rating over the rated games."""

from __future__ import annotations

from PyQt6.QtWidgets import (
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.phrase import tr, tr_count
from ringrealms3d.games import get_game
from ringrealms3d.library.ladder import level_strengths
from ringrealms3d.library.library import Library
from ringrealms3d.library.rating import rating_of
from ringrealms3d.library.statistics import Statistics
from ringrealms3d.window.widgets.joining import sentences
from ringrealms3d.window.widgets.kept_game_texts import board_text
from ringrealms3d.window.widgets.level_texts import unmeasured_text
from ringrealms3d.window.widgets.number_texts import number_text
from ringrealms3d.window.widgets.plain import plain_label
from ringrealms3d.window.widgets.rating_graph import RatingGraph
from ringrealms3d.window.widgets.tables import plain_header
from ringrealms3d.window.widgets.texts import percent_text

_GAMES_SHOWN = 50


class StatisticsPage(QWidget):
    """The results on each board, and the rating in the current game."""

    def __init__(self, library: Library, game: str) -> None:
        """Show a library's statistics, with the rating in a game."""
        super().__init__()
        self._library = library
        self.rating = plain_label()
        self.rating.setWordWrap(True)
        self.graph = RatingGraph(tr("Rating over the last rated games"))
        self.table = _table()
        column = QVBoxLayout(self)
        for widget in (self.rating, self.graph, self.table):
            column.addWidget(widget)
        self.show_game(game)

    def show_library(self, library: Library) -> None:
        """Look into another library from now on."""
        self._library = library

    def show_game(self, game: str) -> None:
        """Show the rating in another game."""
        statistics = self._library.statistics()
        self.rating.setText(rating_text(statistics, game))
        ratings = rating_history(statistics, game)
        self.graph.show_ratings(ratings)
        self.graph.setVisible(len(ratings) > 1)
        _fill(self.table, statistics)


def rating_text(statistics: Statistics, game: str) -> str:
    """Return the user's rating in a game, in words."""
    title, rating = tr(get_game(game).title), statistics.ratings.get(game)
    if not level_strengths(game):
        return sentences(unmeasured_text(game), tr("So it has no ratings."))
    if rating is None:
        pattern = tr(
            "You have no rating in {game} yet. Game > Play a rated game starts a game for it."
        )
        return pattern.format(game=title)
    strengths = level_strengths(game)
    level = min(strengths, key=lambda level: abs(strengths[level] - rating.elo))
    return tr_count(
        "Your rating in {game} is {elo} ± {interval} after {count} rated game, "
        "about as strong as level {level}.",
        "Your rating in {game} is {elo} ± {interval} after {count} rated games, "
        "about as strong as level {level}.",
        rating.games,
        game=title,
        elo=round(rating.elo),
        interval=round(rating.plus_minus),
        level=level,
    )


def rating_history(statistics: Statistics, game: str) -> list[float]:
    """Return the rating after each of the last fifty rated games of a game, the earliest first."""
    results, strengths = statistics.results.get(game, ()), level_strengths(game)
    if not strengths:
        return []
    first = max(1, len(results) - _GAMES_SHOWN + 1)
    counts = range(first, len(results) + 1)
    return [rating_of(results[:count], strengths).elo for count in counts]


def _table() -> QTableWidget:
    table = QTableWidget(0, 6)
    titles = tr("Board"), tr("Games"), tr("Ended"), tr("First won"), tr("Drawn"), tr("Moves")
    table.setHorizontalHeaderLabels(titles)
    header = plain_header(table, tr("Games by board"))
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    return table


def _fill(table: QTableWidget, statistics: Statistics) -> None:
    table.setRowCount(len(statistics.variants))
    for row, tally in enumerate(statistics.variants):
        ended = tally.finished
        cells = (
            board_text(tally.id),
            number_text(tally.games),
            number_text(ended),
            percent_text(tally.first_wins / ended) if ended else "–",
            percent_text(tally.draws / ended) if ended else "–",
            f"{tally.mean_plies:.0f}" if tally.mean_plies else "–",
        )
        for column, text in enumerate(cells):
            table.setItem(row, column, QTableWidgetItem(text))
