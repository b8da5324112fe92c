"""Boards from files: their names, their rules up to the widest ring, and how they are kept."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import ringrealms3d as rr
from ringrealms3d.games import variant
from ringrealms3d.games.named import named_variant
from ringrealms3d.games.ring_majority import known_solids, rules
from ringrealms3d.geometry.convex import convex_polyhedron
from ringrealms3d.geometry.incidence import rings
from ringrealms3d.geometry.upright import upright
from ringrealms3d.records.json_file import format_json_game, read_json_game
from ringrealms3d.records.text_file import format_text_game, read_text_game
from ringrealms3d.session.autosave import Autosave, load_game
from ringrealms3d.session.game_session import GameSession
from tests.games.playing import random_game
from tests.games.ring_majority.play import realm, reference_rings
from tests.games.ring_majority.test_against_reference import check_game
from tests.geometry import solids
from tests.records.opened import played


def written(folder: Path, mesh: solids.Mesh, name: str = "solid.off") -> str:
    """Write a mesh to a file, open it and return the id of the board."""
    path = folder / name
    path.write_bytes(solids.file_bytes(mesh, path.suffix[1:]))
    return named_variant(f"ring-majority/{path}").uid


@pytest.fixture
def pyramid(tmp_path: Path) -> str:
    return written(tmp_path, solids.pyramid(5), "my pyramid.stl")


def test_the_id_has_the_name_of_the_file_and_a_checksum_of_the_solid(
    pyramid: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    found = variant(pyramid)
    assert re.fullmatch(r"ring-majority/my-pyramid@[0-9a-f]{12}", found.uid)
    assert found.board.title == "my-pyramid"
    assert found.board.size == 6 + 10 + 6
    monkeypatch.chdir(tmp_path)
    assert named_variant("ring-majority/my pyramid.stl") is found


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("a.b c.off", "a-b-c"),
        ("-.off", "solid"),
        ("好 1.off", "好-1"),
        (f"{'x' * 200}.off", "x" * 40),
        ("'\"<&>#?%*.off", "solid"),
        ("\udcff.off", "solid"),
    ],
)
def test_the_name_in_the_id_is_safe_wherever_it_stands(
    name: str, title: str, tmp_path: Path
) -> None:
    assert written(tmp_path, solids.pyramid(4), name).startswith(f"ring-majority/{title}@")


@pytest.mark.parametrize("mesh", [solids.on_sphere(60, 0), solids.prism(7), solids.antiprism(5)])
def test_the_text_of_a_solid_changes_no_number(mesh: solids.Mesh, tmp_path: Path) -> None:
    """So games of the time when solids had no text go on as they were."""
    moved = solids.moved(mesh, seed=3)
    standing = upright(known_solids.playable(convex_polyhedron(*moved)))
    board = realm(written(tmp_path, moved, "solid.off"))
    assert board.rings == rings(standing)
    np.testing.assert_allclose(board.coordinates, standing.vertices, atol=1e-6)


def test_a_realm_saved_as_a_file_has_the_same_rings(tmp_path: Path) -> None:
    cube = realm("ring-majority/cube")
    mesh = solids.moved((cube.coordinates, solids.hull(cube.coordinates)[1]), seed=4)
    assert realm(written(tmp_path, mesh, "c.ply")).rings == cube.rings


@pytest.mark.few(1)
@pytest.mark.parametrize("mesh", [solids.prism(13), solids.bipyramid(11), solids.pyramid(33)])
def test_rules_against_the_reference(mesh: solids.Mesh, tmp_path: Path) -> None:
    uid = variant(written(tmp_path, mesh)).uid
    assert tuple(map(frozenset, realm(uid).rings)) == reference_rings(uid)
    check_game(rr.start(uid), 1, with_captures=False)


def test_the_widest_rings_fit_into_their_words(tmp_path: Path) -> None:
    """Rings of 126 stones, all of one colour or all but one, are complete and judged right."""
    uid = variant(written(tmp_path, solids.prism(63))).uid
    board = rr.start(uid).variant
    top = list(realm(uid).rings[0])
    assert len(top) == 126
    for red in (126, 125, 64, 63, 1, 0):
        stones = np.zeros(board.board.size, dtype=np.int8)
        stones[top] = 2
        stones[top[:red]] = 1
        state = rules.make_state(realm(uid).rings, stones, 0, (500, 500), board.tables)
        assert state.word[0] & 255 == 0
        assert state.word[0] >> 8 == red - (126 - red)


def test_no_stone_count_overflows_the_pads_word() -> None:
    sites, widest_ring = rules.SIZE_CLASSES[-1].most
    pads_a_stone = 2  # a ring of four, the least, leaves two of the six places to the pad
    assert sites * pads_a_stone * 257 < np.iinfo(np.int32).max
    assert widest_ring == 126 <= 255


@pytest.mark.nightly
def test_random_games_end_on_the_largest_board(tmp_path: Path) -> None:
    uid = variant(written(tmp_path, solids.even_sphere(335))).uid
    position = rr.start(uid)
    assert position.board.size == 2000
    *_, (_, last) = zip(range(10), random_game(position, 1), strict=False)
    assert last[1].ply == 10


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("gone.off", None, "there is no file .*gone.off"),
        (
            "text.txt",
            b"hello",
            "text.txt is no OBJ, OFF, PLY or STL file: its name does not end in .obj",
        ),
        ("bad.off", b"hello", "bad.off cannot be read as OFF, line 1"),
        ("folder.off", "", "folder.off is a folder"),
    ],
)
def test_bad_files_are_named(
    name: str, content: bytes | str | None, words: str, tmp_path: Path
) -> None:
    path = tmp_path / name
    if isinstance(content, bytes):
        path.write_bytes(content)
    elif content is not None:
        path.mkdir()
    with pytest.raises(ValueError, match=words):
        named_variant(f"ring-majority/{path}")


def test_an_unknown_name_tells_of_files() -> None:
    with pytest.raises(ValueError, match=r"no variant .* grid, or the path of a polyhedron file"):
        variant("ring-majority/nonsense")


@pytest.mark.nightly
def test_the_engine_plays_there(pyramid: str) -> None:
    position = rr.start(pyramid)
    with rr.Engine(position.uid, level=1, seed=1) as engine:
        assert position.is_legal(engine.best_move(position))


def test_a_text_game_has_the_solid(pyramid: str, tmp_path: Path) -> None:
    text = format_text_game(played(pyramid, ["f1", "e3"]).record)
    assert f"variant {pyramid}\n" in text
    assert "\nboard OFF 6 6 10 " in text
    assert read_text_game(text, "game.txt").last.ply == 2
    assert written(tmp_path, solids.pyramid(6), "my pyramid.stl") != pyramid


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: text.replace("OFF 6", "OFF 5"), "line 4: the board does not fit its name"),
        (
            lambda text: text.replace("OFF 6", "STL 6"),
            "line 4: the board is not a solid in one line",
        ),
        (lambda text: text.replace("OFF 6", "OFF /etc"), "line 4: the board is not a solid"),
        (lambda text: text.replace("OFF 6", f"OFF {'6 ' * 100_000}"), "line 4: the board is no"),
        (lambda text: text.replace("ring-majority/", "loop/"), "line 4: loop/.* needs no board"),
        (lambda text: text.replace("@", "@0"), "line 4: the board does not fit its name"),
        (
            lambda text: f"variant ring-majority/tet\n{text.splitlines()[3]}\nf1\n",
            "line 2: ring-majority/tet needs no board",
        ),
    ],
)
def test_a_solid_that_is_not_the_one_named_is_refused(
    pyramid: str, change: Callable[[str], str], words: str
) -> None:
    text = format_text_game(played(pyramid, ["f1", "e3"]).record)
    with pytest.raises(ValueError, match=words):
        read_text_game(change(text), "game.txt")


def test_a_json_game_whose_solid_is_not_the_one_named_says_in_which_field(pyramid: str) -> None:
    text = format_json_game(played(pyramid, ["f1"]).record).replace("OFF 6", "STL 6")
    with pytest.raises(
        ValueError, match=r"game\.json: 'board': the board is not a solid in one line"
    ):
        read_json_game(text, "game.json")


def test_the_game_under_way_is_kept_and_opened_again(pyramid: str, tmp_path: Path) -> None:
    session, path = GameSession(pyramid), tmp_path / "game.json"
    keeper = Autosave(session, path)
    session.play(session.position.parse_move("f2"))
    keeper.close()
    saved = load_game(path)
    assert saved is not None
    assert saved.cursor.record.uid == variant(pyramid).uid
    path.write_text(path.read_text(encoding="utf-8").replace("@", "@0"))
    with pytest.raises(ValueError, match=r"game.json cannot be read: .*does not fit its name"):
        load_game(path)


def test_an_uneven_solid_is_evened_out(tmp_path: Path) -> None:
    mesh = solids.on_sphere(60, 0)
    found = realm(written(tmp_path, mesh))
    assert found.size == sum((len(found.faces), len(found.edges), len(found.coordinates)))
    lengths = np.linalg.norm(np.diff(found.coordinates[np.array(found.edges)], axis=1), axis=2)
    assert lengths.min() > 0.05
