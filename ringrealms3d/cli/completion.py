"""``ringrealms3d completion``: what shells need to complete commands, options and variants."""

from __future__ import annotations

import argparse
from typing import Any

from ringrealms3d.cli.arguments import Commands
from ringrealms3d.core.phrase import tr

SHELLS = ("bash", "zsh", "fish")

_VARIANTS = "_ringrealms3d_variants"
_FILES = frozenset({"FILE", "PATH", "OUTPUT", "DAMAGED"})
_FOLDER = "DIR"


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "completion",
        examples=["completion bash >> ~/.bashrc"],
        help=tr("print what lets a shell complete commands"),
        description=tr(
            "Print a script that lets a shell complete commands, options, variants and files with "
            "the Tab key. bash: put it into ~/.bashrc; zsh: into a file _ringrealms3d in a folder "
            "of $fpath; fish: into ~/.config/fish/completions/ringrealms3d.fish."
        ),
    )
    parser.add_argument("shell", choices=SHELLS, help=tr("which shell"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the script."""
    print(completion_for(options.shell), end="")
    return 0


def completion_for(shell: str) -> str:
    """Return the script for a shell."""
    import shtab

    from ringrealms3d.cli.main import build_parser

    parser = build_parser()
    _mark(parser, _variants())
    return shtab.complete(parser, shell)


def _variants() -> dict[str, Any]:
    """Return by what each shell completes a variant, or a file in its place."""
    from ringrealms3d.games import variant_ids

    known = " ".join(variant_ids())
    bash = f'{_VARIANTS}() {{ compgen -W "{known}" -- "$1"; compgen -f -- "$1"; }}'
    zsh = f"{_VARIANTS}() {{ compadd -- {known}; _files }}"
    return {
        "bash": _VARIANTS,
        "zsh": _VARIANTS,
        "fish": f"{known} (__fish_complete_path (commandline -ct))",
        "preamble": {"bash": bash, "zsh": zsh},
    }


def _mark(parser: argparse.ArgumentParser, variants: dict[str, Any]) -> None:
    """Say what each argument is completed by, and leave out commands of two words."""
    import shtab

    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name in [name for name in action.choices if " " in name]:
                del action.choices[name]  # a shell sees its first word alone
                action._choices_actions[:] = [x for x in action._choices_actions if x.dest != name]
            for command in action.choices.values():
                _mark(command, variants)
        elif action.metavar == "VARIANT":
            _complete_by(action, variants)
        elif action.metavar in _FILES:
            _complete_by(action, shtab.FILE)
        elif action.metavar == _FOLDER:
            _complete_by(action, shtab.DIRECTORY)


def _complete_by(action: argparse.Action, ways: Any) -> None:
    action.complete = ways  # type: ignore[attr-defined]  # shtab looks there
