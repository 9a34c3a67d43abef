# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""A project to lint, one run's reports of it, and a command that dies midway the first time."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TIME_LIMIT = 900
# The command, but the first time that part 2 is asked for it is killed while it works, and its
# shell after it. `LOSES` is what else is killed then.
DYING = """#!/bin/sh
case " $* " in
  *" --shard 2/"*)
    if mkdir "{mark}" 2>/dev/null; then
      "{real}" "$@" >/dev/null 2>&1 &
      work=$!
      sleep 0.02
      kill -9 $work
      wait $work
      echo $? >"{mark}/status"
      {loses}
      kill -9 $$
    fi ;;
esac
exec "{real}" "$@"
"""
# The server's end of the connection: the nearest sshd above this shell.
LOSES_CONNECTION = """above=$PPID
      while [ "$(cat /proc/$above/comm)" != sshd ]; do above=$(awk '{print $4}' /proc/$above/stat); done
      kill -9 $above"""


class Failed(Exception):
    """What an engine did otherwise than one run would have."""


class Worker:
    """The command in a folder of its own, and whether it was killed."""

    def __init__(self, folder, real, loses=":"):
        self.mark = folder / "killed"
        self.folder = folder / "bin"
        self.folder.mkdir(parents=True)
        self.command = self.folder / "vibrancy"
        self.command.write_text(DYING.replace("{mark}", str(self.mark)).replace(
            "{real}", str(real)).replace("{loses}", loses))
        self.command.chmod(0o755)

    def was_killed_midway(self):
        status = (self.mark / "status").read_text().strip() if self.mark.exists() else "never asked"
        require(status == "137", f"the worker was not killed midway: {status}")


def require(holds, message):
    if not holds:
        raise Failed(message)


def run(words, folder, status=0, **variables):
    """Runs a command; its output, where it ends with `status` (None: any)."""
    # Each has an empty cache of its own: nothing is taken from a run it is compared with.
    with tempfile.TemporaryDirectory() as cache:
        done = subprocess.run(
            [str(word) for word in words], cwd=folder, capture_output=True, timeout=TIME_LIMIT,
            stdin=subprocess.DEVNULL,
            env={**os.environ, "VIBRANCY_CACHE_DIR": cache, **variables})
    reported = (done.stdout + done.stderr).decode(errors="replace")
    if status is not None:
        require(done.returncode == status, f"{words[0]} ended with {done.returncode}: {reported[-3000:]}")
    return done


def project(folder):
    """The example projects and the planted faults, as one large project."""
    fixtures = Path(__file__).resolve().parents[2] / "Fixtures"
    folder.mkdir(parents=True)
    for name in ("Projects", "Rules"):
        shutil.copytree(fixtures / name, folder / name)
    return folder


def same(expected, found, what):
    require(Path(found).exists(), f"{what}: nothing was written")
    one, other = (path.read_bytes() for path in (Path(expected), Path(found)))
    if one == other:
        return len(one)
    at = next((n for n, pair in enumerate(zip(one, other)) if pair[0] != pair[1]), 0)
    raise Failed(f"{what}: differs from one run's at byte {at}: {other[at:at + 80]!r}")


def log(text):
    print(f"  {text}", file=sys.stderr, flush=True)
