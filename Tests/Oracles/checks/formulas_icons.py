# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""App icon scenes inside their mask, against the formulas; the mask itself is in shapes.py."""

from dataclasses import replace

import numpy as np

import images
from checks.rendering import Comparison, plain
from harness import check
from reference import adaptive, icons, masks, scenes
from reference.colour import parsed, premultiplied

SIDE = 128


def _art(context, name, seed, opaque=False, palette=None):
    """A square picture of random tiles, some of them clear unless `opaque`."""
    generator = np.random.default_rng(seed)
    if palette is None:
        tiles = generator.integers(0, 256, (SIDE // 4, SIDE // 4, 4))
        tiles[generator.random(tiles.shape[:2]) < 0.3, 3] = 0
    else:
        tiles = palette[generator.integers(0, len(palette), (SIDE // 4, SIDE // 4))]
    if opaque:
        tiles[..., 3] = 255
    codes = np.kron(tiles, np.ones((4, 4, 1), dtype=int))
    return images.write(context.new_folder("in") / f"{name}.png", codes)


def _compared(comparison, art, scene, wallpaper, options, *arguments):
    inside = masks.icon(SIDE) == 1
    out = comparison.rendered(scene, "--wallpaper", wallpaper, *arguments)
    expected = scenes.rendered(art, scene, plain(wallpaper, art), options=options)
    comparison.add(out, "icon", scene, expected, where=inside)


@check(over=scenes.ICONS)
def scene(context, scene):
    comparison = Comparison(context)
    art = _art(context, "icon", seed=5, opaque=scene == "icon-light")
    for wallpaper in ("#4D4D4D", "#336699"):
        for tint in ("#FF9F0A", "#0A84FF"):
            options = replace(scenes.Options(), tint=parsed(tint))
            _compared(comparison, art, scene, wallpaper, options, "--tint", tint)
    return comparison.result()


@check(over=("icon-clear-light", "icon-clear-dark"))
def glass(context, scene):
    comparison, art = Comparison(context), _art(context, "icon", seed=6)
    for value in (0.6, 1.0):
        options = replace(scenes.Options(), glass=value)
        _compared(comparison, art, scene, "#336699", options, "--set", f"icon-glass={value}")
    return comparison.result()


@check(over=("icon-tinted", "icon-clear-dark"))
def adaptive_luma(context, scene):
    """The weights come from the dark picture, its gradient included."""
    comparison = Comparison(context)
    for seed in range(4):
        palette = np.random.default_rng(seed + 40).integers(0, 256, (5, 4))
        art = _art(context, "icon", seed, opaque=True, palette=palette)
        picture = icons.dark(premultiplied(art))
        weights = adaptive.weights(picture, np.ones(picture.shape[:2]))
        options = replace(scenes.Options(), weights=weights)
        _compared(comparison, art, scene, "#336699", options, "--luma", "adaptive")
    return comparison.result()
