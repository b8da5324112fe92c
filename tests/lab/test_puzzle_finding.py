"""Where puzzles are looked for, and what brute force is asked there."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import ringrealms3d as rr
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.lab.matches.match import Match
from ringrealms3d.lab.puzzles import finding
from ringrealms3d.lab.puzzles.finding import find, puzzle_at
from ringrealms3d.puzzles.brute_force import Claim, Verdict
from ringrealms3d.records.json_file import document_of
from tests.kept_texts import ReadAsKept
from tests.library.kept import random_game

UIDS = ("loop/mini", "path-tiles/free-turns", "path-tiles/sixty-six", "loops-n-leaps/8")
PLIES = (10, 15, 20, 30, 40, 50)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What brute force is asked; nothing ever holds."""
    questions: list[str] = []

    def judge(position: Position, claim: Claim, move: Move, most: int) -> Verdict:
        assert claim.margin == 1
        who = "Who is to move" if claim.seat == position.turn else "The other"
        luck = " with luck" * claim.lucky
        questions.append(f"{who} wins within {claim.moves}{luck}, by {most:,} moves")
        return Verdict(holds=False, played=1)

    monkeypatch.setattr(finding, "judge", judge)
    return questions


@pytest.mark.parametrize("hint", ["win", "loss", ""])
def test_questions(
    hint: str, asked: list[str], monkeypatch: pytest.MonkeyPatch, read_as_kept: ReadAsKept
) -> None:
    look = SimpleNamespace(candidates=[SimpleNamespace(proven=hint or None)])
    monkeypatch.setattr(finding, "Search", lambda *_: None)
    monkeypatch.setattr(finding, "_run", lambda *_: look)
    lines: list[str] = []
    for uid in UIDS:
        line = random_game(uid, 3, plies=51).line[:-1]
        for node in (node for node in line if node.ply in PLIES):
            position = rr.from_fen(uid, node.position.fen(), seed=0)
            lines.append(f"{uid} after {node.ply}, {len(position.legal_moves)} moves:")
            asked.clear()
            puzzle_at(position)
            first = {question.partition(",")[0]: question for question in reversed(asked)}
            lines += [f"  {first[wins]}" for wins in reversed(first)]
    read_as_kept(lines, f"puzzle-questions-{hint or 'unknown'}")


@pytest.mark.parametrize(
    ("uid", "looked_at"),
    [("loop/lazo", 24), ("path-tiles/sixty-six", 64), ("loop/mini", 24)],
)
def test_the_last_moves_of_a_game_are_looked_at_the_last_one_first(
    uid: str, looked_at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, matches, fens = random_game(uid, 3, plies=400), list[Match](), list[str]()

    def played(match: Match) -> SimpleNamespace:
        matches.append(match)
        return SimpleNamespace(game=document_of(record))

    def looked(position: Position, game: int, seed: int) -> None:
        assert (game, seed) == (7, 5)
        fens.append(position.fen())

    monkeypatch.setattr(finding, "_played", played)
    monkeypatch.setattr(finding, "puzzle_at", looked)
    assert find(uid, seed=5, number=7) == []
    line = [node.position.fen() for node in record.line if node.ply >= 2][:-1]
    assert fens == line[::-1][:looked_at]
    assert (len(line) > looked_at) == (uid != "loop/mini")
    (match,) = matches
    assert match.random_plies == 2


def test_players_of_all_levels_from_2_to_5_play_themselves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record, players = random_game("loop/mini", 3, plies=3), list[tuple[str, str]]()

    def played(match: Match) -> SimpleNamespace:
        players.append(match.players)
        return SimpleNamespace(game=document_of(record))

    monkeypatch.setattr(finding, "_played", played)
    monkeypatch.setattr(finding, "puzzle_at", lambda *_, **__: None)
    for number in range(20):
        find("loop/mini", seed=5, number=number)
    assert set(players) == {(f"level={level}",) * 2 for level in (2, 3, 4, 5)}
