# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""A system that gives no more threads, processes or files: said in one line, or waited for."""

import os
import resource
import shutil

from harness import Skipped, check, require
from people import as_nobody

RENDER = ("render", "--scene", "home-light")


def limited(**limits):
    """What sets limits in the command's process, and there alone."""
    def prepare():
        for name, count in limits.items():
            resource.setrlimit(getattr(resource, f"RLIMIT_{name}"), (count, count))
    return prepare


@check(over=[("--version",), ("convert", "a.png", "--to", "grayscale", "-o", "out"), ("lint", "a.png")])
def no_threads_are_one_line(context, words):
    options = as_nobody(context)
    context.art("a.png").chmod(0o644)
    context.refused(
        *words, saying=["threads", "ulimit -u"], preexec_fn=limited(NPROC=0), **options)


@check()
def no_process_for_a_helper_is_one_line(context):
    if not shutil.which("rsvg-convert"):
        raise Skipped("no rsvg-convert")
    options = as_nobody(context)
    drawn = context.folder / "a.svg"
    drawn.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>')
    drawn.chmod(0o644)
    # Enough for the threads, for all but one of the counts: the helper's own.
    for count in range(1, len(os.sched_getaffinity(0)) + 40):
        ended = context.run(
            *RENDER, "a.svg", "-o", "out", status=None, preexec_fn=limited(NPROC=count), **options)
        if "threads" not in ended.error:
            break
    else:
        raise Skipped("this user has too many processes to count")
    require(ended.status == 0 or "no more processes may be started" in ended.error, ended.error)
    require(len(ended.lines) <= 1, ended.error)


@check(over=["12", "16", "24"])
def few_open_files_are_enough(context, count):
    """However many jobs are asked for, each waits until its files can be opened."""
    for number in range(40):
        context.art(f"in/{number}.png")
    for words in [
            ("convert", "in", "--to", "grayscale", "-o", "out"), (*RENDER, "in", "-o", "drawn"),
            ("lint", "in", "--isolated"), ("convert", "in", "--to", "grayscale", "--check")]:
        ended = context.run(*words, "-j", "64", status=None, preexec_fn=limited(NOFILE=int(count)))
        require(not ended.errors and ended.status in (0, 1), ended.error)
    require(len(context.tree("out")) == 40 and len(context.tree("drawn")) == 40, "some are missing")


@check(over=["4", "5", "6"])
def too_few_files_are_one_line(context, count):
    context.art("a.png")
    context.refused(
        *RENDER, "a.png", "-o", "out", saying=["may be open", "ulimit -n"],
        preexec_fn=limited(NOFILE=int(count)))
