"""docs/strength.md tells the figures that the program has."""

from __future__ import annotations

import json

from resources.make_levels import DATA, PAGE, data_text, settings_table, steps_table
from ringrealms3d.engine.schedules import measured

MAKE = "run: python resources/make_levels.py"


def test_the_document_has_the_settings_of_the_levels_and_the_steps_between_them() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert f"\n\n{settings_table(measured())}\n\n" in text, MAKE
    assert f"\n\n{steps_table(measured())}\n\n" in text, MAKE


def test_the_data_is_written_as_the_script_writes_it() -> None:
    text = DATA.read_text(encoding="utf-8")
    assert data_text(json.loads(text)) == text
