# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""App icons: the dark plate, the tinted and the clear forms. Unmasked, opaque RGB."""

import numpy as np

from .colour import LUMA, lerp, over_opaque, vertical_gradient
from .figures import DEFAULTS

WHITE = np.ones(3)


def plate(height, width, figures=DEFAULTS):
    """The dark gradient, also that of `home-tinted`."""
    return vertical_gradient(figures.plate_top, figures.plate_bottom, height, width)


def dark(content, figures=DEFAULTS):
    """Premultiplied RGBA over the dark gradient."""
    return over_opaque(content, plate(*content.shape[:2], figures))


def painted(content, scene, tint, blurred, weights=LUMA, figures=DEFAULTS):
    """Opaque RGB of an icon scene from premultiplied RGBA `content`.

    `icon-light` is the picture itself and only meant where it is opaque.
    """
    if scene == "icon-light":
        return content[..., :3]
    picture = dark(content, figures)
    if scene == "icon-dark":
        return picture
    grey = (picture @ weights)[..., None]
    if scene == "icon-tinted":
        return tint * grey
    if scene == "icon-tinted-light":
        lightening = np.array([
            figures.icon_tint_lightening_red, figures.icon_tint_lightening_green,
            figures.icon_tint_lightening_blue])
        return lerp(lerp(tint, WHITE, lightening), WHITE, grey)
    raised = {
        "icon-clear-dark": figures.icon_clear_dark_lift,
        "icon-clear-light": figures.icon_clear_light_lift,
    }[scene]
    return lerp(blurred, lerp(grey, 1.0, raised), figures.icon_glass)
