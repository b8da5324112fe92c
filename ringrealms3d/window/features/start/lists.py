"""The lists of the start page: recent games, and how one is doing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime

from PyQt6.QtCore import QPointF, QRectF, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF, QResizeEvent
from PyQt6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.game import Game
from ringrealms3d.core.phrase import tr, tr_count
from ringrealms3d.engine.levels import HIGHEST
from ringrealms3d.library.standing import Standing
from ringrealms3d.library.summary import PERSON, GameSummary
from ringrealms3d.records.record import Reason
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.features.start.facts import RecentGame
from ringrealms3d.window.features.start.pictures import Picture
from ringrealms3d.window.widgets.design import (
    LARGE,
    MEDIUM,
    SMALL,
    TINY,
    Colours,
    Type,
    colours_of,
    font_of,
)
from ringrealms3d.window.widgets.icons import icon
from ringrealms3d.window.widgets.joining import items
from ringrealms3d.window.widgets.kept_game_texts import (
    board_text,
    date_text,
    player_text,
    result_text,
)
from ringrealms3d.window.widgets.number_texts import day_name, number_text
from ringrealms3d.window.widgets.plain import plain_label, plain_tip

_PICTURE = QSize(64, 48)
_WIDE_ROW = 70  # letters
_LEAST_POINTS = 3  # of a curve
_PIP = QSize(6, 12)
_FAINT = 0.25  # what an empty bar has of its colour


class RecentGames(QFrame):
    """The last games, each with its last position.

    Signals: opened: a game should be put on the table, by its number. reviewed: and reviewed.
    everything: all games are wanted.
    """

    opened = pyqtSignal(int)
    reviewed = pyqtSignal(int)
    everything = pyqtSignal()

    def __init__(self, theme: Theme) -> None:
        """Show none yet."""
        super().__init__()
        self._theme = theme
        self._all = QPushButton()
        self._rows = _panel(self, tr("Recent games"), self._all)
        self._all.clicked.connect(lambda: self.everything.emit())

    def show_games(self, games: Sequence[RecentGame], count: int) -> None:
        """Show games, the latest first."""
        _empty(self._rows)
        self._all.setVisible(bool(games))
        self._all.setText(tr_count("{count} game", "All {count} games", count))
        for game in games:
            self._rows.addWidget(self._row(game))
        if not games:
            self._rows.addWidget(_label(tr("Games that you play are kept here."), "second"))
        self._rows.addStretch(1)

    def _row(self, game: RecentGame) -> QWidget:
        summary = game.summary
        row = _Row()
        picture = Picture(self._theme, Qt.Edge.BottomEdge)
        picture.setFixedSize(_PICTURE)
        if game.picture is not None:
            picture.show_picture(QPixmap.fromImage(game.picture))
        title = _Title(board_text(summary.variant))
        title.setProperty("kind", "quiet")
        title.setFont(font_of(Type.STRONG))
        title.setStyleSheet("QPushButton { text-align: left; padding: 0 4px; min-height: 20px; }")
        title.setAutoDefault(True)
        title.setToolTip(plain_tip(title.whole))
        title.setMinimumWidth(10 * TINY)
        title.clicked.connect(lambda: self.opened.emit(summary.id))
        about = _label(items((opponent_text(summary), when_text(summary))), "second")
        about.setContentsMargins(TINY + 1, 0, 0, 0)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(title)
        texts.addWidget(about)
        text, look = result_and_look(summary)
        result = _label(text, look)
        result.setFont(font_of(Type.STRONG))
        result.setAlignment(Qt.AlignmentFlag.AlignCenter)
        result.setWordWrap(False)
        title.setAccessibleName(items((title.whole, about.text(), text)))
        row.lay_out(picture, texts, result, self._button(summary))
        return row

    def _button(self, summary: GameSummary) -> QPushButton:
        """Return what is done most with a game: one that has ended is reviewed."""
        ended = summary.result.reason is not Reason.UNFINISHED
        button = QPushButton(tr("Review") if ended else tr("Open"))
        button.setAutoDefault(True)
        colours = colours_of(self._theme)
        button.setIcon(icon("analyse" if ended else "folder", colours.text))
        pattern = tr("Review {title}") if ended else tr("Open {title}")
        button.setAccessibleName(pattern.format(title=board_text(summary.variant)))
        signal = self.reviewed if ended else self.opened
        button.clicked.connect(lambda: signal.emit(summary.id))
        return button


class _Title(QPushButton):
    """A name, cut where there is no room for all of it.

    Attributes:
        whole: the whole name.
    """

    def __init__(self, whole: str) -> None:
        super().__init__(whole)
        self.whole = whole

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Cut the name at the new width."""
        super().resizeEvent(event)
        room = self.width() - 2 * TINY - 2
        self.setText(self.fontMetrics().elidedText(self.whole, Qt.TextElideMode.ElideRight, room))


class _Row(QWidget):
    """A game in the list; where there is little room its button stands below its result."""

    def lay_out(
        self, picture: QWidget, texts: QVBoxLayout, result: QLabel, button: QPushButton
    ) -> None:
        """Lay out the parts in the order in which one reads."""
        self._end = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._end.setSpacing(TINY)
        self._end.addWidget(result, 0, Qt.AlignmentFlag.AlignVCenter)
        self._end.addSpacing(SMALL)
        self._end.addWidget(button)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(MEDIUM)
        line.addWidget(picture)
        line.addLayout(texts, 1)
        line.addLayout(self._end)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Put the end of the row in one line or in two."""
        super().resizeEvent(event)
        wide = self.width() > _WIDE_ROW * self.fontMetrics().averageCharWidth()
        directions = QBoxLayout.Direction
        self._end.setDirection(directions.LeftToRight if wide else directions.TopToBottom)


class Doing(QFrame):
    """How a person is doing in each game: strength, levels beaten, games won."""

    def __init__(self, theme: Theme) -> None:
        """Show nothing yet."""
        super().__init__()
        self._colours = colours_of(theme)
        self._rows = _panel(self, tr("How you are doing"), None)

    def show_standings(self, games: Sequence[Game], standings: Mapping[str, Standing]) -> None:
        """Show the games that were played against levels."""
        _empty(self._rows)
        played = [
            (game, standings[game.uid])
            for game in games
            if game.uid in standings and standings[game.uid].played
        ]
        if not played:
            text = tr(
                "Once you have finished a game against the computer, this shows which levels "
                "you have beaten and how strong you are in rated games."
            )
            self._rows.addWidget(_label(text, "second"))
        else:
            self._rows.addWidget(self._table(played))
        self._rows.addStretch()

    def _table(self, played: Sequence[tuple[Game, Standing]]) -> QWidget:
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(MEDIUM)
        grid.setVerticalSpacing(SMALL + TINY)
        grid.setColumnStretch(0, 1)
        for row, (game, standing) in enumerate(played):
            name = _label(tr(game.title))
            name.setWordWrap(False)
            grid.addWidget(name, row, 0)
            if len(standing.curve) >= _LEAST_POINTS:
                grid.addWidget(Curve(standing.curve, self._colours), row, 1)
            strength = _label(_elo_text(standing))
            strength.setFont(font_of(Type.STRONG))
            strength.setToolTip(plain_tip(_rating_about(standing)))
            grid.addWidget(strength, row, 2, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(Pips(standing.beaten, self._colours), row, 3)
            won = tr("{won} of {played} won").format(won=standing.won, played=standing.played)
            counts = _label(won, "caption")
            counts.setFont(font_of(Type.CAPTION))
            counts.setWordWrap(False)
            grid.addWidget(counts, row, 4)
        return table


class Curve(QWidget):
    """A small curve of the strength after each rated game."""

    def __init__(self, points: Sequence[float], colours: Colours) -> None:
        """Draw at least two points."""
        super().__init__()
        self._points, self._colours = points, colours
        self.setFixedSize(84, 24)
        first, last = (number_text(round(points[end])) for end in (0, -1))
        told = tr("Your strength went from {first} to {last} Elo.").format(first=first, last=last)
        self.setAccessibleName(told)
        self.setToolTip(told)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the line, and a dot where it stands now."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        low, high = min(self._points), max(self._points)
        room = QRectF(self.rect()).adjusted(TINY, TINY, -TINY, -TINY)
        line = QPolygonF()
        for number, point in enumerate(self._points):
            x = room.left() + room.width() * number / (len(self._points) - 1)
            share = (point - low) / (high - low) if high > low else 0.5
            line.append(QPointF(x, room.bottom() - share * room.height()))
        painter.setPen(QPen(QColor(self._colours.accent), 1.75))
        painter.drawPolyline(line)
        painter.setBrush(QColor(self._colours.accent))
        painter.drawEllipse(line.last(), 2.5, 2.5)


class Pips(QWidget):
    """Ten small bars, of which those of beaten levels are full."""

    def __init__(self, beaten: frozenset[int], colours: Colours) -> None:
        """Draw some levels as beaten."""
        super().__init__()
        self._beaten, self._colours = beaten, colours
        self.setFixedSize(HIGHEST * (_PIP.width() + 3), _PIP.height())
        told = tr("No level beaten yet.")
        if beaten:
            told = tr("Level {level} is the highest you have beaten.")
            told = told.format(level=max(beaten))
        self.setAccessibleName(told)
        self.setToolTip(told)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the bars from where lines begin."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(HIGHEST):
            place = HIGHEST - 1 - number if self.isRightToLeft() else number
            full = number + 1 in self._beaten
            ink = QColor(self._colours.accent if full else self._colours.caption)
            ink.setAlphaF(1.0 if full else _FAINT)
            painter.setBrush(ink)
            bar = QRectF(place * (_PIP.width() + 3), 0, _PIP.width(), _PIP.height())
            painter.drawRoundedRect(bar, 2, 2)


def when_text(summary: GameSummary) -> str:
    """Return when a game began, in words if that was lately."""
    if "T" not in summary.begun:
        return date_text(summary)
    begun = datetime.fromisoformat(summary.begun).astimezone().date()
    days = (date.today() - begun).days
    if days == 0:
        return tr("today")
    if days == 1:
        return tr("yesterday")
    return day_name(begun) if 1 < days < 7 else date_text(summary)


def opponent_text(summary: GameSummary) -> str:
    """Return who played, seen by the one person among them."""
    people = summary.kinds.count(PERSON)
    names = [
        player_text(name, kind) for name, kind in zip(summary.names, summary.kinds, strict=True)
    ]
    if people == 2:
        return tr("two people")
    if people == 1:
        return tr("against {player}").format(player=names[1 - summary.kinds.index(PERSON)])
    return tr("{first} against {second}").format(first=names[0], second=names[1])


def result_and_look(summary: GameSummary) -> tuple[str, str]:
    """Return how a game went for the person, and how that looks."""
    result, plies = summary.result, summary.plies
    if result.reason is Reason.UNFINISHED:
        return tr_count("unfinished, {count} move", "unfinished, {count} moves", plies), "second"
    if result.winner is None:
        return tr("drawn"), "second"
    if summary.kinds.count(PERSON) != 1:
        return result_text(summary.game, result), "second"
    if summary.kinds[result.winner] == PERSON:
        return tr_count("You won in {count} move", "You won in {count} moves", plies), "gain"
    return tr_count("You lost in {count} move", "You lost in {count} moves", plies), "loss"


def _elo_text(standing: Standing) -> str:
    return "" if standing.rating is None else number_text(round(standing.rating.elo))


def _rating_about(standing: Standing) -> str:
    if standing.rating is None:
        return ""
    games = tr_count("from {count} rated game", "from {count} rated games", standing.rating.games)
    text = tr("Your strength in Elo {games}, give or take {elo}.")
    return text.format(games=games, elo=number_text(round(standing.rating.plus_minus)))


def _panel(frame: QFrame, title: str, link: QPushButton | None) -> QVBoxLayout:
    """Lay a heading out on a card, with a link at its end; return where rows go."""
    frame.setProperty("kind", "card")
    frame.setAccessibleName(title)
    heading = plain_label(title)
    heading.setFont(font_of(Type.NAME))
    row = QHBoxLayout()
    row.addWidget(heading)
    row.addStretch()
    if link is not None:
        link.setProperty("kind", "quiet")
        link.setAutoDefault(True)
        row.addWidget(link)
    column = QVBoxLayout(frame)
    column.setContentsMargins(LARGE, MEDIUM, LARGE, MEDIUM)
    column.setSpacing(SMALL)
    column.addLayout(row)
    rows = QVBoxLayout()
    rows.setSpacing(SMALL)
    column.addLayout(rows, 1)
    return rows


def _empty(rows: QVBoxLayout) -> None:
    while (item := rows.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()


def _label(text: str, look: str = "") -> QLabel:
    label = plain_label(text)
    label.setWordWrap(True)
    if look:
        label.setProperty("kind", look)
    return label
