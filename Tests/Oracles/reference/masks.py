# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Shapes of families and icons as coverage, 0...1: exact along x, by many lines along y."""

import numpy as np

LINES = 64


def _coverage(inset, height, width):
    """Coverage of a shape that begins `inset(y)` from the left, and as far from the right."""
    lines = (np.arange(height * LINES) + 0.5) / LINES
    left = inset(lines)[:, None]
    starts = np.arange(width)
    shared = np.minimum(starts + 1, width - left) - np.maximum(starts, left)
    return np.clip(shared, 0, 1).reshape(height, LINES, width).mean(axis=1)


def circle(height, width):
    radius = min(height, width) / 2

    def inset(y):
        return width / 2 - np.sqrt(np.maximum(radius**2 - (y - height / 2) ** 2, 0))

    return _coverage(inset, height, width)


def superellipse(height, width, radius, exponent):
    """A rectangle whose corners are quarters of |x/r|^n + |y/r|^n = 1."""
    radius = min(radius, height / 2, width / 2)

    def inset(y):
        into = np.maximum(np.maximum(radius - y, y - (height - radius)), 0) / radius
        return radius * (1 - (1 - into**exponent) ** (1 / exponent))

    return _coverage(inset, height, width)


def system_family(height, width, scale, small=164.33, share=0.225, box=None):
    """The curve begins a share of the small widget's side from the corner, or `box` points."""
    return superellipse(height, width, (box or share * small) * scale, 2.8)


def icon(side):
    # Lines along y miss what a nearly flat edge cuts off; the mirrored mask has it.
    mask = superellipse(side, side, 0.35 * side, 2.9)
    return np.minimum(mask, mask.T)
