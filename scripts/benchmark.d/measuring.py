# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Whole commands, timed in turn, and tables of them."""

import os
import platform
import resource
import shutil
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from assets import size


@dataclass
class Runner:
    """A command that writes into a folder, and what its runs took."""

    name: str
    words: list
    # Where it writes; emptied before each run.
    out: Path | None = None
    wall: list = field(default_factory=list)
    cpu: list = field(default_factory=list)
    peak: float = 0
    # What is done before each run, untimed.
    before: object = None
    bytes: int | None = None

    def run(self):
        """One run, whose output is kept until the next one."""
        if self.out:
            shutil.rmtree(self.out, ignore_errors=True)
            self.out.mkdir(parents=True)
        if self.before:
            self.before()
        start = time.perf_counter()
        process = subprocess.Popen(
            list(map(str, self.words)), stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        # Lint ends with 1 where it found something.
        if process.returncode not in ((0, 1) if "lint" in self.words else (0,)):
            sys.exit(f"error: ended with {process.returncode}: {' '.join(map(str, self.words))}")
        self.wall.append(wall)
        self.cpu.append(usage.ru_utime + usage.ru_stime)
        unit = 1024 if platform.system() == "Linux" else 1024 * 1024
        # A child's peak begins at that of the process that starts it: below that nothing is known.
        if usage.ru_maxrss > resource.getrusage(resource.RUSAGE_SELF).ru_maxrss:
            self.peak = max(self.peak, usage.ru_maxrss / unit)
        if self.out and self.bytes is None:
            self.bytes = sum(path.stat().st_size for path in self.out.rglob("*.png"))

    @property
    def median(self):
        return statistics.median(self.wall)


def in_turn(runners, rounds, warm=True):
    """A B C, A B C, …: whatever else the machine does meets all of them alike.

    The first round warms the caches of the disk and does not count.
    """
    for number in range(rounds + warm):
        for runner in runners:
            runner.run()
            if warm and number == 0:
                runner.wall.clear()
                runner.cpu.clear()
    return runners


def seconds(value):
    """Three digits or so: `0.412 s`, `31.2 s`, `5.13 ms`."""
    if value < 0.1:
        return f"{value * 1000:.3g} ms"
    return f"{value:.3f} s" if value < 10 else f"{value:.1f} s"


def spread(values):
    """The least and the most of the runs, in the unit of the median."""
    low, high = seconds(min(values)), seconds(max(values))
    if low.split()[1] == high.split()[1]:
        low = low.split()[0]
    return f"{low}–{high}"


def table(runners):
    """A row a runner: median, spread, processor time, ratios, bytes written, peak memory.

    Where others use the machine as well, the ratio of processor times says more than that of times.
    """
    fastest = min(runner.median for runner in runners)
    ours = runners[0]
    columns = ["", "median", "min–max", "CPU", "× fastest", "ours to it", "ours to it, CPU"]
    our_cpu = statistics.median(ours.cpu)
    if all(runner.bytes for runner in runners):
        columns.append("MB written")
    columns.append("peak MB")
    lines = ["| " + " | ".join(columns) + " |", "|---|" + "---:|" * (len(columns) - 1)]
    for runner in runners:
        cpu = statistics.median(runner.cpu)
        cells = [
            runner.name, seconds(runner.median), spread(runner.wall), seconds(cpu),
            f"{runner.median / fastest:.2f}"]
        cells += ["", ""] if runner is ours else [
            f"{ours.median / runner.median:.2f}", f"{our_cpu / max(cpu, 1e-9):.2f}"]
        if "MB written" in columns:
            cells.append(f"{runner.bytes / 1e6:.2f}")
        cells.append(f"{runner.peak:.0f}" if runner.peak else "–")
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def differences(one, other, most=(65_535, 65_535)):
    """The largest and the mean difference of pictures of one name in two folders, of 255.

    Of those alone that are no larger than `most`.
    """
    # In a process of its own: a child's peak memory begins at that of the process that starts it.
    words = [sys.executable, __file__, one, other, *most]
    return subprocess.run(
        list(map(str, words)), check=True, capture_output=True, text=True).stdout.strip()


def compare(one, other, width, height, limit=24):
    """The result of `differences`.

    Compared as RGBA; colour counts as much as it shows, so it is multiplied by alpha.
    """
    import numpy
    from PIL import Image

    Image.MAX_IMAGE_PIXELS = None

    def pixels(path):
        with Image.open(path) as picture:
            # What is huge is compared by one row in 64.
            step = 64 if picture.width * picture.height > 1 << 26 else 1
            codes = numpy.asarray(picture.convert("RGBA"))[::step].astype(float)
        return numpy.dstack([codes[..., :3] * codes[..., 3:] / 255, codes[..., 3]])

    largest, total, count = 0.0, 0.0, 0
    paths = [path for path in sorted(one.rglob("*.png")) if fits(path, width, height)]
    for path in paths[:: max(len(paths) // limit, 1)]:
        # `leaf.home-light.png` beside `leaf.png`.
        twin = other / (path.name.split(".")[0] + ".png")
        if not twin.exists():
            return f"no {twin.name}"
        difference = numpy.abs(pixels(path) - pixels(twin))
        largest = max(largest, difference.max())
        total, count = total + difference.mean(), count + 1
    return f"at most {largest:.0f} of 255, {total / max(count, 1):.2f} on average"


def fits(path, width, height):
    own = size(path)
    return own[0] <= width and own[1] <= height


if __name__ == "__main__":
    print(compare(*map(Path, sys.argv[1:3]), *map(int, sys.argv[3:5])))
