# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The project's own art, in a scene of each mode and every icon scene, against the formulas."""

import shutil

import numpy as np

import images
from checks.rendering import Comparison, plain
from harness import check, require
from listed import SCENES
from reference import masks, scenes

CHOSEN = ("lock-screen", SCENES.ipad_lock_screen, SCENES.home_tinted, "home-light", SCENES.standby_night)
LONGEST = 512


def _untagged(path):
    kinds = {kind for kind, _ in images.chunks(path.read_bytes())}
    return not kinds & {b"cICP", b"iCCP", b"gAMA", b"cHRM"}


def _small(path):
    return max(images.header(path)[:2]) <= LONGEST


@check()
def our_own_art(context):
    """Every small picture whose samples are sRGB as they are, on plain colours."""
    folder, art = context.new_folder("in"), {}
    for path in sorted((context.fixtures / "Inputs").glob("*.png")):
        if _untagged(path) and _small(path):
            shutil.copy(path, folder / path.name)
            art[path.stem] = images.straight(path)
    require(len(art) >= 10, f"{len(art)} pictures in Fixtures/Inputs, not 10 or more")
    comparison = Comparison(context)
    for wallpaper in ("#4D4D4D", "#F2F2F2"):
        out = comparison.rendered(
            ",".join(CHOSEN), "--wallpaper", wallpaper, "--every-scale")
        for name, straight in art.items():
            for scene in CHOSEN:
                expected = scenes.rendered(straight, scene, plain(wallpaper, straight))
                comparison.add(out, name, scene, expected)
    return f"{len(art)} pictures; {comparison.result()}"


@check()
def our_own_icons(context):
    """Inside the mask; the light scene only where the art is opaque."""
    icons = context.fixtures / "Inputs" / "Icons"
    found = [path for path in sorted(icons.glob("*.png")) if _untagged(path)]
    require(found, "no picture in Fixtures/Inputs/Icons")
    comparison, folder = Comparison(context), context.new_folder("in")
    for path in found:
        shutil.copy(path, folder / path.name)
    out = comparison.rendered(",".join(scenes.ICONS), "--wallpaper", "#336699")
    for path in found:
        straight = images.straight(path)
        inside = masks.icon(straight.shape[0]) == 1
        for scene in scenes.ICONS:
            opaque = inside & (straight[..., 3] == 1) if scene == SCENES.icon_light else inside
            expected = scenes.rendered(straight, scene, plain("#336699", straight))
            comparison.add(out, path.stem, scene, expected, where=opaque)
    return f"{len(found)} icons; {comparison.result()}"
