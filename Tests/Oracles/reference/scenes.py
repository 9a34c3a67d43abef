# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Every built-in scene for one flat picture, as opaque RGB without family and mask."""

from dataclasses import dataclass, field

import numpy as np

from . import accented, icons, vibrant
from .colour import LUMA, clamp, lerp, luma, over, over_opaque, parsed, premultiplied
from .figures import DEFAULTS, Figures

WHITE = np.ones(3)
ALIASES = {"today-view": "home-light", "mac-desktop": "home-light", "carplay": "standby"}
VIBRANT = (
    "lock-screen", "lock-screen-tinted", "lock-screen-always-on", "ipad-lock-screen",
    "mac-desktop-receded",
)
FULL_COLOR = (
    "home-light", "home-dark", "standby", "watch-full-color", "watch-always-on",
    "watch-smart-stack", "today-view", "mac-desktop", "carplay",
)
BANNERS = ("live-activity", "live-activity-light", "live-activity-always-on")
SMALL = ("live-activity-smart-stack", "live-activity-carplay")
ISLANDS = ("dynamic-island-expanded", "dynamic-island-compact", "dynamic-island-minimal")
ACTIVITIES = BANNERS + SMALL + ISLANDS + ("live-activity-standby",)
ACCENTED = (
    "home-tinted", "home-tinted-glass", "home-tinted-legacy", "home-clear-light",
    "home-clear-dark", "watch-accented", "watch-accented-inverted",
)
NIGHT = ("standby-night", "live-activity-standby-night")
ICONS = (
    "icon-light", "icon-dark", "icon-tinted", "icon-tinted-light", "icon-clear-light",
    "icon-clear-dark",
)
WIDGETS = VIBRANT + FULL_COLOR + ACTIVITIES + ACCENTED + NIGHT
SHOWS_WALLPAPER = VIBRANT + (
    "home-light", "home-dark", "today-view", "mac-desktop", "home-tinted-glass",
    "home-tinted-legacy", "home-clear-light", "home-clear-dark",
) + BANNERS + ("live-activity-carplay",)


@dataclass(frozen=True)
class Options:
    """What the command line can say about a scene."""

    tint: np.ndarray = field(default_factory=lambda: parsed("#FF9F0A"))
    group: str = "default"
    rendering: str = "unset"
    background: object = None  # premultiplied RGBA of the canvas' shape, or "accessory"
    figures: Figures = DEFAULTS
    weights: np.ndarray = field(default_factory=lambda: LUMA)
    os: int = 26


def _accessory(scene, shape, figures):
    """AccessoryWidgetBackground: opaque (nearly) black in vibrant, a faint white elsewhere."""
    if scene in VIBRANT:
        pixel = [figures.accessory_background] * 3 + [1.0]
    else:
        pixel = [figures.accessory_opacity] * 4
    return np.broadcast_to(np.array(pixel), shape).copy()


def _plate(scene, tint, blurred, figures):
    """What lies behind the groups of an accented scene."""
    if scene == "home-tinted":
        return icons.plate(*blurred.shape[:2], figures)
    level = luma(blurred)[..., None]
    glass = figures.glass_dark_offset + figures.glass_dark_slope * level
    if scene == "home-tinted-glass":
        hue = tint / luma(tint) if luma(tint) >= 0.05 else WHITE
        return clamp(glass * hue)
    if scene == "home-clear-light":
        return lerp(blurred, WHITE, figures.clear_light_glass)
    if scene == "home-clear-dark":
        return clamp(glass + figures.glass_backdrop_chroma * (blurred - level))
    return np.zeros_like(blurred)


def lit(backdrop, figures=DEFAULTS):
    """A container background (premultiplied RGBA) under the light from the top of iOS 26."""
    height = backdrop.shape[0]
    depth = (np.arange(height) + 0.5) / height
    light = figures.top_light * (1 - clamp((depth - 0.10) / 0.62)) ** 1.75
    white = np.broadcast_to(light[:, None, None], backdrop.shape)
    return over(white, backdrop)


def _full_color(content, scene, wallpaper, blurred, figures, has_background, os):
    if scene in ("home-light", "home-dark"):
        return over_opaque(content, wallpaper)
    if scene == "live-activity-carplay":
        plate = figures.carplay_plate
        if not has_background:
            plate = lerp(plate, figures.smart_stack_plate, figures.carplay_tint)
        return over_opaque(content, np.broadcast_to(plate, wallpaper.shape))
    if scene in ("watch-smart-stack", "live-activity-smart-stack"):
        return over_opaque(content, np.broadcast_to(figures.smart_stack_plate, wallpaper.shape))
    if scene in BANNERS:
        dim = figures.always_on_wallpaper if scene == "live-activity-always-on" else 1
        glass = _plate("home-clear-dark", None, dim * blurred, figures)
        if scene == "live-activity-light":
            glass = lerp(blurred, WHITE, figures.activity_light_glass)
        shown = over_opaque(content, glass)
        shown = figures.activity_brightness * shown if os == 26 else shown
        return figures.always_on_dimming * shown if dim != 1 else shown
    shown = over_opaque(content, np.zeros_like(wallpaper))
    return figures.always_on_dimming * shown if scene == "watch-always-on" else shown


def rendered(straight, scene, wallpaper, blurred=None, options=Options()):
    """Straight RGBA in `scene` on opaque RGB `wallpaper`; opaque RGB of the same size."""
    scene = ALIASES.get(scene, scene)
    blurred = wallpaper if blurred is None else blurred
    content, figures = premultiplied(straight), options.figures
    if scene in ICONS:
        return icons.painted(content, scene, options.tint, blurred, options.weights, figures)
    backdrop = None
    if isinstance(options.background, str):
        backdrop = _accessory(scene, content.shape, figures)
    elif options.background is not None and scene in (
        "home-light", "home-dark", "home-tinted-legacy", "watch-smart-stack", "live-activity",
        "live-activity-light", "live-activity-always-on", "live-activity-standby",
        "live-activity-standby-night") + SMALL:
        backdrop = options.background
        if scene == "live-activity-carplay":
            backdrop = figures.carplay_tint * backdrop
        if options.os == 26 and scene in ("home-light", "home-dark"):
            backdrop = lit(backdrop, figures)
    if scene in ACCENTED and scene != "home-tinted-legacy":
        layer = accented.painted(content, scene, options.tint, options.group, options.rendering)
        layer = layer if backdrop is None else over(layer, backdrop)
        return over_opaque(layer, _plate(scene, options.tint, blurred, figures))
    if backdrop is not None:
        content = over(content, backdrop)
    if scene == "home-tinted-legacy":
        tinted = np.concatenate([content[..., :3] * options.tint, content[..., 3:]], axis=-1)
        return over_opaque(tinted, wallpaper)
    if scene in NIGHT:
        return luma(content)[..., None] * np.array([1.0, 0.0, 0.0])
    if scene not in VIBRANT:
        return _full_color(
            content, scene, wallpaper, blurred, figures, backdrop is not None, options.os)
    if scene == "mac-desktop-receded":
        return vibrant.receded(content, blurred, figures)
    style = "monochrome" if scene == "ipad-lock-screen" else "adaptive"
    hero = options.tint if scene == "lock-screen-tinted" else None
    if scene == "lock-screen-always-on":
        dim = figures.always_on_wallpaper
        shown = vibrant.painted(content, dim * wallpaper, dim * blurred, style, hero, figures)
        return figures.always_on_dimming * shown
    return vibrant.painted(content, wallpaper, blurred, style, hero, figures)
