"""What the pages say to type works in an empty folder with the example files.

Every page is one test. Its blocks of shell and Python run in their order. A block `text` right
after one of them is what that prints, where … stands for what varies. A comment above a block,
which readers do not see, says why it does not run, `<!-- not run: REASON -->`, or which command
reads it, `<!-- input of: COMMAND -->`: all of it, or the lines after `>`, if the rest are answers.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from doctest import ELLIPSIS, OutputChecker
from pathlib import Path

import pytest

from tests.subprocesses import ROOT

OF_THE_PROJECT = ("README.md", "CONTRIBUTING.md", "docs/installing.md", "docs/release.md")
"""Pages whose blocks run in the folder of the project."""

ELSEWHERE = ("own-game-engine.md", "own-game-reference.md", "recipes.md")
"""Pages with tests of their own: tests/games/test_own_game_page.py and tests/test_recipes.py."""

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(
    r"^(?:<!-- (?P<role>not run|input of): (?P<detail>[^>]+) -->\n)?"
    r"```(?P<kind>[^\n]*)\n(?P<text>.*?)^```$(?:\n+```text\n(?P<shown>.*?)^```$)?",
    re.MULTILINE | re.DOTALL,
)
SENT = re.compile(r"^> (.*\n)", re.MULTILINE)
UNMARKED = re.compile(r"^ {4}(ringrealms3d|python|pip) ", re.MULTILINE)
PROGRAM = """#!/bin/sh
# a window is closed after a while, as a person would close it
case "${1:-play}" in
play) timeout --signal INT 10 "$PYTHON" -m ringrealms3d "$@"; [ $? = 124 ] ;;
*) exec "$PYTHON" -m ringrealms3d "$@" ;;
esac
"""
PATIENCE = 600  # seconds for a block


@dataclass(frozen=True, slots=True)
class Block:
    """A block that runs, and what it prints, if the page shows that."""

    kind: str
    text: str
    shown: str | None


def blocks_of(page: Path) -> Iterator[Block]:
    for block in BLOCK.finditer(page.read_text(encoding="utf-8")):
        text, shown = block["text"], block["shown"]
        if block["role"] == "input of":
            if sent := "".join(SENT.findall(text)):
                text, shown = sent, SENT.sub("", text)
            yield Block("sh", f"{{ {block['detail']}; }} <<'END'\n{text}END\n", shown)
        elif block["role"] is None and not block["kind"].startswith("{"):
            yield Block(block["kind"], text, shown)


def has_blocks(page: Path) -> bool:
    return page.name not in ELSEWHERE and any(blocks_of(page))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty folder with the example files."""
    (tmp_path / "bin").mkdir()
    for name, text in {
        "ringrealms3d": PROGRAM,
        "python": '#!/bin/sh\nexec "$PYTHON" "$@"\n',
        "python3": '#!/bin/sh\nexec "$PYTHON" "$@"\n',
    }.items():
        path = tmp_path / "bin" / name
        path.write_text(text, encoding="utf-8")
        path.chmod(0o755)
    return shutil.copytree(ROOT / "docs" / "examples", tmp_path / "work")


def surroundings(folder: Path) -> dict[str, str]:
    kept = {name: text for name, text in os.environ.items() if not name.startswith("XDG_")}
    path = [str(folder.parent / "bin"), str(Path(sys.executable).parent), os.environ["PATH"]]
    return kept | {
        "HOME": str(folder.parent),
        "PATH": os.pathsep.join(path),
        "PYTHON": sys.executable,
        "PYTHONPATH": str(ROOT),
        "RINGREALMS3D_LANGUAGE": "en",
    }


def run(block: Block, folder: Path) -> str:
    """Run a block and return what it prints; it must succeed."""
    kept = folder.parent / "exports"  # what a terminal knows from block to block
    text = f"touch {kept}; . {kept}\n{block.text}\nexport -p > {kept}"
    command = ["bash", "-euo", "pipefail", "-c", text]
    if block.kind == "python":
        script = folder.parent / "block.py"
        script.write_text(block.text, encoding="utf-8")
        command = [sys.executable, str(script)]
    done = subprocess.run(
        command,
        cwd=folder,
        env=surroundings(folder),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, f"{block.text}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
    return done.stdout


def matches(printed: str, shown: str) -> bool:
    """Whether what was printed is what is shown, where … stands for anything."""
    return OutputChecker().check_output(shown.replace("…", "..."), printed, ELLIPSIS)


@pytest.mark.nightly
@pytest.mark.timeout(1800)
@pytest.mark.skipif(sys.platform == "win32", reason="the blocks are for a shell")
@pytest.mark.parametrize("page", [*filter(has_blocks, PAGES)], ids=lambda page: page.stem)
def test_what_a_page_says_to_type_works(page: Path, folder: Path) -> None:
    if str(page.relative_to(ROOT)) in OF_THE_PROJECT:
        for path in ROOT.iterdir():
            (folder / path.name).symlink_to(path)
    for block in blocks_of(page):
        printed = run(block, folder)
        if block.shown is not None:
            assert matches(printed, block.shown), f"{block.text}\n{printed}"


def test_commands_are_in_blocks_that_run_and_what_is_shown_follows_one() -> None:
    for page in PAGES:
        assert not UNMARKED.search(page.read_text(encoding="utf-8")), page.name
        if page.name not in ELSEWHERE:
            assert {block.kind for block in blocks_of(page)} <= {"sh", "python"}, page.name


def test_what_is_shown_is_compared() -> None:
    assert matches("a 12 b\n", "a … b\n")
    assert not matches("a 12 c\n", "a … b\n")
    assert not matches("a 12 b\nc\n", "a … b\n")
    assert matches("a 12\n34 b\n", "a … b\n")
