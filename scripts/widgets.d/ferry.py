# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Ferry: a crossing as a widget and as a Live Activity, from quay to quay."""

from math import cos, pi, sin

from drawing import Catalog, drawing
from lettering import line, number

# How far the ferry is, and the minutes that are left.
MOMENTS = {"leaving": (0.14, "21"), "crossing": (0.56, "11"), "landing": (0.93, "2")}
FOAM, SEA, DEEP, SAND = "#F4FBFF", "#58D6C9", "#0B3A55", "#FFD79A"
# A ferry of 32 × 22 whose keel is at (0, 0): hull, deck, bridge and funnel.
HULL = "M-16 -6H16L12.6 0.4C11.8 1.9 10.6 2.6 9 2.6H-9C-10.6 2.6 -11.8 1.9 -12.6 0.4Z"
CABIN = "M-11.5 -8V-10.6C-11.5 -11.8 -10.6 -12.6 -9.4 -12.6H6L11.5 -8Z"
BRIDGE = "M-6 -14.4V-16.6C-6 -17.5 -5.4 -18 -4.6 -18H2L5.2 -14.4Z"
FUNNEL = "M-9.6 -14.4L-8.9 -19.4H-6.9L-7.6 -14.4Z"


def boat(x, y, scale, hull, top, funnel):
    body = (
        f'<path fill="{top}" d="{CABIN}{BRIDGE}"/><path fill="{funnel}" d="{FUNNEL}"/>'
        f'<path fill="{hull}" d="{HULL}"/>'
    )
    return f'<g transform="translate({number(x)} {number(y)}) scale({number(scale)})">{body}</g>'


def waves(x, y, length, swing, color, opacity=1.0, weight=2.0):
    """Water: arcs of eight points, from left to right."""
    count = int(length / 8)
    data = f"M{number(x)} {number(y)}" + f"q4 {number(swing)} 8 0" * count
    return (
        f'<path fill="none" stroke="{color}" stroke-width="{number(weight)}" stroke-linecap="round" '
        f'stroke-opacity="{number(opacity)}" d="{data}"/>'
    )


def route(left, right, y, share, scale):
    """The way done, bright, and the ferry at its end."""
    here = left + (right - left) * share
    bar = 'fill="none" stroke-linecap="round"'
    return (
        f'<path {bar} stroke="{SEA}" stroke-width="6" d="M{number(left)} {y}H{number(here)}"/>'
        + boat(here, y - 5.5, scale, FOAM, SEA, SAND)
    )


def track(left, right, y):
    quay = "".join(
        f'<circle cx="{x}" cy="{y}" r="2" fill="{FOAM}" fill-opacity=".55"/>' for x in (left, right)
    )
    return (
        f'<path fill="none" stroke="{FOAM}" stroke-opacity=".2" stroke-width="6" '
        f'stroke-linecap="round" d="M{left} {y}H{right}"/>' + quay
    )


def minutes(text, x, y, cap, unit):
    """A number, and behind it what it counts; set from the right."""
    return line(text, x - unit * 3.3, y, cap, cap / 7.2, FOAM, "end") + line(
        "min", x, y, unit, unit / 6, SEA, "end"
    )


def banner(wide, high, top):
    """The Lock Screen's banner and the expanded island have one drawing, set lower beside a camera."""
    groups = {
        "title": line("Skerry", 24, top + 13, 13, 2.15, FOAM)
        + line("North pier", 24, top + 31, 8, 1.35, FOAM, opacity=0.65),
        "track": track(28, wide - 28, high - 38),
        "quays": line("Harbour", 24, high - 17, 7, 1.2, FOAM, opacity=0.65)
        + line("Skerry", wide - 24, high - 17, 7, 1.2, FOAM, "end", opacity=0.65),
    }
    for name, (share, left) in MOMENTS.items():
        groups[name] = minutes(left, wide - 24, top + 24, 24, 10) + route(
            28, wide - 28, high - 38, share, 1.15
        )
    return groups


def lock_screen():
    # No art of the background: in StandBy, which enlarges the banner, it would end in mid-screen.
    return drawing(371, 142, banner(371, 142, 22))


def expanded():
    return drawing(371, 146, banner(371, 146, 30))


def small():
    groups = {
        "title": line("Skerry", 17, 30, 11, 1.9, FOAM),
        "track": track(20, 138, 138),
        "sea": waves(-4, 110, 176, 3, SEA, 0.14) + waves(-9, 118, 184, 3, SEA, 0.1),
    }
    for name, (share, left) in MOMENTS.items():
        groups[name] = (
            line(left, 17, 74, 28, 3.8, FOAM)
            + line("min", 17 + {"21": 40, "11": 33, "2": 28}[left], 74, 10, 1.7, SEA)
            + route(20, 138, 138, share, 1.1)
        )
    return drawing(158, 158, groups)


def compact():
    groups = {
        "boat": boat(29, 25.2, 1.0, FOAM, SEA, SAND) + waves(15, 29.6, 28, 2.4, SEA, 0.75, 1.7)
    }
    for name, (_, left) in MOMENTS.items():
        groups[name] = line(f"{left} m", 40, 23.4, 10, 1.9, SEA, "end")
    return drawing(52.33, 36.67, groups)


def minimal():
    middle, radius = 18.33, 13.4
    ring = 'fill="none" stroke-width="3.4" stroke-linecap="round"'
    groups = {
        "track": f'<circle cx="{middle}" cy="{middle}" r="{radius}" {ring} stroke="{SEA}" stroke-opacity=".28"/>',
        "boat": boat(middle, 21.8, 0.52, FOAM, FOAM, SAND),
    }
    for name, (share, _) in MOMENTS.items():
        turn = 2 * pi * share
        end = f"{number(middle + radius * sin(turn))} {number(middle - radius * cos(turn))}"
        groups[name] = (
            f'<path {ring} stroke="{SEA}" d="M{middle} {number(middle - radius)}'
            f'A{radius} {radius} 0 {int(turn > pi)} 1 {end}"/>'
        )
    return drawing(36.67, 36.67, groups)


def write(folder):
    for name, art in {
        "LockScreen": lock_screen, "Expanded": expanded, "Small": small, "Compact": compact,
        "Minimal": minimal,
    }.items():
        (folder / f"{name}.svg").write_text(art())
    catalog = Catalog(folder / "Assets.xcassets")
    catalog.color("Deep", "#0E4A66", DEEP)
    catalog.color("Abyss", "#0B3146", "#061E2E")
