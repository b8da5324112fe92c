"""What is told of moves of a game's own: the swap, turns of two parts, and faults of modules."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.core.news import news_of
from ringrealms3d.core.story import Kind
from ringrealms3d.examples import isle, qubic
from ringrealms3d.lab.checks.rules import check_names
from ringrealms3d.lab.checks.sample import sample
from tests.games.own_game import new_name
from tests.games.registry import forget_outside_games, kept_registry

pytestmark = pytest.mark.usefixtures("examples_registered")


def written(game_folder: Path, source: str) -> str:
    """Write a module, register its game, and return the file."""
    name = new_name()
    path = game_folder / f"{name}.py"
    path.write_text(source, encoding="utf-8")
    forget_outside_games()
    rr.register(f"{name}:GAME")
    return str(path)


def test_a_swap_is_told_as_one_and_offered_before() -> None:
    start = rr.start("swapped-five/9")
    first = start.play("e5")
    told = [
        news_of(before, move, before.play(move))
        for before, move in ((start, start.parse_move("e5")), (first, first.parse_move("e5")))
    ]
    assert [[each.kind for each in news.milestones] for news in told] == [[Kind.OFFER], [Kind.SWAP]]
    assert told[1].milestones[0].told.text == "Black swapped:| the stone on e5 is now Black's"
    assert (told[1].taken, told[1].lost, told[1].spoils) == (0, 0, ())
    assert first.notice.startswith("Black may swap")
    assert not first.play("e5").notice
    plain = news_of(first, first.parse_move("a1"), first.play("a1"))
    assert plain.milestones == ()


def test_the_second_part_of_a_turn_is_no_free_turn() -> None:
    with kept_registry():
        rr.register(f"{isle.__name__}:GAME")
        start = rr.start("isle/hexagon")
        step = start.legal_moves[0]
        halfway = start.play(step)
        assert (start.prompt, halfway.prompt) == ("step with your king", "take a place away")
        news = news_of(start, step, halfway)
        assert not news.again
        assert news.milestones == ()
        assert halfway.counts == {}


def test_a_piece_without_a_look_is_refused_with_the_line(game_folder: Path) -> None:
    source = inspect.getsource(isle).replace("PIECES = {GONE: tile(0)}", "")
    with kept_registry():
        path = written(game_folder, source)
        before = rr.start("isle/hexagon")
        halfway = before.play(before.legal_moves[0])
        with pytest.raises(rr.UserError) as caught:
            halfway.play(halfway.legal_moves[0])
        line = 1 + source.splitlines().index("def play(tables, state, code):") - 1
        site = halfway.legal_moves[0].text
        told = f"piece 3 stands on {site}, but PIECES does not say how it looks"
        assert str(caught.value) == f"{path}, line {line}: {told}"
        with pytest.raises(rr.UserError, match="piece 3 stands on a2, but PIECES"):
            rr.from_fen("isle/hexagon", f"xa{before.fen()[2:]}")


@pytest.mark.parametrize(
    ("name", "hook"), [("symetries", "symmetries"), ("mark", "marks"), ("urgently", "urgent")]
)
def test_a_function_with_nearly_the_name_of_a_hook_is_told(
    game_folder: Path, name: str, hook: str
) -> None:
    source = f"{inspect.getsource(qubic)}\n\ndef {name}(board):\n    return ()\n"
    line = len(source.splitlines()) - 1
    with kept_registry():
        path = written(game_folder, source)
        looked_at = sample("qubic/4")
        with pytest.raises(rr.UserError) as caught:
            check_names(looked_at)
    told = f"{path}, line {line}: nothing uses {name}(); did you mean {hook}?"
    assert str(caught.value) == told


def test_a_helper_that_is_used_may_be_called_nearly_like_a_hook(game_folder: Path) -> None:
    helper = "def mark():\n    return 0\n\n\ndef deed(tables, state):\n    return str(mark())\n"
    with kept_registry():
        written(game_folder, f"{inspect.getsource(qubic)}\n\n{helper}")
        check_names(sample("qubic/4"))
