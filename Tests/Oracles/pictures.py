# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Generated pictures, as integer codes. Everything is seeded, so every run sees the same."""

import functools

import numpy as np


def random_rgba(height, width, seed, depth=8):
    """RGBA codes; a quarter of the samples sit at 0 or at the top."""
    generator = np.random.default_rng(seed)
    top = 2**depth - 1
    codes = generator.integers(0, top + 1, (height, width, 4))
    extreme = generator.random((height, width, 4)) < 0.25
    return np.where(extreme, np.where(codes > top // 2, top, 0), codes)


def grey_by_alpha():
    """Every 8-bit grey (along x) under every 8-bit alpha (along y)."""
    greys, alphas = np.meshgrid(np.arange(256), np.arange(256), indexing="xy")
    return np.stack([greys, greys, greys, alphas], axis=-1)


def coordinates(height, width):
    """RGB in which every pixel of a screen has a colour of its own."""
    y, x = np.indices((height, width))
    return np.stack([x & 255, y & 255, ((x >> 8) << 4) | (y >> 8)], axis=-1)


def _octave(generator, height, width, cells):
    """Smooth value noise of `cells` cells across."""
    rows = max(2, round(cells * height / width)) + 1
    grid = generator.random((rows, cells + 1, 3))
    y = np.linspace(0, rows - 1.001, height)
    x = np.linspace(0, cells - 0.001, width)
    top, left = y.astype(int), x.astype(int)
    v, u = (y - top)[:, None, None], (x - left)[None, :, None]
    v, u = v * v * (3 - 2 * v), u * u * (3 - 2 * u)
    rows = [grid[top + a][:, left] * (1 - u) + grid[top + a][:, left + 1] * u for a in (0, 1)]
    return rows[0] * (1 - v) + rows[1] * v


@functools.cache
def photo(height, width, seed=7):
    """RGB like a photograph: a sky, a sun, hills with edges and some grain, mid-bright."""
    generator = np.random.default_rng(seed)
    noise = sum(
        _octave(generator, height, width, cells) * share
        for cells, share in ((3, 0.5), (9, 0.3), (40, 0.2)))
    y, x = np.indices((height, width)) / np.array([height, width])[:, None, None]
    sky = np.array([0.25, 0.42, 0.65]) + (y[..., None] * [0.5, 0.25, -0.1])
    hills = y[..., None] > 0.55 + 0.08 * np.sin(9 * x + 1)[..., None]
    picture = np.where(hills, np.array([0.2, 0.32, 0.18]), sky)
    sun = np.exp(-(((x - 0.62) / 0.12) ** 2 + ((y - 0.28) / 0.06) ** 2))
    picture = picture + 0.35 * sun[..., None] * [1, 0.85, 0.5] + 0.3 * (noise - 0.5)
    picture = picture + generator.normal(0, 0.01, picture.shape)
    return np.floor(np.clip(picture, 0.02, 0.98) * 255 + 0.5).astype(np.int64)


def smooth_screen(height, width):
    """RGB of slow gradients, safe to compare after any decent resampling."""
    y, x = np.indices((height, width)) / np.array([height, width])[:, None, None]
    waves = [0.5 + 0.3 * np.sin(3 * x + 2 * y + phase) for phase in (0.0, 1.5, 3.0)]
    return np.floor(np.stack(waves, axis=-1) * 255 + 0.5).astype(np.int64)
