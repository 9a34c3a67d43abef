# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Folders of many small pictures, and runs that are interrupted while they work on them."""

import subprocess
import time

import png
from harness import TIME_LIMIT, require, with_signals

# In place where no Git repository has the originals.
IN_PLACE = ("--in-place", "--allow-dirty")


def art(context, count, size=8, folder="art"):
    """Makes a folder of so many colored pictures; returns it as names with bytes."""
    for number in range(count):
        color = (200, number % 200, 50 + number // 200 % 150, 255)
        context.art(f"{folder}/{number % 7}/{number:05}.png", color, size)
    return context.tree(folder)


def interrupted(context, words, signal, is_time):
    """Starts a run, and sends it a signal once it is time; returns the run and its messages."""
    running = subprocess.Popen(
        [context.binary, *words], cwd=context.folder, env=context.environment,
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        preexec_fn=with_signals())
    end = time.monotonic() + TIME_LIMIT
    while not is_time() and running.poll() is None:
        require(time.monotonic() < end, "it never was time")
    if running.poll() is None:
        running.send_signal(signal)
    _, error = running.communicate(timeout=TIME_LIMIT)
    return running, error.decode()
