#!/usr/bin/env python3
# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Checks the command against independent oracles. One line a check; status 1 if any fails."""

import argparse
import sys
import tempfile
import time
from pathlib import Path

import checks  # noqa: F401  (importing it registers every check)
from harness import CHECKS, Context, Mismatch


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binary", type=Path, required=True, help="the vibrancy command")
    parser.add_argument("--fixtures", type=Path, required=True, help="the folder Fixtures")
    parser.add_argument("--pngsuite", type=Path, help="where scripts/fetch-pngsuite put PngSuite")
    parser.add_argument("--only", metavar="NAME", help="checks whose name contains NAME")
    parser.add_argument("--slowest", action="store_true", help="also list the ten slowest checks")
    return parser.parse_args()


def outcome(one, options):
    """Whether the check passed, and its note or complaint."""
    with tempfile.TemporaryDirectory(prefix="vibrancy-oracles-") as folder:
        context = Context(
            options.binary.resolve(), options.fixtures.resolve(),
            options.pngsuite and options.pngsuite.resolve(), Path(folder))
        try:
            return True, one.run(context)
        except Mismatch as reason:
            return False, reason
        except Exception as reason:  # one broken output must not hide the other checks
            return False, f"{type(reason).__name__}: {reason}"


def main():
    options = arguments()
    chosen = [one for one in CHECKS if options.only is None or options.only in one.name]
    if not chosen:
        sys.exit(f"error: no check's name contains '{options.only}'")
    failed, times = 0, []
    for one in chosen:
        started = time.monotonic()
        passed, note = outcome(one, options)
        failed += not passed
        verdict = "ok  " if passed else "FAIL"
        print(f"{verdict}  {one.name}{f': {note}' if note else ''}", flush=True)
        times.append((time.monotonic() - started, one.name))
    if options.slowest:
        for seconds, name in sorted(times, reverse=True)[:10]:
            print(f"      {seconds:6.2f} s  {name}")
    print(f"{len(chosen) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
