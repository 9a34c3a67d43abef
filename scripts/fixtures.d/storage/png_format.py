# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""PNG written as asked (colour type, depth, interlace, chunks) and read back as stored.

A writer of our own, because image libraries store what they see fit: the point of a fixture is
that a 2-bit interlaced grey really is one.
"""

import struct
import zlib

import numpy as np

SIGNATURE = b"\x89PNG\r\n\x1a\n"
GREY, RGB, PALETTE, GREY_ALPHA, RGBA = 0, 2, 3, 4, 6
CHANNELS = {GREY: 1, RGB: 3, PALETTE: 1, GREY_ALPHA: 2, RGBA: 4}
ADAM7 = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))


def chunk(kind, data=b""):
    kind = kind.encode("ascii") if isinstance(kind, str) else kind
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def header(width, height, depth, color_type, interlaced=False):
    return chunk("IHDR", struct.pack(">IIBBBBB", width, height, depth, color_type, 0, 0, interlaced))


def encode(samples, color_type, depth=8, *, interlaced=False, chunks=(), palette=None, transparency=None):
    """A PNG of (rows, columns, channels) integers, with `chunks` between IHDR and PLTE."""
    rows, columns = samples.shape[:2]
    samples = samples.reshape(rows, columns, CHANNELS[color_type])
    parts = [SIGNATURE, header(columns, rows, depth, color_type, interlaced)]
    parts += [chunk(kind, data) for kind, data in chunks]
    if palette is not None:
        parts.append(chunk("PLTE", np.asarray(palette, dtype=np.uint8).tobytes()))
    if transparency is not None:
        parts.append(chunk("tRNS", transparency))
    parts.append(chunk("IDAT", compressed(samples, depth, interlaced)))
    parts.append(chunk("IEND"))
    return b"".join(parts)


def passes(samples, interlaced):
    if not interlaced:
        return [samples]
    reduced = [samples[y::dy, x::dx] for x, y, dx, dy in ADAM7]
    return [p for p in reduced if p.shape[0] and p.shape[1]]


def packed(samples, depth):
    """Rows of bytes."""
    rows = samples.reshape(samples.shape[0], -1)
    if depth == 16:
        return rows.astype(">u2").view(np.uint8)
    if depth == 8:
        return rows.astype(np.uint8)
    bits = (rows[..., None] >> np.arange(depth - 1, -1, -1)) & 1
    return np.packbits(bits.reshape(len(rows), -1).astype(np.uint8), axis=1)


def compressed(samples, depth, interlaced):
    """The smallest of several filter strategies."""
    stride = max(1, samples.shape[2] * depth // 8)
    filtered = [filters(packed(p, depth), stride) for p in passes(samples, interlaced)]
    candidates = []
    for strategy in (0, 1, 2, 3, 4, "least"):
        data = b"".join(choose(options, strategy) for options in filtered)
        candidates += [deflated(data, s) for s in (zlib.Z_DEFAULT_STRATEGY, zlib.Z_FILTERED)]
    return min(candidates, key=len)


def deflated(data, strategy):
    packer = zlib.compressobj(9, zlib.DEFLATED, 15, 9, strategy)
    return packer.compress(data) + packer.flush()


def filters(rows, stride):
    """The five filters of every row, as (5, rows, bytes)."""
    x = rows.astype(np.int16)
    left, up, corner = np.zeros_like(x), np.zeros_like(x), np.zeros_like(x)
    left[:, stride:] = x[:, :-stride]
    up[1:] = x[:-1]
    corner[1:, stride:] = x[:-1, :-stride]
    guess = left + up - corner
    to_left, to_up, to_corner = abs(guess - left), abs(guess - up), abs(guess - corner)
    nearest = np.where(to_up <= to_corner, up, corner)
    paeth = np.where((to_left <= to_up) & (to_left <= to_corner), left, nearest)
    predictions = (np.zeros_like(x), left, up, (left + up) // 2, paeth)
    return np.stack([((x - p) & 255).astype(np.uint8) for p in predictions])


def choose(options, strategy):
    rows = options.shape[1]
    if strategy == "least":
        cost = np.minimum(options, 256 - options.astype(np.int16)).sum(axis=2)
        kinds = cost.argmin(axis=0)
    else:
        kinds = np.full(rows, strategy)
    chosen = options[kinds, np.arange(rows)]
    return np.concatenate([kinds[:, None].astype(np.uint8), chosen], axis=1).tobytes()


def read_chunks(data):
    """(kind, payload) of every chunk."""
    position, found = len(SIGNATURE), []
    while position + 12 <= len(data):
        length = struct.unpack_from(">I", data, position)[0]
        found.append((data[position + 4 : position + 8], data[position + 8 : position + 8 + length]))
        position += 12 + length
    return found


def decode(data):
    """What is stored: (header fields, samples as integers, other chunks in order).

    For files of this writer: no repair, no colour, no expansion.
    """
    found = read_chunks(data)
    width, height, depth, color_type, _, _, interlaced = fields = struct.unpack(">IIBBBBB", found[0][1])
    raw = zlib.decompress(b"".join(payload for kind, payload in found if kind == b"IDAT"))
    channels = CHANNELS[color_type]
    samples = np.zeros((height, width, channels), dtype=np.int64)
    position = 0
    for target in passes(samples, interlaced):
        row_bytes = (target.shape[1] * channels * depth + 7) // 8
        size = target.shape[0] * (row_bytes + 1)
        block = np.frombuffer(raw, np.uint8, size, position).reshape(-1, row_bytes + 1)
        target[...] = unpacked(unfiltered(block, max(1, channels * depth // 8)), target.shape, depth)
        position += size
    others = [(kind, payload) for kind, payload in found[1:] if kind != b"IDAT"]
    return fields, samples, others


def unpacked(rows, shape, depth):
    if depth == 16:
        return rows.view(">u2").astype(np.int64).reshape(shape)
    if depth == 8:
        return rows.astype(np.int64).reshape(shape)
    bits = np.unpackbits(rows, axis=1)[:, : shape[1] * shape[2] * depth]
    values = bits.reshape(len(rows), -1, depth) @ (1 << np.arange(depth - 1, -1, -1))
    return values.reshape(shape)


def unfiltered(block, stride):
    above = np.zeros(block.shape[1] - 1, dtype=np.uint8)
    rows = np.empty((len(block), len(above)), dtype=np.uint8)
    for index, row in enumerate(block):
        above = rows[index] = unfiltered_row(row[0], row[1:], above, stride)
    return rows


def unfiltered_row(kind, row, above, stride):
    if kind == 0:
        return row
    if kind == 2:
        return row + above
    if kind == 1:
        padded = np.pad(row, (0, -len(row) % stride)).reshape(-1, stride)
        return np.cumsum(padded, axis=0, dtype=np.uint8).reshape(-1)[: len(row)]
    out, up = bytearray(len(row)), above.tolist()
    for i, x in enumerate(row.tolist()):
        left, corner = (out[i - stride], up[i - stride]) if i >= stride else (0, 0)
        if kind == 3:
            out[i] = (x + (left + up[i]) // 2) & 255
            continue
        guess = left + up[i] - corner
        to_left, to_up, to_corner = abs(guess - left), abs(guess - up[i]), abs(guess - corner)
        best = left if to_left <= to_up and to_left <= to_corner else up[i] if to_up <= to_corner else corner
        out[i] = (x + best) & 255
    return np.frombuffer(bytes(out), dtype=np.uint8)
