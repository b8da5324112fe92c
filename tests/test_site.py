"""The site of documents is built without a warning, and says what the program says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.cli.main import _COMMANDS
from ringrealms3d.games import all_games

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built site."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going"]
    done = subprocess.run([*command, ROOT / "docs", folder], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder


def words(site: Path, page: str) -> str:
    return (site / f"{page}.html").read_text(encoding="utf-8")


def test_every_document_is_reached_from_the_first_page(site: Path) -> None:
    index = words(site, "index")
    for document in (ROOT / "docs").rglob("*.md"):
        page = document.relative_to(ROOT / "docs").with_suffix(".html").as_posix()
        assert page == "index.html" or f'href="{page}"' in index, page


def test_all_commands_have_their_options(site: Path) -> None:
    page = re.sub(r"<[^>]+>", "", words(site, "command-line"))
    commands = [module.__name__.rpartition(".")[2].replace("_", "-") for module in _COMMANDS]
    assert [name for name in commands if f"ringrealms3d {name} [-h]" not in page] == []
    assert "--move-seconds" in page


def test_every_public_name_is_explained(site: Path) -> None:
    page = words(site, "python")
    missing = [name for name in rr.__all__ if f"ringrealms3d.{name}" not in page]
    assert missing == []


@pytest.mark.parametrize("game", [game.uid for game in all_games()])
def test_rules_have_their_diagrams(site: Path, game: str) -> None:
    page = words(site, f"rules/{game}")
    pictures = re.findall(r'class="diagram only-(light|dark)', page)
    assert pictures.count("light") == pictures.count("dark") > 2
    assert "position:" not in page
