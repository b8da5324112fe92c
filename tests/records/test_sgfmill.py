"""What we write as SGF, as sgfmill reads it, which knows the standard but none of our games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sgfmill import sgf

import ringrealms3d as rr
from ringrealms3d.games import variant_ids
from ringrealms3d.records.sgf.file import format_sgf_game, read_sgf_game
from tests.records.test_game_files import grown, noted

GLYPHS = {("TE", 2): "!!", ("TE", 1): "!", ("IT", True): "!?", ("DO", True): "?!"}
GLYPHS |= {("BM", 1): "?", ("BM", 2): "??"}
NOT_OF_GO = {"GM", "B", "W", "CR", "MA", "SQ", "TR", "AR", "LB"}
"""Properties for which sgfmill asks for the number of a game, or for points of a Go board."""


def nodes_of(node: sgf.Tree_node) -> Iterator[sgf.Tree_node]:
    """Yield the nodes of sgfmill's tree, a whole variation before the next one."""
    yield node
    for child in node:
        yield from nodes_of(child)


@pytest.mark.parametrize("uid", variant_ids())
def test_sgfmill_reads_every_game_and_writes_it_again(uid: str, tmp_path: Path) -> None:
    record = grown(uid, 7, 16)
    rr.write_game(record, tmp_path / "game.sgf")
    game = sgf.Sgf_game.from_bytes((tmp_path / "game.sgf").read_bytes())
    root = game.get_root()
    assert root.get("AP") == ("ringrealms3d", rr.__version__)
    assert (root.get("FF"), game.get_charset(), root.get("DT")) == (4, "UTF-8", record.date)
    assert (game.get_player_name("b"), game.get_player_name("w")) == record.players
    if record.result.winner is not None:
        assert game.get_winner() == "bw"[record.result.winner]
    ours, theirs = list(record.nodes()), list(nodes_of(root))
    assert len(theirs) == len(ours)
    assert sum((node.position.stones > 0).sum() for node in ours) > len(ours)
    for mine, other in zip(ours, theirs, strict=True):
        names = {name for name in other.properties() if not name.startswith("RR")} - NOT_OF_GO
        said = {name: other.get(name) for name in names}
        assert said.get("C", "") == mine.comment.replace("\t", " ")
        assert [GLYPHS[each] for each in said.items() if each in GLYPHS] == [mine.glyph] * bool(
            mine.glyph
        )
        assert said.get("BL", said.get("WL")) == mine.clock
        assert said.get("V") == (mine.evaluation and mine.evaluation.value)
        if mine.parent is not None:
            assert other.get_raw("BW"[mine.seat]).decode() == mine.text
    game.root = root
    again = read_sgf_game(game.serialise().decode(), "x")
    assert noted(again) == noted(record)
    assert format_sgf_game(again) == format_sgf_game(record)


def test_a_game_of_go_by_sgfmill_says_what_it_is(tmp_path: Path) -> None:
    game = sgf.Sgf_game(19)
    game.extend_main_sequence().set_move("b", (3, 3))
    (tmp_path / "game.sgf").write_bytes(game.serialise())
    with pytest.raises(
        ValueError, match=r"game\.sgf, line 1, .* GM\[1\] \(Go\) is not one of the games"
    ):
        rr.read_game(tmp_path / "game.sgf")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("(;GM[1]FF[3]SZ[19];B[pd])", "GM[1] (Go)"),
        ("(;SZ[19];B[pd])", "GM[] (Go)"),
        ("(;FF[4]GM[1]CA[Big5]C[\udca4\udca4\udcff];B[pd]B[dd])", "GM[1] (Go)"),
        ("(;FF[4]GM[1]CA[none]C[x];B[aa])(;GM[1])", "GM[1] (Go)"),
        ("(;FF[4]GM[1]C[\udcff])", "GM[1] (Go)"),
        ("(;FF[4]GM[9])", "GM[9] (Lines of Action)"),
        ("(;FF[4]GM[21])", "GM[21] (Twixt)"),
        ("(;FF[4]GM[Go])", "GM[Go] is"),
    ],
)
def test_games_of_others_are_named(content: str, words: str, tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_bytes(content.encode("utf-8", "surrogateescape"))
    with pytest.raises(ValueError, match=r"game\.sgf, line 1, column \d+: GM") as refused:
        rr.read_game(path)
    assert words in str(refused.value)


@pytest.mark.parametrize("ending", [".sgf", ".SGF"])
def test_a_game_under_the_usual_name_of_sgf_is_opened(ending: str, tmp_path: Path) -> None:
    record = grown("loop/mini", 3)
    rr.write_game(record, tmp_path / "game.rrsgf")
    renamed = (tmp_path / "game.rrsgf").rename(tmp_path / f"game{ending}")
    assert noted(rr.read_game(renamed)) == noted(record)
