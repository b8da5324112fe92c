"""The entry point, and the commands that only speak: help, rules, play without a display."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from contextlib import suppress

import pytest

import ringrealms3d
from ringrealms3d.cli import games
from ringrealms3d.cli.main import COMMANDS
from ringrealms3d.core.phrase import use_catalogue
from tests.cli.running import assert_refused, environment, run_cli, run_here, run_plain_here
from tests.subprocesses import ROOT

OTHER_NAMES = {"render": "export"}
WITHOUT_DISPLAY = ("no display", "render", "perft", "doctor")


def test_the_version_is_the_packages() -> None:
    assert run_cli("--version") == (0, f"ringrealms3d {ringrealms3d.__version__}\n", "")


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    done = run_here(capsys, "--help")
    assert (done.code, done.err) == (0, "")
    listed = re.findall(r"^ {4}(\w[\w-]*(?: \w+)?)(?: \((\w+)\))?(?:  |\n)", done.out, re.MULTILINE)
    assert [name for names in listed for name in names if name] == list(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(capsys: pytest.CaptureFixture[str], command: str) -> None:
    done = run_here(capsys, command, "--help")
    assert (done.code, done.err) == (0, "")
    assert f"ringrealms3d {OTHER_NAMES.get(command, command)}" in done.out
    assert "%" not in done.out


@pytest.mark.nightly
def test_play_without_a_display_says_what_works() -> None:
    done = run_cli("play")
    assert_refused(done, *WITHOUT_DISPLAY)
    assert_refused(run_cli("play", "ring-majority/tet"), *WITHOUT_DISPLAY)


def test_no_command_is_play() -> None:
    assert run_cli() == run_cli("play")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("play", "ring-majority/ball"), ("ring-majority/ball",)),
        (("play", "chess"), ("chess",)),
        (("dance",), ("'dance'", "play")),
        (("--dance", "rules"), ("--dance",)),
        (("play", "--dance"), ("--dance",)),
        (("rules", "chess"), ("chess", "ring-majority")),
        (("doctor", "please"), ("please",)),
    ],
    ids=lambda x: " ".join(x),
)
def test_a_bad_argument_is_named(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], named: tuple[str, ...]
) -> None:
    assert_refused(run_here(capsys, *arguments), *named)


def test_a_game_file_where_a_variant_belongs_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    refused = run_plain_here(capsys, monkeypatch, "perft", "/games/mine.rrsgf")
    assert_refused(refused, "/games/mine.rrsgf", "is a game file")


def test_rules_lists_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    done = run_here(capsys, "rules")
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert len(lines) == len(ringrealms3d.all_games())
    assert lines[0].startswith("ring-majority: Ring Majority, by Larry Wheeler")


def test_rules_prints_a_games_rules_and_boards(capsys: pytest.CaptureFixture[str]) -> None:
    done = run_here(capsys, "rules", "ring-majority")
    assert (done.code, done.err) == (0, "")
    assert "Larry Wheeler" in done.out
    for uid in ringrealms3d.get_game("ring-majority").variants:
        assert uid in done.out
    assert "362 places" in done.out


def test_rules_are_printed_in_the_users_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RINGREALMS3D_LANGUAGE", "de")
    try:
        done = run_here(capsys, "rules", "loop")
    finally:
        use_catalogue(None)
    assert "Die Bretter dieses Programms" in done.out
    assert "6 Ebenen, 126 Felder" in done.out
    assert "In Kürze" in done.out


def break_down(message: str) -> None:
    raise KeyError(message)


def test_an_unexpected_error_is_one_line_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("RINGREALMS3D_DEBUG", raising=False)
    monkeypatch.setattr(games, "print_rules", lambda options: break_down("lost"))
    done = run_here(capsys, "rules")
    assert (done.code, done.out) == (1, "")
    assert len(done.err.splitlines()) == 1
    assert "an internal error, KeyError: 'lost'" in done.err
    monkeypatch.setenv("RINGREALMS3D_DEBUG", "1")
    with pytest.raises(KeyError):
        run_here(capsys, "rules")


def test_an_interrupt_is_exit_130(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(options: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "print_rules", interrupt)
    assert run_here(capsys, "rules") == (130, "", "stopped\n")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes")
@pytest.mark.parametrize("command", [("rules", "ring-majority"), ("export", "--kinds")])
def test_a_reader_that_leaves_is_no_error(command: tuple[str, ...]) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "ringrealms3d", *command],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    err = process.stderr.read()
    process.stderr.close()
    assert (process.wait(60), err) == (0, "")


def test_an_interrupt_that_becomes_another_error_is_exit_130(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(options: object) -> int:
        with suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        raise AttributeError("lost on the way")

    monkeypatch.setattr(games, "print_rules", interrupt)
    assert run_here(capsys, "rules") == (130, "", "stopped\n")
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    monkeypatch.setattr(games, "print_rules", lambda options: break_down("lost"))
    assert run_here(capsys, "rules").code == 1


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("rendr loop/mini", "'rendr' is not one of the choices; did you mean 'render'?"),
        ("library serch", "'serch' is not one of the choices; did you mean 'search'?"),
        (
            "render --thmee dark loop/mini",
            "arguments: --thmee; did you mean --theme? ",
        ),
        ("library list --jsn", "--jsn; did you mean --json? (see ringrealms3d library list"),
        ("--verson", "--verson; did you mean --version?"),
        ("--nosuch", "unrecognized arguments: --nosuch (see ringrealms3d --help"),
        ("games --nosuch", "unrecognized arguments: --nosuch (see ringrealms3d games --help"),
        ("--", "unrecognized arguments: --"),
        ("", "invalid choice: ''"),
    ],
)
def test_what_is_misspelt_is_named_with_what_was_meant(
    capsys: pytest.CaptureFixture[str], line: str, sentence: str
) -> None:
    assert_refused(run_here(capsys, *(line.split() or [""])), sentence)
