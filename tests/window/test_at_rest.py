"""A board at rest is a photograph, until something else is to be seen."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PyQt6.QtCore import QTimer
from PyQt6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.exports.photo import resting
from ringrealms3d.exports.photo.resting import RestTracer
from ringrealms3d.scene.canvas import read_back
from ringrealms3d.window.features.rest import means
from ringrealms3d.window.features.rest.power import on_battery
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.setting import one_of
from ringrealms3d.window.shell.settings import Settings
from tests.session.fake_process import FakeProcess
from tests.window.driver import Person
from tests.window.fake_tracer import FakeTracer
from tests.window.pointing import board_view

pytestmark = pytest.mark.opens("ring-majority/tet")
GREY = 77


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Let boards at rest be photographed, and show every picture at once."""
    settings[means.AT_REST] = "on"
    return settings


@pytest.fixture
def tracer(window: MainWindow, qtbot: QtBot) -> FakeTracer:
    """The tracer of a window whose board has come to rest."""
    Person(window).switch("view.still", True)
    qtbot.waitUntil(lambda: bool(FakeTracer.started and FakeTracer.started[0].looks))
    return FakeTracer.started[0]


def frame(window: MainWindow) -> NDArray[np.uint8]:
    """Return what is drawn of the board."""
    picture: NDArray[np.uint8] = read_back(board_view(window).canvas)[..., :3]
    return picture


def is_grey(window: MainWindow) -> bool:
    """Whether the photograph of the fake tracer is to be seen, but for marks."""
    return bool((np.abs(frame(window).astype(int) - GREY).max(axis=2) < 3).mean() > 0.8)


def photographed(window: MainWindow, tracer: FakeTracer, qtbot: QtBot) -> None:
    """Show the photograph of the last look."""
    tracer.trace(GREY, len(tracer.looks))
    qtbot.waitUntil(lambda: is_grey(window))


def test_a_photograph_lies_behind_the_marks_until_the_board_is_turned(
    window: MainWindow, tracer: FakeTracer, qtbot: QtBot
) -> None:
    view = board_view(window)
    drawn = frame(window)
    photographed(window, tracer, qtbot)
    assert (frame(window) == GREY).all()
    view.mark_cursor(int(np.flatnonzero(view.reachable)[0]))
    assert is_grey(window)
    assert not (frame(window) == GREY).all()
    view.mark_cursor(None)
    view.driver.look(view.driver.camera.turned(0.2, 0.0))
    assert not is_grey(window)
    view.driver.look(view.driver.camera.turned(-0.2, 0.0))
    qtbot.waitUntil(lambda: frame(window).shape == drawn.shape)  # fewer pixels while it turns
    assert np.abs(frame(window).astype(int) - drawn).mean() < 0.5


def test_hovering_and_playing_show_the_drawn_board_and_it_is_traced_anew(
    window: MainWindow, tracer: FakeTracer, qtbot: QtBot
) -> None:
    photographed(window, tracer, qtbot)
    view = board_view(window)
    view.hover(int(np.flatnonzero(view.reachable)[0]))
    assert not is_grey(window)
    view.hover(None)
    qtbot.waitUntil(lambda: len(tracer.looks) == 2)
    photographed(window, tracer, qtbot)
    window.session.play(window.session.position.legal_moves[0])
    assert not is_grey(window)
    assert tracer.idle
    tracer.trace(GREY, 2)  # too late
    QApplication.processEvents()
    assert not is_grey(window)
    qtbot.waitUntil(lambda: len(tracer.looks) == 3)


@pytest.mark.nightly
def test_another_theme_is_drawn_before_it_is_photographed(
    window: MainWindow, tracer: FakeTracer, qtbot: QtBot
) -> None:
    photographed(window, tracer, qtbot)
    Person(window).pick("view.theme", "dark")
    assert not is_grey(window)
    assert frame(window)[0].mean() < GREY
    qtbot.waitUntil(lambda: len(tracer.looks) == 2)
    assert tracer.looks[1][0].mean() < GREY


def test_nothing_is_traced_while_an_engine_thinks_or_the_window_is_not_in_front(
    window: MainWindow, tracer: FakeTracer, engines: type[FakeProcess], qtbot: QtBot
) -> None:
    Person(window).switch("analysis.on", True)
    qtbot.waitUntil(lambda: tracer.idle)
    Person(window).switch("analysis.on", False)
    qtbot.waitUntil(lambda: not tracer.idle)
    assert (tracer.looks[-1] == tracer.looks[0]).all()
    photographed(window, tracer, qtbot)
    tracer.trace(GREY // 2, len(tracer.looks))  # no better than what is shown
    qtbot.wait(200)
    assert is_grey(window)
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    with qtbot.waitActive(other):
        qtbot.waitUntil(lambda: tracer.idle)


@pytest.mark.nightly
def test_what_is_being_traced_is_left_alone(
    window: MainWindow, tracer: FakeTracer, qtbot: QtBot
) -> None:
    (watch,) = window.findChildren(QTimer, "photograph watch")
    with qtbot.waitSignals([watch.timeout] * 3):
        assert watch.isActive()
    assert len(tracer.looks) == 1
    assert not tracer.idle


@pytest.mark.nightly
def test_a_see_through_board_is_not_photographed(
    window: MainWindow, tracer: FakeTracer, qtbot: QtBot
) -> None:
    Person(window).switch("view.see_through", True)
    qtbot.wait(700)
    assert len(tracer.looks) == 1
    Person(window).switch("view.see_through", False)
    qtbot.waitUntil(lambda: len(tracer.looks) == 2)


@pytest.mark.nightly
def test_nothing_is_traced_behind_the_start_page(
    window: MainWindow, tracer: FakeTracer, qtbot: QtBot
) -> None:
    Person(window).switch("game.start", True)
    qtbot.waitUntil(lambda: tracer.idle)
    Person(window).switch("game.start", False)
    qtbot.waitUntil(lambda: not tracer.idle)


def test_the_switch_shows_the_drawn_board_at_once_and_is_remembered(
    window: MainWindow, tracer: FakeTracer, qtbot: QtBot, settings: Settings
) -> None:
    photographed(window, tracer, qtbot)
    Person(window).switch("view.rest", False)
    assert not is_grey(window)
    assert tracer.idle
    assert settings[means.AT_REST] == "off"
    Person(window).switch("view.rest", True)
    qtbot.waitUntil(lambda: len(tracer.looks) == 2)


@pytest.mark.nightly
def test_a_tracer_that_fails_is_told_of_and_switched_off(
    window: MainWindow, tracer: FakeTracer, qtbot: QtBot
) -> None:
    tracer.die()
    qtbot.waitUntil(lambda: "Photographs at rest failed" in Person(window).message)
    assert not Person(window).command("view.rest").isChecked()


@pytest.mark.nightly
def test_where_it_takes_too_long_it_is_switched_off_unless_it_was_wanted(
    window: MainWindow,
    tracer: FakeTracer,
    qtbot: QtBot,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(means, "TOO_SLOW", -1.0)
    photographed(window, tracer, qtbot)
    monkeypatch.setattr(means, "AT_REST", one_of(means.AT_REST.name, ("on", "off")))
    settings[means.AT_REST] = ""
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    board_view(window).driver.look(board_view(window).driver.camera.turned(0.2, 0.0))
    qtbot.waitUntil(lambda: len(tracer.looks) == 2)
    tracer.trace(GREY, 2)
    qtbot.waitUntil(lambda: "takes too long" in Person(window).message)
    assert not Person(window).command("view.rest").isChecked()
    assert not is_grey(window)


def test_it_says_what_is_missing(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    assert means.lacking() == ""
    assert means.wanted(settings)
    settings[means.AT_REST] = "off"
    assert not means.wanted(settings)
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(means, "can_denoise", lambda: False)
        assert "Open Image Denoise" in means.lacking()
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert "Mitsuba" in means.lacking()


@pytest.mark.parametrize(
    ("kind", "status", "emptied"),
    [("Battery", "Discharging", True), ("Battery", "Full", False), ("Mains", "", False)],
)
def test_a_battery_that_is_emptied_is_known(
    kind: str, status: str, emptied: bool, tmp_path: Path
) -> None:
    supply = tmp_path / "BAT0"
    supply.mkdir()
    (supply / "type").write_text(f"{kind}\n")
    (supply / "status").write_text(f"{status}\n")
    assert on_battery(tmp_path) is emptied
    assert not on_battery(tmp_path / "nothing")


@pytest.fixture
def _with_mitsuba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resting, "RestTracer", RestTracer)


@pytest.mark.nightly
@pytest.mark.usefixtures("_with_mitsuba")
def test_a_board_at_rest_becomes_a_photograph_of_itself(window: MainWindow, qtbot: QtBot) -> None:
    view = board_view(window)
    before = frame(window).astype(int)
    qtbot.waitUntil(lambda: view.still.shown, timeout=120_000)
    qtbot.wait(400)
    after = frame(window)
    assert 1 < np.abs(after - before).mean() < 25
    assert np.corrcoef(after.mean(axis=2).ravel(), before.mean(axis=2).ravel())[0, 1] > 0.8
