# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""App icon scenes inside their mask, against the formulas; the mask itself is in shapes.py."""

from dataclasses import replace

import numpy as np

import images
from checks.rendering import Comparison, plain, with_figures
from harness import check
from listed import SCENES
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
    art = _art(context, "icon", seed=5, opaque=scene == SCENES.icon_light)
    for wallpaper in ("#4D4D4D", "#336699"):
        for tint in ("#FF9F0A", "#0A84FF"):
            options = replace(scenes.Options(), tint=parsed(tint))
            _compared(comparison, art, scene, wallpaper, options, "--tint", tint)
    return comparison.result()


FIGURES = {  # figure: (scene, values)
    "icon-glass": (SCENES.icon_clear_light, ("0.6", "1")),
    "icon-tint-lightening-red": (SCENES.icon_tinted_light, ("0", "0.4")),
    "icon-tint-lightening-green": (SCENES.icon_tinted_light, ("0", "0.4")),
    "icon-tint-lightening-blue": (SCENES.icon_tinted_light, ("0", "0.4")),
    "icon-clear-dark-lift": (SCENES.icon_clear_dark, ("0", "0.3")),
    "icon-clear-light-lift": (SCENES.icon_clear_light, ("0.3", "0.6")),
}


@check(over=FIGURES)
def figure(context, name):
    scene, values = FIGURES[name]
    comparison, art = Comparison(context), _art(context, "icon", seed=6)
    for value in values:
        options = with_figures(**{name.replace("-", "_"): float(value)})
        _compared(comparison, art, scene, "#336699", options, "--set", f"{name}={value}")
    return comparison.result()


@check(over=(SCENES.icon_tinted, SCENES.icon_clear_dark))
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
