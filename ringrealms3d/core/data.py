"""Where to find the program's data files."""

from __future__ import annotations

from pathlib import Path

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
