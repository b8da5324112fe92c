"""The one class of errors that a person can put right."""

from __future__ import annotations


class UserError(ValueError):
    """Something a person can put right, told in one sentence: wrong input, a missing file, no room.

    Every other exception is a fault of the program: it is logged with its trace and named as one.
    """
