"""A pen and a touch screen as an X server has them, from the driver to the board."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.subprocesses import run_python
from tests.window.devices import server

DRIVER = Path("/usr/lib/xorg/modules/input/inputtest_drv.so")
pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(
        not (shutil.which("Xorg") and DRIVER.exists() and os.access("/root", os.W_OK)),
        reason="needs root, xserver-xorg-core and xserver-xorg-video-dummy",
    ),
]


def test_pen_and_fingers(tmp_path: Path) -> None:
    with server(tmp_path) as display:
        environment = {"DISPLAY": display, "DEVICES": str(tmp_path)}
        words = ("-m", "pytest", "-p", "no:cacheprovider", "--no-xvfb", "-m", "")
        done = run_python(*words, "tests/window/on_devices.py", **environment)
    assert done.returncode == 0, done.stdout
