"""Drawn files as pictures, by other readers than their writers."""

from __future__ import annotations

from pathlib import Path
from typing import cast
from xml.etree import ElementTree

import numpy as np
from numpy.typing import NDArray
from pypdf import PageObject
from pypdf.generic import DictionaryObject
from PyQt6.QtCore import QByteArray
from PyQt6.QtGui import QImage, QPainter
from PyQt6.QtSvg import QSvgRenderer

from ringrealms3d.flat.application import need_application


def svg_pixels(text: str, size: tuple[int, int]) -> NDArray[np.uint8]:
    """Return an SVG file as Qt draws it, uint8 (height, width, 4), top row first."""
    need_application()
    renderer = QSvgRenderer(QByteArray(text.encode()))
    assert renderer.isValid()
    image = QImage(*size, QImage.Format.Format_RGBA8888)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    bits = image.constBits()
    assert bits is not None
    pixels = np.frombuffer(bits.asstring(image.sizeInBytes()), dtype=np.uint8)
    return pixels.reshape(size[1], size[0], 4)


def pictures_in(page: PageObject) -> list[object]:
    """Return the pictures that a PDF page holds."""
    resources = cast(DictionaryObject, page["/Resources"])
    objects = cast(DictionaryObject, resources.get("/XObject", DictionaryObject()))
    found = (cast(DictionaryObject, x.get_object()) for x in objects.values())
    return [x for x in found if str(x["/Subtype"]) == "/Image"]


def svg_texts(path: Path) -> list[str]:
    """Return the texts in an SVG file, without their halos; the file holds no picture."""
    elements = list(ElementTree.parse(path).getroot().iter())
    assert not [x for x in elements if x.tag.rpartition("}")[2] in ("image", "pattern", "filter")]
    texts = [x for x in elements if x.tag.endswith("text")]
    return [x.text or "" for x in texts if x.get("aria-hidden") != "true"]
