# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Files that ask for a lot: refused or read in little memory."""

import struct
import zlib

import png
from harness import check, require
from memory import peak_of

LIMIT = 64 << 20


def text(size):
    return png.chunk("tEXt", b"Comment\0" + b"x" * size)


def unknown(count):
    return png.chunk("viBr", b"nothing") * count


def squeezed(name, keyword, size):
    return png.chunk(name, keyword + b"\0\0" + zlib.compress(b"\0" * size, 9))


ABSURD = [
    ("a profile of 64 MiB packed small", squeezed("iCCP", b"p", 64 << 20)),
    ("a text of 64 MiB packed small", squeezed("zTXt", b"Comment", 64 << 20)),
    ("a profile of 6 MiB of noise", png.chunk("iCCP", b"p\0\0" + bytes(range(1, 256)) * 24000)),
    ("a text of 20 MiB", text(20 << 20)),
    ("ten texts of 7 MiB", text(7 << 20) * 10),
    ("20,000 texts", text(3) * 20000),
    ("20,000 unknown chunks", unknown(20000)),
    ("an unknown chunk of 20 MiB", png.chunk("viBr", b"x" * (20 << 20))),
]


@check(over=ABSURD)
def absurd_chunks_cost_little(context, absurd):
    (context.folder / "a.png").write_bytes(png.flat(8, 8, (200, 100, 50, 255), absurd[1]))
    for words in [
        ("render", "a.png", "-o", "out", "--scene", "home-light"),
        ("convert", "a.png", "-o", "out", "--to", "grayscale", "--keep-metadata"),
    ]:
        ended = context.run(*words)
        require(not ended.errors, ended.error)
        peak = peak_of(context, *words)
        # What is kept is at most 1000 chunks of 8 MiB in all.
        require(peak < LIMIT, f"took {peak >> 20} MiB")
    return f"peak {peak >> 20} MiB"


def bomb(width, height, color_type=6, depth=8, interlace=0):
    header = png.header(width, height, depth, color_type, interlace)
    data = png.chunk("IDAT", zlib.compress(b"\0" * 1000))
    return png.SIGNATURE + header + data + png.chunk("IEND", b"")


BOMBS = [
    ("60000x60000", bomb(60000, 60000), "--max-pixels"),
    ("16384x16384 that has no pixels", bomb(16384, 16384), "image data"),
    ("16384x16384 of 16 bits", bomb(16384, 16384, depth=16), "image data"),
    ("16384x16384 interlaced", bomb(16384, 16384, depth=16, interlace=1), "interlac"),
    ("65535x4096 of one bit", bomb(65535, 4096, color_type=0, depth=1), "image data"),
    ("2147483647 sides", bomb(2**31 - 1, 2**31 - 1), "side"),
    ("2147483648 sides", bomb(2**31, 2**31), "side"),
    ("4294967295 sides", bomb(2**32 - 1, 2**32 - 1), "side"),
    ("a chunk of 4 GiB", png.SIGNATURE + struct.pack(">I", 2**32 - 1) + b"IHDR", "byte"),
]


@check(over=BOMBS)
def a_bomb_is_refused_cheaply(context, bomb):
    (context.folder / "bomb.png").write_bytes(bomb[1])
    most = 0
    for words in [("render",), ("convert", "--to", "vibrant")]:
        context.refused(*words, "bomb.png", "-o", "out", saying=["bomb.png: ", bomb[2]])
        most = max(most, peak_of(context, *words, "bomb.png", "-o", "out"))
    require(most < LIMIT, f"took {most >> 20} MiB")
    return f"peak {most >> 20} MiB"


@check()
def raised_limits_do_not_open_the_door(context):
    (context.folder / "bomb.png").write_bytes(bomb(60000, 60000))
    words = ("bomb.png", "-o", "out", "--max-pixels", "1000000000000", "--max-side", "1000000")
    for kind in [("render",), ("convert", "--to", "grayscale")]:
        context.refused(*kind, *words, saying="image data")
        peak = peak_of(context, *kind, *words)
        require(peak < LIMIT, f"took {peak >> 20} MiB")


@check()
def limits_are_kept_to_the_unit(context):
    context.art("a.png", size=8)
    count = (context.folder / "a.png").stat().st_size
    tight = {"--max-pixels": 64, "--max-side": 8, "--max-bytes": count}
    for option, limit in tight.items():
        context.run("render", "a.png", "-o", "out", option, str(limit))
        context.refused("render", "a.png", "-o", "out", option, str(limit - 1), saying=option)
