"""The program that measures a first game plays one to its end."""

from __future__ import annotations

from pathlib import Path

import pytest
from PyQt6.QtWidgets import QApplication

from tests.benchmarks.measure_first_game import measured


@pytest.mark.nightly
def test_a_game_is_played_to_its_end(qapp: QApplication, tmp_path: Path) -> None:
    clicks, first_move, _, result = measured(qapp, tmp_path, "loop").split(maxsplit=3)
    assert int(clicks) > int(first_move) == 2
    assert result in ("won", "not won")
