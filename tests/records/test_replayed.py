"""Games that another process reads: the same as if they were read here."""

from __future__ import annotations

from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.core.errors import UserError
from ringrealms3d.games import variant_ids
from ringrealms3d.records.json_file import format_json_game
from ringrealms3d.records.replayed import Reader, from_replayed, replayed
from tests.records.test_game_files import grown, noted


@pytest.mark.parametrize("uid", variant_ids())
def test_a_replayed_game_is_the_game(uid: str) -> None:
    record = grown(uid, seed=3)
    again = from_replayed(replayed(record))
    assert noted(again) == noted(record)
    assert format_json_game(again) == format_json_game(record)
    told = [(node.move, node.seat, node.ply, node.taken) for node in record.nodes()]
    assert [(node.move, node.seat, node.ply, node.taken) for node in again.nodes()] == told


def test_another_process_reads_a_file(tmp_path: Path) -> None:
    record = grown("ring-majority/tet", seed=4)
    rr.write_game(record, tmp_path / "game.json")
    assert noted(Reader().read(tmp_path / "game.json")) == noted(record)


def test_a_process_that_is_ready_for_one_game_reads_another(tmp_path: Path) -> None:
    record = grown("loop/mini", seed=4)
    rr.write_game(record, tmp_path / "game.json")
    assert noted(Reader("ring-majority/tet").read(tmp_path / "game.json")) == noted(record)


def test_what_is_wrong_is_told_as_if_it_was_read_here(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("variant ring-majority/tet\nv1\nv1\n")
    with pytest.raises(UserError) as here:
        rr.read_game(path)
    with pytest.raises(UserError) as apart:
        Reader().read(path)
    assert str(apart.value) == str(here.value)
    assert "line 3" in str(here.value)
