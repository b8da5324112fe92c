"""A share of a time that runs from 0 to 1."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QObject, QVariantAnimation


def running_share(parent: QObject, follow: Callable[[float], None]) -> QVariantAnimation:
    """Return an animation that tells a function its share of the time while it runs."""
    animation = QVariantAnimation(parent)
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)
    animation.valueChanged.connect(follow)
    return animation
