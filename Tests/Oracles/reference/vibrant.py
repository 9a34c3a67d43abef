# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The vibrant mode: a material of the blurred backdrop, then a vibrant colour over it."""

import numpy as np

from .colour import clamp, lerp, luma
from .figures import DEFAULTS


def wallpaper_class(wallpaper, figures=DEFAULTS):
    """`dark`, `normal` or `light`, from the mean luma of the slot's unblurred wallpaper."""
    mean = float(luma(wallpaper).mean())
    return "dark" if mean < 0.1 else "light" if mean > figures.light_wallpaper + 1e-6 else "normal"


def material(blurred, kind, style="adaptive", figures=DEFAULTS):
    """M, not clamped: what strength alpha shows."""
    if kind == "light":
        lift, slope = figures.light_material_lift, figures.light_material_luma
        plain = style == "monochrome"
        chroma = figures.monochrome_chroma if plain else figures.light_material_chroma
    else:
        lift, slope = figures.material_lift, figures.material_luma
        chroma = figures.material_chroma
    level = luma(blurred)[..., None]
    return lift + slope * level + chroma * (blurred - level)


def pull(figures=DEFAULTS):
    """How far a user's colour takes over: 0.05 + 0.95 s(a, b)."""
    a, b = figures.vibrant_strength, figures.tint_pull_bend
    curve = b * a / (1 - b - a + 2 * b * a)
    return figures.tint_pull_floor + (1 - figures.tint_pull_floor) * curve


def colour(blurred, kind, style="adaptive", hero=None, figures=DEFAULTS):
    """V, not clamped: what strength m shows."""
    if style == "monochrome":
        return np.zeros_like(blurred) if kind == "light" else np.ones_like(blurred)
    step = 0.4 * figures.vibrant_strength
    level = luma(blurred)[..., None]
    if kind == "light":
        base, slope = figures.light_vibrant_constant - step, step
    else:
        # The constant is given at strength 0.5, where 0.4 a is 0.2.
        base, slope = figures.vibrant_constant + 0.2 - step, step + figures.vibrant_luma
    accent = 0.0 if hero is None else hero - luma(hero)
    value = base + slope * level + figures.vibrant_chroma * (blurred - level)
    value = value + figures.vibrant_hero * accent
    return value if hero is None else lerp(value, hero, pull(figures))


def painted(content, wallpaper, blurred, style="adaptive", hero=None, figures=DEFAULTS):
    """Premultiplied RGBA `content` on the opaque RGB `wallpaper`; opaque RGB.

    `blurred` is the wallpaper under the material's blur, of the same shape.
    """
    kind = wallpaper_class(wallpaper, figures)
    alpha = content[..., 3:]
    brightness = luma(content)[..., None]
    if figures.reduce_transparency:
        vivid = colour(wallpaper, kind, style, hero, figures)
        share = figures.opaque_luma_share
        return clamp(lerp(wallpaper, vivid, share * brightness + (1 - share) * alpha))
    vivid = colour(blurred, kind, style, hero, figures)
    base = lerp(wallpaper, material(blurred, kind, style, figures), alpha)
    return clamp(lerp(base, vivid, brightness))


def receded(content, blurred, figures=DEFAULTS):
    """The Mac's desktop behind a window: its own material over all, with or without content."""
    level = luma(blurred)[..., None]
    plate = figures.mac_lift + figures.mac_luma * level + figures.mac_chroma * (blurred - level)
    vivid = 1 + figures.vibrant_chroma * (blurred - level)
    return clamp(lerp(plate, vivid, luma(content)[..., None]))
