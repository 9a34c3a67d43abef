# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""How much memory a run of the command takes."""

import resource
import subprocess
import sys
import time
from pathlib import Path

from harness import TIME_LIMIT, require


def peak_of(context, *arguments, within=TIME_LIMIT, stdin=subprocess.DEVNULL):
    """The most bytes that a run had resident, whatever it ended with but a crash."""
    running = subprocess.Popen(
        [context.binary, *arguments], cwd=context.folder, env=context.environment,
        stdin=stdin, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    peak, started = 0, time.monotonic()
    # Asked while it runs: what the system reports at the end includes the fork of this program.
    status = Path(f"/proc/{running.pid}/status")
    while running.poll() is None:
        if sys.platform == "linux":
            peak = max(peak, high_water_mark(status))
        if time.monotonic() - started > within:
            running.kill()
            running.wait()
            require(False, f"has not ended after {within} s")
        time.sleep(0.001)
    require(running.returncode in (0, 1, 2), f"ended with {running.returncode}")
    if sys.platform != "linux":
        peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    return peak


def high_water_mark(status):
    try:
        for line in status.read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) << 10
    except OSError:
        pass  # it ended just now
    return 0
