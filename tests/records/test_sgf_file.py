"""Games as SGF: what comes back, what other readers find, and what stays unseen."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sgfmill import sgf_grammar

import ringrealms3d as rr
from ringrealms3d import games
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.position import Position
from ringrealms3d.games import variant_ids
from ringrealms3d.records.json_file import format_json_game
from ringrealms3d.records.node import GLYPHS, MARK_KINDS, Evaluation, GameNode, Mark
from ringrealms3d.records.record import SAID_REASONS, GameRecord, Reason
from ringrealms3d.records.sgf.file import format_sgf_game, read_sgf_game
from tests.amounts import SOME_OF_EACH_GAME, rest_nightly
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


any_text = st.text(st.characters(exclude_categories=()), max_size=12)
marks = st.one_of(
    st.builds(Mark, st.sampled_from(MARK_KINDS[:4]), st.tuples(any_text)),
    st.builds(Mark, st.just("arrow"), st.tuples(any_text, any_text)),
    st.builds(Mark, st.just("label"), st.tuples(any_text), any_text),
)
numbers = st.floats(allow_nan=False, allow_infinity=False)
evaluations = st.builds(
    Evaluation,
    st.floats(-1, 1),
    st.none() | st.floats(-1e6, 1e6),
    st.integers(-(2**63), 2**63),
    st.booleans(),
    any_text,
)
names = st.sampled_from(["B", "C", "WL", "RR", "RRMAIN", "KO", "GN", "", "lower"]) | any_text


@given(
    comment=any_text,
    players=st.tuples(any_text, any_text),
    found=st.lists(marks, max_size=6),
    evaluation=st.none() | evaluations,
    clock=st.none() | numbers,
    camera=st.none() | st.tuples(*[numbers] * 10),
    extra=st.dictionaries(names, st.lists(any_text, max_size=3).map(tuple), max_size=3),
    at_root=st.booleans(),
)
def test_whatever_is_noted_comes_back(
    comment: str,
    players: tuple[str, str],
    found: list[Mark],
    evaluation: Evaluation | None,
    clock: float | None,
    camera: tuple[float, ...] | None,
    extra: dict[str, tuple[str, ...]],
    at_root: bool,
) -> None:
    record = played(TET, ["f1"]).record
    record.players = players
    node = record.root if at_root else record.last
    node.comment, node.marks, node.evaluation = comment, tuple(found), evaluation
    node.clock, node.camera, node.extra = clock, camera, extra
    assert json_of(again(record)) == json_of(record)


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
        Mark("circle", ("e2",)),
        Mark("arrow", ("f1", "v1")),
        Mark("circle", ("e3",)),
    )
    expected = {"B": ["f1"], "CR": ["e2", "e3"], "AR": ["f1:v1"], "LB": ["v1:1\\]"]}
    expected["RRMARKS"] = ["label", "circle", "arrow", "circle"]
    judged = [("TE", "2"), ("TE", "1"), ("IT", ""), ("DO", ""), ("BM", "1"), ("BM", "2")]
    for record.last.glyph, (name, value) in zip(GLYPHS, judged, strict=True):
        assert tree_of(format_sgf_game(record)).nodes[1] == expected | {name: [value]}


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_places", [*games.registered_places(), PLACE])


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
    other.root = GameNode.root_at(Position(start.variant, state))
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


@pytest.mark.parametrize("number", [float("inf"), float("nan")])
def test_numbers_that_are_none_are_not_written(number: float) -> None:
    record = played(TET).record
    record.root.clock = number
    with pytest.raises(ValueError, match=f"no way to write the number {number}"):
        format_sgf_game(record)


def test_a_file_too_large_to_be_read_is_not_written(tmp_path: Path) -> None:
    record = played(TET).record
    record.root.marks = (Mark("label", ("f1",), "é" * 400_000),) * 10
    with pytest.raises(ValueError, match=r"takes 8,000,\d+ bytes"):
        rr.write_game(record, tmp_path / "game.rrsgf")


@pytest.mark.parametrize(
    ("comment", "extra", "named"),
    [
        ("a" * 500_001, {}, "C takes 500,001"),
        ("]" * 250_001, {}, "C takes 500,002"),
        ("\t" + "é" * 80_000, {}, r"RREXACT takes 560,\d\d\d"),
        ("", {"XX": ("a" * 500_001,)}, r"RREXACT takes 500,\d\d\d"),
    ],
    ids=["comment", "escaped", "exact", "unknown property"],
)
def test_a_value_too_long_to_be_read_is_not_written(
    comment: str, extra: dict[str, tuple[str, ...]], named: str
) -> None:
    record = played(TET).record
    record.root.comment, record.root.extra = comment, extra
    with pytest.raises(UserError, match=f"value of {named} characters, of 500,000 possible ones"):
        format_sgf_game(record)


def test_the_longest_value_comes_back() -> None:
    record = played(TET).record
    record.root.comment = "é" * 500_000
    assert again(record).root.comment == record.root.comment
