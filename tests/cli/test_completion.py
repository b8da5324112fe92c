"""Shells complete commands, options, variants and files."""

from __future__ import annotations

import argparse
import os
import pty
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from resources.make_completions import FILES
from ringrealms3d.cli.completion import SHELLS, completion_for
from ringrealms3d.cli.main import build_parser
from ringrealms3d.games import variant_ids
from tests.cli.running import run_here

CHECKED = [shell for shell in SHELLS if shutil.which(shell)]
BASH = """
source /dev/stdin
complete_words() {{
    COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${{#COMP_LINE}}
    COMPREPLY=(); "$(complete -p ringrealms3d | sed 's/.*-F \\([^ ]*\\).*/\\1/')" 2>/dev/null
    printf '%s\\n' "${{COMPREPLY[@]}}"
}}
complete_words {words}
"""
LINES = [
    ("ringrealms3d an", {"analyse"}),
    ("ringrealms3d match loop/", {"loop/mini", "loop/main", "loop/lazo"}),
    ("ringrealms3d export --th", {"--theme"}),
    ("ringrealms3d library li", {"list"}),
    ("ringrealms3d library list --result d", {"draw"}),
    ("ringrealms3d completion f", {"fish"}),
    ("ringrealms3d replay gam", {"game.txt", "games"}),
    ("ringrealms3d match me", {"merge"}),
    ("ringrealms3d match merge gam", {"game.txt", "games"}),
    ("ringrealms3d match merge game.txt gam", {"game.txt", "games"}),
    ("ringrealms3d match merge game.txt --ou", {"--output"}),
    ("ringrealms3d match merge game.txt --output gam", {"game.txt", "games"}),
    ("ringrealms3d export game.txt --theme hi", {"high-contrast"}),
]
INSERTED = [
    ("an", "analyse"),
    ("match me", "match merge"),
    ("match merge game.txt oth", "match merge game.txt other.txt"),
    ("library import game.txt oth", "library import game.txt other.txt"),
    ("soak loop/mini ring-majority/te", "soak loop/mini ring-majority/tet"),
    ("soak loop/mini --gam", "soak loop/mini --games"),
    ("gallery loop/mini --theme hi", "gallery loop/mini --theme high-contrast"),
    ("library list --result d", "library list --result draw"),
]
"""What a line becomes where one word alone can stand at its end."""

ZSH = """
unsetopt PROMPT_SP; PROMPT=; autoload -U compinit; fpath=($PWD $fpath); compinit -u -D
told() { zle complete-word; print -r -- "<${BUFFER% }>"; BUFFER= }
zle -N told; bindkey '^T' told; print '<ready>'
"""


def parsers(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """Yield a parser and all below it."""
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, each in action.choices.items():
                if " " not in name:
                    yield from parsers(each)


@cache
def printed(shell: str) -> str:
    return completion_for(shell)


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_knows_every_option_and_variant(shell: str) -> None:
    text, missing = printed(shell), set()
    words = set(re.findall(r"(?<![\w-])[\w-]+(?:/[\w-]+)?", text))
    for parser in parsers(build_parser()):
        for action in parser._actions:
            if action.help != argparse.SUPPRESS:
                missing |= {each.lstrip("-") for each in action.option_strings} - {
                    word.lstrip("-") for word in words
                }
    assert missing == set()
    assert set(variant_ids()) <= words
    installed = FILES[shell].read_text(encoding="utf-8")
    assert installed == text, "run: python resources/make_completions.py"


@pytest.mark.parametrize("shell", CHECKED)
def test_the_shell_takes_what_is_printed(
    shell: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "script"
    script.write_text(run_here(capsys, "completion", shell).out, encoding="utf-8")
    subprocess.run([shell, "-n", str(script)], check=True)


@pytest.mark.few(5)
@pytest.mark.skipif("bash" not in CHECKED, reason="bash is not installed")
@pytest.mark.parametrize(("line", "offered"), LINES, ids=[line for line, _ in LINES])
def test_bash_completes(line: str, offered: set[str], tmp_path: Path) -> None:
    (tmp_path / "game.txt").touch()
    (tmp_path / "games").mkdir()
    command = ["bash", "-c", BASH.format(words=line)]
    done = subprocess.run(
        command, input=printed("bash"), cwd=tmp_path, capture_output=True, text=True
    )
    assert set(done.stdout.split()) == offered


@pytest.mark.few(5)
@pytest.mark.skipif("fish" not in CHECKED, reason="fish is not installed")
@pytest.mark.parametrize(("line", "offered"), LINES, ids=[line for line, _ in LINES])
def test_fish_completes(line: str, offered: set[str], tmp_path: Path) -> None:
    (tmp_path / "game.txt").touch()
    (tmp_path / "games").mkdir()
    command = ["fish", "-c", f"source -; complete -C '{line}'"]
    done = subprocess.run(
        command, input=printed("fish"), cwd=tmp_path, capture_output=True, text=True
    )
    found = {each.split("\t")[0].rstrip("/") for each in done.stdout.splitlines()}
    typed = line.rpartition(" ")[2]  # fish 4 offers words too that have it in their middle
    assert {each for each in found if each.startswith(typed)} == offered


@pytest.mark.skipif("zsh" not in CHECKED, reason="zsh is not installed")
def test_zsh_completes(tmp_path: Path) -> None:
    (tmp_path / "_ringrealms3d").write_text(printed("zsh"), encoding="utf-8")
    for name in ("game.txt", "other.txt"):
        (tmp_path / name).touch()
    terminal, inner = pty.openpty()
    zsh = subprocess.Popen(
        ["zsh", "-f", "-i"], cwd=tmp_path, stdin=inner, stdout=inner, stderr=inner, close_fds=True
    )
    os.close(inner)
    seen = ""

    def told(typed: str) -> str:
        """Return what the shell tells, between angle brackets, after something is typed."""
        nonlocal seen
        os.write(terminal, typed.encode())
        while not (found := re.search(r"<([\w/. -]+)>\r?\n", seen)):
            seen += os.read(terminal, 4096).decode()
        seen = seen[found.end() :]
        return found[1]

    try:
        assert told(ZSH) == "ready"
        for typed, whole in INSERTED:
            assert told(f"ringrealms3d {typed}\x14") == f"ringrealms3d {whole}"
    finally:
        zsh.kill()
        zsh.wait()
        os.close(terminal)


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_a_command_is_described_in_one_line(shell: str) -> None:
    script = completion_for(shell)
    assert "find the best moves of a position" in script
    assert "how likely each is to win" not in script
