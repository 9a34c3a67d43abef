# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Outlines in points, and what is inside them: exact point sampling, no image library.

An outline is an (N, 2) array of x, y in points, y downwards, closed by itself. A shape answers
`sample(band)` with a boolean array: which subsample centres of a band of rows lie inside.
"""

import itertools
import math
import re

import numpy as np

FLATNESS = 1 / 64  # points: far below a subsample at 3x


class Shape:
    """A region; `|`, `&` and `-` combine regions without seams."""

    def __or__(self, other):
        return Combination(np.logical_or, self, other)

    def __and__(self, other):
        return Combination(np.logical_and, self, other)

    def __sub__(self, other):
        return Combination(np.greater, self, other)


class Combination(Shape):
    def __init__(self, operation, first, second):
        self.operation, self.first, self.second = operation, first, second

    def sample(self, band):
        return self.operation(self.first.sample(band), self.second.sample(band))


class Where(Shape):
    """The region where a function of x and y (arrays, points) is true."""

    def __init__(self, predicate):
        self.predicate = predicate

    def sample(self, band):
        return np.broadcast_to(self.predicate(*band.centres()), band.shape)


class Outline(Shape):
    """The inside of outlines by the non-zero rule; each is turned the same way, so they unite."""

    def __init__(self, *outlines):
        self.outlines = [clockwise(np.asarray(o, dtype=np.float64)) for o in outlines]

    def sample(self, band):
        inside = np.zeros(band.shape, dtype=bool)
        left, right = self.columns(band)
        if left >= right:
            return inside
        steps = np.zeros((band.shape[0], right - left + 1), dtype=np.int16)
        for outline in self.outlines:
            band.add_crossings(outline, steps, left)
        inside[:, left:right] = np.cumsum(steps[:, :-1], axis=1, dtype=np.int16) != 0
        return inside

    def columns(self, band):
        """The columns that can hold anything of this shape; none where the band misses it."""
        low = np.min([o.min(axis=0) for o in self.outlines], axis=0) * band.density
        high = np.max([o.max(axis=0) for o in self.outlines], axis=0) * band.density
        if high[1] < band.top or low[1] > band.top + band.shape[0]:
            return 0, 0
        return max(0, math.floor(low[0])), min(band.shape[1], math.ceil(high[0]) + 1)

    def moved(self, dx, dy):
        return Outline(*[o + (dx, dy) for o in self.outlines])

    def turned(self, degrees, about):
        return Outline(*[turn(o, degrees, about) for o in self.outlines])

    def scaled(self, factor, about):
        centre = np.asarray(about)
        return Outline(*[(o - centre) * factor + centre for o in self.outlines])


class Band:
    """Rows `top` ..< `bottom` of a picture `columns` wide, in subsamples of 1/`density` point."""

    def __init__(self, top, bottom, columns, density):
        self.top, self.density = top, density
        self.shape = (bottom - top, columns)

    def centres(self):
        rows, columns = self.shape
        x = (np.arange(columns) + 0.5) / self.density
        y = (np.arange(self.top, self.top + rows) + 0.5) / self.density
        return x[np.newaxis, :], y[:, np.newaxis]

    def add_crossings(self, outline, steps, left):
        """Adds ±1 at the first subsample right of each place where an edge crosses a row's centre.

        `steps` begins at column `left`; what lies further left counts there.
        """
        rows, columns = self.shape[0], steps.shape[1] - 1
        start = outline * self.density
        if start[:, 1].max() < self.top or start[:, 1].min() > self.top + rows:
            return
        end = np.roll(start, -1, axis=0)
        down = start[:, 1] < end[:, 1]
        upper = np.where(down[:, None], start, end)
        lower = np.where(down[:, None], end, start)
        first = np.clip(np.ceil(upper[:, 1] - 0.5).astype(np.int64) - self.top, 0, rows)
        last = np.clip(np.ceil(lower[:, 1] - 0.5).astype(np.int64) - self.top, 0, rows)
        count = np.maximum(last - first, 0)
        if not count.any():
            return
        edge = np.repeat(np.arange(len(count)), count)
        row = first[edge] + np.arange(count.sum()) - np.repeat(np.cumsum(count) - count, count)
        height = lower[edge, 1] - upper[edge, 1]
        share = (row + self.top + 0.5 - upper[edge, 1]) / height
        x = upper[edge, 0] + share * (lower[edge, 0] - upper[edge, 0])
        column = np.clip(np.ceil(x - 0.5) - left, 0, columns).astype(np.int64)
        np.add.at(steps, (row, column), np.where(down[edge], 1, -1).astype(np.int16))


def clockwise(outline):
    x, y = outline[:, 0], outline[:, 1]
    area = np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y)
    return outline if area >= 0 else outline[::-1]


def turn(points, degrees, about):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    centre = np.asarray(about, dtype=np.float64)
    return (np.asarray(points, dtype=np.float64) - centre) @ np.array([[c, s], [-s, c]]) + centre


def arc(cx, cy, rx, start, end, ry=None):
    """Points of an arc; degrees clockwise from three o'clock."""
    ry = rx if ry is None else ry
    steps = max(8, math.ceil(abs(math.radians(end - start)) * math.sqrt(max(rx, ry) / FLATNESS / 2)))
    t = np.radians(np.linspace(start, end, steps + 1))
    return np.stack([cx + rx * np.cos(t), cy + ry * np.sin(t)], axis=1)


def circle(cx, cy, r):
    return Outline(arc(cx, cy, r, 0, 360)[:-1])


def ellipse(cx, cy, rx, ry, degrees=0):
    return Outline(turn(arc(cx, cy, rx, 0, 360, ry)[:-1], degrees, (cx, cy)))


def ring(cx, cy, r, width):
    return circle(cx, cy, r + width / 2) - circle(cx, cy, r - width / 2)


def polygon(points, radius=0.0):
    """A polygon whose corners are rounded by arcs of `radius`, less where sides are short."""
    points = np.asarray(points, dtype=np.float64)
    if radius == 0:
        return Outline(points)
    corners = []
    for before, corner, after in zip(np.roll(points, 1, 0), points, np.roll(points, -1, 0)):
        corners.append(fillet(before, corner, after, radius))
    return Outline(np.concatenate(corners))


def fillet(before, corner, after, radius):
    back, ahead = before - corner, after - corner
    reach = min(np.hypot(*back), np.hypot(*ahead)) / 2
    back, ahead = back / np.hypot(*back), ahead / np.hypot(*ahead)
    half = math.acos(np.clip(back @ ahead, -1, 1)) / 2
    if half > math.pi / 2 - 1e-3:
        return corner[None]
    tangent = min(radius / math.tan(half), reach)
    radius = tangent * math.tan(half)
    bisector = (back + ahead) / np.hypot(*(back + ahead))
    centre = corner + bisector * math.hypot(tangent, radius)
    a = math.degrees(math.atan2(*(corner + back * tangent - centre)[::-1]))
    b = math.degrees(math.atan2(*(corner + ahead * tangent - centre)[::-1]))
    return arc(*centre, radius, a, a + (b - a + 180) % 360 - 180)


def box(x, y, width, height, radius=0.0):
    return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], radius)


def superellipse(x, y, side, exponent=5.0):
    """A square with continuous corners over its whole side."""
    t = np.radians(np.linspace(0, 360, 720, endpoint=False))
    u, v = np.cos(t), np.sin(t)
    r = side / 2
    px = np.sign(u) * np.abs(u) ** (2 / exponent) * r + x + r
    py = np.sign(v) * np.abs(v) ** (2 / exponent) * r + y + r
    return Outline(np.stack([px, py], axis=1))


def path(text):
    """Points of one open or closed curve written with the letters M, L, C and Q (absolute)."""
    tokens = re.findall(r"[MLCQ]|-?[\d.]+", text)
    points, position, command = [], 0, "M"
    while position < len(tokens):
        if tokens[position].isalpha():
            command = tokens[position]
            position += 1
        take = {"M": 1, "L": 1, "Q": 2, "C": 3}[command]
        values = [float(t) for t in tokens[position : position + 2 * take]]
        position += 2 * take
        control = np.array(values).reshape(-1, 2)
        if take == 1:
            points.append(control)
        else:
            points.append(bezier(np.concatenate([points[-1][-1:], control]))[1:])
    return np.concatenate(points)


def bezier(control):
    steps = max(6, math.ceil(math.sqrt(np.abs(np.diff(control, axis=0)).sum() / FLATNESS)))
    t = np.linspace(0, 1, steps + 1)[:, None]
    curves = [point + 0 * t for point in control]
    while len(curves) > 1:
        curves = [a * (1 - t) + b * t for a, b in itertools.pairwise(curves)]
    return curves[0]


def shape(text):
    return Outline(path(text))


def stroke(points, width, end_width=None, round_ends=True):
    """A line of `width`, tapering to `end_width` where given, with round joins."""
    points = np.asarray(points, dtype=np.float64)
    end_width = width if end_width is None else end_width
    length = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    radii = (width + (end_width - width) * length / length[-1]) / 2
    outlines = []
    for (a, ra), (b, rb) in zip(zip(points, radii), zip(points[1:], radii[1:])):
        along = b - a
        if not along.any():
            continue
        normal = np.array([-along[1], along[0]]) / np.hypot(*along)
        outlines.append(np.array([a + normal * ra, b + normal * rb, b - normal * rb, a - normal * ra]))
    joints = zip(points, radii) if round_ends else list(zip(points, radii))[1:-1]
    outlines += [arc(*p, r, 0, 360)[:-1] for p, r in joints]
    return Outline(*outlines)
