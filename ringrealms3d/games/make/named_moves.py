"""How moves of a game from a module are called, typed and clicked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, cast

import numpy as np

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.variant import Variant
from ringrealms3d.core.verbs import Struct, copy_of
from ringrealms3d.games.make.codes import PASS_TEXT, Codes
from ringrealms3d.games.make.hooks import Hooks
from ringrealms3d.games.make.places import Places


class NamedMoves(Variant):
    """A board of which the codes of moves, and what the module says of them, are known."""

    _codes: Codes
    _hooks: Hooks
    _places: Places

    @property
    def code_count(self) -> int:
        """How many sites there are, or pairs of sites or of rack places and sites; the pass."""
        return self._codes.count

    def place_name(self, place: int) -> str:
        """Return the name of a site, of a place on a rack, of a die's field, or "pass"."""
        return self._codes.place_name(place)

    def why_illegal(self, state: Struct, code: int) -> str:
        """Return what is against a move."""
        if not 0 <= code < self.code_count:
            return Phrase("no move has the number {code}", code=code)
        start, site = divmod(code, self.board.size)
        if self._codes.travels and start == site and (ways := self._moves_from(state, site)):
            example = self.format_move(ways[0])
            return Phrase(
                "say where {site} goes, as in {example}",
                site=self.board.sites[site],
                example=example,
            )
        if self._codes.travels or code == self._codes.pass_code or state.stone[site] == 0:
            return Phrase("{move} is not possible here", move=self.format_move(code))
        return Phrase("{site} is taken", site=self.board.sites[site])

    def format_move(self, code: int) -> str:
        """Return the text of a move, such as c2, c2-d3, 3@c2 or pass."""
        if not 0 <= code < self.code_count:
            raise UserError("{uid} has no move {code}", uid=self.uid, code=code)
        if code != self._codes.pass_code and "text" in self._hooks:
            return self._told("text", self._places, code)
        return self._codes.text_of(self._codes.places(code, 0))

    def parse_move(self, state: Struct, text: str) -> int:
        """Return the code of a move from its text, legal or not."""
        if self._codes.passes and text == PASS_TEXT:
            return self._codes.pass_code
        if "text" in self._hooks:
            if text not in self._by_own_text:
                raise UserError("{uid} has no move {code}", uid=self.uid, code=repr(text[:40]))
            return self._by_own_text[text]
        if self._codes.rack:
            shelf, site = self._codes.rack_place(text)
            return shelf * self.board.size + self.board.site(site)
        if not self._codes.travels:
            return self.board.site(text)
        first, *others = map(self.board.site, text.split("-", 2))
        if len(others) > 1 or others == [first]:
            raise UserError(
                "'{text}' is not a move: write it like {example}",
                text=text[:40],
                example=self._example(state),
            )
        return first * self.board.size + (others or [first])[0]

    def _example(self, state: Struct) -> str:
        """Return the text of a legal move, or of any where there is none."""
        return self.format_move((*self._legal(state), 1)[0])

    def _moves_from(self, state: Struct, site: int) -> list[int]:
        """Return the moves of a piece, in a game that moves pieces."""
        return [code for code in self._legal(state) if code // self.board.size == site]

    def _legal(self, state: Struct) -> list[int]:
        codes = np.empty(self.max_moves, dtype=np.int64)
        count = self.rules.moves(self.tables, copy_of(state), codes)
        return cast(list[int], codes[:count].tolist())

    def move_places(self, state: Struct, code: int) -> Sites:
        """Return the places to click."""
        return self._codes.places(code, int(state.turn))

    def text_of_places(self, places: Sites) -> str:
        """Return the text of the move that clicking these places makes."""
        code = self._codes.code_of(places) if "text" in self._hooks else None
        return self._codes.text_of(places) if code is None else self.format_move(code)

    @cached_property
    def _by_own_text(self) -> Mapping[str, int]:
        """The codes of all moves by the texts that the module gives them."""
        return {self.format_move(code): code for code in range(self.code_count)}

    def _told(self, name: str, *arguments: Any) -> str:
        return cast(str, self._hooks.call(name, *arguments))
