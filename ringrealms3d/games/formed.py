"""Variants of which a form says all: their fens and their states are made from its setups."""

from __future__ import annotations

from abc import abstractmethod

from ringrealms3d.core.setup import FenForm, Setup, SetupForm
from ringrealms3d.core.variant import Variant
from ringrealms3d.core.verbs import Struct


class FormedVariant(Variant):
    """A variant with a form.

    Attributes:
        form: reads states, and writes and parses fens.
    """

    form: FenForm

    @abstractmethod
    def state_of(self, setup: Setup) -> Struct:
        """Return the state of a position that was set up, with no history.

        Raises:
            UserError: there is no such position.
        """

    def start(self, seed: int | None) -> Struct:
        """Return the state before anything was placed; nothing is random here."""
        return self.state_of(self.form.empty())

    def write_fen(self, state: Struct) -> str:
        """Return as one line what the form says of a state."""
        return self.form.write(self.form.read(state))

    def read_fen(self, text: str, seed: int | None) -> Struct:
        """Return the state that a line from :meth:`write_fen` describes."""
        return self.state_of(self.form.parse(text))

    @property
    def setup_form(self) -> SetupForm:
        """The form."""
        return self.form
