# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The properties the model promises, of the reference, over seeded random and exhaustive input."""

import numpy as np

from harness import check, require
from listed import SCENES
from reference import scenes, vibrant
from reference.colour import clamp, luma, premultiplied

SEED = 20260


def random_pixels(generator, height, width):
    """Straight RGBA in which the corners of the cube, clear and opaque pixels are common."""
    pixels = generator.random((height, width, 4))
    extreme = generator.random((height, width, 4)) < 0.25
    return np.where(extreme, np.round(pixels), pixels)


def plain(colour, like):
    return np.broadcast_to(np.asarray(colour, dtype=float), like.shape[:2] + (3,))


@check()
def clear_pixels_leave_the_wallpaper(_):
    generator = np.random.default_rng(SEED)
    content = random_pixels(generator, 64, 64)
    content[..., 3] = 0
    wallpaper = generator.random((64, 64, 3))
    for scene in scenes.VIBRANT:
        if scene == SCENES.mac_desktop_receded:  # its plate is there without content
            continue
        found = scenes.rendered(content, scene, wallpaper, wallpaper**2)
        left = wallpaper if scene != SCENES.lock_screen_always_on else 0.6 * (0.33 * wallpaper)
        require(np.array_equal(found, left), f"{scene} touches the wallpaper")


@check()
def hue_never_matters(_):
    generator = np.random.default_rng(SEED + 1)
    content = random_pixels(generator, 64, 64)
    grey = np.concatenate([np.repeat(luma(content)[..., None], 3, -1), content[..., 3:]], -1)
    for colour in generator.random((20, 3)):
        for scene in ("lock-screen", SCENES.ipad_lock_screen):
            a, b = (scenes.rendered(c, scene, plain(colour, c)) for c in (content, grey))
            require(np.abs(a - b).max() < 1e-12, f"{scene} on {colour}: {np.abs(a - b).max()}")


@check()
def opaque_black_is_the_material_alone(_):
    content = np.zeros((1, 1, 4))
    content[..., 3] = 1
    for w in np.linspace(0, 1, 256):
        backdrop = plain([w, w * w, 1 - w], content)
        found = scenes.rendered(content, "lock-screen", backdrop)
        alone = clamp(vibrant.material(backdrop, vibrant.wallpaper_class(backdrop)))
        require(np.abs(found - alone).max() < 1e-15, f"w = {w}")


def _grid():
    greys, alphas = np.meshgrid(np.arange(256) / 255, np.arange(256) / 255, indexing="xy")
    return np.stack([greys, greys, greys, alphas], axis=-1)


@check()
def lighter_content_is_never_darker(_):
    """Along Y at every alpha, for every 8-bit plain grey; the other way on the light class."""
    grid = _grid()
    for code in range(0, 256, 3):
        backdrop = plain([code / 255] * 3, grid)
        step = np.diff(luma(scenes.rendered(grid, "lock-screen", backdrop)), axis=1)
        if vibrant.wallpaper_class(backdrop) == "light":
            require(step.max() < 1e-12, f"grey {code}: raising Y raises it by {step.max()}")
        else:
            require(step.min() > -1e-12, f"grey {code}: raising Y lowers it by {step.min()}")


@check()
def opaque_grey_is_never_darker_than_opacity(_):
    """(alpha, Y) -> (1, alpha Y), on plain colours of class dark or normal."""
    generator = np.random.default_rng(SEED + 2)
    grid = _grid()
    grey = np.repeat((grid[..., 0] * grid[..., 3])[..., None], 3, -1)
    solid = np.concatenate([grey, np.ones_like(grid[..., 3:])], -1)
    for colour in generator.random((60, 3)):
        backdrop = plain(colour, grid)
        if vibrant.wallpaper_class(backdrop) == "light":
            continue
        before, after = (luma(scenes.rendered(c, "lock-screen", backdrop)) for c in (grid, solid))
        require((after - before).min() > -1e-12, f"{colour}: darker by {(before - after).max()}")


@check()
def everything_stays_displayable(_):
    generator = np.random.default_rng(SEED + 3)
    content = random_pixels(generator, 48, 48)
    require(np.abs(premultiplied(content)).max() <= 1, "premultiplied content leaves 0...1")
    for scene in scenes.WIDGETS + scenes.ICONS:
        for colour in generator.random((8, 3)):
            found = scenes.rendered(content, scene, plain(colour, content))
            low, high = found.min(), found.max()
            require(0 <= low and high <= 1, f"{scene}: {low}...{high}")
