"""What is printed reaches the terminal cleaned, and a full disk is no fault."""

from __future__ import annotations

import io
import sys

import pytest

from ringrealms3d.cli.output import CleanOutput, cleaned_streams, new_console
from ringrealms3d.core.errors import UserError


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
