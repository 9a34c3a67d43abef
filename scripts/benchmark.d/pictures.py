# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Large pictures and many small ones, the same on every machine."""

import random
import shutil
import zlib
from pathlib import Path

BOLT = Path(__file__).resolve().parents[2] / "Fixtures/Inputs/bolt.png"


def written(path, side, rows, level):
    """Writes an RGBA picture of side × side row by row, not interlaced; complete or not there."""
    if path.exists():
        return path

    def chunk(name, data):
        crc = zlib.crc32(name + data)
        return len(data).to_bytes(4, "big") + name + data + crc.to_bytes(4, "big")

    packer = zlib.compressobj(level)
    unfinished = path.with_suffix(".new")
    with open(unfinished, "wb") as file:
        head = side.to_bytes(4, "big") * 2 + bytes((8, 6, 0, 0, 0))
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head))
        for row in rows:
            data = packer.compress(b"\0" + row)
            if data:
                file.write(chunk(b"IDAT", data))
        file.write(chunk(b"IDAT", packer.flush()) + chunk(b"IEND", b""))
    unfinished.rename(path)
    return path


def noise(folder, side):
    """Noise in every channel: nothing to be compressed."""
    source = random.Random(side)
    rows = (source.randbytes(4 * side) for _ in range(side))
    return written(folder / f"noise-{side}.png", side, rows, 1)


def smooth(folder, side):
    """Soft ramps in all directions."""
    row = bytearray()
    for x in range(side):
        row += bytes((x & 255, (x * 7 >> 4) & 255, (x >> 5) & 255, 255 - (x >> 6 & 255)))
    rows = (bytes(row[4 * y :] + row[: 4 * y]) for y in range(side))
    return written(folder / f"smooth-{side}.png", side, rows, 1)


def many(folder, count):
    """A folder of `count` copies of a small icon."""
    target = folder / f"small-{count}"
    if not target.exists():
        unfinished = folder / "small.new"
        shutil.rmtree(unfinished, ignore_errors=True)
        unfinished.mkdir()
        data = BOLT.read_bytes()
        for number in range(count):
            (unfinished / f"{number:06}.png").write_bytes(data)
        unfinished.rename(target)
    return target
