"""What a window needs is asked before Qt could end the process."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

import pytest

from ringrealms3d.flat.requirements import missing_libraries
from ringrealms3d.window.requirements import display_problem, window_problem
from tests.subprocesses import run_python

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks Linux things")
NAMES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR")


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """An environment without any display."""
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


def test_no_display_is_one_sentence_that_names_what_works(bare: pytest.MonkeyPatch) -> None:
    problem = window_problem()
    assert problem.startswith("there is no display")
    assert problem.endswith(
        "all other commands, such as play-text, render, perft and doctor, need no display"
    )
    assert "\n" not in problem


def test_a_display_that_does_not_answer_is_none(bare: pytest.MonkeyPatch) -> None:
    bare.setenv("DISPLAY", ":4711")
    assert display_problem() == "there is no display (nothing answers at DISPLAY=:4711)"


def test_the_display_of_the_tests_answers() -> None:
    assert os.environ.get("DISPLAY")
    assert display_problem() == ""


def test_a_wayland_socket_is_a_display(bare: pytest.MonkeyPatch, tmp_path: Path) -> None:
    bare.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    bare.setenv("WAYLAND_DISPLAY", "wayland-7")
    assert "WAYLAND_DISPLAY=wayland-7" in display_problem()
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-7"))
        assert display_problem() == ""


@pytest.mark.parametrize("platforms", ["wayland;xcb", "eglfs;xcb:extra", "wayland"])
def test_one_platform_of_a_list_is_enough(bare: pytest.MonkeyPatch, platforms: str) -> None:
    bare.setenv("QT_QPA_PLATFORM", platforms)
    assert display_problem().startswith("there is no display")


@pytest.mark.parametrize("platform", ["offscreen", "nonsense", "offscreen;xcb", "nonsense;"])
def test_a_platform_without_opengl_is_named(bare: pytest.MonkeyPatch, platform: str) -> None:
    bare.setenv("DISPLAY", ":0")
    bare.setenv("QT_QPA_PLATFORM", platform)
    assert f"QT_QPA_PLATFORM={platform}" in display_problem()


def test_missing_libraries_come_with_their_packages() -> None:
    wanted = {"libEGL.so.1": "libegl1", "libnothing.so.9": "libnothing9"}
    assert missing_libraries(wanted) == {"libnothing.so.9": "libnothing9"}


@pytest.mark.nightly
def test_play_without_a_display_ends_with_exit_code_2() -> None:
    environment = dict.fromkeys(NAMES, "")
    for words in (["play"], ["play", "ring-majority/tet"], []):
        done = run_python("-m", "ringrealms3d", *words, **environment)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.count("\n") == 1
        assert "there is no display" in done.stderr


NO_DRIVER = {"__EGL_VENDOR_LIBRARY_DIRS": "/none"}
"""Makes EGL find none."""


def test_a_picture_without_a_driver_ends_with_exit_code_2(tmp_path: Path) -> None:
    picture = str(tmp_path / "board.png")
    words = ("render", "ring-majority/tet", "-o", picture)
    done = run_python("-m", "ringrealms3d", *words, **NO_DRIVER)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "pictures need a driver for OpenGL" in done.stderr


FOUND = """
from PyQt6.QtWidgets import QApplication
from ringrealms3d.scene.graphics import NoGraphicsError
from ringrealms3d.window.board.space.opengl import do_without_driver, found_graphics
do_without_driver()
application = QApplication([])
try:
    print(found_graphics())
except NoGraphicsError as error:
    print(error)
"""


def test_a_window_without_a_driver_does_without_opengl() -> None:
    done = run_python("-c", FOUND, **NO_DRIVER)
    assert done.returncode == 0
    assert done.stdout.startswith("no OpenGL was found on this display")
