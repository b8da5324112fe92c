"""What levels mean is told where they are chosen."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QImage

from ringrealms3d.session.players import Computer
from ringrealms3d.window.features.play.player_chooser import PlayerChooser
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.widgets import level_texts
from ringrealms3d.window.widgets.level_texts import level_about
from tests.window.driver import Person

pytestmark = pytest.mark.flat


def test_a_beginner_a_level_between_and_the_highest() -> None:
    first, fourth, highest = (level_about("loop", level) for level in (1, 4, 10))
    assert first.startswith("Loop, level 1, about 1,000 Elo: it plays like a beginner.")
    assert fourth == (
        "Loop, level 4, about 1,716 Elo: it scores 68 % of the points against level 3. "
        "It runs 150 playouts for a move and varies among the moves it likes best."
    )
    assert highest.endswith("It uses all the time it has for a move.")


def test_moves_at_random_are_told() -> None:
    assert level_about("loops-n-leaps", 1).endswith("It draws 42 % of its moves at random.")


def test_it_stands_in_the_menu_and_beside_the_seat(window: MainWindow) -> None:
    window.session.new_game("loop/mini")
    Person(window).option("players.level", "4")
    action = Person(window).option("players.level", "4")
    assert "about 1,716 Elo" in action.toolTip()
    window.session.set_player(1, Computer(4))
    chooser = [
        each for card in Person(window).players for each in card.findChildren(PlayerChooser)
    ][1]
    assert "about 1,716 Elo" in chooser.toolTip()
    row = chooser.findText("Computer, level 1, 1,000 Elo")
    assert "beginner" in chooser.itemData(row, Qt.ItemDataRole.ToolTipRole)


def test_a_card_short_of_room_leaves_out_the_strength_and_cuts_no_word(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.session.new_game("path-tiles/free-turns")
    window.session.set_player(1, Computer(1))
    card = Person(window).players[1]
    (chooser,) = card.findChildren(PlayerChooser)

    def seen(width: int) -> QImage:
        chooser.resize(QSize(width, chooser.height()))
        return chooser.grab().toImage()

    roomy, narrow = 400, 170
    with_strength = [seen(width) for width in (roomy, narrow)]
    monkeypatch.setattr(level_texts, "level_strengths", lambda _: ())
    without = [seen(width) for width in (roomy, narrow)]
    assert with_strength[0] != without[0]
    assert with_strength[1] == without[1]
