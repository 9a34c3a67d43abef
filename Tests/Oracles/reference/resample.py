# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Scaling in linear light, and how a wallpaper fills a screen."""

import numpy as np

from .blur import area_matrix, linear_matrix, separable
from .colour import encoded, linear


def _matrix(source, target):
    return area_matrix(source, target) if target <= source else linear_matrix(source, target)


def _scaled(values, height, width):
    return separable(values, _matrix(values.shape[0], height), _matrix(values.shape[1], width))


def opaque(rgb, height, width):
    """Opaque encoded RGB, averaged by area (down) or interpolated (up) in linear light."""
    return encoded(_scaled(linear(rgb), height, width))


def translucent(straight, height, width):
    """Straight encoded RGBA, scaled as premultiplied linear light; straight encoded RGBA."""
    light = np.concatenate([linear(straight[..., :3]) * straight[..., 3:], straight[..., 3:]], -1)
    scaled = _scaled(light, height, width)
    alpha = scaled[..., 3:]
    colour = np.divide(scaled[..., :3], alpha, out=np.zeros_like(scaled[..., :3]), where=alpha > 0)
    return np.concatenate([encoded(colour), alpha], axis=-1)


def aspect_fill(rgb, height, width):
    """`rgb` scaled to cover height x width, the surplus cut off evenly."""
    factor = max(height / rgb.shape[0], width / rgb.shape[1])
    tall = max(height, round(rgb.shape[0] * factor))
    wide = max(width, round(rgb.shape[1] * factor))
    filled = rgb if (tall, wide) == rgb.shape[:2] else opaque(rgb, tall, wide)
    top, left = (tall - height) // 2, (wide - width) // 2
    return filled[top : top + height, left : left + width]


def fitted(straight, height, width, fit):
    """Straight RGBA placed on a transparent canvas: `contain`, `cover` or `none`, centred."""
    own_height, own_width = straight.shape[:2]
    if fit != "none":
        choose = min if fit == "contain" else max
        factor = choose(height / own_height, width / own_width)
        straight = translucent(straight, round(own_height * factor), round(own_width * factor))
    tall, wide = straight.shape[:2]
    top, left = (height - tall) // 2, (width - wide) // 2
    canvas = np.zeros((height, width, 4))
    y, x = slice(max(top, 0), min(top + tall, height)), slice(max(left, 0), min(left + wide, width))
    canvas[y, x] = straight[y.start - top : y.stop - top, x.start - left : x.stop - left]
    return canvas
