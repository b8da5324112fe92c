"""The search tree: its invariants, what it finds, and that a seed fixes it."""

from __future__ import annotations

import json

import numpy as np
import pytest

from ringrealms3d.core.position import Position
from ringrealms3d.core.verbs import Struct
from ringrealms3d.engine import search as search_module
from ringrealms3d.engine import settings as settings_module
from ringrealms3d.engine.analysis import Analysis
from ringrealms3d.engine.messages import decode_reply
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import PLAIN, STRONG, SearchSettings, parse_settings
from ringrealms3d.engine.tree.nodes import count_of, first_of
from ringrealms3d.games import from_fen, start
from tests.subprocesses import python_output

TET = "ring-majority/tet"
FEW_LEFT = "2br/rbrr1b/b3:r:2,1"
MIDDLE = "1r1b/2rb2/4:r:9,9"
ONE_PLAYED = "r3/6/4:b:13,14"
EXPAND_AT = 8


def searched(
    position: Position, simulations: int, seed: int = 1, settings: SearchSettings = PLAIN
) -> Search:
    search = Search(position, seed, settings)
    search.run(simulations)
    return search


def nodes_in_use(search: Search) -> Struct:
    return np.asarray(search._pool.nodes[: int(search._pool.used[0])])


def children_of(search: Search, node: int) -> range:
    link = int(search._pool.links[node])
    return range(first_of(link), first_of(link) + count_of(link))


def found(search: Search) -> Analysis:
    return search.analysis(0.0)


def solved(position: Position, seat: int) -> float:
    """Return what perfect play gives a seat: 1, 0.5 or 0."""
    if position.outcome:
        winner = position.outcome.winner
        return 0.5 if winner is None else float(winner == seat)
    values = [solved(position.play(move), seat) for move in position.legal_moves]
    return max(values) if position.turn == seat else min(values)


@pytest.fixture(scope="module", params=[ONE_PLAYED, MIDDLE, FEW_LEFT])
def grown(request: pytest.FixtureRequest) -> Search:
    return searched(from_fen(TET, request.param), 300)


def test_the_eight_best_candidates_have_lines() -> None:
    position = start("ring-majority/cube").play("v1").play("f1").play("e5")
    candidates = found(searched(position, 300)).candidates
    assert len(candidates) > 10
    assert [bool(each.line) for each in candidates[:10]] == [True] * 8 + [False] * 2


def test_the_root_counts_every_simulation(grown: Search) -> None:
    assert grown.simulations == 300
    assert found(grown).simulations == 300
    assert sum(candidate.visits for candidate in found(grown).candidates) == 300


def test_visits_of_children_add_up(grown: Search) -> None:
    nodes = nodes_in_use(grown)
    expanded = [node for node in range(1, len(nodes)) if children_of(grown, node)]
    assert expanded
    for node in expanded:
        below = sum(int(nodes["visits"][child]) for child in children_of(grown, node))
        assert below == nodes["visits"][node] - (EXPAND_AT - 1)


def test_values_of_children_add_up_to_the_other_side_of_the_root(grown: Search) -> None:
    nodes = nodes_in_use(grown)
    below = sum(float(nodes["value"][child]) for child in children_of(grown, 0))
    assert below == nodes["visits"][0] - nodes["value"][0]


def test_every_child_knows_its_parent_and_belongs_to_one(grown: Search) -> None:
    nodes = nodes_in_use(grown)
    owned = []
    for node in range(len(nodes)):
        children = children_of(grown, node)
        owned += list(children)
        assert all(nodes["parent"][child] == node for child in children)
        assert all(nodes["mover"][child] == 1 - nodes["mover"][node] for child in children)
    assert owned
    assert sorted(owned) == list(range(1, len(nodes)))
    assert nodes["parent"][0] == -1


def test_the_mean_is_value_over_visits(grown: Search) -> None:
    nodes = nodes_in_use(grown)
    tried = nodes[1:][nodes["visits"][1:] > 0]
    assert tried["rate"] == pytest.approx(tried["value"] / tried["visits"])
    assert tried["inverse_root"] == pytest.approx(tried["visits"] ** -0.5)
    assert (tried["value"] >= 0).all()
    assert (tried["value"] <= tried["visits"]).all()


def test_codes_are_the_legal_moves_all_the_way_down(grown: Search) -> None:
    nodes = nodes_in_use(grown)
    positions = {0: grown._position}
    for node in range(len(nodes)):
        children = children_of(grown, node)
        codes = [int(nodes["code"][child]) for child in children]
        if codes:
            legal = {move.code: move for move in positions[node].legal_moves}
            assert sorted(codes) == list(legal)
            for child, code in zip(children, codes, strict=True):
                positions[child] = positions[node].play(legal[code])


def test_candidates_are_the_legal_moves_the_most_visited_first(grown: Search) -> None:
    candidates = found(grown).candidates
    moves = [candidate.move for candidate in candidates]
    assert sorted(moves) == list(grown._position.legal_moves)
    visits = [candidate.visits for candidate in candidates]
    assert visits == sorted(visits, reverse=True)


def test_the_line_starts_with_the_first_candidate_and_is_legal(grown: Search) -> None:
    analysis = found(grown)
    assert analysis.line[0] == analysis.candidates[0].move
    position = grown._position
    for move in analysis.line:
        position = position.play(move)


def test_lines_go_on_with_the_reply_that_is_thought_of_most() -> None:
    search = searched(from_fen(TET, ONE_PLAYED), 600)
    nodes, candidates = nodes_in_use(search), found(search).candidates
    here = {int(nodes["code"][node]): node for node in children_of(search, 0)}
    assert len(candidates[0].line) > 1
    for candidate in candidates[:4]:
        node = here[candidate.move.code]
        for move in candidate.line[1:]:
            replies = children_of(search, node)
            node = max(replies, key=lambda reply: int(nodes["visits"][reply]))
            chosen = next(each for each in replies if nodes["code"][each] == move.code)
            assert nodes["visits"][chosen] == nodes["visits"][node]
            node = chosen


def test_searching_leaves_the_position_alone() -> None:
    position = from_fen(TET, MIDDLE)
    before = position.state.tobytes()
    searched(position, 50)
    assert position.state.tobytes() == before


@pytest.mark.parametrize("pool", [20, 60])
def test_a_small_pool_is_never_overrun_and_is_searched_on(
    monkeypatch: pytest.MonkeyPatch, pool: int
) -> None:
    monkeypatch.setattr(settings_module, "NODE_BYTES", PLAIN.megabytes * 2**20 // pool)
    search = searched(from_fen(TET, MIDDLE), 250)
    assert int(search._pool.used[0]) <= pool
    assert search.simulations == 250
    assert sum(candidate.visits for candidate in found(search).candidates) == 250


def test_a_scarce_pool_is_kept_for_nodes_with_many_visits(monkeypatch: pytest.MonkeyPatch) -> None:
    roomy = searched(from_fen(TET, MIDDLE), 400)
    nodes = int(roomy._pool.used[0])
    monkeypatch.setattr(settings_module, "NODE_BYTES", PLAIN.megabytes * 2**20 // nodes)
    scarce = searched(from_fen(TET, MIDDLE), 400)
    assert int(scarce._pool.used[0]) < 0.9 * nodes
    opened = [node for node in range(1, int(scarce._pool.used[0])) if children_of(scarce, node)]
    assert opened
    assert scarce._pool.nodes["visits"][opened].min() > EXPAND_AT


def test_a_tree_takes_the_memory_that_it_is_given() -> None:
    pool = Search(start(TET), 1, SearchSettings(megabytes=4))._pool
    taken = sum(each.nbytes for each in pool if isinstance(each, np.ndarray))
    assert 0.8 < taken / (4 * 2**20) <= 1


def test_a_tree_that_does_not_fit_into_memory_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(_: int) -> None:
        raise MemoryError

    monkeypatch.setattr(search_module, "new_pool", no_room)
    with pytest.raises(
        ValueError, match=r"^there is not enough memory for a search tree of 77 MiB"
    ):
        Search(start("ring-majority/tet"), 1, SearchSettings(megabytes=77))


def test_an_endless_search_counts_on() -> None:
    search = searched(from_fen(TET, MIDDLE), 20)
    search._pool.nodes["visits"][0] = 2**31 - 5
    search.run(10)
    assert search._pool.nodes["visits"][0] == 2**31 + 5
    assert search.simulations == 30
    assert sum(candidate.visits for candidate in found(search).candidates) == 30


@pytest.mark.parametrize(
    ("fen", "winning"),
    [("2b1/br1bbr/2rb:r:1,0", "v2"), ("2b1/1bbrbb/2rr:r:1,0", "v1")],
)
def test_a_win_in_one_is_found(fen: str, winning: str) -> None:
    position = from_fen(TET, fen)
    wins = [move for move in position.legal_moves if solved(position.play(move), 0) == 1]
    assert wins == [position.parse_move(winning)]
    best = found(searched(position, 80)).candidates[0]
    assert (best.move, best.value) == (wins[0], 1.0)


@pytest.mark.parametrize(
    "fen",
    ["1b1r/bb1b1r/1br1:r:2,1", "2bb/rrbrb1/1rb1:r:2,1", "r2b/rr1bb1/b3:r:2,1", FEW_LEFT],
)
def test_the_only_winning_move_is_found_against_every_answer(fen: str) -> None:
    position = from_fen(TET, fen)
    wins = [move for move in position.legal_moves if solved(position.play(move), 0) == 1]
    assert len(wins) == 1
    assert found(searched(position, 1_500)).candidates[0].move == wins[0]


@pytest.mark.parametrize("playouts", [0, 1])
def test_a_short_search_sees_a_threat_in_a_position_that_was_set_up(playouts: int) -> None:
    position = from_fen("loop/mini", "2w7wbw2bwb2bb/7b3w/5/1:w:-:-:-")
    settings = parse_settings("strong,answers=1")
    holding = [
        seen.move
        for seen in found(searched(position, playouts, settings=settings)).candidates
        if seen.proven != "loss"
    ]
    assert len(position.legal_moves) == 14
    assert holding == [position.parse_move("2b4")]


def test_at_a_start_answers_leave_the_moves_that_differ() -> None:
    settings = parse_settings("strong,answers=1")
    plain, looking = (searched(start(TET), 40, settings=each) for each in (STRONG, settings))
    assert found(looking) == found(plain)


def test_the_second_seat_searches_for_itself() -> None:
    mirrored = FEW_LEFT.split(":")[0].translate(str.maketrans("rb", "br")) + ":b:1,2"
    red, blue = from_fen(TET, FEW_LEFT), from_fen(TET, mirrored)
    assert found(searched(blue, 400, seed=5)) == found(searched(red, 400, seed=5))


@pytest.mark.parametrize("settings", [PLAIN, STRONG])
def test_the_same_seed_finds_the_same_in_slices_of_any_size(settings: SearchSettings) -> None:
    whole = searched(from_fen(TET, MIDDLE), 120, 7, settings)
    sliced = Search(from_fen(TET, MIDDLE), 7, settings)
    for count in (1, 2, 0, 30, 87):
        sliced.run(count)
    assert found(sliced) == found(whole)
    assert found(searched(from_fen(TET, MIDDLE), 120, 8, settings)) != found(whole)


def found_compiled(*cases: tuple[str, str, int, int, str]) -> list[Analysis]:
    """Return what compiled searches find, all in one other process."""
    lines = python_output("-m", "tests.engine.compiled_analysis", json.dumps(cases)).splitlines()
    analyses = [decode_reply(line).analysis for line in lines]
    assert len(analyses) == len(cases)
    return [analysis for analysis in analyses if analysis is not None]


@pytest.mark.plain
def test_plain_and_compiled_agree() -> None:
    positions = [from_fen(TET, MIDDLE), from_fen(TET, FEW_LEFT), start("loop/mini")]
    settings = [("plain", 60), ("strong,exact=no", 60), ("plain,batch=8", 96)]
    cases = [
        (position.uid, position.fen(), playouts, 11, text)
        for position in positions
        for text, playouts in settings
    ]
    for case, compiled in zip(cases, found_compiled(*cases), strict=True):
        uid, fen, playouts, seed, text = case
        plain = found(searched(from_fen(uid, fen), playouts, seed, parse_settings(text)))
        assert compiled == plain, case


@pytest.mark.parametrize(
    ("uid", "kinds"),
    [(TET, 3), ("ring-majority/cube", 3), ("ring-majority/co", 4), ("ring-majority/ti", 5)],
)
def test_first_moves_are_one_of_each_kind_of_site(uid: str, kinds: int) -> None:
    """On these solids any two faces of one shape, vertices, or edges between such are alike."""
    position = start(uid)
    seen = [candidate.move for candidate in found(Search(position, 1, PLAIN)).candidates]
    assert len(seen) == kinds
    assert len(found(Search(position.play(seen[0]), 1, PLAIN)).candidates) > kinds


@pytest.mark.parametrize("uid", ["loop/main", "loops-n-leaps/8", "loophole-2d/14"])
def test_first_moves_are_as_many_as_orbits(uid: str) -> None:
    """Burnside's lemma: there are as many as moves that a symmetry leaves alone, on average."""
    position = start(uid)
    codes = [move.code for move in position.legal_moves]
    unmoved = position.variant.symmetries()[:, codes] == codes
    seen = found(Search(position, 1, PLAIN)).candidates
    assert len(seen) == unmoved.sum(axis=1).mean()
    assert len(seen) < len(codes)


@pytest.mark.nightly
@pytest.mark.parametrize("playouts", [0, 3_001])
def test_threads_share_the_playouts_and_make_the_roots_children_once(playouts: int) -> None:
    """Compiled, because plain Python may be interrupted anywhere."""
    position = start("loop/mini")
    case = (position.uid, position.fen(), playouts, 1, "plain,threads=2")
    (analysis,) = found_compiled(case)
    assert analysis.simulations == playouts
    assert playouts or analysis.nodes == 1 + len(position.legal_moves)
