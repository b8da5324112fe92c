"""The manual page tells what the parser knows, and is one that ``man`` can show."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest

from resources.make_man_page import PAGE, man_page


def test_it_is_the_page_of_this_program() -> None:
    assert man_page() == PAGE.read_text(encoding="utf-8"), "run: python resources/make_man_page.py"


@pytest.mark.skipif(shutil.which("mandoc") is None, reason="mandoc is not installed")
def test_man_can_show_all_of_it() -> None:
    checked = run("mandoc", "-T", "lint", "-W", "warning", str(PAGE))
    complaints = [line for line in checked.stdout.splitlines() if "missing date" not in line]
    assert complaints == []
    struck = run("mandoc", "-T", "utf8", "-O", "width=100", str(PAGE)).stdout
    told = re.sub(".\b", "", struck)  # bold letters are struck twice
    for text in ("library import", "--transparent", "default: board.png", "EXIT STATUS"):
        assert text in told


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, capture_output=True, text=True, check=False)
