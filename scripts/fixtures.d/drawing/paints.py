# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What a shape is filled with: a colour for every point, straight, encoded sRGB, 0…1."""

import math

import numpy as np


class Paint:
    def at(self, x, y):
        """RGBA for points x, y (arrays of one shape)."""
        raise NotImplementedError


def color(text, alpha=1.0):
    """`#RRGGBB` or `#RRGGBBAA` as four numbers."""
    digits = text.lstrip("#")
    parts = [int(digits[i : i + 2], 16) / 255 for i in range(0, len(digits), 2)]
    return np.array(parts + [alpha] if len(parts) == 3 else parts)


class Solid(Paint):
    def __init__(self, text, alpha=1.0):
        self.color = color(text, alpha)

    def at(self, x, y):
        return np.broadcast_to(self.color, x.shape + (4,))


class Gradient(Paint):
    """Stops along a parameter that a subclass gives: (position, "#RRGGBB[AA]") in order."""

    def __init__(self, *stops):
        self.positions = np.array([p for p, _ in stops])
        self.colors = np.stack([color(c) for _, c in stops])

    def parameter(self, x, y):
        raise NotImplementedError

    def at(self, x, y):
        t = self.parameter(x, y)
        return np.stack([np.interp(t, self.positions, c) for c in self.colors.T], axis=-1)


class Linear(Gradient):
    def __init__(self, start, end, *stops):
        super().__init__(*stops)
        self.start = np.asarray(start, dtype=np.float64)
        along = np.asarray(end, dtype=np.float64) - self.start
        self.along = along / (along @ along)

    def parameter(self, x, y):
        return (x - self.start[0]) * self.along[0] + (y - self.start[1]) * self.along[1]


class Radial(Gradient):
    def __init__(self, centre, radius, *stops):
        super().__init__(*stops)
        self.centre, self.radius = centre, radius

    def parameter(self, x, y):
        return np.hypot(x - self.centre[0], y - self.centre[1]) / self.radius


class Conic(Gradient):
    """Around a centre: 0 at `start` degrees, 1 at `end`, clockwise from three o'clock."""

    def __init__(self, centre, start, end, *stops):
        super().__init__(*stops)
        self.centre, self.start, self.span = centre, start, end - start

    def parameter(self, x, y):
        degrees = np.degrees(np.arctan2(y - self.centre[1], x - self.centre[0]))
        gap = (360 - self.span) / 2
        return (np.mod(degrees - self.start + gap, 360) - gap) / self.span


class Function(Paint):
    """A colour computed from x, y in points: the function returns RGBA on the last axis."""

    def __init__(self, function):
        self.function = function

    def at(self, x, y):
        return self.function(x, y)


class SoftMask(Paint):
    """One colour with an opacity that was computed a pixel at a time."""

    def __init__(self, text, opacity, scale):
        self.color, self.opacity, self.scale = color(text), opacity, scale

    def at(self, x, y):
        rows, columns = self.opacity.shape
        row = np.clip((y * self.scale).astype(np.int64), 0, rows - 1)
        column = np.clip((x * self.scale).astype(np.int64), 0, columns - 1)
        rgb = np.broadcast_to(self.color[:3], x.shape + (3,))
        return np.concatenate([rgb, self.opacity[row, column][..., None]], axis=-1)


def blurred(coverage, sigma):
    """A Gaussian of `sigma` pixels; outside the picture there is nothing."""
    reach = math.ceil(3.5 * sigma)
    weights = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    weights /= weights.sum()
    for axis in (0, 1):
        padding = [(0, 0), (0, 0)]
        padding[axis] = (reach, reach)
        padded = np.pad(coverage, padding)
        length = coverage.shape[axis]
        coverage = sum(w * np.take(padded, range(i, i + length), axis=axis) for i, w in enumerate(weights))
    return coverage
