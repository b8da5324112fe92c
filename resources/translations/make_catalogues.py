"""Collects the texts of the program and brings the catalogues of all languages up to date.

    python resources/translations/make_catalogues.py

Each ``ringrealms3d_XX.ts`` is rewritten: new texts come in without a translation, texts that are
gone go out, and what is translated stays. Translate in Qt Linguist, or in any editor of ``.ts``
files, and run it again: ``lrelease`` (Debian: qt6-l10n-tools) then compiles the ``.qm`` files that
the program reads.
"""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as Xml

from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.setup import ChoiceField, SetupForm
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.courses.course import shipped_courses
from ringrealms3d.exports.kinds import KINDS
from ringrealms3d.exports.measures import PAPERS
from ringrealms3d.exports.photo.sets import SETS
from ringrealms3d.games import all_games, start
from ringrealms3d.languages.catalogue import CONTEXT, ENGLISH, LANGUAGES
from ringrealms3d.languages.markdown import texts_in
from ringrealms3d.records.game_files import FORMATS
from ringrealms3d.scene.materials import MATERIALS
from ringrealms3d.scene.quality import QUALITIES
from ringrealms3d.scene.theme import THEMES
from ringrealms3d.window.features.look.look_settings import SPEEDS
from ringrealms3d.window.features.play.play_settings import PACES

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
_MARKED = frozenset({"tr", "translatable", "Phrase"})
_ERRORS = frozenset(
    {
        "UserError",
        "IllegalMove",
        "DamagedError",
        "NoGraphicsError",
        "ProgramError",
        "UnfitError",
        "NotInstalledError",
        "GameFault",
    }
)
_COUNTED = frozenset({"counted", "tr_count"})
_LRELEASE = ("lrelease", "/usr/lib/qt6/bin/lrelease")


@dataclass(frozen=True)
class Message:
    """One text of the program.

    Attributes:
        text: the English text, in the plural if it has a singular.
        counted: whether its form depends on a number.
        where: where it stands, for those who translate it.
    """

    text: str
    counted: bool
    where: str


@cache
def messages() -> dict[str, Message]:
    """Return all texts of the program in a steady order."""
    found: dict[str, Message] = {}
    for message in (*_in_sources(), *_in_games(), *_in_choices(), *_in_courses(), *_in_rules()):
        found.setdefault(message.text, message)
    return found


def catalogue_path(language: str) -> Path:
    """Return the file in which a language's texts are translated."""
    return HERE / f"ringrealms3d_{language}.ts"


def translations(path: Path) -> dict[str, tuple[str, ...]]:
    """Return the finished translations of a file: one text, or one for each form of the plural."""
    if not path.exists():
        return {}
    return dict(_finished(Xml.parse(path).getroot()))


def write_catalogue(language: str, texts: dict[str, Message]) -> int:
    """Rewrite a language's file with these texts and return how many are not translated."""
    path = catalogue_path(language)
    known = translations(path)
    root = Xml.Element("TS", version="2.1", language=language, sourcelanguage=ENGLISH)
    context = Xml.SubElement(root, "context")
    Xml.SubElement(context, "name").text = CONTEXT
    for message in texts.values():
        _add(context, message, known.get(message.text, ()))
    Xml.indent(root)
    body = Xml.tostring(root, encoding="unicode")
    path.write_text(
        f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8"
    )
    return sum(text not in known for text in texts)


def _finished(root: Xml.Element) -> Iterator[tuple[str, tuple[str, ...]]]:
    for message in root.iter("message"):
        translation = message.find("translation")
        if translation is None or translation.get("type") == "unfinished":
            continue
        forms = [form.text or "" for form in translation.iter("numerusform")]
        yield message.findtext("source", ""), tuple(forms or [translation.text or ""])


def _add(context: Xml.Element, message: Message, translated: tuple[str, ...]) -> None:
    element = Xml.SubElement(context, "message")
    Xml.SubElement(element, "source").text = message.text
    Xml.SubElement(element, "extracomment").text = message.where
    target = Xml.SubElement(element, "translation")
    if not translated:
        target.set("type", "unfinished")
    if message.counted:
        element.set("numerus", "yes")
        for form in translated:
            Xml.SubElement(target, "numerusform").text = form
    else:
        target.text = "".join(translated)


def _in_sources() -> Iterator[Message]:
    package = ROOT / "ringrealms3d"
    for path in sorted(package.rglob("*.py")):
        where = path.relative_to(package).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield from _in_call(node, where)


def _in_call(call: ast.Call, where: str) -> Iterator[Message]:
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    texts = [each.value for each in call.args if isinstance(each, ast.Constant)]
    if name in _MARKED | _ERRORS and texts and texts[0] and isinstance(texts[0], str):
        yield Message(texts[0], counted=False, where=where)
    if name in _COUNTED and len(texts) > 1 and isinstance(texts[1], str):
        yield Message(texts[1], counted=True, where=where)


def _in_games() -> Iterator[Message]:
    for game in all_games():
        texts = [game.title, game.designer, game.goal, *game.seats]
        texts += map(str.lower, game.seats)
        texts += (entry.title for entry in game.boards.values())
        for uid in game.variants:
            texts += _in_variant(uid)
        yield from (
            Message(text, counted=False, where=f"game {game.uid}") for text in texts if text
        )


def _in_variant(uid: str) -> Iterator[str]:
    position = start(uid, seed=0)
    known = position.variant
    yield from (known.board.title, known.groups_title, known.marked_features, known.highlight or "")
    yield from position.counts
    if known.setup_form is not None:
        yield from _in_form(known.setup_form)
    if isinstance(known.layout, SolidLayout):
        yield from known.layout.looks


def _in_form(form: SetupForm) -> Iterator[str]:
    texts = list(form.palette.values())
    for each in form.fields:
        texts.append(each.title)
        texts += each.choices if isinstance(each, ChoiceField) else ()
    yield from (text for text in texts if not isinstance(text, Phrase))


def _in_choices() -> Iterator[Message]:
    """Yield what can be chosen in the window by names that are data."""
    choices = (*THEMES, *MATERIALS, *QUALITIES, *SPEEDS, *PACES, *SETS, *PAPERS)
    titles = (kind.title for kind in KINDS.values())
    forms = (form.title for form in FORMATS.values())
    renamed = (name for theme in THEMES.values() for name in theme.names.values())
    for text in (*choices, *titles, *forms, *renamed):
        yield Message(text, counted=False, where="choices")


def _in_courses() -> Iterator[Message]:
    for course in shipped_courses():
        where = f"course {course.id}"
        texts = [course.title]
        for lesson in course.lessons:
            texts.append(lesson.title)
            for step in lesson.steps:
                texts += [step.task, step.hint, step.why]
        yield from (Message(text, counted=False, where=where) for text in texts if text)


def _in_rules() -> Iterator[Message]:
    for game in all_games():
        for text in texts_in(f"{game.rules_text}\n\n{game.strategy_text}"):
            yield Message(text, counted=False, where=f"rules of {game.uid}")


def main() -> None:
    """Bring every catalogue up to date and compile it."""
    compiler = next(filter(None, map(shutil.which, _LRELEASE)), None)
    texts = messages()
    for language in LANGUAGES:
        if language == ENGLISH:
            continue
        missing = write_catalogue(language, texts)
        print(f"{language}: {len(texts)} texts, {missing} not translated")
        if compiler is None:
            sys.exit("lrelease was not found: the .ts files are new, the .qm files are not")
        subprocess.run([compiler, "-silent", str(catalogue_path(language))], check=True)


if __name__ == "__main__":
    main()
