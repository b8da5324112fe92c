"""``ringrealms3d new-game``: a package with a small game, to make one's own of."""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path

from ringrealms3d.cli.arguments import Commands, add_json
from ringrealms3d.cli.output import note, print_files, print_files_as_json
from ringrealms3d.cli.targets import add_force, check_targets
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_FILES = {
    "pyproject.toml": "pyproject.toml.txt",
    "MODULE/__init__.py": "game.py.txt",
    "MODULE/rules.md": "rules.md.txt",
    "tests/test_MODULE.py": "test_game.py.txt",
}
"""The files of the package, by their names there, and what they are made of."""


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "new-game",
        examples=["new-game tower"],
        help=tr("start a game of your own"),
        description=tr(
            "Write a package with a small game, its rules and a test, to change into a game of "
            "your own. pip install --editable makes the program find it."
        ),
    )
    parser.add_argument(
        "name", metavar="NAME", help=tr("the game's id: small letters, digits and hyphens")
    )
    parser.add_argument(
        "-o", "--output", metavar="DIR", help=tr("the folder to write (default: the name)")
    )
    add_force(parser)
    add_json(parser, tr("print the names of the files as JSON"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Write the package."""
    from ringrealms3d.core.extras import install_command
    from ringrealms3d.core.files import person_path, write_whole
    from ringrealms3d.games import is_installed

    if not _NAME.fullmatch(options.name):
        raise UserError("'{name}' is not an id: write it like my-game", name=options.name)
    if is_installed(options.name):
        raise UserError("a game '{uid}' already exists", uid=options.name)
    folder = person_path(options.output or options.name)
    texts = _texts(options.name, folder)
    check_targets(options, texts)
    for path, text in texts.items():
        write_whole(path, text)
    if options.json:
        print_files_as_json(texts)
    else:
        print_files(texts)
        command = install_command("--editable", os.fspath(folder))
        note(tr("install it with: {command}").format(command=command))
    return 0


def _texts(name: str, folder: Path) -> dict[Path, str]:
    """Return the text of each file."""
    from ringrealms3d.core.data import data_folder

    module = name.replace("-", "_")
    title = name.replace("-", " ").capitalize()
    templates = data_folder("resources") / "new_game"
    return {
        folder / target.replace("MODULE", module): (templates / source)
        .read_text(encoding="utf-8")
        .replace("MODULE", module)
        .replace("NAME", name)
        .replace("TITLE", title)
        for target, source in _FILES.items()
    }
