"""``ringrealms3d completion``: what shells need to complete commands, options and variants."""

from __future__ import annotations

import argparse
import re
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
        help=tr("print a script for Tab completion in a shell"),
        description=tr(
            "Print a script that lets a shell complete commands, options, variants and files with "
            "the Tab key. bash: put it into ~/.bashrc; zsh: into a file _ringrealms3d in a folder "
            "of $fpath; fish: into ~/.config/fish/completions/ringrealms3d.fish."
        ),
    )
    parser.add_argument("shell", choices=SHELLS, help=tr("the shell"))
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
    _mark(parser, _variants(), _named())
    script = shtab.complete(parser, shell)
    return re.sub(r'"\(\*\)::?', '"*:', script)  # zsh would take one, and no option after it


def _named() -> dict[str, tuple[str, ...]]:
    """Return the words that options take which have no choices, because they say more if wrong."""
    from ringrealms3d.exports.kinds import KINDS
    from ringrealms3d.exports.photo.sets import SETS
    from ringrealms3d.scene.materials import MATERIALS
    from ringrealms3d.scene.quality import QUALITIES
    from ringrealms3d.scene.theme import THEMES

    return {
        "--kind": tuple(KINDS),
        "--theme": tuple(THEMES),
        "--materials": tuple(MATERIALS),
        "--quality": (*QUALITIES, "photo"),
        "--set": tuple(SETS),
    }


def _one_of(name: str, words: tuple[str, ...]) -> dict[str, Any]:
    """Return by what each shell completes one of some words."""
    known, function = " ".join(words), f"_ringrealms3d_{name.lstrip('-')}"
    return {
        "bash": function,
        "zsh": function,
        "fish": known,
        "preamble": {
            "bash": f'{function}() {{ compgen -W "{known}" -- "$1"; }}',
            "zsh": f"{function}() {{ compadd -- {known} }}",
        },
    }


def _variants(word: str = "") -> dict[str, Any]:
    """Return by what each shell completes a variant, or a file or a word in its place."""
    from ringrealms3d.games import variant_ids

    known = " ".join(filter(None, [word, *variant_ids()]))
    name = f"{_VARIANTS}_or_{word}" if word else _VARIANTS
    bash = f'{name}() {{ compgen -W "{known}" -- "$1"; compgen -f -- "$1"; }}'
    zsh = f"{name}() {{ compadd -- {known}; _files }}"
    return {
        "bash": name,
        "zsh": name,
        "fish": f"{known} (__fish_complete_path (commandline -ct))",
        "preamble": {"bash": bash, "zsh": zsh},
    }


def _mark(
    parser: argparse.ArgumentParser, variants: dict[str, Any], named: dict[str, tuple[str, ...]]
) -> None:
    """Say what each argument is completed by; commands of two words go into those of the first."""
    import shtab

    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            _describe_shortly(action)
            long = {name: each for name, each in action.choices.items() if " " in name}
            for name in long:
                del action.choices[name]  # a shell sees its first word alone
                action._choices_actions[:] = [x for x in action._choices_actions if x.dest != name]
            for command in action.choices.values():
                _mark(command, variants, named)
            for name, command in long.items():
                first, second = name.split()
                _take_in(action.choices[first], second, command)
        elif action.metavar == "VARIANT":
            _complete_by(action, variants)
        elif action.metavar in _FILES:
            _complete_by(action, shtab.FILE)
        elif action.metavar == _FOLDER:
            _complete_by(action, shtab.DIRECTORY)
        else:
            for name in set(action.option_strings) & set(named):
                _complete_by(action, _one_of(name, named[name]))


def _describe_shortly(action: argparse._SubParsersAction[Any]) -> None:
    """Describe commands as the list of all does, because shells show one line of each."""
    for entry in action._choices_actions:
        action.choices[entry.dest.partition(" (")[0]].description = entry.help


def _take_in(parser: argparse.ArgumentParser, word: str, command: argparse.ArgumentParser) -> None:
    """Let a command be completed like one of its first word too: that word, files, and options."""
    import shtab

    first, *others = parser._get_positional_actions()
    _complete_by(first, _variants(word))
    for action in others:
        _complete_by(action, shtab.FILE)
    for action in command._get_optional_actions():
        if not set(action.option_strings) & set(parser._option_string_actions):
            parser._add_action(action)
            _complete_by(action, shtab.FILE)


def _complete_by(action: argparse.Action, ways: Any) -> None:
    action.complete = ways  # type: ignore[attr-defined]  # shtab looks there
