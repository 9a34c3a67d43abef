# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Lines of the project's own letters (scripts/widgets.d/lettering.py) as outlines."""

import math
import re
import sys
from pathlib import Path

import numpy as np

from shapes import Outline, bezier, stroke

sys.path.insert(1, str(Path(__file__).resolve().parents[2] / "widgets.d"))

import lettering


def width(text, cap):
    """From centre of stroke to centre of stroke, in points."""
    return lettering.width(text, cap)


def text(words, x, y, cap, weight, anchor="start"):
    """A line of letters: `cap` points high above the baseline y, in strokes `weight` points wide."""
    unit = cap / 7
    pen = x - {"start": 0, "middle": 0.5, "end": 1}[anchor] * width(words, cap)
    outlines = []
    for character in words:
        advance, strokes = lettering.GLYPHS[character]
        for line in lines(strokes):
            outlines += stroke(line * unit + (pen, y), weight).outlines
        pen += (advance + lettering.STEP) * unit
    return Outline(*outlines)


def lines(strokes):
    """The polylines of a path of M, L, H, V, A, C and Z, absolute."""
    found = []
    for command, body in re.findall(r"([MLHVACZ])([^MLHVACZ]*)", strokes):
        values = np.array([float(n) for n in body.split()])
        if command == "M":
            found.append([values])
        else:
            found[-1] += segment(command, values, found[-1][-1], found[-1][0])
    return [np.array(line) for line in found]


def segment(command, v, pen, start):
    """The points after `pen` that one command adds to a line."""
    match command:
        case "L":
            return [v]
        case "H":
            return [np.array([v[0], pen[1]])]
        case "V":
            return [np.array([pen[0], v[0]])]
        case "C":
            return list(bezier(np.array([*pen, *v]).reshape(-1, 2))[1:])
        case "A":
            return list(arc_between(pen, v[5:], v[0], v[1], v[3] > 0, v[4] > 0))
        case _:
            return [start]


def arc_between(start, end, rx, ry, large, clockwise):
    """Points after `start` on an unturned ellipse: SVG's endpoint form, solved for its centre."""
    half = (start - end) / 2 / (rx, ry)
    square = half @ half
    grow = max(1.0, math.sqrt(square))
    rx, ry, half = rx * grow, ry * grow, half / grow
    off = math.sqrt(max(0.0, 1 / max(half @ half, 1e-12) - 1)) * (-1 if large == clockwise else 1)
    centre = off * np.array([half[1], -half[0]])
    a, b = (math.atan2(*(point - centre)[::-1]) for point in (half, -half))
    turn = (b - a) % math.tau
    if not clockwise:
        turn -= math.tau
    t = a + turn * np.linspace(0, 1, max(5, math.ceil(abs(turn) * 6)))[1:]
    middle = (start + end) / 2 + centre * (rx, ry)
    return middle + np.stack([rx * np.cos(t), ry * np.sin(t)], axis=1)
