# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Colour chunks: cICP, iCCP, sRGB, gAMA and cHRM, each against the formula, and which one wins."""

import struct
import zlib

import numpy as np

import images
import pictures
from harness import Tally, check, require
from reference import tagged
from reference.colour import linear


def cicp(primaries, transfer, matrix=0, full=1):
    return b"cICP", bytes([primaries, transfer, matrix, full])


def iccp(data):
    return b"iCCP", b"profile\0\0" + zlib.compress(data)


def gama(value):
    return b"gAMA", struct.pack(">I", value)


def chrm(primaries, white=tagged.D65):
    numbers = [*white, *(value for xy in primaries for value in xy)]
    return b"cHRM", struct.pack(">8I", *(round(value * 100000) for value in numbers))


SRGB = (b"sRGB", b"\0")
P3_PROFILE = iccp(tagged.profile(tagged.P3))


def _p3(values):
    return tagged.to_srgb(linear(values), tagged.P3)


def _cicp(primaries, transfer):
    return lambda values: tagged.to_srgb(
        tagged.TRANSFERS[transfer](values), tagged.PRIMARIES[primaries])


def _gamma(value, primaries=tagged.REC709, white=tagged.D65):
    return lambda values: tagged.to_srgb(values ** (100000 / value), primaries, white)


CASES = {  # chunks in the file, and what they make of the samples (None: nothing)
    "untagged": ((), None),
    "sRGB": ((SRGB,), None),
    **{f"cICP {p}-{t}": ((cicp(p, t),), _cicp(p, t))
       for p in tagged.PRIMARIES for t in tagged.TRANSFERS if (p, t) != (1, 13)},
    "cICP 1-13": ((cicp(1, 13),), None),
    "iCCP of Display P3": ((P3_PROFILE,), _p3),
    "iCCP of sRGB": ((iccp(tagged.profile(tagged.REC709)),), None),
    "gAMA 45455": ((gama(45455),), None),
    "gAMA 43300, inside 5 %": ((gama(43300),), None),
    "gAMA 43000, outside 5 %": ((gama(43000),), _gamma(43000)),
    "gAMA 100000": ((gama(100000),), _gamma(100000)),
    "gAMA 45455, cHRM BT.709": ((gama(45455), chrm(tagged.REC709)), None),
    "gAMA 45455, cHRM P3": ((gama(45455), chrm(tagged.P3)), _gamma(45455, tagged.P3)),
    "gAMA 55556, cHRM P3 on D50": (
        (gama(55556), chrm(tagged.P3, tagged.D50)), _gamma(55556, tagged.P3, tagged.D50)),
    "cHRM alone": ((chrm(tagged.P3),), None),
    "cICP before iCCP": ((cicp(12, 13), iccp(tagged.profile(tagged.REC2020))), _p3),
    "cICP before sRGB": ((cicp(12, 13), SRGB), _p3),
    "iCCP before gAMA": ((P3_PROFILE, gama(100000)), _p3),
    "sRGB before gAMA": ((SRGB, gama(100000), chrm(tagged.P3)), None),
    "cICP of PQ, then iCCP": ((cicp(9, 16), P3_PROFILE), _p3),
    "cICP of narrow range, then gAMA": ((cicp(12, 13, full=0), gama(100000)), _gamma(100000)),
    "broken iCCP, then gAMA": ((iccp(b"no profile"), gama(100000)), _gamma(100000)),
}


@check(over=CASES)
def chunks(context, name):
    parts, formula = CASES[name]
    tally, deep = Tally(), Tally(tolerance=1 / 1000)
    context.new_folder("in")
    for depth in (8, 16):
        codes = pictures.random_rgba(32, 32, seed=61, depth=depth)
        path = context.folder / "in" / f"tagged{depth}.png"
        straight = images.write(path, codes, depth)
        bare = list(images.chunks(path.read_bytes()))
        path.write_bytes(images.joined(bare[:1] + list(parts) + bare[1:]))
        context.run("convert", path, "-o", "out", "--to", "desaturate", "--saturation", "1")
        found, found_depth = images.pypng_rgba(context.folder / "out" / path.name)
        require(found_depth == depth, f"{depth} bits became {found_depth}")
        if formula is None:
            require(np.array_equal(found, codes), f"{depth}-bit samples moved")
        else:
            straight[..., :3] = formula(straight[..., :3])
            (deep if depth == 16 else tally).add(path.name, found, straight, depth=depth)
    if formula is None:
        return None
    return f"{tally.result()}; 16 bits: {deep.result()}"
