"""Several processes that compile into one folder."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.subprocesses import ROOT, python_output

KERNEL = """
from ringrealms3d.core.kernel import entry_kernel

@entry_kernel
def double(value):
    return value + value
"""

# a slow disk: each process has read the index long before it writes one
COMPILE = """
import sys, time
from pathlib import Path
from ringrealms3d.core.kernel import compile_kernels
compile_kernels(folder=Path(sys.argv[1]))
import numpy as np
from numba.core.caching import IndexDataCacheFile
save = IndexDataCacheFile._save_index
IndexDataCacheFile._save_index = lambda self, index: (time.sleep(0.5), save(self, index))
sys.path.insert(0, sys.argv[1])
from doubling import double
assert double(np.dtype(sys.argv[2]).type(3)) == 6
"""

COUNT = """
import sys
from pathlib import Path
from ringrealms3d.core.kernel import compile_kernels
compile_kernels(folder=Path(sys.argv[1]))
import numpy as np
sys.path.insert(0, sys.argv[1])
from doubling import double
for name in sys.argv[2:]:
    assert double(np.dtype(name).type(3)) == 6
print(sum(double.stats.cache_hits.values()))
"""


@pytest.mark.nightly
def test_nobody_loses_what_another_compiled(tmp_path: Path) -> None:
    (tmp_path / "doubling.py").write_text(KERNEL)
    types = ("int8", "int32", "float64")
    running = [
        subprocess.Popen(
            [sys.executable, "-c", COMPILE, str(tmp_path), name],
            env=os.environ | {"PYTHONPATH": str(ROOT)},
        )
        for name in types
    ]
    assert [process.wait(120) for process in running] == [0, 0, 0]
    assert int(python_output("-c", COUNT, str(tmp_path), *types)) == len(types)
