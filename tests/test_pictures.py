"""The pictures of the docs show what the program draws."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from docs import make_pictures, make_window_pictures
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.exports.picture import position_picture
from ringrealms3d.exports.request import PictureStyle
from ringrealms3d.lab.gallery import random_game
from ringrealms3d.scene.camera import home_of

COMMITTED = Path(make_pictures.__file__).parent / "pictures"
SPOT = 8  # pixels a side: what differs within a spot is the renderer's edge or JPEG's noise
NUMBER = re.compile(r"\d+(?:\.\d+)?")
TOLERANCE = 16  # of 255, in the mean of a spot

DRAWING = ["hero", "materials", "all_realms", "piles", "other_games", "own_game"]
"""What draws one picture or several."""


def differs(first: Image.Image, second: Image.Image) -> bool:
    """Whether two pictures show different things somewhere."""
    return first.size != second.size or np.abs(spots(first) - spots(second)).max() > TOLERANCE


def spots(picture: Image.Image) -> NDArray[np.float64]:
    size = (picture.width // SPOT, picture.height // SPOT)
    return np.asarray(picture.convert("RGB").resize(size, Image.Resampling.BOX), dtype=np.float64)


def drawn_again(
    draw: Callable[[], None], name: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> Image.Image:
    for module in (make_pictures, make_window_pictures):
        monkeypatch.setattr(module, "PICTURES", folder)
    draw()
    return Image.open(folder / name)


@pytest.mark.nightly
def test_a_picture_is_drawn_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    again = drawn_again(make_pictures.windows, "loophole-2d.jpg", tmp_path, monkeypatch)
    assert not differs(again, Image.open(COMMITTED / "loophole-2d.jpg"))


@pytest.mark.nightly
def test_a_missing_stone_would_be_noticed() -> None:
    position, played = random_game("loophole-2d/14", 3, 40)
    home = home_of(in_space(position.variant.layout))
    style = PictureStyle((1000, 760), home, legal=False)
    pictures = [
        Image.fromarray(position_picture(each, None, style)[..., :3])
        for each in (played.before, position)
    ]
    assert differs(*pictures)


@pytest.mark.nightly
@pytest.mark.parametrize("name", DRAWING)
def test_every_picture_is_drawn_as_it_was(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(make_pictures, "PICTURES", tmp_path)
    getattr(make_pictures, name)()
    drawn = sorted(tmp_path.iterdir())
    assert drawn
    for path in drawn:
        assert not differs(Image.open(path), Image.open(COMMITTED / path.name)), path.name


@pytest.mark.nightly
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["window", "course", "editor"])
def test_the_window_looks_as_it_did(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw = partial(make_window_pictures.take, name)
    again = drawn_again(draw, f"{name}.jpg", tmp_path, monkeypatch)
    assert not differs(again, Image.open(COMMITTED / f"{name}.jpg"))


@pytest.mark.nightly
def test_the_film_is_exported_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    (tmp_path / "play.rrsgf").write_bytes((COMMITTED.parent / "play.rrsgf").read_bytes())
    again = drawn_again(make_pictures.film, "play.webp", folder, monkeypatch)
    before = Image.open(COMMITTED / "play.webp")
    assert again.n_frames == before.n_frames  # type: ignore[attr-defined]
    for frame in (0, 90, again.n_frames - 1):  # type: ignore[attr-defined]
        again.seek(frame)
        before.seek(frame)
        assert not differs(again, before)


def test_the_chart_shows_the_levels_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(make_pictures, "PICTURES", tmp_path)
    make_pictures.levels()
    charts = [(each / "levels.svg").read_text(encoding="utf-8") for each in (tmp_path, COMMITTED)]
    again, before = ([float(x) for x in NUMBER.findall(chart)] for chart in charts)
    assert NUMBER.sub("", charts[0]) == NUMBER.sub("", charts[1])
    assert again == pytest.approx(before, abs=1.0)  # pixels


def test_the_film_is_small() -> None:
    assert (COMMITTED / "play.webp").stat().st_size < 2_000_000
