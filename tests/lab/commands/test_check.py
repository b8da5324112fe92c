"""Each check of a game of one's own finds what it is there for."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.core.errors import error_sentence
from ringrealms3d.core.phrase import use_catalogue
from ringrealms3d.lab.checks import checks
from ringrealms3d.lab.checks.checks import ALL, RULES, findings
from ringrealms3d.lab.checks.compiled import Compiled
from ringrealms3d.lab.checks.sample import sample
from tests.cli.running import run_cli, run_here
from tests.games.own_game import line_of, new_name, write_game
from tests.games.registry import kept_registry

OWN = "class Own(Placing):\n    pass\n"
METHOD = "class Own(Placing):\n    def {}\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for modules with games, and a registry that is put back afterwards."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    with kept_registry():
        yield tmp_path


def method(text: str) -> tuple[str, str]:
    """Return the change that gives the game's variant a method."""
    return OWN, METHOD.format(text)


LATE = "state.ply > 3"
BROKEN = {
    "legal moves": (method("why_illegal(self, state, code): return 'no'"), "why_illegal("),
    "texts of moves": (
        method("format_move(self, code): return super().format_move(min(code, 26))"),
        "format_move(27) must be UserError",
    ),
    "fens": (
        method(f"write_fen(self, state): return super().write_fen(state) + '0' * int({LATE})"),
        "fen",
    ),
    "clicks": (
        method(f"move_places(self, state, code): return (code if {LATE} else 0,)"),
        "move_places(1) must be",
    ),
    "captures": (
        ("state.turn = 1 -", "state.stone[(x + 1) % 27] = 0\n    state.turn = 1 -"),
        "captures(",
    ),
    "symmetries": (
        method(
            "symmetries(self): return np.stack([np.arange(27), np.roll(np.arange(27), 1)])"
            ".astype(np.int32)"
        ),
        "symmetries()[1]",
    ),
    "random moves": (
        (
            "from ringrealms3d.games.make.rules import random_place as random_move\n",
            "def random_move(tables, state, rng): return 0\n",
        ),
        "random_move()",
    ),
    "diagrams and counts": (
        method("text_diagram(self, state): return '#' * 121"),
        "text_diagram() must be ≤ 120, not 121",
    ),
    "rules page": (('"# Qubic"', '"# Other"'), "rules_text must be # Qubic, not '# Other'"),
}


@pytest.mark.parametrize("check", BROKEN)
def test_a_check_finds_what_does_not_hold(folder: Path, check: str) -> None:
    name = new_name()
    change, told = BROKEN[check]
    rr.register(write_game(folder, name, change))
    with pytest.raises(rr.UserError) as caught:
        ALL[check](sample(f"{name}/3"))
    assert told in error_sentence(caught.value)


def test_a_game_without_an_end_is_told(folder: Path) -> None:
    name = new_name()
    never = ("state.NAME_winner != 0 or state.ply == 27", "state.ply == 28")
    rr.register(write_game(folder, name, never))
    with pytest.raises(rr.UserError, match=r"Black cannot move, but over\(\) says"):
        ALL["random games end"](sample(f"{name}/3"))


def test_what_fails_is_printed_with_its_line(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    name = new_name()
    place = write_game(folder, name, ("state.ply += 1", "state.ply += 1 + 0 // int(4 - state.ply)"))
    done = run_here(capsys, "check", place)
    assert done.code == 1
    assert line_of(folder, name, "0 // int(4").rstrip(": ") in done.out
    assert "  FIX  random games end" in done.out
    assert "1 check failed." in done.out
    again = run_here(capsys, "check", name, "--json")
    assert again.code == 1
    monkeypatch.setenv("RINGREALMS3D_LANGUAGE", "de")
    assert run_here(capsys, "check", name, "--json").out == again.out
    use_catalogue(None)
    opened, ends = json.loads(again.out)
    assert (opened["check"], opened["fault"]) == ("the board opens", "")
    assert "ZeroDivisionError" in ends["fault"]


def test_the_checks_after_one_that_fails_are_made_too(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, begun = new_name(), list[str]()
    random_place = "from ringrealms3d.games.make.rules import random_place as random_move\n"
    failing = "def random_move(tables, state, rng): return 1 // int(state.ply - state.ply)\n"
    wide = method("text_diagram(self, state): return '#' * 121")
    rr.register(write_game(folder, name, (random_place, failing), wide))
    monkeypatch.setattr(checks, "ALL", RULES)
    monkeypatch.setattr(Compiled, "begin", lambda _: None)
    found = {each.check: each.fault for each in findings([f"{name}/3"], begun.append)}
    assert list(found) == begun == ["the board opens", *RULES]
    faults = {check: fault for check, fault in found.items() if fault}
    assert list(faults) == ["random moves", "playouts", "diagrams and counts"]
    assert "ZeroDivisionError" in faults["random moves"]
    assert line_of(folder, name, "1 // int(").rstrip(": ") in faults["playouts"]
    assert "text_diagram() must be ≤ 120, not 121" in faults["diagrams and counts"]


def test_what_is_no_game_is_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    done = run_here(capsys, "check", "no_such:GAME")
    assert done.code == 2
    assert "no_such:GAME: no game there" in done.err


@pytest.mark.nightly
def test_rules_that_differ_as_machine_code_are_found(tmp_path: Path) -> None:
    play = "import sys\nNUMBER = 2 + (not sys.argv[0].endswith('machine.py'))\nclass Own("
    changes = ("class Own(", play), ("if count == 3", "if count == NUMBER")
    write_game(tmp_path, "knot", *changes)
    done = run_cli("check", "knot:GAME", PYTHONPATH=str(tmp_path))
    assert done.code == 1
    assert "  FIX  machine code" in done.out
    assert done.out.count("FIX") == 1


@pytest.mark.nightly
def test_a_game_that_holds_passes() -> None:
    done = run_cli("check", "ringrealms3d.examples.qubic:GAME")
    assert done.code == 0
    assert "FIX" not in done.out
    assert "All checks passed." in done.out
