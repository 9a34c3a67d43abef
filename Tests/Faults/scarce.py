# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Too little room, too few files, streams that are full."""

import os
import resource
import shutil
import subprocess

from faults import JOBS
from harness import Skipped, check, require


def has_room_for(count):
    def set_it():
        resource.setrlimit(resource.RLIMIT_FSIZE, (count, count))
    return set_it


@check(over=JOBS)
def what_is_too_large_for_the_system_is_told(faults, job):
    """Of many results those that fit are written, as they are without a limit."""
    _, whole, _ = faults.undisturbed(job)
    sizes = sorted(len(data) for data in whole.values())
    faults.start_over()
    old = faults.files(job) if job == "in place" else None
    most = sizes[len(sizes) // 2]
    ended = faults.context.run(*JOBS[job], status=2, preexec_fn=has_room_for(most))
    missing = faults.check_left(job, whole, old)
    too_large = [name for name, data in whole.items() if len(data) > most]
    require(sorted(missing) == sorted(too_large), f"missing {missing}, too large {too_large}")
    require(len(ended.errors) == len(missing), ended.error)
    return f"{len(missing)} of {len(whole)} too large"


@check(over=JOBS)
def a_full_disk_is_told_and_leaves_nothing_behind(faults, job):
    mounted = faults.folder / "disk"
    mounted.mkdir()
    # As large as a few results; a file takes a page, and a folder another.
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=96k", "tmpfs", mounted], capture_output=True, text=True)
    if done.returncode != 0:
        raise Skipped(f"no small disk can be made here: {done.stderr.strip()}")
    try:
        _, whole, _ = faults.undisturbed(job)
        faults.start_over()
        name = "art" if job == "in place" else "out"
        if (faults.folder / name).is_dir():
            shutil.move(faults.folder / name, mounted / name)
        else:
            (mounted / name).mkdir()
        os.symlink(mounted / name, faults.folder / name)
        old = faults.files(job) if job == "in place" else None
        left = os.statvfs(mounted)
        filler = mounted / "filler"
        # What is replaced makes room only when the new is there.
        room = 0 if job == "in place" else 3 * 4096
        filler.write_bytes(b"\0" * (left.f_bavail * left.f_frsize - room))
        ended = faults.context.run(*JOBS[job], status=None)
        require(ended.status == 2 and "No space" in ended.error, f"{ended.status}: {ended.error}")
        missing = faults.check_left(job, whole, old)
        require(len(ended.errors) == len(missing), f"{len(missing)} missing: {ended.error}")
        filler.unlink()
        return f"{len(missing)} of {len(whole)} had no room"
    finally:
        for link in [faults.folder / "art", faults.folder / "out"]:
            if link.is_symlink():
                link.unlink()
        subprocess.run(["umount", "-l", mounted], check=False)


@check(over=["output", "error", "both"])
def a_full_stream_costs_no_result(faults, which):
    _, whole, _ = faults.undisturbed("convert")
    faults.start_over()
    with open("/dev/full", "wb") as full:
        streams = {"stdout": full if which != "error" else subprocess.PIPE,
                   "stderr": full if which != "output" else subprocess.PIPE}
        (faults.folder / "art/bad.png").write_bytes(b"no picture")
        ended = faults.context.run(*JOBS["convert"], status=2, **streams)
    require(not faults.check_left("convert", whole), "a result is missing")
    require(which != "output" or "standard output" in ended.error, ended.error)
