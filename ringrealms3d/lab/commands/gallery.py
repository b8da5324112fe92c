"""``ringrealms3d gallery``: a page of pictures of the boards."""

from __future__ import annotations

import argparse

from ringrealms3d.cli.arguments import Commands, add_json, named_path
from ringrealms3d.cli.ctrl_c import stop_if_pressed
from ringrealms3d.cli.look import picture_size
from ringrealms3d.cli.output import end_progress, print_files, print_files_as_json, show_progress
from ringrealms3d.cli.targets import add_force, check_targets
from ringrealms3d.core.files import check_parent, person_path
from ringrealms3d.core.phrase import tr


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "gallery",
        examples=["gallery loop/mini -o pictures"],
        help=tr("draw boards in every theme and material, with a page that shows them"),
        description=tr(
            "Draw boards, each in the middle of a random game, in every theme and in every "
            "material, and write a page that shows all pictures. No display is needed."
        ),
    )
    parser.add_argument(
        "variants", nargs="*", metavar="VARIANT", help=tr("the variants (default: all)")
    )
    parser.add_argument(
        "-o", "--output", required=True, metavar="DIR", help=tr("the folder of the pictures")
    )
    add_force(parser)
    parser.add_argument(
        "--theme", action="append", metavar="THEME", help=tr("only this one; can be repeated")
    )
    parser.add_argument(
        "--materials", action="append", metavar="SET", help=tr("only these; can be repeated")
    )
    parser.add_argument(
        "--size",
        type=picture_size,
        default=(400, 340),
        metavar="WIDTHxHEIGHT",
        help=tr("pixels of a picture (default: 400x340)"),
    )
    parser.add_argument(
        "--photographs", action="store_true", help=tr("photograph one board of each game too")
    )
    parser.add_argument(
        "--before",
        type=named_path,
        metavar="DIR",
        help=tr("show the pictures of an earlier gallery beside these"),
    )
    add_json(parser, tr("print the names of the files as JSON"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Draw the pictures, and name the page that shows them."""
    from ringrealms3d.exports.photo.photograph import PhotoStyle, check_photo
    from ringrealms3d.games import variant_ids
    from ringrealms3d.games.named import named_variant
    from ringrealms3d.lab.gallery import PAGE, PHOTOGRAPHS, Gallery, save_gallery
    from ringrealms3d.scene.materials import MATERIALS, get_materials
    from ringrealms3d.scene.offscreen import check_size
    from ringrealms3d.scene.theme import THEMES, get_theme

    check_size(options.size)
    if options.before is not None:
        check_parent(options.before / PAGE)
    folder = person_path(options.output)
    if options.photographs:
        check_photo(PhotoStyle())
    gallery = Gallery(
        [named_variant(uid).uid for uid in options.variants or variant_ids()],
        [get_theme(name) for name in options.theme or THEMES],
        [get_materials(name) for name in options.materials or MATERIALS],
        options.size,
        tuple(PHOTOGRAPHS.items()) if options.photographs else (),
    )
    check_targets(
        options,
        [folder / name for name in (*gallery.names, PAGE)],
        read=[options.before and options.before / name for name in (*gallery.names, PAGE)],
    )
    numbered = iter(range(1, len(gallery.names) + 1))

    def report(name: str) -> None:
        stop_if_pressed()
        show_progress(f"{next(numbered)}/{len(gallery.names)}")

    save_gallery(gallery, folder, options.before, report)
    end_progress()
    written = print_files_as_json if options.json else print_files
    written([folder / PAGE])
    return 0
