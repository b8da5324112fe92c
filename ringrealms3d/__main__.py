"""Run the program with ``python -m ringrealms3d``."""

import sys

from ringrealms3d.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
