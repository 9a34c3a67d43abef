# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The parameters of the model that Apple does not document, named as `--set` names them."""

from dataclasses import dataclass, field

import numpy as np

from .colour import parsed


def colour(text):
    return field(default_factory=lambda: parsed(text))


@dataclass(frozen=True)
class Figures:
    """Defaults. A field is the option's name with `_` for `-`."""

    material_radius: float = 10
    material_lift: float = 0.22
    material_luma: float = 0.86
    material_chroma: float = 1.14
    vibrant_constant: float = 0.77
    vibrant_strength: float = 0.5
    vibrant_luma: float = 0.2
    vibrant_chroma: float = 0.95
    vibrant_hero: float = 1.2
    light_material_lift: float = 0.0
    light_material_luma: float = 0.88
    light_material_chroma: float = 1.14
    light_vibrant_constant: float = 0.4
    monochrome_chroma: float = 0.88
    light_wallpaper: float = 0.9
    tint_pull_floor: float = 0.05
    tint_pull_bend: float = 0.2
    reduce_transparency: bool = False
    opaque_luma_share: float = 0.7
    accessory_background: float = 0.0
    accessory_opacity: float = 0.1
    plate_top: np.ndarray = colour("#313131")
    plate_bottom: np.ndarray = colour("#141414")
    glass_dark_offset: float = 0.10
    glass_dark_slope: float = 0.37
    glass_radius: float = 12
    glass_backdrop_chroma: float = 0.1
    clear_light_glass: float = 0.30
    top_light: float = 0.10
    mac_lift: float = 0.17
    mac_luma: float = 0.48
    mac_chroma: float = 0.77
    mac_radius: float = 57
    standby_size: float = 0.903
    corner_size: float = 0.225
    corner_exponent: float = 2.8
    always_on_wallpaper: float = 0.33
    always_on_dimming: float = 0.6
    smart_stack_plate: np.ndarray = colour("#1C1C1E")
    activity_brightness: float = 0.943
    activity_light_glass: float = 0.6
    carplay_plate: np.ndarray = colour("#9DBEF5")
    carplay_tint: float = 0.6
    icon_glass: float = 0.85
    icon_tint_lightening_red: float = 0.10
    icon_tint_lightening_green: float = 0.15
    icon_tint_lightening_blue: float = 0.30
    icon_clear_dark_lift: float = 0.10
    icon_clear_light_lift: float = 0.46


DEFAULTS = Figures()

# What the description of the model prints beside a default: name, low, high, standing.
RANGES = [
    ("material-radius", 5, 30, "Calibrated"),
    ("material-lift", 0.11, 0.25, "Calibrated"),
    ("material-luma", 0.74, 0.90, "Calibrated"),
    ("material-chroma", 1.0, 1.25, "Calibrated"),
    ("vibrant-constant", 0.74, 0.93, "Calibrated"),
    ("accessory-background", 0, 0.1, "Calibrated"),
    ("accessory-opacity", 0.085, 0.1, "Reported"),
    ("glass-dark-offset", 0.07, 0.14, "Calibrated"),
    ("glass-dark-slope", 0.30, 0.45, "Calibrated"),
    ("glass-radius", 4, 20, "Calibrated"),
    ("glass-backdrop-chroma", 0, 0.5, "Assumed"),
    ("clear-light-glass", 0.15, 0.45, "Assumed"),
    ("top-light", 0, 0.102, "Calibrated"),
    ("mac-lift", 0.13, 0.25, "Calibrated"),
    ("mac-luma", 0.40, 0.55, "Calibrated"),
    ("mac-chroma", 0.65, 0.85, "Calibrated"),
    ("mac-radius", 48, 65, "Calibrated"),
    ("standby-size", 0.85, 0.93, "Calibrated"),
    ("corner-size", 0.20, 0.24, "Calibrated"),
    ("corner-exponent", 2.6, 3.0, "Calibrated"),
    ("always-on-wallpaper", 0.2, 0.5, "Assumed"),
    ("always-on-dimming", 0.4, 0.8, "Assumed"),
    ("activity-brightness", 0.94, 1, "Calibrated"),
    ("activity-light-glass", 0.3, 0.9, "Assumed"),
    ("carplay-tint", 0.4, 1, "Assumed"),
    ("icon-glass", 0.6, 1, "Assumed"),
    ("icon-tint-lightening-red", 0, 0.4, "Calibrated"),
    ("icon-tint-lightening-green", 0, 0.4, "Calibrated"),
    ("icon-tint-lightening-blue", 0, 0.4, "Calibrated"),
]

PRINTED = [
    (name, getattr(DEFAULTS, name.replace("-", "_")), low, high, standing)
    for name, low, high, standing in RANGES
]
