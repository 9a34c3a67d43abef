# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Colour tags for PNG: small ICC profiles written from published chromaticities, cICP, gAMA, cHRM."""

import struct
import zlib

import numpy as np

D65 = (0.3127, 0.3290)
D50 = np.array([0.9642, 1.0, 0.8249])  # the ICC's own rounding
SRGB = ((0.640, 0.330), (0.300, 0.600), (0.150, 0.060))
DISPLAY_P3 = ((0.680, 0.320), (0.265, 0.690), (0.150, 0.060))
BT2020 = ((0.708, 0.292), (0.170, 0.797), (0.131, 0.046))
BRADFORD = np.array([[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]])


def xyz(chromaticity):
    x, y = chromaticity
    return np.array([x / y, 1.0, (1 - x - y) / y])


def to_xyz(primaries, white=D65):
    """Linear RGB → XYZ relative to `white`."""
    columns = np.stack([xyz(p) for p in primaries], axis=1)
    return columns * np.linalg.solve(columns, xyz(white))


def converted(linear_srgb, primaries):
    """Linear sRGB as linear RGB of other primaries with the same white."""
    return linear_srgb @ (np.linalg.inv(to_xyz(primaries)) @ to_xyz(SRGB)).T


def adapted_to_d50(matrix):
    cone_from, cone_to = BRADFORD @ xyz(D65), BRADFORD @ D50
    return np.linalg.inv(BRADFORD) @ np.diag(cone_to / cone_from) @ BRADFORD @ matrix


def fixed(*values):
    return b"".join(struct.pack(">i", round(float(v) * 65536)) for v in values)


def text(value):
    """A multiLocalizedUnicode tag with one English record."""
    encoded = value.encode("utf-16-be")
    return b"mluc" + struct.pack(">IIIHHII", 0, 1, 12, 0x656E, 0x5553, len(encoded), 28) + encoded


SRGB_CURVE = b"para" + struct.pack(">IHH", 0, 3, 0) + fixed(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)


def gamma_curve(gamma):
    return b"para" + struct.pack(">IHH", 0, 0, 0) + fixed(gamma)


def profile(name, space, tags):
    """An ICC version 4 display profile; tags with the same bytes share them."""
    tags = {
        "desc": text(name),
        "cprt": text("2026 the Vibrancy authors. Apache-2.0."),
        "wtpt": b"XYZ \0\0\0\0" + fixed(*D50),
        **tags,
    }
    table, data, places = b"", b"", {}
    start = 128 + 4 + 12 * len(tags)
    for signature, payload in tags.items():
        if payload not in places:
            places[payload] = start + len(data)
            data += payload + bytes(-len(payload) % 4)
        table += signature.encode() + struct.pack(">II", places[payload], len(payload))
    head = struct.pack(">I4sI4s4s4s", start + len(data), b"\0" * 4, 0x04300000, b"mntr", space, b"XYZ ")
    head += struct.pack(">6H", 2026, 1, 1, 0, 0, 0) + b"acsp" + bytes(28) + fixed(*D50)
    return head.ljust(128, b"\0") + struct.pack(">I", len(tags)) + table + data


def rgb_profile(name, primaries, curve=SRGB_CURVE):
    columns = adapted_to_d50(to_xyz(primaries)).T
    tags = {f"{c}XYZ": b"XYZ \0\0\0\0" + fixed(*column) for c, column in zip("rgb", columns)}
    return profile(name, b"RGB ", tags | {f"{c}TRC": curve for c in "rgb"})


def grey_profile(name, curve):
    return profile(name, b"GRAY", {"kTRC": curve})


def iccp(data, name="ICC profile"):
    return "iCCP", name.encode("latin-1") + b"\0\0" + zlib.compress(data, 9)


def cicp(primaries, transfer, matrix=0, full_range=1):
    return "cICP", bytes([primaries, transfer, matrix, full_range])


def gama(value):
    return "gAMA", struct.pack(">I", value)


def chrm(primaries, white=D65):
    points = [white, *primaries]
    return "cHRM", b"".join(struct.pack(">I", round(v * 100000)) for point in points for v in point)


def srgb(intent=0):
    return "sRGB", bytes([intent])
