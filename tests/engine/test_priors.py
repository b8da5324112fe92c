"""What moves look like, what that promises, and what a search makes of it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import cast

import numpy as np
import pytest

from ringrealms3d.core import data, verbs
from ringrealms3d.core.data import data_file, data_folder
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.engine import priors
from ringrealms3d.engine.priors import (
    own_weights_name,
    read_only,
    read_weights,
    shared_weights_name,
    weights_of,
    write_weights,
)
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import PLAIN, parse_settings
from ringrealms3d.engine.tree.mcts import simulate
from ringrealms3d.engine.tree.priors import list_patterns, weigh_moves
from ringrealms3d.games import start, variant, variant_ids
from ringrealms3d.games.loop.board import LoopBoard
from ringrealms3d.games.loophole_2d.board import STEPS, LoopholeBoard
from ringrealms3d.games.named import named_variant
from tests.games.outside import UID
from tests.geometry import solids
from tests.patterns import patterns_of

WITH_PATTERNS = tuple(uid for uid in variant_ids() if variant(uid).pattern_set)
SOME = ("ring-majority/toe", "loop/main", "loophole-2d/14")


def positions(uid: str, number: int, seed: int) -> list[Position]:
    """Return positions of random games, the start among them."""
    rng, found = seeded(seed), [start(uid, seed=seed)]
    while len(found) < number:
        position = found[-1]
        legal = position.legal_moves
        after = position.play(legal[int(below(rng, len(legal)))])
        found.append(start(uid, seed=len(found)) if after.outcome else after)
    return found


@pytest.mark.few(4)
@pytest.mark.parametrize("uid", WITH_PATTERNS)
def test_patterns_are_numbers_below_their_count(uid: str) -> None:
    seen: set[int] = set()
    for position in positions(uid, 25, seed=2):
        for move in position.legal_moves:
            seen.update(patterns_of(position, move.code))
    assert min(seen) >= 0
    assert max(seen) < variant(uid).pattern_count
    assert len(seen) > 15


def test_the_patterns_of_ring_majority_are_as_symmetric_as_the_solid() -> None:
    rng, position = seeded(4), start("ring-majority/cube")
    for images in position.variant.symmetries()[1:7].tolist():
        image = position = start("ring-majority/cube")
        for _ in range(16):
            for move in position.legal_moves:
                ours = Counter(patterns_of(position, move.code))
                assert ours == Counter(patterns_of(image, images[move.code]))
            move = position.legal_moves[int(below(rng, len(position.legal_moves)))]
            position, image = position.play(move), image.play(Move(images[move.code]))


def seen_around(position: Position, site: int) -> tuple[int, ...]:
    """Return what is on the cells beside a cell of Loophole 2D, as the seat to move sees it."""
    board = cast(LoopholeBoard, position.board)
    stones = dict(zip(board.places, position.stones, strict=True))
    row, column = board.places[site]
    around = [stones.get((row + r, column + c), 0) for r, c in STEPS]
    return tuple(seen_from(position.turn, stone) for stone in around)


def seen_beside(position: Position, site: int) -> tuple[int, ...]:
    """Return what is beside and under a site of Loop, as the seat to move sees it."""
    board = cast(LoopBoard, position.board)
    on_board = site < board.holes
    slots = board.slots[site].tolist()[: 6 if on_board else 9]
    return (
        on_board,
        *(seen_from(position.turn, position.stones[x]) if x >= 0 else 0 for x in slots),
    )


def seen_from(seat: int, stone: int) -> int:
    return 0 if stone == 0 else 1 if stone == seat + 1 else 2


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("uid", "seen", "parts"), [("loophole-2d/14", seen_around, 1), ("loop/main", seen_beside, 2)]
)
def test_what_looks_alike_has_the_same_number_and_nothing_else_has(
    uid: str, seen: Callable[[Position, int], tuple[int, ...]], parts: int
) -> None:
    pairs = {
        (seen(position, move.code), tuple(patterns_of(position, move.code)[:parts]))
        for position in positions(uid, 150, seed=6)
        for move in position.legal_moves
        if move.code < position.board.size
    }
    looks, numbers = zip(*pairs, strict=True)
    assert len(set(looks)) == len(set(numbers)) == len(pairs) > 50


def test_each_site_of_each_pile_has_a_number_of_its_own() -> None:
    found: dict[int, set[object]] = {}
    for uid in ("loop/mini", "loop/main", "loop/lazo"):
        position = start(uid)
        for site in range(position.board.size):
            *around, own = patterns_of(position, site)
            found.setdefault(own, set()).add((uid, site))
            for each in around:
                found.setdefault(each, set()).add("what is around it")
    assert [each for each in found.values() if len(each) > 1] == []


@pytest.mark.few(1)
@pytest.mark.parametrize("uid", SOME)
def test_shares_are_the_softmax_of_the_summed_weights(uid: str) -> None:
    position = positions(uid, 12, seed=3)[-1]
    weights = np.random.default_rng(1).normal(0, 1, position.variant.pattern_count)
    codes = np.array([move.code for move in position.legal_moves], dtype=np.int64)
    shares = np.full(len(codes) + 2, -1.0)
    tables = position.variant.tables
    shown = np.empty(verbs.MOST_PATTERNS, dtype=np.int64)
    weigh_moves(tables, position.state, codes, len(codes), weights, shares, shown)
    sums = [sum(weights[p] for p in patterns_of(position, code)) for code in codes.tolist()]
    expected = np.exp(sums) / np.exp(sums).sum()
    assert shares[:-2] == pytest.approx(expected)
    assert shares[-2:].tolist() == [-1.0, -1.0]
    listed = np.full((len(codes), verbs.MOST_PATTERNS), -1, dtype=np.int64)
    list_patterns(tables, position.state, codes, listed)
    assert [[p for p in row if p >= 0] for row in listed.tolist()] == [
        patterns_of(position, code) for code in codes.tolist()
    ]


def test_a_search_visits_most_what_looks_most_promising() -> None:
    position = start("loophole-2d/14")
    weights = np.zeros(position.variant.pattern_count)
    favourite = position.legal_moves[40]
    weights[patterns_of(position, favourite.code)[-1]] = 6.0  # that of the site
    search = Search(position, 1, parse_settings("plain,c_puct=5"), weights)
    search.run(400)
    assert search.analysis(0.0).candidates[0].move == favourite
    ignoring = Search(position, 1, PLAIN, weights)
    ignoring.run(400)
    untouched = Search(position, 1, PLAIN, np.zeros_like(weights))
    untouched.run(400)
    assert ignoring.analysis(0.0) == untouched.analysis(0.0)


def test_a_search_has_read_only_weights_as_its_kernels_expect() -> None:
    weights = np.zeros(variant("loop/mini").pattern_count)
    view = read_only(weights)
    assert np.shares_memory(view, weights)
    assert (view.flags.writeable, weights.flags.writeable) == (False, True)
    Search(start("loop/mini"), 1, PLAIN).run(1)
    compiled = compiled_for()
    Search(start("loop/mini"), 1, PLAIN, weights).run(1)
    assert compiled_for() == compiled


def compiled_for() -> list[object]:
    """Return the types that the kernel of a search was compiled for; plain, there are none."""
    return list(getattr(simulate, "signatures", ()))


def test_without_weights_nothing_is_promised() -> None:
    position = start("loophole-2d/14")
    untuned = np.zeros(position.variant.pattern_count)
    searches = [
        Search(position, 1, parse_settings(f"plain,c_puct={prior}"), untuned) for prior in (0, 5)
    ]
    for search in searches:
        search.run(400)
    assert searches[0].analysis(0.0) == searches[1].analysis(0.0)


def test_weights_are_kept_to_a_thousandth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "priors" / "loop.json"
    monkeypatch.setattr(data, "data_folder", lambda _: tmp_path)
    mini = variant("loop/mini")
    assert not weights_of(mini).any()
    written = np.random.default_rng(2).normal(0, 1, mini.pattern_count)
    write_weights(path, written)
    priors._read.cache_clear()
    assert weights_of(mini) == pytest.approx(written, abs=0.0005)
    priors._read.cache_clear()


def test_a_variant_prefers_weights_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data, "data_folder", lambda _: tmp_path)
    mini, main = variant("loop/mini"), variant("loop/main")
    write_weights(tmp_path / "priors" / shared_weights_name(main), np.full(main.pattern_count, 2.0))
    write_weights(tmp_path / "priors" / own_weights_name(mini), np.full(mini.pattern_count, 3.0))
    assert set(weights_of(main)) == {2.0}
    assert set(weights_of(mini)) == {3.0}


def test_weights_of_the_user_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data, "user_data_path", lambda *_, **__: tmp_path)
    main = variant("loop/main")
    assert set(weights_of(main)) != {2.0}
    write_weights(tmp_path / "priors" / shared_weights_name(main), np.full(main.pattern_count, 2.0))
    assert set(weights_of(main)) == {2.0}


def test_all_weights_that_come_with_the_program_are_used() -> None:
    folder = data_folder("resources") / "priors"
    files = {path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.json")}
    used = set()
    for opened in map(variant, WITH_PATTERNS):
        name = opened.uid if opened.uid in files else opened.pattern_set
        if name in files:
            used.add(name)
            written = json.loads((folder / f"{name}.json").read_text("utf-8"))["weights"]
            assert np.array_equal(weights_of(opened), written), opened.uid
    assert files == used


def test_a_realm_from_a_file_has_the_weights_of_all_realms(tmp_path: Path) -> None:
    path = tmp_path / f"{'x' * 240}.off"  # with the checksum too long for a file's name
    path.write_bytes(solids.file_bytes(solids.pyramid(5), "off"))
    realm = named_variant(f"ring-majority/{path}")
    shared = read_weights(data_file("priors", shared_weights_name(realm)), realm.pattern_count)
    assert (weights_of(realm) == shared).all()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"weights": [1, 2]}',
        '{"weights": "x"}',
        "\0",
        '{"weights": 0.5}',
        '{"weights": null}',
        f'{{"weights": [1{"0" * 400}]}}',
        "[" * 100_000,
    ],
)
def test_a_broken_file_is_named(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data, "data_folder", lambda _: tmp_path)
    path = tmp_path / "priors" / "loop.json"
    path.parent.mkdir()
    path.write_text(text)
    with pytest.raises(ValueError, match=r"loop\.json' does not hold \d+ weights"):
        weights_of(variant("loop/mini"))


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999"])
def test_a_weight_is_finite(number: str, tmp_path: Path) -> None:
    (tmp_path / "loop.json").write_text(f'{{"weights": [0.5, {number}]}}')
    with pytest.raises(ValueError, match="each a finite number"):
        read_weights(tmp_path / "loop.json", 2)


def test_whole_numbers_are_weights_too(tmp_path: Path) -> None:
    (tmp_path / "loop.json").write_text('{"weights": [1, -2]}')
    weights = read_weights(tmp_path / "loop.json", 2)
    assert weights.dtype == np.dtype(np.float64)
    assert weights.tolist() == [1.0, -2.0]


def test_games_without_patterns_have_no_weights(hex_registered: None) -> None:
    assert weights_of(variant(UID)).shape == (0,)


def test_every_set_that_was_tuned_fits_its_game() -> None:
    for uid in WITH_PATTERNS:
        weights = weights_of(variant(uid))
        assert weights.shape == (variant(uid).pattern_count,)
        assert np.isfinite(weights).all()
        assert not weights.flags.writeable


@pytest.mark.nightly
@pytest.mark.plain
def test_of_very_many_moves_that_look_alike_a_short_search_plays_the_likeliest() -> None:
    position = start("ring-majority/snid")
    for code in (0, 284, 245, 297, 243, 276, 244, 63, 252, 91, 26):
        position = position.play(Move(code))
    for seed in range(4):  # without a lead of the priors three of these play one that was lucky
        search = Search(position, seed, parse_settings("strong,exact=no,prove_at=0"))
        search.run(40)
        children = search._pool.nodes[search._tree.children(0)]
        (best,) = children[children["code"] == search.analysis(0.0).candidates[0].move.code]
        assert best["prior"] == children["prior"].max()
