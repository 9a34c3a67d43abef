# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The accented mode: a layer becomes one flat colour with an alpha."""

import numpy as np

from .colour import luma
from listed import SCENES

WHITE = np.ones(3)
# Of the default group on a watch face of one colour.
WATCH_WHITE = 0.9 * WHITE


def colours(scene, tint, group, rendering):
    """The colours of the default group and of the accent group in `scene`."""
    if scene == SCENES.home_tinted:
        untouched = group == "default" and rendering == "unset"
        return (tint if untouched else WHITE), tint
    if scene == SCENES.watch_accented:
        return WATCH_WHITE, tint
    if scene == SCENES.watch_accented_inverted:
        return tint, WHITE
    return WHITE, WHITE


def painted(content, scene, tint, group="default", rendering="unset"):
    """Premultiplied RGBA of a single layer after the mode. `content` is premultiplied RGBA."""
    if rendering == "fullColor":
        if not scene.startswith("watch"):
            return content
        rendering = "unset"
    default, accent = colours(scene, tint, group, rendering)
    takes_accent = {
        "unset": group == "accent",
        "accented": True,
        "desaturated": False,
        "accentedDesaturated": True,
    }[rendering]
    flat = accent if takes_accent else default
    alpha = luma(content) if "esaturated" in rendering else content[..., 3]
    return np.concatenate([flat * alpha[..., None], alpha[..., None]], axis=-1)
