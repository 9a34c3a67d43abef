# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""PNG, read and written slowly and plainly: what the page's own decoder is held against."""

import struct
import zlib

CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
ADAM7 = [
    (0, 0, 8, 8),
    (4, 0, 8, 8),
    (0, 4, 4, 8),
    (2, 0, 4, 4),
    (0, 2, 2, 4),
    (1, 0, 2, 2),
    (0, 1, 1, 2),
]


def chunks(data):
    at = 8
    while at < len(data):
        length = struct.unpack(">I", data[at : at + 4])[0]
        yield data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        at += 12 + length


def rows(data, width, height, bits):
    """The unfiltered rows of one pass, and what is left of the data."""
    stride, step = (width * bits + 7) // 8, max(1, bits // 8)
    above = bytes(stride)
    out = []
    for _ in range(height):
        kind, line = data[0], bytearray(data[1 : 1 + stride])
        data = data[1 + stride :]
        for i in range(stride):
            a = line[i - step] if i >= step else 0
            b = above[i]
            c = above[i - step] if i >= step else 0
            p = a + b - c
            nearest = min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
            line[i] = (line[i] + [0, a, b, (a + b) // 2, nearest][kind]) & 255
        above = bytes(line)
        out.append(above)
    return out, data


def decode(data):
    """Width, height and straight RGBA of 8 bits; 16 bits are rounded to the nearest."""
    found = {}
    for name, body in chunks(data):
        found[name] = found.get(name, b"") + body
    width, height, depth, kind, _, _, interlace = struct.unpack(">IIBBBBB", found[b"IHDR"])
    raw, channels = zlib.decompress(found[b"IDAT"]), CHANNELS[kind]
    key, palette = found.get(b"tRNS"), found.get(b"PLTE", b"")
    out = bytearray(4 * width * height)
    for x0, y0, right, down in ADAM7 if interlace else [(0, 0, 1, 1)]:
        wide, high = -(-(width - x0) // right), -(-(height - y0) // down)
        if wide <= 0 or high <= 0:
            continue
        lines, raw = rows(raw, wide, high, depth * channels)
        for y, line in enumerate(lines):
            number = int.from_bytes(line, "big")
            for x in range(wide):
                stored = [
                    (number >> (8 * len(line) - depth * (x * channels + c + 1)))
                    & ((1 << depth) - 1)
                    for c in range(channels)
                ]
                most = (1 << depth) - 1
                codes = [(v * 255 + most // 2) // most for v in stored]
                alpha = 255
                if kind == 3:
                    codes = list(palette[3 * stored[0] : 3 * stored[0] + 3])
                    alpha = key[stored[0]] if key and stored[0] < len(key) else 255
                elif kind in (4, 6):
                    alpha = codes.pop()
                elif key:
                    given = list(struct.unpack(f">{len(key) // 2}H", key))
                    alpha = 0 if given == stored else 255
                if len(codes) == 1:
                    codes *= 3
                at = 4 * ((y0 + y * down) * width + x0 + x * right)
                out[at : at + 4] = bytes([*codes, alpha])
    return width, height, bytes(out)


def chunk(name, body=b""):
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def encode(width, height, rgba, level=6):
    """A plain RGBA file."""
    stride = 4 * width
    raw = b"".join(b"\0" + rgba[y * stride : (y + 1) * stride] for y in range(height))
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(raw, level))
        + chunk(b"IEND")
    )


def header(width, height):
    """A file that claims a size and has nothing of it."""
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(b"\0"))
        + chunk(b"IEND")
    )


def art(side, seed=1, alpha=True):
    """Something to look at: a disc with a gradient, soft at its edge."""
    out = bytearray(4 * side * side)
    middle, radius = side / 2, side * 0.42
    for y in range(side):
        for x in range(side):
            far = ((x - middle) ** 2 + (y - middle) ** 2) ** 0.5
            share = max(0.0, min(1.0, radius - far)) if alpha else 1
            at = 4 * (y * side + x)
            out[at : at + 4] = bytes(
                [
                    (x * 255 // side + seed * 37) % 256,
                    y * 255 // side,
                    (seed * 91) % 256,
                    int(255 * share),
                ]
            )
    return bytes(out)
