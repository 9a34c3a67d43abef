# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Shapes of families and icons as coverage, 0...1, by counting points in each pixel."""

import numpy as np

POINTS = 16


def _coverage(inside, height, width):
    """The share of POINTS x POINTS points of each pixel for which `inside(y, x)` holds."""
    offsets = (np.arange(POINTS) + 0.5) / POINTS
    xs = (np.arange(width)[:, None] + offsets).reshape(-1)
    rows = np.empty((height, width))
    for y in range(height):
        hit = inside((y + offsets)[:, None], xs[None, :])
        rows[y] = hit.reshape(POINTS, width, POINTS).mean(axis=(0, 2))
    return rows


def circle(height, width):
    radius = min(height, width) / 2

    def inside(y, x):
        return (y - height / 2) ** 2 + (x - width / 2) ** 2 <= radius**2

    return _coverage(inside, height, width)


def superellipse(height, width, radius, exponent):
    """A rectangle whose corners are quarters of |x/r|^n + |y/r|^n = 1."""
    radius = min(radius, height / 2, width / 2)

    def inside(y, x):
        down = np.maximum(np.maximum(radius - y, y - (height - radius)), 0) / radius
        along = np.maximum(np.maximum(radius - x, x - (width - radius)), 0) / radius
        return down**exponent + along**exponent <= 1

    return _coverage(inside, height, width)


def system_family(height, width, scale, radius=21.6):
    return superellipse(height, width, radius * scale, 5)


def icon(side):
    return superellipse(side, side, 0.35 * side, 2.9)
