#!/usr/bin/env python3
# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Checks what the command leaves behind when the system fails it. One line a check; status 1 if any
fails.

Calls fail by a schedule, runs are killed, disks are full, files change while they are read. Needs
Linux, a C compiler, Python 3.11 and a command that is linked with the system's C library.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "Checking"), str(HERE.parent / "Command")]
sys.dont_write_bytecode = True

import runner
from harness import CHECKS, Context, Mismatch, Skipped

# The checks of the command register themselves where they are imported; these are not those.
from faults import Faults
import broken_calls  # noqa: F401
import kills  # noqa: F401
import moving  # noqa: F401
import scarce  # noqa: F401
import soak  # noqa: F401


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binary", type=Path, required=True, help="the vibrancy command")
    parser.add_argument("--fixtures", type=Path, required=True, help="the folder Fixtures")
    parser.add_argument(
        "--rounds", type=int, default=1, metavar="N", help="how often what is random is tried [1]")
    runner.add_options(parser)
    return parser.parse_args()


def outcome(one, options, shim):
    with tempfile.TemporaryDirectory(prefix="vibrancy-faults-") as folder:
        context = Context(
            options.binary.resolve(), options.fixtures.resolve(), Path(folder).resolve())
        try:
            return "ok  ", one.run(Faults(context, shim, options.rounds))
        except Skipped as reason:
            return "skip", reason
        except Mismatch as reason:
            return "FAIL", reason
        except Exception as reason:  # one broken check must not hide the others
            return "FAIL", f"{type(reason).__name__}: {reason}"


def main():
    options = arguments()
    if sys.platform != "linux":
        print("skip  all: what is preloaded here is for Linux")
        return
    chosen = [one for one in CHECKS if options.only is None or options.only in one.name]
    if not chosen:
        sys.exit(f"error: no check's name contains '{options.only}'")
    with tempfile.TemporaryDirectory(prefix="vibrancy-shim-") as folder:
        shim = Path(folder) / "shim.so"
        subprocess.run(
            ["cc", "-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-o", shim,
             HERE / "shim.c"], check=True)
        sys.exit(runner.run(chosen, lambda one: outcome(one, options, shim), options))


if __name__ == "__main__":
    main()
