"""``ringrealms3d render``: the picture it writes, and every argument it refuses."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from ringrealms3d.core import files
from ringrealms3d.exports.kinds import KINDS
from tests.cli.running import assert_refused, run_cli, run_here

pytestmark = pytest.mark.usefixtures("few_windows")

TET = "ring-majority/tet"
SMALL = ("--size", "96x64", "--quality", "fast")


def size_and_mode(path: Path) -> tuple[tuple[int, int], str]:
    with Image.open(path) as image:
        image.load()
        return image.size, image.mode


def pixels(path: Path) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    with Image.open(path) as image:
        return np.array(image)


@pytest.mark.nightly
def test_a_board_is_drawn_as_in_the_manual_without_a_display(tmp_path: Path) -> None:
    target = tmp_path / "board.png"
    done = run_cli(
        *("render", "ring-majority/girco", "--moves", "f1 e3 v7"),
        *("-o", str(target), "--size", "400x300"),
    )
    assert done == (0, "", "")
    assert size_and_mode(target) == ((400, 300), "RGB")
    assert pixels(target).std() > 20
    assert [path.name for path in tmp_path.iterdir()] == ["board.png"]


def test_all_options_together(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    target = tmp_path / "board.png"
    options = ("--theme", "dark", "--transparent", "--view", "30,20,10", "--zoom", "1.2")
    moves = ("--fen", "r3/1b4/4:r:13,13", "--moves", "f2 e1", "--no-legal")
    done = run_here(capsys, "render", TET, *SMALL, *options, *moves, "-o", str(target))
    assert done == (0, "", "")
    assert size_and_mode(target) == ((96, 64), "RGBA")


def test_every_option_changes_the_picture(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ways = {
        "plain": (),
        "moves": ("--moves", "f4 e4"),
        "fen": ("--fen", "rrrr/6/4:b:10,14"),
        "theme": ("--theme", "dark"),
        "view": ("--view", "30,20"),
        "zoom": ("--zoom", "1.5"),
        "quality": ("--quality", "fine"),
        "projection": ("--ortho",),
        "apart": ("--apart", "0.4"),
        "see-through": ("--see-through",),
        "coordinates": ("--coordinates", "--zoom", "1.5"),
        "legal": ("--no-legal",),
        "transparent": ("--transparent",),
    }
    seen = set()
    for name, options in ways.items():
        target = tmp_path / f"{name}.png"
        done = run_here(capsys, "render", TET, *SMALL, *options, "-o", str(target))
        assert done.code == 0, done.err
        seen.add(pixels(target).tobytes())
    assert len(seen) == len(ways)


def test_without_a_target_it_is_board_png_here(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run_here(capsys, "render", TET, *SMALL).code == 0
    assert size_and_mode(tmp_path / "board.png") == ((96, 64), "RGB")


@pytest.mark.parametrize("view", ["-30,20", "30,-20", "-30,-20,-5"])
def test_a_view_may_start_with_a_minus(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, view: str
) -> None:
    target = tmp_path / "board.png"
    done = run_here(capsys, "render", TET, *SMALL, "--view", view, "-o", str(target))
    assert (done.code, done.err) == (0, "")


BAD_ARGUMENTS = [
    (("render", "ring-majority/ball"), ("ring-majority/ball", "tet")),
    (("render", "chess"), ("chess", "ring-majority")),
    (("render", TET, "--moves", "f1 x9"), ("move 2", "x9", "f1", "v4")),
    (("render", TET, "--moves", "f1 e3 e3"), ("move 3", "e3", "blue stone")),
    (("render", TET, "--fen", "rrrr/bbbbbb/rrrr:r:5,5", "--moves", "f1"), ("move 1", "over")),
    (("render", TET, "--size", "0x0"), ("0x0", "32")),
    (("render", TET, "--size", "20000x20000"), ("20000x20000", "8192")),
    (("render", TET, "--size", "9999999999x1"), ("9999999999x1", "--size")),
    (("render", TET, "--size", "big"), ("'big'", "--size")),
    (("render", TET, "--size", "-5x-5"), ("--size",)),
    (("render", TET, "--theme", "neon"), ("neon", "light, dark, colour-blind")),
    (("render", TET, "--quality", "best"), ("best", "fast, fine")),
    (("render", TET, "--set", "table"), ("--quality photo",)),
    (("render", TET, "--depth-of-field"), ("--quality photo",)),
    (("render", TET, "--view", "north"), ("north", "--view")),
    (("render", TET, "--view", "0,91"), ("0,91", "--view")),
    (("render", TET, "--view", "nan,0"), ("nan,0", "--view")),
    (("render", TET, "--zoom", "99"), ("99", "--zoom")),
    (("render", TET, "--apart", "1.5"), ("1.5", "--apart")),
    (("render", TET, "--apart", "nan"), ("nan", "--apart")),
    (("render", TET, "--level", "0"), ("'0'", "--level")),
    (("render", TET, "--level", "top"), ("top", "--level")),
    (("render", TET, "--fen", "nonsense"), ("nonsense",)),
    (("render", TET, "--fen", "5/6/4:r:14,14"), ("face",)),
    (("render", TET, "--bogus"), ("--bogus",)),
    (("render",), ("VARIANT",)),
]


@pytest.mark.parametrize(("arguments", "named"), BAD_ARGUMENTS, ids=lambda x: " ".join(x))
def test_a_bad_argument_is_named_and_nothing_is_written(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: tuple[str, ...],
    named: tuple[str, ...],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(run_here(capsys, *arguments), *named)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("target", "words"),
    [("board.bmp", ".png"), ("nowhere/board.png", "nowhere"), ("folder.png", "is a folder")],
)
def test_a_bad_target_is_named_and_nothing_is_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, target: str, words: str
) -> None:
    (tmp_path / "folder.png").mkdir()
    done = run_here(capsys, "render", TET, *SMALL, "-o", str(tmp_path / target))
    assert_refused(done, str(tmp_path), words)
    assert [path.name for path in tmp_path.rglob("*")] == ["folder.png"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="/proc is Linux's")
def test_an_unwritable_folder_is_named() -> None:
    assert_refused(run_cli("render", TET, *SMALL, "-o", "/proc/board.png"), "/proc")


def test_an_unknown_move_leaves_the_old_picture(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    target = tmp_path / "board.png"
    target.write_bytes(b"old")
    assert_refused(run_here(capsys, "render", TET, "--moves", "x9", "-o", str(target)), "x9")
    assert target.read_bytes() == b"old"


@pytest.mark.nightly
def test_a_display_that_does_not_answer_is_not_looked_for(tmp_path: Path) -> None:
    done = run_cli("render", TET, *SMALL, "-o", str(tmp_path / "board.png"), DISPLAY=":4711")
    assert (done.code, done.err) == (0, "")


def test_a_refusal_from_a_process_of_its_own(tmp_path: Path) -> None:
    target = tmp_path / "board.png"
    done = run_cli("render", TET, "--moves", "f1 f1", "-o", str(target))
    assert_refused(done, "render", "move 2 'f1'", "red stone")
    assert not target.exists()


def test_it_names_the_endings_that_it_writes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    endings = (*KINDS["picture"].endings, *KINDS["scene"].endings)
    assert_refused(run_here(capsys, "render", TET, "-o", str(tmp_path / "board.x")), *endings)
    for ending in endings:
        target = tmp_path / f"board{ending}"
        assert run_here(capsys, "render", TET, *SMALL, "-o", str(target)).code == 0
        assert target.stat().st_size


def test_a_folder_is_tried_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tried: list[Path] = []
    monkeypatch.setattr(files, "check_folder", tried.append)
    assert run_here(capsys, "render", TET, *SMALL, "-o", str(tmp_path / "board.png")).code == 0
    assert run_here(capsys, "export", TET, "-o", str(tmp_path / "board.obj")).code == 0
    assert tried == [tmp_path, tmp_path]
