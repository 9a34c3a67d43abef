# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Letters of one line's width, drawn for this project: no font is needed to show them.

Each glyph is a width and a path of strokes; capitals are 7 units high, small letters 5, the
baseline is y = 0 and y grows downwards. Only M, L, H, V, A, C and Z, absolute.
"""

import re

BOWL = "M0 -2.45 A2.2 2.45 0 0 1 4.4 -2.45 A2.2 2.45 0 0 1 0 -2.45 Z"

GLYPHS = {
    "0": (4.2, "M0 -4.9 A2.1 2.1 0 0 1 4.2 -4.9 V-2.1 A2.1 2.1 0 0 1 0 -2.1 Z"),
    "1": (1.9, "M0 -5.7 L1.9 -7 V0"),
    "2": (4.1, "M0.05 -5.1 A2 1.95 0 0 1 4 -5 C4 -3.5 2.7 -2.6 0 0 H4.1"),
    "3": (4.0, "M0.35 -5.9 A1.75 1.72 0 1 1 2 -3.66 H1.6 M2 -3.66 A1.83 1.83 0 1 1 0.1 -1.3"),
    "4": (4.3, "M3.1 0 V-7 L0 -1.75 H4.3"),
    "5": (
        4.1,
        "M3.7 -7 H0.75 L0.4 -3.85 C0.9 -4.3 1.5 -4.5 2.1 -4.5 A2 2.25 0 0 1 2.1 0 C1.2 0 0.4 -0.4 0 -1.2",
    ),
    "6": (4.2, "M3.05 -7 L0.35 -3.2 M0 -2.1 A2.1 2.1 0 0 1 4.2 -2.1 A2.1 2.1 0 0 1 0 -2.1 Z"),
    "7": (3.9, "M0 -7 H3.9 L1.3 0"),
    "8": (
        3.9,
        "M0.25 -5.32 A1.7 1.68 0 0 1 3.65 -5.32 A1.7 1.68 0 0 1 0.25 -5.32 Z M0 -1.82 A1.95 1.82 0 0 1 3.9 -1.82 A1.95 1.82 0 0 1 0 -1.82 Z",
    ),
    "9": (4.2, "M1.15 0 L3.85 -3.8 M0 -4.9 A2.1 2.1 0 0 1 4.2 -4.9 A2.1 2.1 0 0 1 0 -4.9 Z"),
    "A": (4.8, "M0 0 L2.4 -7 L4.8 0 M0.82 -2.4 H3.98"),
    "B": (4.0, "M0 0 V-7 H2.2 A1.68 1.68 0 0 1 2.2 -3.64 H0 M2.2 -3.64 A1.82 1.82 0 0 1 2.2 0 H0"),
    "C": (4.8, "M4.8 -5.95 A2.8 3.5 0 1 0 4.8 -1.05"),
    "D": (4.9, "M0 0 V-7 H1.6 A3.3 3.5 0 0 1 1.6 0 Z"),
    "E": (3.5, "M3.5 -7 H0 V0 H3.5 M0 -3.6 H3.1"),
    "F": (3.4, "M3.4 -7 H0 V0 M0 -3.5 H3"),
    "G": (5.5, "M4.8 -5.95 A2.8 3.5 0 1 0 5.5 -3.2 H3.2"),
    "H": (4.4, "M0 0 V-7 M4.4 0 V-7 M0 -3.6 H4.4"),
    "I": (0.0, "M0 0 V-7"),
    "J": (2.9, "M2.9 -7 V-1.6 A1.5 1.6 0 0 1 0 -1.5"),
    "K": (4.2, "M0 0 V-7 M4 -7 L0 -2.9 M1.4 -4.3 L4.2 0"),
    "L": (3.3, "M0 -7 V0 H3.3"),
    "M": (5.8, "M0 0 V-7 L2.9 -2.2 L5.8 -7 V0"),
    "N": (4.6, "M0 0 V-7 L4.6 0 V-7"),
    "O": (5.6, "M0 -3.5 A2.8 3.5 0 0 1 5.6 -3.5 A2.8 3.5 0 0 1 0 -3.5 Z"),
    "P": (4.0, "M0 0 V-7 H2.1 A1.95 1.95 0 0 1 2.1 -3.1 H0"),
    "R": (4.2, "M0 0 V-7 H2.1 A1.95 1.95 0 0 1 2.1 -3.1 H0 M2.1 -3.1 L4.2 0"),
    "S": (
        4.1,
        "M3.9 -5.6 C3.6 -6.5 2.9 -7 2 -7 C0.9 -7 0.2 -6.3 0.2 -5.35 C0.2 -4.25 1.1 -3.9 2.1 -3.6 C3.2 -3.27 4.1 -2.9 4.1 -1.75 C4.1 -0.7 3.3 0 2.1 0 C1 0 0.3 -0.55 0 -1.5",
    ),
    "T": (4.4, "M0 -7 H4.4 M2.2 -7 V0"),
    "U": (4.4, "M0 -7 V-2.2 A2.2 2.2 0 0 0 4.4 -2.2 V-7"),
    "V": (4.8, "M0 -7 L2.4 0 L4.8 -7"),
    "W": (7.2, "M0 -7 L1.8 0 L3.6 -6.2 L5.4 0 L7.2 -7"),
    "Y": (4.6, "M0 -7 L2.3 -3.4 L4.6 -7 M2.3 -3.4 V0"),
    "a": (4.4, BOWL + " M4.4 -4.9 V0"),
    "b": (4.4, BOWL + " M0 -7 V0"),
    "c": (3.9, "M3.9 -4.1 A2.25 2.45 0 1 0 3.9 -0.8"),
    "d": (4.4, BOWL + " M4.4 -7 V0"),
    "e": (4.4, "M0.05 -2.55 H4.4 A2.2 2.45 0 1 0 3.75 -0.72"),
    "f": (2.6, "M2.6 -7 C1.4 -7.2 1 -6.4 1 -5.5 V0 M0 -4.75 H2.4"),
    "g": (4.4, BOWL + " M4.4 -4.9 V0.1 A2.1 2 0 0 1 0.4 1.2"),
    "h": (4.0, "M0 -7 V0 M0 -2.9 A2 2 0 0 1 4 -2.9 V0"),
    "i": (0.0, "M0 -4.9 V0 M0 -6.75 V-6.74"),
    "k": (3.6, "M0 -7 V0 M3.3 -4.9 L0 -1.8 M1.2 -2.9 L3.6 0"),
    "l": (0.0, "M0 -7 V0"),
    "m": (
        6.8,
        "M0 -4.9 V0 M0 -3.1 A1.7 1.8 0 0 1 3.4 -3.1 V0 M3.4 -3.1 A1.7 1.8 0 0 1 6.8 -3.1 V0",
    ),
    "n": (4.0, "M0 -4.9 V0 M0 -2.9 A2 2 0 0 1 4 -2.9 V0"),
    "o": (4.6, "M0 -2.45 A2.3 2.45 0 0 1 4.6 -2.45 A2.3 2.45 0 0 1 0 -2.45 Z"),
    "p": (4.4, BOWL + " M0 -4.9 V2"),
    "r": (2.3, "M0 -4.9 V0 M0 -2.7 A2.2 2.2 0 0 1 2.3 -4.9"),
    "s": (
        3.2,
        "M3 -4 C2.7 -4.6 2.2 -4.9 1.6 -4.9 C0.8 -4.9 0.2 -4.4 0.2 -3.7 C0.2 -2.9 0.9 -2.7 1.6 -2.5 C2.5 -2.3 3.2 -2 3.2 -1.25 C3.2 -0.5 2.5 0 1.6 0 C0.9 0 0.3 -0.3 0 -1",
    ),
    "t": (2.6, "M1 -6.6 V-1.4 C1 -0.4 1.5 0 2.6 -0.1 M0 -4.8 H2.5"),
    "u": (4.0, "M0 -4.9 V-2 A2 2 0 0 0 4 -2 V-4.9 M4 -4.9 V0"),
    "v": (4.0, "M0 -4.9 L2 0 L4 -4.9"),
    "w": (6.0, "M0 -4.9 L1.5 0 L3 -4.4 L4.5 0 L6 -4.9"),
    "y": (4.0, "M0 -4.9 L2.05 -0.1 M4 -4.9 L1.5 1.3 C1.2 1.9 0.8 2.1 0.2 2.05"),
    " ": (1.6, ""),
    "°": (1.9, "M0 -6.05 A0.95 0.95 0 0 1 1.9 -6.05 A0.95 0.95 0 0 1 0 -6.05 Z"),
    "%": (
        5.6,
        "M0.6 0 L5 -7 M0 -5.6 A1.2 1.4 0 0 1 2.4 -5.6 A1.2 1.4 0 0 1 0 -5.6 Z M3.2 -1.4 A1.2 1.4 0 0 1 5.6 -1.4 A1.2 1.4 0 0 1 3.2 -1.4 Z",
    ),
    ":": (0.0, "M0 -0.9 V-0.89 M0 -4.6 V-4.59"),
    "-": (2.2, "M0 -2.7 H2.2"),
    "/": (2.4, "M0 0.6 L2.4 -7.6"),
}

STEP = 1.75


def width(text, cap, track=0.0):
    """The width of a line in points, from centre of stroke to centre of stroke."""
    unit = cap / 7
    return sum(GLYPHS[c][0] + STEP + track for c in text) * unit - (STEP + track) * unit


def line(text, x, y, cap, weight, color="#FFF", anchor="start", track=0.0, opacity=None):
    """A line of letters as one SVG path.

    `cap` is the height of capitals and `weight` the stroke, both in points.
    """
    unit = cap / 7
    pen = x - {"start": 0, "middle": 0.5, "end": 1}[anchor] * width(text, cap, track)
    data = []
    for character in text:
        advance, strokes = GLYPHS[character]
        data.append(_moved(strokes, unit, pen, y))
        pen += (advance + STEP + track) * unit
    extra = f' opacity="{opacity}"' if opacity else ""
    return (
        f'<path fill="none" stroke="{color}" stroke-width="{number(weight)}" stroke-linecap="round" '
        f'stroke-linejoin="round"{extra} d="{"".join(data)}"/>'
    )


def number(value):
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _moved(strokes, unit, x, y):
    out = []
    for command, body in re.findall(r"([MLHVACZ])([^MLHVACZ]*)", strokes):
        v = [float(n) for n in body.split()]
        if command == "H":
            v = [v[0] * unit + x]
        elif command == "V":
            v = [v[0] * unit + y]
        elif command == "A":
            v = [v[0] * unit, v[1] * unit, v[2], v[3], v[4], v[5] * unit + x, v[6] * unit + y]
        else:
            v = [n * unit + (y if i % 2 else x) for i, n in enumerate(v)]
        out.append(command + " ".join(number(n) for n in v))
    return "".join(out)
