"""Games as files: what comes back, and what is refused with its place."""

from __future__ import annotations

import json
import random
import re
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ringrealms3d as rr
from ringrealms3d.games import variant_ids
from ringrealms3d.records import game_files
from ringrealms3d.records.json_file import POSITION_GRAPH, format_json_game, read_json_game
from ringrealms3d.records.node import GLYPHS, Evaluation, GameNode, Mark
from ringrealms3d.records.record import SAID_REASONS, GameRecord
from tests.amounts import SOME_OF_EACH_GAME, rest_nightly
from tests.records.opened import played, texts

TET = "ring-majority/tet"


def grown(uid: str, seed: int, plies: int = 40) -> GameRecord:
    """Return a record that grew at random, notes and all."""
    rng, record = random.Random(seed), GameRecord(uid, seed)
    nodes = [record.root]
    for number in range(plies):
        node = rng.choice(nodes[-6:])
        legal = node.position.legal_moves
        if not legal:
            continue
        child = node.play(rng.choice(legal))
        if child in nodes:
            continue
        nodes.append(child)
        if rng.random() < 0.5:
            record.prefer(child)
        annotate(child, rng, number)
    record.players = ("Ada", "Zoë \u2028 \N{BLACK CHESS KNIGHT}")
    record.event, record.place = "Cup ]\\[: of \u202e2026", "Z\u00fcrich"
    record.date = "2026-11-24"
    record.time_control = "10m+3x30s"
    if rng.random() < 0.5:
        record.end(rng.choice([0, 1, None]), rng.choice(sorted(SAID_REASONS)))
        for move in record.last.position.legal_moves[:2]:
            record.last.play(move)
    return record


def annotate(node: GameNode, rng: random.Random, number: int) -> None:
    """Note something at a node, or nothing."""
    if rng.random() < 0.5:
        node.comment = f"{number}: ]\\[ \n\t\u202e “quoted”"
    if rng.random() < 0.5:
        sites = node.position.board.sites
        node.marks = (Mark("arrow", (sites[0], sites[-1])), Mark("label", (sites[1],), "A", "blue"))
    if rng.random() < 0.5:
        node.clock, node.overtime = rng.random(), rng.choice([None, 3])
        node.evaluation = Evaluation(
            -0.1, None, number, True, node.text if rng.random() < 0.5 else ""
        )
    if rng.random() < 0.5:
        node.camera = tuple(rng.random() for _ in range(10))
    if rng.random() < 0.5:
        node.glyph, node.extra = rng.choice(GLYPHS), {"KO": ("", "a]\\:b"), "GN": ("ü",)}


def noted(record: GameRecord) -> list[tuple[object, ...]]:
    """Return all there is at the nodes of a record."""
    nodes = list(record.nodes())
    return [
        (
            node.text,
            None if node.parent is None else nodes.index(node.parent),
            node.comment,
            node.glyph,
            node.extra,
            node.marks,
            node.clock,
            node.overtime,
            node.evaluation,
            node.camera,
            record.preferred(node) and nodes.index(record.preferred(node) or node),
            node.position,
        )
        for node in nodes
    ]


@pytest.mark.parametrize("uid", rest_nightly(variant_ids(), *SOME_OF_EACH_GAME))
def test_a_record_comes_back_whole_from_json(uid: str, tmp_path: Path) -> None:
    record = grown(uid, seed=5)
    rr.write_game(record, tmp_path / "game.json")
    again = rr.read_game(tmp_path / "game.json")
    assert (again.uid, again.seed, again.fen) == (uid, 5, None)
    assert (again.players, again.ended) == (record.players, record.ended)
    assert texts(again.line) == texts(record.line)
    assert again.date == record.date == "2026-11-24"
    assert (again.event, again.place) == (record.event, record.place)
    assert again.time_control == record.time_control == "10m+3x30s"
    assert noted(again) == noted(record)


@pytest.mark.parametrize("seed", range(20))
def test_any_record_comes_back(seed: int) -> None:
    record = grown("loop/mini", seed)
    again = read_json_game(format_json_game(record), "x")
    assert noted(again) == noted(record)
    assert again.result == record.result


def test_a_fen_comes_back() -> None:
    record = played(TET, ["v4"], fen="rrrr/bbbbbb/rrr1:r:5,5").record
    again = read_json_game(format_json_game(record), "x")
    assert (again.fen, again.result) == (record.fen, record.result)


def test_text_has_the_line(tmp_path: Path) -> None:
    record = grown(TET, seed=2)
    rr.write_game(record, str(tmp_path / "game.txt"))
    assert texts(rr.read_game(str(tmp_path / "game.txt")).line) == texts(record.line)


@pytest.mark.parametrize("name", ["game", "game.sgfx", "game.json.gz", ".json"])
def test_another_ending_is_refused(name: str, tmp_path: Path) -> None:
    words = re.escape(
        f"{tmp_path / name}: the name of a game file ends in .txt, .json, .rrsgf or .sgf"
    )
    with pytest.raises(ValueError, match=words):
        rr.write_game(GameRecord(TET), tmp_path / name)
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(ValueError, match=words):
        rr.read_game(tmp_path / name)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"ringrealms3d": "game 2"}, "the format 'game 2' is not 'game 1'"),
        ({"ringrealms3d": 1}, "not a game: 'ringrealms3d': expected a string"),
        ({"variant": "loop/none"}, "loop/none"),
        ({"variant": None}, "'variant'"),
        ({"seed": -1}, "'seed'"),
        ({"seed": 0.5}, "'seed'"),
        ({"fen": "4/6"}, "fen '4/6'"),
        ({"players": ["one"]}, "'players'"),
        ({"result": {"reason": "boredom"}}, "'result.reason'"),
        ({"result": {"reason": "time", "winner": 2}}, "'result.winner'"),
        ({"result": {"reason": "time", "node": 2}}, "'result.node': there is no node 2"),
        ({"result": {"reason": "time", "node": -1}}, "'result.node'"),
        ({"nodes": []}, "'nodes'"),
        ({"nodes": [{}, {"move": "f1"}, {"move": "f1"}]}, "node 2, move 'f1': f1 holds"),
        ({"nodes": [{}, {"move": "x"}]}, "node 1, move 'x'"),
        ({"nodes": [{}, {}]}, "node 1, move ''"),
        ({"nodes": [{}, {"move": "f1", "parent": 1}]}, "node 1 comes before its parent 1"),
        ({"nodes": [{}, {"move": "f1", "parent": -1}]}, "'nodes[1].parent'"),
        ({"nodes": [{}, {"move": "f1", "camera": [1.0]}]}, "'nodes[1].camera'"),
        ({"nodes": [{}, {"move": "f1", "clock": "late"}]}, "'nodes[1].clock'"),
        (
            {"nodes": [{"marks": [{"kind": "dot", "sites": ["f1"]}]}]},
            "[0]': there is no mark 'dot'",
        ),
        ({"nodes": [{"marks": [{"kind": "arrow", "sites": ["f1"]}]}]}, "cannot be on 1 place"),
        ({"nodes": [{"marks": [{"kind": "cross", "sites": ["f1"], "text": "A"}]}]}, "has no text"),
        ({"nodes": [{}, {"move": "f1", "overtime": -1}]}, "'nodes[1].overtime'"),
        ({"nodes": [{}], "time_control": "soon"}, "time_control: 'soon' is not a time control"),
        ({"nodes": [{}, {"move": "f1", "comment": "a" * 200_001}]}, "node 1, move 'f1': comment"),
        ({"seed": 10**20}, "seed '1000"),
        ({"nodes": [{"evaluation": {"value": 1.5}}]}, "'nodes[0].evaluation.value'"),
        ({"nodes": [{"evaluation": {"value": 0, "margin": 1e9}}]}, "evaluation.margin"),
    ],
    ids=str,
)
def test_a_broken_game_is_named_with_its_place(change: dict[str, Any], words: str) -> None:
    fields = json.loads(format_json_game(played(TET, ["f1"]).record)) | change
    with pytest.raises(ValueError, match=r"^game\.json") as refused:
        read_json_game(json.dumps(fields), "game.json")
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "game.json, line 1, column 1: not JSON"),
        ('{"ringrealms3d":\n  x}', "game.json, line 2, column 3: not JSON"),
        ("[" * 100_000, "nested too deep"),
        ('{"seed": NaN}', "NaN is not a number"),
        ("9" * 5000, "game.json: "),
        ("[]", "not a game: expected an object, found a list"),
        (f'{{"format": "{POSITION_GRAPH}", "result": {{"reason": "full"}}}}', "graph of a single"),
    ],
    ids=["empty", "broken", "deep", "nan", "long", "array", "graph"],
)
def test_what_is_no_json_is_named_with_its_line(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=r"^game\.json") as refused:
        read_json_game(text, "game.json")
    assert words in str(refused.value)


@given(st.text(max_size=80))
def test_any_text_is_a_game_or_a_value_error(text: str) -> None:
    with suppress(ValueError):
        read_json_game(text, "x")


@pytest.mark.parametrize("name", ["game.json", "game.txt"])
def test_a_game_that_could_not_be_read_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    record, form = grown(TET, seed=2), game_files.FORMATS[Path(name).suffix]
    rr.write_game(record, tmp_path / name)
    kept = (tmp_path / name).read_bytes()
    monkeypatch.setitem(game_files.FORMATS, Path(name).suffix, replace(form, most=len(kept) - 1))
    with pytest.raises(ValueError, match=f"{name}: the game takes .* bytes"):
        rr.write_game(record, tmp_path / name)
    assert (tmp_path / name).read_bytes() == kept


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"{\xff}")
    with pytest.raises(ValueError, match=r"game\.json, line 1, column 2: not UTF-8"):
        rr.read_game(path)


@pytest.mark.parametrize(
    ("said", "date"),
    [("2006-05", "2006-05"), ("2006", "2006"), ("9999-99-99", ""), ("2026-02-30", "")],
)
def test_a_date_that_is_none_is_not_known(said: str, date: str) -> None:
    fields = json.loads(format_json_game(played(TET, ["f1"]).record)) | {"date": said}
    assert read_json_game(json.dumps(fields), "game.json").date == date


@pytest.mark.parametrize("said", ["yesterday", "2006-5", "20060501", " 2006", 2006])
def test_a_text_that_is_no_date_is_refused(said: object) -> None:
    fields = json.loads(format_json_game(played(TET, ["f1"]).record)) | {"date": said}
    with pytest.raises(ValueError, match=r"^game\.json: not a game: 'date'"):
        read_json_game(json.dumps(fields), "game.json")


def test_a_file_of_sgf_may_have_the_ending_that_other_programs_give(tmp_path: Path) -> None:
    record = GameRecord("loop/mini")
    record.root.play("1b3").comment = "so they call it"
    rr.write_game(record, tmp_path / "game.rrsgf")
    (tmp_path / "game.rrsgf").rename(tmp_path / "game.SGF")
    read = rr.read_game(tmp_path / "game.SGF")
    assert format_json_game(read) == format_json_game(record)
