"""Finding puzzles: the engine plays a game with itself, and its search hints where to look.

The search only suggests where a proof may succeed. A position becomes a puzzle if brute force
(:mod:`ringrealms3d.puzzles.brute_force`) proves that exactly one first move reaches the goal.

A puzzle's difficulty is how long a plain search takes to find the solution. This search is UCT
without priors or proofs: like a beginner, it has to try everything. The engine's own search finds
most of these solutions at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import inf

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.engine.analysis import Analysis
from ringrealms3d.engine.book.canonical import canonical
from ringrealms3d.engine.levels import Limit
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import PLAIN, STRONG
from ringrealms3d.engine.thinking import think
from ringrealms3d.games import from_fen
from ringrealms3d.games.other_boards import board_text
from ringrealms3d.lab.matches.match import GameResult, Match, mixed, play_game
from ringrealms3d.lab.matches.players import open_player, read_player
from ringrealms3d.lab.puzzles.checking import captures, prove
from ringrealms3d.lab.puzzles.lines import solution_line, wrong_answers
from ringrealms3d.puzzles.brute_force import Claim, judge
from ringrealms3d.puzzles.puzzle import HARDEST, Goal, Proof, Puzzle, proof_of, puzzle_id
from ringrealms3d.records.json_file import record_of

_LEVELS = (2, 3, 4, 5)  # stronger ones leave fewer positions with one right move
_RANDOM_PLIES = 2
_LAST_PLIES = 24
_LAST_PLIES_HIDDEN = 64  # little is tried there
_FEWEST_MOVES = 4
_LOOK = Limit(nodes=3_000)
_LOOK_TO_THE_END = Limit(seconds=0.5)
_MOST_MOVES_TO_THE_END = 10
_SETTINGS = replace(STRONG, megabytes=32)
_SETTINGS_TO_THE_END = replace(_SETTINGS, endgame=200)  # boards fill up long before stones run out
_MOST_PLAYED = 1_500_000  # by brute force, for one question
_MOST_WITHOUT_HINT = 3_000_000  # lines of play; more of them only where a search hints at a proof
_DEALT = 50  # tiles that may be drawn
_LONGEST_WIN, _LONGEST_HOLD = 4, 3


@dataclass(frozen=True, slots=True)
class _Found:
    """A goal that exactly one first move reaches."""

    goal: Goal
    moves: int
    solution: Move
    margin: int = 1


def find(uid: str, seed: int, number: int) -> list[Puzzle]:
    """Return the puzzles of one game of the engine with itself, at most one of each kind.

    Args:
        uid: the variant.
        seed: fixes the games.
        number: which of these games.

    Raises:
        UserError: there is no such variant.
    """
    found: dict[tuple[Goal, int], Puzzle] = {}
    for position in _late_positions(uid, seed, number):
        puzzle = puzzle_at(position, game=number, seed=seed)
        if puzzle is not None:
            found.setdefault((puzzle.goal, puzzle.moves), puzzle)
    return list(found.values())


def puzzle_at(position: Position, game: int = 0, seed: int = 0) -> Puzzle | None:
    """Return the puzzle that a position makes, None if it makes none.

    Args:
        position: a position of an unfinished game.
        game: the number of its game.
        seed: the seed of the games.
    """
    symmetric = len(canonical(position).rows) > 1
    if symmetric or len(position.legal_moves) < _FEWEST_MOVES or _is_guessed(position):
        return None
    for found in _guesses(position, seed):
        proof = proof_of(found.goal, position.turn, found.moves, found.margin)
        verdict = prove(position, found.solution, proof, _MOST_PLAYED)
        if verdict.holds:
            return replace(_written(position, found, proof, verdict.played), game=game, seed=seed)
    return None


def _is_guessed(position: Position) -> bool:
    """Whether something is hidden of which the rules do not say what it may be."""
    variant = position.variant
    return variant.hides(position.state) and not hasattr(variant.rules, "deals")


def _late_positions(uid: str, seed: int, number: int) -> Iterator[Position]:
    """Yield the positions near the end of a game, the last first, as read from their fens."""
    drawn = below(seeded(mixed(seed, number)), len(_LEVELS))
    level = f"level={_LEVELS[drawn]}"
    match = Match(uid, (level, level), Limit(), mixed(seed, number), _RANDOM_PLIES)
    record = record_of(_played(match).game)
    positions = [node.position for node in record.line if node.ply >= _RANDOM_PLIES]
    opening = positions[0]
    hides = opening.variant.hides(opening.state)
    looked_at = _LAST_PLIES_HIDDEN if hides else _LAST_PLIES
    for position in reversed(positions[-looked_at - 1 : -1]):
        yield from_fen(uid, position.fen(), seed=0)


def _played(match: Match) -> GameResult:
    first, second = (
        open_player(read_player(text, match.limits, match.uid), match.uid) for text in match.players
    )
    return play_game(match, 0, (first, second))


def _guesses(position: Position, seed: int) -> Iterator[_Found]:
    """Yield goals that may be provable in a position."""
    if position.margin is not None:
        if len(position.legal_moves) > _MOST_MOVES_TO_THE_END:
            return
        search = Search(position, seed, _SETTINGS_TO_THE_END)
        yield from _exact_guesses(position, _run(search, _LOOK_TO_THE_END))
        return
    if position.variant.hides(position.state):
        yield from _wins(position, _MOST_WITHOUT_HINT)
        yield from _holds(position, _MOST_WITHOUT_HINT)
        return
    look = _run(Search(position, seed, _SETTINGS), _LOOK)
    lost = sum(seen.proven == "loss" for seen in look.candidates)
    yield from _wins(position, _most_lines(look.candidates[0].proven == "win"))
    yield from _holds(position, _most_lines(2 * lost >= len(look.candidates)))


def _run(search: Search, limits: Limit) -> Analysis:
    return think(search, limits, lambda: False, lambda _: None)


def _exact_guesses(position: Position, look: Analysis) -> Iterator[_Found]:
    """Yield the results of a search to the end of the game in games with a score."""
    if not look.complete:
        return
    best, second = look.candidates[:2]
    results = [seen.proven for seen in look.candidates]
    if results.count("win") == 1:
        yield _Found(Goal.WIN, 0, best.move)
    if results[0] == "draw" and results.count("loss") == len(results) - 1:
        yield _Found(Goal.HOLD, 0, best.move)
    if best.margin > second.margin and captures(position, best.move):
        yield _Found(Goal.CAPTURE, 0, best.move, round(best.margin))


def _most_lines(hinted: bool) -> float:
    """Return how many lines brute force may try, with or without a search's hint."""
    return inf if hinted else _MOST_WITHOUT_HINT


def _wins(position: Position, most: float) -> Iterator[_Found]:
    """Yield the only winning move, if no other wins as soon."""
    for moves in range(1, _LONGEST_WIN + 1):
        if _lines(position, 2 * moves - 1) > most:
            return
        claim = Claim(position.turn, 1, moves, lucky=True)
        winning = _first_two(position, claim, holds=True)
        if winning is None or len(winning) > 1:
            return
        if winning:
            yield _Found(Goal.WIN_IN, moves, winning[0])
            return


def _holds(position: Position, most: float) -> Iterator[_Found]:
    """Yield the only move after which the opponent does not win within few moves."""
    for moves in range(1, _LONGEST_HOLD + 1):
        if _lines(position, 2 * moves) > most:
            return
        claim = Claim(1 - position.turn, 1, moves)
        holding = _first_two(position, claim, holds=False)
        if not holding:
            return
        if len(holding) == 1:
            yield _Found(Goal.HOLD, moves, holding[0])
            return


def _lines(position: Position, plies: int) -> int:
    """Return the approximate number of lines of this many moves, over all deals."""
    choices = len(position.legal_moves)
    dealt = _DEALT if position.variant.hides(position.state) else 1
    return int((choices * dealt) ** plies // dealt)


def _first_two(position: Position, claim: Claim, holds: bool) -> list[Move] | None:
    """Return at most two moves after which a claim holds, or fails; None if that takes too long."""
    found: list[Move] = []
    played = 0
    for move in position.legal_moves:
        verdict = judge(position, claim, move, _MOST_PLAYED - played)
        played += verdict.played
        if verdict.holds is None:
            return None
        if verdict.holds is holds:
            found.append(move)
        if len(found) == 2:
            break
    return found


def _written(position: Position, found: _Found, proof: Proof, played: int) -> Puzzle:
    """Return a found goal as a puzzle, with its lines and its difficulty."""
    playouts = playouts_needed(position, found.solution)
    return Puzzle(
        id=puzzle_id(position, found.goal, found.moves),
        variant=position.uid,
        fen=position.fen(),
        goal=found.goal,
        moves=found.moves,
        margin=found.margin,
        solution=position.format_move(found.solution),
        line=solution_line(position, found.solution, found.goal, proof),
        answers=wrong_answers(position, found.solution, found.goal, proof),
        stars=stars_of(playouts),
        playouts=playouts,
        proof=played,
        board=board_text(position.uid),
    )


PLAYOUTS = (25, 100, 400, 1_600)
"""The searches that are tried, by their playouts."""

MORE = 6_400
"""What stands for more playouts than were tried."""

_SEARCHES = 10
_SETTINGS = replace(PLAIN, megabytes=8)


def playouts_needed(position: Position, solution: Move) -> int:
    """Return with how many playouts at least half of ten searches choose the solution."""
    for playouts in PLAYOUTS:
        if _is_mostly_seen(position, solution, playouts):
            return playouts
    return MORE


def stars_of(playouts: int) -> int:
    """Return the difficulty of a puzzle that takes this many playouts, from 1 to 5 stars."""
    return min(HARDEST, 1 + sum(playouts > limit for limit in PLAYOUTS))


def _is_mostly_seen(position: Position, solution: Move, playouts: int) -> bool:
    """Whether at least half of ten searches with this many playouts choose a move."""
    seen = 0
    for seed in range(_SEARCHES):
        seen += _chosen(position, playouts, seed) == solution
        left = _SEARCHES - 1 - seed
        if 2 * seen >= _SEARCHES or 2 * (seen + left) < _SEARCHES:
            break
    return 2 * seen >= _SEARCHES


def _chosen(position: Position, playouts: int, seed: int) -> Move:
    search = Search(position, seed, _SETTINGS)
    found = think(search, Limit(nodes=playouts), lambda: False, lambda _: None)
    return found.candidates[0].move
