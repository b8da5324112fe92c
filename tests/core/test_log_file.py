"""The program's log, and what is said of it where it cannot be written."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from ringrealms3d.cli import main as commands
from ringrealms3d.core import log_file
from ringrealms3d.core.version import BUGS_PAGE
from tests.cli.running import Result, run_here


@pytest.fixture(autouse=True)
def no_log(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No log's file yet; the one that a test begins is closed."""
    handlers: list[logging.Handler] = [logging.NullHandler()]
    monkeypatch.setattr(log_file.log, "handlers", handlers)
    yield
    for handler in handlers:
        with suppress(OSError):
            handler.close()


def fault(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, log: Path) -> Result:
    """Return what a command with a fault comes to, with its log in this place."""

    def fail(_: object) -> int:
        raise ZeroDivisionError("so it is")

    monkeypatch.setattr(commands, "_run", fail)
    for module in (log_file, commands):
        monkeypatch.setattr(module, "log_path", lambda: log)
    return run_here(capsys, "games")


def test_a_fault_names_the_log(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    log = tmp_path / "the.log"
    told = fault(capsys, monkeypatch, log).err
    assert str(log) in told
    assert "so it is" in log.read_text("utf-8")


@pytest.mark.parametrize("place", ["/dev/null/the.log", "/dev/full"])
def test_a_log_that_is_not_written_is_not_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    told = fault(capsys, monkeypatch, Path(place)).err
    fault_told = "ringrealms3d games: an internal error, ZeroDivisionError: so it is"
    assert told == f"{fault_told}; please report it at {BUGS_PAGE}\n"
