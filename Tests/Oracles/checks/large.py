# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""A picture above 16 Mpx, which is written in stripes: put together of small ones, it is converted
to what they are converted to, as Pillow reads it, on any number of threads."""

import zlib

import numpy as np
from PIL import Image

import images
from harness import check, require

SIDE, ACROSS = 700, 6


def tile(index):
    """Noise, slopes and flat art by turns, so that stripes are of all kinds."""
    random = np.random.default_rng(index)
    noise = random.integers(0, 256, (SIDE, SIDE, 4), dtype=np.uint8)
    y, x = np.mgrid[0:SIDE, 0:SIDE]
    slope = np.stack([x // 3, y // 3, (x + y) // 6, 255 - y // 5], axis=-1).astype(np.uint8)
    return (noise, slope, slope + noise % 4, np.full_like(noise, 7 * index))[index % 4]


def read(path):
    with Image.open(path) as image:
        image.load()
        return np.asarray(image.convert("RGBA"))


@check(over=["luminance-to-alpha", "desaturate"], is_long=True, except_for=["luminance-to-alpha"])
def stripes(context, kind):
    small, large = context.new_folder("small"), context.new_folder("large")
    tiles = [tile(index) for index in range(ACROSS * ACROSS)]
    for index, codes in enumerate(tiles):
        Image.fromarray(codes).save(small / f"{index}.png", compress_level=1)
    rows = [np.hstack(tiles[y * ACROSS : (y + 1) * ACROSS]) for y in range(ACROSS)]
    Image.fromarray(np.vstack(rows)).save(large / "a.png", compress_level=1)
    context.run("convert", "small", "-o", "parts", "--to", kind)
    context.run("convert", "large", "-o", "one", "--to", kind, "-j", "1")
    context.run("convert", "large", "-o", "three", "--to", kind, "-j", "3")
    data = (context.folder / "one/a.png").read_bytes()
    require(data == (context.folder / "three/a.png").read_bytes(), "-j changes bytes")
    found = read(context.folder / "one/a.png")
    for index in range(ACROSS * ACROSS):
        top, left = SIDE * (index // ACROSS), SIDE * (index % ACROSS)
        expected = read(context.folder / f"parts/{index}.png")
        same = np.array_equal(found[top : top + SIDE, left : left + SIDE], expected)
        require(same, f"tile {index} of {kind} differs")
    parts = [payload for name, payload in images.chunks(data) if name == b"IDAT"]
    require(len(parts) > 10, f"{len(parts)} stripes")
    # Python's zlib checks the Adler-32 and that nothing follows.
    stream = zlib.decompressobj()
    count = sum(len(stream.decompress(part)) for part in parts)
    require(stream.eof and not stream.unused_data, "the stream ends elsewhere")
    return f"{len(parts)} stripes, {count} to {len(data)} bytes"
