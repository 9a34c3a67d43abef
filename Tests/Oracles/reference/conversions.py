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


def _range(codes, radius):
    """The least and the largest code within `radius`, inside of the picture."""
    low = _neighbourhood(codes, radius, codes.max() + 1).min(axis=0)
    return low, _neighbourhood(codes, radius, -1).max(axis=0)


def _levels(codes, unit):
    """Pixels that are level beside ringing, those that would be if they did not fade, and how much
    every 3x3 varies."""
    like, outside = 5 * unit // 2, 1 << 20
    low, high = _range(codes, 1)
    varies = high - low
    low, high = _range(codes, 4)
    limit = np.maximum(like, 3 * (high - low) // 100)
    level = (20 * codes >= 255 * unit) & (codes < 255 * unit) & (varies <= limit)
    level &= (varies <= 7 * unit) & ((high - low < 12 * unit) | (codes < 255 * unit - limit))
    fades = np.zeros(codes.shape, dtype=bool)
    for y, x in LINES + tuple((-y, -x) for y, x in LINES):
        joined, here = np.ones(codes.shape, dtype=bool), codes
        for distance in range(1, 5):
            there = _moved(codes, distance * y, distance * x, outside)
            joined &= np.abs(there - here) <= limit
            here = there
        calm = _moved(varies, 4 * y, 4 * x, outside) <= 12 * unit
        fades |= joined & calm & (np.abs(here - codes) > like)
    return level & ~fades, level & fades, varies


def _edges(codes, varies, unit):
    """What is translucent, and what has an edge within 3 px: a translucent 3x3 that varies much."""
    translucent = (codes > 0) & (codes < 255 * unit)
    return translucent, _neighbourhood(translucent & (varies >= 12 * unit), 3, False).any(axis=0)


def slopes(codes, unit):
    """Pixels beside an edge whose 3x3 is flat though four steps on a line all rise, or all fall."""
    low, high = _range(codes, 1)
    translucent, edge = _edges(codes, high - low, unit)
    found = np.zeros(codes.shape, dtype=bool)
    for y, x in LINES + tuple((-y, -x) for y, x in LINES):
        line = [_moved(codes, n * y, n * x, 1 << 20) for n in range(5)]
        steps = np.stack([there - here for here, there in zip(line, line[1:])])
        far = np.abs(line[4] - codes) > 5 * unit // 2
        for sign in (1, -1):
            found |= far & ((sign * steps >= 1) & (sign * steps <= 5 * unit)).all(axis=0)
    visible = translucent & (20 * codes >= 255 * unit)
    return found & visible & edge & (high - low <= 5 * unit // 2)


def steady(codes, unit):
    """Codes of alpha without ringing; `unit` is 1 for 8 bits, 257 for 16.

    Within 3 px of an edge a pixel takes the level of its region, the mean of those within 4 px that
    are like the closest in alpha, where it differs from it by no more than ringing does.
    """
    like = 5 * unit // 2
    level, fades, varies = _levels(codes, unit)
    translucent, edge = _edges(codes, varies, unit)
    near = _neighbourhood(np.where(level, codes, -1), 4, -1)
    away = np.where(near < 0, 1 << 20, np.abs(near - codes))
    closest = np.take_along_axis(near, away.argmin(axis=0)[None], axis=0)[0]
    alike = (near >= 0) & (np.abs(near - closest) <= like)
    fading = _neighbourhood(fades, 4, False).sum(axis=0)
    count = np.maximum(alike.sum(axis=0), 1)
    mean = (2 * np.where(alike, near, 0).sum(axis=0) + count) // (2 * count)
    low, high = _range(codes, 4)
    over = np.maximum(like, np.maximum(4 * (mean - low) // 25, (high - mean) // 25))
    under = np.maximum(like, np.maximum(3 * (high - mean) // 25, (mean - low) // 25))
    lobe = np.maximum(like, (high - low) // 25)
    meets = (np.abs(_neighbourhood(codes, 1, 1 << 20) - mean) <= lobe).any(axis=0)
    taken = translucent & edge & (closest >= 0) & ~(level & (varies <= like)) & meets
    taken &= (codes - mean <= over) & (mean - codes <= under) & (alike.sum(axis=0) > fading)
    return np.where(taken, mean, codes)


def flat(alpha):
    """Pixels of alpha >= 0.05 whose 3x3 neighbourhood (inside the picture) varies <= 2.5/255."""
    high = _neighbourhood(alpha, 1, -np.inf).max(axis=0)
    low = _neighbourhood(alpha, 1, np.inf).min(axis=0)
    return (alpha >= 0.05) & (high - low <= LIMIT)


def sloping(alpha, even):
    """Pixels of `even` that differ from one 4, 8 or 16 px away, every step on the way being small."""
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
    return result & even


def plateaus(alpha, slope):
    """Flat pixels that are on no slope and have none among the 8 flat ones on any line."""
    even = flat(alpha) & ~slope
    slope = sloping(alpha, even)
    near = slope.copy()
    for y, x in LINES + tuple((-y, -x) for y, x in LINES):
        reached = slope
        for _ in range(8):
            reached = _moved(reached, y, x, False) & even
            near |= reached
    return even & ~near


def vibrant(straight, depth=8):
    """Opacity of plateaus, seams and rims becomes grey; fades are left alone, but desaturated.

    Returns the picture and the two masks (plateau, rim) for which the rule spoke; seams are rims.
    A rim pixel whose own alpha is larger than every plateau within two pixels is in neither.
    """
    stored, grey = straight[..., 3], luma(straight)
    largest = 2**depth - 1
    codes, unit = np.rint(stored * largest).astype(int), largest // 255
    alpha = steady(codes, unit) / largest
    plateau = plateaus(alpha, slopes(codes, unit))
    held = np.where(plateau, alpha, 0.0)
    nearest = _neighbourhood(held, 2, 0.0).max(axis=0)
    lower = _neighbourhood(np.where(plateau, alpha, np.inf), 4, np.inf).min(axis=0)
    upper = _neighbourhood(np.where(stored >= 1, 1.0, held), 4, 0.0).max(axis=0)
    least = _neighbourhood(alpha, 1, np.inf).min(axis=0)
    seam = ~plateau & (stored > 0) & (stored < 1) & (lower < 1) & (upper > lower + LIMIT)
    seam &= (alpha >= lower - LIMIT) & (alpha <= upper + LIMIT) & (least >= lower - LIMIT)
    rim = ~plateau & ~seam & (nearest > 0) & (alpha <= nearest + LIMIT)
    opacity = np.where(plateau | seam, alpha, np.where(rim, nearest, 1.0))
    whole = plateau | seam | (rim & (nearest < 1) & (alpha >= nearest - LIMIT))
    covered = np.where(whole, 1.0, np.where(rim & (nearest < 1), alpha / opacity, stored))
    return _grey(opacity * grey, covered[..., None]), plateau, rim | seam
