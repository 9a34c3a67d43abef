# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Compares PNG files by what they show."""

import struct
import sys
import zlib
from pathlib import Path

sys.path.insert(1, str(Path(__file__).resolve().parents[2] / "Tests/Checking"))
import png  # noqa: E402

LARGEST_DIFFERENCE = 1


def difference(stored, fresh):
    """What differs, in words, or None."""
    if stored.read_bytes() == fresh.read_bytes():
        return None
    try:
        (width, height, before), (new_width, new_height, after) = (
            png.decode(one.read_bytes()) for one in (stored, fresh))
    except (png.Broken, KeyError, IndexError, struct.error, zlib.error) as problem:
        return f"cannot be compared: {problem}"
    if (width, height) != (new_width, new_height):
        return f"{width} x {height} px is stored, {new_width} x {new_height} px is made"
    if before == after:
        return None
    far = [abs(old - new) for old, new in zip(before, after)]
    count = sum(step > LARGEST_DIFFERENCE for step in far)
    return f"{count:,} of {len(far):,} samples differ, by up to {max(far)} of 255" if count else None
