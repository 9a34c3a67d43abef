#!/usr/bin/env python3
# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Checks what the command leaves behind when the system fails it. One line a check; status 1 if any
fails.

Calls fail by a schedule, runs are killed, disks are full, files change while they are read. Needs
Linux, a C compiler, Python 3.11 and a command that is linked with the system's C library.
"""

import subprocess
import sys
import tempfile
from contextlib import nullcontext
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[1:1] = [str(HERE.parent / "Checking"), str(HERE.parent / "Command")]
sys.dont_write_bytecode = True

import runner  # noqa: E402
from harness import Context  # noqa: E402
from faults import Faults  # noqa: E402
# Importing them registers their checks.
import broken_calls  # noqa: E402, F401
import kills  # noqa: E402, F401
import moving  # noqa: E402, F401
import scarce  # noqa: E402, F401
import soak  # noqa: E402, F401

if __name__ == "__main__":
    options = runner.options(
        __doc__, runner.BINARY, runner.FIXTURES,
        ("--rounds", {
            "type": int, "default": 1, "metavar": "N", "help": "how often what is random is tried [1]"}))
    if sys.platform != "linux":
        sys.exit(print("skip  all: what is preloaded here is for Linux"))
    binary, fixtures = options.binary.resolve(), options.fixtures.resolve()
    with tempfile.TemporaryDirectory(prefix="vibrancy-shim-") as place:
        shim = Path(place) / "shim.so"
        subprocess.run(
            ["cc", "-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-o", shim,
             HERE / "shim.c"], check=True)
        runner.main(
            options, lambda folder: nullcontext(
                Faults(Context(binary, fixtures, folder), shim, options.rounds)))
