"""The boards of a game from its module: everything that the module does not define itself."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from functools import cached_property
from types import MappingProxyType, ModuleType
from typing import cast

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.board import Board, frozen_array
from ringrealms3d.core.checks import UnfitError
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.layout import Layout
from ringrealms3d.core.outcome import Capture, Sites
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.core.random import seeded
from ringrealms3d.core.setup import SetupForm
from ringrealms3d.core.story import Story
from ringrealms3d.core.verbs import Rules, Struct, bind, copy_of, new_struct
from ringrealms3d.games.make import rules as building_blocks
from ringrealms3d.games.make.beside import BLANK, PASS, with_trays
from ringrealms3d.games.make.codes import Codes
from ringrealms3d.games.make.constants import CONSTANTS, LOSES, WINS, constant
from ringrealms3d.games.make.diagram import diagram_of
from ringrealms3d.games.make.fens import LONGEST_FEN, chance_of, read_into, written
from ringrealms3d.games.make.hooks import Hooks
from ringrealms3d.games.make.images import changing_nothing, move_images
from ringrealms3d.games.make.moving import winner_where_stuck
from ringrealms3d.games.make.named_moves import NamedMoves
from ringrealms3d.games.make.owners import captures, full_rows, usual_counts
from ringrealms3d.games.make.pieces import MOST_PIPS, with_pieces
from ringrealms3d.games.make.places import Colours, Places
from ringrealms3d.games.make.seen_rules import SeenRules
from ringrealms3d.games.make.setup import MadeForm
from ringrealms3d.games.make.spelling import check_names
from ringrealms3d.games.make.states import (
    dice_of,
    has_chance,
    has_passes,
    own_fields,
    per_seat,
    state_dtype,
    state_of,
    tables_of,
)
from ringrealms3d.games.make.telling import has_swap, is_swap, pass_story, swap_notice, swap_story
from ringrealms3d.games.make.verbs import lists_moves, pattern_count, rules_of

_OWN_CHANCE = "~"  # after a fen that the module writes, before what dice come from
_MOST_IMAGES = 1 << 22  # of moves
_MASK_64 = (1 << 64) - 1


class MadeVariant(NamedMoves):
    """A board of a game from a module.

    :class:`Codes` tells how moves are numbered. A fen has a letter for each site (a dot, x for seat
    0, o for seat 1, then a, b and so on), who moves, the ply, and the game's own fields.
    """

    def __init__(
        self,
        uid: str,
        places: Places,
        module: ModuleType,
        sides: tuple[str, str],
        colours: Colours,
        travels: bool,
        rack: int,
        most_moves: int,
    ) -> None:
        """Join a module's functions and classes with a board.

        Args:
            travels: whether a move is a start and an end, instead of one site.
            rack: how many pieces each seat chooses from, 0 without racks.
            most_moves: the most that any position can have.
        """
        self._places, self._module, self._colours = places, module, colours
        self._travels, self._rack = travels, rack
        self.uid, self.seats = uid, sides
        self.board = Board(uid, places.title, places.names, places.neighbours)
        own = state_of(module)
        rules = cast(Rules, rules_of(module, own, rack))
        self._hooks = Hooks(module, uid, places.size)
        self._dice, self._chance = dice_of(own), has_chance(own)
        self._codes = Codes(places.names, sides, travels, rack, self._dice, has_passes(own))
        self.rules = cast(Rules, SeenRules(rules, self._look_at, self._codes))
        self._per_seat = per_seat(own)
        self.max_moves = most_moves + self._codes.passes
        self.sites_are_moves = not travels
        self.pattern_count = pattern_count(module)
        self.pattern_set = uid.partition("/")[0] if self.pattern_count else ""
        if self._chance:
            self.sure_plies = 0
        self.search = MappingProxyType({"answers": 1, **constant(module, "SEARCH")})
        listed = self.max_moves if lists_moves(module) or rack else 0
        self._fields = (*own_fields(own), *(("rack",) if rack else ()))
        self._state = state_dtype(own, module.__name__, places.size, listed, rack)
        values = {"neighbours": places.neighbours, "pass_code": self._codes.pass_code}
        if places.steps.size:
            values |= {"steps": places.steps, "around": places.around}
        if hasattr(module, "Tables"):
            values |= vars(module.Tables(places))
        self.tables = tables_of(values, module.__name__)
        bind(self._state, rules)

    @cached_property
    def layout(self) -> Layout:
        """The numbers for the board's pictures."""
        own = "layout" in self._hooks
        board = (
            self._hooks.call("layout", self._colours) if own else self._places.layout(self._colours)
        )
        seen = with_pieces(board, constant(self._module, "PIECES"))
        return with_trays(seen, self._rack, len(self._dice), self._codes.passes)

    def start(self, seed: int | None) -> Struct:
        """Return the start of a game: an empty board, or what ``setup`` makes of it."""
        state = new_struct(self._state)
        if self._chance:
            state.chance[0] = secrets.randbits(64) if seed is None else seed & _MASK_64
        if "setup" in self._hooks:
            self._hooks.call("setup", self._places, state)
            self._look_at(state)
        return state

    def symmetries(self) -> NDArray[np.int32]:
        """Return the images of moves under :meth:`site_symmetries`."""
        return self._images

    @cached_property
    def _images(self) -> NDArray[np.int32]:
        images = move_images(self.site_symmetries(), self._travels, self._rack)
        if self._codes.passes:
            images = np.pad(images, ((0, 0), (0, 1)), constant_values=self._codes.pass_code)
        return frozen_array(images)

    def site_symmetries(self) -> NDArray[np.int32]:
        """Return those that the module names, or those of the board that change nothing.

        What must not change are the first position, and numbers for each site in states and tables.
        """
        return self._site_images

    @cached_property
    def _site_images(self) -> NDArray[np.int32]:
        if "symmetries" in self._hooks:
            return np.array(self._hooks.call("symmetries", self._places), dtype=np.int32)
        found = self._places.symmetries.astype(np.int32)
        if len(found) * self.code_count > _MOST_IMAGES:
            return found[:1]
        return changing_nothing(found, (self.tables, self.start(0)))

    def hides(self, state: Struct) -> bool:
        """Whether the game has dice, or pieces that are drawn."""
        return self._chance

    def determinized(self, state: Struct, seed: int) -> Struct:
        """Return a state in which dice and drawn pieces come out in another way from here on."""
        again = copy_of(state)
        if self._chance:
            building_blocks.determinize(self.tables, again, seeded(seed))
        return again

    def start_as_seen(self, start: Struct, later: Iterable[Struct]) -> str:
        """Return the fen of the start, and from what all dice and drawn pieces come."""
        fen = self.write_fen(start)
        mark = _OWN_CHANCE if "fen" in self._hooks else ":"
        return f"{fen}{mark}{int(start.chance[0]):x}" if self._chance else fen

    @property
    def setup_form(self) -> SetupForm:
        """What stands on the sites, and who is to move, if the module adds nothing."""
        pieces = constant(self._module, "PIECES")
        named = {number: piece.name(self.seats) for number, piece in pieces.items()}
        palette = {**dict(enumerate(self.seats, start=1)), **named}
        start = self.start(None)
        fields = self._fields, self._dice
        form = MadeForm(start, self.seats, palette, *fields, self.pieces, self.write_fen)
        if "setup_form" not in self._hooks:
            return form
        own = cast(SetupForm, self._hooks.call("setup_form", form))
        own.fields = tuple({field.key: field for field in own.fields}.values())
        return own

    def pieces(self, state: Struct) -> NDArray[np.int8]:
        """Return what stands on each site and on the racks, the dice, and the arrow for passing."""
        racks = state.rack.ravel().tolist() if self._rack else []
        dice = (BLANK + min(MOST_PIPS, max(0, int(state[name]))) for name in self._dice)
        beside = [*racks, *dice, *[PASS] * self._codes.passes]
        return np.concatenate([state.stone, np.array(beside, dtype=np.int8)])

    def reason_over(self, state: Struct) -> str:
        """Return what the winner did, or why nobody won."""
        margin = int(self.rules.margin(self.tables, state))
        if self._is_stuck(state) and (margin or self._travels or 0 in state.stone):
            return Phrase("{seat} cannot move", seat=self.seats[state.turn])
        if margin == 0 and "drawn" in self._hooks:
            return self._told("drawn", self.tables, state)
        if margin == 0:
            return translatable("neither side won")
        deed = constant(self._module, "DEED")
        if "deed" in self._hooks:
            deed = self._told("deed", self.tables, state)
        return f"{self.seats[int(margin < 0)]} {deed}"

    def _is_stuck(self, state: Struct) -> bool:
        """Whether a game with ``STUCK`` is over because the seat to move cannot."""
        stuck = constant(self._module, "STUCK")
        if not stuck or state.winner != winner_where_stuck(state, stuck == LOSES, stuck == WINS):
            return False
        before, codes = copy_of(state), np.empty(self.max_moves, dtype=np.int64)
        before.winner = 0
        over = self.rules.over(self.tables, before)
        return not over and self.rules.moves(self.tables, before, codes) == 0

    def piece_put_down(self, state: Struct, code: int) -> int:
        """Return the piece that a move puts down: that of the seat, or the one that moves.

        Where pieces travel, a move of one place puts down whatever the rules put there.
        """
        if code == self._codes.pass_code:
            return PASS
        start = self.move_places(state, code)[0]
        if (self._travels and state.stone[start]) or self._rack:
            return int(self.pieces(state)[start])
        if self._travels:
            after = copy_of(state)
            self.rules.play(self.tables, after, code)
            return int(self.pieces(after)[start])
        return int(state.turn) + 1

    def moves_left(self, state: Struct) -> int:
        """Return roughly how many moves are left."""
        if "moves_left" in self._hooks:
            return int(self._hooks.call("moves_left", self.tables, state))
        return super().moves_left(state)

    def captures(self, before: Struct, after: Struct) -> tuple[Capture, ...]:
        """Return the pieces that left the board or changed sides, except those that moved."""
        if has_swap(self._module) and is_swap(before, after):
            return ()
        return captures(self.layout.glyphs, before, after, self._travels)

    def story(self, before: Struct, after: Struct, code: int) -> Story:
        """Return that a seat passed, or that the first stone was taken over, or may be."""
        if code == self._codes.pass_code:
            return pass_story(self.seats[before.turn])
        if not has_swap(self._module) or self.rules.over(self.tables, after):
            return Story()
        site = self.board.sites[code % self.board.size]
        return swap_story(self.seats, site, before, after)

    def notice(self, state: Struct) -> str:
        """Return how the second seat may swap, as long as it may."""
        return swap_notice(self.seats) if has_swap(self._module) and state.ply == 1 else ""

    def prompt(self, state: Struct) -> str:
        """Return what the module says is to be done now."""
        return self._told("prompt", self.tables, state) if "prompt" in self._hooks else ""

    def check_names(self) -> None:
        """Refuse constants that cannot be, and names that nobody asks for, but others like them.

        Raises:
            UserError: there is one; the message has its line.
        """
        for name in CONSTANTS:
            constant(self._module, name)
        check_names(self._module)

    def _look_at(self, state: Struct) -> None:
        """Refuse a state with a piece of which nobody knows how it looks."""
        known = self.layout.glyphs
        for place, piece in enumerate(self.pieces(state).tolist()):
            if piece and piece not in known:
                raise UnfitError(
                    "piece {piece} stands on {site}, but PIECES does not say how it looks",
                    piece=piece,
                    site=self.place_name(place),
                )

    def counts(self, state: Struct) -> dict[str, tuple[int, int]]:
        """Return the numbers that states have for each seat, and the seats' pieces on the board.

        Pieces are told where there are such numbers, or a margin of the module's own, or where
        pieces move; in other games, such as those that join sides, their number says nothing.
        """
        if "counts" in self._hooks:
            own = self._hooks.call("counts", self.tables, state)
            return {name: (int(first), int(second)) for name, (first, second) in own.items()}
        moves_or_scores = self._travels or hasattr(self._module, "margin")
        return usual_counts(state, self._per_seat, self.layout.glyphs, moves_or_scores)

    def marks(self, state: Struct) -> Mapping[str, tuple[Sites, ...]]:
        """Return what the module's ``marks`` finds, or the full rows that decided, of ``rows``."""
        if "marks" in self._hooks:
            own = self._hooks.call("marks", self.tables, state)
            return {name: tuple(tuple(map(int, some)) for some in own[name]) for name in own}
        if "rows" not in (self.tables.dtype.names or ()) or state.winner not in (1, 2):
            return MappingProxyType({})
        return MappingProxyType({"row": full_rows(self.tables.rows, state)})

    def text_diagram(self, state: Struct) -> str:
        """Return the rows of the map, on boards without rows where pieces stand; racks and dice."""
        if "diagram" in self._hooks:
            return self._told("diagram", self.tables, state)
        racks = state.rack.tolist() if self._rack else ()
        named = dict(zip(self.seats, racks, strict=False))
        return diagram_of(self._places, self.layout, state, named, self._dice)

    def write_fen(self, state: Struct) -> str:
        """Return the sites, who moves, the ply, and the game's own fields."""
        if "fen" in self._hooks:
            return self._told("fen", self.tables, state)
        return written(state, self._fields)

    def read_fen(self, text: str, seed: int | None) -> Struct:
        """Return the state that a line describes."""
        state = self.start(seed)
        if "read_fen" in self._hooks:
            drawn = self._read_own(text, state)
        else:
            drawn = read_into(state, text, self._fields, self._chance)
        if drawn:
            state.chance[0] = chance_of(text, drawn)
        self._look_at(state)
        room = np.empty(self.max_moves, dtype=np.int64)
        if not self.rules.over(self.tables, state) and not self.rules.moves(
            self.tables, copy_of(state), room
        ):
            raise UserError(
                "{position}: {seat} cannot move, but over() says that the game goes on",
                position=one_line(text, LONGEST_FEN),
                seat=self.seats[state.turn],
            )
        return state

    def _read_own(self, text: str, state: Struct) -> str:
        """Let the module fill in a state, and return from what dice and drawn pieces come."""
        fen, _, drawn = text.partition(_OWN_CHANCE) if self._chance else (text, "", "")
        self._hooks.call("read_fen", self.tables, state, fen)
        return drawn
