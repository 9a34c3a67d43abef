# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Just enough PNG to make small files, break them, and tell whether a file is whole."""

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}


class Broken(Exception):
    """Not a whole PNG; the text says why."""


def chunk(name, data):
    body = name.encode() + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


def header(width, height, depth=8, color_type=6, interlace=0):
    return chunk("IHDR", struct.pack(">IIBBBBB", width, height, depth, color_type, 0, 0, interlace))


def file(width, height, rows, extra=b"", color_type=6, level=6):
    """A PNG of 8 bits a sample; `rows` are its samples without filter bytes."""
    data = b"".join(b"\0" + row for row in rows)
    return b"".join([
        SIGNATURE, header(width, height, color_type=color_type), extra,
        chunk("IDAT", zlib.compress(data, level)), chunk("IEND", b"")])


def flat(width, height, color, extra=b""):
    return file(width, height, [bytes(color) * width] * height, extra)


def stream(target, width, height, rows):
    """Writes a PNG of RGBA without ever holding it."""
    squeeze = zlib.compressobj(1)
    target.write(SIGNATURE + header(width, height))
    for row in rows:
        target.write(filled(squeeze.compress(b"\0" + row)))
    target.write(filled(squeeze.flush()) + chunk("IEND", b""))


def filled(data):
    return chunk("IDAT", data) if data else b""


def chunks(data):
    """The name and data of each chunk, each proven sound."""
    if not data.startswith(SIGNATURE):
        raise Broken("no signature")
    position, found = len(SIGNATURE), []
    while position < len(data):
        if position + 12 > len(data):
            raise Broken("ends inside a chunk")
        (length,) = struct.unpack_from(">I", data, position)
        body = data[position + 4:position + 8 + length]
        checksum = data[position + 8 + length:position + 12 + length]
        if len(checksum) < 4 or struct.unpack(">I", checksum)[0] != zlib.crc32(body):
            raise Broken(f"a broken chunk at byte {position}")
        found.append((body[:4].decode("latin-1"), body[4:]))
        position += 12 + length
    if not found or found[-1][0] != "IEND":
        raise Broken("no end")
    return found


def whole(data):
    """Proves that a file that is not interlaced is whole; its (width, height, depth, type)."""
    found = chunks(data)
    width, height, depth, color_type, _, _, interlace = struct.unpack(">IIBBBBB", found[0][1])
    if interlace:
        raise Broken("is interlaced")
    raw = zlib.decompress(b"".join(body for name, body in found if name == "IDAT"))
    row = (width * CHANNELS[color_type] * depth + 7) // 8
    if len(raw) != height * (1 + row):
        raise Broken(f"{len(raw)} bytes of image data, not {height * (1 + row)}")
    return width, height, depth, color_type


def first_pixel(data):
    """The samples of the top left pixel, which no filter but Sub with nothing left of it alters.

    8 bits a sample and no palette only.
    """
    _, _, depth, color_type = whole(data)
    raw = zlib.decompress(b"".join(body for name, body in chunks(data) if name == "IDAT"))
    if depth != 8 or color_type == 3:
        raise Broken("has no 8-bit samples")
    return tuple(raw[1:1 + CHANNELS[color_type]])


def cuts(data):
    """The file cut before each of its bytes."""
    return [data[:length] for length in range(len(data))]


def patched(data, randomness):
    """The file with one to four bytes replaced, now and then with its checksums mended."""
    patched = bytearray(data)
    for _ in range(randomness.randint(1, 4)):
        patched[randomness.randrange(len(patched))] = randomness.randrange(256)
    return mended(bytes(patched)) if randomness.random() < 0.5 else bytes(patched)


def mended(data):
    """The file with every checksum made right, as far as its lengths can be followed."""
    position, parts = len(SIGNATURE), [data[:len(SIGNATURE)]]
    while position + 12 <= len(data):
        (length,) = struct.unpack_from(">I", data, position)
        if position + 12 + length > len(data):
            break
        body = data[position + 4:position + 8 + length]
        parts += [data[position:position + 4], body, struct.pack(">I", zlib.crc32(body))]
        position += 12 + length
    return b"".join(parts) + data[position:]
