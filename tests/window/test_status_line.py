"""The line at the bottom: long messages get the room they need."""

from __future__ import annotations

from PyQt6.QtWidgets import QStatusBar
from pytestqt.qtbot import QtBot
from ringrealms3d.window.features.status.status_line import StatusLine


def status_bar(qtbot: QtBot, width: int) -> tuple[QStatusBar, StatusLine]:
    bar = QStatusBar()
    qtbot.addWidget(bar)
    line = StatusLine(bar)
    line.turn.setText("Red: the computer is thinking")
    line.counts.setText("Red 4   Blue 4")
    bar.resize(width, 24)
    bar.show()
    return bar, line


def seen(line: StatusLine) -> list[bool]:
    return [label.isVisible() for label in (line.turn, line.counts)]


def test_a_short_message_hides_nothing(qtbot: QtBot) -> None:
    bar, line = status_bar(qtbot, 900)
    line.say("saved")
    assert bar.currentMessage() == "Saved"
    assert seen(line) == [True, True]


def test_the_other_texts_give_way_to_a_long_message_and_come_back(qtbot: QtBot) -> None:
    bar, line = status_bar(qtbot, 900)
    text = "X" * (800 // bar.fontMetrics().horizontalAdvance("X"))
    line.say(text)
    assert (bar.currentMessage(), bar.toolTip()) == (text, text)
    assert seen(line) == [False, False]
    bar.clearMessage()
    assert seen(line) == [True, True]


def test_a_message_without_room_is_shortened_and_whole_in_the_tool_tip(qtbot: QtBot) -> None:
    bar, line = status_bar(qtbot, 400)
    text = f"The file {'x' * 300} could not be saved"
    line.say(text)
    shown = bar.currentMessage()
    assert shown.startswith("The file")
    assert shown.endswith("could not be saved")
    assert bar.fontMetrics().horizontalAdvance(shown) < 400
    assert bar.toolTip() == text
    bar.clearMessage()
    assert bar.toolTip() == ""
