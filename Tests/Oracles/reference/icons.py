# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""App icons: the dark plate, the tinted and the clear forms. Unmasked, opaque RGB."""

import numpy as np

from .colour import LUMA, lerp, over_opaque, parsed, vertical_gradient

WHITE = np.ones(3)
PLATE = (parsed("#313131"), parsed("#141414"))


def dark(content):
    """Premultiplied RGBA over the dark gradient."""
    height, width = content.shape[:2]
    return over_opaque(content, vertical_gradient(*PLATE, height, width))


def painted(content, scene, tint, blurred, weights=LUMA, glass=0.85):
    """Opaque RGB of an icon scene from premultiplied RGBA `content`.

    `icon-light` is the picture itself and only meant where it is opaque.
    """
    if scene == "icon-light":
        return content[..., :3]
    picture = dark(content)
    if scene == "icon-dark":
        return picture
    grey = (picture @ weights)[..., None]
    if scene == "icon-tinted":
        return tint * grey
    if scene == "icon-tinted-light":
        return lerp(lerp(tint, WHITE, 0.15), WHITE, grey)
    raised = {"icon-clear-dark": 0.10, "icon-clear-light": 0.46}[scene]
    return lerp(blurred, lerp(grey, 1.0, raised), glass)
