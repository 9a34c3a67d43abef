# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What an oracle is given, and how it says by how much something is wrong."""

import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from runner import Mismatch, check, require  # noqa: F401  (checks take all of it from here)


@dataclass(frozen=True)
class Context:
    """The command, its fixtures, PngSuite's folder (or None) and a folder of the check's own."""

    binary: Path
    fixtures: Path
    pngsuite: Path | None
    folder: Path

    def run(self, *arguments, status=0, folder=None):
        """Runs the command and requires its exit status; the finished process."""
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}
        done = subprocess.run(
            [self.binary, *map(str, arguments)], cwd=folder or self.folder, env=environment,
            capture_output=True, text=True, timeout=600, stdin=subprocess.DEVNULL)
        if status is not None and done.returncode != status:
            said = (done.stderr or done.stdout).strip().splitlines() or ["(nothing)"]
            command = " ".join(Path(str(a)).name for a in arguments)
            raise Mismatch(f"`{command}` ended with {done.returncode}, not {status}: {said[0]}")
        return done

    def new_folder(self, name):
        folder = self.folder / name
        folder.mkdir(parents=True, exist_ok=True)
        return folder


@dataclass
class Tally:
    """Differences between the command and the model, gathered over pictures."""

    tolerance: float = 1 / 255
    largest: float = 0.0
    differing: int = 0
    pixels: int = 0
    worst: str = ""

    def add(self, name, found, expected, where=None, depth=8):
        """Codes of `depth` bits against values 0...1; both height x width x channels."""
        top = 2**depth - 1
        sizes = ["x".join(map(str, one.shape[1::-1])) for one in (found, expected)]
        require(sizes[0] == sizes[1], f"{name}: {sizes[0]}, not {sizes[1]}")
        rounded = np.floor(np.clip(expected, 0, 1) * top + 0.5)
        difference = np.abs(found - rounded).max(axis=-1)
        if where is not None:
            difference = np.where(where, difference, 0)
        self.pixels += difference.size if where is None else int(where.sum())
        self.differing += int((difference > 0).sum())
        if difference.max() / top > self.largest:
            self.largest = difference.max() / top
            y, x = np.unravel_index(difference.argmax(), difference.shape)
            self.worst = (
                f"{name} at ({x}, {y}): {found[y, x].astype(int).tolist()}, "
                f"expected {np.round(expected[y, x] * top, 1).tolist()}")

    def result(self):
        text = (
            f"largest {self.largest * 255:.3g}/255, "
            f"{self.differing} of {self.pixels} pixels differ")
        if self.largest > self.tolerance * 1.000001:
            raise Mismatch(f"{text}; {self.worst}")
        return text
