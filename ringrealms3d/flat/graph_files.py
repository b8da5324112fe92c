"""Graphs of games as files, drawn without a window or a display."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import QBuffer, QIODevice, QRect, QSize, QSizeF
from PyQt6.QtGui import QImage, QPainter
from PyQt6.QtSvg import QSvgGenerator

from ringrealms3d.core.files import written_whole
from ringrealms3d.flat.application import need_application
from ringrealms3d.flat.review_graph import ReviewGraph

GRAPH_SIZE = QSize(1600, 500)
"""How large the graphs in files are, in pixels."""

GRAPH_FORMATS = ("svg", "png")
"""The formats of graphs, which are the endings of their files' names."""


def save_graph(graph: ReviewGraph, title: str, path: Path) -> None:
    """Write a graph to a file, whose name ends in one of the formats; it is there whole or not.

    Raises:
        UserError: the file cannot be written.
    """
    need_application()
    drawn = _svg(graph, title) if path.suffix == ".svg" else _png(graph)
    with written_whole(path) as stream:
        stream.write(drawn)


def _png(graph: ReviewGraph) -> bytes:
    image = QImage(GRAPH_SIZE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    graph.paint(painter, QSizeF(GRAPH_SIZE))
    painter.end()
    buffer = _new_buffer()
    image.save(buffer, "png")
    return buffer.data().data()


def _svg(graph: ReviewGraph, title: str) -> bytes:
    buffer, generator = _new_buffer(), QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(GRAPH_SIZE)
    generator.setViewBox(QRect(0, 0, GRAPH_SIZE.width(), GRAPH_SIZE.height()))
    generator.setTitle(title)
    painter = QPainter(generator)
    graph.paint(painter, QSizeF(GRAPH_SIZE))
    painter.end()
    return buffer.data().data()


def _new_buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer
