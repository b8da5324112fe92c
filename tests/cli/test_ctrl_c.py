"""Ctrl+C that a library swallows."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path
from threading import Thread

import pytest

from ringrealms3d.cli.arguments import WorkGoesOn, interruptible
from ringrealms3d.cli.ctrl_c import ctrl_c_was_pressed, noted_ctrl_c, stop_if_pressed
from ringrealms3d.cli.main import main
from ringrealms3d.exports import kinds
from ringrealms3d.exports.request import Progress
from tests.cli.running import run_here


def swallowed_ctrl_c() -> None:
    with suppress(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_a_swallowed_ctrl_c_is_known() -> None:
    before = signal.getsignal(signal.SIGINT)
    with noted_ctrl_c():
        stop_if_pressed()
        swallowed_ctrl_c()
        assert ctrl_c_was_pressed()
        with pytest.raises(KeyboardInterrupt):
            stop_if_pressed()
    assert signal.getsignal(signal.SIGINT) is before


def test_the_next_command_starts_without_it() -> None:
    with noted_ctrl_c():
        swallowed_ctrl_c()
    with noted_ctrl_c():
        assert not ctrl_c_was_pressed()
        stop_if_pressed()


def test_a_swallowed_ctrl_c_ends_an_export_without_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def export(request: object, path: Path, kind: str | None, progress: Progress) -> None:
        swallowed_ctrl_c()
        progress(0.5)
        path.touch()

    monkeypatch.setattr(kinds, "export", export)
    target = tmp_path / "board.png"
    done = run_here(capsys, "export", "ring-majority/cube", "-o", str(target))
    assert (done.code, done.err) == (130, "stopped\n")
    assert not target.exists()


def test_what_goes_wrong_in_compiled_work_is_told() -> None:
    told: list[str] = []

    def work() -> None:
        try:
            interruptible(lambda: int("none"))
        except ValueError as error:
            told.append(str(error))

    working = Thread(target=work, daemon=True)
    working.start()
    working.join(20)
    assert len(told) == 1
    assert "'none'" in told[0]


def test_what_was_found_before_ctrl_c_is_printed_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "printed"

    def run(_: object) -> int:
        print("what was found")
        raise WorkGoesOn

    def leave(code: int) -> None:
        assert (code, path.read_text(encoding="utf-8")) == (130, "what was found\n")
        raise SystemExit(code)

    monkeypatch.setattr("ringrealms3d.cli.main._run", run)
    monkeypatch.setattr(os, "_exit", leave)
    with path.open("w", encoding="utf-8") as stream:
        monkeypatch.setattr("sys.stdout", stream)
        with pytest.raises(SystemExit):
            main(["games"])
