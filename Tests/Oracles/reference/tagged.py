# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""From a file's own colour space to sRGB: primaries, transfer functions, and an ICC profile."""

import struct

import numpy as np

from .colour import encoded, linear

D65, D50 = (0.3127, 0.3290), (0.3457, 0.3585)
CONNECTION = np.array([0.9642, 1.0, 0.8249])  # the white of ICC profiles, as they print it
REC709 = ((0.640, 0.330), (0.300, 0.600), (0.150, 0.060))
REC2020 = ((0.708, 0.292), (0.170, 0.797), (0.131, 0.046))
P3 = ((0.680, 0.320), (0.265, 0.690), (0.150, 0.060))
BRADFORD = np.array([
    [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]])


def _xyz(xy):
    return np.array([xy[0] / xy[1], 1.0, (1 - xy[0] - xy[1]) / xy[1]])


def to_xyz(primaries, white=D65):
    """The matrix from linear RGB to XYZ of these chromaticities."""
    columns = np.stack([_xyz(xy) for xy in primaries], axis=1)
    return columns * np.linalg.solve(columns, _xyz(white))


def adaptation(source, target):
    """Bradford, from one white (XYZ) to another."""
    cones = (BRADFORD @ target) / (BRADFORD @ source)
    return np.linalg.inv(BRADFORD) @ np.diag(cones) @ BRADFORD


def to_srgb(light, primaries, white=D65):
    """Linear RGB of the given primaries to encoded sRGB, clipped at the end."""
    adapted = adaptation(_xyz(white), _xyz(D65)) @ to_xyz(primaries, white)
    matrix = np.linalg.inv(to_xyz(REC709)) @ adapted
    return encoded(light @ matrix.T)


def rec709_light(values):
    """Transfer characteristics 1, 6, 14 and 15 of H.273, inverted.

    With the exact constants; the rounded 1.099 and 0.018 differ by at most 0.7/255.
    """
    a, b = 1.09929682680944, 0.018053968510807
    return np.where(values < 4.5 * b, values / 4.5, ((values + a - 1) / a) ** (1 / 0.45))


TRANSFERS = {1: rec709_light, 6: rec709_light, 8: lambda v: v, 13: linear, 14: rec709_light,
             15: rec709_light}
PRIMARIES = {1: REC709, 9: REC2020, 12: P3}


def _fixed(values):
    return b"".join(struct.pack(">i", round(value * 65536)) for value in values)


def profile(primaries):
    """An ICC 4 display profile with these D65 primaries and the sRGB curve, as bytes."""
    columns = adaptation(_xyz(D65), CONNECTION) @ to_xyz(primaries)
    curve = b"para\0\0\0\0" + struct.pack(">HH", 3, 0) + _fixed(
        [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
    name = "made by the tests".encode("utf-16-be")
    text = b"mluc\0\0\0\0" + struct.pack(">II2s2sII", 1, 12, b"en", b"US", len(name), 28) + name
    white = b"XYZ \0\0\0\0" + _fixed(CONNECTION)
    tags = [(b"desc", text), (b"cprt", text), (b"wtpt", white)]
    for index, key in enumerate((b"r", b"g", b"b")):
        tags.append((key + b"XYZ", b"XYZ \0\0\0\0" + _fixed(columns[:, index])))
        tags.append((key + b"TRC", curve))
    table, body, place = b"", b"", 128 + 4 + 12 * len(tags)
    for key, data in tags:
        data += b"\0" * (-len(data) % 4)
        table += key + struct.pack(">II", place + len(body), len(data))
        body += data
    size = place + len(body)
    header = struct.pack(">I4sI4s4s4s", size, b"\0\0\0\0", 0x04300000, b"mntr", b"RGB ", b"XYZ ")
    header += struct.pack(">6H", 2026, 1, 1, 0, 0, 0) + b"acsp" + b"\0" * 28
    header += _fixed(CONNECTION) + b"\0" * 48
    return header + struct.pack(">I", len(tags)) + table + body
