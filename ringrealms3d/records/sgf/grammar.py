"""sgfmill's grammar of SGF, without what Python says of its code when compiling it first."""

from __future__ import annotations

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its docstrings have invalid escape sequences
    from sgfmill import sgf_grammar

__all__ = ["sgf_grammar"]
