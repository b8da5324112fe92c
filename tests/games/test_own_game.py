"""Games from outside that are broken: what is told, and that it is told as theirs."""

from __future__ import annotations

import os
from copy import copy
from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d import games
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.game import Game
from ringrealms3d.core.guard import Guard
from ringrealms3d.core.outside import VARIABLE
from ringrealms3d.games.trial import check_opened
from tests.games.own_game import line_of, new_name, write_game
from tests.games.registry import add_unchecked

NAMES = 'names = tuple("abc"[z] + f"{y + 1}{x + 1}" for z, y, x in SPOTS)'
BOARD = 'board = Board(uid, "Cube of 27", names, beside)'
LAYOUT = 'layout = tabletop(cells, ("white", "black"))'
MADE = "GAME = Game("


def added(game_folder: Path, *changes: tuple[str, str]) -> str:
    """Register a new game with some changes, and return its id."""
    name = new_name()
    rr.register(write_game(game_folder, name, *changes))
    return name


def begun(place: str, uid: str) -> rr.Position:
    """Register a game, and return the start of one of its variants."""
    rr.register(place)
    return rr.start(uid)


def test_a_game_that_is_right_is_played_to_its_end(game_folder: Path) -> None:
    position = rr.start(f"{added(game_folder)}/3")
    for text in ("a11", "b22", "a12", "c33", "a13"):
        position = position.play(position.parse_move(text))
    assert position.outcome is not None
    assert position.outcome.reason == "White has three in a row"


@pytest.mark.few(12)
@pytest.mark.parametrize(
    ("old", "new", "line", "told"),
    [
        (NAMES, NAMES.replace("{x + 1}", ""), BOARD, "sites has the name 'a1' 3 times"),
        (NAMES, NAMES.replace('"abc"', '("a ", "b", "c")'), BOARD, "sites[0] must be a word"),
        (NAMES, 'names = ("",) + tuple(map(str, range(26)))', BOARD, "sites[0] must be a word"),
        (NAMES, 'names = ("seed",) + tuple(map(str, range(26)))', BOARD, "not 'seed'"),
        ("np.full((27, 26)", "np.full((28, 26)", BOARD, "shape must be (27, …), not (28, 26)"),
        (BOARD, f"beside[0, 0] = 27; {BOARD}", BOARD, "neighbours[0, 0] must be -1 … 26, not 27"),
        (BOARD, f"beside[0] = -1; {BOARD}", BOARD, "a12 has a11 as a neighbour"),
        (BOARD, f"beside[3, 20] = 3; {BOARD}", BOARD, "a21 is its own neighbour"),
        ("-1, np.int16)", "-1, float)", BOARD, "neighbours must be int (27, …)"),
        (LAYOUT, LAYOUT.replace("white", "green"), "layout = t", "colours[0] must be red or blue"),
        (LAYOUT, LAYOUT.replace("cells", "cells[1:]"), "", "len(layout.kinds) must be ≥ 27"),
        ("x + 4 * z, y)", "x + 4 * z, y * np.nan)", LAYOUT, "sites[0][0, 1] must be a finite"),
        ("(1, 0), (1, 1)", "(1, 1), (1, 0)", LAYOUT, "convex and counter-clockwise"),
        ("np.int8, (27,)", "np.int8, (26,)", "", "stones().shape must be (27,), not (26,)"),
        ("def margin", "def margins", "bind(STATE", "has no function margin"),
        (MADE, f"SEATS = ('White',)\n{MADE}", MADE, "seats must be tuple[str, str]"),
        (MADE, f"SEATS = ('White',) * 2\n{MADE}", MADE, "seats has the name 'White' 2 times"),
        ('("NAME/3",)', '("NAME/3")', MADE, "variants must be tuple[str, ...]"),
        ('("NAME/3",)', '("NAME/3", "NAME/3")', MADE, "variants has the name"),
        ('("NAME/3",)', '("3",)', MADE, "variants[0] must be 'NAME/…', not '3'"),
        ('"# Qubic"', "None", MADE, "rules_text must be str, not None"),
        ("build)", "build('NAME/3'))", MADE, "open_variant must be Callable["),
        ("import numpy as np", "import numpi as np", "numpi", "No module named 'numpi'"),
        ("TABLES = struct_type(", "TABLES = struct_type((", "TABLES = s", "SyntaxError: "),
        (NAMES, "raise SystemExit(3)", "raise System", "SystemExit: 3"),
        (NAMES, "raise NotImplementedError", "raise Not", "NotImplementedError"),
        (NAMES, "raise BaseExceptionGroup('no', [KeyError()])", "raise Base", "no (1 sub-exc"),
        (NAMES, "class Odd(BaseException): ...\n    raise Odd", "raise Odd", "Odd"),
        ("import numpy as np", "class Odd(BaseException): ...\nraise Odd", "raise Odd", "Odd"),
        ("build)", "lambda: 1)", MADE, "takes 0 positional arguments but 1 was given"),
        (
            "state.ply += 1",
            "pass",
            "",
            "line 32: ValueError: it does not add 1 to ply, as end_turn and move_again do",
        ),
        ("(tables: Struct, state: Struct, x: int)", "(tables: Struct)", "", "line 32: TypeError"),
        (
            "state.ply += 1",
            "state.ply += 1; state.stone[0] = 99",
            "",
            "stones() must be 0 or one of",
        ),
        ("state.ply += 1", "state.NAME_winer = 1", "_winer", "no attribute"),
        ("state.NAME_winner != 0", "state['winer'] != 0", "winer", "ield "),  # plain or compiled
    ],
)
def test_what_is_wrong_is_told_with_its_line(
    game_folder: Path, old: str, new: str, line: str, told: str
) -> None:
    name = new_name()
    with pytest.raises(UserError) as caught:
        begun(write_game(game_folder, name, (old, new)), f"{name}/3")
    sentence = str(caught.value)
    assert told.replace("NAME", name) in sentence
    if line:
        assert line_of(game_folder, name, line.replace("NAME", name)) in sentence


MOVES = "from ringrealms3d.games.make.rules import moves as moves\n"


@pytest.mark.few(4)
@pytest.mark.parametrize(
    ("filled", "count", "told"),
    [
        (0, 10**9, "line 27: ValueError: it counts more moves than there is room for"),
        (0, -1, "line 27: ValueError: it counts more moves than there is room for, or fewer"),
        (-5, 1, "NAME/3: moves() must be 0 … 26, not -5"),
        (27, 1, "NAME/3: moves() must be 0 … 26, not 27"),
        (7, 5, "NAME/3: len(set(moves())) must be 5, not 1"),
    ],
)
@pytest.mark.parametrize("ply", [0, 1])
def test_moves_that_no_array_holds_are_told(
    game_folder: Path, ply: int, filled: int, count: int, told: str
) -> None:
    """A compiled search would read beyond its arrays and end the program."""
    wrong = (
        "from ringrealms3d.games.make.rules import moves as placing\n\n@kernel\n"
        "def moves(tables, state, out):\n"
        f"    if state.ply != {ply}:\n        return placing(tables, state, out)\n"
        f"    out[:] = {filled}\n    return {count}\n"
    )
    name = added(game_folder, (MOVES, ""), ("LINES = [", f"{wrong}\nLINES = ["))
    with pytest.raises(UserError) as caught:
        rr.start(f"{name}/3")
    assert told.replace("NAME", name) in str(caught.value)
    assert f"{name}.py" in str(caught.value)


HOOKS = {
    "format_move": ("self, code", "a legal move's text"),
    "parse_move": ("self, state, text", ""),
    "write_fen": ("self, state", ""),
    "read_fen": ("self, text, seed", ""),
    "text_diagram": ("self, state", ""),
    "stones": ("self, state", ""),
    "start": ("self, seed", ""),
}


@pytest.mark.few(3)
@pytest.mark.parametrize("hook", HOOKS)
def test_a_hook_that_fails_is_told_before_a_game_begins(game_folder: Path, hook: str) -> None:
    failing = f"    def {hook}({HOOKS[hook][0]}): return {{}}['gone']"
    name = added(game_folder, ("    pass\n", failing))
    with pytest.raises(UserError) as caught:
        rr.start(f"{name}/3")
    assert line_of(game_folder, name, "'gone'") + "KeyError: 'gone'" in str(caught.value)


@pytest.mark.few(4)
@pytest.mark.parametrize(
    ("hook", "told"),
    [
        ("format_move(self, code): return None", "format_move() must be str, not None"),
        ("layout(self): return None", "layout must be Layout"),
        ("format_move(self, code): return 'a'", "parse_move('a')"),
        ("write_fen(self, state): return 'x x'", "write_fen() must be a word"),
        ("stones(self, state): return state.stone[1:]", "stones().shape must be"),
        ("move_places(self, state, code): return (code + 1,)", "move_places(26) must be"),
        ("symmetries(self): return np.zeros((1, 9), int)", "symmetries().shape must be"),
        (
            "symmetries(self): return np.array([range(27), [0] * 27])",
            "symmetries()[1]) must be",
        ),
        (
            "symmetries(self): return np.array([range(26, -1, -1)])",
            "()[0] must be range(27)",
        ),
        ("read_fen(self, text, seed): return self.start(seed)", ""),
    ],
)
def test_hooks_that_do_not_fit_together_are_told(game_folder: Path, hook: str, told: str) -> None:
    name = added(game_folder, ("    pass\n", f"    def {hook}\n"))
    if not told:  # an empty board is what the first position is
        assert rr.start(f"{name}/3").ply == 0
        return
    with pytest.raises(UserError) as caught:
        rr.start(f"{name}/3")
    assert told in str(caught.value)


def test_a_rule_that_fails_later_is_told_where_it_does(
    game_folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    late = ("state.ply += 1", "state.ply += 1\n    if state.ply == 2: {}['gone']")
    name = added(game_folder, late)
    position = rr.start(f"{name}/3")
    position = position.play(position.parse_move("a11"))
    with pytest.raises(UserError) as caught:
        position.play(position.parse_move("a12"))
    assert line_of(game_folder, name, "'gone'") + "KeyError: 'gone'" in str(caught.value)
    assert "KeyError: 'gone'" in caplog.text
    assert "Traceback" in caplog.text


def test_a_refusal_by_the_author_is_told_as_it_is(game_folder: Path) -> None:
    text = "    def text_of_places(self, places):\n        raise ValueError('click one cell')\n"
    name = added(game_folder, ("    pass\n", text))
    with pytest.raises(UserError, match=r"^click one cell$"):
        rr.start(f"{name}/3").variant.text_of_places((1, 2))


def test_a_value_that_does_not_fit_in_a_game_is_its_fault(game_folder: Path) -> None:
    text = "    def text_of_places(self, places):\n        return str(int('a1'))\n"
    name = added(game_folder, ("    pass\n", text))
    with pytest.raises(UserError) as caught:
        rr.start(f"{name}/3").variant.text_of_places((1, 2))
    assert line_of(game_folder, name, "int('a1')") + "ValueError: " in str(caught.value)


def test_broken_games_are_left_out_here_and_in_child_processes(
    game_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = write_game(game_folder, "own_good")
    bad = write_game(game_folder, "own_bad", ("import numpy as np", "import numpi as np"))
    twin = write_game(game_folder, "own_twin", ('Game("NAME"', 'Game("loop"'), ("NAME/3", "loop/3"))
    unfit = write_game(game_folder, "own_unfit", ("np.full((27, 26)", "np.full((28, 26)"))
    places = [bad, good, twin, unfit]
    monkeypatch.setenv(VARIABLE, ",".join(places))
    for place in places:
        add_unchecked(place)
    first, second, third = games.leave_out_broken()
    assert "No module named 'numpi'" in first
    assert "a game 'loop' already exists" in second
    assert "neighbours.shape must be" in third
    assert rr.get_game("own_good").title == "Qubic"
    assert os.environ[VARIABLE] == good


def test_games_refuse_names_that_nothing_can_have() -> None:
    for name in ("", "a b", "a/b", 5):
        with pytest.raises(UserError, match="Game: uid must be"):
            Game(name, "T", "D", ("A", "B"), ("a/1",), "R", lambda uid: None)  # type: ignore


@pytest.mark.nightly
@pytest.mark.parametrize("uid", rr.variant_ids())
def test_the_program_s_own_games_would_be_taken_from_outside(uid: str) -> None:
    chosen = rr.start(uid).variant
    opened = check_opened(uid, copy(chosen), Guard("nobody:GAME"))
    assert opened.board is chosen.board
