"""What a move sets in motion, and where its pieces are on their way."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from ringrealms3d.core.position import Position
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.arcs import on_arc
from ringrealms3d.scene.camera import home_of
from ringrealms3d.scene.content import content_of
from ringrealms3d.scene.ground import contact_parts
from ringrealms3d.scene.leaving import leaving_parts, leaving_time, nearest_first, under_way
from ringrealms3d.scene.motion import (
    Pose,
    flying,
    moving_parts,
    moving_shadows,
    posed_parts,
    since_landing,
    turning,
)
from ringrealms3d.scene.parts import mesh_of_parts
from ringrealms3d.scene.theme import LIGHT
from ringrealms3d.scene.transition import Flight, Transition, Turning, transition_of
from tests.games.loops_n_leaps.play import SMALL, UIDS, random_game, set_up
from tests.scene.rays import layout_of

START = set_up("i8* i13 k8", "i11 i12 j9 c9")


def transition(position: Position, text: str) -> Transition:
    """Return what a move sets in motion."""
    move = position.parse_move(text)
    after = position.play(move)
    last = position.move_places(move)
    placed = position.pieces.copy()
    placed[list(last)] = position.turn + 1
    return transition_of(position.pieces, after.pieces, last, placed)


def at(position: Position, name: str) -> int:
    return position.board.site(name)


def test_a_placed_man_arrives_and_nothing_else_moves() -> None:
    found = transition(START, "h1")
    assert np.flatnonzero(found.arriving).tolist() == [at(START, "h1")]
    assert found.arriving[at(START, "h1")] == 1
    assert found.resting.tolist() == START.pieces.tolist()
    assert not found.leaving.any()
    assert found.flight is None
    assert not found.turning


def test_a_leaper_flies_and_its_man_stays_while_lines_turn_over() -> None:
    position = set_up("i8* i13 k8", "i11 i12 j9 c9")
    found = transition(position, "i8-i10")
    origin, target = at(position, "i8"), at(position, "i10")
    assert found.flight == Flight(1, 3, origin, target)
    assert found.resting[origin] == 1
    assert found.resting[target] == 0
    turned = [at(position, name) for name in ("j9", "i11", "i12")]
    assert set(found.turning) == {Turning(x, 2, 1) for x in turned}
    assert not found.resting[turned].any()
    assert not found.arriving.any()
    assert not found.leaving.any()


def test_a_piece_that_is_landed_on_leaves() -> None:
    found = transition(START, "i8-i11")
    target = at(START, "i11")
    assert np.flatnonzero(found.leaving).tolist() == [target]
    assert found.leaving[target] == 2
    assert found.flight == Flight(1, 3, at(START, "i8"), target)


def test_a_swapped_man_turns_over() -> None:
    position = set_up("", "")
    position = position.play(position.parse_move("i8"))
    found = transition(position, "swap")
    assert found.turning == (Turning(at(position, "i8"), 1, 2),)
    assert not found.arriving.any()
    assert found.flight is None


def test_a_stone_that_is_captured_at_once_is_seen_to_come_and_go() -> None:
    before, after = np.zeros(4, dtype=np.int8), np.zeros(4, dtype=np.int8)
    before[1], after[1] = 1, 1
    placed = np.array([0, 1, 2, 0], dtype=np.int8)
    found = transition_of(before, after, (2,), placed)
    assert found.leaving.tolist() == [0, 0, 2, 0]
    assert found.arriving.tolist() == [0, 0, 2, 0]


@pytest.mark.parametrize("uid", UIDS)
def test_nothing_gets_lost_on_the_way(uid: str) -> None:
    """Before and after a move, every piece is among those that rest or move, exactly once."""
    position = set_up("", uid=uid)
    for number, (move, after) in enumerate(random_game(position, 2, eager=True)):
        found = transition(position, position.format_move(move))
        end = found.resting + found.arriving
        for turn in found.turning:
            end[turn.place] += turn.after
        if found.flight:
            end[found.flight.target] += found.flight.number
        assert end.tolist() == after.pieces.tolist()
        position = after
        if number == 120:
            break


@pytest.mark.parametrize("uid", UIDS)
def test_a_flight_begins_at_the_top_of_the_leaper_and_ends_where_the_leaper_stands(
    uid: str,
) -> None:
    layout = layout_of(uid)
    flight = Flight(1, 3, 20, 60)
    start, end = flying(layout, flight, 0.0), flying(layout, flight, 1.0)
    man, leaper = (layout.shapes[number].height * layout.radii[20] for number in (1, 3))
    top = start.foot + man * layout.normals[20]
    assert top == pytest.approx(layout.centres[20] + leaper * layout.normals[20])
    assert end.foot == pytest.approx(layout.centres[60])
    heights = [flying(layout, flight, share).foot[2] for share in np.linspace(0, 1, 21)]
    assert max(heights) > layout.shapes[-1].height * layout.radii[20]
    assert int(np.argmax(heights)) in range(8, 13)


def drawn(pose: Pose) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    layout = layout_of(SMALL)
    return mesh_of_parts(list(posed_parts(layout, pose, LIGHT.material))).points


@pytest.mark.parametrize("share", [0.0, 0.2, 0.5, 0.8, 1.0])
def test_a_piece_that_turns_over_never_dips_into_the_board(share: float) -> None:
    layout = layout_of(SMALL)
    points = drawn(turning(layout, Turning(20, 2, 1), share))
    assert points[:, 2].min() > -0.1 * layout.radii[20]
    spread = np.ptp(points, axis=0)
    assert spread[0] == pytest.approx(2 * layout.radii[20], rel=0.01)


@pytest.mark.parametrize("share", [0.0, 0.2, 0.5, 0.8, 1.0])
def test_a_piece_turns_over_around_its_middle(share: float) -> None:
    layout = layout_of(SMALL)
    pose = turning(layout, Turning(20, 2, 1), share)
    heights = drawn(pose)[:, 2]
    middle = layout.shapes[pose.number].height * layout.radii[20] / 2
    assert (heights.min() + heights.max()) / 2 == pytest.approx(pose.foot[2] + middle, rel=0.05)


def test_a_turning_piece_begins_as_one_and_ends_as_the_other() -> None:
    layout = layout_of(SMALL)
    for share, number in ((0.0, 2), (1.0, 1)):
        pose = turning(layout, Turning(20, 2, 1), share)
        assert pose.number == number
        assert pose.foot == pytest.approx(layout.centres[20])
        assert drawn(pose) == pytest.approx(drawn(Pose(number, 20, layout.centres[20])), abs=1e-12)


def darkness(layout: SolidLayout, found: Transition, share: float) -> NDArray[np.float64]:
    """Return how dark the darkest shadow on each place is, after a share of the time."""
    dark = np.zeros(layout.places)
    resting = contact_parts(layout, found.resting)
    for part in (*resting, *moving_shadows(layout, found, share)):
        assert part.place is not None
        dark[part.place] = max(dark[part.place], part.opacity)
    return dark


@pytest.mark.parametrize("move", ["h1", "i8-i10", "i8-i11"])
def test_shadows_come_and_go_without_a_jump(move: str) -> None:
    layout = layout_of(SMALL)
    found = transition(START, move)
    after = START.play(START.parse_move(move))
    shares = np.linspace(0, 1, 121)
    seen = np.array([darkness(layout, found, share) for share in shares])
    assert seen[0] == pytest.approx((START.pieces != 0).astype(float))
    assert seen[-1] == pytest.approx((after.pieces != 0).astype(float))
    assert np.abs(np.diff(seen, axis=0)).max() < 0.15
    new = (START.pieces == 0) & (after.pieces != 0)
    assert (np.diff(seen[:, new], axis=0) >= 0).all()
    assert (seen[10, new] == 0).all()


def test_a_captured_stone_s_shadow_fades_with_it() -> None:
    layout = layout_of("ring-majority/tet")
    stones = np.eye(3, layout.places, dtype=np.int8)
    found = Transition(resting=stones[0], arriving=stones[1], leaving=stones[2])
    first, later, last = (darkness(layout, found, share)[:3] for share in (0.0, 0.4, 1.0))
    assert first == pytest.approx([1, 0, 1])
    assert 0 < later[2] < 1
    assert last == pytest.approx([1, 1, 0])


@pytest.mark.parametrize("beside", [None, np.array([0.0, 0.0, 4.0])])
def test_a_stone_that_is_captured_at_once_is_seen_once_at_any_time(
    beside: NDArray[np.float64] | None,
) -> None:
    layout = layout_of("ring-majority/tet")
    stones = np.eye(2, layout.places, dtype=np.int8)
    found = Transition(stones[1], stones[0], stones[0], beside=beside)
    heights = []
    for share in np.linspace(0, 0.99, 60):
        time = since_landing(found, share)
        parts = (
            *moving_parts(layout, found, share, LIGHT.material),
            *leaving_parts(layout, found, time, LIGHT.material),
        )
        assert {part.place for part in parts} == {0}
        assert len(parts) == len(layout.shapes[1].surfaces)
        heights.append(float((parts[0].matrix[:3, 3] - layout.centres[0]) @ layout.normals[0]))
    lowest = int(np.argmin(heights))
    assert heights[lowest] == pytest.approx(0, abs=0.01)
    assert 0 < lowest < 59
    assert under_way(layout, found, -0.1) == (1, 0)


def capturing(layout: SolidLayout, count: int) -> Transition:
    """Return the capture of some stones by one put on the first place, to the right or the left."""
    arriving, leaving = np.zeros((2, layout.places), dtype=np.int8)
    arriving[0] = 1
    leaving[1 : count + 1] = 1 + np.arange(count) % 2
    away = np.array([[3.0, 0.0, 0.0], [-3.0, 0.0, 0.0]])
    return Transition(np.zeros_like(leaving), arriving, leaving, away=away)


def test_captured_stones_rise_and_go_where_they_are_taken() -> None:
    layout = layout_of("ring-majority/tet")
    found = capturing(layout, 2)
    assert found.away is not None
    ways, sizes = [], []
    for time in (0.0, 0.5, 1.5, 2.19):
        parts = {part.place: part for part in leaving_parts(layout, found, time, LIGHT.material)}
        ways.append([parts[x].matrix[:3, 3] - layout.centres[x] for x in (1, 2)])
        sizes.append(np.linalg.norm(parts[1].matrix[:3, 0]) / layout.radii[1])
    up = [float(way[0] @ layout.normals[1]) for way in ways]
    assert up[0] == pytest.approx(0, abs=1e-9)
    assert up[0] < up[1] < up[2]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == pytest.approx(1)
    first, second = nearest_first(layout, found, [1, 2])
    assert np.linalg.norm(ways[1][first - 1]) > np.linalg.norm(ways[1][second - 1])
    goals = [layout.centres[x] + ways[-1][x - 1] for x in (1, 2)]
    assert goals[first - 1] == pytest.approx(found.away[first - 1], abs=0.1)
    assert under_way(layout, found, 2.19) == (1, 1)
    assert sum(under_way(layout, found, 2.21)) == 1
    assert under_way(layout, found, 2.51) == (0, 0)
    assert not leaving_parts(layout, found, 2.51, LIGHT.material)


@pytest.mark.parametrize("uid", ["ring-majority/tet", "ring-majority/ti"])
def test_stones_come_and_leave_around_a_solid_and_not_through_it(uid: str) -> None:
    layout = layout_of(uid)
    camera = home_of(layout)
    away = np.array([camera.at(1.3, 0.8, 1.2), camera.at(1.3, -0.8, 1.2)])
    depths, sides = [], []
    for place in range(0, layout.places, max(1, layout.places // 20)):
        stones, none = np.zeros((2, layout.places), dtype=np.int8)
        stones[place] = 1
        leaves = Transition(none, none, stones, away=away, eye=camera.axes[2])
        comes = Transition(none, stones, none, beside=camera.beside(1.2), eye=camera.axes[2])
        for share in np.linspace(0.01, 0.99, 25):
            going = leaving_parts(layout, leaves, 2.2 * share, LIGHT.material)
            coming = moving_parts(layout, comes, share, LIGHT.material)
            for part in (*going, *coming):
                outside = (part.matrix[:3, 3] - layout.centres) * layout.normals
                depths.append(float(outside.sum(axis=1).max()))
                if 0.4 < share < 1 and part in going:
                    sides.append(float(part.matrix[:3, 3] @ camera.axes[2]))
    assert min(depths) >= 0
    assert np.mean(np.array(sides) > 0) > 0.8


def test_a_stone_is_taken_over_a_board_that_lies_and_from_one_pole_of_a_solid_to_the_other() -> (
    None
):
    flat, solid = layout_of("loophole-2d/14"), layout_of("ring-majority/co")
    ends = np.array([[0.0, 0.0, 0.0], [1.0, 0.0, 0.0]])
    assert on_arc(flat, (ends[0], ends[1]), 0.5, 0.3, 0) == pytest.approx([0.5, 0.0, 0.3])
    halves = [on_arc(solid, (ends[1], -2 * ends[1]), share, 0.0, 0) for share in (0.0, 0.5, 1.0)]
    assert np.linalg.norm(halves, axis=1) == pytest.approx([1.0, 1.5, 2.0], abs=0.01)
    assert halves[2] == pytest.approx(-2 * ends[1], abs=0.01)


def test_many_captured_stones_take_not_much_longer_than_a_few() -> None:
    layout = layout_of("ring-majority/co")
    times = [leaving_time(capturing(layout, count)) for count in (0, 1, 3, 20, 40)]
    assert times == sorted(times)
    assert times[-1] < 2.1 * times[1]


def test_features_reach_the_content() -> None:
    position = set_up("g8 g9 h7 h9 i7 i8", "a8")
    content = content_of(position)
    assert content.held == position.features.held
    assert content.safe == position.features.safe
    assert content_of(position, features=False).safe == ()


def test_pieces_that_a_loop_keeps_safe_are_no_longer_marked_once_loops_decided_the_game() -> None:
    before = set_up("i7 h7 g8 g9 g10 g11 h11 i10 j9 k7 j7", "i9")
    after = before.play(before.parse_move("k8"))
    assert after.features.safe
    assert content_of(after).beside
    assert content_of(after).safe == ()
