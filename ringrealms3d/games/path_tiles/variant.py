"""Path Tiles in one of its variants: names, the deal, positions as text, and what decided."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import cast

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.group import Trail
from ringrealms3d.core.layout import Layout
from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.phrase import Phrase, listed, translatable
from ringrealms3d.core.random import seeded
from ringrealms3d.core.setup import TURN, Setup
from ringrealms3d.core.story import Kind, Milestone, Story, Told
from ringrealms3d.core.threats import threats_to_win
from ringrealms3d.core.verbs import Rules, Struct
from ringrealms3d.games.formed import FormedVariant
from ringrealms3d.games.path_tiles import rules
from ringrealms3d.games.path_tiles.board import (
    CELL_NAMES,
    CELLS,
    CENTRE,
    HAND,
    RACK,
    SEATS,
    TILE_SETS,
    path_board,
    shuffled,
)
from ringrealms3d.games.path_tiles.diagram import text_diagram
from ringrealms3d.games.path_tiles.form import (
    FREE,
    TilesForm,
    draws_in,
    racks_in,
    tiles_in,
    unseen_in,
    with_draws,
)
from ringrealms3d.games.path_tiles.layout import RADIUS, tile_layout
from ringrealms3d.games.path_tiles.marks import (
    Path,
    cells_of,
    connections,
    longest_path,
    loops,
    parts_of,
)
from ringrealms3d.games.path_tiles.patterns import PATTERNS
from ringrealms3d.games.path_tiles.rules import MOST_MOVES
from ringrealms3d.games.path_tiles.strands import longest_paths
from ringrealms3d.games.path_tiles.tiles import SIDE_NAMES, TILES
from ringrealms3d.games.path_tiles.trails import trail_of

_MOVE = re.compile(r"([1-7])@([a-i][1-9])")
_COLOURS = {".": translatable("blank"), "r": translatable("red"), "b": translatable("blue")}


class PathTiles(FormedVariant):
    """One set of tiles and its rules. A tile on a site is its number plus one."""

    seats = SEATS
    rules = cast(Rules, rules)
    max_moves = MOST_MOVES
    highlight = "longest paths"
    legend = MappingProxyType(
        {
            "loop": translatable("the closed loop"),
            "connection": translatable("the path from side to side"),
            "path": translatable("the longest paths"),
        }
    )
    sure_plies = 1  # then somebody has drawn a tile
    pattern_set = "path-tiles"
    pattern_count = PATTERNS
    search = MappingProxyType({"exploration": 0.3, "c_puct": 2.0, "endgame": 8, "prove_at": 8})

    def __init__(self, uid: str) -> None:
        """Open the variant with an id such as "path-tiles/free-turns"."""
        self.uid = uid
        self.tile_set = TILE_SETS[uid]
        self.board = path_board(uid)
        self.tables = rules.make_tables(self.tile_set)
        self.form = TilesForm(self.tile_set)

    @cached_property
    def layout(self) -> Layout:
        """The map: the board with a rack on either side."""
        return tile_layout()

    @property
    def code_count(self) -> int:
        """Every rack place with every cell."""
        return RACK * CELLS

    def start(self, seed: int | None) -> Struct:
        """Return a fresh deal: a tile in the centre, and forty for each seat."""
        dealt = shuffled(self.tile_set.deck(), _chosen(seed))
        hands = dealt[1 : 1 + HAND], dealt[1 + HAND : 1 + 2 * HAND]
        tiles = tuple(dealt[0] if cell == CENTRE else -1 for cell in range(CELLS))
        state = rules.make_state(self.tables, tiles, (hands[0][:RACK], hands[1][:RACK]))
        rules.let_draw(state, (hand[: RACK - 1 : -1] for hand in hands))
        return state

    def state_of(self, setup: Setup) -> Struct:
        """Return the state of these tiles, with none to draw."""
        turn, free = setup.values[TURN], bool(setup.values[FREE])
        return rules.make_state(self.tables, tiles_in(setup), racks_in(setup), turn, free)

    def moves_left(self, state: Struct) -> int:
        """Return how many tiles both seats have still to place."""
        return int((state.rack >= 0).sum() + state.unseen_count.sum())

    def hides(self, state: Struct) -> bool:
        """Whether a seat still has to draw a tile."""
        return bool(state.unseen_count.any())

    def determinized(self, state: Struct, seed: int) -> Struct:
        """Return a state with the unseen tiles drawn again from those that are not visible."""
        again = state.copy()
        rules.determinize(self.tables, again, seeded(seed))
        return again

    def pieces(self, state: Struct) -> NDArray[np.int8]:
        """Return the stones, then what lies on Red's rack and on Blue's."""
        racks = state.rack.ravel() + np.int8(1)
        return np.concatenate([self.stones(state), racks], dtype=np.int8)

    def supply(self) -> Mapping[int, int]:
        """Return how often each tile can occur in a game."""
        return dict.fromkeys((tile + 1 for tile in self.tile_set.numbers), self.tile_set.copies)

    def racks(self, state: Struct) -> tuple[tuple[int, ...], ...]:
        """Return for each seat the tile numbers on its rack, -1 for an empty place."""
        return racks_in(self.form.read(state))

    def hand(self, state: Struct) -> tuple[int, int]:
        """Return how many tiles each seat can still place, those on its rack included."""
        first, second = ((state.rack >= 0).sum(axis=1) + state.unseen_count).tolist()
        return first, second

    def counts(self, state: Struct) -> dict[str, tuple[int, int]]:
        """Return how many tiles each seat has left, and how long its longest path is."""
        counts = {}
        if _has_paths(state):
            red, blue = longest_paths(self.tables, state)
            counts["longest path"] = int(red), int(blue)
        counts["tiles left"] = self.hand(state)
        return counts

    def trails(self, state: Struct) -> tuple[Trail, ...]:
        """Return the paths that decided, otherwise a longest path of each colour."""
        return tuple(
            trail_of(self.tables, state, seat, path, RADIUS)
            for seat, paths in self._paths(state).items()
            for path in paths
            if path
        )

    def text_of_places(self, places: Sites) -> str:
        """Return rack place and cell as in "3@e6"."""
        if len(places) < 2 or not places[0] >= CELLS > places[1]:
            raise UserError("a move begins with a tile of your own rack and ends on a cell")
        return f"{(places[0] - CELLS) % RACK + 1}@{CELL_NAMES[places[1]]}"

    def place_name(self, place: int) -> str:
        """Return the name of a cell, or of a rack place as in "Red's rack, 3"."""
        if place < CELLS:
            return CELL_NAMES[place]
        seat, shelf = divmod(place - CELLS, RACK)
        return Phrase("{seat}'s rack, {place}", seat=SEATS[seat], place=shelf + 1)

    def reason_over(self, state: Struct) -> str:
        """Return why the game is over."""
        if state.ended == rules.BLOCKED:
            red, blue = longest_paths(self.tables, state)
            return Phrase.counted(
                "{seat} has no legal move; Red's longest path has {count} part, Blue's {blue}",
                "{seat} has no legal move; Red's longest path has {count} parts, Blue's {blue}",
                red,
                seat=SEATS[state.turn],
                blue=blue,
            )
        for seat in (0, 1):
            if state.ended == rules.LOOP + seat:
                return Phrase("{seat}'s loop is closed", seat=SEATS[seat])
        sides = listed(list(self._connections(state)))
        return Phrase(
            "{seat} connected {sides}", seat=SEATS[state.ended - rules.CONNECTION], sides=sides
        )

    def marks(self, state: Struct) -> Mapping[str, tuple[Sites, ...]]:
        """Return the cells of the "loop" or the "connection", or of both longest "path"s."""
        if state.ended == rules.GOING_ON:
            return MappingProxyType({})
        paths = [path for paths in self._paths(state).values() for path in paths]
        role = "loop" if state.ended in (rules.LOOP, rules.LOOP + 1) else "connection"
        role = "path" if state.ended == rules.BLOCKED else role
        return MappingProxyType({role: tuple(map(cells_of, paths))})

    def story(self, before: Struct, after: Struct, code: int) -> Story:
        """Return where a tile was put, and why that gives a free turn, if it does."""
        name, cell = SEATS[before.turn], code % CELLS
        move = Told(
            Phrase("{seat} put a tile on {site}|", seat=name, site=CELL_NAMES[cell]),
            Phrase("You put a tile on {site}|", site=CELL_NAMES[cell]),
        )
        if not after.free or self.rules.over(self.tables, after):
            return Story(move)
        touched = sum(before.stone[beside] != 0 for beside in self.tables.beside[cell])
        parts = {"site": CELL_NAMES[cell], "count": int(touched)}
        told = Told(
            Phrase("Free turn:| {seat} moves again", seat=name),
            translatable("Free turn:| it is still your move"),
        )
        detail = Told(Phrase("The tile on {site} touches {count} tiles", **parts))
        free = Milestone(Kind.FREE_TURN, int(before.turn), translatable("free turn"), told, detail)
        return Story(move, milestones=(free,))

    def threats(self, after: Struct, code: int) -> tuple[Milestone, ...]:
        """Return where a loop could be closed or two sides be connected."""
        if after.free:
            return ()
        again = self.form.read(after).with_values({TURN: 1 - int(after.turn)})
        return threats_to_win(self, self.state_of(again), _winning)

    def notice(self, state: Struct) -> str:
        """Return that this turn is a free one, if it is."""
        if not state.free or self.rules.over(self.tables, state):
            return ""
        return Phrase("a free turn: {seat} moves again", seat=SEATS[state.turn])

    def free_turn_help(self, state: Struct) -> str:
        """Return where a tile would touch two others, if that gives a free turn."""
        if not self.tile_set.free_turns:
            return ""
        out = np.empty(self.max_moves, dtype=np.int64)
        cells = out[: self.rules.moves(self.tables, state, out)] % CELLS
        touched = (state.stone[self.tables.beside[cells]] != 0).sum(axis=1)
        if not (touched >= 2).any():
            return ""
        return Phrase(
            "A tile that touches two others gives you a free turn: you move again. One fits "
            "on {site}.",
            site=CELL_NAMES[cells[np.argmax(touched)]],
        )

    def why_illegal(self, state: Struct, code: int) -> str:
        """Return why the tile on that rack place cannot be moved there."""
        if not 0 <= code < RACK * CELLS:
            return Phrase("no move has the number {code}", code=code)
        place, cell = divmod(code, CELLS)
        tile, move = int(state.rack[state.turn, place]), self.format_move(code)
        if tile < 0:
            return Phrase(
                "{move}: place {place} of {seat}'s rack is empty",
                move=move,
                place=place + 1,
                seat=SEATS[state.turn],
            )
        if state.stone[cell]:
            return Phrase("{move}: a tile lies on {site}", move=move, site=CELL_NAMES[cell])
        return Phrase("{move}: {why}", move=move, why=self._why_no_fit(state, cell, tile))

    def parse_move(self, state: Struct, text: str) -> int:
        """Return the move that a text such as "3@e6" names."""
        found = _MOVE.fullmatch(text)
        if not found:
            raise UserError(
                "'{text}' is not a move: a rack place from 1 to {rack} and a cell, as in 3@e6",
                text=text[:40],
                rack=RACK,
            )
        return CELLS * (int(found[1]) - 1) + self.board.site(found[2])

    def format_move(self, code: int) -> str:
        """Return the rack place and the cell."""
        if not 0 <= code < RACK * CELLS:
            raise UserError("{uid} has no move {code}", uid=self.uid, code=code)
        place, cell = divmod(code, CELLS)
        return f"{place + 1}@{CELL_NAMES[cell]}"

    def move_places(self, state: Struct, code: int) -> Sites:
        """Return the place on the rack of the seat to move, and the cell."""
        place, cell = divmod(code, CELLS)
        return CELLS + RACK * int(state.turn) + place, cell

    def piece_put_down(self, state: Struct, code: int) -> int:
        """Return the tile from the rack."""
        return int(state.rack[state.turn, code // CELLS]) + 1

    def text_diagram(self, state: Struct) -> str:
        """Return the board and both racks in letters."""
        setup = self.form.read(state)
        return text_diagram(tiles_in(setup), racks_in(setup))

    def read_fen(self, text: str, seed: int | None) -> Struct:
        """Return the state that a line from :meth:`write_fen` describes; a seed fixes the deal."""
        setup = self.form.parse(text)
        state, drawn = self.state_of(setup), draws_in(text)
        unknown = state.hidden.copy()
        np.subtract.at(unknown, [tile for tiles in drawn for tile in tiles], 1)
        hidden = shuffled(np.repeat(np.arange(len(TILES)), unknown).tolist(), _chosen(seed))
        unseen = []
        for count, draws in zip(unseen_in(setup), drawn, strict=True):
            rest = count - len(draws)
            unseen.append([*hidden[:rest], *reversed(draws)])
            hidden = hidden[rest:]
        rules.let_draw(state, unseen)
        return state

    def start_as_seen(self, start: Struct, later: Iterable[Struct]) -> str:
        """Return the fen of the start with the tiles that were drawn since."""
        counts = start.unseen_count
        left = np.minimum.reduce([counts, *(state.unseen_count for state in later)])
        red, blue = (
            tuple(tiles[few:many][::-1].tolist())
            for tiles, few, many in zip(start.unseen, left, counts, strict=True)
        )
        return with_draws(self.write_fen(start), (red, blue))

    def _paths(self, state: Struct) -> Mapping[int, list[Path]]:
        """Return for one seat what decided, or for both a longest path."""
        if state.ended in (rules.GOING_ON, rules.BLOCKED):
            graphs = {seat: parts_of(self.tables, state, seat) for seat in (0, 1)}
            return {seat: [longest_path(graph)] for seat, graph in graphs.items()}
        if state.ended in (rules.LOOP, rules.LOOP + 1):
            seat = int(state.ended) - rules.LOOP
            closed = loops(parts_of(self.tables, state, seat))
            return {seat: [[*loop, loop[0]] for loop in closed]}
        seat = int(state.ended) - rules.CONNECTION
        return {seat: list(self._connections(state).values())}

    def _connections(self, state: Struct) -> dict[str, Path]:
        seat = int(state.ended) - rules.CONNECTION
        return connections(self.tables, state, parts_of(self.tables, state, seat))

    def _why_no_fit(self, state: Struct, cell: int, tile: int) -> str:
        """Return which side does not match, or that no tile is there to match."""
        beside = [(s, int(n)) for s, n in enumerate(self.tables.beside[cell]) if state.stone[n]]
        for side, other in beside:
            own, its = TILES[tile].sides[side], TILES[state.stone[other] - 1].sides[(side + 2) % 4]
            if own != its:
                return Phrase(
                    "the {colour} {side} side would touch a {other} side of {site}",
                    colour=_COLOURS[own],
                    side=SIDE_NAMES[side],
                    other=_COLOURS[its],
                    site=CELL_NAMES[other],
                )
        return Phrase("no tile shares a side with {site}", site=CELL_NAMES[cell])


def _has_paths(state: Struct) -> bool:
    """Whether no colour has a loop, so that each has a longest path."""
    return state.ended not in (rules.LOOP, rules.LOOP + 1)


def _winning(state: Struct) -> str:
    """Return by what a game was won; empty if nothing could be placed any more."""
    if state.ended == rules.BLOCKED:
        return ""
    looped = state.ended in (rules.LOOP, rules.LOOP + 1)
    return translatable("close a loop") if looped else translatable("connect two sides")


def _chosen(seed: int | None) -> int:
    """Return the seed, or a new unpredictable one."""
    return secrets.randbits(64) if seed is None else seed
