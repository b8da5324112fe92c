"""What makes pictures cheap enough to draw hundreds of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.scene.kept_windows import windows_kept


@pytest.fixture(scope="package", autouse=True)
def few_windows() -> Iterator[None]:
    """Draw in the same few windows."""
    with windows_kept():
        yield
