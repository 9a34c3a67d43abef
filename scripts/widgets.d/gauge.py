# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Charge: a gauge on the Lock Screen."""

from math import cos, radians, sin

from drawing import drawing
from lettering import line, number

LEVELS = {"high": 84, "half": 52, "low": 16}
BOLT = "M{0} {1}l-5.2 8h4l-1.2 6.4l5.4 -8.4h-4l1 -6z"


def point(turn, radius):
    return f"{number(36 + radius * cos(radians(turn)))} {number(36 + radius * sin(radians(turn)))}"


def arc(start, end, radius=28):
    wide = 1 if end - start > 180 else 0
    return f"M{point(start, radius)}A{radius} {radius} 0 {wide} 1 {point(end, radius)}"


def circular():
    ring = 'fill="none" stroke-width="6.5" stroke-linecap="round"'
    groups = {"track": f'<path {ring} stroke="#FFF" stroke-opacity=".3" d="{arc(130, 410)}"/>'}
    for name, level in LEVELS.items():
        groups[name] = f'<path {ring} stroke="#FFF" d="{arc(130, 130 + 2.8 * level)}"/>'
    for name, level in LEVELS.items():
        groups[f"{name}-label"] = line(str(level), 36, 43, 17, 2.5, anchor="middle")
    groups["bolt"] = f'<path fill="#FFF" d="{BOLT.format(37.2, 54.5)}"/>'
    return drawing(72, 72, groups)


def rectangular():
    bar = 'stroke-width="9" stroke-linecap="round"'
    groups = {
        "title": f'<path fill="#FFF" d="{BOLT.format(8.2, 7.5)}"/>' + line("Bike", 18, 19, 10, 1.9),
        "track": f'<path {bar} stroke="#FFF" stroke-opacity=".3" d="M7.5 39H152.5"/>',
    }
    for name, level in LEVELS.items():
        groups[name] = f'<path {bar} stroke="#FFF" d="M7.5 39H{number(7.5 + 1.45 * level)}"/>'
    for name, level in LEVELS.items():
        groups[f"{name}-label"] = line(f"{level}%", 156, 19, 10, 1.9, anchor="end") + line(
            f"{level // 2} km left", 4, 65, 8.5, 1.5, opacity=0.75
        )
    return drawing(160, 72, groups)


def write(folder):
    (folder / "Circular.svg").write_text(circular())
    (folder / "Rectangular.svg").write_text(rectangular())
