# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The vibrant mode: a material of the blurred backdrop, then a vibrant colour over it."""

from dataclasses import dataclass

import numpy as np

from .colour import clamp, lerp, luma


@dataclass(frozen=True)
class Parameters:
    """The figures of the mode, named as `--set` names them, at their defaults."""

    strength: float = 0.5
    lift: float = 0.22
    luma: float = 0.86
    chroma: float = 1.14
    constant: float = 0.77
    reduce_transparency: bool = False


DEFAULTS = Parameters()


def wallpaper_class(wallpaper):
    """`dark`, `normal` or `light`, from the mean luma of the slot's unblurred wallpaper."""
    mean = float(luma(wallpaper).mean())
    return "dark" if mean < 0.1 else "light" if mean > 0.9 + 1e-6 else "normal"


def material(blurred, kind, style="adaptive", figures=DEFAULTS):
    """M, clamped: what strength alpha shows."""
    lift, slope, chroma = figures.lift, figures.luma, figures.chroma
    if kind == "light":
        lift, slope, chroma = 0.0, 0.88, 0.88 if style == "monochrome" else 1.14
    level = luma(blurred)[..., None]
    return clamp(lift + slope * level + chroma * (blurred - level))


def pull(strength, bias=0.2):
    """How far a user's colour takes over: 0.05 + 0.95 s(a, b)."""
    curve = bias * strength / (1 - bias - strength + 2 * bias * strength)
    return 0.05 + 0.95 * curve


def colour(blurred, kind, style="adaptive", hero=None, figures=DEFAULTS):
    """V, clamped: what strength m shows."""
    if style == "monochrome":
        return np.zeros_like(blurred) if kind == "light" else np.ones_like(blurred)
    a = figures.strength
    level = luma(blurred)[..., None]
    if kind == "light":
        base, slope = 0.4 - 0.4 * a, 0.4 * a
    else:
        base, slope = figures.constant + 0.2 - 0.4 * a, 0.4 * a + 0.2
    accent = 0.0 if hero is None else hero - luma(hero)
    value = clamp(base + slope * level + 0.95 * (blurred - level) + 1.2 * accent)
    return value if hero is None else lerp(value, hero, pull(a))


def painted(content, wallpaper, blurred, style="adaptive", hero=None, figures=DEFAULTS):
    """Premultiplied RGBA `content` on the opaque RGB `wallpaper`; opaque RGB.

    `blurred` is the wallpaper under the material's blur, of the same shape.
    """
    kind = wallpaper_class(wallpaper)
    alpha = content[..., 3:]
    brightness = luma(content)[..., None]
    if figures.reduce_transparency:
        vivid = colour(wallpaper, kind, style, hero, figures)
        return lerp(wallpaper, vivid, 0.7 * brightness + 0.3 * alpha)
    vivid = colour(blurred, kind, style, hero, figures)
    base = lerp(wallpaper, material(blurred, kind, style, figures), alpha)
    return lerp(base, vivid, brightness)
