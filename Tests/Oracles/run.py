#!/usr/bin/env python3
# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Checks the command against independent oracles. One line a check; status 1 if any fails."""

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Checking"))
sys.dont_write_bytecode = True

import checks  # noqa: F401  (importing it registers every check)
import runner
from harness import CHECKS, Context, Mismatch


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binary", type=Path, required=True, help="the vibrancy command")
    parser.add_argument("--fixtures", type=Path, required=True, help="the folder Fixtures")
    parser.add_argument("--pngsuite", type=Path, help="where scripts/fetch-pngsuite put PngSuite")
    runner.add_options(parser)
    return parser.parse_args()


def outcome(one, options):
    """The verdict, and its note or complaint."""
    with tempfile.TemporaryDirectory(prefix="vibrancy-oracles-") as folder:
        context = Context(
            options.binary.resolve(), options.fixtures.resolve(),
            options.pngsuite and options.pngsuite.resolve(), Path(folder))
        try:
            return "ok  ", one.run(context)
        except Mismatch as reason:
            return "FAIL", reason
        except Exception as reason:  # one broken output must not hide the other checks
            return "FAIL", f"{type(reason).__name__}: {reason}"


def main():
    options = arguments()
    chosen = [one for one in CHECKS if options.only is None or options.only in one.name]
    if not chosen:
        sys.exit(f"error: no check's name contains '{options.only}'")
    sys.exit(runner.run(chosen, lambda one: outcome(one, options), options))


if __name__ == "__main__":
    main()
