#!/usr/bin/env python3
# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Checks the command from outside, as its users meet it. One line a check; status 1 if any fails.

Needs Python 3.11 and nothing else.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

import checks  # noqa: F401  (importing it registers every check)
from harness import CHECKS, Context, Mismatch, Skipped


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binary", type=Path, required=True, help="the vibrancy command")
    parser.add_argument("--fixtures", type=Path, required=True, help="the folder Fixtures")
    parser.add_argument("--only", metavar="NAME", help="checks whose name contains NAME")
    parser.add_argument("--slow", action="store_true", help="also the checks that take minutes")
    parser.add_argument("--slowest", action="store_true", help="also list the ten slowest checks")
    return parser.parse_args()


def outcome(one, options):
    """The verdict, and its note or complaint."""
    with tempfile.TemporaryDirectory(prefix="vibrancy-command-") as folder:
        context = Context(
            options.binary.resolve(), options.fixtures.resolve(), Path(folder).resolve())
        try:
            return "ok  ", one.run(context)
        except Skipped as reason:
            return "skip", reason
        except Mismatch as reason:
            return "FAIL", reason
        except Exception as reason:  # one broken check must not hide the others
            return "FAIL", f"{type(reason).__name__}: {reason}"


def main():
    options = arguments()
    chosen = [
        one for one in CHECKS
        if (options.only is None or options.only in one.name) and (options.slow or not one.slow)]
    if not chosen:
        sys.exit(f"error: no check's name contains '{options.only}'")
    failed, skipped, times = 0, 0, []
    for one in chosen:
        started = time.monotonic()
        verdict, note = outcome(one, options)
        failed += verdict == "FAIL"
        skipped += verdict == "skip"
        print(f"{verdict}  {one.name}{f': {note}' if note else ''}", flush=True)
        times.append((time.monotonic() - started, one.name))
    if options.slowest:
        for seconds, name in sorted(times, reverse=True)[:10]:
            print(f"      {seconds:6.2f} s  {name}")
    rest = f", {skipped} skipped" if skipped else ""
    print(f"{len(chosen) - failed - skipped} passed, {failed} failed{rest}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
