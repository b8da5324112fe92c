"""What holds for the rules of every game: positions, moves, and their texts.

Each check raises a :class:`UserError` that says what does not hold, and where.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core import verbs
from ringrealms3d.core.checks import refuse
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import IllegalMove, Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.core.verbs import copy_of
from ringrealms3d.games import from_fen
from ringrealms3d.games.make.variant import MadeVariant
from ringrealms3d.lab.checks.sample import Sample, at, expect
from ringrealms3d.session.move_builder import MoveBuilder

_PROBED = 150  # texts in each position
_MOVES = 20  # in each position
_DRAWS = 25  # of each move
_REPEATED = "third time"  # a reason that a fen does not tell


def check_random_game(sample: Sample) -> None:
    """A random game ends, and only then has an outcome."""
    for ply, position in enumerate(sample.game):
        last = ply == len(sample.game) - 1
        expect(position, "ply", position.ply, str(ply), position.ply == ply)
        expect(position, "turn", position.turn, "0, 1", position.turn in (0, 1))
        outcome = position.outcome
        if last and outcome is None:
            raise UserError(
                "{position}: {seat} cannot move, but over() says that the game goes on",
                position=at(position),
                seat=position.variant.seats[position.turn],
            )
        expect(position, "outcome", outcome, "None", last or outcome is None)
    end = sample.game[-1]
    outcome = end.outcome
    assert outcome is not None
    winner = None if outcome.score == 0 else int(outcome.score < 0)
    expect(end, "outcome.winner", outcome.winner, str(winner), outcome.winner == winner)
    expect(end, "reason_over()", outcome.reason, "str", bool(outcome.reason))
    for name, groups in outcome.marks.items():
        sites = {site for group in groups for site in group}
        inside = all(0 <= site < end.board.size for site in sites)
        expect(end, f"marks()[{name!r}]", sites, f"0 … {end.board.size - 1}", inside)


def check_names(sample: Sample) -> None:
    """Constants of a module made with ``ringrealms3d.make`` can be, and no name is nearly right."""
    variant = sample.game[0].variant
    if isinstance(variant, MadeVariant):
        variant.check_names()


def check_legal_moves(sample: Sample) -> None:
    """Moves are different, have texts, and all others are refused with a reason."""
    rng = np.random.default_rng(3)
    known = np.array(sample.codes)
    for position in sample.some[::3]:
        legal = [move.code for move in position.legal_moves]
        expect(position, "moves()", legal, "sorted(set(moves()))", legal == sorted(set(legal)))
        probed = rng.choice(known, min(_PROBED, len(known)), replace=False).tolist()
        for code in legal[:_MOVES]:
            after = position.play(Move(code)).ply
            wanted = position.ply + 1
            expect(position, f"play({code}).ply", after, str(wanted), after == wanted)
        for code in set(probed) - set(legal):
            try:
                position.play(Move(code))
            except IllegalMove as error:
                expect(position, f"why_illegal({code})", str(error), "str", len(str(error)) > 5)


def check_move_texts(sample: Sample) -> None:
    """Texts of moves are different words, and are read back; other codes have none."""
    position = sample.game[0]
    texts = [position.format_move(Move(code)) for code in sample.codes]
    count = len(set(texts))
    expect(position, "len(set(format_move()))", count, str(len(texts)), count == len(texts))
    for code, text in zip(sample.codes, texts, strict=True):
        read = position.parse_move(text).code
        expect(position, f"parse_move({text!r})", read, str(code), read == code)
        expect(position, f"format_move({code})", text, "str", not set(text) & set(" ;?\n"))
    for code in (-1, position.variant.code_count, 10**9):
        move = Move(code)
        expect(position, f"is_legal({code})", True, "False", not position.is_legal(move))
        _expect_refusal(position, f"format_move({code})", position.format_move, move)
        _expect_refusal(position, f"play({code})", position.play, move)


def check_fens(sample: Sample) -> None:
    """A fen is one word, from which the same position is read."""
    for position in sample.some:
        fen = position.fen()
        again = from_fen(sample.uid, fen, seed=9)
        owner = f"read_fen({fen!r})"
        expect(position, "write_fen()", fen, "str", not set(fen) & set(" ;\n"))
        expect(position, f"{owner} → write_fen()", again.fen(), fen, again.fen() == fen)
        same = again == position and hash(again) == hash(position)
        expect(position, owner, again, repr(position), same)
        same = again.turn == position.turn and again.racks == position.racks
        expect(position, owner, again.racks, str(position.racks), same)
        same = np.array_equal(again.stones, position.stones)
        expect(position, f"{owner} → stones()", again.stones, str(position.stones), same)
        if not _is_repeated(position):
            moves = again.legal_moves == position.legal_moves
            expect(position, f"{owner} → moves()", again.legal_moves, "moves()", moves)
            same = _result(again) == _result(position)
            expect(position, f"{owner} → over()", _result(again), str(_result(position)), same)


def check_play_from_fen(sample: Sample) -> None:
    """A position from a fen is played on by the same rules."""
    position = sample.some[len(sample.some) // 2]
    again = from_fen(sample.uid, position.fen(), seed=1)
    by_chance = position.racks is None and position.variant.hides(position.state)
    if position.racks is not None:  # what is drawn next differs
        again = position.determinized(7)
    rng = seeded(6)
    while (moves := position.legal_moves) and position.racks == again.racks:
        move = moves[int(below(rng, len(moves)))]
        position, again = position.play(move), again.play(move)
        if by_chance and position != again:
            return
        same = np.array_equal(again.stones, position.stones)
        expect(position, "read_fen() → stones()", again.stones, str(position.stones), same)
        if _is_repeated(position):
            return
        same = (again.outcome is None) == (position.outcome is None)
        expect(position, "read_fen() → over()", again.outcome, str(position.outcome), same)


def check_unchanged(sample: Sample) -> None:
    """Nothing that is asked of a position changes it."""
    for position in sample.some:
        before = position.state.tobytes()
        for move in position.legal_moves[:5]:
            again = position.play(move)
            twice = position.play(move)
            expect(position, f"play({move.code})", again, repr(twice), again == twice)
            position.captures(move)
            position.move_places(move)
        expect(position, "state", "state", "state", position.state.tobytes() == before)


def check_clicks(sample: Sample) -> None:
    """Clicks on the places of a move play that move."""
    for position in sample.some[:-1]:
        for move in position.legal_moves:
            builder = MoveBuilder(position)
            places = position.move_places(move)
            found = [builder.click(place) for place in places]
            wanted = [None] * (len(places) - 1) + [move]
            expect(position, f"move_places({move.code})", found, str(wanted), found == wanted)


def check_captures(sample: Sample) -> None:
    """What leaves the board is told as captured, except where the move itself was clicked.

    Pieces of a kind of which there are as many as before may have moved.
    """
    for position in sample.some[:-1]:
        for move in position.legal_moves[:: 1 + len(position.legal_moves) // 12]:
            after = position.play(move)
            taken = {site for capture in position.captures(move) for site in capture.taken}
            kinds, counts = np.unique(position.stones, return_counts=True)
            fewer = kinds[
                [(after.stones == kind).sum() < n for kind, n in zip(kinds, counts, strict=True)]
            ]
            left = np.isin(position.stones, fewer) & (position.stones > 0) & (after.stones == 0)
            gone = set(np.flatnonzero(left).tolist())
            gone -= set(position.move_places(move))
            expect(position, f"captures({move.code})", taken, f"≥ {gone}", gone <= taken)


def check_symmetries(sample: Sample) -> None:
    """Games are played alike in every image that the board's symmetries make of them."""
    variant = sample.game[0].variant
    for number, image in _generators(variant.symmetries()):
        position = other = sample.game[0]
        rng = seeded(number)
        while moves := position.legal_moves:
            seen = sorted(int(image[move.code]) for move in moves)
            there = [move.code for move in other.legal_moves]
            expect(other, f"symmetries()[{number}] → moves()", there, str(seen), there == seen)
            move = moves[int(below(rng, len(moves)))]
            position, other = position.play(move), other.play(Move(int(image[move.code])))
            stones = np.empty_like(position.stones)
            stones[variant.site_symmetries()[number]] = position.stones
            same = np.array_equal(other.stones, stones)
            part = f"symmetries()[{number}] → play({move.code})"
            expect(other, part, other.stones, str(stones), same)
        ends = [each.outcome and each.outcome.score for each in (position, other)]
        owner = f"symmetries()[{number}] → margin()"
        expect(other, owner, ends[1], str(ends[0]), ends[0] == ends[1])


def _generators(images: NDArray[np.int32]) -> Iterator[tuple[int, NDArray[np.int32]]]:
    """Yield some of the images with their numbers, from which all others follow."""
    found = {images[0].tobytes()}
    some: list[NDArray[np.int32]] = []
    for number, image in enumerate(images):
        if image.tobytes() in found:
            continue
        yield number, image
        some.append(image)
        reached = [images[0]]
        found = {images[0].tobytes()}
        for one in reached:
            for other in some:
                both = other[one]
                if both.tobytes() not in found:
                    found.add(both.tobytes())
                    reached.append(both)


def check_random_moves(sample: Sample) -> None:
    """Random moves are legal and equally likely."""
    position = sample.some[len(sample.some) // 2]
    if position.outcome is not None:
        position = sample.game[0]
    legal = [move.code for move in position.legal_moves]
    tables, state, rng = position.variant.tables, position.state.copy(), seeded(12)
    drawn = [int(verbs.random_move(tables, state, rng)) for _ in range(_DRAWS * len(legal))]
    counts = {code: drawn.count(code) for code in legal}
    expect(position, "random_move()", set(drawn), f"{set(legal)}", set(drawn) <= set(legal))
    squares = sum((count - _DRAWS) ** 2 / _DRAWS for count in counts.values())
    freedom = len(legal) - 1
    even = squares < freedom + 5 * np.sqrt(2 * freedom) + 12
    expect(position, "random_move()", counts, f"≈ {_DRAWS}", bool(even))


def check_playouts(sample: Sample) -> None:
    """Playouts end the game."""
    for seed, position in enumerate(sample.some[:-1:3]):
        variant, state = position.variant, position.state.copy()
        verbs.playout(variant.tables, state, seeded(seed))
        ended = bool(variant.rules.over(variant.tables, state))
        expect(position, "playout() → over()", ended, "True", ended and state.ply > position.ply)


def check_patterns(sample: Sample) -> None:
    """Patterns have numbers below their count."""
    variant = sample.game[0].variant
    out = np.empty(verbs.MOST_PATTERNS, dtype=np.int64)
    for position in sample.some if variant.pattern_count else ():
        for move in position.legal_moves:
            found = verbs.patterns(variant.tables, copy_of(position.state), move.code, out)
            most = variant.pattern_count - 1
            numbers = out[:found].tolist()
            fits = all(0 <= number <= most for number in numbers)
            expect(position, f"patterns({move.code})", numbers, f"0 … {most}", fits)


def _expect_refusal(
    position: Position, part: str, function: Callable[[Move], object], move: Move
) -> None:
    try:
        found = function(move)
    except UserError:
        return
    raise refuse(at(position), part, found, "UserError")


def _result(position: Position) -> tuple[object, ...] | None:
    """Return an outcome without its marks, some of which tell of the last move."""
    outcome = position.outcome
    return None if outcome is None else (outcome.winner, outcome.reason, outcome.score)


def _is_repeated(position: Position) -> bool:
    return position.outcome is not None and _REPEATED in position.outcome.reason
