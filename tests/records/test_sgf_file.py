"""Games as SGF: what comes back, what other readers find, and what stays unseen."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sgfmill import sgf_grammar

import ringrealms3d as rr
from ringrealms3d.core.checks import LONGEST_NAME
from ringrealms3d.core.position import Position
from ringrealms3d.games import variant_ids
from ringrealms3d.records.checked import LONGEST_TEXT
from ringrealms3d.records.json_file import format_json_game
from ringrealms3d.records.node import GLYPHS, Mark
from ringrealms3d.records.record import SAID_REASONS, GameRecord, Reason
from ringrealms3d.records.sgf.file import format_sgf_game, read_sgf_game
from tests.amounts import SOME_OF_EACH_GAME, rest_nightly
from tests.games.registry import add_unchecked, kept_registry
from tests.records.endless import PLACE, UID
from tests.records.opened import played, texts
from tests.records.sgf_trees import Tree, tree_of
from tests.records.test_game_files import grown, noted

TET = "ring-majority/tet"
FREE = "path-tiles/free-turns"
DEEP = 5_000


def json_of(record: GameRecord) -> dict[str, Any]:
    fields: dict[str, Any] = json.loads(format_json_game(record))
    return fields


def again(record: GameRecord) -> GameRecord:
    return read_sgf_game(format_sgf_game(record), "game.rrsgf")


def keeps_unseen(record: GameRecord) -> bool:
    start = record.start
    return start.variant.hides(start.state) and record.result.reason is Reason.UNFINISHED


@pytest.mark.few(6)
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("uid", rest_nightly(variant_ids(), *SOME_OF_EACH_GAME))
def test_a_record_comes_back_whole(uid: str, seed: int) -> None:
    record = grown(uid, seed)
    read = again(record)
    before, after = json_of(record), json_of(read)
    if keeps_unseen(record):
        assert after.pop("fen").startswith(record.start.fen())
        for fields in (before, after):
            fields.pop("seed", None)
    assert after == before
    assert noted(read) == noted(record)
    assert format_sgf_game(read) == format_sgf_game(record)


def test_a_file_comes_back(tmp_path: Path) -> None:
    record = grown("loop/mini", 3)
    rr.write_game(record, tmp_path / "game.rrsgf")
    assert json_of(rr.read_game(tmp_path / "game.RRSGF".lower())) == json_of(record)


@pytest.mark.parametrize("reason", sorted(SAID_REASONS))
@pytest.mark.parametrize("winner", [0, 1, None])
@pytest.mark.parametrize("fen", [None, "rrrr/bbbbb1/rrr1:r:5,5"])
def test_every_end_comes_back(fen: str | None, winner: int | None, reason: Reason) -> None:
    record = played(TET, fen=fen).record
    record.end(winner, reason)
    assert again(record).ended == record.ended


def test_a_file_realm_comes_back_with_its_checksum(tmp_path: Path) -> None:
    path = tmp_path / "a] b\\:\udcff.off"
    tetrahedron = "OFF\n4 4 6\n1 1 1\n1 -1 -1\n-1 1 -1\n-1 -1 1\n"
    path.write_text(tetrahedron + "3 0 2 1\n3 0 1 3\n3 0 3 2\n3 1 2 3\n", encoding="utf-8")
    record = played(rr.start(f"ring-majority/{path}").uid, ["f1"]).record
    assert record.uid.startswith("ring-majority/a-b@")
    game = tmp_path / "game.rrsgf"
    rr.write_game(record, game)
    path.unlink()
    assert rr.read_game(game).uid == record.uid
    game.write_text(game.read_text("utf-8").replace("RRBOARD[OFF 4 4 6 ", "RRBOARD[OFF 4 4 7 "))
    with pytest.raises(ValueError, match=r"line 3, column 1: the board does not fit its name"):
        rr.read_game(game)


def moves_of(tree: Tree) -> Iterator[tuple[str, str]]:
    """Yield the moves of a tree with their colours, a whole variation before the next one."""
    for node in tree.nodes:
        yield from ((name, values[0]) for name, values in node.items() if name in ("B", "W"))
    for variation in tree.variations:
        yield from moves_of(variation)


def properties_of(tree: sgf_grammar.Coarse_game_tree) -> Iterator[dict[str, list[bytes]]]:
    """Yield the properties of the nodes of sgfmill's tree in the same order."""
    yield from tree.sequence
    for child in tree.children:
        yield from properties_of(child)


@pytest.mark.parametrize("uid", [TET, FREE])
def test_other_readers_find_the_moves(uid: str) -> None:
    record = grown(uid, 7)
    nodes = list(record.nodes())
    expected = [("BW"[node.seat], node.text) for node in nodes[1:]]
    text = format_sgf_game(record)
    assert list(moves_of(tree_of(text))) == expected
    found = list(properties_of(sgf_grammar.parse_sgf_game(text.encode())))
    assert [
        (name, each[name][0].decode()) for each in found for name in ("B", "W") if name in each
    ] == expected
    for node, each in zip(nodes, found, strict=True):
        comment = sgf_grammar.text_value(each.get("C", [b""])[0]).decode()
        assert comment == node.comment.replace("\t", " ")


def test_other_readers_find_glyphs_and_marks() -> None:
    record = played(TET, ["f1"]).record
    record.last.marks = (
        Mark("label", ("v1",), "1]"),
        Mark("circle", ("e2",), colour="yellow"),
        Mark("arrow", ("f1", "v1"), colour="green"),
        Mark("circle", ("e3",)),
        Mark("cross", ("v2",)),
        Mark("square", ("v3",)),
        Mark("triangle", ("v4",)),
    )
    expected = {"B": ["f1"], "CR": ["e2", "e3"], "AR": ["f1:v1"], "LB": ["v1:1\\]"]}
    expected |= {"MA": ["v2"], "SQ": ["v3"], "TR": ["v4"]}
    expected["RRMARKS"] = [each.kind for each in record.last.marks]
    expected["RRCOLOURS"] = ["", "yellow", "green", "", "", "", ""]
    judged = [("TE", "2"), ("TE", "1"), ("IT", ""), ("DO", ""), ("BM", "1"), ("BM", "2")]
    for record.last.glyph, (name, value) in zip(GLYPHS, judged, strict=True):
        assert tree_of(format_sgf_game(record)).nodes[1] == expected | {name: [value]}


@pytest.fixture
def endless() -> Iterator[None]:
    with kept_registry():
        add_unchecked(PLACE)
        yield


@pytest.mark.nightly
@pytest.mark.usefixtures("endless")
def test_variations_nested_deep_are_written_and_read() -> None:
    record = GameRecord(UID, seed=1)
    node = record.root
    for _ in range(DEEP):
        first, second = (node.play(move) for move in node.position.legal_moves)
        node = second
        assert first.parent is node.parent
    text = format_sgf_game(record)
    assert text.replace("\n", "").endswith(")" * DEEP)
    read = read_sgf_game(text, "x")
    assert texts(read.nodes()) == texts(record.nodes())


@pytest.mark.nightly
@pytest.mark.usefixtures("endless")
def test_every_move_may_be_in_brackets_of_its_own() -> None:
    moves = "".join(f"(;{'BW'[ply % 2]}[a1]" for ply in range(DEEP))
    read = read_sgf_game(f"(;FF[4]GM[Endless]RR[{UID}]{moves}{')' * DEEP})", "x")
    assert len(read.line) == DEEP


def tiles_game(seed: int, plies: int) -> GameRecord:
    """Return an unfinished game of Path Tiles with variations."""
    rng, record = random.Random(seed), GameRecord(FREE, seed)
    nodes = [record.root]
    while len(nodes) < plies:
        node = rng.choice(nodes[-4:])
        if legal := node.position.legal_moves:
            nodes.append(node.play(rng.choice(legal)))
    assert record.result.reason is Reason.UNFINISHED
    return record


def with_other_order(record: GameRecord) -> GameRecord:
    """Return the same game where the tiles that nobody has seen lie in another order."""
    start = record.start
    state = start.state.copy()
    for seat in (0, 1):
        left = min(int(node.position.state.unseen_count[seat]) for node in record.nodes())
        assert left > 1
        state.unseen[seat, :left] = state.unseen[seat, :left][::-1].copy()
    other = GameRecord(record.uid, seed=record.seed + 1)
    other._begin(Position(start.variant, state), other.seed, None)
    copies = {record.root: other.root}
    for node in list(record.nodes())[1:]:
        assert node.parent is not None
        assert node.move is not None
        copies[node] = copies[node.parent].play(node.move)
    return other


@pytest.mark.parametrize("seed", range(4))
def test_unseen_tiles_stay_unseen(seed: int) -> None:
    record = tiles_game(seed, 25)
    text = format_sgf_game(record)
    other = with_other_order(record)
    assert (other.start.state.unseen != record.start.state.unseen).any()
    assert format_sgf_game(other) == text
    read = read_sgf_game(text, "x")
    assert read.seed != record.seed
    assert [node.position for node in read.nodes()] == [node.position for node in record.nodes()]
    assert read.start.state.unseen_count.tolist() == record.start.state.unseen_count.tolist()
    assert format_sgf_game(read) == text


def test_a_game_read_from_sgf_is_the_same_from_every_file(tmp_path: Path) -> None:
    read = again(tiles_game(1, 20))
    for name in ("game.json", "game.txt"):
        rr.write_game(read, tmp_path / name)
        once_more = rr.read_game(tmp_path / name)
        assert once_more.start.state.tobytes() == read.start.state.tobytes()
        assert texts(once_more.line) == texts(read.line)


def test_a_game_that_is_over_tells_its_seed() -> None:
    record = tiles_game(1, 20)
    record.end(0, Reason.RESIGNATION)
    assert f"RRSEED[{record.seed}]" in format_sgf_game(record)
    assert again(record).start.state.tobytes() == record.start.state.tobytes()


def test_a_file_too_large_to_be_read_is_not_written(tmp_path: Path) -> None:
    record = played(TET).record
    record.root.marks = (Mark("label", ("f1",), "é" * 200_000),) * 20
    with pytest.raises(ValueError, match=r"takes 8,000,\d+ bytes"):
        rr.write_game(record, tmp_path / "game.rrsgf")


LONG = ("é", "]", "\0", "\udcff", "\N{GRINNING FACE}")


@pytest.mark.few(4)
@pytest.mark.parametrize("letter", LONG)
@pytest.mark.parametrize("ending", [".json", ".rrsgf"])
def test_the_longest_texts_come_back(letter: str, ending: str, tmp_path: Path) -> None:
    record = played(TET).record
    record.root.comment = letter * LONGEST_TEXT
    record.players = (letter * (LONGEST_TEXT // 4), "")
    record.root.marks = (Mark("label", (letter * LONGEST_NAME,), letter * (LONGEST_TEXT // 2)),)
    rr.write_game(record, tmp_path / f"game{ending}")
    assert json_of(rr.read_game(tmp_path / f"game{ending}")) == json_of(record)
