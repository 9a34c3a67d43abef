# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""What scenes make of a picture: the model's formulas, a sample of its ranges each.

Each place is a list of functions (color, alpha) → (the preview, the scene without the picture) in
encoded colours, or in greys alone; the model's defaults first, then the corners of its ranges.
"""

import sys
from pathlib import Path

import numpy as np

from facts import LUMA
from paints import color as parsed

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "Tests/Oracles"))
from reference.figures import DEFAULTS, RANGES  # noqa: E402

ENDS = {name: (low, high) for name, low, high, _ in RANGES}

GREYS = (0.2, 0.3, 0.4)


def lock_screen(grey):
    """Vibrant over a plain grey: lift, luma and constant at their defaults and ends."""

    def sample(lift, slope, constant):
        material = min(1, max(0, lift + slope * grey))
        vibrant = min(1, max(0, constant + 0.4 * grey))

        def render(color, alpha):
            first = grey + (material - grey) * alpha
            out = first + (vibrant - first) * (alpha * (color @ LUMA))
            return out[..., None], np.full(alpha.shape + (1,), grey)

        return render

    corners = zip(ENDS["material-lift"], ENDS["material-luma"])
    defaults = sample(DEFAULTS.material_lift, DEFAULTS.material_luma, DEFAULTS.vibrant_constant)
    return [defaults] + [
        sample(*corner, constant)
        for corner in corners
        for constant in ENDS["vibrant-constant"]
    ]


def painted(behind, ink=None, dimming=(1.0,)):
    """Over colours that an alpha's shape gives; in one ink where there is one; then dimmed."""

    def sample(factor):
        def render(color, alpha):
            scene = behind(alpha.shape)
            source = color if ink is None else np.broadcast_to(ink, color.shape)
            out = scene + (source - scene) * alpha[..., None]
            return out * factor, scene * factor

        return render

    return [sample(factor) for factor in dimming]


def plain(text):
    return lambda shape: np.broadcast_to(parsed(text)[:3], shape + (3,))


def tinted_plate(shape):
    t = ((np.arange(shape[0]) + 0.5) / shape[0])[:, None, None]
    top, bottom = parsed("#313131")[:3], parsed("#141414")[:3]
    return np.broadcast_to(top + (bottom - top) * t, shape + (3,))


def night():
    """Red through a luma mask, over black."""

    def render(color, alpha):
        red = alpha * (color @ LUMA)
        out = np.zeros(color.shape)
        out[..., 0] = red
        return out, np.zeros(color.shape)

    return [render]


BLACK = plain("#000000")
STANDBY = painted(BLACK)
NIGHT = night()
ALWAYS_ON = painted(BLACK, dimming=(0.6, 0.4, 0.8))
HOME_TINTED = painted(tinted_plate, parsed("#FF9F0A")[:3])
WATCH_ACCENTED = painted(BLACK, np.ones(3))
LOCK_SCREEN = {grey: lock_screen(grey) for grey in GREYS}


def home(background):
    """On the widget's own container background."""
    return painted(plain(background))
