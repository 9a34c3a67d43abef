# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Figures moved with `--set`: how they are listed, and the formulas they enter."""

import re
from dataclasses import replace

import numpy as np

from checks.rendering import Comparison, sources, with_figures
from harness import check, require
from listed import SCENES
from reference import figures, scenes
from reference.colour import parsed, vertical_gradient

BACKDROPS = ("#0A0A0A", "#4D4D4D", "#336699", "#FAFAFA")
VIBRANT = ("lock-screen", SCENES.lock_screen_tinted)
MONOCHROME = (SCENES.ipad_lock_screen,)
ALWAYS_ON = (SCENES.lock_screen_always_on,)
MOVED = {  # name: (scenes that it enters, values inside its range)
    "material-lift": (VIBRANT + ALWAYS_ON, ("0.11", "0.25")),
    "material-luma": (VIBRANT, ("0.74", "0.90")),
    "material-chroma": (VIBRANT + MONOCHROME, ("1.0", "1.25")),
    "vibrant-constant": (VIBRANT, ("0.74", "0.93")),
    "vibrant-strength": (VIBRANT + MONOCHROME, ("0.25", "1")),
    "vibrant-luma": (VIBRANT, ("0", "0.6")),
    "vibrant-chroma": (VIBRANT, ("0.5", "1.25")),
    "vibrant-hero": (VIBRANT, ("0", "2")),
    "light-material-lift": (VIBRANT + MONOCHROME, ("0.25",)),
    "light-material-luma": (VIBRANT + MONOCHROME, ("0.8", "0.95")),
    "light-material-chroma": (VIBRANT + MONOCHROME, ("0.88", "1.25")),
    "light-vibrant-constant": (VIBRANT + MONOCHROME, ("0.2", "0.6")),
    "monochrome-chroma": (VIBRANT + MONOCHROME, ("0.5", "1.25")),
    "light-wallpaper": (VIBRANT, ("0.6", "1")),
    "tint-pull-floor": (VIBRANT, ("0", "0.5")),
    "tint-pull-bend": (VIBRANT, ("0.1", "0.5")),
    "glass-dark-offset": ((SCENES.home_tinted_glass, SCENES.home_clear_dark), ("0.07", "0.14")),
    "glass-dark-slope": ((SCENES.home_tinted_glass, SCENES.home_clear_dark), ("0.3", "0.45")),
    "glass-backdrop-chroma": ((SCENES.home_clear_dark,), ("0", "0.5")),
    "clear-light-glass": ((SCENES.home_clear_light,), ("0.15", "0.45")),
    "mac-lift": ((SCENES.mac_desktop_receded,), ("0.13", "0.25")),
    "mac-luma": ((SCENES.mac_desktop_receded,), ("0.4", "0.52")),
    "mac-chroma": ((SCENES.mac_desktop_receded,), ("0.65", "0.85")),
    "always-on-wallpaper": (ALWAYS_ON, ("0.2", "0.5")),
    "always-on-dimming": (ALWAYS_ON + (SCENES.watch_always_on,), ("0.4", "0.8")),
    "plate-top": ((SCENES.home_tinted,), ("#405060",)),
    "plate-bottom": ((SCENES.home_tinted,), ("#000000",)),
    "smart-stack-plate": ((SCENES.watch_smart_stack,), ("#204060",)),
}


@check(over=MOVED)
def figure(context, name):
    names, values = MOVED[name]
    inputs, comparison = sources(context, "deep"), Comparison(context)
    for value in values:
        number = parsed(value) if value.startswith("#") else float(value)
        options = with_figures(**{name.replace("-", "_"): number})
        for scene in names:
            shown = BACKDROPS if scene in scenes.SHOWS_WALLPAPER else BACKDROPS[1:2]
            for backdrop in shown:
                setting = ("--set", f"{name}={value}")
                comparison.plain(inputs, scene, backdrop, options, setting, depth=16)
    return comparison.result()


@check(over=("0", "0.05", "0.102"))
def top_light(context, value):
    """The light on a container background, which is a vertical gradient here."""
    inputs, comparison = sources(context, "deep"), Comparison(context)
    height, width = inputs["deep"].shape[:2]
    ends = parsed("#0D0D0D"), parsed("#204060")
    drawn = vertical_gradient(*ends, height, width)
    drawn = np.concatenate([drawn, np.ones_like(drawn[..., :1])], axis=-1)
    options = replace(with_figures(top_light=float(value)), background=drawn)
    for scene in ("home-light", SCENES.home_dark):
        comparison.plain(
            inputs, scene, "#4D4D4D", options,
            ("--set", f"top-light={value}", "--background", "#0D0D0D,#204060"), depth=16)
        comparison.plain(
            inputs, scene, "#4D4D4D", replace(options, os=18),
            ("--set", f"top-light={value}", "--background", "#0D0D0D,#204060", "--os", "18"),
            depth=16)
    return comparison.result()


@check()
def two_figures_at_once(context):
    inputs, comparison = sources(context, "deep"), Comparison(context)
    options = replace(
        with_figures(opaque_luma_share=0.4, reduce_transparency=True), tint=parsed("#30D158"))
    for backdrop in BACKDROPS:
        comparison.plain(
            inputs, SCENES.lock_screen_tinted, backdrop, options,
            ("--set", "opaque-luma-share=0.4", "--set", "reduce-transparency=true",
             "--tint", "#30D158"), depth=16)
    return comparison.result()


@check()
def listing(context):
    """`scenes --verbose` prints default, range and standing as the model's description does."""
    text = context.run("scenes", "--verbose").stdout
    lines = {one.split(" ")[0]: one for one in text.splitlines()}
    for name, *numbers, standing in figures.PRINTED:
        line = lines.get(name)
        require(line is not None, f"{name} is not listed")
        found = [float(one) for one in re.findall(r"(?<![\w.])\d+(?:\.\d+)?", line[len(name) :])]
        require(found[:3] == numbers, f"{name}: {found[:3]}, not {numbers}")
        require(standing in line, f"{name} is not {standing}: {line.strip()}")
    for name in MOVED:
        require(name in lines, f"{name} is not listed")
    return f"{len(figures.PRINTED)} figures with their ranges"
