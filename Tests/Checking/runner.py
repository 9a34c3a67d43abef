# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What a check is, and the command line that runs checks of one suite, several at a time.

A suite registers functions with `check`, and calls `main` with what it gives them.
"""

import argparse
import multiprocessing
import os
import resource
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

CHECKS = []
# As given to `main`; each process that runs checks has it from its start.
_prepared = None


class Mismatch(Exception):
    """Something is not as promised; the text says what and where."""


class Skipped(Exception):
    """The check cannot be made here; the text says why."""


@dataclass(frozen=True)
class Check:
    name: str
    function: object
    argument: object = None
    is_long: bool = False

    def run(self, context):
        arguments = (context,) if self.argument is None else (context, self.argument)
        return self.function(*arguments)


def check(over=None, is_long=False, except_for=()):
    """Registers a function of (context) or, once for each value in `over`, of (context, value).

    Long checks run with `--all` only, or by name. `except_for` has the labels of the values that
    are not long: the representatives that every run keeps.
    """
    if callable(over):
        return check()(over)

    def register(function):
        base = f"{function.__module__.split('.')[-1]}.{function.__name__}"
        values = [None] if over is None else list(over)
        for label in except_for:
            if label not in map(label_of, values):
                raise ValueError(f"{base}: no value '{label}' to keep in every run")
        for value in values:
            name = base if value is None else f"{base}[{label_of(value)}]"
            CHECKS.append(Check(name, function, value, is_long and label_of(value) not in except_for))
        return function

    return register


def label_of(value):
    return value[0] if isinstance(value, tuple) else str(value)


def require(condition, text):
    if not condition:
        raise Mismatch(text)


def equal(actual, expected, about):
    require(actual == expected, f"{about}: {actual!r}, not {expected!r}")


def options(description, *arguments, are_alone=False):
    """The command line's values; each of `arguments` is (name, words of argparse).

    Checks that `are_alone` run one after the other in this process.
    """
    parser = argparse.ArgumentParser(description=description)
    for name, words in arguments:
        parser.add_argument(name, **words)
    parser.add_argument("--only", metavar="NAME", help="checks whose name contains NAME, long ones too")
    parser.add_argument("--all", action="store_true", help="the long checks too")
    parser.add_argument(
        "--slowest", type=int, nargs="?", const=10, default=0, metavar="N",
        help="also list the N checks that take most of a processor [10]")
    if not are_alone:
        parser.add_argument(
            "-j", "--jobs", type=int, default=os.cpu_count() or 1, metavar="N",
            help="how many run at a time [default: one a processor]")
    found = parser.parse_args()
    if are_alone:
        found.jobs = 0
    return found


BINARY = ("--binary", {"type": Path, "required": True, "help": "the vibrancy command"})
FIXTURES = (
    "--fixtures", {
        "type": Path, "default": Path(__file__).resolve().parents[2] / "Fixtures",
        "help": "the folder Fixtures"})


def main(options, prepared):
    """Runs the chosen checks, prints a line for each in the order of their registration, and ends
    with status 1 if any failed.

    `prepared` makes of a folder of the check's own a context manager of what its function is given.
    """
    global _prepared
    _prepared = prepared
    named = [
        index for index, one in enumerate(CHECKS)
        if options.only is None or options.only in one.name]
    takes_long = options.all or options.only is not None
    chosen = [index for index in named if takes_long or not CHECKS[index].is_long]
    if not chosen:
        sys.exit(f"error: no check's name contains '{options.only}'")
    verdicts, costs = [], []
    for index, (verdict, note, cost) in zip(chosen, outcomes(chosen, options.jobs)):
        print(f"{verdict}  {CHECKS[index].name}{f': {note}' if note else ''}", flush=True)
        verdicts.append(verdict)
        costs.append((*cost, CHECKS[index].name))
    for processor, wall, name in sorted(costs, reverse=True)[:options.slowest]:
        print(f"      {processor:6.2f} s, {wall:6.2f} s by the clock  {name}")
    if left := len(named) - len(chosen):
        print(f"{left} long check{'s' * (left > 1)} left to --all")
    if skipped := verdicts.count("skip"):
        print(f"{skipped} skipped")
    failed = verdicts.count("FAIL")
    print(f"{verdicts.count('ok  ')} passed, {failed} failed")
    sys.exit(1 if failed else 0)


def outcomes(chosen, jobs):
    if jobs == 0:
        yield from map(outcome, chosen)
        return
    # Forked, the processes have the checks already; no check leaves threads or a state behind.
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("fork")) as pool:
        yield from pool.map(outcome, chosen)


def outcome(index):
    """The verdict on a check, its note or complaint, and what it cost: processor's time, clock's."""
    began, worked = time.monotonic(), processor_seconds()
    with tempfile.TemporaryDirectory(prefix="vibrancy-check-") as folder:
        try:
            with _prepared(Path(folder).resolve()) as context:
                note = CHECKS[index].run(context)
            verdict = "ok  "
        except Skipped as reason:
            verdict, note = "skip", reason
        except Mismatch as reason:
            verdict, note = "FAIL", reason
        except Exception as reason:  # one broken check must not hide the others
            verdict, note = "FAIL", f"{type(reason).__name__}: {reason}"
    cost = (processor_seconds() - worked, time.monotonic() - began)
    return verdict, None if note is None else str(note), cost


def processor_seconds():
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)
