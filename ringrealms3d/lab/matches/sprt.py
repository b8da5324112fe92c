"""When to stop a match: the sequential probability ratio test.

A pair of games, one opening with colours exchanged, scores a = 0, 1/4, 1/2, 3/4 or 1, the share of
the points. A test weighs two hypotheses about a player's strength, H0 and H1, after every pair. It
ends as soon as the log-likelihood ratio of H1 to H0 leaves the interval

    ln(beta / (1 - alpha))  to  ln((1 - beta) / alpha)

so that a wrong H0 is accepted with probability about beta, and a wrong H1 with about alpha: A.
Wald, "Sequential Tests of Statistical Hypotheses" (1945).

Neither hypothesis says how likely each of the five scores is. Of all probabilities q that agree
with it, those that make the results most likely are used (M. Van den Bergh, "The generalized
sequential probability ratio test for multinomial distributions"). With the shares p of the five
scores seen:

- Elo, the logistic curve, fixes the mean of q at s = 1 / (1 + 10**(-elo / 400)), and

      q = p / (1 + theta (a - s))

  where theta is the one number that makes this a distribution with the mean s.
- Normalised Elo fixes t = (mean - 1/2) / deviation of a pair's score. It determines how many pairs
  it takes to see a difference, whatever the draws and openings are. A game's t is that of a pair
  divided by sqrt(2), and normalised Elo is 800 / ln 10 times a game's t (M. Van den Bergh,
  "Normalized Elo practical"). With b = a - 1/2 the mean of b is to be u = t / sqrt(1 + t**2) times
  its root mean square r. If r is known, this makes the mean of

      f = b - u (b**2 / (2 r) + r / 2)

  zero, so q = p / (1 + theta f). This q has an r that is nearer to the right one, and so on.

A score that was never seen counts as a thousandth of a pair, as in fishtest. Otherwise its
probability would be 0, and a hypothesis that needs it would be ruled out at once: draws alone agree
only with a mean of 1/2. A thousandth is too little to change the result of any score seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import inf, log, sqrt

from ringrealms3d.core.errors import UserError

SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""What a pair of games can score, in the order in which pairs are counted."""

_UNSEEN = 1e-3
_NORMALIZED = 800 / log(10)  # Elo of a game's t
_MOST_ROUNDS = 200
_CLOSE = 1e-9  # in log-likelihood
_FROM_EVEN = tuple(a - 0.5 for a in SCORES)
_SQUARES = tuple(b * b for b in _FROM_EVEN)


class EloScale(StrEnum):
    """The scale of the numbers in a test's hypotheses."""

    LOGISTIC = "logistic"
    NORMALIZED = "normalized"


_MOST_ELO = {EloScale.LOGISTIC: 1000, EloScale.NORMALIZED: 300}
_LEAST_ERROR = 0.0001
_MOST_ERROR = 0.4999


class Decision(StrEnum):
    """The hypothesis that a test accepts."""

    H0 = "H0"
    H1 = "H1"


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """The hypotheses of a test.

    Attributes:
        elo0: how much stronger the first player is by H0.
        elo1: how much stronger the first player is by H1, more than elo0.
        alpha: the probability of accepting H1 although H0 is true.
        beta: the probability of accepting H0 although H1 is true.
        scale: the scale of elo0 and elo1.

    Raises:
        UserError: a number is outside its range, or elo0 is not less than elo1.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05
    scale: EloScale = EloScale.LOGISTIC

    def __post_init__(self) -> None:
        most_elo = _MOST_ELO[self.scale]
        for name, least, most in (
            ("elo0", -most_elo, most_elo),
            ("elo1", -most_elo, most_elo),
            ("alpha", _LEAST_ERROR, _MOST_ERROR),
            ("beta", _LEAST_ERROR, _MOST_ERROR),
        ):
            value = getattr(self, name)
            if not least <= value <= most:
                raise UserError(
                    "{name} is {value}, not from {least} to {most}",
                    name=name,
                    value=value,
                    least=least,
                    most=most,
                )
        if not self.elo0 < self.elo1:
            raise UserError(
                "elo0 is {elo0}, not less than elo1, {elo1}", elo0=self.elo0, elo1=self.elo1
            )


@dataclass(frozen=True, slots=True)
class SprtState:
    """The state of a test.

    Attributes:
        llr: the log-likelihood ratio of H1 to H0.
        lower: the ratio at which H0 is accepted.
        upper: the ratio at which H1 is accepted.
        decision: the accepted hypothesis, None while the test runs.
    """

    llr: float
    lower: float
    upper: float
    decision: Decision | None


@dataclass(frozen=True, slots=True)
class SprtEnd:
    """A test that ended.

    Attributes:
        pairs: the number of pairs until then; later ones do not count.
        state: the state after them.
    """

    pairs: int
    state: SprtState


def bounds(test: Hypotheses) -> tuple[float, float]:
    """Return the log-likelihood ratios at which H0 and H1 are accepted."""
    return log(test.beta / (1 - test.alpha)), log((1 - test.beta) / test.alpha)


def llr(counts: Sequence[int], test: Hypotheses) -> float:
    """Return the log-likelihood ratio of H1 to H0.

    Args:
        counts: how many pairs had each of the SCORES, for the first player.
        test: the hypotheses.
    """
    if not any(counts):
        return 0.0
    weights = _regular(counts)
    if test.scale is EloScale.LOGISTIC:
        loss0, loss1 = (_loss_at_score(weights, _score(elo)) for elo in (test.elo0, test.elo1))
    else:
        loss0, loss1 = (_loss_at_ratio(weights, _ratio(elo)) for elo in (test.elo0, test.elo1))
    return loss0 - loss1


def state(counts: Sequence[int], test: Hypotheses) -> SprtState:
    """Return the state of a test after this many pairs of each of the SCORES."""
    ratio = llr(counts, test)
    lower, upper = bounds(test)
    decision = Decision.H0 if ratio <= lower else Decision.H1 if ratio >= upper else None
    return SprtState(ratio, lower, upper, decision)


class RunningTest:
    """A test that receives pairs as they finish, by their numbers."""

    def __init__(self, test: Hypotheses) -> None:
        """Begin without pairs."""
        self.hypotheses = test
        self._counts = [0] * len(SCORES)
        self.end: SprtEnd | None = None

    @property
    def pairs(self) -> int:
        """How many pairs it has received."""
        return sum(self._counts)

    @property
    def state(self) -> SprtState:
        """Its state."""
        return state(self._counts, self.hypotheses)

    def take(self, shares: Iterable[float]) -> SprtEnd | None:
        """Add more pairs, unless the test has ended, and return where it ended, if it did.

        Raises:
            ValueError: a pair cannot have scored that.
        """
        if self.end is not None:
            return self.end
        for share in shares:
            self._counts[SCORES.index(share)] += 1
            reached = self.state
            if reached.decision is not None:
                self.end = SprtEnd(self.pairs, reached)
                break
        return self.end


def _regular(counts: Sequence[int]) -> list[float]:
    """Return counts in which every score was seen, if only a little."""
    return [n or _UNSEEN for n in counts]


def _score(elo: float) -> float:
    return float(1 / (1 + 10 ** (-elo / 400)))


def _ratio(elo: float) -> float:
    """Return the mean of a pair, from even, in root mean squares, for a normalised Elo."""
    t = elo * sqrt(2) / _NORMALIZED
    return t / sqrt(1 + t * t)


def _loss_at_score(weights: Sequence[float], score: float) -> float:
    """Return by how much the log-likelihood falls if the mean has to be this score."""
    terms = [a - score for a in SCORES]
    return _log_loss(weights, terms, _tilt(weights, terms, 0.0))


def _loss_at_ratio(weights: Sequence[float], ratio: float) -> float:
    """Return by how much the log-likelihood falls if the mean, from even, has to be so many root
    mean squares.
    """
    # Where results speak against a ratio, there can be two best chances, which differ in the score
    # that has to be likely though it was not seen. Beginning at both ends of what is possible finds
    # the better of them, except far off: up to _MOST_ELO where the results lost more than 3 anyway.
    seen = _root_mean_square(weights, sum(weights))
    return min(_settled_loss(weights, ratio, start) for start in {seen, max(seen, abs(ratio) / 2)})


def _settled_loss(weights: Sequence[float], ratio: float, spread: float) -> float:
    """Return the loss of the best chances that are found from a root mean square, infinity if there
    are none.

    Each round takes the best of those chances that have the root mean square of the round before.
    """
    total = sum(weights)
    theta, loss = 0.0, inf
    for _ in range(_MOST_ROUNDS):
        terms = _terms(ratio, spread)
        if not min(terms) < 0 < max(terms):
            break
        theta = _tilt(weights, terms, theta)
        before, loss = loss, _log_loss(weights, terms, theta)
        if abs(loss - before) < _CLOSE:
            break
        chances = [n / (1 + theta * x) for n, x in zip(weights, terms, strict=True)]
        spread = _root_mean_square(chances, total)
    return loss


def _terms(ratio: float, spread: float) -> list[float]:
    steep, shift = ratio / (2 * spread), ratio * spread / 2
    return [b - steep * b * b - shift for b in _FROM_EVEN]


def _root_mean_square(weights: Sequence[float], total: float) -> float:
    """Return the root mean square of scores from even."""
    return sqrt(sum(n * square for n, square in zip(weights, _SQUARES, strict=True)) / total)


def _log_loss(weights: Sequence[float], terms: Sequence[float], theta: float) -> float:
    return sum(n * log(1 + theta * x) for n, x in zip(weights, terms, strict=True))


def _tilt(weights: Sequence[float], terms: Sequence[float], theta: float) -> float:
    """Return the theta at which the sum of weights * terms / (1 + theta * terms) is 0.

    Newton's method for that sum times its distances from the two poles beside the root, which is
    almost a straight line, and halving where it leaves the interval that holds the root.

    Args:
        weights: a positive number for each term.
        terms: some positive, some negative.
        theta: where to begin, if it is between the poles.
    """
    least, most = low, high = -1 / max(terms), -1 / min(terms)
    if not low < theta < high:
        theta = 0.0
    for _ in range(_MOST_ROUNDS):
        rest = slope = 0.0
        for n, x in zip(weights, terms, strict=True):
            part = x / (1 + theta * x)
            rest += n * part
            slope += n * part * part
        low, high = (theta, high) if rest > 0 else (low, theta)
        slope -= rest * (1 / (theta - least) - 1 / (most - theta))
        step = rest / slope if slope > 0 else inf
        if abs(rest * step) < _CLOSE:
            break
        theta = theta + step if low < theta + step < high else (low + high) / 2
    return theta
