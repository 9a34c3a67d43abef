# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Runs that are killed at any moment."""

import random
import subprocess
import time

from faults import JOBS
from harness import TIME_LIMIT, Skipped, check, require

KILLS, FILES = 12, 80


@check(over=JOBS)
def whoever_kills_a_run_finds_whole_files(faults, job):
    """Killed at a random moment, a run leaves files that are whole and no other.

    One exception is known: where a file is replaced, the new one has a name of its own for the
    moment between two calls of the system, and is left under it. It is whole.
    """
    _, whole, took = faults.undisturbed(job, FILES)
    dice, killed, drafts, partly = random.Random(job), 0, 0, 0
    for number in range(KILLS * faults.rounds):
        faults.start_over(FILES)
        old = faults.files(job) if job == "in place" else None
        running = subprocess.Popen(
            [faults.context.binary, *JOBS[job]], cwd=faults.folder, env=faults.context.environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(dice.uniform(0.05 * took, took))
        running.kill()
        killed += running.wait(TIME_LIMIT) != 0
        for name, data in faults.files(job).items():
            if name.endswith(".draft") and data in whole.values():
                drafts += 1
                next(faults.folder.rglob(name)).unlink()
        missing = faults.check_left(job, whole, old)
        partly += 0 < len(missing) < len(whole)
        # And the next run goes on as if nothing had been.
        if number % 4 == 0:
            faults.context.run(*JOBS[job])
            require(not faults.check_left(job, whole), "a second run does not finish the first")
    return f"{killed} killed, {partly} midway, {drafts} whole drafts left"


LINT = ("lint", "art", "--all", "--scene", "lock-screen", "--reporter", "json", "--fail-on", "never")


@check()
def whoever_kills_a_run_spoils_no_cache(faults):
    """What a killed run left in the cache is used or not, but never changes what is reported."""
    context = faults.context
    if "cache" not in context.run("--help").output:
        raise Skipped("this command has no cache")
    faults.start_over(FILES)
    variables = {"XDG_CACHE_HOME": str(faults.folder / "kept")}
    began = time.monotonic()
    reported = context.run(*LINT, "--no-cache").output
    took, dice = time.monotonic() - began, random.Random(1)
    for _ in range(KILLS * faults.rounds):
        running = subprocess.Popen(
            [context.binary, *LINT], cwd=faults.folder, env={**context.environment, **variables},
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(dice.uniform(0.05 * took, took))
        running.kill()
        running.wait(TIME_LIMIT)
    for _ in range(2):
        require(context.run(*LINT, variables=variables).output == reported, "the cache changes the report")
