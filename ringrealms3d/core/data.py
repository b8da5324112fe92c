"""Where to find the program's data files."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

_PACKAGE = Path(__file__).resolve().parent.parent


def data_folder(name: str) -> Path:
    """Return the folder ``meshes`` or ``resources`` of the installed wheel or the checkout.

    Raises:
        FileNotFoundError: neither place has the folder.
    """
    for folder in (_PACKAGE / "_data" / name, _PACKAGE.parent / name):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"the program's folder '{name}' is missing: install ringrealms3d again")


def own_folder(name: str) -> Path:
    """Return a folder of the user's own data, such as ``books``; it may not exist."""
    return user_data_path("ringrealms3d", appauthor=False) / name


def data_file(folder: str, name: str) -> Path:
    """Return the user's own file of this name if there is one, otherwise the program's.

    Args:
        folder: of both, such as ``priors``.
        name: below it, such as ``ring-majority/cube.json``.
    """
    own = own_folder(folder) / name
    return own if own.is_file() else data_folder("resources") / folder / name
