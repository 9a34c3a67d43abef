# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Small pictures as rows of RGBA, read from PNG and written as each type that holds them."""

import struct
import zlib
from dataclasses import dataclass

import png

PASSES = (
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2))


@dataclass(frozen=True)
class Picture:
    """8 bits a sample, straight alpha; `rows` are bytes of RGBA."""

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
    """A PNG of 8 bits a sample that is not interlaced."""
    width, height, depth, kind = png.whole(data)
    found = png.chunks(data)
    if depth != 8:
        raise png.Broken(f"{depth} bits")
    raw = zlib.decompress(b"".join(body for name, body in found if name == "IDAT"))
    count = png.CHANNELS[kind]
    palette = dict(found).get("PLTE", b"")
    opacity = dict(found).get("tRNS", b"")
    rows, above = [], bytes(width * count)
    for y in range(height):
        start = y * (width * count + 1)
        above = unfiltered(raw[start], raw[start + 1:start + 1 + width * count], above, count)
        rows.append(widened(above, kind, palette, opacity))
    return Picture(width, height, tuple(rows))


def unfiltered(how, row, above, count):
    done = bytearray(row)
    for at in range(len(done)):
        left = done[at - count] if at >= count else 0
        corner = above[at - count] if at >= count else 0
        if how == 1:
            guess = left
        elif how == 2:
            guess = above[at]
        elif how == 3:
            guess = (left + above[at]) // 2
        elif how == 4:
            guess = paeth(left, above[at], corner)
        else:
            return row
        done[at] = (done[at] + guess) & 255
    return bytes(done)


def paeth(left, up, corner):
    near = left + up - corner
    return min((left, up, corner), key=lambda one: abs(near - one))


def widened(row, kind, palette, opacity):
    if kind == 6:
        return row
    if kind == 2:
        return b"".join(row[at:at + 3] + b"\xff" for at in range(0, len(row), 3))
    if kind == 0:
        return b"".join(bytes((one, one, one, 255)) for one in row)
    if kind == 4:
        return b"".join(
            bytes((row[at], row[at], row[at], row[at + 1])) for at in range(0, len(row), 2))
    alpha = opacity + b"\xff" * 256
    return b"".join(palette[3 * one:3 * one + 3] + alpha[one:one + 1] for one in row)


def written(picture, rows=None, depth=8, kind=6, level=6, filtering=0, extra=b"", interlace=0):
    """A PNG of samples that are already of that type; `rows` as they are stored."""
    rows = picture.rows if rows is None else rows
    step = png.CHANNELS[kind] * depth // 8
    parts = []
    if interlace:
        for x, y, across, down in PASSES:
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
