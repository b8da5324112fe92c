"""What a person sees of the window and does there: the one place that knows where things are."""

from tests.window.driver.finding import chooser, find, named, press, rows_of, texts_of
from tests.window.driver.guide import Guide
from tests.window.driver.person import FOLDER, TABS, Person
from tests.window.driver.space import (
    Motion,
    hasten,
    is_due,
    look_at_clocks,
    marked_in_space,
    show_first_page,
)

__all__ = [
    "FOLDER",
    "TABS",
    "Guide",
    "Motion",
    "Person",
    "chooser",
    "find",
    "hasten",
    "is_due",
    "look_at_clocks",
    "marked_in_space",
    "named",
    "press",
    "rows_of",
    "show_first_page",
    "texts_of",
]
