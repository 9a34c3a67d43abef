# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Reduce Transparency, refused settings, and container backgrounds, against the formulas."""

from dataclasses import replace

import numpy as np

from checks.rendering import Comparison, sources, with_figures
from harness import check, require
from listed import SCENES
from reference import scenes
from reference.colour import parsed, vertical_gradient

WALLPAPERS = ("#0A0A0A", "#4D4D4D", "#336699", "#FAFAFA")


@check(over=scenes.VIBRANT[:2] + scenes.VIBRANT[3:])
def reduce_transparency(context, scene):
    inputs, comparison = sources(context, "deep"), Comparison(context)
    for wallpaper in WALLPAPERS:
        comparison.plain(
            inputs, scene, wallpaper, with_figures(reduce_transparency=True),
            ("--set", "reduce-transparency=true"), depth=16)
    return comparison.result()


@check()
def refused_values(context):
    """Unknown, out of range, not a number: exit 2, one line that names the parameter."""
    sources(context, "deep")
    for setting in ("material-lfit=0.2", "material-lift=7", "material-lift=nan", "material-lift=x",
                    "material-radius=-3", "reduce-transparency=perhaps", "material-lift"):
        done = context.run(
            "render", "in", "-o", "out", "--scene", "lock-screen", "--set", setting, status=2)
        name = setting.partition("=")[0]
        require(name in done.stderr, f"--set {setting}: {done.stderr[:160]!r} does not say {name}")
        require("error:" in done.stderr, f"--set {setting}: no error line")


def _opaque(rgb):
    return np.concatenate([rgb, np.ones_like(rgb[..., :1])], axis=-1)


@check(over=("home-light", SCENES.home_dark, SCENES.home_tinted_legacy, SCENES.watch_smart_stack))
def background_is_drawn(context, scene):
    inputs, comparison = sources(context, "random"), Comparison(context)
    straight = inputs["random"]
    height, width = straight.shape[:2]
    for text in ("#204060", "#FF8800,#101820"):
        ends = [parsed(part) for part in text.split(",")]
        drawn = _opaque(vertical_gradient(ends[0], ends[-1], height, width))
        comparison.plain(
            inputs, scene, "#4D4D4D", replace(scenes.Options(), background=drawn),
            ("--background", text))
    return comparison.result()


@check(over=(SCENES.home_tinted, SCENES.home_tinted_glass, SCENES.home_clear_light,
             SCENES.home_clear_dark, SCENES.standby, SCENES.standby_night,
             SCENES.watch_full_color, SCENES.watch_accented, SCENES.watch_accented_inverted,
             SCENES.watch_always_on, "lock-screen", SCENES.ipad_lock_screen))
def background_is_removed(context, scene):
    inputs, comparison = sources(context, "random"), Comparison(context)
    comparison.plain(inputs, scene, "#4D4D4D", arguments=("--background", "#204060"))
    return comparison.result()


@check(over=("lock-screen", SCENES.lock_screen_tinted, SCENES.ipad_lock_screen, "home-light",
             SCENES.watch_full_color, SCENES.watch_accented))
def accessory_backdrop(context, scene):
    """In vibrant opaque black, the material alone; elsewhere white at 0.1."""
    inputs, comparison = sources(context, "random"), Comparison(context)
    for wallpaper in WALLPAPERS:
        comparison.plain(
            inputs, scene, wallpaper, replace(scenes.Options(), background="accessory"),
            ("--background", "accessory"))
    return comparison.result()


@check()
def accessory_backdrop_at_its_other_end(context):
    inputs, comparison = sources(context, "random"), Comparison(context)
    options = replace(with_figures(accessory_background=0.1), background="accessory")
    for wallpaper in WALLPAPERS:
        comparison.plain(
            inputs, "lock-screen", wallpaper, options,
            ("--background", "accessory", "--set", "accessory-background=0.1"))
    return comparison.result()
