"""``ringrealms3d gallery``: the pictures, the page that shows them, and what is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image

from tests.cli.running import assert_refused, run_here, seen_on_a_terminal

pytestmark = pytest.mark.usefixtures("few_windows")

SMALL = ("--size", "64x48", "--theme", "dark")
BOARDS = ("loop/mini", "ring-majority/tet")


def shown(page: Path) -> list[str]:
    return re.findall(r'src="([^"]*)"', page.read_text(encoding="utf-8"))


@pytest.mark.nightly
def test_every_picture_is_drawn_and_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seen_on_a_terminal(monkeypatch)
    materials = ("--materials", "paint", "--materials", "classic")
    done = run_here(capsys, "gallery", *BOARDS, *SMALL, *materials, "-o", str(tmp_path / "new"))
    assert done.code == 0
    names = shown(tmp_path / "new" / "index.html")
    assert len(names) == 4
    pictures = set()
    for name in names:
        with Image.open(tmp_path / "new" / name) as image:
            assert image.size == (64, 48)
            pictures.add(image.tobytes())
    assert len(pictures) == 4
    assert done.out == f"{tmp_path}/new/index.html\n"
    assert done.err == "\r1/4\r2/4\r3/4\r4/4\n"


def test_an_earlier_gallery_stands_beside(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name, before in (("old", ()), ("new", ("--before", str(tmp_path / "old")))):
        options = (*SMALL, "--materials", "paint", *before, "-o", str(tmp_path / name))
        assert run_here(capsys, "gallery", "loop/mini", *options).code == 0
    places = shown(tmp_path / "new" / "index.html")
    assert places == ["../old/loop-mini-dark-paint.png", "loop-mini-dark-paint.png"]
    assert all((tmp_path / "new" / place).is_file() for place in places)


def test_an_earlier_gallery_is_not_drawn_over(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "loop-mini-dark-paint.png").write_bytes(b"earlier")
    options = (*SMALL, "--materials", "paint", "--before", str(tmp_path), "-o", str(tmp_path))
    refused = run_here(capsys, "gallery", "loop/mini", *options)
    assert_refused(refused, str(tmp_path), "the command reads")
    assert (tmp_path / "loop-mini-dark-paint.png").read_bytes() == b"earlier"


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (("loop/nothing",), "loop/nothing"),
        (("loop/mini", "--theme", "blue"), "blue"),
        (("loop/mini", "--materials", "granite"), "granite"),
        (("loop/mini", "--size", "9x9"), "9x9"),
        (("loop/mini", "--before", "nowhere"), "nowhere"),
    ],
)
def test_what_there_is_not_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, options: tuple[str, ...], named: str
) -> None:
    assert_refused(run_here(capsys, "gallery", *options, "-o", str(tmp_path / "new")), named)
    assert not (tmp_path / "new").exists()
