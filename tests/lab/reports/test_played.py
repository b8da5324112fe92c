"""Games played again for what a report counts."""

from __future__ import annotations

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase, listed
from ringrealms3d.engine.book.canonical import canonical
from ringrealms3d.games import start
from ringrealms3d.lab.reports.played import balanced, ending_of, played_again
from ringrealms3d.records.json_file import Document, Node
from ringrealms3d.records.node import Evaluation

TET = "ring-majority/tet"
REPEATED = ["f1", "v1", "f2", "v2"]


def full_game(evaluated: bool = True) -> Document:
    """Return a game in which every move is the first legal one."""
    position, nodes = start(TET, 5), [Node(evaluation=Evaluation(0.25))]
    while position.outcome is None:
        move = position.legal_moves[0]
        nodes.append(Node(position.format_move(move), evaluation=Evaluation(-0.5)))
        position = position.play(move)
    if not evaluated:
        nodes[-1].evaluation = None
    return Document("game 1", TET, nodes, seed=5)


def test_a_game_is_played_again() -> None:
    document = full_game()
    game = played_again(3, document)
    plies = len(document.nodes) - 1
    assert (game.number, game.seed, len(game.moves)) == (3, 5, plies)
    assert game.turns == tuple(ply % 2 for ply in range(plies))
    assert game.choices[:3] == (14, 13, 12)
    assert game.evaluations == (0.25, *[-0.5] * plies)
    assert game.values == (-0.125, *[-0.5] * plies)
    first = start(TET)
    after = first.play(first.parse_move(game.moves[0]))
    assert game.openings[0] == canonical(after).key
    assert len(game.openings) == 2


def test_a_favour_to_the_player_to_move_is_taken_out() -> None:
    """Seat 0 is a little ahead, and the search thinks 0.3 too well of the player to move."""
    flattered = [0.1 + (0.3 if ply % 2 == 0 else -0.3) for ply in range(20)]
    assert balanced([*flattered, 1.0])[:-2] == pytest.approx([0.1] * 19)
    assert balanced([*flattered, 1.0])[-1] == 1.0
    assert balanced([0.5]) == (0.5,)


def test_the_ending_names_nobody() -> None:
    reason = Phrase("{winner} closed a loop at {site}", winner="Red", site="a1")
    assert ending_of(reason) == "the winner closed a loop at …"
    assert ending_of("the pile is full") == "the pile is full"
    loops = [Phrase("a loop through {nodes}", nodes=listed(names)) for names in (["a"], ["a", "b"])]
    assert ending_of(Phrase("{seat} has {loops}", seat="Red", loops=listed(loops))) == (
        "a player has a loop through … and a loop through …"
    )


def test_games_without_an_end_or_evaluations_are_refused() -> None:
    short = full_game()
    del short.nodes[-1]
    for document in (short, full_game(evaluated=False)):
        with pytest.raises(UserError, match=r"game 7 of ring-majority/tet"):
            played_again(7, document)
