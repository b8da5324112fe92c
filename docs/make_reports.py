"""Write the pages of reports: ``python docs/make_reports.py FOLDER``.

The folder is one that ``ringrealms3d report VARIANT… -o FOLDER`` made; of it the files of JSON are
read. Each variant becomes a page in ``docs/reports/``, with its charts and boards in a folder of
its name, and ``docs/reports/index.md`` compares them all.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from ringrealms3d.lab.reports.folder import read_reports
from ringrealms3d.lab.reports.index_page import index_page
from ringrealms3d.lab.reports.markdown import write_markdown
from ringrealms3d.lab.reports.variant_page import variant_page
from ringrealms3d.lab.reports.words import file_name

PAGES = Path(__file__).resolve().parent / "reports"


def main() -> None:
    """Write all pages."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("folder", type=Path, help="the folder of the reports")
    reports = read_reports(parser.parse_args().folder)
    for report in reports:
        write_markdown(variant_page(report), PAGES / f"{file_name(report.variant)}.md")
    write_markdown(index_page(reports), PAGES / "index.md")


if __name__ == "__main__":
    main()
