"""How Sphinx builds the site: ``python -m sphinx -W docs docs/_build``."""

from __future__ import annotations

import sys
from pathlib import Path

_DOCS = Path(__file__).resolve().parent
sys.path.insert(0, str(_DOCS))
sys.path.insert(0, str(_DOCS.parent))

import ringrealms3d  # noqa: E402  (this checkout's)

project = "ringrealms3d"
author = "The ringrealms3d authors"
copyright = author  # noqa: A001  (Sphinx's name)
release = ringrealms3d.__version__

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.napoleon",
    "sphinxarg.ext",
    "site_texts",
]
exclude_patterns = ["_build"]
root_doc = "index"

myst_enable_extensions = ["attrs_block", "colon_fence"]
myst_heading_anchors = 4
suppress_warnings = ["myst.header"]  # the command line's page begins with sections of its own

autodoc_member_order = "bysource"
napoleon_use_ivar = True  # attributes as one list
napoleon_attr_annotations = False  # the signature has their types
autodoc_preserve_defaults = True
add_module_names = False
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 100
toc_object_entries_show_parents = "hide"
nitpicky = True
nitpick_ignore_regex = [
    ("py:.*", r"(numpy|collections|os|msgspec|pathlib|datetime)\..*"),  # documented elsewhere
    ("py:.*", r"\w+\[.*"),  # types that autodoc cuts at a comma
]

html_theme = "furo"
html_title = "ringrealms3d"
html_logo = "../resources/icons/ringrealms3d.png"
html_favicon = "../resources/icons/ringrealms3d.png"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#9c2a1c",
        "color-brand-content": "#1d4fa3",
        "color-brand-visited": "#5a3f8c",
        "color-sidebar-link-text--top-level": "#22303c",
        "color-background-primary": "#fbfcfd",
        "color-background-secondary": "#eef3f8",
        "color-background-border": "#d3dde8",
        "color-foreground-primary": "#22303c",
    },
    "dark_css_variables": {
        "color-brand-primary": "#ffd21f",
        "color-brand-content": "#8ab8ff",
        "color-brand-visited": "#c3a8f0",
        "color-sidebar-link-text--top-level": "#e6ebf1",
        "color-background-primary": "#171b21",
        "color-background-secondary": "#1f242b",
        "color-background-border": "#333b45",
        "color-foreground-primary": "#e6ebf1",
    },
}

linkcheck_timeout = 20
linkcheck_retries = 2
linkcheck_anchors_ignore_for_url = [r"https://github\.com/.*"]  # a script adds them
