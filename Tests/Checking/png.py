# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""PNG files, read and written plainly, in pure Python: what the command and the pages are held against."""

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
# The passes of an interlaced file: first column and row, steps to the next.
ADAM7 = (
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))


class Broken(Exception):
    """Not a whole PNG; the text says why."""


def chunk(name, data):
    body = name.encode() + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


def header(width, height, depth=8, color_type=6, interlace=0):
    return chunk("IHDR", struct.pack(">IIBBBBB", width, height, depth, color_type, 0, 0, interlace))


def file(width, height, rows, extra=b"", color_type=6, level=6):
    """A PNG of 8 bits per sample; `rows` are its samples without filter bytes."""
    data = b"".join(b"\0" + row for row in rows)
    return b"".join([
        SIGNATURE, header(width, height, color_type=color_type), extra,
        chunk("IDAT", zlib.compress(data, level)), chunk("IEND", b"")])


def flat(width, height, color, extra=b""):
    """A PNG of one color, RGB or RGBA."""
    return file(
        width, height, [bytes(color) * width] * height, extra, color_type=6 if len(color) == 4 else 2)


def encode(width, height, rgba, level=6):
    """A PNG of RGBA samples in one piece."""
    stride = 4 * width
    return file(
        width, height, [rgba[at:at + stride] for at in range(0, stride * height, stride)], level=level)


def claiming(width, height):
    """A file that claims a size and has nothing of it."""
    return b"".join(
        [SIGNATURE, header(width, height), chunk("IDAT", zlib.compress(b"\0")), chunk("IEND", b"")])


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


def decode(data):
    """Width, height and straight RGBA of 8 bits of any file; 16 bits are rounded to the nearest."""
    found = {}
    for name, body in chunks(data):
        found[name] = found.get(name, b"") + body
    width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", found["IHDR"])
    raw, count = zlib.decompress(found["IDAT"]), CHANNELS[kind]
    key, palette = found.get("tRNS"), found.get("PLTE", b"")
    out, at = bytearray(4 * width * height), 0
    for left, top, across, down in ADAM7 if interlaced else [(0, 0, 1, 1)]:
        wide, high = -(-(width - left) // across), -(-(height - top) // down)
        if wide <= 0 or high <= 0:
            continue
        size, step = (wide * count * depth + 7) // 8, max(1, count * depth // 8)
        if len(raw) < at + high * (size + 1):
            raise Broken("the pixels are cut short")
        above = bytes(size)
        for y in range(top, height, down):
            above = unfiltered(raw[at], raw[at + 1:at + 1 + size], above, step)
            at += size + 1
            row = widened(samples(above, wide * count, depth), depth, kind, palette, key)
            if across == 1:
                out[4 * y * width:4 * (y + 1) * width] = row
                continue
            for channel in range(4):
                start = 4 * (y * width + left) + channel
                out[start:4 * (y + 1) * width:4 * across] = row[channel::4]
    if at != len(raw):
        raise Broken(f"{len(raw) - at} bytes after the pixels")
    return width, height, bytes(out)


def unfiltered(how, row, above, step):
    """A row without its filter (PNG, third edition, section 9)."""
    if how == 0:
        return row
    if how > 4:
        raise Broken(f"filter {how} is unknown")
    done = bytearray(row)
    if how == 2:
        return bytes((one + up) & 255 for one, up in zip(row, above))
    for at in range(len(done)):
        left, corner = (done[at - step], above[at - step]) if at >= step else (0, 0)
        up = above[at]
        guess = left if how == 1 else (left + up) // 2 if how == 3 else paeth(left, up, corner)
        done[at] = (done[at] + guess) & 255
    return bytes(done)


def paeth(left, up, corner):
    near = left + up - corner
    return min((left, up, corner), key=lambda one: abs(near - one))


def samples(row, count, depth):
    """The samples of a row as integers."""
    if depth == 8:
        return row
    if depth == 16:
        return struct.unpack(f">{count}H", row)
    most = (1 << depth) - 1
    return [(byte >> shift) & most for byte in row for shift in range(8 - depth, -1, -depth)][:count]


def widened(row, depth, kind, palette, key):
    """A row's samples as RGBA of 8 bits."""
    most, count = (1 << depth) - 1, CHANNELS[kind]
    if kind == 3:
        alpha = (key or b"") + b"\xff" * 256
        return b"".join(palette[3 * one:3 * one + 3] + alpha[one:one + 1] for one in row)
    codes = row if depth == 8 else bytes((one * 255 + most // 2) // most for one in row)
    if kind == 6:
        return codes
    out = bytearray(b"\xff" * (len(codes) // count * 4))
    for channel in range(3):
        out[channel::4] = codes[channel if count > 2 else 0::count]
    if kind == 4:
        out[3::4] = codes[1::2]
    elif key:
        # One color is clear, known by its samples as they are stored.
        clear = struct.unpack(f">{count}H", key)
        for at in range(0, len(row), count):
            if tuple(row[at:at + count]) == clear:
                out[at // count * 4 + 3] = 0
    return bytes(out)


def cuts(data):
    """The file cut before each of its bytes."""
    return [data[:length] for length in range(len(data))]


def patched(data, randomness):
    """The file with one to four bytes replaced, now and then with its checksums fixed."""
    patched = bytearray(data)
    for _ in range(randomness.randint(1, 4)):
        patched[randomness.randrange(len(patched))] = randomness.randrange(256)
    return fixed(bytes(patched)) if randomness.random() < 0.5 else bytes(patched)


def fixed(data):
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
