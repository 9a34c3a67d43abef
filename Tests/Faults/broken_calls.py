# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Calls of the system that fail now and then."""

from faults import JOBS
from harness import check, require

READERS = {
    "lint": ("lint", "art", "--all", "--scene", "lock-screen", "--reporter", "json"), "inspect": ("inspect", "art/a1.png"),
    "check": ("convert", "art", "--check", "--to", "grayscale"),
}
SEEDS = 8


@check(over=JOBS)
def what_need_not_be_noticed_is_not(faults, job):
    """An interrupted call is made again, and of a short one the rest is asked for."""
    ended, whole, _ = faults.undisturbed(job)
    count = 0
    for seed in range(SEEDS * faults.rounds):
        faults.start_over()
        again, failed = faults.run(*JOBS[job], seed=seed, rate=3, kinds=["eintr", "short"])
        count += len(failed)
        require(again.status == ended.status and again.output == ended.output,
                f"seed {seed}: ended with {again.status}: {again.error} after {failed}")
        missing = faults.check_left(job, whole)
        require(not missing, f"seed {seed}: not written: {missing}")
    require(count > SEEDS, f"only {count} faults")
    return f"{count} faults"


@check(over=READERS)
def what_need_not_be_noticed_changes_no_report(faults, name):
    faults.start_over()
    ended = faults.context.run(*READERS[name], status=None)
    count = 0
    for seed in range(SEEDS * faults.rounds):
        again, failed = faults.run(*READERS[name], seed=seed, rate=3, kinds=["eintr", "short"])
        count += len(failed)
        require((again.status, again.output) == (ended.status, ended.output),
                f"seed {seed}: ended with {again.status}: {again.error} after {failed}")
    require(count, "no faults")
    return f"{count} faults"


@check(over=[f"{job}, {kinds}" for job in JOBS for kinds in (
    "enospc", "eio", "eacces", "enospc eio eacces emfile eintr short")])
def what_fails_is_told_and_stops_only_itself(faults, case):
    job, _, kinds = case.partition(", ")
    _, whole, _ = faults.undisturbed(job)
    count = 0
    for seed in range(SEEDS * faults.rounds):
        faults.start_over()
        old = faults.files(job) if job == "in place" else None
        ended, failed = faults.run(*JOBS[job], seed=seed, rate=12, kinds=kinds.split())
        count += len(failed)
        missing = faults.check_left(job, whole, old)
        said = f"seed {seed}: status {ended.status}, {ended.errors}, after {failed}"
        require((ended.status == 2) == bool(ended.errors), f"{said}: status and errors disagree")
        require(ended.status in (0, 2), said)
        require(not missing or ended.errors, f"{said}: {missing} not written, and nothing is reported")
        # What is missing is named, by itself or by what it would have been made of; or all is.
        for name in missing:
            stem = name.split("/")[-1].split(".")[0]
            require(
                any(f"/{stem}." in line for line in ended.errors)
                or any(line.startswith(("error: art: ", "error: out: ")) for line in ended.errors),
                f"{said}: {name} is missing and not named")
        for line in ended.errors:
            require(line.count(": ") >= 2 and ";" in line or "cannot be written" in line,
                    f"{said}: says not what to do: {line}")
    require(count, "no faults")
    return f"{count} faults"
