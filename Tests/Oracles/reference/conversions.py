# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The kinds of `convert`, on straight RGBA."""

import numpy as np

from .colour import LUMA, luma, premultiplied

WHITE = np.ones(3)


def _grey(values, alpha):
    return np.concatenate([np.repeat(values[..., None], 3, axis=-1), alpha], axis=-1)


def _inked(alpha, ink):
    colour = np.broadcast_to(ink, alpha.shape + (3,))
    return np.concatenate([colour, alpha[..., None]], axis=-1)


def grayscale(straight):
    return _grey(luma(straight), straight[..., 3:])


def desaturate(straight, saturation=0.0):
    """Diagonal k + (1 - k) s, off the diagonal k (1 - s): luma stays."""
    matrix = np.tile(LUMA * (1 - saturation), (3, 1)) + np.eye(3) * saturation
    return np.concatenate([straight[..., :3] @ matrix.T, straight[..., 3:]], axis=-1)


def luminance_to_alpha(straight, form="on-black", ink=WHITE):
    """`straight` throws the old alpha away; `on-black` composites over black first."""
    source = straight if form == "straight" else premultiplied(straight)
    return _inked(luma(source), ink)


def template(straight, ink=WHITE):
    return _inked(straight[..., 3], ink)


def tinted_icon(straight, weights=LUMA):
    """Opaque grey on black: the luma of the picture over black."""
    grey = premultiplied(straight)[..., :3] @ weights
    return _grey(grey, np.ones_like(straight[..., 3:]))


def _neighbourhood(values, radius, outside):
    """The (2 radius + 1) squared shifted copies of `values`, `outside` beyond the edge."""
    padded = np.pad(values, radius, constant_values=outside)
    height, width = values.shape
    span = range(2 * radius + 1)
    return np.stack([padded[y : y + height, x : x + width] for y in span for x in span])


LIMIT = 2.5 / 255 + 1e-9
LINES = ((0, 1), (1, 0), (1, 1), (1, -1))


def _moved(values, y, x, outside):
    """Each pixel's value is that of the pixel y rows below it and x columns to its right."""
    reach = max(abs(y), abs(x))
    padded = np.pad(values, reach, constant_values=outside)
    height, width = values.shape
    return padded[reach + y : reach + y + height, reach + x : reach + x + width]


def flat(alpha):
    """Pixels of alpha >= 0.05 whose 3x3 neighbourhood (inside the picture) varies <= 2.5/255."""
    high = _neighbourhood(alpha, 1, -np.inf).max(axis=0)
    low = _neighbourhood(alpha, 1, np.inf).min(axis=0)
    return (alpha >= 0.05) & (high - low <= LIMIT)


def sloping(alpha):
    """Flat pixels that differ from one 4, 8 or 16 px away, every step on the way being small."""
    result = np.zeros(alpha.shape, dtype=bool)
    for y, x in LINES + tuple((-y, -x) for y, x in LINES):
        joined, here = np.ones(alpha.shape, dtype=bool), alpha
        for distance in range(1, 17):
            there = _moved(alpha, distance * y, distance * x, np.inf)
            with np.errstate(invalid="ignore"):
                joined &= np.abs(there - here) <= LIMIT
                if distance in (4, 8, 16):
                    result |= joined & (np.abs(there - alpha) > LIMIT)
            here = there
    return result & flat(alpha)


def plateaus(alpha):
    """Flat pixels that are on no slope and have none among the 8 flat ones on any line."""
    even, slope = flat(alpha), sloping(alpha)
    near = slope.copy()
    for y, x in LINES + tuple((-y, -x) for y, x in LINES):
        reached = slope
        for _ in range(8):
            reached = _moved(reached, y, x, False) & even
            near |= reached
    return even & ~near


def vibrant(straight):
    """Opacity of plateaus and their rims becomes grey; fades are left alone, but desaturated.

    Returns the picture and the two masks (plateau, rim) for which the rule spoke. A rim pixel
    whose own alpha is larger than every plateau within two pixels is in neither.
    """
    alpha, grey = straight[..., 3], luma(straight)
    plateau = plateaus(alpha)
    nearest = _neighbourhood(np.where(plateau, alpha, 0.0), 2, 0.0).max(axis=0)
    rim = ~plateau & (nearest > 0) & (alpha <= nearest)
    opacity = np.where(plateau, alpha, np.where(rim, nearest, 1.0))
    return _grey(opacity * grey, (alpha / opacity)[..., None]), plateau, rim
