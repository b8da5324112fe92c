"""What commands of the laboratory draw with."""

from __future__ import annotations

import pytest
from PyQt6.QtWidgets import QApplication


@pytest.fixture(scope="package", autouse=True)
def application(qapp: QApplication) -> None:
    """Let maps be drawn with the application that other tests in this process need."""
