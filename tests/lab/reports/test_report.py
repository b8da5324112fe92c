"""Reports as files of JSON."""

from __future__ import annotations

from pathlib import Path

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.lab.reports.report import format_report, read_report
from tests.lab.reports.small import a_report


def test_a_report_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "tet.json"
    path.write_text(format_report(a_report()), encoding="utf-8")
    assert read_report(path) == a_report()


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("{", "tet.json: not a report"),
        ("{}", "is missing"),
        ('{"ringrealms3d": "report 2"}', "report 2"),
        ("[" * 10_000, "nested too deep"),
        ('{"games": NaN}', "NaN"),
    ],
)
def test_what_is_no_report_is_refused(tmp_path: Path, text: str, named: str) -> None:
    path = tmp_path / "tet.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(UserError, match=named):
        read_report(path)
