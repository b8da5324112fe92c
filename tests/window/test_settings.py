"""Whatever stands in the settings, the window starts; what means nothing is said and kept."""

from __future__ import annotations

import pickle
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest
from PyQt6.QtWidgets import QMainWindow, QWidget
from pytestqt.qtbot import QtBot

import ringrealms3d.window as package
from ringrealms3d.scene.theme import DARK
from ringrealms3d.window.board.board_settings import LEGAL, SLIDERS, chosen_theme
from ringrealms3d.window.features.look.look_settings import SPEED
from ringrealms3d.window.features.play.play_settings import LEVEL, SECONDS, last_players
from ringrealms3d.window.shell.column import Column
from ringrealms3d.window.shell.known_programs import PROGRAMS
from ringrealms3d.window.shell.places import restore_places
from ringrealms3d.window.shell.setting import Setting
from ringrealms3d.window.shell.settings import Settings
from ringrealms3d.window.shell.sides import Sides
from tests.kept_texts import ReadAsKept

GOOD = "theme=dark\nlevel=7\n"


def test_settings_are_remembered_by_the_names_they_had(read_as_kept: ReadAsKept) -> None:
    names = (x.name for x in walk_packages(package.__path__, f"{package.__name__}."))
    modules = [import_module(name) for name in names]
    values = [x for module in modules for x in vars(module).values()]
    found = {x.name: _written(x) for x in values if isinstance(x, Setting)}
    read_as_kept((f"{name}: {found[name]}" for name in sorted(found)), "settings")


def _written(setting: Setting[object]) -> str:
    """Return how the default is written, empty where there is none."""
    return "" if setting.default is None else setting.write(setting.default)


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("legal_marked=@Size(1 2)", "legal_marked"),
        ("sliders=@Variant(\\0\\0\\0\\x7f\\0\\0\\0\\xePyQt_PyObject)", "sliders"),
        ("speed=warp", "speed"),
        ("computer_seats=4 x", "computer_seats"),
        ("thinking_seconds=nan", "thinking_seconds"),
        ('programs=["2 good", "x"]', "programs"),
        ("program_1=nan engine", "program_1"),
        ("program_0=[[[[", "program_0"),
    ],
)
def test_a_setting_that_means_nothing_is_put_aside(line: str, name: str, tmp_path: Path) -> None:
    path = tmp_path / "window.ini"
    path.write_text(f"[General]\n{GOOD}{line}\n", encoding="utf-8")
    settings = Settings(path)
    assert (settings[LEGAL], settings[SPEED], settings[SECONDS]) == (True, "normal", 5.0)
    assert settings[SLIDERS]
    assert len(settings[PROGRAMS]) == line.startswith("programs")
    assert not any(hasattr(player, "command") for player in last_players(settings))
    assert (chosen_theme(settings), settings[LEVEL]) == (DARK, 7)
    (complaint,) = settings.complaints
    assert name in complaint
    assert str(path) in complaint
    used, _, aside = path.read_text(encoding="utf-8").partition("[Put aside]")
    assert line in aside
    assert line not in used
    assert Settings(path).complaints == ()


@pytest.mark.parametrize(
    "content",
    [b"\0\1\2 no settings", b"a=1\n", b"[General]\n  x\ny\n", b"[General]\n" + b"x" * 10**6],
)
def test_a_file_that_holds_no_settings_is_kept_under_another_name(
    content: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "window.ini"
    path.write_bytes(content)
    settings = Settings(path)
    assert settings[LEVEL] == 3
    (complaint,) = settings.complaints
    (kept,) = tmp_path.iterdir()
    assert str(kept) in complaint
    assert kept.read_bytes() == content
    settings[LEVEL] = 5
    assert Settings(path)[LEVEL] == 5


def test_no_pickled_object_is_loaded(tmp_path: Path) -> None:
    class Trap:
        def __reduce__(self) -> tuple[object, tuple[str]]:
            return Path.touch, (tmp_path / "sprung",)  # type: ignore[return-value]

    name = b"PyQt_PyObject\0"
    stream = b"\0\0\0\x7f\0\0\0\x0e" + name + pickle.dumps(Trap())
    escaped = "".join(f"\\x{byte:x}" for byte in stream)
    path = tmp_path / "window.ini"
    path.write_text(f"[General]\nlevel=@Variant({escaped})\n", encoding="utf-8")
    assert Settings(path)[LEVEL] == 3
    assert not (tmp_path / "sprung").exists()


CRASHES_QT = (
    "AAAA/wAAAAP9AAAAInfinityAAAAAAAAAPwCAAAAAvsAAAAKAG0AbwB2AGUAcwEAAAAA/////wAAABAA////+wAAAA4AcABs"
    "AGEAeQBlAHIAcwEAAAAA/////wAAABAA////AAAAAAAAAAAAAAAEAAAABAAAAAgAAAAI/AAAAAA="
)


@pytest.mark.parametrize("place", [CRASHES_QT, f"0123456789ab:{CRASHES_QT}", ":", "x:y", "\xff:"])
def test_a_damaged_place_of_the_window_is_put_aside(
    place: str, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "window.ini"
    window = QMainWindow()
    qtbot.addWidget(window)
    column = Column(window)
    parts = Sides(QWidget(), column)
    path.write_text(f"[General]\ngeometry={place}\n", encoding="utf-8")
    settings = Settings(path)
    restore_places(settings, window, parts, column)
    if ":" in place:  # others were written by a version that did not say whether they are whole
        (complaint,) = settings.complaints
        assert "geometry" in complaint
        assert f"geometry={place}" in path.read_text(encoding="utf-8").partition("[Put aside]")[2]


@pytest.mark.parametrize("width", ["-3", "10000000", "x", "1e9"])
def test_a_width_of_the_column_that_cannot_be_is_put_aside(
    width: str, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "window.ini"
    window = QMainWindow()
    qtbot.addWidget(window)
    column = Column(window)
    parts = Sides(QWidget(), column)
    path.write_text(f"[General]\ncolumn_width={width}\n", encoding="utf-8")
    settings = Settings(path)
    restore_places(settings, window, parts, column)
    (complaint,) = settings.complaints
    assert "column_width" in complaint


def test_two_windows_do_not_forget_each_others_settings(tmp_path: Path) -> None:
    first, second = Settings(tmp_path / "window.ini"), Settings(tmp_path / "window.ini")
    first[LEVEL] = 7
    second[SPEED] = "slow"
    third = Settings(tmp_path / "window.ini")
    assert (third[LEVEL], third[SPEED]) == (7, "slow")
