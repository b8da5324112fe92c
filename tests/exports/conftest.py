"""What makes pictures cheap enough to draw hundreds of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PyQt6.QtWidgets import QApplication

from tests.scene.kept_windows import windows_kept


@pytest.fixture(scope="package", autouse=True)
def application(qapp: QApplication) -> None:
    """Let maps be drawn with the application that other tests in this process need."""


@pytest.fixture(scope="package", autouse=True)
def few_windows() -> Iterator[None]:
    """Draw in the same few windows."""
    with windows_kept():
        yield
