"""What is told of moves of a game's own: the swap, turns of two parts, and faults of modules."""

from __future__ import annotations

import inspect
from pathlib import Path

import numpy as np
import pytest

import ringrealms3d as rr
from ringrealms3d.core import data, verbs
from ringrealms3d.core.compile_fault import compile_fault
from ringrealms3d.core.news import news_of
from ringrealms3d.core.random import seeded
from ringrealms3d.core.story import Kind
from ringrealms3d.engine import priors
from ringrealms3d.engine.priors import own_weights_name, weights_of, write_weights
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import parse_settings
from ringrealms3d.examples import isle, qubic
from ringrealms3d.games.make.constants import CONSTANTS
from ringrealms3d.games.make.hooks import HOOKS
from ringrealms3d.lab.checks.checks import RULES
from ringrealms3d.lab.checks.rules import check_names, check_patterns, check_random_game
from ringrealms3d.lab.checks.sample import sample
from ringrealms3d.records.record import GameRecord
from tests.games.make import own_words
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


def check_rules(uid: str) -> None:
    """Check all that is quickly checked."""
    looked_at = sample(uid)
    for check in RULES.values():
        check(looked_at)


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


@pytest.mark.few(3)
@pytest.mark.parametrize(
    ("text", "name", "wanted"),
    [
        ("def symetries(board):\n    return ()", "symetries()", "symmetries()"),
        ("def mark(tables, state):\n    return {}", "mark()", "marks()"),
        ("def urgently(tables, state, out):\n    return 0", "urgently()", "urgent()"),
        ("class Table:\n    pass", "Table()", "Tables()"),
        ("PIECE = {}", "PIECE", "PIECES"),
        ("stuck = 'loses'", "stuck", "STUCK"),
        ("Pattern: int = 3", "Pattern", "PATTERNS"),
        ("marks = {'row': ()}", "marks", "marks()"),
    ],
)
def test_what_has_nearly_a_name_that_is_asked_for_is_told(
    game_folder: Path, text: str, name: str, wanted: str
) -> None:
    source = inspect.getsource(own_words)
    line = len(source.splitlines()) + 1
    with kept_registry():
        path = written(game_folder, f"{source}{text}\n")
        looked_at = sample("own-words/4")
        with pytest.raises(rr.UserError) as caught:
            check_names(looked_at)
    told = f"{path}, line {line}: nothing uses {name}; did you mean {wanted}?"
    assert str(caught.value) == told


def test_a_helper_that_is_used_may_be_called_nearly_like_a_hook(game_folder: Path) -> None:
    helper = "def mark():\n    return 0\n\n\ndef deed(tables, state):\n    return str(mark())\n"
    with kept_registry():
        written(game_folder, f"{inspect.getsource(qubic)}\n\n{helper}")
        check_names(sample("qubic/4"))


PATTERNED = """

PATTERNS = 2


@kernel
def patterns(tables, state, code, out):
    out[0] = code == 21
    return 1
"""


def test_what_was_tuned_of_own_patterns_is_tried_first(
    game_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data, "user_data_path", lambda *_, **__: game_folder)
    with kept_registry():
        written(game_folder, inspect.getsource(qubic) + PATTERNED)
        start = rr.start("qubic/4")
        check_patterns(sample("qubic/4"))
        assert start.variant.pattern_count == 2
        assert not weights_of(start.variant).any()
        weights = np.array([0.0, 6.0])
        write_weights(game_folder / "priors" / own_weights_name(start.variant), weights)
        assert weights_of(start.variant).tolist() == weights.tolist()
        search = Search(start, 1, parse_settings("plain,c_puct=5"))
        search.run(60)
        assert search.analysis(0.0).candidates[0].move.code == 21
        priors._read.cache_clear()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("PATTERNS = 2", ""), "PATTERNS must be 1 …, not 0"),
        (("PATTERNS = 2", "PATTERNS = -1"), "PATTERNS must be 1 …, not -1"),
        (("def patterns(", "def _patterns("), "PATTERNS must be 0, not 2"),
    ],
)
def test_a_number_of_patterns_that_cannot_be_is_refused(
    game_folder: Path, change: tuple[str, str], told: str
) -> None:
    with kept_registry():
        written(game_folder, inspect.getsource(qubic) + PATTERNED.replace(*change))
        with pytest.raises(rr.UserError) as caught:
            rr.start("qubic/4")
    assert told in str(caught.value)


def test_numbers_of_patterns_beyond_their_count_are_found(game_folder: Path) -> None:
    with kept_registry():
        source = PATTERNED.replace("PATTERNS = 2", "PATTERNS = 1")
        written(game_folder, inspect.getsource(qubic) + source)
        with pytest.raises(rr.UserError, match=r"patterns\(21\) must be 0 … 0, not \[1\]"):
            check_patterns(sample("qubic/4"))


def test_a_seat_that_cannot_move_and_has_not_lost_is_told(game_folder: Path) -> None:
    with kept_registry():
        written(
            game_folder,
            inspect.getsource(isle).replace('STUCK = "loses"', ""),
        )
        with pytest.raises(rr.UserError, match="White cannot move, but over"):
            rr.from_fen("isle/hexagon", f"x{'a' * 35}o:x:1:0:0")
        looked_at = sample("isle/hexagon")
        with pytest.raises(rr.UserError, match="cannot move, but over"):
            check_random_game(looked_at)


def test_a_text_that_is_no_move_is_answered_with_one_that_is() -> None:
    start = rr.start("isle/hexagon")
    with pytest.raises(rr.UserError, match="'a1-a1' is not a move: write it like a1-a2"):
        start.parse_move("a1-a1")
    with pytest.raises(rr.UserError, match="say where a1 goes, as in a1-a2"):
        start.play("a1")
    with pytest.raises(rr.UserError, match="a2 is not possible here"):
        start.play("a2")
    with pytest.raises(rr.UserError, match="'a3-a3' is not a move: write it like a1"):
        start.play("a1-a2").parse_move("a3-a3")


def test_a_function_that_is_no_kernel_is_named() -> None:
    text = (
        "Untyped global name 'reach':\x1b[0m Cannot determine Numba type of <class 'function'>\n"
        'File "game.py", line 7:'
    )
    found = compile_fault(RuntimeError(text), lambda file: file == "game.py", None)
    assert found is not None
    assert found[1] == "a kernel calls reach(), which is none: write @kernel above it"


def test_a_draw_has_its_reason(game_folder: Path) -> None:
    late = """

def over(tables, state):
    return state.ply >= 2


def drawn(tables, state):
    return f"{state.ply} moves were made"
"""
    with kept_registry():
        written(game_folder, inspect.getsource(qubic) + late)
        outcome = rr.start("qubic/4").play("1a1").play("1a2").outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (None, "2 moves were made")


ENDS_IN_A_DRAW = "\n\ndef over(tables, state):\n    return state.ply >= 2\n"


@pytest.mark.few(5)
@pytest.mark.parametrize("name", HOOKS)
def test_what_each_hook_returns_is_checked_and_told_with_its_line(
    game_folder: Path, name: str
) -> None:
    source = inspect.getsource(qubic) + (ENDS_IN_A_DRAW if name == "drawn" else "")
    source += f"\n\ndef {name}(*arguments):\n    return 3.5\n"
    line = len(source.splitlines()) - 1
    with kept_registry():
        path = written(game_folder, source)
        with pytest.raises(rr.UserError) as caught:
            check_rules("qubic/4")
    assert str(caught.value).startswith(f"{path}, line {line}: ")
    assert f"qubic/4: {name}() must be {HOOKS[name].wanted}, not 3.5" in str(caught.value)


UNFIT = [
    ("DEED", "3"),
    ("DEED", "' '"),
    ("PATTERNS", "-1"),
    ("PIECES", "{3: 'king'}"),
    ("PIECES", "{99: tile(0)}"),
    ("SEARCH", "{'rave_bais': 300}"),
    ("SEARCH", "{'exploration': -1}"),
    ("STUCK", "'looses'"),
    ("STUCK", "None"),
]


def test_every_constant_is_among_those_that_are_refused() -> None:
    assert {name for name, _ in UNFIT} == set(CONSTANTS)


@pytest.mark.parametrize(("name", "value"), UNFIT)
def test_each_constant_is_checked_and_told_with_its_line(
    game_folder: Path, name: str, value: str
) -> None:
    source = f"{inspect.getsource(isle)}\n\n{name} = {value}\n"
    with kept_registry():
        path = written(game_folder, source)
        with pytest.raises(rr.UserError) as caught:
            check_rules("isle/hexagon")
    told = str(caught.value)
    assert told.startswith(f"{path}, line {len(source.splitlines())}: ")
    assert f"{name} must be {CONSTANTS[name].wanted}, not " in told


@pytest.mark.parametrize("groups", [[(0, 1)], {"row": 5}, {"row": ((0, 64),)}])
def test_marks_that_are_no_sites_are_refused(game_folder: Path, groups: object) -> None:
    source = f"{inspect.getsource(qubic)}\n\ndef marks(tables, state):\n    return {groups!r}\n"
    with kept_registry():
        written(game_folder, source)
        with pytest.raises(rr.UserError, match=r"marks\(\) must be"):
            check_rules("qubic/4")


def test_numbers_of_kernels_need_not_be_made_into_others(game_folder: Path) -> None:
    own = """


def counts(tables, state):
    return {"stones": ((state.stone == 1).sum(), (state.stone == 2).sum())}


def marks(tables, state):
    return {"row": (np.flatnonzero(state.stone == state.winner),)}
"""
    with kept_registry():
        written(game_folder, f"import numpy as np\n{inspect.getsource(qubic)}{own}")
        end = sample("qubic/4").game[-1]
    assert end.outcome is not None
    assert all(type(number) is int for pair in end.counts.values() for number in pair)
    assert {type(site) for group in end.outcome.marks["row"] for site in group} == {int}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("from_to(state, site, site)", "-1"), "moves() lists -1, but moves are 0 … 1368"),
        ((", travels=True", ""), "game() needs travels=True"),
        (("board.size - 1]", 'board.site("f9")]'), "4 a side has no place 'f9'"),
    ],
)
def test_what_cannot_be_is_told_with_the_file(
    game_folder: Path, change: tuple[str, str], told: str
) -> None:
    source = inspect.getsource(isle)
    assert change[0] in source
    with kept_registry():
        path = written(game_folder, source.replace(*change))
        with pytest.raises(rr.UserError) as caught:
            sample("isle/hexagon")
    assert str(caught.value).startswith(path)
    assert told in str(caught.value)


@pytest.mark.parametrize(("stuck", "winner"), [("loses", 0), ("wins", 1), ("draws", None)])
def test_a_seat_that_cannot_move_ends_the_game_as_the_module_says(
    game_folder: Path, stuck: str, winner: int | None
) -> None:
    source = inspect.getsource(isle).replace('STUCK = "loses"', f'STUCK = "{stuck}"')
    with kept_registry():
        written(game_folder, source)
        before = rr.from_fen("isle/hexagon", f"x.{'a' * 34}o:x:9:0:1")
        outcome = before.play(before.legal_moves[0]).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (winner, "Black cannot move")


def test_a_module_s_own_numbers_are_filled_in_where_positions_are_set_up() -> None:
    start = rr.start("isle/hexagon")
    form = start.variant.setup_form
    assert form is not None
    field = next(each for each in form.fields if each.key == "removing 0")
    assert field.title == "Removing"
    fen = form.write(form.say(form.read(start.state), field.key, 1))
    assert rr.from_fen("isle/hexagon", fen).prompt == "take a place away"
    taken = rr.start("breathless/ti").variant.setup_form
    assert taken is not None
    assert [each.title for each in taken.fields][1:] == ["Red: Taken", "Blue: Taken"]


def test_what_becomes_of_a_seat_that_cannot_move_is_one_of_three(game_folder: Path) -> None:
    source = inspect.getsource(isle).replace('STUCK = "loses"', 'STUCK = "lost"')
    told = r"own\w+.py, line \d+: .*STUCK must be 'loses', 'wins', 'draws', not 'lost'"
    with kept_registry(), pytest.raises(rr.UserError, match=told):
        written(game_folder, source)


FILLED = """
from ringrealms3d.make import Grid, completes, end_turn, game, kernel, put, win

DEED = "has three in a row"
STUCK = "draws"


class Tables:
    def __init__(self, board):
        self.rows = board.rows_through(3)


@kernel
def moves(tables, state, out):
    found = 0
    for site in range(len(state.stone)):
        if state.stone[site] == 0 and state.winner == 0:
            out[found] = site
            found += 1
    return found


@kernel
def play(tables, state, site):
    put(state, site)
    if completes(tables.rows, state, site):
        win(state)
    end_turn(state)


GAME = game(__name__, "Filled", {"3": Grid(3, 3)}, "# Filled")
"""


@pytest.mark.parametrize(
    ("fen", "end"),
    [(".xoxoooxx:x:8:0", (None, "neither side won")), (".xxoxoxoo:x:8:0", (0, "has three"))],
)
def test_a_full_board_is_no_seat_that_cannot_move(
    game_folder: Path, fen: str, end: tuple[int | None, str]
) -> None:
    with kept_registry():
        written(game_folder, FILLED)
        outcome = rr.from_fen("filled/3", fen).play("a1").outcome
    assert outcome is not None
    assert outcome.winner == end[0]
    assert end[1] in outcome.reason


def test_the_parts_of_a_turn_are_told_together() -> None:
    with kept_registry():
        rr.register(f"{isle.__name__}:GAME")
        node = GameRecord("isle/hexagon").root
        told = []
        for text in ("a1-a2", "c5", "g4-g3", "c4"):
            node = node.play(text)
            assert node.news is not None
            told.append(node.news.move.text.replace("|", ""))
    assert told == [
        "White played a1-a2",
        "White played a1-a2 and c5",
        "Black played g4-g3",
        "Black played g4-g3 and c4",
    ]


OWN_CHOICE = """

@kernel
def random_move(tables, state, rng):
    return state.listed[moves(tables, state, state.listed) - 1]
"""


@pytest.mark.parametrize(
    ("stuck", "own"), [("loses", ""), ("wins", ""), ("draws", ""), ("loses", OWN_CHOICE)]
)
def test_a_playout_of_a_game_that_ends_where_one_is_stuck_makes_the_usual_moves(
    game_folder: Path, stuck: str, own: str
) -> None:
    source = inspect.getsource(isle).replace('STUCK = "loses"', f'STUCK = "{stuck}"') + own
    with kept_registry():
        written(game_folder, source)
        position = rr.start("isle/hexagon")
        tables, rules = position.variant.tables, position.variant.rules
        for seed in range(3):
            ends = [position.state.copy() for _ in range(2)]
            verbs.playout(tables, ends[0], seeded(seed))
            rng = seeded(seed)
            while not rules.over(tables, ends[1]):
                rules.play(tables, ends[1], rules.random_move(tables, ends[1], rng))
            fens = [position.variant.write_fen(each) for each in ends]
            assert fens[0] == fens[1]
            assert ends[0].winner == ends[1].winner != 0
