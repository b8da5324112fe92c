"""``play`` where no window can open."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest

from ringrealms3d.cli import play_text
from ringrealms3d.records.record import GameRecord
from tests.cli.running import assert_refused, run_here

NO_DISPLAY = "there is no display"
ASKED = f"No window can open here: {NO_DISPLAY}.\nPlay in this terminal instead? [Y/n] "


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The variants of the games that begin in the terminal."""
    found: list[str] = []

    def play(record: GameRecord) -> int:
        found.append(record.uid)
        return 0

    monkeypatch.setattr("ringrealms3d.window.requirements.window_problem", lambda: NO_DISPLAY)
    monkeypatch.setattr(play_text, "play", play)
    return found


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Let somebody at a terminal type something."""

    def put(typed: str) -> None:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
        monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)

    return put


@pytest.mark.parametrize("typed", ["\n", "y\n", " YES \n"])
@pytest.mark.parametrize("given", [(), ("loop/mini",)])
def test_a_person_may_play_in_the_terminal(
    typed: str,
    given: tuple[str, ...],
    begun: list[str],
    type_in: Callable[[str], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    type_in(typed)
    assert run_here(capsys, "play", *given) == (0, ASKED, "")
    assert begun == list(given or ("ring-majority/tet",))


@pytest.mark.parametrize("typed", ["n\n", "no\n", "x\n", ""])
def test_or_be_told_why_no_window_opens(
    typed: str,
    begun: list[str],
    type_in: Callable[[str], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    type_in(typed)
    done = run_here(capsys, "play")
    assert (done.code, done.out.rstrip("\n")) == (2, ASKED)
    assert done.err == f"ringrealms3d play: {NO_DISPLAY}\n"
    assert begun == []


def test_nobody_is_asked_where_no_terminal_is(
    begun: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert_refused(run_here(capsys, "play", "loop/mini"), NO_DISPLAY)
    assert begun == []
