"""Pointing is right at every scale factor of the screen."""

from __future__ import annotations

import json

import pytest

from tests.subprocesses import run_python

CLICK_EVERYWHERE = """
import json, sys, tempfile
from pathlib import Path
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication
from ringrealms3d.window.app import delete_window
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.settings import Settings

def click_everywhere():
    application = QApplication([])
    folder = Path(tempfile.mkdtemp())
    window = MainWindow("ring-majority/ti", Settings(folder / "window.ini"), folder / "game.json")
    window.resize(720, 480)
    window.show()
    QTest.qWaitForWindowExposed(window)
    view, clicked = window.view, []
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


@pytest.mark.parametrize("factor", [1.0, 1.5, 2.0])
def test_clicks_hit_what_they_point_at(factor: float) -> None:
    done = run_python("-W", "ignore", "-c", CLICK_EVERYWHERE, QT_SCALE_FACTOR=str(factor))
    assert done.returncode == 0, done.stderr
    ratio, wanted, clicked, pixels = json.loads(done.stdout.splitlines()[-1])
    assert ratio == factor
    assert pixels == pytest.approx(factor, abs=0.01)
    assert len(wanted) >= 8
    assert clicked == wanted
