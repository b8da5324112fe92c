"""The folder of reports: the games of each variant, its report as JSON, the pages, and their index.

::

    index.html
    loop-mini.html
    loop-mini.json
    games/loop-mini.jsonl
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from ringrealms3d.core.files import write_whole
from ringrealms3d.lab.reports.html import html_of
from ringrealms3d.lab.reports.index_page import index_page
from ringrealms3d.lab.reports.report import VariantReport, format_report, read_report
from ringrealms3d.lab.reports.variant_page import variant_page
from ringrealms3d.lab.reports.words import file_name
from ringrealms3d.lab.work.journal import is_begun

_GAMES, _INDEX = "games", "index.html"


def games_folder(folder: Path) -> Path:
    """Return the folder of the journals of all variants."""
    return folder / _GAMES


def journal_file(folder: Path, uid: str) -> Path:
    """Return the journal of a variant's games."""
    return games_folder(folder) / f"{file_name(uid)}.jsonl"


def new_pages(folder: Path, uids: Iterable[str]) -> list[Path]:
    """Return the pages and reports of variants that no games of the folder belong to yet.

    The index is among them where the folder has no games at all.
    """
    index = [] if any(games_folder(folder).glob("*.jsonl")) else [folder / _INDEX]
    names = [file_name(uid) for uid in uids if not is_begun(journal_file(folder, uid))]
    return index + [folder / f"{name}{ending}" for name in names for ending in (".json", ".html")]


def read_reports(folder: Path) -> list[VariantReport]:
    """Return all reports in a folder.

    Raises:
        UserError: one of them cannot be read.
    """
    return [read_report(path) for path in sorted(folder.glob("*.json"))]


def write_report(folder: Path, report: VariantReport) -> Path:
    """Write a report as JSON and as a page, and return the page's file.

    Raises:
        UserError: they cannot be written.
    """
    name = file_name(report.variant)
    page = folder / f"{name}.html"
    write_whole(folder / f"{name}.json", format_report(report))
    write_whole(page, html_of(variant_page(report), _INDEX))
    return page


def write_index(folder: Path) -> Path:
    """Write the page that compares all reports in a folder, and return its file.

    Raises:
        UserError: a report cannot be read, or the page cannot be written.
    """
    index = folder / _INDEX
    write_whole(index, html_of(index_page(read_reports(folder))))
    return index
