# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What the checks of faults share: a job, how it ends undisturbed, and what may be left of it."""

import random
import shutil
import time
from dataclasses import dataclass
from pathlib import Path

import png
from harness import Context, Mismatch, require

# The jobs that are disturbed: their words; each has a folder `art` to read.
JOBS = {
    "render": ("render", "art", "-o", "out", "--scene", "home-light", "--scene", "lock-screen"),
    "convert": ("convert", "art", "-o", "out", "--to", "luminance-to-alpha"),
    "in place": ("convert", "art", "--in-place", "--allow-dirty", "--to", "grayscale"),
}
COUNT = 12


@dataclass(frozen=True)
class Faults:
    """A check's folder, the library to preload, and how often to try what is random."""

    context: Context
    shim: Path
    rounds: int

    @property
    def folder(self):
        return self.context.folder

    def make_art(self, count=COUNT):
        """Pictures of several sizes, none like another."""
        (self.folder / "art").mkdir(exist_ok=True)
        for index in range(count):
            dice, size = random.Random(index), 12 + 3 * (index % 12)
            rows = [bytes(dice.randrange(256) for _ in range(4 * size)) for _ in range(size)]
            (self.folder / f"art/a{index}.png").write_bytes(png.file(size, size, rows))

    def start_over(self, count=COUNT):
        for name in ("art", "out"):
            shutil.rmtree(self.folder / name, ignore_errors=True)
        self.make_art(count)

    def undisturbed(self, job, count=COUNT):
        """What the job prints and leaves where nothing fails, and the seconds that it took."""
        self.start_over(count)
        began = time.monotonic()
        ended = self.context.run(*JOBS[job])
        return ended, self.files(job), time.monotonic() - began

    def files(self, job):
        under = "art" if job == "in place" else "out"
        return self.context.tree(under) if (self.folder / under).is_dir() else {}

    def run(self, *words, seed, rate, kinds, **options):
        """A run in which one call in `rate` fails by one of `kinds`; with it what failed."""
        log = self.folder.parent / f"{self.folder.name}.log"
        log.unlink(missing_ok=True)
        ended = self.context.run(
            *words, status=None, variables={
                "LD_PRELOAD": str(self.shim), "VIBRANCY_FAULTS": f"{seed} {rate} {' '.join(kinds)}",
                "VIBRANCY_FAULTS_LOG": str(log)}, **options)
        failed = log.read_text().splitlines() if log.exists() else []
        log.unlink(missing_ok=True)
        return ended, failed

    def check_left(self, job, whole, old=None):
        """Each file is whole or not there, and nothing else is; the names of what is missing.

        `whole` is what the files hold in the end, `old` what they held before.
        """
        left = self.files(job)
        for name, data in left.items():
            # A draft that is left is reported by its name.
            require(name in whole, f"left over: {name} ({len(data)} bytes)")
            require(
                data == whole[name] or old is not None and data == old.get(name),
                f"{name} is neither old nor new: {reported(data)}")
        if old is not None:
            missing = [name for name in old if name not in left]
            require(not missing, f"lost: {missing}")
        return [name for name in whole if left.get(name) != whole[name]]


def reported(data):
    try:
        return f"a whole picture of {png.whole(data)}"
    except (png.Broken, ValueError) as reason:
        return f"{len(data)} bytes, {reason}"
