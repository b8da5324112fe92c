"""Pyramid: a pile of balls, in which a ball on four balls of one's own is a point."""

from ringrealms3d.make import PerSeat, Pile, State, count, end_turn, game, kernel, put, rests


class Tables:
    """What the rules look up."""

    def __init__(self, board):
        self.supports = board.supports


DEED = "has more balls on four of a kind"


class Points(State):
    """How many balls of either side lie on four balls of that side."""

    points: PerSeat


@kernel
def moves(tables, state, out):
    """List the empty sites where a ball would rest."""
    found = 0
    for site in range(len(state.stone)):
        if rests(tables.supports, state, site):
            out[found] = site
            found += 1
    return found


@kernel
def play(tables, state, site):
    """Lay a ball; it counts if the four below it are of its own side."""
    put(state, site)
    own = tables.supports[site, 0] >= 0
    for below in tables.supports[site]:
        own = own and state.stone[below] == state.turn + 1
    state.points[state.turn] += own
    end_turn(state)


@kernel
def over(tables, state):
    """Whether the pile is whole."""
    return count(state, 0) == 0


@kernel
def margin(tables, state):
    """Return by how many such balls seat 0 leads."""
    return state.points[0] - state.points[1]


RULES = """# Pyramid

In turn, lay a ball of your colour on the board, or into the gap between four balls. A ball on four
balls of its own colour is a point. When the pile is complete, the player with
more points wins.

![White's ball on the second layer is a point.](position:pyramid/4?{pile}:o:9:0:1,0)
""".format(pile="xxooxxoo........x" + 13 * ".")
GAME = game(__name__, "Pyramid", {"4": Pile(4), "5": Pile(5)}, RULES)
