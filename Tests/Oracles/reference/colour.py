# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Colour arithmetic of the model: luma, compositing, the sRGB curve."""

import numpy as np

LUMA = np.array([0.2126, 0.7152, 0.0722])


def luma(rgb):
    """Y(c) on encoded values, over the last axis."""
    return rgb[..., :3] @ LUMA


def lerp(a, b, t):
    return a + (b - a) * t


def clamp(x):
    return np.clip(x, 0.0, 1.0)


def premultiplied(straight):
    """Straight RGBA to premultiplied RGBA."""
    return np.concatenate([straight[..., :3] * straight[..., 3:], straight[..., 3:]], axis=-1)


def straightened(rgba):
    """Premultiplied RGBA to straight RGBA; colour is 0 where nothing covers."""
    alpha = rgba[..., 3:]
    colour = np.divide(rgba[..., :3], alpha, out=np.zeros_like(rgba[..., :3]), where=alpha > 0)
    return np.concatenate([colour, alpha], axis=-1)


def over(top, bottom):
    """Source-over of premultiplied RGBA on premultiplied RGBA."""
    return top + (1.0 - top[..., 3:]) * bottom


def over_opaque(top, bottom):
    """Source-over of premultiplied RGBA on opaque RGB, giving opaque RGB."""
    return top[..., :3] + (1.0 - top[..., 3:]) * bottom


def linear(encoded):
    encoded = np.asarray(encoded, dtype=np.float64)
    return np.where(encoded <= 0.04045, encoded / 12.92, ((encoded + 0.055) / 1.055) ** 2.4)


def encoded(light):
    light = clamp(np.asarray(light, dtype=np.float64))
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def parsed(text):
    """`#RRGGBB` as three numbers."""
    return np.array([int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def codes(values, depth=8):
    """0...1 to integer codes, rounded half up, clamped."""
    top = 2**depth - 1
    return np.floor(clamp(values) * top + 0.5).astype(np.int64)


def relative_luminance(rgb):
    """WCAG relative luminance of opaque encoded RGB."""
    return linear(rgb)[..., :3] @ LUMA


def contrast(a, b):
    """WCAG ratio of two relative luminances."""
    low, high = np.minimum(a, b), np.maximum(a, b)
    return (high + 0.05) / (low + 0.05)


def vertical_gradient(top, bottom, height, width):
    """Opaque RGB from `top` to `bottom`, t = (y + 0.5) / height."""
    t = ((np.arange(height) + 0.5) / height)[:, None, None]
    return np.broadcast_to(lerp(np.asarray(top), np.asarray(bottom), t), (height, width, 3)).copy()
