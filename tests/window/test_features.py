"""Features as folders that can be deleted, and what they ask of each other by ids."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringrealms3d.window import main_window
from ringrealms3d.window.app import delete_window
from ringrealms3d.window.context import Feature
from ringrealms3d.window.main_window import FEATURES, MainWindow
from ringrealms3d.window.menus import ACTIONS, ON_BOARD, menus
from ringrealms3d.window.shell.settings import Settings

pytestmark = [pytest.mark.flat, pytest.mark.opens("ring-majority/tet")]
FOLDER = Path(str(main_window.__file__)).parent


@pytest.mark.few(2)
@pytest.mark.parametrize("left_out", FEATURES, ids=lambda feature: feature.__name__)
def test_a_window_without_one_feature_plays_and_closes(
    left_out: type[Feature], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rest = tuple(feature for feature in FEATURES if feature is not left_out)
    monkeypatch.setattr(main_window, "FEATURES", rest)
    window = MainWindow(
        "ring-majority/tet", Settings(tmp_path / "window.ini"), tmp_path / "game.json", None
    )
    with qtbot.waitExposed(window):
        window.show()
    for name in ("v1", "e1"):
        window.session.play(window.session.position.parse_move(name))
    for name in ("go.first", "analysis.hint", "game.edit", "learn.begin", "game.start"):
        if window.commands.offers(name):
            window.commands[name].trigger()
        QApplication.processEvents()
    window.session.new_game("loophole-2d/14")
    assert window.session.uid == "loophole-2d/14"
    assert window.close()
    delete_window(window)


def test_all_that_features_ask_of_each_other_is_offered(window: MainWindow) -> None:
    asked = set(_asked())
    assert len(asked) > 10
    assert [name for name in sorted(asked) if not window.commands.offers(name)] == []


def test_all_that_menus_name_is_offered(window: MainWindow) -> None:
    table = window.commands.table
    offered = [name for slots in ACTIONS.values() for slot in slots for name in slot]
    named = [*(name for menu in menus(table) for name in menu.ids), *offered, *ON_BOARD]
    assert [name for name in named if name and name not in table] == []
    assert set(table) - set(named) == set()


def _asked() -> Iterator[str]:
    """Yield the ids that stand in calls of ``do`` in the window."""
    for path in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                first = node.args[0] if node.args else None
                if node.func.attr == "do" and isinstance(first, ast.Constant):
                    yield str(first.value)
