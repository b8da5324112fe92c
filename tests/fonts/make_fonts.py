"""Cut fonts down to the letters that tests need: python -m tests.fonts.make_fonts FILE...

The files are those of Debian's fonts-dejavu-core, fonts-noto-core and fonts-liberation2. What is
left measures the same as the whole: lines are as high, letters as wide.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

_PLACE = Path(__file__).parent
_LETTERS = [*range(0x20, 0x180), *range(0x2000, 0x2070), 0xFFFD]
_SIGNS = [*range(0x2070, 0x20C0), *range(0x2100, 0x2150), *range(0x2190, 0x2800)]
_NAMES = {"Liberation": "Freed"}
"""Names that no font but the whole one may have, by its licence."""


def cut_down(path: Path) -> Path:
    """Write what is left of a font file beside this module; return where."""
    options = subset.Options(name_IDs=["*"], hinting=False, layout_features=["kern"])
    font = TTFont(path, recalcTimestamp=False)
    smaller = subset.Subsetter(options)
    smaller.populate(unicodes=_LETTERS + _SIGNS)
    smaller.subset(font)
    name = path.name
    for whole, own in _NAMES.items():
        name = name.replace(whole, own)
        for record in font["name"].names:
            record.string = record.toUnicode().replace(whole, own)
    font.save(_PLACE / name)
    return _PLACE / name


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        print(cut_down(Path(argument)))
