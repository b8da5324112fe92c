"""Films of games and of turning boards: what is in them, how long they are, and when they fail."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import av
import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image, ImageSequence

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.exports.captions import Captions, board_size
from ringrealms3d.exports.films import film, film_file
from ringrealms3d.exports.films.film_steps import Step, steps_of
from ringrealms3d.exports.films.turntable import turn_share
from ringrealms3d.exports.game_content import node_content
from ringrealms3d.exports.kinds import export, kind_for
from ringrealms3d.exports.measures import FilmStyle
from ringrealms3d.exports.photo.photograph import PhotoStyle
from ringrealms3d.exports.request import ExportRequest, PictureStyle
from ringrealms3d.records.game_files import write_game
from ringrealms3d.records.record import GameRecord, Reason
from ringrealms3d.scene.arrangement import Opening
from ringrealms3d.scene.camera import Camera, camera_at, home_of
from ringrealms3d.scene.camera_styles import BY_BOARD, style_for
from ringrealms3d.scene.content import placed_by
from ringrealms3d.scene.motion import moving_parts
from ringrealms3d.scene.parts import mesh_of_parts
from ringrealms3d.scene.quality import FAST, FINEST, Quality
from ringrealms3d.scene.theme import BLACK_AND_WHITE, DARK
from ringrealms3d.scene.transition import transition_of
from tests.cli.running import stopped_by_ctrl_c
from tests.exports.no_room import told_without_room
from tests.exports.small_games import played_game, random_game
from tests.kept_pictures import LookAsKept
from tests.kept_texts import ReadAsKept

CUBE = "ring-majority/cube"
ENDINGS = [".mp4", ".webm", ".gif", ".webp", ".avif"]
QUICK = FilmStyle(rate=5, move_seconds=0.6, turn_seconds=2.0)
Pictures = list[NDArray[np.uint8]]


def request_of(record: GameRecord, film: FilmStyle = QUICK) -> ExportRequest:
    camera = home_of(in_space(record.start.variant.layout))
    style = PictureStyle(size=(96, 72), camera=camera, quality=FAST)
    return ExportRequest(record, record.last, style, film=film)


def frames_in(path: Path) -> tuple[Pictures, float]:
    """Return the pictures of a film and its seconds."""
    if path.suffix in (".mp4", ".webm"):
        with av.open(str(path)) as container:
            pictures = [frame.to_ndarray(format="rgb24") for frame in container.decode(video=0)]
            rate = container.streams.video[0].average_rate
            return pictures, len(pictures) / float(rate)
    with Image.open(path) as image:
        pictures, seconds = [], 0.0
        for frame in ImageSequence.Iterator(image):
            pictures.append(np.asarray(frame.convert("RGB")))
            seconds += frame.info["duration"] / 1000
        return pictures, seconds


def steps_and_seconds(request: ExportRequest) -> tuple[list[Step], float]:
    layout = in_space(request.position.variant.layout)
    steps = steps_of(request, layout)
    return steps, sum(sum(step.holds) for step in steps) / request.film.rate


@pytest.mark.few(1)
@pytest.mark.parametrize("ending", ENDINGS)
def test_a_game_in_every_format(ending: str, tmp_path: Path) -> None:
    request = request_of(random_game("loop/mini", 4))
    path, told = tmp_path / f"game{ending}", list[float]()
    export(request, path, "film", told.append)
    _, seconds = steps_and_seconds(request)
    pictures, lasting = frames_in(path)
    assert lasting == pytest.approx(seconds, abs=0.05)
    assert seconds == pytest.approx(4 * 0.6 + 2.2)  # the last move rests for two seconds
    assert all(picture.shape == (72, 96, 3) for picture in pictures)
    expected = drawn(request)
    np.testing.assert_allclose(pictures[0], expected[0], atol=60)
    assert np.abs(pictures[-1].astype(int) - expected[-1]).mean() < 6
    assert told == sorted(told)
    assert told[-1] == 1.0


def drawn(request: ExportRequest) -> list[NDArray[np.uint8]]:
    """Return the first and the last picture of a film as they were drawn."""
    layout = in_space(request.position.variant.layout)
    steps = steps_of(request, layout)
    with film.studio(request, layout, request.style.size) as frames:
        ends = []
        for step in (steps[0], steps[-1]):
            frames.canvas.scene.show(step.content)
            ends.append(frames.picture(step.eye, step.caption)[..., :3])
    return ends


@pytest.mark.parametrize("ending", [".mp4", ".gif"])
def test_a_turntable_ends_where_it_began(ending: str, tmp_path: Path) -> None:
    request = request_of(played_game(CUBE, "f1", "e3"))
    path = tmp_path / f"turn{ending}"
    export(request, path, "turntable")
    pictures, seconds = frames_in(path)
    assert seconds == pytest.approx(2.0)
    steps = [np.abs(a.astype(int) - b).mean() for a, b in pairwise([*pictures, pictures[0]])]
    assert min(steps) > 0
    assert steps[0] < max(steps)
    assert steps[-1] < max(steps)


def test_the_turn_is_soft_at_both_ends() -> None:
    shares = np.array([turn_share(t) for t in np.linspace(0, 1, 201)])
    speeds = np.diff(shares)
    assert shares[0] == 0
    assert shares[-1] == 1
    assert speeds.min() > 0
    assert speeds[0] < 0.05 * speeds.max()
    np.testing.assert_allclose(speeds, speeds[::-1], atol=1e-12)
    np.testing.assert_allclose(speeds[40:160], speeds.max(), atol=1e-12)  # three fifths of the time


def test_a_move_shows_its_piece_on_the_way() -> None:
    request = request_of(played_game("path-tiles/free-turns", "1@d5"), FilmStyle(rate=10))
    (_, move), _ = steps_and_seconds(request)
    assert move.moving >= 5
    assert move.holds[: move.moving] == [1] * move.moving
    assert move.resting == 20  # the end is held for two seconds
    pictures = all_pictures(request)
    assert len({picture.tobytes() for picture in pictures}) >= 5  # it rests before the time is over


def all_pictures(request: ExportRequest) -> Pictures:
    layout = in_space(request.position.variant.layout)
    steps = steps_of(request, layout)
    style = style_for(BY_BOARD, layout.upright)
    with film.studio(request, layout, request.style.size) as frames:
        return list(film._pictures(steps, frames, style))


@pytest.mark.nightly
@pytest.mark.parametrize("quality", [FAST, FINEST])
@pytest.mark.parametrize(("uid", "plies"), [("loop/mini", 60), ("loops-n-leaps/8", 3)])
def test_what_moves_is_drawn_as_the_whole_is(
    uid: str, plies: int, quality: Quality, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = random_game(uid, plies)
    request = request_of(record)
    style = replace(request.style, quality=quality, opening=Opening(apart=0.5))
    request = replace(request, style=style)
    monkeypatch.setattr(film, "steps_of", lambda *args: steps_of(*args)[-5:])
    pictures = all_pictures(request)
    monkeypatch.setattr(Camera, "sees_like", lambda self, other: False)
    for one, other in zip(pictures, all_pictures(request), strict=True):
        differing = np.abs(one.astype(int) - other).max(axis=2) > 16
        assert differing.mean() < 0.01


@pytest.mark.parametrize("size", [(96, 72), (60, 90)])
def test_no_piece_leaves_the_picture(size: tuple[int, int]) -> None:
    record = random_game("ring-majority/tet", 10)
    request = request_of(record)
    request = replace(request, style=replace(request.style, size=size))
    layout = in_space(record.start.variant.layout)
    steps = steps_of(request, layout)
    width, height = board_size(size)
    for before, step, node in zip(steps, steps[1:], record.line, strict=False):
        assert node.played is not None
        transition = transition_of(
            before.content.stones, step.content.stones, step.content.last, placed_by(node.played)
        )
        parts = moving_parts(layout, transition, 0.0, request.style.theme.material)
        seen = step.eye.projected(mesh_of_parts(parts).points, width / height)
        assert np.abs(seen).max() < 1


def test_who_comes_nearer_stays_there() -> None:
    request = request_of(random_game("ring-majority/tet", 2))
    near = replace(request, style=replace(request.style, camera=request.style.camera.zoomed(2)))
    steps, _ = steps_and_seconds(near)
    assert {step.eye.zoom for step in steps} == {0.5 / 0.9}


def test_moves_beyond_the_edges_change_nothing() -> None:
    request = request_of(random_game("loop/mini", 8))
    near = replace(request, style=replace(request.style, camera=request.style.camera.zoomed(3)))
    assert {picture.shape for picture in all_pictures(near)} == {(72, 96, 4)}


def test_nothing_is_drawn_while_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    request = request_of(played_game(CUBE, "f1"))
    layout = in_space(request.position.variant.layout)
    with film.studio(request, layout, request.style.size) as frames:
        frames.canvas.scene.show(node_content(request.node))
        eye = request.style.camera
        first = frames.picture(eye, "")
        monkeypatch.setattr(frames.canvas, "_drawn", None)
        np.testing.assert_array_equal(frames.picture(eye, ""), first)


@pytest.mark.parametrize("words", [1, 12])
def test_captions_stand_below_in_letters_that_fit(words: int, look_as_kept: LookAsKept) -> None:
    captions = Captions((640, 360), DARK, clear=False)
    picture = np.full((captions.size[1], 640, 4), (200, 120, 40, 255), dtype=np.uint8)
    look_as_kept(captions.below(picture, "12 e3 takes 4 " * words), f"caption-{words}")


def test_captions_tell_title_moves_and_result() -> None:
    record = played_game(CUBE, "f1", "e3")
    record.players = ("Ann", "")
    record.end(0, Reason.RESIGNATION)
    record.last.glyph = "!?"
    steps, _ = steps_and_seconds(request_of(record))
    title, first, last = (step.caption for step in steps)
    assert title == "Ring Majority: Cube   Ann vs Blue"
    assert first == "1. Red f1"
    assert last == "Red wins. Blue resigned."
    request = request_of(record)
    style = replace(request.style, theme=BLACK_AND_WHITE)
    steps, _ = steps_and_seconds(replace(request, style=style))
    assert [step.caption for step in steps[1:]] == ["1. Black f1", "Black wins. White resigned."]


def test_captions_lie_below_the_board() -> None:
    request = request_of(played_game(CUBE, "f1"))
    without = replace(request, film=replace(QUICK, captions=False))
    first, *_, last = all_pictures(request)
    band = 18  # a quarter of a small film
    assert (first[-band:] != last[-band:]).any()
    assert all_pictures(without)[0].shape == first.shape


def test_the_eye_goes_where_it_was_kept() -> None:
    record = played_game("loop/mini", "1a1", "1a2")
    kept = camera_at(20.0, 50.0)
    record.line[0].camera = (*kept.axes.ravel().tolist(), 1.5)
    (start, first, second), _ = steps_and_seconds(request_of(record))
    assert first.gliding > 0
    assert second.gliding == 0
    np.testing.assert_allclose(first.eye.axes, kept.axes, atol=1e-9)
    assert first.eye.zoom == second.eye.zoom == 1.5
    still, _ = steps_and_seconds(request_of(record, replace(QUICK, follows=False)))
    assert {step.gliding for step in still} == {0}
    np.testing.assert_array_equal(still[-1].eye.axes, start.eye.axes)


def test_the_eye_goes_all_the_way_from_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played_game("loop/mini", "1a1", "1a2")
    record.line[0].camera = (*camera_at(20.0, 50.0).axes.ravel().tolist(), 1.5)
    request = request_of(record, replace(QUICK, rate=30))
    eyes: list[Camera] = []

    def look(_: film.Frames, eye: Camera, caption: str) -> NDArray[np.uint8]:
        eyes.append(eye)
        return np.zeros((72, 96, 4), dtype=np.uint8)

    monkeypatch.setattr(film.Frames, "picture", look)
    all_pictures(request)
    along = [np.trace(eye.axes @ request.style.camera.axes.T) for eye in eyes]
    assert along[0] == pytest.approx(3.0)  # not turned
    assert len(set(along)) > 3
    assert (np.diff(along) < 1e-9).all()


def test_the_eye_goes_where_a_move_is_seen() -> None:
    record = random_game(CUBE, 12)
    layout = in_space(record.start.variant.layout)
    steps, _ = steps_and_seconds(request_of(record))
    assert {step.gliding > 0 for step in steps[1:]} == {True, False}
    for step in steps[1:]:
        assert layout.normals[step.content.last[-1]] @ step.eye.axes[2] > 0.29


@pytest.mark.parametrize("uid", [CUBE, "loop/mini"])
def test_steps_are_as_they_were(uid: str, read_as_kept: ReadAsKept) -> None:
    request = request_of(random_game(uid, 60), replace(QUICK, rate=24, move_seconds=1.5))
    steps, seconds = steps_and_seconds(request)
    read_as_kept([f"{seconds:.3f} s", *map(told, steps)], f"film-{uid.replace('/', '-')}")


def told(step: Step) -> str:
    """Return when and from where a step is seen."""
    eye = [*step.eye.axes[2], *step.eye.middle, step.eye.zoom, step.eye.reach]
    seen = " ".join(f"{number:.3f}" for number in eye)
    frames = step.gliding, step.moving, step.resting, step.travelling
    return f"{step.caption}: {frames} from {seen}"


def test_beads_travel_before_the_end_is_held() -> None:
    record = random_game("loop/mini", 60)
    assert record.last.position.outcome is not None
    steps, _ = steps_and_seconds(request_of(record))
    assert steps[-2].travelling == 13
    assert steps[-1].holds == [10]
    assert steps[-1].caption.startswith("White wins. White closed a 3-D loop")


@pytest.mark.parametrize(
    ("ending", "style", "words"),
    [
        (".mp4", PictureStyle(transparent=True), "only films that end in .webp and .avif can be"),
        (".gif", PictureStyle(transparent=True), "only films that end in .webp and .avif can be"),
        (".gif", PictureStyle(photo=PhotoStyle()), "films are drawn, not photographed"),
        (".gif", PictureStyle(size=(9000, 100)), "9000x100 is out of bounds"),
    ],
)
@pytest.mark.parametrize("kind", ["film", "turntable"])
def test_what_no_film_can_be_is_refused(
    kind: str, ending: str, style: PictureStyle, words: str, tmp_path: Path
) -> None:
    request = request_of(played_game(CUBE, "f1"))
    request = replace(request, style=style)
    with pytest.raises(UserError, match=words):
        export(request, tmp_path / f"film{ending}", kind)
    assert list(tmp_path.iterdir()) == []


def test_videos_need_av(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    request = request_of(played_game(CUBE, "f1"))
    with pytest.raises(
        UserError, match=rf"an MP4 film needs av: {sys.executable} -m pip install 'av<20"
    ):
        film.write(request, tmp_path / "film.mp4", lambda share: None)


def test_a_video_has_even_sides_and_no_background_is_kept(tmp_path: Path) -> None:
    request = request_of(played_game(CUBE, "f1"))
    odd = replace(request, style=replace(request.style, size=(97, 71), theme=DARK))
    export(odd, tmp_path / "film.mp4")
    assert frames_in(tmp_path / "film.mp4")[0][0].shape == (70, 96, 3)
    clear = replace(request, style=replace(request.style, transparent=True))
    export(clear, tmp_path / "film.webp", "film")
    with Image.open(tmp_path / "film.webp") as image:
        assert np.asarray(image.convert("RGBA"))[0, 0, 3] == 0


def test_the_usual_kinds() -> None:
    kinds = {ending: kind_for(Path(f"film{ending}")).name for ending in ENDINGS}
    assert kinds == dict.fromkeys([".mp4", ".webm", ".gif"], "film") | dict.fromkeys(
        [".webp", ".avif"], "picture"
    )


@pytest.mark.parametrize("ending", ENDINGS)
def test_an_interrupted_film_leaves_what_was_there(ending: str, tmp_path: Path) -> None:
    path = tmp_path / f"film{ending}"
    path.write_bytes(b"before")
    picture = np.full((32, 32, 4), 255, dtype=np.uint8)

    def pictures() -> Iterator[NDArray[np.uint8]]:
        yield picture
        raise KeyboardInterrupt

    reel = film_file.Reel(5, (1, 1), pictures, lambda: [picture])
    with pytest.raises(KeyboardInterrupt):
        film_file.save_film(reel, path, lambda share: None)
    assert path.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.nightly
def test_a_film_without_room_is_refused_in_a_sentence(tmp_path: Path) -> None:
    options = "ring-majority/cube", "--moves", "f1 e3", "--kind", "film", "--size", "64x48"
    told = told_without_room(tmp_path, "film.mp4 film.webm film.gif", *options)
    assert all("cannot be written" in sentence for sentence in told)


@pytest.mark.nightly
def test_ctrl_c_ends_the_command_without_a_file(tmp_path: Path) -> None:
    game = tmp_path / "game.json"
    write_game(random_game(CUBE, 60), game)
    folder = tmp_path / "films"
    folder.mkdir()

    def begun() -> bool:
        return any(path.stat().st_size for path in folder.iterdir())

    options = ("-o", str(folder / "film.mp4"), "--size", "640x480")
    done = stopped_by_ctrl_c(begun, "export", str(game), *options)
    assert done.code == 130
    assert list(folder.iterdir()) == []


def test_durations_keep_the_time_of_a_film() -> None:
    reel = film_file.Reel(60, (1,) * 60 + (7,), lambda: iter(()), tuple)
    milliseconds = film_file.durations(reel, 10)
    assert sum(milliseconds) == pytest.approx(67 / 60 * 1000, abs=10)
    assert set(milliseconds[:-1]) == {10, 20}
