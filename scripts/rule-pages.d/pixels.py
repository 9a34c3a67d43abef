# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Compares PNG files of 8 bits or a palette, not interlaced, by what they show."""

import struct
import zlib

CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
LARGEST_DIFFERENCE = 1


def difference(stored, fresh):
    """What differs, in words, or None."""
    if stored.read_bytes() == fresh.read_bytes():
        return None
    try:
        (width, height, before), (new_width, new_height, after) = decoded(stored), decoded(fresh)
    except (ValueError, KeyError, IndexError, struct.error, zlib.error) as problem:
        return f"cannot be compared: {problem}"
    if (width, height) != (new_width, new_height):
        return f"{width} x {height} px is stored, {new_width} x {new_height} px is made"
    if before == after:
        return None
    far = [abs(old - new) for old, new in zip(before, after)]
    count = sum(step > LARGEST_DIFFERENCE for step in far)
    return f"{count:,} of {len(far):,} samples differ, by up to {max(far)} of 255" if count else None


def decoded(file):
    """Width, height and RGBA samples."""
    data = file.read_bytes()
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        raise ValueError("not a PNG file")
    chunks, at = {}, 8
    while at < len(data):
        length, kind = struct.unpack_from(">I4s", data, at)
        chunks[kind] = chunks.get(kind, b"") + data[at + 8 : at + 8 + length]
        at += length + 12
    width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
    if interlaced or (depth != 8 and kind not in (0, 3)) or depth > 8:
        raise ValueError("not a type of PNG that sheets are")
    pixel = CHANNELS[kind]
    rows = unfiltered(zlib.decompress(chunks[b"IDAT"]), (width * pixel * depth + 7) // 8, height, pixel)
    if depth < 8:
        rows = [unpacked(row, width, depth) for row in rows]
    samples = b"".join(bytes(row) for row in rows)
    if kind == 3:
        colors, clear = chunks[b"PLTE"], chunks.get(b"tRNS", b"")
        entries = [
            colors[3 * index : 3 * index + 3] + (clear[index : index + 1] or b"\xff")
            for index in range(len(colors) // 3)
        ]
        return width, height, b"".join(entries[code] for code in samples)
    scale = 255 // (2**depth - 1)
    spread = bytearray(b"\xff" * (width * height * 4))
    for channel in range(3):
        source = channel if pixel > 2 else 0
        spread[channel::4] = bytes(code * scale for code in samples[source::pixel])
    if pixel in (2, 4):
        spread[3::4] = samples[pixel - 1 :: pixel]
    return width, height, bytes(spread)


def unfiltered(data, size, height, pixel):
    """The rows without their filters (PNG, third edition, section 9)."""
    if len(data) != height * (size + 1):
        raise ValueError("the pixels are cut short")
    above, rows = bytearray(size), []
    for start in range(0, len(data), size + 1):
        row = bytearray(data[start + 1 : start + 1 + size])
        undo(data[start], row, above, pixel)
        rows.append(row)
        above = row
    return rows


def undo(filter, row, above, pixel):
    if filter > 4:
        raise ValueError(f"filter {filter} is unknown")
    for index in range(len(row)) if filter else ():
        left = row[index - pixel] if index >= pixel else 0
        up = above[index]
        if filter == 1:
            guess = left
        elif filter == 2:
            guess = up
        elif filter == 3:
            guess = (left + up) // 2
        else:
            corner = above[index - pixel] if index >= pixel else 0
            guess = paeth(left, up, corner)
        row[index] = (row[index] + guess) & 255


def paeth(left, up, corner):
    across, down, both = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    if across <= down and across <= both:
        return left
    return up if down <= both else corner


def unpacked(row, width, depth):
    codes = [(byte >> shift) & (2**depth - 1) for byte in row for shift in range(8 - depth, -1, -depth)]
    return codes[:width]
