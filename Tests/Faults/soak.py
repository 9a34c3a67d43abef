# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""One long run over very many small files, with faults mixed in: what it holds does not grow."""

import os
import statistics
import subprocess
import time
from pathlib import Path

import png
from harness import TIME_LIMIT, check, require

# Files in a folder; of each hundred one is not a picture, one a drawing.
DRAWING = b'<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>'


def make(folder, count, drawings):
    """Small pictures, none like another; with them what cannot be read, and what helpers draw."""
    for number in range(count):
        place = folder / f"{number // 1000}"
        if number % 1000 == 0:
            place.mkdir(parents=True)
        color = (number & 255, number >> 8 & 255, number >> 16, 255 - number % 7)
        if number % 100 == 7:
            (place / f"{number}.png").write_bytes(png.flat(4, 4, color)[:-9])
        elif drawings and number % 1000 == 13:
            (place / f"{number}.svg").write_bytes(DRAWING)
        else:
            (place / f"{number}.png").write_bytes(png.flat(4, 4, color))


class Samples:
    """What a process holds, every now and then."""

    def __init__(self, process):
        self.process, self.resident, self.files, self.children = process, [], [], []

    def take(self):
        place = Path(f"/proc/{self.process}")
        try:
            pages = int((place / "statm").read_text().split()[1])
            files = len(os.listdir(place / "fd"))
            children = sum(
                len((one / "children").read_text().split()) for one in (place / "task").iterdir())
        except (OSError, ValueError):
            return  # it ended just now
        self.resident.append(pages * os.sysconf("SC_PAGE_SIZE") >> 10)
        self.files.append(files)
        self.children.append(children)

    @staticmethod
    def quarters(values):
        """The medians of the first quarter, from its middle on, and of the last."""
        quarter = max(1, len(values) // 4)
        return statistics.median(values[quarter // 2:quarter]), statistics.median(values[-quarter:])

    def reported(self):
        parts = []
        for name, values in [("kB", self.resident), ("files", self.files), ("children", self.children)]:
            first, last = self.quarters(values)
            parts.append(f"{name} {first:.0f} → {last:.0f}, most {max(values)}")
        return f"{len(self.resident)} samples: " + "; ".join(parts)

    def check_flat(self, memory=True):
        first, last = self.quarters(self.resident)
        require(not memory or last <= 1.1 * first + 4096, f"memory grows: {self.reported()}")
        # Files from the second quarter on: before it folders are walked, and none is held to write in.
        quarter = max(1, len(self.files) // 4)
        steady = statistics.median(self.files[quarter:2 * quarter])
        require(self.quarters(self.files)[1] <= steady + 2, f"files grow: {self.reported()}")
        first, last = self.quarters(self.children)
        require(last <= first + 2, f"children grow: {self.reported()}")


def soaked(faults, count, seconds, rate=200):
    """Converts and renders the files again and again until the time is over."""
    art = faults.folder / "art"
    make(art, count, drawings=True)
    ends = time.monotonic() + seconds
    lines, runs, faulty = [], 0, 0
    while time.monotonic() < ends or runs == 0:
        words = [("convert", "art", "-o", "out", "--to", "grayscale"),
                 ("render", "art", "-o", "out", "--scene", "lock-screen"),
                 ("lint", "art", "--all", "--scene", "lock-screen", "--reporter",
                  "json:report.json", "--fail-on", "never")][runs % 3]
        log = faults.folder.parent / f"{faults.folder.name}.log"
        log.unlink(missing_ok=True)
        with open(faults.folder / "stderr", "wb") as error:
            running = subprocess.Popen(
                [faults.context.binary, *words], cwd=faults.folder, stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL, stderr=error, env={
                    **faults.context.environment, "LD_PRELOAD": str(faults.shim),
                    "VIBRANCY_FAULTS": f"{runs} {rate} eintr short enospc eio emfile",
                    "VIBRANCY_FAULTS_LOG": str(log)})
            samples, began = Samples(running.pid), time.monotonic()
            while running.poll() is None:
                samples.take()
                require(time.monotonic() - began < TIME_LIMIT + seconds, "has not ended")
                time.sleep(0.02 if seconds < 60 else 0.2)
        runs += 1
        faulty += len(log.read_text().splitlines()) if log.exists() else 0
        require(running.returncode in (0, 1, 2), f"{words[0]} ended with {running.returncode}")
        # The first samples of a short run are of its beginning, where all is still being found.
        if len(samples.resident) >= 16:
            # What lint found is held until it is reported: there memory may follow the files.
            samples.check_flat(memory=words[0] != "lint")
            lines.append(f"{words[0]}: {samples.reported()}")
        for one in (faults.folder / "out").rglob("*") if words[0] != "lint" else []:
            require(not one.name.startswith("."), f"left over: {one.name}")
    return f"{runs} runs over {count} files, {faulty} faults; " + " | ".join(lines[-3:])


@check(over=["5", "15"], is_long=True, except_for=["5"])
def a_long_run_holds_no_more_at_its_end(faults, seconds):
    return soaked(faults, 2000, int(seconds))
