"""Files of pictures: there whole or not at all."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import check_target
from ringrealms3d.core.position import Played
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.exports.picture import check_picture, position_picture, save_picture
from ringrealms3d.exports.request import PictureStyle
from ringrealms3d.games import start
from ringrealms3d.scene.arrangement import CLOSED, filling
from ringrealms3d.scene.camera import home_of
from ringrealms3d.scene.labels import names_in_space, seen_texts
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.theme import DARK

TET = "ring-majority/tet"


def sample(alpha: int = 255) -> NDArray[np.uint8]:
    """Return a picture of 5 x 3 pixels of which no two rows or columns are alike."""
    pixels = np.arange(60, dtype=np.uint8).reshape(3, 5, 4) * 4
    pixels[..., 3] = 255
    pixels[0, 0, 3] = alpha
    return pixels


def read(path: Path) -> tuple[str, NDArray[np.uint8]]:
    with Image.open(path) as image:
        return image.mode, np.array(image)


def test_an_opaque_picture_reads_back_without_alpha(tmp_path: Path) -> None:
    save_picture(sample(), tmp_path / "board.png")
    mode, pixels = read(tmp_path / "board.png")
    assert mode == "RGB"
    np.testing.assert_array_equal(pixels, sample()[..., :3])


def test_a_transparent_picture_reads_back_with_alpha(tmp_path: Path) -> None:
    save_picture(sample(alpha=0), tmp_path / "board.PNG")
    mode, pixels = read(tmp_path / "board.PNG")
    assert mode == "RGBA"
    np.testing.assert_array_equal(pixels, sample(alpha=0))


@pytest.mark.parametrize("ending", [".jpg", ".jpeg", ".webp", ".avif"])
def test_every_format_shows_the_same_picture(tmp_path: Path, ending: str) -> None:
    style = PictureStyle(size=(160, 120), quality=FAST)
    picture = position_picture(start(TET), None, style)
    save_picture(picture, tmp_path / f"board{ending}")
    mode, pixels = read(tmp_path / f"board{ending}")
    assert mode == "RGB"
    assert np.abs(pixels.astype(int) - picture[..., :3]).mean() < 3


@pytest.mark.parametrize("ending", [".webp", ".avif"])
def test_transparent_pictures_stay_so(tmp_path: Path, ending: str) -> None:
    style = PictureStyle(size=(160, 120), quality=FAST, transparent=True)
    picture = position_picture(start(TET), None, style)
    assert not picture[0, 0].any()
    save_picture(picture, tmp_path / f"board{ending}")
    mode, pixels = read(tmp_path / f"board{ending}")
    assert mode == "RGBA"
    assert np.abs(pixels[..., 3].astype(int) - picture[..., 3]).mean() < 3


def test_a_format_without_transparency_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"board\.jpg': JPEG pictures have no transparent"):
        save_picture(sample(alpha=0), tmp_path / "board.jpg")
    assert list(tmp_path.iterdir()) == []


def test_nothing_but_the_picture_is_left(tmp_path: Path) -> None:
    save_picture(sample(), tmp_path / "board.png")
    save_picture(sample(alpha=0), tmp_path / "board.png")
    assert [path.name for path in tmp_path.iterdir()] == ["board.png"]
    assert read(tmp_path / "board.png")[0] == "RGBA"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
def test_the_picture_has_the_permissions_of_any_other_file(tmp_path: Path) -> None:
    save_picture(sample(), tmp_path / "board.png")
    (tmp_path / "other.txt").write_text("text", encoding="utf-8")
    modes = [path.stat().st_mode & 0o777 for path in tmp_path.iterdir()]
    assert modes[0] == modes[1]


@pytest.mark.skipif(os.name == "nt", reason="Windows asks for a privilege")
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "board.png").symlink_to(tmp_path / "there" / "real.png")
    save_picture(sample(), tmp_path / "board.png")
    assert (tmp_path / "board.png").is_symlink()
    assert [path.name for path in (tmp_path / "there").iterdir()] == ["real.png"]


def fail_to_save(self: Image.Image, target: Any, **options: Any) -> None:
    half = b"half a pic"
    if hasattr(target, "write"):
        target.write(half)
    else:
        Path(target).write_bytes(half)
    raise OSError(28, "No space left on device")


def fail_to_replace(self: Path, target: Path) -> Path:
    raise PermissionError(13, "Permission denied")


def interrupt(self: Image.Image, target: Any, **options: Any) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("old", [None, b"the old picture"])
@pytest.mark.parametrize("way", ["save", "replace"])
def test_a_failure_leaves_what_was_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, way: str, old: bytes | None
) -> None:
    target = tmp_path / "board.png"
    if old is not None:
        target.write_bytes(old)
    if way == "save":
        monkeypatch.setattr(Image.Image, "save", fail_to_save)
    else:
        monkeypatch.setattr(Path, "replace", fail_to_replace)
    with pytest.raises(UserError, match=r"board\.png cannot be written: (No space|Permission)"):
        save_picture(sample(), target)
    assert [path.name for path in tmp_path.iterdir()] == ([] if old is None else ["board.png"])
    assert old is None or target.read_bytes() == old


def test_an_interruption_leaves_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Image.Image, "save", interrupt)
    with pytest.raises(KeyboardInterrupt):
        save_picture(sample(), tmp_path / "board.png")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("board.bmp", r"board\.bmp' is not the name of a picture: it does not end in \.png, "),
        ("board", r"board' is not the name of a picture"),
        ("folder.png", r"folder\.png' is a folder"),
        ("nowhere/board.png", r"nowhere' does not exist"),
        ("file.txt/board.png", r"file\.txt' does not exist"),
    ],
)
def test_a_bad_target_is_named(tmp_path: Path, name: str, words: str) -> None:
    (tmp_path / "folder.png").mkdir()
    (tmp_path / "file.txt").write_text("text", encoding="utf-8")
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(UserError, match=words):
        check_picture(tmp_path / name)
    with pytest.raises(UserError, match=words):
        save_picture(sample(), tmp_path / name)
    assert sorted(tmp_path.rglob("*")) == before


def test_an_unwritable_folder_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def refuse(*arguments: Any) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(UserError, match=rf"written in '{tmp_path}': Permission denied"):
        check_target(tmp_path / "board.png")


def test_a_good_target_is_left_alone(tmp_path: Path) -> None:
    check_picture(tmp_path / "board.png")
    assert list(tmp_path.iterdir()) == []


def test_a_position_is_pictured_in_its_style() -> None:
    before = start(TET)
    move = before.parse_move("f1")
    style = PictureStyle(size=(96, 64), quality=FAST)
    pictures = [
        position_picture(before.play(move), last, style) for last in (None, Played(before, move))
    ]
    assert [picture.shape for picture in pictures] == [(64, 96, 4)] * 2
    assert (pictures[0] != pictures[1]).any()
    unmarked = PictureStyle(size=(96, 64), quality=FAST, legal=False)
    assert (position_picture(before, None, unmarked) != position_picture(before, None, style)).any()


@pytest.mark.few(2)
@pytest.mark.parametrize("transparent", [False, True])
@pytest.mark.parametrize("uid", ["ring-majority/cube", "path-tiles/free-turns"])
def test_coordinates_stand_where_they_are_said_to_be_and_nowhere_else(
    uid: str, transparent: bool
) -> None:
    position = start(uid, 1)
    layout = in_space(position.variant.layout)
    camera = filling(home_of(layout), layout, CLOSED, 480 / 360)
    plain = PictureStyle((480, 360), camera, DARK, FAST, transparent, legal=False)
    named = position_picture(position, None, replace(plain, coordinates=True))
    written = (named != position_picture(position, None, plain)).any(axis=2)
    placed = names_in_space(layout, position.board.sites)
    texts = [each for each in seen_texts(placed, layout, camera, plain.size) if each[3] >= 7]
    rows, columns = np.mgrid[0:360, 0:480] + 0.5
    near = np.zeros_like(written)
    for text, x, y, _ in texts:
        around = np.hypot(columns - x, rows - y) < 6 + 9 * len(text)
        assert written[around].mean() > 0.03, text
        near |= around
    assert len(texts) >= 5
    assert not written[~near].any()
    ink = np.abs(named[..., :3] - 255 * np.array(DARK.ink)).max(axis=2) < 30
    assert (ink & written).sum() > 3 * len(texts)
    assert (named[..., 3][ink & written] > 200).all()
