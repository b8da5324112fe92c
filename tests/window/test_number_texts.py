"""Numbers and dates follow the language."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from PyQt6.QtCore import QLocale

from ringrealms3d.window.widgets.number_texts import (
    day_text,
    decimal_text,
    moment_text,
    number_text,
    rounded_text,
)


@pytest.fixture(params=["C", "de", "ja"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    QLocale.setDefault(QLocale(request.param))
    yield request.param
    QLocale.setDefault(QLocale.c())


def test_numbers(language: str) -> None:
    expected = {"C": "1,234,567 9.5 2.5", "de": "1.234.567 9,5 2,5", "ja": "1,234,567 9.5 2.5"}
    told = f"{number_text(1_234_567)} {decimal_text(9.54, 1)} {rounded_text(2.5, 6)}"
    assert told == expected[language]


def test_days(language: str) -> None:
    expected = {"C": "24/11/2026", "de": "24.11.2026", "ja": "2026/11/24"}
    assert day_text("2026-11-24") == expected[language]
    assert day_text("in autumn") == "in autumn"
    assert moment_text(datetime(2026, 11, 24, 12, tzinfo=UTC)).startswith(expected[language])
