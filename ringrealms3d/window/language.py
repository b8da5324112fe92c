"""The language of the window: its own texts, those of Qt's dialogs, and number formats."""

from __future__ import annotations

from PyQt6.QtCore import QLibraryInfo, QLocale, QTranslator
from PyQt6.QtWidgets import QApplication

from ringrealms3d.core.phrase import use_catalogue
from ringrealms3d.languages.catalogue import catalogue_of, language_of_system


def speak(application: QApplication, chosen: str) -> None:
    """Use a language for windows opened from now on.

    Args:
        chosen: its code, or empty for the system's language.
    """
    language = chosen or language_of_system()
    use_catalogue(catalogue_of(language))
    system = QLocale.system()
    fits = QLocale(language).language() == system.language()
    QLocale.setDefault(system if fits else QLocale(language))
    for before in application.findChildren(QTranslator):
        application.removeTranslator(before)
        before.deleteLater()
    of_qt = QTranslator(application)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    # not by the system's locale: Qt knows no pt_PT, and its zh_TW has other characters than ours
    if of_qt.load(QLocale(language), "qtbase", "_", folder):
        application.installTranslator(of_qt)
