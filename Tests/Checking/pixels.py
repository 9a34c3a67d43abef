# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Small pictures as rows of RGBA, read from PNG and written as each type that holds them."""

import struct
import zlib
from dataclasses import dataclass

import png


@dataclass(frozen=True)
class Picture:
    """8 bits per sample, straight alpha; `rows` are bytes of RGBA."""

    width: int
    height: int
    rows: tuple

    @property
    def colors(self):
        return {row[at:at + 4] for row in self.rows for at in range(0, len(row), 4)}

    def recolored(self, change):
        """Each color replaced by `change` of it."""
        table = {color: bytes(change(color)) for color in self.colors}
        return Picture(self.width, self.height, tuple(
            b"".join(table[row[at:at + 4]] for at in range(0, len(row), 4)) for row in self.rows))

    def padded(self, left, top, right, bottom):
        width = left + self.width + right
        rows = [bytes(4 * left) + row + bytes(4 * right) for row in self.rows]
        blank = bytes(4 * width)
        return Picture(
            width, top + self.height + bottom, (*[blank] * top, *rows, *[blank] * bottom))

    def doubled(self):
        rows = [
            b"".join(row[at:at + 4] * 2 for at in range(0, len(row), 4))
            for row in self.rows for _ in range(2)]
        return Picture(self.width * 2, self.height * 2, tuple(rows))


def read(data):
    """What a PNG shows."""
    width, height, codes = png.decode(data)
    return Picture(width, height, tuple(
        codes[at:at + 4 * width] for at in range(0, len(codes), 4 * width)))


def written(picture, rows=None, depth=8, kind=6, level=6, filtering=0, extra=b"", interlace=0):
    """A PNG of samples that are already of that type; `rows` as they are stored."""
    rows = picture.rows if rows is None else rows
    step = png.CHANNELS[kind] * depth // 8
    parts = []
    if interlace:
        for x, y, across, down in png.ADAM7:
            for row in rows[y::down]:
                places = range(x * step, len(row), across * step)
                kept = b"".join(row[at:at + step] for at in places)
                if kept:
                    parts.append(b"\0" + kept)
    else:
        above = bytes(len(rows[0]))
        for row in rows:
            parts.append(filtered(filtering, row, above, step))
            above = row
    return b"".join([
        png.SIGNATURE, png.header(picture.width, picture.height, depth, kind, interlace), extra,
        png.chunk("IDAT", zlib.compress(b"".join(parts), level)), png.chunk("IEND", b"")])


def filtered(how, row, above, step):
    if how == 1:
        left = bytes(step) + row[:-step]
        return b"\1" + bytes((one - two) & 255 for one, two in zip(row, left))
    if how == 2:
        return b"\2" + bytes((one - two) & 255 for one, two in zip(row, above))
    return b"\0" + row


def encodings(picture):
    """Other files of the same picture, by name: none may look or be judged otherwise."""
    made = {
        "stored": written(picture, level=0), "small": written(picture, level=9, filtering=2),
        "sub": written(picture, level=1, filtering=1),
        "interlaced": written(picture, interlace=1),
        "16 bits": written(picture, [doubled(row) for row in picture.rows], depth=16),
        "16 bits interlaced": written(
            picture, [doubled(row) for row in picture.rows], depth=16, interlace=1),
    }
    colors = sorted(picture.colors)
    if all(color[3] == 255 for color in colors):
        rows = [stripped(row, (0, 1, 2)) for row in picture.rows]
        made["no alpha"] = written(picture, rows, kind=2)
    if all(color[0] == color[1] == color[2] for color in colors):
        rows = [stripped(row, (0, 3)) for row in picture.rows]
        made["grey and alpha"] = written(picture, rows, kind=4)
        made["grey and alpha of 16 bits"] = written(
            picture, [doubled(row) for row in rows], depth=16, kind=4)
    if len(colors) <= 256:
        index = {color: bytes([number]) for number, color in enumerate(colors)}
        rows = [
            b"".join(index[row[at:at + 4]] for at in range(0, len(row), 4)) for row in picture.rows]
        extra = png.chunk("PLTE", b"".join(color[:3] for color in colors))
        extra += png.chunk("tRNS", bytes(color[3] for color in colors))
        made["palette"] = written(picture, rows, kind=3, extra=extra)
        made["palette interlaced"] = written(picture, rows, kind=3, extra=extra, interlace=1)
    return made


def doubled(row):
    """Each 8-bit sample as the 16-bit one of the same value."""
    return b"".join(struct.pack("BB", one, one) for one in row)


def stripped(row, kept):
    return b"".join(
        bytes(row[at + one] for one in kept) for at in range(0, len(row), 4))


def disc(side, seed=1):
    """Something to look at, as RGBA: a disc with a gradient, soft at its edge."""
    out = bytearray(4 * side * side)
    middle, radius = side / 2, side * 0.42
    for y in range(side):
        for x in range(side):
            far = ((x - middle) ** 2 + (y - middle) ** 2) ** 0.5
            share = max(0.0, min(1.0, radius - far))
            at = 4 * (y * side + x)
            out[at:at + 4] = bytes([
                (x * 255 // side + seed * 37) % 256, y * 255 // side, (seed * 91) % 256,
                int(255 * share)])
    return bytes(out)
