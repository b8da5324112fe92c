"""What is printed reaches the terminal cleaned, and a full disk is no fault."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ringrealms3d.cli.output import CleanOutput, cleaned_streams, new_console
from ringrealms3d.core.errors import UserError
from tests.amounts import at_night
from tests.cli.running import environment
from tests.subprocesses import ROOT


class Full(io.StringIO):
    """A stream without room."""

    def write(self, text: str) -> int:
        raise OSError(28, "No space left on device")


def test_escape_sequences_are_spelled_out(capsys: pytest.CaptureFixture[str]) -> None:
    with cleaned_streams():
        print("a\x1b]0;title\x07b")
        print("c\x1b[31md", file=sys.stderr)
    assert capsys.readouterr() == ("a\\x1b]0;title\\x07b\n", "c\\x1b[31md\n")


def test_a_line_that_grows_is_written_again() -> None:
    stream = io.StringIO()
    CleanOutput(stream).write("\rgame 1\rof 2")
    assert stream.getvalue() == "\rgame 1\\rof 2"


def test_a_console_draws_in_colour_on_the_stream_itself(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with cleaned_streams():
        new_console(force_terminal=True).print("[bold]bold")
    assert "\x1b[1m" in capsys.readouterr().out


def test_no_room_is_something_a_person_can_put_right() -> None:
    with pytest.raises(UserError, match="No space left"):
        CleanOutput(Full()).write("text")


MATCH = ("match", "ring-majority/tet", "plain", "plain", "--nodes", "2", "--games", "2")
PRINTING = [("--help",), ("games",), ("rules", "loop"), ("puzzles", "list"), at_night(MATCH)]
"""Commands that print, by argparse, by themselves and by rich."""


def run_into(stdout: int, command: tuple[str, ...]) -> tuple[int, str]:
    """Run a command whose output goes to a file; return its exit code and its errors."""
    done = subprocess.run(
        [sys.executable, "-m", "ringrealms3d", *command],
        cwd=ROOT,
        env=environment(),
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    return done.returncode, done.stderr


@pytest.mark.few(1)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("command", PRINTING, ids=lambda command: command[0])
def test_a_full_disk_is_told_in_one_sentence(command: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        code, told = run_into(full.fileno(), command)
    assert code == 2
    assert re.fullmatch(r"ringrealms3d.*: the output cannot be written: No space left .+\n", told)


@pytest.mark.few(1)
@pytest.mark.parametrize("command", PRINTING, ids=lambda command: command[0])
def test_a_reader_that_has_gone_is_no_error(command: tuple[str, ...]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        assert run_into(writer, command) == (0, "")
    finally:
        os.close(writer)
