# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Every widget scene on plain wallpapers against its formula."""

from dataclasses import replace

import numpy as np

import images
from checks.rendering import Comparison, plain, sources
from harness import check, require
from listed import SCENES
from reference import scenes
from reference.colour import parsed

# Class dark, normal, light; a saturated one; and the codes beside the two limits of the classes.
WALLPAPERS = (
    "#0A0A0A", "#4D4D4D", "#FAFAFA", "#336699", "#191919", "#1A1A1A", "#E5E5E5", "#E6E6E6",
)


@check(over=scenes.WIDGETS)
def scene(context, scene):
    """Random colours, every grey under every alpha, and 16 bits."""
    inputs, comparison = sources(context), Comparison(context)
    shown = WALLPAPERS if scene in scenes.SHOWS_WALLPAPER else WALLPAPERS[1:2]
    for wallpaper in shown[:4]:
        comparison.plain(inputs, scene, wallpaper)
    small = {"deep": inputs["deep"]}
    for path in (context.folder / "in").iterdir():
        if path.stem not in small:
            path.unlink()
    for wallpaper in shown:
        comparison.plain(small, scene, wallpaper, depth=16)
    return comparison.result()


@check(over=(SCENES.lock_screen_tinted, SCENES.home_tinted, SCENES.home_tinted_glass,
             SCENES.home_tinted_legacy,
             SCENES.watch_accented, SCENES.watch_accented_inverted))
def tint(context, scene):
    inputs, comparison = sources(context, "deep"), Comparison(context)
    for tint in ("#FF9F0A", "#0A84FF", "#000000", "#FFFFFF", "#30D158"):
        options = replace(scenes.Options(), tint=parsed(tint))
        for wallpaper in ("#4D4D4D", "#F8F8F8"):
            comparison.plain(inputs, scene, wallpaper, options, ("--tint", tint), depth=16)
    return comparison.result()


@check()
def named_wallpapers(context):
    """dark, mid and light are plain colours; without a wallpaper it is mid."""
    inputs, comparison = sources(context, "random"), Comparison(context)
    straight = inputs["random"]
    named = {"dark": "#141414", "mid": "#4D4D4D", "light": "#F2F2F2", None: "#4D4D4D"}
    for name, colour in named.items():
        for scene in ("lock-screen", "home-light"):
            out = comparison.rendered(scene, *(("--wallpaper", name) if name else ()))
            expected = scenes.rendered(straight, scene, plain(colour, straight))
            comparison.add(out, "random", scene, expected)
    return comparison.result()


@check()
def aliases_equal_what_they_stand_for(context):
    sources(context, "random")
    comparison = Comparison(context)
    for alias, named in scenes.ALIASES.items():
        out = comparison.rendered(f"{alias},{named}", "--wallpaper", "#336699")
        pair = [images.rgba(out / f"random.{name}.png")[0] for name in (alias, named)]
        require(np.array_equal(*pair), f"{alias} differs from {named}")
