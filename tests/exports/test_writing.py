"""Exports from scripts."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
import trimesh
from PIL import Image

import ringrealms3d as rr
from ringrealms3d.cli.main import build_parser
from ringrealms3d.exports.writing import ExportOptions
from tests.exports.drawn_files import svg_texts
from tests.exports.small_games import played_game


def test_a_position_becomes_a_picture_of_this_size_and_theme(tmp_path: Path) -> None:
    position = rr.start("loop/mini").play("1b3")
    pictures = {}
    for theme in ("light", "dark"):
        path = tmp_path / f"{theme}.png"
        rr.export(position, path, size=(120, 90), theme=theme, quality="fast")
        pictures[theme] = np.asarray(Image.open(path).convert("L"))
    assert pictures["light"].shape == (90, 120)
    assert pictures["light"].mean() > pictures["dark"].mean() + 20


def test_a_game_is_shown_at_its_end_or_at_a_node(tmp_path: Path) -> None:
    record = played_game("loop/mini", "1b3", "1a1", "1c2")
    path = tmp_path / "map.svg"
    begun = []
    for node in (None, record.line[0]):
        rr.export(record, path, "diagram", node=node)
        begun.append(svg_texts(path)[:4])  # the numbers of moves, then the names of rows
    assert begun == [["1", "2", "3", "a"], ["1", "a", "b", "c"]]


def test_a_body_to_print_has_the_size_that_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "body.stl"
    rr.export(rr.start("ring-majority/tet"), path, "print", mm=60)
    assert np.isclose(max(trimesh.load(path).extents), 60, atol=0.01)


def test_a_film_has_the_rate_and_says_how_far_it_is(tmp_path: Path) -> None:
    path = tmp_path / "game.gif"
    shares: list[float] = []
    rr.export(
        played_game("loop/mini", "1b3"),
        path,
        "film",
        progress=shares.append,
        size=(64, 48),
        fps=2,
        move_seconds=0.5,
        captions=False,
        still_camera=True,
    )
    with Image.open(path) as film:
        assert (film.size, film.info["duration"]) == ((64, 48), 500)
    assert shares[-1] == 1


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"theme": "neon"}, "no theme 'neon'"),
        ({"level": 9}, "no layer 9: the highest layer of this board is 4"),
        ({"set": "sky"}, "choose the quality photo"),
        ({"wall": 90.0}, "the wall must be from 0.4 to 20 mm"),
        ({"fps": 99}, "from 1 to 60 frames"),
    ],
)
def test_what_is_wrong_is_told(options: ExportOptions, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(rr.UserError, match=sentence):
        rr.export(rr.start("loop/mini"), tmp_path / "board.png", **options)
    assert list(tmp_path.iterdir()) == []


def test_a_kind_and_an_ending_that_do_not_fit_are_told(tmp_path: Path) -> None:
    with pytest.raises(rr.UserError, match=r"ends in \.svg or \.pdf"):
        rr.export(rr.start("loop/mini"), tmp_path / "board.png", "drawing")


def test_an_unknown_option_is_told_with_those_there_are(tmp_path: Path) -> None:
    wrong: dict[str, object] = {"colour": "red"}
    with pytest.raises(TypeError, match=r"no option colour \(there are size, theme, .*"):
        rr.export(rr.start("loop/mini"), tmp_path / "board.png", **wrong)  # type: ignore[arg-type]


def test_options_have_the_names_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        build_parser("export").parse_args(["export", "--help"])
    told = set(re.findall(r"--(?:no-)?([a-z-]+)", capsys.readouterr().out))
    assert {name.replace("_", "-") for name in ExportOptions.__annotations__} <= told
