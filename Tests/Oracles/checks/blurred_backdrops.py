# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Scenes whose backdrop is blurred, on a photograph, against the box reference and the Gaussian."""

import functools
from dataclasses import replace

import numpy as np

import images
import pictures
from checks.backdrops import SLOTS, slot_of
from checks.rendering import Comparison, with_figures
from harness import check
from listed import SCENES
from reference import blur, places, scenes
from reference.colour import parsed

SIDE = 96
BOX, GAUSSIAN = 1.5 / 255, 3 / 255
GLASS = (SCENES.home_tinted_glass, SCENES.home_clear_light, SCENES.home_clear_dark)
# Blurred by themselves, as if nothing lay beyond the widget's edges: radius in points.
CUT = {SCENES.home_tinted_glass: 12.0, SCENES.home_clear_dark: 12.0, SCENES.mac_desktop_receded: 57.0}
LAYERS = {
    "clear": [0, 0, 0, 0], "black": [0, 0, 0, 255], "white": [255] * 4, "half": [200, 90, 40, 128],
}


@functools.cache
def blurred(scale, radius, kind):
    screen = pictures.photo(874 * scale, 402 * scale) / 255
    return getattr(blur, kind)(screen, radius * scale)


def _cut(screen, scene, scale):
    if scene == SCENES.mac_desktop_receded:
        size = (SIDE, SIDE)
        left, top = places.slot("home", size, scale, medium=places.MAC_MEDIUM)
        left, top = places.rounded(left), places.rounded(top)
        return screen[top : top + SIDE, left : left + SIDE]
    known = scene if scene in SLOTS else "lock-screen" if "lock" in scene else "home-light"
    return slot_of(screen, known, scale, (SIDE, SIDE))


def compared(context, scene, scale, options=scenes.Options(), radius=10.0, arguments=()):
    """Flat layers on a photograph of the screen's size, against both blurs."""
    screen = pictures.photo(874 * scale, 402 * scale)
    images.write(context.folder / "photo.png", screen)
    folder, layers = context.new_folder("in"), {}
    for name, pixel in LAYERS.items():
        codes = np.broadcast_to(np.array(pixel), (SIDE, SIDE, 4))
        layers[name] = images.write(folder / f"{name}@{scale}x.png", codes)
    notes, wallpaper = [], _cut(screen / 255, scene, scale)
    out = Comparison(context).rendered(scene, "--wallpaper", "photo.png", *arguments)
    for kind, tolerance in (("boxes", BOX), ("gaussian", GAUSSIAN)):
        comparison = Comparison(context)
        comparison.tally.tolerance = tolerance
        if scene in CUT:
            backdrop = getattr(blur, kind)(wallpaper, CUT[scene] * scale, is_cut=True)
        else:
            backdrop = _cut(blurred(scale, radius, kind), scene, scale)
        for name, straight in layers.items():
            expected = scenes.rendered(straight, scene, wallpaper, backdrop, options)
            comparison.add(out, f"{name}@{scale}x", scene, expected)
        comparison.tally.result()
        notes.append(f"{kind} within {comparison.tally.largest * 255:.1f}/255")
    return ", ".join(notes)


@check(over=scenes.VIBRANT + GLASS)
def on_a_photograph(context, scene):
    return compared(context, scene, scale=2)


@check(over=(1, 3), is_long=True, except_for=["1"])
def at_other_scales(context, scale):
    return compared(context, "lock-screen", scale)


@check(over=(5.0, 30.0), is_long=True, except_for=["5.0"])
def with_another_radius(context, radius):
    arguments = ("--set", f"material-radius={radius:g}")
    return compared(context, "lock-screen", 2, radius=radius, arguments=arguments)


@check()
def with_a_tint(context):
    options = replace(scenes.Options(), tint=parsed("#0A84FF"))
    return compared(context, SCENES.home_tinted_glass, 2, options, arguments=("--tint", "#0A84FF"))


@check()
def without_transparency_nothing_is_blurred(context):
    """Reduce Transparency takes the bare wallpaper: 1/255, no blur to be approximate about."""
    scale = 2
    screen = pictures.photo(874 * scale, 402 * scale)
    images.write(context.folder / "photo.png", screen)
    art = images.write(
        context.new_folder("in") / "art@2x.png", pictures.random_rgba(SIDE, SIDE, seed=41))
    comparison, wallpaper = Comparison(context), _cut(screen / 255, "lock-screen", scale)
    out = comparison.rendered(
        "lock-screen", "--wallpaper", "photo.png", "--set", "reduce-transparency=true")
    expected = scenes.rendered(
        art, "lock-screen", wallpaper, options=with_figures(reduce_transparency=True))
    comparison.add(out, "art@2x", "lock-screen", expected)
    return comparison.result()


@check()
def families_near_the_edge(context):
    """A medium widget starts 26 pt from the screen's edge: the edge's codes go on beyond it."""
    scale, scene = 2, SCENES.home_clear_light
    screen = pictures.photo(874 * scale, 402 * scale).copy()
    screen[:, :40] = 240
    images.write(context.folder / "photo.png", screen)
    width, height = places.pixels(places.default_size("systemMedium"), scale)
    images.write(context.new_folder("in") / "clear.png", np.zeros((8, 8, 4), dtype=int))
    comparison = Comparison(context)
    comparison.tally.tolerance = GAUSSIAN
    out = comparison.rendered(
        scene, "--wallpaper", "photo.png", "--family", "systemMedium", "--scale", scale)
    place = places.slot("home", (width, height), scale, family="systemMedium")
    left, top = (places.rounded(v) for v in place)
    cut = (slice(top, top + height), slice(left, left + width))
    expected = scenes.rendered(
        np.zeros((height, width, 4)), scene, screen[cut] / 255,
        blur.gaussian(screen / 255, 10.0 * scale)[cut])
    inside = np.zeros((height, width), dtype=bool)
    inside[76:-76] = True
    comparison.add(out, "clear", scene, expected, where=inside)
    return comparison.result()
