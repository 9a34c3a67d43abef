# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Art in one ink for the circular slot, 72 × 72 points: shape says everything."""

import random

from paints import Solid
from shapes import Outline, box, circle, ellipse, path, polygon, ring, shape, stroke, turn

WHITE = "#FFFFFF"
NEAR_BLACK = "#151B23"


def cloud(x, y, size):
    """A flat-bottomed cloud `size` wide whose bottom left corner is x, y."""
    s = size / 46
    base = box(x, y - 19 * s, 46 * s, 19 * s, 9.5 * s)
    crown = circle(x + 20 * s, y - 19 * s, 13.5 * s)
    shoulder = circle(x + 34.5 * s, y - 15.5 * s, 9.4 * s)
    return Outline(*(base.outlines + crown.outlines + shoulder.outlines))


def cloud_rain(canvas):
    front, gap = cloud(9.5, 47, 45), 2.6
    canvas.fill(cloud(31, 34.5, 31), WHITE)
    around = [stroke(list(o) + [o[0]], 2 * gap) for o in front.outlines]
    for outline in around:
        canvas.erase(outline)
    canvas.fill(front, WHITE)
    for x, top, bottom in ((22.5, 53, 60.5), (33.5, 53, 65), (44.5, 53, 60.5)):
        lean = 0.34
        canvas.fill(stroke([(x, top), (x - lean * (bottom - top), bottom)], 4.2), WHITE)


def bolt(canvas):
    flash = [(43, 5.5), (18.5, 39.5), (33.4, 40.4), (27.6, 66.5), (54.5, 29.8), (38.6, 28.8)]
    canvas.fill(polygon(flash, 1.9), WHITE)
    for a, b, width in (
        ((52.5, 13.5), (57.5, 9), 3.8),
        ((57.5, 21.6), (63.8, 19.9), 3.8),
        ((15.5, 51), (9, 52.8), 3.8),
        ((19.8, 58.9), (14.8, 63.4), 3.8),
    ):
        canvas.fill(stroke([a, b], width), WHITE)


def leaf(canvas):
    big = shape("M 34 48 C 24 30 33 12 60 8 C 66 32 56 48 34 48")
    small = shape("M 31.5 56 C 30 43 21 34.5 7 34.5 C 6.5 48 16 57.5 31.5 56")
    canvas.fill(big, WHITE)
    canvas.fill(small, WHITE)
    vein = path("M 31.5 60 C 33 44 41 28 52 17.5")
    canvas.erase(stroke(vein, 3.4, 1.6))
    canvas.erase(stroke(path("M 38.6 36.5 C 40 32 39.6 28 38.6 24.6"), 2, 1.3))
    canvas.erase(stroke(path("M 41.5 31.5 C 46 32.4 50 31.8 54.4 29.4"), 2, 1.3))
    canvas.erase(stroke(path("M 33 61 C 29 52 22 45 14 40.6"), 3, 1.5))
    canvas.fill(stroke(path("M 32.2 65.5 C 31.6 59 32.6 53 34.6 46.6"), 4.2, 3), WHITE)


def logo_dark(canvas):
    """A badge: sun over swell, cut out of a disc that is nearly black."""
    disc = circle(36, 36, 30)
    canvas.fill(disc, NEAR_BLACK)
    canvas.erase(circle(36, 26.5, 9.2))
    for y, width in ((42.5, 4.4), (50.2, 3.8), (57.4, 3.2)):
        wave = f"M 2 {y} C 8 {y - 4.4} 14 {y - 4.4} 20 {y} C 26 {y + 4.4} 32 {y + 4.4} 38 {y} "
        wave += f"C 44 {y - 4.4} 50 {y - 4.4} 56 {y} C 62 {y + 4.4} 68 {y + 4.4} 74 {y}"
        canvas.erase(stroke(path(wave), width))


def mug_template(canvas):
    """A template: black ink, whose alpha alone is meant; the steam is thinner on purpose."""
    ink = "#000000"
    body = shape(
        "M 16.6 31 L 48.4 31 Q 50 31 50 32.6 L 50 46 C 50 55 44 60.5 35 60.5 "
        "L 30 60.5 C 21 60.5 15 55 15 46 L 15 32.6 Q 15 31 16.6 31"
    )
    handle = ring(51, 40.5, 8.2, 4.4) - box(0, 0, 50, 72)
    canvas.fill(body, ink)
    canvas.fill(handle, ink)
    canvas.fill(box(12, 63.4, 41, 3.4, 1.7), ink)
    for x, top in ((24, 13), (33, 7.5), (42, 13)):
        curl = path(f"M {x} 26 C {x - 6} 21 {x + 6} {top + 6.5} {x} {top}")
        canvas.fill(stroke(curl, 3.4), Solid(ink, 0.55))


def tree(canvas):
    """A white tree on a black plate: opaque, and nothing but grey."""
    canvas.fill(canvas.everywhere(), "#000000")
    draw = random.Random(20)
    limbs, leaves = [], []

    def grow(x, y, degrees, length, width, depth):
        bend = draw.uniform(-9, 9)
        tip = turn([(x + length, y)], degrees, (x, y))[0]
        middle = turn([((x + tip[0]) / 2, (y + tip[1]) / 2)], bend, (x, y))[0]
        narrow = width * (0.66 if depth else 0.8)
        limbs.append(stroke(path(f"M {x} {y} Q {middle[0]} {middle[1]} {tip[0]} {tip[1]}"), width, narrow))
        if depth == 0:
            for k in range(3):
                spin = degrees + (k - 1) * 62 + draw.uniform(-14, 14)
                at = turn([(tip[0] + 2.6, tip[1])], spin, tip)[0]
                leaves.append(ellipse(at[0], at[1], 2.9, 1.55, spin))
            return
        forks = (-27, 24) if depth < 4 else (-33, 2, 35)
        for fork in forks:
            turned = degrees + fork + draw.uniform(-7, 7)
            grow(tip[0], tip[1], turned, length * draw.uniform(0.68, 0.82), narrow * 0.86, depth - 1)

    grow(36, 62, -90, 15.5, 5.2, 4)
    canvas.fill(Outline(*[o for limb in limbs for o in limb.outlines]), WHITE)
    canvas.fill(Outline(*[o for one in leaves for o in one.outlines]), WHITE)
    canvas.fill(stroke([(22, 63.6), (50, 63.6)], 2.6), WHITE)
