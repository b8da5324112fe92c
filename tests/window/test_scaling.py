"""Pointing is right at every scale factor of the screen, and everything is within reach."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from ringrealms3d.languages.catalogue import ENGLISH, LANGUAGES
from ringrealms3d.window.app import bound_scale
from tests.amounts import at_night, rest_nightly
from tests.patience import ENGINE_SECONDS
from tests.subprocesses import ROOT, run_python
from tests.window.test_fonts import FONTS

CLICK_EVERYWHERE = """
import json, sys, tempfile
from pathlib import Path
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication
from ringrealms3d.window.app import delete_window, speak
from ringrealms3d.window.board.space.board_view import BoardView
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings

def click_everywhere():
    application = QApplication([])
    folder = Path(tempfile.mkdtemp())
    window = MainWindow("ring-majority/ti", Settings(folder / "window.ini"), folder / "game.json")
    window.resize(720, 480)
    window.show()
    QTest.qWaitForWindowExposed(window)
    (view,), clicked = window.findChildren(BoardView), []
    view.site_clicked.connect(clicked.append)
    wanted = [
        site for site in range(0, 182, 7)
        if not view.is_hidden(site)
        and view.site_at(view.place_of(site).toPoint().toPointF()) == site
    ]
    for site in wanted:
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=view.place_of(site).toPoint())
    image = view.canvas.grabFramebuffer()
    print(json.dumps([view.devicePixelRatioF(), wanted, clicked, image.width() / view.width()]))
    window.close()
    delete_window(window)

click_everywhere()
"""


@pytest.mark.parametrize(
    ("factor", "left"),
    [
        ("1e9", None),
        ("0", None),
        ("-2", None),
        ("nan", None),
        ("1.5", "1.5"),
        ("8", "8"),
        ("x", "x"),
    ],
)
def test_a_scale_at_which_nothing_is_seen_is_done_without(
    monkeypatch: pytest.MonkeyPatch, factor: str, left: str | None
) -> None:
    monkeypatch.setenv("QT_SCALE_FACTOR", factor)
    bound_scale()
    assert os.environ.get("QT_SCALE_FACTOR") == left


@pytest.mark.nightly
@pytest.mark.parametrize("factor", ["1", "1.5", "2"])
def test_clicks_hit_what_they_point_at(factor: str) -> None:
    done = run_python("-W", "ignore", "-c", CLICK_EVERYWHERE, QT_SCALE_FACTOR=factor)
    assert done.returncode == 0, done.stderr
    ratio, wanted, clicked, pixels = json.loads(done.stdout.splitlines()[-1])
    assert ratio == float(factor)
    assert pixels == pytest.approx(float(factor), abs=0.01)
    assert len(wanted) >= 8
    assert clicked == wanted


LOOK_EVERYWHERE = """
import json, sys, tempfile
from pathlib import Path
from PyQt6.QtCore import QPoint, QRect, Qt
from PyQt6.QtGui import QFont
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import (
    QAbstractButton, QApplication, QComboBox, QDialog, QFrame, QLineEdit, QScrollArea,
    QTabBar, QToolButton
)
from ringrealms3d.window.app import delete_window, speak
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.window.driver import TABS, Person, find

def settle():
    for _ in range(5):  # a layout asks for another one
        QApplication.processEvents()

def within(widget, outer):
    corner = widget.mapTo(outer, QPoint())
    return outer.rect().contains(QRect(corner, widget.size()))

def reach(widget):
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget, 0, 0)
        parent = parent.parentWidget()
    return within(widget, widget.window())

def told(widget):
    text = widget.text() if hasattr(widget, "text") else widget.accessibleName()
    return f"{type(widget).__name__} {text}"

def faults_in(place):
    kinds = (QAbstractButton, QComboBox, QLineEdit)
    seen = [w for kind in kinds for w in place.findChildren(kind) if w.isVisible()]
    seen = [w for w in seen if w.objectName() not in ("ScrollLeftButton", "ScrollRightButton")]
    cut = [
        told(w) for w in seen if isinstance(w, QAbstractButton) and w.text()
        and not isinstance(w, QToolButton) and w.width() < w.minimumSizeHint().width()
    ]
    return cut + [told(w) for w in seen if not reach(w)]

def look():
    application = QApplication([])
    speak(application, sys.argv[1])
    font = QFont(sys.argv[2])
    font.setPointSizeF(application.font().pointSizeF())
    application.setFont(font)
    folder = Path(tempfile.mkdtemp())
    settings = Settings(folder / "window.ini")
    window = MainWindow("ring-majority/tet", settings, folder / "game.json", None)
    window.show()
    QTest.qWaitForWindowExposed(window)
    screen = application.primaryScreen().availableGeometry()
    faults = [] if screen.contains(QRect(QPoint(), window.size())) else [str(window.size())]
    for name in TABS:
        if Person(window).command(f"panel.{name}").isVisible():
            Person(window).open_panel(name)
            settle()
            faults += faults_in(Person(window).panel(name))
    faults += faults_in(Person(window).panel("you"))
    tabs = [bar for bar in window.findChildren(QTabBar) if bar.isVisible()]
    faults += [
        bar.tabText(n) for bar in tabs for n in range(bar.count())
        if bar.tabRect(n).width() < bar.fontMetrics().horizontalAdvance(bar.tabText(n))
    ]
    Person(window).choose("game.edit")
    settle()
    faults += faults_in(find(window, QFrame, "editor"))
    Person(window).leave()
    names = "game.new game.library game.export view.settings help.rules help.keys help.find"
    for name in names.split():
        Person(window).command(name).trigger()
        settle()
        for dialog in application.topLevelWidgets():
            if isinstance(dialog, QDialog) and dialog.isVisible():
                if not screen.contains(QRect(QPoint(), dialog.size())):
                    faults.append(f"{name} {dialog.size()}")
                faults += faults_in(dialog)
                dialog.close()
    print(json.dumps([window.devicePixelRatioF(), faults]))
    window.close()
    delete_window(window)

look()
"""


@pytest.mark.parametrize("language", rest_nightly(LANGUAGES, ENGLISH))
@pytest.mark.parametrize("font", rest_nightly(FONTS, FONTS[0]))
@pytest.mark.parametrize(
    ("factor", "screen"),
    [
        at_night(1.0, "1440x900"),
        at_night(1.25, "1280x800"),
        at_night(2.0, "1440x900"),
        (3.0, "1600x1200"),
    ],
)
def test_nothing_is_cut_or_out_of_reach(
    factor: float, screen: str, font: str, language: str
) -> None:
    xvfb = ["xvfb-run", "--auto-servernum", "--server-args", f"-screen 0 {screen}x24"]
    done = subprocess.run(
        [*xvfb, sys.executable, "-W", "ignore", "-c", LOOK_EVERYWHERE, language, font],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT), "QT_SCALE_FACTOR": str(factor)},
        capture_output=True,
        text=True,
        timeout=ENGINE_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    ratio, faults = json.loads(done.stdout.splitlines()[-1])
    assert ratio == factor
    assert faults == []
