"""Lines of sight, surrounded pillars and safe men against the slow second rules."""

from __future__ import annotations

import pytest

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.sight import NO_SIGHT, Sight
from tests.games.loops_n_leaps.play import (
    RING,
    UIDS,
    names,
    random_game,
    random_set_up,
    reference_of,
    set_up,
)
from tests.games.loops_n_leaps.reference import ReferenceGame, open_lines

each_board = pytest.mark.parametrize("uid", UIDS)


def sight_at(position: Position, site: str) -> Sight:
    return position.sight(position.parse_move(site))


def slow_sight(game: ReferenceGame, site: str) -> dict[tuple[str, ...], bool]:
    """Return what is seen along each open line, and whether a friend ends it."""
    seen = {}
    for line in open_lines(game.side, site):
        met = [k for k, other in enumerate(line) if game.owner(other) is not None]
        part = line[: met[0] + 1] if met else line
        seen[(site, *part)] = game.owner(part[-1]) == game.turn
    return seen


def named(position: Position, sight: Sight) -> dict[tuple[str, ...], bool]:
    sites = position.board.sites
    return {tuple(sites[x] for x in line.places): line.friendly for line in sight.lines}


def placements(position: Position) -> list[Move]:
    return [move for move in position.legal_moves if move.code < position.board.size]


@each_board
@pytest.mark.parametrize("seed", range(12))
def test_lines_of_sight_are_those_of_the_slow_rules(uid: str, seed: int) -> None:
    position = random_set_up(uid, seed)
    game = reference_of(position)
    for move in placements(position):
        sight = position.sight(move)
        assert named(position, sight) == slow_sight(game, position.format_move(move))


@each_board
def test_the_text_says_what_the_move_makes(uid: str) -> None:
    said = set()
    for seed in range(3):
        position = random_set_up(uid, seed)
        for move in placements(position)[::3]:
            text = position.sight(move).text
            made = position.play(move).stones[move.code]
            friends = sum(line.friendly for line in position.sight(move).lines)
            lines = len(position.sight(move).lines)
            piece = "leaper" if made > 2 else "man"
            assert text == f"{friends} of {lines} lines: a {piece}"
            said.add(piece)
    assert said == {"leaper", "man"}


def test_a_corner_sees_along_two_lines_and_needs_both() -> None:
    position = set_up("h5 o4", "a8")
    assert sight_at(position, "h1").text == "0 of 2 lines: a man"
    position = set_up("o1 e4", "a8")
    assert sight_at(position, "h1").text == "2 of 2 lines: a leaper"


def test_the_first_piece_counts_no_matter_who_stands_behind_it() -> None:
    position = set_up("i11", "i9")
    lines = named(position, sight_at(position, "i7"))
    assert lines[("i7", "i8", "i9")] is False
    position = set_up("i9", "i11")
    assert named(position, sight_at(position, "i7"))[("i7", "i8", "i9")] is True


def test_leaps_and_the_swap_see_nothing() -> None:
    position = set_up("i8*", "a8")
    assert position.sight(position.parse_move("i8-i10")) == NO_SIGHT
    assert position.sight(position.parse_move("swap")) == NO_SIGHT


def held(position: Position, seat: int) -> set[str]:
    return names(position, position.features.held[seat])


def check_features(position: Position) -> bool:
    """Compare with the slow rules; return whether any man is safe."""
    game = reference_of(position)
    for seat in (0, 1):
        assert held(position, seat) == game.surrounded(seat)
    safe = names(position, position.features.safe)
    assert safe == game.safe(0) | game.safe(1)
    return bool(safe)


@each_board
def test_surrounded_pillars_and_safe_men_are_those_of_the_slow_rules(uid: str) -> None:
    found = False
    for seed in range(30):
        found |= check_features(random_set_up(uid, seed))
    assert found


@each_board
def test_they_are_right_after_every_fifth_move_of_a_game(uid: str) -> None:
    for number, (_, position) in enumerate(random_game(set_up("", uid=uid), 5, eager=True)):
        if number % 5 == 0:
            check_features(position)


def test_a_ring_holds_its_pillar_no_matter_who_is_to_move() -> None:
    for turn in (0, 1):
        position = set_up(RING, "a8", turn)
        assert held(position, 0) == {"h8"}
        assert held(position, 1) == set()
        assert names(position, position.features.safe) == set(RING.split())
