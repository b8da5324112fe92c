"""The documents' links and commands lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ringrealms3d.cli.main import build_parser

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
LINK = re.compile(r"\]\((?!https?://)([^)#]+)")
EXAMPLES = re.findall(
    r"```python\n(.*?)```", (ROOT / "docs" / "python.md").read_text(encoding="utf-8"), re.DOTALL
)
COMMAND = re.compile(r"ringrealms3d ([a-z]+)")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_relative_links_exist(document: Path) -> None:
    for target in LINK.findall(document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), target


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_commands_exist(document: Path) -> None:
    known = build_parser().format_help()
    for command in COMMAND.findall(document.read_text(encoding="utf-8")):
        assert command in known or command in ("loads", "is"), command


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_examples_run(
    example: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(example, "docs/python.md", "exec"), {})
    assert capsys.readouterr().out.strip()


def test_every_folder_stands_in_the_architecture() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    folders = [path.parent.name for path in (ROOT / "ringrealms3d").rglob("__init__.py")]
    assert folders
    for folder in folders:
        assert f"`{folder}/`" in text
