# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Runs checks, several at a time, and tells of each in the order they were registered in."""

import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor

_judge = None
_checks = []


def add_options(parser):
    parser.add_argument("--only", metavar="NAME", help="checks whose name contains NAME")
    parser.add_argument("--slowest", action="store_true", help="also list the ten slowest checks")
    parser.add_argument(
        "-j", "--jobs", type=int, default=os.cpu_count() or 1, metavar="N",
        help="how many run at a time [default: one a processor]")


def run(checks, judge, options):
    """The exit status: 1 if any check failed.

    `judge` takes a check and gives its verdict ("ok  ", "FAIL" or "skip") and its note or None.
    Each job is a process, so that checks share nothing but the machine.
    """
    global _judge, _checks
    _judge, _checks = judge, checks
    failed, skipped, times = 0, 0, []
    # Forked, the processes have the checks already; no check leaves threads or a state behind.
    with ProcessPoolExecutor(options.jobs, multiprocessing.get_context("fork")) as pool:
        for one, (verdict, note, seconds) in zip(checks, pool.map(_judged, range(len(checks)))):
            failed += verdict == "FAIL"
            skipped += verdict == "skip"
            print(f"{verdict}  {one.name}{f': {note}' if note else ''}", flush=True)
            times.append((seconds, one.name))
    if options.slowest:
        for seconds, name in sorted(times, reverse=True)[:10]:
            print(f"      {seconds:6.2f} s  {name}")
    rest = f", {skipped} skipped" if skipped else ""
    print(f"{len(checks) - failed - skipped} passed, {failed} failed{rest}")
    return 1 if failed else 0


def _judged(index):
    started = time.monotonic()
    verdict, note = _judge(_checks[index])
    return verdict, None if note is None else str(note), time.monotonic() - started
