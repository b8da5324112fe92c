"""A position as JSON says what the position says."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import ringrealms3d as rr
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.exports.kinds import export, kind_for
from tests.exports.played import ONE_OF_EACH_GAME, request_of


@pytest.mark.parametrize("uid", ONE_OF_EACH_GAME)
def test_a_graph_holds_the_sites_and_what_stands_there(uid: str, tmp_path: Path) -> None:
    request = request_of(uid, 9)
    position = request.position
    export(request, tmp_path / "position.json")
    graph = json.loads((tmp_path / "position.json").read_text(encoding="utf-8"))
    assert (graph["format"], graph["version"]) == ("ringrealms3d position graph", 1)
    assert rr.from_fen(graph["variant"], graph["fen"]) == position
    assert [graph["turn"], graph["ply"]] == [position.turn, position.ply]
    assert [site["name"] for site in graph["sites"]] == list(position.board.sites)
    assert [site["stands"] for site in graph["sites"]] == position.pieces[
        : position.board.size
    ].tolist()
    for site, row in zip(graph["sites"], position.board.neighbours.tolist(), strict=True):
        assert site["neighbours"] == [number for number in row if number >= 0]
    layout = position.variant.layout
    assert isinstance(layout, SolidLayout)
    both = [*graph["sites"], *graph["beside"]]
    assert len(both) == layout.places
    np.testing.assert_allclose([site["space"] for site in both], layout.centres, atol=1e-8)
    maps = layout.map_centres[: layout.places]
    np.testing.assert_allclose([site["map"] for site in both], maps, atol=1e-8)
    assert [site["kind"] for site in both] == list(layout.kinds[: layout.places])


def test_stones_have_their_owners(tmp_path: Path) -> None:
    export(request_of("ring-majority/cube", 7), tmp_path / "position.json")
    graph = json.loads((tmp_path / "position.json").read_text(encoding="utf-8"))
    for site in graph["sites"]:
        assert site["seat"] == (site["stands"] - 1 if site["stands"] else None)


def test_tiles_of_a_pile_rest_on_others(tmp_path: Path) -> None:
    export(request_of("loop/mini"), tmp_path / "position.json")
    sites = json.loads((tmp_path / "position.json").read_text(encoding="utf-8"))["sites"]
    for site in sites:
        level = int(site["name"][0])
        below = {int(sites[number]["name"][0]) for number in site["rests_on"]}
        assert below == (set() if level == 1 else {level - 1})


def test_a_finished_game_has_a_result(tmp_path: Path) -> None:
    request = request_of("loop/mini", 90)
    outcome = request.position.outcome
    assert outcome is not None
    export(request, tmp_path / "position.json")
    result = json.loads((tmp_path / "position.json").read_text(encoding="utf-8"))["result"]
    assert result == {
        "winner": outcome.winner,
        "reason": str(outcome.reason),
        "margin": outcome.score,
    }


def test_json_is_a_graph() -> None:
    assert kind_for(Path("x.json")).name == "graph"
