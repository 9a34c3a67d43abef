# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""App icons: the dark plate, the tinted and the clear forms. Unmasked, opaque RGB."""

import numpy as np

from .colour import LUMA, lerp, over_opaque, vertical_gradient
from .figures import DEFAULTS
from listed import SCENES

WHITE = np.ones(3)


def plate(height, width, figures=DEFAULTS):
    """The dark gradient, also that of the tinted Home Screen."""
    return vertical_gradient(figures.plate_top, figures.plate_bottom, height, width)


def dark(content, figures=DEFAULTS):
    """Premultiplied RGBA over the dark gradient."""
    return over_opaque(content, plate(*content.shape[:2], figures))


def painted(content, scene, tint, blurred, weights=LUMA, figures=DEFAULTS):
    """Opaque RGB of an icon scene from premultiplied RGBA `content`.

    The light icon is the picture itself and only meant where it is opaque.
    """
    if scene == SCENES.icon_light:
        return content[..., :3]
    picture = dark(content, figures)
    if scene == SCENES.icon_dark:
        return picture
    grey = (picture @ weights)[..., None]
    if scene == SCENES.icon_tinted:
        return tint * grey
    if scene == SCENES.icon_tinted_light:
        lightening = np.array([
            figures.icon_tint_lightening_red, figures.icon_tint_lightening_green,
            figures.icon_tint_lightening_blue])
        return lerp(lerp(tint, WHITE, lightening), WHITE, grey)
    raised = {
        SCENES.icon_clear_dark: figures.icon_clear_dark_lift,
        SCENES.icon_clear_light: figures.icon_clear_light_lift,
    }[scene]
    return lerp(blurred, lerp(grey, 1.0, raised), figures.icon_glass)
