# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Groups, accented renderings and template art against the table of the accented mode."""

from dataclasses import replace

import numpy as np

from checks.rendering import Comparison, judged, plain, sources
from harness import check
from listed import SCENES
from reference import scenes
from reference.colour import parsed

RENDERINGS = ("unset", "accented", "desaturated", "accentedDesaturated", "fullColor")


@check(over=[scene for scene in scenes.ACCENTED if scene != SCENES.home_tinted_legacy])
def groups_and_renderings(context, scene):
    inputs, comparison = sources(context, "random"), Comparison(context)
    for group in ("default", "accent"):
        for rendering in RENDERINGS:
            options = replace(
                scenes.Options(), group=group, rendering=rendering, tint=parsed("#0A84FF"))
            arguments = ("--group", group, "--accented-rendering", rendering, "--tint", "#0A84FF")
            comparison.plain(inputs, scene, "#664422", options, arguments)
    return comparison.result()


@check()
def other_modes_know_no_groups(context):
    """In vibrant and fullColor neither option changes a pixel."""
    inputs, comparison = sources(context, "random"), Comparison(context)
    for scene in ("lock-screen", "home-light", SCENES.standby, SCENES.watch_full_color, SCENES.standby_night):
        for rendering in RENDERINGS[1:]:
            arguments = ("--group", "accent", "--accented-rendering", rendering)
            comparison.plain(inputs, scene, "#664422", arguments=arguments)
    return comparison.result()


@check(over=scenes.WIDGETS)
def template_art_is_white_ink(context, scene):
    inputs, comparison = sources(context, "random"), Comparison(context)
    out = comparison.rendered(scene, "--wallpaper", "#336699", "--template")
    for name, straight in inputs.items():
        inked = np.concatenate([np.ones_like(straight[..., :3]), straight[..., 3:]], axis=-1)
        expected = scenes.rendered(inked, scene, plain("#336699", straight))
        comparison.add(out, name, scene, expected, judged(scene, straight))
    return comparison.result()
