"""Self-play follows the games so far."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import exp

import pytest

import ringrealms3d as rr
from ringrealms3d.core.move import Move
from ringrealms3d.core.random import seeded
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.engine.book.book import Book, BookMove, Tally, guided, worth
from ringrealms3d.engine.book.canonical import canonical
from ringrealms3d.engine.levels import VARIED, Limit, choose
from ringrealms3d.games import start
from ringrealms3d.lab.matches.players import EnginePlayer, read_player
from ringrealms3d.records.node import GameNode

TET = "ring-majority/tet"
EVEN = Analysis(tuple(Candidate(Move(code), 1_000, 0.5) for code in range(3)), (), 3_000, 0.0)
KNOWN = (
    BookMove((Move(0), Move(7)), Tally(40, 18.0)),
    BookMove((Move(1),), Tally(40, 22.0)),
)
FEW = Limit(nodes=30)


def test_without_games_nothing_changes() -> None:
    assert guided(EVEN, (), VARIED.temperature) == EVEN


def test_a_move_that_did_better_is_drawn_more_often_as_it_is_said() -> None:
    rng = seeded(5)
    found = guided(EVEN, KNOWN, VARIED.temperature)
    drawn = Counter(choose(found, VARIED, rng).code for _ in range(6_000))
    gains = [worth(tally, 0.5) - 0.5 for tally in (Tally(40, 18.0), Tally(40, 22.0))]
    weights = [*(exp(gain / 0.05) for gain in gains), 1.0]  # of the third nothing is known
    expected = [6_000 * weight / sum(weights) for weight in weights]
    assert [drawn[code] for code in range(3)] == pytest.approx(expected, rel=0.08)


def test_what_did_as_well_is_drawn_as_often_as_it_was_visited() -> None:
    rng = seeded(6)
    visits = (900, 90, 10)
    candidates = tuple(Candidate(Move(code), seen, 0.5) for code, seen in enumerate(visits))
    even = (BookMove((Move(0),), Tally(30, 15.0)), BookMove((Move(2),), Tally(3, 1.5)))
    found = guided(Analysis(candidates, (), 1_000, 0.0), even, VARIED.temperature)
    drawn = Counter(choose(found, VARIED, rng).code for _ in range(20_000))
    assert [drawn[code] for code in range(3)] == pytest.approx([18_000, 1_800, 200], rel=0.2)


def test_a_varied_player_follows_its_guide_in_its_first_plies_alone() -> None:
    line = GameNode.root_at(start(TET))
    turned = canonical(line.position)
    moves = {"f1": Tally(90, 0.0), "e1": Tally(90, 90.0), "v1": Tally(90, 0.0)}
    texts = {
        rr.start(TET).format_move(Move(turned.code_of(rr.start(TET).parse_move(text)))): tally
        for text, tally in moves.items()
    }
    guide = Book(TET, {turned.key: texts})

    def moves_of(text: str, guide: Book | None) -> set[str]:
        spec = read_player(text, FEW, TET)
        even = replace(spec, settings=replace(spec.settings, c_puct=0.0))
        player = EnginePlayer(even, guide)
        chosen = set()
        for seed in range(8):
            player.new_game(line, seed)
            chosen.add(line.position.format_move(player.choose(line)))
        return chosen

    assert moves_of("varied=1", guide) == {"e1"}
    assert len(moves_of("varied=1", None)) > 1
    assert moves_of("varied=0", guide) == moves_of("varied=0", None) == moves_of("strong", None)
