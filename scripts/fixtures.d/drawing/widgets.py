# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Art whose meaning is in its greys, its opacity or its colours."""

import numpy as np

from paints import Conic, Function, Linear, Radial, SoftMask, Solid, blurred
from shapes import Outline, arc, box, circle, path, polygon, shape, stroke

WEEK = (0.46, 0.72, 0.58, 0.9, 0.66, 0.38, 0.54)
TODAY = 3


def week(canvas, past, today, rest):
    """A week of bars, 160 × 72 points: what is done, today, and the room that is left."""
    for day, share in enumerate(WEEK):
        x, height = 9 + day * 21.5, 46
        track = box(x, 8, 13, height, 6.5)
        if day <= TODAY:
            filled = max(13, height * share)
            level = box(x, 8 + height - filled, 13, filled, 6.5)
            # Cut out, so that no opacity adds up: three levels are three levels.
            canvas.fill(track - level, rest)
            canvas.fill(level, today if day == TODAY else past)
        else:
            canvas.fill(track, rest)
        mark = today if day == TODAY else (past if day < TODAY else rest)
        radius = 3 if day == TODAY else 2
        canvas.fill(circle(x + 6.5, 62.5, radius), mark)


def week_greys(canvas):
    week(canvas, "#A6A6A6", "#FFFFFF", "#595959")


def week_opacity(canvas):
    week(canvas, Solid("#FFFFFF", 0.6), Solid("#FFFFFF"), Solid("#FFFFFF", 0.25))


def trend_fade(canvas):
    """A line that comes out of nowhere: ink and area fade to transparent at the left and below."""
    heights = "M 4 50 C 16 50 20 41 31 41 C 43 41 45 55 57 53 C 70 51 72 27 85 27 "
    heights += "C 97 27 99 37 110 35 C 122 33 124 16 143 15"
    line = path(heights)
    area = Outline(np.concatenate([line, [(143, 68), (4, 68)]]))
    ink = np.array([1.0, 1.0, 1.0])

    def faded(x, y):
        across = np.clip((x - 4) / 120, 0, 1)
        down = np.clip((68 - y) / 54, 0, 1)
        alpha = 0.5 * across * down**1.4
        return np.concatenate([np.broadcast_to(ink, x.shape + (3,)), alpha[..., None]], axis=-1)

    canvas.fill(area, Function(faded))
    canvas.fill(
        stroke(line, 3.2), Linear((4, 0), (112, 0), (0, "#FFFFFF00"), (0.35, "#FFFFFF66"), (1, "#FFFFFF"))
    )
    canvas.erase(circle(143, 15, 8.4))
    canvas.fill(circle(143, 15, 5.4), "#FFFFFF")


def gauge(canvas):
    """Track, ring, needle: three jobs, distinguished by colour and by opacity."""
    centre, r = (36, 37.5), 26.5
    start, end, value = 138, 402, 0.68
    canvas.fill(stroke(arc(*centre, r, start, end), 7), Solid("#FFFFFF", 0.22))
    colors = Conic(centre, start, end, (0, "#32C6A6"), (0.38, "#A5D84F"), (0.7, "#FFC53D"), (1, "#FF6B4A"))
    canvas.fill(stroke(arc(*centre, r, start, start + value * (end - start)), 7), colors)
    for tick in range(7):
        degrees = start + tick * (end - start) / 6
        a, b = arc(*centre, 19.6, degrees, degrees)[0], arc(*centre, 17.4, degrees, degrees)[0]
        canvas.fill(stroke([a, b], 1.5), Solid("#FFFFFF", 0.55))
    angle = start + value * (end - start)
    tip = arc(*centre, 20, angle, angle)[0]
    canvas.erase(stroke([centre, tip], 9, 5))
    canvas.fill(stroke([centre, tip], 5, 1.6), "#FFFFFF")
    canvas.erase(circle(*centre, 7))
    canvas.fill(circle(*centre, 5), "#FFFFFF")
    canvas.fill(circle(*centre, 1.9), "#FF6B4A")


def paper_boat(canvas):
    """Folded paper over a soft shadow: opaque white facets, and black that is nowhere dense."""
    hull = polygon([(7, 37.5), (65, 37.5), (52.5, 54), (19.5, 54)], 1.4)
    sail = polygon([(36, 10), (54.5, 37.5), (17.5, 37.5)], 1.2)
    both = Outline(*(hull.outlines + sail.outlines))
    scale = canvas.scale
    near = blurred(canvas.coverage(both.moved(0, 2.2)), 1.6 * scale)
    far = blurred(canvas.coverage(both.moved(0, 6)), 4.2 * scale)
    shadow = 1 - (1 - 0.22 * near) * (1 - 0.34 * far)
    canvas.fill(canvas.everywhere(), SoftMask("#000000", shadow, scale))
    canvas.fill(sail, "#F4F5F7")
    canvas.fill(polygon([(36, 10), (54.5, 37.5), (36, 37.5)], 0.6) & sail, "#DDE1E7")
    canvas.fill(hull, "#FFFFFF")
    canvas.fill(polygon([(36, 37.5), (65, 37.5), (52.5, 54), (44, 54)]) & hull, "#E9ECF0")
    canvas.fill(polygon([(7, 37.5), (28, 37.5), (19.5, 54)]) & hull, "#F1F3F6")


def fish_hues(canvas):
    """Coral on teal, of one luma: in colour a fish, in greys next to nothing."""
    teal, coral = "#0095A7", "#EB5850"
    canvas.fill(circle(36, 36, 32), teal)
    body = shape(
        "M 10.5 36 C 18 22.5 36 20.5 48.5 34 L 61 25.5 C 59 32.5 59 39.5 61 46.5 L 48.5 38 C 36 51.5 18 49.5 10.5 36"
    )
    canvas.fill(body, coral)
    canvas.fill(
        shape("M 25 24.8 C 29 17.5 36 16.5 42 18.5 C 39.5 21.5 38.6 24 38.4 27.2 C 34.5 25 30 24.2 25 24.8"),
        coral,
    )
    gill = path("M 26.5 28.6 C 30 33 30 39 26.5 43.4")
    canvas.fill(stroke(gill, 2.2), teal)
    canvas.fill(circle(20.5, 33.4, 2.4), teal)
    for x in (36, 43):
        canvas.fill(stroke(path(f"M {x} {31.5} C {x + 2.6} 34.5 {x + 2.6} 37.5 {x} 40.5"), 1.8), teal)


def code_plate(canvas):
    """A plate of square modules, each on whole pixels. It carries no message."""
    canvas.fill(canvas.everywhere(), "#FFFFFF")
    side, origin, ink = 3, 6, "#101418"
    draw = np.random.Generator(np.random.PCG64(7)).integers(0, 2, (20, 20))
    corners = ((0, 0), (14, 0), (0, 14))
    modules = []
    for row, column in np.argwhere(draw):
        eye = any(cx - 1 <= column < cx + 7 and cy - 1 <= row < cy + 7 for cx, cy in corners)
        if not eye:
            modules += box(origin + column * side, origin + row * side, side, side).outlines
    canvas.fill(Outline(*modules), ink)
    for cx, cy in corners:
        x, y = origin + cx * side, origin + cy * side
        canvas.fill(box(x, y, 6 * side, 6 * side), ink)
        canvas.fill(box(x + side, y + side, 4 * side, 4 * side), "#FFFFFF")
        canvas.fill(box(x + 2 * side, y + 2 * side, 2 * side, 2 * side), ink)


def moon(canvas):
    """A moon and stars for the small slot: colours without a background of their own."""
    centre, r = (74, 82), 46
    halo = Radial(centre, 72, (0, "#F6E7B400"), (0.62, "#F6E7B438"), (1, "#F6E7B400"))
    canvas.fill(circle(*centre, 72), halo)
    disc = circle(*centre, r)
    canvas.fill(disc, Radial((60, 64), 92, (0, "#FFF8DF"), (0.55, "#F2DFA4"), (1, "#C9A763")))
    for x, y, size in ((56, 66, 9), (88, 58, 5.5), (92, 92, 12), (62, 104, 6.5), (74, 82, 3.4), (48, 90, 4)):
        canvas.fill(
            circle(x, y, size) & disc, Linear((x, y - size), (x, y + size), (0, "#D3B878"), (1, "#E3CB8E"))
        )
        canvas.fill((circle(x, y, size) - circle(x - 0.6, y - 1.2, size * 0.96)) & disc, "#FBF0CC")
    shade = disc - circle(56, 70, 54)
    canvas.fill(shade, Solid("#6A4F3A", 0.28))
    for x, y, size, tone in (
        (127, 30, 9, "#FFE9A8"),
        (30, 26, 6, "#BFD4FF"),
        (140, 78, 5, "#FFFFFF"),
        (22, 134, 5, "#FFD9C2"),
        (118, 134, 7, "#BFD4FF"),
        (92, 16, 3.6, "#FFFFFF"),
        (14, 66, 3.4, "#FFE9A8"),
    ):
        canvas.fill(star(x, y, size), tone)


def star(x, y, size):
    """Four points with hollow sides."""
    k = size * 0.16
    return shape(
        f"M {x} {y - size} Q {x + k} {y - k} {x + size} {y} Q {x + k} {y + k} {x} {y + size} "
        f"Q {x - k} {y + k} {x - size} {y} Q {x - k} {y - k} {x} {y - size}"
    )
