"""Words within sentences are told in the language of the sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.cli.main import build_parser
from ringrealms3d.cli.replay import how_it_stands
from ringrealms3d.core.errors import UserError, error_sentence
from ringrealms3d.core.files import read_file
from ringrealms3d.core.game import Game
from ringrealms3d.core.phrase import tr, use_catalogue
from ringrealms3d.core.time_notation import parse_control
from ringrealms3d.exports.kinds import KINDS
from ringrealms3d.exports.request import ExportRequest
from ringrealms3d.games import all_games, variant, variant_ids
from ringrealms3d.games.path_tiles.marks import OPPOSITE
from ringrealms3d.geometry.convex import convex_polyhedron
from ringrealms3d.geometry.mesh_file import parse_mesh
from ringrealms3d.languages.catalogue import catalogue_of
from ringrealms3d.records.record import GameRecord
from ringrealms3d.records.sgf.file import format_sgf_game, read_sgf_game
from ringrealms3d.scene.graphics import Graphics
from ringrealms3d.window.features.help.about import about_text
from ringrealms3d.window.shell.actions import plain_title
from ringrealms3d.window.shell.settings_file import SettingsFile
from ringrealms3d.window.widgets.joining import (
    capitalised,
    clauses,
    items,
    sentences,
    stopped,
    titled,
)
from tests.geometry import solids

ENGLISH = re.compile(r"[A-Za-z]{3,}")


@pytest.fixture
def japanese() -> Iterator[None]:
    """Speak a language in which no English word goes unnoticed."""
    use_catalogue(catalogue_of("ja"))
    yield
    use_catalogue(None)


def played(*moves: str) -> GameRecord:
    record = GameRecord("ring-majority/tet")
    for move in moves:
        record.root.play(record.root.position.parse_move(move))
    return record


def told_of_error(do: Callable[[], object]) -> str:
    with pytest.raises(UserError) as caught:
        do()
    return error_sentence(caught.value)


def test_kinds_of_files_and_what_is_done_to_them(japanese: None, tmp_path: Path) -> None:
    told = told_of_error(lambda: read_file(tmp_path, 10))
    assert told == f"{tmp_path}はフォルダーで、通常のファイルではありません"


def test_times_that_cannot_be(japanese: None) -> None:
    for text in ("25h", "0", "1+0", "1+0x30", "1+1001/30", "0/move"):
        assert not ENGLISH.search(told_of_error(partial(parse_control, text)))


def test_sides_and_colours_of_tiles(japanese: None) -> None:
    position = rr.start("path-tiles/free-turns", seed=0)
    cells = ("d5", "e4", "e6", "f5")
    told = [
        told_of_error(partial(position.play, position.parse_move(name)))
        for name in (f"{tile}@{cell}" for tile in range(1, 6) for cell in cells)
        if name not in map(position.format_move, position.legal_moves)
    ]
    assert len(told) > 3
    assert [text for text in told if ENGLISH.search(text)] == []


def test_what_a_leap_makes(japanese: None) -> None:
    position = rr.start("loops-n-leaps/8")
    sight = position.sight(position.legal_moves[0])
    assert tr(sight.text) == "2本の線のうち味方が見えるのは0本: ただの駒"


def test_sides_of_a_mesh_that_is_open(japanese: None) -> None:
    points, triangles = solids.box(1, 1, 1)
    told = told_of_error(lambda: convex_polyhedron(points, triangles[1:]))
    assert told == "閉じていません: 1つの面にしか属さない辺が3本あります"


def test_what_is_no_mesh(japanese: None) -> None:
    told = [
        told_of_error(lambda: parse_mesh(b"v 1 2\n", ".obj")),
        told_of_error(lambda: parse_mesh(b"ply\nformat ascii 1.0\nelement vertex x\n", ".ply")),
    ]
    assert told[0] == "OBJとして読み込めません、1行目: 頂点は3つの数で書きます"
    assert not ENGLISH.search(re.sub("PLY|vertex", "", told[1]))


@pytest.mark.parametrize("uid", variant_ids())
def test_a_board_as_text(japanese: None, uid: str) -> None:
    assert not ENGLISH.search(rr.start(uid, seed=0).diagram())


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.uid)
def test_a_position_as_text_that_is_broken(japanese: None, game: Game) -> None:
    uid = game.variants[0]
    fen = rr.start(uid, seed=0).fen()
    for broken in (f"?{fen}", f"9{fen}"):
        told = told_of_error(partial(rr.from_fen, uid, broken))
        assert not ENGLISH.search(re.sub(r"fen|「.*?」", "", told)), told


def test_sides_that_a_path_joins(japanese: None) -> None:
    assert [tr(sides) for sides in OPPOSITE] == ["左辺と右辺", "上辺と下辺"]


def test_settings_that_are_not_understood(japanese: None, tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.ini")
    file.set("speed", "fast")
    file.reject("speed")
    (told,) = map(tr, file.complaints)
    assert told.startswith("設定speedを解釈できませんでした。")


def test_the_command_line_says_how_a_game_stands(japanese: None) -> None:
    position = rr.start("ring-majority/tet")
    assert how_it_stands(position) == "赤の手番"
    while position.outcome is None:
        position = position.play(next(iter(position.legal_moves)))
    assert not ENGLISH.search(how_it_stands(position))


def test_moves_that_a_file_gets_wrong(japanese: None) -> None:
    text = format_sgf_game(played("f1")).replace("[f1]", "[q9]")
    assert "手「q9」: ring-majority/tetに" in told_of_error(lambda: read_sgf_game(text, "g.rrsgf"))


SGF = format_sgf_game(played("f1"))


@pytest.mark.parametrize(
    ("part", "damage"),
    [
        ("FF[4]", "FF[3]"),
        ("[Ring Majority]", "[Go]"),
        ("ring-majority/tet", "loop/main"),
        ("ring-majority/tet", ""),
        (";B[", ";W["),
        (";B[f1]", ";"),
        (";B[f1]", ";B[f1]B[f1]"),
        (";B[f1]", ";B[f1]TE[1]BM[1]"),
        (";B[f1]", ";B[f1]BL[soon]"),
        (";B[f1]", ";B[f1]OB[x]"),
        (";B[f1]", ";B[f1]AR[f1]"),
        (";B[f1])", ";B[f1"),
        (";B[f1])", ";B[f1]"),
        (";B[f1])", ";B[f1])x"),
        (";B[f1])", ";B[f1])(;)"),
        (";B[f1])", ";B[f1](;W[f2])(;W[f2]))"),
        ("(;", "(;B[f1]"),
        ("(;", "(;RE[x]"),
        ("(;", "(;PB[x][y]"),
    ],
)
def test_what_is_wrong_with_a_game_in_sgf(japanese: None, part: str, damage: str) -> None:
    text = SGF.replace(part, damage, 1)
    told = told_of_error(lambda: read_sgf_game(text, "1"))
    names = r"\[.*?\]|「.*?」|（.*?）|loop/main|Ring Majority"
    assert not ENGLISH.search(re.sub(names, "", told)), told


@pytest.mark.parametrize(
    "arguments",
    [
        ["render", "--zoom", "9"],
        ["render", "--size", "1x"],
        ["render", "--size", "1x12345678"],
        ["render", "--view", "1"],
        ["render", "--view", "999,0"],
        ["render", "--apart", "2"],
        ["render", "--level", "x"],
        ["render", "--seed", "x"],
        ["perft", "--depth", "0"],
        ["match", "--seconds", "0"],
        ["match", "--shard", "3/2"],
        ["match", "--sprt", "x", "5"],
        ["match", "--alpha", "1"],
        ["levels", "--levels", "3"],
        ["export", "--mm", "x"],
        ["library", "search", "--from", "x"],
        ["library", "search", "--plies", "9-1"],
    ],
)
def test_values_that_an_option_does_not_take(
    japanese: None, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        build_parser().parse_args(arguments)
    told = capsys.readouterr().err.split(": ", 1)[1]
    told = re.sub(r"「.*?」|--[a-z-]+|ringrealms3d [a-z ]+|Elo|[0-9]+x[0-9]+", "", told)
    assert not ENGLISH.search(told), told


def test_variants_that_there_are_not(japanese: None) -> None:
    told = told_of_error(lambda: variant("ring-majority/ball"))
    assert "または多面体ファイルのパス" in told


def test_exports_that_do_not_suit_a_board(japanese: None) -> None:
    record = GameRecord("ring-majority/cube")
    problem = KINDS["sheet"].problem(ExportRequest(record, record.root))
    assert tr(problem) == "ring-majority/cubeは平らな盤ではありません。展開図なら印刷できます"


def test_clauses_and_sentences_are_joined_with_the_signs_of_the_language(japanese: None) -> None:
    assert sentences(stopped("甲"), "", stopped("乙")) == "甲。乙。"
    assert clauses("甲", "", "乙") == "甲、乙"
    assert items(["甲", "乙", "丙"]) == "甲、乙、丙"
    assert titled("甲", "乙") == "甲: 乙"
    use_catalogue(None)
    assert sentences(stopped("one"), stopped("two")) == "one. two."
    assert clauses("one", "two") == "one; two"
    assert clauses() == ""
    assert capitalised("one") == "One"


@pytest.mark.parametrize(
    ("title", "plain"),
    [
        ("&New game…", "New game"),
        ("新しい対局(&N)…", "新しい対局"),
        ("新对局 (&N)", "新对局"),
        ("Loops && leaps", "Loops & leaps"),
        ("Best (&always)", "Best (always)"),
    ],
)
def test_titles_without_the_marks_of_their_letters(title: str, plain: str) -> None:
    assert plain_title(title) == plain


def test_designers_are_told_where_the_program_is_described(japanese: None) -> None:
    assert "作者不明" in about_text(Graphics("4.5", "renderer"))
