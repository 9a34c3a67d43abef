# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Small widget art on 72 × 72 points whose inks are arguments: what planted faults are made of."""

from math import cos, radians, sin

import numpy as np

import glyphs
from canvas import Canvas
from letters import text
from paints import Solid
from shapes import Outline, arc, box, circle, path, polygon, ring, shape, stroke
from stored import codes

CENTRE = (36, 36)


def drawn(drawing, *arguments, size=(72, 72), scale=2, **more):
    """A drawing as codes of 8 bits, RGBA."""
    canvas = Canvas(*size, scale)
    drawing(canvas, *arguments, **more)
    return codes(canvas.draw())


def ink(color, alpha=1.0):
    return Solid(color, alpha)


def weather(canvas, cloud, drops=None):
    """A cloud, and rain in an ink of its own."""
    canvas.fill(glyphs.cloud(10, 47, 50), cloud)
    for x, top, bottom in ((24, 52, 61), (36, 52, 66), (48, 52, 61)) if drops else ():
        canvas.fill(stroke([(x, top), (x - 0.34 * (bottom - top), bottom)], 4.6), drops)


def heart(canvas, color, x=36, y=38, size=1.0):
    left = path("M 0 24 C -12 15 -28 4 -28 -9 C -28 -24 -8 -27 0 -13")
    right = path("M 0 -13 C 8 -27 28 -24 28 -9 C 28 4 12 15 0 24")
    canvas.fill(Outline(np.concatenate([left, right]) * size + (x, y)), color)


def bell(canvas, color):
    dome = "M 16 50 C 22 44 20 30 23 23 C 26 15 31 12 36 12 C 41 12 46 15 49 23 C 52 30 50 44 56 50"
    canvas.fill(shape(dome), color)
    canvas.fill(circle(36, 10.5, 4), color)
    canvas.fill(Outline(arc(36, 53, 8, 0, 180)), color)


def house(canvas, color, door=None):
    canvas.fill(polygon([(36, 9), (65, 35), (58, 35), (58, 62), (14, 62), (14, 35), (7, 35)], 2), color)
    if door:
        canvas.fill(box(29, 42, 14, 20, 1.5), door)
    else:
        canvas.erase(box(29, 42, 14, 20))


def star(canvas, color, radius=31, hollow=False):
    def points(r):
        turns = [radians(-90 + 36 * k) for k in range(10)]
        reach = [r if k % 2 == 0 else 0.42 * r for k in range(10)]
        return polygon([(36 + s * cos(t), 38 + s * sin(t)) for s, t in zip(reach, turns)], 1.5)

    canvas.fill(points(radius) - points(radius - 9) if hollow else points(radius), color)


def battery(canvas, color, level=0.7):
    canvas.fill(box(6, 22, 54, 28, 7) - box(9.5, 25.5, 47, 21, 4), color)
    canvas.fill(box(12, 28, 41 * level, 16, 2), color)
    canvas.fill(box(62, 30, 4, 12, 2), color)


def lines(canvas, color, words=("Tram 6", "12:40", "Harbour"), weight=2.2):
    """A block of text."""
    for row, line in enumerate(words):
        cap = 17 if row == 1 else 9
        canvas.fill(
            text(line, 36, (21, 45, 63)[row], cap, weight * (1.5 if row == 1 else 1), "middle"), color
        )


def badge(canvas, disc, sign, size=0.72):
    """A heart on a disc."""
    canvas.fill(circle(*CENTRE, 32), disc)
    heart(canvas, sign, 36, 38, size)


def tile(canvas, ground, sign, drawing=None, radius=0, inset=0):
    """A sign on a square plate."""
    side = 72 - 2 * inset
    canvas.fill(box(inset, inset, side, side, radius), ground)
    if sign:
        (drawing or heart)(canvas, sign)


def knocked_out(canvas, color, radius=12):
    """A plate out of which its sign is cut."""
    canvas.fill(box(4, 4, 64, 64, radius), color)
    heart_hole = Canvas(72, 72, canvas.scale)
    heart(heart_hole, "#FFFFFF", 36, 38, 0.8)
    canvas.erase(heart_hole.layers[0][0])


def toggle(canvas, track, knob, on=True):
    canvas.fill(box(6, 19, 60, 34, 17), track)
    canvas.fill(circle(49 if on else 23, 36, 13), knob)


def status(canvas, color, label="#FFFFFF"):
    """A light with a word beside it."""
    canvas.fill(circle(15, 36, 9), color)
    canvas.fill(text("Door", 29, 41, 10, 2.4), label)


def dial(canvas, track, level, share=0.65, width=8):
    start, end = 135, 405
    canvas.fill(stroke(arc(*CENTRE, 28, start + share * (end - start) + 17, end), width), track)
    canvas.fill(stroke(arc(*CENTRE, 28, start, start + share * (end - start)), width), level)


def cat(canvas, fur, face, outline=None):
    """A sitting cat of which the eyes and the chest are light."""
    body = Outline(
        *shape("M 20 66 C 10 52 20 40 26 36 L 46 36 C 52 40 62 52 52 66").outlines,
        *circle(36, 26, 14).outlines,
        *polygon([(23, 20), (23, 6), (34, 14)]).outlines,
        *polygon([(49, 20), (49, 6), (38, 14)]).outlines,
    )
    if outline:
        for one in body.outlines:
            canvas.fill(stroke(list(one) + [one[0]], 2 * outline[1]), outline[0])
    canvas.fill(body, fur)
    canvas.fill(circle(31, 25, 2.6), face)
    canvas.fill(circle(41, 25, 2.6), face)
    canvas.fill(shape("M 30 60 C 28 50 33 45 36 44 C 39 45 44 50 42 60"), face)


def bars(canvas, inks, shares=(0.45, 0.7, 0.55, 0.95, 0.6)):
    """Bars side by side, each in the next of the inks."""
    for day, share in enumerate(shares):
        height = round(52 * share)
        canvas.fill(box(7 + 12 * day, 62 - height, 9, height), inks[day % len(inks)])


def stripes(canvas, inks, step, rows=(10, 62)):
    """Upright stripes on whole pixels, `step` points wide."""
    for index, color in enumerate(inks):
        canvas.fill(box(6 + step * index, rows[0], step, rows[1] - rows[0]), color)


def leaf_shadow(canvas, opacity, spread):
    """A white plate with a soft black shadow that reaches `spread` points beyond it."""
    plate = box(20, 20, 32, 32, 6)
    canvas.fill(
        box(20 - spread, 20 - spread, 32 + 2 * spread, 32 + 2 * spread, 6 + spread), ink("#000000", opacity)
    )
    canvas.erase(plate)
    canvas.fill(plate, "#FFFFFF")


def lamp(canvas, glass, foot):
    canvas.fill(circle(36, 27, 20), glass)
    canvas.fill(box(27, 45, 18, 17, 3), foot)


def rings(canvas, color, width, count=3):
    for index in range(count):
        canvas.fill(ring(*CENTRE, 31 - 9 * index, width), color)


def blank(width, height, color=(0, 0, 0, 0)):
    """One colour, as codes."""
    return np.broadcast_to(np.array(color, dtype=np.int64), (height, width, 4)).copy()


def grey(code, alpha=255):
    return (code, code, code, alpha)


def hexed(code):
    return f"#{code:02X}{code:02X}{code:02X}"
