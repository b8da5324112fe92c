"""``ringrealms3d export``: what it takes, and what it refuses in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from ringrealms3d.core.errors import UserError
from ringrealms3d.exports.kinds import KINDS, kind_for
from ringrealms3d.exports.measures import FilmStyle, Measures
from ringrealms3d.exports.request import ExportRequest, PictureStyle, request_as_data
from ringrealms3d.records.game_files import read_game, write_game
from ringrealms3d.records.record import GameRecord
from ringrealms3d.scene.camera import camera_at
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.theme import dressed_theme
from tests.cli.running import assert_refused, run_here

pytestmark = pytest.mark.usefixtures("few_windows")

CAMERA = camera_at(40.0, 10.0)
CUBE = "ring-majority/cube"
SMALL = ("--size", "96x64", "--quality", "fast")


def small_game(path: Path) -> Path:
    record = GameRecord(CUBE, seed=1)
    node = record.root
    for text in ("f1", "e3", "v7"):
        node = node.play(node.position.parse_move(text))
    write_game(record, path)
    return path


def pixels(path: Path) -> bytes:
    with Image.open(path) as image:
        return image.convert("RGB").tobytes()


def test_a_variant_and_its_moves(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    target = tmp_path / "board.png"
    done = run_here(capsys, "export", CUBE, "--moves", "f1 e3", "-o", str(target), *SMALL)
    assert done == (0, "", "")
    with Image.open(target) as image:
        assert image.size == (96, 64)


@pytest.mark.few(1)
@pytest.mark.parametrize("ending", [".json", ".rrsgf", ".txt"])
def test_a_file_at_any_ply(capsys: pytest.CaptureFixture[str], tmp_path: Path, ending: str) -> None:
    game = small_game(tmp_path / f"game{ending}")
    for name, options in {
        "last": (),
        "third": ("--at", "3"),
        "second": ("--at", "2"),
    }.items():
        target = str(tmp_path / f"{name}.png")
        done = run_here(capsys, "export", str(game), *options, "-o", target, *SMALL)
        assert done == (0, "", "")
    assert pixels(tmp_path / "last.png") == pixels(tmp_path / "third.png")
    assert pixels(tmp_path / "last.png") != pixels(tmp_path / "second.png")
    assert len(read_game(game).line) == 3


@pytest.mark.few(1)
@pytest.mark.parametrize("theme", ["light", "black-and-white"])
def test_a_request_as_data_makes_the_same_file_as_options(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, theme: str
) -> None:
    game = read_game(small_game(tmp_path / "game.json"))
    style = PictureStyle((96, 64), quality=FAST, theme=dressed_theme(theme), camera=CAMERA)
    (tmp_path / "request").write_bytes(
        request_as_data(ExportRequest(game, game.line[1], style, Measures(size=80), FilmStyle(12)))
    )
    told = {
        "data": ("--request", str(tmp_path / "request")),
        "options": (*SMALL, "--theme", theme, "--at", "2", "--view", "40,10", "--mm", "80"),
    }
    for kind, ending in (("picture", ".png"), ("print", ".stl")):
        made = []
        for name, options in told.items():
            target = tmp_path / f"{name}{ending}"
            command = ("export", str(tmp_path / "game.json"), "--kind", kind, "-o", str(target))
            done = run_here(capsys, *command, *options)
            assert done == (0, "", "")
            made.append(target.read_bytes())
        assert made[0] == made[1]


def test_all_kinds_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    done = run_here(capsys, "export", "--kinds")
    assert done.code == 0
    assert [line.split()[0] for line in done.out.splitlines()] == list(KINDS)


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (("-o", "board"), "does not end in .png"),
        (("-o", "board.xyz"), "board.xyz"),
        (("-o", ""), "is a folder, not a file"),
        (("-o", "board.gif"), "board.gif': the game has no moves; a turntable"),
        (("-o", "board.png", "--kind", "statue"), "no kind of export 'statue'"),
        (("-o", "board.pov", "--kind", "picture"), "a picture ends in .png"),
        (("-o", "board.txt", "--kind", "scene"), "a scene ends in .pov"),
        (("-o", "nowhere/board.png"), "nowhere"),
        (("-o", "board.png", "--at", "4"), "--at 4: the game has 0 moves"),
        (("-o", "board.png", "--size", "9000x9000"), "9000x9000"),
        (("-o", "board.png", "--quality", "good"), "finest, photo"),
        (("-o", "board.png", "--mm", "1"), "the size must be from 10 to 2000 mm"),
        (("-o", "board.png", "--wall", "30"), "the wall must be from"),
        (("-o", "board.png", "--clearance", "3"), "the clearance must be from"),
        (("-o", "board.png", "--paper", "a3"), "no paper 'a3'"),
        (("-o", "board.stl", "--bed", "20x210"), "the bed must be from 50 to 2000 mm"),
        (("-o", "board.stl", "--bed", "210"), "'210' is not a size such as 210x210"),
        (("-o", "b.stl", "--kind", "kit", "--bed", "100x100"), "is too small for the board"),
        (("-o", "board.png", "--turn-seconds", "0.1"), "a turn of a film takes"),
    ],
)
def test_what_cannot_be_is_refused(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    options: tuple[str, ...],
    named: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(run_here(capsys, "export", CUBE, *SMALL[2:], *options), named)
    assert list(tmp_path.iterdir()) == []


def test_the_usual_kind_is_the_first() -> None:
    assert kind_for(Path("board.PNG")).name == "picture"
    assert kind_for(Path("board.webp")).name == "picture"


def test_measures_and_films_are_checked() -> None:
    with pytest.raises(UserError, match="frames a second"):
        FilmStyle(rate=0)
    with pytest.raises(UserError, match="mm"):
        Measures(size=5000)
