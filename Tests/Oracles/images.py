# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""PNG files as arrays: pypng reads and writes them, Pillow where that is exact and faster."""

import io
import struct
import zlib
from pathlib import Path

import numpy as np
import png
from PIL import Image

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOUR_CHUNKS = (b"gAMA", b"cHRM", b"sRGB", b"iCCP", b"cICP")


def chunks(data):
    """(type, payload) of every chunk of PNG bytes."""
    place = len(SIGNATURE)
    while place < len(data):
        (length,) = struct.unpack(">I", data[place : place + 4])
        yield data[place + 4 : place + 8], data[place + 8 : place + 8 + length]
        place += 12 + length


def joined(parts):
    """PNG bytes of (type, payload) pairs."""
    out = [SIGNATURE]
    for kind, payload in parts:
        checksum = zlib.crc32(kind + payload)
        out += [struct.pack(">I", len(payload)), kind, payload, struct.pack(">I", checksum)]
    return b"".join(out)


def without_colour_chunks(data):
    return joined(part for part in chunks(data) if part[0] not in COLOUR_CHUNKS)


def header(path):
    """(width, height, depth, colour type, interlace) from the first 29 bytes."""
    with open(path, "rb") as file:
        fields = struct.unpack(">IIBBBBB", file.read(29)[16:])
    return fields[0], fields[1], fields[2], fields[3], fields[6]


def pypng_rgba(source):
    """(codes, depth) as RGBA of 8 or 16 bits, by pypng's samples; `source` is a path or bytes.

    The expansion is done here: pypng's own rescales by sBIT, which is not part of the samples.
    """
    data = source if isinstance(source, bytes) else Path(source).read_bytes()
    reader = png.Reader(bytes=data)
    width, height, rows, about = reader.read()
    depth, planes = about["bitdepth"], about["planes"]
    samples = np.array([list(row) for row in rows], dtype=np.int64).reshape(height, width, planes)
    top = 2**depth - 1
    if about.get("palette") and planes == 1:
        colours = np.array(reader.palette(alpha="force"), dtype=np.int64)
        return colours[samples[..., 0]], 8
    opaque = np.full((height, width, 1), top)
    if reader.transparent is not None:
        hidden = (samples == np.array(reader.transparent)).all(axis=-1, keepdims=True)
        opaque = np.where(hidden, 0, top)
    alpha = samples[..., -1:] if about["alpha"] else opaque
    colour = samples[..., :1] if about["greyscale"] else samples[..., :3]
    codes = np.concatenate([np.broadcast_to(colour, (height, width, 3)), alpha], axis=-1)
    return (codes, 16) if depth == 16 else (codes * 255 // top, 8)


def rgba(path):
    """(codes, depth) as RGBA; Pillow for plain 8-bit files, pypng for the others."""
    _, _, depth, kind, _ = header(path)
    if depth == 16 or (kind == 0 and depth < 8):
        return pypng_rgba(path)
    with Image.open(path) as image:
        return np.asarray(image.convert("RGBA")).astype(np.int64), 8


def straight(path):
    """Straight RGBA in 0...1."""
    codes, depth = rgba(path)
    return codes / (2**depth - 1)


def write(path, codes, depth=8):
    """Writes integer RGBA (or RGB) codes; returns the straight RGBA they stand for."""
    height, width, planes = codes.shape
    if depth == 8:
        Image.fromarray(codes.astype(np.uint8)).save(path, compress_level=1)
    else:
        writer = png.Writer(
            width, height, greyscale=False, alpha=planes == 4, bitdepth=16, compression=1)
        with open(path, "wb") as file:
            writer.write(file, codes.reshape(height, -1).tolist())
    values = codes / (2**depth - 1)
    if planes == 4:
        return values
    return np.concatenate([values, np.ones((height, width, 1))], axis=-1)


def as_bytes(codes):
    """8-bit RGBA codes as PNG bytes."""
    buffer = io.BytesIO()
    Image.fromarray(codes.astype(np.uint8)).save(buffer, "PNG")
    return buffer.getvalue()
